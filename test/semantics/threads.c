/* Section 4: threads. A blocked call blocks its thread and nothing else. */
#include "semantics.h"

enum { THREADS = 4, ROUNDS = 200 };

static long words[8];
static uint64_t signal_word;
static long lock;
static long numbers[THREADS][64];

/* §4: SINGLE < FUNNELED < SERIALIZED < MULTIPLE, and each can be had */
static void levels_are_ordered_and_available(void)
{
    check(SHMEM_THREAD_SINGLE < SHMEM_THREAD_FUNNELED && SHMEM_THREAD_FUNNELED < SHMEM_THREAD_SERIALIZED);
    check(SHMEM_THREAD_SERIALIZED < SHMEM_THREAD_MULTIPLE);
    for (int level = SHMEM_THREAD_SINGLE; level <= SHMEM_THREAD_MULTIPLE; level++) {
        int provided = -1, queried = -1;
        check_equal(shmem_init_thread(level, &provided), 0);
        shmem_query_thread(&queried);
        check(provided >= level);
        check_equal(queried, provided);
        shmem_finalize();
    }
}

static void *query_level(void *level)
{
    shmem_query_thread(level);
    return NULL;
}

/* §4: any thread may ask for the level */
static void any_thread_may_query_the_level(void)
{
    int seen = -1;
    pthread_join(thread_start(query_level, &seen), NULL);
    check_equal(seen, SHMEM_THREAD_MULTIPLE);
}

/* Ways for a thread to be blocked until a neighbour sets words[0] (or lets go of the lock, or comes). */
static shmem_team_t blocking_team;
static void blocked_in_wait_until(void) { shmem_long_wait_until(&words[0], SHMEM_CMP_EQ, 1); }
static void blocked_in_wait_until_any(void) { shmem_long_wait_until_any(words, 2, NULL, SHMEM_CMP_EQ, 1); }
static void blocked_in_wait_until_some(void)
{
    size_t indices[2];
    shmem_long_wait_until_some(words, 2, indices, NULL, SHMEM_CMP_EQ, 1);
}
static void blocked_in_wait_until_all(void) { shmem_long_wait_until_all(words, 1, NULL, SHMEM_CMP_EQ, 1); }
static void blocked_in_signal_wait(void) { shmem_signal_wait_until(&signal_word, SHMEM_CMP_EQ, 1); }
static void blocked_in_reduce(void)
{
    static long source = 1, dest;
    shmem_long_sum_reduce(blocking_team, &dest, &source, 1);
}
static long broadcast_source = 1, broadcast_dest;
static void blocked_in_broadcast(void)
{
    if (me % 2) shmem_long_broadcast(blocking_team, &broadcast_dest, &broadcast_source, 1, 0);
}
static void blocked_in_set_lock(void)
{
    shmem_set_lock(&lock);
    shmem_clear_lock(&lock);
}

static int is_done;
static void *run_blocked(void *call)
{
    ((void (*)(void))(uintptr_t)call)();
    store(&is_done, 1);
    return NULL;
}

/* Everything a PE can do while one of its threads is blocked. */
static void do_everything_else(void)
{
    static long mine, atomic, flag;
    mine = atomic = 0;
    shmem_barrier_all();
    shmem_long_p(&mine, me, after(1));
    shmem_quiet();
    shmem_long_atomic_add(&atomic, 5, after(1));
    check_equal(shmem_long_g(&mine, after(1)), me);
    shmem_ctx_t ctx;
    check_equal(shmem_ctx_create(0, &ctx), 0);
    shmem_ctx_long_atomic_inc(ctx, &atomic, after(1));
    shmem_ctx_quiet(ctx);
    shmem_ctx_destroy(ctx);
    long *block = shmem_malloc(1 << 16), total = n * (n + 1L) / 2;
    block[0] = me + 1;
    check_equal(shmem_long_sum_reduce(SHMEM_TEAM_WORLD, block + 8, block, 1), 0);
    check_equal(block[8], total);
    shmem_team_t team;
    check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team), 0);
    shmem_team_sync(team);
    shmem_team_destroy(team);
    shmem_free(block);
    shmem_long_atomic_set(&flag, 1, after(1));
    shmem_long_wait_until(&flag, SHMEM_CMP_EQ, 1);
    flag = 0;
    shmem_barrier_all();
    check_equal(atomic, 6);
}

