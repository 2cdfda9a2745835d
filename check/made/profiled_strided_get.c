/* Made by gen_check.py from shmem.api: do not edit. */
/* Strided get. */
#include "profile.h"

PROFILED(void, shmem_float_iget, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_float_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_float_iget, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmem_double_iget, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_double_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_double_iget, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmem_longdouble_iget, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longdouble_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_longdouble_iget, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmem_char_iget, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_char_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_char_iget, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmem_schar_iget, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_schar_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_schar_iget, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmem_short_iget, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_short_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_short_iget, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmem_int_iget, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_int_iget, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmem_long_iget, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_long_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_long_iget, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmem_longlong_iget, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_longlong_iget, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmem_uchar_iget, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uchar_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_uchar_iget, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmem_ushort_iget, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ushort_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ushort_iget, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmem_uint_iget, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_uint_iget, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmem_ulong_iget, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulong_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ulong_iget, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmem_ulonglong_iget, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulonglong_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ulonglong_iget, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmem_int8_iget, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int8_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_int8_iget, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmem_int16_iget, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int16_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_int16_iget, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmem_int32_iget, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int32_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_int32_iget, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmem_int64_iget, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int64_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_int64_iget, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmem_uint8_iget, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint8_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_uint8_iget, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmem_uint16_iget, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint16_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_uint16_iget, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmem_uint32_iget, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint32_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_uint32_iget, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmem_uint64_iget, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint64_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_uint64_iget, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmem_size_iget, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_size_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_size_iget, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmem_ptrdiff_iget, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ptrdiff_iget(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ptrdiff_iget, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmem_iget8, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_iget8(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_iget8, begin, nelems, pe);
}

PROFILED(void, shmem_iget16, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_iget16(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_iget16, begin, nelems * 2, pe);
}

PROFILED(void, shmem_iget32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_iget32(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_iget32, begin, nelems * 4, pe);
}

PROFILED(void, shmem_iget64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_iget64(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_iget64, begin, nelems * 8, pe);
}

PROFILED(void, shmem_iget128, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe)
{
    uint64_t begin = profile_begin();
    pshmem_iget128(dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_iget128, begin, nelems * 16, pe);
}

PROFILED(void, shmem_ctx_float_iget, shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_float_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_float_iget, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_double_iget, shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_double_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_double_iget, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_longdouble_iget, shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_longdouble_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_longdouble_iget, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_char_iget, shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_char_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_char_iget, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_schar_iget, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_schar_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_schar_iget, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_short_iget, shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_short_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_short_iget, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int_iget, shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_int_iget, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_long_iget, shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_long_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_long_iget, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_longlong_iget, shmem_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_longlong_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_longlong_iget, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uchar_iget, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uchar_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_uchar_iget, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ushort_iget, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ushort_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_ushort_iget, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint_iget, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_uint_iget, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulong_iget, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulong_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_ulong_iget, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulonglong_iget, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulonglong_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_ulonglong_iget, begin, nelems * sizeof(unsigned long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int8_iget, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int8_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_int8_iget, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int16_iget, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int16_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_int16_iget, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int32_iget, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int32_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_int32_iget, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int64_iget, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int64_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_int64_iget, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint8_iget, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint8_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_uint8_iget, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint16_iget, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint16_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_uint16_iget, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint32_iget, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint32_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_uint32_iget, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint64_iget, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint64_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_uint64_iget, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_size_iget, shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_size_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_size_iget, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ptrdiff_iget, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ptrdiff_iget(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_ptrdiff_iget, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_iget8, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_iget8(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_iget8, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_iget16, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_iget16(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_iget16, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_iget32, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_iget32(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_iget32, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_iget64, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_iget64(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_iget64, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_iget128, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_iget128(ctx, dest, source, dst, sst, nelems, pe);
    profile_end(F_shmem_ctx_iget128, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmem_float_ibget, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_float_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_float_ibget, begin, nblocks * bsize * sizeof(float), pe);
}

PROFILED(void, shmem_double_ibget, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_double_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_double_ibget, begin, nblocks * bsize * sizeof(double), pe);
}

PROFILED(void, shmem_longdouble_ibget, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longdouble_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_longdouble_ibget, begin, nblocks * bsize * sizeof(long double), pe);
}

PROFILED(void, shmem_char_ibget, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_char_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_char_ibget, begin, nblocks * bsize * sizeof(char), pe);
}

PROFILED(void, shmem_schar_ibget, signed char *dest, const signed char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_schar_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_schar_ibget, begin, nblocks * bsize * sizeof(signed char), pe);
}

PROFILED(void, shmem_short_ibget, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_short_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_short_ibget, begin, nblocks * bsize * sizeof(short), pe);
}

PROFILED(void, shmem_int_ibget, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_int_ibget, begin, nblocks * bsize * sizeof(int), pe);
}

PROFILED(void, shmem_long_ibget, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_long_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_long_ibget, begin, nblocks * bsize * sizeof(long), pe);
}

PROFILED(void, shmem_longlong_ibget, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_longlong_ibget, begin, nblocks * bsize * sizeof(long long), pe);
}

PROFILED(void, shmem_uchar_ibget, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uchar_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_uchar_ibget, begin, nblocks * bsize * sizeof(unsigned char), pe);
}

PROFILED(void, shmem_ushort_ibget, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ushort_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ushort_ibget, begin, nblocks * bsize * sizeof(unsigned short), pe);
}

