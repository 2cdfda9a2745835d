/* The library's lock for the model: one thread at a time, by either rule; by the biased one there must be one owner at
 * most, or the lock says whose it is, until another one enters. That the real one is as good as this is shown by
 * lock_model.c. */
#ifndef HEDDLE_LOCK_H
#define HEDDLE_LOCK_H

#include "base/atomic.h"

enum gate { GATE_LOCKED, GATE_OPEN, GATE_WANTED };

struct lock {
    uintptr_t gate;
    uint32_t held, is_visited;
};

bool lock_bias_available(void);
void lock_enter(struct lock *lock);
void lock_leave(struct lock *lock);
bool lock_own(struct lock *lock); /* by the biased rule only */
void lock_disown(struct lock *lock);
bool lock_visit(struct lock *lock); /* false: not now */
void lock_visit_end(struct lock *lock);
void lock_visit_end_shared(struct lock *lock);
force_inline bool lock_is_for_several(struct lock *lock) { return load_relaxed(&lock->gate) == GATE_LOCKED; }
void lock_set_rule(struct lock *lock, uintptr_t gate);
uintptr_t lock_own_gate(void);

#endif
