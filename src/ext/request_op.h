/* Operations that are charged to a request: those of rma.h, amo.h and word.h, with a request instead of the context to
 * wait for. With `on_ctx` they are also charged to the context, whose quiet then completes them as well. On the direct
 * route an operation is done when it returns, and the request merely exists. Operations charged to a request alone use
 * the default context: functions with _slow need no further argument. */
#ifndef HEDDLE_REQUEST_OP_H
#define HEDDLE_REQUEST_OP_H

#include "op/amo.h"
#include "context/request.h"
#include "op/rma.h"
#include "op/signal.h"

#define BITS 8
#include "ext/request_op_width.inl"
#define BITS 16
#include "ext/request_op_width.inl"
#define BITS 32
#include "ext/request_op_width.inl"
#define BITS 64
#include "ext/request_op_width.inl"
#include "lane/bulk.h"

void request_put_slow(void *dest, const void *source, size_t nbytes, int pe, request_handle *request,
                      const char *where);
void request_put_on_ctx(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                        request_handle *request, const char *where);
void request_get_slow(void *dest, const void *source, size_t nbytes, int pe, request_handle *request,
                      const char *where);
void request_get_on_ctx(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                        request_handle *request, const char *where);

force_inline void request_put(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                              request_handle *request, const char *where, bool on_ctx)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_span_is_near(c, at, nbytes)) {
        request_exists(request);
        copy_bytes(rma_near(c, at), source, nbytes);
    } else if (on_ctx) {
        request_put_on_ctx(c, dest, source, nbytes, pe, request, where);
    } else {
        request_put_slow(dest, source, nbytes, pe, request, where);
    }
}

void request_put_long_value(struct context *c, void *dest, const void *value, size_t nbytes, int pe,
                            request_handle *request, const char *where, bool on_ctx);

/* Puts a parameter of the caller, which exists only during the call. */
force_inline void request_put_value(struct context *c, void *dest, const void *value, size_t nbytes, int pe,
                                    request_handle *request, const char *where, bool on_ctx)
{
    if (unlikely(bulk_is_long(nbytes))) request_put_long_value(c, dest, value, nbytes, pe, request, where, on_ctx);
    else request_put(c, dest, value, nbytes, pe, request, where, on_ctx);
}

force_inline void request_get(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                              request_handle *request, const char *where, bool on_ctx)
{
    struct place at = rma_place(c, source, pe);
    if (rma_span_is_near(c, at, nbytes)) {
        request_exists(request);
        copy_bytes(dest, rma_near(c, at), nbytes);
    } else if (on_ctx) {
        request_get_on_ctx(c, dest, source, nbytes, pe, request, where);
    } else {
        request_get_slow(dest, source, nbytes, pe, request, where);
    }
}

void request_iput(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  size_t element, int pe, request_handle *request, const char *where, bool on_ctx);
void request_iget(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  size_t element, int pe, request_handle *request, const char *where, bool on_ctx);
void request_put_signal(struct context *c, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
                        uint64_t signal, int sig_op, int pe, request_handle *request, const char *where, bool on_ctx);

#endif