PROFILED(void, shmem_uint_ibget, unsigned int *dest, const unsigned int *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_uint_ibget, begin, nblocks * bsize * sizeof(unsigned int), pe);
}

PROFILED(void, shmem_ulong_ibget, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulong_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ulong_ibget, begin, nblocks * bsize * sizeof(unsigned long), pe);
}

PROFILED(void, shmem_ulonglong_ibget, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulonglong_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ulonglong_ibget, begin, nblocks * bsize * sizeof(unsigned long long), pe);
}

PROFILED(void, shmem_int8_ibget, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int8_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_int8_ibget, begin, nblocks * bsize * sizeof(int8_t), pe);
}

PROFILED(void, shmem_int16_ibget, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int16_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_int16_ibget, begin, nblocks * bsize * sizeof(int16_t), pe);
}

PROFILED(void, shmem_int32_ibget, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int32_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_int32_ibget, begin, nblocks * bsize * sizeof(int32_t), pe);
}

PROFILED(void, shmem_int64_ibget, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int64_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_int64_ibget, begin, nblocks * bsize * sizeof(int64_t), pe);
}

PROFILED(void, shmem_uint8_ibget, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint8_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_uint8_ibget, begin, nblocks * bsize * sizeof(uint8_t), pe);
}

PROFILED(void, shmem_uint16_ibget, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint16_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_uint16_ibget, begin, nblocks * bsize * sizeof(uint16_t), pe);
}

PROFILED(void, shmem_uint32_ibget, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint32_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_uint32_ibget, begin, nblocks * bsize * sizeof(uint32_t), pe);
}

PROFILED(void, shmem_uint64_ibget, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint64_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_uint64_ibget, begin, nblocks * bsize * sizeof(uint64_t), pe);
}

PROFILED(void, shmem_size_ibget, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_size_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_size_ibget, begin, nblocks * bsize * sizeof(size_t), pe);
}

PROFILED(void, shmem_ptrdiff_ibget, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ptrdiff_ibget(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ptrdiff_ibget, begin, nblocks * bsize * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmem_ibget8, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ibget8(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ibget8, begin, nblocks * bsize, pe);
}

PROFILED(void, shmem_ibget16, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ibget16(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ibget16, begin, nblocks * bsize * 2, pe);
}

PROFILED(void, shmem_ibget32, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ibget32(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ibget32, begin, nblocks * bsize * 4, pe);
}

PROFILED(void, shmem_ibget64, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ibget64(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ibget64, begin, nblocks * bsize * 8, pe);
}

PROFILED(void, shmem_ibget128, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize,
    size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ibget128(dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ibget128, begin, nblocks * bsize * 16, pe);
}

PROFILED(void, shmem_ctx_float_ibget, shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_float_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_float_ibget, begin, nblocks * bsize * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_double_ibget, shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_double_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_double_ibget, begin, nblocks * bsize * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_longdouble_ibget, shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_longdouble_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_longdouble_ibget, begin, nblocks * bsize * sizeof(long double), world_pe(ctx,
        pe));
}

PROFILED(void, shmem_ctx_char_ibget, shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_char_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_char_ibget, begin, nblocks * bsize * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_schar_ibget, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_schar_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_schar_ibget, begin, nblocks * bsize * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_short_ibget, shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_short_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_short_ibget, begin, nblocks * bsize * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int_ibget, shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_int_ibget, begin, nblocks * bsize * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_long_ibget, shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_long_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_long_ibget, begin, nblocks * bsize * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_longlong_ibget, shmem_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_longlong_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_longlong_ibget, begin, nblocks * bsize * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uchar_ibget, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uchar_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_uchar_ibget, begin, nblocks * bsize * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ushort_ibget, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ushort_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_ushort_ibget, begin, nblocks * bsize * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint_ibget, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_uint_ibget, begin, nblocks * bsize * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulong_ibget, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulong_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_ulong_ibget, begin, nblocks * bsize * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulonglong_ibget, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulonglong_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_ulonglong_ibget, begin, nblocks * bsize * sizeof(unsigned long long),
        world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int8_ibget, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int8_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_int8_ibget, begin, nblocks * bsize * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int16_ibget, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int16_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_int16_ibget, begin, nblocks * bsize * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int32_ibget, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int32_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_int32_ibget, begin, nblocks * bsize * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int64_ibget, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int64_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_int64_ibget, begin, nblocks * bsize * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint8_ibget, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint8_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_uint8_ibget, begin, nblocks * bsize * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint16_ibget, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint16_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_uint16_ibget, begin, nblocks * bsize * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint32_ibget, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint32_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_uint32_ibget, begin, nblocks * bsize * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint64_ibget, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint64_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_uint64_ibget, begin, nblocks * bsize * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_size_ibget, shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_size_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_size_ibget, begin, nblocks * bsize * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ptrdiff_ibget, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ptrdiff_ibget(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_ptrdiff_ibget, begin, nblocks * bsize * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ibget8, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ibget8(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_ibget8, begin, nblocks * bsize, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ibget16, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ibget16(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_ibget16, begin, nblocks * bsize * 2, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ibget32, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ibget32(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_ibget32, begin, nblocks * bsize * 4, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ibget64, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ibget64(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_ibget64, begin, nblocks * bsize * 8, world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ibget128, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t bsize, size_t nblocks, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ibget128(ctx, dest, source, dst, sst, bsize, nblocks, pe);
    profile_end(F_shmem_ctx_ibget128, begin, nblocks * bsize * 16, world_pe(ctx, pe));
}
