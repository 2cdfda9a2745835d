/* An append: its state at its PE, and the effect of a push, which a PE of the node or the thread that applies batches
 * carries out. */
#ifndef HEDDLE_APPEND_APPLY_H
#define HEDDLE_APPEND_APPLY_H

#include "base/atomic.h"

/* At each PE, in the lines that its team has taken. Most pushes access the first line only, so that one line moves from
 * one sender to the next. Its lower half never changes. */
struct append {
    uint64_t reserved aligned_to(cache_line); /* bytes that have been reserved, from the front */
    uint64_t in_turn, out_of_turn;            /* bytes that have landed: the sum of both, see append_apply.c */
    uint64_t flat;                            /* len, if it is not a ring and is in the heap; else 0 */
    uint64_t heap_offset;                     /* of the buffer, if `flat` is not 0 */
    uint64_t buffer;                          /* its place, in the form of the header of a record */
    uint64_t len;
    uint32_t granule; /* reserved sizes are multiples of it: with a type, the size of an element */
    uint32_t wraps;   /* 1 for a ring */

    uint64_t consumed aligned_to(cache_line); /* of a ring: bytes that the owner has consumed, from the front */
    uint64_t whole;                           /* of a ring: bytes without a hole, according to the owner's last check */
    uint64_t overflow;                        /* pushes that did not fit and were dropped */
    int32_t owner;                            /* world PE, for messages */
};

enum { APPEND_LINES = sizeof(struct append) / cache_line };

/* Results of a push: a place in the buffer; or it does not fit now; or it does not fit and was dropped. */
#define APPEND_FULL    UINT64_MAX
#define APPEND_DROPPED (UINT64_MAX - 1)

/* The destination of bytes: `at` bytes into a buffer. */
struct append_room {
    uint64_t at, buffer, len;
};

/* The answer to a sender that requested room. */
struct append_answer {
    uint64_t came_of_it; /* 0, or a result without room */
    struct append_room room;
};

/* Returns the size that is reserved for so many bytes. */
force_inline uint64_t append_rounded(const struct append *a, uint64_t nbytes)
{
    uint64_t granule = a->granule;
    return (nbytes + granule - 1) & -granule;
}

/* The bytes that have landed, at most those that had landed when it returns. A thread that sees a byte counted in it
 * also sees the byte. */
struct append_landed {
    uint64_t in_turn, sum;
};
force_inline struct append_landed append_landed(const struct append *a)
{
    uint64_t in_turn = load_acquire(&a->in_turn);
    return (struct append_landed){.in_turn = in_turn, .sum = in_turn + load_acquire(&a->out_of_turn)};
}

/* Marks the bytes at a position as landed; `before` was read before their place was reserved. */
force_inline void append_land(struct append *a, struct append_landed before, uint64_t at, uint64_t size)
{
    if (likely(before.sum == at)) store_release(&a->in_turn, before.in_turn + size);
    else add_release(&a->out_of_turn, size);
}

/* Called where the buffer is mapped. `tries`: a push that does not fit is not lost, because its sender is notified. */
uint64_t append_reserve(struct append *a, uint64_t nbytes, bool tries, struct append_room *room);
/* Returns 0, or a result without room. */
uint64_t append_apply(struct append *a, const void *source, uint64_t nbytes, bool tries);

#endif
