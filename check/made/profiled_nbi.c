/* Made by gen_check.py from shmem.api: do not edit. */
/* Non-blocking put and get. */
#include "profile.h"

PROFILED(void, shmem_float_put_nbi, float *dest, const float *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_float_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_float_put_nbi, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmem_double_put_nbi, double *dest, const double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_double_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_double_put_nbi, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmem_longdouble_put_nbi, long double *dest, const long double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longdouble_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_longdouble_put_nbi, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmem_char_put_nbi, char *dest, const char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_char_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_char_put_nbi, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmem_schar_put_nbi, signed char *dest, const signed char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_schar_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_schar_put_nbi, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmem_short_put_nbi, short *dest, const short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_short_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_short_put_nbi, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmem_int_put_nbi, int *dest, const int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_int_put_nbi, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmem_long_put_nbi, long *dest, const long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_long_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_long_put_nbi, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmem_longlong_put_nbi, long long *dest, const long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_longlong_put_nbi, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmem_uchar_put_nbi, unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uchar_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_uchar_put_nbi, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmem_ushort_put_nbi, unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ushort_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_ushort_put_nbi, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmem_uint_put_nbi, unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_uint_put_nbi, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmem_ulong_put_nbi, unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulong_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_ulong_put_nbi, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmem_ulonglong_put_nbi, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulonglong_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_ulonglong_put_nbi, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmem_int8_put_nbi, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int8_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_int8_put_nbi, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmem_int16_put_nbi, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int16_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_int16_put_nbi, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmem_int32_put_nbi, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int32_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_int32_put_nbi, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmem_int64_put_nbi, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int64_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_int64_put_nbi, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmem_uint8_put_nbi, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint8_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_uint8_put_nbi, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmem_uint16_put_nbi, uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint16_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_uint16_put_nbi, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmem_uint32_put_nbi, uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint32_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_uint32_put_nbi, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmem_uint64_put_nbi, uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint64_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_uint64_put_nbi, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmem_size_put_nbi, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_size_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_size_put_nbi, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmem_ptrdiff_put_nbi, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ptrdiff_put_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_ptrdiff_put_nbi, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmem_put8_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_put8_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_put8_nbi, begin, nelems, pe);
}

PROFILED(void, shmem_put16_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_put16_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_put16_nbi, begin, nelems * 2, pe);
}

PROFILED(void, shmem_put32_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_put32_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_put32_nbi, begin, nelems * 4, pe);
}

PROFILED(void, shmem_put64_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_put64_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_put64_nbi, begin, nelems * 8, pe);
}

PROFILED(void, shmem_put128_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_put128_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_put128_nbi, begin, nelems * 16, pe);
}

PROFILED(void, shmem_putmem_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_putmem_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_putmem_nbi, begin, nelems, pe);
}

