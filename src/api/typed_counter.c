/* Made by gen.py from shmem.api: do not edit. */
/* Counting puts and gets. */
#include "api/public.h"

PUBLIC(void, shmemx_ct_create, shmemx_ct_t *ct)
{
    (void)counter_create(team_world, ct, "shmemx_ct_create(ct)");
}

PUBLIC(int, shmemx_team_ct_create, shmem_team_t team, shmemx_ct_t *ct)
{
    return counter_create(team_of(team), ct, "shmemx_team_ct_create(team, ct)");
}

PUBLIC(void, shmemx_ct_free, shmemx_ct_t *ct)
{
    counter_free(ct, "shmemx_ct_free(ct)");
}

PUBLIC(long, shmemx_ct_get, shmemx_ct_t ct)
{
    return counter_value(ct, "shmemx_ct_get(ct)");
}

PUBLIC(void, shmemx_ct_set, shmemx_ct_t ct, long value)
{
    counter_set(ct, value, "shmemx_ct_set(ct, value)");
}

PUBLIC(void, shmemx_ct_add, shmemx_ct_t ct, long value)
{
    counter_add(ct, value, "shmemx_ct_add(ct, value)");
}

PUBLIC(void, shmemx_ct_wait, shmemx_ct_t ct, long value)
{
    counter_wait(ct, value, "shmemx_ct_wait(ct, value)");
}

PUBLIC(void, shmemx_ct_wait_dec, shmemx_ct_t ct, long value)
{
    counter_wait_dec(ct, value, "shmemx_ct_wait_dec(ct, value)");
}

PUBLIC(int, shmemx_ct_test, shmemx_ct_t ct, long value)
{
    return counter_value(ct, "shmemx_ct_test(ct, value)") >= value;
}

