/* Made by gen_check.py from shmem.api: do not edit. */
/* Domains and contexts. */
#include "profile.h"

PROFILED(int, shmemx_domain_create, int thread_level, int num_domains, shmemx_domain_t *domains)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_domain_create(thread_level, num_domains, domains);
    profile_end(F_shmemx_domain_create, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmemx_domain_destroy, int num_domains, shmemx_domain_t *domains)
{
    uint64_t begin = profile_begin();
    pshmemx_domain_destroy(num_domains, domains);
    profile_end(F_shmemx_domain_destroy, begin, 0, NO_PE);
}

PROFILED(int, shmemx_domain_config, const shmemx_domain_config_t *config)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_domain_config(config);
    profile_end(F_shmemx_domain_config, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_domain_ctx_create, shmemx_domain_t domain, shmem_team_t team, long options,
    shmem_ctx_t *ctx)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_domain_ctx_create(domain, team, options, ctx);
    profile_end(F_shmemx_domain_ctx_create, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_ctx_create, shmemx_domain_t domain, shmem_ctx_t *ctx)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_create(domain, ctx);
    profile_end(F_shmemx_ctx_create, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmemx_ctx_destroy, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_destroy(ctx);
    profile_end(F_shmemx_ctx_destroy, begin, 0, NO_PE);
}

PROFILED(void, shmemx_ctx_fence, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_fence(ctx);
    profile_end(F_shmemx_ctx_fence, begin, 0, NO_PE);
}

PROFILED(void, shmemx_ctx_quiet, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_quiet(ctx);
    profile_end(F_shmemx_ctx_quiet, begin, 0, NO_PE);
}

PROFILED(int, shmemx_ctx_quiet_test, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_quiet_test(ctx);
    profile_end(F_shmemx_ctx_quiet_test, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_ctx_fence_test, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_fence_test(ctx);
    profile_end(F_shmemx_ctx_fence_test, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmemx_ctx_local_complete, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_local_complete(ctx);
    profile_end(F_shmemx_ctx_local_complete, begin, 0, NO_PE);
}

PROFILED(void, shmemx_quiet_all, const shmem_ctx_t *ctxs, size_t nctxs)
{
    uint64_t begin = profile_begin();
    pshmemx_quiet_all(ctxs, nctxs);
    profile_end(F_shmemx_quiet_all, begin, 0, NO_PE);
}

PROFILED(int, shmemx_team_barrier, shmem_team_t team, const shmem_ctx_t *ctxs, size_t nctxs)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_team_barrier(team, ctxs, nctxs);
    profile_end(F_shmemx_team_barrier, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmemx_domain_quiet, shmemx_domain_t domain)
{
    uint64_t begin = profile_begin();
    pshmemx_domain_quiet(domain);
    profile_end(F_shmemx_domain_quiet, begin, 0, NO_PE);
}

PROFILED(void, shmemx_domain_fence, shmemx_domain_t domain)
{
    uint64_t begin = profile_begin();
    pshmemx_domain_fence(domain);
    profile_end(F_shmemx_domain_fence, begin, 0, NO_PE);
}

PROFILED(int, shmemx_ctx_set_priority, shmem_ctx_t ctx, int priority)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_set_priority(ctx, priority);
    profile_end(F_shmemx_ctx_set_priority, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_ctx_get_info, shmem_ctx_t ctx, shmemx_ctx_info_t *info)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_get_info(ctx, info);
    profile_end(F_shmemx_ctx_get_info, begin, 0, NO_PE);
    return result;
}
