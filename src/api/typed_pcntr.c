/* Made by gen.py from shmem.api: do not edit. */
/* Counters and resources. */
#include "api/public.h"

PUBLIC(void, shmemx_pcntr_get_issued_write, shmem_ctx_t ctx, uint64_t *cntr_value)
{
    *cntr_value = pcntr_issued_writes(ctx, "shmemx_pcntr_get_issued_write(ctx, cntr_value)");
}

PUBLIC(void, shmemx_pcntr_get_issued_read, shmem_ctx_t ctx, uint64_t *cntr_value)
{
    *cntr_value = pcntr_issued_reads(ctx, "shmemx_pcntr_get_issued_read(ctx, cntr_value)");
}

PUBLIC(void, shmemx_pcntr_get_completed_write, shmem_ctx_t ctx, uint64_t *cntr_value)
{
    *cntr_value = pcntr_completed_writes(ctx, "shmemx_pcntr_get_completed_write(ctx, cntr_value)");
}

PUBLIC(void, shmemx_pcntr_get_completed_read, shmem_ctx_t ctx, uint64_t *cntr_value)
{
    *cntr_value = pcntr_completed_reads(ctx, "shmemx_pcntr_get_completed_read(ctx, cntr_value)");
}

PUBLIC(void, shmemx_pcntr_get_completed_target, uint64_t *cntr_value)
{
    *cntr_value = pcntr_target("shmemx_pcntr_get_completed_target(cntr_value)");
}

PUBLIC(void, shmemx_pcntr_get_all, shmem_ctx_t ctx, shmemx_pcntr_t *pcntr)
{
    pcntr_all(ctx, pcntr, "shmemx_pcntr_get_all(ctx, pcntr)");
}

PUBLIC(void, shmemx_resource_query, shmemx_resource_info_t *info)
{
    pcntr_resources(info, "shmemx_resource_query(info)");
}
