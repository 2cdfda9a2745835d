/* Made by gen.py from shmem.api: do not edit. */
/* Non-blocking atomic operations with a request. */
#include "api/public.h"

PUBLIC(void, shmemx_float_atomic_fetch_nbe, float *fetch, const float *source, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_float_atomic_fetch_nbe(fetch, source, pe, request)", false, AMO_FETCH);
}

PUBLIC(void, shmemx_double_atomic_fetch_nbe, double *fetch, const double *source, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_double_atomic_fetch_nbe(fetch, source, pe, request)", false, AMO_FETCH);
}

PUBLIC(void, shmemx_int_atomic_fetch_nbe, int *fetch, const int *source, int pe, shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_int_atomic_fetch_nbe(fetch, source, pe, request)", false, AMO_FETCH);
}

PUBLIC(void, shmemx_long_atomic_fetch_nbe, long *fetch, const long *source, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_long_atomic_fetch_nbe(fetch, source, pe, request)", false, AMO_FETCH);
}

PUBLIC(void, shmemx_longlong_atomic_fetch_nbe, long long *fetch, const long long *source, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_longlong_atomic_fetch_nbe(fetch, source, pe, request)", false, AMO_FETCH);
}

PUBLIC(void, shmemx_uint_atomic_fetch_nbe, unsigned int *fetch, const unsigned int *source, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_uint_atomic_fetch_nbe(fetch, source, pe, request)", false, AMO_FETCH);
}

PUBLIC(void, shmemx_ulong_atomic_fetch_nbe, unsigned long *fetch, const unsigned long *source, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_ulong_atomic_fetch_nbe(fetch, source, pe, request)", false, AMO_FETCH);
}

PUBLIC(void, shmemx_ulonglong_atomic_fetch_nbe, unsigned long long *fetch, const unsigned long long *source,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_ulonglong_atomic_fetch_nbe(fetch, source, pe, request)", false, AMO_FETCH);
}

PUBLIC(void, shmemx_int32_atomic_fetch_nbe, int32_t *fetch, const int32_t *source, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_int32_atomic_fetch_nbe(fetch, source, pe, request)", false, AMO_FETCH);
}

PUBLIC(void, shmemx_int64_atomic_fetch_nbe, int64_t *fetch, const int64_t *source, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_int64_atomic_fetch_nbe(fetch, source, pe, request)", false, AMO_FETCH);
}

PUBLIC(void, shmemx_uint32_atomic_fetch_nbe, uint32_t *fetch, const uint32_t *source, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_uint32_atomic_fetch_nbe(fetch, source, pe, request)", false, AMO_FETCH);
}

PUBLIC(void, shmemx_uint64_atomic_fetch_nbe, uint64_t *fetch, const uint64_t *source, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_uint64_atomic_fetch_nbe(fetch, source, pe, request)", false, AMO_FETCH);
}

PUBLIC(void, shmemx_size_atomic_fetch_nbe, size_t *fetch, const size_t *source, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_size_atomic_fetch_nbe(fetch, source, pe, request)", false, AMO_FETCH);
}

PUBLIC(void, shmemx_ptrdiff_atomic_fetch_nbe, ptrdiff_t *fetch, const ptrdiff_t *source, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_ptrdiff_atomic_fetch_nbe(fetch, source, pe, request)", false, AMO_FETCH);
}

PUBLIC(void, shmemx_ctx_float_atomic_fetch_nbe, shmem_ctx_t ctx, float *fetch, const float *source, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_ctx_float_atomic_fetch_nbe(ctx, fetch, source, pe, request)", true, AMO_FETCH);
}

PUBLIC(void, shmemx_ctx_double_atomic_fetch_nbe, shmem_ctx_t ctx, double *fetch, const double *source, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_ctx_double_atomic_fetch_nbe(ctx, fetch, source, pe, request)", true, AMO_FETCH);
}

PUBLIC(void, shmemx_ctx_int_atomic_fetch_nbe, shmem_ctx_t ctx, int *fetch, const int *source, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_ctx_int_atomic_fetch_nbe(ctx, fetch, source, pe, request)", true, AMO_FETCH);
}

PUBLIC(void, shmemx_ctx_long_atomic_fetch_nbe, shmem_ctx_t ctx, long *fetch, const long *source, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_ctx_long_atomic_fetch_nbe(ctx, fetch, source, pe, request)", true, AMO_FETCH);
}

PUBLIC(void, shmemx_ctx_longlong_atomic_fetch_nbe, shmem_ctx_t ctx, long long *fetch, const long long *source,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_ctx_longlong_atomic_fetch_nbe(ctx, fetch, source, pe, request)", true, AMO_FETCH);
}

PUBLIC(void, shmemx_ctx_uint_atomic_fetch_nbe, shmem_ctx_t ctx, unsigned int *fetch,
    const unsigned int *source, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_ctx_uint_atomic_fetch_nbe(ctx, fetch, source, pe, request)", true, AMO_FETCH);
}

PUBLIC(void, shmemx_ctx_ulong_atomic_fetch_nbe, shmem_ctx_t ctx, unsigned long *fetch,
    const unsigned long *source, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_ctx_ulong_atomic_fetch_nbe(ctx, fetch, source, pe, request)", true, AMO_FETCH);
}

PUBLIC(void, shmemx_ctx_ulonglong_atomic_fetch_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    const unsigned long long *source, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_ctx_ulonglong_atomic_fetch_nbe(ctx, fetch, source, pe, request)", true, AMO_FETCH);
}

PUBLIC(void, shmemx_ctx_int32_atomic_fetch_nbe, shmem_ctx_t ctx, int32_t *fetch, const int32_t *source,
    int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_ctx_int32_atomic_fetch_nbe(ctx, fetch, source, pe, request)", true, AMO_FETCH);
}

PUBLIC(void, shmemx_ctx_int64_atomic_fetch_nbe, shmem_ctx_t ctx, int64_t *fetch, const int64_t *source,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_ctx_int64_atomic_fetch_nbe(ctx, fetch, source, pe, request)", true, AMO_FETCH);
}

PUBLIC(void, shmemx_ctx_uint32_atomic_fetch_nbe, shmem_ctx_t ctx, uint32_t *fetch, const uint32_t *source,
    int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_ctx_uint32_atomic_fetch_nbe(ctx, fetch, source, pe, request)", true, AMO_FETCH);
}

PUBLIC(void, shmemx_ctx_uint64_atomic_fetch_nbe, shmem_ctx_t ctx, uint64_t *fetch, const uint64_t *source,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_ctx_uint64_atomic_fetch_nbe(ctx, fetch, source, pe, request)", true, AMO_FETCH);
}

