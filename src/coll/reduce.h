/* Reductions and scans over a team. */
#ifndef HEDDLE_REDUCE_H
#define HEDDLE_REDUCE_H

#include "coll/reduce_kernels.h"

/* dest[i] on every member = the combination of source[i] of all members, in the order of members, or first of those on
 * each node and then of nodes. All members get the same bits. dest == source is allowed. Returns 0, or nonzero for
 * SHMEM_TEAM_INVALID. */
int collective_reduce(struct team *team, void *dest, const void *source, size_t nelems, size_t element,
                      reduce_kernel *kernel, const char *where);

/* dest[i] on member k = the combination of source[i] on members 0 ... k (inclusive), or 0 ... k - 1, which is zero
 * bits on member 0. */
int collective_scan(struct team *team, void *dest, const void *source, size_t nelems, size_t element,
                    reduce_kernel *kernel, bool inclusive, const char *where);

#endif
