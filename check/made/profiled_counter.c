/* Made by gen_check.py from shmem.api: do not edit. */
/* Counting puts and gets. */
#include "profile.h"

PROFILED(void, shmemx_ct_create, shmemx_ct_t *ct)
{
    uint64_t begin = profile_begin();
    pshmemx_ct_create(ct);
    profile_end(F_shmemx_ct_create, begin, 0, NO_PE);
}

PROFILED(int, shmemx_team_ct_create, shmem_team_t team, shmemx_ct_t *ct)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_team_ct_create(team, ct);
    profile_end(F_shmemx_team_ct_create, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmemx_ct_free, shmemx_ct_t *ct)
{
    uint64_t begin = profile_begin();
    pshmemx_ct_free(ct);
    profile_end(F_shmemx_ct_free, begin, 0, NO_PE);
}

PROFILED(long, shmemx_ct_get, shmemx_ct_t ct)
{
    uint64_t begin = profile_begin();
    long result = pshmemx_ct_get(ct);
    profile_end(F_shmemx_ct_get, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmemx_ct_set, shmemx_ct_t ct, long value)
{
    uint64_t begin = profile_begin();
    pshmemx_ct_set(ct, value);
    profile_end(F_shmemx_ct_set, begin, 0, NO_PE);
}

PROFILED(void, shmemx_ct_add, shmemx_ct_t ct, long value)
{
    uint64_t begin = profile_begin();
    pshmemx_ct_add(ct, value);
    profile_end(F_shmemx_ct_add, begin, 0, NO_PE);
}

PROFILED(void, shmemx_ct_wait, shmemx_ct_t ct, long value)
{
    uint64_t begin = profile_begin();
    pshmemx_ct_wait(ct, value);
    profile_end(F_shmemx_ct_wait, begin, 0, NO_PE);
}

PROFILED(void, shmemx_ct_wait_dec, shmemx_ct_t ct, long value)
{
    uint64_t begin = profile_begin();
    pshmemx_ct_wait_dec(ct, value);
    profile_end(F_shmemx_ct_wait_dec, begin, 0, NO_PE);
}

PROFILED(int, shmemx_ct_test, shmemx_ct_t ct, long value)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_ct_test(ct, value);
    profile_end(F_shmemx_ct_test, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmemx_float_put_ct, shmemx_ct_t ct, float *dest, const float *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_float_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_float_put_ct, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmemx_double_put_ct, shmemx_ct_t ct, double *dest, const double *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_double_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_double_put_ct, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmemx_longdouble_put_ct, shmemx_ct_t ct, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_longdouble_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_longdouble_put_ct, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmemx_char_put_ct, shmemx_ct_t ct, char *dest, const char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_char_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_char_put_ct, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmemx_schar_put_ct, shmemx_ct_t ct, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_schar_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_schar_put_ct, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmemx_short_put_ct, shmemx_ct_t ct, short *dest, const short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_short_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_short_put_ct, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmemx_int_put_ct, shmemx_ct_t ct, int *dest, const int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int_put_ct, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmemx_long_put_ct, shmemx_ct_t ct, long *dest, const long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_long_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_long_put_ct, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmemx_longlong_put_ct, shmemx_ct_t ct, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_longlong_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_longlong_put_ct, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmemx_uchar_put_ct, shmemx_ct_t ct, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uchar_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uchar_put_ct, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmemx_ushort_put_ct, shmemx_ct_t ct, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ushort_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ushort_put_ct, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmemx_uint_put_ct, shmemx_ct_t ct, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint_put_ct, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmemx_ulong_put_ct, shmemx_ct_t ct, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ulong_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ulong_put_ct, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmemx_ulonglong_put_ct, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ulonglong_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ulonglong_put_ct, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmemx_int8_put_ct, shmemx_ct_t ct, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int8_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int8_put_ct, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmemx_int16_put_ct, shmemx_ct_t ct, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int16_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int16_put_ct, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmemx_int32_put_ct, shmemx_ct_t ct, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int32_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int32_put_ct, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmemx_int64_put_ct, shmemx_ct_t ct, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int64_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int64_put_ct, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmemx_uint8_put_ct, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint8_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint8_put_ct, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmemx_uint16_put_ct, shmemx_ct_t ct, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint16_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint16_put_ct, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmemx_uint32_put_ct, shmemx_ct_t ct, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint32_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint32_put_ct, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmemx_uint64_put_ct, shmemx_ct_t ct, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint64_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint64_put_ct, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmemx_size_put_ct, shmemx_ct_t ct, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_size_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_size_put_ct, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmemx_ptrdiff_put_ct, shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ptrdiff_put_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ptrdiff_put_ct, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmemx_put8_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_put8_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_put8_ct, begin, nelems, pe);
}

