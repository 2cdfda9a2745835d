/* Made by gen_check.py from shmem.api: do not edit. */
/* Non-blocking put and get with a request. */
#include "profile.h"

PROFILED(void, shmemx_float_put_nbe, float *dest, const float *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_float_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_float_put_nbe, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmemx_double_put_nbe, double *dest, const double *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_double_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_double_put_nbe, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmemx_longdouble_put_nbe, long double *dest, const long double *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_longdouble_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_longdouble_put_nbe, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmemx_char_put_nbe, char *dest, const char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_char_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_char_put_nbe, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmemx_schar_put_nbe, signed char *dest, const signed char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_schar_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_schar_put_nbe, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmemx_short_put_nbe, short *dest, const short *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_short_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_short_put_nbe, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmemx_int_put_nbe, int *dest, const int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_int_put_nbe, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmemx_long_put_nbe, long *dest, const long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_long_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_long_put_nbe, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmemx_longlong_put_nbe, long long *dest, const long long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_longlong_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_longlong_put_nbe, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmemx_uchar_put_nbe, unsigned char *dest, const unsigned char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uchar_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_uchar_put_nbe, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmemx_ushort_put_nbe, unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ushort_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_ushort_put_nbe, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmemx_uint_put_nbe, unsigned int *dest, const unsigned int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_uint_put_nbe, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmemx_ulong_put_nbe, unsigned long *dest, const unsigned long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ulong_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_ulong_put_nbe, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmemx_ulonglong_put_nbe, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ulonglong_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_ulonglong_put_nbe, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmemx_int8_put_nbe, int8_t *dest, const int8_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int8_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_int8_put_nbe, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmemx_int16_put_nbe, int16_t *dest, const int16_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int16_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_int16_put_nbe, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmemx_int32_put_nbe, int32_t *dest, const int32_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int32_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_int32_put_nbe, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmemx_int64_put_nbe, int64_t *dest, const int64_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int64_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_int64_put_nbe, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmemx_uint8_put_nbe, uint8_t *dest, const uint8_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint8_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_uint8_put_nbe, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmemx_uint16_put_nbe, uint16_t *dest, const uint16_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint16_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_uint16_put_nbe, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmemx_uint32_put_nbe, uint32_t *dest, const uint32_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint32_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_uint32_put_nbe, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmemx_uint64_put_nbe, uint64_t *dest, const uint64_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint64_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_uint64_put_nbe, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmemx_size_put_nbe, size_t *dest, const size_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_size_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_size_put_nbe, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmemx_ptrdiff_put_nbe, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ptrdiff_put_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_ptrdiff_put_nbe, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmemx_put8_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_put8_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_put8_nbe, begin, nelems, pe);
}

PROFILED(void, shmemx_put16_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_put16_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_put16_nbe, begin, nelems * 2, pe);
}

PROFILED(void, shmemx_put32_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_put32_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_put32_nbe, begin, nelems * 4, pe);
}

PROFILED(void, shmemx_put64_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_put64_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_put64_nbe, begin, nelems * 8, pe);
}

PROFILED(void, shmemx_put128_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_put128_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_put128_nbe, begin, nelems * 16, pe);
}

PROFILED(void, shmemx_putmem_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_putmem_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_putmem_nbe, begin, nelems, pe);
}

PROFILED(void, shmemx_ctx_float_put_nbe, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_float_put_nbe, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_put_nbe, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_double_put_nbe, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_put_nbe, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_longdouble_put_nbe, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_put_nbe, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_char_put_nbe, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_schar_put_nbe, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_schar_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_schar_put_nbe, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_put_nbe, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_short_put_nbe, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_put_nbe, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_int_put_nbe, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_put_nbe, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_long_put_nbe, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_put_nbe, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_longlong_put_nbe, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uchar_put_nbe, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uchar_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_uchar_put_nbe, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ushort_put_nbe, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ushort_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_ushort_put_nbe, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint_put_nbe, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint_put_nbe, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulong_put_nbe, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulong_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_ulong_put_nbe, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulonglong_put_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulonglong_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_ulonglong_put_nbe, begin, nelems * sizeof(unsigned long long), world_pe(ctx,
        pe));
}

