/* Made by gen.py from shmem.api: do not edit. */
/* Contexts as the last argument: atomic operations. */
#include "api/public.h"

PUBLIC(float, shmemx_ctx_float_fetch, const float *source, int pe, shmem_ctx_t ctx)
{
    return float_value(amo_fetch32(context_of(ctx), source, pe, "shmemx_ctx_float_fetch(source, pe, ctx)"));
}

PUBLIC(double, shmemx_ctx_double_fetch, const double *source, int pe, shmem_ctx_t ctx)
{
    return double_value(amo_fetch64(context_of(ctx), source, pe, "shmemx_ctx_double_fetch(source, pe, ctx)"));
}

PUBLIC(int, shmemx_ctx_int_fetch, const int *source, int pe, shmem_ctx_t ctx)
{
    return (int)amo_fetch32(context_of(ctx), source, pe, "shmemx_ctx_int_fetch(source, pe, ctx)");
}

PUBLIC(long, shmemx_ctx_long_fetch, const long *source, int pe, shmem_ctx_t ctx)
{
    return (long)amo_fetch64(context_of(ctx), source, pe, "shmemx_ctx_long_fetch(source, pe, ctx)");
}

PUBLIC(long long, shmemx_ctx_longlong_fetch, const long long *source, int pe, shmem_ctx_t ctx)
{
    return (long long)amo_fetch64(context_of(ctx), source, pe, "shmemx_ctx_longlong_fetch(source, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_float_set, float *dest, float value, int pe, shmem_ctx_t ctx)
{
    amo_set32(context_of(ctx), dest, float_bits(value), pe, "shmemx_ctx_float_set(dest, value, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_double_set, double *dest, double value, int pe, shmem_ctx_t ctx)
{
    amo_set64(context_of(ctx), dest, double_bits(value), pe, "shmemx_ctx_double_set(dest, value, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_int_set, int *dest, int value, int pe, shmem_ctx_t ctx)
{
    amo_set32(context_of(ctx), dest, (uint32_t)value, pe, "shmemx_ctx_int_set(dest, value, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_long_set, long *dest, long value, int pe, shmem_ctx_t ctx)
{
    amo_set64(context_of(ctx), dest, (uint64_t)value, pe, "shmemx_ctx_long_set(dest, value, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longlong_set, long long *dest, long long value, int pe, shmem_ctx_t ctx)
{
    amo_set64(context_of(ctx), dest, (uint64_t)value, pe, "shmemx_ctx_longlong_set(dest, value, pe, ctx)");
}

PUBLIC(float, shmemx_ctx_float_swap, float *dest, float value, int pe, shmem_ctx_t ctx)
{
    return float_value(amo_swap32(context_of(ctx), dest, float_bits(value), pe,
        "shmemx_ctx_float_swap(dest, value, pe, ctx)"));
}

PUBLIC(double, shmemx_ctx_double_swap, double *dest, double value, int pe, shmem_ctx_t ctx)
{
    return double_value(amo_swap64(context_of(ctx), dest, double_bits(value), pe,
        "shmemx_ctx_double_swap(dest, value, pe, ctx)"));
}

PUBLIC(int, shmemx_ctx_int_swap, int *dest, int value, int pe, shmem_ctx_t ctx)
{
    return (int)amo_swap32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmemx_ctx_int_swap(dest, value, pe, ctx)");
}

PUBLIC(long, shmemx_ctx_long_swap, long *dest, long value, int pe, shmem_ctx_t ctx)
{
    return (long)amo_swap64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmemx_ctx_long_swap(dest, value, pe, ctx)");
}

PUBLIC(long long, shmemx_ctx_longlong_swap, long long *dest, long long value, int pe, shmem_ctx_t ctx)
{
    return (long long)amo_swap64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmemx_ctx_longlong_swap(dest, value, pe, ctx)");
}

PUBLIC(int, shmemx_ctx_int_cswap, int *dest, int cond, int value, int pe, shmem_ctx_t ctx)
{
    return (int)amo_compare_swap32(context_of(ctx), dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmemx_ctx_int_cswap(dest, cond, value, pe, ctx)");
}

PUBLIC(long, shmemx_ctx_long_cswap, long *dest, long cond, long value, int pe, shmem_ctx_t ctx)
{
    return (long)amo_compare_swap64(context_of(ctx), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmemx_ctx_long_cswap(dest, cond, value, pe, ctx)");
}

PUBLIC(long long, shmemx_ctx_longlong_cswap, long long *dest, long long cond, long long value, int pe,
    shmem_ctx_t ctx)
{
    return (long long)amo_compare_swap64(context_of(ctx), dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmemx_ctx_longlong_cswap(dest, cond, value, pe, ctx)");
}

PUBLIC(int, shmemx_ctx_int_finc, int *dest, int pe, shmem_ctx_t ctx)
{
    return (int)amo_fetch_add32(context_of(ctx), dest, 1, pe, "shmemx_ctx_int_finc(dest, pe, ctx)");
}

PUBLIC(long, shmemx_ctx_long_finc, long *dest, int pe, shmem_ctx_t ctx)
{
    return (long)amo_fetch_add64(context_of(ctx), dest, 1, pe, "shmemx_ctx_long_finc(dest, pe, ctx)");
}

PUBLIC(long long, shmemx_ctx_longlong_finc, long long *dest, int pe, shmem_ctx_t ctx)
{
    return (long long)amo_fetch_add64(context_of(ctx), dest, 1, pe,
        "shmemx_ctx_longlong_finc(dest, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_int_inc, int *dest, int pe, shmem_ctx_t ctx)
{
    amo_add32(context_of(ctx), dest, 1, pe, "shmemx_ctx_int_inc(dest, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_long_inc, long *dest, int pe, shmem_ctx_t ctx)
{
    amo_add64(context_of(ctx), dest, 1, pe, "shmemx_ctx_long_inc(dest, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longlong_inc, long long *dest, int pe, shmem_ctx_t ctx)
{
    amo_add64(context_of(ctx), dest, 1, pe, "shmemx_ctx_longlong_inc(dest, pe, ctx)");
}

PUBLIC(int, shmemx_ctx_int_fadd, int *dest, int value, int pe, shmem_ctx_t ctx)
{
    return (int)amo_fetch_add32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmemx_ctx_int_fadd(dest, value, pe, ctx)");
}

PUBLIC(long, shmemx_ctx_long_fadd, long *dest, long value, int pe, shmem_ctx_t ctx)
{
    return (long)amo_fetch_add64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmemx_ctx_long_fadd(dest, value, pe, ctx)");
}

PUBLIC(long long, shmemx_ctx_longlong_fadd, long long *dest, long long value, int pe, shmem_ctx_t ctx)
{
    return (long long)amo_fetch_add64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmemx_ctx_longlong_fadd(dest, value, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_int_add, int *dest, int value, int pe, shmem_ctx_t ctx)
{
    amo_add32(context_of(ctx), dest, (uint32_t)value, pe, "shmemx_ctx_int_add(dest, value, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_long_add, long *dest, long value, int pe, shmem_ctx_t ctx)
{
    amo_add64(context_of(ctx), dest, (uint64_t)value, pe, "shmemx_ctx_long_add(dest, value, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longlong_add, long long *dest, long long value, int pe, shmem_ctx_t ctx)
{
    amo_add64(context_of(ctx), dest, (uint64_t)value, pe, "shmemx_ctx_longlong_add(dest, value, pe, ctx)");
}