PROFILED(void, shmemx_put16_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_put16_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_put16_ct, begin, nelems * 2, pe);
}

PROFILED(void, shmemx_put32_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_put32_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_put32_ct, begin, nelems * 4, pe);
}

PROFILED(void, shmemx_put64_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_put64_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_put64_ct, begin, nelems * 8, pe);
}

PROFILED(void, shmemx_put128_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_put128_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_put128_ct, begin, nelems * 16, pe);
}

PROFILED(void, shmemx_putmem_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_putmem_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_putmem_ct, begin, nelems, pe);
}

PROFILED(void, shmemx_ctx_float_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, float *dest, const float *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_float_put_ct, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, double *dest, const double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_double_put_ct, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long double *dest,
    const long double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_longdouble_put_ct, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, char *dest, const char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_char_put_ct, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_schar_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, signed char *dest,
    const signed char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_schar_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_schar_put_ct, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, short *dest, const short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_short_put_ct, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int *dest, const int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int_put_ct, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long *dest, const long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_long_put_ct, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long long *dest,
    const long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_longlong_put_ct, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uchar_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uchar_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uchar_put_ct, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ushort_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ushort_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_ushort_put_ct, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint_put_ct, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulong_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulong_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulong_put_ct, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulonglong_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulonglong_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulonglong_put_ct, begin, nelems * sizeof(unsigned long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int8_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int8_t *dest, const int8_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int8_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int8_put_ct, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int16_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int16_t *dest, const int16_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int16_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int16_put_ct, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int32_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int32_t *dest, const int32_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int32_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int32_put_ct, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int64_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int64_t *dest, const int64_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int64_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int64_put_ct, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint8_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint8_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint8_put_ct, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint16_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint16_t *dest,
    const uint16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint16_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint16_put_ct, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint32_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint32_t *dest,
    const uint32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint32_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint32_put_ct, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint64_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint64_t *dest,
    const uint64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint64_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint64_put_ct, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_size_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, size_t *dest, const size_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_size_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_size_put_ct, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ptrdiff_put_ct, shmem_ctx_t ctx, shmemx_ct_t ct, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ptrdiff_put_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_ptrdiff_put_ct, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put8_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put8_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_put8_ct, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put16_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put16_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_put16_ct, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put32_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put32_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_put32_ct, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put64_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put64_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_put64_ct, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put128_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put128_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_put128_ct, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_putmem_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_putmem_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_putmem_ct, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_float_put_ct_nbi, shmemx_ct_t ct, float *dest, const float *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_float_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_float_put_ct_nbi, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmemx_double_put_ct_nbi, shmemx_ct_t ct, double *dest, const double *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_double_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_double_put_ct_nbi, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmemx_longdouble_put_ct_nbi, shmemx_ct_t ct, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_longdouble_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_longdouble_put_ct_nbi, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmemx_char_put_ct_nbi, shmemx_ct_t ct, char *dest, const char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_char_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_char_put_ct_nbi, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmemx_schar_put_ct_nbi, shmemx_ct_t ct, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_schar_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_schar_put_ct_nbi, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmemx_short_put_ct_nbi, shmemx_ct_t ct, short *dest, const short *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_short_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_short_put_ct_nbi, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmemx_int_put_ct_nbi, shmemx_ct_t ct, int *dest, const int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int_put_ct_nbi, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmemx_long_put_ct_nbi, shmemx_ct_t ct, long *dest, const long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_long_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_long_put_ct_nbi, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmemx_longlong_put_ct_nbi, shmemx_ct_t ct, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_longlong_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_longlong_put_ct_nbi, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmemx_uchar_put_ct_nbi, shmemx_ct_t ct, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uchar_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uchar_put_ct_nbi, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmemx_ushort_put_ct_nbi, shmemx_ct_t ct, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ushort_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ushort_put_ct_nbi, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmemx_uint_put_ct_nbi, shmemx_ct_t ct, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint_put_ct_nbi, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmemx_ulong_put_ct_nbi, shmemx_ct_t ct, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ulong_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ulong_put_ct_nbi, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmemx_ulonglong_put_ct_nbi, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ulonglong_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ulonglong_put_ct_nbi, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmemx_int8_put_ct_nbi, shmemx_ct_t ct, int8_t *dest, const int8_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int8_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int8_put_ct_nbi, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmemx_int16_put_ct_nbi, shmemx_ct_t ct, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int16_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int16_put_ct_nbi, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmemx_int32_put_ct_nbi, shmemx_ct_t ct, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int32_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int32_put_ct_nbi, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmemx_int64_put_ct_nbi, shmemx_ct_t ct, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int64_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int64_put_ct_nbi, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmemx_uint8_put_ct_nbi, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint8_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint8_put_ct_nbi, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmemx_uint16_put_ct_nbi, shmemx_ct_t ct, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint16_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint16_put_ct_nbi, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmemx_uint32_put_ct_nbi, shmemx_ct_t ct, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint32_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint32_put_ct_nbi, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmemx_uint64_put_ct_nbi, shmemx_ct_t ct, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint64_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint64_put_ct_nbi, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmemx_size_put_ct_nbi, shmemx_ct_t ct, size_t *dest, const size_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_size_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_size_put_ct_nbi, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmemx_ptrdiff_put_ct_nbi, shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ptrdiff_put_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ptrdiff_put_ct_nbi, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmemx_put8_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_put8_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_put8_ct_nbi, begin, nelems, pe);
}

