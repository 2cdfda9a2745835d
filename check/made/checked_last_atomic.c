/* Made by gen_check.py from shmem.api: do not edit. */
/* Contexts as the last argument: atomic operations. */
#include "check.h"

CHECKED(float, shmemx_ctx_float_fetch, const float *source, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(float)), _Alignof(float));
    float result = pshmemx_ctx_float_fetch(source, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(double, shmemx_ctx_double_fetch, const double *source, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(double)), _Alignof(double));
    double result = pshmemx_ctx_double_fetch(source, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_int_fetch, const int *source, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmemx_ctx_int_fetch(source, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(long, shmemx_ctx_long_fetch, const long *source, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmemx_ctx_long_fetch(source, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(long long, shmemx_ctx_longlong_fetch, const long long *source, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmemx_ctx_longlong_fetch(source, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_ctx_float_set, float *dest, float value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    pshmemx_ctx_float_set(dest, value, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_set, double *dest, double value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    pshmemx_ctx_double_set(dest, value, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_set, int *dest, int value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    pshmemx_ctx_int_set(dest, value, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_set, long *dest, long value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    pshmemx_ctx_long_set(dest, value, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_set, long long *dest, long long value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    pshmemx_ctx_longlong_set(dest, value, pe, ctx);
    call_end(&call);
}

CHECKED(float, shmemx_ctx_float_swap, float *dest, float value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    float result = pshmemx_ctx_float_swap(dest, value, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(double, shmemx_ctx_double_swap, double *dest, double value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    double result = pshmemx_ctx_double_swap(dest, value, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_int_swap, int *dest, int value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmemx_ctx_int_swap(dest, value, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(long, shmemx_ctx_long_swap, long *dest, long value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmemx_ctx_long_swap(dest, value, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(long long, shmemx_ctx_longlong_swap, long long *dest, long long value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmemx_ctx_longlong_swap(dest, value, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_int_cswap, int *dest, int cond, int value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_cswap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmemx_ctx_int_cswap(dest, cond, value, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(long, shmemx_ctx_long_cswap, long *dest, long cond, long value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_cswap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmemx_ctx_long_cswap(dest, cond, value, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(long long, shmemx_ctx_longlong_cswap, long long *dest, long long cond, long long value, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_cswap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmemx_ctx_longlong_cswap(dest, cond, value, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_int_finc, int *dest, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_finc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmemx_ctx_int_finc(dest, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(long, shmemx_ctx_long_finc, long *dest, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_finc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmemx_ctx_long_finc(dest, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(long long, shmemx_ctx_longlong_finc, long long *dest, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_finc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmemx_ctx_longlong_finc(dest, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_ctx_int_inc, int *dest, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    pshmemx_ctx_int_inc(dest, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_inc, long *dest, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    pshmemx_ctx_long_inc(dest, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_inc, long long *dest, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    pshmemx_ctx_longlong_inc(dest, pe, ctx);
    call_end(&call);
}

CHECKED(int, shmemx_ctx_int_fadd, int *dest, int value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_fadd);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmemx_ctx_int_fadd(dest, value, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(long, shmemx_ctx_long_fadd, long *dest, long value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_fadd);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmemx_ctx_long_fadd(dest, value, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(long long, shmemx_ctx_longlong_fadd, long long *dest, long long value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_fadd);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmemx_ctx_longlong_fadd(dest, value, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_ctx_int_add, int *dest, int value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    pshmemx_ctx_int_add(dest, value, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_add, long *dest, long value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    pshmemx_ctx_long_add(dest, value, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_add, long long *dest, long long value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    pshmemx_ctx_longlong_add(dest, value, pe, ctx);
    call_end(&call);
}
