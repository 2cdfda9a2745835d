/* Made by gen_check.py from shmem.api: do not edit. */
/* Collectives of several threads. */
#include "profile.h"

PROFILED(int, shmemx_team_broadcast_mt, shmem_team_t team, void *dest, const void *source, size_t nbytes,
    int root, int tid, int nthreads, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_team_broadcast_mt(team, dest, source, nbytes, root, tid, nthreads, request);
    profile_end(F_shmemx_team_broadcast_mt, begin, nbytes, NO_PE);
    return result;
}

PROFILED(int, shmemx_team_alltoall_mt, shmem_team_t team, void *dest, const void *source, size_t nbytes,
    int tid, int nthreads, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_team_alltoall_mt(team, dest, source, nbytes, tid, nthreads, request);
    profile_end(F_shmemx_team_alltoall_mt, begin, team_size(team) * nbytes, NO_PE);
    return result;
}

PROFILED(int, shmemx_team_reduce_mt, shmem_team_t team, int type, int op, void *dest, const void *source,
    size_t nreduce, int tid, int nthreads, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_team_reduce_mt(team, type, op, dest, source, nreduce, tid, nthreads, request);
    profile_end(F_shmemx_team_reduce_mt, begin, nreduce * pshmemx_raw_type_size(type), NO_PE);
    return result;
}
