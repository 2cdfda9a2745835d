/* Made by gen.py from shmem.api: do not edit. */
/* Raw entry points of collectives. */
#include "api/public.h"

PUBLIC(int, shmemx_raw_alltoall, shmem_team_t team, void *dest, const void *source, size_t nbytes)
{
    return collective_alltoall(team_of(team), dest, source, nbytes,
        "shmemx_raw_alltoall(team, dest, source, nbytes)");
}

PUBLIC(int, shmemx_raw_alltoalls, shmem_team_t team, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, size_t element)
{
    return collective_alltoalls(team_of(team), dest, source, dst, sst, nelems, element,
        "shmemx_raw_alltoalls(team, dest, source, dst, sst, nelems, element)");
}

PUBLIC(int, shmemx_raw_broadcast, shmem_team_t team, void *dest, const void *source, size_t nbytes,
    int PE_root)
{
    return collective_broadcast(team_of(team), dest, source, nbytes, PE_root, true,
        "shmemx_raw_broadcast(team, dest, source, nbytes, PE_root)");
}

PUBLIC(int, shmemx_raw_collect, shmem_team_t team, void *dest, const void *source, size_t nbytes)
{
    return collective_collect(team_of(team), dest, source, nbytes,
        "shmemx_raw_collect(team, dest, source, nbytes)");
}

PUBLIC(int, shmemx_raw_fcollect, shmem_team_t team, void *dest, const void *source, size_t nbytes)
{
    return collective_fcollect(team_of(team), dest, source, nbytes,
        "shmemx_raw_fcollect(team, dest, source, nbytes)");
}

PUBLIC(int, shmemx_raw_reduce, shmem_team_t team, int type, int op, void *dest, const void *source,
    size_t nreduce)
{
    return collective_reduce(team_of(team), dest, source, nreduce, raw_type_size(type), raw_reduction(type,
        op, "shmemx_raw_reduce(team, type, op, dest, source, nreduce)"),
        "shmemx_raw_reduce(team, type, op, dest, source, nreduce)");
}

PUBLIC(int, shmemx_raw_sum_inscan, shmem_team_t team, int type, void *dest, const void *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, raw_type_size(type), raw_reduction(type,
        SHMEMX_REDUCE_SUM, "shmemx_raw_sum_inscan(team, type, dest, source, nelems)"), true,
        "shmemx_raw_sum_inscan(team, type, dest, source, nelems)");
}

PUBLIC(int, shmemx_raw_sum_exscan, shmem_team_t team, int type, void *dest, const void *source, size_t nelems)
{
    return collective_scan(team_of(team), dest, source, nelems, raw_type_size(type), raw_reduction(type,
        SHMEMX_REDUCE_SUM, "shmemx_raw_sum_exscan(team, type, dest, source, nelems)"), false,
        "shmemx_raw_sum_exscan(team, type, dest, source, nelems)");
}
