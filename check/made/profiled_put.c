/* Made by gen_check.py from shmem.api: do not edit. */
/* Put. */
#include "profile.h"

PROFILED(void, shmem_float_put, float *dest, const float *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_float_put(dest, source, nelems, pe);
    profile_end(F_shmem_float_put, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmem_double_put, double *dest, const double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_double_put(dest, source, nelems, pe);
    profile_end(F_shmem_double_put, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmem_longdouble_put, long double *dest, const long double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longdouble_put(dest, source, nelems, pe);
    profile_end(F_shmem_longdouble_put, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmem_char_put, char *dest, const char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_char_put(dest, source, nelems, pe);
    profile_end(F_shmem_char_put, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmem_schar_put, signed char *dest, const signed char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_schar_put(dest, source, nelems, pe);
    profile_end(F_shmem_schar_put, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmem_short_put, short *dest, const short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_short_put(dest, source, nelems, pe);
    profile_end(F_shmem_short_put, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmem_int_put, int *dest, const int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int_put(dest, source, nelems, pe);
    profile_end(F_shmem_int_put, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmem_long_put, long *dest, const long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_long_put(dest, source, nelems, pe);
    profile_end(F_shmem_long_put, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmem_longlong_put, long long *dest, const long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_put(dest, source, nelems, pe);
    profile_end(F_shmem_longlong_put, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmem_uchar_put, unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uchar_put(dest, source, nelems, pe);
    profile_end(F_shmem_uchar_put, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmem_ushort_put, unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ushort_put(dest, source, nelems, pe);
    profile_end(F_shmem_ushort_put, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmem_uint_put, unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint_put(dest, source, nelems, pe);
    profile_end(F_shmem_uint_put, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmem_ulong_put, unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulong_put(dest, source, nelems, pe);
    profile_end(F_shmem_ulong_put, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmem_ulonglong_put, unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulonglong_put(dest, source, nelems, pe);
    profile_end(F_shmem_ulonglong_put, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmem_int8_put, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int8_put(dest, source, nelems, pe);
    profile_end(F_shmem_int8_put, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmem_int16_put, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int16_put(dest, source, nelems, pe);
    profile_end(F_shmem_int16_put, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmem_int32_put, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int32_put(dest, source, nelems, pe);
    profile_end(F_shmem_int32_put, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmem_int64_put, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int64_put(dest, source, nelems, pe);
    profile_end(F_shmem_int64_put, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmem_uint8_put, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint8_put(dest, source, nelems, pe);
    profile_end(F_shmem_uint8_put, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmem_uint16_put, uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint16_put(dest, source, nelems, pe);
    profile_end(F_shmem_uint16_put, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmem_uint32_put, uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint32_put(dest, source, nelems, pe);
    profile_end(F_shmem_uint32_put, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmem_uint64_put, uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint64_put(dest, source, nelems, pe);
    profile_end(F_shmem_uint64_put, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmem_size_put, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_size_put(dest, source, nelems, pe);
    profile_end(F_shmem_size_put, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmem_ptrdiff_put, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ptrdiff_put(dest, source, nelems, pe);
    profile_end(F_shmem_ptrdiff_put, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmem_put8, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_put8(dest, source, nelems, pe);
    profile_end(F_shmem_put8, begin, nelems, pe);
}

PROFILED(void, shmem_put16, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_put16(dest, source, nelems, pe);
    profile_end(F_shmem_put16, begin, nelems * 2, pe);
}

PROFILED(void, shmem_put32, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_put32(dest, source, nelems, pe);
    profile_end(F_shmem_put32, begin, nelems * 4, pe);
}

PROFILED(void, shmem_put64, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_put64(dest, source, nelems, pe);
    profile_end(F_shmem_put64, begin, nelems * 8, pe);
}

PROFILED(void, shmem_put128, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_put128(dest, source, nelems, pe);
    profile_end(F_shmem_put128, begin, nelems * 16, pe);
}

PROFILED(void, shmem_putmem, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_putmem(dest, source, nelems, pe);
    profile_end(F_shmem_putmem, begin, nelems, pe);
}

PROFILED(void, shmem_ctx_float_put, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_float_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_float_put, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_double_put, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_double_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_double_put, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_longdouble_put, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_longdouble_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_longdouble_put, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_char_put, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_char_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_char_put, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_schar_put, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_schar_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_schar_put, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_short_put, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_short_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_short_put, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int_put, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int_put, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_long_put, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_long_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_long_put, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_longlong_put, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_longlong_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_longlong_put, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uchar_put, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uchar_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uchar_put, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ushort_put, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ushort_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_ushort_put, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint_put, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint_put, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulong_put, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulong_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_ulong_put, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulonglong_put, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulonglong_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_ulonglong_put, begin, nelems * sizeof(unsigned long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int8_put, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int8_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int8_put, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int16_put, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int16_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int16_put, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int32_put, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int32_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int32_put, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int64_put, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int64_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int64_put, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint8_put, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint8_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint8_put, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint16_put, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint16_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint16_put, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint32_put, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint32_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint32_put, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint64_put, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint64_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint64_put, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_size_put, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_size_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_size_put, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ptrdiff_put, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ptrdiff_put(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_ptrdiff_put, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_put8, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_put8(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_put8, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_put16, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_put16(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_put16, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_put32, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_put32(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_put32, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_put64, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_put64(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_put64, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_put128, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_put128(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_put128, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_putmem, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_putmem(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_putmem, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmem_float_p, float *dest, float value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_float_p(dest, value, pe);
    profile_end(F_shmem_float_p, begin, sizeof(float), pe);
}

PROFILED(void, shmem_double_p, double *dest, double value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_double_p(dest, value, pe);
    profile_end(F_shmem_double_p, begin, sizeof(double), pe);
}

PROFILED(void, shmem_longdouble_p, long double *dest, long double value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longdouble_p(dest, value, pe);
    profile_end(F_shmem_longdouble_p, begin, sizeof(long double), pe);
}

PROFILED(void, shmem_char_p, char *dest, char value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_char_p(dest, value, pe);
    profile_end(F_shmem_char_p, begin, sizeof(char), pe);
}

PROFILED(void, shmem_schar_p, signed char *dest, signed char value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_schar_p(dest, value, pe);
    profile_end(F_shmem_schar_p, begin, sizeof(signed char), pe);
}

PROFILED(void, shmem_short_p, short *dest, short value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_short_p(dest, value, pe);
    profile_end(F_shmem_short_p, begin, sizeof(short), pe);
}

PROFILED(void, shmem_int_p, int *dest, int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int_p(dest, value, pe);
    profile_end(F_shmem_int_p, begin, sizeof(int), pe);
}

PROFILED(void, shmem_long_p, long *dest, long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_long_p(dest, value, pe);
    profile_end(F_shmem_long_p, begin, sizeof(long), pe);
}

PROFILED(void, shmem_longlong_p, long long *dest, long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_p(dest, value, pe);
    profile_end(F_shmem_longlong_p, begin, sizeof(long long), pe);
}

PROFILED(void, shmem_uchar_p, unsigned char *dest, unsigned char value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uchar_p(dest, value, pe);
    profile_end(F_shmem_uchar_p, begin, sizeof(unsigned char), pe);
}

PROFILED(void, shmem_ushort_p, unsigned short *dest, unsigned short value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ushort_p(dest, value, pe);
    profile_end(F_shmem_ushort_p, begin, sizeof(unsigned short), pe);
}

PROFILED(void, shmem_uint_p, unsigned int *dest, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint_p(dest, value, pe);
    profile_end(F_shmem_uint_p, begin, sizeof(unsigned int), pe);
}

PROFILED(void, shmem_ulong_p, unsigned long *dest, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulong_p(dest, value, pe);
    profile_end(F_shmem_ulong_p, begin, sizeof(unsigned long), pe);
}

PROFILED(void, shmem_ulonglong_p, unsigned long long *dest, unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulonglong_p(dest, value, pe);
    profile_end(F_shmem_ulonglong_p, begin, sizeof(unsigned long long), pe);
}

PROFILED(void, shmem_int8_p, int8_t *dest, int8_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int8_p(dest, value, pe);
    profile_end(F_shmem_int8_p, begin, sizeof(int8_t), pe);
}

PROFILED(void, shmem_int16_p, int16_t *dest, int16_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int16_p(dest, value, pe);
    profile_end(F_shmem_int16_p, begin, sizeof(int16_t), pe);
}

PROFILED(void, shmem_int32_p, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int32_p(dest, value, pe);
    profile_end(F_shmem_int32_p, begin, sizeof(int32_t), pe);
}

PROFILED(void, shmem_int64_p, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int64_p(dest, value, pe);
    profile_end(F_shmem_int64_p, begin, sizeof(int64_t), pe);
}

PROFILED(void, shmem_uint8_p, uint8_t *dest, uint8_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint8_p(dest, value, pe);
    profile_end(F_shmem_uint8_p, begin, sizeof(uint8_t), pe);
}

PROFILED(void, shmem_uint16_p, uint16_t *dest, uint16_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint16_p(dest, value, pe);
    profile_end(F_shmem_uint16_p, begin, sizeof(uint16_t), pe);
}

PROFILED(void, shmem_uint32_p, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint32_p(dest, value, pe);
    profile_end(F_shmem_uint32_p, begin, sizeof(uint32_t), pe);
}

PROFILED(void, shmem_uint64_p, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint64_p(dest, value, pe);
    profile_end(F_shmem_uint64_p, begin, sizeof(uint64_t), pe);
}

PROFILED(void, shmem_size_p, size_t *dest, size_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_size_p(dest, value, pe);
    profile_end(F_shmem_size_p, begin, sizeof(size_t), pe);
}

PROFILED(void, shmem_ptrdiff_p, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ptrdiff_p(dest, value, pe);
    profile_end(F_shmem_ptrdiff_p, begin, sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmem_ctx_float_p, shmem_ctx_t ctx, float *dest, float value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_float_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_float_p, begin, sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_double_p, shmem_ctx_t ctx, double *dest, double value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_double_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_double_p, begin, sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_longdouble_p, shmem_ctx_t ctx, long double *dest, long double value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_longdouble_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_longdouble_p, begin, sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_char_p, shmem_ctx_t ctx, char *dest, char value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_char_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_char_p, begin, sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_schar_p, shmem_ctx_t ctx, signed char *dest, signed char value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_schar_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_schar_p, begin, sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_short_p, shmem_ctx_t ctx, short *dest, short value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_short_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_short_p, begin, sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int_p, shmem_ctx_t ctx, int *dest, int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int_p, begin, sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_long_p, shmem_ctx_t ctx, long *dest, long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_long_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_long_p, begin, sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_longlong_p, shmem_ctx_t ctx, long long *dest, long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_longlong_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_longlong_p, begin, sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uchar_p, shmem_ctx_t ctx, unsigned char *dest, unsigned char value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uchar_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uchar_p, begin, sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ushort_p, shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ushort_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ushort_p, begin, sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint_p, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint_p, begin, sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulong_p, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulong_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulong_p, begin, sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulonglong_p, shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulonglong_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulonglong_p, begin, sizeof(unsigned long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int8_p, shmem_ctx_t ctx, int8_t *dest, int8_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int8_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int8_p, begin, sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int16_p, shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int16_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int16_p, begin, sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int32_p, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int32_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int32_p, begin, sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int64_p, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int64_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int64_p, begin, sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint8_p, shmem_ctx_t ctx, uint8_t *dest, uint8_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint8_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint8_p, begin, sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint16_p, shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint16_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint16_p, begin, sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint32_p, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint32_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint32_p, begin, sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint64_p, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint64_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint64_p, begin, sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_size_p, shmem_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_size_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_size_p, begin, sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ptrdiff_p, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ptrdiff_p(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ptrdiff_p, begin, sizeof(ptrdiff_t), world_pe(ctx, pe));
}
