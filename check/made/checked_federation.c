/* Made by gen_check.py from shmem.api: do not edit. */
/* Federations. */
#include "check.h"

CHECKED(int, shmemx_federation_split_type, shmem_team_t parent, int type, int key,
    const shmemx_federation_config_t *config, shmemx_federation_t *federation)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_split_type);
    call_team(&call, "parent", parent, true);
    check_fed_type(&call, "type", type);
    struct span config_span = span_or_null(&call, "config", config, elements(1,
        sizeof(shmemx_federation_config_t)), _Alignof(shmemx_federation_config_t));
    struct span federation_span = span_here(&call, "federation", federation, elements(1,
        sizeof(shmemx_federation_t)), _Alignof(shmemx_federation_t));
    check_apart(&call, &config_span, &federation_span);
    agree_value(&call, "type", (uint64_t)type);
    call_meet(&call);
    int result = pshmemx_federation_split_type(parent, type, key, config, federation);
    federation_add(call.team, result, federation);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_federation_split_color, shmem_team_t parent, int color, int key,
    shmemx_federation_t *federation)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_split_color);
    call_team(&call, "parent", parent, true);
    span_here(&call, "federation", federation, elements(1, sizeof(shmemx_federation_t)),
        _Alignof(shmemx_federation_t));
    call_meet(&call);
    int result = pshmemx_federation_split_color(parent, color, key, federation);
    federation_add(call.team, result, federation);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_federation_from_teams, shmem_team_t parent, shmem_team_t team,
    shmemx_federation_t *federation)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_from_teams);
    call_team(&call, "parent", parent, true);
    check_part(&call, "team", team);
    span_here(&call, "federation", federation, elements(1, sizeof(shmemx_federation_t)),
        _Alignof(shmemx_federation_t));
    call_meet(&call);
    int result = pshmemx_federation_from_teams(parent, team, federation);
    federation_add(call.team, result, federation);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_federation_destroy, shmemx_federation_t *federation)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_destroy);
    span_here(&call, "federation", federation, elements(1, sizeof(shmemx_federation_t)),
        _Alignof(shmemx_federation_t));
    federation_remove(&call, "federation", *federation);
    pshmemx_federation_destroy(federation);
    call_end(&call);
}

CHECKED(int, shmemx_federation_num_teams, shmemx_federation_t federation)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_num_teams);
    call_federation(&call, "federation", federation, true);
    int result = pshmemx_federation_num_teams(federation);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_federation_my_team_index, shmemx_federation_t federation)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_my_team_index);
    call_federation(&call, "federation", federation, true);
    int result = pshmemx_federation_my_team_index(federation);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_federation_team_of_pe, shmemx_federation_t federation, int pe)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_team_of_pe);
    call_federation(&call, "federation", federation, true);
    int result = pshmemx_federation_team_of_pe(federation, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_federation_team_size, shmemx_federation_t federation, int team)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_team_size);
    call_federation(&call, "federation", federation, true);
    int result = pshmemx_federation_team_size(federation, team);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_federation_team_members, shmemx_federation_t federation, int team, int *pes)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_team_members);
    call_federation(&call, "federation", federation, true);
    int result = pshmemx_federation_team_members(federation, team, pes);
    call_end(&call);
    return result;
}

CHECKED(shmem_team_t, shmemx_federation_my_team, shmemx_federation_t federation)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_my_team);
    call_federation(&call, "federation", federation, true);
    shmem_team_t result = pshmemx_federation_my_team(federation);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_federation_leader, shmemx_federation_t federation, int team)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_leader);
    call_federation(&call, "federation", federation, true);
    int result = pshmemx_federation_leader(federation, team);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_federation_translate, shmemx_federation_t federation, int team, int rank)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_translate);
    call_federation(&call, "federation", federation, true);
    int result = pshmemx_federation_translate(federation, team, rank);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_federation_distance, shmemx_federation_t federation, int team, int other_team)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_distance);
    call_federation(&call, "federation", federation, true);
    int result = pshmemx_federation_distance(federation, team, other_team);
    call_end(&call);
    return result;
}

CHECKED(const char *, shmemx_federation_name, shmemx_federation_t federation)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_name);
    call_federation(&call, "federation", federation, true);
    const char *result = pshmemx_federation_name(federation);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_federation_type, shmemx_federation_t federation)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_type);
    call_federation(&call, "federation", federation, true);
    int result = pshmemx_federation_type(federation);
    call_end(&call);
    return result;
}
