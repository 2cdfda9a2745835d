/* One lock with two rules.
 *
 * Locked: any thread may enter; a futex mutex.
 *
 * Biased: one thread (the owner) enters often, and at most one other (the visitor) seldom. The owner pays two plain
 * stores and a load, no locked instruction:
 *
 *     owner                               visitor
 *     inside = 1                          wanted = 1
 *     (a compiler barrier only)           membarrier: all threads of the process pass a full fence
 *     if wanted: stand back               while inside: wait
 *
 * The invariant: never both. If the owner's load of `wanted` missed the visitor's store, it came before the
 * visitor's membarrier, which then made the owner's earlier store of `inside` visible to the visitor's load. (The
 * full fence that Dekker's hand-over needs on both sides is on the visitor's side alone.) test/base/lock_model.c
 * tries all interleavings. */
#ifndef HEDDLE_LOCK_H
#define HEDDLE_LOCK_H

#include "base/atomic.h"

struct lock {
    uint32_t biased;  /* the rule */
    uint32_t held;    /* locked rule: 0 free, 1 held, 2 held and somebody sleeps */
    uint32_t inside;  /* biased rule: written by the owner */
    uint32_t wanted;  /* biased rule: written by the visitor */
    uint32_t visitor; /* 1 while there is one, or somebody tries to be */
};

/* Can locks be biased on this machine? Registers the process with the kernel. */
bool lock_bias_available(void);

cold void lock_enter_slow(struct lock *lock);
cold void lock_leave_slow(struct lock *lock);
cold void lock_stand_back(struct lock *lock);

always_inline void lock_enter(struct lock *lock)
{
    uint32_t free = 0;
    if (likely(lock->biased)) {
        store_relaxed(&lock->inside, 1);
        __atomic_signal_fence(__ATOMIC_SEQ_CST); /* pairs with the membarrier in lock_visit */
        if (unlikely(load_acquire(&lock->wanted))) lock_stand_back(lock);
    } else if (unlikely(!__atomic_compare_exchange_n(&lock->held, &free, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))) {
        lock_enter_slow(lock);
    }
}

/* Without waiting; false if somebody else is inside, or wants to be. */
always_inline bool lock_try(struct lock *lock)
{
    uint32_t free = 0;
    if (unlikely(!lock->biased))
        return __atomic_compare_exchange_n(&lock->held, &free, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
    store_relaxed(&lock->inside, 1);
    __atomic_signal_fence(__ATOMIC_SEQ_CST); /* pairs with the membarrier in lock_visit */
    if (likely(!load_acquire(&lock->wanted))) return true;
    store_release(&lock->inside, 0);
    return false;
}

always_inline void lock_leave(struct lock *lock)
{
    if (likely(lock->biased)) store_release(&lock->inside, 0); /* pairs with the acquire in lock_visit */
    else if (unlikely(__atomic_exchange_n(&lock->held, 0, __ATOMIC_RELEASE) == 2)) lock_leave_slow(lock);
}

/* Changes the rule, as a visitor: of a lock that nobody owns, or in the owner's own thread. */
void lock_set_rule(struct lock *lock, bool biased);

/* For the visitor of a biased lock, and anybody at a locked one. False: not now. The rule cannot change between the
 * two, because whoever changes it visits, too, and visitors come one at a time. */
bool lock_visit(struct lock *lock);
void lock_visit_end(struct lock *lock);

#endif
