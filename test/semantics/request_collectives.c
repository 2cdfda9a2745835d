/* Collectives on requests, those of several threads, and lists of PEs: what they wait for, and what progresses
 * meanwhile. The name of each function is the line that it checks. The same engine runs the collectives of
 * nonblocking.c, which checks the data of each kind and length. */
#include "pattern.h"

#include <sched.h>
#include <shmemx.h>

enum { LONGEST = 40000, THREADS = 4, IN_FLIGHT = 24, MOST_PES = 8, ROUNDS = 100 };
static const size_t sizes[] = {1, 511, 512, 513, 10007, LONGEST}; /* longs: 512 are as many as go with a word */
enum { SIZES = sizeof sizes / sizeof *sizes };

static long marks[IN_FLIGHT];
static int threads_here; /* other than on the next PE */

static void expect_sum(const long *at, size_t count, int round)
{
    size_t wrong = 0;
    for (size_t i = 0; i < count; i++) {
        long sum = 0;
        for (int pe = 0; pe < n; pe++) sum += value(pe, i, round);
        wrong += at[i] != sum;
    }
    check_equal(wrong, 0);
}

static void reductions_also_in_place(void)
{
    for (int k = 0; k < SIZES; k++) {
        shmemx_request_h request = SHMEMX_REQUEST_NULL;
        fresh(sizes[k], k);
        shmemx_long_sum_reduce_nbe(SHMEM_TEAM_WORLD, dest, source, sizes[k], &request);
        shmemx_request_wait(&request);
        expect_sum(dest, sizes[k], k);
        shmem_barrier_all();
        shmemx_long_sum_reduce_nbe(SHMEM_TEAM_WORLD, source, source, sizes[k], &request);
        shmemx_request_wait(&request);
        expect_sum(source, sizes[k], k);
    }
}

static void one_request_for_collectives_and_rma(void)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL, more = SHMEMX_REQUEST_NULL;
    size_t count = 1000;
    fresh(count * (size_t)(n + 2), 5);
    for (int i = 0; i < IN_FLIGHT; i++) shmemx_long_p_nbe(&marks[i], me + i, after(1), &request);
    shmemx_long_broadcast_nbe(SHMEM_TEAM_WORLD, dest, source, count, n - 1, &request);
    shmemx_long_put_nbe(dest + count, source, count, after(1), &more);
    shmemx_long_alltoall_nbe(SHMEM_TEAM_WORLD, dest + 2 * count, source, count, &more);
    shmemx_sync_nbe(SHMEM_TEAM_WORLD, &more);
    check_equal(shmemx_merge_request(1, (shmemx_request_h *[]){&more}, &request), 0);
    check_equal(more, SHMEMX_REQUEST_NULL);
    check_equal(shmemx_request_wait(&request), 0);
    for (int i = 0; i < IN_FLIGHT; i++) check_equal(shmem_long_g(&marks[i], after(1)), me + i);
    expect_from(dest, count, n - 1, 5);
    for (int i = 0; i < n; i++) check_equal(dest[(2 + (size_t)i) * count], value(i, (size_t)me * count, 5));
    shmem_barrier_all();
    expect_from(dest + count, count, before(1), 5);
}

/* From where on the k-th of some broadcasts goes, in longs. */
static size_t begin_of(const size_t *counts, int k)
{
    size_t begin = 0;
    while (k--) begin += counts[k];
    return begin;
}

/* The root's part of one is over early: it writes over its source, and sends the next one. Or it does not wait, and all
 * are behind a sync. */
