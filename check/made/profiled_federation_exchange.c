/* Made by gen_check.py from shmem.api: do not edit. */
/* Between the teams of a federation. */
#include "profile.h"

PROFILED(int, shmemx_federation_sync, shmemx_federation_t federation)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_sync(federation);
    profile_end(F_shmemx_federation_sync, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_federation_barrier, shmemx_federation_t federation)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_barrier(federation);
    profile_end(F_shmemx_federation_barrier, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmemx_federation_alltoall_leaders, shmemx_federation_t federation, void *dest,
    const void *source, size_t nbytes)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_alltoall_leaders(federation, dest, source, nbytes);
    profile_end(F_shmemx_federation_alltoall_leaders, begin, federation_size(federation) * nbytes, NO_PE);
    return result;
}

PROFILED(int, shmemx_federation_allgather_leaders, shmemx_federation_t federation, void *dest,
    const void *source, size_t nbytes)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_allgather_leaders(federation, dest, source, nbytes);
    profile_end(F_shmemx_federation_allgather_leaders, begin, nbytes, NO_PE);
    return result;
}

PROFILED(int, shmemx_federation_reduce_leaders, shmemx_federation_t federation, int type, int op, void *dest,
    const void *source, size_t nreduce)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_reduce_leaders(federation, type, op, dest, source, nreduce);
    profile_end(F_shmemx_federation_reduce_leaders, begin, nreduce * pshmemx_raw_type_size(type), NO_PE);
    return result;
}

PROFILED(int, shmemx_federation_bcast_leaders, shmemx_federation_t federation, void *dest, const void *source,
    size_t nbytes, int root_team)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_bcast_leaders(federation, dest, source, nbytes, root_team);
    profile_end(F_shmemx_federation_bcast_leaders, begin, nbytes, NO_PE);
    return result;
}

PROFILED(int, shmemx_federation_neighbor_exchange, shmemx_federation_t federation, int n_neighbors,
    const int *neighbors, void *dest, const void *source, size_t nbytes)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_federation_neighbor_exchange(federation, n_neighbors, neighbors, dest, source,
        nbytes);
    profile_end(F_shmemx_federation_neighbor_exchange, begin, (size_t)n_neighbors * nbytes, NO_PE);
    return result;
}
