/* Made by gen_check.py from shmem.api: do not edit. */
/* Atomic operations. */
#include "profile.h"

PROFILED(float, shmem_float_atomic_fetch, const float *source, int pe)
{
    uint64_t begin = profile_begin();
    float result = pshmem_float_atomic_fetch(source, pe);
    profile_end(F_shmem_float_atomic_fetch, begin, sizeof(float), pe);
    return result;
}

PROFILED(double, shmem_double_atomic_fetch, const double *source, int pe)
{
    uint64_t begin = profile_begin();
    double result = pshmem_double_atomic_fetch(source, pe);
    profile_end(F_shmem_double_atomic_fetch, begin, sizeof(double), pe);
    return result;
}

PROFILED(int, shmem_int_atomic_fetch, const int *source, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_atomic_fetch(source, pe);
    profile_end(F_shmem_int_atomic_fetch, begin, sizeof(int), pe);
    return result;
}

PROFILED(long, shmem_long_atomic_fetch, const long *source, int pe)
{
    uint64_t begin = profile_begin();
    long result = pshmem_long_atomic_fetch(source, pe);
    profile_end(F_shmem_long_atomic_fetch, begin, sizeof(long), pe);
    return result;
}

PROFILED(long long, shmem_longlong_atomic_fetch, const long long *source, int pe)
{
    uint64_t begin = profile_begin();
    long long result = pshmem_longlong_atomic_fetch(source, pe);
    profile_end(F_shmem_longlong_atomic_fetch, begin, sizeof(long long), pe);
    return result;
}

PROFILED(unsigned int, shmem_uint_atomic_fetch, const unsigned int *source, int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_uint_atomic_fetch(source, pe);
    profile_end(F_shmem_uint_atomic_fetch, begin, sizeof(unsigned int), pe);
    return result;
}

PROFILED(unsigned long, shmem_ulong_atomic_fetch, const unsigned long *source, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ulong_atomic_fetch(source, pe);
    profile_end(F_shmem_ulong_atomic_fetch, begin, sizeof(unsigned long), pe);
    return result;
}

PROFILED(unsigned long long, shmem_ulonglong_atomic_fetch, const unsigned long long *source, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ulonglong_atomic_fetch(source, pe);
    profile_end(F_shmem_ulonglong_atomic_fetch, begin, sizeof(unsigned long long), pe);
    return result;
}

PROFILED(int32_t, shmem_int32_atomic_fetch, const int32_t *source, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_int32_atomic_fetch(source, pe);
    profile_end(F_shmem_int32_atomic_fetch, begin, sizeof(int32_t), pe);
    return result;
}

PROFILED(int64_t, shmem_int64_atomic_fetch, const int64_t *source, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_int64_atomic_fetch(source, pe);
    profile_end(F_shmem_int64_atomic_fetch, begin, sizeof(int64_t), pe);
    return result;
}

PROFILED(uint32_t, shmem_uint32_atomic_fetch, const uint32_t *source, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_uint32_atomic_fetch(source, pe);
    profile_end(F_shmem_uint32_atomic_fetch, begin, sizeof(uint32_t), pe);
    return result;
}

PROFILED(uint64_t, shmem_uint64_atomic_fetch, const uint64_t *source, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_uint64_atomic_fetch(source, pe);
    profile_end(F_shmem_uint64_atomic_fetch, begin, sizeof(uint64_t), pe);
    return result;
}

PROFILED(size_t, shmem_size_atomic_fetch, const size_t *source, int pe)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_size_atomic_fetch(source, pe);
    profile_end(F_shmem_size_atomic_fetch, begin, sizeof(size_t), pe);
    return result;
}

PROFILED(ptrdiff_t, shmem_ptrdiff_atomic_fetch, const ptrdiff_t *source, int pe)
{
    uint64_t begin = profile_begin();
    ptrdiff_t result = pshmem_ptrdiff_atomic_fetch(source, pe);
    profile_end(F_shmem_ptrdiff_atomic_fetch, begin, sizeof(ptrdiff_t), pe);
    return result;
}

PROFILED(float, shmem_ctx_float_atomic_fetch, shmem_ctx_t ctx, const float *source, int pe)
{
    uint64_t begin = profile_begin();
    float result = pshmem_ctx_float_atomic_fetch(ctx, source, pe);
    profile_end(F_shmem_ctx_float_atomic_fetch, begin, sizeof(float), world_pe(ctx, pe));
    return result;
}

