#include "extent.h"

size_t extent_bytes(const struct extent *e)
{
    size_t n;
    if (!e->n || !e->block) return 0;
    if (__builtin_mul_overflow(e->n - 1, e->stride, &n) || __builtin_add_overflow(n, e->block, &n) ||
        __builtin_mul_overflow(n, e->element, &n))
        return SIZE_MAX;
    return n;
}

static bool pieces_overlap(const struct extent *a, uintptr_t p, const struct extent *b, uintptr_t q)
{
    for (size_t i = 0; i < a->n_pieces; i++) {
        struct extent piece = elements(a->sizes[i], 1);
        if (piece.block && extents_overlap(&piece, p + a->offsets[i], b, q)) return true;
    }
    return false;
}

bool extents_overlap(const struct extent *a, uintptr_t p, const struct extent *b, uintptr_t q)
{
    if (a->n_pieces) return pieces_overlap(a, p, b, q);
    if (b->n_pieces) return pieces_overlap(b, q, a, p);
    size_t a_step = a->stride * a->element, a_size = a->block * a->element;
    size_t b_step = b->stride * b->element, b_size = b->block * b->element;
    if (p + extent_bytes(a) <= q || q + extent_bytes(b) <= p) return false;
    for (size_t i = 0; i < a->n; i++) {
        uintptr_t begin = p + i * a_step, end = begin + a_size;
        size_t j = begin >= q + b_size ? (begin - q - b_size) / b_step + 1 : 0; /* the first that ends behind `begin` */
        if (j < b->n && q + j * b_step < end) return true;
    }
    return false;
}
