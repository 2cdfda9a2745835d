/* Section 8: put and get, in blocks and strides. */
#include "semantics.h"

enum { SIZE = 4096 };
static unsigned char target[SIZE], source[SIZE], seen[SIZE];

/* What PE `pe` writes at place i in round k. */
static unsigned char pattern(int pe, int k, size_t i) { return (unsigned char)(1 + (pe * 37 + k * 11 + (int)i) % 250); }

static void fill(unsigned char *bytes, int k)
{
    for (size_t i = 0; i < SIZE; i++) bytes[i] = pattern(me, k, i);
}

static int differs(const unsigned char *bytes, size_t nbytes, int pe, int k)
{
    for (size_t i = 0; i < nbytes; i++)
        if (bytes[i] != pattern(pe, k, i)) return 1;
    return 0;
}

/* §8: a put returns when its source may be reused */
static void source_is_free_when_put_returns(void)
{
    for (int k = 0; k < 30; k++) {
        fill(source, k);
        shmem_putmem(target, source, SIZE, after(1));
        memset(source, 255, SIZE);
        shmem_barrier_all();
        check(!differs(target, SIZE, before(1), k));
        shmem_barrier_all();
    }
}

/* §8: a get returns when its data is here */
static void data_is_here_when_get_returns(void)
{
    for (int k = 0; k < 30; k++) {
        fill(source, k);
        shmem_barrier_all();
        memset(seen, 255, SIZE);
        shmem_getmem(seen, source, SIZE, after(1));
        check(!differs(seen, SIZE, after(1), k));
        shmem_barrier_all();
    }
}

/* §8: non-blocking ones are done after quiet, and their buffers free */
static void non_blocking_is_done_after_quiet(void)
{
    for (int k = 0; k < 30; k++) {
        fill(source, k);
        shmem_barrier_all();
        shmem_putmem_nbi(target, source, SIZE, after(1));
        shmem_getmem_nbi(seen, source, SIZE, after(1));
        shmem_quiet();
        check(!differs(seen, SIZE, after(1), k));
        shmem_getmem(seen, target, SIZE, after(1));
        check(!differs(seen, SIZE, me, k));
        shmem_barrier_all();
        memset(source, 255, SIZE);
        shmem_barrier_all();
    }
}

/* Together they are as long as a message between nodes may be, or nearly so, or too long. The first element is on its
 * way while the others gather. */
static void long_puts_follow_short_ones(void)
{
    enum { HALF = 64 << 10 };
    unsigned char *there = shmem_malloc(2 * HALF), *here = malloc(2 * HALF);
    for (size_t first = HALF - 8192; first <= HALF; first += 504)
        for (size_t second = HALF - 8192; second <= HALF; second += 2048 - 8) {
            memset(there, 0, 2 * HALF);
            for (size_t i = 0; i < 2 * HALF; i++) here[i] = (unsigned char)(1 + (i * 7 + first + second) % 251);
            shmem_barrier_all();
            shmem_putmem(there, here, 8, after(1));
            shmem_putmem(there + 8, here + 8, first / 2 - 8, after(1));
            shmem_putmem(there + first / 2, here + first / 2, first - first / 2, after(1));
            shmem_putmem(there + first, here + first, second, after(1));
            shmem_barrier_all();
            check(!memcmp(there, here, first + second));
            shmem_barrier_all();
        }
    free(here);
    shmem_free(there);
}

/* §8: exactly the bytes asked for, at every alignment */
static void no_byte_more_or_less(void)
{
    fill(source, 1);
    for (size_t at = 1; at < 18; at++)
        for (size_t nbytes = 0; nbytes < 72; nbytes++) {
            memset(target, 0, 128);
            shmem_putmem(target + at, source, nbytes, me);
            check(!differs(target + at, nbytes, me, 1) && target[at - 1] == 0 && target[at + nbytes] == 0);
            memset(seen, 0, 128);
            shmem_getmem(seen + at, source, nbytes, after(0));
            check(!differs(seen + at, nbytes, me, 1) && seen[at - 1] == 0 && seen[at + nbytes] == 0);
        }
    shmem_barrier_all();
}

