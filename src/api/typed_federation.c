/* Made by gen.py from shmem.api: do not edit. */
/* Federations. */
#include "api/public.h"

PUBLIC(int, shmemx_federation_split_type, shmem_team_t parent, int type, int key,
    const shmemx_federation_config_t *config, shmemx_federation_t *federation)
{
    return federation_split_type(parent, type, key, config, federation,
        "shmemx_federation_split_type(parent, type, key, config, federation)");
}

PUBLIC(int, shmemx_federation_split_color, shmem_team_t parent, int color, int key,
    shmemx_federation_t *federation)
{
    return federation_split_color(parent, color, key, federation,
        "shmemx_federation_split_color(parent, color, key, federation)");
}

PUBLIC(int, shmemx_federation_from_teams, shmem_team_t parent, shmem_team_t team,
    shmemx_federation_t *federation)
{
    return federation_from_teams(parent, team, federation,
        "shmemx_federation_from_teams(parent, team, federation)");
}

PUBLIC(void, shmemx_federation_destroy, shmemx_federation_t *federation)
{
    federation_destroy(federation, "shmemx_federation_destroy(federation)");
}

PUBLIC(int, shmemx_federation_num_teams, shmemx_federation_t federation)
{
    return federation_num_teams(federation);
}

PUBLIC(int, shmemx_federation_my_team_index, shmemx_federation_t federation)
{
    return federation_my_team_index(federation);
}

PUBLIC(int, shmemx_federation_team_of_pe, shmemx_federation_t federation, int pe)
{
    return federation_team_of_pe(federation, pe);
}

PUBLIC(int, shmemx_federation_team_size, shmemx_federation_t federation, int team)
{
    return federation_team_size(federation, team);
}

PUBLIC(int, shmemx_federation_team_members, shmemx_federation_t federation, int team, int *pes)
{
    return federation_team_members(federation, team, pes);
}

PUBLIC(shmem_team_t, shmemx_federation_my_team, shmemx_federation_t federation)
{
    return federation_my_team(federation);
}

PUBLIC(int, shmemx_federation_leader, shmemx_federation_t federation, int team)
{
    return federation_leader(federation, team);
}

PUBLIC(int, shmemx_federation_translate, shmemx_federation_t federation, int team, int rank)
{
    return federation_translate(federation, team, rank);
}

PUBLIC(int, shmemx_federation_distance, shmemx_federation_t federation, int team, int other_team)
{
    return federation_distance(federation, team, other_team);
}

PUBLIC(const char *, shmemx_federation_name, shmemx_federation_t federation)
{
    return federation_name(federation);
}

PUBLIC(int, shmemx_federation_type, shmemx_federation_t federation)
{
    return federation_type(federation);
}
