/* Section 10: put with signal, and signals alone. */
#include "semantics.h"

enum { LONGS = 10000 }; /* several records to another node */
static long block[LONGS];
static uint64_t arrived, answered;

/* The payload of round r: every word tells r. */
static int block_is(long round, size_t nelems)
{
    for (size_t i = 0; i < nelems; i++)
        if (block[i] != round * 10000 + (long)i) return 0;
    return 1;
}

static void put_round(long round, size_t nelems, uint64_t *signal, int pe)
{
    static long mine[LONGS];
    for (size_t i = 0; i < nelems; i++) mine[i] = round * 10000 + (long)i;
    if (round % 2) {
        shmem_long_put_signal(block, mine, nelems, signal, 1, SHMEM_SIGNAL_ADD, pe);
        memset(mine, -1, sizeof mine); /* the source is free */
    } else {
        shmem_putmem_signal_nbi(block, mine, nelems * sizeof *mine, signal, (uint64_t)round, SHMEM_SIGNAL_SET, pe);
        shmem_quiet();
    }
}

/* §10: that call's data is visible before its signal */
static void data_is_there_before_its_signal(uint64_t *signal)
{
    *signal = answered = 0;
    shmem_barrier_all();
    for (long round = 1; round <= 400; round++) {
        size_t nelems = round % 7 ? (size_t)(round * 37 % LONGS) : 1;
        if (me != n - 1 || n == 1) put_round(round, nelems, signal, after(1));
        if (me || n == 1) {
            check_equal(shmem_signal_wait_until(signal, SHMEM_CMP_GE, (uint64_t)round), (uint64_t)round);
            check(block_is(round, nelems));
            shmem_signal_set(&answered, (uint64_t)round, before(1));
        }
        if (me != n - 1) shmem_signal_wait_until(&answered, SHMEM_CMP_GE, (uint64_t)round);
    }
    shmem_barrier_all();
}

/* §10: SET stores, ADD adds and wraps; a put of nothing still signals */
static void operators_set_and_add(void)
{
    static uint64_t word;
    static long target;
    word = 0;
    shmem_barrier_all();
    shmem_long_put_signal(&target, &(long){1}, 1, &word, 5, SHMEM_SIGNAL_SET, me);
    check_equal(shmem_signal_fetch(&word), 5);
    shmem_long_put_signal(&target, NULL, 0, &word, UINT64_MAX, SHMEM_SIGNAL_ADD, me);
    check_equal(shmem_signal_fetch(&word), 4);
    shmem_long_put_signal_nbi(&target, NULL, 0, &word, UINT64_MAX, SHMEM_SIGNAL_SET, me);
    shmem_quiet();
    check_equal(shmem_signal_fetch(&word), UINT64_MAX);
    shmem_putmem_signal(NULL, NULL, 0, &word, 2, SHMEM_SIGNAL_ADD, me);
    check_equal(shmem_signal_fetch(&word), 1);
    check_equal(target, 1);
    shmem_barrier_all();
}

/* §10: signal_add and signal_set move no data, on any context */
static void signals_alone_update_the_word(void)
{
    static uint64_t word;
    shmem_ctx_t ctx;
    shmem_ctx_create(0, &ctx);
    shmem_signal_set(&word, 7, after(1));
    shmem_fence();
    shmem_signal_add(&word, 3, after(1));
    shmem_quiet();
    shmem_ctx_signal_add(ctx, &word, UINT64_MAX, after(1));
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    check_equal(word, 9);
    shmem_barrier_all();
    shmem_ctx_signal_set(ctx, &word, 21, after(1));
    shmem_ctx_destroy(ctx);
    shmem_barrier_all();
    check_equal(shmem_signal_fetch(&word), 21);
    shmem_barrier_all();
}

/* §10: additions by put-with-signal, signal_add and atomics are all counted */
static void additions_are_atomic(uint64_t *word)
{
    static long target, source; /* which stays as it is until the reduction's quiet */
    static uint64_t count, all;
    struct timespec end = {0};
    *word = count = 0;
    shmem_barrier_all();
    for (; goes_on(&end, 15); count += 50)
        for (int i = 0; i < 50; i++) {
            shmem_signal_add(word, 1, 0);
            shmem_long_put_signal(&target, &(long){i}, 1, word, 2, SHMEM_SIGNAL_ADD, 0);
            shmem_long_put_signal_nbi(&target, &source, 1, word, 3, SHMEM_SIGNAL_ADD, 0);
            shmem_uint64_atomic_add(word, 4, 0);
        }
    shmem_uint64_sum_reduce(SHMEM_TEAM_WORLD, &all, &count, 1);
    shmem_barrier_all();
    check_equal(shmem_uint64_g(word, 0), 10 * all);
    shmem_barrier_all();
}

static uint64_t toggling;
static int stop;
static void *toggle(void *unused_argument)
{
    (void)unused_argument;
    for (uint64_t i = 0; !load(&stop); i++) shmem_signal_set(&toggling, 5 + i % 2, me);
    return NULL;
}

/* §10: the value returned is the one that satisfied the test, though the word goes on changing */
static void wait_returns_the_value_that_satisfied(void)
{
    pthread_t thread = thread_start(toggle, NULL);
    struct timespec end = {0};
    while (goes_on(&end, 200)) {
        check_equal(shmem_signal_wait_until(&toggling, SHMEM_CMP_EQ, 5), 5);
        check(shmem_signal_wait_until(&toggling, SHMEM_CMP_GT, 5) == 6);
    }
    store(&stop, 1);
    pthread_join(thread, NULL);
    shmem_barrier_all();
}

/* §10: comparison is unsigned */
static void comparison_is_unsigned(void)
{
    static uint64_t word;
    word = 1ull << 63;
    check_equal(shmem_signal_wait_until(&word, SHMEM_CMP_GT, INT64_MAX), 1ull << 63);
    check_equal(shmem_signal_wait_until(&word, SHMEM_CMP_LT, UINT64_MAX), 1ull << 63);
    check_equal(shmem_signal_wait_until(&word, SHMEM_CMP_NE, 0), 1ull << 63);
}

/* §10, §12: waits of the other kind see signals */
static void point_to_point_routines_see_signals(void)
{
    static uint64_t words[2];
    shmem_barrier_all();
    shmem_signal_set(&words[1], 3, after(1));
    check_equal(shmem_uint64_wait_until_any(words, 2, NULL, SHMEM_CMP_EQ, 3), 1);
    check_equal(shmem_uint64_test(&words[1], SHMEM_CMP_EQ, 3), 1);
    check_equal(shmem_uint64_atomic_fetch(&words[1], me), 3);
    shmem_barrier_all();
}

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    uint64_t *in_heap = shmem_calloc(1, sizeof *in_heap);
    data_is_there_before_its_signal(&arrived);
    data_is_there_before_its_signal(in_heap);
    operators_set_and_add();
    signals_alone_update_the_word();
    additions_are_atomic(&arrived);
    additions_are_atomic(in_heap);
    wait_returns_the_value_that_satisfied();
    comparison_is_unsigned();
    point_to_point_routines_see_signals();
    return end();
}
