/* Made by gen_check.py from shmem.api: do not edit. */
/* Non-blocking put with signal and a request. */
#include "profile.h"

PROFILED(void, shmemx_float_put_signal_nbe, float *dest, const float *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_float_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_float_put_signal_nbe, begin, nelems * sizeof(float), pe);
}

PROFILED(void, shmemx_double_put_signal_nbe, double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_double_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_double_put_signal_nbe, begin, nelems * sizeof(double), pe);
}

PROFILED(void, shmemx_longdouble_put_signal_nbe, long double *dest, const long double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_longdouble_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_longdouble_put_signal_nbe, begin, nelems * sizeof(long double), pe);
}

PROFILED(void, shmemx_char_put_signal_nbe, char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_char_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_char_put_signal_nbe, begin, nelems * sizeof(char), pe);
}

PROFILED(void, shmemx_schar_put_signal_nbe, signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_schar_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_schar_put_signal_nbe, begin, nelems * sizeof(signed char), pe);
}

PROFILED(void, shmemx_short_put_signal_nbe, short *dest, const short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_short_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_short_put_signal_nbe, begin, nelems * sizeof(short), pe);
}

PROFILED(void, shmemx_int_put_signal_nbe, int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_int_put_signal_nbe, begin, nelems * sizeof(int), pe);
}

PROFILED(void, shmemx_long_put_signal_nbe, long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_long_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_long_put_signal_nbe, begin, nelems * sizeof(long), pe);
}

PROFILED(void, shmemx_longlong_put_signal_nbe, long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_longlong_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_longlong_put_signal_nbe, begin, nelems * sizeof(long long), pe);
}

PROFILED(void, shmemx_uchar_put_signal_nbe, unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uchar_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_uchar_put_signal_nbe, begin, nelems * sizeof(unsigned char), pe);
}

PROFILED(void, shmemx_ushort_put_signal_nbe, unsigned short *dest, const unsigned short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ushort_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ushort_put_signal_nbe, begin, nelems * sizeof(unsigned short), pe);
}

PROFILED(void, shmemx_uint_put_signal_nbe, unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_uint_put_signal_nbe, begin, nelems * sizeof(unsigned int), pe);
}

PROFILED(void, shmemx_ulong_put_signal_nbe, unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ulong_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ulong_put_signal_nbe, begin, nelems * sizeof(unsigned long), pe);
}

PROFILED(void, shmemx_ulonglong_put_signal_nbe, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ulonglong_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ulonglong_put_signal_nbe, begin, nelems * sizeof(unsigned long long), pe);
}

PROFILED(void, shmemx_int8_put_signal_nbe, int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int8_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_int8_put_signal_nbe, begin, nelems * sizeof(int8_t), pe);
}

PROFILED(void, shmemx_int16_put_signal_nbe, int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int16_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_int16_put_signal_nbe, begin, nelems * sizeof(int16_t), pe);
}

PROFILED(void, shmemx_int32_put_signal_nbe, int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int32_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_int32_put_signal_nbe, begin, nelems * sizeof(int32_t), pe);
}

PROFILED(void, shmemx_int64_put_signal_nbe, int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_int64_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_int64_put_signal_nbe, begin, nelems * sizeof(int64_t), pe);
}

PROFILED(void, shmemx_uint8_put_signal_nbe, uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint8_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_uint8_put_signal_nbe, begin, nelems * sizeof(uint8_t), pe);
}

PROFILED(void, shmemx_uint16_put_signal_nbe, uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint16_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_uint16_put_signal_nbe, begin, nelems * sizeof(uint16_t), pe);
}

PROFILED(void, shmemx_uint32_put_signal_nbe, uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint32_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_uint32_put_signal_nbe, begin, nelems * sizeof(uint32_t), pe);
}

PROFILED(void, shmemx_uint64_put_signal_nbe, uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_uint64_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_uint64_put_signal_nbe, begin, nelems * sizeof(uint64_t), pe);
}

PROFILED(void, shmemx_size_put_signal_nbe, size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_size_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_size_put_signal_nbe, begin, nelems * sizeof(size_t), pe);
}

PROFILED(void, shmemx_ptrdiff_put_signal_nbe, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ptrdiff_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ptrdiff_put_signal_nbe, begin, nelems * sizeof(ptrdiff_t), pe);
}

PROFILED(void, shmemx_put8_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_put8_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_put8_signal_nbe, begin, nelems, pe);
}

PROFILED(void, shmemx_put16_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_put16_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_put16_signal_nbe, begin, nelems * 2, pe);
}

