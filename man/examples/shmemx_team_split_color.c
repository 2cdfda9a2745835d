/* A team for each colour: here PEs with the same remainder of 2, in descending order. */
#include <shmemx.h>
#include <stdio.h>

int main(void)
{
    shmem_team_t team;
    shmem_init();
    int me = shmem_my_pe();
    if (shmemx_team_split_color(SHMEM_TEAM_WORLD, me % 2, -me, NULL, 0, &team)) shmem_global_exit(1);
    printf("PE %d is %d of team %d\n", me, shmem_team_my_pe(team), me % 2);
    shmem_team_destroy(team);
    shmem_finalize();
}
