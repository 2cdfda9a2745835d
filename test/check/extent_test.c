/* Lengths and overlap of strided elements, against one byte at a time. */
#include "extent.h"

#include <string.h>

#include "test.h"

static unsigned random_state = 1;
static size_t random_below(size_t n) { return (size_t)rand_r(&random_state) % n; }

/* Marks the bytes of all elements; the end of the last one. */
static size_t mark(unsigned char *bytes, const struct extent *e, size_t at, unsigned char bit)
{
    size_t end = at;
    for (size_t i = 0; i < e->n; i++) {
        for (size_t k = 0; k < e->block * e->element; k++) bytes[at + i * e->stride * e->element + k] |= bit;
        end = at + (i * e->stride + e->block) * e->element;
    }
    return end;
}

static struct extent random_extent(void)
{
    size_t block = 1 + random_below(4), n = 1 + random_below(6);
    if (random_below(4) == 0) return elements(n, 1 + random_below(4));
    return blocks(n, block, (ptrdiff_t)(block + random_below(5)), 1 + random_below(3));
}

/* `bytes` has the marks 1 of `a` at `p` and 2 of `b` at `q`. True if they overlap. */
static bool overlap_is_that_of(const unsigned char *bytes, size_t n, const struct extent *a, size_t p,
                               const struct extent *b, size_t q)
{
    bool wanted = memchr(bytes, 3, n);
    check_equal(extents_overlap(a, p, b, q), wanted);
    check_equal(extents_overlap(b, q, a, p), wanted);
    return wanted;
}

static void overlap_is_that_of_bytes(void)
{
    int overlaps = 0;
    for (int round = 0; round < 200000; round++) {
        unsigned char bytes[512] = {0};
        struct extent a = random_extent(), b = random_extent();
        size_t p = random_below(120), q = random_below(120), end = mark(bytes, &a, p, 1);
        check_equal(extent_bytes(&a), end - p);
        mark(bytes, &b, q, 2);
        overlaps += overlap_is_that_of(bytes, sizeof bytes, &a, p, &b, q);
        if (test_failures) return;
    }
    check(overlaps > 1000 && overlaps < 199000);
}

static void pieces_overlap_where_their_bytes_do(void)
{
    enum { PIECES = 4 };
    int overlaps = 0;
    for (int round = 0; round < 100000; round++) {
        unsigned char bytes[512] = {0};
        size_t sizes[2][PIECES], offsets[2][PIECES], end = 0, p = random_below(120), q = random_below(120);
        for (int k = 0; k < 2; k++)
            for (int i = 0; i < PIECES; i++) sizes[k][i] = random_below(9), offsets[k][i] = random_below(60);
        struct extent a = pieces(PIECES, sizes[0], offsets[0]), b = random_extent();
        for (int i = 0; i < PIECES; i++) {
            struct extent piece = elements(sizes[0][i], 1);
            size_t last = mark(bytes, &piece, p + offsets[0][i], 1);
            if (sizes[0][i] && last > end) end = last;
        }
        check_equal(extent_bytes(&a), end ? end - p : 0);
        if (round % 2) {
            b = pieces(PIECES, sizes[1], offsets[1]);
            for (int i = 0; i < PIECES; i++) {
                struct extent piece = elements(sizes[1][i], 1);
                mark(bytes, &piece, q + offsets[1][i], 2);
            }
        } else {
            mark(bytes, &b, q, 2);
        }
        overlaps += overlap_is_that_of(bytes, sizeof bytes, &a, p, &b, q);
        if (test_failures) return;
    }
    check(overlaps > 1000 && overlaps < 99000);
}

static void lengths_do_not_wrap(void)
{
    struct extent whole = elements(SIZE_MAX / 8 + 1, 8), apart = strided(3, PTRDIFF_MAX, 1), none = elements(0, 8);
    struct extent most = elements(SIZE_MAX / 8, 8), no_blocks = blocks(5, 0, 3, 8);
    check_equal(extent_bytes(&whole), SIZE_MAX);
    check_equal(extent_bytes(&apart), SIZE_MAX);
    check_equal(extent_bytes(&most), SIZE_MAX / 8 * 8);
    check_equal(extent_bytes(&none), 0);
    check_equal(extent_bytes(&no_blocks), 0);
    check_equal(product_of(4, SIZE_MAX / 4 + 1), SIZE_MAX);
    check_equal(product_of(4, 5), 20);
    check_equal(product_of(-1, 5), 0);
}

int main(void)
{
    overlap_is_that_of_bytes();
    pieces_overlap_where_their_bytes_do();
    lengths_do_not_wrap();
    return test_result();
}
