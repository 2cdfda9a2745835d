/* Made by gen.py from shmem.api: do not edit. */
/* Collectives of several threads. */
#include "api/public.h"

PUBLIC(int, shmemx_team_broadcast_mt, shmem_team_t team, void *dest, const void *source, size_t nbytes,
    int root, int tid, int nthreads, shmemx_request_h *request)
{
    return request_broadcast(team_of(team), dest, source, nbytes, root, tid, nthreads,
        (request_handle *)request,
        "shmemx_team_broadcast_mt(team, dest, source, nbytes, root, tid, nthreads, request)");
}

PUBLIC(int, shmemx_team_alltoall_mt, shmem_team_t team, void *dest, const void *source, size_t nbytes,
    int tid, int nthreads, shmemx_request_h *request)
{
    return request_alltoall(team_of(team), dest, source, nbytes, tid, nthreads, (request_handle *)request,
        "shmemx_team_alltoall_mt(team, dest, source, nbytes, tid, nthreads, request)");
}

PUBLIC(int, shmemx_team_reduce_mt, shmem_team_t team, int type, int op, void *dest, const void *source,
    size_t nreduce, int tid, int nthreads, shmemx_request_h *request)
{
    return request_reduce(team_of(team), dest, source, nreduce, raw_type_size(type), raw_reduction(type, op,
        "shmemx_team_reduce_mt(team, type, op, dest, source, nreduce, tid, nthreads, request)"), tid,
        nthreads, (request_handle *)request,
        "shmemx_team_reduce_mt(team, type, op, dest, source, nreduce, tid, nthreads, request)");
}
