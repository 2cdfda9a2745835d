/* A team of the PEs with even numbers. */
#include <shmem.h>
#include <stdio.h>

int main(void)
{
    shmem_team_t even;
    shmem_init();
    if (shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (shmem_n_pes() + 1) / 2, NULL, 0, &even)) shmem_global_exit(1);
    if (even != SHMEM_TEAM_INVALID) {
        printf("PE %d is %d of %d\n", shmem_my_pe(), shmem_team_my_pe(even), shmem_team_n_pes(even));
        shmem_team_sync(even);
        shmem_team_destroy(even);
    }
    shmem_finalize();
}
