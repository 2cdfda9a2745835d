/* Counters: words that count, at the PE that it concerns, the transfers whose data is there. */
#ifndef HEDDLE_COUNTER_H
#define HEDDLE_COUNTER_H

#include "memory/lines.h"
#include "op/rma.h"

/* The address of this PE's own word. */
typedef struct heddle_ct *counter_handle;

_Noreturn cold void counter_die(counter_handle ct, const char *where);

/* This PE's word; ends the job if that is no counter. */
always_inline uint64_t *counter_word(counter_handle ct, const char *where)
{
    if (unlikely(!line_is(ct, LINE_COUNTER))) counter_die(ct, where);
    return (uint64_t *)ct;
}

/* Copies to PE `pe`, and counts there when the data is there. */
void counter_put_slow(struct context *c, counter_handle ct, void *dest, const void *source, size_t nbytes, int pe,
                      const char *where);
void counter_put_nbi_slow(struct context *c, counter_handle ct, void *dest, const void *source, size_t nbytes, int pe,
                          const char *where);

/* False: to anywhere else than a neighbour's heap, and nothing has happened. */
always_inline bool counter_put_near(struct context *c, counter_handle ct, void *dest, const void *source, size_t nbytes,
                                    int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    counter_word(ct, where);
    if (!rma_span_is_near(c, at, nbytes)) return false;
    copy_bytes(rma_near(c, at), source, nbytes);
    line_count(line_near(c, ct, at.k));
    return true;
}

always_inline void counter_put(struct context *c, counter_handle ct, void *dest, const void *source, size_t nbytes,
                               int pe, const char *where)
{
    if (!counter_put_near(c, ct, dest, source, nbytes, pe, where))
        counter_put_slow(c, ct, dest, source, nbytes, pe, where);
}

always_inline void counter_put_nbi(struct context *c, counter_handle ct, void *dest, const void *source, size_t nbytes,
                                   int pe, const char *where)
{
    if (!counter_put_near(c, ct, dest, source, nbytes, pe, where))
        counter_put_nbi_slow(c, ct, dest, source, nbytes, pe, where);
}

/* Copies from PE `pe`, and counts there when the data has been read. */
void counter_get(struct context *c, counter_handle ct, void *dest, const void *source, size_t nbytes, int pe,
                 const char *where);
void counter_get_nbi(struct context *c, counter_handle ct, void *dest, const void *source, size_t nbytes, int pe,
                     const char *where);

/* What has been counted here. Who sees a count, sees the data of all transfers in it. */
always_inline long counter_value(counter_handle ct, const char *where)
{
    return (long)load_acquire(counter_word(ct, where));
}
void counter_set(counter_handle ct, long value, const char *where);
void counter_add(counter_handle ct, long value, const char *where);
void counter_wait(counter_handle ct, long value, const char *where);
void counter_wait_dec(counter_handle ct, long value, const char *where);

#endif
