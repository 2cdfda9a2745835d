#include "base/lock.h"

#include <linux/membarrier.h>
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/futex.h"

static int membarrier(int command) { return (int)syscall(SYS_membarrier, command, 0, 0); }

bool lock_bias_available(void) { return membarrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED) == 0; }

void lock_enter_slow(struct lock *lock)
{
    for (int spin = 0; spin < 100; spin++) {
        uint32_t free = 0;
        if (compare_exchange(&lock->held, &free, 1)) return;
        cpu_pause();
    }
    while (exchange(&lock->held, 2)) futex_wait(&lock->held, 2, 100);
}

void lock_leave_slow(struct lock *lock) { futex_wake_one(&lock->held); }

/* The visitor is coming or here: let it, and come back when it has left. */
void lock_stand_back(struct lock *lock)
{
    do {
        store_release(&lock->inside, 0);
        while (load_acquire(&lock->wanted)) sched_yield();
        store_relaxed(&lock->inside, 1);
        __atomic_signal_fence(__ATOMIC_SEQ_CST);
    } while (load_acquire(&lock->wanted));
}

bool lock_visit(struct lock *lock)
{
    uint32_t free = 0;
    if (exchange(&lock->visitor, 1)) return false;
    if (!lock->biased) {
        if (compare_exchange(&lock->held, &free, 1)) return true;
        store_release(&lock->visitor, 0);
        return false;
    }
    store_relaxed(&lock->wanted, 1);
    membarrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED);
    for (int spin = 0; load_acquire(&lock->inside); spin++) {
        if (spin > 1000) { /* the owner is at work in there: it moves its lane itself */
            store_release(&lock->wanted, 0);
            store_release(&lock->visitor, 0);
            return false;
        }
        cpu_pause();
    }
    return true;
}

void lock_visit_end(struct lock *lock)
{
    if (lock->biased) store_release(&lock->wanted, 0);
    else lock_leave(lock);
    store_release(&lock->visitor, 0);
}

void lock_set_rule(struct lock *lock, bool biased)
{
    if (lock->biased == biased) return;
    while (!lock_visit(lock)) sched_yield();
    if (biased) store_release(&lock->held, 0); /* leaves by the old rule, arrives by the new one */
    else store_release(&lock->wanted, 0);
    store_relaxed(&lock->biased, biased);
    store_release(&lock->visitor, 0);
}