PROFILED(void, shmemx_ctx_int8_put_nbe, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int8_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_int8_put_nbe, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int16_put_nbe, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int16_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_int16_put_nbe, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int32_put_nbe, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int32_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_int32_put_nbe, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int64_put_nbe, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int64_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_int64_put_nbe, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint8_put_nbe, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint8_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint8_put_nbe, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint16_put_nbe, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint16_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint16_put_nbe, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint32_put_nbe, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint32_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint32_put_nbe, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint64_put_nbe, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint64_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint64_put_nbe, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_size_put_nbe, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_size_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_size_put_nbe, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ptrdiff_put_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ptrdiff_put_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_ptrdiff_put_nbe, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put8_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put8_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_put8_nbe, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put16_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put16_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_put16_nbe, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put32_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put32_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_put32_nbe, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put64_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put64_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_put64_nbe, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put128_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put128_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_put128_nbe, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_putmem_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_putmem_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_putmem_nbe, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_float_p_nbe, float *dest, float value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_float_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_float_p_nbe, begin, sizeof(float), pe);
}

PROFILED(void, shmemx_double_p_nbe, double *dest, double value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_double_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_double_p_nbe, begin, sizeof(double), pe);
}

PROFILED(void, shmemx_longdouble_p_nbe, long double *dest, long double value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_longdouble_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_longdouble_p_nbe, begin, sizeof(long double), pe);
}

PROFILED(void, shmemx_char_p_nbe, char *dest, char value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_char_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_char_p_nbe, begin, sizeof(char), pe);
}

PROFILED(void, shmemx_schar_p_nbe, signed char *dest, signed char value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_schar_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_schar_p_nbe, begin, sizeof(signed char), pe);
}

PROFILED(void, shmemx_short_p_nbe, short *dest, short value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_short_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_short_p_nbe, begin, sizeof(short), pe);
}

PROFILED(void, shmemx_int_p_nbe, int *dest, int value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_int_p_nbe, begin, sizeof(int), pe);
}

PROFILED(void, shmemx_long_p_nbe, long *dest, long value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_long_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_long_p_nbe, begin, sizeof(long), pe);
}

PROFILED(void, shmemx_longlong_p_nbe, long long *dest, long long value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_longlong_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_longlong_p_nbe, begin, sizeof(long long), pe);
}

PROFILED(void, shmemx_uchar_p_nbe, unsigned char *dest, unsigned char value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uchar_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_uchar_p_nbe, begin, sizeof(unsigned char), pe);
}

PROFILED(void, shmemx_ushort_p_nbe, unsigned short *dest, unsigned short value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ushort_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_ushort_p_nbe, begin, sizeof(unsigned short), pe);
}

PROFILED(void, shmemx_uint_p_nbe, unsigned int *dest, unsigned int value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_uint_p_nbe, begin, sizeof(unsigned int), pe);
}

PROFILED(void, shmemx_ulong_p_nbe, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ulong_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_ulong_p_nbe, begin, sizeof(unsigned long), pe);
}

PROFILED(void, shmemx_ulonglong_p_nbe, unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ulonglong_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_ulonglong_p_nbe, begin, sizeof(unsigned long long), pe);
}

PROFILED(void, shmemx_int8_p_nbe, int8_t *dest, int8_t value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int8_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_int8_p_nbe, begin, sizeof(int8_t), pe);
}

PROFILED(void, shmemx_int16_p_nbe, int16_t *dest, int16_t value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int16_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_int16_p_nbe, begin, sizeof(int16_t), pe);
}

PROFILED(void, shmemx_int32_p_nbe, int32_t *dest, int32_t value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int32_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_int32_p_nbe, begin, sizeof(int32_t), pe);
}

PROFILED(void, shmemx_int64_p_nbe, int64_t *dest, int64_t value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int64_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_int64_p_nbe, begin, sizeof(int64_t), pe);
}

PROFILED(void, shmemx_uint8_p_nbe, uint8_t *dest, uint8_t value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint8_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_uint8_p_nbe, begin, sizeof(uint8_t), pe);
}

PROFILED(void, shmemx_uint16_p_nbe, uint16_t *dest, uint16_t value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint16_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_uint16_p_nbe, begin, sizeof(uint16_t), pe);
}

