/* Many more PEs than cores: everything that waits gives its core away. The test's time limit is the only one.
 */
#include <dlfcn.h>
#include <time.h>

#include "semantics.h"

#include <shmemx.h>

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

/* Of this thread. Where a yield takes long, the library sleeps instead. */
static _Thread_local long yields, sleeps;

int sched_yield(void)
{
    static int (*next)(void);
    if (!next) next = (int (*)(void))(intptr_t)dlsym(RTLD_NEXT, "sched_yield");
    yields++;
    return next();
}

int nanosleep(const struct timespec *time, struct timespec *rest)
{
    static int (*next)(const struct timespec *, struct timespec *);
    if (!next) next = (int (*)(const struct timespec *, struct timespec *))(intptr_t)dlsym(RTLD_NEXT, "nanosleep");
    sleeps++;
    return next(time, rest);
}

/* How often this thread has given its processor away. */
static long given_away(void) { return yields + sleeps; }

/* A function that reads a value yields once in some calls. */
enum { READS = 32 };

/* Where PEs outnumber processors, the calls yield; else they do not. */
#define check_yields(times, call)                                                                                      \
    do {                                                                                                               \
        long before_ = given_away(), yields_ = yields;                                                                 \
        for (int i_ = 0; i_ < (times); i_++) (void)(call);                                                             \
        if (is_oversubscribed()) check(given_away() > before_);                                                        \
        else if (all_share_memory()) check_equal(yields, yields_);                                                     \
    } while (0)

static void tests_of_words_yield(void)
{
    static long words[2], values[2] = {1, 1};
    static uint64_t signal;
    size_t indices[2];
    check_yields(1, shmem_long_test(&words[0], SHMEM_CMP_EQ, 1));
    check_yields(1, shmem_long_test_all(words, 2, NULL, SHMEM_CMP_EQ, 1));
    check_yields(1, shmem_long_test_any(words, 2, NULL, SHMEM_CMP_EQ, 1));
    check_yields(1, shmem_long_test_some(words, 2, indices, NULL, SHMEM_CMP_EQ, 1));
    check_yields(1, shmem_long_test_any_vector(words, 2, NULL, SHMEM_CMP_EQ, values));
    check_yields(READS, shmem_signal_fetch(&signal));
}

static void tests_of_counters_and_appends_yield(void)
{
    static long ring[4], word;
    shmemx_ct_t ct;
    shmemx_oct_t oct;
    shmemx_ct_create(&ct);
    check_equal(shmemx_team_oct_create_with_options(SHMEM_TEAM_WORLD, &oct, ring, sizeof ring, 8, SHMEMX_OCT_WRAP), 0);
    check_yields(1, shmemx_ct_test(ct, 1));
    check_yields(READS, shmemx_ct_get(ct));
    check_yields(1, shmemx_oct_consume(oct, &word, sizeof word));
    check_yields(READS, shmemx_oct_get(oct));
    check_yields(READS, shmemx_oct_get_complete(oct));
    shmemx_oct_destroy(&oct);
    shmemx_ct_free(&ct);
}

static void tests_of_locks_yield(void)
{
    shmem_barrier_all();
    if (me == 0) shmem_set_lock(&lock);
    shmem_barrier_all();
    if (me) check_yields(1, shmem_test_lock(&lock));
    shmem_barrier_all();
    if (me == 0) shmem_clear_lock(&lock);
}

/* PE 0 waits for a broadcast whose root begins later. */
static void tests_of_requests_yield(void)
{
    static int begins;
    static long source, dest;
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    int flag;
    if (me) shmem_int_wait_until(&begins, SHMEM_CMP_EQ, 1);
    check_equal(shmemx_long_broadcast_nbe(SHMEM_TEAM_WORLD, &dest, &source, 1, n - 1, &request), 0);
    if (me == 0 && n > 1) check_yields(1, shmemx_request_test(&request, &flag));
    for (int pe = 1; me == 0 && pe < n; pe++) shmem_int_p(&begins, 1, pe);
    shmem_quiet();
    shmemx_request_wait(&request);
    shmem_barrier_all();
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    barriers_and_reductions();
    pairs_play_ping_pong();
    token_passes_through_all();
    all_want_one_lock();
    large_broadcast();
    tests_of_words_yield();
    tests_of_counters_and_appends_yield();
    tests_of_locks_yield();
    tests_of_requests_yield();
    return end();
}
