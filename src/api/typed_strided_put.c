/* Made by gen.py from shmem.api: do not edit. */
/* Strided put. */
#include "api/public.h"

PUBLIC(void, shmem_float_iput, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(float), pe,
        "shmem_float_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_double_iput, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(double), pe,
        "shmem_double_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_longdouble_iput, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(long double), pe,
        "shmem_longdouble_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_char_iput, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(char), pe,
        "shmem_char_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_schar_iput, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(signed char), pe,
        "shmem_schar_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_short_iput, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(short), pe,
        "shmem_short_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_int_iput, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(int), pe,
        "shmem_int_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_long_iput, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(long), pe,
        "shmem_long_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_longlong_iput, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(long long), pe,
        "shmem_longlong_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_uchar_iput, unsigned char *dest, const unsigned char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(unsigned char), pe,
        "shmem_uchar_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ushort_iput, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(unsigned short), pe,
        "shmem_ushort_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_uint_iput, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(unsigned int), pe,
        "shmem_uint_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ulong_iput, unsigned long *dest, const unsigned long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(unsigned long), pe,
        "shmem_ulong_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ulonglong_iput, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(unsigned long long), pe,
        "shmem_ulonglong_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_int8_iput, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(int8_t), pe,
        "shmem_int8_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_int16_iput, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(int16_t), pe,
        "shmem_int16_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_int32_iput, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(int32_t), pe,
        "shmem_int32_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_int64_iput, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(int64_t), pe,
        "shmem_int64_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_uint8_iput, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(uint8_t), pe,
        "shmem_uint8_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_uint16_iput, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(uint16_t), pe,
        "shmem_uint16_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_uint32_iput, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(uint32_t), pe,
        "shmem_uint32_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_uint64_iput, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(uint64_t), pe,
        "shmem_uint64_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_size_iput, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(size_t), pe,
        "shmem_size_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ptrdiff_iput, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, sizeof(ptrdiff_t), pe,
        "shmem_ptrdiff_iput(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_iput8, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, 1, pe,
        "shmem_iput8(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_iput16, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, 2, pe,
        "shmem_iput16(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_iput32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, 4, pe,
        "shmem_iput32(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_iput64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, 8, pe,
        "shmem_iput64(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_iput128, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, 1, nelems, 16, pe,
        "shmem_iput128(dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_float_iput, shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(float), pe,
        "shmem_ctx_float_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_double_iput, shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(double), pe,
        "shmem_ctx_double_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_longdouble_iput, shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(long double), pe,
        "shmem_ctx_longdouble_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_char_iput, shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(char), pe,
        "shmem_ctx_char_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_schar_iput, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(signed char), pe,
        "shmem_ctx_schar_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_short_iput, shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(short), pe,
        "shmem_ctx_short_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int_iput, shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(int), pe,
        "shmem_ctx_int_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_long_iput, shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(long), pe,
        "shmem_ctx_long_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_longlong_iput, shmem_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(long long), pe,
        "shmem_ctx_longlong_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uchar_iput, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(unsigned char), pe,
        "shmem_ctx_uchar_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ushort_iput, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(unsigned short), pe,
        "shmem_ctx_ushort_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint_iput, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(unsigned int), pe,
        "shmem_ctx_uint_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ulong_iput, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(unsigned long), pe,
        "shmem_ctx_ulong_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_iput, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(unsigned long long), pe,
        "shmem_ctx_ulonglong_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int8_iput, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(int8_t), pe,
        "shmem_ctx_int8_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int16_iput, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(int16_t), pe,
        "shmem_ctx_int16_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int32_iput, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(int32_t), pe,
        "shmem_ctx_int32_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_int64_iput, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(int64_t), pe,
        "shmem_ctx_int64_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint8_iput, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(uint8_t), pe,
        "shmem_ctx_uint8_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint16_iput, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(uint16_t), pe,
        "shmem_ctx_uint16_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint32_iput, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(uint32_t), pe,
        "shmem_ctx_uint32_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_uint64_iput, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(uint64_t), pe,
        "shmem_ctx_uint64_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_size_iput, shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(size_t), pe,
        "shmem_ctx_size_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_ptrdiff_iput, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, sizeof(ptrdiff_t), pe,
        "shmem_ctx_ptrdiff_iput(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_iput8, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, 1, pe,
        "shmem_ctx_iput8(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_iput16, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, 2, pe,
        "shmem_ctx_iput16(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_iput32, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, 4, pe,
        "shmem_ctx_iput32(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_iput64, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, 8, pe,
        "shmem_ctx_iput64(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_ctx_iput128, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, 1, nelems, 16, pe,
        "shmem_ctx_iput128(ctx, dest, source, dst, sst, nelems, pe)");
}

