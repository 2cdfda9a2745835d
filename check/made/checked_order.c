/* Made by gen_check.py from shmem.api: do not edit. */
/* Ordering and completion. */
#include "check.h"

CHECKED(void, shmem_fence, void)
{
    struct call call;
    call_begin(&call, F_shmem_fence);
    pshmem_fence();
    call_end(&call);
}

CHECKED(void, shmem_ctx_fence, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_fence);
    call_context(&call, "ctx", ctx, true);
    pshmem_ctx_fence(ctx);
    call_end(&call);
}

CHECKED(void, shmem_quiet, void)
{
    struct call call;
    call_begin(&call, F_shmem_quiet);
    pshmem_quiet();
    call_end(&call);
}

CHECKED(void, shmem_ctx_quiet, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_quiet);
    call_context(&call, "ctx", ctx, true);
    pshmem_ctx_quiet(ctx);
    call_end(&call);
}

CHECKED(void, shmem_pe_quiet, const int *target_pes, size_t npes)
{
    struct call call;
    call_begin(&call, F_shmem_pe_quiet);
    span_here(&call, "target_pes", target_pes, elements(npes, sizeof(int)), _Alignof(int));
    check_pes(&call, "target_pes", target_pes, npes);
    pshmem_pe_quiet(target_pes, npes);
    call_end(&call);
}

CHECKED(void, shmem_ctx_pe_quiet, shmem_ctx_t ctx, const int *target_pes, size_t npes)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_pe_quiet);
    call_context(&call, "ctx", ctx, true);
    span_here(&call, "target_pes", target_pes, elements(npes, sizeof(int)), _Alignof(int));
    check_pes(&call, "target_pes", target_pes, npes);
    pshmem_ctx_pe_quiet(ctx, target_pes, npes);
    call_end(&call);
}
