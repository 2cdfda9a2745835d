/* Made by gen_check.py from shmem.api: do not edit. */
/* Get. */
#include "profile.h"

PROFILED(void, shmem_float_get, float *dest, const float *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_float_get(dest, source, nelems, pe);
    profile_end(F_shmem_float_get, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmem_double_get, double *dest, const double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_double_get(dest, source, nelems, pe);
    profile_end(F_shmem_double_get, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmem_longdouble_get, long double *dest, const long double *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longdouble_get(dest, source, nelems, pe);
    profile_end(F_shmem_longdouble_get, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmem_char_get, char *dest, const char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_char_get(dest, source, nelems, pe);
    profile_end(F_shmem_char_get, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmem_schar_get, signed char *dest, const signed char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_schar_get(dest, source, nelems, pe);
    profile_end(F_shmem_schar_get, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmem_short_get, short *dest, const short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_short_get(dest, source, nelems, pe);
    profile_end(F_shmem_short_get, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmem_int_get, int *dest, const int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int_get(dest, source, nelems, pe);
    profile_end(F_shmem_int_get, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmem_long_get, long *dest, const long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_long_get(dest, source, nelems, pe);
    profile_end(F_shmem_long_get, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmem_longlong_get, long long *dest, const long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_get(dest, source, nelems, pe);
    profile_end(F_shmem_longlong_get, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmem_uchar_get, unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uchar_get(dest, source, nelems, pe);
    profile_end(F_shmem_uchar_get, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmem_ushort_get, unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ushort_get(dest, source, nelems, pe);
    profile_end(F_shmem_ushort_get, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmem_uint_get, unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint_get(dest, source, nelems, pe);
    profile_end(F_shmem_uint_get, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmem_ulong_get, unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulong_get(dest, source, nelems, pe);
    profile_end(F_shmem_ulong_get, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmem_ulonglong_get, unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulonglong_get(dest, source, nelems, pe);
    profile_end(F_shmem_ulonglong_get, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmem_int8_get, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int8_get(dest, source, nelems, pe);
    profile_end(F_shmem_int8_get, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmem_int16_get, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int16_get(dest, source, nelems, pe);
    profile_end(F_shmem_int16_get, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmem_int32_get, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int32_get(dest, source, nelems, pe);
    profile_end(F_shmem_int32_get, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmem_int64_get, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int64_get(dest, source, nelems, pe);
    profile_end(F_shmem_int64_get, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmem_uint8_get, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint8_get(dest, source, nelems, pe);
    profile_end(F_shmem_uint8_get, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmem_uint16_get, uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint16_get(dest, source, nelems, pe);
    profile_end(F_shmem_uint16_get, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmem_uint32_get, uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint32_get(dest, source, nelems, pe);
    profile_end(F_shmem_uint32_get, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmem_uint64_get, uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint64_get(dest, source, nelems, pe);
    profile_end(F_shmem_uint64_get, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmem_size_get, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_size_get(dest, source, nelems, pe);
    profile_end(F_shmem_size_get, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmem_ptrdiff_get, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ptrdiff_get(dest, source, nelems, pe);
    profile_end(F_shmem_ptrdiff_get, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmem_get8, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_get8(dest, source, nelems, pe);
    profile_end(F_shmem_get8, begin, nelems, pe);
}

PROFILED(void, shmem_get16, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_get16(dest, source, nelems, pe);
    profile_end(F_shmem_get16, begin, nelems * 2, pe);
}

PROFILED(void, shmem_get32, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_get32(dest, source, nelems, pe);
    profile_end(F_shmem_get32, begin, nelems * 4, pe);
}

PROFILED(void, shmem_get64, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_get64(dest, source, nelems, pe);
    profile_end(F_shmem_get64, begin, nelems * 8, pe);
}

PROFILED(void, shmem_get128, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_get128(dest, source, nelems, pe);
    profile_end(F_shmem_get128, begin, nelems * 16, pe);
}

PROFILED(void, shmem_getmem, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_getmem(dest, source, nelems, pe);
    profile_end(F_shmem_getmem, begin, nelems, pe);
}

PROFILED(void, shmem_ctx_float_get, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_float_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_float_get, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_double_get, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_double_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_double_get, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_longdouble_get, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_longdouble_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_longdouble_get, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_char_get, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_char_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_char_get, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_schar_get, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_schar_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_schar_get, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_short_get, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_short_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_short_get, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int_get, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int_get, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_long_get, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_long_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_long_get, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_longlong_get, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_longlong_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_longlong_get, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uchar_get, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uchar_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uchar_get, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ushort_get, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ushort_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_ushort_get, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint_get, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint_get, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulong_get, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulong_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_ulong_get, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulonglong_get, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulonglong_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_ulonglong_get, begin, nelems * sizeof(unsigned long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int8_get, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int8_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int8_get, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int16_get, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int16_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int16_get, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int32_get, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int32_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int32_get, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int64_get, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int64_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_int64_get, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint8_get, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint8_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint8_get, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint16_get, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint16_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint16_get, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint32_get, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint32_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint32_get, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint64_get, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint64_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_uint64_get, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_size_get, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_size_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_size_get, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ptrdiff_get, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ptrdiff_get(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_ptrdiff_get, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_get8, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_get8(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_get8, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_get16, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_get16(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_get16, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_get32, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_get32(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_get32, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_get64, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_get64(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_get64, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_get128, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_get128(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_get128, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_getmem, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_getmem(ctx, dest, source, nelems, pe);
    profile_end(F_shmem_ctx_getmem, begin, nelems, world_pe(ctx, pe));
}

PROFILED(float, shmem_float_g, const float *source, int pe)
{
    uint64_t begin = profile_begin();
    float result = pshmem_float_g(source, pe);
    profile_end(F_shmem_float_g, begin, sizeof(float), pe);
    return result;
}

PROFILED(double, shmem_double_g, const double *source, int pe)
{
    uint64_t begin = profile_begin();
    double result = pshmem_double_g(source, pe);
    profile_end(F_shmem_double_g, begin, sizeof(double), pe);
    return result;
}

PROFILED(long double, shmem_longdouble_g, const long double *source, int pe)
{
    uint64_t begin = profile_begin();
    long double result = pshmem_longdouble_g(source, pe);
    profile_end(F_shmem_longdouble_g, begin, sizeof(long double), pe);
    return result;
}

PROFILED(char, shmem_char_g, const char *source, int pe)
{
    uint64_t begin = profile_begin();
    char result = pshmem_char_g(source, pe);
    profile_end(F_shmem_char_g, begin, sizeof(char), pe);
    return result;
}

PROFILED(signed char, shmem_schar_g, const signed char *source, int pe)
{
    uint64_t begin = profile_begin();
    signed char result = pshmem_schar_g(source, pe);
    profile_end(F_shmem_schar_g, begin, sizeof(signed char), pe);
    return result;
}

PROFILED(short, shmem_short_g, const short *source, int pe)
{
    uint64_t begin = profile_begin();
    short result = pshmem_short_g(source, pe);
    profile_end(F_shmem_short_g, begin, sizeof(short), pe);
    return result;
}

PROFILED(int, shmem_int_g, const int *source, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_g(source, pe);
    profile_end(F_shmem_int_g, begin, sizeof(int), pe);
    return result;
}

PROFILED(long, shmem_long_g, const long *source, int pe)
{
    uint64_t begin = profile_begin();
    long result = pshmem_long_g(source, pe);
    profile_end(F_shmem_long_g, begin, sizeof(long), pe);
    return result;
}

PROFILED(long long, shmem_longlong_g, const long long *source, int pe)
{
    uint64_t begin = profile_begin();
    long long result = pshmem_longlong_g(source, pe);
    profile_end(F_shmem_longlong_g, begin, sizeof(long long), pe);
    return result;
}

PROFILED(unsigned char, shmem_uchar_g, const unsigned char *source, int pe)
{
    uint64_t begin = profile_begin();
    unsigned char result = pshmem_uchar_g(source, pe);
    profile_end(F_shmem_uchar_g, begin, sizeof(unsigned char), pe);
    return result;
}

PROFILED(unsigned short, shmem_ushort_g, const unsigned short *source, int pe)
{
    uint64_t begin = profile_begin();
    unsigned short result = pshmem_ushort_g(source, pe);
    profile_end(F_shmem_ushort_g, begin, sizeof(unsigned short), pe);
    return result;
}

PROFILED(unsigned int, shmem_uint_g, const unsigned int *source, int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_uint_g(source, pe);
    profile_end(F_shmem_uint_g, begin, sizeof(unsigned int), pe);
    return result;
}

PROFILED(unsigned long, shmem_ulong_g, const unsigned long *source, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ulong_g(source, pe);
    profile_end(F_shmem_ulong_g, begin, sizeof(unsigned long), pe);
    return result;
}

PROFILED(unsigned long long, shmem_ulonglong_g, const unsigned long long *source, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ulonglong_g(source, pe);
    profile_end(F_shmem_ulonglong_g, begin, sizeof(unsigned long long), pe);
    return result;
}

PROFILED(int8_t, shmem_int8_g, const int8_t *source, int pe)
{
    uint64_t begin = profile_begin();
    int8_t result = pshmem_int8_g(source, pe);
    profile_end(F_shmem_int8_g, begin, sizeof(int8_t), pe);
    return result;
}

PROFILED(int16_t, shmem_int16_g, const int16_t *source, int pe)
{
    uint64_t begin = profile_begin();
    int16_t result = pshmem_int16_g(source, pe);
    profile_end(F_shmem_int16_g, begin, sizeof(int16_t), pe);
    return result;
}

PROFILED(int32_t, shmem_int32_g, const int32_t *source, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_int32_g(source, pe);
    profile_end(F_shmem_int32_g, begin, sizeof(int32_t), pe);
    return result;
}

PROFILED(int64_t, shmem_int64_g, const int64_t *source, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_int64_g(source, pe);
    profile_end(F_shmem_int64_g, begin, sizeof(int64_t), pe);
    return result;
}

PROFILED(uint8_t, shmem_uint8_g, const uint8_t *source, int pe)
{
    uint64_t begin = profile_begin();
    uint8_t result = pshmem_uint8_g(source, pe);
    profile_end(F_shmem_uint8_g, begin, sizeof(uint8_t), pe);
    return result;
}

PROFILED(uint16_t, shmem_uint16_g, const uint16_t *source, int pe)
{
    uint64_t begin = profile_begin();
    uint16_t result = pshmem_uint16_g(source, pe);
    profile_end(F_shmem_uint16_g, begin, sizeof(uint16_t), pe);
    return result;
}

PROFILED(uint32_t, shmem_uint32_g, const uint32_t *source, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_uint32_g(source, pe);
    profile_end(F_shmem_uint32_g, begin, sizeof(uint32_t), pe);
    return result;
}

PROFILED(uint64_t, shmem_uint64_g, const uint64_t *source, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_uint64_g(source, pe);
    profile_end(F_shmem_uint64_g, begin, sizeof(uint64_t), pe);
    return result;
}

PROFILED(size_t, shmem_size_g, const size_t *source, int pe)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_size_g(source, pe);
    profile_end(F_shmem_size_g, begin, sizeof(size_t), pe);
    return result;
}

PROFILED(ptrdiff_t, shmem_ptrdiff_g, const ptrdiff_t *source, int pe)
{
    uint64_t begin = profile_begin();
    ptrdiff_t result = pshmem_ptrdiff_g(source, pe);
    profile_end(F_shmem_ptrdiff_g, begin, sizeof(ptrdiff_t), pe);
    return result;
}

PROFILED(float, shmem_ctx_float_g, shmem_ctx_t ctx, const float *source, int pe)
{
    uint64_t begin = profile_begin();
    float result = pshmem_ctx_float_g(ctx, source, pe);
    profile_end(F_shmem_ctx_float_g, begin, sizeof(float), world_pe(ctx, pe));
    return result;
}

PROFILED(double, shmem_ctx_double_g, shmem_ctx_t ctx, const double *source, int pe)
{
    uint64_t begin = profile_begin();
    double result = pshmem_ctx_double_g(ctx, source, pe);
    profile_end(F_shmem_ctx_double_g, begin, sizeof(double), world_pe(ctx, pe));
    return result;
}

PROFILED(long double, shmem_ctx_longdouble_g, shmem_ctx_t ctx, const long double *source, int pe)
{
    uint64_t begin = profile_begin();
    long double result = pshmem_ctx_longdouble_g(ctx, source, pe);
    profile_end(F_shmem_ctx_longdouble_g, begin, sizeof(long double), world_pe(ctx, pe));
    return result;
}

PROFILED(char, shmem_ctx_char_g, shmem_ctx_t ctx, const char *source, int pe)
{
    uint64_t begin = profile_begin();
    char result = pshmem_ctx_char_g(ctx, source, pe);
    profile_end(F_shmem_ctx_char_g, begin, sizeof(char), world_pe(ctx, pe));
    return result;
}

PROFILED(signed char, shmem_ctx_schar_g, shmem_ctx_t ctx, const signed char *source, int pe)
{
    uint64_t begin = profile_begin();
    signed char result = pshmem_ctx_schar_g(ctx, source, pe);
    profile_end(F_shmem_ctx_schar_g, begin, sizeof(signed char), world_pe(ctx, pe));
    return result;
}

PROFILED(short, shmem_ctx_short_g, shmem_ctx_t ctx, const short *source, int pe)
{
    uint64_t begin = profile_begin();
    short result = pshmem_ctx_short_g(ctx, source, pe);
    profile_end(F_shmem_ctx_short_g, begin, sizeof(short), world_pe(ctx, pe));
    return result;
}

PROFILED(int, shmem_ctx_int_g, shmem_ctx_t ctx, const int *source, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ctx_int_g(ctx, source, pe);
    profile_end(F_shmem_ctx_int_g, begin, sizeof(int), world_pe(ctx, pe));
    return result;
}

PROFILED(long, shmem_ctx_long_g, shmem_ctx_t ctx, const long *source, int pe)
{
    uint64_t begin = profile_begin();
    long result = pshmem_ctx_long_g(ctx, source, pe);
    profile_end(F_shmem_ctx_long_g, begin, sizeof(long), world_pe(ctx, pe));
    return result;
}

PROFILED(long long, shmem_ctx_longlong_g, shmem_ctx_t ctx, const long long *source, int pe)
{
    uint64_t begin = profile_begin();
    long long result = pshmem_ctx_longlong_g(ctx, source, pe);
    profile_end(F_shmem_ctx_longlong_g, begin, sizeof(long long), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned char, shmem_ctx_uchar_g, shmem_ctx_t ctx, const unsigned char *source, int pe)
{
    uint64_t begin = profile_begin();
    unsigned char result = pshmem_ctx_uchar_g(ctx, source, pe);
    profile_end(F_shmem_ctx_uchar_g, begin, sizeof(unsigned char), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned short, shmem_ctx_ushort_g, shmem_ctx_t ctx, const unsigned short *source, int pe)
{
    uint64_t begin = profile_begin();
    unsigned short result = pshmem_ctx_ushort_g(ctx, source, pe);
    profile_end(F_shmem_ctx_ushort_g, begin, sizeof(unsigned short), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned int, shmem_ctx_uint_g, shmem_ctx_t ctx, const unsigned int *source, int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_ctx_uint_g(ctx, source, pe);
    profile_end(F_shmem_ctx_uint_g, begin, sizeof(unsigned int), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long, shmem_ctx_ulong_g, shmem_ctx_t ctx, const unsigned long *source, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ctx_ulong_g(ctx, source, pe);
    profile_end(F_shmem_ctx_ulong_g, begin, sizeof(unsigned long), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long long, shmem_ctx_ulonglong_g, shmem_ctx_t ctx, const unsigned long long *source, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ctx_ulonglong_g(ctx, source, pe);
    profile_end(F_shmem_ctx_ulonglong_g, begin, sizeof(unsigned long long), world_pe(ctx, pe));
    return result;
}

PROFILED(int8_t, shmem_ctx_int8_g, shmem_ctx_t ctx, const int8_t *source, int pe)
{
    uint64_t begin = profile_begin();
    int8_t result = pshmem_ctx_int8_g(ctx, source, pe);
    profile_end(F_shmem_ctx_int8_g, begin, sizeof(int8_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int16_t, shmem_ctx_int16_g, shmem_ctx_t ctx, const int16_t *source, int pe)
{
    uint64_t begin = profile_begin();
    int16_t result = pshmem_ctx_int16_g(ctx, source, pe);
    profile_end(F_shmem_ctx_int16_g, begin, sizeof(int16_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int32_t, shmem_ctx_int32_g, shmem_ctx_t ctx, const int32_t *source, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_ctx_int32_g(ctx, source, pe);
    profile_end(F_shmem_ctx_int32_g, begin, sizeof(int32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int64_t, shmem_ctx_int64_g, shmem_ctx_t ctx, const int64_t *source, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_ctx_int64_g(ctx, source, pe);
    profile_end(F_shmem_ctx_int64_g, begin, sizeof(int64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint8_t, shmem_ctx_uint8_g, shmem_ctx_t ctx, const uint8_t *source, int pe)
{
    uint64_t begin = profile_begin();
    uint8_t result = pshmem_ctx_uint8_g(ctx, source, pe);
    profile_end(F_shmem_ctx_uint8_g, begin, sizeof(uint8_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint16_t, shmem_ctx_uint16_g, shmem_ctx_t ctx, const uint16_t *source, int pe)
{
    uint64_t begin = profile_begin();
    uint16_t result = pshmem_ctx_uint16_g(ctx, source, pe);
    profile_end(F_shmem_ctx_uint16_g, begin, sizeof(uint16_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint32_t, shmem_ctx_uint32_g, shmem_ctx_t ctx, const uint32_t *source, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_ctx_uint32_g(ctx, source, pe);
    profile_end(F_shmem_ctx_uint32_g, begin, sizeof(uint32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint64_t, shmem_ctx_uint64_g, shmem_ctx_t ctx, const uint64_t *source, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_ctx_uint64_g(ctx, source, pe);
    profile_end(F_shmem_ctx_uint64_g, begin, sizeof(uint64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(size_t, shmem_ctx_size_g, shmem_ctx_t ctx, const size_t *source, int pe)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ctx_size_g(ctx, source, pe);
    profile_end(F_shmem_ctx_size_g, begin, sizeof(size_t), world_pe(ctx, pe));
    return result;
}

PROFILED(ptrdiff_t, shmem_ctx_ptrdiff_g, shmem_ctx_t ctx, const ptrdiff_t *source, int pe)
{
    uint64_t begin = profile_begin();
    ptrdiff_t result = pshmem_ctx_ptrdiff_g(ctx, source, pe);
    profile_end(F_shmem_ctx_ptrdiff_g, begin, sizeof(ptrdiff_t), world_pe(ctx, pe));
    return result;
}
