/* Small programs with a race and without: the first argument names one. A race is between the lines of the program that
 * are marked with its name and 1 and 2, or only 1, where one line races with itself. races.py runs them. */
#include "race_run.h"

/* Races */

static void race_put_put(void)
{
    if (me < 2) shmem_long_put(data, private, 1, 2); /* put_put 1 */
}

static void race_put_get(void)
{
    if (me == 0) shmem_long_put(data, private, 4, 1);     /* put_get 1 */
    if (me == 1) shmem_long_get(private, data + 3, 1, 1); /* put_get 2 */
}

static void race_get_p(void)
{
    if (me == 0) (void)shmem_long_g(data + 5, 1); /* get_p 1 */
    if (me == 1) shmem_long_p(data + 5, 1, 1);    /* get_p 2 */
}

static void race_get_before_quiet(void)
{
    if (me) return;
    shmem_long_p(data, 1, 1);    /* get_before_quiet 1 */
    (void)shmem_long_g(data, 1); /* get_before_quiet 2 */
}

static void race_get_after_fence(void)
{
    if (me) return;
    shmem_long_p(data, 1, 1); /* get_after_fence 1 */
    shmem_fence();
    (void)shmem_long_g(data, 1); /* get_after_fence 2 */
}

static void race_unfenced(void)
{
    if (me) return;
    shmem_long_p(data, 1, 1); /* unfenced 1 */
    shmem_long_p(data, 2, 1); /* unfenced 2 */
}

static void race_flag_without_fence(void)
{
    if (me == 0) {
        shmem_long_put(data, private, 8, 1); /* flag_without_fence 1 */
        shmem_long_atomic_set(flags, 1, 1);
    } else if (me == 1) {
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1);
        shmem_long_get(private, data, 8, 1); /* flag_without_fence 2 */
    }
}

static void race_fence_of_other_context(void)
{
    if (me == 0) {
        shmem_ctx_long_put(ctx, data, private, 8, 1); /* fence_of_other_context 1 */
        shmem_fence();
        shmem_long_atomic_set(flags, 1, 1);
    } else if (me == 1) {
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1);
        shmem_long_get(private, data, 8, 1); /* fence_of_other_context 2 */
    }
}

static void race_fence_for_third(void)
{
    if (me == 0) {
        shmem_long_put(data, private, 8, 2); /* fence_for_third 1 */
        shmem_fence();
        shmem_long_atomic_set(flags, 1, 1);
    } else if (me == 1) {
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1);
        shmem_long_get(private, data, 8, 2); /* fence_for_third 2 */
    }
}

static void race_atomic_put(void)
{
    if (me == 0) shmem_long_atomic_add(data, 1, 1); /* atomic_put 1 */
    if (me == 1) shmem_long_p(data, 1, 1);          /* atomic_put 2 */
}

static void race_atomic_get(void)
{
    if (me == 0) shmem_long_atomic_inc(data, 1); /* atomic_get 1 */
    if (me == 1) (void)shmem_long_g(data, 1);    /* atomic_get 2 */
}

static void race_atomic_widths(void)
{
    if (me == 0) shmem_int64_atomic_add((int64_t *)data, 1, 1);     /* atomic_widths 1 */
    if (me == 1) shmem_int32_atomic_add((int32_t *)data + 1, 1, 1); /* atomic_widths 2 */
}

static void race_atomic_types(void)
{
    if (me == 0) shmem_double_atomic_set((double *)data, 1, 2); /* atomic_types 1 */
    if (me == 1) shmem_long_atomic_add(data, 1, 2);             /* atomic_types 2 */
}

static void race_barrier_of_default_context(void)
{
    if (me == 0) shmem_ctx_long_p(ctx, data, 1, 1); /* barrier_of_default_context 1 */
    shmem_barrier_all();
    if (me == 1) (void)shmem_long_g(data, 1); /* barrier_of_default_context 2 */
}