static void broadcasts_of_one_root_overtake_none(int root, int root_waits)
{
    static const size_t counts[] = {LONGEST, 600, 10007, LONGEST, 513, 10007};
    enum { FOLLOWING = sizeof counts / sizeof *counts };
    shmemx_request_h requests[FOLLOWING] = {0}, before_them = SHMEMX_REQUEST_NULL;
    fresh(LONGEST, 0);
    if (!root_waits) shmemx_sync_nbe(SHMEM_TEAM_WORLD, &before_them);
    for (int k = 0; k < FOLLOWING; k++) {
        if (me == root && root_waits) fill(source, counts[k], me, k);
        shmemx_long_broadcast_nbe(SHMEM_TEAM_WORLD, dest + begin_of(counts, k), source, counts[k], root, &requests[k]);
        if (me == root && root_waits) shmemx_request_wait(&requests[k]);
    }
    for (int k = 0; k < FOLLOWING; k++) {
        shmemx_request_wait(&requests[k]);
        expect_from(dest + begin_of(counts, k), counts[k], root, root_waits ? k : 0);
    }
    shmemx_request_wait(&before_them);
    shmem_barrier_all();
}

static void long_and_short_broadcasts_follow_each_other(void)
{
    for (int round = 0; round < 3 * n; round++) {
        broadcasts_of_one_root_overtake_none(round % n, 1);
        broadcasts_of_one_root_overtake_none(round % n, 0);
    }
}

static void testing_alone_completes(void)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    fresh(LONGEST, 2);
    shmemx_long_sum_reduce_nbe(SHMEM_TEAM_WORLD, dest, source, LONGEST - 100, &request);
    shmemx_long_broadcast_nbe(SHMEM_TEAM_WORLD, dest + LONGEST - 100, source, 100, 0, &request);
    for (int flag = 0; !flag; sched_yield()) shmemx_request_test(&request, &flag);
    check_equal(request, SHMEMX_REQUEST_NULL);
    expect_sum(dest, LONGEST - 100, 2);
    expect_from(dest + LONGEST - 100, 100, 0, 2);
}

/* Half of the PEs go to a barrier first, and the others' collective needs them. */
static void waiting_for_something_else_goes_on_with_them(void)
{
    for (int root = 0; root < n; root++) {
        shmemx_request_h request = SHMEMX_REQUEST_NULL;
        fresh(LONGEST, root);
        shmemx_long_sum_reduce_nbe(SHMEM_TEAM_WORLD, dest, source, 1000, &request);
        shmemx_long_broadcast_nbe(SHMEM_TEAM_WORLD, dest + 1000, source, 200, root, &request);
        if (me % 2) shmem_barrier_all();
        shmemx_request_wait(&request);
        if (me % 2 == 0) shmem_barrier_all();
        expect_sum(dest, 1000, root);
        expect_from(dest + 1000, 200, root, root);
    }
}

/* Some PEs are told that all others are done, and do nothing but test the word until then. */
static void testing_a_word_goes_on_with_them(void)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    marks[0] = 0;
    fresh(LONGEST, 6);
    shmemx_long_sum_reduce_nbe(SHMEM_TEAM_WORLD, dest, source, 1000, &request);
    if (me % 2) {
        int counted = (n + 1) / 2;
        while (!shmem_long_test(&marks[0], SHMEM_CMP_EQ, counted)) sched_yield();
    }
    shmemx_request_wait(&request);
    if (me % 2 == 0)
        for (int pe = 1; pe < n; pe += 2) shmem_long_atomic_inc(&marks[0], pe);
    expect_sum(dest, 1000, 6);
    shmem_barrier_all();
}

static void blocking_collectives_may_come_between(void)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    fresh(LONGEST, 4);
    shmemx_long_broadcast_nbe(SHMEM_TEAM_WORLD, dest, source, 100, 0, &request);
    shmem_long_broadcast(SHMEM_TEAM_WORLD, dest + 100, source, 100, n - 1);
    shmemx_long_alltoall_nbe(SHMEM_TEAM_WORLD, dest + 200, source, 10, &request);
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, dest + 10000, source, 100);
    shmemx_request_wait(&request);
    expect_from(dest, 100, 0, 4);
    expect_from(dest + 100, 100, n - 1, 4);
    expect_sum(dest + 10000, 100, 4);
    check_equal(dest[200], value(0, (size_t)me * 10, 4));
}