/* §8: the sizes in names are bits: put8 moves bytes, put128 sixteen at a time */
static void sizes_are_bits(void)
{
    static _Alignas(16) unsigned char wide[256];
    static void (*const puts[])(void *, const void *, size_t, int) = {shmem_put8, shmem_put16, shmem_put32, shmem_put64,
                                                                      shmem_put128};
    static void (*const gets[])(void *, const void *, size_t, int) = {shmem_get8, shmem_get16, shmem_get32, shmem_get64,
                                                                      shmem_get128};
    fill(source, 2);
    for (int i = 0; i < 5; i++) {
        size_t nbytes = (size_t)3 << i;
        memset(wide, 0, sizeof wide);
        shmem_barrier_all();
        puts[i](wide + 16, source, 3, after(1));
        shmem_barrier_all();
        check(!differs(wide + 16, nbytes, before(1), 2) && !wide[15] && !wide[16 + nbytes]);
        memset(seen, 0, sizeof wide);
        gets[i](seen, wide + 16, 3, after(1));
        check(!differs(seen, nbytes, me, 2) && !seen[nbytes]);
        shmem_barrier_all();
    }
}

static long strided_target[512], strided_source[512], expected[512];

static void prepare_strided(void)
{
    for (int i = 0; i < 512; i++) strided_source[i] = 1000 * (me + 1) + i;
    memset(strided_target, -1, sizeof strided_target);
    memset(expected, -1, sizeof expected);
    shmem_barrier_all();
}

static void expect_strided(int pe, int dst, int sst, int bsize, int nblocks)
{
    for (int b = 0; b < nblocks; b++)
        for (int i = 0; i < bsize; i++) expected[b * dst + i] = 1000 * (pe + 1) + b * sst + i;
    check(!memcmp(strided_target, expected, sizeof expected));
    shmem_barrier_all();
}

/* §8: strides count elements, between the starts of blocks; gaps are not touched; a block of 1 is iput */
static void strides_count_elements_between_block_starts(void)
{
    for (int bsize = 1; bsize <= 5; bsize++)
        for (int dst = bsize; dst < bsize + 4; dst++)
            for (int sst = bsize; sst < bsize + 4; sst++) {
                prepare_strided();
                shmem_long_ibput(strided_target, strided_source, dst, sst, (size_t)bsize, 40, after(1));
                shmem_barrier_all();
                expect_strided(before(1), dst, sst, bsize, 40);
                prepare_strided();
                shmem_long_ibget(strided_target, strided_source, dst, sst, (size_t)bsize, 40, after(1));
                expect_strided(after(1), dst, sst, bsize, 40);
            }
    prepare_strided();
    shmem_long_iput(strided_target, strided_source, 3, 2, 50, after(1));
    shmem_barrier_all();
    expect_strided(before(1), 3, 2, 1, 50);
    prepare_strided();
    shmem_long_iget(strided_target, strided_source, 2, 3, 50, after(1));
    expect_strided(after(1), 2, 3, 1, 50);
}

/* §8: bsize or nblocks 0 moves nothing */
static void empty_strides_move_nothing(void)
{
    prepare_strided();
    shmem_long_ibput(strided_target, strided_source, 3, 3, 0, 5, after(1));
    shmem_long_ibget(strided_target, strided_source, 3, 3, 2, 0, after(1));
    shmem_long_iput(strided_target, strided_source, 1, 1, 0, after(1));
    shmem_barrier_all();
    expect_strided(me, 1, 1, 0, 0);
}

/* §8: every size up to what is copied past the caches, from and to odd places; nothing beside it is touched
 */
