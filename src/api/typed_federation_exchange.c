/* Made by gen.py from shmem.api: do not edit. */
/* Between the teams of a federation. */
#include "api/public.h"

PUBLIC(int, shmemx_federation_sync, shmemx_federation_t federation)
{
    return federation_sync(federation);
}

PUBLIC(int, shmemx_federation_barrier, shmemx_federation_t federation)
{
    return federation_barrier(federation);
}

PUBLIC(int, shmemx_federation_alltoall_leaders, shmemx_federation_t federation, void *dest,
    const void *source, size_t nbytes)
{
    return federation_alltoall_leaders(federation, dest, source, nbytes,
        "shmemx_federation_alltoall_leaders(federation, dest, source, nbytes)");
}

PUBLIC(int, shmemx_federation_allgather_leaders, shmemx_federation_t federation, void *dest,
    const void *source, size_t nbytes)
{
    return federation_allgather_leaders(federation, dest, source, nbytes,
        "shmemx_federation_allgather_leaders(federation, dest, source, nbytes)");
}

PUBLIC(int, shmemx_federation_reduce_leaders, shmemx_federation_t federation, int type, int op, void *dest,
    const void *source, size_t nreduce)
{
    return federation_reduce_leaders(federation, dest, source, nreduce, raw_type_size(type),
        raw_reduction(type, op,
        "shmemx_federation_reduce_leaders(federation, type, op, dest, source, nreduce)"),
        "shmemx_federation_reduce_leaders(federation, type, op, dest, source, nreduce)");
}

PUBLIC(int, shmemx_federation_bcast_leaders, shmemx_federation_t federation, void *dest, const void *source,
    size_t nbytes, int root_team)
{
    return federation_bcast_leaders(federation, dest, source, nbytes, root_team,
        "shmemx_federation_bcast_leaders(federation, dest, source, nbytes, root_team)");
}

PUBLIC(int, shmemx_federation_neighbor_exchange, shmemx_federation_t federation, int n_neighbors,
    const int *neighbors, void *dest, const void *source, size_t nbytes)
{
    return federation_neighbor_exchange(federation, n_neighbors, neighbors, dest, source, nbytes,
        "shmemx_federation_neighbor_exchange(federation, n_neighbors, neighbors, dest, source, nbytes)");
}
