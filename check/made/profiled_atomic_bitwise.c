/* Made by gen_check.py from shmem.api: do not edit. */
/* Bitwise atomic operations. */
#include "profile.h"

PROFILED(unsigned int, shmem_uint_atomic_fetch_and, unsigned int *dest, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_uint_atomic_fetch_and(dest, value, pe);
    profile_end(F_shmem_uint_atomic_fetch_and, begin, sizeof(unsigned int), pe);
    return result;
}

PROFILED(unsigned long, shmem_ulong_atomic_fetch_and, unsigned long *dest, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ulong_atomic_fetch_and(dest, value, pe);
    profile_end(F_shmem_ulong_atomic_fetch_and, begin, sizeof(unsigned long), pe);
    return result;
}

PROFILED(unsigned long long, shmem_ulonglong_atomic_fetch_and, unsigned long long *dest,
    unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ulonglong_atomic_fetch_and(dest, value, pe);
    profile_end(F_shmem_ulonglong_atomic_fetch_and, begin, sizeof(unsigned long long), pe);
    return result;
}

PROFILED(int32_t, shmem_int32_atomic_fetch_and, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_int32_atomic_fetch_and(dest, value, pe);
    profile_end(F_shmem_int32_atomic_fetch_and, begin, sizeof(int32_t), pe);
    return result;
}

PROFILED(int64_t, shmem_int64_atomic_fetch_and, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_int64_atomic_fetch_and(dest, value, pe);
    profile_end(F_shmem_int64_atomic_fetch_and, begin, sizeof(int64_t), pe);
    return result;
}

PROFILED(uint32_t, shmem_uint32_atomic_fetch_and, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_uint32_atomic_fetch_and(dest, value, pe);
    profile_end(F_shmem_uint32_atomic_fetch_and, begin, sizeof(uint32_t), pe);
    return result;
}

PROFILED(uint64_t, shmem_uint64_atomic_fetch_and, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_uint64_atomic_fetch_and(dest, value, pe);
    profile_end(F_shmem_uint64_atomic_fetch_and, begin, sizeof(uint64_t), pe);
    return result;
}