PUBLIC(void, shmemx_ctx_size_atomic_fetch_nbe, shmem_ctx_t ctx, size_t *fetch, const size_t *source, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_ctx_size_atomic_fetch_nbe(ctx, fetch, source, pe, request)", true, AMO_FETCH);
}

PUBLIC(void, shmemx_ctx_ptrdiff_atomic_fetch_nbe, shmem_ctx_t ctx, ptrdiff_t *fetch, const ptrdiff_t *source,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, source, 0, 0, pe, (request_handle *)request,
        "shmemx_ctx_ptrdiff_atomic_fetch_nbe(ctx, fetch, source, pe, request)", true, AMO_FETCH);
}

PUBLIC(void, shmemx_float_atomic_set_nbe, float *dest, float value, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, float_bits(value), pe, (request_handle *)request,
        "shmemx_float_atomic_set_nbe(dest, value, pe, request)", false, AMO_SET);
}

PUBLIC(void, shmemx_double_atomic_set_nbe, double *dest, double value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, double_bits(value), pe, (request_handle *)request,
        "shmemx_double_atomic_set_nbe(dest, value, pe, request)", false, AMO_SET);
}

PUBLIC(void, shmemx_int_atomic_set_nbe, int *dest, int value, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int_atomic_set_nbe(dest, value, pe, request)", false, AMO_SET);
}

PUBLIC(void, shmemx_long_atomic_set_nbe, long *dest, long value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_long_atomic_set_nbe(dest, value, pe, request)", false, AMO_SET);
}

PUBLIC(void, shmemx_longlong_atomic_set_nbe, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_longlong_atomic_set_nbe(dest, value, pe, request)", false, AMO_SET);
}

PUBLIC(void, shmemx_uint_atomic_set_nbe, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint_atomic_set_nbe(dest, value, pe, request)", false, AMO_SET);
}

PUBLIC(void, shmemx_ulong_atomic_set_nbe, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulong_atomic_set_nbe(dest, value, pe, request)", false, AMO_SET);
}

PUBLIC(void, shmemx_ulonglong_atomic_set_nbe, unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulonglong_atomic_set_nbe(dest, value, pe, request)", false, AMO_SET);
}

PUBLIC(void, shmemx_int32_atomic_set_nbe, int32_t *dest, int32_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int32_atomic_set_nbe(dest, value, pe, request)", false, AMO_SET);
}

PUBLIC(void, shmemx_int64_atomic_set_nbe, int64_t *dest, int64_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_int64_atomic_set_nbe(dest, value, pe, request)", false, AMO_SET);
}

PUBLIC(void, shmemx_uint32_atomic_set_nbe, uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint32_atomic_set_nbe(dest, value, pe, request)", false, AMO_SET);
}

PUBLIC(void, shmemx_uint64_atomic_set_nbe, uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_uint64_atomic_set_nbe(dest, value, pe, request)", false, AMO_SET);
}

PUBLIC(void, shmemx_size_atomic_set_nbe, size_t *dest, size_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_size_atomic_set_nbe(dest, value, pe, request)", false, AMO_SET);
}

PUBLIC(void, shmemx_ptrdiff_atomic_set_nbe, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ptrdiff_atomic_set_nbe(dest, value, pe, request)", false, AMO_SET);
}

PUBLIC(void, shmemx_ctx_float_atomic_set_nbe, shmem_ctx_t ctx, float *dest, float value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, float_bits(value), pe, (request_handle *)request,
        "shmemx_ctx_float_atomic_set_nbe(ctx, dest, value, pe, request)", true, AMO_SET);
}

PUBLIC(void, shmemx_ctx_double_atomic_set_nbe, shmem_ctx_t ctx, double *dest, double value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, double_bits(value), pe, (request_handle *)request,
        "shmemx_ctx_double_atomic_set_nbe(ctx, dest, value, pe, request)", true, AMO_SET);
}

PUBLIC(void, shmemx_ctx_int_atomic_set_nbe, shmem_ctx_t ctx, int *dest, int value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int_atomic_set_nbe(ctx, dest, value, pe, request)", true, AMO_SET);
}

PUBLIC(void, shmemx_ctx_long_atomic_set_nbe, shmem_ctx_t ctx, long *dest, long value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_long_atomic_set_nbe(ctx, dest, value, pe, request)", true, AMO_SET);
}

PUBLIC(void, shmemx_ctx_longlong_atomic_set_nbe, shmem_ctx_t ctx, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_longlong_atomic_set_nbe(ctx, dest, value, pe, request)", true, AMO_SET);
}

PUBLIC(void, shmemx_ctx_uint_atomic_set_nbe, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint_atomic_set_nbe(ctx, dest, value, pe, request)", true, AMO_SET);
}

PUBLIC(void, shmemx_ctx_ulong_atomic_set_nbe, shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulong_atomic_set_nbe(ctx, dest, value, pe, request)", true, AMO_SET);
}

PUBLIC(void, shmemx_ctx_ulonglong_atomic_set_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulonglong_atomic_set_nbe(ctx, dest, value, pe, request)", true, AMO_SET);
}

PUBLIC(void, shmemx_ctx_int32_atomic_set_nbe, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int32_atomic_set_nbe(ctx, dest, value, pe, request)", true, AMO_SET);
}

PUBLIC(void, shmemx_ctx_int64_atomic_set_nbe, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int64_atomic_set_nbe(ctx, dest, value, pe, request)", true, AMO_SET);
}

PUBLIC(void, shmemx_ctx_uint32_atomic_set_nbe, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint32_atomic_set_nbe(ctx, dest, value, pe, request)", true, AMO_SET);
}

PUBLIC(void, shmemx_ctx_uint64_atomic_set_nbe, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint64_atomic_set_nbe(ctx, dest, value, pe, request)", true, AMO_SET);
}

PUBLIC(void, shmemx_ctx_size_atomic_set_nbe, shmem_ctx_t ctx, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_size_atomic_set_nbe(ctx, dest, value, pe, request)", true, AMO_SET);
}

PUBLIC(void, shmemx_ctx_ptrdiff_atomic_set_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ptrdiff_atomic_set_nbe(ctx, dest, value, pe, request)", true, AMO_SET);
}

