/* Made by gen_check.py from shmem.api: do not edit. */
/* Contexts as the last argument: put and get. */
#include "check.h"

CHECKED(void, shmemx_ctx_short_put, short *dest, const short *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_short_put(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_put, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int_put(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_put, long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_long_put(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_put, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longlong_put(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_put, float *dest, const float *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_float_put(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_put, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_double_put(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_put, long double *dest, const long double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longdouble_put(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_put, char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_put);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_char_put(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put8, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put8);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put8(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put16, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put16);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put16(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put32, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put32);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put32(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put64, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put64);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put64(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put128, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put128);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put128(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_putmem, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_putmem);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_putmem(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_get, short *dest, const short *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_short_get(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_get, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int_get(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_get, long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_long_get(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_get, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longlong_get(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_get, float *dest, const float *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_float_get(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_get, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_double_get(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_get, long double *dest, const long double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longdouble_get(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_get, char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_get);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_char_get(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get8, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get8);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get8(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get16, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get16);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get16(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get32, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get32);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get32(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get64, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get64);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get64(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get128, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get128);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get128(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_getmem, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_getmem);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_getmem(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_put_nb, short *dest, const short *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_put_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_short_put_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_put_nb, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_put_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int_put_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_put_nb, long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_put_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_long_put_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_put_nb, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_put_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longlong_put_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_put_nb, float *dest, const float *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_put_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_float_put_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_put_nb, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_put_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_double_put_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_put_nb, long double *dest, const long double *source, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_put_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longdouble_put_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_put_nb, char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_put_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_char_put_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put8_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put8_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put8_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put16_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put16_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put16_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put32_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put32_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put32_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put64_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put64_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put64_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put128_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put128_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put128_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_putmem_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_putmem_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_putmem_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_get_nb, short *dest, const short *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_get_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_short_get_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_get_nb, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_get_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int_get_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_get_nb, long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_get_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_long_get_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_get_nb, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_get_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longlong_get_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_get_nb, float *dest, const float *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_get_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_float_get_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_get_nb, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_get_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_double_get_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_get_nb, long double *dest, const long double *source, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_get_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longdouble_get_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_get_nb, char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_get_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_char_get_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get8_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get8_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get8_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get16_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get16_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get16_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get32_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get32_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get32_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get64_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get64_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get64_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get128_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get128_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get128_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_getmem_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_getmem_nb);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_getmem_nb(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_put_nbi, short *dest, const short *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_short_put_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_put_nbi, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int_put_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_put_nbi, long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_long_put_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_put_nbi, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longlong_put_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_put_nbi, float *dest, const float *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_float_put_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_put_nbi, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_double_put_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_put_nbi, long double *dest, const long double *source, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longdouble_put_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_put_nbi, char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_put_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_here(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_char_put_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put8_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put8_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put8_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put16_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put16_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put16_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put32_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put32_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put32_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put64_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put64_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put64_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_put128_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_put128_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_put128_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_putmem_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_putmem_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_here(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_putmem_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_get_nbi, short *dest, const short *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(short)), _Alignof(short));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_short_get_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_get_nbi, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int_get_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_get_nbi, long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long)), _Alignof(long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_long_get_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_get_nbi, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longlong_get_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_get_nbi, float *dest, const float *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(float)), _Alignof(float));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_float_get_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_get_nbi, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_double_get_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_get_nbi, long double *dest, const long double *source, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longdouble_get_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_get_nbi, char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_get_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, sizeof(char)), _Alignof(char));
    struct span source_span = span_there(&call, "source", source, elements(nelems, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_char_get_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get8_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get8_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get8_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get16_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get16_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 2), 2);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get16_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get32_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get32_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 4), 4);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get32_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get64_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get64_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 8), 8);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get64_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_get128_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_get128_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 16), 16);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_get128_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_getmem_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_getmem_nbi);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, elements(nelems, 1), 1);
    struct span source_span = span_there(&call, "source", source, elements(nelems, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_getmem_nbi(dest, source, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_p, short *dest, short value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(short)), _Alignof(short));
    pshmemx_ctx_short_p(dest, value, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_p, int *dest, int value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    pshmemx_ctx_int_p(dest, value, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_p, long *dest, long value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    pshmemx_ctx_long_p(dest, value, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_p, long long *dest, long long value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    pshmemx_ctx_longlong_p(dest, value, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_p, float *dest, float value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    pshmemx_ctx_float_p(dest, value, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_p, double *dest, double value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    pshmemx_ctx_double_p(dest, value, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_p, long double *dest, long double value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long double)), _Alignof(long double));
    pshmemx_ctx_longdouble_p(dest, value, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_p, char *dest, char value, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_p);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(char)), _Alignof(char));
    pshmemx_ctx_char_p(dest, value, pe, ctx);
    call_end(&call);
}

CHECKED(short, shmemx_ctx_short_g, const short *source, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(short)), _Alignof(short));
    short result = pshmemx_ctx_short_g(source, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(int, shmemx_ctx_int_g, const int *source, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmemx_ctx_int_g(source, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(long, shmemx_ctx_long_g, const long *source, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmemx_ctx_long_g(source, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(long long, shmemx_ctx_longlong_g, const long long *source, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmemx_ctx_longlong_g(source, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(float, shmemx_ctx_float_g, const float *source, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(float)), _Alignof(float));
    float result = pshmemx_ctx_float_g(source, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(double, shmemx_ctx_double_g, const double *source, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(double)), _Alignof(double));
    double result = pshmemx_ctx_double_g(source, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(long double, shmemx_ctx_longdouble_g, const long double *source, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(long double)), _Alignof(long double));
    long double result = pshmemx_ctx_longdouble_g(source, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(char, shmemx_ctx_char_g, const char *source, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_g);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(char)), _Alignof(char));
    char result = pshmemx_ctx_char_g(source, pe, ctx);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_ctx_short_iput, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_short_iput(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_iput, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(int)), _Alignof(int));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int_iput(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_iput, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_long_iput(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_iput, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longlong_iput(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_iput, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_float_iput(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_iput, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_double_iput(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_iput, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longdouble_iput(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_iput, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_iput);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, sizeof(char)),
        _Alignof(char));
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_char_iput(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iput8, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iput8);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 1), 1);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_iput8(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iput16, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iput16);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 2), 2);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_iput16(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iput32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iput32);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 4), 4);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_iput32(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iput64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iput64);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 8), 8);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_iput64(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iput128, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iput128);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_there(&call, "dest", dest, strided(nelems, dst, 16), 16);
    struct span source_span = span_here(&call, "source", source, strided(nelems, sst, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_iput128(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_short_iget, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_short_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(short)),
        _Alignof(short));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(short)),
        _Alignof(short));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_short_iget(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_int_iget, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_int_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(int)), _Alignof(int));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_int_iget(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_long_iget, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_long_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(long)),
        _Alignof(long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_long_iget(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longlong_iget, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longlong_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(long long)),
        _Alignof(long long));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(long long)),
        _Alignof(long long));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longlong_iget(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_float_iget, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_float_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(float)),
        _Alignof(float));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(float)),
        _Alignof(float));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_float_iget(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_double_iget, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_double_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(double)),
        _Alignof(double));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(double)),
        _Alignof(double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_double_iget(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_longdouble_iget, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_longdouble_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(long double)),
        _Alignof(long double));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(long double)),
        _Alignof(long double));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_longdouble_iget(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_char_iget, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_char_iget);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, sizeof(char)),
        _Alignof(char));
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, sizeof(char)),
        _Alignof(char));
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_char_iget(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iget8, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iget8);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 1), 1);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 1), 1);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_iget8(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iget16, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iget16);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 2), 2);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 2), 2);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_iget16(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iget32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iget32);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 4), 4);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 4), 4);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_iget32(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iget64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iget64);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 8), 8);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 8), 8);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_iget64(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}

CHECKED(void, shmemx_ctx_iget128, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    struct call call;
    call_begin(&call, F_shmemx_ctx_iget128);
    call_context(&call, "ctx", ctx, false);
    check_stride(&call, "dst", dst, 1, nelems);
    check_stride(&call, "sst", sst, 1, nelems);
    check_pe(&call, "pe", pe);
    struct span dest_span = span_here(&call, "dest", dest, strided(nelems, dst, 16), 16);
    struct span source_span = span_there(&call, "source", source, strided(nelems, sst, 16), 16);
    check_apart(&call, &dest_span, &source_span);
    pshmemx_ctx_iget128(dest, source, dst, sst, nelems, pe, ctx);
    call_end(&call);
}
