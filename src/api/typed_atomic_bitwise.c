/* Made by gen.py from shmem.api: do not edit. */
/* Bitwise atomic operations. */
#include "api/public.h"

PUBLIC(unsigned int, shmem_uint_atomic_fetch_and, unsigned int *dest, unsigned int value, int pe)
{
    return (unsigned int)amo_fetch_and32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_uint_atomic_fetch_and(dest, value, pe)");
}

PUBLIC(unsigned long, shmem_ulong_atomic_fetch_and, unsigned long *dest, unsigned long value, int pe)
{
    return (unsigned long)amo_fetch_and64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_ulong_atomic_fetch_and(dest, value, pe)");
}

PUBLIC(unsigned long long, shmem_ulonglong_atomic_fetch_and, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return (unsigned long long)amo_fetch_and64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_ulonglong_atomic_fetch_and(dest, value, pe)");
}

PUBLIC(int32_t, shmem_int32_atomic_fetch_and, int32_t *dest, int32_t value, int pe)
{
    return (int32_t)amo_fetch_and32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_int32_atomic_fetch_and(dest, value, pe)");
}

PUBLIC(int64_t, shmem_int64_atomic_fetch_and, int64_t *dest, int64_t value, int pe)
{
    return (int64_t)amo_fetch_and64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_int64_atomic_fetch_and(dest, value, pe)");
}

PUBLIC(uint32_t, shmem_uint32_atomic_fetch_and, uint32_t *dest, uint32_t value, int pe)
{
    return (uint32_t)amo_fetch_and32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_uint32_atomic_fetch_and(dest, value, pe)");
}

PUBLIC(uint64_t, shmem_uint64_atomic_fetch_and, uint64_t *dest, uint64_t value, int pe)
{
    return (uint64_t)amo_fetch_and64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_uint64_atomic_fetch_and(dest, value, pe)");
}

PUBLIC(unsigned int, shmem_ctx_uint_atomic_fetch_and, shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe)
{
    return (unsigned int)amo_fetch_and32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_uint_atomic_fetch_and(ctx, dest, value, pe)");
}

PUBLIC(unsigned long, shmem_ctx_ulong_atomic_fetch_and, shmem_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe)
{
    return (unsigned long)amo_fetch_and64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ulong_atomic_fetch_and(ctx, dest, value, pe)");
}

PUBLIC(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_and, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return (unsigned long long)amo_fetch_and64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ulonglong_atomic_fetch_and(ctx, dest, value, pe)");
}

PUBLIC(int32_t, shmem_ctx_int32_atomic_fetch_and, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    return (int32_t)amo_fetch_and32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_int32_atomic_fetch_and(ctx, dest, value, pe)");
}

PUBLIC(int64_t, shmem_ctx_int64_atomic_fetch_and, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    return (int64_t)amo_fetch_and64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_int64_atomic_fetch_and(ctx, dest, value, pe)");
}

PUBLIC(uint32_t, shmem_ctx_uint32_atomic_fetch_and, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    return (uint32_t)amo_fetch_and32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_uint32_atomic_fetch_and(ctx, dest, value, pe)");
}