PUBLIC(void, shmemx_float_atomic_swap_nbe, float *fetch, float *dest, float value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, float_bits(value), pe, (request_handle *)request,
        "shmemx_float_atomic_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_double_atomic_swap_nbe, double *fetch, double *dest, double value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, double_bits(value), pe, (request_handle *)request,
        "shmemx_double_atomic_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_int_atomic_swap_nbe, int *fetch, int *dest, int value, int pe, shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int_atomic_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_long_atomic_swap_nbe, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_long_atomic_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_longlong_atomic_swap_nbe, long long *fetch, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_longlong_atomic_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_uint_atomic_swap_nbe, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint_atomic_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_ulong_atomic_swap_nbe, unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulong_atomic_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_ulonglong_atomic_swap_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulonglong_atomic_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_int32_atomic_swap_nbe, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int32_atomic_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_int64_atomic_swap_nbe, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_int64_atomic_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_uint32_atomic_swap_nbe, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint32_atomic_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_uint64_atomic_swap_nbe, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_uint64_atomic_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_size_atomic_swap_nbe, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_size_atomic_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_ptrdiff_atomic_swap_nbe, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ptrdiff_atomic_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_float_atomic_swap_nbe, shmem_ctx_t ctx, float *fetch, float *dest, float value,
    int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, float_bits(value), pe, (request_handle *)request,
        "shmemx_ctx_float_atomic_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_double_atomic_swap_nbe, shmem_ctx_t ctx, double *fetch, double *dest, double value,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, double_bits(value), pe, (request_handle *)request,
        "shmemx_ctx_double_atomic_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_int_atomic_swap_nbe, shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int_atomic_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_long_atomic_swap_nbe, shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_long_atomic_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_longlong_atomic_swap_nbe, shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_longlong_atomic_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_uint_atomic_swap_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint_atomic_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_ulong_atomic_swap_nbe, shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulong_atomic_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_ulonglong_atomic_swap_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulonglong_atomic_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_int32_atomic_swap_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int32_atomic_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_int64_atomic_swap_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int64_atomic_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_uint32_atomic_swap_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint32_atomic_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_uint64_atomic_swap_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint64_atomic_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_size_atomic_swap_nbe, shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_size_atomic_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_ptrdiff_atomic_swap_nbe, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ptrdiff_atomic_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_int_atomic_compare_swap_nbe, int *fetch, int *dest, int cond, int value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        (request_handle *)request,
        "shmemx_int_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request)", false, AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_long_atomic_compare_swap_nbe, long *fetch, long *dest, long cond, long value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_long_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_longlong_atomic_compare_swap_nbe, long long *fetch, long long *dest, long long cond,
    long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_longlong_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_uint_atomic_compare_swap_nbe, unsigned int *fetch, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe, shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        (request_handle *)request,
        "shmemx_uint_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ulong_atomic_compare_swap_nbe, unsigned long *fetch, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_ulong_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ulonglong_atomic_compare_swap_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_ulonglong_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_int32_atomic_compare_swap_nbe, int32_t *fetch, int32_t *dest, int32_t cond, int32_t value,
    int pe, shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        (request_handle *)request,
        "shmemx_int32_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_int64_atomic_compare_swap_nbe, int64_t *fetch, int64_t *dest, int64_t cond, int64_t value,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_int64_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_uint32_atomic_compare_swap_nbe, uint32_t *fetch, uint32_t *dest, uint32_t cond,
    uint32_t value, int pe, shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        (request_handle *)request,
        "shmemx_uint32_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_uint64_atomic_compare_swap_nbe, uint64_t *fetch, uint64_t *dest, uint64_t cond,
    uint64_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_uint64_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_size_atomic_compare_swap_nbe, size_t *fetch, size_t *dest, size_t cond, size_t value,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_size_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ptrdiff_atomic_compare_swap_nbe, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_ptrdiff_atomic_compare_swap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_int_atomic_compare_swap_nbe, shmem_ctx_t ctx, int *fetch, int *dest, int cond,
    int value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        (request_handle *)request,
        "shmemx_ctx_int_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request)", true,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_long_atomic_compare_swap_nbe, shmem_ctx_t ctx, long *fetch, long *dest, long cond,
    long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_ctx_long_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request)", true,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_longlong_atomic_compare_swap_nbe, shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long cond, long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_ctx_longlong_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request)", true,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_uint_atomic_compare_swap_nbe, shmem_ctx_t ctx, unsigned int *fetch,
    unsigned int *dest, unsigned int cond, unsigned int value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        (request_handle *)request,
        "shmemx_ctx_uint_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request)", true,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_ulong_atomic_compare_swap_nbe, shmem_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long cond, unsigned long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_ctx_ulong_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request)", true,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_ulonglong_atomic_compare_swap_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_ctx_ulonglong_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request)", true,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_int32_atomic_compare_swap_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t cond, int32_t value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        (request_handle *)request,
        "shmemx_ctx_int32_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request)", true,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_int64_atomic_compare_swap_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t cond, int64_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_ctx_int64_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request)", true,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_uint32_atomic_compare_swap_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t cond, uint32_t value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        (request_handle *)request,
        "shmemx_ctx_uint32_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request)", true,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_uint64_atomic_compare_swap_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t cond, uint64_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_ctx_uint64_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request)", true,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_size_atomic_compare_swap_nbe, shmem_ctx_t ctx, size_t *fetch, size_t *dest,
    size_t cond, size_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_ctx_size_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request)", true,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_ptrdiff_atomic_compare_swap_nbe, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t cond, ptrdiff_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_ctx_ptrdiff_atomic_compare_swap_nbe(ctx, fetch, dest, cond, value, pe, request)", true,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_int_atomic_fetch_inc_nbe, int *fetch, int *dest, int pe, shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_int_atomic_fetch_inc_nbe(fetch, dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_long_atomic_fetch_inc_nbe, long *fetch, long *dest, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_long_atomic_fetch_inc_nbe(fetch, dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_longlong_atomic_fetch_inc_nbe, long long *fetch, long long *dest, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_longlong_atomic_fetch_inc_nbe(fetch, dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_uint_atomic_fetch_inc_nbe, unsigned int *fetch, unsigned int *dest, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_uint_atomic_fetch_inc_nbe(fetch, dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ulong_atomic_fetch_inc_nbe, unsigned long *fetch, unsigned long *dest, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_ulong_atomic_fetch_inc_nbe(fetch, dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ulonglong_atomic_fetch_inc_nbe, unsigned long long *fetch, unsigned long long *dest,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_ulonglong_atomic_fetch_inc_nbe(fetch, dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_int32_atomic_fetch_inc_nbe, int32_t *fetch, int32_t *dest, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_int32_atomic_fetch_inc_nbe(fetch, dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_int64_atomic_fetch_inc_nbe, int64_t *fetch, int64_t *dest, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_int64_atomic_fetch_inc_nbe(fetch, dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_uint32_atomic_fetch_inc_nbe, uint32_t *fetch, uint32_t *dest, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_uint32_atomic_fetch_inc_nbe(fetch, dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_uint64_atomic_fetch_inc_nbe, uint64_t *fetch, uint64_t *dest, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_uint64_atomic_fetch_inc_nbe(fetch, dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_size_atomic_fetch_inc_nbe, size_t *fetch, size_t *dest, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_size_atomic_fetch_inc_nbe(fetch, dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ptrdiff_atomic_fetch_inc_nbe, ptrdiff_t *fetch, ptrdiff_t *dest, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_ptrdiff_atomic_fetch_inc_nbe(fetch, dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_int_atomic_fetch_inc_nbe, shmem_ctx_t ctx, int *fetch, int *dest, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_ctx_int_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_long_atomic_fetch_inc_nbe, shmem_ctx_t ctx, long *fetch, long *dest, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_ctx_long_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_longlong_atomic_fetch_inc_nbe, shmem_ctx_t ctx, long long *fetch, long long *dest,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_ctx_longlong_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_uint_atomic_fetch_inc_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_ctx_uint_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_ulong_atomic_fetch_inc_nbe, shmem_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_ctx_ulong_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_ulonglong_atomic_fetch_inc_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_ctx_ulonglong_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_int32_atomic_fetch_inc_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_ctx_int32_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_int64_atomic_fetch_inc_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_ctx_int64_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_uint32_atomic_fetch_inc_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_ctx_uint32_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_uint64_atomic_fetch_inc_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_ctx_uint64_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_size_atomic_fetch_inc_nbe, shmem_ctx_t ctx, size_t *fetch, size_t *dest, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_ctx_size_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_ptrdiff_atomic_fetch_inc_nbe, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, 1, pe, (request_handle *)request,
        "shmemx_ctx_ptrdiff_atomic_fetch_inc_nbe(ctx, fetch, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_int_atomic_inc_nbe, int *dest, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, 1, pe, (request_handle *)request,
        "shmemx_int_atomic_inc_nbe(dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_long_atomic_inc_nbe, long *dest, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, 1, pe, (request_handle *)request,
        "shmemx_long_atomic_inc_nbe(dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_longlong_atomic_inc_nbe, long long *dest, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, 1, pe, (request_handle *)request,
        "shmemx_longlong_atomic_inc_nbe(dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_uint_atomic_inc_nbe, unsigned int *dest, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, 1, pe, (request_handle *)request,
        "shmemx_uint_atomic_inc_nbe(dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ulong_atomic_inc_nbe, unsigned long *dest, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, 1, pe, (request_handle *)request,
        "shmemx_ulong_atomic_inc_nbe(dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ulonglong_atomic_inc_nbe, unsigned long long *dest, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, 1, pe, (request_handle *)request,
        "shmemx_ulonglong_atomic_inc_nbe(dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_int32_atomic_inc_nbe, int32_t *dest, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, 1, pe, (request_handle *)request,
        "shmemx_int32_atomic_inc_nbe(dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_int64_atomic_inc_nbe, int64_t *dest, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, 1, pe, (request_handle *)request,
        "shmemx_int64_atomic_inc_nbe(dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_uint32_atomic_inc_nbe, uint32_t *dest, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, 1, pe, (request_handle *)request,
        "shmemx_uint32_atomic_inc_nbe(dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_uint64_atomic_inc_nbe, uint64_t *dest, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, 1, pe, (request_handle *)request,
        "shmemx_uint64_atomic_inc_nbe(dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_size_atomic_inc_nbe, size_t *dest, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, 1, pe, (request_handle *)request,
        "shmemx_size_atomic_inc_nbe(dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ptrdiff_atomic_inc_nbe, ptrdiff_t *dest, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, 1, pe, (request_handle *)request,
        "shmemx_ptrdiff_atomic_inc_nbe(dest, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_int_atomic_inc_nbe, shmem_ctx_t ctx, int *dest, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, 1, pe, (request_handle *)request,
        "shmemx_ctx_int_atomic_inc_nbe(ctx, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_long_atomic_inc_nbe, shmem_ctx_t ctx, long *dest, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, 1, pe, (request_handle *)request,
        "shmemx_ctx_long_atomic_inc_nbe(ctx, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_longlong_atomic_inc_nbe, shmem_ctx_t ctx, long long *dest, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, 1, pe, (request_handle *)request,
        "shmemx_ctx_longlong_atomic_inc_nbe(ctx, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_uint_atomic_inc_nbe, shmem_ctx_t ctx, unsigned int *dest, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, 1, pe, (request_handle *)request,
        "shmemx_ctx_uint_atomic_inc_nbe(ctx, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_ulong_atomic_inc_nbe, shmem_ctx_t ctx, unsigned long *dest, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, 1, pe, (request_handle *)request,
        "shmemx_ctx_ulong_atomic_inc_nbe(ctx, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_ulonglong_atomic_inc_nbe, shmem_ctx_t ctx, unsigned long long *dest, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, 1, pe, (request_handle *)request,
        "shmemx_ctx_ulonglong_atomic_inc_nbe(ctx, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_int32_atomic_inc_nbe, shmem_ctx_t ctx, int32_t *dest, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, 1, pe, (request_handle *)request,
        "shmemx_ctx_int32_atomic_inc_nbe(ctx, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_int64_atomic_inc_nbe, shmem_ctx_t ctx, int64_t *dest, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, 1, pe, (request_handle *)request,
        "shmemx_ctx_int64_atomic_inc_nbe(ctx, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_uint32_atomic_inc_nbe, shmem_ctx_t ctx, uint32_t *dest, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, 1, pe, (request_handle *)request,
        "shmemx_ctx_uint32_atomic_inc_nbe(ctx, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_uint64_atomic_inc_nbe, shmem_ctx_t ctx, uint64_t *dest, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, 1, pe, (request_handle *)request,
        "shmemx_ctx_uint64_atomic_inc_nbe(ctx, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_size_atomic_inc_nbe, shmem_ctx_t ctx, size_t *dest, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, 1, pe, (request_handle *)request,
        "shmemx_ctx_size_atomic_inc_nbe(ctx, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_ptrdiff_atomic_inc_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, 1, pe, (request_handle *)request,
        "shmemx_ctx_ptrdiff_atomic_inc_nbe(ctx, dest, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_int_atomic_fetch_add_nbe, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int_atomic_fetch_add_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_long_atomic_fetch_add_nbe, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_long_atomic_fetch_add_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_longlong_atomic_fetch_add_nbe, long long *fetch, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_longlong_atomic_fetch_add_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_uint_atomic_fetch_add_nbe, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe, shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint_atomic_fetch_add_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ulong_atomic_fetch_add_nbe, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulong_atomic_fetch_add_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ulonglong_atomic_fetch_add_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulonglong_atomic_fetch_add_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_int32_atomic_fetch_add_nbe, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int32_atomic_fetch_add_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_int64_atomic_fetch_add_nbe, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_int64_atomic_fetch_add_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_uint32_atomic_fetch_add_nbe, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint32_atomic_fetch_add_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_uint64_atomic_fetch_add_nbe, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_uint64_atomic_fetch_add_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_size_atomic_fetch_add_nbe, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_size_atomic_fetch_add_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ptrdiff_atomic_fetch_add_nbe, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ptrdiff_atomic_fetch_add_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_int_atomic_fetch_add_nbe, shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_long_atomic_fetch_add_nbe, shmem_ctx_t ctx, long *fetch, long *dest, long value,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_long_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_longlong_atomic_fetch_add_nbe, shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_longlong_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_uint_atomic_fetch_add_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_ulong_atomic_fetch_add_nbe, shmem_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulong_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_ulonglong_atomic_fetch_add_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulonglong_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_int32_atomic_fetch_add_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int32_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_int64_atomic_fetch_add_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int64_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_uint32_atomic_fetch_add_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint32_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_uint64_atomic_fetch_add_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint64_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_size_atomic_fetch_add_nbe, shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_size_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_ptrdiff_atomic_fetch_add_nbe, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ptrdiff_atomic_fetch_add_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_int_atomic_add_nbe, int *dest, int value, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int_atomic_add_nbe(dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_long_atomic_add_nbe, long *dest, long value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_long_atomic_add_nbe(dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_longlong_atomic_add_nbe, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_longlong_atomic_add_nbe(dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_uint_atomic_add_nbe, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint_atomic_add_nbe(dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ulong_atomic_add_nbe, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulong_atomic_add_nbe(dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ulonglong_atomic_add_nbe, unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulonglong_atomic_add_nbe(dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_int32_atomic_add_nbe, int32_t *dest, int32_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int32_atomic_add_nbe(dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_int64_atomic_add_nbe, int64_t *dest, int64_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_int64_atomic_add_nbe(dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_uint32_atomic_add_nbe, uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint32_atomic_add_nbe(dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_uint64_atomic_add_nbe, uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_uint64_atomic_add_nbe(dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_size_atomic_add_nbe, size_t *dest, size_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_size_atomic_add_nbe(dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ptrdiff_atomic_add_nbe, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ptrdiff_atomic_add_nbe(dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_int_atomic_add_nbe, shmem_ctx_t ctx, int *dest, int value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int_atomic_add_nbe(ctx, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_long_atomic_add_nbe, shmem_ctx_t ctx, long *dest, long value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_long_atomic_add_nbe(ctx, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_longlong_atomic_add_nbe, shmem_ctx_t ctx, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_longlong_atomic_add_nbe(ctx, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_uint_atomic_add_nbe, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint_atomic_add_nbe(ctx, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_ulong_atomic_add_nbe, shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulong_atomic_add_nbe(ctx, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_ulonglong_atomic_add_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulonglong_atomic_add_nbe(ctx, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_int32_atomic_add_nbe, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int32_atomic_add_nbe(ctx, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_int64_atomic_add_nbe, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int64_atomic_add_nbe(ctx, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_uint32_atomic_add_nbe, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint32_atomic_add_nbe(ctx, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_uint64_atomic_add_nbe, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint64_atomic_add_nbe(ctx, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_size_atomic_add_nbe, shmem_ctx_t ctx, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_size_atomic_add_nbe(ctx, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_ptrdiff_atomic_add_nbe, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ptrdiff_atomic_add_nbe(ctx, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_uint_atomic_fetch_and_nbe, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe, shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint_atomic_fetch_and_nbe(fetch, dest, value, pe, request)", false, AMO_AND);
}

PUBLIC(void, shmemx_ulong_atomic_fetch_and_nbe, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulong_atomic_fetch_and_nbe(fetch, dest, value, pe, request)", false, AMO_AND);
}

PUBLIC(void, shmemx_ulonglong_atomic_fetch_and_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulonglong_atomic_fetch_and_nbe(fetch, dest, value, pe, request)", false, AMO_AND);
}

PUBLIC(void, shmemx_int32_atomic_fetch_and_nbe, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int32_atomic_fetch_and_nbe(fetch, dest, value, pe, request)", false, AMO_AND);
}

PUBLIC(void, shmemx_int64_atomic_fetch_and_nbe, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_int64_atomic_fetch_and_nbe(fetch, dest, value, pe, request)", false, AMO_AND);
}

PUBLIC(void, shmemx_uint32_atomic_fetch_and_nbe, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint32_atomic_fetch_and_nbe(fetch, dest, value, pe, request)", false, AMO_AND);
}

PUBLIC(void, shmemx_uint64_atomic_fetch_and_nbe, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_uint64_atomic_fetch_and_nbe(fetch, dest, value, pe, request)", false, AMO_AND);
}

PUBLIC(void, shmemx_ctx_uint_atomic_fetch_and_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint_atomic_fetch_and_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_AND);
}

PUBLIC(void, shmemx_ctx_ulong_atomic_fetch_and_nbe, shmem_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulong_atomic_fetch_and_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_AND);
}

PUBLIC(void, shmemx_ctx_ulonglong_atomic_fetch_and_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulonglong_atomic_fetch_and_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_AND);
}

PUBLIC(void, shmemx_ctx_int32_atomic_fetch_and_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int32_atomic_fetch_and_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_AND);
}

PUBLIC(void, shmemx_ctx_int64_atomic_fetch_and_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int64_atomic_fetch_and_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_AND);
}

PUBLIC(void, shmemx_ctx_uint32_atomic_fetch_and_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint32_atomic_fetch_and_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_AND);
}

PUBLIC(void, shmemx_ctx_uint64_atomic_fetch_and_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint64_atomic_fetch_and_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_AND);
}

PUBLIC(void, shmemx_uint_atomic_and_nbe, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint_atomic_and_nbe(dest, value, pe, request)", false, AMO_AND);
}

PUBLIC(void, shmemx_ulong_atomic_and_nbe, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulong_atomic_and_nbe(dest, value, pe, request)", false, AMO_AND);
}

PUBLIC(void, shmemx_ulonglong_atomic_and_nbe, unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulonglong_atomic_and_nbe(dest, value, pe, request)", false, AMO_AND);
}

PUBLIC(void, shmemx_int32_atomic_and_nbe, int32_t *dest, int32_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int32_atomic_and_nbe(dest, value, pe, request)", false, AMO_AND);
}

PUBLIC(void, shmemx_int64_atomic_and_nbe, int64_t *dest, int64_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_int64_atomic_and_nbe(dest, value, pe, request)", false, AMO_AND);
}

PUBLIC(void, shmemx_uint32_atomic_and_nbe, uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint32_atomic_and_nbe(dest, value, pe, request)", false, AMO_AND);
}

PUBLIC(void, shmemx_uint64_atomic_and_nbe, uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_uint64_atomic_and_nbe(dest, value, pe, request)", false, AMO_AND);
}

PUBLIC(void, shmemx_ctx_uint_atomic_and_nbe, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint_atomic_and_nbe(ctx, dest, value, pe, request)", true, AMO_AND);
}

PUBLIC(void, shmemx_ctx_ulong_atomic_and_nbe, shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulong_atomic_and_nbe(ctx, dest, value, pe, request)", true, AMO_AND);
}

PUBLIC(void, shmemx_ctx_ulonglong_atomic_and_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulonglong_atomic_and_nbe(ctx, dest, value, pe, request)", true, AMO_AND);
}

PUBLIC(void, shmemx_ctx_int32_atomic_and_nbe, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int32_atomic_and_nbe(ctx, dest, value, pe, request)", true, AMO_AND);
}

PUBLIC(void, shmemx_ctx_int64_atomic_and_nbe, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int64_atomic_and_nbe(ctx, dest, value, pe, request)", true, AMO_AND);
}

PUBLIC(void, shmemx_ctx_uint32_atomic_and_nbe, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint32_atomic_and_nbe(ctx, dest, value, pe, request)", true, AMO_AND);
}

PUBLIC(void, shmemx_ctx_uint64_atomic_and_nbe, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint64_atomic_and_nbe(ctx, dest, value, pe, request)", true, AMO_AND);
}

PUBLIC(void, shmemx_uint_atomic_fetch_or_nbe, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe, shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint_atomic_fetch_or_nbe(fetch, dest, value, pe, request)", false, AMO_OR);
}

PUBLIC(void, shmemx_ulong_atomic_fetch_or_nbe, unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulong_atomic_fetch_or_nbe(fetch, dest, value, pe, request)", false, AMO_OR);
}

PUBLIC(void, shmemx_ulonglong_atomic_fetch_or_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulonglong_atomic_fetch_or_nbe(fetch, dest, value, pe, request)", false, AMO_OR);
}

PUBLIC(void, shmemx_int32_atomic_fetch_or_nbe, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int32_atomic_fetch_or_nbe(fetch, dest, value, pe, request)", false, AMO_OR);
}

PUBLIC(void, shmemx_int64_atomic_fetch_or_nbe, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_int64_atomic_fetch_or_nbe(fetch, dest, value, pe, request)", false, AMO_OR);
}

PUBLIC(void, shmemx_uint32_atomic_fetch_or_nbe, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint32_atomic_fetch_or_nbe(fetch, dest, value, pe, request)", false, AMO_OR);
}

PUBLIC(void, shmemx_uint64_atomic_fetch_or_nbe, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_uint64_atomic_fetch_or_nbe(fetch, dest, value, pe, request)", false, AMO_OR);
}

PUBLIC(void, shmemx_ctx_uint_atomic_fetch_or_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint_atomic_fetch_or_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_OR);
}

PUBLIC(void, shmemx_ctx_ulong_atomic_fetch_or_nbe, shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulong_atomic_fetch_or_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_OR);
}

PUBLIC(void, shmemx_ctx_ulonglong_atomic_fetch_or_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulonglong_atomic_fetch_or_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_OR);
}

