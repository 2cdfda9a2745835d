/* Reads and writes of other processes' memory by UCX's transports. */
#include <stdlib.h>
#include <string.h>

#include "base/atomic.h"
#include "ucx.h"

struct wire_span {
    ucp_mem_h memory;
};

struct wire_key {
    ucp_rkey_h rkey;
    uint64_t base; /* where the span begins, there */
};

/* The receive side */

/* As it travels: where the span begins, and behind it what UCX packs. */
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

static const char *rma_expose(void *at, size_t nbytes, void *key, size_t *size, struct wire_span **span)
{
    ucp_mem_h memory;
    ucp_mem_map_params_t params = {.field_mask = UCP_MEM_MAP_PARAM_FIELD_ADDRESS | UCP_MEM_MAP_PARAM_FIELD_LENGTH,
                                   .address = at,
                                   .length = nbytes};
    ucs_status_t status = ucp_mem_map(ucx.context, &params, &memory);
    if (status != UCS_OK) return ucx_failed("cannot register memory", status);
    const char *why = key_pack(memory, at, key, size);
    *span = why ? NULL : malloc(sizeof **span);
    if (!*span) {
        ucp_mem_unmap(ucx.context, memory);
        return why ? why : "out of memory for a key";
    }
    (*span)->memory = memory;
    return NULL;
}

static void rma_hide(struct wire_span *span)
{
    ucp_mem_unmap(ucx.context, span->memory);
    free(span);
}

/* Lanes */

static const char *rma_key_open(struct wire_port *port, const void *key, size_t size, struct wire_key **opened)
{
    uint64_t base;
    if (size <= sizeof base) return "UCX: that is no key";
    struct wire_key *made = malloc(sizeof *made);
    if (!made) return "out of memory for a key";
    memcpy(&base, key, sizeof base);
    made->base = base;
    worker_lock(port->lane->worker);
    ucs_status_t status = ucp_ep_rkey_unpack(port->endpoint, (const char *)key + sizeof base, &made->rkey);
    worker_unlock(port->lane->worker);
    if (status != UCS_OK) {
        free(made);
        return ucx_failed("does not take a key", status);
    }
    *opened = made;
    return NULL;
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

/* What has been started: under way, or over already, or not to be had. */
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

static enum wire_rma_answer rma_put(struct wire_port *port, const struct wire_key *key, size_t offset, const void *from,
                                    size_t nbytes, uint32_t *done)
{
    ucp_request_param_t param = told_by(done);
    worker_lock(port->lane->worker);
    ucs_status_ptr_t request = ucp_put_nbx(port->endpoint, from, nbytes, key->base + offset, key->rkey, &param);
    worker_unlock(port->lane->worker);
    return answer_of(request, done);
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
    rma.reads_words = ucx.is_rma_real;
    return ucx.has_rma ? &rma : NULL;
}
