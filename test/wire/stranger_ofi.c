/* A stranger (stranger.h) that has libfabric and the address of a receive endpoint. */
#include <rdma/fi_cm.h>
#include <rdma/fi_endpoint.h>
#include <rdma/fi_errno.h>

#include "stranger.h"

enum { UNNUMBERED = 0, FIRST = 1 }; /* numbers of messages, as in src/wire/ofi/ofi_order.h */

static struct fid_ep *endpoint;
static struct fid_cq *queue;
static fi_addr_t target;
static uint64_t label;
static bool is_welcomed;
static struct {
    char secret[16];
    uint64_t sender;
} welcome; /* as in src/wire/ofi/ofi.c */

static void need(int status)
{
    if (!status) return;
    fprintf(stderr, "libfabric: %s\n", fi_strerror(-status));
    exit(1);
}

static uint64_t label_of(uint32_t receiver, uint32_t number) { return (uint64_t)receiver << 32 | number; }

/* Returns true if a message was sent. */
static bool progress(void)
{
    struct fi_cq_data_entry entry;
    ssize_t n = fi_cq_read(queue, &entry, 1);
    if (n != 1 && n != -FI_EAGAIN) need((int)n);
    if (n == 1 && (entry.flags & FI_RECV)) is_welcomed = true;
    return n == 1 && (entry.flags & FI_SEND);
}

static void send_message(const void *bytes, size_t nbytes)
{
    struct iovec part = {.iov_base = (void *)(uintptr_t)bytes, .iov_len = nbytes};
    struct fi_context2 context;
    struct fi_msg message = {.msg_iov = &part, .iov_count = 1, .addr = target, .context = &context, .data = label};
    ssize_t status;
    while ((status = fi_sendmsg(endpoint, &message, FI_REMOTE_CQ_DATA | FI_COMPLETION)) == -FI_EAGAIN) progress();
    need((int)status);
    while (!progress()) continue;
    stranger.sent++;
}

/* As a lane does. With the job's secret it is welcomed. */
static void greet(const void *secret)
{
    struct {
        char secret[16], address[1000];
    } hello;
    size_t size = sizeof hello.address;
    memcpy(hello.secret, secret, sizeof hello.secret);
    need(fi_getname(&endpoint->fid, hello.address, &size));
    label = label_of(0, UNNUMBERED);
    send_message(&hello, sizeof hello.secret + size);
}

int main(int argc, char **argv)
{
    if (argc != 5) return 2;
    stranger_begin(argv);
    setenv("FI_OFI_RXM_BUFFER_SIZE", "1024", 0); /* both ends of a connection must agree: ofi_provider.c */
    struct fi_info *hints = fi_allocinfo(), *info;
    struct fid_fabric *fabric;
    struct fid_domain *domain;
    struct fid_av *peers;
    hints->caps = FI_MSG;
    hints->mode = FI_CONTEXT | FI_CONTEXT2;
    hints->ep_attr->type = FI_EP_RDM;
    hints->domain_attr->av_type = FI_AV_TABLE;
    hints->domain_attr->cq_data_size = sizeof(uint64_t);
    hints->fabric_attr->prov_name = strdup(stranger.address); /* the provider's name comes first */
    need(fi_getinfo(FI_VERSION(1, 17), NULL, NULL, 0, hints, &info));
    need(fi_fabric(info->fabric_attr, &fabric, NULL));
    need(fi_domain(fabric, info, &domain, NULL));
    need(fi_av_open(domain, &(struct fi_av_attr){.type = FI_AV_TABLE}, &peers, NULL));
    need(fi_cq_open(domain, &(struct fi_cq_attr){.format = FI_CQ_FORMAT_DATA}, &queue, NULL));
    need(fi_endpoint(domain, info, &endpoint, NULL));
    need(fi_ep_bind(endpoint, &queue->fid, FI_TRANSMIT | FI_RECV));
    need(fi_ep_bind(endpoint, &peers->fid, 0));
    need(fi_enable(endpoint));
    need((int)fi_recv(endpoint, &welcome, sizeof welcome, NULL, FI_ADDR_UNSPEC, NULL));
    need(fi_av_insert(peers, stranger.address + strlen(stranger.address) + 1, 1, &target, 0, NULL) == 1 ? 0
                                                                                                        : -FI_EINVAL);
    greet(stranger.secret);
    if (stranger.is_own)
        while (!is_welcomed) progress();
    else stranger_forge(send_message); /* greetings with whatever address */
    label =
        label_of((uint32_t)welcome.sender, FIRST); /* a stranger pretends to be the first sender that the PE knows */
    stranger_forge(send_message);
    stranger_end();
}
