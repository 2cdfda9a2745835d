/* An append: what lies at its PE, and what a push does there, by a neighbour's hand or by whoever applies batches. */
#ifndef HEDDLE_APPEND_APPLY_H
#define HEDDLE_APPEND_APPLY_H

#include "base/atomic.h"

/* At each PE, in the lines that its team has taken. All that most pushes read and write is in the first, so that one
 * line goes from one sender to the next. Its lower half never changes. */
struct append {
    uint64_t reserved aligned_to(cache_line); /* bytes that have been given out, from the front */
    uint64_t in_turn, out_of_turn;            /* bytes that are there: the sum of both, see append_apply.c */
    uint64_t flat;                            /* len, if it is no ring and in the heap; else 0 */
    uint64_t heap_offset;                     /* of the buffer, in that case */
    uint64_t buffer;                          /* where it is, like the header of a record */
    uint64_t len;
    uint32_t granule; /* what is given out is a multiple: of a typed one, the size of an element */
    uint32_t wraps;   /* it is a ring */

    uint64_t consumed aligned_to(cache_line); /* of a ring: bytes that the owner has taken out, from the front */
    uint64_t whole;                           /* of a ring: bytes without a hole, as far as the owner knows */
    uint64_t overflow;                        /* pushes that did not fit and were dropped */
    int32_t owner;                            /* world PE, for messages */
};

enum { APPEND_LINES = sizeof(struct append) / cache_line };

/* What comes of a push: a place in the buffer; or it does not fit now; or it does not and was dropped. */
#define APPEND_FULL    UINT64_MAX
#define APPEND_DROPPED (UINT64_MAX - 1)

/* Where bytes go: `at` bytes into a buffer. */
struct append_room {
    uint64_t at, buffer, len;
};

/* To a sender that has asked for room. */
struct append_answer {
    uint64_t came_of_it; /* 0, or why there is none */
    struct append_room room;
};

/* What is given out for so many bytes. */
force_inline uint64_t append_rounded(const struct append *a, uint64_t nbytes)
{
    uint64_t granule = a->granule;
    return (nbytes + granule - 1) & -granule;
}

/* What has landed: no more than had when this returns. Who sees bytes counted in it, sees the bytes. */
struct append_landed {
    uint64_t in_turn, sum;
};
force_inline struct append_landed append_landed(const struct append *a)
{
    uint64_t in_turn = load_acquire(&a->in_turn);
    return (struct append_landed){.in_turn = in_turn, .sum = in_turn + load_acquire(&a->out_of_turn)};
}

/* The bytes at a position have landed, too; `before` was read before their place was taken. */
force_inline void append_land(struct append *a, struct append_landed before, uint64_t at, uint64_t size)
{
    if (likely(before.sum == at)) store_release(&a->in_turn, before.in_turn + size);
    else add_release(&a->out_of_turn, size);
}

/* Where it is mapped. `tries`: what does not fit is no loss, it is said to the sender. */
uint64_t append_reserve(struct append *a, uint64_t nbytes, bool tries, struct append_room *room);
/* 0, or why not. */
uint64_t append_apply(struct append *a, const void *source, uint64_t nbytes, bool tries);

#endif
