/* Made by gen_check.py from shmem.api: do not edit. */
/* Teams. */
#include "profile.h"

PROFILED(int, shmem_team_my_pe, shmem_team_t team)
{
    uint64_t begin = profile_begin();
    int result = pshmem_team_my_pe(team);
    profile_end(F_shmem_team_my_pe, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_team_n_pes, shmem_team_t team)
{
    uint64_t begin = profile_begin();
    int result = pshmem_team_n_pes(team);
    profile_end(F_shmem_team_n_pes, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_team_get_config, shmem_team_t team, long config_mask, shmem_team_config_t *config)
{
    uint64_t begin = profile_begin();
    int result = pshmem_team_get_config(team, config_mask, config);
    profile_end(F_shmem_team_get_config, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_team_translate_pe, shmem_team_t src_team, int src_pe, shmem_team_t dest_team)
{
    uint64_t begin = profile_begin();
    int result = pshmem_team_translate_pe(src_team, src_pe, dest_team);
    profile_end(F_shmem_team_translate_pe, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_team_split_strided, shmem_team_t parent_team, int start, int stride, int size,
    const shmem_team_config_t *config, long config_mask, shmem_team_t *new_team)
{
    uint64_t begin = profile_begin();
    int result = pshmem_team_split_strided(parent_team, start, stride, size, config, config_mask, new_team);
    profile_end(F_shmem_team_split_strided, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_team_split_2d, shmem_team_t parent_team, int xrange,
    const shmem_team_config_t *xaxis_config, long xaxis_mask, shmem_team_t *xaxis_team,
    const shmem_team_config_t *yaxis_config, long yaxis_mask, shmem_team_t *yaxis_team)
{
    uint64_t begin = profile_begin();
    int result = pshmem_team_split_2d(parent_team, xrange, xaxis_config, xaxis_mask, xaxis_team, yaxis_config,
        yaxis_mask, yaxis_team);
    profile_end(F_shmem_team_split_2d, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmem_team_destroy, shmem_team_t team)
{
    uint64_t begin = profile_begin();
    pshmem_team_destroy(team);
    profile_end(F_shmem_team_destroy, begin, 0, NO_PE);
}
