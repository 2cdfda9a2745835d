/* Made by gen_check.py from shmem.api: do not edit. */
/* Waiting with a value for each element. */
#include "check.h"

CHECKED(void, shmem_int_wait_until_all_vector, int *ivars, size_t nelems, const int *status, int cmp,
    const int *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int_wait_until_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int)), _Alignof(int));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    pshmem_int_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
}

CHECKED(void, shmem_long_wait_until_all_vector, long *ivars, size_t nelems, const int *status, int cmp,
    const long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_long_wait_until_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(long)), _Alignof(long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(long)), _Alignof(long));
    call_blocks(&call);
    pshmem_long_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
}

CHECKED(void, shmem_longlong_wait_until_all_vector, long long *ivars, size_t nelems, const int *status,
    int cmp, const long long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_wait_until_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(long long)), _Alignof(long long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(long long)), _Alignof(long long));
    call_blocks(&call);
    pshmem_longlong_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
}

CHECKED(void, shmem_uint_wait_until_all_vector, unsigned int *ivars, size_t nelems, const int *status,
    int cmp, const unsigned int *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint_wait_until_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    call_blocks(&call);
    pshmem_uint_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
}

CHECKED(void, shmem_ulong_wait_until_all_vector, unsigned long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_wait_until_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    call_blocks(&call);
    pshmem_ulong_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_wait_until_all_vector, unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_wait_until_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    call_blocks(&call);
    pshmem_ulonglong_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
}

CHECKED(void, shmem_int32_wait_until_all_vector, int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int32_wait_until_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    call_blocks(&call);
    pshmem_int32_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
}

CHECKED(void, shmem_int64_wait_until_all_vector, int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int64_wait_until_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    call_blocks(&call);
    pshmem_int64_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
}

CHECKED(void, shmem_uint32_wait_until_all_vector, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_wait_until_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    call_blocks(&call);
    pshmem_uint32_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
}

CHECKED(void, shmem_uint64_wait_until_all_vector, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_wait_until_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    call_blocks(&call);
    pshmem_uint64_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
}

CHECKED(void, shmem_size_wait_until_all_vector, size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_size_wait_until_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    call_blocks(&call);
    pshmem_size_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
}

CHECKED(void, shmem_ptrdiff_wait_until_all_vector, ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, const ptrdiff_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_wait_until_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    call_blocks(&call);
    pshmem_ptrdiff_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
}

