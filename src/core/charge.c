#include "core/charge.h"

#include "core/issued.h"

/* On what most requests are, new ones and those with marks on this lane alone, the lane notes the mark itself. */
always_inline bool is_simple(request_handle *request, const struct lane *lane)
{
    uint64_t word = load_relaxed(request);
    if (likely(request_is_on(word, lane))) return true;
    if (word) return false;
    *request = lane->first;
    return true;
}

/* With a context to be charged as well the lane notes the mark there, under its lock, and the request's is read from
 * there: that may be a later one of another thread, or 0 if somebody has waited for it since, and both are right. */
always_inline void note_as_on_ctx(request_handle *request, const uint64_t *ctx_mark)
{
    uint64_t mark = load_relaxed(ctx_mark);
    if (*request < mark) *request = mark;
}

/* One operation of any request. */
struct charge {
    request_handle *request;
    const char *where;
    struct issue to;
    uint64_t own_mark;
};

static void charge_begin(struct charge *charge, struct context *c, request_handle *request, const char *where,
                         bool on_ctx)
{
    charge->request = request;
    charge->where = where;
    charge->own_mark = 0;
    charge->to = issue_on(c);
    charge->to.lane = request_lane(charge->to.lane, !on_ctx, request, where);
    if (!on_ctx) charge->to.mark = &charge->own_mark;
}

static void charge_end(const struct charge *charge)
{
    request_note(charge->request, load_relaxed(charge->to.mark), charge->where);
}

/* A word, the way that most take. Counted in test/core/posting.c, as are the others. */
always_inline bool charge_word(struct context *c, const void *address, int pe, unsigned op, uint64_t value,
                               request_handle *request, bool on_ctx)
{
    struct issue to = issue_on(c);
    uint64_t mark;
    if (unlikely(!is_simple(request, to.lane))) return false;
    if (unlikely(!post_word(c, to.lane, on_ctx ? to.mark : request, &mark, address, pe, op, value))) return false;
    if (on_ctx) store_relaxed(request, mark);
    return true;
}

cold static void put_slow(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                          request_handle *request, const char *where, bool on_ctx)
{
    struct charge charge;
    charge_begin(&charge, c, request, where, on_ctx);
    rma_put_issued(c, charge.to, dest, source, nbytes, pe, where);
    charge_end(&charge);
}

void request_put_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, request_handle *request,
                     const char *where, bool on_ctx)
{
    struct issue to = issue_on(c);
    if (unlikely(!is_simple(request, to.lane))) {
        put_slow(c, dest, source, nbytes, pe, request, where, on_ctx);
        return;
    }
    rma_put_issued(c, (struct issue){to.lane, on_ctx ? to.mark : request}, dest, source, nbytes, pe, where);
    if (on_ctx) note_as_on_ctx(request, to.mark);
}

cold static void get_slow(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                          request_handle *request, const char *where, bool on_ctx)
{
    struct charge charge;
    charge_begin(&charge, c, request, where, on_ctx);
    rma_get_issued(c, charge.to, dest, source, nbytes, pe, where);
    charge_end(&charge);
}

void request_get_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, request_handle *request,
                     const char *where, bool on_ctx)
{
    struct issue to = issue_on(c);
    if (unlikely(!is_simple(request, to.lane))) {
        get_slow(c, dest, source, nbytes, pe, request, where, on_ctx);
        return;
    }
    rma_get_issued(c, (struct issue){to.lane, on_ctx ? to.mark : request}, dest, source, nbytes, pe, where);
    if (on_ctx) note_as_on_ctx(request, to.mark);
}

void request_iput(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  size_t element, int pe, request_handle *request, const char *where, bool on_ctx)
{
    struct charge charge;
    charge_begin(&charge, c, request, where, on_ctx);
    rma_iput_issued(c, charge.to, dest, source, dst, sst, 1, nelems, element, pe, where);
    charge_end(&charge);
}

void request_iget(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  size_t element, int pe, request_handle *request, const char *where, bool on_ctx)
{
    struct charge charge;
    charge_begin(&charge, c, request, where, on_ctx);
    rma_iget_issued(c, charge.to, dest, source, dst, sst, 1, nelems, element, pe, where);
    charge_end(&charge);
}

void request_put_signal(struct context *c, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
                        uint64_t signal, int sig_op, int pe, request_handle *request, const char *where, bool on_ctx)
{
    struct charge charge;
    charge_begin(&charge, c, request, where, on_ctx);
    word_put_signal_issued(c, charge.to, dest, source, nbytes, sig_addr, signal, sig_op, pe, where);
    charge_end(&charge);
}

#define BITS 8
#include "core/charge_far.h"
#define BITS 16
#include "core/charge_far.h"
#define BITS 32
#include "core/charge_far.h"
#define BITS 64
#include "core/charge_far.h"
