/* Counting puts and gets: what a counter promises, on every route. Part V of the plan, "Counters", line by line. */
#include "semantics.h"

#include <shmemx.h>

enum { BIG = 200000, THREADS = 4 };

static long slots[64];

static shmemx_ct_t made(void)
{
    shmemx_ct_t ct = SHMEMX_CT_INVALID;
    shmemx_ct_create(&ct);
    check(ct != SHMEMX_CT_INVALID);
    return ct;
}

static void zero_at_the_start(void)
{
    shmemx_ct_t ct = made();
    check_equal(shmemx_ct_get(ct), 0);
    check(!shmemx_ct_test(ct, 1));
    shmemx_ct_free(&ct);
    check(ct == SHMEMX_CT_INVALID);
}

static void puts_to_myself_count(void)
{
    shmemx_ct_t ct = made();
    for (long i = 1; i <= 10; i++) {
        shmemx_long_put_ct(ct, &slots[0], &i, 1, me);
        shmemx_ct_wait(ct, i);
        check_equal(slots[0], i);
        check_equal(shmemx_ct_get(ct), i);
    }
    shmemx_ct_free(&ct);
}

static void many_to_one(void)
{
    enum { EACH = 50 };
    shmemx_ct_t ct = made();
    static long grid[64][EACH];
    memset(grid, 0xff, sizeof grid);
    shmem_barrier_all();
    for (long i = 0; i < EACH; i++) {
        long value = 1000 * me + i;
        shmemx_put_ct(ct, &grid[me][i], &value, 1, 0);
    }
    if (me == 0) {
        shmemx_ct_wait(ct, (long)n * EACH);
        for (int pe = 0; pe < n; pe++)
            for (long i = 0; i < EACH; i++) check_equal(grid[pe][i], 1000 * pe + i);
    }
    shmem_barrier_all();
    check_equal(shmemx_ct_get(ct), me ? 0 : (long)n * EACH);
    shmemx_ct_free(&ct);
}

/* A counter says how many, not whose, so that neighbouring rounds have two: nobody counts for the round after the next
 * before all have counted for the next one. Subtracting what was waited for then needs no barrier. */
static void all_to_all(void)
{
    shmemx_ct_t cts[2] = {made(), made()};
    static long rounds[2][64], value[2];
    for (long round = 0; round < 50; round++) {
        shmemx_ct_t ct = cts[round % 2];
        long *here = rounds[round % 2], *mine = &value[round % 2];
        *mine = round * 100 + me;
        for (int k = 1; k < n; k++) shmemx_put_ct_nbi(ct, &here[me], mine, 1, after(k));
        shmemx_ct_wait(ct, n - 1);
        for (int k = 1; k < n; k++) check_equal(here[before(k)], round * 100 + before(k));
        shmemx_ct_add(ct, -(n - 1));
        shmem_quiet(); /* *mine is free */
    }
    shmem_barrier_all();
    for (int i = 0; i < 2; i++) {
        check_equal(shmemx_ct_get(cts[i]), 0);
        shmemx_ct_free(&cts[i]);
    }
}

static void gets_count_at_who_is_read(void)
{
    shmemx_ct_t ct = made();
    long seen = -1, later = -1;
    slots[1] = 700 + me;
    shmem_barrier_all();
    shmemx_get_ct(ct, &seen, &slots[1], 1, after(1));
    check_equal(seen, 700 + after(1));
    shmemx_long_get_ct_nbi(ct, &later, &slots[1], 1, after(1));
    shmemx_ct_wait(ct, 2); /* both have been read: it may be overwritten */
    slots[1] = -5;
    shmem_quiet();
    check_equal(later, 700 + after(1));
    shmem_barrier_all();
    check_equal(shmemx_ct_get(ct), 2);
    shmemx_ct_free(&ct);
}

