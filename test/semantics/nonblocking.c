/* Non-blocking collectives by the rules of the drafts after OpenSHMEM 1.6: results, handles, return values, many at
 * once, teams and threads. */
#include "pattern.h"

#include <sched.h>
#include <shmemx.h>

enum { LONGEST = 40000, MANY = 10000, MOST_PES = 8, IN_FLIGHT = 12, THREADS = 3 };
static const size_t sizes[] = {0, 1, 511, 512, 513, 10007, LONGEST}; /* longs: 512 are as many as go with a word */
enum { SIZES = sizeof sizes / sizeof *sizes };

static long words[MOST_PES], inbox[THREADS];

static void expect_ended(int result, const shmem_req_h *request)
{
    check_equal(result, 0);
    check(*request == SHMEM_REQ_INVALID);
}

static void wait_for(shmem_req_h *request) { expect_ended(shmem_req_wait(request), request); }

/* Results, and the two spellings */

static void alltoall_exchanges_blocks(void)
{
    for (int k = 0; k < SIZES; k++) {
        shmem_req_h request;
        fresh(sizes[k] * (size_t)n, k);
        check_equal(shmem_long_alltoall_nb(SHMEM_TEAM_WORLD, dest, source, sizes[k], &request), 0);
        check(request != SHMEM_REQ_INVALID);
        wait_for(&request);
        expect_exchanged(dest, sizes[k], k);
    }
}

static void broadcasts_from_every_root(void)
{
    for (int k = 0; k < SIZES; k++)
        for (int root = 0; root < n; root++) {
            shmem_req_h request;
            fresh(sizes[k], root);
            check_equal(shmem_broadcastmem_nb(SHMEM_TEAM_WORLD, dest, source, sizes[k] * sizeof *dest, root, &request),
                        0);
            check(request != SHMEM_REQ_INVALID);
            wait_for(&request);
            expect_from(dest, sizes[k], root, root);
        }
}

static void both_spellings_and_the_macros(void)
{
    shmemx_req_h first;
    shmem_req_h second, syncs[4], more[4];
    fresh(400, 1);
    check_equal(shmemx_alltoall_nb(SHMEM_TEAM_WORLD, dest, source, 2, &first), 0);
    check_equal(shmem_alltoall_nb(SHMEM_TEAM_WORLD, dest + 100, source, 3, &second), 0);
    wait_for(&first);
    wait_for(&second);
    expect_exchanged(dest, 2, 1);
    expect_exchanged(dest + 100, 3, 1);
    check_equal(shmemx_broadcast_nb(SHMEM_TEAM_WORLD, dest + 200, source, 5, 0, &first), 0);
    check_equal(shmem_broadcast_nb(SHMEM_TEAM_WORLD, dest + 300, source, 5, n - 1, &second), 0);
    check_equal(shmemx_req_wait(&first), 0);
    while (shmem_req_test(&second)) continue;
    expect_from(dest + 200, 5, 0, 1);
    expect_from(dest + 300, 5, n - 1, 1);
    check_equal(shmem_sync_nb(SHMEM_TEAM_WORLD, &syncs[0]), 0);
    check_equal(shmemx_sync_nb(SHMEM_TEAM_WORLD, &syncs[1]), 0);
    check_equal(shmem_team_sync_nb(SHMEM_TEAM_WORLD, &syncs[2]), 0);
    check_equal(shmemx_team_sync_nb(SHMEM_TEAM_WORLD, &syncs[3]), 0);
    for (int i = 0; i < 4; i++) wait_for(&syncs[i]);
    check_equal(shmem_alltoallmem_nb(SHMEM_TEAM_WORLD, dest, source, sizeof *dest, &more[0]), 0);
    check_equal(shmemx_alltoallmem_nb(SHMEM_TEAM_WORLD, dest + 100, source, sizeof *dest, &more[1]), 0);
    check_equal(shmemx_broadcastmem_nb(SHMEM_TEAM_WORLD, dest + 200, source, sizeof *dest, 0, &more[2]), 0);
    check_equal(shmemx_long_broadcast_nb(SHMEM_TEAM_WORLD, dest + 300, source, 1, 0, &more[3]), 0);
    for (int i = 0; i < 4; i++) wait_for(&more[i]);
    expect_exchanged(dest + 100, 1, 1);
}

/* Beyond the drafts */

/* Every PE reads what every other one has put, without a quiet of its own; a collective that starts behind the barrier
 * ends behind it. */
