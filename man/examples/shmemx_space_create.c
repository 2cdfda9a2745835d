/* The even PEs have a memory space of their own. The odd PEs take no part in its allocations. */
#include <shmemx.h>
#include <stdio.h>

int main(void)
{
    shmem_team_t even;
    shmem_space_t space;
    shmem_space_config_t config = {.size = 16 << 20, .mtype = SHMEM_MTYPE_CPU};
    shmem_init();
    int n = shmem_n_pes();
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (n + 1) / 2, NULL, 0, &even);
    if (even != SHMEM_TEAM_INVALID) {
        if (shmemx_space_create(even, 0, config, &space)) shmem_global_exit(1);
        long *sums = shmemx_space_calloc(space, 2, sizeof *sums);
        if (!sums) shmem_global_exit(1);
        sums[0] = shmem_my_pe();
        shmem_long_sum_reduce(even, sums + 1, sums, 1);
        printf("PE %d: the sum is %ld\n", shmem_my_pe(), sums[1]);
        shmemx_space_free(space, sums);
        shmemx_space_destroy(space);
        shmem_team_destroy(even);
    }
    shmem_finalize();
}
