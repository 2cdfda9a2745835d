/* One-sided append: what it promises, on every route. Part V of the plan, "Append", line by line. */
#include "semantics.h"

#include <shmemx.h>

enum { THREADS = 3, EACH = 40 };

static shmemx_oct_t made(void *buffer, size_t len)
{
    shmemx_oct_t oct = SHMEMX_OCT_INVALID;
    shmemx_oct_create(&oct, buffer, len);
    check(oct != SHMEMX_OCT_INVALID);
    return oct;
}

/* What a push consists of: its length in words, who made it, its number, and words that follow from these. */
static size_t fill(uint32_t *at, uint32_t words, uint32_t maker, uint32_t number)
{
    at[0] = words, at[1] = maker, at[2] = number;
    for (uint32_t k = 3; k < words; k++) at[k] = maker * 1000003u + number * 997u + k;
    return words * sizeof *at;
}

/* The pushes that lie in a buffer, each whole; sets their places in seen[maker * per_maker + number]. */
static size_t read_all(const uint32_t *at, size_t nbytes, unsigned char *seen, uint32_t makers, uint32_t per_maker)
{
    size_t pushes = 0;
    uint32_t wanted[64];
    for (const uint32_t *end = at + nbytes / sizeof *at; at < end; at += at[0], pushes++) {
        if (at[0] < 3 || at[0] > 64 || at[1] >= makers || at[2] >= per_maker) {
            check(!"a push has no head");
            return pushes;
        }
        fill(wanted, at[0], at[1], at[2]);
        check(!memcmp(at, wanted, at[0] * sizeof *at));
        check_equal(seen[at[1] * per_maker + at[2]]++, 0);
    }
    return pushes;
}

static uint32_t words_of(uint32_t maker, uint32_t number) { return 3 + (maker * 5 + number * 3) % 20; }

/* Concurrent pushes from all PEs and threads: nothing overlaps, the sum is exact, each is there once. */
static shmemx_oct_t everybodys;

static void *push_to_all(void *argument)
{
    uint32_t maker = (uint32_t)(me * THREADS + (int)(intptr_t)argument), buffer[64];
    for (uint32_t i = 0; i < EACH; i++)
        for (int k = 0; k < n; k++)
            shmemx_push(everybodys, buffer, fill(buffer, words_of(maker, i), maker, i), after(k));
    return NULL;
}

static void pushes_from_all_pes_and_threads(void)
{
    uint32_t makers = (uint32_t)(n * THREADS);
    size_t total = 0;
    for (uint32_t maker = 0; maker < makers; maker++)
        for (uint32_t i = 0; i < EACH; i++) total += words_of(maker, i) * sizeof(uint32_t);
    uint32_t *buffer = shmem_malloc(total + 64);
    memset(buffer, 0xee, total + 64);
    unsigned char *seen = calloc(makers * EACH, 1);
    everybodys = made(buffer, total); /* exactly as much as will come */
    pthread_t threads[THREADS];
    for (int t = 0; t < THREADS; t++) threads[t] = thread_start(push_to_all, (void *)(intptr_t)t);
    for (size_t landed = 0, last = 0; landed < total; last = landed) { /* never less again, never more than given out */
        shmemx_oct_wait(everybodys, last + 1);
        landed = shmemx_oct_get_complete(everybodys);
        check(landed > last && landed <= shmemx_oct_get(everybodys));
    }
    check_equal(read_all(buffer, total, seen, makers, EACH), makers * EACH);
    for (int t = 0; t < THREADS; t++) pthread_join(threads[t], NULL);
    shmem_barrier_all();
    check_equal(shmemx_oct_get(everybodys), total);
    check_equal(shmemx_oct_get_complete(everybodys), total);
    check_equal(shmemx_oct_overflow(everybodys), 0);
    for (size_t i = 0; i < 64; i++) check_equal(((unsigned char *)buffer)[total + i], 0xee);
    shmemx_oct_destroy(&everybodys);
    free(seen);
    shmem_free(buffer);
}

