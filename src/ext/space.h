/* Memory spaces: symmetric memory of the PEs of one team, with its own allocator. A space is a partition (partition.h)
 * that has an owner team instead of a number. All interfaces to spaces use this one model.
 *
 * Memory of the host comes from the pool: the end of REGION_HEAP, which the symmetric heap does not use. All PEs of a
 * node have mapped it since shmem_init. So every operation reaches a space as it reaches the heap. A member takes the
 * same units of its pool as all other members. PEs outside of the team take no part: their own pools do not change.
 *
 * GPU memory is in REGION_DEVICE, whose spans all PEs map together: such a space needs a team of all PEs. */
#ifndef HEDDLE_SPACE_H
#define HEDDLE_SPACE_H

#include "coll/partition.h"
#include "coll/team.h"

/* Stages of shmem_init and shmem_finalize. */
void space_up(void);
void space_down(void);

/* Collective over the team. Returns 0 and a handle; or nonzero and NULL on all members, after one line. `space` is a
 * handle: the address of the partition, or NULL. */
int space_create(team_handle team, size_t size, int mtype, void **space, const char *where);

/* Collective over all PEs: creates the team, too. `device_type` is one of SHMEMX_SPACE_DEVICE_... */
int space_create_with_team(int device_type, size_t size, int flags, void **space, team_handle *team, const char *where);

/* Collective over the team. Returns nonzero, without any change, if blocks or teams of the space are left. */
int space_destroy(void *space, const char *where);

void *space_malloc(void *space, size_t size, long hints, const char *where);
void *space_calloc(void *space, size_t count, size_t size, const char *where);
void *space_align(void *space, size_t alignment, size_t size, const char *where);
void space_free(void *space, void *ptr, const char *where);

/* Takes memory of the host for all PEs, which belongs to no space, until shmem_finalize. Collective over all PEs. The
 * offset in REGION_HEAP is the same on all of them. */
must_check bool space_take_pool(size_t size, size_t *offset, char *why, size_t why_size);

/* Queries return 0, or nonzero if the space does not exist. */
int space_get_team(void *space, team_handle *team);
int space_get_device_type(void *space, int *device_type);
int space_get_caps(void *space, uint64_t *caps);
int space_around(const void *ptr, void **space, const char *where);
int space_config(const void *ptr, size_t *size, int *mtype, const char *where);

/* Returns 1 if PEs of a team can use GPU memory, as far as this PE can find out, else 0. */
int space_gpu_awareness(team_handle team);

#endif