PUBLIC(uint64_t, shmem_ctx_uint64_atomic_fetch_and, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    return (uint64_t)amo_fetch_and64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_uint64_atomic_fetch_and(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_uint_atomic_and, unsigned int *dest, unsigned int value, int pe)
{
    amo_and32(context_implicit(), dest, (uint32_t)value, pe, "shmem_uint_atomic_and(dest, value, pe)");
}

PUBLIC(void, shmem_ulong_atomic_and, unsigned long *dest, unsigned long value, int pe)
{
    amo_and64(context_implicit(), dest, (uint64_t)value, pe, "shmem_ulong_atomic_and(dest, value, pe)");
}

PUBLIC(void, shmem_ulonglong_atomic_and, unsigned long long *dest, unsigned long long value, int pe)
{
    amo_and64(context_implicit(), dest, (uint64_t)value, pe, "shmem_ulonglong_atomic_and(dest, value, pe)");
}

PUBLIC(void, shmem_int32_atomic_and, int32_t *dest, int32_t value, int pe)
{
    amo_and32(context_implicit(), dest, (uint32_t)value, pe, "shmem_int32_atomic_and(dest, value, pe)");
}

PUBLIC(void, shmem_int64_atomic_and, int64_t *dest, int64_t value, int pe)
{
    amo_and64(context_implicit(), dest, (uint64_t)value, pe, "shmem_int64_atomic_and(dest, value, pe)");
}

PUBLIC(void, shmem_uint32_atomic_and, uint32_t *dest, uint32_t value, int pe)
{
    amo_and32(context_implicit(), dest, (uint32_t)value, pe, "shmem_uint32_atomic_and(dest, value, pe)");
}

PUBLIC(void, shmem_uint64_atomic_and, uint64_t *dest, uint64_t value, int pe)
{
    amo_and64(context_implicit(), dest, (uint64_t)value, pe, "shmem_uint64_atomic_and(dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint_atomic_and, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    amo_and32(context_of(ctx), dest, (uint32_t)value, pe, "shmem_ctx_uint_atomic_and(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulong_atomic_and, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    amo_and64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_ulong_atomic_and(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_atomic_and, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    amo_and64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ulonglong_atomic_and(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int32_atomic_and, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    amo_and32(context_of(ctx), dest, (uint32_t)value, pe, "shmem_ctx_int32_atomic_and(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int64_atomic_and, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    amo_and64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_int64_atomic_and(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint32_atomic_and, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    amo_and32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_uint32_atomic_and(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint64_atomic_and, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    amo_and64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_uint64_atomic_and(ctx, dest, value, pe)");
}

PUBLIC(unsigned int, shmem_uint_atomic_fetch_or, unsigned int *dest, unsigned int value, int pe)
{
    return (unsigned int)amo_fetch_or32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_uint_atomic_fetch_or(dest, value, pe)");
}

PUBLIC(unsigned long, shmem_ulong_atomic_fetch_or, unsigned long *dest, unsigned long value, int pe)
{
    return (unsigned long)amo_fetch_or64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_ulong_atomic_fetch_or(dest, value, pe)");
}

PUBLIC(unsigned long long, shmem_ulonglong_atomic_fetch_or, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return (unsigned long long)amo_fetch_or64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_ulonglong_atomic_fetch_or(dest, value, pe)");
}

PUBLIC(int32_t, shmem_int32_atomic_fetch_or, int32_t *dest, int32_t value, int pe)
{
    return (int32_t)amo_fetch_or32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_int32_atomic_fetch_or(dest, value, pe)");
}

PUBLIC(int64_t, shmem_int64_atomic_fetch_or, int64_t *dest, int64_t value, int pe)
{
    return (int64_t)amo_fetch_or64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_int64_atomic_fetch_or(dest, value, pe)");
}

PUBLIC(uint32_t, shmem_uint32_atomic_fetch_or, uint32_t *dest, uint32_t value, int pe)
{
    return (uint32_t)amo_fetch_or32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_uint32_atomic_fetch_or(dest, value, pe)");
}

PUBLIC(uint64_t, shmem_uint64_atomic_fetch_or, uint64_t *dest, uint64_t value, int pe)
{
    return (uint64_t)amo_fetch_or64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_uint64_atomic_fetch_or(dest, value, pe)");
}

PUBLIC(unsigned int, shmem_ctx_uint_atomic_fetch_or, shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe)
{
    return (unsigned int)amo_fetch_or32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_uint_atomic_fetch_or(ctx, dest, value, pe)");
}

PUBLIC(unsigned long, shmem_ctx_ulong_atomic_fetch_or, shmem_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe)
{
    return (unsigned long)amo_fetch_or64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ulong_atomic_fetch_or(ctx, dest, value, pe)");
}

PUBLIC(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_or, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return (unsigned long long)amo_fetch_or64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ulonglong_atomic_fetch_or(ctx, dest, value, pe)");
}

PUBLIC(int32_t, shmem_ctx_int32_atomic_fetch_or, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    return (int32_t)amo_fetch_or32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_int32_atomic_fetch_or(ctx, dest, value, pe)");
}

PUBLIC(int64_t, shmem_ctx_int64_atomic_fetch_or, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    return (int64_t)amo_fetch_or64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_int64_atomic_fetch_or(ctx, dest, value, pe)");
}

PUBLIC(uint32_t, shmem_ctx_uint32_atomic_fetch_or, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    return (uint32_t)amo_fetch_or32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_uint32_atomic_fetch_or(ctx, dest, value, pe)");
}

PUBLIC(uint64_t, shmem_ctx_uint64_atomic_fetch_or, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    return (uint64_t)amo_fetch_or64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_uint64_atomic_fetch_or(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_uint_atomic_or, unsigned int *dest, unsigned int value, int pe)
{
    amo_or32(context_implicit(), dest, (uint32_t)value, pe, "shmem_uint_atomic_or(dest, value, pe)");
}

PUBLIC(void, shmem_ulong_atomic_or, unsigned long *dest, unsigned long value, int pe)
{
    amo_or64(context_implicit(), dest, (uint64_t)value, pe, "shmem_ulong_atomic_or(dest, value, pe)");
}

PUBLIC(void, shmem_ulonglong_atomic_or, unsigned long long *dest, unsigned long long value, int pe)
{
    amo_or64(context_implicit(), dest, (uint64_t)value, pe, "shmem_ulonglong_atomic_or(dest, value, pe)");
}

PUBLIC(void, shmem_int32_atomic_or, int32_t *dest, int32_t value, int pe)
{
    amo_or32(context_implicit(), dest, (uint32_t)value, pe, "shmem_int32_atomic_or(dest, value, pe)");
}

PUBLIC(void, shmem_int64_atomic_or, int64_t *dest, int64_t value, int pe)
{
    amo_or64(context_implicit(), dest, (uint64_t)value, pe, "shmem_int64_atomic_or(dest, value, pe)");
}

PUBLIC(void, shmem_uint32_atomic_or, uint32_t *dest, uint32_t value, int pe)
{
    amo_or32(context_implicit(), dest, (uint32_t)value, pe, "shmem_uint32_atomic_or(dest, value, pe)");
}

PUBLIC(void, shmem_uint64_atomic_or, uint64_t *dest, uint64_t value, int pe)
{
    amo_or64(context_implicit(), dest, (uint64_t)value, pe, "shmem_uint64_atomic_or(dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint_atomic_or, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    amo_or32(context_of(ctx), dest, (uint32_t)value, pe, "shmem_ctx_uint_atomic_or(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulong_atomic_or, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    amo_or64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_ulong_atomic_or(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_atomic_or, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    amo_or64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ulonglong_atomic_or(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int32_atomic_or, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    amo_or32(context_of(ctx), dest, (uint32_t)value, pe, "shmem_ctx_int32_atomic_or(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int64_atomic_or, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    amo_or64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_int64_atomic_or(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint32_atomic_or, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    amo_or32(context_of(ctx), dest, (uint32_t)value, pe, "shmem_ctx_uint32_atomic_or(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint64_atomic_or, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    amo_or64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_uint64_atomic_or(ctx, dest, value, pe)");
}

PUBLIC(unsigned int, shmem_uint_atomic_fetch_xor, unsigned int *dest, unsigned int value, int pe)
{
    return (unsigned int)amo_fetch_xor32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_uint_atomic_fetch_xor(dest, value, pe)");
}

PUBLIC(unsigned long, shmem_ulong_atomic_fetch_xor, unsigned long *dest, unsigned long value, int pe)
{
    return (unsigned long)amo_fetch_xor64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_ulong_atomic_fetch_xor(dest, value, pe)");
}

PUBLIC(unsigned long long, shmem_ulonglong_atomic_fetch_xor, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return (unsigned long long)amo_fetch_xor64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_ulonglong_atomic_fetch_xor(dest, value, pe)");
}

PUBLIC(int32_t, shmem_int32_atomic_fetch_xor, int32_t *dest, int32_t value, int pe)
{
    return (int32_t)amo_fetch_xor32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_int32_atomic_fetch_xor(dest, value, pe)");
}

PUBLIC(int64_t, shmem_int64_atomic_fetch_xor, int64_t *dest, int64_t value, int pe)
{
    return (int64_t)amo_fetch_xor64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_int64_atomic_fetch_xor(dest, value, pe)");
}

PUBLIC(uint32_t, shmem_uint32_atomic_fetch_xor, uint32_t *dest, uint32_t value, int pe)
{
    return (uint32_t)amo_fetch_xor32(context_implicit(), dest, (uint32_t)value, pe,
        "shmem_uint32_atomic_fetch_xor(dest, value, pe)");
}

PUBLIC(uint64_t, shmem_uint64_atomic_fetch_xor, uint64_t *dest, uint64_t value, int pe)
{
    return (uint64_t)amo_fetch_xor64(context_implicit(), dest, (uint64_t)value, pe,
        "shmem_uint64_atomic_fetch_xor(dest, value, pe)");
}

PUBLIC(unsigned int, shmem_ctx_uint_atomic_fetch_xor, shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe)
{
    return (unsigned int)amo_fetch_xor32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_uint_atomic_fetch_xor(ctx, dest, value, pe)");
}

PUBLIC(unsigned long, shmem_ctx_ulong_atomic_fetch_xor, shmem_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe)
{
    return (unsigned long)amo_fetch_xor64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ulong_atomic_fetch_xor(ctx, dest, value, pe)");
}

PUBLIC(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_xor, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    return (unsigned long long)amo_fetch_xor64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ulonglong_atomic_fetch_xor(ctx, dest, value, pe)");
}

PUBLIC(int32_t, shmem_ctx_int32_atomic_fetch_xor, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    return (int32_t)amo_fetch_xor32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_int32_atomic_fetch_xor(ctx, dest, value, pe)");
}

PUBLIC(int64_t, shmem_ctx_int64_atomic_fetch_xor, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    return (int64_t)amo_fetch_xor64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_int64_atomic_fetch_xor(ctx, dest, value, pe)");
}

PUBLIC(uint32_t, shmem_ctx_uint32_atomic_fetch_xor, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    return (uint32_t)amo_fetch_xor32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_uint32_atomic_fetch_xor(ctx, dest, value, pe)");
}

PUBLIC(uint64_t, shmem_ctx_uint64_atomic_fetch_xor, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    return (uint64_t)amo_fetch_xor64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_uint64_atomic_fetch_xor(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_uint_atomic_xor, unsigned int *dest, unsigned int value, int pe)
{
    amo_xor32(context_implicit(), dest, (uint32_t)value, pe, "shmem_uint_atomic_xor(dest, value, pe)");
}

PUBLIC(void, shmem_ulong_atomic_xor, unsigned long *dest, unsigned long value, int pe)
{
    amo_xor64(context_implicit(), dest, (uint64_t)value, pe, "shmem_ulong_atomic_xor(dest, value, pe)");
}

PUBLIC(void, shmem_ulonglong_atomic_xor, unsigned long long *dest, unsigned long long value, int pe)
{
    amo_xor64(context_implicit(), dest, (uint64_t)value, pe, "shmem_ulonglong_atomic_xor(dest, value, pe)");
}

PUBLIC(void, shmem_int32_atomic_xor, int32_t *dest, int32_t value, int pe)
{
    amo_xor32(context_implicit(), dest, (uint32_t)value, pe, "shmem_int32_atomic_xor(dest, value, pe)");
}

PUBLIC(void, shmem_int64_atomic_xor, int64_t *dest, int64_t value, int pe)
{
    amo_xor64(context_implicit(), dest, (uint64_t)value, pe, "shmem_int64_atomic_xor(dest, value, pe)");
}

PUBLIC(void, shmem_uint32_atomic_xor, uint32_t *dest, uint32_t value, int pe)
{
    amo_xor32(context_implicit(), dest, (uint32_t)value, pe, "shmem_uint32_atomic_xor(dest, value, pe)");
}

PUBLIC(void, shmem_uint64_atomic_xor, uint64_t *dest, uint64_t value, int pe)
{
    amo_xor64(context_implicit(), dest, (uint64_t)value, pe, "shmem_uint64_atomic_xor(dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint_atomic_xor, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    amo_xor32(context_of(ctx), dest, (uint32_t)value, pe, "shmem_ctx_uint_atomic_xor(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulong_atomic_xor, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    amo_xor64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_ulong_atomic_xor(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_ulonglong_atomic_xor, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    amo_xor64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_ulonglong_atomic_xor(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int32_atomic_xor, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    amo_xor32(context_of(ctx), dest, (uint32_t)value, pe, "shmem_ctx_int32_atomic_xor(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_int64_atomic_xor, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    amo_xor64(context_of(ctx), dest, (uint64_t)value, pe, "shmem_ctx_int64_atomic_xor(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint32_atomic_xor, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    amo_xor32(context_of(ctx), dest, (uint32_t)value, pe,
        "shmem_ctx_uint32_atomic_xor(ctx, dest, value, pe)");
}

PUBLIC(void, shmem_ctx_uint64_atomic_xor, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    amo_xor64(context_of(ctx), dest, (uint64_t)value, pe,
        "shmem_ctx_uint64_atomic_xor(ctx, dest, value, pe)");
}
