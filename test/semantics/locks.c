/* Section 16: locks. */
#include <dlfcn.h>
#include <errno.h>
#include <linux/futex.h>
#include <stdarg.h>
#include <sys/syscall.h>

#include "semantics.h"

#include <stdbool.h>

enum { MANY = 4096, LONG = 1 << 16 };
static long lock, locks[MANY], counter, order[64], place, entering;

/* §16: one at a time: a count that is read and written apart loses nothing */
static void check_exclusion(long *a_lock)
{
    int rounds = is_delayed() ? 20 : is_oversubscribed() ? 200 : 1000;
    static long inside;
    counter = inside = 0;
    shmem_barrier_all();
    for (int i = 0; i < rounds; i++) {
        if (i % 3) shmem_set_lock(a_lock);
        else
            while (shmem_test_lock(a_lock)) continue;
        check_equal(shmem_long_atomic_fetch_inc(&inside, 0), 0);
        shmem_long_p(&counter, shmem_long_g(&counter, 0) + 1, 0);
        shmem_long_atomic_add(&inside, -1, 0);
        shmem_clear_lock(a_lock);
    }
    shmem_barrier_all();
    check_equal(shmem_long_g(&counter, 0), (long)rounds * n);
    check_equal(*a_lock, 0); /* §16: after the last clear the word is zero again, on every PE */
    shmem_barrier_all();
}

/* Who came last: the tail of the queue (op/global_lock.c) is one half of the lock on one PE, and that half of the
 * others is 0. */
static long last_comer(void)
{
    long tail = 0;
    for (int pe = 0; pe < n; pe++) tail += (uint32_t)shmem_long_g(&lock, pe);
    return tail;
}

/* The PE before has come: it has said who was the last before itself. */
static void wait_for_the_one_before(void)
{
    shmem_long_wait_until(&entering, SHMEM_CMP_NE, -1);
    while (last_comer() == entering) nap(0);
}

/* §16: those who wait are served in the order in which they came */
static void waiters_are_served_in_order(void)
{
    place = 0;
    entering = -1;
    memset(order, -1, sizeof order);
    shmem_barrier_all();
    if (me) wait_for_the_one_before();
    shmem_long_p(&entering, last_comer(), (me + 1) % n);
    shmem_set_lock(&lock);
    if (!me) wait_for_the_one_before(); /* so all have come, when the first one leaves */
    shmem_long_p(&order[shmem_long_atomic_fetch_inc(&place, 0)], me, 0);
    shmem_clear_lock(&lock);
    shmem_barrier_all();
    for (int i = 0; i < n; i++) check_equal(shmem_long_g(&order[i], 0), i);
    shmem_barrier_all();
}

/* §16: test_lock never waits and never takes a place in the queue */
static void test_lock_does_not_enqueue(void)
{
    shmem_barrier_all();
    if (me == 0) check_equal(shmem_test_lock(&lock), 0);
    shmem_barrier_all();
    for (int i = 0; me && i < 50; i++) check_equal(shmem_test_lock(&lock), 1);
    shmem_barrier_all();
    if (me == 0) shmem_clear_lock(&lock);
    shmem_barrier_all();
    check_equal(lock, 0);
    shmem_barrier_all();
    if (me == n - 1) check_equal(shmem_test_lock(&lock), 0);
    if (me == n - 1) shmem_clear_lock(&lock);
    shmem_barrier_all();
    check_equal(lock, 0);
}

/* §16: thousands of locks at once, static ones or on the heap */
static void check_many(long *many)
{
    shmem_barrier_all();
    for (int i = me; i < MANY; i += 2 * n) check_equal(shmem_test_lock(&many[i]), 0);
    for (int i = me + n; i < MANY; i += 2 * n) shmem_set_lock(&many[i]);
    shmem_barrier_all();
    for (int i = 0; i < MANY; i += 17) check_equal(shmem_test_lock(&many[i]), 1);
    shmem_barrier_all();
    for (int i = me; i < MANY; i += n) shmem_clear_lock(&many[i]);
    shmem_barrier_all();
    for (int i = 0; i < MANY; i++) check_equal(many[i], 0);
    shmem_barrier_all();
}

