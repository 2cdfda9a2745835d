/* Order and completion. On the direct route both are CPU fences. On a lane, what was sent to one node arrives in order,
 * and what is posted is complete when the lane's low water has passed the context's mark. */
#ifndef HEDDLE_MARK_H
#define HEDDLE_MARK_H

#include "base/atomic.h"
#include "core/core.h"

/* Has this context posted what may not be complete? If not, what it has posted is, and results are here, whichever
 * thread has waited for them: pairs with the compare_exchange in mark_wait. */
always_inline bool mark_is_set(const struct context *c) { return load_acquire(&c->mark); }

cold void mark_fence_slow(struct context *c);

/* Earlier puts and atomics of this context reach each PE before later ones do. */
always_inline void mark_fence(struct context *c)
{
    fence_puts_in_order();
    if (unlikely(mark_is_set(c))) mark_fence_slow(c);
}

/* What the context itself has posted is complete; not what registered threads have, for the default one. Visiting: by a
 * thread that may not use the context. */
cold void mark_wait(struct context *c);
void mark_wait_visiting(struct context *c);

cold void mark_quiet_slow(struct context *c);

/* Everything posted on this context is complete and visible to all PEs. */
always_inline void mark_quiet(struct context *c)
{
    fence_puts_complete();
    if (unlikely(mark_is_set(c))) mark_quiet_slow(c);
}

/* The same for what was posted to `npes` listed PEs of the context's team. */
void mark_pe_quiet(struct context *c, const int *target_pes, size_t npes, const char *where);

/* Without waiting: 1 if a quiet, or a fence, would not have to wait; else 0. */
int mark_quiet_test(struct context *c);
int mark_fence_test(struct context *c);

/* The sources of all puts may be reused. */
void mark_local_complete(struct context *c);

/* Everything posted on these contexts: all are on their way before the first is waited for. */
void mark_quiet_all(const context_handle *contexts, size_t n, const char *where);

#endif