/* Teams and threads */

struct part {
    shmem_team_t team;
    long *from, *to;
    int rounds;
};

static void *use_team(void *argument)
{
    const struct part *part = argument;
    int size = shmem_team_n_pes(part->team), mine = shmem_team_my_pe(part->team);
    shmemx_thread_register();
    for (int round = 0; round < part->rounds; round++) {
        shmemx_request_h request = SHMEMX_REQUEST_NULL;
        int root = round % size, first = shmem_team_translate_pe(part->team, root, SHMEM_TEAM_WORLD);
        size_t count = round % 2 ? 100 : 2000;
        fill(part->from, count, me, round);
        shmemx_long_broadcast_nbe(part->team, part->to, part->from, count, root, &request);
        shmemx_request_wait(&request);
        expect_from(part->to, count, first, round);
        shmemx_long_max_reduce_nbe(part->team, part->to + LONGEST, part->from, count, &request);
        shmemx_sync_nbe(part->team, &request);
        shmemx_request_wait(&request);
        check(part->to[LONGEST + count - 1] >= part->from[count - 1]);
    }
    check(mine >= 0);
    shmemx_thread_unregister();
    return NULL;
}

static void different_teams_at_once_from_different_threads(void)
{
    shmem_team_t halves, reversed;
    struct part parts[3];
    pthread_t threads[3];
    shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &reversed);
    shmem_team_split_2d(SHMEM_TEAM_WORLD, (n + 1) / 2, NULL, 0, &halves, NULL, 0, &(shmem_team_t){0});
    shmem_team_t teams[] = {SHMEM_TEAM_WORLD, reversed, halves};
    for (int i = 0; i < 3; i++) {
        parts[i] = (struct part){teams[i], source + i * 2000, dest + i * 2000, is_delayed() || SANITIZED ? 6 : 30};
        threads[i] = thread_start(use_team, &parts[i]);
    }
    for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
    shmem_barrier_all();
    shmem_team_destroy(halves);
    shmem_team_destroy(reversed);
}

struct slice {
    int tid, root, round;
    size_t count;
    shmemx_request_h request, *shared;
};

static void *call_all(void *argument)
{
    struct slice *s = argument;
    shmemx_request_h *request = s->shared ? s->shared : &s->request;
    shmemx_thread_register();
    check_equal(shmemx_team_broadcast_mt(SHMEM_TEAM_WORLD, dest, source, s->count * sizeof *dest, s->root, s->tid,
                                         threads_here, request),
                0);
    check_equal(shmemx_team_alltoall_mt(SHMEM_TEAM_WORLD, dest + LONGEST, source, s->count * sizeof *dest, s->tid,
                                        threads_here, request),
                0);
    check_equal(shmemx_team_reduce_mt(SHMEM_TEAM_WORLD, SHMEMX_TYPE_LONG, SHMEMX_REDUCE_SUM,
                                      dest + LONGEST * (size_t)(n + 1), source, s->count, s->tid, threads_here,
                                      request),
                0);
    if (!s->shared && s->round % 2) shmemx_request_wait(request); /* else somebody else does */
    shmemx_thread_unregister();
    return NULL;
}

