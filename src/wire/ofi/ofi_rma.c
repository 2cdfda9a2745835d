/* Reads and writes of remote memory by providers that need no remote processor for them. */
#include <stdlib.h>
#include <string.h>

#include <rdma/fi_errno.h>
#include <rdma/fi_rma.h>

#include "base/atomic.h"
#include "ofi_sending.h"

struct moving {                 /* a read or a write under way */
    struct fi_context2 context; /* the provider's; first, because a completion has its address */
    uint32_t *done, *counted;   /* counted: of a write, in its port */
    struct fid_mr *region;      /* of the local memory; NULL if the provider needs none */
};

struct wire_span {
    struct fid_mr *region;
};

/* As it travels, and open. */
struct wire_key {
    uint64_t key, base; /* base: what addresses begin at */
};

/* By words in the names of providers. Other providers emulate it by messages. */
static bool is_one_sided(const char *provider)
{
    static const char *const words[] = {"shm", "verbs", "cxi", "efa"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strstr(provider, words[i])) return true;
    return false;
}

static bool is_shm(const char *provider) { return strstr(provider, "shm"); }

/* Each connection is one queue, whose writes and messages the target sees in order. ofi_rxd uses datagrams. */
static bool is_reliable_verbs(const char *provider)
{
    return strstr(provider, "verbs") && !strstr(provider, "ofi_rxd");
}

/* Returns the size from which a completed write is at the target. Cards do not guarantee this. Over shm the
 * kernel writes within the call, or the other process writes and reports it. A write that shm copies into a buffer is
 * reported earlier. */
static size_t lands_from(const char *provider)
{
    enum { SHM_BUFFERS = 4096 }; /* at most */
    return is_shm(provider) ? SHM_BUFFERS + 1 : SIZE_MAX;
}

/* Writes and messages follow earlier writes. */
#define BEHIND_WRITES ((uint64_t)(FI_ORDER_RMA_WAW | FI_ORDER_SAW))

static struct fi_info *info_with_order(struct fi_info *hints, uint64_t order)
{
    struct fi_info *found = NULL;
    hints->tx_attr->msg_order = hints->rx_attr->msg_order = order;
    return fi_getinfo(OFI_VERSION, NULL, NULL, 0, hints, &found) ? NULL : found;
}

struct fi_info *ofi_rma_info(const struct fi_info *info, enum wire_rma_wish wish)
{
    const char *provider = info->fabric_attr->prov_name;
    bool may_be = wish == WIRE_RMA_ANY || (wish != WIRE_RMA_NONE && is_one_sided(provider));
    bool is_local = info->domain_attr->mr_mode & FI_MR_LOCAL;
    struct fi_info *found = NULL, *hints = may_be ? fi_dupinfo(info) : NULL;
    if (!hints) return NULL;
    hints->caps = FI_MSG | FI_RMA | (info->caps & FI_MULTI_RECV);
    hints->tx_attr->caps = hints->rx_attr->caps = 0; /* the same */
    hints->domain_attr->caps = 0;
    hints->domain_attr->mr_mode = FI_MR_VIRT_ADDR | FI_MR_ALLOCATED | FI_MR_PROV_KEY;
    hints->domain_attr->mr_mode |= is_local ? FI_MR_LOCAL : FI_MR_ENDPOINT; /* no provider is known that needs both */
    const uint64_t sends = FI_ORDER_SAS, reads = sends | FI_ORDER_RMA_RAW;
    if (is_reliable_verbs(provider)) found = info_with_order(hints, reads | BEHIND_WRITES);
    if (!found && !is_shm(provider)) found = info_with_order(hints, reads); /* shm would use messages */
    if (!found) found = info_with_order(hints, sends);
    fi_freeinfo(hints);
    return found;
}

/* libfabric's rules say nothing about the data of a write before a message. A reliable connection of verbs does. */
static bool keeps_order(const struct fi_info *info)
{
    return is_reliable_verbs(info->fabric_attr->prov_name) &&
           (info->tx_attr->msg_order & BEHIND_WRITES) == BEHIND_WRITES &&
           info->ep_attr->max_order_waw_size >= info->ep_attr->max_msg_size;
}

/* The receive side */

static const char *rma_expose(void *at, size_t nbytes, void *key, size_t *size, struct wire_span **span)
{
    struct fid_mr *region;
    const struct fi_domain_attr *has = ofi.info->domain_attr;
    const char *why = ofi_register(at, nbytes, FI_REMOTE_READ | FI_REMOTE_WRITE, &region);
    if (why) return why;
    int status = 0;
    if (has->mr_mode & FI_MR_ENDPOINT) {
        status = fi_mr_bind(region, &ofi.rx.ep->fid, 0);
        if (!status) status = fi_mr_enable(region);
    }
    *span = status ? NULL : malloc(sizeof **span);
    if (!*span) {
        fi_close(&region->fid);
        return status ? ofi_failed("cannot register memory", status) : "out of memory for a key";
    }
    (*span)->region = region;
    struct wire_key made = {.key = fi_mr_key(region), .base = has->mr_mode & FI_MR_VIRT_ADDR ? (uintptr_t)at : 0};
    memcpy(key, &made, *size = sizeof made);
    return NULL;
}

static void rma_hide(struct wire_span *span)
{
    fi_close(&span->region->fid);
    free(span);
}

/* Lanes */

static const char *rma_key_open(struct wire_port *port, const void *key, size_t size, struct wire_key **opened)
{
    (void)port;
    if (size != sizeof **opened) return "libfabric: the key has a wrong size";
    if (!(*opened = malloc(size))) return "out of memory for a key";
    memcpy(*opened, key, size);
    return NULL;
}

