/* Order and completion. On the direct route both are CPU fences. On a lane, messages to one node arrive in order, and
 * operations are complete when the low water of the lane has passed the context's mark. */
#ifndef HEDDLE_QUIET_H
#define HEDDLE_QUIET_H

#include "base/atomic.h"
#include "core/core.h"

/* Returns true if operations of this context may be incomplete. If false, all are complete and results are visible,
 * whichever thread has waited for them: pairs with the compare_exchange in quiet_wait. */
force_inline bool quiet_is_pending(const struct context *c) { return load_acquire(&c->mark); }

cold_path void quiet_fence_slow(struct context *c);

/* Earlier puts and atomics of this context reach each PE before later ones do. */
force_inline void quiet_fence(struct context *c)
{
    fence_puts_in_order();
    if (unlikely(quiet_is_pending(c))) quiet_fence_slow(c);
}

/* Completes the operations of the context itself; for the default context, not those of registered threads. Visiting:
 * by a thread that may not use the context. */
cold_path void quiet_wait(struct context *c);
void quiet_wait_visiting(struct context *c);

cold_path void quiet_complete_slow(struct context *c);

/* Completes all operations of this context and makes them visible to all PEs. */
force_inline void quiet_complete(struct context *c)
{
    fence_puts_complete();
    if (unlikely(quiet_is_pending(c))) quiet_complete_slow(c);
}

/* Completes the operations on `npes` listed PEs of the context's team. */
void quiet_pes(struct context *c, const int *target_pes, size_t npes, const char *where);
void quiet_fence_pes(struct context *c, const int *target_pes, size_t npes, const char *where);

/* Returns 1 if a quiet, or a fence, would not have to wait; else 0. */
int quiet_test(struct context *c);
int quiet_fence_test(struct context *c);

/* For calls of programs, which may repeat them at once: calls context_not_yet. */
int quiet_poll(struct context *c);
int quiet_fence_poll(struct context *c);

/* Waits until the sources of all puts may be reused. */
void quiet_local(struct context *c);

/* Completes the operations of these contexts. Sends all of them before it waits for the first. */
void quiet_contexts(const context_handle *contexts, size_t n, const char *where);

#endif
