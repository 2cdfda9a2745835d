/* Made by gen.py from shmem.api: do not edit. */
/* Non-blocking atomic operations. */
#include "api/public.h"

PUBLIC(void, shmem_float_atomic_fetch_nbi, float *fetch, const float *source, int pe)
{
    amo_fetch_nbi32(context_implicit(), fetch, source, pe, "shmem_float_atomic_fetch_nbi(fetch, source, pe)");
}

PUBLIC(void, shmem_double_atomic_fetch_nbi, double *fetch, const double *source, int pe)
{
    amo_fetch_nbi64(context_implicit(), fetch, source, pe,
        "shmem_double_atomic_fetch_nbi(fetch, source, pe)");
}

PUBLIC(void, shmem_int_atomic_fetch_nbi, int *fetch, const int *source, int pe)
{
    amo_fetch_nbi32(context_implicit(), fetch, source, pe, "shmem_int_atomic_fetch_nbi(fetch, source, pe)");
}

PUBLIC(void, shmem_long_atomic_fetch_nbi, long *fetch, const long *source, int pe)
{
    amo_fetch_nbi64(context_implicit(), fetch, source, pe, "shmem_long_atomic_fetch_nbi(fetch, source, pe)");
}

PUBLIC(void, shmem_longlong_atomic_fetch_nbi, long long *fetch, const long long *source, int pe)
{
    amo_fetch_nbi64(context_implicit(), fetch, source, pe,
        "shmem_longlong_atomic_fetch_nbi(fetch, source, pe)");
}

PUBLIC(void, shmem_uint_atomic_fetch_nbi, unsigned int *fetch, const unsigned int *source, int pe)
{
    amo_fetch_nbi32(context_implicit(), fetch, source, pe, "shmem_uint_atomic_fetch_nbi(fetch, source, pe)");
}

PUBLIC(void, shmem_ulong_atomic_fetch_nbi, unsigned long *fetch, const unsigned long *source, int pe)
{
    amo_fetch_nbi64(context_implicit(), fetch, source, pe, "shmem_ulong_atomic_fetch_nbi(fetch, source, pe)");
}

PUBLIC(void, shmem_ulonglong_atomic_fetch_nbi, unsigned long long *fetch, const unsigned long long *source,
    int pe)
{
    amo_fetch_nbi64(context_implicit(), fetch, source, pe,
        "shmem_ulonglong_atomic_fetch_nbi(fetch, source, pe)");
}

PUBLIC(void, shmem_int32_atomic_fetch_nbi, int32_t *fetch, const int32_t *source, int pe)
{
    amo_fetch_nbi32(context_implicit(), fetch, source, pe, "shmem_int32_atomic_fetch_nbi(fetch, source, pe)");
}

PUBLIC(void, shmem_int64_atomic_fetch_nbi, int64_t *fetch, const int64_t *source, int pe)
{
    amo_fetch_nbi64(context_implicit(), fetch, source, pe, "shmem_int64_atomic_fetch_nbi(fetch, source, pe)");
}

PUBLIC(void, shmem_uint32_atomic_fetch_nbi, uint32_t *fetch, const uint32_t *source, int pe)
{
    amo_fetch_nbi32(context_implicit(), fetch, source, pe,
        "shmem_uint32_atomic_fetch_nbi(fetch, source, pe)");
}

PUBLIC(void, shmem_uint64_atomic_fetch_nbi, uint64_t *fetch, const uint64_t *source, int pe)
{
    amo_fetch_nbi64(context_implicit(), fetch, source, pe,
        "shmem_uint64_atomic_fetch_nbi(fetch, source, pe)");
}

PUBLIC(void, shmem_size_atomic_fetch_nbi, size_t *fetch, const size_t *source, int pe)
{
    amo_fetch_nbi64(context_implicit(), fetch, source, pe, "shmem_size_atomic_fetch_nbi(fetch, source, pe)");
}

PUBLIC(void, shmem_ptrdiff_atomic_fetch_nbi, ptrdiff_t *fetch, const ptrdiff_t *source, int pe)
{
    amo_fetch_nbi64(context_implicit(), fetch, source, pe,
        "shmem_ptrdiff_atomic_fetch_nbi(fetch, source, pe)");
}

PUBLIC(void, shmem_ctx_float_atomic_fetch_nbi, shmem_ctx_t ctx, float *fetch, const float *source, int pe)
{
    amo_fetch_nbi32(context_of(ctx), fetch, source, pe,
        "shmem_ctx_float_atomic_fetch_nbi(ctx, fetch, source, pe)");
}

PUBLIC(void, shmem_ctx_double_atomic_fetch_nbi, shmem_ctx_t ctx, double *fetch, const double *source, int pe)
{
    amo_fetch_nbi64(context_of(ctx), fetch, source, pe,
        "shmem_ctx_double_atomic_fetch_nbi(ctx, fetch, source, pe)");
}

