/* Made by gen_check.py from shmem.api: do not edit. */
/* Atomic operations under their old names. */
#include "profile.h"

PROFILED(float, shmem_float_fetch, const float *source, int pe)
{
    uint64_t begin = profile_begin();
    float result = pshmem_float_fetch(source, pe);
    profile_end(F_shmem_float_fetch, begin, sizeof(float), pe);
    return result;
}

PROFILED(double, shmem_double_fetch, const double *source, int pe)
{
    uint64_t begin = profile_begin();
    double result = pshmem_double_fetch(source, pe);
    profile_end(F_shmem_double_fetch, begin, sizeof(double), pe);
    return result;
}

PROFILED(int, shmem_int_fetch, const int *source, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_fetch(source, pe);
    profile_end(F_shmem_int_fetch, begin, sizeof(int), pe);
    return result;
}

PROFILED(long, shmem_long_fetch, const long *source, int pe)
{
    uint64_t begin = profile_begin();
    long result = pshmem_long_fetch(source, pe);
    profile_end(F_shmem_long_fetch, begin, sizeof(long), pe);
    return result;
}

PROFILED(long long, shmem_longlong_fetch, const long long *source, int pe)
{
    uint64_t begin = profile_begin();
    long long result = pshmem_longlong_fetch(source, pe);
    profile_end(F_shmem_longlong_fetch, begin, sizeof(long long), pe);
    return result;
}

PROFILED(void, shmem_float_set, float *dest, float value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_float_set(dest, value, pe);
    profile_end(F_shmem_float_set, begin, sizeof(float), pe);
}

PROFILED(void, shmem_double_set, double *dest, double value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_double_set(dest, value, pe);
    profile_end(F_shmem_double_set, begin, sizeof(double), pe);
}

PROFILED(void, shmem_int_set, int *dest, int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int_set(dest, value, pe);
    profile_end(F_shmem_int_set, begin, sizeof(int), pe);
}

PROFILED(void, shmem_long_set, long *dest, long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_long_set(dest, value, pe);
    profile_end(F_shmem_long_set, begin, sizeof(long), pe);
}

PROFILED(void, shmem_longlong_set, long long *dest, long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_set(dest, value, pe);
    profile_end(F_shmem_longlong_set, begin, sizeof(long long), pe);
}

PROFILED(float, shmem_float_swap, float *dest, float value, int pe)
{
    uint64_t begin = profile_begin();
    float result = pshmem_float_swap(dest, value, pe);
    profile_end(F_shmem_float_swap, begin, sizeof(float), pe);
    return result;
}

PROFILED(double, shmem_double_swap, double *dest, double value, int pe)
{
    uint64_t begin = profile_begin();
    double result = pshmem_double_swap(dest, value, pe);
    profile_end(F_shmem_double_swap, begin, sizeof(double), pe);
    return result;
}

PROFILED(int, shmem_int_swap, int *dest, int value, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_swap(dest, value, pe);
    profile_end(F_shmem_int_swap, begin, sizeof(int), pe);
    return result;
}

PROFILED(long, shmem_long_swap, long *dest, long value, int pe)
{
    uint64_t begin = profile_begin();
    long result = pshmem_long_swap(dest, value, pe);
    profile_end(F_shmem_long_swap, begin, sizeof(long), pe);
    return result;
}

PROFILED(long long, shmem_longlong_swap, long long *dest, long long value, int pe)
{
    uint64_t begin = profile_begin();
    long long result = pshmem_longlong_swap(dest, value, pe);
    profile_end(F_shmem_longlong_swap, begin, sizeof(long long), pe);
    return result;
}

PROFILED(int, shmem_int_cswap, int *dest, int cond, int value, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_cswap(dest, cond, value, pe);
    profile_end(F_shmem_int_cswap, begin, sizeof(int), pe);
    return result;
}

PROFILED(long, shmem_long_cswap, long *dest, long cond, long value, int pe)
{
    uint64_t begin = profile_begin();
    long result = pshmem_long_cswap(dest, cond, value, pe);
    profile_end(F_shmem_long_cswap, begin, sizeof(long), pe);
    return result;
}

PROFILED(long long, shmem_longlong_cswap, long long *dest, long long cond, long long value, int pe)
{
    uint64_t begin = profile_begin();
    long long result = pshmem_longlong_cswap(dest, cond, value, pe);
    profile_end(F_shmem_longlong_cswap, begin, sizeof(long long), pe);
    return result;
}

PROFILED(int, shmem_int_finc, int *dest, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_finc(dest, pe);
    profile_end(F_shmem_int_finc, begin, sizeof(int), pe);
    return result;
}

PROFILED(long, shmem_long_finc, long *dest, int pe)
{
    uint64_t begin = profile_begin();
    long result = pshmem_long_finc(dest, pe);
    profile_end(F_shmem_long_finc, begin, sizeof(long), pe);
    return result;
}

PROFILED(long long, shmem_longlong_finc, long long *dest, int pe)
{
    uint64_t begin = profile_begin();
    long long result = pshmem_longlong_finc(dest, pe);
    profile_end(F_shmem_longlong_finc, begin, sizeof(long long), pe);
    return result;
}

PROFILED(void, shmem_int_inc, int *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int_inc(dest, pe);
    profile_end(F_shmem_int_inc, begin, sizeof(int), pe);
}

PROFILED(void, shmem_long_inc, long *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_long_inc(dest, pe);
    profile_end(F_shmem_long_inc, begin, sizeof(long), pe);
}

PROFILED(void, shmem_longlong_inc, long long *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_inc(dest, pe);
    profile_end(F_shmem_longlong_inc, begin, sizeof(long long), pe);
}

PROFILED(int, shmem_int_fadd, int *dest, int value, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_fadd(dest, value, pe);
    profile_end(F_shmem_int_fadd, begin, sizeof(int), pe);
    return result;
}

PROFILED(long, shmem_long_fadd, long *dest, long value, int pe)
{
    uint64_t begin = profile_begin();
    long result = pshmem_long_fadd(dest, value, pe);
    profile_end(F_shmem_long_fadd, begin, sizeof(long), pe);
    return result;
}

PROFILED(long long, shmem_longlong_fadd, long long *dest, long long value, int pe)
{
    uint64_t begin = profile_begin();
    long long result = pshmem_longlong_fadd(dest, value, pe);
    profile_end(F_shmem_longlong_fadd, begin, sizeof(long long), pe);
    return result;
}

PROFILED(void, shmem_int_add, int *dest, int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int_add(dest, value, pe);
    profile_end(F_shmem_int_add, begin, sizeof(int), pe);
}

PROFILED(void, shmem_long_add, long *dest, long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_long_add(dest, value, pe);
    profile_end(F_shmem_long_add, begin, sizeof(long), pe);
}

PROFILED(void, shmem_longlong_add, long long *dest, long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_add(dest, value, pe);
    profile_end(F_shmem_longlong_add, begin, sizeof(long long), pe);
}
