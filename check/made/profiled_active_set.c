/* Made by gen_check.py from shmem.api: do not edit. */
/* Collectives over active sets. */
#include "profile.h"

PROFILED(void, shmem_barrier, int PE_start, int logPE_stride, int PE_size, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_barrier(PE_start, logPE_stride, PE_size, pSync);
    profile_end(F_shmem_barrier, begin, 0, NO_PE);
}

PROFILED(void, shmem_sync, int PE_start, int logPE_stride, int PE_size, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_sync(PE_start, logPE_stride, PE_size, pSync);
    profile_end(F_shmem_sync, begin, 0, NO_PE);
}

PROFILED(void, shmem_alltoall32, void *dest, const void *source, size_t nelems, int PE_start,
    int logPE_stride, int PE_size, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_alltoall32(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync);
    profile_end(F_shmem_alltoall32, begin, (size_t)PE_size * nelems * 4, NO_PE);
}

PROFILED(void, shmem_alltoall64, void *dest, const void *source, size_t nelems, int PE_start,
    int logPE_stride, int PE_size, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_alltoall64(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync);
    profile_end(F_shmem_alltoall64, begin, (size_t)PE_size * nelems * 8, NO_PE);
}

PROFILED(void, shmem_alltoalls32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_alltoalls32(dest, source, dst, sst, nelems, PE_start, logPE_stride, PE_size, pSync);
    profile_end(F_shmem_alltoalls32, begin, (size_t)PE_size * nelems * 4, NO_PE);
}

PROFILED(void, shmem_alltoalls64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int PE_start, int logPE_stride, int PE_size, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_alltoalls64(dest, source, dst, sst, nelems, PE_start, logPE_stride, PE_size, pSync);
    profile_end(F_shmem_alltoalls64, begin, (size_t)PE_size * nelems * 8, NO_PE);
}

PROFILED(void, shmem_broadcast32, void *dest, const void *source, size_t nelems, int PE_root, int PE_start,
    int logPE_stride, int PE_size, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_broadcast32(dest, source, nelems, PE_root, PE_start, logPE_stride, PE_size, pSync);
    profile_end(F_shmem_broadcast32, begin, nelems * 4, NO_PE);
}

PROFILED(void, shmem_broadcast64, void *dest, const void *source, size_t nelems, int PE_root, int PE_start,
    int logPE_stride, int PE_size, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_broadcast64(dest, source, nelems, PE_root, PE_start, logPE_stride, PE_size, pSync);
    profile_end(F_shmem_broadcast64, begin, nelems * 8, NO_PE);
}

PROFILED(void, shmem_collect32, void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
    int PE_size, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_collect32(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync);
    profile_end(F_shmem_collect32, begin, nelems * 4, NO_PE);
}

PROFILED(void, shmem_collect64, void *dest, const void *source, size_t nelems, int PE_start, int logPE_stride,
    int PE_size, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_collect64(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync);
    profile_end(F_shmem_collect64, begin, nelems * 8, NO_PE);
}

PROFILED(void, shmem_fcollect32, void *dest, const void *source, size_t nelems, int PE_start,
    int logPE_stride, int PE_size, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_fcollect32(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync);
    profile_end(F_shmem_fcollect32, begin, nelems * 4, NO_PE);
}

PROFILED(void, shmem_fcollect64, void *dest, const void *source, size_t nelems, int PE_start,
    int logPE_stride, int PE_size, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_fcollect64(dest, source, nelems, PE_start, logPE_stride, PE_size, pSync);
    profile_end(F_shmem_fcollect64, begin, nelems * 8, NO_PE);
}

PROFILED(void, shmem_short_and_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_short_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_short_and_to_all, begin, (size_t)nreduce * sizeof(short), NO_PE);
}

PROFILED(void, shmem_int_and_to_all, int *dest, const int *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, int *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_int_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_int_and_to_all, begin, (size_t)nreduce * sizeof(int), NO_PE);
}

PROFILED(void, shmem_long_and_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_long_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_long_and_to_all, begin, (size_t)nreduce * sizeof(long), NO_PE);
}

