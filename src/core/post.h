/* Posting: an operation on a PE of another node becomes a record, or several, in the batch of the context's lane. */
#ifndef HEDDLE_POST_H
#define HEDDLE_POST_H

#include "core/lane.h"

/* One value of 1, 2, 4 or 8 bytes. */
void post_scalar(struct context *c, const struct target *t, uint64_t value, size_t nbytes);

/* The bytes are copied: the source may be reused at once. */
void post_put(struct context *c, const struct target *t, const void *source, size_t nbytes);
void post_put_signal(struct context *c, const struct target *t, const void *source, size_t nbytes,
                     const struct target *word, uint64_t signal, bool add);

/* The result is there when the context's mark has been passed. */
void post_get(struct context *c, const struct target *t, void *dest, size_t nbytes);

/* An atomic operation on a word of 32 or 64 bits; `fetch` may be NULL, or receives the old value likewise. */
void post_amo(struct context *c, const struct target *t, enum amo op, unsigned bits, uint64_t cond, uint64_t value,
              void *fetch);

#endif
