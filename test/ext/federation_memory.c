/* A federation takes one integer for each PE, and that once on each node: on the first PE of the parent there. */
#include <shmemx.h>

#include "core/core.h"
#include "memory/heap.h"
#include "test.h"

enum { HEAD = 80 }; /* bytes, whatever the number of PEs */

static size_t work_in_use(void)
{
    shmem_sync_all();
    return heap_used(&heap_work);
}

/* One without teams, which would take memory of their own; a first one has asked hwloc. */
int main(void)
{
    shmem_init();
    shmemx_federation_t first, f;
    check(shmemx_federation_split_color(SHMEM_TEAM_WORLD, SHMEMX_COLOR_UNDEFINED, 0, &first) == 0);
    size_t before = work_in_use(), integers = (size_t)shmem_n_pes() * sizeof(uint16_t) + sizeof(uint16_t);
    check(shmemx_federation_split_color(SHMEM_TEAM_WORLD, SHMEMX_COLOR_UNDEFINED, 0, &f) == 0);
    size_t mine = world.node_pe ? 0 : round_up(HEAD + integers, HEAP_GRANULE);
    check_equal(work_in_use(), before + mine);
    shmemx_federation_destroy(&f);
    check_equal(work_in_use(), before);
    shmemx_federation_destroy(&first);
    shmem_finalize();
    return test_result();
}
