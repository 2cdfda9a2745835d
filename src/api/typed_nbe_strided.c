/* Made by gen.py from shmem.api: do not edit. */
/* Non-blocking strided put and get with a request. */
#include "api/public.h"

PUBLIC(void, shmemx_float_iput_nbe, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(float), pe,
        (request_handle *)request, "shmemx_float_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_double_iput_nbe, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(double), pe,
        (request_handle *)request, "shmemx_double_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_longdouble_iput_nbe, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(long double), pe,
        (request_handle *)request, "shmemx_longdouble_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_char_iput_nbe, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(char), pe,
        (request_handle *)request, "shmemx_char_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_schar_iput_nbe, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(signed char), pe,
        (request_handle *)request, "shmemx_schar_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_short_iput_nbe, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(short), pe,
        (request_handle *)request, "shmemx_short_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_int_iput_nbe, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(int), pe,
        (request_handle *)request, "shmemx_int_iput_nbe(dest, source, dst, sst, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_long_iput_nbe, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(long), pe,
        (request_handle *)request, "shmemx_long_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_longlong_iput_nbe, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(long long), pe,
        (request_handle *)request, "shmemx_longlong_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_uchar_iput_nbe, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(unsigned char), pe,
        (request_handle *)request, "shmemx_uchar_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_ushort_iput_nbe, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(unsigned short), pe,
        (request_handle *)request, "shmemx_ushort_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_uint_iput_nbe, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(unsigned int), pe,
        (request_handle *)request, "shmemx_uint_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_ulong_iput_nbe, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(unsigned long), pe,
        (request_handle *)request, "shmemx_ulong_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_ulonglong_iput_nbe, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(unsigned long long), pe,
        (request_handle *)request, "shmemx_ulonglong_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_int8_iput_nbe, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(int8_t), pe,
        (request_handle *)request, "shmemx_int8_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_int16_iput_nbe, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(int16_t), pe,
        (request_handle *)request, "shmemx_int16_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_int32_iput_nbe, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(int32_t), pe,
        (request_handle *)request, "shmemx_int32_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_int64_iput_nbe, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(int64_t), pe,
        (request_handle *)request, "shmemx_int64_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_uint8_iput_nbe, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(uint8_t), pe,
        (request_handle *)request, "shmemx_uint8_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_uint16_iput_nbe, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(uint16_t), pe,
        (request_handle *)request, "shmemx_uint16_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_uint32_iput_nbe, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(uint32_t), pe,
        (request_handle *)request, "shmemx_uint32_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_uint64_iput_nbe, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(uint64_t), pe,
        (request_handle *)request, "shmemx_uint64_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_size_iput_nbe, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(size_t), pe,
        (request_handle *)request, "shmemx_size_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_ptrdiff_iput_nbe, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, sizeof(ptrdiff_t), pe,
        (request_handle *)request, "shmemx_ptrdiff_iput_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_iput8_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, 1, pe, (request_handle *)request,
        "shmemx_iput8_nbe(dest, source, dst, sst, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_iput16_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, 2, pe, (request_handle *)request,
        "shmemx_iput16_nbe(dest, source, dst, sst, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_iput32_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, 4, pe, (request_handle *)request,
        "shmemx_iput32_nbe(dest, source, dst, sst, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_iput64_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, 8, pe, (request_handle *)request,
        "shmemx_iput64_nbe(dest, source, dst, sst, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_iput128_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_iput(context_implicit(), dest, source, dst, sst, nelems, 16, pe, (request_handle *)request,
        "shmemx_iput128_nbe(dest, source, dst, sst, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_ctx_float_iput_nbe, shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(float), pe,
        (request_handle *)request,
        "shmemx_ctx_float_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_double_iput_nbe, shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(double), pe,
        (request_handle *)request,
        "shmemx_ctx_double_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_longdouble_iput_nbe, shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(long double), pe,
        (request_handle *)request,
        "shmemx_ctx_longdouble_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_char_iput_nbe, shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(char), pe, (request_handle *)request,
        "shmemx_ctx_char_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_schar_iput_nbe, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(signed char), pe,
        (request_handle *)request,
        "shmemx_ctx_schar_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_short_iput_nbe, shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(short), pe,
        (request_handle *)request,
        "shmemx_ctx_short_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int_iput_nbe, shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(int), pe, (request_handle *)request,
        "shmemx_ctx_int_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_long_iput_nbe, shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(long), pe, (request_handle *)request,
        "shmemx_ctx_long_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_longlong_iput_nbe, shmem_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(long long), pe,
        (request_handle *)request,
        "shmemx_ctx_longlong_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uchar_iput_nbe, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(unsigned char), pe,
        (request_handle *)request,
        "shmemx_ctx_uchar_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ushort_iput_nbe, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(unsigned short), pe,
        (request_handle *)request,
        "shmemx_ctx_ushort_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint_iput_nbe, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(unsigned int), pe,
        (request_handle *)request,
        "shmemx_ctx_uint_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ulong_iput_nbe, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(unsigned long), pe,
        (request_handle *)request,
        "shmemx_ctx_ulong_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ulonglong_iput_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(unsigned long long), pe,
        (request_handle *)request,
        "shmemx_ctx_ulonglong_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int8_iput_nbe, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(int8_t), pe,
        (request_handle *)request,
        "shmemx_ctx_int8_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int16_iput_nbe, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(int16_t), pe,
        (request_handle *)request,
        "shmemx_ctx_int16_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int32_iput_nbe, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(int32_t), pe,
        (request_handle *)request,
        "shmemx_ctx_int32_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int64_iput_nbe, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(int64_t), pe,
        (request_handle *)request,
        "shmemx_ctx_int64_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint8_iput_nbe, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(uint8_t), pe,
        (request_handle *)request,
        "shmemx_ctx_uint8_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint16_iput_nbe, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(uint16_t), pe,
        (request_handle *)request,
        "shmemx_ctx_uint16_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint32_iput_nbe, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(uint32_t), pe,
        (request_handle *)request,
        "shmemx_ctx_uint32_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint64_iput_nbe, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(uint64_t), pe,
        (request_handle *)request,
        "shmemx_ctx_uint64_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_size_iput_nbe, shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(size_t), pe,
        (request_handle *)request,
        "shmemx_ctx_size_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ptrdiff_iput_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, sizeof(ptrdiff_t), pe,
        (request_handle *)request,
        "shmemx_ctx_ptrdiff_iput_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_iput8_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, 1, pe, (request_handle *)request,
        "shmemx_ctx_iput8_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_iput16_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, 2, pe, (request_handle *)request,
        "shmemx_ctx_iput16_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_iput32_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, 4, pe, (request_handle *)request,
        "shmemx_ctx_iput32_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_iput64_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, 8, pe, (request_handle *)request,
        "shmemx_ctx_iput64_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_iput128_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iput(context_of(ctx), dest, source, dst, sst, nelems, 16, pe, (request_handle *)request,
        "shmemx_ctx_iput128_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_float_iget_nbe, float *dest, const float *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(float), pe,
        (request_handle *)request, "shmemx_float_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_double_iget_nbe, double *dest, const double *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(double), pe,
        (request_handle *)request, "shmemx_double_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_longdouble_iget_nbe, long double *dest, const long double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(long double), pe,
        (request_handle *)request, "shmemx_longdouble_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_char_iget_nbe, char *dest, const char *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(char), pe,
        (request_handle *)request, "shmemx_char_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_schar_iget_nbe, signed char *dest, const signed char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(signed char), pe,
        (request_handle *)request, "shmemx_schar_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_short_iget_nbe, short *dest, const short *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(short), pe,
        (request_handle *)request, "shmemx_short_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_int_iget_nbe, int *dest, const int *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(int), pe,
        (request_handle *)request, "shmemx_int_iget_nbe(dest, source, dst, sst, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_long_iget_nbe, long *dest, const long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(long), pe,
        (request_handle *)request, "shmemx_long_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_longlong_iget_nbe, long long *dest, const long long *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(long long), pe,
        (request_handle *)request, "shmemx_longlong_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_uchar_iget_nbe, unsigned char *dest, const unsigned char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(unsigned char), pe,
        (request_handle *)request, "shmemx_uchar_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_ushort_iget_nbe, unsigned short *dest, const unsigned short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(unsigned short), pe,
        (request_handle *)request, "shmemx_ushort_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_uint_iget_nbe, unsigned int *dest, const unsigned int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(unsigned int), pe,
        (request_handle *)request, "shmemx_uint_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_ulong_iget_nbe, unsigned long *dest, const unsigned long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(unsigned long), pe,
        (request_handle *)request, "shmemx_ulong_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_ulonglong_iget_nbe, unsigned long long *dest, const unsigned long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(unsigned long long), pe,
        (request_handle *)request, "shmemx_ulonglong_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_int8_iget_nbe, int8_t *dest, const int8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(int8_t), pe,
        (request_handle *)request, "shmemx_int8_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_int16_iget_nbe, int16_t *dest, const int16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(int16_t), pe,
        (request_handle *)request, "shmemx_int16_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_int32_iget_nbe, int32_t *dest, const int32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(int32_t), pe,
        (request_handle *)request, "shmemx_int32_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_int64_iget_nbe, int64_t *dest, const int64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(int64_t), pe,
        (request_handle *)request, "shmemx_int64_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_uint8_iget_nbe, uint8_t *dest, const uint8_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(uint8_t), pe,
        (request_handle *)request, "shmemx_uint8_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_uint16_iget_nbe, uint16_t *dest, const uint16_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(uint16_t), pe,
        (request_handle *)request, "shmemx_uint16_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_uint32_iget_nbe, uint32_t *dest, const uint32_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(uint32_t), pe,
        (request_handle *)request, "shmemx_uint32_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_uint64_iget_nbe, uint64_t *dest, const uint64_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(uint64_t), pe,
        (request_handle *)request, "shmemx_uint64_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_size_iget_nbe, size_t *dest, const size_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(size_t), pe,
        (request_handle *)request, "shmemx_size_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_ptrdiff_iget_nbe, ptrdiff_t *dest, const ptrdiff_t *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, sizeof(ptrdiff_t), pe,
        (request_handle *)request, "shmemx_ptrdiff_iget_nbe(dest, source, dst, sst, nelems, pe, request)",
        false);
}

