/* Many more PEs than cores: everything that waits gives its core away. The test's time limit is the only one.
 */
#include "semantics.h"

static long word, lock, counter;

/* §13: barriers and reductions */
static void barriers_and_reductions(void)
{
    static long source, dest;
    for (int round = 0; round < 20; round++) {
        shmem_barrier_all();
        source = me + round;
        shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &dest, &source, 1);
        check_equal(dest, n * (n - 1L) / 2 + (long)n * round);
    }
    shmem_barrier_all();
}

/* §12: pairs that answer each other */
static void pairs_play_ping_pong(void)
{
    int other = me ^ 1;
    word = 0;
    shmem_barrier_all();
    for (long round = 1; round <= 50 && other < n; round++) {
        if (me % 2) shmem_long_wait_until(&word, SHMEM_CMP_EQ, round);
        shmem_long_atomic_set(&word, round, other);
        if (me % 2 == 0) shmem_long_wait_until(&word, SHMEM_CMP_EQ, round);
    }
    shmem_barrier_all();
}

/* §12: a token that passes through all PEs */
static void token_passes_through_all(void)
{
    word = 0;
    shmem_barrier_all();
    for (long round = 1; round <= 5; round++) {
        if (me) shmem_long_wait_until(&word, SHMEM_CMP_EQ, round);
        shmem_long_p(&word, round, after(1));
        if (!me) shmem_long_wait_until(&word, SHMEM_CMP_EQ, round);
    }
    shmem_barrier_all();
}

/* §16: a lock that all want */
static void all_want_one_lock(void)
{
    for (int i = 0; i < 5; i++) {
        shmem_set_lock(&lock);
        shmem_long_p(&counter, shmem_long_g(&counter, 0) + 1, 0);
        shmem_clear_lock(&lock);
    }
    shmem_barrier_all();
    check_equal(shmem_long_g(&counter, 0), 5L * n);
}

/* §13, §14: a broadcast of a size that is read from the root, and memory that comes and goes */
static void large_broadcast(void)
{
    enum { NELEMS = 10000 };
    long *source = shmem_malloc(NELEMS * sizeof *source), *dest = shmem_malloc(NELEMS * sizeof *dest);
    for (int i = 0; i < NELEMS; i++) source[i] = me + i;
    for (int root = 0; root < n; root += 13) {
        shmem_long_broadcast(SHMEM_TEAM_WORLD, dest, source, NELEMS, root);
        check_equal(dest[NELEMS - 1], root + NELEMS - 1);
        shmem_barrier_all();
    }
    shmem_free(dest);
    shmem_free(source);
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    barriers_and_reductions();
    pairs_play_ping_pong();
    token_passes_through_all();
    all_want_one_lock();
    large_broadcast();
    return end();
}