static void race_sync_without_quiet(void)
{
    if (me == 0) shmem_long_p(data, 1, 1); /* sync_without_quiet 1 */
    shmem_sync_all();
    if (me == 1) (void)shmem_long_g(data, 1); /* sync_without_quiet 2 */
}

static void race_quiet_of_other_context(void)
{
    if (me) return;
    shmem_ctx_long_p(ctx, data, 1, 1); /* quiet_of_other_context 1 */
    shmem_quiet();
    (void)shmem_ctx_long_g(ctx, data, 1); /* quiet_of_other_context 2 */
}

static void race_source_of_nbi(void)
{
    if (me) return;
    shmem_long_put_nbi(data, private, 8, 1);      /* source_of_nbi 1 */
    shmem_long_get(private + 7, data + 20, 1, 1); /* source_of_nbi 2 */
}

static void race_result_of_nbi(void)
{
    if (me) return;
    shmem_long_get_nbi(private, data, 8, 1);      /* result_of_nbi 1 */
    shmem_long_put(data + 20, private + 3, 1, 1); /* result_of_nbi 2 */
}

static void race_fetch_nbi(void)
{
    if (me) return;
    shmem_long_atomic_fetch_add_nbi(private, data, 1, 1); /* fetch_nbi 1 */
    shmem_long_put(data + 20, private, 1, 1);             /* fetch_nbi 2 */
}

static void race_symmetric_source(void)
{
    if (me == 0) shmem_long_put_nbi(data + 20, data, 8, 1); /* symmetric_source 1 */
    if (me == 2) shmem_long_p(data + 2, 1, 0);              /* symmetric_source 2 */
}

static void race_symmetric_result(void)
{
    if (me == 0) shmem_long_get_nbi(data, data + 20, 8, 1); /* symmetric_result 1 */
    if (me == 2) (void)shmem_long_g(data + 2, 0);           /* symmetric_result 2 */
}

static void race_signal_and_other_put(void)
{
    if (me == 0) {
        shmem_long_put(data, private, 8, 1); /* signal_and_other_put 1 */
        shmem_long_put_signal(data + 20, private, 8, signal_word, 1, SHMEM_SIGNAL_SET, 1);
    } else if (me == 1) {
        shmem_signal_wait_until(signal_word, SHMEM_CMP_EQ, 1);
        shmem_long_get(private, data, 8, 1); /* signal_and_other_put 2 */
    }
}

static void race_signal_not_awaited(void)
{
    if (me == 0)
        shmem_long_put_signal(data, private, 8, signal_word, 1, SHMEM_SIGNAL_SET, 1); /* signal_not_awaited 1 */
    if (me == 1) shmem_long_get(private, data, 8, 1);                                 /* signal_not_awaited 2 */
}

static void race_strided(void)
{
    if (me == 0) shmem_int_iput(ints, (int *)private, 2, 1, 8, 2); /* strided 1 */
    if (me == 1) shmem_int_p(ints + 6, 1, 2);                      /* strided 2 */
}

static void race_bytes(void)
{
    if (me == 0) shmem_putmem(bytes + 3, private, 10, 2);  /* bytes 1 */
    if (me == 1) shmem_putmem(bytes + 12, private, 10, 2); /* bytes 2 */
}

static void race_lock_and_other_context(void)
{
    shmem_set_lock(&lock);
    shmem_ctx_long_p(ctx, data, me, 0); /* lock_and_other_context 1 */
    shmem_clear_lock(&lock);
}

static void race_no_lock(void)
{
    if (me == 1) {
        shmem_set_lock(&lock);
        shmem_long_p(data, 1, 0); /* no_lock 1 */
        shmem_clear_lock(&lock);
    } else if (me == 2) {
        shmem_long_p(data, 2, 0); /* no_lock 2 */
    }
}