PROFILED(void, shmem_longlong_and_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_and_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_longlong_and_to_all, begin, (size_t)nreduce * sizeof(long long), NO_PE);
}

PROFILED(void, shmem_short_or_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_short_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_short_or_to_all, begin, (size_t)nreduce * sizeof(short), NO_PE);
}

PROFILED(void, shmem_int_or_to_all, int *dest, const int *source, int nreduce, int PE_start, int logPE_stride,
    int PE_size, int *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_int_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_int_or_to_all, begin, (size_t)nreduce * sizeof(int), NO_PE);
}

PROFILED(void, shmem_long_or_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_long_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_long_or_to_all, begin, (size_t)nreduce * sizeof(long), NO_PE);
}

PROFILED(void, shmem_longlong_or_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_or_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_longlong_or_to_all, begin, (size_t)nreduce * sizeof(long long), NO_PE);
}

PROFILED(void, shmem_short_xor_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_short_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_short_xor_to_all, begin, (size_t)nreduce * sizeof(short), NO_PE);
}

PROFILED(void, shmem_int_xor_to_all, int *dest, const int *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, int *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_int_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_int_xor_to_all, begin, (size_t)nreduce * sizeof(int), NO_PE);
}

PROFILED(void, shmem_long_xor_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_long_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_long_xor_to_all, begin, (size_t)nreduce * sizeof(long), NO_PE);
}

PROFILED(void, shmem_longlong_xor_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_xor_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_longlong_xor_to_all, begin, (size_t)nreduce * sizeof(long long), NO_PE);
}

PROFILED(void, shmem_short_max_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_short_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_short_max_to_all, begin, (size_t)nreduce * sizeof(short), NO_PE);
}

PROFILED(void, shmem_int_max_to_all, int *dest, const int *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, int *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_int_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_int_max_to_all, begin, (size_t)nreduce * sizeof(int), NO_PE);
}

PROFILED(void, shmem_long_max_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_long_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_long_max_to_all, begin, (size_t)nreduce * sizeof(long), NO_PE);
}

PROFILED(void, shmem_longlong_max_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_longlong_max_to_all, begin, (size_t)nreduce * sizeof(long long), NO_PE);
}

PROFILED(void, shmem_float_max_to_all, float *dest, const float *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, float *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_float_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_float_max_to_all, begin, (size_t)nreduce * sizeof(float), NO_PE);
}

PROFILED(void, shmem_double_max_to_all, double *dest, const double *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, double *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_double_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_double_max_to_all, begin, (size_t)nreduce * sizeof(double), NO_PE);
}

PROFILED(void, shmem_longdouble_max_to_all, long double *dest, const long double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long double *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_longdouble_max_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_longdouble_max_to_all, begin, (size_t)nreduce * sizeof(long double), NO_PE);
}

PROFILED(void, shmem_short_min_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_short_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_short_min_to_all, begin, (size_t)nreduce * sizeof(short), NO_PE);
}

PROFILED(void, shmem_int_min_to_all, int *dest, const int *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, int *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_int_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_int_min_to_all, begin, (size_t)nreduce * sizeof(int), NO_PE);
}

PROFILED(void, shmem_long_min_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_long_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_long_min_to_all, begin, (size_t)nreduce * sizeof(long), NO_PE);
}

PROFILED(void, shmem_longlong_min_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_longlong_min_to_all, begin, (size_t)nreduce * sizeof(long long), NO_PE);
}

PROFILED(void, shmem_float_min_to_all, float *dest, const float *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, float *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_float_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_float_min_to_all, begin, (size_t)nreduce * sizeof(float), NO_PE);
}

PROFILED(void, shmem_double_min_to_all, double *dest, const double *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, double *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_double_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_double_min_to_all, begin, (size_t)nreduce * sizeof(double), NO_PE);
}

PROFILED(void, shmem_longdouble_min_to_all, long double *dest, const long double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long double *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_longdouble_min_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_longdouble_min_to_all, begin, (size_t)nreduce * sizeof(long double), NO_PE);
}