/* Every PE sends each number to the PE that it belongs to: all numbers are there, each once. */
/* Pushes of nothing among others' take no place, and lose nothing. */
static void pushes_of_nothing(void)
{
    const long each = is_delayed() || is_checked() ? 200 : 20000;
    size_t room = (size_t)(each * n) * sizeof each;
    void *buffer = shmem_malloc(room);
    shmemx_oct_t oct = made(buffer, room);
    for (long i = 0; i < each; i++) {
        shmemx_push(oct, &i, 0, 0);
        shmemx_push(oct, &i, sizeof i, 0);
    }
    shmem_barrier_all();
    check_equal(shmemx_oct_get_complete(oct), me ? 0 : room);
    check_equal(shmemx_oct_overflow(oct), 0);
    shmemx_oct_destroy(&oct);
    shmem_free(buffer);
}

static void permutation(void)
{
    enum { NUMBERS = 300 };
    static int buffer[NUMBERS * 64];
    char seen[NUMBERS] = {0};
    shmemx_oct_t oct;
    shmemx_int_oct_create(&oct, buffer, NUMBERS);
    for (int i = me; i < NUMBERS * n; i += n) {
        int number = (int)((unsigned)i * 7u % (unsigned)(NUMBERS * n)); /* one to one, as 7 divides no such product */
        if ((NUMBERS * n) % 7 == 0) number = i;
        shmemx_int_push(oct, &number, 1, number / NUMBERS);
    }
    shmemx_oct_wait(oct, NUMBERS * sizeof(int));
    for (int i = 0; i < NUMBERS; i++) {
        check_equal(buffer[i] / NUMBERS, me);
        check_equal(seen[buffer[i] % NUMBERS]++, 0);
    }
    shmemx_oct_free(&oct);
}

static void overflow_touches_nothing_else(void)
{
    enum { LEN = 100 };
    unsigned char *memory = shmem_malloc(3 * LEN), push[LEN];
    memset(memory, 0xaa, 3 * LEN);
    memset(push, 0x55, sizeof push);
    shmemx_oct_t oct = made(memory + LEN, LEN);
    for (int i = 0; i < 10; i++) shmemx_push(oct, push, 30, after(1)); /* three fit */
    shmem_barrier_all();
    check_equal(shmemx_oct_get(oct), 90);
    check_equal(shmemx_oct_get_complete(oct), 90);
    check_equal(shmemx_oct_overflow(oct), 7);
    shmem_barrier_all();
    shmemx_push(oct, push, 10, after(1)); /* what is short enough still fits */
    shmemx_push(oct, push, 1, after(1));
    shmem_barrier_all();
    check_equal(shmemx_oct_get(oct), LEN);
    check_equal(shmemx_oct_overflow(oct), 8);
    for (int i = 0; i < 3 * LEN; i++) check_equal(memory[i], i / LEN == 1 ? 0x55 : 0xaa);
    shmem_barrier_all();
    shmemx_oct_reset(oct);
    check_equal(shmemx_oct_overflow(oct), 0);
    shmemx_oct_destroy(&oct);
    shmem_free(memory);
}

static void reset_between_phases(void)
{
    static long buffer[64];
    shmemx_oct_t oct = made(buffer, sizeof(long) * (size_t)n);
    for (long phase = 0; phase < 20; phase++) {
        long value = phase * 100 + me, sum = 0;
        for (int k = 0; k < n; k++) shmemx_push(oct, &value, sizeof value, after(k));
        shmemx_oct_wait(oct, sizeof value * (size_t)n);
        for (int i = 0; i < n; i++) sum += buffer[i] - phase * 100 - i;
        check_equal(sum, 0);
        shmem_barrier_all();
        shmemx_oct_reset(oct);
        check_equal(shmemx_oct_get(oct), 0);
        shmem_barrier_all();
    }
    shmemx_oct_destroy(&oct);
}

