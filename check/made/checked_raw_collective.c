/* Made by gen_check.py from shmem.api: do not edit. */
/* Raw entry points of collectives. */
#include "check.h"

CHECKED(int, shmemx_raw_alltoall, shmem_team_t team, void *dest, const void *source, size_t nbytes)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_alltoall);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nbytes), 1), 1);
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nbytes), 1), 1);
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nbytes", (uint64_t)nbytes);
    call_meet(&call);
    int result = pshmemx_raw_alltoall(team, dest, source, nbytes);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_raw_alltoalls, shmem_team_t team, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, size_t element)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_alltoalls);
    call_team(&call, "team", team, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_element(&call, "element", element);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst, element),
        1);
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst,
        element), 1);
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "element", (uint64_t)element);
    call_meet(&call);
    int result = pshmemx_raw_alltoalls(team, dest, source, dst, sst, nelems, element);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_raw_broadcast, shmem_team_t team, void *dest, const void *source, size_t nbytes,
    int PE_root)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_broadcast);
    call_team(&call, "team", team, false);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nbytes, 1), 1);
    struct span source_span = span_own(&call, "source", source, elements(nbytes, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nbytes", (uint64_t)nbytes);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    call_meet(&call);
    int result = pshmemx_raw_broadcast(team, dest, source, nbytes, PE_root);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_raw_collect, shmem_team_t team, void *dest, const void *source, size_t nbytes)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_collect);
    call_team(&call, "team", team, false);
    struct span source_span = span_own(&call, "source", source, elements(nbytes, 1), 1);
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    call_meet_sum(&call, nbytes);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    int result = pshmemx_raw_collect(team, dest, source, nbytes);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_raw_fcollect, shmem_team_t team, void *dest, const void *source, size_t nbytes)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_fcollect);
    call_team(&call, "team", team, false);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nbytes), 1), 1);
    struct span source_span = span_own(&call, "source", source, elements(nbytes, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nbytes", (uint64_t)nbytes);
    call_meet(&call);
    int result = pshmemx_raw_fcollect(team, dest, source, nbytes);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_raw_reduce, shmem_team_t team, int type, int op, void *dest, const void *source,
    size_t nreduce)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_reduce);
    call_team(&call, "team", team, false);
    check_type(&call, "type", type);
    struct span dest_span = span_own(&call, "dest", dest, elements(nreduce, pshmemx_raw_type_size(type)),
        type_alignment(type));
    struct span source_span = span_own(&call, "source", source, elements(nreduce,
        pshmemx_raw_type_size(type)), type_alignment(type));
    check_apart_or_same(&call, &dest_span, &source_span);
    agree_value(&call, "type", (uint64_t)type);
    agree_value(&call, "op", (uint64_t)op);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    call_meet(&call);
    int result = pshmemx_raw_reduce(team, type, op, dest, source, nreduce);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_raw_sum_inscan, shmem_team_t team, int type, void *dest, const void *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_sum_inscan);
    call_team(&call, "team", team, false);
    check_type(&call, "type", type);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, pshmemx_raw_type_size(type)),
        type_alignment(type));
    struct span source_span = span_own(&call, "source", source, elements(nelems, pshmemx_raw_type_size(type)),
        type_alignment(type));
    check_apart_or_same(&call, &dest_span, &source_span);
    agree_value(&call, "type", (uint64_t)type);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmemx_raw_sum_inscan(team, type, dest, source, nelems);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_raw_sum_exscan, shmem_team_t team, int type, void *dest, const void *source,
    size_t nelems)
{
    struct call call;
    call_begin(&call, F_shmemx_raw_sum_exscan);
    call_team(&call, "team", team, false);
    check_type(&call, "type", type);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, pshmemx_raw_type_size(type)),
        type_alignment(type));
    struct span source_span = span_own(&call, "source", source, elements(nelems, pshmemx_raw_type_size(type)),
        type_alignment(type));
    check_apart_or_same(&call, &dest_span, &source_span);
    agree_value(&call, "type", (uint64_t)type);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    call_meet(&call);
    int result = pshmemx_raw_sum_exscan(team, type, dest, source, nelems);
    call_end(&call);
    return result;
}
