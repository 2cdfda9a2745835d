/* Non-blocking alltoalls of different sizes: results, between other collectives, on teams, many at once, requests, and
 * the packed form. */
#include "semantics.h"

#include <sched.h>
#include <shmemx.h>

enum { MOST_PES = 8, LONGEST = 70000, AT_ONCE = 4, ROUNDS = 7, MANY = 1000, THREADS = 2 };

/* Some pairs exchange nothing, and some so much that it is a long transfer. */
static const size_t lengths[] = {0, 5000, 1, LONGEST, 0, 300, 7};
static size_t length_of(int i, int j, int round) { return lengths[(size_t)(i * 3 + j + round) % 7]; }

static char byte_of(int i, int j, int round, size_t k) { return (char)(i * 29 + j * 7 + round * 3 + (int)(k % 251)); }

/* One exchange of a team. The source is not symmetric. In dest each block is followed by a byte that stays. */
struct exchange {
    shmem_team_t team;
    int rank, size, round;
    char *dest, *source;
    shmem_req_h request;
};

static size_t room_of(int size, int to, int round)
{
    size_t room = 0;
    for (int i = 0; i < size; i++) room += length_of(i, to, round) + 1;
    return room;
}

/* Blocks lie in the source in the order of PEs, and in dest in the reverse order. */
static void start(struct exchange *x, size_t (*length)(int i, int j, int round))
{
    size_t t_offsets[MOST_PES], t_sizes[MOST_PES], s_offsets[MOST_PES], s_sizes[MOST_PES], from = 0, to = 0;
    for (int j = 0; j < x->size; j++) s_offsets[j] = from, from += s_sizes[j] = length(x->rank, j, x->round);
    for (int i = x->size; i--;) t_offsets[i] = to, to += (t_sizes[i] = length(i, x->rank, x->round)) + 1;
    x->source = malloc(from + 1);
    for (int j = 0; j < x->size; j++)
        for (size_t k = 0; k < s_sizes[j]; k++) x->source[s_offsets[j] + k] = byte_of(x->rank, j, x->round, k);
    check_equal(
        shmemx_alltoallvmem_nb(x->team, x->dest, t_offsets, t_sizes, x->source, s_offsets, s_sizes, &x->request), 0);
    check(x->request != SHMEM_REQ_INVALID);
    memset(t_offsets, 0xee, sizeof t_offsets); /* the arrays are the caller's again */
    memset(s_offsets, 0xee, sizeof s_offsets);
    memset(t_sizes, 0xee, sizeof t_sizes);
    memset(s_sizes, 0xee, sizeof s_sizes);
}

static void expect_blocks(const struct exchange *x, size_t (*length)(int i, int j, int round))
{
    size_t wrong = 0;
    const char *at = x->dest;
    for (int i = x->size; i--; at++) {
        for (size_t k = 0; k < length(i, x->rank, x->round); k++) wrong += *at++ != byte_of(i, x->rank, x->round, k);
        wrong += *at != '-';
    }
    check_equal(wrong, 0);
}

/* The source is free: no PE reads it any more. */
static void finish(struct exchange *x, size_t (*length)(int i, int j, int round))
{
    check_equal(shmem_req_wait(&x->request), 0);
    check(x->request == SHMEM_REQ_INVALID);
    for (int j = 0; j < x->size; j++) memset(x->source, 0x55, length(x->rank, j, x->round));
    expect_blocks(x, length);
    free(x->source);
}

/* What a team uses: each exchange has its part of dest. */
struct stage {
    shmem_team_t team;
    int rank, size;
    char *dest;
    long *words; /* symmetric: contributions to a long reduction, and results */
};

enum { WORDS = 3000, PART = MOST_PES * (LONGEST + 1) };

static struct stage stage_of(shmem_team_t team, char *dest, long *words)
{
    return (struct stage){team, shmem_team_my_pe(team), shmem_team_n_pes(team), dest, words};
}

static struct exchange exchange_of(const struct stage *s, int k, int round)
{
    return (struct exchange){s->team, s->rank, s->size, round, s->dest + (size_t)k * PART, NULL, NULL};
}

/* Its dest has none of the bytes that will come. */
static struct exchange cleared_exchange(const struct stage *s, int k, int round)
{
    struct exchange x = exchange_of(s, k, round);
    memset(x.dest, '-', room_of(s->size, s->rank, round));
    return x;
}

