/* Made by gen.py from shmem.api: do not edit. */
/* Atomic operations. */
#include "api/public.h"

PUBLIC(float, shmem_float_atomic_fetch, const float *source, int pe)
{
    return float_value(amo_fetch32(context_implicit(), source, pe, "shmem_float_atomic_fetch(source, pe)"));
}

PUBLIC(double, shmem_double_atomic_fetch, const double *source, int pe)
{
    return double_value(amo_fetch64(context_implicit(), source, pe, "shmem_double_atomic_fetch(source, pe)"));
}

PUBLIC(int, shmem_int_atomic_fetch, const int *source, int pe)
{
    return (int)amo_fetch32(context_implicit(), source, pe, "shmem_int_atomic_fetch(source, pe)");
}

PUBLIC(long, shmem_long_atomic_fetch, const long *source, int pe)
{
    return (long)amo_fetch64(context_implicit(), source, pe, "shmem_long_atomic_fetch(source, pe)");
}

PUBLIC(long long, shmem_longlong_atomic_fetch, const long long *source, int pe)
{
    return (long long)amo_fetch64(context_implicit(), source, pe, "shmem_longlong_atomic_fetch(source, pe)");
}

PUBLIC(unsigned int, shmem_uint_atomic_fetch, const unsigned int *source, int pe)
{
    return (unsigned int)amo_fetch32(context_implicit(), source, pe, "shmem_uint_atomic_fetch(source, pe)");
}

PUBLIC(unsigned long, shmem_ulong_atomic_fetch, const unsigned long *source, int pe)
{
    return (unsigned long)amo_fetch64(context_implicit(), source, pe, "shmem_ulong_atomic_fetch(source, pe)");
}

PUBLIC(unsigned long long, shmem_ulonglong_atomic_fetch, const unsigned long long *source, int pe)
{
    return (unsigned long long)amo_fetch64(context_implicit(), source, pe,
        "shmem_ulonglong_atomic_fetch(source, pe)");
}

PUBLIC(int32_t, shmem_int32_atomic_fetch, const int32_t *source, int pe)
{
    return (int32_t)amo_fetch32(context_implicit(), source, pe, "shmem_int32_atomic_fetch(source, pe)");
}

PUBLIC(int64_t, shmem_int64_atomic_fetch, const int64_t *source, int pe)
{
    return (int64_t)amo_fetch64(context_implicit(), source, pe, "shmem_int64_atomic_fetch(source, pe)");
}

PUBLIC(uint32_t, shmem_uint32_atomic_fetch, const uint32_t *source, int pe)
{
    return (uint32_t)amo_fetch32(context_implicit(), source, pe, "shmem_uint32_atomic_fetch(source, pe)");
}

PUBLIC(uint64_t, shmem_uint64_atomic_fetch, const uint64_t *source, int pe)
{
    return (uint64_t)amo_fetch64(context_implicit(), source, pe, "shmem_uint64_atomic_fetch(source, pe)");
}

PUBLIC(size_t, shmem_size_atomic_fetch, const size_t *source, int pe)
{
    return (size_t)amo_fetch64(context_implicit(), source, pe, "shmem_size_atomic_fetch(source, pe)");
}

PUBLIC(ptrdiff_t, shmem_ptrdiff_atomic_fetch, const ptrdiff_t *source, int pe)
{
    return (ptrdiff_t)amo_fetch64(context_implicit(), source, pe, "shmem_ptrdiff_atomic_fetch(source, pe)");
}

PUBLIC(float, shmem_ctx_float_atomic_fetch, shmem_ctx_t ctx, const float *source, int pe)
{
    return float_value(amo_fetch32(context_of(ctx), source, pe,
        "shmem_ctx_float_atomic_fetch(ctx, source, pe)"));
}

PUBLIC(double, shmem_ctx_double_atomic_fetch, shmem_ctx_t ctx, const double *source, int pe)
{
    return double_value(amo_fetch64(context_of(ctx), source, pe,
        "shmem_ctx_double_atomic_fetch(ctx, source, pe)"));
}

PUBLIC(int, shmem_ctx_int_atomic_fetch, shmem_ctx_t ctx, const int *source, int pe)
{
    return (int)amo_fetch32(context_of(ctx), source, pe, "shmem_ctx_int_atomic_fetch(ctx, source, pe)");
}

PUBLIC(long, shmem_ctx_long_atomic_fetch, shmem_ctx_t ctx, const long *source, int pe)
{
    return (long)amo_fetch64(context_of(ctx), source, pe, "shmem_ctx_long_atomic_fetch(ctx, source, pe)");
}

PUBLIC(long long, shmem_ctx_longlong_atomic_fetch, shmem_ctx_t ctx, const long long *source, int pe)
{
    return (long long)amo_fetch64(context_of(ctx), source, pe,
        "shmem_ctx_longlong_atomic_fetch(ctx, source, pe)");
}

PUBLIC(unsigned int, shmem_ctx_uint_atomic_fetch, shmem_ctx_t ctx, const unsigned int *source, int pe)
{
    return (unsigned int)amo_fetch32(context_of(ctx), source, pe,
        "shmem_ctx_uint_atomic_fetch(ctx, source, pe)");
}

PUBLIC(unsigned long, shmem_ctx_ulong_atomic_fetch, shmem_ctx_t ctx, const unsigned long *source, int pe)
{
    return (unsigned long)amo_fetch64(context_of(ctx), source, pe,
        "shmem_ctx_ulong_atomic_fetch(ctx, source, pe)");
}

PUBLIC(unsigned long long, shmem_ctx_ulonglong_atomic_fetch, shmem_ctx_t ctx,
    const unsigned long long *source, int pe)
{
    return (unsigned long long)amo_fetch64(context_of(ctx), source, pe,
        "shmem_ctx_ulonglong_atomic_fetch(ctx, source, pe)");
}

PUBLIC(int32_t, shmem_ctx_int32_atomic_fetch, shmem_ctx_t ctx, const int32_t *source, int pe)
{
    return (int32_t)amo_fetch32(context_of(ctx), source, pe, "shmem_ctx_int32_atomic_fetch(ctx, source, pe)");
}

