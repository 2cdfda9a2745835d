/* Made by gen_check.py from shmem.api: do not edit. */
/* Splitting teams by colour and in three dimensions. */
#include "profile.h"

PROFILED(int, shmemx_team_split_color, shmem_team_t parent_team, int color, int key,
    const shmem_team_config_t *config, long config_mask, shmem_team_t *new_team)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_team_split_color(parent_team, color, key, config, config_mask, new_team);
    profile_end(F_shmemx_team_split_color, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_team_split_3d, shmem_team_t parent_team, int xrange, int yrange,
    const shmem_team_config_t *xaxis_config, long xaxis_mask, shmem_team_t *xaxis_team,
    const shmem_team_config_t *yaxis_config, long yaxis_mask, shmem_team_t *yaxis_team,
    const shmem_team_config_t *zaxis_config, long zaxis_mask, shmem_team_t *zaxis_team)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_team_split_3d(parent_team, xrange, yrange, xaxis_config, xaxis_mask, xaxis_team,
        yaxis_config, yaxis_mask, yaxis_team, zaxis_config, zaxis_mask, zaxis_team);
    profile_end(F_shmemx_team_split_3d, begin, 0, NO_PE);
    return result;
}
