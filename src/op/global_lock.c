/* A queue lock after Mellor-Crummey and Scott. The long of each PE has two halves:
 *     tail   on the lock's home PE: 1 + the PE that came last, 0 if the lock is free
 *     link   this PE's place in the queue: WAITING while it is not its turn, ASLEEP if it may be in the kernel, and
 *            1 + the PE that comes after it
 * Both are zero on every PE when no PE holds the lock or waits for it. */
#include "op/global_lock.h"

#include "base/atomic.h"
#include "base/futex.h"
#include "base/log.h"
#include "context/context.h"
#include "lane/backoff.h"
#include "lane/post.h"
#include "lane/rx.h"
#include "op/amo.h"
#include "job/end.h"
#include "context/quiet.h"
#include "memory/region.h"
#include "memory/external.h"
#include "memory/region_reach.h"

#define WAITING    (1u << 31)
#define ASLEEP     (1u << 30)
#define NEXT(link) ((link) & ~(WAITING | ASLEEP))

struct queue_lock {
    uint32_t tail, link;
};
_Static_assert(sizeof(struct queue_lock) == sizeof(long), "a lock is a long");

/* Locks are spread over the PEs by their address, which is the same offset everywhere. */
static int lock_home(const struct queue_lock *lock)
{
    size_t offset = 0;
    const void *in_heap = external_in_heap(lock, sizeof *lock);
    if (!region_holds(&region_table[REGION_HEAP], in_heap ? in_heap : lock, sizeof *lock, &offset))
        offset = (uintptr_t)lock - region_table[REGION_DATA].base;
    return (int)(offset / sizeof(long) % (size_t)world.n_pes);
}

static struct queue_lock *lock_check(long *lock, const char *where)
{
    region_reach(context_default, lock, sizeof *lock, world.pe, where, "lock");
    return (struct queue_lock *)lock;
}

/* Polls our own link until the bits are as wanted; sleeps on it when that takes long. A record may change the link:
 * then another thread must receive meanwhile. */
static uint32_t lock_wait_turn(struct queue_lock *lock)
{
    struct backoff backoff = {0};
    for (;;) {
        uint32_t link = load_acquire(&lock->link); /* pairs with the release in lock_pass of who came before us */
        if (!(link & WAITING)) return link;
        if (backoff_step_awake(&backoff)) continue;
        rx_leave();
        if (!(link & ASLEEP)) link = fetch_or(&lock->link, ASLEEP) | ASLEEP;
        else futex_wait(&lock->link, link, FUTEX_LOOK_MS);
        end_leave_if_near();
    }
}

/* Takes the last place in the queue. Returns true if no other PE held the lock. */
force_inline bool lock_enqueue(struct queue_lock *lock, const char *where)
{
    uint32_t me = 1 + (uint32_t)world.pe;
    store_relaxed(&lock->link, WAITING);
    uint32_t before = amo32(context_default, &lock->tail, 0, me, lock_home(lock), where, AMO_SWAP);
    if (!before) return true;
    /* Its link has no next yet. */
    amo_silent32(context_default, &lock->link, me, (int)before - 1, where, AMO_ADD);
    return false;
}

static void lock_take(struct queue_lock *lock) { fetch_and(&lock->link, ~(WAITING | ASLEEP)); }

void global_lock_set(long *address, const char *where)
{
    struct queue_lock *lock = lock_check(address, where);
    if (!lock_enqueue(lock, where)) lock_wait_turn(lock);
    lock_take(lock);
}

int global_lock_enqueue(long *address, const char *where)
{
    struct queue_lock *lock = lock_check(address, where);
    bool is_held = !lock_enqueue(lock, where);
    if (is_held) context_not_yet();
    else lock_take(lock);
    return is_held;
}

int global_lock_turn(long *address, const char *where)
{
    struct queue_lock *lock = lock_check(address, where);
    bool is_held = load_acquire(&lock->link) & WAITING; /* pairs with the release in lock_pass */
    if (is_held) context_not_yet();
    return is_held;
}

int global_lock_test(long *address, const char *where)
{
    struct queue_lock *lock = lock_check(address, where);
    uint32_t me = 1 + (uint32_t)world.pe;
    bool is_held = amo32(context_default, &lock->tail, 0, me, lock_home(lock), where, AMO_COMPARE_SWAP) != 0;
    if (is_held) context_not_yet();
    return is_held;
}

/* It is the next PE's turn: clears its WAITING, and wakes it if it may be asleep. On another node, the process that
 * applies the record does both. */
static void lock_pass(struct queue_lock *lock, int pe, const char *where)
{
    struct target link = peer_host_target(context_default, &lock->link, sizeof lock->link, pe, where, "lock");
    struct context *c = context_issuing(context_default);
    if (link.mapped) {
        if (fetch_and((uint32_t *)link.mapped, ~WAITING) & ASLEEP) futex_wake_all(link.mapped);
        return;
    }
    post_and_wake(c, &link, ~WAITING, ASLEEP);
    quiet_wait(c); /* it leaves at once */
}

void global_lock_clear(long *address, const char *where)
{
    struct queue_lock *lock = lock_check(address, where);
    uint32_t me = 1 + (uint32_t)world.pe, next = NEXT(load_acquire(&lock->link));
    quiet_complete(context_default);
    if (!next) {
        uint32_t tail = amo32(context_default, &lock->tail, me, 0, lock_home(lock), where, AMO_COMPARE_SWAP);
        if (tail == me) return;
        if (!tail) die_argument(where, "lock", "%p, a lock that no PE holds", (void *)address);
    }
    for (struct backoff backoff = {0}; !next; next = NEXT(load_acquire(&lock->link)))
        backoff_step(&backoff); /* a PE is in the queue, and about to store its number in our link */
    store_relaxed(&lock->link, 0);
    lock_pass(lock, (int)next - 1, where);
}
