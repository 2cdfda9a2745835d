/* Counters: words at the target that count the transfers whose data has arrived. */
#ifndef HEDDLE_COUNTING_H
#define HEDDLE_COUNTING_H

#include "context/context.h"
#include "lane/backoff.h"
#include "memory/lines.h"
#include "op/rma.h"

/* The address of this PE's own word. */
typedef struct heddle_ct *counting_handle;

_Noreturn cold_path void counting_die(counting_handle ct, const char *where);

/* The word of this PE; ends the job if the handle is not a counter. */
force_inline uint64_t *counting_word(counting_handle ct, const char *where)
{
    if (unlikely(!line_is(ct, LINE_COUNTER))) counting_die(ct, where);
    return (uint64_t *)ct;
}

/* Copies to PE `pe`, and counts there when the data is there. */
void counting_put_slow(struct context *c, counting_handle ct, void *dest, const void *source, size_t nbytes, int pe,
                       const char *where);
void counting_put_nbi_slow(struct context *c, counting_handle ct, void *dest, const void *source, size_t nbytes, int pe,
                           const char *where);

/* Returns false, without any effect, if the target is not the heap of a PE of this node. */
force_inline bool counting_put_near(struct context *c, counting_handle ct, void *dest, const void *source,
                                    size_t nbytes, int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    counting_word(ct, where);
    if (!rma_span_is_near(c, at, nbytes)) return false;
    copy_bytes(rma_near(c, at), source, nbytes);
    line_count(line_near(c, ct, at.k));
    return true;
}

force_inline void counting_put(struct context *c, counting_handle ct, void *dest, const void *source, size_t nbytes,
                               int pe, const char *where)
{
    if (!counting_put_near(c, ct, dest, source, nbytes, pe, where))
        counting_put_slow(c, ct, dest, source, nbytes, pe, where);
}

force_inline void counting_put_nbi(struct context *c, counting_handle ct, void *dest, const void *source, size_t nbytes,
                                   int pe, const char *where)
{
    if (!counting_put_near(c, ct, dest, source, nbytes, pe, where))
        counting_put_nbi_slow(c, ct, dest, source, nbytes, pe, where);
}

/* Copies from PE `pe`, and counts there when the data has been read. */
void counting_get(struct context *c, counting_handle ct, void *dest, const void *source, size_t nbytes, int pe,
                  const char *where);
void counting_get_nbi(struct context *c, counting_handle ct, void *dest, const void *source, size_t nbytes, int pe,
                      const char *where);

/* The count at this PE. A thread that sees a count sees the data of all transfers in it. */
force_inline long counting_value(counting_handle ct, const char *where)
{
    backoff_read();
    return (long)load_acquire(counting_word(ct, where));
}
force_inline int counting_test(counting_handle ct, long value, const char *where)
{
    bool has_come = (long)load_acquire(counting_word(ct, where)) >= value;
    if (unlikely(!has_come)) context_not_yet();
    return has_come;
}
void counting_set(counting_handle ct, long value, const char *where);
void counting_add(counting_handle ct, long value, const char *where);
void counting_wait(counting_handle ct, long value, const char *where);
void counting_wait_dec(counting_handle ct, long value, const char *where);

#endif