static void race_broadcast_from_other(void)
{
    if (me == 1) {
        shmem_long_p(data, 1, 2); /* broadcast_from_other 1 */
        shmem_quiet();
    }
    shmem_long_broadcast(SHMEM_TEAM_WORLD, data + 20, data + 30, 1, 0);
    if (me == 2) (void)shmem_long_g(data, 2); /* broadcast_from_other 2 */
}

static void race_scan_from_higher(void)
{
    if (me == 2) {
        shmem_long_p(data, 1, 0); /* scan_from_higher 1 */
        shmem_quiet();
    }
    shmem_long_sum_inscan(SHMEM_TEAM_WORLD, data + 20, data + 30, 1);
    if (me == 0) (void)shmem_long_g(data, 0); /* scan_from_higher 2 */
}

static void race_sync_of_other_team(void)
{
    shmem_team_t team;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 2, NULL, 0, &team);
    if (me == 0) {
        shmem_long_p(data, 1, 2); /* sync_of_other_team 1 */
        shmem_quiet();
    }
    if (me < 2) shmem_team_sync(team);
    if (me == 2) (void)shmem_long_g(data, 2); /* sync_of_other_team 2 */
}

static void race_quiet_of_other_pe(void)
{
    int other = 2;
    if (me) return;
    shmem_long_p(data, 1, 1); /* quiet_of_other_pe 1 */
    shmem_pe_quiet(&other, 1);
    (void)shmem_long_g(data, 1); /* quiet_of_other_pe 2 */
}

static void race_reduction_dest(void)
{
    if (me == 1) shmem_long_p(data, 1, 0);                       /* reduction_dest 1 */
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, data, data + 20, 1); /* reduction_dest 2 */
}

static void race_reduction_source(void)
{
    if (me == 1) shmem_long_p(data, 1, 0);                       /* reduction_source 1 */
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, data + 20, data, 1); /* reduction_source 2 */
}

static void race_two_contexts(void)
{
    if (me) return;
    shmem_long_p(data, 1, 1); /* two_contexts 1 */
    shmem_fence();
    shmem_ctx_long_p(ctx, data, 2, 1); /* two_contexts 2 */
}

static void race_global(void)
{
    if (me < 2) shmem_long_put(global + 4, private, 1, 0); /* global 1 */
}

static void race_test_of_other_flag(void)
{
    if (me == 0) {
        shmem_long_p(data, 1, 2); /* test_of_other_flag 1 */
        shmem_quiet();
        shmem_long_atomic_set(flags, 1, 2);
    } else if (me == 1) {
        shmem_long_atomic_set(flags + 1, 1, 2);
    } else if (me == 2) {
        while (!shmem_long_test(flags + 1, SHMEM_CMP_EQ, 1)) continue;
        (void)shmem_long_g(data, 2); /* test_of_other_flag 2 */
    }
}

static void race_neighbouring_flag(void)
{
    if (me == 0) {
        shmem_long_p(data, 1, 1); /* neighbouring_flag 1 */
        shmem_fence();
        shmem_int_atomic_set(ints, 1, 1);
        shmem_int_atomic_set(ints, 1, 2);
    } else if (me == 2) {
        shmem_int_wait_until(ints, SHMEM_CMP_EQ, 1);
        shmem_int_atomic_set(ints + 1, 1, 1);
    } else if (me == 1) {
        shmem_int_wait_until(ints + 1, SHMEM_CMP_EQ, 1);
        (void)shmem_long_g(data, 1); /* neighbouring_flag 2 */
    }
}

/* More accesses to 8 bytes than their cell has room for. A plain load that polls makes no edge, but orders the two
 * here, so that the put finds the gets. */
static void race_many_accesses(void)
{
    char byte;
    for (int i = 0; i < 8; i++)
        if (me == 1) shmem_getmem(&byte, bytes + i, 1, 0); /* many_accesses 1 */
    if (me == 1) shmem_long_p(flags, 1, 2);
    while (me == 2 && !*(volatile long *)flags) usleep(1000);
    if (me == 2) shmem_putmem(bytes + 7, private, 1, 0); /* many_accesses 2 */
}

