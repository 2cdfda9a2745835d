#include "ofi_endpoint.h"

#include <pthread.h>
#include <string.h>

#include <rdma/fi_cm.h>
#include <rdma/fi_errno.h>

#include "base/shared_file.h"
#include "ofi_sending.h"

struct buffer {                 /* posted for what comes */
    struct fi_context2 context; /* the provider's while it is posted; first, because a completion has its address */
    char *bytes;
};

/* Held from before an endpoint is bound to ofi.peers until it is enabled, while an endpoint is closed, and by a thread
 * that adds to ofi.peers: shm passes a new address to all bound endpoints, and follows a null pointer in one that is
 * not enabled. With ofi_rxd a poll adds to ofi.peers, too, and the provider takes no lock for that (1.17 to 2.6). It is
 * the innermost lock. It also protects `transmit` and `turn`, and `info` while an endpoint is made.
 */
static pthread_mutex_t peers_lock = PTHREAD_MUTEX_INITIALIZER;

/* Completions */

static ssize_t buffer_post(struct endpoint *e, struct buffer *b)
{
    struct iovec place = {.iov_base = b->bytes, .iov_len = ofi.buffer_size};
    void *description = e->memory_region ? fi_mr_desc(e->memory_region) : NULL;
    struct fi_msg message = {
        .msg_iov = &place, .desc = &description, .iov_count = 1, .addr = FI_ADDR_UNSPEC, .context = b};
    return fi_recvmsg(e->ep, &message, ofi.is_multi ? FI_MULTI_RECV : 0);
}

static void completed(struct endpoint *e, const struct fi_cq_data_entry *entry)
{
    if (entry->flags & (FI_READ | FI_WRITE)) {
        ofi_rma_completed(entry->op_context, false);
        return;
    }
    if (entry->flags & FI_SEND) {
        e->n_sending--;
        sending_end(entry->op_context);
        return;
    }
    struct buffer *b = entry->op_context;
    /* Does not check FI_REMOTE_CQ_DATA: sockets does not set it for messages that had to wait for a buffer. */
    if (entry->flags & FI_RECV) e->received(e, entry->data, ofi.is_multi ? entry->buf : b->bytes, entry->len);
    if (ofi.is_multi && !(entry->flags & FI_MULTI_RECV)) return; /* the buffer has room for more */
    ssize_t status = buffer_post(e, b);
    if (status) ofi.events.lost(ofi_failed("cannot receive", status));
}

/* "libfabric: a transfer failed: Input/output error (remote access error)": the part in brackets is the provider's. */
static void write_text_of(struct fid_cq *queue, const struct fi_cq_err_entry *error, char *text, size_t size)
{
    bool is_transfer = error->flags & (FI_READ | FI_WRITE);
    const char *more = error->prov_errno ? fi_cq_strerror(queue, error->prov_errno, error->err_data, NULL, 0) : NULL;
    snprintf(text, size, "libfabric: %s: %s%s%s%s", is_transfer ? "a transfer failed" : "a connection broke",
             fi_strerror(error->err), more ? " (" : "", more ? more : "", more ? ")" : "");
}

/* Only failed sends and transfers have a context of ours. A provider may return its own for other operations. */
static void completed_badly(struct endpoint *e)
{
    struct fi_cq_err_entry error = {0};
    char text[512];
    if (fi_cq_readerr(e->queue, &error, 0) < 1) return;
    write_text_of(e->queue, &error, text, sizeof text);
    ofi.events.lost(text);
    if (error.flags & (FI_READ | FI_WRITE)) {
        ofi_rma_completed(error.op_context, true);
    } else if (error.flags & FI_SEND) {
        e->n_sending--;
        sending_end(error.op_context);
    }
}

void sends_look(struct endpoint *e)
{
    uint64_t failed = e->sends ? fi_cntr_readerr(e->sends) : 0;
    if (failed == e->failed_sends) return;
    e->failed_sends = failed;
    ofi.events.lost("libfabric: a connection broke: a message could not be sent");
}