PUBLIC(void, shmemx_ctx_int32_atomic_fetch_or_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int32_atomic_fetch_or_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_OR);
}

PUBLIC(void, shmemx_ctx_int64_atomic_fetch_or_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int64_atomic_fetch_or_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_OR);
}

PUBLIC(void, shmemx_ctx_uint32_atomic_fetch_or_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint32_atomic_fetch_or_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_OR);
}

PUBLIC(void, shmemx_ctx_uint64_atomic_fetch_or_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint64_atomic_fetch_or_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_OR);
}

PUBLIC(void, shmemx_uint_atomic_or_nbe, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint_atomic_or_nbe(dest, value, pe, request)", false, AMO_OR);
}

PUBLIC(void, shmemx_ulong_atomic_or_nbe, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulong_atomic_or_nbe(dest, value, pe, request)", false, AMO_OR);
}

PUBLIC(void, shmemx_ulonglong_atomic_or_nbe, unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulonglong_atomic_or_nbe(dest, value, pe, request)", false, AMO_OR);
}

PUBLIC(void, shmemx_int32_atomic_or_nbe, int32_t *dest, int32_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int32_atomic_or_nbe(dest, value, pe, request)", false, AMO_OR);
}

PUBLIC(void, shmemx_int64_atomic_or_nbe, int64_t *dest, int64_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_int64_atomic_or_nbe(dest, value, pe, request)", false, AMO_OR);
}

