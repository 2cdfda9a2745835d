/* Made by gen.py from shmem.api: do not edit. */
/* Atomic operations under their old names. */
#include "api/public.h"

PUBLIC(float, shmem_float_fetch, const float *source, int pe)
{
    return float_value(amo_fetch32(context_implicit(), source, pe, "shmem_float_fetch(source, pe)"));
}

PUBLIC(double, shmem_double_fetch, const double *source, int pe)
{
    return double_value(amo_fetch64(context_implicit(), source, pe, "shmem_double_fetch(source, pe)"));
}

PUBLIC(int, shmem_int_fetch, const int *source, int pe)
{
    return (int)amo_fetch32(context_implicit(), source, pe, "shmem_int_fetch(source, pe)");
}

PUBLIC(long, shmem_long_fetch, const long *source, int pe)
{
    return (long)amo_fetch64(context_implicit(), source, pe, "shmem_long_fetch(source, pe)");
}

PUBLIC(long long, shmem_longlong_fetch, const long long *source, int pe)
{
    return (long long)amo_fetch64(context_implicit(), source, pe, "shmem_longlong_fetch(source, pe)");
}

PUBLIC(void, shmem_float_set, float *dest, float value, int pe)
{
    amo_set32(context_implicit(), dest, float_bits(value), pe, "shmem_float_set(dest, value, pe)");
}

PUBLIC(void, shmem_double_set, double *dest, double value, int pe)
{
    amo_set64(context_implicit(), dest, double_bits(value), pe, "shmem_double_set(dest, value, pe)");
}

PUBLIC(void, shmem_int_set, int *dest, int value, int pe)
{
    amo_set32(context_implicit(), dest, (uint32_t)value, pe, "shmem_int_set(dest, value, pe)");
}

PUBLIC(void, shmem_long_set, long *dest, long value, int pe)
{
    amo_set64(context_implicit(), dest, (uint64_t)value, pe, "shmem_long_set(dest, value, pe)");
}

PUBLIC(void, shmem_longlong_set, long long *dest, long long value, int pe)
{
    amo_set64(context_implicit(), dest, (uint64_t)value, pe, "shmem_longlong_set(dest, value, pe)");
}

PUBLIC(float, shmem_float_swap, float *dest, float value, int pe)
{
    return float_value(amo_swap32(context_implicit(), dest, float_bits(value), pe,
        "shmem_float_swap(dest, value, pe)"));
}

PUBLIC(double, shmem_double_swap, double *dest, double value, int pe)
{
    return double_value(amo_swap64(context_implicit(), dest, double_bits(value), pe,
        "shmem_double_swap(dest, value, pe)"));
}

PUBLIC(int, shmem_int_swap, int *dest, int value, int pe)
{
    return (int)amo_swap32(context_implicit(), dest, (uint32_t)value, pe, "shmem_int_swap(dest, value, pe)");
}

PUBLIC(long, shmem_long_swap, long *dest, long value, int pe)
{
    return (long)amo_swap64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_long_swap(dest, value, pe)");
}

PUBLIC(long long, shmem_longlong_swap, long long *dest, long long value, int pe)
{
    return (long long)amo_swap64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_longlong_swap(dest, value, pe)");
}

PUBLIC(int, shmem_int_cswap, int *dest, int cond, int value, int pe)
{
    return (int)amo_compare_swap32(context_implicit(), dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmem_int_cswap(dest, cond, value, pe)");
}

PUBLIC(long, shmem_long_cswap, long *dest, long cond, long value, int pe)
{
    return (long)amo_compare_swap64(context_implicit(), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_long_cswap(dest, cond, value, pe)");
}

PUBLIC(long long, shmem_longlong_cswap, long long *dest, long long cond, long long value, int pe)
{
    return (long long)amo_compare_swap64(context_implicit(), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_longlong_cswap(dest, cond, value, pe)");
}

PUBLIC(int, shmem_int_finc, int *dest, int pe)
{
    return (int)amo_fetch_add32(context_implicit(), dest, 1, pe, "shmem_int_finc(dest, pe)");
}

PUBLIC(long, shmem_long_finc, long *dest, int pe)
{
    return (long)amo_fetch_add64(context_implicit(), dest, 1, pe, "shmem_long_finc(dest, pe)");
}

PUBLIC(long long, shmem_longlong_finc, long long *dest, int pe)
{
    return (long long)amo_fetch_add64(context_implicit(), dest, 1, pe, "shmem_longlong_finc(dest, pe)");
}

PUBLIC(void, shmem_int_inc, int *dest, int pe)
{
    amo_add32(context_implicit(), dest, 1, pe, "shmem_int_inc(dest, pe)");
}

PUBLIC(void, shmem_long_inc, long *dest, int pe)
{
    amo_add64(context_implicit(), dest, 1, pe, "shmem_long_inc(dest, pe)");
}

PUBLIC(void, shmem_longlong_inc, long long *dest, int pe)
{
    amo_add64(context_implicit(), dest, 1, pe, "shmem_longlong_inc(dest, pe)");
}

PUBLIC(int, shmem_int_fadd, int *dest, int value, int pe)
{
    return (int)amo_fetch_add32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_int_fadd(dest, value, pe)");
}

PUBLIC(long, shmem_long_fadd, long *dest, long value, int pe)
{
    return (long)amo_fetch_add64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_long_fadd(dest, value, pe)");
}

PUBLIC(long long, shmem_longlong_fadd, long long *dest, long long value, int pe)
{
    return (long long)amo_fetch_add64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_longlong_fadd(dest, value, pe)");
}

PUBLIC(void, shmem_int_add, int *dest, int value, int pe)
{
    amo_add32(context_implicit(), dest, (uint32_t)value, pe, "shmem_int_add(dest, value, pe)");
}

PUBLIC(void, shmem_long_add, long *dest, long value, int pe)
{
    amo_add64(context_implicit(), dest, (uint64_t)value, pe, "shmem_long_add(dest, value, pe)");
}

PUBLIC(void, shmem_longlong_add, long long *dest, long long value, int pe)
{
    amo_add64(context_implicit(), dest, (uint64_t)value, pe, "shmem_longlong_add(dest, value, pe)");
}
