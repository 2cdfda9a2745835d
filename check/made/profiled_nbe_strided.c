/* Made by gen_check.py from shmem.api: do not edit. */
/* Non-blocking strided put and get with a request. */
#include "profile.h"

PROFILED(void, shmemx_float_iput_nbe, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_float_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_float_iput_nbe, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmemx_double_iput_nbe, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_double_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_double_iput_nbe, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmemx_longdouble_iput_nbe, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_longdouble_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_longdouble_iput_nbe, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmemx_char_iput_nbe, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_char_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_char_iput_nbe, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmemx_schar_iput_nbe, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_schar_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_schar_iput_nbe, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmemx_short_iput_nbe, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_short_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_short_iput_nbe, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmemx_int_iput_nbe, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_int_iput_nbe, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmemx_long_iput_nbe, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_long_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_long_iput_nbe, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmemx_longlong_iput_nbe, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_longlong_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_longlong_iput_nbe, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmemx_uchar_iput_nbe, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uchar_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_uchar_iput_nbe, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmemx_ushort_iput_nbe, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ushort_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ushort_iput_nbe, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmemx_uint_iput_nbe, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_uint_iput_nbe, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmemx_ulong_iput_nbe, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ulong_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ulong_iput_nbe, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmemx_ulonglong_iput_nbe, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ulonglong_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ulonglong_iput_nbe, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmemx_int8_iput_nbe, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int8_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_int8_iput_nbe, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmemx_int16_iput_nbe, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int16_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_int16_iput_nbe, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmemx_int32_iput_nbe, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int32_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_int32_iput_nbe, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmemx_int64_iput_nbe, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int64_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_int64_iput_nbe, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmemx_uint8_iput_nbe, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint8_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_uint8_iput_nbe, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmemx_uint16_iput_nbe, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint16_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_uint16_iput_nbe, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmemx_uint32_iput_nbe, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint32_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_uint32_iput_nbe, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmemx_uint64_iput_nbe, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint64_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_uint64_iput_nbe, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmemx_size_iput_nbe, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_size_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_size_iput_nbe, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmemx_ptrdiff_iput_nbe, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ptrdiff_iput_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ptrdiff_iput_nbe, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmemx_iput8_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_iput8_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_iput8_nbe, begin, nelems, pe);
}

PROFILED(void, shmemx_iput16_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_iput16_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_iput16_nbe, begin, nelems * 2, pe);
}

PROFILED(void, shmemx_iput32_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_iput32_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_iput32_nbe, begin, nelems * 4, pe);
}

PROFILED(void, shmemx_iput64_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_iput64_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_iput64_nbe, begin, nelems * 8, pe);
}

PROFILED(void, shmemx_iput128_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_iput128_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_iput128_nbe, begin, nelems * 16, pe);
}

PROFILED(void, shmemx_ctx_float_iput_nbe, shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_float_iput_nbe, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_iput_nbe, shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_double_iput_nbe, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_iput_nbe, shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_longdouble_iput_nbe, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_iput_nbe, shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_char_iput_nbe, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_schar_iput_nbe, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_schar_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_schar_iput_nbe, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_iput_nbe, shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_short_iput_nbe, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_iput_nbe, shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_int_iput_nbe, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_iput_nbe, shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_long_iput_nbe, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_iput_nbe, shmem_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_longlong_iput_nbe, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uchar_iput_nbe, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uchar_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_uchar_iput_nbe, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ushort_iput_nbe, shmem_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ushort_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_ushort_iput_nbe, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint_iput_nbe, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint_iput_nbe, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulong_iput_nbe, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulong_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_ulong_iput_nbe, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulonglong_iput_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulonglong_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_ulonglong_iput_nbe, begin, nelems * sizeof(unsigned long long), world_pe(ctx,
        pe));
}

