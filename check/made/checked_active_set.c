/* Made by gen_check.py from shmem.api: do not edit. */
/* Collectives over active sets. */
#include "check.h"

CHECKED(void, shmem_barrier, int PE_start, int logPE_stride, int PE_size, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_barrier);
    call_set(&call, PE_start, logPE_stride, PE_size);
    span_own(&call, "pSync", pSync, elements(SHMEM_BARRIER_SYNC_SIZE, sizeof(long)), _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_BARRIER_SYNC_SIZE);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    call_meet(&call);
    pshmem_barrier(PE_start, logPE_stride, PE_size, pSync);
    call_end(&call);
}

CHECKED(void, shmem_sync, int PE_start, int logPE_stride, int PE_size, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_sync);
    call_set(&call, PE_start, logPE_stride, PE_size);
    span_own(&call, "pSync", pSync, elements(SHMEM_BARRIER_SYNC_SIZE, sizeof(long)), _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_BARRIER_SYNC_SIZE);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    call_meet(&call);
    pshmem_sync(PE_start, logPE_stride, PE_size, pSync);
    call_end(&call);
}

CHECKED(void, shmem_alltoall32, void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
    int PE_size, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_alltoall32);
    call_set(&call, PE_start, logPE_stride, PE_size);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), 4), 4);
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems), 4), 4);
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_ALLTOALL_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_ALLTOALL_SYNC_SIZE);
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_alltoall32(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync);
    call_end(&call);
}

CHECKED(void, shmem_alltoall64, void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
    int PE_size, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_alltoall64);
    call_set(&call, PE_start, logPE_stride, PE_size);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), 8), 8);
    struct span source_span = span_own(&call, "source", source, elements(times(call.n_pes, nelems), 8), 8);
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_ALLTOALL_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_ALLTOALL_SYNC_SIZE);
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_alltoall64(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync);
    call_end(&call);
}

CHECKED(void, shmem_alltoalls32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_alltoalls32);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst, 4), 4);
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst, 4),
        4);
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_ALLTOALLS_SYNC_SIZE,
        sizeof(long)), _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_ALLTOALLS_SYNC_SIZE);
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_alltoalls32(dest, source, dst, sst, nelems, PE_start, logPE_stride, PE_size, pSync);
    call_end(&call);
}

CHECKED(void, shmem_alltoalls64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_alltoalls64);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    struct span dest_span = span_own(&call, "dest", dest, strided(times(call.n_pes, nelems), dst, 8), 8);
    struct span source_span = span_own(&call, "source", source, strided(times(call.n_pes, nelems), sst, 8),
        8);
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_ALLTOALLS_SYNC_SIZE,
        sizeof(long)), _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_ALLTOALLS_SYNC_SIZE);
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "dst", (uint64_t)dst);
    agree_value(&call, "sst", (uint64_t)sst);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_alltoalls64(dest, source, dst, sst, nelems, PE_start, logPE_stride, PE_size, pSync);
    call_end(&call);
}

CHECKED(void, shmem_broadcast32, void *dest, const void *source, size_t nelems, int PE_root, int PE_start,
    int logPE_stride, int PE_size, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_broadcast32);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_own(&call, "source", source, elements(nelems, 4), 4);
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_BCAST_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_BCAST_SYNC_SIZE);
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_broadcast32(dest, source, nelems, PE_root, PE_start, logPE_stride, PE_size, pSync);
    call_end(&call);
}

CHECKED(void, shmem_broadcast64, void *dest, const void *source, size_t nelems, int PE_root, int PE_start,
    int logPE_stride, int PE_size, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_broadcast64);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_pe(&call, "PE_root", PE_root);
    struct span dest_span = span_own(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_own(&call, "source", source, elements(nelems, 8), 8);
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_BCAST_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_BCAST_SYNC_SIZE);
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_root", (uint64_t)PE_root);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_broadcast64(dest, source, nelems, PE_root, PE_start, logPE_stride, PE_size, pSync);
    call_end(&call);
}

CHECKED(void, shmem_collect32, void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
    int PE_size, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_collect32);
    call_set(&call, PE_start, logPE_stride, PE_size);
    struct span source_span = span_own(&call, "source", source, elements(nelems, 4), 4);
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_COLLECT_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_COLLECT_SYNC_SIZE);
    check_apart(&call, &source_span, &pSync_span);
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    agree_span(&call, &pSync_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pSync_span);
    pshmem_collect32(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync);
    call_end(&call);
}

CHECKED(void, shmem_collect64, void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
    int PE_size, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_collect64);
    call_set(&call, PE_start, logPE_stride, PE_size);
    struct span source_span = span_own(&call, "source", source, elements(nelems, 8), 8);
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_COLLECT_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_COLLECT_SYNC_SIZE);
    check_apart(&call, &source_span, &pSync_span);
    agree_address(&call, "dest", dest);
    agree_span(&call, &source_span);
    agree_span(&call, &pSync_span);
    call_meet_sum(&call, nelems);
    struct span dest_span = span_own(&call, "dest", dest, elements(call.sum, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pSync_span);
    pshmem_collect64(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync);
    call_end(&call);
}