PROFILED(double, shmem_ctx_double_atomic_fetch, shmem_ctx_t ctx, const double *source, int pe)
{
    uint64_t begin = profile_begin();
    double result = pshmem_ctx_double_atomic_fetch(ctx, source, pe);
    profile_end(F_shmem_ctx_double_atomic_fetch, begin, sizeof(double), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmem_ctx_int_atomic_fetch, shmem_ctx_t ctx, const int *source, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ctx_int_atomic_fetch(ctx, source, pe);
    profile_end(F_shmem_ctx_int_atomic_fetch, begin, sizeof(int), world_pe(ctx, pe));
    return result;
}

PROFILED(long, shmem_ctx_long_atomic_fetch, shmem_ctx_t ctx, const long *source, int pe)
{
    uint64_t begin = profile_begin();
    long result = pshmem_ctx_long_atomic_fetch(ctx, source, pe);
    profile_end(F_shmem_ctx_long_atomic_fetch, begin, sizeof(long), world_pe(ctx, pe));
    return result;
}

PROFILED(long long, shmem_ctx_longlong_atomic_fetch, shmem_ctx_t ctx, const long long *source, int pe)
{
    uint64_t begin = profile_begin();
    long long result = pshmem_ctx_longlong_atomic_fetch(ctx, source, pe);
    profile_end(F_shmem_ctx_longlong_atomic_fetch, begin, sizeof(long long), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned int, shmem_ctx_uint_atomic_fetch, shmem_ctx_t ctx, const unsigned int *source, int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_ctx_uint_atomic_fetch(ctx, source, pe);
    profile_end(F_shmem_ctx_uint_atomic_fetch, begin, sizeof(unsigned int), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long, shmem_ctx_ulong_atomic_fetch, shmem_ctx_t ctx, const unsigned long *source, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ctx_ulong_atomic_fetch(ctx, source, pe);
    profile_end(F_shmem_ctx_ulong_atomic_fetch, begin, sizeof(unsigned long), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long long, shmem_ctx_ulonglong_atomic_fetch, shmem_ctx_t ctx,
    const unsigned long long *source, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ctx_ulonglong_atomic_fetch(ctx, source, pe);
    profile_end(F_shmem_ctx_ulonglong_atomic_fetch, begin, sizeof(unsigned long long), world_pe(ctx, pe));
    return result;
}

PROFILED(int32_t, shmem_ctx_int32_atomic_fetch, shmem_ctx_t ctx, const int32_t *source, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_ctx_int32_atomic_fetch(ctx, source, pe);
    profile_end(F_shmem_ctx_int32_atomic_fetch, begin, sizeof(int32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int64_t, shmem_ctx_int64_atomic_fetch, shmem_ctx_t ctx, const int64_t *source, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_ctx_int64_atomic_fetch(ctx, source, pe);
    profile_end(F_shmem_ctx_int64_atomic_fetch, begin, sizeof(int64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint32_t, shmem_ctx_uint32_atomic_fetch, shmem_ctx_t ctx, const uint32_t *source, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_ctx_uint32_atomic_fetch(ctx, source, pe);
    profile_end(F_shmem_ctx_uint32_atomic_fetch, begin, sizeof(uint32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint64_t, shmem_ctx_uint64_atomic_fetch, shmem_ctx_t ctx, const uint64_t *source, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_ctx_uint64_atomic_fetch(ctx, source, pe);
    profile_end(F_shmem_ctx_uint64_atomic_fetch, begin, sizeof(uint64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(size_t, shmem_ctx_size_atomic_fetch, shmem_ctx_t ctx, const size_t *source, int pe)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ctx_size_atomic_fetch(ctx, source, pe);
    profile_end(F_shmem_ctx_size_atomic_fetch, begin, sizeof(size_t), world_pe(ctx, pe));
    return result;
}

PROFILED(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch, shmem_ctx_t ctx, const ptrdiff_t *source, int pe)
{
    uint64_t begin = profile_begin();
    ptrdiff_t result = pshmem_ctx_ptrdiff_atomic_fetch(ctx, source, pe);
    profile_end(F_shmem_ctx_ptrdiff_atomic_fetch, begin, sizeof(ptrdiff_t), world_pe(ctx, pe));
    return result;
}

PROFILED(void, shmem_float_atomic_set, float *dest, float value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_float_atomic_set(dest, value, pe);
    profile_end(F_shmem_float_atomic_set, begin, sizeof(float), pe);
}

PROFILED(void, shmem_double_atomic_set, double *dest, double value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_double_atomic_set(dest, value, pe);
    profile_end(F_shmem_double_atomic_set, begin, sizeof(double), pe);
}

PROFILED(void, shmem_int_atomic_set, int *dest, int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int_atomic_set(dest, value, pe);
    profile_end(F_shmem_int_atomic_set, begin, sizeof(int), pe);
}

PROFILED(void, shmem_long_atomic_set, long *dest, long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_long_atomic_set(dest, value, pe);
    profile_end(F_shmem_long_atomic_set, begin, sizeof(long), pe);
}

PROFILED(void, shmem_longlong_atomic_set, long long *dest, long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_atomic_set(dest, value, pe);
    profile_end(F_shmem_longlong_atomic_set, begin, sizeof(long long), pe);
}

PROFILED(void, shmem_uint_atomic_set, unsigned int *dest, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint_atomic_set(dest, value, pe);
    profile_end(F_shmem_uint_atomic_set, begin, sizeof(unsigned int), pe);
}

PROFILED(void, shmem_ulong_atomic_set, unsigned long *dest, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulong_atomic_set(dest, value, pe);
    profile_end(F_shmem_ulong_atomic_set, begin, sizeof(unsigned long), pe);
}

PROFILED(void, shmem_ulonglong_atomic_set, unsigned long long *dest, unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulonglong_atomic_set(dest, value, pe);
    profile_end(F_shmem_ulonglong_atomic_set, begin, sizeof(unsigned long long), pe);
}

PROFILED(void, shmem_int32_atomic_set, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int32_atomic_set(dest, value, pe);
    profile_end(F_shmem_int32_atomic_set, begin, sizeof(int32_t), pe);
}

PROFILED(void, shmem_int64_atomic_set, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int64_atomic_set(dest, value, pe);
    profile_end(F_shmem_int64_atomic_set, begin, sizeof(int64_t), pe);
}

PROFILED(void, shmem_uint32_atomic_set, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint32_atomic_set(dest, value, pe);
    profile_end(F_shmem_uint32_atomic_set, begin, sizeof(uint32_t), pe);
}

PROFILED(void, shmem_uint64_atomic_set, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint64_atomic_set(dest, value, pe);
    profile_end(F_shmem_uint64_atomic_set, begin, sizeof(uint64_t), pe);
}

PROFILED(void, shmem_size_atomic_set, size_t *dest, size_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_size_atomic_set(dest, value, pe);
    profile_end(F_shmem_size_atomic_set, begin, sizeof(size_t), pe);
}

PROFILED(void, shmem_ptrdiff_atomic_set, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ptrdiff_atomic_set(dest, value, pe);
    profile_end(F_shmem_ptrdiff_atomic_set, begin, sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmem_ctx_float_atomic_set, shmem_ctx_t ctx, float *dest, float value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_float_atomic_set(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_float_atomic_set, begin, sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_double_atomic_set, shmem_ctx_t ctx, double *dest, double value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_double_atomic_set(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_double_atomic_set, begin, sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int_atomic_set, shmem_ctx_t ctx, int *dest, int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int_atomic_set(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int_atomic_set, begin, sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_long_atomic_set, shmem_ctx_t ctx, long *dest, long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_long_atomic_set(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_long_atomic_set, begin, sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_longlong_atomic_set, shmem_ctx_t ctx, long long *dest, long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_longlong_atomic_set(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_longlong_atomic_set, begin, sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint_atomic_set, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint_atomic_set(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint_atomic_set, begin, sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulong_atomic_set, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulong_atomic_set(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulong_atomic_set, begin, sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulonglong_atomic_set, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulonglong_atomic_set(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulonglong_atomic_set, begin, sizeof(unsigned long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int32_atomic_set, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int32_atomic_set(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int32_atomic_set, begin, sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int64_atomic_set, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int64_atomic_set(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int64_atomic_set, begin, sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint32_atomic_set, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint32_atomic_set(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint32_atomic_set, begin, sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint64_atomic_set, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint64_atomic_set(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint64_atomic_set, begin, sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_size_atomic_set, shmem_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_size_atomic_set(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_size_atomic_set, begin, sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ptrdiff_atomic_set, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ptrdiff_atomic_set(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ptrdiff_atomic_set, begin, sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(float, shmem_float_atomic_swap, float *dest, float value, int pe)
{
    uint64_t begin = profile_begin();
    float result = pshmem_float_atomic_swap(dest, value, pe);
    profile_end(F_shmem_float_atomic_swap, begin, sizeof(float), pe);
    return result;
}

PROFILED(double, shmem_double_atomic_swap, double *dest, double value, int pe)
{
    uint64_t begin = profile_begin();
    double result = pshmem_double_atomic_swap(dest, value, pe);
    profile_end(F_shmem_double_atomic_swap, begin, sizeof(double), pe);
    return result;
}

PROFILED(int, shmem_int_atomic_swap, int *dest, int value, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_atomic_swap(dest, value, pe);
    profile_end(F_shmem_int_atomic_swap, begin, sizeof(int), pe);
    return result;
}

PROFILED(long, shmem_long_atomic_swap, long *dest, long value, int pe)
{
    uint64_t begin = profile_begin();
    long result = pshmem_long_atomic_swap(dest, value, pe);
    profile_end(F_shmem_long_atomic_swap, begin, sizeof(long), pe);
    return result;
}

PROFILED(long long, shmem_longlong_atomic_swap, long long *dest, long long value, int pe)
{
    uint64_t begin = profile_begin();
    long long result = pshmem_longlong_atomic_swap(dest, value, pe);
    profile_end(F_shmem_longlong_atomic_swap, begin, sizeof(long long), pe);
    return result;
}

PROFILED(unsigned int, shmem_uint_atomic_swap, unsigned int *dest, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_uint_atomic_swap(dest, value, pe);
    profile_end(F_shmem_uint_atomic_swap, begin, sizeof(unsigned int), pe);
    return result;
}

PROFILED(unsigned long, shmem_ulong_atomic_swap, unsigned long *dest, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ulong_atomic_swap(dest, value, pe);
    profile_end(F_shmem_ulong_atomic_swap, begin, sizeof(unsigned long), pe);
    return result;
}

PROFILED(unsigned long long, shmem_ulonglong_atomic_swap, unsigned long long *dest, unsigned long long value,
    int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ulonglong_atomic_swap(dest, value, pe);
    profile_end(F_shmem_ulonglong_atomic_swap, begin, sizeof(unsigned long long), pe);
    return result;
}

PROFILED(int32_t, shmem_int32_atomic_swap, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_int32_atomic_swap(dest, value, pe);
    profile_end(F_shmem_int32_atomic_swap, begin, sizeof(int32_t), pe);
    return result;
}

PROFILED(int64_t, shmem_int64_atomic_swap, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_int64_atomic_swap(dest, value, pe);
    profile_end(F_shmem_int64_atomic_swap, begin, sizeof(int64_t), pe);
    return result;
}

PROFILED(uint32_t, shmem_uint32_atomic_swap, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_uint32_atomic_swap(dest, value, pe);
    profile_end(F_shmem_uint32_atomic_swap, begin, sizeof(uint32_t), pe);
    return result;
}

PROFILED(uint64_t, shmem_uint64_atomic_swap, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_uint64_atomic_swap(dest, value, pe);
    profile_end(F_shmem_uint64_atomic_swap, begin, sizeof(uint64_t), pe);
    return result;
}

PROFILED(size_t, shmem_size_atomic_swap, size_t *dest, size_t value, int pe)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_size_atomic_swap(dest, value, pe);
    profile_end(F_shmem_size_atomic_swap, begin, sizeof(size_t), pe);
    return result;
}

PROFILED(ptrdiff_t, shmem_ptrdiff_atomic_swap, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    uint64_t begin = profile_begin();
    ptrdiff_t result = pshmem_ptrdiff_atomic_swap(dest, value, pe);
    profile_end(F_shmem_ptrdiff_atomic_swap, begin, sizeof(ptrdiff_t), pe);
    return result;
}

PROFILED(float, shmem_ctx_float_atomic_swap, shmem_ctx_t ctx, float *dest, float value, int pe)
{
    uint64_t begin = profile_begin();
    float result = pshmem_ctx_float_atomic_swap(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_float_atomic_swap, begin, sizeof(float), world_pe(ctx, pe));
    return result;
}

PROFILED(double, shmem_ctx_double_atomic_swap, shmem_ctx_t ctx, double *dest, double value, int pe)
{
    uint64_t begin = profile_begin();
    double result = pshmem_ctx_double_atomic_swap(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_double_atomic_swap, begin, sizeof(double), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmem_ctx_int_atomic_swap, shmem_ctx_t ctx, int *dest, int value, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ctx_int_atomic_swap(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int_atomic_swap, begin, sizeof(int), world_pe(ctx, pe));
    return result;
}

PROFILED(long, shmem_ctx_long_atomic_swap, shmem_ctx_t ctx, long *dest, long value, int pe)
{
    uint64_t begin = profile_begin();
    long result = pshmem_ctx_long_atomic_swap(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_long_atomic_swap, begin, sizeof(long), world_pe(ctx, pe));
    return result;
}

PROFILED(long long, shmem_ctx_longlong_atomic_swap, shmem_ctx_t ctx, long long *dest, long long value, int pe)
{
    uint64_t begin = profile_begin();
    long long result = pshmem_ctx_longlong_atomic_swap(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_longlong_atomic_swap, begin, sizeof(long long), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned int, shmem_ctx_uint_atomic_swap, shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_ctx_uint_atomic_swap(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint_atomic_swap, begin, sizeof(unsigned int), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long, shmem_ctx_ulong_atomic_swap, shmem_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ctx_ulong_atomic_swap(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulong_atomic_swap, begin, sizeof(unsigned long), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long long, shmem_ctx_ulonglong_atomic_swap, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ctx_ulonglong_atomic_swap(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulonglong_atomic_swap, begin, sizeof(unsigned long long), world_pe(ctx, pe));
    return result;
}

PROFILED(int32_t, shmem_ctx_int32_atomic_swap, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_ctx_int32_atomic_swap(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int32_atomic_swap, begin, sizeof(int32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int64_t, shmem_ctx_int64_atomic_swap, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_ctx_int64_atomic_swap(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int64_atomic_swap, begin, sizeof(int64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint32_t, shmem_ctx_uint32_atomic_swap, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_ctx_uint32_atomic_swap(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint32_atomic_swap, begin, sizeof(uint32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint64_t, shmem_ctx_uint64_atomic_swap, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_ctx_uint64_atomic_swap(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint64_atomic_swap, begin, sizeof(uint64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(size_t, shmem_ctx_size_atomic_swap, shmem_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ctx_size_atomic_swap(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_size_atomic_swap, begin, sizeof(size_t), world_pe(ctx, pe));
    return result;
}

PROFILED(ptrdiff_t, shmem_ctx_ptrdiff_atomic_swap, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    uint64_t begin = profile_begin();
    ptrdiff_t result = pshmem_ctx_ptrdiff_atomic_swap(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ptrdiff_atomic_swap, begin, sizeof(ptrdiff_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmem_int_atomic_compare_swap, int *dest, int cond, int value, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_atomic_compare_swap(dest, cond, value, pe);
    profile_end(F_shmem_int_atomic_compare_swap, begin, sizeof(int), pe);
    return result;
}

PROFILED(long, shmem_long_atomic_compare_swap, long *dest, long cond, long value, int pe)
{
    uint64_t begin = profile_begin();
    long result = pshmem_long_atomic_compare_swap(dest, cond, value, pe);
    profile_end(F_shmem_long_atomic_compare_swap, begin, sizeof(long), pe);
    return result;
}

PROFILED(long long, shmem_longlong_atomic_compare_swap, long long *dest, long long cond, long long value,
    int pe)
{
    uint64_t begin = profile_begin();
    long long result = pshmem_longlong_atomic_compare_swap(dest, cond, value, pe);
    profile_end(F_shmem_longlong_atomic_compare_swap, begin, sizeof(long long), pe);
    return result;
}

PROFILED(unsigned int, shmem_uint_atomic_compare_swap, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_uint_atomic_compare_swap(dest, cond, value, pe);
    profile_end(F_shmem_uint_atomic_compare_swap, begin, sizeof(unsigned int), pe);
    return result;
}

PROFILED(unsigned long, shmem_ulong_atomic_compare_swap, unsigned long *dest, unsigned long cond,
    unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ulong_atomic_compare_swap(dest, cond, value, pe);
    profile_end(F_shmem_ulong_atomic_compare_swap, begin, sizeof(unsigned long), pe);
    return result;
}

PROFILED(unsigned long long, shmem_ulonglong_atomic_compare_swap, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ulonglong_atomic_compare_swap(dest, cond, value, pe);
    profile_end(F_shmem_ulonglong_atomic_compare_swap, begin, sizeof(unsigned long long), pe);
    return result;
}

PROFILED(int32_t, shmem_int32_atomic_compare_swap, int32_t *dest, int32_t cond, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_int32_atomic_compare_swap(dest, cond, value, pe);
    profile_end(F_shmem_int32_atomic_compare_swap, begin, sizeof(int32_t), pe);
    return result;
}

PROFILED(int64_t, shmem_int64_atomic_compare_swap, int64_t *dest, int64_t cond, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_int64_atomic_compare_swap(dest, cond, value, pe);
    profile_end(F_shmem_int64_atomic_compare_swap, begin, sizeof(int64_t), pe);
    return result;
}

PROFILED(uint32_t, shmem_uint32_atomic_compare_swap, uint32_t *dest, uint32_t cond, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_uint32_atomic_compare_swap(dest, cond, value, pe);
    profile_end(F_shmem_uint32_atomic_compare_swap, begin, sizeof(uint32_t), pe);
    return result;
}

PROFILED(uint64_t, shmem_uint64_atomic_compare_swap, uint64_t *dest, uint64_t cond, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_uint64_atomic_compare_swap(dest, cond, value, pe);
    profile_end(F_shmem_uint64_atomic_compare_swap, begin, sizeof(uint64_t), pe);
    return result;
}

PROFILED(size_t, shmem_size_atomic_compare_swap, size_t *dest, size_t cond, size_t value, int pe)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_size_atomic_compare_swap(dest, cond, value, pe);
    profile_end(F_shmem_size_atomic_compare_swap, begin, sizeof(size_t), pe);
    return result;
}

PROFILED(ptrdiff_t, shmem_ptrdiff_atomic_compare_swap, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value,
    int pe)
{
    uint64_t begin = profile_begin();
    ptrdiff_t result = pshmem_ptrdiff_atomic_compare_swap(dest, cond, value, pe);
    profile_end(F_shmem_ptrdiff_atomic_compare_swap, begin, sizeof(ptrdiff_t), pe);
    return result;
}

PROFILED(int, shmem_ctx_int_atomic_compare_swap, shmem_ctx_t ctx, int *dest, int cond, int value, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ctx_int_atomic_compare_swap(ctx, dest, cond, value, pe);
    profile_end(F_shmem_ctx_int_atomic_compare_swap, begin, sizeof(int), world_pe(ctx, pe));
    return result;
}

PROFILED(long, shmem_ctx_long_atomic_compare_swap, shmem_ctx_t ctx, long *dest, long cond, long value, int pe)
{
    uint64_t begin = profile_begin();
    long result = pshmem_ctx_long_atomic_compare_swap(ctx, dest, cond, value, pe);
    profile_end(F_shmem_ctx_long_atomic_compare_swap, begin, sizeof(long), world_pe(ctx, pe));
    return result;
}

PROFILED(long long, shmem_ctx_longlong_atomic_compare_swap, shmem_ctx_t ctx, long long *dest, long long cond,
    long long value, int pe)
{
    uint64_t begin = profile_begin();
    long long result = pshmem_ctx_longlong_atomic_compare_swap(ctx, dest, cond, value, pe);
    profile_end(F_shmem_ctx_longlong_atomic_compare_swap, begin, sizeof(long long), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned int, shmem_ctx_uint_atomic_compare_swap, shmem_ctx_t ctx, unsigned int *dest,
    unsigned int cond, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_ctx_uint_atomic_compare_swap(ctx, dest, cond, value, pe);
    profile_end(F_shmem_ctx_uint_atomic_compare_swap, begin, sizeof(unsigned int), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long, shmem_ctx_ulong_atomic_compare_swap, shmem_ctx_t ctx, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ctx_ulong_atomic_compare_swap(ctx, dest, cond, value, pe);
    profile_end(F_shmem_ctx_ulong_atomic_compare_swap, begin, sizeof(unsigned long), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long long, shmem_ctx_ulonglong_atomic_compare_swap, shmem_ctx_t ctx,
    unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ctx_ulonglong_atomic_compare_swap(ctx, dest, cond, value, pe);
    profile_end(F_shmem_ctx_ulonglong_atomic_compare_swap, begin, sizeof(unsigned long long), world_pe(ctx,
        pe));
    return result;
}

PROFILED(int32_t, shmem_ctx_int32_atomic_compare_swap, shmem_ctx_t ctx, int32_t *dest, int32_t cond,
    int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_ctx_int32_atomic_compare_swap(ctx, dest, cond, value, pe);
    profile_end(F_shmem_ctx_int32_atomic_compare_swap, begin, sizeof(int32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int64_t, shmem_ctx_int64_atomic_compare_swap, shmem_ctx_t ctx, int64_t *dest, int64_t cond,
    int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_ctx_int64_atomic_compare_swap(ctx, dest, cond, value, pe);
    profile_end(F_shmem_ctx_int64_atomic_compare_swap, begin, sizeof(int64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint32_t, shmem_ctx_uint32_atomic_compare_swap, shmem_ctx_t ctx, uint32_t *dest, uint32_t cond,
    uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_ctx_uint32_atomic_compare_swap(ctx, dest, cond, value, pe);
    profile_end(F_shmem_ctx_uint32_atomic_compare_swap, begin, sizeof(uint32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint64_t, shmem_ctx_uint64_atomic_compare_swap, shmem_ctx_t ctx, uint64_t *dest, uint64_t cond,
    uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_ctx_uint64_atomic_compare_swap(ctx, dest, cond, value, pe);
    profile_end(F_shmem_ctx_uint64_atomic_compare_swap, begin, sizeof(uint64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(size_t, shmem_ctx_size_atomic_compare_swap, shmem_ctx_t ctx, size_t *dest, size_t cond, size_t value,
    int pe)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ctx_size_atomic_compare_swap(ctx, dest, cond, value, pe);
    profile_end(F_shmem_ctx_size_atomic_compare_swap, begin, sizeof(size_t), world_pe(ctx, pe));
    return result;
}

PROFILED(ptrdiff_t, shmem_ctx_ptrdiff_atomic_compare_swap, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe)
{
    uint64_t begin = profile_begin();
    ptrdiff_t result = pshmem_ctx_ptrdiff_atomic_compare_swap(ctx, dest, cond, value, pe);
    profile_end(F_shmem_ctx_ptrdiff_atomic_compare_swap, begin, sizeof(ptrdiff_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmem_int_atomic_fetch_inc, int *dest, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_atomic_fetch_inc(dest, pe);
    profile_end(F_shmem_int_atomic_fetch_inc, begin, sizeof(int), pe);
    return result;
}

PROFILED(long, shmem_long_atomic_fetch_inc, long *dest, int pe)
{
    uint64_t begin = profile_begin();
    long result = pshmem_long_atomic_fetch_inc(dest, pe);
    profile_end(F_shmem_long_atomic_fetch_inc, begin, sizeof(long), pe);
    return result;
}

PROFILED(long long, shmem_longlong_atomic_fetch_inc, long long *dest, int pe)
{
    uint64_t begin = profile_begin();
    long long result = pshmem_longlong_atomic_fetch_inc(dest, pe);
    profile_end(F_shmem_longlong_atomic_fetch_inc, begin, sizeof(long long), pe);
    return result;
}

PROFILED(unsigned int, shmem_uint_atomic_fetch_inc, unsigned int *dest, int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_uint_atomic_fetch_inc(dest, pe);
    profile_end(F_shmem_uint_atomic_fetch_inc, begin, sizeof(unsigned int), pe);
    return result;
}

PROFILED(unsigned long, shmem_ulong_atomic_fetch_inc, unsigned long *dest, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ulong_atomic_fetch_inc(dest, pe);
    profile_end(F_shmem_ulong_atomic_fetch_inc, begin, sizeof(unsigned long), pe);
    return result;
}

PROFILED(unsigned long long, shmem_ulonglong_atomic_fetch_inc, unsigned long long *dest, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ulonglong_atomic_fetch_inc(dest, pe);
    profile_end(F_shmem_ulonglong_atomic_fetch_inc, begin, sizeof(unsigned long long), pe);
    return result;
}

PROFILED(int32_t, shmem_int32_atomic_fetch_inc, int32_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_int32_atomic_fetch_inc(dest, pe);
    profile_end(F_shmem_int32_atomic_fetch_inc, begin, sizeof(int32_t), pe);
    return result;
}

PROFILED(int64_t, shmem_int64_atomic_fetch_inc, int64_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_int64_atomic_fetch_inc(dest, pe);
    profile_end(F_shmem_int64_atomic_fetch_inc, begin, sizeof(int64_t), pe);
    return result;
}

PROFILED(uint32_t, shmem_uint32_atomic_fetch_inc, uint32_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_uint32_atomic_fetch_inc(dest, pe);
    profile_end(F_shmem_uint32_atomic_fetch_inc, begin, sizeof(uint32_t), pe);
    return result;
}

PROFILED(uint64_t, shmem_uint64_atomic_fetch_inc, uint64_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_uint64_atomic_fetch_inc(dest, pe);
    profile_end(F_shmem_uint64_atomic_fetch_inc, begin, sizeof(uint64_t), pe);
    return result;
}

PROFILED(size_t, shmem_size_atomic_fetch_inc, size_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_size_atomic_fetch_inc(dest, pe);
    profile_end(F_shmem_size_atomic_fetch_inc, begin, sizeof(size_t), pe);
    return result;
}

PROFILED(ptrdiff_t, shmem_ptrdiff_atomic_fetch_inc, ptrdiff_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    ptrdiff_t result = pshmem_ptrdiff_atomic_fetch_inc(dest, pe);
    profile_end(F_shmem_ptrdiff_atomic_fetch_inc, begin, sizeof(ptrdiff_t), pe);
    return result;
}

PROFILED(int, shmem_ctx_int_atomic_fetch_inc, shmem_ctx_t ctx, int *dest, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ctx_int_atomic_fetch_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_int_atomic_fetch_inc, begin, sizeof(int), world_pe(ctx, pe));
    return result;
}

PROFILED(long, shmem_ctx_long_atomic_fetch_inc, shmem_ctx_t ctx, long *dest, int pe)
{
    uint64_t begin = profile_begin();
    long result = pshmem_ctx_long_atomic_fetch_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_long_atomic_fetch_inc, begin, sizeof(long), world_pe(ctx, pe));
    return result;
}

PROFILED(long long, shmem_ctx_longlong_atomic_fetch_inc, shmem_ctx_t ctx, long long *dest, int pe)
{
    uint64_t begin = profile_begin();
    long long result = pshmem_ctx_longlong_atomic_fetch_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_longlong_atomic_fetch_inc, begin, sizeof(long long), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned int, shmem_ctx_uint_atomic_fetch_inc, shmem_ctx_t ctx, unsigned int *dest, int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_ctx_uint_atomic_fetch_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_uint_atomic_fetch_inc, begin, sizeof(unsigned int), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long, shmem_ctx_ulong_atomic_fetch_inc, shmem_ctx_t ctx, unsigned long *dest, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ctx_ulong_atomic_fetch_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_ulong_atomic_fetch_inc, begin, sizeof(unsigned long), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_inc, shmem_ctx_t ctx, unsigned long long *dest,
    int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ctx_ulonglong_atomic_fetch_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_ulonglong_atomic_fetch_inc, begin, sizeof(unsigned long long), world_pe(ctx, pe));
    return result;
}

PROFILED(int32_t, shmem_ctx_int32_atomic_fetch_inc, shmem_ctx_t ctx, int32_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_ctx_int32_atomic_fetch_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_int32_atomic_fetch_inc, begin, sizeof(int32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int64_t, shmem_ctx_int64_atomic_fetch_inc, shmem_ctx_t ctx, int64_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_ctx_int64_atomic_fetch_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_int64_atomic_fetch_inc, begin, sizeof(int64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint32_t, shmem_ctx_uint32_atomic_fetch_inc, shmem_ctx_t ctx, uint32_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_ctx_uint32_atomic_fetch_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_uint32_atomic_fetch_inc, begin, sizeof(uint32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint64_t, shmem_ctx_uint64_atomic_fetch_inc, shmem_ctx_t ctx, uint64_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_ctx_uint64_atomic_fetch_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_uint64_atomic_fetch_inc, begin, sizeof(uint64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(size_t, shmem_ctx_size_atomic_fetch_inc, shmem_ctx_t ctx, size_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ctx_size_atomic_fetch_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_size_atomic_fetch_inc, begin, sizeof(size_t), world_pe(ctx, pe));
    return result;
}

PROFILED(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_inc, shmem_ctx_t ctx, ptrdiff_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    ptrdiff_t result = pshmem_ctx_ptrdiff_atomic_fetch_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_ptrdiff_atomic_fetch_inc, begin, sizeof(ptrdiff_t), world_pe(ctx, pe));
    return result;
}

PROFILED(void, shmem_int_atomic_inc, int *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int_atomic_inc(dest, pe);
    profile_end(F_shmem_int_atomic_inc, begin, sizeof(int), pe);
}

PROFILED(void, shmem_long_atomic_inc, long *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_long_atomic_inc(dest, pe);
    profile_end(F_shmem_long_atomic_inc, begin, sizeof(long), pe);
}

PROFILED(void, shmem_longlong_atomic_inc, long long *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_atomic_inc(dest, pe);
    profile_end(F_shmem_longlong_atomic_inc, begin, sizeof(long long), pe);
}

PROFILED(void, shmem_uint_atomic_inc, unsigned int *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint_atomic_inc(dest, pe);
    profile_end(F_shmem_uint_atomic_inc, begin, sizeof(unsigned int), pe);
}

PROFILED(void, shmem_ulong_atomic_inc, unsigned long *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulong_atomic_inc(dest, pe);
    profile_end(F_shmem_ulong_atomic_inc, begin, sizeof(unsigned long), pe);
}

PROFILED(void, shmem_ulonglong_atomic_inc, unsigned long long *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulonglong_atomic_inc(dest, pe);
    profile_end(F_shmem_ulonglong_atomic_inc, begin, sizeof(unsigned long long), pe);
}

PROFILED(void, shmem_int32_atomic_inc, int32_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int32_atomic_inc(dest, pe);
    profile_end(F_shmem_int32_atomic_inc, begin, sizeof(int32_t), pe);
}

PROFILED(void, shmem_int64_atomic_inc, int64_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int64_atomic_inc(dest, pe);
    profile_end(F_shmem_int64_atomic_inc, begin, sizeof(int64_t), pe);
}

PROFILED(void, shmem_uint32_atomic_inc, uint32_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint32_atomic_inc(dest, pe);
    profile_end(F_shmem_uint32_atomic_inc, begin, sizeof(uint32_t), pe);
}

PROFILED(void, shmem_uint64_atomic_inc, uint64_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint64_atomic_inc(dest, pe);
    profile_end(F_shmem_uint64_atomic_inc, begin, sizeof(uint64_t), pe);
}

PROFILED(void, shmem_size_atomic_inc, size_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_size_atomic_inc(dest, pe);
    profile_end(F_shmem_size_atomic_inc, begin, sizeof(size_t), pe);
}

PROFILED(void, shmem_ptrdiff_atomic_inc, ptrdiff_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ptrdiff_atomic_inc(dest, pe);
    profile_end(F_shmem_ptrdiff_atomic_inc, begin, sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmem_ctx_int_atomic_inc, shmem_ctx_t ctx, int *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int_atomic_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_int_atomic_inc, begin, sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_long_atomic_inc, shmem_ctx_t ctx, long *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_long_atomic_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_long_atomic_inc, begin, sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_longlong_atomic_inc, shmem_ctx_t ctx, long long *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_longlong_atomic_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_longlong_atomic_inc, begin, sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint_atomic_inc, shmem_ctx_t ctx, unsigned int *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint_atomic_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_uint_atomic_inc, begin, sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulong_atomic_inc, shmem_ctx_t ctx, unsigned long *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulong_atomic_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_ulong_atomic_inc, begin, sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulonglong_atomic_inc, shmem_ctx_t ctx, unsigned long long *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulonglong_atomic_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_ulonglong_atomic_inc, begin, sizeof(unsigned long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int32_atomic_inc, shmem_ctx_t ctx, int32_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int32_atomic_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_int32_atomic_inc, begin, sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int64_atomic_inc, shmem_ctx_t ctx, int64_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int64_atomic_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_int64_atomic_inc, begin, sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint32_atomic_inc, shmem_ctx_t ctx, uint32_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint32_atomic_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_uint32_atomic_inc, begin, sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint64_atomic_inc, shmem_ctx_t ctx, uint64_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint64_atomic_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_uint64_atomic_inc, begin, sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_size_atomic_inc, shmem_ctx_t ctx, size_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_size_atomic_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_size_atomic_inc, begin, sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ptrdiff_atomic_inc, shmem_ctx_t ctx, ptrdiff_t *dest, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ptrdiff_atomic_inc(ctx, dest, pe);
    profile_end(F_shmem_ctx_ptrdiff_atomic_inc, begin, sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(int, shmem_int_atomic_fetch_add, int *dest, int value, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_atomic_fetch_add(dest, value, pe);
    profile_end(F_shmem_int_atomic_fetch_add, begin, sizeof(int), pe);
    return result;
}

PROFILED(long, shmem_long_atomic_fetch_add, long *dest, long value, int pe)
{
    uint64_t begin = profile_begin();
    long result = pshmem_long_atomic_fetch_add(dest, value, pe);
    profile_end(F_shmem_long_atomic_fetch_add, begin, sizeof(long), pe);
    return result;
}

PROFILED(long long, shmem_longlong_atomic_fetch_add, long long *dest, long long value, int pe)
{
    uint64_t begin = profile_begin();
    long long result = pshmem_longlong_atomic_fetch_add(dest, value, pe);
    profile_end(F_shmem_longlong_atomic_fetch_add, begin, sizeof(long long), pe);
    return result;
}

PROFILED(unsigned int, shmem_uint_atomic_fetch_add, unsigned int *dest, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_uint_atomic_fetch_add(dest, value, pe);
    profile_end(F_shmem_uint_atomic_fetch_add, begin, sizeof(unsigned int), pe);
    return result;
}

PROFILED(unsigned long, shmem_ulong_atomic_fetch_add, unsigned long *dest, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ulong_atomic_fetch_add(dest, value, pe);
    profile_end(F_shmem_ulong_atomic_fetch_add, begin, sizeof(unsigned long), pe);
    return result;
}

PROFILED(unsigned long long, shmem_ulonglong_atomic_fetch_add, unsigned long long *dest,
    unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ulonglong_atomic_fetch_add(dest, value, pe);
    profile_end(F_shmem_ulonglong_atomic_fetch_add, begin, sizeof(unsigned long long), pe);
    return result;
}

PROFILED(int32_t, shmem_int32_atomic_fetch_add, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_int32_atomic_fetch_add(dest, value, pe);
    profile_end(F_shmem_int32_atomic_fetch_add, begin, sizeof(int32_t), pe);
    return result;
}

PROFILED(int64_t, shmem_int64_atomic_fetch_add, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_int64_atomic_fetch_add(dest, value, pe);
    profile_end(F_shmem_int64_atomic_fetch_add, begin, sizeof(int64_t), pe);
    return result;
}

PROFILED(uint32_t, shmem_uint32_atomic_fetch_add, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_uint32_atomic_fetch_add(dest, value, pe);
    profile_end(F_shmem_uint32_atomic_fetch_add, begin, sizeof(uint32_t), pe);
    return result;
}

PROFILED(uint64_t, shmem_uint64_atomic_fetch_add, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_uint64_atomic_fetch_add(dest, value, pe);
    profile_end(F_shmem_uint64_atomic_fetch_add, begin, sizeof(uint64_t), pe);
    return result;
}

PROFILED(size_t, shmem_size_atomic_fetch_add, size_t *dest, size_t value, int pe)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_size_atomic_fetch_add(dest, value, pe);
    profile_end(F_shmem_size_atomic_fetch_add, begin, sizeof(size_t), pe);
    return result;
}

PROFILED(ptrdiff_t, shmem_ptrdiff_atomic_fetch_add, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    uint64_t begin = profile_begin();
    ptrdiff_t result = pshmem_ptrdiff_atomic_fetch_add(dest, value, pe);
    profile_end(F_shmem_ptrdiff_atomic_fetch_add, begin, sizeof(ptrdiff_t), pe);
    return result;
}

PROFILED(int, shmem_ctx_int_atomic_fetch_add, shmem_ctx_t ctx, int *dest, int value, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ctx_int_atomic_fetch_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int_atomic_fetch_add, begin, sizeof(int), world_pe(ctx, pe));
    return result;
}

PROFILED(long, shmem_ctx_long_atomic_fetch_add, shmem_ctx_t ctx, long *dest, long value, int pe)
{
    uint64_t begin = profile_begin();
    long result = pshmem_ctx_long_atomic_fetch_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_long_atomic_fetch_add, begin, sizeof(long), world_pe(ctx, pe));
    return result;
}

PROFILED(long long, shmem_ctx_longlong_atomic_fetch_add, shmem_ctx_t ctx, long long *dest, long long value,
    int pe)
{
    uint64_t begin = profile_begin();
    long long result = pshmem_ctx_longlong_atomic_fetch_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_longlong_atomic_fetch_add, begin, sizeof(long long), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned int, shmem_ctx_uint_atomic_fetch_add, shmem_ctx_t ctx, unsigned int *dest,
    unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_ctx_uint_atomic_fetch_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint_atomic_fetch_add, begin, sizeof(unsigned int), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long, shmem_ctx_ulong_atomic_fetch_add, shmem_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ctx_ulong_atomic_fetch_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulong_atomic_fetch_add, begin, sizeof(unsigned long), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_add, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ctx_ulonglong_atomic_fetch_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulonglong_atomic_fetch_add, begin, sizeof(unsigned long long), world_pe(ctx, pe));
    return result;
}

PROFILED(int32_t, shmem_ctx_int32_atomic_fetch_add, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_ctx_int32_atomic_fetch_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int32_atomic_fetch_add, begin, sizeof(int32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int64_t, shmem_ctx_int64_atomic_fetch_add, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_ctx_int64_atomic_fetch_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int64_atomic_fetch_add, begin, sizeof(int64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint32_t, shmem_ctx_uint32_atomic_fetch_add, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_ctx_uint32_atomic_fetch_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint32_atomic_fetch_add, begin, sizeof(uint32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint64_t, shmem_ctx_uint64_atomic_fetch_add, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_ctx_uint64_atomic_fetch_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint64_atomic_fetch_add, begin, sizeof(uint64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(size_t, shmem_ctx_size_atomic_fetch_add, shmem_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ctx_size_atomic_fetch_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_size_atomic_fetch_add, begin, sizeof(size_t), world_pe(ctx, pe));
    return result;
}

PROFILED(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_add, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value,
    int pe)
{
    uint64_t begin = profile_begin();
    ptrdiff_t result = pshmem_ctx_ptrdiff_atomic_fetch_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ptrdiff_atomic_fetch_add, begin, sizeof(ptrdiff_t), world_pe(ctx, pe));
    return result;
}

PROFILED(void, shmem_int_atomic_add, int *dest, int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int_atomic_add(dest, value, pe);
    profile_end(F_shmem_int_atomic_add, begin, sizeof(int), pe);
}

PROFILED(void, shmem_long_atomic_add, long *dest, long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_long_atomic_add(dest, value, pe);
    profile_end(F_shmem_long_atomic_add, begin, sizeof(long), pe);
}

PROFILED(void, shmem_longlong_atomic_add, long long *dest, long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_atomic_add(dest, value, pe);
    profile_end(F_shmem_longlong_atomic_add, begin, sizeof(long long), pe);
}

PROFILED(void, shmem_uint_atomic_add, unsigned int *dest, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint_atomic_add(dest, value, pe);
    profile_end(F_shmem_uint_atomic_add, begin, sizeof(unsigned int), pe);
}

PROFILED(void, shmem_ulong_atomic_add, unsigned long *dest, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulong_atomic_add(dest, value, pe);
    profile_end(F_shmem_ulong_atomic_add, begin, sizeof(unsigned long), pe);
}

PROFILED(void, shmem_ulonglong_atomic_add, unsigned long long *dest, unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulonglong_atomic_add(dest, value, pe);
    profile_end(F_shmem_ulonglong_atomic_add, begin, sizeof(unsigned long long), pe);
}

PROFILED(void, shmem_int32_atomic_add, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int32_atomic_add(dest, value, pe);
    profile_end(F_shmem_int32_atomic_add, begin, sizeof(int32_t), pe);
}

PROFILED(void, shmem_int64_atomic_add, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int64_atomic_add(dest, value, pe);
    profile_end(F_shmem_int64_atomic_add, begin, sizeof(int64_t), pe);
}

PROFILED(void, shmem_uint32_atomic_add, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint32_atomic_add(dest, value, pe);
    profile_end(F_shmem_uint32_atomic_add, begin, sizeof(uint32_t), pe);
}

PROFILED(void, shmem_uint64_atomic_add, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint64_atomic_add(dest, value, pe);
    profile_end(F_shmem_uint64_atomic_add, begin, sizeof(uint64_t), pe);
}

PROFILED(void, shmem_size_atomic_add, size_t *dest, size_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_size_atomic_add(dest, value, pe);
    profile_end(F_shmem_size_atomic_add, begin, sizeof(size_t), pe);
}

PROFILED(void, shmem_ptrdiff_atomic_add, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ptrdiff_atomic_add(dest, value, pe);
    profile_end(F_shmem_ptrdiff_atomic_add, begin, sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmem_ctx_int_atomic_add, shmem_ctx_t ctx, int *dest, int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int_atomic_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int_atomic_add, begin, sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_long_atomic_add, shmem_ctx_t ctx, long *dest, long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_long_atomic_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_long_atomic_add, begin, sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_longlong_atomic_add, shmem_ctx_t ctx, long long *dest, long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_longlong_atomic_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_longlong_atomic_add, begin, sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint_atomic_add, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint_atomic_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint_atomic_add, begin, sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulong_atomic_add, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulong_atomic_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulong_atomic_add, begin, sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulonglong_atomic_add, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulonglong_atomic_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulonglong_atomic_add, begin, sizeof(unsigned long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int32_atomic_add, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int32_atomic_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int32_atomic_add, begin, sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int64_atomic_add, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int64_atomic_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int64_atomic_add, begin, sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint32_atomic_add, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint32_atomic_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint32_atomic_add, begin, sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint64_atomic_add, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint64_atomic_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint64_atomic_add, begin, sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_size_atomic_add, shmem_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_size_atomic_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_size_atomic_add, begin, sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ptrdiff_atomic_add, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ptrdiff_atomic_add(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ptrdiff_atomic_add, begin, sizeof(ptrdiff_t), world_pe(ctx, pe));
}