PUBLIC(void, shmem_float_ibput, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(float), pe,
        "shmem_float_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_double_ibput, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(double), pe,
        "shmem_double_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_longdouble_ibput, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(long double), pe,
        "shmem_longdouble_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_char_ibput, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(char), pe,
        "shmem_char_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_schar_ibput, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(signed char), pe,
        "shmem_schar_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_short_ibput, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(short), pe,
        "shmem_short_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_int_ibput, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(int), pe,
        "shmem_int_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_long_ibput, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(long), pe,
        "shmem_long_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_longlong_ibput, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(long long), pe,
        "shmem_longlong_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_uchar_ibput, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned char), pe,
        "shmem_uchar_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ushort_ibput, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned short), pe,
        "shmem_ushort_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_uint_ibput, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned int), pe,
        "shmem_uint_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ulong_ibput, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned long), pe,
        "shmem_ulong_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ulonglong_ibput, unsigned long long *dest, const unsigned long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned long long), pe,
        "shmem_ulonglong_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_int8_ibput, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(int8_t), pe,
        "shmem_int8_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_int16_ibput, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(int16_t), pe,
        "shmem_int16_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_int32_ibput, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(int32_t), pe,
        "shmem_int32_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_int64_ibput, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(int64_t), pe,
        "shmem_int64_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_uint8_ibput, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(uint8_t), pe,
        "shmem_uint8_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_uint16_ibput, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(uint16_t), pe,
        "shmem_uint16_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_uint32_ibput, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(uint32_t), pe,
        "shmem_uint32_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_uint64_ibput, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(uint64_t), pe,
        "shmem_uint64_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_size_ibput, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(size_t), pe,
        "shmem_size_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ptrdiff_ibput, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, sizeof(ptrdiff_t), pe,
        "shmem_ptrdiff_ibput(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ibput8, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, 1, pe,
        "shmem_ibput8(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ibput16, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, 2, pe,
        "shmem_ibput16(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ibput32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, 4, pe,
        "shmem_ibput32(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ibput64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, 8, pe,
        "shmem_ibput64(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ibput128, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    rma_iput(context_implicit(), dest, source, dst, sst, bsize, nblocks, 16, pe,
        "shmem_ibput128(dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_float_ibput, shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(float), pe,
        "shmem_ctx_float_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_double_ibput, shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(double), pe,
        "shmem_ctx_double_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_longdouble_ibput, shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(long double), pe,
        "shmem_ctx_longdouble_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_char_ibput, shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(char), pe,
        "shmem_ctx_char_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_schar_ibput, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(signed char), pe,
        "shmem_ctx_schar_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_short_ibput, shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(short), pe,
        "shmem_ctx_short_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_int_ibput, shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(int), pe,
        "shmem_ctx_int_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_long_ibput, shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(long), pe,
        "shmem_ctx_long_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_longlong_ibput, shmem_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(long long), pe,
        "shmem_ctx_longlong_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_uchar_ibput, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned char), pe,
        "shmem_ctx_uchar_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ushort_ibput, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned short), pe,
        "shmem_ctx_ushort_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_uint_ibput, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned int), pe,
        "shmem_ctx_uint_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ulong_ibput, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned long), pe,
        "shmem_ctx_ulong_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_ibput, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(unsigned long long), pe,
        "shmem_ctx_ulonglong_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_int8_ibput, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(int8_t), pe,
        "shmem_ctx_int8_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_int16_ibput, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(int16_t), pe,
        "shmem_ctx_int16_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_int32_ibput, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(int32_t), pe,
        "shmem_ctx_int32_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_int64_ibput, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(int64_t), pe,
        "shmem_ctx_int64_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_uint8_ibput, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(uint8_t), pe,
        "shmem_ctx_uint8_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_uint16_ibput, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(uint16_t), pe,
        "shmem_ctx_uint16_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_uint32_ibput, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(uint32_t), pe,
        "shmem_ctx_uint32_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_uint64_ibput, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(uint64_t), pe,
        "shmem_ctx_uint64_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_size_ibput, shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(size_t), pe,
        "shmem_ctx_size_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ptrdiff_ibput, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, sizeof(ptrdiff_t), pe,
        "shmem_ctx_ptrdiff_ibput(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ibput8, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, 1, pe,
        "shmem_ctx_ibput8(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ibput16, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, 2, pe,
        "shmem_ctx_ibput16(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ibput32, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, 4, pe,
        "shmem_ctx_ibput32(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ibput64, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, 8, pe,
        "shmem_ctx_ibput64(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}

PUBLIC(void, shmem_ctx_ibput128, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    rma_iput(context_of(ctx), dest, source, dst, sst, bsize, nblocks, 16, pe,
        "shmem_ctx_ibput128(ctx, dest, source, dst, sst, bsize, nblocks, pe)");
}