static void a_barrier_completes_the_operations_of_its_contexts(void)
{
    static long flags[2];
    shmem_ctx_t ctx;
    check_equal(shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx), 0);
    for (int round = 1; round <= (SANITIZED || is_delayed() || is_checked() ? 10 : 100); round++) {
        shmem_ctx_t ctxs[2] = {SHMEM_CTX_DEFAULT, ctx};
        shmem_req_h requests[2];
        size_t count = sizes[round % SIZES], wrong = 0;
        fresh(count, round);
        shmem_long_put_nbi(dest, source, count, after(1));
        shmem_long_p(&flags[0], round, after(1));
        shmem_ctx_long_p(ctx, &flags[1], round, after(1));
        check_equal(shmemx_team_barrier_nb(SHMEM_TEAM_WORLD, ctxs, 2, &requests[0]), 0);
        ctxs[0] = ctxs[1] = SHMEM_CTX_INVALID;
        check_equal(shmem_sync_nb(SHMEM_TEAM_WORLD, &requests[1]), 0);
        if (round % 2) wait_for(&requests[0]);
        wait_for(&requests[1]);
        if (round % 2 == 0) wait_for(&requests[0]);
        expect_from(dest, count, after(n - 1), round);
        for (int pe = 0; pe < n; pe++)
            for (int i = 0; i < 2; i++) wrong += shmem_long_g(&flags[i], pe) != round;
        check_equal(wrong, 0);
    }
    shmem_ctx_destroy(ctx);
}

static void fcollects_strides_and_reductions(void)
{
    for (int k = 0; k < SIZES; k++) {
        shmem_req_h requests[3];
        size_t count = sizes[k] / 4, wrong = 0;
        long *sums = dest + LONGEST * (size_t)n, *strided = sums - LONGEST / 2;
        fresh(LONGEST * (size_t)(n + 1), k);
        check_equal(shmemx_fcollect_nb(SHMEM_TEAM_WORLD, dest, source, count, &requests[0]), 0);
        check_equal(shmemx_sum_reduce_nb(SHMEM_TEAM_WORLD, sums, source, count, &requests[1]), 0);
        if (n > 1)
            check_equal(
                shmemx_alltoalls_nb(SHMEM_TEAM_WORLD, strided, source, 2, 3, count / (size_t)n / 3, &requests[2]), 0);
        if (n > 1) wait_for(&requests[2]);
        wait_for(&requests[1]);
        wait_for(&requests[0]);
        for (int i = 0; i < n; i++) expect_from(dest + (size_t)i * count, count, i, k);
        for (size_t i = 0; i < count; i++) {
            long sum = 0;
            for (int pe = 0; pe < n; pe++) sum += value(pe, i, k);
            wrong += sums[i] != sum;
        }
        for (size_t i = 0, block = count / (size_t)n / 3; n > 1 && i < block * (size_t)n; i++)
            wrong += strided[2 * i] != value((int)(i / block), ((size_t)me * block + i % block) * 3, k);
        check_equal(wrong, 0);
    }
}

/* The PEs contribute different numbers of elements, some of them none. Other collectives follow before a wait. */
static size_t share_of(int pe, size_t count) { return pe % 3 == 2 ? 0 : count + (size_t)pe; }

static void collects_of_different_sizes(void)
{
    enum { AT_ONCE = 5 };
    for (int k = 0; k < SIZES; k++) {
        shmem_req_h requests[AT_ONCE], sync, sum;
        size_t count = sizes[k] / (2 * AT_ONCE), room = 0;
        for (int pe = 0; pe < n; pe++) room += share_of(pe, count);
        fresh(LONGEST * (size_t)(n + 1), k);
        for (int i = 0; i < AT_ONCE; i++) {
            check_equal(shmemx_collect_nb(SHMEM_TEAM_WORLD, dest + (size_t)i * room, source + i, share_of(me, count),
                                          &requests[i]),
                        0);
            if (i == 1) check_equal(shmem_sync_nb(SHMEM_TEAM_WORLD, &sync), 0);
            if (i == 2)
                check_equal(shmemx_sum_reduce_nb(SHMEM_TEAM_WORLD, dest + LONGEST * (size_t)n, source, 1, &sum), 0);
        }
        wait_for(&sum);
        wait_for(&sync);
        for (int i = AT_ONCE; i-- > 0;) wait_for(&requests[i]);
        for (int i = 0; i < AT_ONCE; i++) {
            size_t wrong = 0;
            const long *at = dest + (size_t)i * room;
            for (int pe = 0; pe < n; at += share_of(pe, count), pe++)
                for (size_t l = 0; l < share_of(pe, count); l++) wrong += at[l] != value(pe, l + (size_t)i, k);
            check_equal(wrong, 0);
        }
    }
    shmem_req_h request;
    fresh(8 * (size_t)n, 3);
    check_equal(shmemx_collectmem_nb(SHMEM_TEAM_WORLD, dest, source, me ? 0 : 3, &request), 0);
    wait_for(&request);
    check_equal(memcmp(dest, &(long){value(0, 0, 3)}, 3), 0);
}