/* Each thread's own request, waited for there or here; or one for all. */
static void take_slices(size_t count, int root, int round)
{
    struct slice slices[THREADS];
    pthread_t threads[THREADS];
    shmemx_request_h all = SHMEMX_REQUEST_NULL, before_them = SHMEMX_REQUEST_NULL;
    fresh(count * (size_t)n, round);
    if (round % 2) shmemx_sync_nbe(SHMEM_TEAM_WORLD, &before_them);
    if (round % 3 == 0) shmemx_request_alloc(SHMEMX_REQUEST_SHARED, &all);
    for (int i = 0; i < threads_here; i++) {
        slices[i] = (struct slice){.tid = i, .root = root, .round = round, .count = count, .shared = all ? &all : NULL};
        threads[i] = thread_start(call_all, &slices[i]);
    }
    for (int i = 0; i < threads_here; i++) pthread_join(threads[i], NULL);
    for (int i = 0; i < threads_here; i++) shmemx_merge_request(1, (shmemx_request_h *[]){&slices[i].request}, &all);
    shmemx_request_wait(&all);
    shmemx_request_wait(&before_them);
    expect_from(dest, count, root, round);
    for (int i = 0; i < n; i++)
        check_equal(dest[LONGEST + (size_t)i * count + count - 1], value(i, (size_t)(me + 1) * count - 1, round));
    expect_sum(dest + LONGEST * (size_t)(n + 1), count, round);
}

static void threads_take_slices_as_many_as_each_pe_likes(void)
{
    threads_here = 1 + (me + 1) % THREADS;
    for (int k = 0; k < SIZES; k++)
        for (int round = 0; round < 4; round++) take_slices(sizes[k], (k + round) % n, round);
}

/* Slices of 1 to 9 bytes more than some lines, anywhere. */
static void slices_of_any_length_and_alignment(void)
{
    char *from = (char *)source, *to = (char *)dest;
    for (size_t begin = 0; begin < 70; begin += 23)
        for (size_t nbytes = 4095; nbytes < 4420; nbytes += 81) {
            shmemx_request_h request = SHMEMX_REQUEST_NULL;
            shmem_barrier_all();
            memset(to, 0x11, 5000);
            for (size_t i = 0; i < 5000; i++) from[i] = (char)(me * 7 + (int)i);
            shmem_barrier_all();
            for (int tid = 7; tid--;)
                shmemx_team_broadcast_mt(SHMEM_TEAM_WORLD, to + begin, from + 3, nbytes, n - 1, tid, 7, &request);
            shmemx_request_wait(&request);
            size_t wrong = 0;
            for (size_t i = 0; i < nbytes; i++) wrong += to[begin + i] != (char)((n - 1) * 7 + (int)i + 3);
            check_equal(wrong, 0);
            check_equal(to[begin + nbytes], 0x11);
            check(!begin || to[begin - 1] == 0x11);
        }
}

/* Lists */

/* The PEs whose bit is set, from the last to the first. */
static size_t list_of(unsigned bits, int *pes)
{
    size_t count = 0;
    for (int pe = n; pe--;)
        if (bits >> pe & 1) pes[count++] = pe;
    return count;
}

static void lists_of_any_pes(void)
{
    for (unsigned bits = 1; bits < 1u << n; bits++) {
        int pes[MOST_PES];
        size_t listed = list_of(bits, pes), count = sizes[bits % SIZES];
        fresh(count, (int)bits);
        for (size_t r = 0; bits >> me & 1 && r < listed; r++) {
            shmemx_request_h request = SHMEMX_REQUEST_NULL;
            check_equal(
                shmemx_broadcast_list(pes, listed, dest + r * count, source, count * sizeof *dest, pes[r], &request),
                0);
            shmemx_request_wait(&request);
            expect_from(dest + r * count, count, pes[r], (int)bits);
        }
    }
}

/* Every PE is the root of a list of all; each starts them in an order of its own. */
static void lists_of_different_roots_start_in_any_order(void)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    int pes[MOST_PES];
    size_t listed = list_of((1u << n) - 1, pes), count = 700;
    fresh(count * (size_t)(n + 1) * 2, 8);
    for (int twice = 0; twice < 2; twice++)
        for (int k = 0; k < n; k++) {
            int root = me % 2 ? after(k) : before(k);
            long *to = dest + (size_t)(root * 2 + twice) * count;
            shmemx_broadcast_list(pes, listed, to, source, (twice ? count : 10) * sizeof *to, root, &request);
        }
    shmemx_request_wait(&request);
    for (int root = 0; root < n; root++) {
        expect_from(dest + (size_t)root * 2 * count, 10, root, 8);
        expect_from(dest + (size_t)(root * 2 + 1) * count, count, root, 8);
    }
}

