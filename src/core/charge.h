/* Operations that are charged to a request: those of rma.h, amo.h and word.h, with a request instead of the context to
 * wait for. With `on_ctx` they are charged to the context as well, whose quiet completes them, too. On the direct route
 * an operation is done when it returns, and the request merely exists. */
#ifndef HEDDLE_CHARGE_H
#define HEDDLE_CHARGE_H

#include "core/amo.h"
#include "core/request.h"
#include "core/rma.h"
#include "core/word.h"

#define BITS 8
#include "core/charge_width.h"
#define BITS 16
#include "core/charge_width.h"
#define BITS 32
#include "core/charge_width.h"
#define BITS 64
#include "core/charge_width.h"

void request_put_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, request_handle *request,
                     const char *where, bool on_ctx);
void request_get_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, request_handle *request,
                     const char *where, bool on_ctx);

always_inline void request_put(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                               request_handle *request, const char *where, bool on_ctx)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_span_is_near(c, at, nbytes)) {
        request_exists(request);
        rma_copy(rma_near(c, at), source, nbytes);
    } else if (nbytes == sizeof(uint64_t)) {
        uint64_t value;
        memcpy(&value, source, sizeof value);
        request_p64_elsewhere(c, dest, value, pe, request, where, on_ctx);
    } else {
        request_put_far(c, dest, source, nbytes, pe, request, where, on_ctx);
    }
}

always_inline void request_get(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                               request_handle *request, const char *where, bool on_ctx)
{
    struct place at = rma_place(c, source, pe);
    if (rma_span_is_near(c, at, nbytes)) {
        request_exists(request);
        rma_copy(dest, rma_near(c, at), nbytes);
    } else {
        request_get_far(c, dest, source, nbytes, pe, request, where, on_ctx);
    }
}

void request_iput(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  size_t element, int pe, request_handle *request, const char *where, bool on_ctx);
void request_iget(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  size_t element, int pe, request_handle *request, const char *where, bool on_ctx);
void request_put_signal(struct context *c, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
                        uint64_t signal, int sig_op, int pe, request_handle *request, const char *where, bool on_ctx);

#endif