static ssize_t queue_read(struct endpoint *e, struct fi_cq_data_entry *entries, size_t most)
{
    if (!ofi.polls_add_peers) return fi_cq_read(e->queue, entries, most);
    pthread_mutex_lock(&peers_lock);
    ssize_t n = fi_cq_read(e->queue, entries, most);
    pthread_mutex_unlock(&peers_lock);
    return n;
}

bool endpoint_progress(struct endpoint *e)
{
    enum { LOOKS = 64 }; /* empty ones for each into the counter, which costs about as much as one */
    struct fi_cq_data_entry entries[16];
    ssize_t n = queue_read(e, entries, sizeof entries / sizeof *entries);
    if (n == -FI_EAVAIL) completed_badly(e);
    if (n == -FI_EAGAIN && !(++e->empty_looks % LOOKS)) sends_look(e);
    for (ssize_t i = 0; i < n; i++) completed(e, &entries[i]);
    backlog_start(e);
    return n > 0;
}

/* Making and closing */

void endpoint_close(struct endpoint *e)
{
    enum { PATIENCE = 10000, UNREAD = 512 };
    /* All messages have arrived; the provider only has to report their completion. */
    for (int looks = 0; e->n_sending && looks < PATIENCE; looks++) endpoint_progress(e);
    /* The provider may have unread messages of its own. A poll reads at least one. ofi_rxm (1.17 to 2.6) uses a freed
     * connection if one is left when the endpoint is closed. An endpoint has buffers if it was started. */
    for (int looks = 0; e->buffers && looks < UNREAD; looks++) endpoint_progress(e);
    pthread_mutex_lock(&peers_lock);
    if (e->ep) fi_close(&e->ep->fid);
    pthread_mutex_unlock(&peers_lock);
    if (e->sends) fi_close(&e->sends->fid);
    if (e->queue) fi_close(&e->queue->fid);
    sendings_clear(e);
    if (e->memory_region) fi_close(&e->memory_region->fid);
    free(e->buffers);
    free(e->memory);
    *e = (struct endpoint){0};
}

const char *endpoint_queue_open(struct endpoint *e, enum fi_wait_obj wait)
{
    struct fi_cq_attr attributes = {.format = FI_CQ_FORMAT_DATA, .wait_obj = wait};
    int status = fi_cq_open(ofi.domain, &attributes, &e->queue, NULL);
    return status ? ofi_failed("cannot make a completion queue", status) : NULL;
}

/* Returns the next shared transmit context; NULL if the provider has none. */
static const char *transmit_share(struct fid_stx **result)
{
    const struct fi_domain_attr *has = ofi.info->domain_attr;
    if (has->max_ep_stx_ctx < 2 || !has->tx_ctx_cnt) return NULL;
    struct fid_stx **stx = &ofi.transmit[ofi.turn++ % min_size(has->tx_ctx_cnt, OFI_LANES)];
    int status = *stx ? 0 : fi_stx_context(ofi.domain, NULL, stx, NULL);
    *result = *stx;
    return status ? ofi_failed("cannot make a shared transmit context", status) : NULL;
}

/* The provider shm keeps an endpoint in a file of /dev/shm. It names the file by the process and a counter. A file of
 * that name may exist: from a killed process with the same number, or from a process of another container. Then the
 * endpoint cannot be made, or the process ends by SIGBUS (libfabric 1.17 to 2.6). Therefore the name is ours. So is the
 * check for room: libfabric checks it once, for one endpoint of each processor. */