/* In an append of doubles, also what is no double keeps them aligned. */
static void typed_and_bytes(void)
{
    static double buffer[100];
    shmemx_oct_t oct;
    shmemx_double_oct_create(&oct, buffer, 100);
    const double values[] = {1.5, 2.5};
    shmemx_push(oct, "abc", 3, after(1));
    shmemx_double_push(oct, values, 2, after(1));
    shmemx_push_elements(oct, values, 1, after(1));
    shmemx_push64(oct, values, 2, after(1));
    shmemx_pushmem(oct, values, 8, after(1));
    shmemx_push_nbi(oct, values, 16, after(1));
    shmem_quiet();
    shmemx_oct_wait(oct, 72);
    shmem_barrier_all();
    check_equal(shmemx_oct_get(oct), 72);
    int texts = 0, doubles = 0;
    for (int i = 0; i < 9; i++) {
        texts += !memcmp(&buffer[i], "abc", 3);
        doubles += buffer[i] == 1.5 || buffer[i] == 2.5;
    }
    check_equal(texts, 1);
    check_equal(doubles, 8);
    shmemx_oct_destroy(&oct);
}

/* Longer than a batch, and no whole number of elements: as much has landed as was given out. */
static void long_push_of_a_part_of_an_element(void)
{
    enum { LONG = 100001 };
    char *buffer = shmem_malloc(LONG + 7), *push = malloc(LONG);
    shmemx_oct_t oct;
    check_equal(shmemx_team_oct_create_with_options(SHMEM_TEAM_WORLD, &oct, buffer, LONG + 7, 8, 0), 0);
    memset(push, 'A' + me, LONG);
    shmemx_push(oct, push, LONG, after(1));
    shmem_barrier_all();
    check_equal(shmemx_oct_get(oct), LONG + 7);
    check_equal(shmemx_oct_get_complete(oct), LONG + 7);
    for (int i = 0; i < LONG; i++) check_equal(buffer[i], 'A' + (me + n - 1) % n);
    shmemx_oct_destroy(&oct);
    free(push);
    shmem_free(buffer);
}

static void push_counted(void)
{
    static int buffer[400];
    shmemx_oct_t oct = made(buffer, sizeof buffer);
    shmemx_ct_t ct;
    shmemx_ct_create(&ct);
    int value = 1 + me, sum = 0;
    for (int k = 0; k < n; k++) {
        shmemx_int_push_ct(ct, oct, &value, 1, after(k));
        shmemx_push_ct_nbi(ct, oct, &value, sizeof value, after(k));
        shmemx_push_ct(ct, oct, NULL, 0, after(k)); /* nothing, which counts */
    }
    shmemx_ct_wait(ct, 3 * n);
    check_equal(shmemx_oct_get_complete(oct), 2 * sizeof value * (size_t)n);
    for (int i = 0; i < 2 * n; i++) sum += buffer[i];
    check_equal(sum, n * (n + 1));
    shmem_barrier_all();
    check_equal(shmemx_ct_get(ct), 3 * n);
    shmemx_oct_destroy(&oct);
    shmemx_ct_free(&ct);
}

static void push_may_fail(void)
{
    static char buffer[64];
    shmemx_oct_t oct = made(buffer, me % 2 ? 10 : 50); /* not the same everywhere */
    size_t fits = after(1) % 2 ? 10 : 50;
    check_equal(shmemx_push_try(oct, "0123456789", 10, after(1)), 0);
    check(shmemx_push_try(oct, buffer, fits - 9, after(1)));
    check_equal(shmemx_push_try(oct, buffer, fits - 10, after(1)), 0);
    check(shmemx_push_try(oct, buffer, 1, after(1)));
    check_equal(shmemx_push_try(oct, NULL, 0, after(1)), 0);
    shmem_barrier_all();
    check_equal(shmemx_oct_get(oct), me % 2 ? 10 : 50);
    check_equal(shmemx_oct_overflow(oct), 0);
    shmemx_oct_destroy(&oct);
}