/* The access that has to leave its place in the cell, because a list takes it. */
static void race_moved_access(void)
{
    char byte;
    for (int i = 0; i < 8; i++)
        if (me == 1) shmem_getmem(&byte, bytes + i, 1, 0); /* moved_access 1 */
    if (me == 1) shmem_long_p(flags, 1, 2);
    while (me == 2 && !*(volatile long *)flags) usleep(1000);
    if (me == 2) shmem_putmem(bytes + 2, private, 1, 0); /* moved_access 2 */
}

/* No race */

static void clean_barrier(void)
{
    shmem_long_put(data, private, 8, (me + 1) % n);
    shmem_barrier_all();
    shmem_long_get(private, data, 8, me);
    shmem_barrier_all();
    shmem_long_put(data, private, 8, (me + 2) % n);
}

static void clean_quiet(void)
{
    if (me) return;
    shmem_long_p(data, 1, 1);
    shmem_quiet();
    (void)shmem_long_g(data, 1);
    shmem_long_p(data, 2, 1);
    shmem_fence();
    shmem_long_p(data, 3, 1);
}

static void clean_flag(void)
{
    if (me == 0) {
        shmem_long_put(data, private, 8, 1);
        shmem_fence();
        shmem_long_atomic_set(flags, 1, 1);
    } else if (me == 1) {
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1);
        shmem_long_get(private, data, 8, 1);
        shmem_long_p(flags, 0, 1);
    }
}

static void clean_int_flags(void)
{
    if (me % 2 == 0) {
        shmem_long_p(data + me, 1, 1);
        shmem_fence();
        shmem_int_atomic_set(ints + me / 2, 1, 1);
    } else if (me == 1) {
        for (int i = 0; i < 2; i++) {
            shmem_int_wait_until(ints + i, SHMEM_CMP_EQ, 1);
            (void)shmem_long_g(data + 2 * i, 1);
        }
    }
}

static void clean_plain_flag(void)
{
    if (me == 0) {
        shmem_long_put_nbi(data, private, 8, 1);
        shmem_fence();
        shmem_long_p(flags, 1, 1);
    } else if (me == 1) {
        shmem_long_wait_until(flags, SHMEM_CMP_NE, 0);
        shmem_long_put(data, private, 8, 1);
    }
}

static void clean_flag_for_third(void)
{
    if (me == 0) {
        shmem_long_put(data, private, 8, 2);
        shmem_quiet();
        shmem_long_atomic_set(flags, 1, 1);
    } else if (me == 1) {
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1);
        shmem_long_get(private, data, 8, 2);
    }
}

static void clean_flags_in_chain(void)
{
    if (me == 0) {
        shmem_long_put(data, private, 8, 2);
        shmem_quiet();
        shmem_long_atomic_set(flags, 1, 1);
    } else if (me == 1) {
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1);
        shmem_long_atomic_set(flags, 1, 2);
    } else if (me == 2) {
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1);
        shmem_long_get(private, data, 8, 2);
    }
}

static void clean_signal(void)
{
    if (me == 0) {
        shmem_long_put_signal_nbi(data, private, 8, signal_word, 1, SHMEM_SIGNAL_ADD, 1);
    } else if (me == 2) {
        shmem_long_put_signal(data + 8, private, 8, signal_word, 1, SHMEM_SIGNAL_ADD, 1);
    } else if (me == 1) {
        shmem_signal_wait_until(signal_word, SHMEM_CMP_EQ, 2);
        shmem_long_get(private, data, 16, 1);
    }
}

static void clean_signal_before_flag(void)
{
    if (me == 0) {
        shmem_long_put_signal(data, private, 8, signal_word, 1, SHMEM_SIGNAL_SET, 1);
        shmem_fence();
        shmem_long_atomic_set(flags, 1, 1);
    } else if (me == 1) {
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1);
        shmem_long_get(private, data, 8, 1);
    }
}