PUBLIC(void, shmemx_uint32_atomic_or_nbe, uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint32_atomic_or_nbe(dest, value, pe, request)", false, AMO_OR);
}

PUBLIC(void, shmemx_uint64_atomic_or_nbe, uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_uint64_atomic_or_nbe(dest, value, pe, request)", false, AMO_OR);
}

PUBLIC(void, shmemx_ctx_uint_atomic_or_nbe, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint_atomic_or_nbe(ctx, dest, value, pe, request)", true, AMO_OR);
}

PUBLIC(void, shmemx_ctx_ulong_atomic_or_nbe, shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulong_atomic_or_nbe(ctx, dest, value, pe, request)", true, AMO_OR);
}

PUBLIC(void, shmemx_ctx_ulonglong_atomic_or_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulonglong_atomic_or_nbe(ctx, dest, value, pe, request)", true, AMO_OR);
}

PUBLIC(void, shmemx_ctx_int32_atomic_or_nbe, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int32_atomic_or_nbe(ctx, dest, value, pe, request)", true, AMO_OR);
}

PUBLIC(void, shmemx_ctx_int64_atomic_or_nbe, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int64_atomic_or_nbe(ctx, dest, value, pe, request)", true, AMO_OR);
}

PUBLIC(void, shmemx_ctx_uint32_atomic_or_nbe, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint32_atomic_or_nbe(ctx, dest, value, pe, request)", true, AMO_OR);
}

