/* Counters and appends: made and given back by all members of a team together. */
#ifndef HEDDLE_COUNTING_CREATE_H
#define HEDDLE_COUNTING_CREATE_H

#include "op/append.h"

/* What all members have sent, but on contexts of their own, has arrived. A barrier. */
void lines_complete(struct team *team);

/* All return 0, or nonzero on all members alike, and the handle is NULL then. */
int counting_create(struct team *team, counting_handle *ct, const char *where);
void counting_free(counting_handle *ct, const char *where);

/* A buffer that may have another length on each member; `granule` is the size of its elements. */
int append_create(struct team *team, append_handle *oct, void *buffer, size_t len, size_t granule, long options,
                  const char *where);
void append_destroy(append_handle *oct, const char *where);

#endif
