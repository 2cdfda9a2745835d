/* Made by gen_check.py from shmem.api: do not edit. */
/* Federations. */
#include "profile.h"

PROFILED(int, shmemx_federation_split_type, shmem_team_t parent, int type, int key,
    const shmemx_federation_config_t *config, shmemx_federation_t *federation)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_split_type(parent, type, key, config, federation);
    profile_end(F_shmemx_federation_split_type, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_federation_split_color, shmem_team_t parent, int color, int key,
    shmemx_federation_t *federation)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_split_color(parent, color, key, federation);
    profile_end(F_shmemx_federation_split_color, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_federation_from_teams, shmem_team_t parent, shmem_team_t team,
    shmemx_federation_t *federation)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_from_teams(parent, team, federation);
    profile_end(F_shmemx_federation_from_teams, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmemx_federation_destroy, shmemx_federation_t *federation)
{
    uint64_t begin = profile_begin();
    pshmemx_federation_destroy(federation);
    profile_end(F_shmemx_federation_destroy, begin, 0, NO_PE);
}

PROFILED(int, shmemx_federation_num_teams, shmemx_federation_t federation)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_num_teams(federation);
    profile_end(F_shmemx_federation_num_teams, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_federation_my_team_index, shmemx_federation_t federation)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_my_team_index(federation);
    profile_end(F_shmemx_federation_my_team_index, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_federation_team_of_pe, shmemx_federation_t federation, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_team_of_pe(federation, pe);
    profile_end(F_shmemx_federation_team_of_pe, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_federation_team_size, shmemx_federation_t federation, int team)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_team_size(federation, team);
    profile_end(F_shmemx_federation_team_size, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_federation_team_members, shmemx_federation_t federation, int team, int *pes)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_team_members(federation, team, pes);
    profile_end(F_shmemx_federation_team_members, begin, 0, NO_PE);
    return result;
}

PROFILED(shmem_team_t, shmemx_federation_my_team, shmemx_federation_t federation)
{
    uint64_t begin = profile_begin();
    shmem_team_t result = pshmemx_federation_my_team(federation);
    profile_end(F_shmemx_federation_my_team, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_federation_leader, shmemx_federation_t federation, int team)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_leader(federation, team);
    profile_end(F_shmemx_federation_leader, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_federation_translate, shmemx_federation_t federation, int team, int rank)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_translate(federation, team, rank);
    profile_end(F_shmemx_federation_translate, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_federation_distance, shmemx_federation_t federation, int team, int other_team)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_distance(federation, team, other_team);
    profile_end(F_shmemx_federation_distance, begin, 0, NO_PE);
    return result;
}

PROFILED(const char *, shmemx_federation_name, shmemx_federation_t federation)
{
    uint64_t begin = profile_begin();
    const char *result = pshmemx_federation_name(federation);
    profile_end(F_shmemx_federation_name, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_federation_type, shmemx_federation_t federation)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_type(federation);
    profile_end(F_shmemx_federation_type, begin, 0, NO_PE);
    return result;
}