PROFILED(void, shmem_ctx_float_put_nbi, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_float_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_float_put_nbi, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_double_put_nbi, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_double_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_double_put_nbi, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_longdouble_put_nbi, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_longdouble_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_longdouble_put_nbi, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_char_put_nbi, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_char_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_char_put_nbi, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_schar_put_nbi, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_schar_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_schar_put_nbi, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_short_put_nbi, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_short_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_short_put_nbi, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int_put_nbi, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int_put_nbi, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_long_put_nbi, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_long_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_long_put_nbi, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_longlong_put_nbi, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_longlong_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_longlong_put_nbi, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uchar_put_nbi, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uchar_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uchar_put_nbi, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ushort_put_nbi, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ushort_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_ushort_put_nbi, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint_put_nbi, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint_put_nbi, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulong_put_nbi, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulong_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_ulong_put_nbi, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulonglong_put_nbi, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulonglong_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_ulonglong_put_nbi, begin, nelems * sizeof(unsigned long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int8_put_nbi, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int8_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int8_put_nbi, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int16_put_nbi, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int16_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int16_put_nbi, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int32_put_nbi, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int32_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int32_put_nbi, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int64_put_nbi, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int64_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int64_put_nbi, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint8_put_nbi, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint8_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint8_put_nbi, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint16_put_nbi, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint16_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint16_put_nbi, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint32_put_nbi, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint32_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint32_put_nbi, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint64_put_nbi, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint64_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint64_put_nbi, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_size_put_nbi, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_size_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_size_put_nbi, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ptrdiff_put_nbi, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ptrdiff_put_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_ptrdiff_put_nbi, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_put8_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_put8_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_put8_nbi, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_put16_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_put16_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_put16_nbi, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_put32_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_put32_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_put32_nbi, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_put64_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_put64_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_put64_nbi, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_put128_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_put128_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_put128_nbi, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_putmem_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_putmem_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_putmem_nbi, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmem_float_get_nbi, float *dest, const float *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_float_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_float_get_nbi, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmem_double_get_nbi, double *dest, const double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_double_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_double_get_nbi, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmem_longdouble_get_nbi, long double *dest, const long double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longdouble_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_longdouble_get_nbi, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmem_char_get_nbi, char *dest, const char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_char_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_char_get_nbi, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmem_schar_get_nbi, signed char *dest, const signed char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_schar_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_schar_get_nbi, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmem_short_get_nbi, short *dest, const short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_short_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_short_get_nbi, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmem_int_get_nbi, int *dest, const int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_int_get_nbi, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmem_long_get_nbi, long *dest, const long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_long_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_long_get_nbi, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmem_longlong_get_nbi, long long *dest, const long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_longlong_get_nbi, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmem_uchar_get_nbi, unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uchar_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_uchar_get_nbi, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmem_ushort_get_nbi, unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ushort_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_ushort_get_nbi, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmem_uint_get_nbi, unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_uint_get_nbi, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmem_ulong_get_nbi, unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulong_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_ulong_get_nbi, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmem_ulonglong_get_nbi, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulonglong_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_ulonglong_get_nbi, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmem_int8_get_nbi, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int8_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_int8_get_nbi, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmem_int16_get_nbi, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int16_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_int16_get_nbi, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmem_int32_get_nbi, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int32_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_int32_get_nbi, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmem_int64_get_nbi, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int64_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_int64_get_nbi, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmem_uint8_get_nbi, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint8_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_uint8_get_nbi, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmem_uint16_get_nbi, uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint16_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_uint16_get_nbi, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmem_uint32_get_nbi, uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint32_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_uint32_get_nbi, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmem_uint64_get_nbi, uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint64_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_uint64_get_nbi, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmem_size_get_nbi, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_size_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_size_get_nbi, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmem_ptrdiff_get_nbi, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ptrdiff_get_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_ptrdiff_get_nbi, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmem_get8_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_get8_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_get8_nbi, begin, nelems, pe);
}

PROFILED(void, shmem_get16_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_get16_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_get16_nbi, begin, nelems * 2, pe);
}

PROFILED(void, shmem_get32_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_get32_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_get32_nbi, begin, nelems * 4, pe);
}

PROFILED(void, shmem_get64_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_get64_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_get64_nbi, begin, nelems * 8, pe);
}

PROFILED(void, shmem_get128_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_get128_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_get128_nbi, begin, nelems * 16, pe);
}

PROFILED(void, shmem_getmem_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_getmem_nbi(dest, source, nelems, pe);
    profile_end(F_shmem_getmem_nbi, begin, nelems, pe);
}

PROFILED(void, shmem_ctx_float_get_nbi, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_float_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_float_get_nbi, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_double_get_nbi, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_double_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_double_get_nbi, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_longdouble_get_nbi, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_longdouble_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_longdouble_get_nbi, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_char_get_nbi, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_char_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_char_get_nbi, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_schar_get_nbi, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_schar_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_schar_get_nbi, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_short_get_nbi, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_short_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_short_get_nbi, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int_get_nbi, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int_get_nbi, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_long_get_nbi, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_long_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_long_get_nbi, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_longlong_get_nbi, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_longlong_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_longlong_get_nbi, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uchar_get_nbi, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uchar_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uchar_get_nbi, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ushort_get_nbi, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ushort_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_ushort_get_nbi, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint_get_nbi, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint_get_nbi, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulong_get_nbi, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulong_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_ulong_get_nbi, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulonglong_get_nbi, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulonglong_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_ulonglong_get_nbi, begin, nelems * sizeof(unsigned long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int8_get_nbi, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int8_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int8_get_nbi, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int16_get_nbi, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int16_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int16_get_nbi, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int32_get_nbi, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int32_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int32_get_nbi, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int64_get_nbi, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int64_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int64_get_nbi, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint8_get_nbi, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint8_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint8_get_nbi, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint16_get_nbi, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint16_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint16_get_nbi, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint32_get_nbi, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint32_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint32_get_nbi, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint64_get_nbi, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint64_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint64_get_nbi, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_size_get_nbi, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_size_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_size_get_nbi, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ptrdiff_get_nbi, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ptrdiff_get_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_ptrdiff_get_nbi, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_get8_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_get8_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_get8_nbi, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_get16_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_get16_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_get16_nbi, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_get32_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_get32_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_get32_nbi, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_get64_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_get64_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_get64_nbi, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_get128_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_get128_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_get128_nbi, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_getmem_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_getmem_nbi(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_getmem_nbi, begin, nelems, world_pe(ctx, pe));
}
