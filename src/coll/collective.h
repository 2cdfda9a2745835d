/* Collectives that move data: on a node every byte is copied once, from the owner's source to where it belongs; in
 * broadcasts and collects it comes to another node once, to its leader's dest, and the others there copy it from that.
 *
 * A member may write into another's dest before that one has entered: dest is ready everywhere before anybody
 * enters. It may read another's source only after that one has entered (OpenSHMEM 1.6, Collective Routines). All
 * return 0, or nonzero for SHMEM_TEAM_INVALID. Sizes are bytes. */
#ifndef HEDDLE_COLLECTIVE_H
#define HEDDLE_COLLECTIVE_H

#include "core/core.h"

/* root is a member's number; its own dest is written only if `to_root`. */
int collective_broadcast(struct team *team, void *dest, const void *source, size_t nbytes, int root, bool to_root,
                         const char *where);

/* Blocks of equal size, one after the other in the order of members. */
int collective_fcollect(struct team *team, void *dest, const void *source, size_t nbytes, const char *where);

/* The same with blocks whose size each member chooses. */
int collective_collect(struct team *team, void *dest, const void *source, size_t nbytes, const char *where);

/* Block j of member i's source becomes block i of member j's dest. */
int collective_alltoall(struct team *team, void *dest, const void *source, size_t nbytes, const char *where);

/* The same element by element: element m of block b is at (b * nelems + m) * stride. */
int collective_alltoalls(struct team *team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                         size_t element, const char *where);

#endif