PUBLIC(void, shmem_ctx_int_atomic_fetch_nbi, shmem_ctx_t ctx, int *fetch, const int *source, int pe)
{
    amo_fetch_nbi32(context_of(ctx), fetch, source, pe,
        "shmem_ctx_int_atomic_fetch_nbi(ctx, fetch, source, pe)");
}

PUBLIC(void, shmem_ctx_long_atomic_fetch_nbi, shmem_ctx_t ctx, long *fetch, const long *source, int pe)
{
    amo_fetch_nbi64(context_of(ctx), fetch, source, pe,
        "shmem_ctx_long_atomic_fetch_nbi(ctx, fetch, source, pe)");
}

PUBLIC(void, shmem_ctx_longlong_atomic_fetch_nbi, shmem_ctx_t ctx, long long *fetch, const long long *source,
    int pe)
{
    amo_fetch_nbi64(context_of(ctx), fetch, source, pe,
        "shmem_ctx_longlong_atomic_fetch_nbi(ctx, fetch, source, pe)");
}

PUBLIC(void, shmem_ctx_uint_atomic_fetch_nbi, shmem_ctx_t ctx, unsigned int *fetch,
    const unsigned int *source, int pe)
{
    amo_fetch_nbi32(context_of(ctx), fetch, source, pe,
        "shmem_ctx_uint_atomic_fetch_nbi(ctx, fetch, source, pe)");
}