PROFILED(void, shmemx_put16_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_put16_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_put16_ct_nbi, begin, nelems * 2, pe);
}

PROFILED(void, shmemx_put32_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_put32_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_put32_ct_nbi, begin, nelems * 4, pe);
}

PROFILED(void, shmemx_put64_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_put64_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_put64_ct_nbi, begin, nelems * 8, pe);
}

PROFILED(void, shmemx_put128_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_put128_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_put128_ct_nbi, begin, nelems * 16, pe);
}

PROFILED(void, shmemx_putmem_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_putmem_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_putmem_ct_nbi, begin, nelems, pe);
}

PROFILED(void, shmemx_ctx_float_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, float *dest, const float *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_float_put_ct_nbi, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, double *dest,
    const double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_double_put_ct_nbi, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long double *dest,
    const long double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_longdouble_put_ct_nbi, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, char *dest, const char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_char_put_ct_nbi, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_schar_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, signed char *dest,
    const signed char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_schar_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_schar_put_ct_nbi, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, short *dest, const short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_short_put_ct_nbi, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int *dest, const int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int_put_ct_nbi, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long *dest, const long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_long_put_ct_nbi, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long long *dest,
    const long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_longlong_put_ct_nbi, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uchar_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uchar_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uchar_put_ct_nbi, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ushort_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ushort_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_ushort_put_ct_nbi, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint_put_ct_nbi, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulong_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulong_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulong_put_ct_nbi, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulonglong_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulonglong_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulonglong_put_ct_nbi, begin, nelems * sizeof(unsigned long long), world_pe(ctx,
        pe));
}

