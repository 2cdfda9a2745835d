/* Made by gen_check.py from shmem.api: do not edit. */
/* Contexts as the last argument: atomic operations. */
#include "profile.h"

PROFILED(float, shmemx_ctx_float_fetch, const float *source, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    float result = pshmemx_ctx_float_fetch(source, pe, ctx);
    profile_end(F_shmemx_ctx_float_fetch, begin, sizeof(float), world_pe(ctx, pe));
    return result;
}

PROFILED(double, shmemx_ctx_double_fetch, const double *source, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    double result = pshmemx_ctx_double_fetch(source, pe, ctx);
    profile_end(F_shmemx_ctx_double_fetch, begin, sizeof(double), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_int_fetch, const int *source, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_int_fetch(source, pe, ctx);
    profile_end(F_shmemx_ctx_int_fetch, begin, sizeof(int), world_pe(ctx, pe));
    return result;
}

PROFILED(long, shmemx_ctx_long_fetch, const long *source, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    long result = pshmemx_ctx_long_fetch(source, pe, ctx);
    profile_end(F_shmemx_ctx_long_fetch, begin, sizeof(long), world_pe(ctx, pe));
    return result;
}

PROFILED(long long, shmemx_ctx_longlong_fetch, const long long *source, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    long long result = pshmemx_ctx_longlong_fetch(source, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_fetch, begin, sizeof(long long), world_pe(ctx, pe));
    return result;
}

PROFILED(void, shmemx_ctx_float_set, float *dest, float value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_set(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_float_set, begin, sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_set, double *dest, double value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_set(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_double_set, begin, sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_set, int *dest, int value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_set(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_int_set, begin, sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_set, long *dest, long value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_set(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_long_set, begin, sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_set, long long *dest, long long value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_set(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_set, begin, sizeof(long long), world_pe(ctx, pe));
}

PROFILED(float, shmemx_ctx_float_swap, float *dest, float value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    float result = pshmemx_ctx_float_swap(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_float_swap, begin, sizeof(float), world_pe(ctx, pe));
    return result;
}

PROFILED(double, shmemx_ctx_double_swap, double *dest, double value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    double result = pshmemx_ctx_double_swap(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_double_swap, begin, sizeof(double), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_int_swap, int *dest, int value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_int_swap(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_int_swap, begin, sizeof(int), world_pe(ctx, pe));
    return result;
}

PROFILED(long, shmemx_ctx_long_swap, long *dest, long value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    long result = pshmemx_ctx_long_swap(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_long_swap, begin, sizeof(long), world_pe(ctx, pe));
    return result;
}

PROFILED(long long, shmemx_ctx_longlong_swap, long long *dest, long long value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    long long result = pshmemx_ctx_longlong_swap(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_swap, begin, sizeof(long long), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_int_cswap, int *dest, int cond, int value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_int_cswap(dest, cond, value, pe, ctx);
    profile_end(F_shmemx_ctx_int_cswap, begin, sizeof(int), world_pe(ctx, pe));
    return result;
}

PROFILED(long, shmemx_ctx_long_cswap, long *dest, long cond, long value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    long result = pshmemx_ctx_long_cswap(dest, cond, value, pe, ctx);
    profile_end(F_shmemx_ctx_long_cswap, begin, sizeof(long), world_pe(ctx, pe));
    return result;
}

PROFILED(long long, shmemx_ctx_longlong_cswap, long long *dest, long long cond, long long value, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    long long result = pshmemx_ctx_longlong_cswap(dest, cond, value, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_cswap, begin, sizeof(long long), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_int_finc, int *dest, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_int_finc(dest, pe, ctx);
    profile_end(F_shmemx_ctx_int_finc, begin, sizeof(int), world_pe(ctx, pe));
    return result;
}

PROFILED(long, shmemx_ctx_long_finc, long *dest, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    long result = pshmemx_ctx_long_finc(dest, pe, ctx);
    profile_end(F_shmemx_ctx_long_finc, begin, sizeof(long), world_pe(ctx, pe));
    return result;
}

PROFILED(long long, shmemx_ctx_longlong_finc, long long *dest, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    long long result = pshmemx_ctx_longlong_finc(dest, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_finc, begin, sizeof(long long), world_pe(ctx, pe));
    return result;
}

PROFILED(void, shmemx_ctx_int_inc, int *dest, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_inc(dest, pe, ctx);
    profile_end(F_shmemx_ctx_int_inc, begin, sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_inc, long *dest, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_inc(dest, pe, ctx);
    profile_end(F_shmemx_ctx_long_inc, begin, sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_inc, long long *dest, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_inc(dest, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_inc, begin, sizeof(long long), world_pe(ctx, pe));
}

PROFILED(int, shmemx_ctx_int_fadd, int *dest, int value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_int_fadd(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_int_fadd, begin, sizeof(int), world_pe(ctx, pe));
    return result;
}

PROFILED(long, shmemx_ctx_long_fadd, long *dest, long value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    long result = pshmemx_ctx_long_fadd(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_long_fadd, begin, sizeof(long), world_pe(ctx, pe));
    return result;
}

PROFILED(long long, shmemx_ctx_longlong_fadd, long long *dest, long long value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    long long result = pshmemx_ctx_longlong_fadd(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_fadd, begin, sizeof(long long), world_pe(ctx, pe));
    return result;
}

PROFILED(void, shmemx_ctx_int_add, int *dest, int value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_add(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_int_add, begin, sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_add, long *dest, long value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_add(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_long_add, begin, sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_add, long long *dest, long long value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_add(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_add, begin, sizeof(long long), world_pe(ctx, pe));
}