static void waiting_is_at_least_and_overshoots(void)
{
    shmemx_ct_t ct = made();
    for (int i = 0; i < 20; i++) shmemx_putmem_ct(ct, NULL, NULL, 0, after(1));
    shmemx_ct_wait(ct, 20);
    for (long value = 20; value >= -2; value--) {
        shmemx_ct_wait(ct, value);
        check(shmemx_ct_test(ct, value));
    }
    check(!shmemx_ct_test(ct, 21));
    shmem_barrier_all();
    shmemx_ct_free(&ct);
}

static void phases_by_set(void)
{
    shmemx_ct_t ct = made();
    for (long phase = 0; phase < 10; phase++) {
        shmemx_ct_set(ct, 0);
        shmem_barrier_all();
        for (int pe = 0; pe < n; pe++) shmemx_long_put_ct(ct, &slots[me], &phase, 1, pe);
        shmemx_ct_wait(ct, n);
        for (int pe = 0; pe < n; pe++) check_equal(slots[pe], phase);
        shmem_barrier_all();
        check_equal(shmemx_ct_get(ct), n);
    }
    shmemx_ct_free(&ct);
}

static void phases_by_add(void)
{
    shmemx_ct_t ct = made();
    shmemx_ct_add(ct, -3);
    shmemx_ct_add(ct, 3);
    for (int phase = 0; phase < 50; phase++) {
        for (int k = 0; k < 3; k++) shmemx_putmem_ct(ct, NULL, NULL, 0, after(k));
        shmemx_ct_wait(ct, 3);
        shmemx_ct_add(ct, -3);
        for (int k = 0; k < 2; k++) shmemx_putmem_ct(ct, NULL, NULL, 0, after(k));
        shmemx_ct_wait_dec(ct, 2);
    }
    shmem_barrier_all();
    check_equal(shmemx_ct_get(ct), 0);
    shmemx_ct_free(&ct);
}

static void thousands_alive(void)
{
    enum { MANY = 3000 };
    static shmemx_ct_t cts[MANY];
    int some = is_oversubscribed() || is_delayed() ? 300 : MANY;
    for (int i = 0; i < some; i++) cts[i] = made();
    shmem_barrier_all();
    for (int i = 0; i < some; i++)
        for (int k = 0; k <= i % 3; k++) shmemx_putmem_ct(cts[i], NULL, NULL, 0, after(1));
    for (int i = 0; i < some; i++) shmemx_ct_wait(cts[i], i % 3 + 1);
    shmem_barrier_all();
    for (int i = 0; i < some; i++) check_equal(shmemx_ct_get(cts[i]), i % 3 + 1);
    shmem_barrier_all();
    for (int i = 0; i < some; i++) shmemx_ct_free(&cts[i]);
}

static void zero_length_counts(void)
{
    shmemx_ct_t ct = made();
    long nothing;
    shmemx_putmem_ct(ct, NULL, NULL, 0, after(1));
    shmemx_int_put_ct_nbi(ct, NULL, NULL, 0, after(1));
    shmemx_getmem_ct(ct, &nothing, NULL, 0, after(1));
    shmemx_get64_ct_nbi(ct, NULL, NULL, 0, after(1));
    shmemx_ct_wait(ct, 4);
    shmem_barrier_all();
    check_equal(shmemx_ct_get(ct), 4);
    shmemx_ct_free(&ct);
}

/* More than a batch holds: one count, behind the last piece. Odd lengths, at odd addresses. */
static void long_transfers_count_once(void)
{
    shmemx_ct_t ct = made();
    static unsigned char from[BIG];
    unsigned char *to = shmem_malloc(BIG + 8), *back = malloc(BIG);
    const size_t lengths[] = {1, 3, 8, 32703, 32704, 32705, 65407, 65408, 65409, 100001, BIG};
    long counted = 0;
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        for (size_t k = 0; k < lengths[i]; k++) from[k] = (unsigned char)(k * 7 + i + (size_t)me);
        shmemx_putmem_ct(ct, to + i % 8, from, lengths[i], after(1));
        shmemx_ct_wait(ct, ++counted);
        unsigned char skew = (unsigned char)(before(1) - me);
        size_t wrong = 0;
        for (size_t k = 0; k < lengths[i]; k++) wrong += to[i % 8 + k] != (unsigned char)(from[k] + skew);
        check_equal(wrong, 0);
        shmemx_getmem_ct(ct, back, to + i % 8, lengths[i], after(1));
        check(!memcmp(back, from, lengths[i]));
        shmemx_ct_wait(ct, ++counted);
        shmem_barrier_all();
        check_equal(shmemx_ct_get(ct), counted);
        shmem_barrier_all();
    }
    free(back);
    shmemx_ct_free(&ct);
    shmem_free(to);
}

