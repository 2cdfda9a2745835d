/* Section 14: the symmetric heap. */
#include "semantics.h"

#include <shmemx.h>

/* Whether all PEs have the same value. */
static int agree(long value)
{
    static long mine, least, most;
    mine = value;
    shmem_long_min_reduce(SHMEM_TEAM_WORLD, &least, &mine, 1);
    shmem_long_max_reduce(SHMEM_TEAM_WORLD, &most, &mine, 1);
    int same = least == most;
    shmem_barrier_all();
    return same;
}

/* §14: size 0 gives NULL without a barrier, so one PE may ask alone; so does freeing NULL */
static void nothing_is_null_without_a_barrier(void)
{
    if (me == n - 1) {
        check(shmem_malloc(0) == NULL);
        check(shmem_malloc_with_hints(0, SHMEM_MALLOC_ATOMICS_REMOTE) == NULL);
        check(shmem_align(64, 0) == NULL);
        check(shmem_calloc(0, 8) == NULL);
        check(shmem_calloc(8, 0) == NULL);
        check(shmem_realloc(NULL, 0) == NULL);
        shmem_free(NULL);
    }
    shmem_barrier_all();
}

/* Does every call with `make` hold until all PEs have come? */
static void *make_malloc(void *block) { return (void)block, shmem_malloc(100); }
static void *make_hints(void *block) { return (void)block, shmem_malloc_with_hints(100, SHMEM_MALLOC_SIGNAL_REMOTE); }
static void *make_align(void *block) { return (void)block, shmem_align(128, 100); }
static void *make_calloc(void *block) { return (void)block, shmem_calloc(10, 10); }
static void *make_realloc(void *block) { return shmem_realloc(block, 100000); }
static void *make_nothing(void *block) { return shmem_realloc(block, 0); }
static void *make_free(void *block)
{
    shmem_free(block);
    return NULL;
}

/* §14: malloc and the like have a barrier at their end, free at its entry: nobody returns before the last
 * one comes */
static void check_barrier(void *(*call)(void *), int needs_block)
{
    static long came;
    for (int late = 0; late < n; late++) {
        came = 0;
        void *block = needs_block ? shmem_malloc(1000) : NULL;
        shmem_barrier_all();
        if (me == late) nap(2);
        shmem_long_atomic_inc(&came, 0);
        block = call(block);
        check_equal(shmem_long_atomic_fetch(&came, 0), n);
        shmem_barrier_all();
        shmem_free(block);
    }
}

static void calls_are_barriers(void)
{
    check_barrier(make_malloc, 0);
    check_barrier(make_hints, 0);
    check_barrier(make_align, 0);
    check_barrier(make_calloc, 0);
    check_barrier(make_realloc, 1);
    check_barrier(make_nothing, 1);
    check_barrier(make_free, 1);
}

/* §14: the implied barrier completes the default context: a block that others put into may be freed */
static void free_completes_the_default_context(void)
{
    static long word;
    for (long round = 1; round <= 50; round++) {
        void *block = shmem_malloc(8);
        shmem_long_put_nbi(&word, &round, 1, after(1));
        shmem_free(block);
        check_equal(word, round);
        shmem_sync_all();
    }
}

/* §14: a block is at the same offset on every PE, and of the size asked for */
static void blocks_are_symmetric(void)
{
    long *blocks[40], *first = shmem_malloc(sizeof *first);
    for (int i = 0; i < 40; i++) {
        blocks[i] = shmem_malloc((size_t)(i * 37 + 1) * sizeof(long));
        check(agree((char *)blocks[i] - (char *)first));
        blocks[i][i * 37] = 100 * me + i;
    }
    for (int i = 0; i < 40; i++) check_equal(blocks[i][i * 37], 100 * me + i);
    shmem_barrier_all();
    for (int i = 0; i < 40; i++) check_equal(shmem_long_g(&blocks[i][i * 37], after(1)), 100 * after(1) + i);
    shmem_barrier_all();
    for (int i = 0; i < 40; i += 2) shmem_free(blocks[i]);
    for (int i = 1; i < 40; i += 2) check_equal(blocks[i][i * 37], 100 * me + i);
    for (int i = 0; i < 40; i += 2) {
        blocks[i] = shmem_malloc((size_t)(i * 11 + 8) * sizeof(long));
        check(agree((char *)blocks[i] - (char *)first));
    }
    for (int i = 0; i < 40; i++) shmem_free(blocks[i]);
    shmem_free(first);
}

/* §14: alignments from 8 bytes to 1 GiB hold for the returned address on every PE */
static void alignment_holds_on_every_pe(void)
{
    void *odd = shmem_malloc(3), *blocks[28];
    int count = 0;
    for (size_t alignment = sizeof(void *); alignment <= (size_t)1 << 30; alignment *= 2) {
        char *block = shmem_align(alignment, 24);
        check(block != NULL);
        check_equal((uintptr_t)block % alignment, 0);
        for (int pe = 0; pe < n; pe++) check(shmem_addr_accessible(block + 23, pe));
        if (block) block[23] = 1;
        blocks[count++] = block;
        shmem_free(shmem_malloc(17));
    }
    while (count) shmem_free(blocks[--count]);
    shmem_free(odd);
}

