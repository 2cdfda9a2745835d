/* A team for two contexts at a time, and a check of its configuration. */
#include <shmem.h>
#include <stdio.h>

int main(void)
{
    shmem_team_config_t wanted = {.num_contexts = 2}, config;
    shmem_team_t team;
    shmem_init();
    if (shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes(), &wanted, SHMEM_TEAM_NUM_CONTEXTS, &team))
        shmem_global_exit(1);
    if (!shmem_team_get_config(team, SHMEM_TEAM_NUM_CONTEXTS, &config))
        printf("PE %d: %d contexts\n", shmem_team_my_pe(team), config.num_contexts);
    shmem_team_destroy(team);
    shmem_finalize();
}