PROFILED(void, shmem_short_sum_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_short_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_short_sum_to_all, begin, (size_t)nreduce * sizeof(short), NO_PE);
}

PROFILED(void, shmem_int_sum_to_all, int *dest, const int *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, int *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_int_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_int_sum_to_all, begin, (size_t)nreduce * sizeof(int), NO_PE);
}

PROFILED(void, shmem_long_sum_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_long_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_long_sum_to_all, begin, (size_t)nreduce * sizeof(long), NO_PE);
}

PROFILED(void, shmem_longlong_sum_to_all, long long *dest, const long long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_longlong_sum_to_all, begin, (size_t)nreduce * sizeof(long long), NO_PE);
}

PROFILED(void, shmem_float_sum_to_all, float *dest, const float *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, float *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_float_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_float_sum_to_all, begin, (size_t)nreduce * sizeof(float), NO_PE);
}

PROFILED(void, shmem_double_sum_to_all, double *dest, const double *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, double *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_double_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_double_sum_to_all, begin, (size_t)nreduce * sizeof(double), NO_PE);
}

PROFILED(void, shmem_longdouble_sum_to_all, long double *dest, const long double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long double *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_longdouble_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_longdouble_sum_to_all, begin, (size_t)nreduce * sizeof(long double), NO_PE);
}

PROFILED(void, shmem_complexd_sum_to_all, heddle_complexd *dest, const heddle_complexd *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, heddle_complexd *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_complexd_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_complexd_sum_to_all, begin, (size_t)nreduce * sizeof(heddle_complexd), NO_PE);
}

PROFILED(void, shmem_complexf_sum_to_all, heddle_complexf *dest, const heddle_complexf *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, heddle_complexf *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_complexf_sum_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_complexf_sum_to_all, begin, (size_t)nreduce * sizeof(heddle_complexf), NO_PE);
}

PROFILED(void, shmem_short_prod_to_all, short *dest, const short *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, short *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_short_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_short_prod_to_all, begin, (size_t)nreduce * sizeof(short), NO_PE);
}

PROFILED(void, shmem_int_prod_to_all, int *dest, const int *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, int *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_int_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_int_prod_to_all, begin, (size_t)nreduce * sizeof(int), NO_PE);
}

PROFILED(void, shmem_long_prod_to_all, long *dest, const long *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, long *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_long_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_long_prod_to_all, begin, (size_t)nreduce * sizeof(long), NO_PE);
}

PROFILED(void, shmem_longlong_prod_to_all, long long *dest, const long long *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long long *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_longlong_prod_to_all, begin, (size_t)nreduce * sizeof(long long), NO_PE);
}

PROFILED(void, shmem_float_prod_to_all, float *dest, const float *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, float *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_float_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_float_prod_to_all, begin, (size_t)nreduce * sizeof(float), NO_PE);
}

PROFILED(void, shmem_double_prod_to_all, double *dest, const double *source, int nreduce, int PE_start,
    int logPE_stride, int PE_size, double *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_double_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_double_prod_to_all, begin, (size_t)nreduce * sizeof(double), NO_PE);
}

PROFILED(void, shmem_longdouble_prod_to_all, long double *dest, const long double *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, long double *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_longdouble_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_longdouble_prod_to_all, begin, (size_t)nreduce * sizeof(long double), NO_PE);
}

PROFILED(void, shmem_complexd_prod_to_all, heddle_complexd *dest, const heddle_complexd *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, heddle_complexd *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_complexd_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_complexd_prod_to_all, begin, (size_t)nreduce * sizeof(heddle_complexd), NO_PE);
}

PROFILED(void, shmem_complexf_prod_to_all, heddle_complexf *dest, const heddle_complexf *source, int nreduce,
    int PE_start, int logPE_stride, int PE_size, heddle_complexf *pWrk, long *pSync)
{
    uint64_t begin = profile_begin();
    pshmem_complexf_prod_to_all(dest, source, nreduce, PE_start, logPE_stride, PE_size, pWrk, pSync);
    profile_end(F_shmem_complexf_prod_to_all, begin, (size_t)nreduce * sizeof(heddle_complexf), NO_PE);
}