/* §14: calloc: all zero, also in memory that was used before; an overflow of count * size is NULL */
static void calloc_is_zero_and_does_not_overflow(void)
{
    for (int round = 0; round < 5; round++) {
        unsigned char *block = shmem_calloc(33, 1000), sum = 0;
        for (int i = 0; i < 33000; i++) sum |= block[i];
        check_equal(sum, 0);
        memset(block, 255, 33000);
        shmem_free(block);
    }
    check(shmem_calloc(SIZE_MAX / 2 + 1, 2) == NULL);
    check(shmem_calloc((size_t)1 << 33, (size_t)1 << 33) == NULL);
    check(shmem_calloc(SIZE_MAX, SIZE_MAX) == NULL);
}

/* §14: no room: NULL on all PEs, and the heap goes on as if nothing had been asked */
static void exhaustion_leaves_the_heap_unharmed(void)
{
    static const size_t sizes[] = {SIZE_MAX, SIZE_MAX - 63, SIZE_MAX / 2, (size_t)1 << 62, (size_t)1 << 46};
    long *before_block = shmem_malloc(80), *witness;
    before_block[0] = 5 + me;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        check(shmem_malloc(sizes[i]) == NULL);
        check(shmem_align(4096, sizes[i]) == NULL);
        check(shmem_calloc(1, sizes[i]) == NULL);
        check(shmem_malloc_with_hints(sizes[i], 3) == NULL);
        check(shmem_realloc(before_block, sizes[i]) == NULL);
        check_equal(before_block[0], 5 + me);
    }
    check(agree((witness = shmem_malloc(80)) - before_block));
    shmem_free(witness);
    shmem_free(before_block);
}

/* §14: a heap that is full has room again when blocks are freed, as much as before */
static void full_heap_recovers(void)
{
    enum { MOST = 400 };
    void *blocks[MOST];
    size_t size = (size_t)1 << 44, largest = 0, total[2] = {0, 0};
    for (int round = 0; round < 2; round++) {
        int count = 0;
        for (size = (size_t)1 << 44; size >= 4096; size /= 2)
            while (count < MOST && (blocks[count] = shmem_malloc(size))) {
                if (!largest) largest = size;
                total[round] += size;
                count++;
            }
        check(agree((long)total[round]));
        check(count > 0 && count < MOST);
        check(shmem_malloc(4096 * 2) == NULL);
        for (int i = 0; i < count; i += 2) shmem_free(blocks[i]);
        for (int i = 1; i < count; i += 2) shmem_free(blocks[i]);
    }
    check_equal(total[0], total[1]);
    void *again = shmem_malloc(largest);
    check(again != NULL);
    shmem_free(again);
}

/* §14: realloc keeps contents up to the smaller size; NULL is malloc, size 0 is free */
static void realloc_keeps_contents(void)
{
    static const size_t sizes[] = {1, 100, 64, 5000, 5001, 70, 300000, 299999, 8};
    long *block = shmem_realloc(NULL, 10 * sizeof *block), *wall = shmem_malloc(64);
    for (long i = 0; i < 10; i++) block[i] = 50 * me + i;
    size_t old = 10;
    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
        long *moved = shmem_realloc(block, sizes[k] * sizeof *block);
        check(moved != NULL);
        check(agree(moved - wall));
        size_t kept = old < sizes[k] ? old : sizes[k];
        for (size_t i = 0; i < kept; i++) check_equal(moved[i], 50 * me + (long)i);
        for (size_t i = 0; i < sizes[k]; i++) moved[i] = 50 * me + (long)i;
        old = sizes[k], block = moved;
    }
    check(shmem_realloc(block, 0) == NULL);
    shmem_free(wall);
}

/* §14: realloc waits for the puts of peers before it moves a block, and shows the new one only when it is
 * filled */
static void realloc_waits_for_puts(void)
{
    for (int round = 0; round < 20; round++) {
        long *block = shmem_malloc(64 * sizeof *block), *wall = shmem_malloc(64);
        if (me == round % n) nap(1);
        for (int i = 0; i < 64; i++) shmem_long_p(&block[i], 1000 * me + i + round, after(1));
        long *moved = shmem_realloc(block, 6400 * sizeof *block);
        for (int i = 0; i < 64; i++) check_equal(moved[i], 1000 * before(1) + i + round);
        check_equal(shmem_long_g(&moved[63], after(1)), 1000 * me + 63 + round);
        shmem_free(moved);
        shmem_free(wall);
    }
}

