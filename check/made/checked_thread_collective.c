/* Made by gen_check.py from shmem.api: do not edit. */
/* Collectives of several threads. */
#include "check.h"

CHECKED(int, shmemx_team_broadcast_mt, shmem_team_t team, void *dest, const void *source, size_t nbytes,
    int root, int tid, int nthreads, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_team_broadcast_mt);
    call_team(&call, "team", team, false);
    check_pe(&call, "root", root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nbytes, 1), 1);
    struct span source_span = span_own(&call, "source", source, elements(nbytes, 1), 1);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_team_broadcast_mt(team, dest, source, nbytes, root, tid, nthreads, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_team_alltoall_mt, shmem_team_t team, void *dest, const void *source, size_t nbytes,
    int tid, int nthreads, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_team_alltoall_mt);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nbytes), 1), 1);
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nbytes), 1), 1);
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_team_alltoall_mt(team, dest, source, nbytes, tid, nthreads, request);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_team_reduce_mt, shmem_team_t team, int type, int op, void *dest, const void *source,
    size_t nreduce, int tid, int nthreads, shmemx_request_h *request)
{
    struct call call;
    call_begin(&call, F_shmemx_team_reduce_mt);
    call_team(&call, "team", team, false);
    check_type(&call, "type", type);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, pshmemx_raw_type_size(type)),
        type_alignment(type));
    struct span source_span = span_own(&call, "source", source, elements(nreduce,
        pshmemx_raw_type_size(type)), type_alignment(type));
    struct span request_span = span_here(&call, "request", request, elements(1, sizeof(shmemx_request_h)),
        _Alignof(shmemx_request_h));
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &request_span);
    check_apart(&call, &source_span, &request_span);
    int result = pshmemx_team_reduce_mt(team, type, op, dest, source, nreduce, tid, nthreads, request);
    call_end(&call);
    return result;
}