PROFILED(void, shmemx_put32_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_put32_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_put32_signal_nbe, begin, nelems * 4, pe);
}

PROFILED(void, shmemx_put64_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_put64_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_put64_signal_nbe, begin, nelems * 8, pe);
}

PROFILED(void, shmemx_put128_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_put128_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_put128_signal_nbe, begin, nelems * 16, pe);
}

PROFILED(void, shmemx_putmem_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_putmem_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_putmem_signal_nbe, begin, nelems, pe);
}

PROFILED(void, shmemx_ctx_float_put_signal_nbe, shmem_ctx_t ctx, float *dest, const float *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_float_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_float_put_signal_nbe, begin, nelems * sizeof(float), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_double_put_signal_nbe, shmem_ctx_t ctx, double *dest, const double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_double_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_double_put_signal_nbe, begin, nelems * sizeof(double), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longdouble_put_signal_nbe, shmem_ctx_t ctx, long double *dest,
    const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longdouble_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_longdouble_put_signal_nbe, begin, nelems * sizeof(long double), world_pe(ctx,
        pe));
}

PROFILED(void, shmemx_ctx_char_put_signal_nbe, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_char_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_char_put_signal_nbe, begin, nelems * sizeof(char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_schar_put_signal_nbe, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_schar_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_schar_put_signal_nbe, begin, nelems * sizeof(signed char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_short_put_signal_nbe, shmem_ctx_t ctx, short *dest, const short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_short_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_short_put_signal_nbe, begin, nelems * sizeof(short), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int_put_signal_nbe, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_int_put_signal_nbe, begin, nelems * sizeof(int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_long_put_signal_nbe, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_long_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_long_put_signal_nbe, begin, nelems * sizeof(long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_longlong_put_signal_nbe, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_longlong_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_longlong_put_signal_nbe, begin, nelems * sizeof(long long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uchar_put_signal_nbe, shmem_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uchar_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_uchar_put_signal_nbe, begin, nelems * sizeof(unsigned char), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ushort_put_signal_nbe, shmem_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ushort_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_ushort_put_signal_nbe, begin, nelems * sizeof(unsigned short), world_pe(ctx,
        pe));
}

PROFILED(void, shmemx_ctx_uint_put_signal_nbe, shmem_ctx_t ctx, unsigned int *dest,
    const unsigned int *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_uint_put_signal_nbe, begin, nelems * sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulong_put_signal_nbe, shmem_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulong_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_ulong_put_signal_nbe, begin, nelems * sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ulonglong_put_signal_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ulonglong_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_ulonglong_put_signal_nbe, begin, nelems * sizeof(unsigned long long),
        world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int8_put_signal_nbe, shmem_ctx_t ctx, int8_t *dest, const int8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int8_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_int8_put_signal_nbe, begin, nelems * sizeof(int8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int16_put_signal_nbe, shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int16_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_int16_put_signal_nbe, begin, nelems * sizeof(int16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int32_put_signal_nbe, shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int32_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_int32_put_signal_nbe, begin, nelems * sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_int64_put_signal_nbe, shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_int64_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_int64_put_signal_nbe, begin, nelems * sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint8_put_signal_nbe, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint8_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_uint8_put_signal_nbe, begin, nelems * sizeof(uint8_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint16_put_signal_nbe, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint16_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_uint16_put_signal_nbe, begin, nelems * sizeof(uint16_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint32_put_signal_nbe, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint32_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_uint32_put_signal_nbe, begin, nelems * sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_uint64_put_signal_nbe, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_uint64_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_uint64_put_signal_nbe, begin, nelems * sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_size_put_signal_nbe, shmem_ctx_t ctx, size_t *dest, const size_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_size_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_size_put_signal_nbe, begin, nelems * sizeof(size_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_ptrdiff_put_signal_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_ptrdiff_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_ptrdiff_put_signal_nbe, begin, nelems * sizeof(ptrdiff_t), world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put8_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put8_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_put8_signal_nbe, begin, nelems, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put16_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put16_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_put16_signal_nbe, begin, nelems * 2, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put32_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put32_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_put32_signal_nbe, begin, nelems * 4, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put64_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put64_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_put64_signal_nbe, begin, nelems * 8, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_put128_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_put128_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_put128_signal_nbe, begin, nelems * 16, world_pe(ctx, pe));
}

PROFILED(void, shmemx_ctx_putmem_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    uint64_t begin = profile_begin();
    pshmemx_ctx_putmem_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request);
    profile_end(F_shmemx_ctx_putmem_signal_nbe, begin, nelems, world_pe(ctx, pe));
}