static void clean_ping_pong(void)
{
    for (int i = 1; i <= 20 && me < 2; i++) {
        if (me == i % 2) {
            shmem_long_put_signal(data, private, 8, signal_word, (uint64_t)i, SHMEM_SIGNAL_SET, !me);
        } else {
            shmem_signal_wait_until(signal_word, SHMEM_CMP_EQ, (uint64_t)i);
            shmem_long_get(private, data, 8, me);
        }
    }
}

static void clean_atomics(void)
{
    for (int i = 0; i < 10; i++) {
        shmem_long_atomic_add(data, 1, 0);
        (void)shmem_long_atomic_fetch_add(data, 1, 0);
        (void)shmem_long_atomic_fetch(data, 0);
        (void)shmem_long_g(data + 8, 0);
        (void)shmem_long_atomic_fetch(data + 8, 0);
        (void)shmem_double_atomic_swap((double *)data + 9, me, 0);
        shmem_int_atomic_inc(ints + me, 0);
    }
}

static void clean_neighbours(void)
{
    shmem_putmem(bytes + 5 * me, private, 5, 0);
    shmem_int_iput(ints + me, (int *)private, n, 1, 8, 0);
    shmem_barrier_all();
    shmem_int_iget((int *)private, ints + me, 1, n, 8, 0);
}

static void clean_lock(void)
{
    for (int i = 0; i < 5; i++) {
        shmem_set_lock(&lock);
        long old = shmem_long_g(data, 0);
        shmem_long_p(data, old + 1, 0);
        shmem_clear_lock(&lock);
    }
    while (shmem_test_lock(&lock)) continue;
    shmem_long_p(data, 0, 0);
    shmem_clear_lock(&lock);
    for (int held = shmemx_raw_lock_enqueue(&lock); held;) held = shmemx_raw_lock_turn(&lock);
    shmem_long_p(data, 1, 0);
    shmem_clear_lock(&lock);
}

static void clean_spin_lock(void)
{
    while (shmem_long_atomic_compare_swap(flags, 0, 1, 0)) continue;
    long old = shmem_long_g(data, 0);
    shmem_long_p(data, old + 1, 0);
    shmem_quiet();
    shmem_long_atomic_set(flags, 0, 0);
}

static void clean_last_one(void)
{
    shmem_long_p(data + me, 1, 0);
    shmem_quiet();
    if (shmem_long_atomic_fetch_inc(flags, 0) == n - 1) shmem_long_get(private, data, (size_t)n, 0);
}

static void clean_last_one_nbi(void)
{
    long before = -1;
    shmem_long_p(data + me, 1, 0);
    shmem_quiet();
    shmem_long_atomic_fetch_inc_nbi(&before, flags, 0);
    shmem_quiet();
    if (before == n - 1) shmem_long_get(private, data, (size_t)n, 0);
}

static void clean_counter(void)
{
    shmem_long_p(data + me, 1, 0);
    shmem_fence();
    shmem_long_atomic_inc(flags, 0);
    if (me) return;
    shmem_long_wait_until(flags, SHMEM_CMP_EQ, n);
    shmem_long_get(private, data, (size_t)n, 0);
}

static void clean_context(void)
{
    shmem_ctx_long_p(ctx, data, 1, (me + 1) % n);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    (void)shmem_long_g(data, me);
}

static void clean_context_destroyed(void)
{
    shmem_ctx_t other;
    if (shmem_ctx_create(0, &other)) return;
    shmem_ctx_long_p(other, data, 1, (me + 1) % n);
    shmem_ctx_destroy(other);
    shmem_sync_all();
    (void)shmem_long_g(data, me);
}