PUBLIC(void, shmemx_float_put_ct, shmemx_ct_t ct, float *dest, const float *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(float), pe,
        "shmemx_float_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_double_put_ct, shmemx_ct_t ct, double *dest, const double *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(double), pe,
        "shmemx_double_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_longdouble_put_ct, shmemx_ct_t ct, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(long double), pe,
        "shmemx_longdouble_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_char_put_ct, shmemx_ct_t ct, char *dest, const char *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(char), pe,
        "shmemx_char_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_schar_put_ct, shmemx_ct_t ct, signed char *dest, const signed char *source, size_t nelems,
    int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(signed char), pe,
        "shmemx_schar_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_short_put_ct, shmemx_ct_t ct, short *dest, const short *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(short), pe,
        "shmemx_short_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int_put_ct, shmemx_ct_t ct, int *dest, const int *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(int), pe,
        "shmemx_int_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_long_put_ct, shmemx_ct_t ct, long *dest, const long *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(long), pe,
        "shmemx_long_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_longlong_put_ct, shmemx_ct_t ct, long long *dest, const long long *source, size_t nelems,
    int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(long long), pe,
        "shmemx_longlong_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uchar_put_ct, shmemx_ct_t ct, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(unsigned char), pe,
        "shmemx_uchar_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ushort_put_ct, shmemx_ct_t ct, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ushort_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint_put_ct, shmemx_ct_t ct, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(unsigned int), pe,
        "shmemx_uint_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ulong_put_ct, shmemx_ct_t ct, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ulong_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ulonglong_put_ct, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ulonglong_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int8_put_ct, shmemx_ct_t ct, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(int8_t), pe,
        "shmemx_int8_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int16_put_ct, shmemx_ct_t ct, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(int16_t), pe,
        "shmemx_int16_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int32_put_ct, shmemx_ct_t ct, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(int32_t), pe,
        "shmemx_int32_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int64_put_ct, shmemx_ct_t ct, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(int64_t), pe,
        "shmemx_int64_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint8_put_ct, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(uint8_t), pe,
        "shmemx_uint8_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint16_put_ct, shmemx_ct_t ct, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(uint16_t), pe,
        "shmemx_uint16_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint32_put_ct, shmemx_ct_t ct, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(uint32_t), pe,
        "shmemx_uint32_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint64_put_ct, shmemx_ct_t ct, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(uint64_t), pe,
        "shmemx_uint64_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_size_put_ct, shmemx_ct_t ct, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(size_t), pe,
        "shmemx_size_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ptrdiff_put_ct, shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ptrdiff_put_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_put8_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems, pe,
        "shmemx_put8_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_put16_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * 2, pe,
        "shmemx_put16_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_put32_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * 4, pe,
        "shmemx_put32_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_put64_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * 8, pe,
        "shmemx_put64_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_put128_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems * 16, pe,
        "shmemx_put128_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_putmem_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_put(context_implicit(), ct, dest, source, nelems, pe,
        "shmemx_putmem_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_float_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, float *dest, const float *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(float), pe,
        "shmemx_ctx_float_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_double_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, double *dest, const double *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(double), pe,
        "shmemx_ctx_double_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_longdouble_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long double *dest,
    const long double *source, size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(long double), pe,
        "shmemx_ctx_longdouble_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_char_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, char *dest, const char *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(char), pe,
        "shmemx_ctx_char_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_schar_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, signed char *dest,
    const signed char *source, size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(signed char), pe,
        "shmemx_ctx_schar_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_short_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, short *dest, const short *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(short), pe,
        "shmemx_ctx_short_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int *dest, const int *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(int), pe,
        "shmemx_ctx_int_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_long_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long *dest, const long *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(long), pe,
        "shmemx_ctx_long_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_longlong_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long long *dest,
    const long long *source, size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(long long), pe,
        "shmemx_ctx_longlong_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uchar_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned char), pe,
        "shmemx_ctx_uchar_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ushort_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ctx_ushort_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned int), pe,
        "shmemx_ctx_uint_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ulong_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ctx_ulong_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ulonglong_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ctx_ulonglong_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int8_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int8_t *dest, const int8_t *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(int8_t), pe,
        "shmemx_ctx_int8_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int16_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int16_t *dest, const int16_t *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(int16_t), pe,
        "shmemx_ctx_int16_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int32_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int32_t *dest, const int32_t *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(int32_t), pe,
        "shmemx_ctx_int32_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int64_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int64_t *dest, const int64_t *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(int64_t), pe,
        "shmemx_ctx_int64_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint8_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(uint8_t), pe,
        "shmemx_ctx_uint8_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint16_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint16_t *dest,
    const uint16_t *source, size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(uint16_t), pe,
        "shmemx_ctx_uint16_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint32_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint32_t *dest,
    const uint32_t *source, size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(uint32_t), pe,
        "shmemx_ctx_uint32_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint64_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint64_t *dest,
    const uint64_t *source, size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(uint64_t), pe,
        "shmemx_ctx_uint64_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_size_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, size_t *dest, const size_t *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(size_t), pe,
        "shmemx_ctx_size_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ptrdiff_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ctx_ptrdiff_put_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_put8_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems, pe,
        "shmemx_ctx_put8_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_put16_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * 2, pe,
        "shmemx_ctx_put16_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_put32_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * 4, pe,
        "shmemx_ctx_put32_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_put64_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * 8, pe,
        "shmemx_ctx_put64_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_put128_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems * 16, pe,
        "shmemx_ctx_put128_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_putmem_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_put(context_of(ctx), ct, dest, source, nelems, pe,
        "shmemx_ctx_putmem_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_float_put_ct_nbi, shmemx_ct_t ct, float *dest, const float *source, size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(float), pe,
        "shmemx_float_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_double_put_ct_nbi, shmemx_ct_t ct, double *dest, const double *source, size_t nelems,
    int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(double), pe,
        "shmemx_double_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_longdouble_put_ct_nbi, shmemx_ct_t ct, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(long double), pe,
        "shmemx_longdouble_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_char_put_ct_nbi, shmemx_ct_t ct, char *dest, const char *source, size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(char), pe,
        "shmemx_char_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_schar_put_ct_nbi, shmemx_ct_t ct, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(signed char), pe,
        "shmemx_schar_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_short_put_ct_nbi, shmemx_ct_t ct, short *dest, const short *source, size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(short), pe,
        "shmemx_short_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int_put_ct_nbi, shmemx_ct_t ct, int *dest, const int *source, size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(int), pe,
        "shmemx_int_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_long_put_ct_nbi, shmemx_ct_t ct, long *dest, const long *source, size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(long), pe,
        "shmemx_long_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_longlong_put_ct_nbi, shmemx_ct_t ct, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(long long), pe,
        "shmemx_longlong_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uchar_put_ct_nbi, shmemx_ct_t ct, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(unsigned char), pe,
        "shmemx_uchar_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ushort_put_ct_nbi, shmemx_ct_t ct, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ushort_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint_put_ct_nbi, shmemx_ct_t ct, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(unsigned int), pe,
        "shmemx_uint_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ulong_put_ct_nbi, shmemx_ct_t ct, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ulong_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ulonglong_put_ct_nbi, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ulonglong_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int8_put_ct_nbi, shmemx_ct_t ct, int8_t *dest, const int8_t *source, size_t nelems,
    int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(int8_t), pe,
        "shmemx_int8_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int16_put_ct_nbi, shmemx_ct_t ct, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(int16_t), pe,
        "shmemx_int16_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int32_put_ct_nbi, shmemx_ct_t ct, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(int32_t), pe,
        "shmemx_int32_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int64_put_ct_nbi, shmemx_ct_t ct, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(int64_t), pe,
        "shmemx_int64_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint8_put_ct_nbi, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(uint8_t), pe,
        "shmemx_uint8_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint16_put_ct_nbi, shmemx_ct_t ct, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(uint16_t), pe,
        "shmemx_uint16_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint32_put_ct_nbi, shmemx_ct_t ct, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(uint32_t), pe,
        "shmemx_uint32_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint64_put_ct_nbi, shmemx_ct_t ct, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(uint64_t), pe,
        "shmemx_uint64_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_size_put_ct_nbi, shmemx_ct_t ct, size_t *dest, const size_t *source, size_t nelems,
    int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(size_t), pe,
        "shmemx_size_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ptrdiff_put_ct_nbi, shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ptrdiff_put_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_put8_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems, pe,
        "shmemx_put8_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_put16_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * 2, pe,
        "shmemx_put16_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_put32_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * 4, pe,
        "shmemx_put32_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_put64_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * 8, pe,
        "shmemx_put64_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_put128_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems * 16, pe,
        "shmemx_put128_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_putmem_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_put_nbi(context_implicit(), ct, dest, source, nelems, pe,
        "shmemx_putmem_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_float_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, float *dest, const float *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(float), pe,
        "shmemx_ctx_float_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_double_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, double *dest,
    const double *source, size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(double), pe,
        "shmemx_ctx_double_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_longdouble_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long double *dest,
    const long double *source, size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(long double), pe,
        "shmemx_ctx_longdouble_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_char_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, char *dest, const char *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(char), pe,
        "shmemx_ctx_char_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_schar_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, signed char *dest,
    const signed char *source, size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(signed char), pe,
        "shmemx_ctx_schar_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_short_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, short *dest, const short *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(short), pe,
        "shmemx_ctx_short_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int *dest, const int *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(int), pe,
        "shmemx_ctx_int_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_long_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long *dest, const long *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(long), pe,
        "shmemx_ctx_long_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_longlong_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long long *dest,
    const long long *source, size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(long long), pe,
        "shmemx_ctx_longlong_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uchar_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned char), pe,
        "shmemx_ctx_uchar_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ushort_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ctx_ushort_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned int), pe,
        "shmemx_ctx_uint_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ulong_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ctx_ulong_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ulonglong_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ctx_ulonglong_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int8_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int8_t *dest, const int8_t *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(int8_t), pe,
        "shmemx_ctx_int8_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int16_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int16_t *dest,
    const int16_t *source, size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(int16_t), pe,
        "shmemx_ctx_int16_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int32_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int32_t *dest,
    const int32_t *source, size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(int32_t), pe,
        "shmemx_ctx_int32_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int64_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int64_t *dest,
    const int64_t *source, size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(int64_t), pe,
        "shmemx_ctx_int64_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint8_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint8_t *dest,
    const uint8_t *source, size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(uint8_t), pe,
        "shmemx_ctx_uint8_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint16_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint16_t *dest,
    const uint16_t *source, size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(uint16_t), pe,
        "shmemx_ctx_uint16_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint32_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint32_t *dest,
    const uint32_t *source, size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(uint32_t), pe,
        "shmemx_ctx_uint32_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint64_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint64_t *dest,
    const uint64_t *source, size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(uint64_t), pe,
        "shmemx_ctx_uint64_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_size_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, size_t *dest, const size_t *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(size_t), pe,
        "shmemx_ctx_size_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ptrdiff_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ctx_ptrdiff_put_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_put8_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems, pe,
        "shmemx_ctx_put8_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_put16_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * 2, pe,
        "shmemx_ctx_put16_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_put32_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * 4, pe,
        "shmemx_ctx_put32_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_put64_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * 8, pe,
        "shmemx_ctx_put64_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_put128_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems * 16, pe,
        "shmemx_ctx_put128_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_putmem_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_put_nbi(context_of(ctx), ct, dest, source, nelems, pe,
        "shmemx_ctx_putmem_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_float_get_ct, shmemx_ct_t ct, float *dest, const float *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(float), pe,
        "shmemx_float_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_double_get_ct, shmemx_ct_t ct, double *dest, const double *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(double), pe,
        "shmemx_double_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_longdouble_get_ct, shmemx_ct_t ct, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(long double), pe,
        "shmemx_longdouble_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_char_get_ct, shmemx_ct_t ct, char *dest, const char *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(char), pe,
        "shmemx_char_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_schar_get_ct, shmemx_ct_t ct, signed char *dest, const signed char *source, size_t nelems,
    int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(signed char), pe,
        "shmemx_schar_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_short_get_ct, shmemx_ct_t ct, short *dest, const short *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(short), pe,
        "shmemx_short_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int_get_ct, shmemx_ct_t ct, int *dest, const int *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(int), pe,
        "shmemx_int_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_long_get_ct, shmemx_ct_t ct, long *dest, const long *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(long), pe,
        "shmemx_long_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_longlong_get_ct, shmemx_ct_t ct, long long *dest, const long long *source, size_t nelems,
    int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(long long), pe,
        "shmemx_longlong_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uchar_get_ct, shmemx_ct_t ct, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(unsigned char), pe,
        "shmemx_uchar_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ushort_get_ct, shmemx_ct_t ct, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ushort_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint_get_ct, shmemx_ct_t ct, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(unsigned int), pe,
        "shmemx_uint_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ulong_get_ct, shmemx_ct_t ct, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ulong_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ulonglong_get_ct, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ulonglong_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int8_get_ct, shmemx_ct_t ct, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(int8_t), pe,
        "shmemx_int8_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int16_get_ct, shmemx_ct_t ct, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(int16_t), pe,
        "shmemx_int16_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int32_get_ct, shmemx_ct_t ct, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(int32_t), pe,
        "shmemx_int32_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int64_get_ct, shmemx_ct_t ct, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(int64_t), pe,
        "shmemx_int64_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint8_get_ct, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(uint8_t), pe,
        "shmemx_uint8_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint16_get_ct, shmemx_ct_t ct, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(uint16_t), pe,
        "shmemx_uint16_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint32_get_ct, shmemx_ct_t ct, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(uint32_t), pe,
        "shmemx_uint32_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint64_get_ct, shmemx_ct_t ct, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(uint64_t), pe,
        "shmemx_uint64_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_size_get_ct, shmemx_ct_t ct, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(size_t), pe,
        "shmemx_size_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ptrdiff_get_ct, shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ptrdiff_get_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_get8_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems, pe,
        "shmemx_get8_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_get16_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * 2, pe,
        "shmemx_get16_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_get32_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * 4, pe,
        "shmemx_get32_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_get64_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * 8, pe,
        "shmemx_get64_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_get128_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems * 16, pe,
        "shmemx_get128_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_getmem_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_get(context_implicit(), ct, dest, source, nelems, pe,
        "shmemx_getmem_ct(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_float_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, float *dest, const float *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(float), pe,
        "shmemx_ctx_float_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_double_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, double *dest, const double *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(double), pe,
        "shmemx_ctx_double_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_longdouble_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long double *dest,
    const long double *source, size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(long double), pe,
        "shmemx_ctx_longdouble_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_char_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, char *dest, const char *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(char), pe,
        "shmemx_ctx_char_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_schar_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, signed char *dest,
    const signed char *source, size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(signed char), pe,
        "shmemx_ctx_schar_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_short_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, short *dest, const short *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(short), pe,
        "shmemx_ctx_short_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int *dest, const int *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(int), pe,
        "shmemx_ctx_int_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_long_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long *dest, const long *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(long), pe,
        "shmemx_ctx_long_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_longlong_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long long *dest,
    const long long *source, size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(long long), pe,
        "shmemx_ctx_longlong_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uchar_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned char), pe,
        "shmemx_ctx_uchar_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ushort_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ctx_ushort_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned int), pe,
        "shmemx_ctx_uint_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ulong_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ctx_ulong_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ulonglong_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ctx_ulonglong_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int8_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int8_t *dest, const int8_t *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(int8_t), pe,
        "shmemx_ctx_int8_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int16_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int16_t *dest, const int16_t *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(int16_t), pe,
        "shmemx_ctx_int16_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int32_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int32_t *dest, const int32_t *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(int32_t), pe,
        "shmemx_ctx_int32_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int64_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int64_t *dest, const int64_t *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(int64_t), pe,
        "shmemx_ctx_int64_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint8_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(uint8_t), pe,
        "shmemx_ctx_uint8_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint16_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint16_t *dest,
    const uint16_t *source, size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(uint16_t), pe,
        "shmemx_ctx_uint16_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint32_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint32_t *dest,
    const uint32_t *source, size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(uint32_t), pe,
        "shmemx_ctx_uint32_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint64_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint64_t *dest,
    const uint64_t *source, size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(uint64_t), pe,
        "shmemx_ctx_uint64_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_size_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, size_t *dest, const size_t *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(size_t), pe,
        "shmemx_ctx_size_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ptrdiff_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ctx_ptrdiff_get_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_get8_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems, pe,
        "shmemx_ctx_get8_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_get16_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * 2, pe,
        "shmemx_ctx_get16_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_get32_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * 4, pe,
        "shmemx_ctx_get32_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_get64_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * 8, pe,
        "shmemx_ctx_get64_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_get128_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems * 16, pe,
        "shmemx_ctx_get128_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_getmem_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_get(context_of(ctx), ct, dest, source, nelems, pe,
        "shmemx_ctx_getmem_ct(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_float_get_ct_nbi, shmemx_ct_t ct, float *dest, const float *source, size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(float), pe,
        "shmemx_float_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_double_get_ct_nbi, shmemx_ct_t ct, double *dest, const double *source, size_t nelems,
    int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(double), pe,
        "shmemx_double_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_longdouble_get_ct_nbi, shmemx_ct_t ct, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(long double), pe,
        "shmemx_longdouble_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_char_get_ct_nbi, shmemx_ct_t ct, char *dest, const char *source, size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(char), pe,
        "shmemx_char_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_schar_get_ct_nbi, shmemx_ct_t ct, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(signed char), pe,
        "shmemx_schar_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_short_get_ct_nbi, shmemx_ct_t ct, short *dest, const short *source, size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(short), pe,
        "shmemx_short_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int_get_ct_nbi, shmemx_ct_t ct, int *dest, const int *source, size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(int), pe,
        "shmemx_int_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_long_get_ct_nbi, shmemx_ct_t ct, long *dest, const long *source, size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(long), pe,
        "shmemx_long_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_longlong_get_ct_nbi, shmemx_ct_t ct, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(long long), pe,
        "shmemx_longlong_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uchar_get_ct_nbi, shmemx_ct_t ct, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(unsigned char), pe,
        "shmemx_uchar_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ushort_get_ct_nbi, shmemx_ct_t ct, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ushort_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint_get_ct_nbi, shmemx_ct_t ct, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(unsigned int), pe,
        "shmemx_uint_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ulong_get_ct_nbi, shmemx_ct_t ct, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ulong_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ulonglong_get_ct_nbi, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ulonglong_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int8_get_ct_nbi, shmemx_ct_t ct, int8_t *dest, const int8_t *source, size_t nelems,
    int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(int8_t), pe,
        "shmemx_int8_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int16_get_ct_nbi, shmemx_ct_t ct, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(int16_t), pe,
        "shmemx_int16_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int32_get_ct_nbi, shmemx_ct_t ct, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(int32_t), pe,
        "shmemx_int32_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_int64_get_ct_nbi, shmemx_ct_t ct, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(int64_t), pe,
        "shmemx_int64_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint8_get_ct_nbi, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(uint8_t), pe,
        "shmemx_uint8_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint16_get_ct_nbi, shmemx_ct_t ct, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(uint16_t), pe,
        "shmemx_uint16_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint32_get_ct_nbi, shmemx_ct_t ct, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(uint32_t), pe,
        "shmemx_uint32_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_uint64_get_ct_nbi, shmemx_ct_t ct, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(uint64_t), pe,
        "shmemx_uint64_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_size_get_ct_nbi, shmemx_ct_t ct, size_t *dest, const size_t *source, size_t nelems,
    int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(size_t), pe,
        "shmemx_size_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ptrdiff_get_ct_nbi, shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ptrdiff_get_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_get8_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems, pe,
        "shmemx_get8_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_get16_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * 2, pe,
        "shmemx_get16_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_get32_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * 4, pe,
        "shmemx_get32_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_get64_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * 8, pe,
        "shmemx_get64_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_get128_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems * 16, pe,
        "shmemx_get128_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_getmem_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    counter_get_nbi(context_implicit(), ct, dest, source, nelems, pe,
        "shmemx_getmem_ct_nbi(ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_float_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, float *dest, const float *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(float), pe,
        "shmemx_ctx_float_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_double_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, double *dest,
    const double *source, size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(double), pe,
        "shmemx_ctx_double_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_longdouble_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long double *dest,
    const long double *source, size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(long double), pe,
        "shmemx_ctx_longdouble_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_char_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, char *dest, const char *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(char), pe,
        "shmemx_ctx_char_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_schar_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, signed char *dest,
    const signed char *source, size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(signed char), pe,
        "shmemx_ctx_schar_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_short_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, short *dest, const short *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(short), pe,
        "shmemx_ctx_short_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int *dest, const int *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(int), pe,
        "shmemx_ctx_int_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_long_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long *dest, const long *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(long), pe,
        "shmemx_ctx_long_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_longlong_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long long *dest,
    const long long *source, size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(long long), pe,
        "shmemx_ctx_longlong_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uchar_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned char), pe,
        "shmemx_ctx_uchar_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ushort_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned short), pe,
        "shmemx_ctx_ushort_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned int), pe,
        "shmemx_ctx_uint_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ulong_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned long), pe,
        "shmemx_ctx_ulong_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ulonglong_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(unsigned long long), pe,
        "shmemx_ctx_ulonglong_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int8_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int8_t *dest, const int8_t *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(int8_t), pe,
        "shmemx_ctx_int8_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int16_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int16_t *dest,
    const int16_t *source, size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(int16_t), pe,
        "shmemx_ctx_int16_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int32_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int32_t *dest,
    const int32_t *source, size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(int32_t), pe,
        "shmemx_ctx_int32_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_int64_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int64_t *dest,
    const int64_t *source, size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(int64_t), pe,
        "shmemx_ctx_int64_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint8_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint8_t *dest,
    const uint8_t *source, size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(uint8_t), pe,
        "shmemx_ctx_uint8_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint16_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint16_t *dest,
    const uint16_t *source, size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(uint16_t), pe,
        "shmemx_ctx_uint16_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint32_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint32_t *dest,
    const uint32_t *source, size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(uint32_t), pe,
        "shmemx_ctx_uint32_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_uint64_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint64_t *dest,
    const uint64_t *source, size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(uint64_t), pe,
        "shmemx_ctx_uint64_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_size_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, size_t *dest, const size_t *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(size_t), pe,
        "shmemx_ctx_size_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_ptrdiff_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * sizeof(ptrdiff_t), pe,
        "shmemx_ctx_ptrdiff_get_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_get8_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems, pe,
        "shmemx_ctx_get8_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_get16_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * 2, pe,
        "shmemx_ctx_get16_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_get32_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * 4, pe,
        "shmemx_ctx_get32_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_get64_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * 8, pe,
        "shmemx_ctx_get64_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_get128_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems * 16, pe,
        "shmemx_ctx_get128_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}

PUBLIC(void, shmemx_ctx_getmem_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    counter_get_nbi(context_of(ctx), ct, dest, source, nelems, pe,
        "shmemx_ctx_getmem_ct_nbi(ctx, ct, dest, source, nelems, pe)");
}