/* Longer than a batch: in one piece, among shorter ones. */
static void long_pushes_lie_in_one(void)
{
    enum { LONG = 150001 };
    size_t room = (size_t)n * (LONG + 100 * 5);
    unsigned char *buffer = shmem_malloc(room), *push = malloc(LONG);
    shmemx_oct_t oct = made(buffer, room);
    shmemx_ct_t ct;
    shmemx_ct_create(&ct);
    memset(push, 'A' + me, LONG);
    for (int k = 0; k < n; k++) {
        for (int i = 0; i < 50; i++) shmemx_push(oct, push, 5, after(k));
        shmemx_push_ct(ct, oct, push, LONG, after(k));
        for (int i = 0; i < 50; i++) shmemx_push(oct, push, 5, after(k));
    }
    shmemx_ct_wait(ct, n);
    shmemx_oct_wait(oct, room);
    for (int pe = 0; pe < n; pe++) { /* the longest row of each letter */
        size_t longest = 0, row = 0, all = 0;
        for (size_t i = 0; i < room; i++) {
            row = buffer[i] == 'A' + pe ? row + 1 : 0;
            all += row != 0;
            if (row > longest) longest = row;
        }
        check(longest >= LONG);
        check_equal(all, LONG + 500);
    }
    shmem_barrier_all();
    check(shmemx_push_try(oct, push, LONG, after(1)));
    shmemx_push(oct, push, LONG, after(1));
    shmem_barrier_all();
    check_equal(shmemx_oct_overflow(oct), 1);
    shmemx_oct_destroy(&oct);
    shmemx_ct_free(&ct);
    free(push);
    shmem_free(buffer);
}

static void on_contexts_and_teams(void)
{
    static long buffer[200];
    shmem_team_t team;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &team);
    if (team == SHMEM_TEAM_INVALID) shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team);
    shmemx_oct_t oct;
    shmem_ctx_t ctx;
    check_equal(shmemx_team_oct_create(team, &oct, buffer, sizeof buffer), 0);
    check_equal(shmem_team_create_ctx(team, 0, &ctx), 0);
    int rank = shmem_team_my_pe(team);
    long value = rank, sum = 0;
    for (int k = 0; k < n; k++) shmemx_ctx_long_push(ctx, oct, &value, 1, k);
    for (int k = 0; k < n; k++) shmemx_push_elements(ctx, oct, &value, 1, k);
    shmemx_oct_wait(oct, 2 * sizeof value * (size_t)n);
    for (int i = 0; i < 2 * n; i++) sum += buffer[i];
    check_equal(sum, n * (n - 1));
    shmem_ctx_destroy(ctx);
    shmemx_oct_destroy(&oct);
    shmem_team_destroy(team);
}

/* A ring: far more goes through than there is room for, in pieces that cross its end, and nobody writes where it has
 * not been read. Everybody sends to everybody and reads meanwhile. */
static void ring_with_credit(void)
{
    enum { WORDS = 101, ROUNDS = 60 };
    static uint32_t buffer[WORDS], take[WORDS], stream[64 * ROUNDS * 16];
    shmemx_oct_t oct;
    check_equal(shmemx_team_oct_create_with_options(SHMEM_TEAM_WORLD, &oct, buffer, sizeof buffer, 4, SHMEMX_OCT_WRAP),
                0);
    size_t total = 0, got = 0;
    int rounds = n > 8 ? ROUNDS / 4 : ROUNDS;
    for (int pe = 0; pe < n; pe++)
        for (int i = 0; i < rounds; i++) total += words_of((uint32_t)pe, (uint32_t)i) % 13 + 3;
    for (int i = 0; i < rounds; i++)
        for (int k = 0; k < n; k++) {
            uint32_t push[64];
            size_t nbytes = fill(push, words_of((uint32_t)me, (uint32_t)i) % 13 + 3, (uint32_t)me, (uint32_t)i);
            while (shmemx_push_try(oct, push, nbytes, after(k))) { /* who waits for room must make some */
                size_t words = shmemx_oct_consume(oct, take, sizeof take) / 4;
                memcpy(stream + got, take, words * 4);
                got += words;
            }
        }
    while (got < total) {
        size_t words = shmemx_oct_consume(oct, take, 4 * (1 + got % 50)) / 4;
        memcpy(stream + got, take, words * 4);
        got += words;
    }
    unsigned char *seen = calloc((size_t)n * ROUNDS, 1);
    check_equal(read_all(stream, total * 4, seen, (uint32_t)n, ROUNDS), (size_t)n * (size_t)rounds);
    free(seen);
    shmem_barrier_all();
    check_equal(shmemx_oct_get_complete(oct), total * 4);
    check_equal(shmemx_oct_overflow(oct), 0);
    shmemx_oct_destroy(&oct);
}

