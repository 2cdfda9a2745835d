/* Locks: one PE at a time, which sees what the one before it did. */
#include "coverage.h"

#include <sched.h>

enum { LOCKS = 5 };

static int rounds(void) { return is_crowd() ? 3 : 40; }

/* Locks, with a counter each that is used on PE 0: once static, once in the heap. */
struct locks {
    long locks[LOCKS];
    uint64_t counters[LOCKS];
};

static struct locks in_data;

static struct locks *begin(bool in_heap)
{
    struct locks *l = in_heap ? shmem_calloc(1, sizeof *l) : &in_data;
    for (int i = 0; i < LOCKS; i++) l->counters[i] = 0;
    shmem_barrier_all();
    return l;
}

/* Adds 1 to a counter: with a put that only the clearing of the lock completes. */
static void count_one(struct locks *l, int i)
{
    static uint64_t next[LOCKS];
    next[i] = shmem_uint64_g(&l->counters[i], 0) + 1;
    sched_yield(); /* so that others come meanwhile */
    shmem_uint64_put_nbi(&l->counters[i], &next[i], 1, 0);
}

static void end(const struct function *f, struct locks *l, bool in_heap)
{
    shmem_barrier_all();
    for (int i = 0; i < LOCKS; i++) {
        const uint64_t seen = shmem_uint64_g(&l->counters[i], 0), wanted = (uint64_t)(rounds() * n_pes);
        if (seen != wanted)
            failed(f->name, "lock %d: %ju of %ju counted one by one", i, (uintmax_t)seen, (uintmax_t)wanted);
    }
    shmem_barrier_all();
    if (in_heap) shmem_free(l);
}

static void set_lock(const struct function *f, long *lock)
{
    (void)f;
    shmem_set_lock(lock);
}

static void set_lock_in_steps(const struct function *f, long *lock)
{
    int held = shmemx_raw_lock_enqueue(lock);
    for (; held == 1; held = shmemx_raw_lock_turn(lock)) sched_yield();
    if (held != 0) failed(f->name, "gave %d", held);
}

/* Each lock by itself, from another start on each PE. */
static void take_each(const struct function *f, void (*take)(const struct function *f, long *lock))
{
    for (int in_heap = 0; in_heap < 2; in_heap++) {
        struct locks *l = begin(in_heap);
        for (int round = 0; round < rounds() * LOCKS; round++) {
            const int i = (round + my_pe) % LOCKS;
            take(f, &l->locks[i]);
            count_one(l, i);
            shmem_clear_lock(&l->locks[i]);
        }
        end(f, l, in_heap);
    }
}

void test_set_lock(const struct function *f) { take_each(f, set_lock); }

/* A PE that does not wait gets the lock, too, and PEs that wait in shmem_set_lock come after it. */
void test_lock_enqueue(const struct function *f)
{
    take_each(f, set_lock_in_steps);
    take_each(f, my_pe % 2 ? set_lock : set_lock_in_steps);
}

/* All locks together; each clearing completes what was done under its lock. */
void test_clear_lock(const struct function *f)
{
    for (int in_heap = 0; in_heap < 2; in_heap++) {
        struct locks *l = begin(in_heap);
        for (int round = 0; round < rounds(); round++) {
            for (int i = 0; i < LOCKS; i++) shmem_set_lock(&l->locks[i]);
            for (int i = 0; i < LOCKS; i++) count_one(l, i);
            for (int i = LOCKS - 1; i >= 0; i--) shmem_clear_lock(&l->locks[i]);
        }
        end(f, l, in_heap);
    }
}

static void take_by_testing(const struct function *f, long *lock)
{
    for (int held = 1; held;) {
        held = shmem_test_lock(lock);
        if (held != 0 && held != 1) failed(f->name, "gave %d", held);
    }
}

/* What one PE holds no other gets, until it is cleared. */
static void test_while_held(const struct function *f, long *lock)
{
    const bool is_holder = my_pe == n_pes - 1;
    if (is_holder) shmem_set_lock(lock);
    shmem_barrier_all();
    if (!is_holder && shmem_test_lock(lock) != 1) failed(f->name, "got a lock that another PE holds");
    shmem_barrier_all();
    if (is_holder) shmem_clear_lock(lock);
    shmem_barrier_all();
    if (my_pe == 0) {
        if (shmem_test_lock(lock) != 0) failed(f->name, "did not get a lock that is free");
        shmem_clear_lock(lock);
    }
    shmem_barrier_all();
}

void test_test_lock(const struct function *f)
{
    for (int in_heap = 0; in_heap < 2; in_heap++) {
        struct locks *l = begin(in_heap);
        test_while_held(f, &l->locks[in_heap]);
        for (int round = 0; round < rounds(); round++)
            for (int i = 0; i < LOCKS; i++) {
                take_by_testing(f, &l->locks[i]);
                count_one(l, i);
                shmem_clear_lock(&l->locks[i]);
            }
        end(f, l, in_heap);
    }
}
