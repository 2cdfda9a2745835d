/* The least and the greatest number of all PEs. dest may be source. */
#include <shmem.h>
#include <stdio.h>

static double value, least;

int main(void)
{
    shmem_init();
    value = 1.5 * shmem_my_pe();
    if (shmem_min_reduce(SHMEM_TEAM_WORLD, &least, &value, 1)) shmem_global_exit(1);
    if (shmem_max_reduce(SHMEM_TEAM_WORLD, &value, &value, 1)) shmem_global_exit(1);
    printf("PE %d: from %g to %g\n", shmem_my_pe(), least, value);
    shmem_finalize();
}