static void on_contexts_and_teams(void)
{
    shmem_team_t odd = SHMEM_TEAM_INVALID;
    shmemx_ct_t ct, other = SHMEMX_CT_INVALID;
    shmem_ctx_t ctx;
    int mine = me % 2;
    for (int side = 0; side < 2; side++) { /* both halves make one each, at the same time as far as they can */
        shmem_team_t team;
        shmem_team_split_strided(SHMEM_TEAM_WORLD, side < n ? side : 0, 2, (n - side + 1) / 2 ? (n - side + 1) / 2 : 1,
                                 NULL, 0, &team);
        if (side == mine) odd = team;
    }
    int rank = shmem_team_my_pe(odd), size = shmem_team_n_pes(odd);
    if (me % 2) check_equal(shmemx_team_ct_create(odd, &other), 0); /* the halves' free lines are not the same now */
    check_equal(shmemx_team_ct_create(odd, &ct), 0);
    check_equal(shmem_team_create_ctx(odd, 0, &ctx), 0);
    long value = 40 + rank;
    for (int k = 0; k < size; k++) shmemx_ctx_long_put_ct(ctx, ct, &slots[rank], &value, 1, k);
    shmemx_ct_wait(ct, size);
    for (int k = 0; k < size; k++) check_equal(slots[k], 40 + k);
    shmem_ctx_quiet(ctx);
    shmemx_ct_t whole = made(); /* of all, whose free lines differ */
    for (int pe = 0; pe < n; pe++) shmemx_put_ct(whole, &slots[32 + me % 32], &value, 1, pe);
    shmemx_ct_wait(whole, n);
    shmem_ctx_destroy(ctx);
    shmem_barrier_all();
    shmemx_ct_free(&whole);
    shmemx_ct_free(&other);
    shmemx_ct_free(&ct);
    shmem_team_destroy(odd);
}

/* Threads */

static shmemx_ct_t shared;
static long by_thread[64][THREADS];

static void *put_and_count(void *argument)
{
    int t = (int)(intptr_t)argument;
    for (long i = 1; i <= 100; i++) shmemx_long_put_ct(shared, &by_thread[me][t], &i, 1, after(1));
    return NULL;
}

static void *take_some(void *argument)
{
    (void)argument;
    for (int i = 0; i < 100; i++) shmemx_ct_wait_dec(shared, 1);
    return NULL;
}

/* As many threads take counts as make them: each count goes to one. */
static void threads_count_and_wait(void)
{
    pthread_t threads[2 * THREADS];
    shared = made();
    for (int t = 0; t < THREADS; t++) {
        threads[t] = thread_start(put_and_count, (void *)(intptr_t)t);
        threads[THREADS + t] = thread_start(take_some, NULL);
    }
    for (int t = 0; t < 2 * THREADS; t++) pthread_join(threads[t], NULL);
    shmem_barrier_all();
    check_equal(shmemx_ct_get(shared), 0);
    for (int t = 0; t < THREADS; t++) check_equal(by_thread[before(1)][t], 100);
    shmem_barrier_all();
    shmemx_ct_free(&shared);
}

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    zero_at_the_start();
    puts_to_myself_count();
    many_to_one();
    all_to_all();
    gets_count_at_who_is_read();
    waiting_is_at_least_and_overshoots();
    phases_by_set();
    phases_by_add();
    thousands_alive();
    zero_length_counts();
    long_transfers_count_once();
    on_contexts_and_teams();
    threads_count_and_wait();
    return end();
}