PUBLIC(void, shmemx_iget8_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, 1, pe, (request_handle *)request,
        "shmemx_iget8_nbe(dest, source, dst, sst, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_iget16_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, 2, pe, (request_handle *)request,
        "shmemx_iget16_nbe(dest, source, dst, sst, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_iget32_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, 4, pe, (request_handle *)request,
        "shmemx_iget32_nbe(dest, source, dst, sst, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_iget64_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, 8, pe, (request_handle *)request,
        "shmemx_iget64_nbe(dest, source, dst, sst, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_iget128_nbe, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
    int pe, shmemx_request_h *request)
{
    request_iget(context_implicit(), dest, source, dst, sst, nelems, 16, pe, (request_handle *)request,
        "shmemx_iget128_nbe(dest, source, dst, sst, nelems, pe, request)", false);
}

PUBLIC(void, shmemx_ctx_float_iget_nbe, shmem_ctx_t ctx, float *dest, const float *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(float), pe,
        (request_handle *)request,
        "shmemx_ctx_float_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_double_iget_nbe, shmem_ctx_t ctx, double *dest, const double *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(double), pe,
        (request_handle *)request,
        "shmemx_ctx_double_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_longdouble_iget_nbe, shmem_ctx_t ctx, long double *dest, const long double *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(long double), pe,
        (request_handle *)request,
        "shmemx_ctx_longdouble_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_char_iget_nbe, shmem_ctx_t ctx, char *dest, const char *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(char), pe, (request_handle *)request,
        "shmemx_ctx_char_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_schar_iget_nbe, shmem_ctx_t ctx, signed char *dest, const signed char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(signed char), pe,
        (request_handle *)request,
        "shmemx_ctx_schar_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_short_iget_nbe, shmem_ctx_t ctx, short *dest, const short *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(short), pe,
        (request_handle *)request,
        "shmemx_ctx_short_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int_iget_nbe, shmem_ctx_t ctx, int *dest, const int *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(int), pe, (request_handle *)request,
        "shmemx_ctx_int_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_long_iget_nbe, shmem_ctx_t ctx, long *dest, const long *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(long), pe, (request_handle *)request,
        "shmemx_ctx_long_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_longlong_iget_nbe, shmem_ctx_t ctx, long long *dest, const long long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(long long), pe,
        (request_handle *)request,
        "shmemx_ctx_longlong_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uchar_iget_nbe, shmem_ctx_t ctx, unsigned char *dest, const unsigned char *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(unsigned char), pe,
        (request_handle *)request,
        "shmemx_ctx_uchar_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ushort_iget_nbe, shmem_ctx_t ctx, unsigned short *dest, const unsigned short *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(unsigned short), pe,
        (request_handle *)request,
        "shmemx_ctx_ushort_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint_iget_nbe, shmem_ctx_t ctx, unsigned int *dest, const unsigned int *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(unsigned int), pe,
        (request_handle *)request,
        "shmemx_ctx_uint_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ulong_iget_nbe, shmem_ctx_t ctx, unsigned long *dest, const unsigned long *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(unsigned long), pe,
        (request_handle *)request,
        "shmemx_ctx_ulong_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ulonglong_iget_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    const unsigned long long *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe,
    shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(unsigned long long), pe,
        (request_handle *)request,
        "shmemx_ctx_ulonglong_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int8_iget_nbe, shmem_ctx_t ctx, int8_t *dest, const int8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(int8_t), pe,
        (request_handle *)request,
        "shmemx_ctx_int8_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int16_iget_nbe, shmem_ctx_t ctx, int16_t *dest, const int16_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(int16_t), pe,
        (request_handle *)request,
        "shmemx_ctx_int16_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int32_iget_nbe, shmem_ctx_t ctx, int32_t *dest, const int32_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(int32_t), pe,
        (request_handle *)request,
        "shmemx_ctx_int32_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_int64_iget_nbe, shmem_ctx_t ctx, int64_t *dest, const int64_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(int64_t), pe,
        (request_handle *)request,
        "shmemx_ctx_int64_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint8_iget_nbe, shmem_ctx_t ctx, uint8_t *dest, const uint8_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(uint8_t), pe,
        (request_handle *)request,
        "shmemx_ctx_uint8_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint16_iget_nbe, shmem_ctx_t ctx, uint16_t *dest, const uint16_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(uint16_t), pe,
        (request_handle *)request,
        "shmemx_ctx_uint16_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint32_iget_nbe, shmem_ctx_t ctx, uint32_t *dest, const uint32_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(uint32_t), pe,
        (request_handle *)request,
        "shmemx_ctx_uint32_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_uint64_iget_nbe, shmem_ctx_t ctx, uint64_t *dest, const uint64_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(uint64_t), pe,
        (request_handle *)request,
        "shmemx_ctx_uint64_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_size_iget_nbe, shmem_ctx_t ctx, size_t *dest, const size_t *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(size_t), pe,
        (request_handle *)request,
        "shmemx_ctx_size_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_ptrdiff_iget_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, const ptrdiff_t *source,
    ptrdiff_t dst, ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, sizeof(ptrdiff_t), pe,
        (request_handle *)request,
        "shmemx_ctx_ptrdiff_iget_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_iget8_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, 1, pe, (request_handle *)request,
        "shmemx_ctx_iget8_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_iget16_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, 2, pe, (request_handle *)request,
        "shmemx_ctx_iget16_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_iget32_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, 4, pe, (request_handle *)request,
        "shmemx_ctx_iget32_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_iget64_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, 8, pe, (request_handle *)request,
        "shmemx_ctx_iget64_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}

PUBLIC(void, shmemx_ctx_iget128_nbe, shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst,
    ptrdiff_t sst, size_t nelems, int pe, shmemx_request_h *request)
{
    request_iget(context_of(ctx), dest, source, dst, sst, nelems, 16, pe, (request_handle *)request,
        "shmemx_ctx_iget128_nbe(ctx, dest, source, dst, sst, nelems, pe, request)", true);
}
