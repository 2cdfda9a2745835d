/* Reads and writes of remote memory by transports of UCX. */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "base/atomic.h"
#include "ucx.h"
#include "ucx_transports.h"

struct wire_span {
    ucp_mem_h memory;
    void *allocated; /* NULL: not allocated by UCX */
    size_t nbytes;
};

struct wire_key {
    ucp_rkey_h rkey;
    uint64_t base; /* address of the span in the other process */
};

/* The receive side */

/* The key in a message: the address of the span, and behind it the packed key of UCX. */
static const char *key_pack(ucp_mem_h memory, const void *at, char *key, size_t *size)
{
    uint64_t base = (uintptr_t)at;
    void *packed;
    size_t length;
    ucs_status_t status = ucp_rkey_pack(ucx.context, memory, &packed, &length);
    if (status != UCS_OK) return ucx_failed("cannot pack a key", status);
    bool fits = length <= WIRE_KEY_SIZE - sizeof base;
    memcpy(key, &base, sizeof base);
    if (fits) memcpy(key + sizeof base, packed, length);
    ucp_rkey_buffer_release(packed);
    *size = sizeof base + length;
    return fits ? NULL : "UCX: its keys are too long: restrict UCX_TLS or UCX_NET_DEVICES";
}

/* UCX unmaps the pages that it has allocated. Keeps their place in the heap reserved; if that fails, nothing is lost
 * yet. */
static void unmap(const struct wire_span *span)
{
    const int reserved = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
    ucp_mem_unmap(ucx.context, span->memory);
    void *kept = span->allocated ? mmap(span->allocated, span->nbytes, PROT_NONE, reserved, -1, 0) : NULL;
    (void)kept;
}

static const char *map(void *at, size_t nbytes, unsigned flags, struct wire_span *span)
{
    ucp_mem_map_params_t params = {.field_mask = UCP_MEM_MAP_PARAM_FIELD_ADDRESS | UCP_MEM_MAP_PARAM_FIELD_LENGTH |
                                                 UCP_MEM_MAP_PARAM_FIELD_FLAGS,
                                   .address = at,
                                   .length = nbytes,
                                   .flags = flags};
    ucs_status_t status = ucp_mem_map(ucx.context, &params, &span->memory);
    if (status != UCS_OK) return ucx_failed("cannot register memory", status);
    span->allocated = flags & UCP_MEM_MAP_ALLOCATE ? at : NULL;
    span->nbytes = nbytes;
    return NULL;
}

static const char *map_and_pack(void *at, size_t nbytes, unsigned flags, void *key, size_t *size,
                                struct wire_span **result)
{
    struct wire_span *span = malloc(sizeof *span);
    if (!span) return "out of memory for a key";
    const char *why = map(at, nbytes, flags, span);
    if (!why && (why = key_pack(span->memory, at, key, size))) unmap(span);
    if (why) free(span);
    else *result = span;
    return why;
}

static const char *rma_expose(void *at, size_t nbytes, void *key, size_t *size, struct wire_span **span)
{
    if (ucx.wish == WIRE_RMA_OWN) return "UCX reaches only what it has made";
    return map_and_pack(at, nbytes, 0, key, size, span);
}

static const char *rma_allocate(void *at, size_t nbytes, void *key, size_t *size, struct wire_span **span)
{
    return map_and_pack(at, nbytes, UCP_MEM_MAP_ALLOCATE | UCP_MEM_MAP_FIXED, key, size, span);
}

static void rma_hide(struct wire_span *span)
{
    unmap(span);
    free(span);
}

/* Lanes */

/* UCX emulates reads and writes by messages where no transport of the endpoint has them, and does not report that. So
 * the transports decide. The endpoint may not have them before a message was acknowledged. */
#if UCP_API_VERSION >= UCP_VERSION(1, 14)
static bool is_one_sided(ucp_ep_h endpoint)
{
    ucp_transport_entry_t entries[32] = {{0}};
    ucp_ep_attr_t has = {.field_mask = UCP_EP_ATTR_FIELD_TRANSPORTS,
                         .transports = {.entries = entries,
                                        .num_entries = sizeof entries / sizeof *entries,
                                        .entry_size = sizeof *entries}};
    if (ucp_ep_query(endpoint, &has) != UCS_OK) return false;
    for (unsigned i = 0; i < has.transports.num_entries && entries[i].transport_name; i++)
        if (transport_is_one_sided(entries[i].transport_name, ucx.wish == WIRE_RMA_OWN)) return true;
    return false;
}
#else
static bool is_one_sided(ucp_ep_h endpoint)
{
    char *info = NULL;
    size_t size;
    FILE *file = open_memstream(&info, &size);
    if (file) ucp_ep_print_info(endpoint, file), fclose(file);
    bool has = info && transports_are_one_sided(info, ucx.wish == WIRE_RMA_OWN);
    free(info);
    return has;
}
#endif

/* The worker's lock is held. */
static bool port_is_one_sided(struct wire_port *port)
{
    if (ucx.wish == WIRE_RMA_ANY) return true;
    if (port->one_sided == ONE_SIDED_UNKNOWN)
        port->one_sided = is_one_sided(port->endpoint) ? ONE_SIDED : NOT_ONE_SIDED;
    return port->one_sided == ONE_SIDED;
}

