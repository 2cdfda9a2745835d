#include "core/charge.h"

#include "core/issued.h"

/* One operation: its lane, and where its mark goes. With a context to be charged as well it is the context's mark, which
 * lanes note under their locks; ours is read from there. That may be a later one's of another thread, or 0 if somebody
 * has waited for it since: both are right. */
struct charge {
    request_handle *request;
    const char *where;
    struct lane *lane;
    uint64_t own_mark, *mark;
};

static void charge_begin(struct charge *charge, struct context *c, request_handle *request, const char *where,
                         bool on_ctx)
{
    struct issue usual = issue_on(c);
    charge->request = request;
    charge->where = where;
    charge->lane = request_lane(usual.lane, !on_ctx, request, where);
    charge->own_mark = 0;
    charge->mark = on_ctx ? usual.mark : &charge->own_mark;
}

static struct issue issue_of(const struct charge *charge) { return (struct issue){charge->lane, charge->mark}; }

static void charge_end(const struct charge *charge, bool holds)
{
    request_note(charge->request, charge->lane, load_relaxed(charge->mark), holds, charge->where);
}

/* A word, the way that most take: the request is new or has marks on this lane alone. Counted in test/core/posting.c. */
always_inline bool charge_word(struct context *c, const void *address, int pe, unsigned op, uint64_t value,
                               request_handle *request, bool on_ctx)
{
    struct issue to = issue_on(c);
    if (unlikely((word_of(load_relaxed(request)) ^ to.lane->word) & (REQUEST_LANE | REQUEST_KIND))) {
        if (load_relaxed(request)) return false;
        *request = handle_of(to.lane->word);
    }
    uint64_t mark;
    if (unlikely(!post_word(c, to.lane, on_ctx ? to.mark : NULL, &mark, address, pe, op, value))) return false;
    *request = handle_of(mark << REQUEST_SEQUENCE_SHIFT | (uint16_t)word_of(load_relaxed(request)));
    return true;
}

void request_put_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, request_handle *request,
                     const char *where, bool on_ctx)
{
    struct charge charge;
    charge_begin(&charge, c, request, where, on_ctx);
    rma_put_issued(c, issue_of(&charge), dest, source, nbytes, pe, where);
    charge_end(&charge, false);
}

void request_get_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, request_handle *request,
                     const char *where, bool on_ctx)
{
    struct charge charge;
    charge_begin(&charge, c, request, where, on_ctx);
    rma_get_issued(c, issue_of(&charge), dest, source, nbytes, pe, where);
    charge_end(&charge, true);
}

void request_iput(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  size_t element, int pe, request_handle *request, const char *where, bool on_ctx)
{
    struct charge charge;
    charge_begin(&charge, c, request, where, on_ctx);
    rma_iput_issued(c, issue_of(&charge), dest, source, dst, sst, 1, nelems, element, pe, where);
    charge_end(&charge, false);
}

void request_iget(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  size_t element, int pe, request_handle *request, const char *where, bool on_ctx)
{
    struct charge charge;
    charge_begin(&charge, c, request, where, on_ctx);
    rma_iget_issued(c, issue_of(&charge), dest, source, dst, sst, 1, nelems, element, pe, where);
    charge_end(&charge, true);
}

void request_put_signal(struct context *c, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
                        uint64_t signal, int sig_op, int pe, request_handle *request, const char *where, bool on_ctx)
{
    struct charge charge;
    charge_begin(&charge, c, request, where, on_ctx);
    word_put_signal_issued(c, issue_of(&charge), dest, source, nbytes, sig_addr, signal, sig_op, pe, where);
    charge_end(&charge, false);
}

#define BITS 8
#include "core/charge_far.h"
#define BITS 16
#include "core/charge_far.h"
#define BITS 32
#include "core/charge_far.h"
#define BITS 64
#include "core/charge_far.h"
