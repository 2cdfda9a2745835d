/* Made by gen.py from shmem.api: do not edit. */
/* Non-blocking put and get with a request. */
#include "api/public.h"

PUBLIC(void, shmemx_float_put_nbe, float *dest, const float *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(float), pe, (request_handle *)request,
        "shmemx_float_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_double_put_nbe, double *dest, const double *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(double), pe, (request_handle *)request,
        "shmemx_double_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_longdouble_put_nbe, long double *dest, const long double *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(long double), pe, (request_handle *)request,
        "shmemx_longdouble_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_char_put_nbe, char *dest, const char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(char), pe, (request_handle *)request,
        "shmemx_char_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_schar_put_nbe, signed char *dest, const signed char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(signed char), pe, (request_handle *)request,
        "shmemx_schar_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_short_put_nbe, short *dest, const short *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(short), pe, (request_handle *)request,
        "shmemx_short_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_int_put_nbe, int *dest, const int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(int), pe, (request_handle *)request,
        "shmemx_int_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_long_put_nbe, long *dest, const long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(long), pe, (request_handle *)request,
        "shmemx_long_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_longlong_put_nbe, long long *dest, const long long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(long long), pe, (request_handle *)request,
        "shmemx_longlong_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_uchar_put_nbe, unsigned char *dest, const unsigned char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(unsigned char), pe,
        (request_handle *)request, "shmemx_uchar_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_ushort_put_nbe, unsigned short *dest, const unsigned short *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(unsigned short), pe,
        (request_handle *)request, "shmemx_ushort_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_uint_put_nbe, unsigned int *dest, const unsigned int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(unsigned int), pe,
        (request_handle *)request, "shmemx_uint_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_ulong_put_nbe, unsigned long *dest, const unsigned long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(unsigned long), pe,
        (request_handle *)request, "shmemx_ulong_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_ulonglong_put_nbe, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(unsigned long long), pe,
        (request_handle *)request, "shmemx_ulonglong_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_int8_put_nbe, int8_t *dest, const int8_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(int8_t), pe, (request_handle *)request,
        "shmemx_int8_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_int16_put_nbe, int16_t *dest, const int16_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(int16_t), pe, (request_handle *)request,
        "shmemx_int16_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_int32_put_nbe, int32_t *dest, const int32_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(int32_t), pe, (request_handle *)request,
        "shmemx_int32_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_int64_put_nbe, int64_t *dest, const int64_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(int64_t), pe, (request_handle *)request,
        "shmemx_int64_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_uint8_put_nbe, uint8_t *dest, const uint8_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(uint8_t), pe, (request_handle *)request,
        "shmemx_uint8_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_uint16_put_nbe, uint16_t *dest, const uint16_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(uint16_t), pe, (request_handle *)request,
        "shmemx_uint16_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_uint32_put_nbe, uint32_t *dest, const uint32_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(uint32_t), pe, (request_handle *)request,
        "shmemx_uint32_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_uint64_put_nbe, uint64_t *dest, const uint64_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(uint64_t), pe, (request_handle *)request,
        "shmemx_uint64_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_size_put_nbe, size_t *dest, const size_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(size_t), pe, (request_handle *)request,
        "shmemx_size_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_ptrdiff_put_nbe, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * sizeof(ptrdiff_t), pe, (request_handle *)request,
        "shmemx_ptrdiff_put_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_put8_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems, pe, (request_handle *)request,
        "shmemx_put8_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_put16_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * 2, pe, (request_handle *)request,
        "shmemx_put16_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_put32_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * 4, pe, (request_handle *)request,
        "shmemx_put32_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_put64_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * 8, pe, (request_handle *)request,
        "shmemx_put64_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_put128_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems * 16, pe, (request_handle *)request,
        "shmemx_put128_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_putmem_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_implicit(), dest, source, nelems, pe, (request_handle *)request,
        "shmemx_putmem_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_ctx_float_put_nbe, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(float), pe, (request_handle *)request,
        "shmemx_ctx_float_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_double_put_nbe, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(double), pe, (request_handle *)request,
        "shmemx_ctx_double_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_longdouble_put_nbe, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(long double), pe, (request_handle *)request,
        "shmemx_ctx_longdouble_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_char_put_nbe, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(char), pe, (request_handle *)request,
        "shmemx_ctx_char_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_schar_put_nbe, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(signed char), pe, (request_handle *)request,
        "shmemx_ctx_schar_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_short_put_nbe, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(short), pe, (request_handle *)request,
        "shmemx_ctx_short_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int_put_nbe, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(int), pe, (request_handle *)request,
        "shmemx_ctx_int_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_long_put_nbe, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(long), pe, (request_handle *)request,
        "shmemx_ctx_long_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_longlong_put_nbe, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(long long), pe, (request_handle *)request,
        "shmemx_ctx_longlong_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uchar_put_nbe, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(unsigned char), pe, (request_handle *)request,
        "shmemx_ctx_uchar_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ushort_put_nbe, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(unsigned short), pe, (request_handle *)request,
        "shmemx_ctx_ushort_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint_put_nbe, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(unsigned int), pe, (request_handle *)request,
        "shmemx_ctx_uint_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ulong_put_nbe, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(unsigned long), pe, (request_handle *)request,
        "shmemx_ctx_ulong_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ulonglong_put_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(unsigned long long), pe,
        (request_handle *)request, "shmemx_ctx_ulonglong_put_nbe(ctx, dest, source, nelems, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_int8_put_nbe, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(int8_t), pe, (request_handle *)request,
        "shmemx_ctx_int8_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int16_put_nbe, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(int16_t), pe, (request_handle *)request,
        "shmemx_ctx_int16_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int32_put_nbe, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(int32_t), pe, (request_handle *)request,
        "shmemx_ctx_int32_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int64_put_nbe, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(int64_t), pe, (request_handle *)request,
        "shmemx_ctx_int64_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint8_put_nbe, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(uint8_t), pe, (request_handle *)request,
        "shmemx_ctx_uint8_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint16_put_nbe, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(uint16_t), pe, (request_handle *)request,
        "shmemx_ctx_uint16_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint32_put_nbe, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(uint32_t), pe, (request_handle *)request,
        "shmemx_ctx_uint32_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint64_put_nbe, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(uint64_t), pe, (request_handle *)request,
        "shmemx_ctx_uint64_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_size_put_nbe, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(size_t), pe, (request_handle *)request,
        "shmemx_ctx_size_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ptrdiff_put_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * sizeof(ptrdiff_t), pe, (request_handle *)request,
        "shmemx_ctx_ptrdiff_put_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_put8_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems, pe, (request_handle *)request,
        "shmemx_ctx_put8_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_put16_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * 2, pe, (request_handle *)request,
        "shmemx_ctx_put16_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_put32_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * 4, pe, (request_handle *)request,
        "shmemx_ctx_put32_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_put64_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * 8, pe, (request_handle *)request,
        "shmemx_ctx_put64_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_put128_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems * 16, pe, (request_handle *)request,
        "shmemx_ctx_put128_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_putmem_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, source, nelems, pe, (request_handle *)request,
        "shmemx_ctx_putmem_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_float_p_nbe, float *dest, float value, int pe, shmemx_request_h *request)
{
    request_p32(context_implicit(), dest, float_bits(value), pe, (request_handle *)request,
        "shmemx_float_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_double_p_nbe, double *dest, double value, int pe, shmemx_request_h *request)
{
    request_p64(context_implicit(), dest, double_bits(value), pe, (request_handle *)request,
        "shmemx_double_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_longdouble_p_nbe, long double *dest, long double value, int pe, shmemx_request_h *request)
{
    request_put(context_implicit(), dest, &value, sizeof value, pe, (request_handle *)request,
        "shmemx_longdouble_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_char_p_nbe, char *dest, char value, int pe, shmemx_request_h *request)
{
    request_p8(context_implicit(), dest, (uint8_t)value, pe, (request_handle *)request,
        "shmemx_char_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_schar_p_nbe, signed char *dest, signed char value, int pe, shmemx_request_h *request)
{
    request_p8(context_implicit(), dest, (uint8_t)value, pe, (request_handle *)request,
        "shmemx_schar_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_short_p_nbe, short *dest, short value, int pe, shmemx_request_h *request)
{
    request_p16(context_implicit(), dest, (uint16_t)value, pe, (request_handle *)request,
        "shmemx_short_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_int_p_nbe, int *dest, int value, int pe, shmemx_request_h *request)
{
    request_p32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_long_p_nbe, long *dest, long value, int pe, shmemx_request_h *request)
{
    request_p64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_long_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_longlong_p_nbe, long long *dest, long long value, int pe, shmemx_request_h *request)
{
    request_p64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_longlong_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_uchar_p_nbe, unsigned char *dest, unsigned char value, int pe, shmemx_request_h *request)
{
    request_p8(context_implicit(), dest, (uint8_t)value, pe, (request_handle *)request,
        "shmemx_uchar_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_ushort_p_nbe, unsigned short *dest, unsigned short value, int pe,
    shmemx_request_h *request)
{
    request_p16(context_implicit(), dest, (uint16_t)value, pe, (request_handle *)request,
        "shmemx_ushort_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_uint_p_nbe, unsigned int *dest, unsigned int value, int pe, shmemx_request_h *request)
{
    request_p32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_ulong_p_nbe, unsigned long *dest, unsigned long value, int pe, shmemx_request_h *request)
{
    request_p64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulong_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_ulonglong_p_nbe, unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request)
{
    request_p64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulonglong_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_int8_p_nbe, int8_t *dest, int8_t value, int pe, shmemx_request_h *request)
{
    request_p8(context_implicit(), dest, (uint8_t)value, pe, (request_handle *)request,
        "shmemx_int8_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_int16_p_nbe, int16_t *dest, int16_t value, int pe, shmemx_request_h *request)
{
    request_p16(context_implicit(), dest, (uint16_t)value, pe, (request_handle *)request,
        "shmemx_int16_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_int32_p_nbe, int32_t *dest, int32_t value, int pe, shmemx_request_h *request)
{
    request_p32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int32_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_int64_p_nbe, int64_t *dest, int64_t value, int pe, shmemx_request_h *request)
{
    request_p64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_int64_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_uint8_p_nbe, uint8_t *dest, uint8_t value, int pe, shmemx_request_h *request)
{
    request_p8(context_implicit(), dest, (uint8_t)value, pe, (request_handle *)request,
        "shmemx_uint8_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_uint16_p_nbe, uint16_t *dest, uint16_t value, int pe, shmemx_request_h *request)
{
    request_p16(context_implicit(), dest, (uint16_t)value, pe, (request_handle *)request,
        "shmemx_uint16_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_uint32_p_nbe, uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request)
{
    request_p32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint32_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_uint64_p_nbe, uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request)
{
    request_p64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_uint64_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_size_p_nbe, size_t *dest, size_t value, int pe, shmemx_request_h *request)
{
    request_p64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_size_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_ptrdiff_p_nbe, ptrdiff_t *dest, ptrdiff_t value, int pe, shmemx_request_h *request)
{
    request_p64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ptrdiff_p_nbe(dest, value, pe, request)", false);
}

PUBLIC(void, shmemx_ctx_float_p_nbe, shmem_ctx_t ctx, float *dest, float value, int pe,
    shmemx_request_h *request)
{
    request_p32(context_of(ctx), dest, float_bits(value), pe, (request_handle *)request,
        "shmemx_ctx_float_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_double_p_nbe, shmem_ctx_t ctx, double *dest, double value, int pe,
    shmemx_request_h *request)
{
    request_p64(context_of(ctx), dest, double_bits(value), pe, (request_handle *)request,
        "shmemx_ctx_double_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_longdouble_p_nbe, shmem_ctx_t ctx, long double *dest, long double value, int pe,
    shmemx_request_h *request)
{
    request_put(context_of(ctx), dest, &value, sizeof value, pe, (request_handle *)request,
        "shmemx_ctx_longdouble_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_char_p_nbe, shmem_ctx_t ctx, char *dest, char value, int pe,
    shmemx_request_h *request)
{
    request_p8(context_of(ctx), dest, (uint8_t)value, pe, (request_handle *)request,
        "shmemx_ctx_char_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_schar_p_nbe, shmem_ctx_t ctx, signed char *dest, signed char value, int pe,
    shmemx_request_h *request)
{
    request_p8(context_of(ctx), dest, (uint8_t)value, pe, (request_handle *)request,
        "shmemx_ctx_schar_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_short_p_nbe, shmem_ctx_t ctx, short *dest, short value, int pe,
    shmemx_request_h *request)
{
    request_p16(context_of(ctx), dest, (uint16_t)value, pe, (request_handle *)request,
        "shmemx_ctx_short_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int_p_nbe, shmem_ctx_t ctx, int *dest, int value, int pe, shmemx_request_h *request)
{
    request_p32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_long_p_nbe, shmem_ctx_t ctx, long *dest, long value, int pe,
    shmemx_request_h *request)
{
    request_p64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_long_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_longlong_p_nbe, shmem_ctx_t ctx, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    request_p64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_longlong_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uchar_p_nbe, shmem_ctx_t ctx, unsigned char *dest, unsigned char value, int pe,
    shmemx_request_h *request)
{
    request_p8(context_of(ctx), dest, (uint8_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uchar_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ushort_p_nbe, shmem_ctx_t ctx, unsigned short *dest, unsigned short value, int pe,
    shmemx_request_h *request)
{
    request_p16(context_of(ctx), dest, (uint16_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ushort_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint_p_nbe, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    request_p32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ulong_p_nbe, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    request_p64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulong_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ulonglong_p_nbe, shmem_ctx_t ctx, unsigned long long *dest, unsigned long long value,
    int pe, shmemx_request_h *request)
{
    request_p64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulonglong_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int8_p_nbe, shmem_ctx_t ctx, int8_t *dest, int8_t value, int pe,
    shmemx_request_h *request)
{
    request_p8(context_of(ctx), dest, (uint8_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int8_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int16_p_nbe, shmem_ctx_t ctx, int16_t *dest, int16_t value, int pe,
    shmemx_request_h *request)
{
    request_p16(context_of(ctx), dest, (uint16_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int16_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int32_p_nbe, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    request_p32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int32_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int64_p_nbe, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    request_p64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int64_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint8_p_nbe, shmem_ctx_t ctx, uint8_t *dest, uint8_t value, int pe,
    shmemx_request_h *request)
{
    request_p8(context_of(ctx), dest, (uint8_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint8_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint16_p_nbe, shmem_ctx_t ctx, uint16_t *dest, uint16_t value, int pe,
    shmemx_request_h *request)
{
    request_p16(context_of(ctx), dest, (uint16_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint16_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint32_p_nbe, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    request_p32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint32_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint64_p_nbe, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    request_p64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint64_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_size_p_nbe, shmem_ctx_t ctx, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    request_p64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_size_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ptrdiff_p_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    request_p64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ptrdiff_p_nbe(ctx, dest, value, pe, request)", true);
}

PUBLIC(void, shmemx_float_get_nbe, float *dest, const float *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(float), pe, (request_handle *)request,
        "shmemx_float_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_double_get_nbe, double *dest, const double *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(double), pe, (request_handle *)request,
        "shmemx_double_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_longdouble_get_nbe, long double *dest, const long double *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(long double), pe, (request_handle *)request,
        "shmemx_longdouble_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_char_get_nbe, char *dest, const char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(char), pe, (request_handle *)request,
        "shmemx_char_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_schar_get_nbe, signed char *dest, const signed char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(signed char), pe, (request_handle *)request,
        "shmemx_schar_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_short_get_nbe, short *dest, const short *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(short), pe, (request_handle *)request,
        "shmemx_short_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_int_get_nbe, int *dest, const int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(int), pe, (request_handle *)request,
        "shmemx_int_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_long_get_nbe, long *dest, const long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(long), pe, (request_handle *)request,
        "shmemx_long_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_longlong_get_nbe, long long *dest, const long long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(long long), pe, (request_handle *)request,
        "shmemx_longlong_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_uchar_get_nbe, unsigned char *dest, const unsigned char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(unsigned char), pe,
        (request_handle *)request, "shmemx_uchar_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_ushort_get_nbe, unsigned short *dest, const unsigned short *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(unsigned short), pe,
        (request_handle *)request, "shmemx_ushort_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_uint_get_nbe, unsigned int *dest, const unsigned int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(unsigned int), pe,
        (request_handle *)request, "shmemx_uint_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_ulong_get_nbe, unsigned long *dest, const unsigned long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(unsigned long), pe,
        (request_handle *)request, "shmemx_ulong_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_ulonglong_get_nbe, unsigned long long *dest, const unsigned long long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(unsigned long long), pe,
        (request_handle *)request, "shmemx_ulonglong_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_int8_get_nbe, int8_t *dest, const int8_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(int8_t), pe, (request_handle *)request,
        "shmemx_int8_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_int16_get_nbe, int16_t *dest, const int16_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(int16_t), pe, (request_handle *)request,
        "shmemx_int16_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_int32_get_nbe, int32_t *dest, const int32_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(int32_t), pe, (request_handle *)request,
        "shmemx_int32_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_int64_get_nbe, int64_t *dest, const int64_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(int64_t), pe, (request_handle *)request,
        "shmemx_int64_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_uint8_get_nbe, uint8_t *dest, const uint8_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(uint8_t), pe, (request_handle *)request,
        "shmemx_uint8_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_uint16_get_nbe, uint16_t *dest, const uint16_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(uint16_t), pe, (request_handle *)request,
        "shmemx_uint16_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_uint32_get_nbe, uint32_t *dest, const uint32_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(uint32_t), pe, (request_handle *)request,
        "shmemx_uint32_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_uint64_get_nbe, uint64_t *dest, const uint64_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(uint64_t), pe, (request_handle *)request,
        "shmemx_uint64_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_size_get_nbe, size_t *dest, const size_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(size_t), pe, (request_handle *)request,
        "shmemx_size_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_ptrdiff_get_nbe, ptrdiff_t *dest, const ptrdiff_t *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * sizeof(ptrdiff_t), pe, (request_handle *)request,
        "shmemx_ptrdiff_get_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_get8_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems, pe, (request_handle *)request,
        "shmemx_get8_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_get16_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * 2, pe, (request_handle *)request,
        "shmemx_get16_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_get32_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * 4, pe, (request_handle *)request,
        "shmemx_get32_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_get64_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * 8, pe, (request_handle *)request,
        "shmemx_get64_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_get128_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems * 16, pe, (request_handle *)request,
        "shmemx_get128_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_getmem_nbe, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_implicit(), dest, source, nelems, pe, (request_handle *)request,
        "shmemx_getmem_nbe(dest, source, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_ctx_float_get_nbe, shmem_ctx_t ctx, float *dest, const float *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(float), pe, (request_handle *)request,
        "shmemx_ctx_float_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_double_get_nbe, shmem_ctx_t ctx, double *dest, const double *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(double), pe, (request_handle *)request,
        "shmemx_ctx_double_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_longdouble_get_nbe, shmem_ctx_t ctx, long double *dest, const long double *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(long double), pe, (request_handle *)request,
        "shmemx_ctx_longdouble_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_char_get_nbe, shmem_ctx_t ctx, char *dest, const char *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(char), pe, (request_handle *)request,
        "shmemx_ctx_char_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_schar_get_nbe, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(signed char), pe, (request_handle *)request,
        "shmemx_ctx_schar_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_short_get_nbe, shmem_ctx_t ctx, short *dest, const short *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(short), pe, (request_handle *)request,
        "shmemx_ctx_short_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int_get_nbe, shmem_ctx_t ctx, int *dest, const int *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(int), pe, (request_handle *)request,
        "shmemx_ctx_int_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_long_get_nbe, shmem_ctx_t ctx, long *dest, const long *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(long), pe, (request_handle *)request,
        "shmemx_ctx_long_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_longlong_get_nbe, shmem_ctx_t ctx, long long *dest, const long long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(long long), pe, (request_handle *)request,
        "shmemx_ctx_longlong_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uchar_get_nbe, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(unsigned char), pe, (request_handle *)request,
        "shmemx_ctx_uchar_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ushort_get_nbe, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(unsigned short), pe, (request_handle *)request,
        "shmemx_ctx_ushort_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint_get_nbe, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(unsigned int), pe, (request_handle *)request,
        "shmemx_ctx_uint_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ulong_get_nbe, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(unsigned long), pe, (request_handle *)request,
        "shmemx_ctx_ulong_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ulonglong_get_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, size_t nelems, int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(unsigned long long), pe,
        (request_handle *)request, "shmemx_ctx_ulonglong_get_nbe(ctx, dest, source, nelems, pe, request)",
        true);
}

PUBLIC(void, shmemx_ctx_int8_get_nbe, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(int8_t), pe, (request_handle *)request,
        "shmemx_ctx_int8_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int16_get_nbe, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(int16_t), pe, (request_handle *)request,
        "shmemx_ctx_int16_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int32_get_nbe, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(int32_t), pe, (request_handle *)request,
        "shmemx_ctx_int32_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int64_get_nbe, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(int64_t), pe, (request_handle *)request,
        "shmemx_ctx_int64_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint8_get_nbe, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(uint8_t), pe, (request_handle *)request,
        "shmemx_ctx_uint8_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint16_get_nbe, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(uint16_t), pe, (request_handle *)request,
        "shmemx_ctx_uint16_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint32_get_nbe, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(uint32_t), pe, (request_handle *)request,
        "shmemx_ctx_uint32_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint64_get_nbe, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(uint64_t), pe, (request_handle *)request,
        "shmemx_ctx_uint64_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_size_get_nbe, shmem_ctx_t ctx, size_t *dest, const size_t *source, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(size_t), pe, (request_handle *)request,
        "shmemx_ctx_size_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ptrdiff_get_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * sizeof(ptrdiff_t), pe, (request_handle *)request,
        "shmemx_ctx_ptrdiff_get_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_get8_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems, pe, (request_handle *)request,
        "shmemx_ctx_get8_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_get16_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * 2, pe, (request_handle *)request,
        "shmemx_ctx_get16_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_get32_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * 4, pe, (request_handle *)request,
        "shmemx_ctx_get32_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_get64_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * 8, pe, (request_handle *)request,
        "shmemx_ctx_get64_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_get128_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems * 16, pe, (request_handle *)request,
        "shmemx_ctx_get128_nbe(ctx, dest, source, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_getmem_nbe, shmem_ctx_t ctx, void *dest, const void *source, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_get(context_of(ctx), dest, source, nelems, pe, (request_handle *)request,
        "shmemx_ctx_getmem_nbe(ctx, dest, source, nelems, pe, request)", true);
}