/* Also in place. */
static void scans_add_up_the_members_before(void)
{
    for (int k = 0; k < SIZES; k++) {
        shmem_req_h requests[3];
        size_t count = sizes[k] / 2, wrong = 0;
        long *before_me = dest + LONGEST, *in_place = source + LONGEST / 2;
        fresh(LONGEST * (size_t)(n + 1), k);
        check_equal(shmemx_sum_inscan_nb(SHMEM_TEAM_WORLD, dest, source, count, &requests[0]), 0);
        check_equal(shmemx_long_sum_exscan_nb(SHMEM_TEAM_WORLD, before_me, source, count, &requests[1]), 0);
        check_equal(shmemx_sum_exscan_nb(SHMEM_TEAM_WORLD, in_place, in_place, count, &requests[2]), 0);
        for (int i = 3; i-- > 0;) wait_for(&requests[i]);
        for (size_t i = 0; i < count; i++) {
            long sum = 0, second = 0;
            for (int pe = 0; pe < me; pe++) sum += value(pe, i, k), second += value(pe, i + LONGEST / 2, k);
            wrong += before_me[i] != sum || dest[i] != sum + value(me, i, k) || in_place[i] != second;
        }
        check_equal(wrong, 0);
    }
}

/* Reductions of several types and lengths, and others between them: more than the library sends ahead. Some are short,
 * some long, and some of them in place. */
enum { REDUCTIONS = 4 };
struct reductions {
    long *from, *sums, *greatest;
    double *products, *least;
    shmem_req_h requests[REDUCTIONS], sync, sizes;
    long *collected;
};

static void start_reductions(shmem_team_t team, struct reductions *r, size_t count, int round)
{
    fill(r->from, count, me, round);
    fill(r->sums, count, me, round + 1);
    for (size_t i = 0; i < count; i++) r->products[i] = 1 + 1.0 / (double)(me + 2 + (int)i);
    for (size_t i = 0; i < count; i++) r->least[i] = (double)((me * 31 + (int)i * 17) % 97);
    shmemx_max_reduce_nb(team, r->greatest, r->from, count, &r->requests[0]);
    shmemx_sum_reduce_nb(team, r->sums, r->sums, count, &r->requests[1]);
    if (round % 2) shmem_sync_nb(team, &r->sync);
    shmemx_prod_reduce_nb(team, r->products, r->products, count, &r->requests[2]);
    shmemx_collect_nb(team, r->collected, r->from, 1, &r->sizes);
    shmemx_min_reduce_nb(team, r->least, r->least, count, &r->requests[3]);
}

static void finish_reductions(shmem_team_t team, struct reductions *r, size_t count, int round)
{
    size_t wrong = 0;
    for (int i = REDUCTIONS; i--;) wait_for(&r->requests[i]);
    wait_for(&r->sizes);
    if (round % 2) wait_for(&r->sync);
    for (size_t i = 0; i < count; i++) {
        long sum = 0, greatest = -1;
        double product = 1, least = 1e9;
        for (int k = 0; k < shmem_team_n_pes(team); k++) {
            int pe = shmem_team_translate_pe(team, k, SHMEM_TEAM_WORLD);
            double small = (double)((pe * 31 + (int)i * 17) % 97);
            sum += value(pe, i, round + 1);
            if (value(pe, i, round) > greatest) greatest = value(pe, i, round);
            product *= 1 + 1.0 / (double)(pe + 2 + (int)i);
            if (small < least) least = small;
        }
        double off = r->products[i] / product - 1;
        wrong += r->sums[i] != sum || r->greatest[i] != greatest || r->least[i] != least || off > 1e-9 || off < -1e-9;
    }
    for (int k = 0; k < shmem_team_n_pes(team); k++)
        wrong += r->collected[k] != value(shmem_team_translate_pe(team, k, SHMEM_TEAM_WORLD), 0, round);
    check_equal(wrong, 0);
}