/* Several at once, with other collectives between them, and waits in reverse order. */
static void between_others(const struct stage *s)
{
    for (int round = 0; round < ROUNDS; round++) {
        struct exchange all[AT_ONCE];
        shmem_req_h sync, sum, most, blocks;
        long *sums = s->words + WORDS, *greatest = sums + WORDS, *exchanged = greatest + 1;
        for (int k = 0; k < AT_ONCE; k++) {
            check(room_of(s->size, s->rank, round + k) <= PART);
            all[k] = cleared_exchange(s, k, round + k);
        }
        for (int i = 0; i < WORDS; i++) s->words[i] = s->rank + i;
        shmem_team_sync(s->team);
        if ((s->rank + round) % 3 == 0) sched_yield();
        start(&all[0], length_of);
        check_equal(shmemx_sum_reduce_nb(s->team, sums, s->words, WORDS, &sum), 0); /* long */
        start(&all[1], length_of);
        start(&all[2], length_of);
        check_equal(shmem_sync_nb(s->team, &sync), 0);
        check_equal(shmemx_max_reduce_nb(s->team, greatest, s->words, 1, &most), 0); /* short */
        check_equal(shmem_alltoall_nb(s->team, exchanged, s->words, WORDS / MOST_PES, &blocks), 0);
        start(&all[3], length_of);
        for (int k = AT_ONCE; k--;) finish(&all[k], length_of);
        check_equal(shmem_req_wait(&blocks), 0);
        check_equal(shmem_req_wait(&most), 0);
        check_equal(shmem_req_wait(&sync), 0);
        check_equal(shmem_req_wait(&sum), 0);
        check_equal(*greatest, s->size - 1);
        for (int i = 0; i < WORDS; i++) check_equal(sums[i], s->size * (s->size - 1) / 2 + s->size * i);
        for (int i = 0; i < s->size; i++)
            check_equal(exchanged[i * (WORDS / MOST_PES)], i + s->rank * (WORDS / MOST_PES));
        shmem_team_sync(s->team); /* dests are used again */
    }
}

static size_t nothing(int i, int j, int round) { return (void)i, (void)j, (void)round, 0; }
static size_t from_the_last(int i, int j, int round) { return (void)round, i == n - 1 && j == 0 ? 3000 : 0; }

static void sizes_of_zero(const struct stage *s)
{
    struct exchange x[2] = {exchange_of(s, 0, 0), exchange_of(s, 1, 1)};
    for (int k = 0; k < 2; k++) memset(x[k].dest, '-', PART);
    shmem_team_sync(s->team);
    start(&x[0], nothing);
    start(&x[1], from_the_last);
    finish(&x[1], from_the_last);
    finish(&x[0], nothing);
    shmem_team_sync(s->team);
}

/* Every PE needs the offsets of the last one, which calls when the others have found theirs incomplete. */
static void none_is_over_before_all_have_called(const struct stage *s)
{
    static long tested;
    struct exchange x = cleared_exchange(s, 0, 1);
    tested = 0;
    shmem_barrier_all();
    if (me == n - 1) shmem_long_wait_until(&tested, SHMEM_CMP_EQ, n - 1);
    start(&x, length_of);
    if (me != n - 1) {
        for (int i = 0; i < 50; i++) check(shmem_req_test(&x.request) > 0);
        shmem_long_atomic_inc(&tested, n - 1);
    }
    finish(&x, length_of);
    shmem_barrier_all();
}

/* A wait for a word progresses them. */
static void a_wait_for_anything_else_progresses_them(const struct stage *s)
{
    static long over;
    struct exchange x = cleared_exchange(s, 0, 2);
    over = 0;
    shmem_barrier_all();
    start(&x, length_of);
    if (me == 0) shmem_long_wait_until(&over, SHMEM_CMP_EQ, n - 1); /* its own request is untouched */
    finish(&x, length_of);
    if (me != 0) shmem_long_atomic_inc(&over, 0);
    shmem_barrier_all();
}