static void unblock(void)
{
    shmem_long_atomic_set(&words[0], 1, after(1));
    shmem_uint64_atomic_set(&signal_word, 1, after(1));
}

/* §4: one thread in `call`, the others do everything else; then the block ends */
static void check_blocked(void (*call)(void), int (*is_blocked)(void), void (*release)(void))
{
    words[0] = 0, signal_word = 0, is_done = 0;
    shmem_barrier_all();
    pthread_t thread = thread_start(run_blocked, (void *)(uintptr_t)call);
    nap(3);
    do_everything_else();
    if (is_blocked()) check_equal(load(&is_done), 0);
    shmem_barrier_all();
    release();
    pthread_join(thread, NULL);
    shmem_barrier_all();
}

static int always(void) { return 1; }
static int on_odd_pes(void) { return me % 2; }

static void thread_in_wait_until_blocks_nobody(void)
{
    check_blocked(blocked_in_wait_until, always, unblock);
    check_blocked(blocked_in_wait_until_all, always, unblock);
    check_blocked(blocked_in_wait_until_any, always, unblock);
    check_blocked(blocked_in_wait_until_some, always, unblock);
    check_blocked(blocked_in_signal_wait, always, unblock);
}

/* The even PEs come to the team's collective only after all has been done; odd ones wait in it. */
static void sync_on_even_pes(void)
{
    if (me % 2 == 0) shmem_team_sync(blocking_team);
}
static void odd_in_sync(void)
{
    if (me % 2) shmem_team_sync(blocking_team);
}
static void reduce_on_even_pes(void)
{
    if (me % 2 == 0) blocked_in_reduce();
}
static void odd_in_reduce(void)
{
    if (me % 2) blocked_in_reduce();
}
static void broadcast_on_even_pes(void)
{
    if (me % 2 == 0) shmem_long_broadcast(blocking_team, &broadcast_dest, &broadcast_source, 1, 0);
}

/* §4: a thread in a collective of another team */
static void thread_in_a_collective_blocks_nobody(void)
{
    check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &blocking_team), 0);
    check_blocked(odd_in_sync, on_odd_pes, sync_on_even_pes);
    check_blocked(odd_in_reduce, on_odd_pes, reduce_on_even_pes);
    check_blocked(blocked_in_broadcast, on_odd_pes, broadcast_on_even_pes);
    shmem_team_destroy(blocking_team);
}

static void release_lock(void)
{
    if (me == 0) shmem_clear_lock(&lock);
}
static void others_set_lock(void)
{
    if (me) blocked_in_set_lock();
}
static int on_others(void) { return me != 0; }

/* §4: a thread in set_lock */
static void thread_in_set_lock_blocks_nobody(void)
{
    if (me == 0) shmem_set_lock(&lock);
    check_blocked(others_set_lock, on_others, release_lock);
    shmem_barrier_all();
    check_equal(lock, 0);
}

static void *wait_for_word(void *word)
{
    shmem_long_wait_until(word, SHMEM_CMP_EQ, 1);
    return NULL;
}

/* §4, §12: another thread of the same PE may be the one that updates the word */
static void another_local_thread_may_end_a_wait(void)
{
    words[3] = 0;
    pthread_t thread = thread_start(wait_for_word, &words[3]);
    shmem_long_atomic_set(&words[3], 1, me);
    pthread_join(thread, NULL);
    words[3] = 0;
    thread = thread_start(wait_for_word, &words[3]);
    __atomic_store_n(&words[3], 1, __ATOMIC_RELEASE);
    pthread_join(thread, NULL);
}

static pthread_barrier_t gate;
static void *meet_in_turn(void *number)
{
    for (int round = 0; round < ROUNDS; round++) {
        /* not the same thread on every PE */
        if ((round + me) % THREADS == (int)(intptr_t)number) shmem_barrier_all();
        pthread_barrier_wait(&gate);
    }
    return NULL;
}

