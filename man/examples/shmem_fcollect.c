/* Each PE contributes two numbers. Every PE receives those of all PEs, in the order of the PEs. */
#include <shmem.h>
#include <stdio.h>

int main(void)
{
    static int mine[2];
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    int *all = shmem_malloc(2 * (size_t)n * sizeof *all);
    mine[0] = me, mine[1] = -me;
    if (shmem_fcollect(SHMEM_TEAM_WORLD, all, mine, 2)) shmem_global_exit(1);
    printf("PE %d: the last ones are %d and %d\n", me, all[2 * n - 2], all[2 * n - 1]);
    shmem_free(all);
    shmem_finalize();
}
