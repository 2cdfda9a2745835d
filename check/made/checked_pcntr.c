/* Made by gen_check.py from shmem.api: do not edit. */
/* Counters and resources. */
#include "check.h"

CHECKED(void, shmemx_pcntr_get_issued_write, shmem_ctx_t ctx, uint64_t *cntr_value)
{
    struct call call;
    call_begin(&call, F_shmemx_pcntr_get_issued_write);
    call_context(&call, "ctx", ctx, false);
    span_here(&call, "cntr_value", cntr_value, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmemx_pcntr_get_issued_write(ctx, cntr_value);
    call_end(&call);
}

CHECKED(void, shmemx_pcntr_get_issued_read, shmem_ctx_t ctx, uint64_t *cntr_value)
{
    struct call call;
    call_begin(&call, F_shmemx_pcntr_get_issued_read);
    call_context(&call, "ctx", ctx, false);
    span_here(&call, "cntr_value", cntr_value, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmemx_pcntr_get_issued_read(ctx, cntr_value);
    call_end(&call);
}

CHECKED(void, shmemx_pcntr_get_completed_write, shmem_ctx_t ctx, uint64_t *cntr_value)
{
    struct call call;
    call_begin(&call, F_shmemx_pcntr_get_completed_write);
    call_context(&call, "ctx", ctx, false);
    span_here(&call, "cntr_value", cntr_value, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmemx_pcntr_get_completed_write(ctx, cntr_value);
    call_end(&call);
}

CHECKED(void, shmemx_pcntr_get_completed_read, shmem_ctx_t ctx, uint64_t *cntr_value)
{
    struct call call;
    call_begin(&call, F_shmemx_pcntr_get_completed_read);
    call_context(&call, "ctx", ctx, false);
    span_here(&call, "cntr_value", cntr_value, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmemx_pcntr_get_completed_read(ctx, cntr_value);
    call_end(&call);
}

CHECKED(void, shmemx_pcntr_get_completed_target, uint64_t *cntr_value)
{
    struct call call;
    call_begin(&call, F_shmemx_pcntr_get_completed_target);
    span_here(&call, "cntr_value", cntr_value, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmemx_pcntr_get_completed_target(cntr_value);
    call_end(&call);
}

CHECKED(void, shmemx_pcntr_get_all, shmem_ctx_t ctx, shmemx_pcntr_t *pcntr)
{
    struct call call;
    call_begin(&call, F_shmemx_pcntr_get_all);
    call_context(&call, "ctx", ctx, false);
    span_here(&call, "pcntr", pcntr, elements(1, sizeof(shmemx_pcntr_t)), _Alignof(shmemx_pcntr_t));
    pshmemx_pcntr_get_all(ctx, pcntr);
    call_end(&call);
}

CHECKED(void, shmemx_resource_query, shmemx_resource_info_t *info)
{
    struct call call;
    call_begin(&call, F_shmemx_resource_query);
    span_here(&call, "info", info, elements(1, sizeof(shmemx_resource_info_t)),
        _Alignof(shmemx_resource_info_t));
    pshmemx_resource_query(info);
    call_end(&call);
}
