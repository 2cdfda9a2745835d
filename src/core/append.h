/* Appends: buffers that others fill from the front, without knowing how far: where a push goes is found where it lands.
 */
#ifndef HEDDLE_APPEND_H
#define HEDDLE_APPEND_H

#include "core/counter.h"

/* At each PE, in the lines that its team has taken. All that most pushes read and write is in the first, so that one
 * line goes from one sender to the next. Its lower half never changes. */
struct append {
    uint64_t reserved aligned(cache_line); /* bytes that have been given out, from the front */
    uint64_t in_turn, out_of_turn;         /* bytes that are there: the sum of both, see append_apply.c */
    uint64_t flat;                         /* len, if it is no ring and in the heap; else 0 */
    uint64_t heap_offset;                  /* of the buffer, in that case */
    uint64_t buffer;                       /* where it is, like the header of a record */
    uint64_t len;
    uint32_t granule; /* what is given out is a multiple: of a typed one, the size of an element */
    uint32_t wraps;   /* it is a ring */

    uint64_t consumed aligned(cache_line); /* of a ring: bytes that the owner has taken out, from the front */
    uint64_t whole;                        /* of a ring: bytes without a hole, as far as the owner knows */
    uint64_t overflow;                     /* pushes that did not fit and were dropped */
    int32_t owner;                         /* world PE, for messages */
};

enum { APPEND_LINES = sizeof(struct append) / cache_line };

/* The address of this PE's own. */
typedef struct heddle_oct *append_handle;

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
always_inline uint64_t append_rounded(const struct append *a, uint64_t nbytes)
{
    uint64_t granule = a->granule;
    return (nbytes + granule - 1) & -granule;
}

/* What has landed: no more than had when this returns. Who sees bytes counted in it, sees the bytes. */
struct append_landed {
    uint64_t in_turn, sum;
};
always_inline struct append_landed append_landed(const struct append *a)
{
    uint64_t in_turn = load_acquire(&a->in_turn);
    return (struct append_landed){.in_turn = in_turn, .sum = in_turn + load_acquire(&a->out_of_turn)};
}

/* The bytes at a position have landed, too; `before` was read before their place was taken. */
always_inline void append_land(struct append *a, struct append_landed before, uint64_t at, uint64_t size)
{
    if (likely(before.sum == at)) store_release(&a->in_turn, before.in_turn + size);
    else add_release(&a->out_of_turn, size);
}

/* Where it is mapped: append_apply.c. `tries`: what does not fit is no loss, it is said to the sender. */
uint64_t append_reserve(struct append *a, uint64_t nbytes, bool tries, struct append_room *room);
/* 0, or why not. */
uint64_t append_apply(struct append *a, const void *source, uint64_t nbytes, bool tries);

/* A push was dropped: counts it; the first time says so. */
void append_dropped(struct append *a, uint64_t nbytes);

/* Bytes to the end of PE `pe`'s buffer. `ct` may be NULL, or counts there when they have landed. */
void append_push(struct context *c, append_handle oct, const void *source, size_t nbytes, int pe, const char *where);
void append_push_counted(struct context *c, counter_handle ct, append_handle oct, const void *source, size_t nbytes,
                         int pe, const char *where);
#define append_push_nbi         append_push
#define append_push_counted_nbi append_push_counted
/* Nonzero if they do not fit, and nothing has happened then. */
int append_push_try(struct context *c, append_handle oct, const void *source, size_t nbytes, int pe, const char *where);

_Noreturn cold void append_die(append_handle oct, const char *where);

/* This PE's own. */
always_inline struct append *append_own(append_handle oct, const char *where)
{
    if (unlikely(!line_is(oct, LINE_APPEND))) append_die(oct, where);
    return (struct append *)oct;
}

always_inline size_t append_reserved(append_handle oct, const char *where)
{
    return load_acquire(&append_own(oct, where)->reserved);
}

always_inline size_t append_complete(append_handle oct, const char *where)
{
    return append_landed(append_own(oct, where)).sum;
}

always_inline size_t append_overflow(append_handle oct, const char *where)
{
    return load_acquire(&append_own(oct, where)->overflow);
}

void append_wait(append_handle oct, size_t nbytes, const char *where);
void append_reset(append_handle oct, const char *where);
size_t append_consume(append_handle oct, void *dest, size_t nbytes, const char *where);

#endif
