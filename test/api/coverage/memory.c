/* The symmetric heap: blocks are where the other PEs expect them, aligned, disjoint, and keep or lose their
 * contents as they should; what cannot be had is NULL on every PE, and changes nothing. */
#include "coverage.h"

#include <stdlib.h>
#include <string.h>

static const size_t impossible[] = {SIZE_MAX, SIZE_MAX - 64, SIZE_MAX / 2, (size_t)1 << 60};
enum { IMPOSSIBLE = sizeof impossible / sizeof *impossible, MIB = 1 << 20 };

static void *allocate(const struct function *f, struct call c)
{
    call(f, &c);
    return c.pointer;
}

static void *allocate_again(const struct function *f, void *block, size_t size)
{
    return allocate(f, (struct call){.pointer = block, .size = size});
}

static void expect_null(const struct function *f, const void *seen, const char *why)
{
    if (seen) failed(f->name, "gave %p, not NULL, for %s", seen, why);
}

/* A block that can be used. */
static void expect_aligned(const struct function *f, const void *block, size_t alignment)
{
    if (!block) {
        failed(f->name, "gave NULL");
        exit(EXIT_FAILURE); /* without a block nothing more can be tried */
    }
    if ((uintptr_t)block % alignment) failed(f->name, "gave %p, which is not aligned to %zu", block, alignment);
}

/* Byte i of a block of this size, as PE pe fills it. */
static unsigned char byte_of(int pe, size_t size, size_t i)
{
    return (unsigned char)mix((uint64_t)pe + size * 64 + i / 8);
}

static size_t wrong_bytes(const unsigned char *seen, size_t n, int pe, size_t size)
{
    size_t wrong = 0;
    for (size_t i = 0; i < n; i++) wrong += seen[i] != byte_of(pe, size, i);
    return wrong;
}

/* Fills the right neighbour's block, or its ends, and sees what the left one put into its own. */
static void use_block(const struct function *f, unsigned char *block, size_t size)
{
    static unsigned char bytes[4096];
    const size_t n = size < sizeof bytes ? size : sizeof bytes;
    const int next = (my_pe + 1) % n_pes, previous = (my_pe + n_pes - 1) % n_pes;
    const bool has_ends = size >= 2 * n;
    for (size_t i = 0; i < n; i++) bytes[i] = byte_of(my_pe, size, i);
    shmem_putmem(block, bytes, n, next);
    if (has_ends) shmem_putmem(block + size - n, bytes, n, next);
    shmem_barrier_all();
    size_t wrong = wrong_bytes(block, n, previous, size);
    if (has_ends) wrong += wrong_bytes(block + size - n, n, previous, size);
    if (wrong) failed(f->name, "%zu of the bytes that the neighbour put are wrong", wrong);
    shmem_barrier_all();
}

/* malloc, malloc_with_hints */

void test_malloc(const struct function *f)
{
    static const size_t sizes[] = {1, 7, 16, 100, 4096, 70000, 3 * MIB + 5};
    enum { N = sizeof sizes / sizeof *sizes };
    static const long hints[] = {0, SHMEM_MALLOC_ATOMICS_REMOTE, SHMEM_MALLOC_SIGNAL_REMOTE,
                                 SHMEM_MALLOC_ATOMICS_REMOTE | SHMEM_MALLOC_SIGNAL_REMOTE};
    unsigned char *blocks[N];
    expect_null(f, allocate(f, (struct call){.size = 0}), "size 0");
    for (size_t i = 0; i < N; i++) {
        blocks[i] = allocate(f, (struct call){.size = sizes[i], .hints = hints[i % 4]});
        expect_aligned(f, blocks[i], _Alignof(max_align_t));
        memset(blocks[i], (int)i + 1, sizes[i]);
    }
    for (size_t i = 0; i < IMPOSSIBLE; i++)
        expect_null(f, allocate(f, (struct call){.size = impossible[i]}), "an impossible size");
    for (size_t i = 0; i < N; i++)
        for (size_t k = 0; k < sizes[i]; k++)
            if (blocks[i][k] != i + 1) k = sizes[i], failed(f->name, "blocks overlap");
    shmem_barrier_all();
    for (size_t i = 0; i < N; i++) use_block(f, blocks[i], sizes[i]);
    for (size_t i = 0; i < N; i++) shmem_free(blocks[i]);
}

/* calloc */

/* The end of a block can be put to at once: it is zeroed everywhere before anybody returns. */
static void put_at_once(const struct function *f, unsigned char *block, size_t size)
{
    const unsigned char one = 1;
    shmem_putmem(&block[size - 1], &one, 1, (my_pe + 1) % n_pes);
    shmem_barrier_all();
    if (block[size - 1] != 1) failed(f->name, "zeroes after it has returned elsewhere");
    block[size - 1] = 0;
}

static void expect_zeros(const struct function *f, const unsigned char *block, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        if (!block[i]) continue;
        failed(f->name, "byte %zu of %zu is not zero", i, size);
        return;
    }
}

