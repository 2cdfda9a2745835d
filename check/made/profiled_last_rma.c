/* Made by gen_check.py from shmem.api: do not edit. */
/* Contexts as the last argument: put and get. */
#include "profile.h"

PROFILED(void, shmemx_ctx_short_put, short *dest, const short *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_put(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_short_put, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_put, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_put(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_int_put, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_put, long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_put(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_long_put, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_put, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_put(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_put, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_float_put, float *dest, const float *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_put(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_float_put, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_put, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_put(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_double_put, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_put, long double *dest, const long double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_put(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_longdouble_put, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_put, char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_put(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_char_put, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put8, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put8(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_put8, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put16, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put16(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_put16, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put32, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put32(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_put32, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put64, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put64(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_put64, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put128, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put128(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_put128, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_putmem, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_putmem(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_putmem, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_get, short *dest, const short *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_get(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_short_get, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_get, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_get(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_int_get, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_get, long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_get(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_long_get, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_get, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_get(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_get, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_float_get, float *dest, const float *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_get(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_float_get, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_get, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_get(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_double_get, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_get, long double *dest, const long double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_get(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_longdouble_get, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_get, char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_get(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_char_get, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get8, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get8(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_get8, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get16, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get16(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_get16, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get32, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get32(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_get32, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get64, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get64(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_get64, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get128, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get128(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_get128, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_getmem, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_getmem(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_getmem, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_put_nb, short *dest, const short *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_put_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_short_put_nb, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_put_nb, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_put_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_int_put_nb, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_put_nb, long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_put_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_long_put_nb, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_put_nb, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_put_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_put_nb, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_float_put_nb, float *dest, const float *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_put_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_float_put_nb, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_put_nb, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_put_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_double_put_nb, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_put_nb, long double *dest, const long double *source, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_put_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_longdouble_put_nb, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_put_nb, char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_put_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_char_put_nb, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put8_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put8_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_put8_nb, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put16_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put16_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_put16_nb, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put32_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put32_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_put32_nb, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put64_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put64_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_put64_nb, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put128_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put128_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_put128_nb, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_putmem_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_putmem_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_putmem_nb, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_get_nb, short *dest, const short *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_get_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_short_get_nb, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_get_nb, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_get_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_int_get_nb, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_get_nb, long *dest, const long *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_get_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_long_get_nb, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_get_nb, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_get_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_get_nb, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_float_get_nb, float *dest, const float *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_get_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_float_get_nb, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_get_nb, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_get_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_double_get_nb, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_get_nb, long double *dest, const long double *source, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_get_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_longdouble_get_nb, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_get_nb, char *dest, const char *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_get_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_char_get_nb, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get8_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get8_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_get8_nb, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get16_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get16_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_get16_nb, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get32_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get32_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_get32_nb, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get64_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get64_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_get64_nb, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get128_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get128_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_get128_nb, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_getmem_nb, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_getmem_nb(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_getmem_nb, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_put_nbi, short *dest, const short *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_put_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_short_put_nbi, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_put_nbi, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_put_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_int_put_nbi, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_put_nbi, long *dest, const long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_put_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_long_put_nbi, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_put_nbi, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_put_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_put_nbi, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_float_put_nbi, float *dest, const float *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_put_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_float_put_nbi, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_put_nbi, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_put_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_double_put_nbi, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_put_nbi, long double *dest, const long double *source, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_put_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_longdouble_put_nbi, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_put_nbi, char *dest, const char *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_put_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_char_put_nbi, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put8_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put8_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_put8_nbi, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put16_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put16_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_put16_nbi, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put32_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put32_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_put32_nbi, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put64_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put64_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_put64_nbi, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put128_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put128_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_put128_nbi, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_putmem_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_putmem_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_putmem_nbi, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_get_nbi, short *dest, const short *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_get_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_short_get_nbi, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_get_nbi, int *dest, const int *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_get_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_int_get_nbi, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_get_nbi, long *dest, const long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_get_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_long_get_nbi, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_get_nbi, long long *dest, const long long *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_get_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_get_nbi, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_float_get_nbi, float *dest, const float *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_get_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_float_get_nbi, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_get_nbi, double *dest, const double *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_get_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_double_get_nbi, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_get_nbi, long double *dest, const long double *source, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_get_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_longdouble_get_nbi, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_get_nbi, char *dest, const char *source, size_t nelems, int pe,
    shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_get_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_char_get_nbi, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get8_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get8_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_get8_nbi, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get16_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get16_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_get16_nbi, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get32_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get32_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_get32_nbi, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get64_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get64_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_get64_nbi, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get128_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get128_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_get128_nbi, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_getmem_nbi, void *dest, const void *source, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_getmem_nbi(dest, source, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_getmem_nbi, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_p, short *dest, short value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_p(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_short_p, begin, sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_p, int *dest, int value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_p(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_int_p, begin, sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_p, long *dest, long value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_p(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_long_p, begin, sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_p, long long *dest, long long value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_p(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_p, begin, sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_float_p, float *dest, float value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_p(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_float_p, begin, sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_p, double *dest, double value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_p(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_double_p, begin, sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_p, long double *dest, long double value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_p(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_longdouble_p, begin, sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_p, char *dest, char value, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_p(dest, value, pe, ctx);
    profile_end(F_shmemx_ctx_char_p, begin, sizeof(char), world_pe(ctx, pe));
}

PROFILED(short, shmemx_ctx_short_g, const short *source, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    short result = pshmemx_ctx_short_g(source, pe, ctx);
    profile_end(F_shmemx_ctx_short_g, begin, sizeof(short), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmemx_ctx_int_g, const int *source, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ctx_int_g(source, pe, ctx);
    profile_end(F_shmemx_ctx_int_g, begin, sizeof(int), world_pe(ctx, pe));
    return result;
}

PROFILED(long, shmemx_ctx_long_g, const long *source, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    long result = pshmemx_ctx_long_g(source, pe, ctx);
    profile_end(F_shmemx_ctx_long_g, begin, sizeof(long), world_pe(ctx, pe));
    return result;
}

PROFILED(long long, shmemx_ctx_longlong_g, const long long *source, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    long long result = pshmemx_ctx_longlong_g(source, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_g, begin, sizeof(long long), world_pe(ctx, pe));
    return result;
}

PROFILED(float, shmemx_ctx_float_g, const float *source, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    float result = pshmemx_ctx_float_g(source, pe, ctx);
    profile_end(F_shmemx_ctx_float_g, begin, sizeof(float), world_pe(ctx, pe));
    return result;
}

PROFILED(double, shmemx_ctx_double_g, const double *source, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    double result = pshmemx_ctx_double_g(source, pe, ctx);
    profile_end(F_shmemx_ctx_double_g, begin, sizeof(double), world_pe(ctx, pe));
    return result;
}

PROFILED(long double, shmemx_ctx_longdouble_g, const long double *source, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    long double result = pshmemx_ctx_longdouble_g(source, pe, ctx);
    profile_end(F_shmemx_ctx_longdouble_g, begin, sizeof(long double), world_pe(ctx, pe));
    return result;
}

PROFILED(char, shmemx_ctx_char_g, const char *source, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    char result = pshmemx_ctx_char_g(source, pe, ctx);
    profile_end(F_shmemx_ctx_char_g, begin, sizeof(char), world_pe(ctx, pe));
    return result;
}

PROFILED(void, shmemx_ctx_short_iput, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_iput(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_short_iput, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_iput, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_iput(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_int_iput, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_iput, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_iput(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_long_iput, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_iput, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_iput(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_iput, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_float_iput, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_iput(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_float_iput, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_iput, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_iput(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_double_iput, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_iput, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_iput(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_longdouble_iput, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_iput, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_iput(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_char_iput, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iput8, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iput8(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_iput8, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iput16, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iput16(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_iput16, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iput32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iput32(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_iput32, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iput64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iput64(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_iput64, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iput128, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iput128(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_iput128, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_iget, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_iget(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_short_iget, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_iget, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_iget(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_int_iget, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_iget, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_iget(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_long_iget, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_iget, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_iget(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_longlong_iget, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_float_iget, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_iget(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_float_iget, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_iget, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_iget(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_double_iget, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_iget, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_iget(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_longdouble_iget, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_iget, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_iget(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_char_iget, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iget8, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iget8(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_iget8, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iget16, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iget16(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_iget16, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iget32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iget32(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_iget32, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iget64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iget64(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_iget64, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iget128, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmem_ctx_t ctx)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iget128(dest, source, dst, sst, nelems, pe, ctx);
    profile_end(F_shmemx_ctx_iget128, begin, nelems * 16, world_pe(ctx, pe));
}
