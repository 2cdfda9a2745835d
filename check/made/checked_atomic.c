/* Made by gen_check.py from shmem.api: do not edit. */
/* Atomic operations. */
#include "check.h"

CHECKED(float, shmem_float_atomic_fetch, const float *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_float_atomic_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(float)), _Alignof(float));
    float result = pshmem_float_atomic_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(double, shmem_double_atomic_fetch, const double *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_double_atomic_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(double)), _Alignof(double));
    double result = pshmem_double_atomic_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int_atomic_fetch, const int *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_atomic_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_int_atomic_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(long, shmem_long_atomic_fetch, const long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_atomic_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmem_long_atomic_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(long long, shmem_longlong_atomic_fetch, const long long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_atomic_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmem_longlong_atomic_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned int, shmem_uint_atomic_fetch, const unsigned int *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_atomic_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_uint_atomic_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ulong_atomic_fetch, const unsigned long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_atomic_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ulong_atomic_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ulonglong_atomic_fetch, const unsigned long long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_atomic_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    unsigned long long result = pshmem_ulonglong_atomic_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_int32_atomic_fetch, const int32_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_atomic_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_int32_atomic_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_int64_atomic_fetch, const int64_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_atomic_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_int64_atomic_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_uint32_atomic_fetch, const uint32_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_atomic_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_uint32_atomic_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_uint64_atomic_fetch, const uint64_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_atomic_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_uint64_atomic_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_size_atomic_fetch, const size_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_atomic_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(size_t)), _Alignof(size_t));
    size_t result = pshmem_size_atomic_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(ptrdiff_t, shmem_ptrdiff_atomic_fetch, const ptrdiff_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_atomic_fetch);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    ptrdiff_t result = pshmem_ptrdiff_atomic_fetch(source, pe);
    call_end(&call);
    return result;
}