/* Ends */

static void an_invalid_team_has_none(void)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    check(shmemx_sync_nbe(SHMEM_TEAM_INVALID, &request) != 0);
    check(shmemx_long_broadcast_nbe(SHMEM_TEAM_INVALID, dest, source, 1, 0, &request) != 0);
    check(shmemx_team_alltoall_mt(SHMEM_TEAM_INVALID, dest, source, 8, 0, 1, &request) != 0);
    check_equal(request, SHMEMX_REQUEST_NULL);
}

static void a_team_is_destroyed_with_some_not_waited_for(void)
{
    shmemx_request_h left = SHMEMX_REQUEST_NULL;
    shmem_team_t team;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &team);
    fresh(LONGEST, 3);
    shmemx_long_broadcast_nbe(team, dest, source, 1000, 0, &left);
    shmemx_sync_nbe(team, &left);
    shmem_team_destroy(team);
    shmemx_request_wait(&left);
    expect_from(dest, 1000, n - 1, 3);
    shmem_barrier_all();
}

/* Many, in variables, which are there when memory of the heap is not. */
static void finalize_completes_what_is_not_waited_for(void)
{
    static long from[10], to[IN_FLIGHT][10];
    shmemx_request_h left[IN_FLIGHT] = {0};
    fill(from, 10, me, 0);
    shmem_barrier_all();
    for (int i = 0; i < IN_FLIGHT; i++) shmemx_long_sum_reduce_nbe(SHMEM_TEAM_WORLD, to[i], from, 10, &left[i]);
    shmem_finalize();
    for (int i = 0; i < IN_FLIGHT; i++) expect_sum(to[i], 10, 0);
}

static void *wait_for(void *request)
{
    shmemx_request_wait(request);
    return NULL;
}

/* The other thread goes on with what the team has started until the last moment. */
static void a_team_is_destroyed_while_another_thread_waits(void)
{
    fresh(LONGEST, 4);
    for (int round = 0; round < ROUNDS; round++) {
        shmemx_request_h first = SHMEMX_REQUEST_NULL, second = SHMEMX_REQUEST_NULL;
        shmem_team_t team;
        shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team);
        shmemx_team_broadcast_mt(team, dest, source, 800, 0, 0, 2, &first);
        pthread_t thread = thread_start(wait_for, &first);
        shmemx_team_broadcast_mt(team, dest, source, 800, 0, 1, 2, &second);
        shmem_team_destroy(team);
        shmemx_request_wait(&second);
        pthread_join(thread, NULL);
        check_equal(first, SHMEMX_REQUEST_NULL);
    }
    expect_from(dest, 100, 0, 4);
}

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    source = shmem_align(64, LONGEST * (size_t)n * sizeof *source);
    dest = shmem_align(64, LONGEST * (size_t)(n + 2) * sizeof *dest);
    reductions_also_in_place();
    one_request_for_collectives_and_rma();
    long_and_short_broadcasts_follow_each_other();
    testing_alone_completes();
    waiting_for_something_else_goes_on_with_them();
    testing_a_word_goes_on_with_them();
    blocking_collectives_may_come_between();
    different_teams_at_once_from_different_threads();
    threads_take_slices_as_many_as_each_pe_likes();
    slices_of_any_length_and_alignment();
    lists_of_any_pes();
    lists_of_different_roots_start_in_any_order();
    an_invalid_team_has_none();
    a_team_is_destroyed_while_another_thread_waits();
    a_team_is_destroyed_with_some_not_waited_for();
    finalize_completes_what_is_not_waited_for();
    return test_result();
}