/* A push waits for room until the owner has made some, which is late. */
static void ring_wait_returns_for_consumed_bytes(void)
{
    static long ring[4], out[4];
    const long mine[2] = {me, -me};
    shmemx_oct_t oct;
    check_equal(shmemx_team_oct_create_with_options(SHMEM_TEAM_WORLD, &oct, ring, sizeof ring, 8, SHMEMX_OCT_WRAP), 0);
    for (size_t round = 1; round <= 6; round++) {
        shmemx_push(oct, mine, sizeof mine, me);
        shmemx_oct_wait(oct, round * sizeof mine);
        check_equal(shmemx_oct_consume(oct, out, sizeof mine), sizeof mine);
        for (size_t before = 0; before <= round; before++) shmemx_oct_wait(oct, before * sizeof mine);
        check(out[0] == me && out[1] == -me);
    }
    shmemx_oct_destroy(&oct);
}

static void ring_senders_wait(void)
{
    static long ring[4];
    shmemx_oct_t oct;
    check_equal(shmemx_team_oct_create_with_options(SHMEM_TEAM_WORLD, &oct, ring, sizeof ring, 8, SHMEMX_OCT_WRAP), 0);
    if (me == 0) {
        long seen, next = 0, wanted = 20L * (n - 1);
        long sums[64] = {0};
        nap(20);
        while (next < wanted)
            if (shmemx_oct_consume(oct, &seen, sizeof seen)) {
                check_equal(seen % 1000,
                            sums[seen / 1000]++); /* those of one sender come in order: each waits for the last */
                next++;
            }
    } else {
        for (long i = 0; i < 20; i++) {
            long value = me * 1000 + i;
            shmemx_push(oct, &value, sizeof value, 0);
        }
    }
    shmem_barrier_all();
    shmemx_oct_destroy(&oct);
}

/* Sorts by sending each key to the PE whose range it is in: as a sort in one place does. */
static int compare(const void *a, const void *b)
{
    return *(const int *)a < *(const int *)b ? -1 : *(const int *)a > *(const int *)b;
}

static int key_of(int pe, int i) { return (int)(((unsigned)(pe * 1000 + i) * 2654435761u) >> 12); }

static void sort_equals_reference(void)
{
    enum { KEYS = 500, RANGE = 1 << 20 };
    int *bucket = shmem_malloc(sizeof(int) * (size_t)(KEYS * n)), *all = malloc(sizeof(int) * (size_t)(KEYS * n));
    shmemx_oct_t oct;
    shmemx_int_oct_create(&oct, bucket, (size_t)(KEYS * n));
    for (int pe = 0; pe < n; pe++)
        for (int i = 0; i < KEYS; i++) all[pe * KEYS + i] = key_of(pe, i);
    for (int i = 0; i < KEYS; i++) {
        int key = key_of(me, i);
        shmemx_int_push(oct, &key, 1, (int)((long)key * n / RANGE));
    }
    shmem_barrier_all();
    int mine = (int)(shmemx_oct_get_complete(oct) / sizeof(int)), below = 0;
    qsort(bucket, (size_t)mine, sizeof *bucket, compare);
    qsort(all, (size_t)(KEYS * n), sizeof *all, compare);
    while (below < KEYS * n && (long)all[below] * n / RANGE < me) below++;
    check(!memcmp(bucket, all + below, sizeof(int) * (size_t)mine));
    check(below + mine == KEYS * n || (long)all[below + mine] * n / RANGE > me);
    shmemx_oct_destroy(&oct);
    free(all);
    shmem_free(bucket);
}

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    pushes_from_all_pes_and_threads();
    pushes_of_nothing();
    permutation();
    overflow_touches_nothing_else();
    reset_between_phases();
    typed_and_bytes();
    push_counted();
    push_may_fail();
    long_pushes_lie_in_one();
    long_push_of_a_part_of_an_element();
    on_contexts_and_teams();
    ring_with_credit();
    ring_wait_returns_for_consumed_bytes();
    ring_senders_wait();
    sort_equals_reference();
    return end();
}