static void reductions_of_team(shmem_team_t team)
{
    enum { AT_ONCE = 5, ROUNDS = 6 };
    static const size_t counts[AT_ONCE] = {1, 24, 25, 300, 1100};
    struct reductions all[AT_ONCE] = {0};
    long *at = dest;
    for (int k = 0; k < AT_ONCE; k++, at += 6000)
        all[k] = (struct reductions){.from = at,
                                     .sums = at + 1100,
                                     .greatest = at + 2200,
                                     .products = (double *)(at + 3300),
                                     .least = (double *)(at + 4400),
                                     .collected = at + 5500};
    for (int round = 0; round < ROUNDS; round++) {
        for (int k = 0; k < AT_ONCE; k++) {
            if ((me + k + round) % 3 == 0) sched_yield();
            start_reductions(team, &all[k], counts[(k + round) % AT_ONCE], round);
        }
        for (int k = AT_ONCE; k--;) finish_reductions(team, &all[k], counts[(k + round) % AT_ONCE], round);
        shmem_team_sync(team); /* dests are used again */
    }
}

static void reductions_of_many_kinds_in_flight(void)
{
    shmem_team_t part;
    reductions_of_team(SHMEM_TEAM_WORLD);
    for (int size = 1; size < n; size++) {
        shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, size, NULL, 0, &part);
        if (part != SHMEM_TEAM_INVALID) reductions_of_team(part);
        if (part != SHMEM_TEAM_INVALID) shmem_team_destroy(part);
    }
    shmem_barrier_all();
}

/* Long ones, with a blocking one between them. */
static void long_reductions_around_a_blocking_one(void)
{
    enum { AT_ONCE = 3, COUNT = 9001 };
    long *blocking = dest + (size_t)AT_ONCE * COUNT;
    for (int round = 0; round < 5; round++) {
        shmem_req_h requests[AT_ONCE];
        size_t wrong = 0;
        fresh(LONGEST, round);
        for (int k = 0; k < AT_ONCE; k++)
            check_equal(shmemx_sum_reduce_nb(SHMEM_TEAM_WORLD, dest + k * COUNT, source + k, COUNT, &requests[k]), 0);
        check_equal(shmem_max_reduce(SHMEM_TEAM_WORLD, blocking, source, COUNT), 0);
        for (int k = AT_ONCE; k--;) wait_for(&requests[k]);
        memset(source, 0x55, (COUNT + AT_ONCE) * sizeof *source); /* no PE reads it any more */
        for (size_t i = 0; i < COUNT; i++) {
            long greatest = -1, sums[AT_ONCE] = {0};
            for (int pe = 0; pe < n; pe++)
                for (size_t k = 0; k < AT_ONCE; k++) {
                    sums[k] += value(pe, i + k, round);
                    if (!k && value(pe, i, round) > greatest) greatest = value(pe, i, round);
                }
            for (int k = 0; k < AT_ONCE; k++) wrong += dest[k * COUNT + (long)i] != sums[k];
            wrong += blocking[i] != greatest;
        }
        check_equal(wrong, 0);
    }
}

/* Of real numbers, whose sums depend on the order. */
static void short_reductions_have_the_bits_of_the_blocking_form(void)
{
    enum { SHORT = 24 };
    double *from = (double *)source, *sums = (double *)dest, *blocking = sums + SHORT, *in_place = blocking + SHORT;
    for (int round = 0; round < 20; round++) {
        shmem_req_h requests[2];
        shmem_barrier_all();
        for (size_t i = 0; i < SHORT; i++) {
            long scale = value(me, i, round) % 40;
            in_place[i] = from[i] = (double)value(me, i, round) / (double)(1ull << (scale < 0 ? -scale : scale)) / 3;
        }
        check_equal(shmemx_sum_reduce_nb(SHMEM_TEAM_WORLD, sums, from, SHORT, &requests[0]), 0);
        check_equal(shmemx_sum_reduce_nb(SHMEM_TEAM_WORLD, in_place, in_place, SHORT, &requests[1]), 0);
        check_equal(shmem_sum_reduce(SHMEM_TEAM_WORLD, blocking, from, SHORT), 0);
        for (int i = 0; i < 2; i++) wait_for(&requests[i]);
        check_equal(memcmp(sums, blocking, SHORT * sizeof *sums), 0);
        check_equal(memcmp(in_place, blocking, SHORT * sizeof *sums), 0);
    }
}

/* Handles */

static void no_request_is_negative(void)
{
    shmem_req_h request = SHMEM_REQ_INVALID;
    check(shmem_req_test(&request) < 0);
    check(shmem_req_wait(&request) < 0);
    check(request == SHMEM_REQ_INVALID);
    check_equal(shmem_sync_nb(SHMEM_TEAM_WORLD, &request), 0);
    wait_for(&request);
    check(shmem_req_test(&request) < 0);
    check(shmem_req_wait(&request) < 0);
}