static void clean_team(void)
{
    shmem_team_t team;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 1, 1, n - 1, NULL, 0, &team);
    for (int i = 0; i < 5 && team != SHMEM_TEAM_INVALID; i++) {
        int rank = shmem_team_my_pe(team), next = shmem_team_translate_pe(team, (rank + 1) % (n - 1), SHMEM_TEAM_WORLD);
        shmem_long_p(data + i, 1, next);
        shmem_quiet();
        shmem_team_sync(team);
        (void)shmem_long_g(data + i, me);
    }
    if (team != SHMEM_TEAM_INVALID) shmem_team_destroy(team);
}

static void clean_nbi(void)
{
    if (me) return;
    shmem_long_put_nbi(data, private, 8, 1);
    shmem_long_put_nbi(data + 8, private, 8, 1);
    shmem_long_get_nbi(private + 20, data + 30, 8, 1);
    shmem_quiet();
    shmem_long_get(private, data, 8, 1);
    shmem_long_put(data, private + 20, 8, 1);
}

static void clean_local_complete(void)
{
    if (me) return;
    shmem_long_put_nbi(data, private, 8, 1);
    shmemx_local_complete();
    shmem_long_get(private, data + 20, 8, 1);
}

static void clean_waits(void)
{
    size_t which[2];
    if (me == 0) {
        for (int i = 0; i < 2; i++) {
            shmem_long_p(data + i, 1, 1);
            shmem_fence();
            shmem_long_atomic_set(flags + i, 1, 1);
        }
    } else if (me == 1) {
        size_t first = shmem_long_wait_until_any(flags, 2, NULL, SHMEM_CMP_EQ, 1);
        (void)shmem_long_g(data + first, 1);
        size_t some = shmem_long_wait_until_some(flags, 2, which, NULL, SHMEM_CMP_EQ, 1);
        for (size_t i = 0; i < some; i++) (void)shmem_long_g(data + which[i], 1);
        shmem_long_wait_until_all(flags, 2, NULL, SHMEM_CMP_EQ, 1);
        shmem_long_get(private, data, 2, 1);
    }
}

static void clean_test(void)
{
    if (me == 0) {
        shmem_long_p(data, 1, 1);
        shmem_fence();
        shmem_long_atomic_set(flags, 1, 1);
    } else if (me == 1) {
        while (!shmem_long_test(flags, SHMEM_CMP_EQ, 1)) continue;
        (void)shmem_long_g(data, 1);
    }
}

static void clean_collectives(void)
{
    if (me == 0) {
        shmem_long_p(data, 1, 2);
        shmem_quiet();
    }
    shmem_long_broadcast(SHMEM_TEAM_WORLD, data + 20, data + 30, 1, 0);
    if (me == 2) (void)shmem_long_g(data, 2);
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, data + 20, data + 30, 1);
    if (me == 1) shmem_long_p(data, 1, 2);
    shmem_quiet();
    shmem_long_fcollect(SHMEM_TEAM_WORLD, data + 40, data + 30, 2);
    if (me == 0) (void)shmem_long_g(data, 2);
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, data + 20, data + 20, 1);
}

static void clean_pe_quiet(void)
{
    int one = 1;
    if (me) return;
    shmem_long_p(data, 1, 1);
    shmem_pe_quiet(&one, 1);
    (void)shmem_long_g(data, 1);
}

static void clean_memory_again(void)
{
    for (int i = 0; i < 5; i++) {
        long *block = shmem_malloc(1000 * sizeof *block);
        shmem_long_put(block, private, N, (me + 1) % n);
        shmem_free(block);
    }
    long *block = shmem_malloc(8);
    shmem_long_p(block, 1, (me + 1) % n);
    block = shmem_realloc(block, 100000);
    shmem_long_p(block, 1, (me + 1) % n);
    shmem_free(block);
}

