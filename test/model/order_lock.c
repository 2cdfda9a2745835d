/* The library's lock, with the barrier of all threads that membarrier is, in a world whose other locks are simple. */
#define lock_bias_available   real_lock_bias_available
#define lock_enter_slow       real_lock_enter_slow
#define lock_leave_slow       real_lock_leave_slow
#define lock_visit            real_lock_visit
#define lock_visit_end        real_lock_visit_end
#define lock_visit_end_shared real_lock_visit_end_shared
#define lock_set_rule         real_lock_set_rule

#include <linux/membarrier.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/atomic.h"
#include "base/futex.h"
#include "order.h"
#include "weak.h"

#define LOCK_LOOKS                 1
#define VISIT_LOOKS                1
#define cpu_pause                  explorer_wait
#define syscall(number, how, ...)  ((void)(how), weak_membarrier(), 0)
#define __builtin_thread_pointer() ((void *)(uintptr_t)(64 * (2 + explorer_self())))

#include "../../src/base/lock.h"

#include "../../src/base/lock.c"

static struct lock lock;
static uint64_t inside;

static void prepare_with(uintptr_t gate)
{
    lock = (struct lock){.gate = gate};
    inside = 0;
}

static void prepare_locked(void) { prepare_with(GATE_LOCKED); }
static void prepare_biased(void) { prepare_with(GATE_OPEN); }
static void prepare_owned(void) { prepare_with(64 * 2); /* by the first thread */ }
static void nothing(void) {}

static void be_inside(void)
{
    weak_writes(&inside, sizeof inside);
    if (inside++) explorer_fail("two threads are inside");
    explorer_point();
    inside--;
    explorer_event();
}

static void enters(int thread)
{
    (void)thread;
    for (int times = 0; times < 2; times++) {
        lock_enter(&lock);
        be_inside();
        lock_leave(&lock);
    }
}

static void visits(int thread)
{
    (void)thread;
    for (int times = 0; times < 2; times++) {
        if (!lock_visit(&lock)) continue;
        be_inside();
        lock_visit_end(&lock);
    }
}

static void shares(int thread)
{
    (void)thread;
    if (!lock_visit(&lock)) return;
    be_inside();
    lock_visit_end_shared(&lock);
}

static void sets_rule(int thread)
{
    (void)thread;
    lock_set_rule(&lock, GATE_LOCKED);
    lock_enter(&lock);
    be_inside();
    lock_leave(&lock);
}

const struct exploration order_locks[] = {
    {"two threads by the locked rule", 2, {{enters, false}, {enters, false}}, prepare_locked, nothing},
    {"two threads by the locked rule, and a visitor",
     3,
     {{enters, false}, {enters, false}, {visits, false}},
     prepare_locked,
     nothing},
    {"an owner and a visitor", 2, {{enters, false}, {visits, false}}, prepare_biased, nothing},
    {"an owner and two visitors", 3, {{enters, false}, {visits, false}, {visits, false}}, prepare_biased, nothing},
    {"an owner by the gate, and a visitor that shares", 2, {{enters, false}, {shares, false}}, prepare_owned, nothing},
    {"an owner by the gate, and another thread", 2, {{enters, false}, {enters, false}}, prepare_owned, nothing},
    {"an owner, and the rule becomes locked", 2, {{enters, false}, {sets_rule, false}}, prepare_biased, nothing},
};
const size_t order_n_locks = sizeof order_locks / sizeof *order_locks;
