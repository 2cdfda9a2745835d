/* The direct route of put, get, p and g: everything inline that is needed when the target's memory is mapped here.
 *
 * Instructions in the shared library, counted by test/core/instructions: see there for the budgets. A context, a
 * lock, a lane or a table does not appear here, only the context's view. What the fast path does not know (global
 * variables, wrong arguments, PEs of other nodes) is a call to the function of the same name with _far. */
#ifndef HEDDLE_RMA_H
#define HEDDLE_RMA_H

#include <string.h>

#include "base/atomic.h"
#include "core/core.h"
#include "core/width.h"

/* A place in a neighbour's heap: how far its PE is from the view's first, and our own address for it. Two numbers
 * rather than their sum, so that the compiler adds them in the store's own addressing. */
struct place {
    size_t k;
    uintptr_t address;
};

always_inline struct place rma_place(const struct context *c, const void *address, int pe)
{
    return (struct place){.k = (unsigned)pe - c->view.first, .address = (uintptr_t)address};
}

always_inline size_t rma_offset(const struct context *c, struct place at) { return at.address - c->view.base; }

/* Is one aligned element there mapped here? Such an element cannot stick out of the heap. */
always_inline bool rma_is_near(const struct context *c, struct place at)
{
    return likely(at.k < c->view.n) && likely(rma_offset(c, at) < c->view.size);
}

/* The same for `nbytes` bytes. */
always_inline bool rma_span_is_near(const struct context *c, struct place at, size_t nbytes)
{
    if (unlikely(at.k >= c->view.n)) return false;
    size_t offset = rma_offset(c, at);
    __asm__("" : "+r"(offset)); /* once, and not as the address again */
    return likely(offset < c->view.size) && likely(nbytes <= c->view.size - offset);
}

/* Where that is mapped here. */
always_inline void *rma_near(const struct context *c, struct place at)
{
    size_t distance = c->view.shift + at.k * c->view.step;
    __asm__("" : "+r"(distance)); /* that sum first: the other one is the store's */
    return (char *)at.address + distance;
}

/* From here on a copy does not fit any cache, and stores that bypass it save reading the destination. Below, they
 * would lose: two to three times against a destination that is in the cache. */
#define RMA_STREAMING_FROM ((size_t)24 << 20)
cold void rma_copy_rare(void *dest, const void *source, size_t nbytes);

/* A copy of any size; the small ones that scalars need without a call. */
always_inline void rma_copy(void *dest, const void *source, size_t nbytes)
{
    if (nbytes == 8) memcpy(dest, source, 8);
    else if (nbytes == 4) memcpy(dest, source, 4);
    else if (likely(nbytes - 1 < RMA_STREAMING_FROM - 1)) memcpy(dest, source, nbytes);
    else rma_copy_rare(dest, source, nbytes);
}

/* Copies to and from a target that is mapped here, whatever its memory. */
struct target;
void rma_write(const struct target *t, const void *source, size_t nbytes);
void rma_read(const struct target *t, void *dest, size_t nbytes);

/* A put of so many bytes is one of a word: of 8; of none that there can be while the source may be a GPU's. */
extern size_t rma_put_as_word hidden;

/* Posts a put to another node, or a get; if the target is a GPU's memory, so may be the local side: it is there, then,
 * when the get returns. */
void rma_post_put(struct context *c, const struct target *t, const void *source, size_t nbytes);
void rma_post_get(struct context *c, const struct target *t, void *dest, size_t nbytes);

/* n blocks of `block` bytes whose starts are to_step and from_step bytes apart. */
void rma_copy_strided(void *dest, const void *source, size_t to_step, size_t from_step, size_t block, size_t n);

void rma_put_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where);
void rma_put_nbi_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where);
void rma_get_nbi_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where);
cold void rma_get_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where);

always_inline void rma_put(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_span_is_near(c, at, nbytes)) rma_copy(rma_near(c, at), source, nbytes);
    else rma_put_far(c, dest, source, nbytes, pe, where);
}

always_inline void rma_get(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    struct place at = rma_place(c, source, pe);
    if (rma_span_is_near(c, at, nbytes)) rma_copy(dest, rma_near(c, at), nbytes);
    else rma_get_far(c, dest, source, nbytes, pe, where);
}

/* A put that need not be complete when it returns: near, one that is; far, a long one is not copied at once. */
always_inline void rma_put_nbi(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                               const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_span_is_near(c, at, nbytes)) rma_copy(rma_near(c, at), source, nbytes);
    else rma_put_nbi_far(c, dest, source, nbytes, pe, where);
}

always_inline void rma_get_nbi(struct context *c, void *dest, const void *source, size_t nbytes, int pe,
                               const char *where)
{
    struct place at = rma_place(c, source, pe);
    if (rma_span_is_near(c, at, nbytes)) rma_copy(dest, rma_near(c, at), nbytes);
    else rma_get_nbi_far(c, dest, source, nbytes, pe, where);
}

/* Scalars, for each width. */
#define BITS 8
#include "core/rma_width.h"
#define BITS 16
#include "core/rma_width.h"
#define BITS 32
#include "core/rma_width.h"
#define BITS 64
#include "core/rma_width.h"

/* `nblocks` blocks of `bsize` elements; strides count elements between the starts of blocks. */
void rma_iput(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
              size_t nblocks, size_t element, int pe, const char *where);
void rma_iget(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
              size_t nblocks, size_t element, int pe, const char *where);
void rma_iget_nbi(struct context *c, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
                  size_t nblocks, size_t element, int pe, const char *where);

#endif