static void they_are_merged_requests(const struct stage *s)
{
    struct exchange x[3];
    shmem_req_h requests[3], rest = SHMEM_REQ_INVALID;
    size_t index;
    for (int k = 0; k < 3; k++) x[k] = cleared_exchange(s, k, k);
    shmem_barrier_all();
    for (int k = 0; k < 3; k++) start(&x[k], length_of), requests[k] = x[k].request;
    check_equal(shmemx_request_wait_any(3, requests, &index), 0);
    check(index < 3 && requests[index] == SHMEM_REQ_INVALID);
    expect_blocks(&x[index], length_of);
    check_equal(shmemx_request_merge(&rest, 3, requests), 0);
    while (shmem_req_test(&rest) > 0) continue;
    for (int k = 0; k < 3; k++) expect_blocks(&x[k], length_of), free(x[k].source);
    shmem_barrier_all();
}

/* In a row in dest; each exchange moves a word. */
static void a_thousand_at_once(const struct stage *s)
{
    static shmem_req_h requests[MANY];
    static long sources[MANY][MOST_PES];
    long *dests = (long *)s->dest;
    size_t sizes[MOST_PES], offsets[MOST_PES], wrong = 0;
    for (int i = 0; i < n; i++) sizes[i] = sizeof(long), offsets[i] = (size_t)i * sizeof(long);
    memset(s->dest, 0xee, MANY * (size_t)n * sizeof(long));
    shmem_barrier_all();
    for (int k = 0; k < MANY; k++) {
        for (int j = 0; j < n; j++) sources[k][j] = k * 1000 + me * 10 + j;
        shmemx_alltoallvmem_nb(s->team, dests + k * n, offsets, sizes, sources[k], offsets, sizes, &requests[k]);
    }
    for (int k = MANY; k--;) check_equal(shmem_req_wait(&requests[k]), 0);
    for (int k = 0; k < MANY; k++)
        for (int i = 0; i < n; i++) wrong += dests[k * n + i] != k * 1000 + i * 10 + me;
    check_equal(wrong, 0);
    shmem_barrier_all();
}

/* PEs leave the first exchange at different times. Those that are still in it receive the sizes of its blocks. */
static void two_kinds_in_a_row(const struct stage *s)
{
    size_t offsets[MOST_PES], sizes[MOST_PES], arrived[MOST_PES], wrong = 0;
    for (int i = 0; i < n; i++) offsets[i] = (size_t)i * sizeof(long), sizes[i] = sizeof(long);
    for (int round = 0; round < MANY; round++) {
        shmemx_team_alltoallv(s->dest, offsets, arrived, s->words, offsets, sizes, s->team, NULL);
        shmemx_alltoallvmem(s->team, s->dest, offsets, sizes, s->words, offsets, sizes);
        for (int i = 0; i < n; i++) wrong += arrived[i] != sizes[i];
    }
    check_equal(wrong, 0);
    shmem_barrier_all();
}

/* Packed: the blocks of the other PEs, in their order. Those that no longer fit into `room` are left out. */
struct packed {
    struct exchange x;
    size_t room, total;
};

static size_t packed_total(const struct packed *p)
{
    size_t total = 0;
    for (int i = 0; i < p->x.size; i++) total += length_of(i, p->x.rank, p->x.round);
    return total;
}

static void start_packed(struct packed *p)
{
    size_t offsets[MOST_PES], sizes[MOST_PES], from = 0;
    struct exchange *x = &p->x;
    for (int j = x->size; j--;) offsets[j] = from, from += sizes[j] = length_of(x->rank, j, x->round);
    x->source = malloc(from + 1);
    for (int j = 0; j < x->size; j++)
        for (size_t k = 0; k < sizes[j]; k++) x->source[offsets[j] + k] = byte_of(x->rank, j, x->round, k);
    check_equal(
        shmemx_alltoallvmem_packed_nb(x->team, x->dest, p->room, &p->total, x->source, offsets, sizes, &x->request), 0);
    memset(offsets, 0xee, sizeof offsets);
    memset(sizes, 0xee, sizeof sizes);
}

static void finish_packed(struct packed *p)
{
    const struct exchange *x = &p->x;
    size_t at = 0, wrong = 0;
    check_equal(shmem_req_wait(&p->x.request), 0);
    free(x->source);
    check_equal(p->total, packed_total(p));
    for (int i = 0; i < x->size; i++) {
        size_t nbytes = length_of(i, x->rank, x->round);
        if (nbytes > p->room - at) continue;
        for (size_t k = 0; k < nbytes; k++) wrong += x->dest[at++] != byte_of(i, x->rank, x->round, k);
    }
    for (size_t end = at + 1000; at < end; at++) wrong += x->dest[at] != '-';
    check_equal(wrong, 0);
}

