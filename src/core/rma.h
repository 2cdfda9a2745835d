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

/* Sets *at to where one aligned element at `address` is mapped for the context's PE; false if this cannot say.
 * Such an element cannot stick out of the heap. */
always_inline bool rma_reach_word(const struct context *c, const void *address, int pe, void **at)
{
    const struct region *heap = &region_table[REGION_HEAP];
    size_t k = (unsigned)pe - c->view.first, offset = (uintptr_t)address - heap->base;
    *at = (void *)(c->view.heap + k * c->view.step + offset);
    return likely(k < c->view.n) && likely(offset < heap->size);
}

/* The same for `nbytes` bytes. */
always_inline bool rma_reach(const struct context *c, const void *address, size_t nbytes, int pe, void **at)
{
    const struct region *heap = &region_table[REGION_HEAP];
    size_t offset = (uintptr_t)address - heap->base;
    return rma_reach_word(c, address, pe, at) && likely(nbytes <= heap->size - offset);
}

/* Copies of any size; the small ones that scalars need without a call. */
void rma_copy(void *dest, const void *source, size_t nbytes);

/* n blocks of `block` bytes whose starts are to_step and from_step bytes apart. */
void rma_copy_strided(void *dest, const void *source, size_t to_step, size_t from_step, size_t block, size_t n);

always_inline void rma_copy_inline(void *dest, const void *source, size_t nbytes)
{
    if (nbytes == 8) memcpy(dest, source, 8);
    else if (nbytes == 4) memcpy(dest, source, 4);
    else rma_copy(dest, source, nbytes);
}

cold void rma_put_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where);
cold void rma_get_far(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where);

always_inline void rma_put(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    void *at;
    if (rma_reach(c, dest, nbytes, pe, &at)) rma_copy_inline(at, source, nbytes);
    else rma_put_far(c, dest, source, nbytes, pe, where);
}

always_inline void rma_get(struct context *c, void *dest, const void *source, size_t nbytes, int pe, const char *where)
{
    void *at;
    if (rma_reach(c, source, nbytes, pe, &at)) rma_copy_inline(dest, at, nbytes);
    else rma_get_far(c, dest, source, nbytes, pe, where);
}

/* On the direct route a put that need not be complete is one that is. */
#define rma_put_nbi rma_put
#define rma_get_nbi rma_get

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

#endif