CHECKED(void, shmem_fcollect32, void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
    int PE_size, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_fcollect32);
    call_set(&call, PE_start, logPE_stride, PE_size);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), 4), 4);
    struct span source_span = span_own(&call, "source", source, elements(nelems, 4), 4);
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_COLLECT_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_COLLECT_SYNC_SIZE);
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_fcollect32(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync);
    call_end(&call);
}

CHECKED(void, shmem_fcollect64, void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
    int PE_size, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_fcollect64);
    call_set(&call, PE_start, logPE_stride, PE_size);
    struct span dest_span = span_own(&call, "dest", dest, elements(times(call.n_pes, nelems), 8), 8);
    struct span source_span = span_own(&call, "source", source, elements(nelems, 8), 8);
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_COLLECT_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_COLLECT_SYNC_SIZE);
    check_apart(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nelems", (uint64_t)nelems);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_fcollect64(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync);
    call_end(&call);
}

CHECKED(void, shmem_short_and_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_short_and_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(short)),
        _Alignof(short));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(short)),
        _Alignof(short));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_short_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_int_and_to_all, int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, int *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_int_and_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(int)),
        _Alignof(int));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(int)),
        _Alignof(int));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(int)),
        _Alignof(int));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_int_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_long_and_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_long_and_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(long)),
        _Alignof(long));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(long)),
        _Alignof(long));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_long_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_longlong_and_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_and_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(long long)),
        _Alignof(long long));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_longlong_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_short_or_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_short_or_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(short)),
        _Alignof(short));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(short)),
        _Alignof(short));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_short_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_int_or_to_all, int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, int *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_int_or_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(int)),
        _Alignof(int));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(int)),
        _Alignof(int));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(int)),
        _Alignof(int));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_int_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_long_or_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_long_or_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(long)),
        _Alignof(long));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(long)),
        _Alignof(long));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_long_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_longlong_or_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_or_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(long long)),
        _Alignof(long long));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_longlong_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_short_xor_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_short_xor_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(short)),
        _Alignof(short));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(short)),
        _Alignof(short));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_short_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_int_xor_to_all, int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, int *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_int_xor_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(int)),
        _Alignof(int));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(int)),
        _Alignof(int));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(int)),
        _Alignof(int));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_int_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_long_xor_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_long_xor_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(long)),
        _Alignof(long));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(long)),
        _Alignof(long));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_long_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_longlong_xor_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_xor_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(long long)),
        _Alignof(long long));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_longlong_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_short_max_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_short_max_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(short)),
        _Alignof(short));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(short)),
        _Alignof(short));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_short_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_int_max_to_all, int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, int *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_int_max_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(int)),
        _Alignof(int));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(int)),
        _Alignof(int));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(int)),
        _Alignof(int));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_int_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_long_max_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_long_max_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(long)),
        _Alignof(long));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(long)),
        _Alignof(long));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_long_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_longlong_max_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_max_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(long long)),
        _Alignof(long long));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_longlong_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_float_max_to_all, float *dest, const float *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, float *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_float_max_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(float)),
        _Alignof(float));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(float)),
        _Alignof(float));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_float_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_double_max_to_all, double *dest, const double *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, double *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_double_max_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(double)),
        _Alignof(double));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(double)),
        _Alignof(double));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_double_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_longdouble_max_to_all, long double *dest, const long double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long double *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_max_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce,
        sizeof(long double)), _Alignof(long double));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce),
        sizeof(long double)), _Alignof(long double));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_longdouble_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_short_min_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_short_min_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(short)),
        _Alignof(short));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(short)),
        _Alignof(short));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_short_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_int_min_to_all, int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, int *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_int_min_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(int)),
        _Alignof(int));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(int)),
        _Alignof(int));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(int)),
        _Alignof(int));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_int_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_long_min_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_long_min_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(long)),
        _Alignof(long));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(long)),
        _Alignof(long));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_long_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_longlong_min_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_min_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(long long)),
        _Alignof(long long));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_longlong_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_float_min_to_all, float *dest, const float *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, float *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_float_min_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(float)),
        _Alignof(float));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(float)),
        _Alignof(float));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_float_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_double_min_to_all, double *dest, const double *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, double *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_double_min_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(double)),
        _Alignof(double));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(double)),
        _Alignof(double));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_double_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_longdouble_min_to_all, long double *dest, const long double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long double *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_min_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce,
        sizeof(long double)), _Alignof(long double));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce),
        sizeof(long double)), _Alignof(long double));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_longdouble_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_short_sum_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_short_sum_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(short)),
        _Alignof(short));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(short)),
        _Alignof(short));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_short_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_int_sum_to_all, int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, int *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_int_sum_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(int)),
        _Alignof(int));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(int)),
        _Alignof(int));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(int)),
        _Alignof(int));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_int_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_long_sum_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_long_sum_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(long)),
        _Alignof(long));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(long)),
        _Alignof(long));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_long_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_longlong_sum_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_sum_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(long long)),
        _Alignof(long long));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_longlong_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_float_sum_to_all, float *dest, const float *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, float *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_float_sum_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(float)),
        _Alignof(float));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(float)),
        _Alignof(float));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_float_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_double_sum_to_all, double *dest, const double *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, double *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_double_sum_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(double)),
        _Alignof(double));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(double)),
        _Alignof(double));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_double_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_longdouble_sum_to_all, long double *dest, const long double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long double *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_sum_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce,
        sizeof(long double)), _Alignof(long double));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce),
        sizeof(long double)), _Alignof(long double));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_longdouble_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_complexd_sum_to_all, heddle_complexd *dest, const heddle_complexd *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, heddle_complexd *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_complexd_sum_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(heddle_complexd)),
        _Alignof(heddle_complexd));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce,
        sizeof(heddle_complexd)), _Alignof(heddle_complexd));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce),
        sizeof(heddle_complexd)), _Alignof(heddle_complexd));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_complexd_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_complexf_sum_to_all, heddle_complexf *dest, const heddle_complexf *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, heddle_complexf *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_complexf_sum_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(heddle_complexf)),
        _Alignof(heddle_complexf));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce,
        sizeof(heddle_complexf)), _Alignof(heddle_complexf));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce),
        sizeof(heddle_complexf)), _Alignof(heddle_complexf));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_complexf_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_short_prod_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_short_prod_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(short)),
        _Alignof(short));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(short)),
        _Alignof(short));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_short_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_int_prod_to_all, int *dest, const int *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, int *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_int_prod_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(int)),
        _Alignof(int));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(int)),
        _Alignof(int));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(int)),
        _Alignof(int));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_int_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_long_prod_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_long_prod_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(long)),
        _Alignof(long));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(long)),
        _Alignof(long));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_long_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_longlong_prod_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_prod_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(long long)),
        _Alignof(long long));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(long long)),
        _Alignof(long long));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_longlong_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_float_prod_to_all, float *dest, const float *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, float *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_float_prod_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(float)),
        _Alignof(float));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(float)),
        _Alignof(float));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_float_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_double_prod_to_all, double *dest, const double *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, double *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_double_prod_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce, sizeof(double)),
        _Alignof(double));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce), sizeof(double)),
        _Alignof(double));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_double_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_longdouble_prod_to_all, long double *dest, const long double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long double *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_longdouble_prod_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce,
        sizeof(long double)), _Alignof(long double));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce),
        sizeof(long double)), _Alignof(long double));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_longdouble_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_complexd_prod_to_all, heddle_complexd *dest, const heddle_complexd *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, heddle_complexd *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_complexd_prod_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(heddle_complexd)),
        _Alignof(heddle_complexd));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce,
        sizeof(heddle_complexd)), _Alignof(heddle_complexd));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce),
        sizeof(heddle_complexd)), _Alignof(heddle_complexd));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_complexd_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}

