/* A federation takes one integer for each PE, and that once on each node: on the first PE of the parent there. */
#include <pthread.h>
#include <stdlib.h>

#include <shmemx.h>

#include "core/core.h"
#include "ext/topology.h"
#include "memory/heap.h"
#include "test.h"

enum { HEAD = 80 }; /* bytes, whatever the number of PEs */

static size_t work_in_use(void)
{
    shmem_sync_all();
    return heap_used(&heap_work);
}

/* Federations without teams, which would take memory of their own. */
static void *make_and_destroy(void *parent)
{
    shmemx_federation_t f;
    check(shmemx_federation_split_color(*(shmem_team_t *)parent, SHMEMX_COLOR_UNDEFINED, 0, &f) == 0);
    shmemx_federation_destroy(&f);
    return NULL;
}

/* The first federation reads the machine, once on each node, also if two threads make one at the same time. */
static void machine_is_read_once(void)
{
    shmem_team_t parents[] = {SHMEM_TEAM_SHARED, SHMEMX_TEAM_NODE};
    pthread_t threads[2];
    char why[256];
    size_t before = work_in_use();
    for (int t = 0; t < 2; t++) check(!pthread_create(&threads[t], NULL, make_and_destroy, &parents[t]));
    for (int t = 0; t < 2; t++) pthread_join(threads[t], NULL);
    struct machine *machine = machine_read(why, sizeof why);
    size_t mine = !machine || world.node_pe ? 0 : round_up(machine_size(machine->n_cpus), HEAP_GRANULE);
    check_equal(work_in_use(), before + mine);
    free(machine);
}

int main(void)
{
    int level;
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &level);
    machine_is_read_once();
    shmemx_federation_t f;
    size_t before = work_in_use(), integers = (size_t)shmem_n_pes() * sizeof(uint16_t) + sizeof(uint16_t);
    check(shmemx_federation_split_color(SHMEM_TEAM_WORLD, SHMEMX_COLOR_UNDEFINED, 0, &f) == 0);
    size_t mine = world.node_pe ? 0 : round_up(HEAD + integers, HEAP_GRANULE);
    check_equal(work_in_use(), before + mine);
    shmemx_federation_destroy(&f);
    check_equal(work_in_use(), before);
    shmem_finalize();
    return test_result();
}