PROFILED(void, shmemx_ctx_int8_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int8_t *dest,
    const int8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int8_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int8_put_ct_nbi, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int16_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int16_t *dest,
    const int16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int16_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int16_put_ct_nbi, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int32_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int32_t *dest,
    const int32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int32_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int32_put_ct_nbi, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int64_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int64_t *dest,
    const int64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int64_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int64_put_ct_nbi, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint8_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint8_t *dest,
    const uint8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint8_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint8_put_ct_nbi, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint16_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint16_t *dest,
    const uint16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint16_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint16_put_ct_nbi, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint32_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint32_t *dest,
    const uint32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint32_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint32_put_ct_nbi, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint64_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint64_t *dest,
    const uint64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint64_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint64_put_ct_nbi, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_size_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, size_t *dest,
    const size_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_size_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_size_put_ct_nbi, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ptrdiff_put_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ptrdiff_put_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_ptrdiff_put_ct_nbi, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put8_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put8_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_put8_ct_nbi, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put16_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put16_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_put16_ct_nbi, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put32_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put32_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_put32_ct_nbi, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put64_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put64_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_put64_ct_nbi, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put128_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put128_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_put128_ct_nbi, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_putmem_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_putmem_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_putmem_ct_nbi, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_float_get_ct, shmemx_ct_t ct, float *dest, const float *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_float_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_float_get_ct, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmemx_double_get_ct, shmemx_ct_t ct, double *dest, const double *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_double_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_double_get_ct, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmemx_longdouble_get_ct, shmemx_ct_t ct, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_longdouble_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_longdouble_get_ct, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmemx_char_get_ct, shmemx_ct_t ct, char *dest, const char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_char_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_char_get_ct, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmemx_schar_get_ct, shmemx_ct_t ct, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_schar_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_schar_get_ct, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmemx_short_get_ct, shmemx_ct_t ct, short *dest, const short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_short_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_short_get_ct, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmemx_int_get_ct, shmemx_ct_t ct, int *dest, const int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int_get_ct, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmemx_long_get_ct, shmemx_ct_t ct, long *dest, const long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_long_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_long_get_ct, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmemx_longlong_get_ct, shmemx_ct_t ct, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_longlong_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_longlong_get_ct, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmemx_uchar_get_ct, shmemx_ct_t ct, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uchar_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uchar_get_ct, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmemx_ushort_get_ct, shmemx_ct_t ct, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ushort_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ushort_get_ct, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmemx_uint_get_ct, shmemx_ct_t ct, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint_get_ct, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmemx_ulong_get_ct, shmemx_ct_t ct, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ulong_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ulong_get_ct, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmemx_ulonglong_get_ct, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ulonglong_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ulonglong_get_ct, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmemx_int8_get_ct, shmemx_ct_t ct, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int8_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int8_get_ct, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmemx_int16_get_ct, shmemx_ct_t ct, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int16_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int16_get_ct, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmemx_int32_get_ct, shmemx_ct_t ct, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int32_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int32_get_ct, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmemx_int64_get_ct, shmemx_ct_t ct, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int64_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int64_get_ct, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmemx_uint8_get_ct, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint8_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint8_get_ct, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmemx_uint16_get_ct, shmemx_ct_t ct, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint16_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint16_get_ct, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmemx_uint32_get_ct, shmemx_ct_t ct, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint32_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint32_get_ct, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmemx_uint64_get_ct, shmemx_ct_t ct, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint64_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint64_get_ct, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmemx_size_get_ct, shmemx_ct_t ct, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_size_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_size_get_ct, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmemx_ptrdiff_get_ct, shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ptrdiff_get_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ptrdiff_get_ct, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmemx_get8_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_get8_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_get8_ct, begin, nelems, pe);
}

PROFILED(void, shmemx_get16_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_get16_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_get16_ct, begin, nelems * 2, pe);
}

PROFILED(void, shmemx_get32_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_get32_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_get32_ct, begin, nelems * 4, pe);
}

PROFILED(void, shmemx_get64_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_get64_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_get64_ct, begin, nelems * 8, pe);
}

PROFILED(void, shmemx_get128_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_get128_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_get128_ct, begin, nelems * 16, pe);
}

PROFILED(void, shmemx_getmem_ct, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_getmem_ct(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_getmem_ct, begin, nelems, pe);
}

