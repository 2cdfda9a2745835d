/* Creation and destruction of counters and append buffers, collective over a team. */
#ifndef HEDDLE_COUNTING_CREATE_H
#define HEDDLE_COUNTING_CREATE_H

#include "ext/append.h"

/* Completes all operations of all members, except those on contexts that users created. It is a barrier. */
void lines_complete(struct team *team);

/* All return 0, or nonzero on all members; then the handle is NULL. */
int counting_create(struct team *team, counting_handle *ct, const char *where);
void counting_free(counting_handle *ct, const char *where);

/* The buffer may have a different length on each member; `granule` is the size of its elements. */
int append_create(struct team *team, append_handle *oct, void *buffer, size_t len, size_t granule, long options,
                  const char *where);
void append_destroy(append_handle *oct, const char *where);

#endif