PUBLIC(void, shmemx_ctx_uint64_atomic_or_nbe, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint64_atomic_or_nbe(ctx, dest, value, pe, request)", true, AMO_OR);
}

PUBLIC(void, shmemx_uint_atomic_fetch_xor_nbe, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe, shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint_atomic_fetch_xor_nbe(fetch, dest, value, pe, request)", false, AMO_XOR);
}

PUBLIC(void, shmemx_ulong_atomic_fetch_xor_nbe, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulong_atomic_fetch_xor_nbe(fetch, dest, value, pe, request)", false, AMO_XOR);
}

PUBLIC(void, shmemx_ulonglong_atomic_fetch_xor_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulonglong_atomic_fetch_xor_nbe(fetch, dest, value, pe, request)", false, AMO_XOR);
}

PUBLIC(void, shmemx_int32_atomic_fetch_xor_nbe, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int32_atomic_fetch_xor_nbe(fetch, dest, value, pe, request)", false, AMO_XOR);
}

PUBLIC(void, shmemx_int64_atomic_fetch_xor_nbe, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_int64_atomic_fetch_xor_nbe(fetch, dest, value, pe, request)", false, AMO_XOR);
}

PUBLIC(void, shmemx_uint32_atomic_fetch_xor_nbe, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint32_atomic_fetch_xor_nbe(fetch, dest, value, pe, request)", false, AMO_XOR);
}