PUBLIC(int64_t, shmem_ctx_int64_atomic_fetch, shmem_ctx_t ctx, const int64_t *source, int pe)
{
    return (int64_t)amo_fetch64(context_of(ctx), source, pe, "shmem_ctx_int64_atomic_fetch(ctx, source, pe)");
}

PUBLIC(uint32_t, shmem_ctx_uint32_atomic_fetch, shmem_ctx_t ctx, const uint32_t *source, int pe)
{
    return (uint32_t)amo_fetch32(context_of(ctx), source, pe,
        "shmem_ctx_uint32_atomic_fetch(ctx, source, pe)");
}

PUBLIC(uint64_t, shmem_ctx_uint64_atomic_fetch, shmem_ctx_t ctx, const uint64_t *source, int pe)
{
    return (uint64_t)amo_fetch64(context_of(ctx), source, pe,
        "shmem_ctx_uint64_atomic_fetch(ctx, source, pe)");
}

PUBLIC(size_t, shmem_ctx_size_atomic_fetch, shmem_ctx_t ctx, const size_t *source, int pe)
{
    return (size_t)amo_fetch64(context_of(ctx), source, pe, "shmem_ctx_size_atomic_fetch(ctx, source, pe)");
}

PUBLIC(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch, shmem_ctx_t ctx, const ptrdiff_t *source, int pe)
{
    return (ptrdiff_t)amo_fetch64(context_of(ctx), source, pe,
        "shmem_ctx_ptrdiff_atomic_fetch(ctx, source, pe)");
}

PUBLIC(void, shmem_float_atomic_set, float *dest, float value, int pe)
{
    amo_set32(context_implicit(), dest, float_bits(value), pe, "shmem_float_atomic_set(dest, value, pe)");
}

PUBLIC(void, shmem_double_atomic_set, double *dest, double value, int pe)
{
    amo_set64(context_implicit(), dest, double_bits(value), pe, "shmem_double_atomic_set(dest, value, pe)");
}

PUBLIC(void, shmem_int_atomic_set, int *dest, int value, int pe)
{
    amo_set32(context_implicit(), dest, (uint32_t)value, pe, "shmem_int_atomic_set(dest, value, pe)");
}

PUBLIC(void, shmem_long_atomic_set, long *dest, long value, int pe)
{
    amo_set64(context_implicit(), dest, (uint64_t)value, pe, "shmem_long_atomic_set(dest, value, pe)");
}

PUBLIC(void, shmem_longlong_atomic_set, long long *dest, long long value, int pe)
{
    amo_set64(context_implicit(), dest, (uint64_t)value, pe, "shmem_longlong_atomic_set(dest, value, pe)");
}

PUBLIC(void, shmem_uint_atomic_set, unsigned int *dest, unsigned int value, int pe)
{
    amo_set32(context_implicit(), dest, (uint32_t)value, pe, "shmem_uint_atomic_set(dest, value, pe)");
}

PUBLIC(void, shmem_ulong_atomic_set, unsigned long *dest, unsigned long value, int pe)
{
    amo_set64(context_implicit(), dest, (uint64_t)value, pe, "shmem_ulong_atomic_set(dest, value, pe)");
}

PUBLIC(void, shmem_ulonglong_atomic_set, unsigned long long *dest, unsigned long long value, int pe)
{
    amo_set64(context_implicit(), dest, (uint64_t)value, pe, "shmem_ulonglong_atomic_set(dest, value, pe)");
}

PUBLIC(void, shmem_int32_atomic_set, int32_t *dest, int32_t value, int pe)
{
    amo_set32(context_implicit(), dest, (uint32_t)value, pe, "shmem_int32_atomic_set(dest, value, pe)");
}

PUBLIC(void, shmem_int64_atomic_set, int64_t *dest, int64_t value, int pe)
{
    amo_set64(context_implicit(), dest, (uint64_t)value, pe, "shmem_int64_atomic_set(dest, value, pe)");
}

PUBLIC(void, shmem_uint32_atomic_set, uint32_t *dest, uint32_t value, int pe)
{
    amo_set32(context_implicit(), dest, (uint32_t)value, pe, "shmem_uint32_atomic_set(dest, value, pe)");
}

PUBLIC(void, shmem_uint64_atomic_set, uint64_t *dest, uint64_t value, int pe)
{
    amo_set64(context_implicit(), dest, (uint64_t)value, pe, "shmem_uint64_atomic_set(dest, value, pe)");
}

PUBLIC(void, shmem_size_atomic_set, size_t *dest, size_t value, int pe)
{
    amo_set64(context_implicit(), dest, (uint64_t)value, pe, "shmem_size_atomic_set(dest, value, pe)");
}

PUBLIC(void, shmem_ptrdiff_atomic_set, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    amo_set64(context_implicit(), dest, (uint64_t)value, pe, "shmem_ptrdiff_atomic_set(dest, value, pe)");
}