static void rma_key_close(struct wire_port *port, struct wire_key *key)
{
    for (int turn = 0; turn < 2; turn++)
        if (port->writes.key[turn] == key) port->writes.key[turn] = NULL;
    free(key);
}

static void moving_free(struct moving *m)
{
    if (m->region) fi_close(&m->region->fid);
    free(m);
}

static enum wire_rma_answer answer_of(struct moving *m, ssize_t status)
{
    if (!status) {
        if (m->counted) ++*m->counted;
        return WIRE_RMA_TAKEN;
    }
    moving_free(m);
    return status == -FI_EAGAIN ? WIRE_RMA_FULL : WIRE_RMA_CANNOT;
}

/* Returns the answer that the caller has to give, if that is not WIRE_RMA_TAKEN. `access` of the local memory: FI_READ
 * or FI_WRITE. Providers keep what they have registered for a while. */
static enum wire_rma_answer moving_make(struct moving **made, const void *local, size_t nbytes, uint64_t access,
                                        uint32_t *done, uint32_t *counted)
{
    struct moving *m = malloc(sizeof *m);
    if (!m) return WIRE_RMA_FULL;
    *made = m;
    *m = (struct moving){.done = done, .counted = counted};
    if (!ofi.registers_local || !ofi_register(local, nbytes, access, &m->region)) return WIRE_RMA_TAKEN;
    free(m);
    return WIRE_RMA_CANNOT;
}

static void *local_description(const struct moving *m) { return m->region ? fi_mr_desc(m->region) : NULL; }

static enum wire_rma_answer rma_put(struct wire_port *port, const struct wire_key *key, size_t offset, const void *from,
                                    size_t nbytes, uint32_t *done)
{
    struct ofi_writes *w = &port->writes;
    struct moving *m;
    enum wire_rma_answer made = moving_make(&m, from, nbytes, FI_WRITE, done, &w->under_way[w->turn]);
    if (made != WIRE_RMA_TAKEN) return made;
    if (nbytes < ofi.lands_from) w->key[w->turn] = key;
    if (nbytes > ofi.behind_size) w->may_be_overtaken[w->turn] = true;
    return answer_of(m, fi_write(port->lane->endpoint.ep, from, nbytes, local_description(m), port->rx,
                                 key->base + offset, key->key, m));
}

static enum wire_rma_answer rma_get(struct wire_port *port, const struct wire_key *key, size_t offset, void *to,
                                    size_t nbytes, uint32_t *done)
{
    struct moving *m;
    enum wire_rma_answer made = moving_make(&m, to, nbytes, FI_READ, done, NULL);
    if (made != WIRE_RMA_TAKEN) return made;
    return answer_of(m, fi_read(port->lane->endpoint.ep, to, nbytes, local_description(m), port->rx, key->base + offset,
                                key->key, m));
}

void ofi_rma_completed(void *context, bool has_failed)
{
    struct moving *m = context;
    if (m->counted) --*m->counted;
    if (!has_failed) store_release(m->done, 1);
    moving_free(m);
}

/* Starts the read behind the writes, at once if it cannot overtake them. The target has applied them when the read has
 * returned. */
static void flush_look(struct wire_port *port)
{
    struct ofi_writes *w = &port->writes;
    uint32_t before = !w->turn;
    bool may_read = w->key[before] && !(w->under_way[before] && w->may_be_overtaken[before]);
    if (may_read) {
        store_relaxed(&w->is_read, 0);
        enum wire_rma_answer read = rma_get(port, w->key[before], 0, &w->byte, sizeof w->byte, &w->is_read);
        if (read == WIRE_RMA_CANNOT) ofi.events.lost("libfabric: cannot read behind the writes of a flush");
        if (read != WIRE_RMA_TAKEN) return;
        w->key[before] = NULL;
    }
    if (w->key[before] || w->under_way[before] || !load_acquire(&w->is_read)) return;
    store_release(w->flushed, 1);
    w->flushed = NULL;
    w->may_be_overtaken[before] = false;
    port->lane->flushes--;
}

static bool rma_flush(struct wire_port *port, uint32_t *done)
{
    struct ofi_writes *w = &port->writes;
    if (w->flushed) return false;
    w->turn = !w->turn;
    w->flushed = done;
    store_relaxed(&w->is_read, 1);
    port->lane->flushes++;
    flush_look(port);
    return true;
}

void ofi_rma_progress(struct wire_lane *lane)
{
    for (uint32_t i = 0; i < lane->n_ports && lane->flushes; i++)
        if (lane->ports[i]->writes.flushed) flush_look(lane->ports[i]);
}

const struct wire_rma *ofi_rma(void)
{
    static struct wire_rma rma = {.expose = rma_expose,
                                  .hide = rma_hide,
                                  .key_open = rma_key_open,
                                  .key_close = rma_key_close,
                                  .put = rma_put,
                                  .get = rma_get,
                                  .flush = rma_flush};
    /* A card reads or writes a word by one access to the memory; over shm the kernel does, by one instruction. */
    rma.keeps_words = is_one_sided(ofi.info->fabric_attr->prov_name);
    rma.keeps_order = keeps_order(ofi.info);
    rma.copies = is_shm(ofi.info->fabric_attr->prov_name);
    ofi.lands_from = lands_from(ofi.info->fabric_attr->prov_name);
    ofi.behind_size = ofi.info->tx_attr->msg_order & FI_ORDER_RMA_RAW ? ofi.info->ep_attr->max_order_raw_size : 0;
    return ofi.has_rma ? &rma : NULL;
}
