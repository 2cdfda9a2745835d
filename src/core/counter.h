/* Counters: words that count, at the PE that it concerns, the transfers whose data is there. */
#ifndef HEDDLE_COUNTER_H
#define HEDDLE_COUNTER_H

#include "core/lines.h"
#include "core/rma.h"

/* The address of this PE's own word. */
typedef struct heddle_ct *counter_handle;

_Noreturn cold void counter_die(counter_handle ct, const char *where);

/* This PE's word; ends the job if that is no counter. */
always_inline uint64_t *counter_word(counter_handle ct, const char *where)
{
    if (unlikely(!line_is(ct, LINE_COUNTER))) counter_die(ct, where);
    return (uint64_t *)ct;
}

/* One more at a PE's word that is mapped here, behind everything that this thread has read and written before. */
always_inline void counter_count(void *word) { add_release((uint64_t *)word, 1); }

/* Copies to PE `pe`, and counts there when the data is there. */
void counter_put_far(struct context *c, counter_handle ct, void *dest, const void *source, size_t nbytes, int pe,
                     const char *where);
always_inline void counter_put(struct context *c, counter_handle ct, void *dest, const void *source, size_t nbytes,
                               int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    counter_word(ct, where);
    if (rma_span_is_near(c, at, nbytes)) {
        rma_copy(rma_near(c, at), source, nbytes);
        counter_count(line_near(c, ct, at.k));
    } else {
        counter_put_far(c, ct, dest, source, nbytes, pe, where);
    }
}
#define counter_put_nbi counter_put

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