PROFILED(void, shmemx_ctx_float_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, float *dest, const float *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_float_get_ct, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, double *dest, const double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_double_get_ct, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long double *dest,
    const long double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_longdouble_get_ct, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, char *dest, const char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_char_get_ct, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_schar_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, signed char *dest,
    const signed char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_schar_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_schar_get_ct, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, short *dest, const short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_short_get_ct, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int *dest, const int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int_get_ct, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long *dest, const long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_long_get_ct, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, long long *dest,
    const long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_longlong_get_ct, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uchar_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uchar_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uchar_get_ct, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ushort_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ushort_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_ushort_get_ct, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint_get_ct, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulong_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulong_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulong_get_ct, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulonglong_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulonglong_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulonglong_get_ct, begin, nelems * sizeof(unsigned long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int8_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int8_t *dest, const int8_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int8_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int8_get_ct, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int16_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int16_t *dest, const int16_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int16_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int16_get_ct, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int32_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int32_t *dest, const int32_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int32_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int32_get_ct, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int64_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, int64_t *dest, const int64_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int64_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int64_get_ct, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint8_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint8_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint8_get_ct, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint16_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint16_t *dest,
    const uint16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint16_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint16_get_ct, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint32_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint32_t *dest,
    const uint32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint32_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint32_get_ct, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint64_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, uint64_t *dest,
    const uint64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint64_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint64_get_ct, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_size_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, size_t *dest, const size_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_size_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_size_get_ct, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ptrdiff_get_ct, shmem_ctx_t ctx, shmemx_ct_t ct, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ptrdiff_get_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_ptrdiff_get_ct, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get8_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get8_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_get8_ct, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get16_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get16_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_get16_ct, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get32_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get32_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_get32_ct, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get64_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get64_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_get64_ct, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get128_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get128_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_get128_ct, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_getmem_ct, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_getmem_ct(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_getmem_ct, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_float_get_ct_nbi, shmemx_ct_t ct, float *dest, const float *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_float_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_float_get_ct_nbi, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmemx_double_get_ct_nbi, shmemx_ct_t ct, double *dest, const double *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_double_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_double_get_ct_nbi, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmemx_longdouble_get_ct_nbi, shmemx_ct_t ct, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_longdouble_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_longdouble_get_ct_nbi, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmemx_char_get_ct_nbi, shmemx_ct_t ct, char *dest, const char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_char_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_char_get_ct_nbi, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmemx_schar_get_ct_nbi, shmemx_ct_t ct, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_schar_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_schar_get_ct_nbi, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmemx_short_get_ct_nbi, shmemx_ct_t ct, short *dest, const short *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_short_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_short_get_ct_nbi, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmemx_int_get_ct_nbi, shmemx_ct_t ct, int *dest, const int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int_get_ct_nbi, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmemx_long_get_ct_nbi, shmemx_ct_t ct, long *dest, const long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_long_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_long_get_ct_nbi, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmemx_longlong_get_ct_nbi, shmemx_ct_t ct, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_longlong_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_longlong_get_ct_nbi, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmemx_uchar_get_ct_nbi, shmemx_ct_t ct, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uchar_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uchar_get_ct_nbi, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmemx_ushort_get_ct_nbi, shmemx_ct_t ct, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ushort_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ushort_get_ct_nbi, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmemx_uint_get_ct_nbi, shmemx_ct_t ct, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint_get_ct_nbi, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmemx_ulong_get_ct_nbi, shmemx_ct_t ct, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ulong_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ulong_get_ct_nbi, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmemx_ulonglong_get_ct_nbi, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ulonglong_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ulonglong_get_ct_nbi, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmemx_int8_get_ct_nbi, shmemx_ct_t ct, int8_t *dest, const int8_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int8_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int8_get_ct_nbi, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmemx_int16_get_ct_nbi, shmemx_ct_t ct, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int16_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int16_get_ct_nbi, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmemx_int32_get_ct_nbi, shmemx_ct_t ct, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int32_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int32_get_ct_nbi, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmemx_int64_get_ct_nbi, shmemx_ct_t ct, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_int64_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_int64_get_ct_nbi, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmemx_uint8_get_ct_nbi, shmemx_ct_t ct, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint8_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint8_get_ct_nbi, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmemx_uint16_get_ct_nbi, shmemx_ct_t ct, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint16_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint16_get_ct_nbi, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmemx_uint32_get_ct_nbi, shmemx_ct_t ct, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint32_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint32_get_ct_nbi, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmemx_uint64_get_ct_nbi, shmemx_ct_t ct, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_uint64_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_uint64_get_ct_nbi, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmemx_size_get_ct_nbi, shmemx_ct_t ct, size_t *dest, const size_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_size_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_size_get_ct_nbi, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmemx_ptrdiff_get_ct_nbi, shmemx_ct_t ct, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ptrdiff_get_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ptrdiff_get_ct_nbi, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmemx_get8_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_get8_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_get8_ct_nbi, begin, nelems, pe);
}

PROFILED(void, shmemx_get16_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_get16_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_get16_ct_nbi, begin, nelems * 2, pe);
}

