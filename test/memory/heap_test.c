/* The heap's promises, one by one. The span is never touched, so it can be larger than any memory. */
#include "memory/heap.h"

#include "test.h"

#define KIB ((size_t)1 << 10)
#define MIB ((size_t)1 << 20)
#define GIB ((size_t)1 << 30)
#define TIB ((size_t)1 << 40)

static struct heap heap_of(size_t size)
{
    struct heap h;
    check(!heap_up(&h, size));
    check(heap_is_valid(&h));
    return h;
}

static void check_all_free(struct heap *h, size_t size)
{
    check(heap_is_valid(h));
    check_equal(heap_largest_free(h), size);
    check_equal(heap_used(h), 0);
    check_equal(h->live, 0);
}

static void test_nothing(void)
{
    struct heap down = {0};
    check(heap_is_valid(&down));
    check_equal(heap_allocate(&down, 1, 64), HEAP_NONE);
    check_equal(heap_allocate(&down, 0, 64), HEAP_NONE);
    check(!heap_release(&down, 0));
    check_equal(heap_largest_free(&down), 0);

    struct heap h = heap_of(HEAP_GRANULE - 1);
    check_equal(heap_allocate(&h, 1, 64), HEAP_NONE);
    check_equal(heap_block_size(&h, 0), 0);
    check(!heap_release(&h, 0));
    check(heap_is_valid(&h));
    heap_down(&h);
    check(heap_is_valid(&h));
}

static void test_allocate_and_release(void)
{
    struct heap h = heap_of(1000); /* 15 granules */
    check_equal(heap_allocate(&h, 1, 1), 0);
    check_equal(heap_allocate(&h, 64, 8), 64);
    check_equal(heap_allocate(&h, 65, 64), 128);
    check_equal(heap_allocate(&h, 0, 64), 256);
    check_equal(heap_block_size(&h, 0), 64);
    check_equal(heap_block_size(&h, 128), 128);
    check_equal(heap_block_size(&h, 256), 64);
    check_equal(heap_block_size(&h, 192), 0);
    check_equal(heap_used(&h), 320);
    check_equal(h.live, 4);
    check_equal(heap_largest_free(&h), 640);

    check_equal(heap_allocate(&h, 641, 64), HEAP_NONE);
    check_equal(heap_allocate(&h, SIZE_MAX, 64), HEAP_NONE);
    check_equal(heap_allocate(&h, SIZE_MAX - 62, 64), HEAP_NONE);
    check_equal(heap_allocate(&h, 1, (size_t)1 << 63), HEAP_NONE);
    check_equal(heap_allocate(&h, 640, 64), 320);
    check_equal(heap_largest_free(&h), 0);
    check_equal(heap_allocate(&h, 1, 1), HEAP_NONE);
    check(heap_is_valid(&h));

    /* All orders of joining: no free neighbour, one behind, one before, both. */
    check(heap_release(&h, 128));
    check(heap_release(&h, 64));
    check_equal(heap_largest_free(&h), 192);
    check(heap_release(&h, 320));
    check(heap_release(&h, 256));
    check(heap_release(&h, 0));
    check_all_free(&h, 960);
    heap_down(&h);
}

static void test_release_refuses(void)
{
    struct heap h = heap_of(MIB);
    size_t a = heap_allocate(&h, 256, 64), b = heap_allocate(&h, 256, 64);
    check(!heap_release(&h, a + 64));
    check(!heap_release(&h, a + 1));
    check(!heap_release(&h, MIB));
    check(!heap_release(&h, HEAP_NONE));
    check(!heap_release(&h, b + 256)); /* where the free rest begins */
    check(heap_release(&h, a));
    check(!heap_release(&h, a));
    check(heap_release(&h, b));
    check(!heap_release(&h, b));
    check(!heap_release(&h, a));
    check_all_free(&h, MIB);
    heap_down(&h);
}

static void test_alignment(void)
{
    struct heap h = heap_of((size_t)1 << 47);
    size_t count = 0, at[64];
    check_equal(heap_allocate(&h, 8, 1), 0);
    for (size_t alignment = 1; alignment <= TIB; alignment *= 2) {
        size_t offset = at[count++] = heap_allocate(&h, 8, alignment);
        check(offset != HEAP_NONE);
        check_equal(offset % alignment, 0);
        check_equal(offset % HEAP_GRANULE, 0);
        check(heap_is_valid(&h));
    }
    check_equal(h.live, count + 1);
    /* What lies before an aligned block is not lost. */
    check_equal(heap_allocate(&h, TIB / 2 - 64, 64), TIB / 2 + 64);
    check(heap_release(&h, TIB / 2 + 64));
    for (size_t i = 0; i < count; i++) check(heap_release(&h, at[i]));
    check(heap_release(&h, 0));
    check_all_free(&h, (size_t)1 << 47);
    size_t whole = heap_allocate(&h, (size_t)1 << 47, GIB);
    check_equal(whole, 0);
    heap_down(&h);
}