static void clean_store_by_pointer(void)
{
    if (me == 0) {
        long *there = shmem_ptr(flags, 1);
        shmem_long_p(data, 1, 1);
        shmem_quiet();
        if (there) *(volatile long *)there = 1;
        else shmem_long_p(flags, 1, 1);
    } else if (me == 1) {
        shmem_long_wait_until(flags, SHMEM_CMP_EQ, 1);
        (void)shmem_long_g(data, 1);
    }
}

static void clean_counted(void)
{
    shmemx_ct_t ct;
    shmemx_ct_create(&ct);
    if (me == 0) shmemx_long_put_ct(ct, data, private, 8, 1);
    if (me == 1) {
        shmemx_ct_wait(ct, 1);
        shmem_long_get(private, data, 8, 1);
    }
    shmem_barrier_all();
    shmemx_ct_free(&ct);
}

static void clean_request(void)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    if (me) return;
    shmemx_long_put_nbe(data, private, 8, 1, &request);
    shmemx_request_wait(&request);
    shmem_long_get(private, data, 8, 1);
}

static void clean_active_set(void)
{
    static long psync[SHMEM_BARRIER_SYNC_SIZE];
    for (int i = 0; i < SHMEM_BARRIER_SYNC_SIZE; i++) psync[i] = SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    if (me == 0) shmem_long_p(data, 1, 1);
    if (me < 2) shmem_barrier(0, 0, 2, psync);
    if (me == 1) (void)shmem_long_g(data, 1);
}

static const struct program programs[] = {
    RACE(put_put),
    RACE(put_get),
    RACE(get_p),
    RACE(get_before_quiet),
    RACE(get_after_fence),
    RACE(unfenced),
    RACE(flag_without_fence),
    RACE(fence_of_other_context),
    RACE(fence_for_third),
    RACE(atomic_put),
    RACE(atomic_get),
    RACE(atomic_widths),
    RACE(atomic_types),
    RACE(barrier_of_default_context),
    RACE(sync_without_quiet),
    RACE(quiet_of_other_context),
    RACE(source_of_nbi),
    RACE(result_of_nbi),
    RACE(fetch_nbi),
    RACE(symmetric_source),
    RACE(symmetric_result),
    RACE(signal_and_other_put),
    RACE(signal_not_awaited),
    RACE(strided),
    RACE(bytes),
    RACE(lock_and_other_context),
    RACE(no_lock),
    RACE(broadcast_from_other),
    RACE(scan_from_higher),
    RACE(sync_of_other_team),
    RACE(quiet_of_other_pe),
    RACE(reduction_dest),
    RACE(reduction_source),
    RACE(two_contexts),
    RACE(global),
    RACE(test_of_other_flag),
    RACE(neighbouring_flag),
    RACE(many_accesses),
    RACE(moved_access),
    CLEAN(barrier),
    CLEAN(quiet),
    CLEAN(flag),
    CLEAN(int_flags),
    CLEAN(plain_flag),
    CLEAN(flag_for_third),
    CLEAN(flags_in_chain),
    CLEAN(signal),
    CLEAN(signal_before_flag),
    CLEAN(ping_pong),
    CLEAN(atomics),
    CLEAN(neighbours),
    CLEAN(lock),
    CLEAN(spin_lock),
    CLEAN(last_one),
    CLEAN(last_one_nbi),
    CLEAN(counter),
    CLEAN(context),
    CLEAN(context_destroyed),
    CLEAN(team),
    CLEAN(nbi),
    CLEAN(local_complete),
    CLEAN(waits),
    CLEAN(test),
    CLEAN(collectives),
    CLEAN(pe_quiet),
    CLEAN(memory_again),
    CLEAN(store_by_pointer),
    CLEAN(counted),
    CLEAN(request),
    CLEAN(active_set),
};
enum { N_PROGRAMS = sizeof programs / sizeof programs[0] };

int main(int argc, char **argv) { return run_named(programs, N_PROGRAMS, argc < 2 ? NULL : argv[1]); }
