/* Made by gen_check.py from shmem.api: do not edit. */
/* Waiting for one of many. */
#include "check.h"

CHECKED(void, shmem_int_wait_until_all, int *ivars, size_t nelems, const int *status, int cmp, int cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int_wait_until_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int)), _Alignof(int));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    pshmem_int_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_long_wait_until_all, long *ivars, size_t nelems, const int *status, int cmp,
    long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_long_wait_until_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(long)), _Alignof(long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    pshmem_long_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_longlong_wait_until_all, long long *ivars, size_t nelems, const int *status, int cmp,
    long long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_wait_until_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(long long)), _Alignof(long long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    pshmem_longlong_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_uint_wait_until_all, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint_wait_until_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    pshmem_uint_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_ulong_wait_until_all, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_wait_until_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    pshmem_ulong_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_wait_until_all, unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_wait_until_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    pshmem_ulonglong_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_int32_wait_until_all, int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int32_wait_until_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    pshmem_int32_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_int64_wait_until_all, int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int64_wait_until_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    pshmem_int64_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_uint32_wait_until_all, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_wait_until_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    pshmem_uint32_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_uint64_wait_until_all, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_wait_until_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    pshmem_uint64_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_size_wait_until_all, size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_size_wait_until_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    pshmem_size_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_ptrdiff_wait_until_all, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_wait_until_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    pshmem_ptrdiff_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
}