PROFILED(void, shmemx_uint32_p_nbe, uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint32_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_uint32_p_nbe, begin, sizeof(uint32_t), pe);
}

PROFILED(void, shmemx_uint64_p_nbe, uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint64_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_uint64_p_nbe, begin, sizeof(uint64_t), pe);
}

PROFILED(void, shmemx_size_p_nbe, size_t *dest, size_t value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_size_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_size_p_nbe, begin, sizeof(size_t), pe);
}

PROFILED(void, shmemx_ptrdiff_p_nbe, ptrdiff_t *dest, ptrdiff_t value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ptrdiff_p_nbe(dest, value, pe, request);
    profile_end(F_shmemx_ptrdiff_p_nbe, begin, sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmemx_ctx_float_p_nbe, shmem_ctx_t ctx, float *dest, float value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_float_p_nbe, begin, sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_p_nbe, shmem_ctx_t ctx, double *dest, double value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_double_p_nbe, begin, sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_p_nbe, shmem_ctx_t ctx, long double *dest, long double value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_longdouble_p_nbe, begin, sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_p_nbe, shmem_ctx_t ctx, char *dest, char value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_char_p_nbe, begin, sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_schar_p_nbe, shmem_ctx_t ctx, signed char *dest, signed char value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_schar_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_schar_p_nbe, begin, sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_p_nbe, shmem_ctx_t ctx, short *dest, short value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_short_p_nbe, begin, sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_p_nbe, shmem_ctx_t ctx, int *dest, int value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_int_p_nbe, begin, sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_p_nbe, shmem_ctx_t ctx, long *dest, long value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_long_p_nbe, begin, sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_p_nbe, shmem_ctx_t ctx, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_longlong_p_nbe, begin, sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uchar_p_nbe, shmem_ctx_t ctx, unsigned char *dest, unsigned char value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uchar_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_uchar_p_nbe, begin, sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ushort_p_nbe, shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ushort_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_ushort_p_nbe, begin, sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint_p_nbe, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_uint_p_nbe, begin, sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulong_p_nbe, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulong_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_ulong_p_nbe, begin, sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulonglong_p_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulonglong_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_ulonglong_p_nbe, begin, sizeof(unsigned long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int8_p_nbe, shmem_ctx_t ctx, int8_t *dest, int8_t value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int8_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_int8_p_nbe, begin, sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int16_p_nbe, shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int16_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_int16_p_nbe, begin, sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int32_p_nbe, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int32_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_int32_p_nbe, begin, sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int64_p_nbe, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int64_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_int64_p_nbe, begin, sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint8_p_nbe, shmem_ctx_t ctx, uint8_t *dest, uint8_t value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint8_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_uint8_p_nbe, begin, sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint16_p_nbe, shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint16_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_uint16_p_nbe, begin, sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint32_p_nbe, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint32_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_uint32_p_nbe, begin, sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint64_p_nbe, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint64_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_uint64_p_nbe, begin, sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_size_p_nbe, shmem_ctx_t ctx, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_size_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_size_p_nbe, begin, sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ptrdiff_p_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ptrdiff_p_nbe(ctx, dest, value, pe, request);
    profile_end(F_shmemx_ctx_ptrdiff_p_nbe, begin, sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_float_get_nbe, float *dest, const float *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_float_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_float_get_nbe, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmemx_double_get_nbe, double *dest, const double *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_double_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_double_get_nbe, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmemx_longdouble_get_nbe, long double *dest, const long double *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_longdouble_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_longdouble_get_nbe, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmemx_char_get_nbe, char *dest, const char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_char_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_char_get_nbe, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmemx_schar_get_nbe, signed char *dest, const signed char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_schar_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_schar_get_nbe, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmemx_short_get_nbe, short *dest, const short *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_short_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_short_get_nbe, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmemx_int_get_nbe, int *dest, const int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_int_get_nbe, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmemx_long_get_nbe, long *dest, const long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_long_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_long_get_nbe, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmemx_longlong_get_nbe, long long *dest, const long long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_longlong_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_longlong_get_nbe, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmemx_uchar_get_nbe, unsigned char *dest, const unsigned char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uchar_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_uchar_get_nbe, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmemx_ushort_get_nbe, unsigned short *dest, const unsigned short *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ushort_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_ushort_get_nbe, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmemx_uint_get_nbe, unsigned int *dest, const unsigned int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_uint_get_nbe, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmemx_ulong_get_nbe, unsigned long *dest, const unsigned long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ulong_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_ulong_get_nbe, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmemx_ulonglong_get_nbe, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ulonglong_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_ulonglong_get_nbe, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmemx_int8_get_nbe, int8_t *dest, const int8_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int8_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_int8_get_nbe, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmemx_int16_get_nbe, int16_t *dest, const int16_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int16_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_int16_get_nbe, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmemx_int32_get_nbe, int32_t *dest, const int32_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int32_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_int32_get_nbe, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmemx_int64_get_nbe, int64_t *dest, const int64_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int64_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_int64_get_nbe, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmemx_uint8_get_nbe, uint8_t *dest, const uint8_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint8_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_uint8_get_nbe, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmemx_uint16_get_nbe, uint16_t *dest, const uint16_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint16_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_uint16_get_nbe, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmemx_uint32_get_nbe, uint32_t *dest, const uint32_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint32_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_uint32_get_nbe, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmemx_uint64_get_nbe, uint64_t *dest, const uint64_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint64_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_uint64_get_nbe, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmemx_size_get_nbe, size_t *dest, const size_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_size_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_size_get_nbe, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmemx_ptrdiff_get_nbe, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ptrdiff_get_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_ptrdiff_get_nbe, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmemx_get8_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_get8_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_get8_nbe, begin, nelems, pe);
}

PROFILED(void, shmemx_get16_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_get16_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_get16_nbe, begin, nelems * 2, pe);
}

PROFILED(void, shmemx_get32_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_get32_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_get32_nbe, begin, nelems * 4, pe);
}

