/* Made by gen.py from shmem.api: do not edit. */
/* Get. */
#include "api/public.h"

PUBLIC(void, shmem_float_get, float *dest, const float *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(float), pe,
        "shmem_float_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_double_get, double *dest, const double *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(double), pe,
        "shmem_double_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_longdouble_get, long double *dest, const long double *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(long double), pe,
        "shmem_longdouble_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_char_get, char *dest, const char *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(char), pe,
        "shmem_char_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_schar_get, signed char *dest, const signed char *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(signed char), pe,
        "shmem_schar_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_short_get, short *dest, const short *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(short), pe,
        "shmem_short_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int_get, int *dest, const int *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(int), pe,
        "shmem_int_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_long_get, long *dest, const long *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(long), pe,
        "shmem_long_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_longlong_get, long long *dest, const long long *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(long long), pe,
        "shmem_longlong_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uchar_get, unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(unsigned char), pe,
        "shmem_uchar_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ushort_get, unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(unsigned short), pe,
        "shmem_ushort_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint_get, unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(unsigned int), pe,
        "shmem_uint_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ulong_get, unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(unsigned long), pe,
        "shmem_ulong_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ulonglong_get, unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(unsigned long long), pe,
        "shmem_ulonglong_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int8_get, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(int8_t), pe,
        "shmem_int8_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int16_get, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(int16_t), pe,
        "shmem_int16_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int32_get, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(int32_t), pe,
        "shmem_int32_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int64_get, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(int64_t), pe,
        "shmem_int64_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint8_get, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(uint8_t), pe,
        "shmem_uint8_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint16_get, uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(uint16_t), pe,
        "shmem_uint16_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint32_get, uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(uint32_t), pe,
        "shmem_uint32_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint64_get, uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(uint64_t), pe,
        "shmem_uint64_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_size_get, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(size_t), pe,
        "shmem_size_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ptrdiff_get, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * sizeof(ptrdiff_t), pe,
        "shmem_ptrdiff_get(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_get8, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems, pe, "shmem_get8(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_get16, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * 2, pe, "shmem_get16(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_get32, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * 4, pe, "shmem_get32(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_get64, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * 8, pe, "shmem_get64(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_get128, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems * 16, pe, "shmem_get128(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_getmem, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get(context_implicit(), dest, source, nelems, pe, "shmem_getmem(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_float_get, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(float), pe,
        "shmem_ctx_float_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_double_get, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(double), pe,
        "shmem_ctx_double_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_longdouble_get, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(long double), pe,
        "shmem_ctx_longdouble_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_char_get, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(char), pe,
        "shmem_ctx_char_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_schar_get, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(signed char), pe,
        "shmem_ctx_schar_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_short_get, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(short), pe,
        "shmem_ctx_short_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int_get, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(int), pe,
        "shmem_ctx_int_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_long_get, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(long), pe,
        "shmem_ctx_long_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_longlong_get, shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(long long), pe,
        "shmem_ctx_longlong_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uchar_get, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(unsigned char), pe,
        "shmem_ctx_uchar_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ushort_get, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(unsigned short), pe,
        "shmem_ctx_ushort_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint_get, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(unsigned int), pe,
        "shmem_ctx_uint_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ulong_get, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(unsigned long), pe,
        "shmem_ctx_ulong_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_get, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(unsigned long long), pe,
        "shmem_ctx_ulonglong_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int8_get, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(int8_t), pe,
        "shmem_ctx_int8_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int16_get, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(int16_t), pe,
        "shmem_ctx_int16_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int32_get, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(int32_t), pe,
        "shmem_ctx_int32_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int64_get, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(int64_t), pe,
        "shmem_ctx_int64_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint8_get, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(uint8_t), pe,
        "shmem_ctx_uint8_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint16_get, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(uint16_t), pe,
        "shmem_ctx_uint16_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint32_get, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(uint32_t), pe,
        "shmem_ctx_uint32_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint64_get, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(uint64_t), pe,
        "shmem_ctx_uint64_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_size_get, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(size_t), pe,
        "shmem_ctx_size_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ptrdiff_get, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * sizeof(ptrdiff_t), pe,
        "shmem_ctx_ptrdiff_get(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_get8, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems, pe, "shmem_ctx_get8(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_get16, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * 2, pe, "shmem_ctx_get16(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_get32, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * 4, pe, "shmem_ctx_get32(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_get64, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * 8, pe, "shmem_ctx_get64(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_get128, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems * 16, pe,
        "shmem_ctx_get128(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_getmem, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get(context_of(ctx), dest, source, nelems, pe, "shmem_ctx_getmem(ctx, dest, source, nelems, pe)");
}

PUBLIC(float, shmem_float_g, const float *source, int pe)
{
    return float_value(rma_g32(context_implicit(), source, pe, "shmem_float_g(source, pe)"));
}

PUBLIC(double, shmem_double_g, const double *source, int pe)
{
    return double_value(rma_g64(context_implicit(), source, pe, "shmem_double_g(source, pe)"));
}

PUBLIC(long double, shmem_longdouble_g, const long double *source, int pe)
{
    long double value;
    rma_get(context_implicit(), &value, source, sizeof value, pe, "shmem_longdouble_g(source, pe)");
    return value;
}

PUBLIC(char, shmem_char_g, const char *source, int pe)
{
    return (char)rma_g8(context_implicit(), source, pe, "shmem_char_g(source, pe)");
}

PUBLIC(signed char, shmem_schar_g, const signed char *source, int pe)
{
    return (signed char)rma_g8(context_implicit(), source, pe, "shmem_schar_g(source, pe)");
}

PUBLIC(short, shmem_short_g, const short *source, int pe)
{
    return (short)rma_g16(context_implicit(), source, pe, "shmem_short_g(source, pe)");
}

PUBLIC(int, shmem_int_g, const int *source, int pe)
{
    return (int)rma_g32(context_implicit(), source, pe, "shmem_int_g(source, pe)");
}

PUBLIC(long, shmem_long_g, const long *source, int pe)
{
    return (long)rma_g64(context_implicit(), source, pe, "shmem_long_g(source, pe)");
}

PUBLIC(long long, shmem_longlong_g, const long long *source, int pe)
{
    return (long long)rma_g64(context_implicit(), source, pe, "shmem_longlong_g(source, pe)");
}

PUBLIC(unsigned char, shmem_uchar_g, const unsigned char *source, int pe)
{
    return (unsigned char)rma_g8(context_implicit(), source, pe, "shmem_uchar_g(source, pe)");
}

PUBLIC(unsigned short, shmem_ushort_g, const unsigned short *source, int pe)
{
    return (unsigned short)rma_g16(context_implicit(), source, pe, "shmem_ushort_g(source, pe)");
}

PUBLIC(unsigned int, shmem_uint_g, const unsigned int *source, int pe)
{
    return (unsigned int)rma_g32(context_implicit(), source, pe, "shmem_uint_g(source, pe)");
}

PUBLIC(unsigned long, shmem_ulong_g, const unsigned long *source, int pe)
{
    return (unsigned long)rma_g64(context_implicit(), source, pe, "shmem_ulong_g(source, pe)");
}

PUBLIC(unsigned long long, shmem_ulonglong_g, const unsigned long long *source, int pe)
{
    return (unsigned long long)rma_g64(context_implicit(), source, pe, "shmem_ulonglong_g(source, pe)");
}

PUBLIC(int8_t, shmem_int8_g, const int8_t *source, int pe)
{
    return (int8_t)rma_g8(context_implicit(), source, pe, "shmem_int8_g(source, pe)");
}

PUBLIC(int16_t, shmem_int16_g, const int16_t *source, int pe)
{
    return (int16_t)rma_g16(context_implicit(), source, pe, "shmem_int16_g(source, pe)");
}

PUBLIC(int32_t, shmem_int32_g, const int32_t *source, int pe)
{
    return (int32_t)rma_g32(context_implicit(), source, pe, "shmem_int32_g(source, pe)");
}

PUBLIC(int64_t, shmem_int64_g, const int64_t *source, int pe)
{
    return (int64_t)rma_g64(context_implicit(), source, pe, "shmem_int64_g(source, pe)");
}

PUBLIC(uint8_t, shmem_uint8_g, const uint8_t *source, int pe)
{
    return (uint8_t)rma_g8(context_implicit(), source, pe, "shmem_uint8_g(source, pe)");
}

PUBLIC(uint16_t, shmem_uint16_g, const uint16_t *source, int pe)
{
    return (uint16_t)rma_g16(context_implicit(), source, pe, "shmem_uint16_g(source, pe)");
}

PUBLIC(uint32_t, shmem_uint32_g, const uint32_t *source, int pe)
{
    return (uint32_t)rma_g32(context_implicit(), source, pe, "shmem_uint32_g(source, pe)");
}

PUBLIC(uint64_t, shmem_uint64_g, const uint64_t *source, int pe)
{
    return (uint64_t)rma_g64(context_implicit(), source, pe, "shmem_uint64_g(source, pe)");
}

PUBLIC(size_t, shmem_size_g, const size_t *source, int pe)
{
    return (size_t)rma_g64(context_implicit(), source, pe, "shmem_size_g(source, pe)");
}

PUBLIC(ptrdiff_t, shmem_ptrdiff_g, const ptrdiff_t *source, int pe)
{
    return (ptrdiff_t)rma_g64(context_implicit(), source, pe, "shmem_ptrdiff_g(source, pe)");
}

PUBLIC(float, shmem_ctx_float_g, shmem_ctx_t ctx, const float *source, int pe)
{
    return float_value(rma_g32(context_of(ctx), source, pe, "shmem_ctx_float_g(ctx, source, pe)"));
}

PUBLIC(double, shmem_ctx_double_g, shmem_ctx_t ctx, const double *source, int pe)
{
    return double_value(rma_g64(context_of(ctx), source, pe, "shmem_ctx_double_g(ctx, source, pe)"));
}

PUBLIC(long double, shmem_ctx_longdouble_g, shmem_ctx_t ctx, const long double *source, int pe)
{
    long double value;
    rma_get(context_of(ctx), &value, source, sizeof value, pe, "shmem_ctx_longdouble_g(ctx, source, pe)");
    return value;
}

PUBLIC(char, shmem_ctx_char_g, shmem_ctx_t ctx, const char *source, int pe)
{
    return (char)rma_g8(context_of(ctx), source, pe, "shmem_ctx_char_g(ctx, source, pe)");
}

PUBLIC(signed char, shmem_ctx_schar_g, shmem_ctx_t ctx, const signed char *source, int pe)
{
    return (signed char)rma_g8(context_of(ctx), source, pe, "shmem_ctx_schar_g(ctx, source, pe)");
}

PUBLIC(short, shmem_ctx_short_g, shmem_ctx_t ctx, const short *source, int pe)
{
    return (short)rma_g16(context_of(ctx), source, pe, "shmem_ctx_short_g(ctx, source, pe)");
}

PUBLIC(int, shmem_ctx_int_g, shmem_ctx_t ctx, const int *source, int pe)
{
    return (int)rma_g32(context_of(ctx), source, pe, "shmem_ctx_int_g(ctx, source, pe)");
}

PUBLIC(long, shmem_ctx_long_g, shmem_ctx_t ctx, const long *source, int pe)
{
    return (long)rma_g64(context_of(ctx), source, pe, "shmem_ctx_long_g(ctx, source, pe)");
}

PUBLIC(long long, shmem_ctx_longlong_g, shmem_ctx_t ctx, const long long *source, int pe)
{
    return (long long)rma_g64(context_of(ctx), source, pe, "shmem_ctx_longlong_g(ctx, source, pe)");
}

PUBLIC(unsigned char, shmem_ctx_uchar_g, shmem_ctx_t ctx, const unsigned char *source, int pe)
{
    return (unsigned char)rma_g8(context_of(ctx), source, pe, "shmem_ctx_uchar_g(ctx, source, pe)");
}

PUBLIC(unsigned short, shmem_ctx_ushort_g, shmem_ctx_t ctx, const unsigned short *source, int pe)
{
    return (unsigned short)rma_g16(context_of(ctx), source, pe, "shmem_ctx_ushort_g(ctx, source, pe)");
}

PUBLIC(unsigned int, shmem_ctx_uint_g, shmem_ctx_t ctx, const unsigned int *source, int pe)
{
    return (unsigned int)rma_g32(context_of(ctx), source, pe, "shmem_ctx_uint_g(ctx, source, pe)");
}

PUBLIC(unsigned long, shmem_ctx_ulong_g, shmem_ctx_t ctx, const unsigned long *source, int pe)
{
    return (unsigned long)rma_g64(context_of(ctx), source, pe, "shmem_ctx_ulong_g(ctx, source, pe)");
}

PUBLIC(unsigned long long, shmem_ctx_ulonglong_g, shmem_ctx_t ctx, const unsigned long long *source, int pe)
{
    return (unsigned long long)rma_g64(context_of(ctx), source, pe, "shmem_ctx_ulonglong_g(ctx, source, pe)");
}

PUBLIC(int8_t, shmem_ctx_int8_g, shmem_ctx_t ctx, const int8_t *source, int pe)
{
    return (int8_t)rma_g8(context_of(ctx), source, pe, "shmem_ctx_int8_g(ctx, source, pe)");
}

PUBLIC(int16_t, shmem_ctx_int16_g, shmem_ctx_t ctx, const int16_t *source, int pe)
{
    return (int16_t)rma_g16(context_of(ctx), source, pe, "shmem_ctx_int16_g(ctx, source, pe)");
}

PUBLIC(int32_t, shmem_ctx_int32_g, shmem_ctx_t ctx, const int32_t *source, int pe)
{
    return (int32_t)rma_g32(context_of(ctx), source, pe, "shmem_ctx_int32_g(ctx, source, pe)");
}

PUBLIC(int64_t, shmem_ctx_int64_g, shmem_ctx_t ctx, const int64_t *source, int pe)
{
    return (int64_t)rma_g64(context_of(ctx), source, pe, "shmem_ctx_int64_g(ctx, source, pe)");
}

PUBLIC(uint8_t, shmem_ctx_uint8_g, shmem_ctx_t ctx, const uint8_t *source, int pe)
{
    return (uint8_t)rma_g8(context_of(ctx), source, pe, "shmem_ctx_uint8_g(ctx, source, pe)");
}

PUBLIC(uint16_t, shmem_ctx_uint16_g, shmem_ctx_t ctx, const uint16_t *source, int pe)
{
    return (uint16_t)rma_g16(context_of(ctx), source, pe, "shmem_ctx_uint16_g(ctx, source, pe)");
}

PUBLIC(uint32_t, shmem_ctx_uint32_g, shmem_ctx_t ctx, const uint32_t *source, int pe)
{
    return (uint32_t)rma_g32(context_of(ctx), source, pe, "shmem_ctx_uint32_g(ctx, source, pe)");
}

PUBLIC(uint64_t, shmem_ctx_uint64_g, shmem_ctx_t ctx, const uint64_t *source, int pe)
{
    return (uint64_t)rma_g64(context_of(ctx), source, pe, "shmem_ctx_uint64_g(ctx, source, pe)");
}

PUBLIC(size_t, shmem_ctx_size_g, shmem_ctx_t ctx, const size_t *source, int pe)
{
    return (size_t)rma_g64(context_of(ctx), source, pe, "shmem_ctx_size_g(ctx, source, pe)");
}

PUBLIC(ptrdiff_t, shmem_ctx_ptrdiff_g, shmem_ctx_t ctx, const ptrdiff_t *source, int pe)
{
    return (ptrdiff_t)rma_g64(context_of(ctx), source, pe, "shmem_ctx_ptrdiff_g(ctx, source, pe)");
}