/* A failure leaves no handle, whatever the variable held. */
static void an_invalid_team_leaves_no_request(void)
{
    shmem_req_h request = (shmem_req_h)dest;
    if (is_checked()) return;
    check(shmem_sync_nb(SHMEM_TEAM_INVALID, &request) != 0);
    check(request == SHMEM_REQ_INVALID);
    request = (shmem_req_h)dest;
    check(shmem_alltoallmem_nb(SHMEM_TEAM_INVALID, dest, source, 8, &request) != 0);
    check(request == SHMEM_REQ_INVALID);
    request = (shmem_req_h)dest;
    check(shmem_long_broadcast_nb(SHMEM_TEAM_INVALID, dest, source, 1, 0, &request) != 0);
    check(request == SHMEM_REQ_INVALID);
    request = (shmem_req_h)dest;
    check(shmemx_team_barrier_nb(SHMEM_TEAM_INVALID, NULL, 0, &request) != 0);
    check(request == SHMEM_REQ_INVALID);
}

static void one_pe_is_a_team(void)
{
    shmem_team_t team, all;
    shmem_req_h requests[3];
    fresh(1000, 3);
    shmem_team_split_2d(SHMEM_TEAM_WORLD, 1, NULL, 0, &team, NULL, 0, &all);
    check_equal(shmem_team_n_pes(team), 1);
    check_equal(shmem_long_alltoall_nb(team, dest, source, 300, &requests[0]), 0);
    check_equal(shmem_long_broadcast_nb(team, dest + 500, source, 400, 0, &requests[1]), 0);
    check_equal(shmem_sync_nb(team, &requests[2]), 0);
    for (int i = 0; i < 3; i++) wait_for(&requests[i]);
    expect_from(dest, 300, me, 3);
    expect_from(dest + 500, 400, me, 3);
    shmem_team_destroy(all);
    shmem_team_destroy(team);
}

/* One handle type: all that takes a request takes these. */
static void they_are_merged_requests(void)
{
    shmem_req_h requests[4], all = SHMEM_REQ_INVALID;
    size_t index, left = 3;
    fresh((size_t)n * 100 + 300, 4);
    check_equal(shmem_long_alltoall_nb(SHMEM_TEAM_WORLD, dest, source, 100, &requests[0]), 0);
    check_equal(shmem_long_broadcast_nb(SHMEM_TEAM_WORLD, dest + n * 100, source, 50, 0, &requests[1]), 0);
    check_equal(shmem_sync_nb(SHMEM_TEAM_WORLD, &requests[2]), 0);
    for (; left; left--) {
        check_equal(shmemx_request_wait_any(3, requests, &index), 0);
        check(index < 3 && requests[index] == SHMEM_REQ_INVALID);
    }
    expect_exchanged(dest, 100, 4);
    for (int i = 0; i < 4; i++) check_equal(shmem_sync_nb(SHMEM_TEAM_WORLD, &requests[i]), 0);
    shmemx_long_p_nbe(&words[me % MOST_PES], 77, after(1), &requests[3]);
    check_equal(shmemx_request_merge(&all, 2, requests), 0);
    check_equal(shmemx_request_wait_all(2, requests + 2), 0);
    wait_for(&all);
    for (int i = 0; i < 4; i++) check(requests[i] == SHMEM_REQ_INVALID);
    check_equal(shmem_long_g(&words[me % MOST_PES], after(1)), 77);
}

/* Many at once */

static void waits_in_reverse_order(void)
{
    shmem_req_h requests[IN_FLIGHT];
    size_t count = 300;
    fresh(IN_FLIGHT * count * (size_t)n, 9);
    for (int i = 0; i < IN_FLIGHT; i++) {
        long *to = dest + (size_t)i * count * (size_t)n;
        if (i % 3 == 2) shmem_sync_nb(SHMEM_TEAM_WORLD, &requests[i]);
        else if (i % 3) shmem_long_alltoall_nb(SHMEM_TEAM_WORLD, to, source, count, &requests[i]);
        else shmem_long_broadcast_nb(SHMEM_TEAM_WORLD, to, source, count, i % n, &requests[i]);
    }
    for (int i = IN_FLIGHT; i--;) {
        const long *from = dest + (size_t)i * count * (size_t)n;
        wait_for(&requests[i]);
        if (i % 3 == 1) expect_exchanged(from, count, 9);
        if (i % 3 == 0) expect_from(from, count, i % n, 9);
    }
}

