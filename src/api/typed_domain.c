/* Made by gen.py from shmem.api: do not edit. */
/* Domains and contexts. */
#include "api/public.h"

PUBLIC(int, shmemx_domain_create, int thread_level, int num_domains, shmemx_domain_t *domains)
{
    return domain_create(thread_level, num_domains, (domain_handle *)domains,
        "shmemx_domain_create(thread_level, num_domains, domains)");
}

PUBLIC(void, shmemx_domain_destroy, int num_domains, shmemx_domain_t *domains)
{
    domain_destroy(num_domains, (domain_handle *)domains, "shmemx_domain_destroy(num_domains, domains)");
}

PUBLIC(int, shmemx_domain_config, const shmemx_domain_config_t *config)
{
    return domain_config(config);
}

PUBLIC(int, shmemx_domain_ctx_create, shmemx_domain_t domain, shmem_team_t team, long options,
    shmem_ctx_t *ctx)
{
    return domain_create_context((domain_handle)domain, team, options, ctx,
        "shmemx_domain_ctx_create(domain, team, options, ctx)");
}

PUBLIC(int, shmemx_ctx_create, shmemx_domain_t domain, shmem_ctx_t *ctx)
{
    return domain_create_context((domain_handle)domain, (team_handle)SHMEM_TEAM_WORLD, 0, ctx,
        "shmemx_ctx_create(domain, ctx)");
}

PUBLIC(void, shmemx_ctx_destroy, shmem_ctx_t ctx)
{
    context_destroy(ctx, "shmemx_ctx_destroy(ctx)");
}

PUBLIC(void, shmemx_ctx_fence, shmem_ctx_t ctx)
{
    mark_fence(context_of(ctx));
}

PUBLIC(void, shmemx_ctx_quiet, shmem_ctx_t ctx)
{
    mark_quiet(context_of(ctx));
}

PUBLIC(int, shmemx_ctx_quiet_test, shmem_ctx_t ctx)
{
    return mark_quiet_test(context_of(ctx));
}

PUBLIC(int, shmemx_ctx_fence_test, shmem_ctx_t ctx)
{
    return mark_fence_test(context_of(ctx));
}

PUBLIC(void, shmemx_ctx_local_complete, shmem_ctx_t ctx)
{
    mark_local_complete(context_of(ctx));
}

PUBLIC(void, shmemx_quiet_all, const shmem_ctx_t *ctxs, size_t nctxs)
{
    mark_quiet_all(ctxs, nctxs, "shmemx_quiet_all(ctxs, nctxs)");
}

PUBLIC(int, shmemx_team_barrier, shmem_team_t team, const shmem_ctx_t *ctxs, size_t nctxs)
{
    return team_barrier(team, ctxs, nctxs, "shmemx_team_barrier(team, ctxs, nctxs)");
}

PUBLIC(void, shmemx_domain_quiet, shmemx_domain_t domain)
{
    domain_quiet((domain_handle)domain, "shmemx_domain_quiet(domain)");
}

PUBLIC(void, shmemx_domain_fence, shmemx_domain_t domain)
{
    domain_fence((domain_handle)domain, "shmemx_domain_fence(domain)");
}

PUBLIC(int, shmemx_ctx_set_priority, shmem_ctx_t ctx, int priority)
{
    return context_set_priority(ctx, priority);
}

PUBLIC(int, shmemx_ctx_get_info, shmem_ctx_t ctx, shmemx_ctx_info_t *info)
{
    return context_get_info(ctx, info, "shmemx_ctx_get_info(ctx, info)");
}
