#include "core/charge.h"

#include "core/peer.h"
#include "core/post.h"

/* Each is issued on a context that request_context chooses, and that context's mark is noted afterwards: its last one,
 * which is of this operation or, if that went over the direct route after all, of another request's. What most requests
 * are is looked at first: new ones, and those whose mark is the context's last. */
always_inline struct context *issuer(struct context *c, bool on_ctx, const request_handle *request, const char *where)
{
    struct context *here = context_issuing(c), *to = on_ctx ? here : load_acquire(&here->twin);
    uint64_t word = *request;
    if (likely(to && (!word || word == load_relaxed(&to->mark)))) return to;
    return request_context(here, on_ctx, request, where);
}

always_inline void note(request_handle *request, const struct context *to, const char *where)
{
    uint64_t mark = load_relaxed(&to->mark), word = *request;
    if (likely(word && word == mark)) return;
    if (likely(mark && !word)) *request = mark;
    else request_note(request, mark, where);
}

/* A word, the way that most take: the request has been charged with one just before, so that its mark includes the
 * batch to which post_word appends. Counted in test/core/posting.c, as are the others. */
always_inline bool charge_word(struct context *c, const void *address, int pe, unsigned op, uint64_t value,
                               const request_handle *request, bool on_ctx)
{
    c = context_issuing_word(c);
    struct context *to = on_ctx ? c : load_acquire(&c->twin);
    return likely(to && *request == load_relaxed(&to->mark)) && post_word(to, address, pe, op, value);
}

/* The first word of a request. */
always_inline bool charge_first_word(struct context *c, const void *address, int pe, unsigned op, uint64_t value,
                                     request_handle *request, bool on_ctx)
{
    c = context_issuing_word(c);
    struct context *to = on_ctx ? c : load_acquire(&c->twin);
    if (*request || !to || !post_word(to, address, pe, op, value)) return false;
    *request = load_relaxed(&to->mark);
    return true;
}

void request_put_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, request_handle *request,
                     const char *where, bool on_ctx)
{
    struct context *to = issuer(c, on_ctx, request, where);
    rma_put_nbi_far(to, dest, source, nbytes, pe, where);
    note(request, to, where);
}

void request_get_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, request_handle *request,
                     const char *where, bool on_ctx)
{
    struct context *to = issuer(c, on_ctx, request, where);
    rma_get_nbi_far(to, dest, source, nbytes, pe, where);
    note(request, to, where);
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
    word_put_signal_nbi(to, dest, source, nbytes, sig_addr, signal, sig_op, pe, where);
    note(request, to, where);
}

#define BITS 8
#include "core/charge_far.h"
#define BITS 16
#include "core/charge_far.h"
#define BITS 32
#include "core/charge_far.h"
#define BITS 64
#include "core/charge_far.h"