CHECKED(float, shmem_ctx_float_atomic_fetch, shmem_ctx_t ctx, const float *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_float_atomic_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(float)), _Alignof(float));
    float result = pshmem_ctx_float_atomic_fetch(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(double, shmem_ctx_double_atomic_fetch, shmem_ctx_t ctx, const double *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_double_atomic_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(double)), _Alignof(double));
    double result = pshmem_ctx_double_atomic_fetch(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ctx_int_atomic_fetch, shmem_ctx_t ctx, const int *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_atomic_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_ctx_int_atomic_fetch(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(long, shmem_ctx_long_atomic_fetch, shmem_ctx_t ctx, const long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_atomic_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmem_ctx_long_atomic_fetch(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(long long, shmem_ctx_longlong_atomic_fetch, shmem_ctx_t ctx, const long long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_atomic_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmem_ctx_longlong_atomic_fetch(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned int, shmem_ctx_uint_atomic_fetch, shmem_ctx_t ctx, const unsigned int *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_atomic_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_ctx_uint_atomic_fetch(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ctx_ulong_atomic_fetch, shmem_ctx_t ctx, const unsigned long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_atomic_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ctx_ulong_atomic_fetch(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ctx_ulonglong_atomic_fetch, shmem_ctx_t ctx,
    const unsigned long long *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_atomic_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    unsigned long long result = pshmem_ctx_ulonglong_atomic_fetch(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_ctx_int32_atomic_fetch, shmem_ctx_t ctx, const int32_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_atomic_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_ctx_int32_atomic_fetch(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_ctx_int64_atomic_fetch, shmem_ctx_t ctx, const int64_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_atomic_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_ctx_int64_atomic_fetch(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_ctx_uint32_atomic_fetch, shmem_ctx_t ctx, const uint32_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_atomic_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_ctx_uint32_atomic_fetch(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_ctx_uint64_atomic_fetch, shmem_ctx_t ctx, const uint64_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_atomic_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_ctx_uint64_atomic_fetch(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ctx_size_atomic_fetch, shmem_ctx_t ctx, const size_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_atomic_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(size_t)), _Alignof(size_t));
    size_t result = pshmem_ctx_size_atomic_fetch(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch, shmem_ctx_t ctx, const ptrdiff_t *source, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_atomic_fetch);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "source", source, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    ptrdiff_t result = pshmem_ctx_ptrdiff_atomic_fetch(ctx, source, pe);
    call_end(&call);
    return result;
}

CHECKED(void, shmem_float_atomic_set, float *dest, float value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_float_atomic_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    pshmem_float_atomic_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_double_atomic_set, double *dest, double value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_double_atomic_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    pshmem_double_atomic_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_int_atomic_set, int *dest, int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_atomic_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    pshmem_int_atomic_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_long_atomic_set, long *dest, long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_atomic_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    pshmem_long_atomic_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_longlong_atomic_set, long long *dest, long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_atomic_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    pshmem_longlong_atomic_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint_atomic_set, unsigned int *dest, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_atomic_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmem_uint_atomic_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulong_atomic_set, unsigned long *dest, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_atomic_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmem_ulong_atomic_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_atomic_set, unsigned long long *dest, unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_atomic_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    pshmem_ulonglong_atomic_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_int32_atomic_set, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_atomic_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    pshmem_int32_atomic_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_int64_atomic_set, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_atomic_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    pshmem_int64_atomic_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint32_atomic_set, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_atomic_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmem_uint32_atomic_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint64_atomic_set, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_atomic_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmem_uint64_atomic_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_size_atomic_set, size_t *dest, size_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_atomic_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    pshmem_size_atomic_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ptrdiff_atomic_set, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_atomic_set);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    pshmem_ptrdiff_atomic_set(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_float_atomic_set, shmem_ctx_t ctx, float *dest, float value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_float_atomic_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    pshmem_ctx_float_atomic_set(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_double_atomic_set, shmem_ctx_t ctx, double *dest, double value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_double_atomic_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    pshmem_ctx_double_atomic_set(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int_atomic_set, shmem_ctx_t ctx, int *dest, int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_atomic_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    pshmem_ctx_int_atomic_set(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_long_atomic_set, shmem_ctx_t ctx, long *dest, long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_atomic_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    pshmem_ctx_long_atomic_set(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longlong_atomic_set, shmem_ctx_t ctx, long long *dest, long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_atomic_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    pshmem_ctx_longlong_atomic_set(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint_atomic_set, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_atomic_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmem_ctx_uint_atomic_set(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulong_atomic_set, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_atomic_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmem_ctx_ulong_atomic_set(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulonglong_atomic_set, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_atomic_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    pshmem_ctx_ulonglong_atomic_set(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int32_atomic_set, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_atomic_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    pshmem_ctx_int32_atomic_set(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int64_atomic_set, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_atomic_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    pshmem_ctx_int64_atomic_set(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint32_atomic_set, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_atomic_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmem_ctx_uint32_atomic_set(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint64_atomic_set, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_atomic_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmem_ctx_uint64_atomic_set(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_size_atomic_set, shmem_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_atomic_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    pshmem_ctx_size_atomic_set(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ptrdiff_atomic_set, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_atomic_set);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    pshmem_ctx_ptrdiff_atomic_set(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(float, shmem_float_atomic_swap, float *dest, float value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_float_atomic_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    float result = pshmem_float_atomic_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(double, shmem_double_atomic_swap, double *dest, double value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_double_atomic_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    double result = pshmem_double_atomic_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int_atomic_swap, int *dest, int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_atomic_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_int_atomic_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long, shmem_long_atomic_swap, long *dest, long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_atomic_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmem_long_atomic_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long long, shmem_longlong_atomic_swap, long long *dest, long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_atomic_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmem_longlong_atomic_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned int, shmem_uint_atomic_swap, unsigned int *dest, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_atomic_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_uint_atomic_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ulong_atomic_swap, unsigned long *dest, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_atomic_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ulong_atomic_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ulonglong_atomic_swap, unsigned long long *dest, unsigned long long value,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_atomic_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    unsigned long long result = pshmem_ulonglong_atomic_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_int32_atomic_swap, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_atomic_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_int32_atomic_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_int64_atomic_swap, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_atomic_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_int64_atomic_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_uint32_atomic_swap, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_atomic_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_uint32_atomic_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_uint64_atomic_swap, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_atomic_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_uint64_atomic_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_size_atomic_swap, size_t *dest, size_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_atomic_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    size_t result = pshmem_size_atomic_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(ptrdiff_t, shmem_ptrdiff_atomic_swap, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_atomic_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    ptrdiff_t result = pshmem_ptrdiff_atomic_swap(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(float, shmem_ctx_float_atomic_swap, shmem_ctx_t ctx, float *dest, float value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_float_atomic_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(float)), _Alignof(float));
    float result = pshmem_ctx_float_atomic_swap(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(double, shmem_ctx_double_atomic_swap, shmem_ctx_t ctx, double *dest, double value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_double_atomic_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(double)), _Alignof(double));
    double result = pshmem_ctx_double_atomic_swap(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ctx_int_atomic_swap, shmem_ctx_t ctx, int *dest, int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_atomic_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_ctx_int_atomic_swap(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long, shmem_ctx_long_atomic_swap, shmem_ctx_t ctx, long *dest, long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_atomic_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmem_ctx_long_atomic_swap(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long long, shmem_ctx_longlong_atomic_swap, shmem_ctx_t ctx, long long *dest, long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_atomic_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmem_ctx_longlong_atomic_swap(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned int, shmem_ctx_uint_atomic_swap, shmem_ctx_t ctx, unsigned int *dest, unsigned int value,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_atomic_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_ctx_uint_atomic_swap(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ctx_ulong_atomic_swap, shmem_ctx_t ctx, unsigned long *dest, unsigned long value,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_atomic_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ctx_ulong_atomic_swap(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ctx_ulonglong_atomic_swap, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_atomic_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    unsigned long long result = pshmem_ctx_ulonglong_atomic_swap(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_ctx_int32_atomic_swap, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_atomic_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_ctx_int32_atomic_swap(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_ctx_int64_atomic_swap, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_atomic_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_ctx_int64_atomic_swap(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_ctx_uint32_atomic_swap, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_atomic_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_ctx_uint32_atomic_swap(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_ctx_uint64_atomic_swap, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_atomic_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_ctx_uint64_atomic_swap(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ctx_size_atomic_swap, shmem_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_atomic_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    size_t result = pshmem_ctx_size_atomic_swap(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(ptrdiff_t, shmem_ctx_ptrdiff_atomic_swap, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_atomic_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    ptrdiff_t result = pshmem_ctx_ptrdiff_atomic_swap(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int_atomic_compare_swap, int *dest, int cond, int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_atomic_compare_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_int_atomic_compare_swap(dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long, shmem_long_atomic_compare_swap, long *dest, long cond, long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_atomic_compare_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmem_long_atomic_compare_swap(dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long long, shmem_longlong_atomic_compare_swap, long long *dest, long long cond, long long value,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_atomic_compare_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmem_longlong_atomic_compare_swap(dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned int, shmem_uint_atomic_compare_swap, unsigned int *dest, unsigned int cond,
    unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_atomic_compare_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_uint_atomic_compare_swap(dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ulong_atomic_compare_swap, unsigned long *dest, unsigned long cond,
    unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_atomic_compare_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ulong_atomic_compare_swap(dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ulonglong_atomic_compare_swap, unsigned long long *dest,
    unsigned long long cond, unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_atomic_compare_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    unsigned long long result = pshmem_ulonglong_atomic_compare_swap(dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_int32_atomic_compare_swap, int32_t *dest, int32_t cond, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_atomic_compare_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_int32_atomic_compare_swap(dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_int64_atomic_compare_swap, int64_t *dest, int64_t cond, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_atomic_compare_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_int64_atomic_compare_swap(dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_uint32_atomic_compare_swap, uint32_t *dest, uint32_t cond, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_atomic_compare_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_uint32_atomic_compare_swap(dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_uint64_atomic_compare_swap, uint64_t *dest, uint64_t cond, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_atomic_compare_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_uint64_atomic_compare_swap(dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_size_atomic_compare_swap, size_t *dest, size_t cond, size_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_atomic_compare_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    size_t result = pshmem_size_atomic_compare_swap(dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(ptrdiff_t, shmem_ptrdiff_atomic_compare_swap, ptrdiff_t *dest, ptrdiff_t cond, ptrdiff_t value,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_atomic_compare_swap);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    ptrdiff_t result = pshmem_ptrdiff_atomic_compare_swap(dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ctx_int_atomic_compare_swap, shmem_ctx_t ctx, int *dest, int cond, int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_atomic_compare_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_ctx_int_atomic_compare_swap(ctx, dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long, shmem_ctx_long_atomic_compare_swap, shmem_ctx_t ctx, long *dest, long cond, long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_atomic_compare_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmem_ctx_long_atomic_compare_swap(ctx, dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long long, shmem_ctx_longlong_atomic_compare_swap, shmem_ctx_t ctx, long long *dest, long long cond,
    long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_atomic_compare_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmem_ctx_longlong_atomic_compare_swap(ctx, dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned int, shmem_ctx_uint_atomic_compare_swap, shmem_ctx_t ctx, unsigned int *dest,
    unsigned int cond, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_atomic_compare_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_ctx_uint_atomic_compare_swap(ctx, dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ctx_ulong_atomic_compare_swap, shmem_ctx_t ctx, unsigned long *dest,
    unsigned long cond, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_atomic_compare_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ctx_ulong_atomic_compare_swap(ctx, dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ctx_ulonglong_atomic_compare_swap, shmem_ctx_t ctx,
    unsigned long long *dest, unsigned long long cond, unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_atomic_compare_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    unsigned long long result = pshmem_ctx_ulonglong_atomic_compare_swap(ctx, dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_ctx_int32_atomic_compare_swap, shmem_ctx_t ctx, int32_t *dest, int32_t cond,
    int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_atomic_compare_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_ctx_int32_atomic_compare_swap(ctx, dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_ctx_int64_atomic_compare_swap, shmem_ctx_t ctx, int64_t *dest, int64_t cond,
    int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_atomic_compare_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_ctx_int64_atomic_compare_swap(ctx, dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_ctx_uint32_atomic_compare_swap, shmem_ctx_t ctx, uint32_t *dest, uint32_t cond,
    uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_atomic_compare_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_ctx_uint32_atomic_compare_swap(ctx, dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_ctx_uint64_atomic_compare_swap, shmem_ctx_t ctx, uint64_t *dest, uint64_t cond,
    uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_atomic_compare_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_ctx_uint64_atomic_compare_swap(ctx, dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ctx_size_atomic_compare_swap, shmem_ctx_t ctx, size_t *dest, size_t cond, size_t value,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_atomic_compare_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    size_t result = pshmem_ctx_size_atomic_compare_swap(ctx, dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(ptrdiff_t, shmem_ctx_ptrdiff_atomic_compare_swap, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t cond,
    ptrdiff_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_atomic_compare_swap);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    ptrdiff_t result = pshmem_ctx_ptrdiff_atomic_compare_swap(ctx, dest, cond, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int_atomic_fetch_inc, int *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_atomic_fetch_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_int_atomic_fetch_inc(dest, pe);
    call_end(&call);
    return result;
}

CHECKED(long, shmem_long_atomic_fetch_inc, long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_atomic_fetch_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmem_long_atomic_fetch_inc(dest, pe);
    call_end(&call);
    return result;
}

CHECKED(long long, shmem_longlong_atomic_fetch_inc, long long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_atomic_fetch_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmem_longlong_atomic_fetch_inc(dest, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned int, shmem_uint_atomic_fetch_inc, unsigned int *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_atomic_fetch_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_uint_atomic_fetch_inc(dest, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ulong_atomic_fetch_inc, unsigned long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_atomic_fetch_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ulong_atomic_fetch_inc(dest, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ulonglong_atomic_fetch_inc, unsigned long long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_atomic_fetch_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    unsigned long long result = pshmem_ulonglong_atomic_fetch_inc(dest, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_int32_atomic_fetch_inc, int32_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_atomic_fetch_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_int32_atomic_fetch_inc(dest, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_int64_atomic_fetch_inc, int64_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_atomic_fetch_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_int64_atomic_fetch_inc(dest, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_uint32_atomic_fetch_inc, uint32_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_atomic_fetch_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_uint32_atomic_fetch_inc(dest, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_uint64_atomic_fetch_inc, uint64_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_atomic_fetch_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_uint64_atomic_fetch_inc(dest, pe);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_size_atomic_fetch_inc, size_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_atomic_fetch_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    size_t result = pshmem_size_atomic_fetch_inc(dest, pe);
    call_end(&call);
    return result;
}

CHECKED(ptrdiff_t, shmem_ptrdiff_atomic_fetch_inc, ptrdiff_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_atomic_fetch_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    ptrdiff_t result = pshmem_ptrdiff_atomic_fetch_inc(dest, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ctx_int_atomic_fetch_inc, shmem_ctx_t ctx, int *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_atomic_fetch_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_ctx_int_atomic_fetch_inc(ctx, dest, pe);
    call_end(&call);
    return result;
}

CHECKED(long, shmem_ctx_long_atomic_fetch_inc, shmem_ctx_t ctx, long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_atomic_fetch_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmem_ctx_long_atomic_fetch_inc(ctx, dest, pe);
    call_end(&call);
    return result;
}

CHECKED(long long, shmem_ctx_longlong_atomic_fetch_inc, shmem_ctx_t ctx, long long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_atomic_fetch_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmem_ctx_longlong_atomic_fetch_inc(ctx, dest, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned int, shmem_ctx_uint_atomic_fetch_inc, shmem_ctx_t ctx, unsigned int *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_atomic_fetch_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_ctx_uint_atomic_fetch_inc(ctx, dest, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ctx_ulong_atomic_fetch_inc, shmem_ctx_t ctx, unsigned long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_atomic_fetch_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ctx_ulong_atomic_fetch_inc(ctx, dest, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_inc, shmem_ctx_t ctx, unsigned long long *dest,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_atomic_fetch_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    unsigned long long result = pshmem_ctx_ulonglong_atomic_fetch_inc(ctx, dest, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_ctx_int32_atomic_fetch_inc, shmem_ctx_t ctx, int32_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_atomic_fetch_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_ctx_int32_atomic_fetch_inc(ctx, dest, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_ctx_int64_atomic_fetch_inc, shmem_ctx_t ctx, int64_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_atomic_fetch_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_ctx_int64_atomic_fetch_inc(ctx, dest, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_ctx_uint32_atomic_fetch_inc, shmem_ctx_t ctx, uint32_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_atomic_fetch_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_ctx_uint32_atomic_fetch_inc(ctx, dest, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_ctx_uint64_atomic_fetch_inc, shmem_ctx_t ctx, uint64_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_atomic_fetch_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_ctx_uint64_atomic_fetch_inc(ctx, dest, pe);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ctx_size_atomic_fetch_inc, shmem_ctx_t ctx, size_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_atomic_fetch_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    size_t result = pshmem_ctx_size_atomic_fetch_inc(ctx, dest, pe);
    call_end(&call);
    return result;
}

CHECKED(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_inc, shmem_ctx_t ctx, ptrdiff_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_atomic_fetch_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    ptrdiff_t result = pshmem_ctx_ptrdiff_atomic_fetch_inc(ctx, dest, pe);
    call_end(&call);
    return result;
}

CHECKED(void, shmem_int_atomic_inc, int *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_atomic_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    pshmem_int_atomic_inc(dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_long_atomic_inc, long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_atomic_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    pshmem_long_atomic_inc(dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_longlong_atomic_inc, long long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_atomic_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    pshmem_longlong_atomic_inc(dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint_atomic_inc, unsigned int *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_atomic_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmem_uint_atomic_inc(dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulong_atomic_inc, unsigned long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_atomic_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmem_ulong_atomic_inc(dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_atomic_inc, unsigned long long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_atomic_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    pshmem_ulonglong_atomic_inc(dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_int32_atomic_inc, int32_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_atomic_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    pshmem_int32_atomic_inc(dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_int64_atomic_inc, int64_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_atomic_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    pshmem_int64_atomic_inc(dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint32_atomic_inc, uint32_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_atomic_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmem_uint32_atomic_inc(dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint64_atomic_inc, uint64_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_atomic_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmem_uint64_atomic_inc(dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_size_atomic_inc, size_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_atomic_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    pshmem_size_atomic_inc(dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_ptrdiff_atomic_inc, ptrdiff_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_atomic_inc);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    pshmem_ptrdiff_atomic_inc(dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int_atomic_inc, shmem_ctx_t ctx, int *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_atomic_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    pshmem_ctx_int_atomic_inc(ctx, dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_long_atomic_inc, shmem_ctx_t ctx, long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_atomic_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    pshmem_ctx_long_atomic_inc(ctx, dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longlong_atomic_inc, shmem_ctx_t ctx, long long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_atomic_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    pshmem_ctx_longlong_atomic_inc(ctx, dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint_atomic_inc, shmem_ctx_t ctx, unsigned int *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_atomic_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmem_ctx_uint_atomic_inc(ctx, dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulong_atomic_inc, shmem_ctx_t ctx, unsigned long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_atomic_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmem_ctx_ulong_atomic_inc(ctx, dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulonglong_atomic_inc, shmem_ctx_t ctx, unsigned long long *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_atomic_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    pshmem_ctx_ulonglong_atomic_inc(ctx, dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int32_atomic_inc, shmem_ctx_t ctx, int32_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_atomic_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    pshmem_ctx_int32_atomic_inc(ctx, dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int64_atomic_inc, shmem_ctx_t ctx, int64_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_atomic_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    pshmem_ctx_int64_atomic_inc(ctx, dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint32_atomic_inc, shmem_ctx_t ctx, uint32_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_atomic_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmem_ctx_uint32_atomic_inc(ctx, dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint64_atomic_inc, shmem_ctx_t ctx, uint64_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_atomic_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmem_ctx_uint64_atomic_inc(ctx, dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_size_atomic_inc, shmem_ctx_t ctx, size_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_atomic_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    pshmem_ctx_size_atomic_inc(ctx, dest, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ptrdiff_atomic_inc, shmem_ctx_t ctx, ptrdiff_t *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_atomic_inc);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    pshmem_ctx_ptrdiff_atomic_inc(ctx, dest, pe);
    call_end(&call);
}

CHECKED(int, shmem_int_atomic_fetch_add, int *dest, int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_atomic_fetch_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_int_atomic_fetch_add(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long, shmem_long_atomic_fetch_add, long *dest, long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_atomic_fetch_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmem_long_atomic_fetch_add(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long long, shmem_longlong_atomic_fetch_add, long long *dest, long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_atomic_fetch_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmem_longlong_atomic_fetch_add(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned int, shmem_uint_atomic_fetch_add, unsigned int *dest, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_atomic_fetch_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_uint_atomic_fetch_add(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ulong_atomic_fetch_add, unsigned long *dest, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_atomic_fetch_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ulong_atomic_fetch_add(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ulonglong_atomic_fetch_add, unsigned long long *dest,
    unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_atomic_fetch_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    unsigned long long result = pshmem_ulonglong_atomic_fetch_add(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_int32_atomic_fetch_add, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_atomic_fetch_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_int32_atomic_fetch_add(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_int64_atomic_fetch_add, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_atomic_fetch_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_int64_atomic_fetch_add(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_uint32_atomic_fetch_add, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_atomic_fetch_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_uint32_atomic_fetch_add(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_uint64_atomic_fetch_add, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_atomic_fetch_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_uint64_atomic_fetch_add(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_size_atomic_fetch_add, size_t *dest, size_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_atomic_fetch_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    size_t result = pshmem_size_atomic_fetch_add(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(ptrdiff_t, shmem_ptrdiff_atomic_fetch_add, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_atomic_fetch_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    ptrdiff_t result = pshmem_ptrdiff_atomic_fetch_add(dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ctx_int_atomic_fetch_add, shmem_ctx_t ctx, int *dest, int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_atomic_fetch_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_ctx_int_atomic_fetch_add(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long, shmem_ctx_long_atomic_fetch_add, shmem_ctx_t ctx, long *dest, long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_atomic_fetch_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    long result = pshmem_ctx_long_atomic_fetch_add(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(long long, shmem_ctx_longlong_atomic_fetch_add, shmem_ctx_t ctx, long long *dest, long long value,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_atomic_fetch_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    long long result = pshmem_ctx_longlong_atomic_fetch_add(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned int, shmem_ctx_uint_atomic_fetch_add, shmem_ctx_t ctx, unsigned int *dest,
    unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_atomic_fetch_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    unsigned int result = pshmem_ctx_uint_atomic_fetch_add(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long, shmem_ctx_ulong_atomic_fetch_add, shmem_ctx_t ctx, unsigned long *dest,
    unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_atomic_fetch_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    unsigned long result = pshmem_ctx_ulong_atomic_fetch_add(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(unsigned long long, shmem_ctx_ulonglong_atomic_fetch_add, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_atomic_fetch_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    unsigned long long result = pshmem_ctx_ulonglong_atomic_fetch_add(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int32_t, shmem_ctx_int32_atomic_fetch_add, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_atomic_fetch_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int32_t result = pshmem_ctx_int32_atomic_fetch_add(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(int64_t, shmem_ctx_int64_atomic_fetch_add, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_atomic_fetch_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int64_t result = pshmem_ctx_int64_atomic_fetch_add(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint32_t, shmem_ctx_uint32_atomic_fetch_add, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_atomic_fetch_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    uint32_t result = pshmem_ctx_uint32_atomic_fetch_add(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_ctx_uint64_atomic_fetch_add, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_atomic_fetch_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    uint64_t result = pshmem_ctx_uint64_atomic_fetch_add(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ctx_size_atomic_fetch_add, shmem_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_atomic_fetch_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    size_t result = pshmem_ctx_size_atomic_fetch_add(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(ptrdiff_t, shmem_ctx_ptrdiff_atomic_fetch_add, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value,
    int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_atomic_fetch_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    ptrdiff_t result = pshmem_ctx_ptrdiff_atomic_fetch_add(ctx, dest, value, pe);
    call_end(&call);
    return result;
}

CHECKED(void, shmem_int_atomic_add, int *dest, int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int_atomic_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    pshmem_int_atomic_add(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_long_atomic_add, long *dest, long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_long_atomic_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    pshmem_long_atomic_add(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_longlong_atomic_add, long long *dest, long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_atomic_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    pshmem_longlong_atomic_add(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint_atomic_add, unsigned int *dest, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint_atomic_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmem_uint_atomic_add(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulong_atomic_add, unsigned long *dest, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_atomic_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmem_ulong_atomic_add(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_atomic_add, unsigned long long *dest, unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_atomic_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    pshmem_ulonglong_atomic_add(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_int32_atomic_add, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int32_atomic_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    pshmem_int32_atomic_add(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_int64_atomic_add, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_int64_atomic_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    pshmem_int64_atomic_add(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint32_atomic_add, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_atomic_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmem_uint32_atomic_add(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_uint64_atomic_add, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_atomic_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmem_uint64_atomic_add(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_size_atomic_add, size_t *dest, size_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_size_atomic_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    pshmem_size_atomic_add(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ptrdiff_atomic_add, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_atomic_add);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    pshmem_ptrdiff_atomic_add(dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int_atomic_add, shmem_ctx_t ctx, int *dest, int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int_atomic_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int)), _Alignof(int));
    pshmem_ctx_int_atomic_add(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_long_atomic_add, shmem_ctx_t ctx, long *dest, long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_long_atomic_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long)), _Alignof(long));
    pshmem_ctx_long_atomic_add(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_longlong_atomic_add, shmem_ctx_t ctx, long long *dest, long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_longlong_atomic_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(long long)), _Alignof(long long));
    pshmem_ctx_longlong_atomic_add(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint_atomic_add, shmem_ctx_t ctx, unsigned int *dest, unsigned int value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint_atomic_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    pshmem_ctx_uint_atomic_add(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulong_atomic_add, shmem_ctx_t ctx, unsigned long *dest, unsigned long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulong_atomic_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    pshmem_ctx_ulong_atomic_add(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ulonglong_atomic_add, shmem_ctx_t ctx, unsigned long long *dest,
    unsigned long long value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ulonglong_atomic_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    pshmem_ctx_ulonglong_atomic_add(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int32_atomic_add, shmem_ctx_t ctx, int32_t *dest, int32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int32_atomic_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    pshmem_ctx_int32_atomic_add(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_int64_atomic_add, shmem_ctx_t ctx, int64_t *dest, int64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_int64_atomic_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    pshmem_ctx_int64_atomic_add(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint32_atomic_add, shmem_ctx_t ctx, uint32_t *dest, uint32_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint32_atomic_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    pshmem_ctx_uint32_atomic_add(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_uint64_atomic_add, shmem_ctx_t ctx, uint64_t *dest, uint64_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_uint64_atomic_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    pshmem_ctx_uint64_atomic_add(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_size_atomic_add, shmem_ctx_t ctx, size_t *dest, size_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_size_atomic_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(size_t)), _Alignof(size_t));
    pshmem_ctx_size_atomic_add(ctx, dest, value, pe);
    call_end(&call);
}

CHECKED(void, shmem_ctx_ptrdiff_atomic_add, shmem_ctx_t ctx, ptrdiff_t *dest, ptrdiff_t value, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ctx_ptrdiff_atomic_add);
    call_context(&call, "ctx", ctx, false);
    check_pe(&call, "pe", pe);
    span_there(&call, "dest", dest, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    pshmem_ctx_ptrdiff_atomic_add(ctx, dest, value, pe);
    call_end(&call);
}