CHECKED(size_t, shmem_int_wait_until_any_vector, int *ivars, size_t nelems, const int *status, int cmp,
    const int *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int_wait_until_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int)), _Alignof(int));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    size_t result = pshmem_int_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_long_wait_until_any_vector, long *ivars, size_t nelems, const int *status, int cmp,
    const long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_long_wait_until_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(long)), _Alignof(long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(long)), _Alignof(long));
    call_blocks(&call);
    size_t result = pshmem_long_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_longlong_wait_until_any_vector, long long *ivars, size_t nelems, const int *status,
    int cmp, const long long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_wait_until_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(long long)), _Alignof(long long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(long long)), _Alignof(long long));
    call_blocks(&call);
    size_t result = pshmem_longlong_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint_wait_until_any_vector, unsigned int *ivars, size_t nelems, const int *status,
    int cmp, const unsigned int *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint_wait_until_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    call_blocks(&call);
    size_t result = pshmem_uint_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ulong_wait_until_any_vector, unsigned long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_wait_until_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    call_blocks(&call);
    size_t result = pshmem_ulong_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ulonglong_wait_until_any_vector, unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_wait_until_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    call_blocks(&call);
    size_t result = pshmem_ulonglong_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int32_wait_until_any_vector, int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int32_wait_until_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    call_blocks(&call);
    size_t result = pshmem_int32_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int64_wait_until_any_vector, int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int64_wait_until_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    call_blocks(&call);
    size_t result = pshmem_int64_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint32_wait_until_any_vector, uint32_t *ivars, size_t nelems, const int *status,
    int cmp, const uint32_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_wait_until_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    call_blocks(&call);
    size_t result = pshmem_uint32_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint64_wait_until_any_vector, uint64_t *ivars, size_t nelems, const int *status,
    int cmp, const uint64_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_wait_until_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    call_blocks(&call);
    size_t result = pshmem_uint64_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_size_wait_until_any_vector, size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_size_wait_until_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    call_blocks(&call);
    size_t result = pshmem_size_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ptrdiff_wait_until_any_vector, ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, const ptrdiff_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_wait_until_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    call_blocks(&call);
    size_t result = pshmem_ptrdiff_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int_wait_until_some_vector, int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int_wait_until_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(int)), _Alignof(int));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    call_blocks(&call);
    size_t result = pshmem_int_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_long_wait_until_some_vector, long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_long_wait_until_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(long)), _Alignof(long));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    call_blocks(&call);
    size_t result = pshmem_long_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_longlong_wait_until_some_vector, long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_wait_until_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(long long)), _Alignof(long long));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    call_blocks(&call);
    size_t result = pshmem_longlong_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint_wait_until_some_vector, unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned int *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint_wait_until_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(unsigned int)), _Alignof(unsigned int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    call_blocks(&call);
    size_t result = pshmem_uint_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ulong_wait_until_some_vector, unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_wait_until_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(unsigned long)), _Alignof(unsigned long));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    call_blocks(&call);
    size_t result = pshmem_ulong_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ulonglong_wait_until_some_vector, unsigned long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const unsigned long long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_wait_until_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    call_blocks(&call);
    size_t result = pshmem_ulonglong_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int32_wait_until_some_vector, int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int32_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int32_wait_until_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(int32_t)), _Alignof(int32_t));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    call_blocks(&call);
    size_t result = pshmem_int32_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int64_wait_until_some_vector, int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int64_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int64_wait_until_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(int64_t)), _Alignof(int64_t));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    call_blocks(&call);
    size_t result = pshmem_int64_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint32_wait_until_some_vector, uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint32_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_wait_until_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(uint32_t)), _Alignof(uint32_t));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    call_blocks(&call);
    size_t result = pshmem_uint32_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint64_wait_until_some_vector, uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint64_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_wait_until_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(uint64_t)), _Alignof(uint64_t));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    call_blocks(&call);
    size_t result = pshmem_uint64_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_size_wait_until_some_vector, size_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const size_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_size_wait_until_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    call_blocks(&call);
    size_t result = pshmem_size_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ptrdiff_wait_until_some_vector, ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const ptrdiff_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_wait_until_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    call_blocks(&call);
    size_t result = pshmem_ptrdiff_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int_test_all_vector, int *ivars, size_t nelems, const int *status, int cmp,
    const int *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int_test_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int)), _Alignof(int));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(int)), _Alignof(int));
    int result = pshmem_int_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_long_test_all_vector, long *ivars, size_t nelems, const int *status, int cmp,
    const long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_long_test_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(long)), _Alignof(long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(long)), _Alignof(long));
    int result = pshmem_long_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_longlong_test_all_vector, long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_test_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(long long)), _Alignof(long long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(long long)), _Alignof(long long));
    int result = pshmem_longlong_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint_test_all_vector, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint_test_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    int result = pshmem_uint_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ulong_test_all_vector, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_test_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    int result = pshmem_ulong_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ulonglong_test_all_vector, unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_test_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    int result = pshmem_ulonglong_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int32_test_all_vector, int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int32_test_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    int result = pshmem_int32_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int64_test_all_vector, int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int64_test_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    int result = pshmem_int64_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint32_test_all_vector, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_test_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    int result = pshmem_uint32_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint64_test_all_vector, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_test_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    int result = pshmem_uint64_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_size_test_all_vector, size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_size_test_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    int result = pshmem_size_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ptrdiff_test_all_vector, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_test_all_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    int result = pshmem_ptrdiff_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int_test_any_vector, int *ivars, size_t nelems, const int *status, int cmp,
    const int *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int_test_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int)), _Alignof(int));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(int)), _Alignof(int));
    size_t result = pshmem_int_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_long_test_any_vector, long *ivars, size_t nelems, const int *status, int cmp,
    const long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_long_test_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(long)), _Alignof(long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(long)), _Alignof(long));
    size_t result = pshmem_long_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_longlong_test_any_vector, long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_test_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(long long)), _Alignof(long long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(long long)), _Alignof(long long));
    size_t result = pshmem_longlong_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint_test_any_vector, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint_test_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned int)), _Alignof(unsigned int));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    size_t result = pshmem_uint_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ulong_test_any_vector, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_test_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long)), _Alignof(unsigned long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    size_t result = pshmem_ulong_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ulonglong_test_any_vector, unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_test_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    size_t result = pshmem_ulonglong_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int32_test_any_vector, int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int32_test_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(int32_t)), _Alignof(int32_t));
    size_t result = pshmem_int32_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int64_test_any_vector, int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int64_test_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(int64_t)), _Alignof(int64_t));
    size_t result = pshmem_int64_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint32_test_any_vector, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_test_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(uint32_t)), _Alignof(uint32_t));
    size_t result = pshmem_uint32_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint64_test_any_vector, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_test_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(uint64_t)), _Alignof(uint64_t));
    size_t result = pshmem_uint64_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_size_test_any_vector, size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_size_test_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(size_t)), _Alignof(size_t));
    size_t result = pshmem_size_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ptrdiff_test_any_vector, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_test_any_vector);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivars", ivars, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    span_or_null(&call, "status", status, elements(nelems, sizeof(int)), _Alignof(int));
    span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    size_t result = pshmem_ptrdiff_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int_test_some_vector, int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const int *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int_test_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(int)), _Alignof(int));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(int)),
        _Alignof(int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    size_t result = pshmem_int_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_long_test_some_vector, long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_long_test_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(long)), _Alignof(long));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(long)),
        _Alignof(long));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    size_t result = pshmem_long_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_longlong_test_some_vector, long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_test_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(long long)),
        _Alignof(long long));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(long long)), _Alignof(long long));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    size_t result = pshmem_longlong_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint_test_some_vector, unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned int *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint_test_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned int)),
        _Alignof(unsigned int));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(unsigned int)), _Alignof(unsigned int));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    size_t result = pshmem_uint_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ulong_test_some_vector, unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_test_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long)),
        _Alignof(unsigned long));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(unsigned long)), _Alignof(unsigned long));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    size_t result = pshmem_ulong_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ulonglong_test_some_vector, unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long long *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_test_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(unsigned long long)),
        _Alignof(unsigned long long));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(unsigned long long)), _Alignof(unsigned long long));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    size_t result = pshmem_ulonglong_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int32_test_some_vector, int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int32_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int32_test_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(int32_t)),
        _Alignof(int32_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(int32_t)), _Alignof(int32_t));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    size_t result = pshmem_int32_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_int64_test_some_vector, int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int64_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_int64_test_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(int64_t)),
        _Alignof(int64_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(int64_t)), _Alignof(int64_t));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    size_t result = pshmem_int64_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint32_test_some_vector, uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint32_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_test_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint32_t)),
        _Alignof(uint32_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(uint32_t)), _Alignof(uint32_t));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    size_t result = pshmem_uint32_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_uint64_test_some_vector, uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint64_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_test_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(uint64_t)),
        _Alignof(uint64_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(uint64_t)), _Alignof(uint64_t));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    size_t result = pshmem_uint64_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_size_test_some_vector, size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const size_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_size_test_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    size_t result = pshmem_size_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}

CHECKED(size_t, shmem_ptrdiff_test_some_vector, ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const ptrdiff_t *cmp_values)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_test_some_vector);
    check_cmp(&call, "cmp", cmp);
    struct span ivars_span = span_own(&call, "ivars", ivars, elements(nelems, sizeof(ptrdiff_t)),
        _Alignof(ptrdiff_t));
    struct span indices_span = span_here(&call, "indices", indices, elements(nelems, sizeof(size_t)),
        _Alignof(size_t));
    struct span status_span = span_or_null(&call, "status", status, elements(nelems, sizeof(int)),
        _Alignof(int));
    struct span cmp_values_span = span_here(&call, "cmp_values", cmp_values, elements(nelems,
        sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    check_apart(&call, &ivars_span, &indices_span);
    check_apart(&call, &indices_span, &status_span);
    check_apart(&call, &indices_span, &cmp_values_span);
    size_t result = pshmem_ptrdiff_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    call_end(&call);
    return result;
}
