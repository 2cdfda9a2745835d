/* Made by gen.py from shmem.api: do not edit. */
/* Non-blocking put with signal and a request. */
#include "api/public.h"

PUBLIC(void, shmemx_float_put_signal_nbe, float *dest, const float *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(float), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_float_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_double_put_signal_nbe, double *dest, const double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(double), sig_addr, signal, sig_op,
        pe, (request_handle *)request,
        "shmemx_double_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_longdouble_put_signal_nbe, long double *dest, const long double *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(long double), sig_addr, signal,
        sig_op, pe, (request_handle *)request,
        "shmemx_longdouble_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        false);
}

PUBLIC(void, shmemx_char_put_signal_nbe, char *dest, const char *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(char), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_char_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_schar_put_signal_nbe, signed char *dest, const signed char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(signed char), sig_addr, signal,
        sig_op, pe, (request_handle *)request,
        "shmemx_schar_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_short_put_signal_nbe, short *dest, const short *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(short), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_short_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_int_put_signal_nbe, int *dest, const int *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(int), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_int_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_long_put_signal_nbe, long *dest, const long *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(long), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_long_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_longlong_put_signal_nbe, long long *dest, const long long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(long long), sig_addr, signal, sig_op,
        pe, (request_handle *)request,
        "shmemx_longlong_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_uchar_put_signal_nbe, unsigned char *dest, const unsigned char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(unsigned char), sig_addr, signal,
        sig_op, pe, (request_handle *)request,
        "shmemx_uchar_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_ushort_put_signal_nbe, unsigned short *dest, const unsigned short *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(unsigned short), sig_addr, signal,
        sig_op, pe, (request_handle *)request,
        "shmemx_ushort_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_uint_put_signal_nbe, unsigned int *dest, const unsigned int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(unsigned int), sig_addr, signal,
        sig_op, pe, (request_handle *)request,
        "shmemx_uint_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_ulong_put_signal_nbe, unsigned long *dest, const unsigned long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(unsigned long), sig_addr, signal,
        sig_op, pe, (request_handle *)request,
        "shmemx_ulong_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_ulonglong_put_signal_nbe, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(unsigned long long), sig_addr,
        signal, sig_op, pe, (request_handle *)request,
        "shmemx_ulonglong_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        false);
}

PUBLIC(void, shmemx_int8_put_signal_nbe, int8_t *dest, const int8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(int8_t), sig_addr, signal, sig_op,
        pe, (request_handle *)request,
        "shmemx_int8_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_int16_put_signal_nbe, int16_t *dest, const int16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(int16_t), sig_addr, signal, sig_op,
        pe, (request_handle *)request,
        "shmemx_int16_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_int32_put_signal_nbe, int32_t *dest, const int32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(int32_t), sig_addr, signal, sig_op,
        pe, (request_handle *)request,
        "shmemx_int32_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_int64_put_signal_nbe, int64_t *dest, const int64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(int64_t), sig_addr, signal, sig_op,
        pe, (request_handle *)request,
        "shmemx_int64_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_uint8_put_signal_nbe, uint8_t *dest, const uint8_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(uint8_t), sig_addr, signal, sig_op,
        pe, (request_handle *)request,
        "shmemx_uint8_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_uint16_put_signal_nbe, uint16_t *dest, const uint16_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(uint16_t), sig_addr, signal, sig_op,
        pe, (request_handle *)request,
        "shmemx_uint16_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_uint32_put_signal_nbe, uint32_t *dest, const uint32_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(uint32_t), sig_addr, signal, sig_op,
        pe, (request_handle *)request,
        "shmemx_uint32_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_uint64_put_signal_nbe, uint64_t *dest, const uint64_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(uint64_t), sig_addr, signal, sig_op,
        pe, (request_handle *)request,
        "shmemx_uint64_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_size_put_signal_nbe, size_t *dest, const size_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(size_t), sig_addr, signal, sig_op,
        pe, (request_handle *)request,
        "shmemx_size_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_ptrdiff_put_signal_nbe, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * sizeof(ptrdiff_t), sig_addr, signal, sig_op,
        pe, (request_handle *)request,
        "shmemx_ptrdiff_put_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_put8_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems, sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_put8_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_put16_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * 2, sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_put16_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_put32_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * 4, sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_put32_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_put64_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * 8, sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_put64_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_put128_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems * 16, sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_put128_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_putmem_signal_nbe, void *dest, const void *source, size_t nelems, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_implicit(), dest, source, nelems, sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_putmem_signal_nbe(dest, source, nelems, sig_addr, signal, sig_op, pe, request)", false);
}

