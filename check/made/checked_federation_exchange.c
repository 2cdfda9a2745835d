/* Made by gen_check.py from shmem.api: do not edit. */
/* Between the teams of a federation. */
#include "check.h"

CHECKED(int, shmemx_federation_sync, shmemx_federation_t federation)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_sync);
    call_federation(&call, "federation", federation, false);
    int result = pshmemx_federation_sync(federation);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_federation_barrier, shmemx_federation_t federation)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_barrier);
    call_federation(&call, "federation", federation, false);
    int result = pshmemx_federation_barrier(federation);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_federation_alltoall_leaders, shmemx_federation_t federation, void *dest,
    const void *source, size_t nbytes)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_alltoall_leaders);
    call_federation(&call, "federation", federation, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nbytes), 1), 1);
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nbytes), 1), 1);
    check_apart(&call, &dest_span, &source_span);
    int result = pshmemx_federation_alltoall_leaders(federation, dest, source, nbytes);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_federation_allgather_leaders, shmemx_federation_t federation, void *dest,
    const void *source, size_t nbytes)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_allgather_leaders);
    call_federation(&call, "federation", federation, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nbytes), 1), 1);
    struct span source_span = span_own(&call, "source", source, elements(nbytes, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    int result = pshmemx_federation_allgather_leaders(federation, dest, source, nbytes);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_federation_reduce_leaders, shmemx_federation_t federation, int type, int op, void *dest,
    const void *source, size_t nreduce)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_reduce_leaders);
    call_federation(&call, "federation", federation, false);
    check_type(&call, "type", type);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, pshmemx_raw_type_size(type)),
        type_alignment(type));
    struct span source_span = span_own(&call, "source", source, elements(nreduce,
        pshmemx_raw_type_size(type)), type_alignment(type));
    check_apart_or_same(&call, &dest_span, &source_span);
    int result = pshmemx_federation_reduce_leaders(federation, type, op, dest, source, nreduce);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_federation_bcast_leaders, shmemx_federation_t federation, void *dest, const void *source,
    size_t nbytes, int root_team)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_bcast_leaders);
    call_federation(&call, "federation", federation, false);
    check_pe(&call, "root_team", root_team);
    struct span dest_span = span_own(&call, "dest", dest, elements(nbytes, 1), 1);
    struct span source_span = span_own(&call, "source", source, elements(nbytes, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    int result = pshmemx_federation_bcast_leaders(federation, dest, source, nbytes, root_team);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_federation_neighbor_exchange, shmemx_federation_t federation, int n_neighbors,
    const int *neighbors, void *dest, const void *source, size_t nbytes)
{
    struct call call;
    call_begin(&call, F_shmemx_federation_neighbor_exchange);
    call_federation(&call, "federation", federation, false);
    check_count(&call, "n_neighbors", n_neighbors);
    struct span neighbors_span = span_here(&call, "neighbors", neighbors, elements((size_t)n_neighbors,
        sizeof(int)), _Alignof(int));
    struct span dest_span = span_own(&call, "dest", dest, elements(times(n_neighbors, nbytes), 1), 1);
    struct span source_span = span_own(&call, "source", source, elements(times(n_neighbors, nbytes), 1), 1);
    check_apart(&call, &neighbors_span, &dest_span);
    check_apart(&call, &dest_span, &source_span);
    int result = pshmemx_federation_neighbor_exchange(federation, n_neighbors, neighbors, dest, source,
        nbytes);
    call_end(&call);
    return result;
}