static void a_broadcast_for_each_root(void)
{
    shmem_req_h requests[MOST_PES];
    size_t count = LONGEST / 2;
    fresh(count * (size_t)n, 5);
    for (int root = 0; root < n; root++)
        shmem_long_broadcast_nb(SHMEM_TEAM_WORLD, dest + (size_t)root * count, source, count, root, &requests[root]);
    for (int root = 0; root < n; root++) {
        wait_for(&requests[root]);
        expect_from(dest + (size_t)root * count, count, root, 5);
    }
}

/* Long and short ones follow each other; the longest cross the wire piece by piece. */
static void two_alltoalls_at_once(void)
{
    static const size_t counts[][2] = {{3, 3}, {LONGEST / 2, LONGEST / 3}, {LONGEST / 2, 1}, {1, LONGEST / 2}};
    for (size_t k = 0; k < sizeof counts / sizeof *counts; k++) {
        size_t first = counts[k][0], second = counts[k][1];
        shmem_req_h requests[3];
        fresh((first + second) * (size_t)n, (int)k);
        shmem_long_alltoall_nb(SHMEM_TEAM_WORLD, dest, source, first, &requests[0]);
        shmem_long_alltoall_nb(SHMEM_TEAM_WORLD, dest + first * (size_t)n, source, second, &requests[1]);
        shmem_sync_nb(SHMEM_TEAM_WORLD, &requests[2]);
        for (int i = 3; i--;) {
            wait_for(&requests[i]);
            if (i == 1) expect_exchanged(dest + first * (size_t)n, second, (int)k);
        }
        expect_exchanged(dest, first, (int)k);
    }
}

/* There is no limit: 30,000 wait together. */
static void ten_thousand_of_each(void)
{
    int count = SANITIZED || is_delayed() || is_checked() ? MANY / 20 : MANY;
    shmem_req_h *requests = calloc((size_t)(3 * count), sizeof *requests);
    fresh((size_t)(count * (n + 1)), 6);
    for (int i = 0; i < count; i++) {
        shmem_long_alltoall_nb(SHMEM_TEAM_WORLD, dest + i * n, source, 1, &requests[3 * i]);
        shmem_long_broadcast_nb(SHMEM_TEAM_WORLD, dest + count * n + i, source + i, 1, i % n, &requests[3 * i + 1]);
        shmem_sync_nb(SHMEM_TEAM_WORLD, &requests[3 * i + 2]);
    }
    for (int i = 3 * count; i--;) wait_for(&requests[i]);
    for (int i = 0; i < count; i += 97) expect_exchanged(dest + i * n, 1, 6);
    for (int i = 0; i < count; i++) check_equal(dest[count * n + i], value(i % n, (size_t)i, 6));
    free(requests);
}

/* The source is the program's again, while other PEs have not waited, or not even come. */
static void source_is_free_after_the_wait(void)
{
    static const size_t counts[] = {1, 600, 20000};
    for (size_t k = 0; k < sizeof counts / sizeof *counts; k++)
        for (int root = 0; root < n; root++) {
            shmem_req_h first, second;
            size_t count = counts[k];
            fresh(count * (size_t)(n + 1), 8);
            if (me != root) sched_yield();
            shmem_long_broadcast_nb(SHMEM_TEAM_WORLD, dest, source, count, root, &first);
            shmem_long_alltoall_nb(SHMEM_TEAM_WORLD, dest + count, source, count, &second);
            wait_for(&second);
            wait_for(&first);
            memset(source, 0x77, count * (size_t)n * sizeof *source);
            expect_from(dest, count, root, 8);
            expect_exchanged(dest + count, count, 8);
        }
}

/* One PE after the other starts some collectives and then reads a word, without a call, until all other PEs have waited
 * for theirs. Two long ones, and short ones behind them, have to leave it by themselves, and so have two short
 * reductions. */
