/* Made by gen_check.py from shmem.api: do not edit. */
/* Domains and contexts. */
#include "check.h"

CHECKED(int, shmemx_domain_create, int thread_level, int num_domains, shmemx_domain_t *domains)
{
    struct call call;
    call_begin(&call, F_shmemx_domain_create);
    check_level(&call, "thread_level", thread_level);
    check_count(&call, "num_domains", num_domains);
    span_here(&call, "domains", domains, elements((size_t)num_domains, sizeof(shmemx_domain_t)),
        _Alignof(shmemx_domain_t));
    int result = pshmemx_domain_create(thread_level, num_domains, domains);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_domain_destroy, int num_domains, shmemx_domain_t *domains)
{
    struct call call;
    call_begin(&call, F_shmemx_domain_destroy);
    check_count(&call, "num_domains", num_domains);
    span_here(&call, "domains", domains, elements((size_t)num_domains, sizeof(shmemx_domain_t)),
        _Alignof(shmemx_domain_t));
    pshmemx_domain_destroy(num_domains, domains);
    call_end(&call);
}

CHECKED(int, shmemx_domain_config, const shmemx_domain_config_t *config)
{
    struct call call;
    call_begin(&call, F_shmemx_domain_config);
    span_here(&call, "config", config, elements(1, sizeof(shmemx_domain_config_t)),
        _Alignof(shmemx_domain_config_t));
    int result = pshmemx_domain_config(config);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_domain_ctx_create, shmemx_domain_t domain, shmem_team_t team, long options,
    shmem_ctx_t *ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_domain_ctx_create);
    call_team(&call, "team", team, true);
    check_domain(&call, "domain", domain);
    span_here(&call, "ctx", ctx, elements(1, sizeof(shmem_ctx_t)), _Alignof(shmem_ctx_t));
    int result = pshmemx_domain_ctx_create(domain, team, options, ctx);
    context_add(&call, call.team, options, result, ctx);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_create, shmemx_domain_t domain, shmem_ctx_t *ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_create);
    check_domain(&call, "domain", domain);
    span_here(&call, "ctx", ctx, elements(1, sizeof(shmem_ctx_t)), _Alignof(shmem_ctx_t));
    int result = pshmemx_ctx_create(domain, ctx);
    context_add(&call, &team_world, 0, result, ctx);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_ctx_destroy, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_destroy);
    call_context(&call, "ctx", ctx, true);
    context_remove(&call, "ctx", ctx);
    pshmemx_ctx_destroy(ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_fence, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_fence);
    call_context(&call, "ctx", ctx, true);
    pshmemx_ctx_fence(ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_quiet, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_quiet);
    call_context(&call, "ctx", ctx, true);
    pshmemx_ctx_quiet(ctx);
    call_end(&call);
}

CHECKED(int, shmemx_ctx_quiet_test, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_quiet_test);
    call_context(&call, "ctx", ctx, true);
    int result = pshmemx_ctx_quiet_test(ctx);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_fence_test, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_fence_test);
    call_context(&call, "ctx", ctx, true);
    int result = pshmemx_ctx_fence_test(ctx);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_ctx_local_complete, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_local_complete);
    call_context(&call, "ctx", ctx, true);
    pshmemx_ctx_local_complete(ctx);
    call_end(&call);
}

CHECKED(void, shmemx_quiet_all, const shmem_ctx_t *ctxs, size_t nctxs)
{
    struct call call;
    call_begin(&call, F_shmemx_quiet_all);
    span_here(&call, "ctxs", ctxs, elements(nctxs, sizeof(shmem_ctx_t)), _Alignof(shmem_ctx_t));
    pshmemx_quiet_all(ctxs, nctxs);
    call_end(&call);
}

CHECKED(int, shmemx_team_barrier, shmem_team_t team, const shmem_ctx_t *ctxs, size_t nctxs)
{
    struct call call;
    call_begin(&call, F_shmemx_team_barrier);
    call_team(&call, "team", team, true);
    span_here(&call, "ctxs", ctxs, elements(nctxs, sizeof(shmem_ctx_t)), _Alignof(shmem_ctx_t));
    agree_value(&call, "nctxs", (uint64_t)nctxs);
    call_meet(&call);
    int result = pshmemx_team_barrier(team, ctxs, nctxs);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_domain_quiet, shmemx_domain_t domain)
{
    struct call call;
    call_begin(&call, F_shmemx_domain_quiet);
    check_domain(&call, "domain", domain);
    pshmemx_domain_quiet(domain);
    call_end(&call);
}

CHECKED(void, shmemx_domain_fence, shmemx_domain_t domain)
{
    struct call call;
    call_begin(&call, F_shmemx_domain_fence);
    check_domain(&call, "domain", domain);
    pshmemx_domain_fence(domain);
    call_end(&call);
}

CHECKED(int, shmemx_ctx_set_priority, shmem_ctx_t ctx, int priority)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_set_priority);
    call_context(&call, "ctx", ctx, true);
    int result = pshmemx_ctx_set_priority(ctx, priority);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_get_info, shmem_ctx_t ctx, shmemx_ctx_info_t *info)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get_info);
    call_context(&call, "ctx", ctx, true);
    span_here(&call, "info", info, elements(1, sizeof(shmemx_ctx_info_t)), _Alignof(shmemx_ctx_info_t));
    int result = pshmemx_ctx_get_info(ctx, info);
    call_end(&call);
    return result;
}
