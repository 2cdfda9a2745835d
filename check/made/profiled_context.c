/* Made by gen_check.py from shmem.api: do not edit. */
/* Contexts and sessions. */
#include "profile.h"

PROFILED(int, shmem_ctx_create, long options, shmem_ctx_t *ctx)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ctx_create(options, ctx);
    profile_end(F_shmem_ctx_create, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_team_create_ctx, shmem_team_t team, long options, shmem_ctx_t *ctx)
{
    uint64_t begin = profile_begin();
    int result = pshmem_team_create_ctx(team, options, ctx);
    profile_end(F_shmem_team_create_ctx, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmem_ctx_destroy, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_destroy(ctx);
    profile_end(F_shmem_ctx_destroy, begin, 0, NO_PE);
}

PROFILED(int, shmem_ctx_get_team, shmem_ctx_t ctx, shmem_team_t *team)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ctx_get_team(ctx, team);
    profile_end(F_shmem_ctx_get_team, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmem_ctx_session_start, shmem_ctx_t ctx, long options,
    const shmem_ctx_session_config_t *config, long config_mask)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_session_start(ctx, options, config, config_mask);
    profile_end(F_shmem_ctx_session_start, begin, 0, NO_PE);
}

PROFILED(void, shmem_ctx_session_stop, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_session_stop(ctx);
    profile_end(F_shmem_ctx_session_stop, begin, 0, NO_PE);
}