static void a_pe_that_makes_no_call_holds_up_no_other(void)
{
    for (int quiet = 0; quiet < n; quiet++)
        for (int order = 0; order < 2; order++) {
            static long done, sums[2];
            shmem_req_h requests[IN_FLIGHT], reductions[2];
            size_t count = LONGEST / IN_FLIGHT, size[2] = {order ? count : 3, order ? 3 : count};
            done = 0;
            fresh(IN_FLIGHT * count * (size_t)n, order);
            for (int i = 0; i < IN_FLIGHT; i++) {
                long *to = dest + (size_t)i * count * (size_t)n;
                size_t length = size[i / 3 % 2];
                if (i % 3 == 0) shmem_long_alltoall_nb(SHMEM_TEAM_WORLD, to, source, length, &requests[i]);
                else if (i % 3 == 1) shmem_long_broadcast_nb(SHMEM_TEAM_WORLD, to, source, length, quiet, &requests[i]);
                else shmem_sync_nb(SHMEM_TEAM_WORLD, &requests[i]);
            }
            for (int i = 0; i < 2; i++)
                check_equal(shmemx_sum_reduce_nb(SHMEM_TEAM_WORLD, &sums[i], source, 1, &reductions[i]), 0);
            if (me == quiet)
                while (__atomic_load_n(&done, __ATOMIC_ACQUIRE) < n - 1) sched_yield();
            for (int i = 0; i < IN_FLIGHT; i++) {
                const long *from = dest + (size_t)i * count * (size_t)n;
                wait_for(&requests[i]);
                if (i % 3 == 0) expect_exchanged(from, size[i / 3 % 2], order);
                if (i % 3 == 1) expect_from(from, size[i / 3 % 2], quiet, order);
            }
            long sum = 0;
            for (int pe = 0; pe < n; pe++) sum += value(pe, 0, order);
            for (int i = 0; i < 2; i++) wait_for(&reductions[i]);
            check(sums[0] == sum && sums[1] == sum);
            if (me != quiet) shmem_long_atomic_inc(&done, quiet);
            shmem_barrier_all();
        }
}

/* Sync */

/* The last PE calls when all other PEs have found that the sync is not complete. */
static void sync_is_not_over_before_all_have_called(void)
{
    shmem_req_h request;
    for (int i = 0; i < n; i++) words[i] = 0;
    shmem_barrier_all();
    if (me < n - 1) {
        shmem_sync_nb(SHMEM_TEAM_WORLD, &request);
        for (int i = 0; i < 50; i++) check(shmem_req_test(&request) > 0);
        check(request != SHMEM_REQ_INVALID);
        shmem_long_atomic_set(&words[me], 1, n - 1);
    } else {
        for (int i = 0; i < n - 1; i++) shmem_long_wait_until(&words[i], SHMEM_CMP_EQ, 1);
        shmem_sync_nb(SHMEM_TEAM_WORLD, &request);
    }
    wait_for(&request);
}

static void sync_of_halves_and_world(void)
{
    shmem_team_t halves[2];
    shmem_req_h half, world;
    for (int i = 0; i < 2; i++)
        shmem_team_split_strided(SHMEM_TEAM_WORLD, i % n, 2, (n - i + 1) / 2 ? (n - i + 1) / 2 : 1, NULL, 0,
                                 &halves[i]);
    for (int round = 1; round <= 20; round++) {
        shmem_long_p(&words[me % MOST_PES], round, after(2));
        shmem_quiet();
        check_equal(shmem_sync_nb(halves[me % 2], &half), 0);
        check_equal(shmem_sync_nb(SHMEM_TEAM_WORLD, &world), 0);
        wait_for(&half);
        if (n % 2 == 0) check(words[before(2) % MOST_PES] >= round);
        wait_for(&world);
        check(words[before(2) % MOST_PES] >= round);
        shmem_sync_all();
    }
    for (int i = 0; i < 2; i++) shmem_team_destroy(halves[i]);
}

/* What another PE has received may be read after a sync. */
static void dest_of_another_pe_after_a_sync(void)
{
    shmem_req_h request;
    fresh((size_t)n * 50, 2);
    shmem_long_alltoall_nb(SHMEM_TEAM_WORLD, dest, source, 50, &request);
    wait_for(&request);
    shmem_sync_nb(SHMEM_TEAM_WORLD, &request);
    wait_for(&request);
    for (int i = 0; i < n; i++) check_equal(shmem_long_g(dest + i * 50, after(1)), value(i, (size_t)after(1) * 50, 2));
}

/* Teams and threads */

