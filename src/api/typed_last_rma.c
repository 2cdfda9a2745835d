/* Made by gen.py from shmem.api: do not edit. */
/* Contexts as the last argument: put and get. */
#include "api/public.h"

PUBLIC(void, shmemx_ctx_short_put, short *dest, const short *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(short), pe,
        "shmemx_ctx_short_put(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_int_put, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(int), pe,
        "shmemx_ctx_int_put(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_long_put, long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(long), pe,
        "shmemx_ctx_long_put(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longlong_put, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(long long), pe,
        "shmemx_ctx_longlong_put(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_float_put, float *dest, const float *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(float), pe,
        "shmemx_ctx_float_put(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_double_put, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(double), pe,
        "shmemx_ctx_double_put(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longdouble_put, long double *dest, const long double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(long double), pe,
        "shmemx_ctx_longdouble_put(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_char_put, char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(char), pe,
        "shmemx_ctx_char_put(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_put8, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put(context_of(ctx), dest, source, nelems, pe, "shmemx_ctx_put8(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_put16, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put(context_of(ctx), dest, source, nelems * 2, pe, "shmemx_ctx_put16(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_put32, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put(context_of(ctx), dest, source, nelems * 4, pe, "shmemx_ctx_put32(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_put64, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put(context_of(ctx), dest, source, nelems * 8, pe, "shmemx_ctx_put64(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_put128, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put(context_of(ctx), dest, source, nelems * 16, pe,
        "shmemx_ctx_put128(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_putmem, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put(context_of(ctx), dest, source, nelems, pe, "shmemx_ctx_putmem(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_short_get, short *dest, const short *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(short), pe,
        "shmemx_ctx_short_get(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_int_get, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(int), pe,
        "shmemx_ctx_int_get(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_long_get, long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(long), pe,
        "shmemx_ctx_long_get(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longlong_get, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(long long), pe,
        "shmemx_ctx_longlong_get(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_float_get, float *dest, const float *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(float), pe,
        "shmemx_ctx_float_get(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_double_get, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(double), pe,
        "shmemx_ctx_double_get(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longdouble_get, long double *dest, const long double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(long double), pe,
        "shmemx_ctx_longdouble_get(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_char_get, char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(char), pe,
        "shmemx_ctx_char_get(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_get8, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get(context_of(ctx), dest, source, nelems, pe, "shmemx_ctx_get8(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_get16, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get(context_of(ctx), dest, source, nelems * 2, pe, "shmemx_ctx_get16(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_get32, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get(context_of(ctx), dest, source, nelems * 4, pe, "shmemx_ctx_get32(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_get64, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get(context_of(ctx), dest, source, nelems * 8, pe, "shmemx_ctx_get64(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_get128, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get(context_of(ctx), dest, source, nelems * 16, pe,
        "shmemx_ctx_get128(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_getmem, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get(context_of(ctx), dest, source, nelems, pe, "shmemx_ctx_getmem(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_short_put_nb, short *dest, const short *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(short), pe,
        "shmemx_ctx_short_put_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_int_put_nb, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(int), pe,
        "shmemx_ctx_int_put_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_long_put_nb, long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(long), pe,
        "shmemx_ctx_long_put_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longlong_put_nb, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(long long), pe,
        "shmemx_ctx_longlong_put_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_float_put_nb, float *dest, const float *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(float), pe,
        "shmemx_ctx_float_put_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_double_put_nb, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(double), pe,
        "shmemx_ctx_double_put_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longdouble_put_nb, long double *dest, const long double *source, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(long double), pe,
        "shmemx_ctx_longdouble_put_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_char_put_nb, char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(char), pe,
        "shmemx_ctx_char_put_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_put8_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems, pe,
        "shmemx_ctx_put8_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_put16_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * 2, pe,
        "shmemx_ctx_put16_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_put32_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * 4, pe,
        "shmemx_ctx_put32_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_put64_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * 8, pe,
        "shmemx_ctx_put64_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_put128_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * 16, pe,
        "shmemx_ctx_put128_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_putmem_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems, pe,
        "shmemx_ctx_putmem_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_short_get_nb, short *dest, const short *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(short), pe,
        "shmemx_ctx_short_get_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_int_get_nb, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(int), pe,
        "shmemx_ctx_int_get_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_long_get_nb, long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(long), pe,
        "shmemx_ctx_long_get_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longlong_get_nb, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(long long), pe,
        "shmemx_ctx_longlong_get_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_float_get_nb, float *dest, const float *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(float), pe,
        "shmemx_ctx_float_get_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_double_get_nb, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(double), pe,
        "shmemx_ctx_double_get_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longdouble_get_nb, long double *dest, const long double *source, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(long double), pe,
        "shmemx_ctx_longdouble_get_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_char_get_nb, char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(char), pe,
        "shmemx_ctx_char_get_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_get8_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems, pe,
        "shmemx_ctx_get8_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_get16_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * 2, pe,
        "shmemx_ctx_get16_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_get32_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * 4, pe,
        "shmemx_ctx_get32_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_get64_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * 8, pe,
        "shmemx_ctx_get64_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_get128_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * 16, pe,
        "shmemx_ctx_get128_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_getmem_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems, pe,
        "shmemx_ctx_getmem_nb(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_short_put_nbi, short *dest, const short *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(short), pe,
        "shmemx_ctx_short_put_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_int_put_nbi, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(int), pe,
        "shmemx_ctx_int_put_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_long_put_nbi, long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(long), pe,
        "shmemx_ctx_long_put_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longlong_put_nbi, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(long long), pe,
        "shmemx_ctx_longlong_put_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_float_put_nbi, float *dest, const float *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(float), pe,
        "shmemx_ctx_float_put_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_double_put_nbi, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(double), pe,
        "shmemx_ctx_double_put_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longdouble_put_nbi, long double *dest, const long double *source, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(long double), pe,
        "shmemx_ctx_longdouble_put_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_char_put_nbi, char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(char), pe,
        "shmemx_ctx_char_put_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_put8_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems, pe,
        "shmemx_ctx_put8_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_put16_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * 2, pe,
        "shmemx_ctx_put16_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_put32_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * 4, pe,
        "shmemx_ctx_put32_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_put64_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * 8, pe,
        "shmemx_ctx_put64_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_put128_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * 16, pe,
        "shmemx_ctx_put128_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_putmem_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems, pe,
        "shmemx_ctx_putmem_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_short_get_nbi, short *dest, const short *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(short), pe,
        "shmemx_ctx_short_get_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_int_get_nbi, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(int), pe,
        "shmemx_ctx_int_get_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_long_get_nbi, long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(long), pe,
        "shmemx_ctx_long_get_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longlong_get_nbi, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(long long), pe,
        "shmemx_ctx_longlong_get_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_float_get_nbi, float *dest, const float *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(float), pe,
        "shmemx_ctx_float_get_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_double_get_nbi, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(double), pe,
        "shmemx_ctx_double_get_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longdouble_get_nbi, long double *dest, const long double *source, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(long double), pe,
        "shmemx_ctx_longdouble_get_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_char_get_nbi, char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(char), pe,
        "shmemx_ctx_char_get_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_get8_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems, pe,
        "shmemx_ctx_get8_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_get16_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * 2, pe,
        "shmemx_ctx_get16_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_get32_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * 4, pe,
        "shmemx_ctx_get32_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_get64_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * 8, pe,
        "shmemx_ctx_get64_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_get128_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * 16, pe,
        "shmemx_ctx_get128_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_getmem_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems, pe,
        "shmemx_ctx_getmem_nbi(dest, source, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_short_p, short *dest, short value, int pe, shmem_ctx_t ctx)
{
    rma_p16(context_of(ctx), dest, (uint16_t)value, pe, "shmemx_ctx_short_p(dest, value, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_int_p, int *dest, int value, int pe, shmem_ctx_t ctx)
{
    rma_p32(context_of(ctx), dest, (uint32_t)value, pe, "shmemx_ctx_int_p(dest, value, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_long_p, long *dest, long value, int pe, shmem_ctx_t ctx)
{
    rma_p64(context_of(ctx), dest, (uint64_t)value, pe, "shmemx_ctx_long_p(dest, value, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longlong_p, long long *dest, long long value, int pe, shmem_ctx_t ctx)
{
    rma_p64(context_of(ctx), dest, (uint64_t)value, pe, "shmemx_ctx_longlong_p(dest, value, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_float_p, float *dest, float value, int pe, shmem_ctx_t ctx)
{
    rma_p32(context_of(ctx), dest, float_bits(value), pe, "shmemx_ctx_float_p(dest, value, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_double_p, double *dest, double value, int pe, shmem_ctx_t ctx)
{
    rma_p64(context_of(ctx), dest, double_bits(value), pe, "shmemx_ctx_double_p(dest, value, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longdouble_p, long double *dest, long double value, int pe, shmem_ctx_t ctx)
{
    rma_put(context_of(ctx), dest, &value, sizeof value, pe, "shmemx_ctx_longdouble_p(dest, value, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_char_p, char *dest, char value, int pe, shmem_ctx_t ctx)
{
    rma_p8(context_of(ctx), dest, (uint8_t)value, pe, "shmemx_ctx_char_p(dest, value, pe, ctx)");
}

PUBLIC(short, shmemx_ctx_short_g, const short *source, int pe, shmem_ctx_t ctx)
{
    return (short)rma_g16(context_of(ctx), source, pe, "shmemx_ctx_short_g(source, pe, ctx)");
}

PUBLIC(int, shmemx_ctx_int_g, const int *source, int pe, shmem_ctx_t ctx)
{
    return (int)rma_g32(context_of(ctx), source, pe, "shmemx_ctx_int_g(source, pe, ctx)");
}

PUBLIC(long, shmemx_ctx_long_g, const long *source, int pe, shmem_ctx_t ctx)
{
    return (long)rma_g64(context_of(ctx), source, pe, "shmemx_ctx_long_g(source, pe, ctx)");
}

PUBLIC(long long, shmemx_ctx_longlong_g, const long long *source, int pe, shmem_ctx_t ctx)
{
    return (long long)rma_g64(context_of(ctx), source, pe, "shmemx_ctx_longlong_g(source, pe, ctx)");
}

PUBLIC(float, shmemx_ctx_float_g, const float *source, int pe, shmem_ctx_t ctx)
{
    return float_value(rma_g32(context_of(ctx), source, pe, "shmemx_ctx_float_g(source, pe, ctx)"));
}

PUBLIC(double, shmemx_ctx_double_g, const double *source, int pe, shmem_ctx_t ctx)
{
    return double_value(rma_g64(context_of(ctx), source, pe, "shmemx_ctx_double_g(source, pe, ctx)"));
}

PUBLIC(long double, shmemx_ctx_longdouble_g, const long double *source, int pe, shmem_ctx_t ctx)
{
    long double value;
    rma_get(context_of(ctx), &value, source, sizeof value, pe, "shmemx_ctx_longdouble_g(source, pe, ctx)");
    return value;
}

PUBLIC(char, shmemx_ctx_char_g, const char *source, int pe, shmem_ctx_t ctx)
{
    return (char)rma_g8(context_of(ctx), source, pe, "shmemx_ctx_char_g(source, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_short_iput, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(short), pe,
        "shmemx_ctx_short_iput(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_int_iput, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(int), pe,
        "shmemx_ctx_int_iput(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_long_iput, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(long), pe,
        "shmemx_ctx_long_iput(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longlong_iput, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(long long), pe,
        "shmemx_ctx_longlong_iput(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_float_iput, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(float), pe,
        "shmemx_ctx_float_iput(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_double_iput, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(double), pe,
        "shmemx_ctx_double_iput(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longdouble_iput, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(long double), pe,
        "shmemx_ctx_longdouble_iput(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_char_iput, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(char), pe,
        "shmemx_ctx_char_iput(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_iput8, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, 1, pe,
        "shmemx_ctx_iput8(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_iput16, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, 2, pe,
        "shmemx_ctx_iput16(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_iput32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, 4, pe,
        "shmemx_ctx_iput32(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_iput64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, 8, pe,
        "shmemx_ctx_iput64(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_iput128, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, 16, pe,
        "shmemx_ctx_iput128(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_short_iget, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(short), pe,
        "shmemx_ctx_short_iget(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_int_iget, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(int), pe,
        "shmemx_ctx_int_iget(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_long_iget, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(long), pe,
        "shmemx_ctx_long_iget(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longlong_iget, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(long long), pe,
        "shmemx_ctx_longlong_iget(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_float_iget, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(float), pe,
        "shmemx_ctx_float_iget(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_double_iget, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(double), pe,
        "shmemx_ctx_double_iget(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_longdouble_iget, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(long double), pe,
        "shmemx_ctx_longdouble_iget(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_char_iget, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(char), pe,
        "shmemx_ctx_char_iget(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_iget8, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, 1, pe,
        "shmemx_ctx_iget8(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_iget16, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, 2, pe,
        "shmemx_ctx_iget16(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_iget32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, 4, pe,
        "shmemx_ctx_iget32(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_iget64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, 8, pe,
        "shmemx_ctx_iget64(dest, source, dst, sst, nelems, pe, ctx)");
}

PUBLIC(void, shmemx_ctx_iget128, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, 16, pe,
        "shmemx_ctx_iget128(dest, source, dst, sst, nelems, pe, ctx)");
}
