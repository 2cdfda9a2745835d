#include "ext/request_op.h"

#include "memory/device.h"
#include "memory/peer.h"
#include "lane/post.h"

/* A context with whose operations requests are charged: these will be waited for. */
force_inline struct context *charged(struct context *c)
{
    if (unlikely(!load_relaxed(&c->is_waited_by_requests))) store_relaxed(&c->is_waited_by_requests, true);
    return c;
}

/* Each is issued on a context that request_context chooses, and that context's mark is noted afterwards: its last one,
 * which is of this operation or, if that went over the direct route after all, of another request's. What most requests
 * are is looked at first: those that wait for nothing, and those whose mark is the context's last. */
force_inline struct context *issuer(struct context *c, bool on_ctx, const request_handle *request, const char *where)
{
    struct context *here = context_issuing(c), *to = on_ctx ? charged(here) : load_acquire(&here->request_ctx);
    uint64_t word = *request;
    if (likely(to != context_no_request_ctx && (word <= IDLE_MARK || word == load_relaxed(&to->mark)))) return to;
    return request_context(here, on_ctx, request, where);
}

force_inline void note(request_handle *request, const struct context *to, const char *where)
{
    uint64_t mark = load_acquire(&to->mark), word = *request; /* acquire: as in quiet_is_pending */
    if (likely(word && word == mark)) return;
    if (likely(mark && word <= IDLE_MARK)) *request = mark;
    else request_note(request, mark, where);
}

/* The way that most take: the request has been charged with something just before, so that its mark includes the batch
 * to which the functions of post.h append; or it is a new one, which gets that mark first. Another thread may have
 * noted that mark: the acquire pairs with the release in lane_note, so that lane_of finds it opened. Counted in
 * test/lane/posting.c. */
force_inline bool is_last(request_handle *request, const struct context *to)
{
    if (unlikely(*request != load_relaxed(&to->mark))) {
        if (*request) return false;
        *request = load_acquire(&to->mark);
    }
    return true;
}

/* Where that is appended, if it is charged to a request alone; nowhere if a call would have to tell, or if the lane may
 * be another thread's, too. */
force_inline struct context *issuing_alone(void)
{
    if (likely(!load_relaxed(&thread_rule))) return load_acquire(&context_default->request_ctx);
    struct context *shard = load_relaxed(&thread_shard);
    return shard ? load_acquire(&shard->request_ctx) : context_no_request_ctx;
}

typedef void transfer(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where);

/* Issues a put or get. */
force_inline void issue(transfer *move, struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                        request_handle *request, const char *where, bool on_ctx)
{
    struct context *to = issuer(c, on_ctx, request, where);
    move(to, dest, source, nbytes, pe, where);
    note(request, to, where);
}

cold_path static void put_slowest(void *dest, const void *source, size_t nbytes, int pe, request_handle *request,
                                  const char *where)
{
    issue(rma_put_nbi_slow, context_default, dest, source, nbytes, pe, request, where, false);
}

cold_path static void put_slowest_on_ctx(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                                         request_handle *request, const char *where)
{
    issue(rma_put_nbi_slow, c, dest, source, nbytes, pe, request, where, true);
}

static void put_bytes(void *dest, const void *source, size_t nbytes, int pe, request_handle *request, const char *where)
{
    struct context *to = issuing_alone();
    if (unlikely(bulk_is_long(nbytes) || !is_last(request, to) || !post_bytes_fast(to, dest, pe, source, nbytes)))
        put_slowest(dest, source, nbytes, pe, request, where);
}

static void put_bytes_on_ctx(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                             request_handle *request, const char *where)
{
    struct context *to = context_issuing_fast(c);
    if (unlikely(bulk_is_long(nbytes) || !is_last(request, to) || !post_bytes_fast(to, dest, pe, source, nbytes)))
        put_slowest_on_ctx(c, dest, source, nbytes, pe, request, where);
}

void request_put_slow(void *dest, const void *source, size_t nbytes, int pe, request_handle *request, const char *where)
{
    uint64_t value;
    if (nbytes == device_value_size) {
        memcpy(&value, source, sizeof value);
        request_p64_slow(dest, value, pe, request, where);
    } else {
        put_bytes(dest, source, nbytes, pe, request, where);
    }
}

void request_put_on_ctx(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                        request_handle *request, const char *where)
{
    uint64_t value;
    if (nbytes == device_value_size) {
        memcpy(&value, source, sizeof value);
        request_p64_slow_on_ctx(c, dest, value, pe, request, where);
    } else {
        put_bytes_on_ctx(c, dest, source, nbytes, pe, request, where);
    }
}

cold_path void request_put_long_value(struct context *c, void *dest, const void *value, size_t nbytes, int pe,
                                      request_handle *request, const char *where, bool on_ctx)
{
    issue(rma_put, c, dest, value, nbytes, pe, request, where, on_ctx);
}

cold_path static void get_slowest(void *dest, const void *source, size_t nbytes, int pe, request_handle *request,
                                  const char *where)
{
    issue(rma_get_nbi_slow, context_default, dest, source, nbytes, pe, request, where, false);
}

cold_path static void get_slowest_on_ctx(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                                         request_handle *request, const char *where)
{
    issue(rma_get_nbi_slow, c, dest, source, nbytes, pe, request, where, true);
}

void request_get_slow(void *dest, const void *source, size_t nbytes, int pe, request_handle *request, const char *where)
{
    struct context *to = issuing_alone();
    if (unlikely(bulk_is_long(nbytes) || !is_last(request, to) || !post_get_fast(to, source, pe, dest, nbytes)))
        get_slowest(dest, source, nbytes, pe, request, where);
}

void request_get_on_ctx(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                        request_handle *request, const char *where)
{
    struct context *to = context_issuing_fast(c);
    if (unlikely(bulk_is_long(nbytes) || !is_last(request, to) || !post_get_fast(to, source, pe, dest, nbytes)))
        get_slowest_on_ctx(c, dest, source, nbytes, pe, request, where);
}

void request_iput(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  size_t element, int pe, request_handle *request, const char *where, bool on_ctx)
{
    struct context *to = issuer(c, on_ctx, request, where);
    rma_iput(to, dest, source, dst, sst, 1, nelems, element, pe, where);
    note(request, to, where);
}

void request_iget(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  size_t element, int pe, request_handle *request, const char *where, bool on_ctx)
{
    struct context *to = issuer(c, on_ctx, request, where);
    rma_iget_nbi(to, dest, source, dst, sst, 1, nelems, element, pe, where);
    note(request, to, where);
}

void request_put_signal(struct context *c, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
                        uint64_t signal, int sig_op, int pe, request_handle *request, const char *where, bool on_ctx)
{
    struct context *to = issuer(c, on_ctx, request, where);
    signal_put_nbi(to, dest, source, nbytes, sig_addr, signal, sig_op, pe, where);
    note(request, to, where);
}

#define BITS 8
#include "ext/request_op_slow.inl"
#define BITS 16
#include "ext/request_op_slow.inl"
#define BITS 32
#include "ext/request_op_slow.inl"
#define BITS 64
#include "ext/request_op_slow.inl"
