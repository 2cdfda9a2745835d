/* Memory spaces that the program has created. */
#include "check.h"

struct known_space {
    struct known_object object;
    struct known_team *team; /* its owner */
    uint32_t number;         /* the same on all members */
    uint32_t blocks;         /* allocations so far */
};

static bool has_spaces; /* any were created */

static struct known_space *space_find(shmem_space_t handle) { return object_find(OBJECT_SPACE, (uintptr_t)handle); }

void call_space(struct call *call, const char *name, shmem_space_t handle)
{
    call->team = NULL;
    call->n_pes = -1;
    if (handle == SHMEM_SPACE_INVALID) return;
    struct known_space *space = space_find(handle);
    if (!space) fail_argument(call, name, "%p, not a memory space", handle);
    if (!object_is_live(space)) fail_argument(call, name, "%p, a memory space that is destroyed", handle);
    if (!space->team || !object_is_live(space->team)) return; /* created with a team, which is destroyed first */
    call->team = space->team;
    call->n_pes = space->team->n_pes;
}

void space_check_add(struct call *call, int result, const shmem_space_t *handle)
{
    shmem_team_t team;
    if (result || !*handle || pshmemx_space_get_team(*handle, &team)) return;
    uint64_t key = call->team ? call->team->key ^ call->team->round * 0x9e3779b97f4a7c15 : 0;
    struct known_space *space = object_make(OBJECT_SPACE, (uintptr_t)*handle, sizeof *space);
    space->team = team_find((uintptr_t)team);
    space->number = (uint32_t)((key * 0xbf58476d1ce4e5b9) >> 56);
    space->blocks = 0;
    object_made(space);
    store_relaxed(&has_spaces, true);
}

void space_check_remove(int result, shmem_space_t handle)
{
    struct known_space *space = handle ? space_find(handle) : NULL;
    if (space && !result) object_remove(space);
}

/* Allocations of spaces have numbers of their own, because the PEs of a team have made different other ones. */
uint32_t space_check_block_number(shmem_space_t handle)
{
    struct known_space *space = handle ? space_find(handle) : NULL;
    if (!space) return 0;
    return SPACE_BLOCKS | space->number << SPACE_BLOCK_BITS | (++space->blocks & ((1u << SPACE_BLOCK_BITS) - 1));
}

/* All buffers of a collective must be in one space, and the team a part of its team. A buffer in no space is as good.
 */
void space_check_buffer(struct call *call, const struct span *span)
{
    shmem_space_t handle;
    if (!load_relaxed(&has_spaces) || !span->nbytes || pshmemx_get_space((void *)span->at, &handle)) return;
    struct known_space *space = space_find(handle);
    if (!space) return;
    if (call->space && call->space != space)
        fail_argument(call, span->name, "%p, in the memory space %p, but another buffer is in %p, expected one space",
                      (const void *)span->at, handle, (void *)call->space->object.handle);
    call->space = space;
    if (!call->team || !space->team || call->team == space->team) return;
    for (int i = 0; i < call->team->n_pes; i++)
        if (pshmem_team_translate_pe(SHMEM_TEAM_WORLD, team_member(call->team, i),
                                     (shmem_team_t)space->team->object.handle) < 0)
            fail_argument(call, span->name,
                          "%p, in the memory space %p of a team without PE %d, expected a space of all "
                          "PEs of the collective",
                          (const void *)span->at, handle, team_member(call->team, i));
}

/* Addresses of spaces are in the heap that all PEs have mapped, but in no partition. */
bool space_check_is_foreign(const struct call *call, const void *at)
{
    shmem_space_t handle;
    shmem_team_t team;
    if ((uintptr_t)at - check.heap_base >= check.heap_size || pshmemx_partition_of(at) || !call->team) return false;
    if (pshmemx_get_space((void *)(uintptr_t)at, &handle)) return true;
    return !pshmemx_space_get_team(handle, &team) &&
           pshmem_team_translate_pe((shmem_team_t)call->team->object.handle, call->pe, team) < 0;
}
