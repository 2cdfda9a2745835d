/* A team for the PEs of each node, whose leader prints a line for the node. */
#include <shmemx.h>
#include <stdio.h>

int main(void)
{
    shmemx_federation_t nodes;
    shmem_init();
    if (shmemx_federation_split_type(SHMEM_TEAM_WORLD, SHMEMX_FED_NODE, 0, NULL, &nodes)) shmem_global_exit(1);
    int mine = shmemx_federation_my_team_index(nodes), me = shmem_team_my_pe(shmemx_federation_my_team(nodes));
    printf("PE %d is %d of %d on node %d of %d, whose first is PE %d\n", shmem_my_pe(), me,
           shmemx_federation_team_size(nodes, mine), mine, shmemx_federation_num_teams(nodes),
           shmemx_federation_leader(nodes, mine));
    shmemx_federation_destroy(&nodes);
    shmem_finalize();
}