/* §16: clear completes the default context first; who comes next sees all of it, also what takes many messages. */
static void next_owner_sees_everything(int nelems, int rounds)
{
    static long data[LONG];
    long *mine = shmem_calloc((size_t)nelems, sizeof *mine);
    memset(data, 0, sizeof data);
    shmem_barrier_all();
    for (int round = 0; round < rounds; round++) {
        shmem_set_lock(&lock);
        long seen = data[0];
        for (int i = 0; i < nelems; i++) check_equal(*(volatile long *)&data[i], seen);
        for (int i = 0; i < nelems; i++) mine[i] = seen + 1;
        for (int pe = 0; pe < n; pe++) shmem_long_put_nbi(data, mine, (size_t)nelems, pe);
        shmem_clear_lock(&lock);
    }
    shmem_barrier_all();
    check_equal(data[0], (long)rounds * n);
    shmem_free(mine);
}

/* §16: holding one lock does not keep others from another, and locks nest */
static void locks_are_independent(void)
{
    shmem_set_lock(&locks[me]);
    shmem_barrier_all();
    shmem_set_lock(&locks[100 + me]);
    check_equal(shmem_test_lock(&locks[200 + me]), 0);
    if (n > 1) check_equal(shmem_test_lock(&locks[after(1)]), 1);
    shmem_barrier_all();
    shmem_clear_lock(&locks[me]);
    shmem_clear_lock(&locks[200 + me]);
    shmem_clear_lock(&locks[100 + me]);
    shmem_barrier_all();
}

/* §16: a long wait ends: the owner sleeps, the others are asleep in set_lock, then all get their turn */
static void long_waits_end(void)
{
    for (int owner = 0; owner < n; owner++) {
        counter = 0;
        shmem_barrier_all();
        if (me == owner) shmem_set_lock(&lock);
        shmem_barrier_all();
        if (me == owner) nap(30);
        else shmem_set_lock(&lock);
        shmem_long_atomic_inc(&counter, 0);
        shmem_clear_lock(&lock);
        shmem_barrier_all();
        check_equal(shmem_long_g(&counter, 0), n);
        shmem_barrier_all();
    }
}

/* A lock has two halves (op/global_lock.c): in the second one, a PE that waits says that it may be asleep on it. */
enum { LINK = 1, ASLEEP = 1 << 30 };
static int sleeps_that_ended_by_themselves;

/* The library's calls of the kernel: a PE that sleeps until its turn comes sleeps for long, so that another PE has to
 * wake it. Six arguments are read although most calls have fewer, which AddressSanitizer would report. */
__attribute__((no_sanitize_address)) long syscall(long number, ...)
{
    static long (*next)(long number, ...);
    const struct timespec for_long = {.tv_sec = 20};
    long a[6];
    va_list arguments;
    va_start(arguments, number);
    for (int i = 0; i < 6; i++) a[i] = va_arg(arguments, long);
    va_end(arguments);
    if (!next) next = (long (*)(long, ...))(intptr_t)dlsym(RTLD_NEXT, "syscall");
    bool is_for_turn = number == SYS_futex && (int *)a[0] == (int *)&lock + LINK && a[1] == FUTEX_WAIT;
    long result = next(number, a[0], a[1], a[2], is_for_turn ? (long)&for_long : a[3], a[4], a[5]);
    if (is_for_turn && result && errno == ETIMEDOUT) sleeps_that_ended_by_themselves++;
    return result;
}

/* Every sleep ends because the lock is passed on, also if a message passes it. */
static void passing_on_wakes_the_next_pe(void)
{
    for (int waiter = 1; waiter < n; waiter++) {
        shmem_barrier_all();
        if (me == 0) shmem_set_lock(&lock);
        shmem_barrier_all();
        if (me == waiter) shmem_set_lock(&lock);
        /* A get is received by a thread that waits, and keeps it awake. */
        while (me == 0 && !(shmem_int_g((int *)&lock + LINK, waiter) & ASLEEP)) nap(20);
        if (me == 0 || me == waiter) shmem_clear_lock(&lock);
    }
    shmem_barrier_all();
    check_equal(sleeps_that_ended_by_themselves, 0);
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    long *on_heap = shmem_calloc(MANY, sizeof *on_heap);
    check_exclusion(&lock);
    check_exclusion(&on_heap[5]);
    waiters_are_served_in_order();
    test_lock_does_not_enqueue();
    check_many(locks);
    check_many(on_heap);
    next_owner_sees_everything(16, 100);
    next_owner_sees_everything(LONG, 3);
    locks_are_independent();
    long_waits_end();
    passing_on_wakes_the_next_pe();
    shmem_free(on_heap);
    return end();
}