/* Some PEs have room for all, some for all but a byte, and some for nothing. */
static size_t room_for(const struct packed *p)
{
    size_t total = packed_total(p), rooms[] = {total, total - (total > 0), 0, total + 100};
    return rooms[(p->x.rank + p->x.round) % 4];
}

static void packed_between_others(const struct stage *s)
{
    for (int round = 0; round < ROUNDS; round++) {
        struct packed all[AT_ONCE - 1];
        struct exchange x = cleared_exchange(s, AT_ONCE - 1, round);
        shmem_req_h most, sync;
        for (int k = 0; k < AT_ONCE - 1; k++) {
            all[k] = (struct packed){.x = exchange_of(s, k, round + 2 * k)};
            all[k].room = room_for(&all[k]);
            memset(all[k].x.dest, '-', PART);
        }
        for (int i = 0; i < WORDS; i++) s->words[i] = s->rank;
        shmem_team_sync(s->team);
        if ((s->rank + round) % 3 == 0) sched_yield();
        start_packed(&all[0]);
        check_equal(shmemx_max_reduce_nb(s->team, s->words + WORDS, s->words, 1, &most), 0); /* short */
        start_packed(&all[1]);
        start_packed(&all[2]);
        start(&x, length_of);
        check_equal(shmem_sync_nb(s->team, &sync), 0);
        check_equal(shmem_req_wait(&sync), 0);
        finish(&x, length_of);
        for (int k = AT_ONCE - 1; k--;) finish_packed(&all[k]);
        check_equal(shmem_req_wait(&most), 0);
        check_equal(s->words[WORDS], s->size - 1);
        shmem_team_sync(s->team); /* dests are used again */
    }
}

/* Members in reverse order, and every second PE. A team is destroyed with its tables, and their memory used again. */
static void on_teams(char *dest, long *words)
{
    for (int turn = 0; turn < 4; turn++) {
        shmem_team_t team = SHMEM_TEAM_INVALID;
        if (turn % 2) shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (n + 1) / 2, NULL, 0, &team);
        else shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n - (n > 2), NULL, 0, &team);
        if (team == SHMEM_TEAM_INVALID) continue;
        struct stage s = stage_of(team, dest, words);
        between_others(&s);
        packed_between_others(&s);
        shmem_team_destroy(team);
    }
    shmem_barrier_all();
}

static void *use_team(void *stage)
{
    between_others(stage);
    packed_between_others(stage);
    return NULL;
}

/* Each thread has a team. */
static void teams_of_threads(char *dest, long *words)
{
    shmem_team_t teams[THREADS];
    struct stage stages[THREADS];
    pthread_t threads[THREADS];
    for (int t = 0; t < THREADS; t++) {
        shmem_team_split_strided(SHMEM_TEAM_WORLD, t ? n - 1 : 0, t ? -1 : 1, n, NULL, 0, &teams[t]);
        stages[t] = stage_of(teams[t], dest + (size_t)t * AT_ONCE * PART, words + t * 4 * WORDS);
    }
    for (int t = 0; t < THREADS; t++) threads[t] = thread_start(use_team, &stages[t]);
    for (int t = 0; t < THREADS; t++) pthread_join(threads[t], NULL);
    for (int t = 0; t < THREADS; t++) shmem_team_destroy(teams[t]);
}

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    check(n <= MOST_PES);
    char *dest = shmem_malloc(THREADS * AT_ONCE * PART);
    long *words = shmem_malloc(THREADS * 4 * WORDS * sizeof *words);
    check(dest && words);
    struct stage s = stage_of(SHMEM_TEAM_WORLD, dest, words);
    between_others(&s);
    packed_between_others(&s);
    sizes_of_zero(&s);
    if (n > 1) none_is_over_before_all_have_called(&s);
    a_wait_for_anything_else_progresses_them(&s);
    they_are_merged_requests(&s);
    a_thousand_at_once(&s);
    two_kinds_in_a_row(&s);
    on_teams(dest, words);
    teams_of_threads(dest, words);
    return end();
}