PUBLIC(void, shmemx_ctx_float_put_signal_nbe, shmem_ctx_t ctx, float *dest, const float *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(float), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_float_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_double_put_signal_nbe, shmem_ctx_t ctx, double *dest, const double *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(double), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_double_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_longdouble_put_signal_nbe, shmem_ctx_t ctx, long double *dest,
    const long double *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(long double), sig_addr, signal, sig_op,
        pe, (request_handle *)request,
        "shmemx_ctx_longdouble_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_char_put_signal_nbe, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(char), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_char_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_schar_put_signal_nbe, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(signed char), sig_addr, signal, sig_op,
        pe, (request_handle *)request,
        "shmemx_ctx_schar_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_short_put_signal_nbe, shmem_ctx_t ctx, short *dest, const short *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(short), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_short_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_int_put_signal_nbe, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(int), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_int_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_long_put_signal_nbe, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(long), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_long_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_longlong_put_signal_nbe, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(long long), sig_addr, signal, sig_op,
        pe, (request_handle *)request,
        "shmemx_ctx_longlong_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_uchar_put_signal_nbe, shmem_ctx_t ctx, unsigned char *dest,
    const unsigned char *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(unsigned char), sig_addr, signal,
        sig_op, pe, (request_handle *)request,
        "shmemx_ctx_uchar_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_ushort_put_signal_nbe, shmem_ctx_t ctx, unsigned short *dest,
    const unsigned short *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(unsigned short), sig_addr, signal,
        sig_op, pe, (request_handle *)request,
        "shmemx_ctx_ushort_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_uint_put_signal_nbe, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(unsigned int), sig_addr, signal, sig_op,
        pe, (request_handle *)request,
        "shmemx_ctx_uint_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_ulong_put_signal_nbe, shmem_ctx_t ctx, unsigned long *dest,
    const unsigned long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(unsigned long), sig_addr, signal,
        sig_op, pe, (request_handle *)request,
        "shmemx_ctx_ulong_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_ulonglong_put_signal_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe,
    shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(unsigned long long), sig_addr, signal,
        sig_op, pe, (request_handle *)request,
        "shmemx_ctx_ulonglong_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_int8_put_signal_nbe, shmem_ctx_t ctx, int8_t *dest, const int8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(int8_t), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_int8_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_int16_put_signal_nbe, shmem_ctx_t ctx, int16_t *dest, const int16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(int16_t), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_int16_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_int32_put_signal_nbe, shmem_ctx_t ctx, int32_t *dest, const int32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(int32_t), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_int32_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_int64_put_signal_nbe, shmem_ctx_t ctx, int64_t *dest, const int64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(int64_t), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_int64_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_uint8_put_signal_nbe, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(uint8_t), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_uint8_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_uint16_put_signal_nbe, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(uint16_t), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_uint16_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_uint32_put_signal_nbe, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(uint32_t), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_uint32_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_uint64_put_signal_nbe, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(uint64_t), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_uint64_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_size_put_signal_nbe, shmem_ctx_t ctx, size_t *dest, const size_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(size_t), sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_size_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_ptrdiff_put_signal_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * sizeof(ptrdiff_t), sig_addr, signal, sig_op,
        pe, (request_handle *)request,
        "shmemx_ctx_ptrdiff_put_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_put8_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_put8_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_put16_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * 2, sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_put16_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_put32_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * 4, sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_put32_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_put64_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * 8, sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_put64_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_put128_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems * 16, sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_put128_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_putmem_signal_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe, shmemx_request_h *request)
{
    request_put_signal(context_of(ctx), dest, source, nelems, sig_addr, signal, sig_op, pe,
        (request_handle *)request,
        "shmemx_ctx_putmem_signal_nbe(ctx, dest, source, nelems, sig_addr, signal, sig_op, pe, request)",
        true);
}