PROFILED(void, shmemx_ctx_int8_iput_nbe, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int8_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_int8_iput_nbe, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int16_iput_nbe, shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int16_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_int16_iput_nbe, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int32_iput_nbe, shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int32_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_int32_iput_nbe, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int64_iput_nbe, shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int64_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_int64_iput_nbe, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint8_iput_nbe, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint8_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint8_iput_nbe, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint16_iput_nbe, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint16_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint16_iput_nbe, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint32_iput_nbe, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint32_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint32_iput_nbe, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint64_iput_nbe, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint64_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint64_iput_nbe, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_size_iput_nbe, shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_size_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_size_iput_nbe, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ptrdiff_iput_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ptrdiff_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_ptrdiff_iput_nbe, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iput8_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iput8_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_iput8_nbe, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iput16_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iput16_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_iput16_nbe, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iput32_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iput32_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_iput32_nbe, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iput64_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iput64_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_iput64_nbe, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iput128_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iput128_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_iput128_nbe, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_float_iget_nbe, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_float_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_float_iget_nbe, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmemx_double_iget_nbe, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_double_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_double_iget_nbe, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmemx_longdouble_iget_nbe, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_longdouble_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_longdouble_iget_nbe, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmemx_char_iget_nbe, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_char_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_char_iget_nbe, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmemx_schar_iget_nbe, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_schar_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_schar_iget_nbe, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmemx_short_iget_nbe, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_short_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_short_iget_nbe, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmemx_int_iget_nbe, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_int_iget_nbe, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmemx_long_iget_nbe, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_long_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_long_iget_nbe, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmemx_longlong_iget_nbe, long long *dest, const long long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_longlong_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_longlong_iget_nbe, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmemx_uchar_iget_nbe, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uchar_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_uchar_iget_nbe, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmemx_ushort_iget_nbe, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ushort_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ushort_iget_nbe, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmemx_uint_iget_nbe, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_uint_iget_nbe, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmemx_ulong_iget_nbe, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ulong_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ulong_iget_nbe, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmemx_ulonglong_iget_nbe, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ulonglong_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ulonglong_iget_nbe, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmemx_int8_iget_nbe, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int8_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_int8_iget_nbe, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmemx_int16_iget_nbe, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int16_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_int16_iget_nbe, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmemx_int32_iget_nbe, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int32_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_int32_iget_nbe, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmemx_int64_iget_nbe, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int64_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_int64_iget_nbe, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmemx_uint8_iget_nbe, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint8_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_uint8_iget_nbe, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmemx_uint16_iget_nbe, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint16_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_uint16_iget_nbe, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmemx_uint32_iget_nbe, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint32_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_uint32_iget_nbe, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmemx_uint64_iget_nbe, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint64_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_uint64_iget_nbe, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmemx_size_iget_nbe, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_size_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_size_iget_nbe, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmemx_ptrdiff_iget_nbe, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ptrdiff_iget_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ptrdiff_iget_nbe, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmemx_iget8_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_iget8_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_iget8_nbe, begin, nelems, pe);
}

PROFILED(void, shmemx_iget16_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_iget16_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_iget16_nbe, begin, nelems * 2, pe);
}

PROFILED(void, shmemx_iget32_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_iget32_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_iget32_nbe, begin, nelems * 4, pe);
}

PROFILED(void, shmemx_iget64_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_iget64_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_iget64_nbe, begin, nelems * 8, pe);
}

PROFILED(void, shmemx_iget128_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_iget128_nbe(dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_iget128_nbe, begin, nelems * 16, pe);
}

PROFILED(void, shmemx_ctx_float_iget_nbe, shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_float_iget_nbe, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_iget_nbe, shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_double_iget_nbe, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_iget_nbe, shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_longdouble_iget_nbe, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_iget_nbe, shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_char_iget_nbe, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_schar_iget_nbe, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_schar_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_schar_iget_nbe, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_iget_nbe, shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_short_iget_nbe, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_iget_nbe, shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_int_iget_nbe, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_iget_nbe, shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_long_iget_nbe, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_iget_nbe, shmem_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_longlong_iget_nbe, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uchar_iget_nbe, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uchar_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_uchar_iget_nbe, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ushort_iget_nbe, shmem_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ushort_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_ushort_iget_nbe, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint_iget_nbe, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint_iget_nbe, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulong_iget_nbe, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulong_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_ulong_iget_nbe, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulonglong_iget_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulonglong_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_ulonglong_iget_nbe, begin, nelems * sizeof(unsigned long long), world_pe(ctx,
        pe));
}

PROFILED(void, shmemx_ctx_int8_iget_nbe, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int8_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_int8_iget_nbe, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int16_iget_nbe, shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int16_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_int16_iget_nbe, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int32_iget_nbe, shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int32_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_int32_iget_nbe, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int64_iget_nbe, shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int64_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_int64_iget_nbe, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint8_iget_nbe, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint8_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint8_iget_nbe, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint16_iget_nbe, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint16_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint16_iget_nbe, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint32_iget_nbe, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint32_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint32_iget_nbe, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint64_iget_nbe, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint64_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint64_iget_nbe, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_size_iget_nbe, shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_size_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_size_iget_nbe, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ptrdiff_iget_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ptrdiff_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_ptrdiff_iget_nbe, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iget8_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iget8_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_iget8_nbe, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iget16_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iget16_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_iget16_nbe, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iget32_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iget32_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_iget32_nbe, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iget64_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iget64_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_iget64_nbe, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_iget128_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_iget128_nbe(ctx, dest, source, dst, sst, nelems, pe, request);
    profile_end(F_shmemx_ctx_iget128_nbe, begin, nelems * 16, world_pe(ctx, pe));
}
