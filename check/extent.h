/* Extents: the elements of an argument, in a row or at a stride, or pieces of bytes. */
#ifndef HEDDLE_EXTENT_H
#define HEDDLE_EXTENT_H

#include "base/base.h"

/* n blocks of `block` elements, whose starts lie `stride` elements apart. If there are pieces, that is one block of
 * bytes up to the end of the last piece. */
struct extent {
    size_t n, block, stride, element;
    size_t n_pieces;
    const size_t *sizes, *offsets; /* of the pieces */
};

static inline struct extent elements(size_t n, size_t element)
{
    return (struct extent){.n = 1, .block = n, .stride = n, .element = element};
}
static inline struct extent strided(size_t n, ptrdiff_t stride, size_t element)
{
    return (struct extent){.n = n, .block = 1, .stride = (size_t)stride, .element = element};
}
static inline struct extent blocks(size_t n, size_t block, ptrdiff_t stride, size_t element)
{
    return (struct extent){.n = n, .block = block, .stride = (size_t)stride, .element = element};
}
static inline size_t product_of(int n_pes, size_t n) /* SIZE_MAX if it is too large */
{
    size_t product;
    return __builtin_mul_overflow(n_pes > 0 ? (size_t)n_pes : 0, n, &product) ? SIZE_MAX : product;
}

/* Pieces need not be in order. */
static inline struct extent pieces(int n_pes, const size_t *sizes, const size_t *offsets)
{
    size_t end = 0, last;
    for (int i = 0; i < n_pes; i++) {
        if (__builtin_add_overflow(offsets[i], sizes[i], &last)) last = SIZE_MAX;
        if (sizes[i] && last > end) end = last;
    }
    struct extent e = elements(end, 1);
    e.n_pieces = n_pes > 0 ? (size_t)n_pes : 0;
    e.sizes = sizes;
    e.offsets = offsets;
    return e;
}

/* Returns the number of bytes from the first to the last one; SIZE_MAX if it is too large. */
size_t extent_bytes(const struct extent *e);

/* Is there an element of both in one place? Their first bytes are at p and q. */
bool extents_overlap(const struct extent *a, uintptr_t p, const struct extent *b, uintptr_t q);

#endif