PROFILED(void, shmemx_get64_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_get64_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_get64_nbe, begin, nelems * 8, pe);
}

PROFILED(void, shmemx_get128_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_get128_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_get128_nbe, begin, nelems * 16, pe);
}

PROFILED(void, shmemx_getmem_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_getmem_nbe(dest, source, nelems, pe, request);
    profile_end(F_shmemx_getmem_nbe, begin, nelems, pe);
}

PROFILED(void, shmemx_ctx_float_get_nbe, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_float_get_nbe, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_get_nbe, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_double_get_nbe, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_get_nbe, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_longdouble_get_nbe, begin, nelems * sizeof(long double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_char_get_nbe, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_char_get_nbe, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_schar_get_nbe, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_schar_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_schar_get_nbe, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_get_nbe, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_short_get_nbe, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_get_nbe, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_int_get_nbe, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_get_nbe, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_long_get_nbe, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_get_nbe, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_longlong_get_nbe, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uchar_get_nbe, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uchar_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_uchar_get_nbe, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ushort_get_nbe, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ushort_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_ushort_get_nbe, begin, nelems * sizeof(unsigned short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint_get_nbe, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint_get_nbe, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulong_get_nbe, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulong_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_ulong_get_nbe, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulonglong_get_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulonglong_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_ulonglong_get_nbe, begin, nelems * sizeof(unsigned long long), world_pe(ctx,
        pe));
}

PROFILED(void, shmemx_ctx_int8_get_nbe, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int8_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_int8_get_nbe, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int16_get_nbe, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int16_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_int16_get_nbe, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int32_get_nbe, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int32_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_int32_get_nbe, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int64_get_nbe, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int64_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_int64_get_nbe, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint8_get_nbe, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint8_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint8_get_nbe, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint16_get_nbe, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint16_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint16_get_nbe, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint32_get_nbe, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint32_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint32_get_nbe, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint64_get_nbe, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint64_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_uint64_get_nbe, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_size_get_nbe, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_size_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_size_get_nbe, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ptrdiff_get_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ptrdiff_get_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_ptrdiff_get_nbe, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get8_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get8_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_get8_nbe, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get16_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get16_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_get16_nbe, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get32_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get32_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_get32_nbe, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get64_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get64_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_get64_nbe, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_get128_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_get128_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_get128_nbe, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_getmem_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_getmem_nbe(ctx, dest, source, nelems, pe, request);
    profile_end(F_shmemx_ctx_getmem_nbe, begin, nelems, world_pe(ctx, pe));
}