static void run_threads(void *(*run)(void *))
{
    pthread_barrier_init(&gate, NULL, THREADS);
    in_threads(THREADS, run);
    pthread_barrier_destroy(&gate);
    shmem_barrier_all();
}

/* §4: any thread may make a collective call, and need not be the same one on each PE */
static void any_thread_may_come_to_the_barrier(void) { run_threads(meet_in_turn); }

static shmem_team_t teams[THREADS];
static void *use_own_team(void *number)
{
    int t = (int)(intptr_t)number;
    long *mine = numbers[t];
    for (int round = 0; round < ROUNDS; round++) {
        mine[round % 8] = (me + 1L) * (t + 1) * (round + 1);
        shmem_long_sum_reduce(teams[t], &mine[8 + round % 8], &mine[round % 8], 1);
        check_equal(mine[8 + round % 8], n * (n + 1L) / 2 * (t + 1) * (round + 1));
        shmem_long_broadcast(teams[t], &mine[16 + round % 8], &mine[round % 8], 1, round % n);
        check_equal(mine[16 + round % 8], (round % n + 1L) * (t + 1) * (round + 1));
        shmem_team_sync(teams[t]);
    }
    return NULL;
}

/* §4: collectives on different teams may run in parallel */
static void collectives_of_different_teams_run_in_parallel(void)
{
    for (int t = 0; t < THREADS; t++)
        check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &teams[t]), 0);
    run_threads(use_own_team);
    for (int t = 0; t < THREADS; t++) shmem_team_destroy(teams[t]);
}

static void *split_own_team(void *number)
{
    int t = (int)(intptr_t)number;
    for (int round = 0; round < ROUNDS / 4; round++) {
        shmem_team_t part;
        check_equal(shmem_team_split_strided(teams[t], n - 1, -1, n, NULL, 0, &part), 0);
        numbers[t][0] = me;
        shmem_long_max_reduce(part, &numbers[t][1 + round % 2], &numbers[t][0], 1);
        check_equal(numbers[t][1 + round % 2], n - 1);
        shmem_team_destroy(part);
    }
    return NULL;
}

/* §4: teams of different parents may be made and destroyed in parallel */
static void splits_of_different_teams_run_in_parallel(void)
{
    for (int t = 0; t < THREADS; t++)
        check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &teams[t]), 0);
    run_threads(split_own_team);
    for (int t = 0; t < THREADS; t++) shmem_team_destroy(teams[t]);
}

static void *query_teams(void *unused_argument)
{
    (void)unused_argument;
    for (int i = 0; i < 50 * ROUNDS; i++) {
        check_equal(shmem_team_my_pe(teams[0]), n - 1 - me);
        check_equal(shmem_team_n_pes(teams[0]), n);
        check_equal(shmem_team_translate_pe(teams[0], 0, SHMEM_TEAM_WORLD), n - 1);
        shmem_ctx_t ctx;
        shmem_team_t of;
        if (i % 10) continue;
        check_equal(shmem_team_create_ctx(teams[0], 0, &ctx), 0);
        check_equal(shmem_ctx_get_team(ctx, &of), 0);
        check(of == teams[0]);
        shmem_ctx_destroy(ctx);
    }
    return NULL;
}

/* §4: queries, and contexts, of one team from several threads at once */
static void team_queries_are_concurrent(void)
{
    shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &teams[0]);
    run_threads(query_teams);
    shmem_team_destroy(teams[0]);
}

enum { PUTS = 2000 };
static long slots[THREADS][PUTS], sums[2];

static void put_and_add(shmem_ctx_t ctx, int t)
{
    for (int i = 0; i < PUTS; i++) {
        shmem_ctx_long_p(ctx, &slots[t][i], 1000000L * me + 10L * i + t, after(1));
        shmem_ctx_long_atomic_add(ctx, &sums[0], i, after(1));
        if (i % 100 == 0) shmem_ctx_quiet(ctx);
        if (i % 100 == 0) check_equal(shmem_ctx_long_g(ctx, &slots[t][i], after(1)), 1000000L * me + 10L * i + t);
    }
    shmem_ctx_quiet(ctx);
}

