/* Made by gen.py from shmem.api: do not edit. */
/* Collectives over active sets. */
#include "api/public.h"

PUBLIC(void, shmem_barrier, int PE_start, int logPE_stride, int PE_size, long *pSync)
{
    active_barrier(PE_start, logPE_stride, PE_size, pSync,
        "shmem_barrier(PE_start, logPE_stride, PE_size, pSync)");
}

PUBLIC(void, shmem_sync, int PE_start, int logPE_stride, int PE_size, long *pSync)
{
    barrier_sync(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_sync(PE_start, logPE_stride, PE_size, pSync)"));
}

PUBLIC(void, shmem_alltoall32, void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
    int PE_size, long *pSync)
{
    collective_alltoall(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_alltoall32(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync)"), dest, source,
        nelems * 4, "shmem_alltoall32(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync)");
}

PUBLIC(void, shmem_alltoall64, void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
    int PE_size, long *pSync)
{
    collective_alltoall(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_alltoall64(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync)"), dest, source,
        nelems * 8, "shmem_alltoall64(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync)");
}

PUBLIC(void, shmem_alltoalls32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync)
{
    collective_alltoalls(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_alltoalls32(dest, source, dst, sst, nelems, PE_start, logPE_stride, PE_size, pSync)"), dest,
        source, dst, sst, nelems, 4,
        "shmem_alltoalls32(dest, source, dst, sst, nelems, PE_start, logPE_stride, PE_size, pSync)");
}

PUBLIC(void, shmem_alltoalls64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync)
{
    collective_alltoalls(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_alltoalls64(dest, source, dst, sst, nelems, PE_start, logPE_stride, PE_size, pSync)"), dest,
        source, dst, sst, nelems, 8,
        "shmem_alltoalls64(dest, source, dst, sst, nelems, PE_start, logPE_stride, PE_size, pSync)");
}

PUBLIC(void, shmem_broadcast32, void *dest, const void *source, size_t nelems, int PE_root, int PE_start,
    int logPE_stride, int PE_size, long *pSync)
{
    collective_broadcast(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_broadcast32(dest, source, nelems, PE_root, PE_start, logPE_stride, PE_size, pSync)"), dest,
        source, nelems * 4, PE_root, false,
        "shmem_broadcast32(dest, source, nelems, PE_root, PE_start, logPE_stride, PE_size, pSync)");
}

PUBLIC(void, shmem_broadcast64, void *dest, const void *source, size_t nelems, int PE_root, int PE_start,
    int logPE_stride, int PE_size, long *pSync)
{
    collective_broadcast(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_broadcast64(dest, source, nelems, PE_root, PE_start, logPE_stride, PE_size, pSync)"), dest,
        source, nelems * 8, PE_root, false,
        "shmem_broadcast64(dest, source, nelems, PE_root, PE_start, logPE_stride, PE_size, pSync)");
}

PUBLIC(void, shmem_collect32, void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
    int PE_size, long *pSync)
{
    collective_collect(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_collect32(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync)"), dest, source,
        nelems * 4, "shmem_collect32(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync)");
}

PUBLIC(void, shmem_collect64, void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
    int PE_size, long *pSync)
{
    collective_collect(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_collect64(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync)"), dest, source,
        nelems * 8, "shmem_collect64(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync)");
}

PUBLIC(void, shmem_fcollect32, void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
    int PE_size, long *pSync)
{
    collective_fcollect(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_fcollect32(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync)"), dest, source,
        nelems * 4, "shmem_fcollect32(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync)");
}

PUBLIC(void, shmem_fcollect64, void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
    int PE_size, long *pSync)
{
    collective_fcollect(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_fcollect64(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync)"), dest, source,
        nelems * 8, "shmem_fcollect64(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync)");
}

PUBLIC(void, shmem_short_and_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_short_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(short), reduce_and_short,
        "shmem_short_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_int_and_to_all, int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, int *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_int_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(int), reduce_and_int,
        "shmem_int_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_long_and_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_long_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(long), reduce_and_long,
        "shmem_long_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_longlong_and_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_longlong_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"),
        dest, source, (size_t)nreduce, sizeof(long long), reduce_and_longlong,
        "shmem_longlong_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_short_or_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_short_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(short), reduce_or_short,
        "shmem_short_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_int_or_to_all, int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, int *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_int_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(int), reduce_or_int,
        "shmem_int_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_long_or_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_long_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(long), reduce_or_long,
        "shmem_long_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_longlong_or_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_longlong_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"),
        dest, source, (size_t)nreduce, sizeof(long long), reduce_or_longlong,
        "shmem_longlong_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_short_xor_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_short_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(short), reduce_xor_short,
        "shmem_short_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_int_xor_to_all, int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, int *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_int_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(int), reduce_xor_int,
        "shmem_int_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_long_xor_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_long_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(long), reduce_xor_long,
        "shmem_long_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_longlong_xor_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_longlong_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"),
        dest, source, (size_t)nreduce, sizeof(long long), reduce_xor_longlong,
        "shmem_longlong_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_short_max_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_short_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(short), reduce_max_short,
        "shmem_short_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_int_max_to_all, int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, int *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_int_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(int), reduce_max_int,
        "shmem_int_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_long_max_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_long_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(long), reduce_max_long,
        "shmem_long_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_longlong_max_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_longlong_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"),
        dest, source, (size_t)nreduce, sizeof(long long), reduce_max_longlong,
        "shmem_longlong_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_float_max_to_all, float *dest, const float *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, float *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_float_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(float), reduce_max_float,
        "shmem_float_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_double_max_to_all, double *dest, const double *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, double *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_double_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(double), reduce_max_double,
        "shmem_double_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_longdouble_max_to_all, long double *dest, const long double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long double *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_longdouble_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"),
        dest, source, (size_t)nreduce, sizeof(long double), reduce_max_longdouble,
        "shmem_longdouble_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_short_min_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_short_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(short), reduce_min_short,
        "shmem_short_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_int_min_to_all, int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, int *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_int_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(int), reduce_min_int,
        "shmem_int_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_long_min_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_long_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(long), reduce_min_long,
        "shmem_long_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_longlong_min_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_longlong_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"),
        dest, source, (size_t)nreduce, sizeof(long long), reduce_min_longlong,
        "shmem_longlong_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_float_min_to_all, float *dest, const float *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, float *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_float_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(float), reduce_min_float,
        "shmem_float_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_double_min_to_all, double *dest, const double *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, double *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_double_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(double), reduce_min_double,
        "shmem_double_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_longdouble_min_to_all, long double *dest, const long double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long double *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_longdouble_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"),
        dest, source, (size_t)nreduce, sizeof(long double), reduce_min_longdouble,
        "shmem_longdouble_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_short_sum_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_short_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(short), reduce_sum_short,
        "shmem_short_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_int_sum_to_all, int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, int *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_int_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(int), reduce_sum_int,
        "shmem_int_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_long_sum_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_long_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(long), reduce_sum_long,
        "shmem_long_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_longlong_sum_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_longlong_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"),
        dest, source, (size_t)nreduce, sizeof(long long), reduce_sum_longlong,
        "shmem_longlong_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_float_sum_to_all, float *dest, const float *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, float *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_float_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(float), reduce_sum_float,
        "shmem_float_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_double_sum_to_all, double *dest, const double *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, double *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_double_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(double), reduce_sum_double,
        "shmem_double_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_longdouble_sum_to_all, long double *dest, const long double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long double *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_longdouble_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"),
        dest, source, (size_t)nreduce, sizeof(long double), reduce_sum_longdouble,
        "shmem_longdouble_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_complexd_sum_to_all, heddle_complexd *dest, const heddle_complexd *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, heddle_complexd *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_complexd_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"),
        dest, source, (size_t)nreduce, sizeof(heddle_complexd), reduce_sum_complexd,
        "shmem_complexd_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_complexf_sum_to_all, heddle_complexf *dest, const heddle_complexf *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, heddle_complexf *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_complexf_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"),
        dest, source, (size_t)nreduce, sizeof(heddle_complexf), reduce_sum_complexf,
        "shmem_complexf_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_short_prod_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_short_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(short), reduce_prod_short,
        "shmem_short_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_int_prod_to_all, int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, int *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_int_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(int), reduce_prod_int,
        "shmem_int_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_long_prod_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_long_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(long), reduce_prod_long,
        "shmem_long_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_longlong_prod_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_longlong_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"),
        dest, source, (size_t)nreduce, sizeof(long long), reduce_prod_longlong,
        "shmem_longlong_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_float_prod_to_all, float *dest, const float *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, float *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_float_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"), dest,
        source, (size_t)nreduce, sizeof(float), reduce_prod_float,
        "shmem_float_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_double_prod_to_all, double *dest, const double *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, double *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_double_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"),
        dest, source, (size_t)nreduce, sizeof(double), reduce_prod_double,
        "shmem_double_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_longdouble_prod_to_all, long double *dest, const long double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long double *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_longdouble_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"),
        dest, source, (size_t)nreduce, sizeof(long double), reduce_prod_longdouble,
        "shmem_longdouble_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_complexd_prod_to_all, heddle_complexd *dest, const heddle_complexd *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, heddle_complexd *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_complexd_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"),
        dest, source, (size_t)nreduce, sizeof(heddle_complexd), reduce_prod_complexd,
        "shmem_complexd_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}

PUBLIC(void, shmem_complexf_prod_to_all, heddle_complexf *dest, const heddle_complexf *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, heddle_complexf *pWrk, long *pSync)
{
    (void)pWrk;
    collective_reduce(active_team(PE_start, logPE_stride, PE_size, pSync,
        "shmem_complexf_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)"),
        dest, source, (size_t)nreduce, sizeof(heddle_complexf), reduce_prod_complexf,
        "shmem_complexf_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync)");
}
