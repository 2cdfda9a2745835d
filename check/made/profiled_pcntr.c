/* Made by gen_check.py from shmem.api: do not edit. */
/* Counters and resources. */
#include "profile.h"

PROFILED(void, shmemx_pcntr_get_issued_write, shmem_ctx_t ctx, uint64_t *cntr_value)
{
    uint64_t begin = profile_begin();
    pshmemx_pcntr_get_issued_write(ctx, cntr_value);
    profile_end(F_shmemx_pcntr_get_issued_write, begin, 0, NO_PE);
}

PROFILED(void, shmemx_pcntr_get_issued_read, shmem_ctx_t ctx, uint64_t *cntr_value)
{
    uint64_t begin = profile_begin();
    pshmemx_pcntr_get_issued_read(ctx, cntr_value);
    profile_end(F_shmemx_pcntr_get_issued_read, begin, 0, NO_PE);
}

PROFILED(void, shmemx_pcntr_get_completed_write, shmem_ctx_t ctx, uint64_t *cntr_value)
{
    uint64_t begin = profile_begin();
    pshmemx_pcntr_get_completed_write(ctx, cntr_value);
    profile_end(F_shmemx_pcntr_get_completed_write, begin, 0, NO_PE);
}

PROFILED(void, shmemx_pcntr_get_completed_read, shmem_ctx_t ctx, uint64_t *cntr_value)
{
    uint64_t begin = profile_begin();
    pshmemx_pcntr_get_completed_read(ctx, cntr_value);
    profile_end(F_shmemx_pcntr_get_completed_read, begin, 0, NO_PE);
}

PROFILED(void, shmemx_pcntr_get_completed_target, uint64_t *cntr_value)
{
    uint64_t begin = profile_begin();
    pshmemx_pcntr_get_completed_target(cntr_value);
    profile_end(F_shmemx_pcntr_get_completed_target, begin, 0, NO_PE);
}

PROFILED(void, shmemx_pcntr_get_all, shmem_ctx_t ctx, shmemx_pcntr_t *pcntr)
{
    uint64_t begin = profile_begin();
    pshmemx_pcntr_get_all(ctx, pcntr);
    profile_end(F_shmemx_pcntr_get_all, begin, 0, NO_PE);
}

PROFILED(void, shmemx_resource_query, shmemx_resource_info_t *info)
{
    uint64_t begin = profile_begin();
    pshmemx_resource_query(info);
    profile_end(F_shmemx_resource_query, begin, 0, NO_PE);
}
