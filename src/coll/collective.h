/* Collectives that move data. On a node every byte is copied once, from the owner's source to its destination.
 * Broadcasts and collects send it once to each other node, to the dest of the leader, from which the other members of
 * that node copy it.
 *
 * A member may write into the dest of another member before that one has entered, because dest must be ready on all PEs
 * before any PE enters. It may read the source of another member only after that one has entered (OpenSHMEM 1.6,
 * Collective Routines). All return 0, or nonzero for SHMEM_TEAM_INVALID. Sizes are in bytes. */
#ifndef HEDDLE_COLLECTIVE_H
#define HEDDLE_COLLECTIVE_H

#include "core/core.h"

/* root is the number of a member; its own dest is written only if `to_root`. */
int collective_broadcast(struct team *team, void *dest, const void *source, size_t nbytes, int root, bool to_root,
                         const char *where);

/* Blocks of equal size, one after the other in the order of members. */
int collective_fcollect(struct team *team, void *dest, const void *source, size_t nbytes, const char *where);

/* Blocks of a size that each member chooses, one after the other in the order of members. */
int collective_collect(struct team *team, void *dest, const void *source, size_t nbytes, const char *where);

/* Block j of member i's source becomes block i of member j's dest. */
int collective_alltoall(struct team *team, void *dest, const void *source, size_t nbytes, const char *where);

/* Alltoall with strides: element m of block b is at (b * nelems + m) * stride. */
int collective_alltoalls(struct team *team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                         size_t element, const char *where);

#endif
