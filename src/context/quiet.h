/* Order and completion. On the direct route both are CPU fences. On a lane, what was sent to one node arrives in order,
 * and what is posted is complete when the lane's low water has passed the context's mark. */
#ifndef HEDDLE_QUIET_H
#define HEDDLE_QUIET_H

#include "base/atomic.h"
#include "core/core.h"

/* Has this context posted what may not be complete? If not, what it has posted is, and results are here, whichever
 * thread has waited for them: pairs with the compare_exchange in quiet_wait. */
force_inline bool quiet_is_pending(const struct context *c) { return load_acquire(&c->mark); }

cold_path void quiet_fence_slow(struct context *c);

/* Earlier puts and atomics of this context reach each PE before later ones do. */
force_inline void quiet_fence(struct context *c)
{
    fence_puts_in_order();
    if (unlikely(quiet_is_pending(c))) quiet_fence_slow(c);
}

/* What the context itself has posted is complete; not what registered threads have, for the default one. Visiting: by a
 * thread that may not use the context. */
cold_path void quiet_wait(struct context *c);
void quiet_wait_visiting(struct context *c);

cold_path void quiet_complete_slow(struct context *c);

/* Everything posted on this context is complete and visible to all PEs. */
force_inline void quiet_complete(struct context *c)
{
    fence_puts_complete();
    if (unlikely(quiet_is_pending(c))) quiet_complete_slow(c);
}

/* The same for what was posted to `npes` listed PEs of the context's team. */
void quiet_pes(struct context *c, const int *target_pes, size_t npes, const char *where);

/* Without waiting: 1 if a quiet, or a fence, would not have to wait; else 0. */
int quiet_test(struct context *c);
int quiet_fence_test(struct context *c);

/* The same for programs, which may repeat them at once: context_not_yet. */
int quiet_poll(struct context *c);
int quiet_fence_poll(struct context *c);

/* The sources of all puts may be reused. */
void quiet_local(struct context *c);

/* Everything posted on these contexts: all are on their way before the first is waited for. */
void quiet_contexts(const context_handle *contexts, size_t n, const char *where);

#endif