static void large_transfers_are_exact(void)
{
    size_t room = (size_t)48 << 20;
    unsigned char *heap = shmem_malloc(2 * room), *there = heap + room;
    memset(heap, 0x55, room);
    for (size_t i = 0; i < room; i += 4096) heap[i] = pattern(me, 3, i / 4096);
    for (size_t nbytes = (size_t)1 << 20; nbytes < room; nbytes = 2 * nbytes + 4093) {
        there[2] = there[3 + nbytes] = 0;
        shmem_barrier_all();
        shmem_putmem(there + 3, heap, nbytes, after(1));
        shmem_barrier_all();
        check(!there[2] && !there[3 + nbytes]);
        for (size_t i = 0; i < nbytes; i += 4096) check_equal(there[3 + i], pattern(before(1), 3, i / 4096));
        for (size_t i = nbytes - 200; i < nbytes; i++) check(there[3 + i] == 0x55 || i % 4096 == 0);
        shmem_barrier_all();
        memset(there, 0, nbytes + 8);
        shmem_getmem(there + 1, heap, nbytes, after(1));
        for (size_t i = 0; i < nbytes; i += 4096) check_equal(there[1 + i], pattern(after(1), 3, i / 4096));
        for (size_t i = nbytes - 200; i < nbytes; i++) check(there[1 + i] == 0x55 || i % 4096 == 0);
        check_equal(there[1 + nbytes], 0);
    }
    shmem_free(heap);
}

/* §8: the own PE is as good as any, for everything */
static void own_pe_is_a_target(void)
{
    static long word, fetched;
    static uint64_t signal;
    shmem_long_p(&word, 5, me);
    check_equal(shmem_long_g(&word, me), 5);
    shmem_long_put_nbi(&word, &(long){6}, 1, me);
    shmem_quiet();
    check_equal(word, 6);
    check_equal(shmem_long_atomic_swap(&word, 7, me), 6);
    shmem_long_atomic_fetch_nbi(&fetched, &word, me);
    shmem_quiet();
    check_equal(fetched, 7);
    shmem_long_put_signal(&word, &(long){8}, 1, &signal, 9, SHMEM_SIGNAL_SET, me);
    check_equal(shmem_signal_wait_until(&signal, SHMEM_CMP_EQ, 9), 9);
    check_equal(word, 8);
    shmem_barrier_all();
}

/* §8: the source of a put may be any memory, and read-only */
static void source_may_be_read_only(void)
{
    static const long constant[2] = {11, 12};
    static long there[2];
    shmem_long_put(there, constant, 2, after(1));
    shmem_barrier_all();
    check_equal(there[1], 12);
    shmem_barrier_all();
}

/* §8: the last byte of a block near the end of a full heap is reachable */
static void last_byte_is_reachable(void)
{
    size_t size = (size_t)1 << 40;
    char *block = NULL;
    while (size > 4096 && !(block = shmem_malloc(size))) size -= size / 4;
    check(block != NULL);
    shmem_char_p(block + size - 1, (char)(me + 1), after(1));
    shmem_barrier_all();
    check_equal(block[size - 1], before(1) + 1);
    shmem_free(block);
}

/* §8: whoever gets much from a PE that gets as much from it serves it meanwhile */
static void pes_get_much_from_each_other(void)
{
    enum { N = 400000, ROUNDS = 4 };
    long *theirs = malloc(N * sizeof *theirs), *mine = shmem_malloc(N * sizeof *mine);
    for (long i = 0; i < N; i++) mine[i] = me * 1000003L + i;
    shmem_barrier_all();
    for (int k = 0; k < ROUNDS; k++) {
        int wrong = 0;
        memset(theirs, 255, N * sizeof *theirs);
        shmem_long_get(theirs, mine, N, after(1));
        for (long i = 0; i < N; i++) wrong += theirs[i] != after(1) * 1000003L + i;
        check_equal(wrong, 0);
    }
    shmem_free(mine);
    free(theirs);
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    source_is_free_when_put_returns();
    data_is_here_when_get_returns();
    non_blocking_is_done_after_quiet();
    no_byte_more_or_less();
    sizes_are_bits();
    strides_count_elements_between_block_starts();
    empty_strides_move_nothing();
    if (n <= 2) large_transfers_are_exact();
    if (n <= 4) long_puts_follow_short_ones();
    if (n <= 4) pes_get_much_from_each_other();
    own_pe_is_a_target();
    source_may_be_read_only();
    last_byte_is_reachable();
    return end();
}