PUBLIC(void, shmem_ctx_float_atomic_set, shmem_ctx_t ctx, float *dest, float value, int pe)
{
    amo_set32(context_of(ctx), dest, float_bits(value), pe,
        "shmem_ctx_float_atomic_set(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_double_atomic_set, shmem_ctx_t ctx, double *dest, double value, int pe)
{
    amo_set64(context_of(ctx), dest, double_bits(value), pe,
        "shmem_ctx_double_atomic_set(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int_atomic_set, shmem_ctx_t ctx, int *dest, int value, int pe)
{
    amo_set32(context_of(ctx), dest, (uint32_t)value, pe, "shmem_ctx_int_atomic_set(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_long_atomic_set, shmem_ctx_t ctx, long *dest, long value, int pe)
{
    amo_set64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_long_atomic_set(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_longlong_atomic_set, shmem_ctx_t ctx, long long *dest, long long value, int pe)
{
    amo_set64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_longlong_atomic_set(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint_atomic_set, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    amo_set32(context_of(ctx), dest, (uint32_t)value, pe, "shmem_ctx_uint_atomic_set(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulong_atomic_set, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    amo_set64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_ulong_atomic_set(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_atomic_set, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    amo_set64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ulonglong_atomic_set(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int32_atomic_set, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    amo_set32(context_of(ctx), dest, (uint32_t)value, pe, "shmem_ctx_int32_atomic_set(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int64_atomic_set, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    amo_set64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_int64_atomic_set(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint32_atomic_set, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    amo_set32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_uint32_atomic_set(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint64_atomic_set, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    amo_set64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_uint64_atomic_set(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_size_atomic_set, shmem_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    amo_set64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_size_atomic_set(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ptrdiff_atomic_set, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    amo_set64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ptrdiff_atomic_set(ctx, dest, value, pe)");
}

PUBLIC(float, shmem_float_atomic_swap, float *dest, float value, int pe)
{
    return float_value(amo_swap32(context_implicit(), dest, float_bits(value), pe,
        "shmem_float_atomic_swap(dest, value, pe)"));
}

PUBLIC(double, shmem_double_atomic_swap, double *dest, double value, int pe)
{
    return double_value(amo_swap64(context_implicit(), dest, double_bits(value), pe,
        "shmem_double_atomic_swap(dest, value, pe)"));
}

PUBLIC(int, shmem_int_atomic_swap, int *dest, int value, int pe)
{
    return (int)amo_swap32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_int_atomic_swap(dest, value, pe)");
}

PUBLIC(long, shmem_long_atomic_swap, long *dest, long value, int pe)
{
    return (long)amo_swap64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_long_atomic_swap(dest, value, pe)");
}

PUBLIC(long long, shmem_longlong_atomic_swap, long long *dest, long long value, int pe)
{
    return (long long)amo_swap64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_longlong_atomic_swap(dest, value, pe)");
}

PUBLIC(unsigned int, shmem_uint_atomic_swap, unsigned int *dest, unsigned int value, int pe)
{
    return (unsigned int)amo_swap32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_uint_atomic_swap(dest, value, pe)");
}

PUBLIC(unsigned long, shmem_ulong_atomic_swap, unsigned long *dest, unsigned long value, int pe)
{
    return (unsigned long)amo_swap64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_ulong_atomic_swap(dest, value, pe)");
}

PUBLIC(unsigned long long, shmem_ulonglong_atomic_swap, unsigned long long *dest, unsigned long long value,
    int pe)
{
    return (unsigned long long)amo_swap64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_ulonglong_atomic_swap(dest, value, pe)");
}

PUBLIC(int32_t, shmem_int32_atomic_swap, int32_t *dest, int32_t value, int pe)
{
    return (int32_t)amo_swap32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_int32_atomic_swap(dest, value, pe)");
}

PUBLIC(int64_t, shmem_int64_atomic_swap, int64_t *dest, int64_t value, int pe)
{
    return (int64_t)amo_swap64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_int64_atomic_swap(dest, value, pe)");
}

PUBLIC(uint32_t, shmem_uint32_atomic_swap, uint32_t *dest, uint32_t value, int pe)
{
    return (uint32_t)amo_swap32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_uint32_atomic_swap(dest, value, pe)");
}

PUBLIC(uint64_t, shmem_uint64_atomic_swap, uint64_t *dest, uint64_t value, int pe)
{
    return (uint64_t)amo_swap64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_uint64_atomic_swap(dest, value, pe)");
}

PUBLIC(size_t, shmem_size_atomic_swap, size_t *dest, size_t value, int pe)
{
    return (size_t)amo_swap64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_size_atomic_swap(dest, value, pe)");
}

PUBLIC(ptrdiff_t, shmem_ptrdiff_atomic_swap, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return (ptrdiff_t)amo_swap64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_ptrdiff_atomic_swap(dest, value, pe)");
}

PUBLIC(float, shmem_ctx_float_atomic_swap, shmem_ctx_t ctx, float *dest, float value, int pe)
{
    return float_value(amo_swap32(context_of(ctx), dest, float_bits(value), pe,
        "shmem_ctx_float_atomic_swap(ctx, dest, value, pe)"));
}

PUBLIC(double, shmem_ctx_double_atomic_swap, shmem_ctx_t ctx, double *dest, double value, int pe)
{
    return double_value(amo_swap64(context_of(ctx), dest, double_bits(value), pe,
        "shmem_ctx_double_atomic_swap(ctx, dest, value, pe)"));
}

PUBLIC(int, shmem_ctx_int_atomic_swap, shmem_ctx_t ctx, int *dest, int value, int pe)
{
    return (int)amo_swap32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_int_atomic_swap(ctx, dest, value, pe)");
}

PUBLIC(long, shmem_ctx_long_atomic_swap, shmem_ctx_t ctx, long *dest, long value, int pe)
{
    return (long)amo_swap64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_long_atomic_swap(ctx, dest, value, pe)");
}

PUBLIC(long long, shmem_ctx_longlong_atomic_swap, shmem_ctx_t ctx, long long *dest, long long value, int pe)
{
    return (long long)amo_swap64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_longlong_atomic_swap(ctx, dest, value, pe)");
}

PUBLIC(unsigned int, shmem_ctx_uint_atomic_swap, shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe)
{
    return (unsigned int)amo_swap32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_uint_atomic_swap(ctx, dest, value, pe)");
}

PUBLIC(unsigned long, shmem_ctx_ulong_atomic_swap, shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe)
{
    return (unsigned long)amo_swap64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ulong_atomic_swap(ctx, dest, value, pe)");
}

PUBLIC(unsigned long long, shmem_ctx_ulonglong_atomic_swap, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return (unsigned long long)amo_swap64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ulonglong_atomic_swap(ctx, dest, value, pe)");
}

PUBLIC(int32_t, shmem_ctx_int32_atomic_swap, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    return (int32_t)amo_swap32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_int32_atomic_swap(ctx, dest, value, pe)");
}

PUBLIC(int64_t, shmem_ctx_int64_atomic_swap, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    return (int64_t)amo_swap64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_int64_atomic_swap(ctx, dest, value, pe)");
}

PUBLIC(uint32_t, shmem_ctx_uint32_atomic_swap, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    return (uint32_t)amo_swap32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_uint32_atomic_swap(ctx, dest, value, pe)");
}

PUBLIC(uint64_t, shmem_ctx_uint64_atomic_swap, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    return (uint64_t)amo_swap64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_uint64_atomic_swap(ctx, dest, value, pe)");
}

PUBLIC(size_t, shmem_ctx_size_atomic_swap, shmem_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    return (size_t)amo_swap64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_size_atomic_swap(ctx, dest, value, pe)");
}

PUBLIC(ptrdiff_t, shmem_ctx_ptrdiff_atomic_swap, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return (ptrdiff_t)amo_swap64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ptrdiff_atomic_swap(ctx, dest, value, pe)");
}

PUBLIC(int, shmem_int_atomic_compare_swap, int *dest, int cond, int value, int pe)
{
    return (int)amo_compare_swap32(context_implicit(), dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmem_int_atomic_compare_swap(dest, cond, value, pe)");
}

PUBLIC(long, shmem_long_atomic_compare_swap, long *dest, long cond, long value, int pe)
{
    return (long)amo_compare_swap64(context_implicit(), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_long_atomic_compare_swap(dest, cond, value, pe)");
}

PUBLIC(long long, shmem_longlong_atomic_compare_swap, long long *dest, long long cond, long long value,
    int pe)
{
    return (long long)amo_compare_swap64(context_implicit(), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_longlong_atomic_compare_swap(dest, cond, value, pe)");
}

PUBLIC(unsigned int, shmem_uint_atomic_compare_swap, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe)
{
    return (unsigned int)amo_compare_swap32(context_implicit(), dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmem_uint_atomic_compare_swap(dest, cond, value, pe)");
}

PUBLIC(unsigned long, shmem_ulong_atomic_compare_swap, unsigned long *dest, unsigned long cond,
    unsigned long value, int pe)
{
    return (unsigned long)amo_compare_swap64(context_implicit(), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ulong_atomic_compare_swap(dest, cond, value, pe)");
}

PUBLIC(unsigned long long, shmem_ulonglong_atomic_compare_swap, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe)
{
    return (unsigned long long)amo_compare_swap64(context_implicit(), dest, (uint64_t)cond, (uint64_t)value,
        pe, "shmem_ulonglong_atomic_compare_swap(dest, cond, value, pe)");
}

PUBLIC(int32_t, shmem_int32_atomic_compare_swap, int32_t *dest, int32_t cond, int32_t value, int pe)
{
    return (int32_t)amo_compare_swap32(context_implicit(), dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmem_int32_atomic_compare_swap(dest, cond, value, pe)");
}

PUBLIC(int64_t, shmem_int64_atomic_compare_swap, int64_t *dest, int64_t cond, int64_t value, int pe)
{
    return (int64_t)amo_compare_swap64(context_implicit(), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_int64_atomic_compare_swap(dest, cond, value, pe)");
}

PUBLIC(uint32_t, shmem_uint32_atomic_compare_swap, uint32_t *dest, uint32_t cond, uint32_t value, int pe)
{
    return (uint32_t)amo_compare_swap32(context_implicit(), dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmem_uint32_atomic_compare_swap(dest, cond, value, pe)");
}

PUBLIC(uint64_t, shmem_uint64_atomic_compare_swap, uint64_t *dest, uint64_t cond, uint64_t value, int pe)
{
    return (uint64_t)amo_compare_swap64(context_implicit(), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_uint64_atomic_compare_swap(dest, cond, value, pe)");
}

PUBLIC(size_t, shmem_size_atomic_compare_swap, size_t *dest, size_t cond, size_t value, int pe)
{
    return (size_t)amo_compare_swap64(context_implicit(), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_size_atomic_compare_swap(dest, cond, value, pe)");
}

PUBLIC(ptrdiff_t, shmem_ptrdiff_atomic_compare_swap, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value, int pe)
{
    return (ptrdiff_t)amo_compare_swap64(context_implicit(), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ptrdiff_atomic_compare_swap(dest, cond, value, pe)");
}

PUBLIC(int, shmem_ctx_int_atomic_compare_swap, shmem_ctx_t ctx, int *dest, int cond, int value, int pe)
{
    return (int)amo_compare_swap32(context_of(ctx), dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmem_ctx_int_atomic_compare_swap(ctx, dest, cond, value, pe)");
}

PUBLIC(long, shmem_ctx_long_atomic_compare_swap, shmem_ctx_t ctx, long *dest, long cond, long value, int pe)
{
    return (long)amo_compare_swap64(context_of(ctx), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ctx_long_atomic_compare_swap(ctx, dest, cond, value, pe)");
}

PUBLIC(long long, shmem_ctx_longlong_atomic_compare_swap, shmem_ctx_t ctx, long long *dest, long long cond,
    long long value, int pe)
{
    return (long long)amo_compare_swap64(context_of(ctx), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ctx_longlong_atomic_compare_swap(ctx, dest, cond, value, pe)");
}

PUBLIC(unsigned int, shmem_ctx_uint_atomic_compare_swap, shmem_ctx_t ctx, unsigned int *dest,
    unsigned int cond, unsigned int value, int pe)
{
    return (unsigned int)amo_compare_swap32(context_of(ctx), dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmem_ctx_uint_atomic_compare_swap(ctx, dest, cond, value, pe)");
}

PUBLIC(unsigned long, shmem_ctx_ulong_atomic_compare_swap, shmem_ctx_t ctx, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe)
{
    return (unsigned long)amo_compare_swap64(context_of(ctx), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ctx_ulong_atomic_compare_swap(ctx, dest, cond, value, pe)");
}

PUBLIC(unsigned long long, shmem_ctx_ulonglong_atomic_compare_swap, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe)
{
    return (unsigned long long)amo_compare_swap64(context_of(ctx), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ctx_ulonglong_atomic_compare_swap(ctx, dest, cond, value, pe)");
}

PUBLIC(int32_t, shmem_ctx_int32_atomic_compare_swap, shmem_ctx_t ctx, int32_t *dest, int32_t cond,
    int32_t value, int pe)
{
    return (int32_t)amo_compare_swap32(context_of(ctx), dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmem_ctx_int32_atomic_compare_swap(ctx, dest, cond, value, pe)");
}

PUBLIC(int64_t, shmem_ctx_int64_atomic_compare_swap, shmem_ctx_t ctx, int64_t *dest, int64_t cond,
    int64_t value, int pe)
{
    return (int64_t)amo_compare_swap64(context_of(ctx), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ctx_int64_atomic_compare_swap(ctx, dest, cond, value, pe)");
}

PUBLIC(uint32_t, shmem_ctx_uint32_atomic_compare_swap, shmem_ctx_t ctx, uint32_t *dest, uint32_t cond,
    uint32_t value, int pe)
{
    return (uint32_t)amo_compare_swap32(context_of(ctx), dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmem_ctx_uint32_atomic_compare_swap(ctx, dest, cond, value, pe)");
}

PUBLIC(uint64_t, shmem_ctx_uint64_atomic_compare_swap, shmem_ctx_t ctx, uint64_t *dest, uint64_t cond,
    uint64_t value, int pe)
{
    return (uint64_t)amo_compare_swap64(context_of(ctx), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ctx_uint64_atomic_compare_swap(ctx, dest, cond, value, pe)");
}

PUBLIC(size_t, shmem_ctx_size_atomic_compare_swap, shmem_ctx_t ctx, size_t *dest, size_t cond, size_t value,
    int pe)
{
    return (size_t)amo_compare_swap64(context_of(ctx), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ctx_size_atomic_compare_swap(ctx, dest, cond, value, pe)");
}

PUBLIC(ptrdiff_t, shmem_ctx_ptrdiff_atomic_compare_swap, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe)
{
    return (ptrdiff_t)amo_compare_swap64(context_of(ctx), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ctx_ptrdiff_atomic_compare_swap(ctx, dest, cond, value, pe)");
}

PUBLIC(int, shmem_int_atomic_fetch_inc, int *dest, int pe)
{
    return (int)amo_fetch_add32(context_implicit(), dest, 1, pe, "shmem_int_atomic_fetch_inc(dest, pe)");
}

PUBLIC(long, shmem_long_atomic_fetch_inc, long *dest, int pe)
{
    return (long)amo_fetch_add64(context_implicit(), dest, 1, pe, "shmem_long_atomic_fetch_inc(dest, pe)");
}

PUBLIC(long long, shmem_longlong_atomic_fetch_inc, long long *dest, int pe)
{
    return (long long)amo_fetch_add64(context_implicit(), dest, 1, pe,
        "shmem_longlong_atomic_fetch_inc(dest, pe)");
}

PUBLIC(unsigned int, shmem_uint_atomic_fetch_inc, unsigned int *dest, int pe)
{
    return (unsigned int)amo_fetch_add32(context_implicit(), dest, 1, pe,
        "shmem_uint_atomic_fetch_inc(dest, pe)");
}

PUBLIC(unsigned long, shmem_ulong_atomic_fetch_inc, unsigned long *dest, int pe)
{
    return (unsigned long)amo_fetch_add64(context_implicit(), dest, 1, pe,
        "shmem_ulong_atomic_fetch_inc(dest, pe)");
}

PUBLIC(unsigned long long, shmem_ulonglong_atomic_fetch_inc, unsigned long long *dest, int pe)
{
    return (unsigned long long)amo_fetch_add64(context_implicit(), dest, 1, pe,
        "shmem_ulonglong_atomic_fetch_inc(dest, pe)");
}

PUBLIC(int32_t, shmem_int32_atomic_fetch_inc, int32_t *dest, int pe)
{
    return (int32_t)amo_fetch_add32(context_implicit(), dest, 1, pe,
        "shmem_int32_atomic_fetch_inc(dest, pe)");
}

PUBLIC(int64_t, shmem_int64_atomic_fetch_inc, int64_t *dest, int pe)
{
    return (int64_t)amo_fetch_add64(context_implicit(), dest, 1, pe,
        "shmem_int64_atomic_fetch_inc(dest, pe)");
}

PUBLIC(uint32_t, shmem_uint32_atomic_fetch_inc, uint32_t *dest, int pe)
{
    return (uint32_t)amo_fetch_add32(context_implicit(), dest, 1, pe,
        "shmem_uint32_atomic_fetch_inc(dest, pe)");
}

PUBLIC(uint64_t, shmem_uint64_atomic_fetch_inc, uint64_t *dest, int pe)
{
    return (uint64_t)amo_fetch_add64(context_implicit(), dest, 1, pe,
        "shmem_uint64_atomic_fetch_inc(dest, pe)");
}

PUBLIC(size_t, shmem_size_atomic_fetch_inc, size_t *dest, int pe)
{
    return (size_t)amo_fetch_add64(context_implicit(), dest, 1, pe, "shmem_size_atomic_fetch_inc(dest, pe)");
}

PUBLIC(ptrdiff_t, shmem_ptrdiff_atomic_fetch_inc, ptrdiff_t *dest, int pe)
{
    return (ptrdiff_t)amo_fetch_add64(context_implicit(), dest, 1, pe,
        "shmem_ptrdiff_atomic_fetch_inc(dest, pe)");
}

PUBLIC(int, shmem_ctx_int_atomic_fetch_inc, shmem_ctx_t ctx, int *dest, int pe)
{
    return (int)amo_fetch_add32(context_of(ctx), dest, 1, pe,
        "shmem_ctx_int_atomic_fetch_inc(ctx, dest, pe)");
}

PUBLIC(long, shmem_ctx_long_atomic_fetch_inc, shmem_ctx_t ctx, long *dest, int pe)
{
    return (long)amo_fetch_add64(context_of(ctx), dest, 1, pe,
        "shmem_ctx_long_atomic_fetch_inc(ctx, dest, pe)");
}

PUBLIC(long long, shmem_ctx_longlong_atomic_fetch_inc, shmem_ctx_t ctx, long long *dest, int pe)
{
    return (long long)amo_fetch_add64(context_of(ctx), dest, 1, pe,
        "shmem_ctx_longlong_atomic_fetch_inc(ctx, dest, pe)");
}

PUBLIC(unsigned int, shmem_ctx_uint_atomic_fetch_inc, shmem_ctx_t ctx, unsigned int *dest, int pe)
{
    return (unsigned int)amo_fetch_add32(context_of(ctx), dest, 1, pe,
        "shmem_ctx_uint_atomic_fetch_inc(ctx, dest, pe)");
}

PUBLIC(unsigned long, shmem_ctx_ulong_atomic_fetch_inc, shmem_ctx_t ctx, unsigned long *dest, int pe)
{
    return (unsigned long)amo_fetch_add64(context_of(ctx), dest, 1, pe,
        "shmem_ctx_ulong_atomic_fetch_inc(ctx, dest, pe)");
}

PUBLIC(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_inc, shmem_ctx_t ctx, unsigned long long *dest,
    int pe)
{
    return (unsigned long long)amo_fetch_add64(context_of(ctx), dest, 1, pe,
        "shmem_ctx_ulonglong_atomic_fetch_inc(ctx, dest, pe)");
}

PUBLIC(int32_t, shmem_ctx_int32_atomic_fetch_inc, shmem_ctx_t ctx, int32_t *dest, int pe)
{
    return (int32_t)amo_fetch_add32(context_of(ctx), dest, 1, pe,
        "shmem_ctx_int32_atomic_fetch_inc(ctx, dest, pe)");
}

PUBLIC(int64_t, shmem_ctx_int64_atomic_fetch_inc, shmem_ctx_t ctx, int64_t *dest, int pe)
{
    return (int64_t)amo_fetch_add64(context_of(ctx), dest, 1, pe,
        "shmem_ctx_int64_atomic_fetch_inc(ctx, dest, pe)");
}

PUBLIC(uint32_t, shmem_ctx_uint32_atomic_fetch_inc, shmem_ctx_t ctx, uint32_t *dest, int pe)
{
    return (uint32_t)amo_fetch_add32(context_of(ctx), dest, 1, pe,
        "shmem_ctx_uint32_atomic_fetch_inc(ctx, dest, pe)");
}

PUBLIC(uint64_t, shmem_ctx_uint64_atomic_fetch_inc, shmem_ctx_t ctx, uint64_t *dest, int pe)
{
    return (uint64_t)amo_fetch_add64(context_of(ctx), dest, 1, pe,
        "shmem_ctx_uint64_atomic_fetch_inc(ctx, dest, pe)");
}

PUBLIC(size_t, shmem_ctx_size_atomic_fetch_inc, shmem_ctx_t ctx, size_t *dest, int pe)
{
    return (size_t)amo_fetch_add64(context_of(ctx), dest, 1, pe,
        "shmem_ctx_size_atomic_fetch_inc(ctx, dest, pe)");
}

PUBLIC(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_inc, shmem_ctx_t ctx, ptrdiff_t *dest, int pe)
{
    return (ptrdiff_t)amo_fetch_add64(context_of(ctx), dest, 1, pe,
        "shmem_ctx_ptrdiff_atomic_fetch_inc(ctx, dest, pe)");
}

PUBLIC(void, shmem_int_atomic_inc, int *dest, int pe)
{
    amo_add32(context_implicit(), dest, 1, pe, "shmem_int_atomic_inc(dest, pe)");
}

PUBLIC(void, shmem_long_atomic_inc, long *dest, int pe)
{
    amo_add64(context_implicit(), dest, 1, pe, "shmem_long_atomic_inc(dest, pe)");
}

PUBLIC(void, shmem_longlong_atomic_inc, long long *dest, int pe)
{
    amo_add64(context_implicit(), dest, 1, pe, "shmem_longlong_atomic_inc(dest, pe)");
}

PUBLIC(void, shmem_uint_atomic_inc, unsigned int *dest, int pe)
{
    amo_add32(context_implicit(), dest, 1, pe, "shmem_uint_atomic_inc(dest, pe)");
}

PUBLIC(void, shmem_ulong_atomic_inc, unsigned long *dest, int pe)
{
    amo_add64(context_implicit(), dest, 1, pe, "shmem_ulong_atomic_inc(dest, pe)");
}

PUBLIC(void, shmem_ulonglong_atomic_inc, unsigned long long *dest, int pe)
{
    amo_add64(context_implicit(), dest, 1, pe, "shmem_ulonglong_atomic_inc(dest, pe)");
}

PUBLIC(void, shmem_int32_atomic_inc, int32_t *dest, int pe)
{
    amo_add32(context_implicit(), dest, 1, pe, "shmem_int32_atomic_inc(dest, pe)");
}

PUBLIC(void, shmem_int64_atomic_inc, int64_t *dest, int pe)
{
    amo_add64(context_implicit(), dest, 1, pe, "shmem_int64_atomic_inc(dest, pe)");
}

PUBLIC(void, shmem_uint32_atomic_inc, uint32_t *dest, int pe)
{
    amo_add32(context_implicit(), dest, 1, pe, "shmem_uint32_atomic_inc(dest, pe)");
}

PUBLIC(void, shmem_uint64_atomic_inc, uint64_t *dest, int pe)
{
    amo_add64(context_implicit(), dest, 1, pe, "shmem_uint64_atomic_inc(dest, pe)");
}

PUBLIC(void, shmem_size_atomic_inc, size_t *dest, int pe)
{
    amo_add64(context_implicit(), dest, 1, pe, "shmem_size_atomic_inc(dest, pe)");
}

PUBLIC(void, shmem_ptrdiff_atomic_inc, ptrdiff_t *dest, int pe)
{
    amo_add64(context_implicit(), dest, 1, pe, "shmem_ptrdiff_atomic_inc(dest, pe)");
}

PUBLIC(void, shmem_ctx_int_atomic_inc, shmem_ctx_t ctx, int *dest, int pe)
{
    amo_add32(context_of(ctx), dest, 1, pe, "shmem_ctx_int_atomic_inc(ctx, dest, pe)");
}

PUBLIC(void, shmem_ctx_long_atomic_inc, shmem_ctx_t ctx, long *dest, int pe)
{
    amo_add64(context_of(ctx), dest, 1, pe, "shmem_ctx_long_atomic_inc(ctx, dest, pe)");
}

PUBLIC(void, shmem_ctx_longlong_atomic_inc, shmem_ctx_t ctx, long long *dest, int pe)
{
    amo_add64(context_of(ctx), dest, 1, pe, "shmem_ctx_longlong_atomic_inc(ctx, dest, pe)");
}

PUBLIC(void, shmem_ctx_uint_atomic_inc, shmem_ctx_t ctx, unsigned int *dest, int pe)
{
    amo_add32(context_of(ctx), dest, 1, pe, "shmem_ctx_uint_atomic_inc(ctx, dest, pe)");
}

PUBLIC(void, shmem_ctx_ulong_atomic_inc, shmem_ctx_t ctx, unsigned long *dest, int pe)
{
    amo_add64(context_of(ctx), dest, 1, pe, "shmem_ctx_ulong_atomic_inc(ctx, dest, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_atomic_inc, shmem_ctx_t ctx, unsigned long long *dest, int pe)
{
    amo_add64(context_of(ctx), dest, 1, pe, "shmem_ctx_ulonglong_atomic_inc(ctx, dest, pe)");
}

PUBLIC(void, shmem_ctx_int32_atomic_inc, shmem_ctx_t ctx, int32_t *dest, int pe)
{
    amo_add32(context_of(ctx), dest, 1, pe, "shmem_ctx_int32_atomic_inc(ctx, dest, pe)");
}

PUBLIC(void, shmem_ctx_int64_atomic_inc, shmem_ctx_t ctx, int64_t *dest, int pe)
{
    amo_add64(context_of(ctx), dest, 1, pe, "shmem_ctx_int64_atomic_inc(ctx, dest, pe)");
}

PUBLIC(void, shmem_ctx_uint32_atomic_inc, shmem_ctx_t ctx, uint32_t *dest, int pe)
{
    amo_add32(context_of(ctx), dest, 1, pe, "shmem_ctx_uint32_atomic_inc(ctx, dest, pe)");
}

PUBLIC(void, shmem_ctx_uint64_atomic_inc, shmem_ctx_t ctx, uint64_t *dest, int pe)
{
    amo_add64(context_of(ctx), dest, 1, pe, "shmem_ctx_uint64_atomic_inc(ctx, dest, pe)");
}

PUBLIC(void, shmem_ctx_size_atomic_inc, shmem_ctx_t ctx, size_t *dest, int pe)
{
    amo_add64(context_of(ctx), dest, 1, pe, "shmem_ctx_size_atomic_inc(ctx, dest, pe)");
}

PUBLIC(void, shmem_ctx_ptrdiff_atomic_inc, shmem_ctx_t ctx, ptrdiff_t *dest, int pe)
{
    amo_add64(context_of(ctx), dest, 1, pe, "shmem_ctx_ptrdiff_atomic_inc(ctx, dest, pe)");
}

PUBLIC(int, shmem_int_atomic_fetch_add, int *dest, int value, int pe)
{
    return (int)amo_fetch_add32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_int_atomic_fetch_add(dest, value, pe)");
}

PUBLIC(long, shmem_long_atomic_fetch_add, long *dest, long value, int pe)
{
    return (long)amo_fetch_add64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_long_atomic_fetch_add(dest, value, pe)");
}

PUBLIC(long long, shmem_longlong_atomic_fetch_add, long long *dest, long long value, int pe)
{
    return (long long)amo_fetch_add64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_longlong_atomic_fetch_add(dest, value, pe)");
}

PUBLIC(unsigned int, shmem_uint_atomic_fetch_add, unsigned int *dest, unsigned int value, int pe)
{
    return (unsigned int)amo_fetch_add32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_uint_atomic_fetch_add(dest, value, pe)");
}

PUBLIC(unsigned long, shmem_ulong_atomic_fetch_add, unsigned long *dest, unsigned long value, int pe)
{
    return (unsigned long)amo_fetch_add64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_ulong_atomic_fetch_add(dest, value, pe)");
}

PUBLIC(unsigned long long, shmem_ulonglong_atomic_fetch_add, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return (unsigned long long)amo_fetch_add64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_ulonglong_atomic_fetch_add(dest, value, pe)");
}

PUBLIC(int32_t, shmem_int32_atomic_fetch_add, int32_t *dest, int32_t value, int pe)
{
    return (int32_t)amo_fetch_add32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_int32_atomic_fetch_add(dest, value, pe)");
}

PUBLIC(int64_t, shmem_int64_atomic_fetch_add, int64_t *dest, int64_t value, int pe)
{
    return (int64_t)amo_fetch_add64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_int64_atomic_fetch_add(dest, value, pe)");
}

PUBLIC(uint32_t, shmem_uint32_atomic_fetch_add, uint32_t *dest, uint32_t value, int pe)
{
    return (uint32_t)amo_fetch_add32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_uint32_atomic_fetch_add(dest, value, pe)");
}

PUBLIC(uint64_t, shmem_uint64_atomic_fetch_add, uint64_t *dest, uint64_t value, int pe)
{
    return (uint64_t)amo_fetch_add64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_uint64_atomic_fetch_add(dest, value, pe)");
}

PUBLIC(size_t, shmem_size_atomic_fetch_add, size_t *dest, size_t value, int pe)
{
    return (size_t)amo_fetch_add64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_size_atomic_fetch_add(dest, value, pe)");
}

PUBLIC(ptrdiff_t, shmem_ptrdiff_atomic_fetch_add, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    return (ptrdiff_t)amo_fetch_add64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_ptrdiff_atomic_fetch_add(dest, value, pe)");
}

PUBLIC(int, shmem_ctx_int_atomic_fetch_add, shmem_ctx_t ctx, int *dest, int value, int pe)
{
    return (int)amo_fetch_add32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_int_atomic_fetch_add(ctx, dest, value, pe)");
}

PUBLIC(long, shmem_ctx_long_atomic_fetch_add, shmem_ctx_t ctx, long *dest, long value, int pe)
{
    return (long)amo_fetch_add64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_long_atomic_fetch_add(ctx, dest, value, pe)");
}

PUBLIC(long long, shmem_ctx_longlong_atomic_fetch_add, shmem_ctx_t ctx, long long *dest, long long value,
    int pe)
{
    return (long long)amo_fetch_add64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_longlong_atomic_fetch_add(ctx, dest, value, pe)");
}

PUBLIC(unsigned int, shmem_ctx_uint_atomic_fetch_add, shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe)
{
    return (unsigned int)amo_fetch_add32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_uint_atomic_fetch_add(ctx, dest, value, pe)");
}

PUBLIC(unsigned long, shmem_ctx_ulong_atomic_fetch_add, shmem_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe)
{
    return (unsigned long)amo_fetch_add64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ulong_atomic_fetch_add(ctx, dest, value, pe)");
}

PUBLIC(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_add, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return (unsigned long long)amo_fetch_add64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ulonglong_atomic_fetch_add(ctx, dest, value, pe)");
}

PUBLIC(int32_t, shmem_ctx_int32_atomic_fetch_add, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    return (int32_t)amo_fetch_add32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_int32_atomic_fetch_add(ctx, dest, value, pe)");
}

PUBLIC(int64_t, shmem_ctx_int64_atomic_fetch_add, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    return (int64_t)amo_fetch_add64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_int64_atomic_fetch_add(ctx, dest, value, pe)");
}

PUBLIC(uint32_t, shmem_ctx_uint32_atomic_fetch_add, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    return (uint32_t)amo_fetch_add32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_uint32_atomic_fetch_add(ctx, dest, value, pe)");
}

PUBLIC(uint64_t, shmem_ctx_uint64_atomic_fetch_add, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    return (uint64_t)amo_fetch_add64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_uint64_atomic_fetch_add(ctx, dest, value, pe)");
}

PUBLIC(size_t, shmem_ctx_size_atomic_fetch_add, shmem_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    return (size_t)amo_fetch_add64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_size_atomic_fetch_add(ctx, dest, value, pe)");
}

PUBLIC(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_add, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value,
    int pe)
{
    return (ptrdiff_t)amo_fetch_add64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ptrdiff_atomic_fetch_add(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_int_atomic_add, int *dest, int value, int pe)
{
    amo_add32(context_implicit(), dest, (uint32_t)value, pe, "shmem_int_atomic_add(dest, value, pe)");
}

PUBLIC(void, shmem_long_atomic_add, long *dest, long value, int pe)
{
    amo_add64(context_implicit(), dest, (uint64_t)value, pe, "shmem_long_atomic_add(dest, value, pe)");
}

PUBLIC(void, shmem_longlong_atomic_add, long long *dest, long long value, int pe)
{
    amo_add64(context_implicit(), dest, (uint64_t)value, pe, "shmem_longlong_atomic_add(dest, value, pe)");
}

PUBLIC(void, shmem_uint_atomic_add, unsigned int *dest, unsigned int value, int pe)
{
    amo_add32(context_implicit(), dest, (uint32_t)value, pe, "shmem_uint_atomic_add(dest, value, pe)");
}

PUBLIC(void, shmem_ulong_atomic_add, unsigned long *dest, unsigned long value, int pe)
{
    amo_add64(context_implicit(), dest, (uint64_t)value, pe, "shmem_ulong_atomic_add(dest, value, pe)");
}

PUBLIC(void, shmem_ulonglong_atomic_add, unsigned long long *dest, unsigned long long value, int pe)
{
    amo_add64(context_implicit(), dest, (uint64_t)value, pe, "shmem_ulonglong_atomic_add(dest, value, pe)");
}

PUBLIC(void, shmem_int32_atomic_add, int32_t *dest, int32_t value, int pe)
{
    amo_add32(context_implicit(), dest, (uint32_t)value, pe, "shmem_int32_atomic_add(dest, value, pe)");
}

PUBLIC(void, shmem_int64_atomic_add, int64_t *dest, int64_t value, int pe)
{
    amo_add64(context_implicit(), dest, (uint64_t)value, pe, "shmem_int64_atomic_add(dest, value, pe)");
}

PUBLIC(void, shmem_uint32_atomic_add, uint32_t *dest, uint32_t value, int pe)
{
    amo_add32(context_implicit(), dest, (uint32_t)value, pe, "shmem_uint32_atomic_add(dest, value, pe)");
}

PUBLIC(void, shmem_uint64_atomic_add, uint64_t *dest, uint64_t value, int pe)
{
    amo_add64(context_implicit(), dest, (uint64_t)value, pe, "shmem_uint64_atomic_add(dest, value, pe)");
}

PUBLIC(void, shmem_size_atomic_add, size_t *dest, size_t value, int pe)
{
    amo_add64(context_implicit(), dest, (uint64_t)value, pe, "shmem_size_atomic_add(dest, value, pe)");
}

PUBLIC(void, shmem_ptrdiff_atomic_add, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    amo_add64(context_implicit(), dest, (uint64_t)value, pe, "shmem_ptrdiff_atomic_add(dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int_atomic_add, shmem_ctx_t ctx, int *dest, int value, int pe)
{
    amo_add32(context_of(ctx), dest, (uint32_t)value, pe, "shmem_ctx_int_atomic_add(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_long_atomic_add, shmem_ctx_t ctx, long *dest, long value, int pe)
{
    amo_add64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_long_atomic_add(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_longlong_atomic_add, shmem_ctx_t ctx, long long *dest, long long value, int pe)
{
    amo_add64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_longlong_atomic_add(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint_atomic_add, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    amo_add32(context_of(ctx), dest, (uint32_t)value, pe, "shmem_ctx_uint_atomic_add(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulong_atomic_add, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    amo_add64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_ulong_atomic_add(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_atomic_add, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    amo_add64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ulonglong_atomic_add(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int32_atomic_add, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    amo_add32(context_of(ctx), dest, (uint32_t)value, pe, "shmem_ctx_int32_atomic_add(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int64_atomic_add, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    amo_add64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_int64_atomic_add(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint32_atomic_add, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    amo_add32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_uint32_atomic_add(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint64_atomic_add, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    amo_add64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_uint64_atomic_add(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_size_atomic_add, shmem_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    amo_add64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_size_atomic_add(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ptrdiff_atomic_add, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    amo_add64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ptrdiff_atomic_add(ctx, dest, value, pe)");
}
