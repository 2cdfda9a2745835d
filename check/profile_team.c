/* PEs and teams, in numbers. */
#include "profile.h"

int world_pe(shmem_ctx_t ctx, int pe)
{
    shmem_team_t team;
    if (ctx == SHMEM_CTX_DEFAULT || pshmem_ctx_get_team(ctx, &team) || team == SHMEM_TEAM_WORLD) return pe;
    return pshmem_team_translate_pe(team, pe, SHMEM_TEAM_WORLD);
}

size_t team_size(shmem_team_t team)
{
    int n = pshmem_team_n_pes(team);
    return n > 0 ? (size_t)n : 0;
}

size_t federation_size(shmemx_federation_t federation)
{
    int n = pshmemx_federation_num_teams(federation);
    return n > 0 ? (size_t)n : 0;
}