CHECKED(size_t, shmem_int_wait_until_any, int *ivars, size_t nelems, const int *status, int cmp,
    int cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int_wait_until_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int)), _Alignof(int));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    size_t result = pshmem_int_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_long_wait_until_any, long *ivars, size_t nelems, const int *status, int cmp,
    long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_long_wait_until_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(long)), _Alignof(long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    size_t result = pshmem_long_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_longlong_wait_until_any, long long *ivars, size_t nelems, const int *status, int cmp,
    long long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_wait_until_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(long long)), _Alignof(long long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    size_t result = pshmem_longlong_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint_wait_until_any, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint_wait_until_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    size_t result = pshmem_uint_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ulong_wait_until_any, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_wait_until_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    size_t result = pshmem_ulong_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ulonglong_wait_until_any, unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_wait_until_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    size_t result = pshmem_ulonglong_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int32_wait_until_any, int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int32_wait_until_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    size_t result = pshmem_int32_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int64_wait_until_any, int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int64_wait_until_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    size_t result = pshmem_int64_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint32_wait_until_any, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_wait_until_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    size_t result = pshmem_uint32_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint64_wait_until_any, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_wait_until_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    size_t result = pshmem_uint64_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_size_wait_until_any, size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_size_wait_until_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    size_t result = pshmem_size_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ptrdiff_wait_until_any, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_wait_until_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    size_t result = pshmem_ptrdiff_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int_wait_until_some, int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int_wait_until_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(int)), _Alignof(int));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    call_blocks(&call);
    size_t result = pshmem_int_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_long_wait_until_some, long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_long_wait_until_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(long)), _Alignof(long));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    call_blocks(&call);
    size_t result = pshmem_long_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_longlong_wait_until_some, long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, long long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_wait_until_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    call_blocks(&call);
    size_t result = pshmem_longlong_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint_wait_until_some, unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned int cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint_wait_until_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    call_blocks(&call);
    size_t result = pshmem_uint_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ulong_wait_until_some, unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_wait_until_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    call_blocks(&call);
    size_t result = pshmem_ulong_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ulonglong_wait_until_some, unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_wait_until_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    call_blocks(&call);
    size_t result = pshmem_ulonglong_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int32_wait_until_some, int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int32_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int32_wait_until_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    call_blocks(&call);
    size_t result = pshmem_int32_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int64_wait_until_some, int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int64_wait_until_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    call_blocks(&call);
    size_t result = pshmem_int64_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint32_wait_until_some, uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint32_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_wait_until_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    call_blocks(&call);
    size_t result = pshmem_uint32_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint64_wait_until_some, uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_wait_until_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    call_blocks(&call);
    size_t result = pshmem_uint64_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_size_wait_until_some, size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, size_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_size_wait_until_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    call_blocks(&call);
    size_t result = pshmem_size_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ptrdiff_wait_until_some, ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, ptrdiff_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_wait_until_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    call_blocks(&call);
    size_t result = pshmem_ptrdiff_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int_test_all, int *ivars, size_t nelems, const int *status, int cmp, int cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int_test_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int)), _Alignof(int));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    int result = pshmem_int_test_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_long_test_all, long *ivars, size_t nelems, const int *status, int cmp, long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_long_test_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(long)), _Alignof(long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    int result = pshmem_long_test_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_longlong_test_all, long long *ivars, size_t nelems, const int *status, int cmp,
    long long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_test_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(long long)), _Alignof(long long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    int result = pshmem_longlong_test_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint_test_all, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint_test_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    int result = pshmem_uint_test_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ulong_test_all, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_test_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    int result = pshmem_ulong_test_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ulonglong_test_all, unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_test_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    int result = pshmem_ulonglong_test_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int32_test_all, int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int32_test_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    int result = pshmem_int32_test_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int64_test_all, int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int64_test_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    int result = pshmem_int64_test_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint32_test_all, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_test_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    int result = pshmem_uint32_test_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint64_test_all, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_test_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    int result = pshmem_uint64_test_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_size_test_all, size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_size_test_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    int result = pshmem_size_test_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ptrdiff_test_all, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_test_all);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    int result = pshmem_ptrdiff_test_all(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int_test_any, int *ivars, size_t nelems, const int *status, int cmp, int cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int_test_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int)), _Alignof(int));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    size_t result = pshmem_int_test_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_long_test_any, long *ivars, size_t nelems, const int *status, int cmp, long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_long_test_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(long)), _Alignof(long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    size_t result = pshmem_long_test_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_longlong_test_any, long long *ivars, size_t nelems, const int *status, int cmp,
    long long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_test_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(long long)), _Alignof(long long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    size_t result = pshmem_longlong_test_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint_test_any, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint_test_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    size_t result = pshmem_uint_test_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ulong_test_any, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_test_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    size_t result = pshmem_ulong_test_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ulonglong_test_any, unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_test_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    size_t result = pshmem_ulonglong_test_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int32_test_any, int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int32_test_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    size_t result = pshmem_int32_test_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int64_test_any, int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int64_test_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    size_t result = pshmem_int64_test_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint32_test_any, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_test_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    size_t result = pshmem_uint32_test_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint64_test_any, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_test_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    size_t result = pshmem_uint64_test_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_size_test_any, size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_size_test_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    size_t result = pshmem_size_test_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ptrdiff_test_any, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_test_any);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    size_t result = pshmem_ptrdiff_test_any(ivars, nelems, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int_test_some, int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int_test_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(int)), _Alignof(int));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    size_t result = pshmem_int_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_long_test_some, long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_long_test_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(long)), _Alignof(long));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    size_t result = pshmem_long_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_longlong_test_some, long long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_test_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    size_t result = pshmem_longlong_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint_test_some, unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned int cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint_test_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    size_t result = pshmem_uint_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ulong_test_some, unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_test_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    size_t result = pshmem_ulong_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ulonglong_test_some, unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_test_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    size_t result = pshmem_ulonglong_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int32_test_some, int32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int32_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int32_test_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    size_t result = pshmem_int32_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int64_test_some, int64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int64_test_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    size_t result = pshmem_int64_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint32_test_some, uint32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint32_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_test_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    size_t result = pshmem_uint32_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint64_test_some, uint64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_test_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    size_t result = pshmem_uint64_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_size_test_some, size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, size_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_size_test_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    size_t result = pshmem_size_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ptrdiff_test_some, ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, ptrdiff_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_test_some);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    size_t result = pshmem_ptrdiff_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    call_end(&call);
    return result;
}
