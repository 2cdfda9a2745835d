/* shmem_set_lock between PEs of one node: each PE is a thread here, with its own copy of the lock. */
#include "base/atomic.h"
#include "base/futex.h"
#include "base/log.h"
#include "context/context.h"
#include "context/quiet.h"
#include "job/end.h"
#include "lane/backoff.h"
#include "lane/post.h"
#include "lane/rx.h"
#include "memory/amo_apply.h"
#include "memory/external.h"
#include "memory/region.h"
#include "memory/region_reach.h"
#include "op/amo.h"
#include "op/global_lock.h"
#include "order.h"
#include "weak.h"

enum { PES = 3 };

static long copies[PES];
static uint64_t inside;

static uint32_t *copy_of(const void *address, int pe)
{
    size_t k = (size_t)((const char *)address - (char *)copies) / sizeof *copies;
    return (uint32_t *)((uintptr_t)address + ((size_t)pe - k) * sizeof *copies);
}

static struct target target_of(const void *address, int pe) { return (struct target){.mapped = copy_of(address, pe)}; }

struct pe {
    int pe, n_pes;
};

#define world                                                     ((struct pe){explorer_self(), PES})
#define region_reach(c, address, nbytes, pe, where, argument)     ((void)(where))
#define external_in_heap(address, nbytes)                         ((const void *)((void)(nbytes), NULL))
#define region_holds(region, address, nbytes, offset)             ((void)(address), *(offset) = 0, true)
#define amo32(c, at, cond, value, pe, where, op)                  ((void)(where), amo_apply32(copy_of(at, pe), cond, value, op))
#define amo_silent32(c, at, value, pe, where, op)                 amo_apply32(copy_of(at, pe), 0, value, op)
#define peer_host_target(c, address, nbytes, pe, where, argument) ((void)(where), target_of(address, pe))
#define context_not_yet()                                         ((void)0)
#define end_leave_if_near()                                       ((void)0)
#define rx_leave()                                                ((void)0)
#define backoff_step_awake(backoff)                               ((void)(backoff), explorer_choose(2))
#define backoff_step(backoff)                                     ((void)(backoff), explorer_wait())

#include "../../src/op/global_lock.c"

static void prepare(void)
{
    memset(copies, 0, sizeof copies);
    inside = 0;
}

static void nothing(void) {}

static void set_in_steps(long *lock)
{
    if (!global_lock_enqueue(lock, "model")) return;
    while (global_lock_turn(lock, "model")) explorer_wait();
}

static void locks(int thread)
{
    for (int times = 0; times < 2; times++) {
        if (thread) global_lock_set(&copies[thread], "model");
        else set_in_steps(&copies[thread]);
        weak_writes(&inside, sizeof inside);
        if (inside++) explorer_fail("two PEs have the lock");
        explorer_point();
        inside--;
        global_lock_clear(&copies[thread], "model");
        explorer_event();
    }
}

const struct exploration order_global_lock = {
    "PEs hand a lock on", PES, {{locks, false}, {locks, false}, {locks, false}}, prepare, nothing};