void test_calloc(const struct function *f)
{
    static const size_t sizes[] = {8, 1000, 70000, 3 * MIB};
    expect_null(f, allocate(f, (struct call){.nelems = 0, .size = 8}), "no objects");
    expect_null(f, allocate(f, (struct call){.nelems = 8, .size = 0}), "objects without size");
    expect_null(f, allocate(f, (struct call){.nelems = SIZE_MAX / 2 + 2, .size = 2}), "an overflow");
    expect_null(f, allocate(f, (struct call){.nelems = 1ull << 33, .size = 1ull << 32}), "an overflow");
    expect_null(f, allocate(f, (struct call){.nelems = SIZE_MAX / 4, .size = 2}), "an impossible size");
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        void *used = shmem_malloc(sizes[i]);
        memset(used, 0xff, sizes[i]);
        shmem_free(used);
        unsigned char *block = allocate(f, (struct call){.nelems = sizes[i] / 8, .size = 8});
        expect_aligned(f, block, _Alignof(max_align_t));
        put_at_once(f, block, sizes[i]);
        expect_zeros(f, block, sizes[i]);
        shmem_barrier_all();
        use_block(f, block, sizes[i]);
        shmem_free(block);
    }
}

/* align */

void test_align(const struct function *f)
{
    enum { N = 19 }; /* alignments from 8 to 2 MiB */
    unsigned char *blocks[N];
    expect_null(f, allocate(f, (struct call){.alignment = 64, .size = 0}), "size 0");
    for (size_t i = 0; i < N; i++) {
        const size_t alignment = (size_t)8 << i;
        blocks[i] = allocate(f, (struct call){.alignment = alignment, .size = 24 + i});
        expect_aligned(f, blocks[i], alignment);
    }
    for (size_t i = 0; i < IMPOSSIBLE; i++) {
        const struct call c = {.alignment = 64, .size = impossible[i]};
        expect_null(f, allocate(f, c), "an impossible size");
    }
    for (size_t i = 0; i < N; i++) use_block(f, blocks[i], 24 + i);
    for (size_t i = 0; i < N; i++) shmem_free(blocks[i]);
}

/* realloc */

static void fill(unsigned char *block, size_t size)
{
    for (size_t i = 0; i < size; i++) block[i] = byte_of(my_pe, 0, i);
}

static void expect_kept(const struct function *f, const unsigned char *block, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        if (block[i] == byte_of(my_pe, 0, i)) continue;
        failed(f->name, "byte %zu of the %zu to be kept is lost", i, size);
        return;
    }
}

/* Changes the size of a block step by step, with another block behind it from the second step on. */
static unsigned char *change_sizes(const struct function *f, unsigned char *block, size_t size)
{
    static const size_t sizes[] = {48, 5000, 5001, 3 * MIB, 200000, 64, 1, 100};
    void *behind = NULL;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        fill(block, size);
        block = allocate_again(f, block, sizes[i]);
        expect_aligned(f, block, _Alignof(max_align_t));
        expect_kept(f, block, size < sizes[i] ? size : sizes[i]);
        size = sizes[i];
        shmem_barrier_all();
        use_block(f, block, size);
        if (!behind) behind = shmem_malloc(64);
    }
    shmem_free(behind);
    return block;
}

void test_realloc(const struct function *f)
{
    unsigned char *block = allocate_again(f, NULL, 40);
    expect_aligned(f, block, _Alignof(max_align_t));
    block = change_sizes(f, block, 40);
    fill(block, 100);
    for (size_t i = 0; i < IMPOSSIBLE; i++) {
        expect_null(f, allocate_again(f, block, impossible[i]), "an impossible size");
        expect_kept(f, block, 100);
    }
    expect_null(f, allocate_again(f, block, 0), "size 0");
    expect_null(f, allocate_again(f, NULL, 0), "no block and size 0");
    void *again = shmem_malloc(100); /* what was freed can be had again */
    use_block(f, again, 100);
    shmem_free(again);
}

/* free */

/* Blocks that are freed in another order than they were made can be had again, together as well. */
static void free_in_disorder(const struct function *f)
{
    enum { N = 50 };
    void *blocks[N];
    for (int i = 0; i < N; i++) blocks[i] = shmem_malloc((size_t)(i % 7 + 1) * 1000);
    for (int i = 0; i < N; i++) call(f, &(struct call){.pointer = blocks[i * 7 % N]});
    unsigned char *whole = shmem_malloc(N * 1000);
    use_block(f, whole, N * 1000);
    call(f, &(struct call){.pointer = whole});
}

void test_free(const struct function *f)
{
    call(f, &(struct call){.pointer = NULL});
    free_in_disorder(f);
    for (int i = 0; i < 2000; i++) { /* more than fits, were it not freed */
        void *block = shmem_malloc((size_t)256 * MIB);
        if (!block) {
            failed(f->name, "does not free: block number %d cannot be had", i);
            return;
        }
        call(f, &(struct call){.pointer = block});
    }
}
