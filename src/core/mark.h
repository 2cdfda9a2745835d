/* Order and completion. On the direct route both are CPU fences. On a lane, what was sent to one node arrives in order,
 * and what is posted is complete when the lane's low water has passed the context's mark. */
#ifndef HEDDLE_MARK_H
#define HEDDLE_MARK_H

#include "base/atomic.h"
#include "core/core.h"

cold void mark_order(struct context *c);

/* Earlier puts and atomics of this context reach each PE before later ones do. */
always_inline void mark_fence(struct context *c)
{
    fence_puts_in_order();
    if (unlikely(load_relaxed(&c->mark))) mark_order(c);
}

cold void mark_wait(struct context *c);

/* Everything posted on this context is complete and visible to all PEs. */
always_inline void mark_quiet(struct context *c)
{
    fence_puts_complete();
    if (unlikely(load_relaxed(&c->mark))) mark_wait(c);
}

/* The same for what was posted to `npes` listed PEs of the context's team. */
void mark_pe_quiet(struct context *c, const int *target_pes, size_t npes, const char *where);

#endif
