/* Appends: buffers that other PEs fill from the front. The target determines the place of each push. */
#ifndef HEDDLE_APPEND_H
#define HEDDLE_APPEND_H

#include "lane/backoff.h"
#include "lane/append_apply.h"
#include "ext/counting.h"

/* The address of this PE's buffer. */
typedef struct heddle_oct *append_handle;

/* Appends bytes to PE `pe`'s buffer. The counter `ct`, which may be NULL, counts there when they have landed. */
void append_push(struct context *c, append_handle oct, const void *source, size_t nbytes, int pe, const char *where);
void append_push_counted(struct context *c, counting_handle ct, append_handle oct, const void *source, size_t nbytes,
                         int pe, const char *where);
#define append_push_nbi         append_push
#define append_push_counted_nbi append_push_counted
/* Returns nonzero, without any effect, if they do not fit. */
int append_push_try(struct context *c, append_handle oct, const void *source, size_t nbytes, int pe, const char *where);

_Noreturn cold_path void append_die(append_handle oct, const char *where);

/* Calls on this PE's buffer. */
force_inline struct append *append_own(append_handle oct, const char *where)
{
    if (unlikely(!line_is(oct, LINE_APPEND))) append_die(oct, where);
    return (struct append *)oct;
}

force_inline size_t append_reserved(append_handle oct, const char *where)
{
    backoff_read();
    return load_acquire(&append_own(oct, where)->reserved);
}

force_inline size_t append_complete(append_handle oct, const char *where)
{
    backoff_read();
    return append_landed(append_own(oct, where)).sum;
}

force_inline size_t append_overflow(append_handle oct, const char *where)
{
    return load_acquire(&append_own(oct, where)->overflow);
}

/* Returns true if append_wait would return at once. */
bool append_has(append_handle oct, size_t nbytes, const char *where);
void append_wait(append_handle oct, size_t nbytes, const char *where);
void append_reset(append_handle oct, const char *where);
size_t append_consume(append_handle oct, void *dest, size_t nbytes, const char *where);

#endif
