/* Made by gen_check.py from shmem.api: do not edit. */
/* Ordering and completion. */
#include "profile.h"

PROFILED(void, shmem_fence, void)
{
    uint64_t begin = profile_begin();
    pshmem_fence();
    profile_end(F_shmem_fence, begin, 0, NO_PE);
}

PROFILED(void, shmem_ctx_fence, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_fence(ctx);
    profile_end(F_shmem_ctx_fence, begin, 0, NO_PE);
}

PROFILED(void, shmem_quiet, void)
{
    uint64_t begin = profile_begin();
    pshmem_quiet();
    profile_end(F_shmem_quiet, begin, 0, NO_PE);
}

PROFILED(void, shmem_ctx_quiet, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_quiet(ctx);
    profile_end(F_shmem_ctx_quiet, begin, 0, NO_PE);
}

PROFILED(void, shmem_pe_quiet, const int *target_pes, size_t npes)
{
    uint64_t begin = profile_begin();
    pshmem_pe_quiet(target_pes, npes);
    profile_end(F_shmem_pe_quiet, begin, 0, NO_PE);
}

PROFILED(void, shmem_ctx_pe_quiet, shmem_ctx_t ctx, const int *target_pes, size_t npes)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_pe_quiet(ctx, target_pes, npes);
    profile_end(F_shmem_ctx_pe_quiet, begin, 0, NO_PE);
}
