/* Made by gen.py from shmem.api: do not edit. */
/* Strided get. */
#include "api/public.h"

PUBLIC(void, shmem_float_iget, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(float), pe,
        "shmem_float_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_double_iget, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(double), pe,
        "shmem_double_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_longdouble_iget, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(long double), pe,
        "shmem_longdouble_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_char_iget, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(char), pe,
        "shmem_char_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_schar_iget, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(signed char), pe,
        "shmem_schar_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_short_iget, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(short), pe,
        "shmem_short_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_int_iget, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(int), pe,
        "shmem_int_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_long_iget, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(long), pe,
        "shmem_long_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_longlong_iget, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(long long), pe,
        "shmem_longlong_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_uchar_iget, unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(unsigned char), pe,
        "shmem_uchar_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ushort_iget, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(unsigned short), pe,
        "shmem_ushort_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_uint_iget, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(unsigned int), pe,
        "shmem_uint_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ulong_iget, unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(unsigned long), pe,
        "shmem_ulong_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ulonglong_iget, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(unsigned long long), pe,
        "shmem_ulonglong_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_int8_iget, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(int8_t), pe,
        "shmem_int8_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_int16_iget, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(int16_t), pe,
        "shmem_int16_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_int32_iget, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(int32_t), pe,
        "shmem_int32_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_int64_iget, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(int64_t), pe,
        "shmem_int64_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_uint8_iget, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(uint8_t), pe,
        "shmem_uint8_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_uint16_iget, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(uint16_t), pe,
        "shmem_uint16_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_uint32_iget, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(uint32_t), pe,
        "shmem_uint32_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_uint64_iget, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(uint64_t), pe,
        "shmem_uint64_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_size_iget, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(size_t), pe,
        "shmem_size_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ptrdiff_iget, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(ptrdiff_t), pe,
        "shmem_ptrdiff_iget(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_iget8, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, 1, pe,
        "shmem_iget8(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_iget16, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, 2, pe,
        "shmem_iget16(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_iget32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, 4, pe,
        "shmem_iget32(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_iget64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, 8, pe,
        "shmem_iget64(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_iget128, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, 1, nelems, 16, pe,
        "shmem_iget128(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_float_iget, shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(float), pe,
        "shmem_ctx_float_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_double_iget, shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(double), pe,
        "shmem_ctx_double_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_longdouble_iget, shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(long double), pe,
        "shmem_ctx_longdouble_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_char_iget, shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(char), pe,
        "shmem_ctx_char_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_schar_iget, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(signed char), pe,
        "shmem_ctx_schar_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_short_iget, shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(short), pe,
        "shmem_ctx_short_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int_iget, shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(int), pe,
        "shmem_ctx_int_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_long_iget, shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(long), pe,
        "shmem_ctx_long_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_longlong_iget, shmem_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(long long), pe,
        "shmem_ctx_longlong_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uchar_iget, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(unsigned char), pe,
        "shmem_ctx_uchar_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ushort_iget, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(unsigned short), pe,
        "shmem_ctx_ushort_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint_iget, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(unsigned int), pe,
        "shmem_ctx_uint_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ulong_iget, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(unsigned long), pe,
        "shmem_ctx_ulong_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_iget, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(unsigned long long), pe,
        "shmem_ctx_ulonglong_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int8_iget, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(int8_t), pe,
        "shmem_ctx_int8_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int16_iget, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(int16_t), pe,
        "shmem_ctx_int16_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int32_iget, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(int32_t), pe,
        "shmem_ctx_int32_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int64_iget, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(int64_t), pe,
        "shmem_ctx_int64_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint8_iget, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(uint8_t), pe,
        "shmem_ctx_uint8_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint16_iget, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(uint16_t), pe,
        "shmem_ctx_uint16_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint32_iget, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(uint32_t), pe,
        "shmem_ctx_uint32_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint64_iget, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(uint64_t), pe,
        "shmem_ctx_uint64_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_size_iget, shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(size_t), pe,
        "shmem_ctx_size_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ptrdiff_iget, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(ptrdiff_t), pe,
        "shmem_ctx_ptrdiff_iget(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_iget8, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, 1, pe,
        "shmem_ctx_iget8(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_iget16, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, 2, pe,
        "shmem_ctx_iget16(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_iget32, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, 4, pe,
        "shmem_ctx_iget32(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_iget64, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, 8, pe,
        "shmem_ctx_iget64(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_iget128, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, 1, nelems, 16, pe,
        "shmem_ctx_iget128(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_float_ibget, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(float), pe,
        "shmem_float_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_double_ibget, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(double), pe,
        "shmem_double_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_longdouble_ibget, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(long double), pe,
        "shmem_longdouble_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_char_ibget, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(char), pe,
        "shmem_char_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_schar_ibget, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(signed char), pe,
        "shmem_schar_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_short_ibget, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(short), pe,
        "shmem_short_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_int_ibget, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(int), pe,
        "shmem_int_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_long_ibget, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(long), pe,
        "shmem_long_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_longlong_ibget, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(long long), pe,
        "shmem_longlong_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_uchar_ibget, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned char), pe,
        "shmem_uchar_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ushort_ibget, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned short), pe,
        "shmem_ushort_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_uint_ibget, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned int), pe,
        "shmem_uint_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ulong_ibget, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned long), pe,
        "shmem_ulong_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ulonglong_ibget, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned long long), pe,
        "shmem_ulonglong_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_int8_ibget, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(int8_t), pe,
        "shmem_int8_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_int16_ibget, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(int16_t), pe,
        "shmem_int16_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_int32_ibget, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(int32_t), pe,
        "shmem_int32_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_int64_ibget, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(int64_t), pe,
        "shmem_int64_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_uint8_ibget, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(uint8_t), pe,
        "shmem_uint8_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_uint16_ibget, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(uint16_t), pe,
        "shmem_uint16_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_uint32_ibget, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(uint32_t), pe,
        "shmem_uint32_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_uint64_ibget, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(uint64_t), pe,
        "shmem_uint64_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_size_ibget, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(size_t), pe,
        "shmem_size_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ptrdiff_ibget, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(ptrdiff_t), pe,
        "shmem_ptrdiff_ibget(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ibget8, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, 1, pe,
        "shmem_ibget8(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ibget16, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, 2, pe,
        "shmem_ibget16(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ibget32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, 4, pe,
        "shmem_ibget32(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ibget64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, 8, pe,
        "shmem_ibget64(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ibget128, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iget(context_implicit(), dest, source, dst, sst, bsize, nblocks, 16, pe,
        "shmem_ibget128(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_float_ibget, shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(float), pe,
        "shmem_ctx_float_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_double_ibget, shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(double), pe,
        "shmem_ctx_double_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_longdouble_ibget, shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(long double), pe,
        "shmem_ctx_longdouble_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_char_ibget, shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(char), pe,
        "shmem_ctx_char_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_schar_ibget, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(signed char), pe,
        "shmem_ctx_schar_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_short_ibget, shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(short), pe,
        "shmem_ctx_short_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_int_ibget, shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(int), pe,
        "shmem_ctx_int_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_long_ibget, shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(long), pe,
        "shmem_ctx_long_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_longlong_ibget, shmem_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(long long), pe,
        "shmem_ctx_longlong_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_uchar_ibget, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned char), pe,
        "shmem_ctx_uchar_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ushort_ibget, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned short), pe,
        "shmem_ctx_ushort_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_uint_ibget, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned int), pe,
        "shmem_ctx_uint_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ulong_ibget, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned long), pe,
        "shmem_ctx_ulong_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_ibget, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned long long), pe,
        "shmem_ctx_ulonglong_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_int8_ibget, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(int8_t), pe,
        "shmem_ctx_int8_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_int16_ibget, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(int16_t), pe,
        "shmem_ctx_int16_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_int32_ibget, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(int32_t), pe,
        "shmem_ctx_int32_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_int64_ibget, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(int64_t), pe,
        "shmem_ctx_int64_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_uint8_ibget, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(uint8_t), pe,
        "shmem_ctx_uint8_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_uint16_ibget, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(uint16_t), pe,
        "shmem_ctx_uint16_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_uint32_ibget, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(uint32_t), pe,
        "shmem_ctx_uint32_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_uint64_ibget, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(uint64_t), pe,
        "shmem_ctx_uint64_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_size_ibget, shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(size_t), pe,
        "shmem_ctx_size_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ptrdiff_ibget, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(ptrdiff_t), pe,
        "shmem_ctx_ptrdiff_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ibget8, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, 1, pe,
        "shmem_ctx_ibget8(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ibget16, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, 2, pe,
        "shmem_ctx_ibget16(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ibget32, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, 4, pe,
        "shmem_ctx_ibget32(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ibget64, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, 8, pe,
        "shmem_ctx_ibget64(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ibget128, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iget(context_of(ctx), dest, source, dst, sst, bsize, nblocks, 16, pe,
        "shmem_ctx_ibget128(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}
