/* One lock with two rules.
 *
 * Locked: any thread may enter; a futex mutex.
 *
 * Biased: one thread at a time (the owner) enters often, and at most one other (the visitor) seldom. The owner pays
 * two plain stores and a load, no locked instruction:
 *
 *     owner                               visitor
 *     inside = 1                          gate = WANTED
 *     (a compiler barrier only)           membarrier: all threads of the process pass a full fence
 *     if gate is WANTED: stand back       while inside: wait
 *
 * Who the owner is, users promise (the gate is OPEN), or the gate says: it is a thread's pointer then, and another
 * thread that would enter comes as a visitor, and leaves the lock to the locked rule.
 *
 * The invariant: never both. If the owner's load of the gate missed the visitor's store, it came before the visitor's
 * membarrier, which then made the owner's earlier store of `inside` visible to the visitor's load. (Dekker's hand-over
 * needs a full fence on both sides; here it is on the visitor's alone.) The rule is a state of the gate, too, so that
 * an owner who comes while a visitor changes it sees that. */
#ifndef HEDDLE_LOCK_H
#define HEDDLE_LOCK_H

#include "base/atomic.h"

/* The locked rule; the biased one, as promised; the same with a visitor. All above is an owner's. */
enum gate { GATE_LOCKED, GATE_OPEN, GATE_WANTED };

struct lock {
    uintptr_t gate;   /* written by the visitor */
    uintptr_t rule;   /* the visitor's: what the gate was before */
    uint32_t inside;  /* biased rule: written by the owner */
    uint32_t held;    /* locked rule: 0 free, 1 held, 2 held and a thread sleeps */
    uint32_t visitor; /* 1 while a visitor is inside or enters */
};

/* True if locks can be biased on this machine. Registers the process with the kernel. */
bool lock_bias_available(void);

cold_path void lock_enter_slow(struct lock *lock);
cold_path void lock_leave_slow(struct lock *lock);

/* The gate for which the calling thread is the owner: an address that no other thread has. Compilers that do not know
 * the thread pointer (GCC for POWER; GCC before 11 for x86-64) take the address of a variable of the thread. */
#if defined(__aarch64__) || defined(__riscv) || (defined(__x86_64__) && (defined(__clang__) || __GNUC__ >= 11))
force_inline uintptr_t lock_own_gate(void) { return (uintptr_t)__builtin_thread_pointer(); }
#else
#define HEDDLE_LOCK_THREAD_MARK 1
extern _Thread_local uint32_t lock_thread_mark hidden_symbol __attribute__((tls_model("initial-exec")));
force_inline uintptr_t lock_own_gate(void) { return (uintptr_t)&lock_thread_mark; }
#endif

/* May the calling thread enter by the biased rule? */
force_inline bool lock_is_own(uintptr_t gate) { return likely(gate == GATE_OPEN) || gate == lock_own_gate(); }

/* Enters with the biased rule, without waiting; false if another rule is set, or another thread wants to enter. */
force_inline bool lock_own(struct lock *lock)
{
    if (unlikely(!lock_is_own(load_relaxed(&lock->gate)))) return false;
    store_relaxed(&lock->inside, 1);
    fence_compiler(); /* pairs with the membarrier in visit_biased */
    if (likely(lock_is_own(load_acquire(&lock->gate)))) return true;
    store_release(&lock->inside, 0);
    return false;
}

force_inline void lock_disown(struct lock *lock) { store_release(&lock->inside, 0); }

/* `held` is ours: is that the rule still? A visitor may have changed it, and then left `held` to us. Else gives it
 * back. */
force_inline bool lock_is_by_rule(struct lock *lock)
{
    if (likely(load_acquire(&lock->gate) == GATE_LOCKED)) return true;
    if (exchange_release(&lock->held, 0) == 2) lock_leave_slow(lock);
    return false;
}

/* By either rule, without waiting. */
force_inline bool lock_try(struct lock *lock)
{
    uint32_t free = 0;
    if (likely(load_relaxed(&lock->gate) != GATE_LOCKED)) return lock_own(lock);
    return compare_exchange_acquire(&lock->held, &free, 1) && lock_is_by_rule(lock);
}

force_inline void lock_enter(struct lock *lock)
{
    /* By the biased rule, one thread at a time is what users have promised, or what the gate says. */
    expect(2, !lock_is_own(load_relaxed(&lock->gate)) || !load_relaxed(&lock->inside));
    if (unlikely(!lock_try(lock))) lock_enter_slow(lock);
}

/* The rule does not change while anybody is inside. (`inside` does not tell it: an owner who comes while the rule
 * changes sets it for a moment.) */
force_inline void lock_leave(struct lock *lock)
{
    if (likely(load_relaxed(&lock->gate) != GATE_LOCKED)) lock_disown(lock); /* pairs with the acquire in lock_visit */
    else if (unlikely(exchange_release(&lock->held, 0) == 2)) lock_leave_slow(lock);
}

/* For one thread beside the owner, by either rule. False: not now. */
bool lock_visit(struct lock *lock);
void lock_visit_end(struct lock *lock);

/* The same by who comes again soon: each visit interrupts the owner wherever it runs. If the gate says who the owner
 * is, the lock is for several from now on. */
void lock_visit_end_shared(struct lock *lock);

/* By the rule of the moment, may several threads enter as its users? */
force_inline bool lock_is_for_several(struct lock *lock) { return load_relaxed(&lock->gate) == GATE_LOCKED; }

/* Sets the rule of a gate, except WANTED. Waits for the thread that is inside. The caller makes sure that a lock gets
 * an owner only while no other thread may be about to enter as the owner. */
void lock_set_rule(struct lock *lock, uintptr_t gate);

#endif
