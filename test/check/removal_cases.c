/* Correct programs, in which the comment on each synchronisation says whether a race appears if it alone is removed,
 * and why. "too NAME" is removed together with the call that has the same name. removals.py removes them.
 *
 * The first argument names a program. */
#include "race_run.h"

static volatile long sink;
static long *source; /* not symmetric */
static shmem_team_t pair;

static void read_all(const long *from, int count)
{
    for (int i = 0; i < count; i++) sink += from[i];
}

static void clean_flag(void)
{
    if (me == 0) {
        shmem_long_put(data, source, 8, 1);
        shmem_fence(); /* racy: the flag may arrive before the data */
        shmem_long_atomic_set(flags, 1, 1);
    } else if (me == 1) {
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1); /* racy: PE 1 may read before PE 0 writes */
        read_all(data, 8);
    }
}

static void clean_ring(void)
{
    for (int round = 0; round < 2; round++) {
        shmem_long_put(data + 1, source, 4, (me + 1) % n);
        shmem_barrier_all(); /* racy: the target reads in the same round */
        read_all(data + 1, 4);
        shmem_barrier_all(); /* racy: the put of the next round may arrive before this read */
    }
}

static void clean_quiet_and_sync(void)
{
    shmem_long_p(data + me, 1, 0);
    shmem_quiet();    /* racy: a sync completes nothing */
    shmem_sync_all(); /* racy: it alone orders the puts before the reads */
    if (me == 0) read_all(data, n);
}

static void clean_more_than_enough(void)
{
    if (me == 0) shmem_long_put(data, source, 4, 1);
    shmem_fence();       /* harmless: the barrier completes the put */
    shmem_quiet();       /* harmless: the barrier completes the put */
    shmem_sync_all();    /* harmless: the barrier orders all PEs */
    shmem_barrier_all(); /* harmless: the quiet completes the put, and the next sync orders all PEs */
    shmem_sync_all();    /* harmless: the barrier orders all PEs */
    if (me == 1) read_all(data, 4);
}

static void clean_lock(void)
{
    shmem_set_lock(&lock); /* racy lock: the updates of two PEs may overlap */
    long value = shmem_long_g(data, 0);
    shmem_long_p(data, value + 1, 0);
    shmem_quiet();           /* harmless: shmem_clear_lock completes the put */
    shmem_clear_lock(&lock); /* too lock */
}

static void clean_broadcast(void)
{
    if (me == 0)
        for (int pe = 1; pe < n; pe++) shmem_long_put(data, source, 4, pe);
    if (me == 0) shmem_quiet();                                     /* racy: a broadcast completes nothing */
    shmem_long_broadcast(SHMEM_TEAM_WORLD, flags, flags + 1, 1, 0); /* racy: orders the root before the others */
    read_all(data, 4);
}

static void clean_reduction(void)
{
    if (me == 0) shmem_long_p(data, 5, 1);
    shmem_barrier_all(); /* racy: the put may arrive while the reduction reads */
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, data + 1, data, 1);
    if (me == 2) sink += data[1];
    shmem_sync_all(); /* harmless: PE 2 has read its own result, which no other PE writes */
}

static void clean_result_of_collect(void)
{
    shmem_long_fcollect(SHMEM_TEAM_WORLD, data, flags, 1);
    shmem_barrier_all(); /* racy: a PE may still be in the collective, which writes the same memory */
    if (me == 0) shmem_long_put(data, source, 1, 1);
    shmem_barrier_all(); /* racy: PE 1 reads the memory of the put */
    if (me == 1) read_all(data, n);
}

static void clean_source(void)
{
    if (me) return;
    shmem_long_put_nbi(data, source, 8, 1);
    shmem_quiet(); /* racy: the put may still read its source */
    source[7] = 2;
}

static void clean_result(void)
{
    long copy[8];
    if (me) return;
    shmem_long_get_nbi(copy, data, 8, 1);
    shmem_quiet(); /* racy: the get may not be complete */
    read_all(copy, 8);
}

static void clean_fetched(void)
{
    long before = 0;
    shmem_long_atomic_fetch_add_nbi(&before, data, 1, 0);
    shmem_quiet(); /* racy: the result may not have arrived */
    sink += before;
}

static void clean_context(void)
{
    if (me == 0) shmem_ctx_long_put(ctx, data, source, 8, 1);
    if (me == 0) shmem_ctx_quiet(ctx); /* racy: a barrier completes the default context alone */
    shmem_barrier_all();               /* racy: it alone orders the PEs */
    if (me == 1) read_all(data, 8);
}

static void clean_two_contexts(void)
{
    if (me == 0) {
        shmem_ctx_long_put(ctx, data, source, 8, 1);
        shmem_ctx_quiet(ctx); /* racy: the fence is of another context */
        shmem_fence();        /* harmless: the default context has nothing to order */
        shmem_long_atomic_set(flags, 1, 1);
    } else if (me == 1) {
        shmem_long_wait_until(flags, SHMEM_CMP_NE, 0); /* racy: PE 1 may read before PE 0 writes */
        read_all(data, 8);
    }
}

static void clean_signal(void)
{
    if (me == 0) {
        shmem_long_put_signal_nbi(data, source, 8, signal_word, 1, SHMEM_SIGNAL_SET, 1);
        shmem_quiet(); /* racy: the put may still read its source */
        source[0] = 3;
    } else if (me == 1) {
        shmem_signal_wait_until(signal_word, SHMEM_CMP_EQ, 1); /* racy: PE 1 may read before the data arrive */
        read_all(data, 8);
    }
}

