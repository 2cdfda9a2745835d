/* Made by gen_check.py from shmem.api: do not edit. */
/* Raw entry points of collectives. */
#include "profile.h"

PROFILED(int, shmemx_raw_alltoall, shmem_team_t team, void *dest, const void *source, size_t nbytes)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_raw_alltoall(team, dest, source, nbytes);
    profile_end(F_shmemx_raw_alltoall, begin, team_size(team) * nbytes, NO_PE);
    return result;
}

PROFILED(int, shmemx_raw_alltoalls, shmem_team_t team, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, size_t element)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_raw_alltoalls(team, dest, source, dst, sst, nelems, element);
    profile_end(F_shmemx_raw_alltoalls, begin, team_size(team) * nelems * element, NO_PE);
    return result;
}

PROFILED(int, shmemx_raw_broadcast, shmem_team_t team, void *dest, const void *source, size_t nbytes,
    int PE_root)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_raw_broadcast(team, dest, source, nbytes, PE_root);
    profile_end(F_shmemx_raw_broadcast, begin, nbytes, NO_PE);
    return result;
}

PROFILED(int, shmemx_raw_collect, shmem_team_t team, void *dest, const void *source, size_t nbytes)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_raw_collect(team, dest, source, nbytes);
    profile_end(F_shmemx_raw_collect, begin, nbytes, NO_PE);
    return result;
}

PROFILED(int, shmemx_raw_fcollect, shmem_team_t team, void *dest, const void *source, size_t nbytes)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_raw_fcollect(team, dest, source, nbytes);
    profile_end(F_shmemx_raw_fcollect, begin, nbytes, NO_PE);
    return result;
}

PROFILED(int, shmemx_raw_reduce, shmem_team_t team, int type, int op, void *dest, const void *source,
    size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_raw_reduce(team, type, op, dest, source, nreduce);
    profile_end(F_shmemx_raw_reduce, begin, nreduce * pshmemx_raw_type_size(type), NO_PE);
    return result;
}

PROFILED(int, shmemx_raw_sum_inscan, shmem_team_t team, int type, void *dest, const void *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_raw_sum_inscan(team, type, dest, source, nelems);
    profile_end(F_shmemx_raw_sum_inscan, begin, nelems * pshmemx_raw_type_size(type), NO_PE);
    return result;
}

PROFILED(int, shmemx_raw_sum_exscan, shmem_team_t team, int type, void *dest, const void *source,
    size_t nelems)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_raw_sum_exscan(team, type, dest, source, nelems);
    profile_end(F_shmemx_raw_sum_exscan, begin, nelems * pshmemx_raw_type_size(type), NO_PE);
    return result;
}
