/* Made by gen_check.py from shmem.api: do not edit. */
/* Contexts and sessions. */
#include "check.h"

CHECKED(int, shmem_ctx_create, long options, shmem_ctx_t *ctx)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_create);
    span_here(&call, "ctx", ctx, elements(1, sizeof(shmem_ctx_t)), _Alignof(shmem_ctx_t));
    int result = pshmem_ctx_create(options, ctx);
    context_add(&call, &team_world, options, result, ctx);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_team_create_ctx, shmem_team_t team, long options, shmem_ctx_t *ctx)
{
    struct call call;
    call_begin(&call, F_shmem_team_create_ctx);
    call_team(&call, "team", team, true);
    span_here(&call, "ctx", ctx, elements(1, sizeof(shmem_ctx_t)), _Alignof(shmem_ctx_t));
    int result = pshmem_team_create_ctx(team, options, ctx);
    context_add(&call, call.team, options, result, ctx);
    call_end(&call);
    return result;
}

CHECKED(void, shmem_ctx_destroy, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_destroy);
    call_context(&call, "ctx", ctx, true);
    context_remove(&call, "ctx", ctx);
    pshmem_ctx_destroy(ctx);
    call_end(&call);
}

CHECKED(int, shmem_ctx_get_team, shmem_ctx_t ctx, shmem_team_t *team)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_get_team);
    call_context(&call, "ctx", ctx, true);
    span_here(&call, "team", team, elements(1, sizeof(shmem_team_t)), _Alignof(shmem_team_t));
    int result = pshmem_ctx_get_team(ctx, team);
    call_end(&call);
    return result;
}

CHECKED(void, shmem_ctx_session_start, shmem_ctx_t ctx, long options,
    const shmem_ctx_session_config_t *config, long config_mask)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_session_start);
    call_context(&call, "ctx", ctx, true);
    check_config(&call, "config", config, config_mask);
    span_or_null(&call, "config", config, elements(1, sizeof(shmem_ctx_session_config_t)),
        _Alignof(shmem_ctx_session_config_t));
    pshmem_ctx_session_start(ctx, options, config, config_mask);
    call_end(&call);
}

CHECKED(void, shmem_ctx_session_stop, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_session_stop);
    call_context(&call, "ctx", ctx, true);
    pshmem_ctx_session_stop(ctx);
    call_end(&call);
}
