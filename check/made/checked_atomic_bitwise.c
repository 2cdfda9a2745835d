/* Made by gen_check.py from shmem.api: do not edit. */
/* Bitwise atomic operations. */
#include "check.h"

CHECKED(unsigned int, shmem_uint_atomic_fetch_and, unsigned int *dest, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_atomic_fetch_and);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_uint_atomic_fetch_and(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ulong_atomic_fetch_and, unsigned long *dest, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_atomic_fetch_and);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ulong_atomic_fetch_and(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ulonglong_atomic_fetch_and, unsigned long long *dest,
    unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_atomic_fetch_and);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    unsigned long long result = pshmem_ulonglong_atomic_fetch_and(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_int32_atomic_fetch_and, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_atomic_fetch_and);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_int32_atomic_fetch_and(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_int64_atomic_fetch_and, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_atomic_fetch_and);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_int64_atomic_fetch_and(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_uint32_atomic_fetch_and, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_atomic_fetch_and);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_uint32_atomic_fetch_and(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_uint64_atomic_fetch_and, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_atomic_fetch_and);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_uint64_atomic_fetch_and(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned int, shmem_ctx_uint_atomic_fetch_and, shmem_ctx_t ctx, unsigned int *dest,
    unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_atomic_fetch_and);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_ctx_uint_atomic_fetch_and(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ctx_ulong_atomic_fetch_and, shmem_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_atomic_fetch_and);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ctx_ulong_atomic_fetch_and(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_and, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_atomic_fetch_and);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    unsigned long long result = pshmem_ctx_ulonglong_atomic_fetch_and(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_ctx_int32_atomic_fetch_and, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_atomic_fetch_and);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_ctx_int32_atomic_fetch_and(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_ctx_int64_atomic_fetch_and, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_atomic_fetch_and);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_ctx_int64_atomic_fetch_and(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_ctx_uint32_atomic_fetch_and, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_atomic_fetch_and);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_ctx_uint32_atomic_fetch_and(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_ctx_uint64_atomic_fetch_and, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_atomic_fetch_and);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_ctx_uint64_atomic_fetch_and(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(void, shmem_uint_atomic_and, unsigned int *dest, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_atomic_and);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmem_uint_atomic_and(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulong_atomic_and, unsigned long *dest, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_atomic_and);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmem_ulong_atomic_and(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_atomic_and, unsigned long long *dest, unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_atomic_and);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    pshmem_ulonglong_atomic_and(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_int32_atomic_and, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_atomic_and);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    pshmem_int32_atomic_and(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_int64_atomic_and, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_atomic_and);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    pshmem_int64_atomic_and(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint32_atomic_and, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_atomic_and);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmem_uint32_atomic_and(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint64_atomic_and, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_atomic_and);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmem_uint64_atomic_and(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint_atomic_and, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_atomic_and);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmem_ctx_uint_atomic_and(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulong_atomic_and, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_atomic_and);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmem_ctx_ulong_atomic_and(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulonglong_atomic_and, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_atomic_and);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    pshmem_ctx_ulonglong_atomic_and(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int32_atomic_and, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_atomic_and);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    pshmem_ctx_int32_atomic_and(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int64_atomic_and, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_atomic_and);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    pshmem_ctx_int64_atomic_and(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint32_atomic_and, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_atomic_and);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmem_ctx_uint32_atomic_and(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint64_atomic_and, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_atomic_and);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmem_ctx_uint64_atomic_and(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(unsigned int, shmem_uint_atomic_fetch_or, unsigned int *dest, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_atomic_fetch_or);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_uint_atomic_fetch_or(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ulong_atomic_fetch_or, unsigned long *dest, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_atomic_fetch_or);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ulong_atomic_fetch_or(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ulonglong_atomic_fetch_or, unsigned long long *dest,
    unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_atomic_fetch_or);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    unsigned long long result = pshmem_ulonglong_atomic_fetch_or(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_int32_atomic_fetch_or, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_atomic_fetch_or);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_int32_atomic_fetch_or(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_int64_atomic_fetch_or, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_atomic_fetch_or);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_int64_atomic_fetch_or(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_uint32_atomic_fetch_or, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_atomic_fetch_or);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_uint32_atomic_fetch_or(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_uint64_atomic_fetch_or, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_atomic_fetch_or);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_uint64_atomic_fetch_or(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned int, shmem_ctx_uint_atomic_fetch_or, shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_atomic_fetch_or);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_ctx_uint_atomic_fetch_or(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ctx_ulong_atomic_fetch_or, shmem_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_atomic_fetch_or);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ctx_ulong_atomic_fetch_or(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_or, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_atomic_fetch_or);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    unsigned long long result = pshmem_ctx_ulonglong_atomic_fetch_or(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_ctx_int32_atomic_fetch_or, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_atomic_fetch_or);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_ctx_int32_atomic_fetch_or(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_ctx_int64_atomic_fetch_or, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_atomic_fetch_or);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_ctx_int64_atomic_fetch_or(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_ctx_uint32_atomic_fetch_or, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_atomic_fetch_or);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_ctx_uint32_atomic_fetch_or(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_ctx_uint64_atomic_fetch_or, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_atomic_fetch_or);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_ctx_uint64_atomic_fetch_or(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(void, shmem_uint_atomic_or, unsigned int *dest, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_atomic_or);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmem_uint_atomic_or(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulong_atomic_or, unsigned long *dest, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_atomic_or);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmem_ulong_atomic_or(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_atomic_or, unsigned long long *dest, unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_atomic_or);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    pshmem_ulonglong_atomic_or(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_int32_atomic_or, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_atomic_or);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    pshmem_int32_atomic_or(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_int64_atomic_or, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_atomic_or);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    pshmem_int64_atomic_or(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint32_atomic_or, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_atomic_or);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmem_uint32_atomic_or(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint64_atomic_or, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_atomic_or);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmem_uint64_atomic_or(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint_atomic_or, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_atomic_or);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmem_ctx_uint_atomic_or(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulong_atomic_or, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_atomic_or);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmem_ctx_ulong_atomic_or(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulonglong_atomic_or, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_atomic_or);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    pshmem_ctx_ulonglong_atomic_or(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int32_atomic_or, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_atomic_or);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    pshmem_ctx_int32_atomic_or(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int64_atomic_or, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_atomic_or);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    pshmem_ctx_int64_atomic_or(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint32_atomic_or, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_atomic_or);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmem_ctx_uint32_atomic_or(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint64_atomic_or, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_atomic_or);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmem_ctx_uint64_atomic_or(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(unsigned int, shmem_uint_atomic_fetch_xor, unsigned int *dest, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_atomic_fetch_xor);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_uint_atomic_fetch_xor(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ulong_atomic_fetch_xor, unsigned long *dest, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_atomic_fetch_xor);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ulong_atomic_fetch_xor(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ulonglong_atomic_fetch_xor, unsigned long long *dest,
    unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_atomic_fetch_xor);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    unsigned long long result = pshmem_ulonglong_atomic_fetch_xor(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_int32_atomic_fetch_xor, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_atomic_fetch_xor);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_int32_atomic_fetch_xor(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_int64_atomic_fetch_xor, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_atomic_fetch_xor);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_int64_atomic_fetch_xor(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_uint32_atomic_fetch_xor, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_atomic_fetch_xor);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_uint32_atomic_fetch_xor(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_uint64_atomic_fetch_xor, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_atomic_fetch_xor);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_uint64_atomic_fetch_xor(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned int, shmem_ctx_uint_atomic_fetch_xor, shmem_ctx_t ctx, unsigned int *dest,
    unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_atomic_fetch_xor);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_ctx_uint_atomic_fetch_xor(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ctx_ulong_atomic_fetch_xor, shmem_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_atomic_fetch_xor);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ctx_ulong_atomic_fetch_xor(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_xor, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_atomic_fetch_xor);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    unsigned long long result = pshmem_ctx_ulonglong_atomic_fetch_xor(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_ctx_int32_atomic_fetch_xor, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_atomic_fetch_xor);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_ctx_int32_atomic_fetch_xor(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_ctx_int64_atomic_fetch_xor, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_atomic_fetch_xor);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_ctx_int64_atomic_fetch_xor(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_ctx_uint32_atomic_fetch_xor, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_atomic_fetch_xor);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_ctx_uint32_atomic_fetch_xor(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_ctx_uint64_atomic_fetch_xor, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_atomic_fetch_xor);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_ctx_uint64_atomic_fetch_xor(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(void, shmem_uint_atomic_xor, unsigned int *dest, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_atomic_xor);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmem_uint_atomic_xor(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulong_atomic_xor, unsigned long *dest, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_atomic_xor);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmem_ulong_atomic_xor(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_atomic_xor, unsigned long long *dest, unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_atomic_xor);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    pshmem_ulonglong_atomic_xor(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_int32_atomic_xor, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_atomic_xor);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    pshmem_int32_atomic_xor(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_int64_atomic_xor, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_atomic_xor);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    pshmem_int64_atomic_xor(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint32_atomic_xor, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_atomic_xor);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmem_uint32_atomic_xor(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint64_atomic_xor, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_atomic_xor);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmem_uint64_atomic_xor(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint_atomic_xor, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_atomic_xor);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmem_ctx_uint_atomic_xor(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulong_atomic_xor, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_atomic_xor);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmem_ctx_ulong_atomic_xor(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulonglong_atomic_xor, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_atomic_xor);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    pshmem_ctx_ulonglong_atomic_xor(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int32_atomic_xor, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_atomic_xor);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    pshmem_ctx_int32_atomic_xor(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int64_atomic_xor, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_atomic_xor);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    pshmem_ctx_int64_atomic_xor(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint32_atomic_xor, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_atomic_xor);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmem_ctx_uint32_atomic_xor(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint64_atomic_xor, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_atomic_xor);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmem_ctx_uint64_atomic_xor(ctx, dest, value, pe);
    call_end(&call);
}