PUBLIC(void, shmem_ctx_ulong_atomic_fetch_nbi, shmem_ctx_t ctx, unsigned long *fetch,
    const unsigned long *source, int pe)
{
    amo_fetch_nbi64(context_of(ctx), fetch, source, pe,
        "shmem_ctx_ulong_atomic_fetch_nbi(ctx, fetch, source, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_atomic_fetch_nbi, shmem_ctx_t ctx, unsigned long long *fetch,
    const unsigned long long *source, int pe)
{
    amo_fetch_nbi64(context_of(ctx), fetch, source, pe,
        "shmem_ctx_ulonglong_atomic_fetch_nbi(ctx, fetch, source, pe)");
}

PUBLIC(void, shmem_ctx_int32_atomic_fetch_nbi, shmem_ctx_t ctx, int32_t *fetch, const int32_t *source, int pe)
{
    amo_fetch_nbi32(context_of(ctx), fetch, source, pe,
        "shmem_ctx_int32_atomic_fetch_nbi(ctx, fetch, source, pe)");
}

PUBLIC(void, shmem_ctx_int64_atomic_fetch_nbi, shmem_ctx_t ctx, int64_t *fetch, const int64_t *source, int pe)
{
    amo_fetch_nbi64(context_of(ctx), fetch, source, pe,
        "shmem_ctx_int64_atomic_fetch_nbi(ctx, fetch, source, pe)");
}

PUBLIC(void, shmem_ctx_uint32_atomic_fetch_nbi, shmem_ctx_t ctx, uint32_t *fetch, const uint32_t *source,
    int pe)
{
    amo_fetch_nbi32(context_of(ctx), fetch, source, pe,
        "shmem_ctx_uint32_atomic_fetch_nbi(ctx, fetch, source, pe)");
}

PUBLIC(void, shmem_ctx_uint64_atomic_fetch_nbi, shmem_ctx_t ctx, uint64_t *fetch, const uint64_t *source,
    int pe)
{
    amo_fetch_nbi64(context_of(ctx), fetch, source, pe,
        "shmem_ctx_uint64_atomic_fetch_nbi(ctx, fetch, source, pe)");
}

PUBLIC(void, shmem_ctx_size_atomic_fetch_nbi, shmem_ctx_t ctx, size_t *fetch, const size_t *source, int pe)
{
    amo_fetch_nbi64(context_of(ctx), fetch, source, pe,
        "shmem_ctx_size_atomic_fetch_nbi(ctx, fetch, source, pe)");
}

PUBLIC(void, shmem_ctx_ptrdiff_atomic_fetch_nbi, shmem_ctx_t ctx, ptrdiff_t *fetch, const ptrdiff_t *source,
    int pe)
{
    amo_fetch_nbi64(context_of(ctx), fetch, source, pe,
        "shmem_ctx_ptrdiff_atomic_fetch_nbi(ctx, fetch, source, pe)");
}

PUBLIC(void, shmem_float_atomic_swap_nbi, float *fetch, float *dest, float value, int pe)
{
    amo_swap_nbi32(context_implicit(), fetch, dest, float_bits(value), pe,
        "shmem_float_atomic_swap_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_double_atomic_swap_nbi, double *fetch, double *dest, double value, int pe)
{
    amo_swap_nbi64(context_implicit(), fetch, dest, double_bits(value), pe,
        "shmem_double_atomic_swap_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_int_atomic_swap_nbi, int *fetch, int *dest, int value, int pe)
{
    amo_swap_nbi32(context_implicit(), fetch, dest, (uint32_t)value, pe,
        "shmem_int_atomic_swap_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_long_atomic_swap_nbi, long *fetch, long *dest, long value, int pe)
{
    amo_swap_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_long_atomic_swap_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_longlong_atomic_swap_nbi, long long *fetch, long long *dest, long long value, int pe)
{
    amo_swap_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_longlong_atomic_swap_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_uint_atomic_swap_nbi, unsigned int *fetch, unsigned int *dest, unsigned int value, int pe)
{
    amo_swap_nbi32(context_implicit(), fetch, dest, (uint32_t)value, pe,
        "shmem_uint_atomic_swap_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ulong_atomic_swap_nbi, unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe)
{
    amo_swap_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_ulong_atomic_swap_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ulonglong_atomic_swap_nbi, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe)
{
    amo_swap_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_ulonglong_atomic_swap_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_int32_atomic_swap_nbi, int32_t *fetch, int32_t *dest, int32_t value, int pe)
{
    amo_swap_nbi32(context_implicit(), fetch, dest, (uint32_t)value, pe,
        "shmem_int32_atomic_swap_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_int64_atomic_swap_nbi, int64_t *fetch, int64_t *dest, int64_t value, int pe)
{
    amo_swap_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_int64_atomic_swap_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_uint32_atomic_swap_nbi, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe)
{
    amo_swap_nbi32(context_implicit(), fetch, dest, (uint32_t)value, pe,
        "shmem_uint32_atomic_swap_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_uint64_atomic_swap_nbi, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe)
{
    amo_swap_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_uint64_atomic_swap_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_size_atomic_swap_nbi, size_t *fetch, size_t *dest, size_t value, int pe)
{
    amo_swap_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_size_atomic_swap_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ptrdiff_atomic_swap_nbi, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    amo_swap_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_ptrdiff_atomic_swap_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_float_atomic_swap_nbi, shmem_ctx_t ctx, float *fetch, float *dest, float value, int pe)
{
    amo_swap_nbi32(context_of(ctx), fetch, dest, float_bits(value), pe,
        "shmem_ctx_float_atomic_swap_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_double_atomic_swap_nbi, shmem_ctx_t ctx, double *fetch, double *dest, double value,
    int pe)
{
    amo_swap_nbi64(context_of(ctx), fetch, dest, double_bits(value), pe,
        "shmem_ctx_double_atomic_swap_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int_atomic_swap_nbi, shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe)
{
    amo_swap_nbi32(context_of(ctx), fetch, dest, (uint32_t)value, pe,
        "shmem_ctx_int_atomic_swap_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_long_atomic_swap_nbi, shmem_ctx_t ctx, long *fetch, long *dest, long value, int pe)
{
    amo_swap_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_long_atomic_swap_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_longlong_atomic_swap_nbi, shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe)
{
    amo_swap_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_longlong_atomic_swap_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint_atomic_swap_nbi, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    amo_swap_nbi32(context_of(ctx), fetch, dest, (uint32_t)value, pe,
        "shmem_ctx_uint_atomic_swap_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulong_atomic_swap_nbi, shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe)
{
    amo_swap_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_ulong_atomic_swap_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_atomic_swap_nbi, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    amo_swap_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_ulonglong_atomic_swap_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int32_atomic_swap_nbi, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int32_t value,
    int pe)
{
    amo_swap_nbi32(context_of(ctx), fetch, dest, (uint32_t)value, pe,
        "shmem_ctx_int32_atomic_swap_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int64_atomic_swap_nbi, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int64_t value,
    int pe)
{
    amo_swap_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_int64_atomic_swap_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint32_atomic_swap_nbi, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe)
{
    amo_swap_nbi32(context_of(ctx), fetch, dest, (uint32_t)value, pe,
        "shmem_ctx_uint32_atomic_swap_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint64_atomic_swap_nbi, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe)
{
    amo_swap_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_uint64_atomic_swap_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_size_atomic_swap_nbi, shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value,
    int pe)
{
    amo_swap_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_size_atomic_swap_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ptrdiff_atomic_swap_nbi, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe)
{
    amo_swap_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_ptrdiff_atomic_swap_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_int_atomic_compare_swap_nbi, int *fetch, int *dest, int cond, int value, int pe)
{
    amo_compare_swap_nbi32(context_implicit(), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmem_int_atomic_compare_swap_nbi(fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_long_atomic_compare_swap_nbi, long *fetch, long *dest, long cond, long value, int pe)
{
    amo_compare_swap_nbi64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_long_atomic_compare_swap_nbi(fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_longlong_atomic_compare_swap_nbi, long long *fetch, long long *dest, long long cond,
    long long value, int pe)
{
    amo_compare_swap_nbi64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_longlong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_uint_atomic_compare_swap_nbi, unsigned int *fetch, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe)
{
    amo_compare_swap_nbi32(context_implicit(), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmem_uint_atomic_compare_swap_nbi(fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_ulong_atomic_compare_swap_nbi, unsigned long *fetch, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe)
{
    amo_compare_swap_nbi64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ulong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_ulonglong_atomic_compare_swap_nbi, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe)
{
    amo_compare_swap_nbi64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ulonglong_atomic_compare_swap_nbi(fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_int32_atomic_compare_swap_nbi, int32_t *fetch, int32_t *dest, int32_t cond, int32_t value,
    int pe)
{
    amo_compare_swap_nbi32(context_implicit(), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmem_int32_atomic_compare_swap_nbi(fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_int64_atomic_compare_swap_nbi, int64_t *fetch, int64_t *dest, int64_t cond, int64_t value,
    int pe)
{
    amo_compare_swap_nbi64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_int64_atomic_compare_swap_nbi(fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_uint32_atomic_compare_swap_nbi, uint32_t *fetch, uint32_t *dest, uint32_t cond,
    uint32_t value, int pe)
{
    amo_compare_swap_nbi32(context_implicit(), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmem_uint32_atomic_compare_swap_nbi(fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_uint64_atomic_compare_swap_nbi, uint64_t *fetch, uint64_t *dest, uint64_t cond,
    uint64_t value, int pe)
{
    amo_compare_swap_nbi64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_uint64_atomic_compare_swap_nbi(fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_size_atomic_compare_swap_nbi, size_t *fetch, size_t *dest, size_t cond, size_t value,
    int pe)
{
    amo_compare_swap_nbi64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_size_atomic_compare_swap_nbi(fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_ptrdiff_atomic_compare_swap_nbi, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe)
{
    amo_compare_swap_nbi64(context_implicit(), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ptrdiff_atomic_compare_swap_nbi(fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_ctx_int_atomic_compare_swap_nbi, shmem_ctx_t ctx, int *fetch, int *dest, int cond,
    int value, int pe)
{
    amo_compare_swap_nbi32(context_of(ctx), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmem_ctx_int_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_ctx_long_atomic_compare_swap_nbi, shmem_ctx_t ctx, long *fetch, long *dest, long cond,
    long value, int pe)
{
    amo_compare_swap_nbi64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ctx_long_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_ctx_longlong_atomic_compare_swap_nbi, shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long cond, long long value, int pe)
{
    amo_compare_swap_nbi64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ctx_longlong_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_ctx_uint_atomic_compare_swap_nbi, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int cond, unsigned int value, int pe)
{
    amo_compare_swap_nbi32(context_of(ctx), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmem_ctx_uint_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_ctx_ulong_atomic_compare_swap_nbi, shmem_ctx_t ctx, unsigned long *fetch,
    unsigned long *dest, unsigned long cond, unsigned long value, int pe)
{
    amo_compare_swap_nbi64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ctx_ulong_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_atomic_compare_swap_nbi, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe)
{
    amo_compare_swap_nbi64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ctx_ulonglong_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_ctx_int32_atomic_compare_swap_nbi, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t cond, int32_t value, int pe)
{
    amo_compare_swap_nbi32(context_of(ctx), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmem_ctx_int32_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_ctx_int64_atomic_compare_swap_nbi, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t cond, int64_t value, int pe)
{
    amo_compare_swap_nbi64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ctx_int64_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_ctx_uint32_atomic_compare_swap_nbi, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t cond, uint32_t value, int pe)
{
    amo_compare_swap_nbi32(context_of(ctx), fetch, dest, (uint32_t)cond, (uint32_t)value, pe,
        "shmem_ctx_uint32_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_ctx_uint64_atomic_compare_swap_nbi, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t cond, uint64_t value, int pe)
{
    amo_compare_swap_nbi64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ctx_uint64_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_ctx_size_atomic_compare_swap_nbi, shmem_ctx_t ctx, size_t *fetch, size_t *dest,
    size_t cond, size_t value, int pe)
{
    amo_compare_swap_nbi64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ctx_size_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_ctx_ptrdiff_atomic_compare_swap_nbi, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t cond, ptrdiff_t value, int pe)
{
    amo_compare_swap_nbi64(context_of(ctx), fetch, dest, (uint64_t)cond, (uint64_t)value, pe,
        "shmem_ctx_ptrdiff_atomic_compare_swap_nbi(ctx, fetch, dest, cond, value, pe)");
}

PUBLIC(void, shmem_int_atomic_fetch_inc_nbi, int *fetch, int *dest, int pe)
{
    amo_fetch_add_nbi32(context_implicit(), fetch, dest, 1, pe,
        "shmem_int_atomic_fetch_inc_nbi(fetch, dest, pe)");
}

PUBLIC(void, shmem_long_atomic_fetch_inc_nbi, long *fetch, long *dest, int pe)
{
    amo_fetch_add_nbi64(context_implicit(), fetch, dest, 1, pe,
        "shmem_long_atomic_fetch_inc_nbi(fetch, dest, pe)");
}

PUBLIC(void, shmem_longlong_atomic_fetch_inc_nbi, long long *fetch, long long *dest, int pe)
{
    amo_fetch_add_nbi64(context_implicit(), fetch, dest, 1, pe,
        "shmem_longlong_atomic_fetch_inc_nbi(fetch, dest, pe)");
}

PUBLIC(void, shmem_uint_atomic_fetch_inc_nbi, unsigned int *fetch, unsigned int *dest, int pe)
{
    amo_fetch_add_nbi32(context_implicit(), fetch, dest, 1, pe,
        "shmem_uint_atomic_fetch_inc_nbi(fetch, dest, pe)");
}

PUBLIC(void, shmem_ulong_atomic_fetch_inc_nbi, unsigned long *fetch, unsigned long *dest, int pe)
{
    amo_fetch_add_nbi64(context_implicit(), fetch, dest, 1, pe,
        "shmem_ulong_atomic_fetch_inc_nbi(fetch, dest, pe)");
}

PUBLIC(void, shmem_ulonglong_atomic_fetch_inc_nbi, unsigned long long *fetch, unsigned long long *dest,
    int pe)
{
    amo_fetch_add_nbi64(context_implicit(), fetch, dest, 1, pe,
        "shmem_ulonglong_atomic_fetch_inc_nbi(fetch, dest, pe)");
}

PUBLIC(void, shmem_int32_atomic_fetch_inc_nbi, int32_t *fetch, int32_t *dest, int pe)
{
    amo_fetch_add_nbi32(context_implicit(), fetch, dest, 1, pe,
        "shmem_int32_atomic_fetch_inc_nbi(fetch, dest, pe)");
}

PUBLIC(void, shmem_int64_atomic_fetch_inc_nbi, int64_t *fetch, int64_t *dest, int pe)
{
    amo_fetch_add_nbi64(context_implicit(), fetch, dest, 1, pe,
        "shmem_int64_atomic_fetch_inc_nbi(fetch, dest, pe)");
}

PUBLIC(void, shmem_uint32_atomic_fetch_inc_nbi, uint32_t *fetch, uint32_t *dest, int pe)
{
    amo_fetch_add_nbi32(context_implicit(), fetch, dest, 1, pe,
        "shmem_uint32_atomic_fetch_inc_nbi(fetch, dest, pe)");
}

PUBLIC(void, shmem_uint64_atomic_fetch_inc_nbi, uint64_t *fetch, uint64_t *dest, int pe)
{
    amo_fetch_add_nbi64(context_implicit(), fetch, dest, 1, pe,
        "shmem_uint64_atomic_fetch_inc_nbi(fetch, dest, pe)");
}

PUBLIC(void, shmem_size_atomic_fetch_inc_nbi, size_t *fetch, size_t *dest, int pe)
{
    amo_fetch_add_nbi64(context_implicit(), fetch, dest, 1, pe,
        "shmem_size_atomic_fetch_inc_nbi(fetch, dest, pe)");
}

PUBLIC(void, shmem_ptrdiff_atomic_fetch_inc_nbi, ptrdiff_t *fetch, ptrdiff_t *dest, int pe)
{
    amo_fetch_add_nbi64(context_implicit(), fetch, dest, 1, pe,
        "shmem_ptrdiff_atomic_fetch_inc_nbi(fetch, dest, pe)");
}

PUBLIC(void, shmem_ctx_int_atomic_fetch_inc_nbi, shmem_ctx_t ctx, int *fetch, int *dest, int pe)
{
    amo_fetch_add_nbi32(context_of(ctx), fetch, dest, 1, pe,
        "shmem_ctx_int_atomic_fetch_inc_nbi(ctx, fetch, dest, pe)");
}

PUBLIC(void, shmem_ctx_long_atomic_fetch_inc_nbi, shmem_ctx_t ctx, long *fetch, long *dest, int pe)
{
    amo_fetch_add_nbi64(context_of(ctx), fetch, dest, 1, pe,
        "shmem_ctx_long_atomic_fetch_inc_nbi(ctx, fetch, dest, pe)");
}

PUBLIC(void, shmem_ctx_longlong_atomic_fetch_inc_nbi, shmem_ctx_t ctx, long long *fetch, long long *dest,
    int pe)
{
    amo_fetch_add_nbi64(context_of(ctx), fetch, dest, 1, pe,
        "shmem_ctx_longlong_atomic_fetch_inc_nbi(ctx, fetch, dest, pe)");
}

PUBLIC(void, shmem_ctx_uint_atomic_fetch_inc_nbi, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    int pe)
{
    amo_fetch_add_nbi32(context_of(ctx), fetch, dest, 1, pe,
        "shmem_ctx_uint_atomic_fetch_inc_nbi(ctx, fetch, dest, pe)");
}

PUBLIC(void, shmem_ctx_ulong_atomic_fetch_inc_nbi, shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    int pe)
{
    amo_fetch_add_nbi64(context_of(ctx), fetch, dest, 1, pe,
        "shmem_ctx_ulong_atomic_fetch_inc_nbi(ctx, fetch, dest, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_atomic_fetch_inc_nbi, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, int pe)
{
    amo_fetch_add_nbi64(context_of(ctx), fetch, dest, 1, pe,
        "shmem_ctx_ulonglong_atomic_fetch_inc_nbi(ctx, fetch, dest, pe)");
}

PUBLIC(void, shmem_ctx_int32_atomic_fetch_inc_nbi, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest, int pe)
{
    amo_fetch_add_nbi32(context_of(ctx), fetch, dest, 1, pe,
        "shmem_ctx_int32_atomic_fetch_inc_nbi(ctx, fetch, dest, pe)");
}

PUBLIC(void, shmem_ctx_int64_atomic_fetch_inc_nbi, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest, int pe)
{
    amo_fetch_add_nbi64(context_of(ctx), fetch, dest, 1, pe,
        "shmem_ctx_int64_atomic_fetch_inc_nbi(ctx, fetch, dest, pe)");
}

PUBLIC(void, shmem_ctx_uint32_atomic_fetch_inc_nbi, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest, int pe)
{
    amo_fetch_add_nbi32(context_of(ctx), fetch, dest, 1, pe,
        "shmem_ctx_uint32_atomic_fetch_inc_nbi(ctx, fetch, dest, pe)");
}

PUBLIC(void, shmem_ctx_uint64_atomic_fetch_inc_nbi, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest, int pe)
{
    amo_fetch_add_nbi64(context_of(ctx), fetch, dest, 1, pe,
        "shmem_ctx_uint64_atomic_fetch_inc_nbi(ctx, fetch, dest, pe)");
}

PUBLIC(void, shmem_ctx_size_atomic_fetch_inc_nbi, shmem_ctx_t ctx, size_t *fetch, size_t *dest, int pe)
{
    amo_fetch_add_nbi64(context_of(ctx), fetch, dest, 1, pe,
        "shmem_ctx_size_atomic_fetch_inc_nbi(ctx, fetch, dest, pe)");
}

PUBLIC(void, shmem_ctx_ptrdiff_atomic_fetch_inc_nbi, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    int pe)
{
    amo_fetch_add_nbi64(context_of(ctx), fetch, dest, 1, pe,
        "shmem_ctx_ptrdiff_atomic_fetch_inc_nbi(ctx, fetch, dest, pe)");
}

PUBLIC(void, shmem_int_atomic_fetch_add_nbi, int *fetch, int *dest, int value, int pe)
{
    amo_fetch_add_nbi32(context_implicit(), fetch, dest, (uint32_t)value, pe,
        "shmem_int_atomic_fetch_add_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_long_atomic_fetch_add_nbi, long *fetch, long *dest, long value, int pe)
{
    amo_fetch_add_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_long_atomic_fetch_add_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_longlong_atomic_fetch_add_nbi, long long *fetch, long long *dest, long long value, int pe)
{
    amo_fetch_add_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_longlong_atomic_fetch_add_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_uint_atomic_fetch_add_nbi, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe)
{
    amo_fetch_add_nbi32(context_implicit(), fetch, dest, (uint32_t)value, pe,
        "shmem_uint_atomic_fetch_add_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ulong_atomic_fetch_add_nbi, unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe)
{
    amo_fetch_add_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_ulong_atomic_fetch_add_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ulonglong_atomic_fetch_add_nbi, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe)
{
    amo_fetch_add_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_ulonglong_atomic_fetch_add_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_int32_atomic_fetch_add_nbi, int32_t *fetch, int32_t *dest, int32_t value, int pe)
{
    amo_fetch_add_nbi32(context_implicit(), fetch, dest, (uint32_t)value, pe,
        "shmem_int32_atomic_fetch_add_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_int64_atomic_fetch_add_nbi, int64_t *fetch, int64_t *dest, int64_t value, int pe)
{
    amo_fetch_add_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_int64_atomic_fetch_add_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_uint32_atomic_fetch_add_nbi, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe)
{
    amo_fetch_add_nbi32(context_implicit(), fetch, dest, (uint32_t)value, pe,
        "shmem_uint32_atomic_fetch_add_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_uint64_atomic_fetch_add_nbi, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe)
{
    amo_fetch_add_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_uint64_atomic_fetch_add_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_size_atomic_fetch_add_nbi, size_t *fetch, size_t *dest, size_t value, int pe)
{
    amo_fetch_add_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_size_atomic_fetch_add_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ptrdiff_atomic_fetch_add_nbi, ptrdiff_t *fetch, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    amo_fetch_add_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_ptrdiff_atomic_fetch_add_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int_atomic_fetch_add_nbi, shmem_ctx_t ctx, int *fetch, int *dest, int value, int pe)
{
    amo_fetch_add_nbi32(context_of(ctx), fetch, dest, (uint32_t)value, pe,
        "shmem_ctx_int_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_long_atomic_fetch_add_nbi, shmem_ctx_t ctx, long *fetch, long *dest, long value,
    int pe)
{
    amo_fetch_add_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_long_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_longlong_atomic_fetch_add_nbi, shmem_ctx_t ctx, long long *fetch, long long *dest,
    long long value, int pe)
{
    amo_fetch_add_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_longlong_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint_atomic_fetch_add_nbi, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    amo_fetch_add_nbi32(context_of(ctx), fetch, dest, (uint32_t)value, pe,
        "shmem_ctx_uint_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulong_atomic_fetch_add_nbi, shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe)
{
    amo_fetch_add_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_ulong_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_atomic_fetch_add_nbi, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    amo_fetch_add_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_ulonglong_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int32_atomic_fetch_add_nbi, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t value, int pe)
{
    amo_fetch_add_nbi32(context_of(ctx), fetch, dest, (uint32_t)value, pe,
        "shmem_ctx_int32_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int64_atomic_fetch_add_nbi, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t value, int pe)
{
    amo_fetch_add_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_int64_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint32_atomic_fetch_add_nbi, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe)
{
    amo_fetch_add_nbi32(context_of(ctx), fetch, dest, (uint32_t)value, pe,
        "shmem_ctx_uint32_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint64_atomic_fetch_add_nbi, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe)
{
    amo_fetch_add_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_uint64_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_size_atomic_fetch_add_nbi, shmem_ctx_t ctx, size_t *fetch, size_t *dest, size_t value,
    int pe)
{
    amo_fetch_add_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_size_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ptrdiff_atomic_fetch_add_nbi, shmem_ctx_t ctx, ptrdiff_t *fetch, ptrdiff_t *dest,
    ptrdiff_t value, int pe)
{
    amo_fetch_add_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_ptrdiff_atomic_fetch_add_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_uint_atomic_fetch_and_nbi, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe)
{
    amo_fetch_and_nbi32(context_implicit(), fetch, dest, (uint32_t)value, pe,
        "shmem_uint_atomic_fetch_and_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ulong_atomic_fetch_and_nbi, unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe)
{
    amo_fetch_and_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_ulong_atomic_fetch_and_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ulonglong_atomic_fetch_and_nbi, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe)
{
    amo_fetch_and_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_ulonglong_atomic_fetch_and_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_int32_atomic_fetch_and_nbi, int32_t *fetch, int32_t *dest, int32_t value, int pe)
{
    amo_fetch_and_nbi32(context_implicit(), fetch, dest, (uint32_t)value, pe,
        "shmem_int32_atomic_fetch_and_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_int64_atomic_fetch_and_nbi, int64_t *fetch, int64_t *dest, int64_t value, int pe)
{
    amo_fetch_and_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_int64_atomic_fetch_and_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_uint32_atomic_fetch_and_nbi, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe)
{
    amo_fetch_and_nbi32(context_implicit(), fetch, dest, (uint32_t)value, pe,
        "shmem_uint32_atomic_fetch_and_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_uint64_atomic_fetch_and_nbi, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe)
{
    amo_fetch_and_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_uint64_atomic_fetch_and_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint_atomic_fetch_and_nbi, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    amo_fetch_and_nbi32(context_of(ctx), fetch, dest, (uint32_t)value, pe,
        "shmem_ctx_uint_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulong_atomic_fetch_and_nbi, shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe)
{
    amo_fetch_and_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_ulong_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_atomic_fetch_and_nbi, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    amo_fetch_and_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_ulonglong_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int32_atomic_fetch_and_nbi, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t value, int pe)
{
    amo_fetch_and_nbi32(context_of(ctx), fetch, dest, (uint32_t)value, pe,
        "shmem_ctx_int32_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int64_atomic_fetch_and_nbi, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t value, int pe)
{
    amo_fetch_and_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_int64_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint32_atomic_fetch_and_nbi, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe)
{
    amo_fetch_and_nbi32(context_of(ctx), fetch, dest, (uint32_t)value, pe,
        "shmem_ctx_uint32_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint64_atomic_fetch_and_nbi, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe)
{
    amo_fetch_and_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_uint64_atomic_fetch_and_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_uint_atomic_fetch_or_nbi, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe)
{
    amo_fetch_or_nbi32(context_implicit(), fetch, dest, (uint32_t)value, pe,
        "shmem_uint_atomic_fetch_or_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ulong_atomic_fetch_or_nbi, unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe)
{
    amo_fetch_or_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_ulong_atomic_fetch_or_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ulonglong_atomic_fetch_or_nbi, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe)
{
    amo_fetch_or_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_ulonglong_atomic_fetch_or_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_int32_atomic_fetch_or_nbi, int32_t *fetch, int32_t *dest, int32_t value, int pe)
{
    amo_fetch_or_nbi32(context_implicit(), fetch, dest, (uint32_t)value, pe,
        "shmem_int32_atomic_fetch_or_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_int64_atomic_fetch_or_nbi, int64_t *fetch, int64_t *dest, int64_t value, int pe)
{
    amo_fetch_or_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_int64_atomic_fetch_or_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_uint32_atomic_fetch_or_nbi, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe)
{
    amo_fetch_or_nbi32(context_implicit(), fetch, dest, (uint32_t)value, pe,
        "shmem_uint32_atomic_fetch_or_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_uint64_atomic_fetch_or_nbi, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe)
{
    amo_fetch_or_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_uint64_atomic_fetch_or_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint_atomic_fetch_or_nbi, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    amo_fetch_or_nbi32(context_of(ctx), fetch, dest, (uint32_t)value, pe,
        "shmem_ctx_uint_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulong_atomic_fetch_or_nbi, shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe)
{
    amo_fetch_or_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_ulong_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_atomic_fetch_or_nbi, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    amo_fetch_or_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_ulonglong_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int32_atomic_fetch_or_nbi, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t value, int pe)
{
    amo_fetch_or_nbi32(context_of(ctx), fetch, dest, (uint32_t)value, pe,
        "shmem_ctx_int32_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int64_atomic_fetch_or_nbi, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t value, int pe)
{
    amo_fetch_or_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_int64_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint32_atomic_fetch_or_nbi, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe)
{
    amo_fetch_or_nbi32(context_of(ctx), fetch, dest, (uint32_t)value, pe,
        "shmem_ctx_uint32_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint64_atomic_fetch_or_nbi, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe)
{
    amo_fetch_or_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_uint64_atomic_fetch_or_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_uint_atomic_fetch_xor_nbi, unsigned int *fetch, unsigned int *dest, unsigned int value,
    int pe)
{
    amo_fetch_xor_nbi32(context_implicit(), fetch, dest, (uint32_t)value, pe,
        "shmem_uint_atomic_fetch_xor_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ulong_atomic_fetch_xor_nbi, unsigned long *fetch, unsigned long *dest, unsigned long value,
    int pe)
{
    amo_fetch_xor_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_ulong_atomic_fetch_xor_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ulonglong_atomic_fetch_xor_nbi, unsigned long long *fetch, unsigned long long *dest,
    unsigned long long value, int pe)
{
    amo_fetch_xor_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_ulonglong_atomic_fetch_xor_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_int32_atomic_fetch_xor_nbi, int32_t *fetch, int32_t *dest, int32_t value, int pe)
{
    amo_fetch_xor_nbi32(context_implicit(), fetch, dest, (uint32_t)value, pe,
        "shmem_int32_atomic_fetch_xor_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_int64_atomic_fetch_xor_nbi, int64_t *fetch, int64_t *dest, int64_t value, int pe)
{
    amo_fetch_xor_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_int64_atomic_fetch_xor_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_uint32_atomic_fetch_xor_nbi, uint32_t *fetch, uint32_t *dest, uint32_t value, int pe)
{
    amo_fetch_xor_nbi32(context_implicit(), fetch, dest, (uint32_t)value, pe,
        "shmem_uint32_atomic_fetch_xor_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_uint64_atomic_fetch_xor_nbi, uint64_t *fetch, uint64_t *dest, uint64_t value, int pe)
{
    amo_fetch_xor_nbi64(context_implicit(), fetch, dest, (uint64_t)value, pe,
        "shmem_uint64_atomic_fetch_xor_nbi(fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint_atomic_fetch_xor_nbi, shmem_ctx_t ctx, unsigned int *fetch, unsigned int *dest,
    unsigned int value, int pe)
{
    amo_fetch_xor_nbi32(context_of(ctx), fetch, dest, (uint32_t)value, pe,
        "shmem_ctx_uint_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulong_atomic_fetch_xor_nbi, shmem_ctx_t ctx, unsigned long *fetch, unsigned long *dest,
    unsigned long value, int pe)
{
    amo_fetch_xor_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_ulong_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_atomic_fetch_xor_nbi, shmem_ctx_t ctx, unsigned long long *fetch,
    unsigned long long *dest, unsigned long long value, int pe)
{
    amo_fetch_xor_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_ulonglong_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int32_atomic_fetch_xor_nbi, shmem_ctx_t ctx, int32_t *fetch, int32_t *dest,
    int32_t value, int pe)
{
    amo_fetch_xor_nbi32(context_of(ctx), fetch, dest, (uint32_t)value, pe,
        "shmem_ctx_int32_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int64_atomic_fetch_xor_nbi, shmem_ctx_t ctx, int64_t *fetch, int64_t *dest,
    int64_t value, int pe)
{
    amo_fetch_xor_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_int64_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint32_atomic_fetch_xor_nbi, shmem_ctx_t ctx, uint32_t *fetch, uint32_t *dest,
    uint32_t value, int pe)
{
    amo_fetch_xor_nbi32(context_of(ctx), fetch, dest, (uint32_t)value, pe,
        "shmem_ctx_uint32_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint64_atomic_fetch_xor_nbi, shmem_ctx_t ctx, uint64_t *fetch, uint64_t *dest,
    uint64_t value, int pe)
{
    amo_fetch_xor_nbi64(context_of(ctx), fetch, dest, (uint64_t)value, pe,
        "shmem_ctx_uint64_atomic_fetch_xor_nbi(ctx, fetch, dest, value, pe)");
}