static const char *endpoint_name(struct endpoint *e)
{
    char name[128] = "fi_shm://";
    size_t length = strlen(name);
    if (ofi.info->addr_format != FI_ADDR_STR || !strstr(ofi.info->fabric_attr->prov_name, "shm")) return NULL;
    if (!shared_file_name(name + length, sizeof name - length)) return "the system has no random numbers";
    if (shared_file_room() < SHM_ENDPOINT_BYTES)
        return SHARED_FILE_FOLDER " has less than 16 MiB left (docker: --shm-size)";
    int status = fi_setname(&e->ep->fid, name, strlen(name) + 1);
    return status ? ofi_failed("cannot name an endpoint", status) : NULL;
}

/* A provider without counters reports failed sends otherwise. */
static int sends_count(struct endpoint *e)
{
    struct fi_cntr_attr attributes = {.events = FI_CNTR_EVENTS_COMP, .wait_obj = FI_WAIT_NONE};
    if (!strstr(ofi.info->fabric_attr->prov_name, "ofi_rxm")) return 0;
    if (fi_cntr_open(ofi.domain, &attributes, &e->sends, NULL)) return 0;
    return fi_ep_bind(e->ep, &e->sends->fid, FI_SEND);
}

/* Under peers_lock. */
static const char *endpoint_make(struct endpoint *e)
{
    struct fid_stx *transmit = NULL;
    const char *why = transmit_share(&transmit);
    if (why) return why;
    size_t alone = ofi.info->ep_attr->tx_ctx_cnt;
    if (transmit) ofi.info->ep_attr->tx_ctx_cnt = FI_SHARED_CONTEXT;
    int status = fi_endpoint(ofi.domain, ofi.info, &e->ep, NULL);
    ofi.info->ep_attr->tx_ctx_cnt = alone;
    if (!status && (why = endpoint_name(e))) return why;
    if (!status && transmit) status = fi_ep_bind(e->ep, &transmit->fid, 0);
    if (!status) status = fi_ep_bind(e->ep, &e->queue->fid, FI_TRANSMIT | FI_RECV);
    if (!status) status = sends_count(e);
    if (!status) status = fi_ep_bind(e->ep, &ofi.peers->fid, 0);
    if (!status) status = fi_enable(e->ep);
    return status ? ofi_failed("cannot make an endpoint", status) : NULL;
}

static const char *buffers_post(struct endpoint *e)
{
    size_t least = WIRE_MESSAGE_SIZE;
    if (ofi.is_multi) fi_setopt(&e->ep->fid, FI_OPT_ENDPOINT, FI_OPT_MIN_MULTI_RECV, &least, sizeof least);
    e->buffers = calloc(ofi.n_buffers, sizeof *e->buffers);
    e->memory = malloc(ofi.n_buffers * ofi.buffer_size);
    if (!e->buffers || !e->memory) return "out of memory for an endpoint";
    const char *why = NULL;
    if (ofi.registers_local) why = ofi_register(e->memory, ofi.n_buffers * ofi.buffer_size, FI_RECV, &e->memory_region);
    if (why) return why;
    for (size_t i = 0; i < ofi.n_buffers; i++) {
        e->buffers[i].bytes = e->memory + i * ofi.buffer_size;
        ssize_t status = buffer_post(e, &e->buffers[i]);
        if (status) return ofi_failed("cannot receive", status);
    }
    return NULL;
}

const char *endpoint_open(struct endpoint *e)
{
    pthread_mutex_lock(&peers_lock);
    const char *why = endpoint_make(e);
    pthread_mutex_unlock(&peers_lock);
    if (!why) why = buffers_post(e);
    if (why) endpoint_close(e);
    return why;
}

/* Addresses */

int peer_add(const void *address, size_t size, fi_addr_t *index)
{
    char padded[WIRE_ADDRESS_SIZE] = {0};
    memcpy(padded, address, min_size(size, sizeof padded));
    pthread_mutex_lock(&peers_lock);
    int n = fi_av_insert(ofi.peers, padded, 1, index, 0, NULL);
    pthread_mutex_unlock(&peers_lock);
    return n == 1 ? 0 : n < 0 ? n : -FI_EINVAL;
}