static void *put_on_default(void *number)
{
    put_and_add(SHMEM_CTX_DEFAULT, (int)(intptr_t)number);
    return NULL;
}

static void *put_on_own_context(void *number)
{
    static const long options[] = {0, SHMEM_CTX_SERIALIZED, SHMEM_CTX_PRIVATE, SHMEM_CTX_PRIVATE | SHMEM_CTX_NOSTORE};
    int t = (int)(intptr_t)number;
    shmem_ctx_t ctx;
    check_equal(shmem_ctx_create(options[t % 4], &ctx), 0);
    put_and_add(ctx, t);
    shmem_ctx_destroy(ctx);
    return NULL;
}

/* §4: no put and no atomic of any thread is lost */
static void check_nothing_is_lost(void *(*run)(void *))
{
    memset(slots, 0, sizeof slots);
    sums[0] = 0;
    shmem_barrier_all();
    run_threads(run);
    for (int t = 0; t < THREADS; t++)
        for (int i = 0; i < PUTS; i++) check_equal(slots[t][i], 1000000L * before(1) + 10L * i + t);
    check_equal(sums[0], THREADS * (PUTS * (PUTS - 1L) / 2));
    shmem_barrier_all();
}

static void *post_without_quiet(void *number)
{
    static long source[THREADS];
    source[(intptr_t)number] = 600 + me;
    shmem_long_put_nbi(&slots[(intptr_t)number][0], &source[(intptr_t)number], 1, after(1));
    return NULL;
}

/* §4: quiet completes what any thread posted before it on that context */
static void quiet_completes_what_other_threads_posted(void)
{
    shmem_barrier_all();
    run_threads(post_without_quiet);
    shmem_quiet();
    for (int t = 0; t < THREADS; t++) check_equal(shmem_long_g(&slots[t][0], after(1)), 600 + me);
    shmem_barrier_all();
}

/* Tells nothing of memory to who sees it: what is known of that comes from the library alone. */
static int steps_done;
static void step_done(void) { __atomic_fetch_add(&steps_done, 1, __ATOMIC_RELAXED); }
static void await_step(int step)
{
    while (__atomic_load_n(&steps_done, __ATOMIC_RELAXED) < step) sched_yield();
}

static void *quiet_for_another(void *ctx)
{
    for (int round = 0; round < ROUNDS; round++) {
        await_step(2 * round + 1);
        shmem_ctx_quiet(ctx);
        step_done();
    }
    return NULL;
}

/* §4, §9.12.3: quiet returns with what the thread has got here, also if it was another's quiet that waited for it */
static void quiet_sees_what_another_threads_quiet_completed(void)
{
    shmem_ctx_t ctx;
    check_equal(shmem_ctx_create(0, &ctx), 0);
    words[0] = 700 + me;
    shmem_barrier_all();
    pthread_t other = thread_start(quiet_for_another, ctx);
    for (int round = 0; round < ROUNDS; round++) {
        long word = 0;
        shmem_ctx_long_get_nbi(ctx, &word, &words[0], 1, after(1));
        step_done();
        await_step(2 * round + 2);
        shmem_ctx_quiet(ctx);
        check_equal(word, 700 + after(1));
    }
    pthread_join(other, NULL);
    shmem_ctx_destroy(ctx);
    shmem_barrier_all();
}

int main(void)
{
    levels_are_ordered_and_available();
    begin(SHMEM_THREAD_MULTIPLE);
    any_thread_may_query_the_level();
    thread_in_wait_until_blocks_nobody();
    thread_in_a_collective_blocks_nobody();
    thread_in_set_lock_blocks_nobody();
    another_local_thread_may_end_a_wait();
    any_thread_may_come_to_the_barrier();
    collectives_of_different_teams_run_in_parallel();
    splits_of_different_teams_run_in_parallel();
    team_queries_are_concurrent();
    check_nothing_is_lost(put_on_default);
    check_nothing_is_lost(put_on_own_context);
    quiet_completes_what_other_threads_posted();
    quiet_sees_what_another_threads_quiet_completed();
    return end();
}
