#include "base/lock.h"

#include <linux/membarrier.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/futex.h"
#include "base/yield.h"

#ifndef LOCK_LOOKS       /* the model in test/base/lock_model.c has fewer */
#define LOCK_LOOKS  100  /* polls of a held lock before a thread sleeps */
#define VISIT_LOOKS 1000 /* polls before a visitor lets the owner continue */
#endif

#ifdef HEDDLE_LOCK_THREAD_MARK
_Thread_local uint32_t lock_thread_mark;
#endif

static int membarrier(int command) { return (int)syscall(SYS_membarrier, command, 0, 0); }

bool lock_bias_available(void) { return membarrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED) == 0; }

static bool visit_biased(struct lock *lock)
{
    store_relaxed(&lock->gate, GATE_WANTED);
    membarrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED);
    for (int looks = 0; load_acquire(&lock->inside); looks++) {
        if (looks > VISIT_LOOKS) { /* the owner is at work in there: it does what the visitor would */
            store_release(&lock->gate, lock->rule);
            return false;
        }
        cpu_pause();
    }
    return true;
}

bool lock_visit(struct lock *lock)
{
    uint32_t free = 0;
    if (exchange(&lock->visitor, 1)) return false;
    lock->rule = load_relaxed(&lock->gate);
    bool in = lock->rule == GATE_LOCKED ? compare_exchange(&lock->held, &free, 1) : visit_biased(lock);
    if (!in) store_release(&lock->visitor, 0);
    return in;
}

/* Leaves, with the gate as it is to be from now on. */
static void visit_end(struct lock *lock, uintptr_t gate)
{
    bool was_locked = lock->rule == GATE_LOCKED;
    store_release(&lock->gate, gate); /* pairs with the owner's acquire load in lock_try */
    if (was_locked && exchange(&lock->held, 0) == 2) lock_leave_slow(lock);
    store_release(&lock->visitor, 0);
}

void lock_visit_end(struct lock *lock) { visit_end(lock, lock->rule); }

void lock_visit_end_shared(struct lock *lock) { visit_end(lock, lock->rule > GATE_WANTED ? GATE_LOCKED : lock->rule); }

void lock_set_rule(struct lock *lock, uintptr_t gate)
{
    for (unsigned times = 0; !lock_visit(lock);) yield_step(&times);
    visit_end(lock, gate);
}

static bool is_of_another(uintptr_t gate) { return gate > GATE_WANTED && !lock_is_own(gate); }

/* Another thread owns it, or did: it is for several from now on. */
static void share(struct lock *lock)
{
    if (lock_visit(lock)) lock_visit_end_shared(lock);
}

/* With the biased rule, waits for a visitor that is coming or inside. With the locked rule, polls and then sleeps. A
 * thread that has slept holds the lock as if other threads slept, too: they may, and only one is woken at a time. */
void lock_enter_slow(struct lock *lock)
{
    unsigned times = 0;
    for (int looks = 0;;) {
        if (lock_try(lock)) return;
        uintptr_t gate = load_relaxed(&lock->gate);
        if (is_of_another(gate)) share(lock);
        if (gate != GATE_LOCKED) {
            yield_step(&times);
        } else if (looks++ < LOCK_LOOKS) {
            cpu_pause();
        } else {
            while (exchange(&lock->held, 2)) futex_wait(&lock->held, 2, FUTEX_LOOK_MS);
            if (lock_is_by_rule(lock)) return;
        }
    }
}

void lock_leave_slow(struct lock *lock) { futex_wake_one(&lock->held); }