/* A request of a hole's exact size and alignment finds it, whatever holes lie before it. */
static void test_exact_fit(void)
{
    const size_t step = 8 * KIB, end = 500 * step;
    struct heap h = heap_of(end + 4 * KIB);
    for (size_t at = 0; at < end; at += step) {
        check_equal(heap_allocate(&h, 64, 64), at);
        check_equal(heap_allocate(&h, 4 * KIB, 64), at + 64);
        check_equal(heap_allocate(&h, 4 * KIB - 64, 64), at + 4 * KIB + 64);
    }
    check_equal(heap_allocate(&h, 4 * KIB, 4 * KIB), end);
    /* A page begins in each of these holes, but too late. */
    for (size_t at = 0; at < end; at += step) check(heap_release(&h, at + 64));
    check_equal(heap_allocate(&h, 4 * KIB, 4 * KIB), HEAP_NONE);
    check_equal(heap_allocate(&h, 4 * KIB + 1, 64), HEAP_NONE);
    check(heap_release(&h, end));
    check_equal(heap_allocate(&h, 4 * KIB, 4 * KIB), end);
    check_equal(heap_allocate(&h, 4 * KIB, 64), 64);
    check(heap_is_valid(&h));
    heap_down(&h);
}

/* An aligned hole is used again, though there is room to spare above. */
static void test_aligned_hole(void)
{
    struct heap h = heap_of(MIB);
    for (size_t at = 0; at < 12 * KIB; at += 4 * KIB) check_equal(heap_allocate(&h, 4 * KIB, 4 * KIB), at);
    check(heap_release(&h, 4 * KIB));
    check_equal(heap_allocate(&h, 4 * KIB, 4 * KIB), 4 * KIB);
    heap_down(&h);
}

static void test_resize(void)
{
    struct heap h = heap_of(MIB);
    size_t a = heap_allocate(&h, 256, 64), b = heap_allocate(&h, 256, 64), c = heap_allocate(&h, 256, 64);
    check(!heap_resize_in_place(&h, a, 257));
    check(!heap_resize_in_place(&h, a + 64, 64));
    check(!heap_resize_in_place(&h, c + 256, 64));
    check(!heap_resize_in_place(&h, c, MIB));
    check(!heap_resize_in_place(&h, c, SIZE_MAX));
    check_equal(heap_used(&h), 768);
    check(heap_is_valid(&h));

    check(heap_resize_in_place(&h, a, 250)); /* the same granules */
    check_equal(heap_block_size(&h, a), 256);
    check(heap_resize_in_place(&h, a, 100)); /* a live block behind */
    check_equal(heap_block_size(&h, a), 128);
    check_equal(heap_used(&h), 640);
    check(heap_is_valid(&h));
    check(heap_resize_in_place(&h, a, 1)); /* a free one behind: they join */
    check_equal(heap_block_size(&h, a), 64);
    check(heap_is_valid(&h));
    check(heap_resize_in_place(&h, a, 192)); /* grow into a part of it */
    check(heap_is_valid(&h));
    check(heap_resize_in_place(&h, a, 256)); /* and all of it */
    check_equal(heap_block_size(&h, a), 256);
    check(heap_resize_in_place(&h, b, 0));
    check_equal(heap_block_size(&h, b), 64);
    check(heap_resize_in_place(&h, c, MIB - 512));
    check_equal(heap_largest_free(&h), 192);
    check(heap_is_valid(&h));
    check(heap_release(&h, c) && heap_release(&h, a) && heap_release(&h, b));
    check_all_free(&h, MIB);
    heap_down(&h);
}

/* What is not said to be full has room in its table for any one allocation. */
static void test_full_table(void)
{
    struct heap h = heap_of(MIB);
    const uint32_t capacity = h.capacity;
    while (!heap_is_full(&h) && h.capacity == capacity) check(heap_allocate(&h, 1, HEAP_GRANULE) != HEAP_NONE);
    check_equal(h.capacity, capacity);
    check(!heap_grow(&h) && !heap_is_full(&h));
    heap_down(&h);
}

int main(void)
{
    test_nothing();
    test_allocate_and_release();
    test_release_refuses();
    test_alignment();
    test_exact_fit();
    test_aligned_hole();
    test_resize();
    test_full_table();
    return test_result();
}
