/* The direct route of put, get, p and g: everything inline that is needed when the target's memory is mapped here.
 *
 * Instructions in the shared library, counted by test/op/instructions: see there for the budgets. A context, a
 * lock, a lane or a table does not appear here, only the context's view. All other cases (global variables, wrong
 * arguments, PEs of other nodes) are a call to the function of the same name with _slow. */
#ifndef HEDDLE_RMA_H
#define HEDDLE_RMA_H

#include <string.h>

#include "base/atomic.h"
#include "core/core.h"
#include "core/width.h"
#include "memory/copy.h"

/* A place in the heap of a PE of this node: the distance of that PE from the first of the view, and the address in this
 * PE's heap. Two numbers rather than their sum, so that the compiler adds them in the addressing of the store. */
struct place {
    size_t k;
    uintptr_t address;
};

force_inline struct place rma_place(const struct context *c, const void *address, int pe)
{
    return (struct place){.k = (unsigned)pe - c->view.heddle_first, .address = (uintptr_t)address};
}

force_inline size_t rma_offset(const struct context *c, struct place at) { return at.address - c->view.heddle_base; }

/* Returns true if one aligned element at the target is mapped in this process. It cannot extend beyond the heap. */
force_inline bool rma_is_near(const struct context *c, struct place at)
{
    return likely(at.k < c->view.heddle_n) && likely(rma_offset(c, at) < c->view.heddle_size);
}

/* Returns true if `nbytes` bytes at the target are mapped in this process. */
force_inline bool rma_span_is_near(const struct context *c, struct place at, size_t nbytes)
{
    if (unlikely(at.k >= c->view.heddle_n)) return false;
    size_t offset = rma_offset(c, at);
    __asm__("" : "+r"(offset)); /* computed once, and not derived from the address again */
    return likely(offset < c->view.heddle_size) && likely(nbytes <= c->view.heddle_size - offset);
}

/* Returns its address in this process. */
force_inline void *rma_near(const struct context *c, struct place at)
{
    size_t distance = c->view.heddle_shift + at.k * c->view.heddle_step;
    __asm__("" : "+r"(distance));           /* this sum first: the store does the other addition */
    return (void *)(at.address + distance); /* whole numbers may wrap: a neighbour's memory may lie below */
}

void rma_put_slow(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where);
void rma_put_nbi_slow(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where);
void rma_get_nbi_slow(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where);
cold_path void rma_get_slow(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                            const char *where);

force_inline void rma_put(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_span_is_near(c, at, nbytes)) copy_bytes(rma_near(c, at), source, nbytes);
    else rma_put_slow(c, dest, source, nbytes, pe, where);
}

force_inline void rma_get(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    struct place at = rma_place(c, source, pe);
    if (rma_span_is_near(c, at, nbytes)) copy_bytes(dest, rma_near(c, at), nbytes);
    else rma_get_slow(c, dest, source, nbytes, pe, where);
    fence_after_get();
}

/* A put that need not be complete when it returns. On this node it is; on another node a long one is not copied at
 * once. */
force_inline void rma_put_nbi(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                              const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_span_is_near(c, at, nbytes)) copy_bytes(rma_near(c, at), source, nbytes);
    else rma_put_nbi_slow(c, dest, source, nbytes, pe, where);
}

force_inline void rma_get_nbi(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                              const char *where)
{
    struct place at = rma_place(c, source, pe);
    if (rma_span_is_near(c, at, nbytes)) copy_bytes(dest, rma_near(c, at), nbytes);
    else rma_get_nbi_slow(c, dest, source, nbytes, pe, where);
}

/* Scalars, for each width. */
#define BITS 8
#include "op/rma_width.inl"
#define BITS 16
#include "op/rma_width.inl"
#define BITS 32
#include "op/rma_width.inl"
#define BITS 64
#include "op/rma_width.inl"

/* `nblocks` blocks of `bsize` elements; strides count elements between the starts of blocks. */
void rma_iput(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
              size_t nblocks, size_t element, int pe, const char *where);
void rma_iget(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
              size_t nblocks, size_t element, int pe, const char *where);
void rma_iget_nbi(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                  size_t nblocks, size_t element, int pe, const char *where);

#endif