PUBLIC(void, shmemx_uint64_atomic_fetch_xor_nbe, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_uint64_atomic_fetch_xor_nbe(fetch, dest, value, pe, request)", false, AMO_XOR);
}

PUBLIC(void, shmemx_ctx_uint_atomic_fetch_xor_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint_atomic_fetch_xor_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_XOR);
}

PUBLIC(void, shmemx_ctx_ulong_atomic_fetch_xor_nbe, shmem_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulong_atomic_fetch_xor_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_XOR);
}

PUBLIC(void, shmemx_ctx_ulonglong_atomic_fetch_xor_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulonglong_atomic_fetch_xor_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_XOR);
}

PUBLIC(void, shmemx_ctx_int32_atomic_fetch_xor_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int32_atomic_fetch_xor_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_XOR);
}

PUBLIC(void, shmemx_ctx_int64_atomic_fetch_xor_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int64_atomic_fetch_xor_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_XOR);
}

PUBLIC(void, shmemx_ctx_uint32_atomic_fetch_xor_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint32_atomic_fetch_xor_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_XOR);
}

PUBLIC(void, shmemx_ctx_uint64_atomic_fetch_xor_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint64_atomic_fetch_xor_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_XOR);
}

PUBLIC(void, shmemx_uint_atomic_xor_nbe, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint_atomic_xor_nbe(dest, value, pe, request)", false, AMO_XOR);
}

PUBLIC(void, shmemx_ulong_atomic_xor_nbe, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulong_atomic_xor_nbe(dest, value, pe, request)", false, AMO_XOR);
}

PUBLIC(void, shmemx_ulonglong_atomic_xor_nbe, unsigned long long *dest, unsigned long long value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulonglong_atomic_xor_nbe(dest, value, pe, request)", false, AMO_XOR);
}

PUBLIC(void, shmemx_int32_atomic_xor_nbe, int32_t *dest, int32_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int32_atomic_xor_nbe(dest, value, pe, request)", false, AMO_XOR);
}

PUBLIC(void, shmemx_int64_atomic_xor_nbe, int64_t *dest, int64_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_int64_atomic_xor_nbe(dest, value, pe, request)", false, AMO_XOR);
}

