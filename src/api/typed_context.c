/* Made by gen.py from shmem.api: do not edit. */
/* Contexts and sessions. */
#include "api/public.h"

PUBLIC(int, shmem_ctx_create, long options, shmem_ctx_t *ctx)
{
    return context_create(options, ctx, "shmem_ctx_create(options, ctx)");
}

PUBLIC(int, shmem_team_create_ctx, shmem_team_t team, long options, shmem_ctx_t *ctx)
{
    return team_create_ctx(team, options, ctx);
}

PUBLIC(void, shmem_ctx_destroy, shmem_ctx_t ctx)
{
    context_destroy(ctx, "shmem_ctx_destroy(ctx)");
}

PUBLIC(int, shmem_ctx_get_team, shmem_ctx_t ctx, shmem_team_t *team)
{
    return context_get_team(ctx, team);
}

PUBLIC(void, shmem_ctx_session_start, shmem_ctx_t ctx, long options, const shmem_ctx_session_config_t *config,
    long config_mask)
{
    context_session_start(ctx, options, config, config_mask);
}

PUBLIC(void, shmem_ctx_session_stop, shmem_ctx_t ctx)
{
    context_session_stop(ctx);
}
