/* Made by gen.py from shmem.api: do not edit. */
/* Non-blocking put and get. */
#include "api/public.h"

PUBLIC(void, shmem_float_put_nbi, float *dest, const float *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(float), pe,
        "shmem_float_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_double_put_nbi, double *dest, const double *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(double), pe,
        "shmem_double_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_longdouble_put_nbi, long double *dest, const long double *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(long double), pe,
        "shmem_longdouble_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_char_put_nbi, char *dest, const char *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(char), pe,
        "shmem_char_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_schar_put_nbi, signed char *dest, const signed char *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(signed char), pe,
        "shmem_schar_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_short_put_nbi, short *dest, const short *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(short), pe,
        "shmem_short_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int_put_nbi, int *dest, const int *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(int), pe,
        "shmem_int_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_long_put_nbi, long *dest, const long *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(long), pe,
        "shmem_long_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_longlong_put_nbi, long long *dest, const long long *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(long long), pe,
        "shmem_longlong_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uchar_put_nbi, unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(unsigned char), pe,
        "shmem_uchar_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ushort_put_nbi, unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(unsigned short), pe,
        "shmem_ushort_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint_put_nbi, unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(unsigned int), pe,
        "shmem_uint_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ulong_put_nbi, unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(unsigned long), pe,
        "shmem_ulong_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ulonglong_put_nbi, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(unsigned long long), pe,
        "shmem_ulonglong_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int8_put_nbi, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(int8_t), pe,
        "shmem_int8_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int16_put_nbi, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(int16_t), pe,
        "shmem_int16_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int32_put_nbi, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(int32_t), pe,
        "shmem_int32_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int64_put_nbi, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(int64_t), pe,
        "shmem_int64_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint8_put_nbi, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(uint8_t), pe,
        "shmem_uint8_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint16_put_nbi, uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(uint16_t), pe,
        "shmem_uint16_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint32_put_nbi, uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(uint32_t), pe,
        "shmem_uint32_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint64_put_nbi, uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(uint64_t), pe,
        "shmem_uint64_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_size_put_nbi, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(size_t), pe,
        "shmem_size_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ptrdiff_put_nbi, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * sizeof(ptrdiff_t), pe,
        "shmem_ptrdiff_put_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_put8_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems, pe, "shmem_put8_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_put16_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * 2, pe,
        "shmem_put16_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_put32_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * 4, pe,
        "shmem_put32_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_put64_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * 8, pe,
        "shmem_put64_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_put128_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems * 16, pe,
        "shmem_put128_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_putmem_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put_nbi(context_implicit(), dest, source, nelems, pe, "shmem_putmem_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_float_put_nbi, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(float), pe,
        "shmem_ctx_float_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_double_put_nbi, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(double), pe,
        "shmem_ctx_double_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_longdouble_put_nbi, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(long double), pe,
        "shmem_ctx_longdouble_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_char_put_nbi, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(char), pe,
        "shmem_ctx_char_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_schar_put_nbi, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(signed char), pe,
        "shmem_ctx_schar_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_short_put_nbi, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(short), pe,
        "shmem_ctx_short_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int_put_nbi, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(int), pe,
        "shmem_ctx_int_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_long_put_nbi, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(long), pe,
        "shmem_ctx_long_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_longlong_put_nbi, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(long long), pe,
        "shmem_ctx_longlong_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uchar_put_nbi, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(unsigned char), pe,
        "shmem_ctx_uchar_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ushort_put_nbi, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(unsigned short), pe,
        "shmem_ctx_ushort_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint_put_nbi, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(unsigned int), pe,
        "shmem_ctx_uint_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ulong_put_nbi, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(unsigned long), pe,
        "shmem_ctx_ulong_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_put_nbi, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(unsigned long long), pe,
        "shmem_ctx_ulonglong_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int8_put_nbi, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(int8_t), pe,
        "shmem_ctx_int8_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int16_put_nbi, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(int16_t), pe,
        "shmem_ctx_int16_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int32_put_nbi, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(int32_t), pe,
        "shmem_ctx_int32_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int64_put_nbi, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(int64_t), pe,
        "shmem_ctx_int64_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint8_put_nbi, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(uint8_t), pe,
        "shmem_ctx_uint8_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint16_put_nbi, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(uint16_t), pe,
        "shmem_ctx_uint16_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint32_put_nbi, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(uint32_t), pe,
        "shmem_ctx_uint32_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint64_put_nbi, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(uint64_t), pe,
        "shmem_ctx_uint64_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_size_put_nbi, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(size_t), pe,
        "shmem_ctx_size_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ptrdiff_put_nbi, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * sizeof(ptrdiff_t), pe,
        "shmem_ctx_ptrdiff_put_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_put8_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems, pe,
        "shmem_ctx_put8_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_put16_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * 2, pe,
        "shmem_ctx_put16_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_put32_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * 4, pe,
        "shmem_ctx_put32_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_put64_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * 8, pe,
        "shmem_ctx_put64_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_put128_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems * 16, pe,
        "shmem_ctx_put128_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_putmem_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_put_nbi(context_of(ctx), dest, source, nelems, pe,
        "shmem_ctx_putmem_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_float_get_nbi, float *dest, const float *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(float), pe,
        "shmem_float_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_double_get_nbi, double *dest, const double *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(double), pe,
        "shmem_double_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_longdouble_get_nbi, long double *dest, const long double *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(long double), pe,
        "shmem_longdouble_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_char_get_nbi, char *dest, const char *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(char), pe,
        "shmem_char_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_schar_get_nbi, signed char *dest, const signed char *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(signed char), pe,
        "shmem_schar_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_short_get_nbi, short *dest, const short *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(short), pe,
        "shmem_short_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int_get_nbi, int *dest, const int *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(int), pe,
        "shmem_int_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_long_get_nbi, long *dest, const long *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(long), pe,
        "shmem_long_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_longlong_get_nbi, long long *dest, const long long *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(long long), pe,
        "shmem_longlong_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uchar_get_nbi, unsigned char *dest, const unsigned char *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(unsigned char), pe,
        "shmem_uchar_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ushort_get_nbi, unsigned short *dest, const unsigned short *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(unsigned short), pe,
        "shmem_ushort_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint_get_nbi, unsigned int *dest, const unsigned int *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(unsigned int), pe,
        "shmem_uint_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ulong_get_nbi, unsigned long *dest, const unsigned long *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(unsigned long), pe,
        "shmem_ulong_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ulonglong_get_nbi, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(unsigned long long), pe,
        "shmem_ulonglong_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int8_get_nbi, int8_t *dest, const int8_t *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(int8_t), pe,
        "shmem_int8_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int16_get_nbi, int16_t *dest, const int16_t *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(int16_t), pe,
        "shmem_int16_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int32_get_nbi, int32_t *dest, const int32_t *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(int32_t), pe,
        "shmem_int32_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_int64_get_nbi, int64_t *dest, const int64_t *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(int64_t), pe,
        "shmem_int64_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint8_get_nbi, uint8_t *dest, const uint8_t *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(uint8_t), pe,
        "shmem_uint8_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint16_get_nbi, uint16_t *dest, const uint16_t *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(uint16_t), pe,
        "shmem_uint16_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint32_get_nbi, uint32_t *dest, const uint32_t *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(uint32_t), pe,
        "shmem_uint32_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_uint64_get_nbi, uint64_t *dest, const uint64_t *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(uint64_t), pe,
        "shmem_uint64_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_size_get_nbi, size_t *dest, const size_t *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(size_t), pe,
        "shmem_size_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ptrdiff_get_nbi, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * sizeof(ptrdiff_t), pe,
        "shmem_ptrdiff_get_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_get8_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems, pe, "shmem_get8_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_get16_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * 2, pe,
        "shmem_get16_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_get32_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * 4, pe,
        "shmem_get32_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_get64_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * 8, pe,
        "shmem_get64_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_get128_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems * 16, pe,
        "shmem_get128_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_getmem_nbi, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get_nbi(context_implicit(), dest, source, nelems, pe, "shmem_getmem_nbi(dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_float_get_nbi, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(float), pe,
        "shmem_ctx_float_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_double_get_nbi, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(double), pe,
        "shmem_ctx_double_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_longdouble_get_nbi, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(long double), pe,
        "shmem_ctx_longdouble_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_char_get_nbi, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(char), pe,
        "shmem_ctx_char_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_schar_get_nbi, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(signed char), pe,
        "shmem_ctx_schar_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_short_get_nbi, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(short), pe,
        "shmem_ctx_short_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int_get_nbi, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(int), pe,
        "shmem_ctx_int_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_long_get_nbi, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(long), pe,
        "shmem_ctx_long_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_longlong_get_nbi, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(long long), pe,
        "shmem_ctx_longlong_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uchar_get_nbi, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(unsigned char), pe,
        "shmem_ctx_uchar_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ushort_get_nbi, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(unsigned short), pe,
        "shmem_ctx_ushort_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint_get_nbi, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(unsigned int), pe,
        "shmem_ctx_uint_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ulong_get_nbi, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(unsigned long), pe,
        "shmem_ctx_ulong_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_get_nbi, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(unsigned long long), pe,
        "shmem_ctx_ulonglong_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int8_get_nbi, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(int8_t), pe,
        "shmem_ctx_int8_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int16_get_nbi, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(int16_t), pe,
        "shmem_ctx_int16_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int32_get_nbi, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(int32_t), pe,
        "shmem_ctx_int32_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int64_get_nbi, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(int64_t), pe,
        "shmem_ctx_int64_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint8_get_nbi, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(uint8_t), pe,
        "shmem_ctx_uint8_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint16_get_nbi, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, size_t nelems,
    int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(uint16_t), pe,
        "shmem_ctx_uint16_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint32_get_nbi, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, size_t nelems,
    int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(uint32_t), pe,
        "shmem_ctx_uint32_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint64_get_nbi, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, size_t nelems,
    int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(uint64_t), pe,
        "shmem_ctx_uint64_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_size_get_nbi, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(size_t), pe,
        "shmem_ctx_size_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ptrdiff_get_nbi, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * sizeof(ptrdiff_t), pe,
        "shmem_ctx_ptrdiff_get_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_get8_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems, pe,
        "shmem_ctx_get8_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_get16_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * 2, pe,
        "shmem_ctx_get16_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_get32_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * 4, pe,
        "shmem_ctx_get32_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_get64_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * 8, pe,
        "shmem_ctx_get64_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_get128_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems * 16, pe,
        "shmem_ctx_get128_nbi(ctx, dest, source, nelems, pe)");
}

PUBLIC(void, shmem_ctx_getmem_nbi, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe)
{
    rma_get_nbi(context_of(ctx), dest, source, nelems, pe,
        "shmem_ctx_getmem_nbi(ctx, dest, source, nelems, pe)");
}