static void overlapping_teams(void)
{
    shmem_team_t reversed, most, teams[3];
    shmem_req_h requests[3][3];
    shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &reversed);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, n > 1, 1, n > 1 ? n - 1 : 1, NULL, 0, &most);
    teams[0] = SHMEM_TEAM_WORLD, teams[1] = reversed, teams[2] = most;
    fresh(LONGEST, 7);
    for (int t = 0; t < 3; t++) {
        int size = shmem_team_n_pes(teams[t]);
        if (size < 1) continue;
        shmem_long_broadcast_nb(teams[t], dest + 2000 * t, source, 700, 0, &requests[t][0]);
        shmem_long_alltoall_nb(teams[t], dest + 2000 * t + 1000, source, 50, &requests[t][1]);
        shmem_sync_nb(teams[t], &requests[t][2]);
    }
    for (int t = 3; t--;) {
        int size = shmem_team_n_pes(teams[t]), mine = shmem_team_my_pe(teams[t]);
        if (size < 1) continue;
        for (int i = 0; i < 3; i++) wait_for(&requests[t][i]);
        expect_from(dest + 2000 * t, 700, shmem_team_translate_pe(teams[t], 0, SHMEM_TEAM_WORLD), 7);
        for (int i = 0; i < size; i++)
            check_equal(dest[2000 * t + 1000 + i * 50 + 49],
                        value(shmem_team_translate_pe(teams[t], i, SHMEM_TEAM_WORLD), (size_t)(mine * 50 + 49), 7));
    }
    if (most != SHMEM_TEAM_INVALID) shmem_team_destroy(most);
    shmem_team_destroy(reversed);
}

static int stop;

static void *put_all_the_time(void *number)
{
    long i = (long)(intptr_t)number, sent = 0;
    while (!__atomic_load_n(&stop, __ATOMIC_ACQUIRE) || !sent) {
        shmem_long_p(&inbox[i], ++sent, after(1));
        if (sent % 64 == 0) shmem_quiet();
        if (sent % 64 == 0) sched_yield();
    }
    return NULL;
}

static void test_until_done_while_other_threads_put(void)
{
    pthread_t threads[THREADS];
    __atomic_store_n(&stop, 0, __ATOMIC_RELEASE);
    for (intptr_t i = 0; i < THREADS; i++) threads[i] = thread_start(put_all_the_time, (void *)i);
    for (int round = 0; round < 10; round++) {
        shmem_req_h requests[2];
        fresh((size_t)n * 2000, round);
        shmem_long_alltoall_nb(SHMEM_TEAM_WORLD, dest, source, 1000, &requests[0]);
        shmem_long_broadcast_nb(SHMEM_TEAM_WORLD, dest + n * 1000, source, 1000, round % n, &requests[1]);
        for (int i = 0, result; i < 2; i++) {
            while ((result = shmem_req_test(&requests[i])) > 0) sched_yield();
            expect_ended(result, &requests[i]);
        }
        expect_exchanged(dest, 1000, round);
        expect_from(dest + n * 1000, 1000, round % n, round);
    }
    __atomic_store_n(&stop, 1, __ATOMIC_RELEASE);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
}

static void *wait_in_thread(void *request)
{
    wait_for(request);
    return NULL;
}

static void different_threads_wait_for_different_requests(void)
{
    shmem_req_h requests[THREADS];
    pthread_t threads[THREADS];
    size_t count = LONGEST / THREADS;
    fresh(count * (size_t)n * THREADS, 3);
    for (size_t i = 0; i < THREADS; i++)
        shmem_long_alltoall_nb(SHMEM_TEAM_WORLD, dest + i * count * (size_t)n, source, count, &requests[i]);
    for (int i = 0; i < THREADS; i++) threads[i] = thread_start(wait_in_thread, &requests[i]);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    for (size_t i = 0; i < THREADS; i++) expect_exchanged(dest + i * count * (size_t)n, count, 3);
}

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    check(n <= MOST_PES);
    source = shmem_malloc((size_t)(n + 1) * LONGEST * sizeof *source);
    dest = shmem_malloc((size_t)(n + 1) * LONGEST * sizeof *dest);
    check(source && dest);
    alltoall_exchanges_blocks();
    broadcasts_from_every_root();
    both_spellings_and_the_macros();
    a_barrier_completes_the_operations_of_its_contexts();
    fcollects_strides_and_reductions();
    collects_of_different_sizes();
    scans_add_up_the_members_before();
    reductions_of_many_kinds_in_flight();
    long_reductions_around_a_blocking_one();
    short_reductions_have_the_bits_of_the_blocking_form();
    no_request_is_negative();
    an_invalid_team_leaves_no_request();
    one_pe_is_a_team();
    they_are_merged_requests();
    waits_in_reverse_order();
    a_broadcast_for_each_root();
    two_alltoalls_at_once();
    ten_thousand_of_each();
    source_is_free_after_the_wait();
    a_pe_that_makes_no_call_holds_up_no_other();
    sync_is_not_over_before_all_have_called();
    sync_of_halves_and_world();
    dest_of_another_pe_after_a_sync();
    overlapping_teams();
    test_until_done_while_other_threads_put();
    different_threads_wait_for_different_requests();
    return end();
}
