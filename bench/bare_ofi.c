/* bare_ofi [latency] [bandwidth]: of wire.c the get of a word, its put with a quiet, and the bandwidth, with nothing
 * but libfabric's reads and writes, over its provider for one machine, whose reads and writes need nobody at the other
 * side. How it is started: bare_pair.h. */
#include "bare_wire.h"

#include <rdma/fabric.h>
#include <rdma/fi_cm.h>
#include <rdma/fi_domain.h>
#include <rdma/fi_endpoint.h>
#include <rdma/fi_rma.h>

static struct {
    struct fi_info *info;
    struct fid_fabric *fabric;
    struct fid_domain *domain;
    struct fid_ep *endpoint;
    struct fid_cq *queue;
    struct fid_av *peers;
    struct fid_mr *memory;
    fi_addr_t peer;
    uint64_t remote, key; /* the other process's table */
} bare;

static void check(int64_t status, const char *what)
{
    if (status) fail("%s: %s", what, fi_strerror((int)-status));
}

/* ---- Start ---- */

static void choose(void)
{
    struct fi_info *hints = fi_allocinfo();
    hints->caps = FI_MSG | FI_RMA;
    hints->mode = FI_CONTEXT;
    hints->ep_attr->type = FI_EP_RDM;
    hints->tx_attr->msg_order = hints->rx_attr->msg_order = FI_ORDER_SAS;
    hints->domain_attr->mr_mode = FI_MR_VIRT_ADDR | FI_MR_ALLOCATED | FI_MR_PROV_KEY;
    hints->fabric_attr->prov_name = strdup("shm");
    check(fi_getinfo(FI_VERSION(1, 17), NULL, NULL, 0, hints, &bare.info), "fi_getinfo");
    fi_freeinfo(hints);
}

static void open_endpoint(void)
{
    struct fi_cq_attr queue = {.format = FI_CQ_FORMAT_DATA};
    struct fi_av_attr peers = {.type = FI_AV_TABLE};
    check(fi_fabric(bare.info->fabric_attr, &bare.fabric, NULL), "fi_fabric");
    check(fi_domain(bare.fabric, bare.info, &bare.domain, NULL), "fi_domain");
    check(fi_endpoint(bare.domain, bare.info, &bare.endpoint, NULL), "fi_endpoint");
    check(fi_cq_open(bare.domain, &queue, &bare.queue, NULL), "fi_cq_open");
    check(fi_av_open(bare.domain, &peers, &bare.peers, NULL), "fi_av_open");
    check(fi_ep_bind(bare.endpoint, &bare.queue->fid, FI_TRANSMIT | FI_RECV), "fi_ep_bind");
    check(fi_ep_bind(bare.endpoint, &bare.peers->fid, 0), "fi_ep_bind");
    check(fi_enable(bare.endpoint), "fi_enable");
}

static void meet_peer(void)
{
    char mine[256] = {0}, theirs[256];
    size_t size = sizeof mine;
    check(fi_getname(&bare.endpoint->fid, mine, &size), "fi_getname");
    tell(mine, sizeof mine);
    hear(theirs, sizeof theirs);
    if (fi_av_insert(bare.peers, theirs, 1, &bare.peer, 0, NULL) != 1) fail("fi_av_insert: not taken");
    table = bare_memory(table_bytes);
    check(fi_mr_reg(bare.domain, table, table_bytes, FI_REMOTE_READ | FI_REMOTE_WRITE, 0, 0, 0, &bare.memory, NULL),
          "fi_mr_reg");
    uint64_t own[2] = {(uintptr_t)table, fi_mr_key(bare.memory)}, other[2];
    tell(own, sizeof own);
    hear(other, sizeof other);
    bare.remote = bare.info->domain_attr->mr_mode & FI_MR_VIRT_ADDR ? other[0] : 0;
    bare.key = other[1];
}

/* ---- Operations ---- */

/* How many have been completed since the last time. */
static size_t progress_some(void)
{
    struct fi_cq_data_entry entries[16];
    ssize_t n = fi_cq_read(bare.queue, entries, 16);
    if (n < 0 && n != -FI_EAGAIN) check(n, "fi_cq_read");
    return n > 0 ? (size_t)n : 0;
}

static void progress(void) { progress_some(); }

/* Starts one. Returns how many have been completed meanwhile. */
static size_t start(char *private, size_t at, size_t size, bool put, struct fi_context *context)
{
    size_t done = 0;
    ssize_t status;
    do {
        status = put ? fi_write(bare.endpoint, private, size, NULL, bare.peer, bare.remote + at, bare.key, context)
                     : fi_read(bare.endpoint, private, size, NULL, bare.peer, bare.remote + at, bare.key, context);
        done += progress_some();
    } while (status == -FI_EAGAIN);
    check(status, put ? "fi_write" : "fi_read");
    return done;
}

/* One behind the other. Of this provider, long writes that are complete are there. */
static void transfer(char *private, size_t size, size_t n, bool put)
{
    static struct fi_context contexts[64];
    size_t done = 0;
    for (size_t k = 0; k < n; k++) done += start(private + k * size, k * size, size, put, &contexts[k % 64]);
    while (done < n) done += progress_some();
}

static void put_word(size_t i, long value)
{
    struct fi_context context;
    for (size_t done = start((char *)&value, i * sizeof value, sizeof value, true, &context); !done;)
        done = progress_some();
}

/* A short write may be complete before it is there: a read behind it is what shows that. */
static void flush(void)
{
    long word;
    transfer((char *)&word, sizeof word, 1, false);
}

static void get(const struct walk *w, size_t n, long *got)
{
    (void)w;
    for (size_t k = 0; k < n; k++) transfer((char *)&got[k], sizeof *got, 1, false);
}

int main(int argc, char **argv)
{
    pair_begin("bare_ofi", argc, argv, 1);
    choose();
    open_endpoint();
    meet_peer();
    pair.progress = progress;
    ways = (struct ways){.transfer = transfer, .put = put_word, .flush = flush, .get = get};
    if (!wants("bandwidth") && !wants("latency")) fail("latency and bandwidth are all that it measures");
    measure();
    return 0;
}