PUBLIC(void, shmemx_uint32_atomic_xor_nbe, uint32_t *dest, uint32_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent32(context_implicit(), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint32_atomic_xor_nbe(dest, value, pe, request)", false, AMO_XOR);
}

PUBLIC(void, shmemx_uint64_atomic_xor_nbe, uint64_t *dest, uint64_t value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_implicit(), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_uint64_atomic_xor_nbe(dest, value, pe, request)", false, AMO_XOR);
}

PUBLIC(void, shmemx_ctx_uint_atomic_xor_nbe, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint_atomic_xor_nbe(ctx, dest, value, pe, request)", true, AMO_XOR);
}

PUBLIC(void, shmemx_ctx_ulong_atomic_xor_nbe, shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulong_atomic_xor_nbe(ctx, dest, value, pe, request)", true, AMO_XOR);
}

PUBLIC(void, shmemx_ctx_ulonglong_atomic_xor_nbe, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulonglong_atomic_xor_nbe(ctx, dest, value, pe, request)", true, AMO_XOR);
}

PUBLIC(void, shmemx_ctx_int32_atomic_xor_nbe, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int32_atomic_xor_nbe(ctx, dest, value, pe, request)", true, AMO_XOR);
}

PUBLIC(void, shmemx_ctx_int64_atomic_xor_nbe, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int64_atomic_xor_nbe(ctx, dest, value, pe, request)", true, AMO_XOR);
}

PUBLIC(void, shmemx_ctx_uint32_atomic_xor_nbe, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent32(context_of(ctx), dest, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint32_atomic_xor_nbe(ctx, dest, value, pe, request)", true, AMO_XOR);
}

PUBLIC(void, shmemx_ctx_uint64_atomic_xor_nbe, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo_silent64(context_of(ctx), dest, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint64_atomic_xor_nbe(ctx, dest, value, pe, request)", true, AMO_XOR);
}

PUBLIC(void, shmemx_float_swap_nbe, float *fetch, float *dest, float value, int pe, shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, float_bits(value), pe, (request_handle *)request,
        "shmemx_float_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_double_swap_nbe, double *fetch, double *dest, double value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, double_bits(value), pe, (request_handle *)request,
        "shmemx_double_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_int_swap_nbe, int *fetch, int *dest, int value, int pe, shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_long_swap_nbe, long *fetch, long *dest, long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_long_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_longlong_swap_nbe, long long *fetch, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_longlong_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_uint_swap_nbe, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_ulong_swap_nbe, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulong_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_ulonglong_swap_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulonglong_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_int32_swap_nbe, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int32_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_int64_swap_nbe, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_int64_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_uint32_swap_nbe, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint32_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_uint64_swap_nbe, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_uint64_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_size_swap_nbe, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_size_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_ptrdiff_swap_nbe, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ptrdiff_swap_nbe(fetch, dest, value, pe, request)", false, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_float_swap_nbe, shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, float_bits(value), pe, (request_handle *)request,
        "shmemx_ctx_float_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_double_swap_nbe, shmem_ctx_t ctx, double *fetch, double *dest, double value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, double_bits(value), pe, (request_handle *)request,
        "shmemx_ctx_double_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_int_swap_nbe, shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_long_swap_nbe, shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_long_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_longlong_swap_nbe, shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_longlong_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_uint_swap_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_ulong_swap_nbe, shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulong_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_ulonglong_swap_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulonglong_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_int32_swap_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int32_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_int64_swap_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int64_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_uint32_swap_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint32_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_uint64_swap_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint64_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_size_swap_nbe, shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_size_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_ctx_ptrdiff_swap_nbe, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ptrdiff_swap_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_SWAP);
}

PUBLIC(void, shmemx_int_cswap_nbe, int *fetch, int *dest, int cond, int value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        (request_handle *)request, "shmemx_int_cswap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_long_cswap_nbe, long *fetch, long *dest, long cond, long value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request, "shmemx_long_cswap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_longlong_cswap_nbe, long long *fetch, long long *dest, long long cond, long long value,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request, "shmemx_longlong_cswap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_uint_cswap_nbe, unsigned int *fetch, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe, shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        (request_handle *)request, "shmemx_uint_cswap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ulong_cswap_nbe, unsigned long *fetch, unsigned long *dest, unsigned long cond,
    unsigned long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request, "shmemx_ulong_cswap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ulonglong_cswap_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request, "shmemx_ulonglong_cswap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_int32_cswap_nbe, int32_t *fetch, int32_t *dest, int32_t cond, int32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        (request_handle *)request, "shmemx_int32_cswap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_int64_cswap_nbe, int64_t *fetch, int64_t *dest, int64_t cond, int64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request, "shmemx_int64_cswap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_uint32_cswap_nbe, uint32_t *fetch, uint32_t *dest, uint32_t cond, uint32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        (request_handle *)request, "shmemx_uint32_cswap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_uint64_cswap_nbe, uint64_t *fetch, uint64_t *dest, uint64_t cond, uint64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request, "shmemx_uint64_cswap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_size_cswap_nbe, size_t *fetch, size_t *dest, size_t cond, size_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request, "shmemx_size_cswap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ptrdiff_cswap_nbe, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request, "shmemx_ptrdiff_cswap_nbe(fetch, dest, cond, value, pe, request)", false,
        AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_int_cswap_nbe, shmem_ctx_t ctx, int *fetch, int *dest, int cond, int value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        (request_handle *)request, "shmemx_ctx_int_cswap_nbe(ctx, fetch, dest, cond, value, pe, request)",
        true, AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_long_cswap_nbe, shmem_ctx_t ctx, long *fetch, long *dest, long cond, long value,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request, "shmemx_ctx_long_cswap_nbe(ctx, fetch, dest, cond, value, pe, request)",
        true, AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_longlong_cswap_nbe, shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long cond, long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_ctx_longlong_cswap_nbe(ctx, fetch, dest, cond, value, pe, request)", true, AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_uint_cswap_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int cond, unsigned int value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        (request_handle *)request, "shmemx_ctx_uint_cswap_nbe(ctx, fetch, dest, cond, value, pe, request)",
        true, AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_ulong_cswap_nbe, shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request, "shmemx_ctx_ulong_cswap_nbe(ctx, fetch, dest, cond, value, pe, request)",
        true, AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_ulonglong_cswap_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request,
        "shmemx_ctx_ulonglong_cswap_nbe(ctx, fetch, dest, cond, value, pe, request)", true, AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_int32_cswap_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t cond,
    int32_t value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        (request_handle *)request, "shmemx_ctx_int32_cswap_nbe(ctx, fetch, dest, cond, value, pe, request)",
        true, AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_int64_cswap_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t cond,
    int64_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request, "shmemx_ctx_int64_cswap_nbe(ctx, fetch, dest, cond, value, pe, request)",
        true, AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_uint32_cswap_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t cond,
    uint32_t value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        (request_handle *)request, "shmemx_ctx_uint32_cswap_nbe(ctx, fetch, dest, cond, value, pe, request)",
        true, AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_uint64_cswap_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t cond,
    uint64_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request, "shmemx_ctx_uint64_cswap_nbe(ctx, fetch, dest, cond, value, pe, request)",
        true, AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_size_cswap_nbe, shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t cond,
    size_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request, "shmemx_ctx_size_cswap_nbe(ctx, fetch, dest, cond, value, pe, request)",
        true, AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_ctx_ptrdiff_cswap_nbe, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        (request_handle *)request, "shmemx_ctx_ptrdiff_cswap_nbe(ctx, fetch, dest, cond, value, pe, request)",
        true, AMO_COMPARE_SWAP);
}

PUBLIC(void, shmemx_int_fadd_nbe, int *fetch, int *dest, int value, int pe, shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int_fadd_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_long_fadd_nbe, long *fetch, long *dest, long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_long_fadd_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_longlong_fadd_nbe, long long *fetch, long long *dest, long long value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_longlong_fadd_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_uint_fadd_nbe, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint_fadd_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ulong_fadd_nbe, unsigned long *fetch, unsigned long *dest, unsigned long value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulong_fadd_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ulonglong_fadd_nbe, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ulonglong_fadd_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_int32_fadd_nbe, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_int32_fadd_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_int64_fadd_nbe, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_int64_fadd_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_uint32_fadd_nbe, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_implicit(), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_uint32_fadd_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_uint64_fadd_nbe, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_uint64_fadd_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_size_fadd_nbe, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_size_fadd_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ptrdiff_fadd_nbe, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_implicit(), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ptrdiff_fadd_nbe(fetch, dest, value, pe, request)", false, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_int_fadd_nbe, shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int_fadd_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_long_fadd_nbe, shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_long_fadd_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_longlong_fadd_nbe, shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_longlong_fadd_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_uint_fadd_nbe, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint_fadd_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_ulong_fadd_nbe, shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulong_fadd_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_ulonglong_fadd_nbe, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ulonglong_fadd_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_int32_fadd_nbe, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value, int pe,
    shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int32_fadd_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_int64_fadd_nbe, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_int64_fadd_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_uint32_fadd_nbe, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, uint32_t value,
    int pe, shmemx_request_h *request)
{
    request_amo32(context_of(ctx), fetch, dest, 0, (uint32_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint32_fadd_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_uint64_fadd_nbe, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, uint64_t value,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_uint64_fadd_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_size_fadd_nbe, shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value, int pe,
    shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_size_fadd_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}

PUBLIC(void, shmemx_ctx_ptrdiff_fadd_nbe, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value,
    int pe, shmemx_request_h *request)
{
    request_amo64(context_of(ctx), fetch, dest, 0, (uint64_t)value, pe, (request_handle *)request,
        "shmemx_ctx_ptrdiff_fadd_nbe(ctx, fetch, dest, value, pe, request)", true, AMO_ADD);
}