static void clean_signal_behind_put(void)
{
    if (me == 0) {
        shmem_long_put(data, source, 8, 1);
        shmem_fence(); /* racy: a signal is ordered after the data of its own call alone */
        shmem_long_put_signal(data + 8, source, 8, signal_word, 1, SHMEM_SIGNAL_SET, 1);
    } else if (me == 1) {
        shmem_signal_wait_until(signal_word, SHMEM_CMP_EQ, 1); /* racy: PE 1 may read before the data arrive */
        read_all(data, 16);
    }
}

static void clean_two_signals(void)
{
    uint64_t *second = (uint64_t *)flags;
    if (me == 0) {
        shmem_long_put_signal(data, source, 8, signal_word, 1, SHMEM_SIGNAL_SET, 1);
        shmem_long_put_signal(data + 8, source, 8, second, 1, SHMEM_SIGNAL_SET, 1);
    } else if (me == 1) {
        shmem_signal_wait_until(signal_word, SHMEM_CMP_EQ, 1); /* racy: the second signal is for its own data alone */
        shmem_signal_wait_until(second, SHMEM_CMP_EQ, 1);      /* racy: the first signal is for its own data alone */
        read_all(data, 16);
    }
}

static void clean_credit(void)
{
    for (long i = 1; i <= 3; i++) {
        if (me == 0) {
            shmem_long_wait_until(flags, SHMEM_CMP_GE, i - 1); /* racy: PE 1 may still read what the put overwrites */
            shmem_long_put_signal(data, source, 8, signal_word, (uint64_t)i, SHMEM_SIGNAL_SET, 1);
        } else if (me == 1) {
            shmem_signal_wait_until(signal_word, SHMEM_CMP_GE, (uint64_t)i); /* racy: the data may not have arrived */
            read_all(data, 8);
            shmem_long_atomic_set(flags, i, 0);
        }
    }
}

static void clean_arrivals(void)
{
    shmem_long_put(data + 4 * me, source, 4, 0);
    shmem_fence(); /* racy: the count may arrive before the data */
    shmem_long_atomic_inc(flags, 0);
    if (me) return;
    shmem_long_wait_until(flags, SHMEM_CMP_EQ, n); /* racy: data of the other PEs may not have arrived */
    read_all(data, 4 * n);
}

static void clean_all_flags(void)
{
    shmem_long_put(data + 4 * me, source, 4, 0);
    shmem_quiet(); /* racy: the flag may arrive before the data */
    shmem_long_p(flags + me, 1, 0);
    if (me) return;
    shmem_long_wait_until_all(flags, (size_t)n, NULL, SHMEM_CMP_EQ, 1); /* racy: data may not have arrived */
    read_all(data, 4 * n);
}

static void clean_test(void)
{
    if (me == 0) {
        shmem_long_put(data, source, 8, 1);
        shmem_quiet(); /* racy: the flag may arrive before the data */
        shmem_long_atomic_inc(flags, 1);
    } else if (me == 1) {
        while (!shmem_long_test(flags, SHMEM_CMP_EQ, 1)) continue; /* racy: PE 1 may read before PE 0 writes */
        read_all(data, 8);
    }
}

static void clean_relay(void)
{
    if (me == 0) {
        shmem_long_put(data, source, 8, 2);
        shmem_quiet(); /* racy: a fence or nothing orders no put to PE 2 before a flag on PE 1 */
        shmem_long_atomic_set(flags, 1, 1);
    } else if (me == 1) {
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1); /* racy: the flag of PE 1 may arrive before the data of PE 0 */
        shmem_long_atomic_set(flags, 1, 2);
    } else if (me == 2) {
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1); /* racy: PE 2 may read before PE 0 writes */
        read_all(data, 8);
    }
}

static void clean_team(void)
{
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 2, NULL, 0, &pair);
    if (me == 1) shmem_long_put(data, source, 8, 0);
    if (me == 1) shmem_quiet();        /* racy: a sync completes nothing */
    if (me < 2) shmem_team_sync(pair); /* racy: it alone orders the two PEs */
    if (me == 0) read_all(data, 8);
}

static void clean_atomics(void)
{
    shmem_long_atomic_add(data, 1, 0);
    shmem_quiet(); /* harmless: atomic operations do not race with each other */
    sink += shmem_long_atomic_fetch(data, 0);
    shmem_barrier_all(); /* racy: PE 0 loads the word, which other PEs may still update */
    if (me == 0) read_all(data, 1);
}

static void clean_puts_in_order(void)
{
    if (me) return;
    shmem_long_put(data, source, 8, 1);
    shmem_fence(); /* racy: the puts may arrive in any order */
    shmem_long_put(data, source + 8, 8, 1);
    shmem_quiet(); /* racy: the get may read before the put writes */
    sink += shmem_long_g(data, 1);
}

static const struct program programs[] = {
    CLEAN(flag),        CLEAN(ring),      CLEAN(quiet_and_sync),    CLEAN(more_than_enough), CLEAN(lock),
    CLEAN(broadcast),   CLEAN(reduction), CLEAN(result_of_collect), CLEAN(source),           CLEAN(result),
    CLEAN(fetched),     CLEAN(context),   CLEAN(two_contexts),      CLEAN(signal),           CLEAN(signal_behind_put),
    CLEAN(two_signals), CLEAN(credit),    CLEAN(arrivals),          CLEAN(all_flags),        CLEAN(test),
    CLEAN(relay),       CLEAN(team),      CLEAN(atomics),           CLEAN(puts_in_order)};

int main(int argc, char **argv)
{
    source = calloc(N, sizeof *source);
    return run_named(programs, sizeof programs / sizeof programs[0], argc > 1 ? argv[1] : NULL);
}
