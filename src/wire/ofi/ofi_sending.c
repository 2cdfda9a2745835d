#include "ofi_sending.h"

#include <stdlib.h>
#include <string.h>

#include <rdma/fi_errno.h>

#include "base/atomic.h"

const char *ofi_register(const void *at, size_t nbytes, uint64_t access, struct fid_mr **region)
{
    static uint64_t n_keys; /* for providers that do not make keys themselves */
    int status = fi_mr_reg(ofi.domain, at, nbytes, access, 0, fetch_add(&n_keys, 1), 0, region, NULL);
    return status ? ofi_failed("cannot register memory", status) : NULL;
}

/* ---- Registered blocks ---- */

/* Answers and greetings are short. */
enum { SHORT_COPY = 512, SHORT_BLOCKS = 64, LONG_BLOCKS = 4 };

struct slab {
    struct slab *next;
    struct fid_mr *region;
};

static size_t block_size(bool is_long)
{
    return (sizeof(struct sending) + (is_long ? WIRE_MESSAGE_SIZE : SHORT_COPY) + 15) & ~(size_t)15;
}

static bool blocks_add(struct endpoint *e, bool is_long)
{
    size_t size = block_size(is_long), n = is_long ? LONG_BLOCKS : SHORT_BLOCKS,
           head = (sizeof(struct slab) + 15) & ~15;
    struct slab *slab = malloc(head + n * size);
    if (!slab) return false;
    slab->next = e->slabs;
    const char *why = ofi_register(slab, head + n * size, FI_SEND, &slab->region);
    if (why) {
        ofi.events.lost(why);
        free(slab);
        return false;
    }
    e->slabs = slab;
    for (size_t i = 0; i < n; i++) {
        struct sending *s = (struct sending *)((char *)slab + head + i * size);
        s->description = fi_mr_desc(slab->region);
        s->next = e->blocks[is_long];
        e->blocks[is_long] = s;
    }
    return true;
}

static struct sending *block_take(struct endpoint *e, size_t nbytes)
{
    bool is_long = nbytes > SHORT_COPY;
    if (!e->blocks[is_long] && !blocks_add(e, is_long)) return NULL;
    struct sending *s = e->blocks[is_long];
    e->blocks[is_long] = s->next;
    void *description = s->description;
    *s = (struct sending){.description = description, .block = &e->blocks[is_long]};
    return s;
}

static void slabs_free(struct endpoint *e)
{
    for (struct slab *slab; (slab = e->slabs);) {
        e->slabs = slab->next;
        fi_close(&slab->region->fid);
        free(slab);
    }
}

/* ---- Messages ---- */

/* `copied`: bytes that it sends from a copy. */
static struct sending *sending_new(struct endpoint *e, size_t copied)
{
    if (ofi.registers_local) return block_take(e, copied);
    struct sending *s = malloc(sizeof *s + copied);
    if (s) *s = (struct sending){0};
    return s;
}

void sending_free(struct sending *s)
{
    if (!s->block) {
        free(s);
        return;
    }
    s->next = *s->block;
    *s->block = s;
}

struct sending *sending_make(struct wire_port *port, uint64_t label, const struct wire_message *message, bool *sent)
{
    bool copies = ofi.registers_local || (message->parts[1].nbytes && ofi.info->tx_attr->iov_limit < 2);
    size_t nbytes = wire_message_length(message);
    struct sending *s = sending_new(&port->lane->endpoint, copies ? nbytes : 0);
    if (!s) return NULL;
    s->to = port->rx;
    s->label = label;
    s->port = port;
    s->nbytes = nbytes;
    s->sent = sent;
    if (copies) {
        wire_message_copy(s->copy, message);
        s->parts[0] = (struct iovec){.iov_base = s->copy, .iov_len = nbytes};
        return s;
    }
    for (int k = 0; k < 2; k++)
        s->parts[k] = (struct iovec){.iov_base = (void *)message->parts[k].bytes, .iov_len = message->parts[k].nbytes};
    return s;
}

ssize_t sending_start(struct endpoint *e, struct sending *s)
{
    struct fi_msg message = {.msg_iov = s->parts,
                             .desc = s->description ? &s->description : NULL, /* such a message has one part */
                             .iov_count = s->parts[1].iov_len ? 2 : 1,
                             .addr = s->to,
                             .context = s,
                             .data = s->label};
    ssize_t status = fi_sendmsg(e->ep, &message, FI_REMOTE_CQ_DATA);
    if (!status) e->n_sending++;
    else if (status != -FI_EAGAIN) ofi.events.lost(ofi_failed("cannot send", status));
    return status;
}

void sending_end(struct sending *s)
{
    if (s->sent) *s->sent = true;
    if (s->port) s->port->sending_bytes -= s->nbytes;
    sending_free(s);
}

/* ---- Messages that wait for room ---- */

void backlog_start(struct endpoint *e)
{
    for (struct sending *s; (s = e->backlog);) {
        struct sending *next = s->next; /* before it may be completed */
        ssize_t status = sending_start(e, s);
        if (status == -FI_EAGAIN) return;
        e->backlog = next;
        if (status) sending_end(s);
    }
}

void endpoint_tell(struct endpoint *e, fi_addr_t to, uint64_t label, const void *bytes, size_t nbytes)
{
    if (!e->backlog && nbytes <= ofi.info->tx_attr->inject_size && !fi_injectdata(e->ep, bytes, nbytes, label, to))
        return;
    struct sending *s = sending_new(e, nbytes);
    if (!s) {
        ofi.events.lost("out of memory for an acknowledgement");
        return;
    }
    s->to = to;
    s->label = label;
    s->parts[0] = (struct iovec){.iov_base = s->copy, .iov_len = nbytes};
    memcpy(s->copy, bytes, nbytes);
    if (!e->backlog) e->backlog_last = &e->backlog;
    *e->backlog_last = s;
    e->backlog_last = &s->next;
    backlog_start(e);
}

void sendings_clear(struct endpoint *e)
{
    for (struct sending *s; (s = e->backlog); sending_free(s)) e->backlog = s->next;
    slabs_free(e);
}