static const char *key_unpack(struct wire_port *port, const void *packed, ucp_rkey_h *rkey)
{
    if (!port_is_one_sided(port)) return "UCX has only messages for this connection";
    ucs_status_t status = ucp_ep_rkey_unpack(port->endpoint, packed, rkey);
    return status == UCS_OK ? NULL : ucx_failed("does not take a key", status);
}

static const char *rma_key_open(struct wire_port *port, const void *key, size_t size, struct wire_key **opened)
{
    uint64_t base;
    if (size <= sizeof base) return "UCX: the key is too short";
    struct wire_key *made = malloc(sizeof *made);
    if (!made) return "out of memory for a key";
    memcpy(&base, key, sizeof base);
    made->base = base;
    worker_lock(port->lane->worker);
    const char *why = key_unpack(port, (const char *)key + sizeof base, &made->rkey);
    worker_unlock(port->lane->worker);
    if (why) free(made);
    else *opened = made;
    return why;
}

static void rma_key_close(struct wire_port *port, struct wire_key *key)
{
    worker_lock(port->lane->worker);
    ucp_rkey_destroy(key->rkey);
    worker_unlock(port->lane->worker);
    free(key);
}

static void completed(void *request, ucs_status_t status, void *done)
{
    if (status == UCS_OK) store_release((uint32_t *)done, 1);
    else ucx.events.lost(ucx_failed("a transfer failed", status));
    ucp_request_free(request);
}

/* Translates the result of a call that starts a transfer: in progress, already complete, or impossible. */
static enum wire_rma_answer answer_of(ucs_status_ptr_t request, uint32_t *done)
{
    if (UCS_PTR_IS_ERR(request))
        return UCS_PTR_STATUS(request) == UCS_ERR_NO_RESOURCE ? WIRE_RMA_FULL : WIRE_RMA_CANNOT;
    if (!UCS_PTR_IS_PTR(request)) store_release(done, 1);
    return WIRE_RMA_TAKEN;
}

static ucp_request_param_t told_by(uint32_t *done)
{
    return (ucp_request_param_t){.op_attr_mask = UCP_OP_ATTR_FIELD_CALLBACK | UCP_OP_ATTR_FIELD_USER_DATA,
                                 .cb.send = completed,
                                 .user_data = done};
}

/* UCX logs three errors for each source that it cannot register, and loses a request. Therefore such sources are
 * remembered. Pieces of one source become one range. */
static struct refused *refused_near(struct wire_lane *lane, const char *from, const char *to)
{
    for (size_t i = 0; i < REFUSED_RANGES; i++)
        if (from <= lane->refused[i].to && to >= lane->refused[i].from) return &lane->refused[i];
    return NULL;
}

static bool is_refused(struct wire_lane *lane, const char *from, const char *to)
{
    const struct refused *near = lane->n_refused ? refused_near(lane, from, to) : NULL;
    return near && from < near->to && to > near->from;
}

static void refuse(struct wire_lane *lane, const char *from, const char *to)
{
    struct refused *near = refused_near(lane, from, to);
    if (!near) {
        lane->refused[lane->n_refused++ % REFUSED_RANGES] = (struct refused){.from = from, .to = to};
    } else {
        if (from < near->from) near->from = from;
        if (to > near->to) near->to = to;
    }
}

static enum wire_rma_answer rma_put(struct wire_port *port, const struct wire_key *key, size_t offset, const void *from,
                                    size_t nbytes, uint32_t *done)
{
    const char *end = (const char *)from + nbytes;
    ucp_request_param_t param = told_by(done);
    if (is_refused(port->lane, from, end)) return WIRE_RMA_CANNOT;
    worker_lock(port->lane->worker);
    ucs_status_ptr_t request = ucp_put_nbx(port->endpoint, from, nbytes, key->base + offset, key->rkey, &param);
    worker_unlock(port->lane->worker);
    enum wire_rma_answer answer = answer_of(request, done);
    if (answer == WIRE_RMA_CANNOT) refuse(port->lane, from, end);
    return answer;
}

static enum wire_rma_answer rma_get(struct wire_port *port, const struct wire_key *key, size_t offset, void *to,
                                    size_t nbytes, uint32_t *done)
{
    ucp_request_param_t param = told_by(done);
    worker_lock(port->lane->worker);
    ucs_status_ptr_t request = ucp_get_nbx(port->endpoint, to, nbytes, key->base + offset, key->rkey, &param);
    worker_unlock(port->lane->worker);
    return answer_of(request, done);
}

static bool rma_flush(struct wire_port *port, uint32_t *done)
{
    ucp_request_param_t param = told_by(done);
    worker_lock(port->lane->worker);
    ucs_status_ptr_t request = ucp_ep_flush_nbx(port->endpoint, &param);
    worker_unlock(port->lane->worker);
    return answer_of(request, done) == WIRE_RMA_TAKEN;
}

const struct wire_rma *ucx_rma(void)
{
    static struct wire_rma rma = {.expose = rma_expose,
                                  .hide = rma_hide,
                                  .key_open = rma_key_open,
                                  .key_close = rma_key_close,
                                  .put = rma_put,
                                  .get = rma_get,
                                  .flush = rma_flush};
    rma.allocate = ucx.wish == WIRE_RMA_OWN ? rma_allocate : NULL;
    rma.copies = ucx.wish == WIRE_RMA_OWN;
    rma.keeps_words = ucx.wish != WIRE_RMA_ANY;
    return ucx.has_rma ? &rma : NULL;
}