CHECKED(void, shmem_complexf_prod_to_all, heddle_complexf *dest, const heddle_complexf *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, heddle_complexf *pWrk, long *pSync)
{
    struct call call;
    call_begin(&call, F_shmem_complexf_prod_to_all);
    call_set(&call, PE_start, logPE_stride, PE_size);
    check_count(&call, "nreduce", nreduce);
    struct span dest_span = span_own(&call, "dest", dest, elements((size_t)nreduce, sizeof(heddle_complexf)),
        _Alignof(heddle_complexf));
    struct span source_span = span_own(&call, "source", source, elements((size_t)nreduce,
        sizeof(heddle_complexf)), _Alignof(heddle_complexf));
    struct span pWrk_span = span_own(&call, "pWrk", pWrk, elements(pwrk_elements(nreduce),
        sizeof(heddle_complexf)), _Alignof(heddle_complexf));
    struct span pSync_span = span_own(&call, "pSync", pSync, elements(SHMEM_REDUCE_SYNC_SIZE, sizeof(long)),
        _Alignof(long));
    check_psync(&call, "pSync", pSync, SHMEM_REDUCE_SYNC_SIZE);
    check_apart_or_same(&call, &dest_span, &source_span);
    check_apart(&call, &dest_span, &pWrk_span);
    check_apart(&call, &dest_span, &pSync_span);
    check_apart(&call, &source_span, &pWrk_span);
    check_apart(&call, &source_span, &pSync_span);
    check_apart(&call, &pWrk_span, &pSync_span);
    agree_span(&call, &dest_span);
    agree_span(&call, &source_span);
    agree_value(&call, "nreduce", (uint64_t)nreduce);
    agree_value(&call, "PE_start", (uint64_t)PE_start);
    agree_value(&call, "logPE_stride", (uint64_t)logPE_stride);
    agree_value(&call, "PE_size", (uint64_t)PE_size);
    agree_span(&call, &pWrk_span);
    agree_span(&call, &pSync_span);
    call_meet(&call);
    pshmem_complexf_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    call_end(&call);
}