PROFILED(unsigned int, shmem_ctx_uint_atomic_fetch_and, shmem_ctx_t ctx, unsigned int *dest,
    unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_ctx_uint_atomic_fetch_and(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint_atomic_fetch_and, begin, sizeof(unsigned int), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long, shmem_ctx_ulong_atomic_fetch_and, shmem_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ctx_ulong_atomic_fetch_and(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulong_atomic_fetch_and, begin, sizeof(unsigned long), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_and, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ctx_ulonglong_atomic_fetch_and(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulonglong_atomic_fetch_and, begin, sizeof(unsigned long long), world_pe(ctx, pe));
    return result;
}

PROFILED(int32_t, shmem_ctx_int32_atomic_fetch_and, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_ctx_int32_atomic_fetch_and(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int32_atomic_fetch_and, begin, sizeof(int32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int64_t, shmem_ctx_int64_atomic_fetch_and, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_ctx_int64_atomic_fetch_and(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int64_atomic_fetch_and, begin, sizeof(int64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint32_t, shmem_ctx_uint32_atomic_fetch_and, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_ctx_uint32_atomic_fetch_and(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint32_atomic_fetch_and, begin, sizeof(uint32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint64_t, shmem_ctx_uint64_atomic_fetch_and, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_ctx_uint64_atomic_fetch_and(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint64_atomic_fetch_and, begin, sizeof(uint64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(void, shmem_uint_atomic_and, unsigned int *dest, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint_atomic_and(dest, value, pe);
    profile_end(F_shmem_uint_atomic_and, begin, sizeof(unsigned int), pe);
}

PROFILED(void, shmem_ulong_atomic_and, unsigned long *dest, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulong_atomic_and(dest, value, pe);
    profile_end(F_shmem_ulong_atomic_and, begin, sizeof(unsigned long), pe);
}

PROFILED(void, shmem_ulonglong_atomic_and, unsigned long long *dest, unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulonglong_atomic_and(dest, value, pe);
    profile_end(F_shmem_ulonglong_atomic_and, begin, sizeof(unsigned long long), pe);
}

PROFILED(void, shmem_int32_atomic_and, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int32_atomic_and(dest, value, pe);
    profile_end(F_shmem_int32_atomic_and, begin, sizeof(int32_t), pe);
}

PROFILED(void, shmem_int64_atomic_and, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int64_atomic_and(dest, value, pe);
    profile_end(F_shmem_int64_atomic_and, begin, sizeof(int64_t), pe);
}

PROFILED(void, shmem_uint32_atomic_and, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint32_atomic_and(dest, value, pe);
    profile_end(F_shmem_uint32_atomic_and, begin, sizeof(uint32_t), pe);
}

PROFILED(void, shmem_uint64_atomic_and, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint64_atomic_and(dest, value, pe);
    profile_end(F_shmem_uint64_atomic_and, begin, sizeof(uint64_t), pe);
}

PROFILED(void, shmem_ctx_uint_atomic_and, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint_atomic_and(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint_atomic_and, begin, sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulong_atomic_and, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulong_atomic_and(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulong_atomic_and, begin, sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulonglong_atomic_and, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulonglong_atomic_and(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulonglong_atomic_and, begin, sizeof(unsigned long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int32_atomic_and, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int32_atomic_and(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int32_atomic_and, begin, sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int64_atomic_and, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int64_atomic_and(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int64_atomic_and, begin, sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint32_atomic_and, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint32_atomic_and(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint32_atomic_and, begin, sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint64_atomic_and, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint64_atomic_and(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint64_atomic_and, begin, sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(unsigned int, shmem_uint_atomic_fetch_or, unsigned int *dest, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_uint_atomic_fetch_or(dest, value, pe);
    profile_end(F_shmem_uint_atomic_fetch_or, begin, sizeof(unsigned int), pe);
    return result;
}

PROFILED(unsigned long, shmem_ulong_atomic_fetch_or, unsigned long *dest, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ulong_atomic_fetch_or(dest, value, pe);
    profile_end(F_shmem_ulong_atomic_fetch_or, begin, sizeof(unsigned long), pe);
    return result;
}

PROFILED(unsigned long long, shmem_ulonglong_atomic_fetch_or, unsigned long long *dest,
    unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ulonglong_atomic_fetch_or(dest, value, pe);
    profile_end(F_shmem_ulonglong_atomic_fetch_or, begin, sizeof(unsigned long long), pe);
    return result;
}

PROFILED(int32_t, shmem_int32_atomic_fetch_or, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_int32_atomic_fetch_or(dest, value, pe);
    profile_end(F_shmem_int32_atomic_fetch_or, begin, sizeof(int32_t), pe);
    return result;
}

PROFILED(int64_t, shmem_int64_atomic_fetch_or, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_int64_atomic_fetch_or(dest, value, pe);
    profile_end(F_shmem_int64_atomic_fetch_or, begin, sizeof(int64_t), pe);
    return result;
}

PROFILED(uint32_t, shmem_uint32_atomic_fetch_or, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_uint32_atomic_fetch_or(dest, value, pe);
    profile_end(F_shmem_uint32_atomic_fetch_or, begin, sizeof(uint32_t), pe);
    return result;
}

PROFILED(uint64_t, shmem_uint64_atomic_fetch_or, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_uint64_atomic_fetch_or(dest, value, pe);
    profile_end(F_shmem_uint64_atomic_fetch_or, begin, sizeof(uint64_t), pe);
    return result;
}

PROFILED(unsigned int, shmem_ctx_uint_atomic_fetch_or, shmem_ctx_t ctx, unsigned int *dest,
    unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_ctx_uint_atomic_fetch_or(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint_atomic_fetch_or, begin, sizeof(unsigned int), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long, shmem_ctx_ulong_atomic_fetch_or, shmem_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ctx_ulong_atomic_fetch_or(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulong_atomic_fetch_or, begin, sizeof(unsigned long), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_or, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ctx_ulonglong_atomic_fetch_or(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulonglong_atomic_fetch_or, begin, sizeof(unsigned long long), world_pe(ctx, pe));
    return result;
}

PROFILED(int32_t, shmem_ctx_int32_atomic_fetch_or, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_ctx_int32_atomic_fetch_or(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int32_atomic_fetch_or, begin, sizeof(int32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int64_t, shmem_ctx_int64_atomic_fetch_or, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_ctx_int64_atomic_fetch_or(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int64_atomic_fetch_or, begin, sizeof(int64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint32_t, shmem_ctx_uint32_atomic_fetch_or, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_ctx_uint32_atomic_fetch_or(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint32_atomic_fetch_or, begin, sizeof(uint32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint64_t, shmem_ctx_uint64_atomic_fetch_or, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_ctx_uint64_atomic_fetch_or(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint64_atomic_fetch_or, begin, sizeof(uint64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(void, shmem_uint_atomic_or, unsigned int *dest, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint_atomic_or(dest, value, pe);
    profile_end(F_shmem_uint_atomic_or, begin, sizeof(unsigned int), pe);
}

PROFILED(void, shmem_ulong_atomic_or, unsigned long *dest, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulong_atomic_or(dest, value, pe);
    profile_end(F_shmem_ulong_atomic_or, begin, sizeof(unsigned long), pe);
}

PROFILED(void, shmem_ulonglong_atomic_or, unsigned long long *dest, unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulonglong_atomic_or(dest, value, pe);
    profile_end(F_shmem_ulonglong_atomic_or, begin, sizeof(unsigned long long), pe);
}

PROFILED(void, shmem_int32_atomic_or, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int32_atomic_or(dest, value, pe);
    profile_end(F_shmem_int32_atomic_or, begin, sizeof(int32_t), pe);
}

PROFILED(void, shmem_int64_atomic_or, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int64_atomic_or(dest, value, pe);
    profile_end(F_shmem_int64_atomic_or, begin, sizeof(int64_t), pe);
}

PROFILED(void, shmem_uint32_atomic_or, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint32_atomic_or(dest, value, pe);
    profile_end(F_shmem_uint32_atomic_or, begin, sizeof(uint32_t), pe);
}

PROFILED(void, shmem_uint64_atomic_or, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint64_atomic_or(dest, value, pe);
    profile_end(F_shmem_uint64_atomic_or, begin, sizeof(uint64_t), pe);
}

PROFILED(void, shmem_ctx_uint_atomic_or, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint_atomic_or(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint_atomic_or, begin, sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulong_atomic_or, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulong_atomic_or(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulong_atomic_or, begin, sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulonglong_atomic_or, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulonglong_atomic_or(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulonglong_atomic_or, begin, sizeof(unsigned long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int32_atomic_or, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int32_atomic_or(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int32_atomic_or, begin, sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int64_atomic_or, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int64_atomic_or(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int64_atomic_or, begin, sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint32_atomic_or, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint32_atomic_or(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint32_atomic_or, begin, sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint64_atomic_or, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint64_atomic_or(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint64_atomic_or, begin, sizeof(uint64_t), world_pe(ctx, pe));
}

PROFILED(unsigned int, shmem_uint_atomic_fetch_xor, unsigned int *dest, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_uint_atomic_fetch_xor(dest, value, pe);
    profile_end(F_shmem_uint_atomic_fetch_xor, begin, sizeof(unsigned int), pe);
    return result;
}

PROFILED(unsigned long, shmem_ulong_atomic_fetch_xor, unsigned long *dest, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ulong_atomic_fetch_xor(dest, value, pe);
    profile_end(F_shmem_ulong_atomic_fetch_xor, begin, sizeof(unsigned long), pe);
    return result;
}

PROFILED(unsigned long long, shmem_ulonglong_atomic_fetch_xor, unsigned long long *dest,
    unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ulonglong_atomic_fetch_xor(dest, value, pe);
    profile_end(F_shmem_ulonglong_atomic_fetch_xor, begin, sizeof(unsigned long long), pe);
    return result;
}

PROFILED(int32_t, shmem_int32_atomic_fetch_xor, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_int32_atomic_fetch_xor(dest, value, pe);
    profile_end(F_shmem_int32_atomic_fetch_xor, begin, sizeof(int32_t), pe);
    return result;
}

PROFILED(int64_t, shmem_int64_atomic_fetch_xor, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_int64_atomic_fetch_xor(dest, value, pe);
    profile_end(F_shmem_int64_atomic_fetch_xor, begin, sizeof(int64_t), pe);
    return result;
}

PROFILED(uint32_t, shmem_uint32_atomic_fetch_xor, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_uint32_atomic_fetch_xor(dest, value, pe);
    profile_end(F_shmem_uint32_atomic_fetch_xor, begin, sizeof(uint32_t), pe);
    return result;
}

PROFILED(uint64_t, shmem_uint64_atomic_fetch_xor, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_uint64_atomic_fetch_xor(dest, value, pe);
    profile_end(F_shmem_uint64_atomic_fetch_xor, begin, sizeof(uint64_t), pe);
    return result;
}

PROFILED(unsigned int, shmem_ctx_uint_atomic_fetch_xor, shmem_ctx_t ctx, unsigned int *dest,
    unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned int result = pshmem_ctx_uint_atomic_fetch_xor(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint_atomic_fetch_xor, begin, sizeof(unsigned int), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long, shmem_ctx_ulong_atomic_fetch_xor, shmem_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long result = pshmem_ctx_ulong_atomic_fetch_xor(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulong_atomic_fetch_xor, begin, sizeof(unsigned long), world_pe(ctx, pe));
    return result;
}

PROFILED(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_xor, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    unsigned long long result = pshmem_ctx_ulonglong_atomic_fetch_xor(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulonglong_atomic_fetch_xor, begin, sizeof(unsigned long long), world_pe(ctx, pe));
    return result;
}

PROFILED(int32_t, shmem_ctx_int32_atomic_fetch_xor, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    int32_t result = pshmem_ctx_int32_atomic_fetch_xor(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int32_atomic_fetch_xor, begin, sizeof(int32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(int64_t, shmem_ctx_int64_atomic_fetch_xor, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    int64_t result = pshmem_ctx_int64_atomic_fetch_xor(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int64_atomic_fetch_xor, begin, sizeof(int64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint32_t, shmem_ctx_uint32_atomic_fetch_xor, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint32_t result = pshmem_ctx_uint32_atomic_fetch_xor(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint32_atomic_fetch_xor, begin, sizeof(uint32_t), world_pe(ctx, pe));
    return result;
}

PROFILED(uint64_t, shmem_ctx_uint64_atomic_fetch_xor, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_ctx_uint64_atomic_fetch_xor(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint64_atomic_fetch_xor, begin, sizeof(uint64_t), world_pe(ctx, pe));
    return result;
}

PROFILED(void, shmem_uint_atomic_xor, unsigned int *dest, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint_atomic_xor(dest, value, pe);
    profile_end(F_shmem_uint_atomic_xor, begin, sizeof(unsigned int), pe);
}

PROFILED(void, shmem_ulong_atomic_xor, unsigned long *dest, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulong_atomic_xor(dest, value, pe);
    profile_end(F_shmem_ulong_atomic_xor, begin, sizeof(unsigned long), pe);
}

PROFILED(void, shmem_ulonglong_atomic_xor, unsigned long long *dest, unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ulonglong_atomic_xor(dest, value, pe);
    profile_end(F_shmem_ulonglong_atomic_xor, begin, sizeof(unsigned long long), pe);
}

PROFILED(void, shmem_int32_atomic_xor, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int32_atomic_xor(dest, value, pe);
    profile_end(F_shmem_int32_atomic_xor, begin, sizeof(int32_t), pe);
}

PROFILED(void, shmem_int64_atomic_xor, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_int64_atomic_xor(dest, value, pe);
    profile_end(F_shmem_int64_atomic_xor, begin, sizeof(int64_t), pe);
}

PROFILED(void, shmem_uint32_atomic_xor, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint32_atomic_xor(dest, value, pe);
    profile_end(F_shmem_uint32_atomic_xor, begin, sizeof(uint32_t), pe);
}

PROFILED(void, shmem_uint64_atomic_xor, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_uint64_atomic_xor(dest, value, pe);
    profile_end(F_shmem_uint64_atomic_xor, begin, sizeof(uint64_t), pe);
}

PROFILED(void, shmem_ctx_uint_atomic_xor, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint_atomic_xor(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint_atomic_xor, begin, sizeof(unsigned int), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulong_atomic_xor, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulong_atomic_xor(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulong_atomic_xor, begin, sizeof(unsigned long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_ulonglong_atomic_xor, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_ulonglong_atomic_xor(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_ulonglong_atomic_xor, begin, sizeof(unsigned long long), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int32_atomic_xor, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int32_atomic_xor(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int32_atomic_xor, begin, sizeof(int32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_int64_atomic_xor, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_int64_atomic_xor(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_int64_atomic_xor, begin, sizeof(int64_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint32_atomic_xor, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint32_atomic_xor(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint32_atomic_xor, begin, sizeof(uint32_t), world_pe(ctx, pe));
}

PROFILED(void, shmem_ctx_uint64_atomic_xor, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    uint64_t begin = profile_begin();
    pshmem_ctx_uint64_atomic_xor(ctx, dest, value, pe);
    profile_end(F_shmem_ctx_uint64_atomic_xor, begin, sizeof(uint64_t), world_pe(ctx, pe));
}
