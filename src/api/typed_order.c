/* Made by gen.py from shmem.api: do not edit. */
/* Ordering and completion. */
#include "api/public.h"

PUBLIC(void, shmem_fence, void)
{
    mark_fence(context_implicit());
}

PUBLIC(void, shmem_ctx_fence, shmem_ctx_t ctx)
{
    mark_fence(context_of(ctx));
}

PUBLIC(void, shmem_quiet, void)
{
    mark_quiet(context_implicit());
}

PUBLIC(void, shmem_ctx_quiet, shmem_ctx_t ctx)
{
    mark_quiet(context_of(ctx));
}

PUBLIC(void, shmem_pe_quiet, const int *target_pes, size_t npes)
{
    mark_pe_quiet(context_implicit(), target_pes, npes, "shmem_pe_quiet(target_pes, npes)");
}

PUBLIC(void, shmem_ctx_pe_quiet, shmem_ctx_t ctx, const int *target_pes, size_t npes)
{
    mark_pe_quiet(context_of(ctx), target_pes, npes, "shmem_ctx_pe_quiet(ctx, target_pes, npes)");
}