/* §14: hints are advice: any bits */
static void any_hint_is_accepted(void)
{
    static const long hints[] = {0,
                                 SHMEM_MALLOC_ATOMICS_REMOTE,
                                 SHMEM_MALLOC_SIGNAL_REMOTE,
                                 SHMEM_MALLOC_ATOMICS_REMOTE | SHMEM_MALLOC_SIGNAL_REMOTE,
                                 1L << 40,
                                 ~SHMEMX_MALLOC_NO_BARRIER};
    for (size_t i = 0; i < sizeof hints / sizeof *hints; i++) {
        long *block = shmem_malloc_with_hints(1000, hints[i]);
        check(block != NULL);
        shmem_long_p(block, 3 + me, after(1));
        shmem_barrier_all();
        check_equal(*block, 3 + before(1));
        block = shmem_realloc(block, 100000);
        check_equal(*block, 3 + before(1));
        shmem_free(block);
    }
}

/* With the hint a PE allocates before the next one calls. After a barrier all PEs have the block. */
static void a_hint_omits_the_barrier(void)
{
    static long turn;
    for (long round = 1; round <= 3; round++) {
        if (me) shmem_long_wait_until(&turn, SHMEM_CMP_EQ, round);
        long *block = shmem_malloc_with_hints(1000, SHMEMX_MALLOC_NO_BARRIER | SHMEM_MALLOC_SIGNAL_REMOTE);
        check(block != NULL);
        if (me < n - 1) shmem_long_p(&turn, round, me + 1);
        shmem_barrier_all();
        shmem_long_p(block, 3 + me, after(1));
        shmem_barrier_all();
        check_equal(*block, 3 + before(1));
        shmem_free(block);
    }
}

/* §14: the old names are the same routines */
static void old_names_work(void)
{
    long *a = shmalloc(80), *b = shmemalign(4096, 80);
    check(a != NULL && (uintptr_t)b % 4096 == 0);
    a[0] = 6;
    a = shrealloc(a, 8000);
    check_equal(a[0], 6);
    shfree(a);
    shmem_free(b);
}

/* §14: blocks do not overlap, in a long random history that is the same on all PEs */
static void random_history_is_sound(void)
{
    enum { SLOTS = 64 };
    static unsigned char *blocks[SLOTS];
    static size_t sizes[SLOTS];
    unsigned long long seed = 88172645463325252ull;
    unsigned char *anchor = shmem_malloc(1);
    for (int step = 0; step < 1500; step++) {
        seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
        int slot = (int)(seed % SLOTS);
        size_t size = 1 + (seed >> 20) % (1u << (seed >> 50 & 15));
        for (size_t i = 0; blocks[slot] && i < sizes[slot]; i += 97)
            check_equal(blocks[slot][i], (unsigned char)(slot + me));
        if (blocks[slot] && seed >> 60 & 1) blocks[slot] = shmem_realloc(blocks[slot], size);
        else if (blocks[slot]) shmem_free(blocks[slot]), blocks[slot] = NULL;
        else blocks[slot] = seed >> 61 & 1 ? shmem_align(256, size) : shmem_malloc(size);
        sizes[slot] = size;
        if (blocks[slot]) memset(blocks[slot], slot + me, size);
    }
    static uint64_t sum;
    sum = 0;
    for (int i = 0; i < SLOTS; i++) sum = sum * 31 + (blocks[i] ? (uint64_t)(blocks[i] - anchor) : 1);
    check(agree((long)(sum >> 1)));
    for (int i = 0; i < SLOTS; i++) shmem_free(blocks[i]);
    shmem_free(anchor);
}

/* §14: what is freed is given out again: making and freeing does not use the heap up */
static void churn_does_not_grow(void)
{
    char *first = shmem_malloc(1 << 16);
    shmem_free(first);
    for (int i = 0; i < (is_oversubscribed() ? 300 : 3000); i++) {
        char *block = shmem_malloc(1 << 16);
        check(block == first);
        shmem_free(block);
    }
}

/* Beyond the standard since 1.5, legal before: powers of two below the size of a pointer. Every block has them. */
static void smaller_alignments_are_accepted(void)
{
    for (size_t alignment = 1; alignment < sizeof(void *); alignment *= 2) {
        long *block = shmem_align(alignment, sizeof *block);
        check(block && shmem_addr_accessible(block, n - 1));
        shmem_free(block);
        shfree(shmemalign(alignment, 1));
    }
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    nothing_is_null_without_a_barrier();
    calls_are_barriers();
    free_completes_the_default_context();
    blocks_are_symmetric();
    alignment_holds_on_every_pe();
    calloc_is_zero_and_does_not_overflow();
    exhaustion_leaves_the_heap_unharmed();
    full_heap_recovers();
    realloc_keeps_contents();
    realloc_waits_for_puts();
    any_hint_is_accepted();
    a_hint_omits_the_barrier();
    old_names_work();
    random_history_is_sound();
    churn_does_not_grow();
    smaller_alignments_are_accepted(); /* last: the check library refuses them */
    return end();
}
