/* A memory space with a team, and what the library knows about the space of an address. */
#include <shmemx.h>
#include <stdio.h>

int main(void)
{
    shmem_team_t team, same;
    shmem_space_t space, found;
    uint64_t caps;
    shmemx_space_device_config_t config = {.device_type = SHMEMX_SPACE_DEVICE_CPU, .size = 16 << 20};
    shmem_init();
    if (shmemx_space_create_with_team(&config, &space, &team)) shmem_global_exit(1);
    long *block = shmemx_space_malloc(space, 100 * sizeof *block);
    if (!block || shmemx_get_space(block, &found) || found != space) shmem_global_exit(1);
    if (shmemx_space_get_team(space, &same) || same != team) shmem_global_exit(1);
    if (shmemx_space_get_caps(space, &caps)) shmem_global_exit(1);
    if (!shmem_my_pe() && (caps & SHMEMX_SPACE_ATOMICS)) printf("atomic operations work in this space\n");
    shmemx_space_free(space, block);
    shmem_team_destroy(team);
    shmemx_space_destroy(space);
    shmem_finalize();
}
