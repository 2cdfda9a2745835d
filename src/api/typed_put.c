/* Made by gen.py from shmem.api: do not edit. */
/* Put. */
#include "api/public.h"

PUBLIC(void, shmem_float_put, float *dest, const float *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(float), pe,
        "shmem_float_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_double_put, double *dest, const double *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(double), pe,
        "shmem_double_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_longdouble_put, long double *dest, const long double *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(long double), pe,
        "shmem_longdouble_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_char_put, char *dest, const char *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(char), pe,
        "shmem_char_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_schar_put, signed char *dest, const signed char *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(signed char), pe,
        "shmem_schar_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_short_put, short *dest, const short *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(short), pe,
        "shmem_short_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int_put, int *dest, const int *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(int), pe,
        "shmem_int_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_long_put, long *dest, const long *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(long), pe,
        "shmem_long_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_longlong_put, long long *dest, const long long *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(long long), pe,
        "shmem_longlong_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uchar_put, unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(unsigned char), pe,
        "shmem_uchar_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ushort_put, unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(unsigned short), pe,
        "shmem_ushort_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint_put, unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(unsigned int), pe,
        "shmem_uint_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ulong_put, unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(unsigned long), pe,
        "shmem_ulong_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ulonglong_put, unsigned long long *dest, const unsigned long long *source, size_t nelems,
    int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(unsigned long long), pe,
        "shmem_ulonglong_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int8_put, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(int8_t), pe,
        "shmem_int8_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int16_put, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(int16_t), pe,
        "shmem_int16_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int32_put, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(int32_t), pe,
        "shmem_int32_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int64_put, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(int64_t), pe,
        "shmem_int64_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint8_put, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(uint8_t), pe,
        "shmem_uint8_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint16_put, uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(uint16_t), pe,
        "shmem_uint16_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint32_put, uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(uint32_t), pe,
        "shmem_uint32_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint64_put, uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(uint64_t), pe,
        "shmem_uint64_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_size_put, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(size_t), pe,
        "shmem_size_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ptrdiff_put, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * sizeof(ptrdiff_t), pe,
        "shmem_ptrdiff_put(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_put8, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems, pe, "shmem_put8(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_put16, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * 2, pe, "shmem_put16(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_put32, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * 4, pe, "shmem_put32(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_put64, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * 8, pe, "shmem_put64(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_put128, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems * 16, pe, "shmem_put128(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_putmem, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put(context_implicit(), dest, source, nelems, pe, "shmem_putmem(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_float_put, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(float), pe,
        "shmem_ctx_float_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_double_put, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(double), pe,
        "shmem_ctx_double_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_longdouble_put, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(long double), pe,
        "shmem_ctx_longdouble_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_char_put, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(char), pe,
        "shmem_ctx_char_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_schar_put, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(signed char), pe,
        "shmem_ctx_schar_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_short_put, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(short), pe,
        "shmem_ctx_short_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int_put, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(int), pe,
        "shmem_ctx_int_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_long_put, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(long), pe,
        "shmem_ctx_long_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_longlong_put, shmem_ctx_t ctx, long long *dest, const long long *source, size_t nelems,
    int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(long long), pe,
        "shmem_ctx_longlong_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uchar_put, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(unsigned char), pe,
        "shmem_ctx_uchar_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ushort_put, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(unsigned short), pe,
        "shmem_ctx_ushort_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint_put, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(unsigned int), pe,
        "shmem_ctx_uint_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ulong_put, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(unsigned long), pe,
        "shmem_ctx_ulong_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_put, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(unsigned long long), pe,
        "shmem_ctx_ulonglong_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int8_put, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(int8_t), pe,
        "shmem_ctx_int8_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int16_put, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(int16_t), pe,
        "shmem_ctx_int16_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int32_put, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(int32_t), pe,
        "shmem_ctx_int32_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int64_put, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(int64_t), pe,
        "shmem_ctx_int64_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint8_put, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(uint8_t), pe,
        "shmem_ctx_uint8_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint16_put, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(uint16_t), pe,
        "shmem_ctx_uint16_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint32_put, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(uint32_t), pe,
        "shmem_ctx_uint32_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint64_put, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(uint64_t), pe,
        "shmem_ctx_uint64_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_size_put, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(size_t), pe,
        "shmem_ctx_size_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ptrdiff_put, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * sizeof(ptrdiff_t), pe,
        "shmem_ctx_ptrdiff_put(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_put8, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems, pe, "shmem_ctx_put8(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_put16, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * 2, pe, "shmem_ctx_put16(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_put32, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * 4, pe, "shmem_ctx_put32(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_put64, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * 8, pe, "shmem_ctx_put64(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_put128, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems * 16, pe,
        "shmem_ctx_put128(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_putmem, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put(context_of(ctx), dest, source, nelems, pe, "shmem_ctx_putmem(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_float_p, float *dest, float value, int pe)
{
    rma_p32(context_implicit(), dest, float_bits(value), pe, "shmem_float_p(dest, value, pe)");
}

PUBLIC(void, shmem_double_p, double *dest, double value, int pe)
{
    rma_p64(context_implicit(), dest, double_bits(value), pe, "shmem_double_p(dest, value, pe)");
}

PUBLIC(void, shmem_longdouble_p, long double *dest, long double value, int pe)
{
    rma_put(context_implicit(), dest, &value, sizeof value, pe, "shmem_longdouble_p(dest, value, pe)");
}

PUBLIC(void, shmem_char_p, char *dest, char value, int pe)
{
    rma_p8(context_implicit(), dest, (uint8_t)value, pe, "shmem_char_p(dest, value, pe)");
}

PUBLIC(void, shmem_schar_p, signed char *dest, signed char value, int pe)
{
    rma_p8(context_implicit(), dest, (uint8_t)value, pe, "shmem_schar_p(dest, value, pe)");
}

PUBLIC(void, shmem_short_p, short *dest, short value, int pe)
{
    rma_p16(context_implicit(), dest, (uint16_t)value, pe, "shmem_short_p(dest, value, pe)");
}

PUBLIC(void, shmem_int_p, int *dest, int value, int pe)
{
    rma_p32(context_implicit(), dest, (uint32_t)value, pe, "shmem_int_p(dest, value, pe)");
}

PUBLIC(void, shmem_long_p, long *dest, long value, int pe)
{
    rma_p64(context_implicit(), dest, (uint64_t)value, pe, "shmem_long_p(dest, value, pe)");
}

PUBLIC(void, shmem_longlong_p, long long *dest, long long value, int pe)
{
    rma_p64(context_implicit(), dest, (uint64_t)value, pe, "shmem_longlong_p(dest, value, pe)");
}

PUBLIC(void, shmem_uchar_p, unsigned char *dest, unsigned char value, int pe)
{
    rma_p8(context_implicit(), dest, (uint8_t)value, pe, "shmem_uchar_p(dest, value, pe)");
}

PUBLIC(void, shmem_ushort_p, unsigned short *dest, unsigned short value, int pe)
{
    rma_p16(context_implicit(), dest, (uint16_t)value, pe, "shmem_ushort_p(dest, value, pe)");
}

PUBLIC(void, shmem_uint_p, unsigned int *dest, unsigned int value, int pe)
{
    rma_p32(context_implicit(), dest, (uint32_t)value, pe, "shmem_uint_p(dest, value, pe)");
}

PUBLIC(void, shmem_ulong_p, unsigned long *dest, unsigned long value, int pe)
{
    rma_p64(context_implicit(), dest, (uint64_t)value, pe, "shmem_ulong_p(dest, value, pe)");
}

PUBLIC(void, shmem_ulonglong_p, unsigned long long *dest, unsigned long long value, int pe)
{
    rma_p64(context_implicit(), dest, (uint64_t)value, pe, "shmem_ulonglong_p(dest, value, pe)");
}

PUBLIC(void, shmem_int8_p, int8_t *dest, int8_t value, int pe)
{
    rma_p8(context_implicit(), dest, (uint8_t)value, pe, "shmem_int8_p(dest, value, pe)");
}

PUBLIC(void, shmem_int16_p, int16_t *dest, int16_t value, int pe)
{
    rma_p16(context_implicit(), dest, (uint16_t)value, pe, "shmem_int16_p(dest, value, pe)");
}

PUBLIC(void, shmem_int32_p, int32_t *dest, int32_t value, int pe)
{
    rma_p32(context_implicit(), dest, (uint32_t)value, pe, "shmem_int32_p(dest, value, pe)");
}

PUBLIC(void, shmem_int64_p, int64_t *dest, int64_t value, int pe)
{
    rma_p64(context_implicit(), dest, (uint64_t)value, pe, "shmem_int64_p(dest, value, pe)");
}

PUBLIC(void, shmem_uint8_p, uint8_t *dest, uint8_t value, int pe)
{
    rma_p8(context_implicit(), dest, (uint8_t)value, pe, "shmem_uint8_p(dest, value, pe)");
}

PUBLIC(void, shmem_uint16_p, uint16_t *dest, uint16_t value, int pe)
{
    rma_p16(context_implicit(), dest, (uint16_t)value, pe, "shmem_uint16_p(dest, value, pe)");
}

PUBLIC(void, shmem_uint32_p, uint32_t *dest, uint32_t value, int pe)
{
    rma_p32(context_implicit(), dest, (uint32_t)value, pe, "shmem_uint32_p(dest, value, pe)");
}

PUBLIC(void, shmem_uint64_p, uint64_t *dest, uint64_t value, int pe)
{
    rma_p64(context_implicit(), dest, (uint64_t)value, pe, "shmem_uint64_p(dest, value, pe)");
}

PUBLIC(void, shmem_size_p, size_t *dest, size_t value, int pe)
{
    rma_p64(context_implicit(), dest, (uint64_t)value, pe, "shmem_size_p(dest, value, pe)");
}

PUBLIC(void, shmem_ptrdiff_p, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    rma_p64(context_implicit(), dest, (uint64_t)value, pe, "shmem_ptrdiff_p(dest, value, pe)");
}

PUBLIC(void, shmem_ctx_float_p, shmem_ctx_t ctx, float *dest, float value, int pe)
{
    rma_p32(context_of(ctx), dest, float_bits(value), pe, "shmem_ctx_float_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_double_p, shmem_ctx_t ctx, double *dest, double value, int pe)
{
    rma_p64(context_of(ctx), dest, double_bits(value), pe, "shmem_ctx_double_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_longdouble_p, shmem_ctx_t ctx, long double *dest, long double value, int pe)
{
    rma_put(context_of(ctx), dest, &value, sizeof value, pe, "shmem_ctx_longdouble_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_char_p, shmem_ctx_t ctx, char *dest, char value, int pe)
{
    rma_p8(context_of(ctx), dest, (uint8_t)value, pe, "shmem_ctx_char_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_schar_p, shmem_ctx_t ctx, signed char *dest, signed char value, int pe)
{
    rma_p8(context_of(ctx), dest, (uint8_t)value, pe, "shmem_ctx_schar_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_short_p, shmem_ctx_t ctx, short *dest, short value, int pe)
{
    rma_p16(context_of(ctx), dest, (uint16_t)value, pe, "shmem_ctx_short_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int_p, shmem_ctx_t ctx, int *dest, int value, int pe)
{
    rma_p32(context_of(ctx), dest, (uint32_t)value, pe, "shmem_ctx_int_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_long_p, shmem_ctx_t ctx, long *dest, long value, int pe)
{
    rma_p64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_long_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_longlong_p, shmem_ctx_t ctx, long long *dest, long long value, int pe)
{
    rma_p64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_longlong_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uchar_p, shmem_ctx_t ctx, unsigned char *dest, unsigned char value, int pe)
{
    rma_p8(context_of(ctx), dest, (uint8_t)value, pe, "shmem_ctx_uchar_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ushort_p, shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe)
{
    rma_p16(context_of(ctx), dest, (uint16_t)value, pe, "shmem_ctx_ushort_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint_p, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    rma_p32(context_of(ctx), dest, (uint32_t)value, pe, "shmem_ctx_uint_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulong_p, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    rma_p64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_ulong_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_p, shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe)
{
    rma_p64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_ulonglong_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int8_p, shmem_ctx_t ctx, int8_t *dest, int8_t value, int pe)
{
    rma_p8(context_of(ctx), dest, (uint8_t)value, pe, "shmem_ctx_int8_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int16_p, shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe)
{
    rma_p16(context_of(ctx), dest, (uint16_t)value, pe, "shmem_ctx_int16_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int32_p, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    rma_p32(context_of(ctx), dest, (uint32_t)value, pe, "shmem_ctx_int32_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int64_p, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    rma_p64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_int64_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint8_p, shmem_ctx_t ctx, uint8_t *dest, uint8_t value, int pe)
{
    rma_p8(context_of(ctx), dest, (uint8_t)value, pe, "shmem_ctx_uint8_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint16_p, shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe)
{
    rma_p16(context_of(ctx), dest, (uint16_t)value, pe, "shmem_ctx_uint16_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint32_p, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    rma_p32(context_of(ctx), dest, (uint32_t)value, pe, "shmem_ctx_uint32_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint64_p, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    rma_p64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_uint64_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_size_p, shmem_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    rma_p64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_size_p(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ptrdiff_p, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    rma_p64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_ptrdiff_p(ctx, dest, value, pe)");
}
