/* Heap: allocates offsets in a span of a given size, for symmetric memory. It never touches the span and has no
 * addresses: its data is in a separate table, which a stray write to the span cannot damage. The same calls give the
 * same offsets in every process.
 *
 * Blocks begin at multiples of HEAP_GRANULE and their sizes are rounded up to it. The lowest place that fits is
 * taken, and a block that becomes free joins its free neighbours at once. Every call takes O(log blocks), except
 * an aligned one (see heap_allocate) that finds no room to spare.
 *
 * Not thread-safe: the caller holds a lock, or the call is collective and from one thread. */
#ifndef HEDDLE_HEAP_H
#define HEDDLE_HEAP_H

#include "base/base.h"

#define HEAP_GRANULE ((size_t)64)
#define HEAP_NONE    SIZE_MAX

/* All zero is an empty heap, which cannot allocate: its state before heap_up and after heap_down. */
struct heap {
    struct heap_block *blocks; /* the table; index 0 is not a block */
    uint32_t capacity;         /* of the table */
    uint32_t made;             /* indices that were ever in use, with 0 */
    uint32_t count;            /* indices that are blocks now, free or live */
    uint32_t spare;            /* the first of the others, linked by `next` */
    uint32_t root;             /* of the tree of blocks */
    size_t size;               /* of the span, in whole granules */
    size_t used, live;         /* bytes in live blocks, and their number */
};

/* The heaps: that of the user's region, with the same calls on every PE; and that of this PE alone in REGION_WORK,
 * under world.lock. */
extern struct heap heap_symmetric hidden_symbol, heap_work hidden_symbol;

/* One free block of `size` bytes, rounded down to whole granules. Returns 0, or -1 if memory is exhausted. */
must_check int heap_up(struct heap *h, size_t size);
void heap_down(struct heap *h);

/* The table grows by itself, which can fail in one process alone. Processes whose heaps must stay equal check before a
 * call whether it may have to grow (with the same result in all), grow it together, and undo that if it failed in one
 * of them. */
bool heap_is_full(const struct heap *h);
must_check int heap_grow(struct heap *h); /* 0, or -1 if memory is exhausted, and then nothing has changed */
void heap_grow_undo(struct heap *h);      /* of the heap_grow just before */

/* The offset of a new block: a multiple of `alignment`, which is a power of two. HEAP_NONE if no free block can
 * hold it (or memory for the table is exhausted), and then nothing has changed. A block of 0 bytes has one granule.
 * Above HEAP_GRANULE, `alignment` costs a walk over all free blocks of `size` bytes, if none is so long that
 * it holds the block wherever it begins. */
must_check size_t heap_allocate(struct heap *h, size_t size, size_t alignment);

/* False, and nothing has changed, if no live block begins at `offset`. */
bool heap_release(struct heap *h, size_t offset);

/* Makes the block at `offset` hold `size` bytes where it is. False, and nothing has changed, if the free room
 * behind it is too small or no live block begins there. (A block that shrinks while memory for the table is exhausted
 * keeps its size.) */
must_check bool heap_resize_in_place(struct heap *h, size_t offset, size_t size);

/* The bytes that the block at `offset` can hold: what was asked for, in whole granules. 0 if none begins there. */
size_t heap_block_size(const struct heap *h, size_t offset);

size_t heap_used(const struct heap *h);         /* bytes in live blocks */
size_t heap_live(const struct heap *h);         /* number of live blocks */
size_t heap_largest_free(const struct heap *h); /* bytes: the largest block to be had at alignment HEAP_GRANULE */

/* The invariant: blocks tile the span and no two neighbours are free; the tree holds each of them once, in order
 * and in shape; counts and sums are right. O(blocks). */
bool heap_is_valid(const struct heap *h);

#endif