PROFILED(void, shmemx_get32_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_get32_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_get32_ct_nbi, begin, nelems * 4, pe);
}

PROFILED(void, shmemx_get64_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_get64_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_get64_ct_nbi, begin, nelems * 8, pe);
}

PROFILED(void, shmemx_get128_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_get128_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_get128_ct_nbi, begin, nelems * 16, pe);
}

PROFILED(void, shmemx_getmem_ct_nbi, shmemx_ct_t ct, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_getmem_ct_nbi(ct, dest, source, nelems, pe);
    profile_end(F_shmemx_getmem_ct_nbi, begin, nelems, pe);
}

PROFILED(void, shmemx_ctx_float_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, float *dest, const float *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_float_get_ct_nbi, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, double *dest,
    const double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_double_get_ct_nbi, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long double *dest,
    const long double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_longdouble_get_ct_nbi, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, char *dest, const char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_char_get_ct_nbi, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_schar_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, signed char *dest,
    const signed char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_schar_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_schar_get_ct_nbi, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, short *dest, const short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_short_get_ct_nbi, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int *dest, const int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int_get_ct_nbi, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long *dest, const long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_long_get_ct_nbi, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, long long *dest,
    const long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_longlong_get_ct_nbi, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uchar_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned char *dest,
    const unsigned char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uchar_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uchar_get_ct_nbi, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ushort_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned short *dest,
    const unsigned short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ushort_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_ushort_get_ct_nbi, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned int *dest,
    const unsigned int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint_get_ct_nbi, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulong_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long *dest,
    const unsigned long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulong_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulong_get_ct_nbi, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulonglong_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulonglong_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_ulonglong_get_ct_nbi, begin, nelems * sizeof(unsigned long long), world_pe(ctx,
        pe));
}

PROFILED(void, shmemx_ctx_int8_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int8_t *dest,
    const int8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int8_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int8_get_ct_nbi, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int16_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int16_t *dest,
    const int16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int16_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int16_get_ct_nbi, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int32_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int32_t *dest,
    const int32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int32_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int32_get_ct_nbi, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int64_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, int64_t *dest,
    const int64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int64_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_int64_get_ct_nbi, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint8_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint8_t *dest,
    const uint8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint8_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint8_get_ct_nbi, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint16_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint16_t *dest,
    const uint16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint16_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint16_get_ct_nbi, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint32_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint32_t *dest,
    const uint32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint32_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint32_get_ct_nbi, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint64_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, uint64_t *dest,
    const uint64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint64_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_uint64_get_ct_nbi, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_size_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, size_t *dest,
    const size_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_size_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_size_get_ct_nbi, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ptrdiff_get_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, ptrdiff_t *dest,
    const ptrdiff_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ptrdiff_get_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_ptrdiff_get_ct_nbi, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get8_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get8_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_get8_ct_nbi, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get16_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get16_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_get16_ct_nbi, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get32_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get32_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_get32_ct_nbi, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get64_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get64_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_get64_ct_nbi, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get128_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get128_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_get128_ct_nbi, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_getmem_ct_nbi, shmem_ctx_t ctx, shmemx_ct_t ct, void *dest, const void *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_getmem_ct_nbi(ctx, ct, dest, source, nelems, pe);
    profile_end(F_shmemx_ctx_getmem_ct_nbi, begin, nelems, world_pe(ctx, pe));
}
