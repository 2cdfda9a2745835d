/* Made by gen.py from shmem.api: do not edit. */
/* Waiting for one of many. */
#include "api/public.h"

PUBLIC(void, shmem_int_wait_until_all, int *ivars, size_t nelems, const int *status, int cmp, int cmp_value)
{
    wait_until_all(WORD_I32, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_int_wait_until_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(void, shmem_long_wait_until_all, long *ivars, size_t nelems, const int *status, int cmp,
    long cmp_value)
{
    wait_until_all(WORD_I64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_long_wait_until_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(void, shmem_longlong_wait_until_all, long long *ivars, size_t nelems, const int *status, int cmp,
    long long cmp_value)
{
    wait_until_all(WORD_I64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_longlong_wait_until_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(void, shmem_uint_wait_until_all, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int cmp_value)
{
    wait_until_all(WORD_U32, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_uint_wait_until_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(void, shmem_ulong_wait_until_all, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long cmp_value)
{
    wait_until_all(WORD_U64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_ulong_wait_until_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(void, shmem_ulonglong_wait_until_all, unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long cmp_value)
{
    wait_until_all(WORD_U64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_ulonglong_wait_until_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(void, shmem_int32_wait_until_all, int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t cmp_value)
{
    wait_until_all(WORD_I32, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_int32_wait_until_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(void, shmem_int64_wait_until_all, int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t cmp_value)
{
    wait_until_all(WORD_I64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_int64_wait_until_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(void, shmem_uint32_wait_until_all, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t cmp_value)
{
    wait_until_all(WORD_U32, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_uint32_wait_until_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(void, shmem_uint64_wait_until_all, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t cmp_value)
{
    wait_until_all(WORD_U64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_uint64_wait_until_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(void, shmem_size_wait_until_all, size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t cmp_value)
{
    wait_until_all(WORD_U64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_size_wait_until_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(void, shmem_ptrdiff_wait_until_all, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t cmp_value)
{
    wait_until_all(WORD_I64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_ptrdiff_wait_until_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_int_wait_until_any, int *ivars, size_t nelems, const int *status, int cmp, int cmp_value)
{
    return wait_until_any(WORD_I32, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_int_wait_until_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_long_wait_until_any, long *ivars, size_t nelems, const int *status, int cmp,
    long cmp_value)
{
    return wait_until_any(WORD_I64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_long_wait_until_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_longlong_wait_until_any, long long *ivars, size_t nelems, const int *status, int cmp,
    long long cmp_value)
{
    return wait_until_any(WORD_I64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_longlong_wait_until_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_uint_wait_until_any, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int cmp_value)
{
    return wait_until_any(WORD_U32, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_uint_wait_until_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_ulong_wait_until_any, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long cmp_value)
{
    return wait_until_any(WORD_U64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_ulong_wait_until_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_ulonglong_wait_until_any, unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long cmp_value)
{
    return wait_until_any(WORD_U64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_ulonglong_wait_until_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_int32_wait_until_any, int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t cmp_value)
{
    return wait_until_any(WORD_I32, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_int32_wait_until_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_int64_wait_until_any, int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t cmp_value)
{
    return wait_until_any(WORD_I64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_int64_wait_until_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_uint32_wait_until_any, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t cmp_value)
{
    return wait_until_any(WORD_U32, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_uint32_wait_until_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_uint64_wait_until_any, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t cmp_value)
{
    return wait_until_any(WORD_U64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_uint64_wait_until_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_size_wait_until_any, size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t cmp_value)
{
    return wait_until_any(WORD_U64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_size_wait_until_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_ptrdiff_wait_until_any, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t cmp_value)
{
    return wait_until_any(WORD_I64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_ptrdiff_wait_until_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_int_wait_until_some, int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int cmp_value)
{
    return wait_until_some(WORD_I32, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_int_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_long_wait_until_some, long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long cmp_value)
{
    return wait_until_some(WORD_I64, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_long_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_longlong_wait_until_some, long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, long long cmp_value)
{
    return wait_until_some(WORD_I64, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_longlong_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_uint_wait_until_some, unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned int cmp_value)
{
    return wait_until_some(WORD_U32, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_uint_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_ulong_wait_until_some, unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long cmp_value)
{
    return wait_until_some(WORD_U64, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_ulong_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_ulonglong_wait_until_some, unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long cmp_value)
{
    return wait_until_some(WORD_U64, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_ulonglong_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_int32_wait_until_some, int32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int32_t cmp_value)
{
    return wait_until_some(WORD_I32, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_int32_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_int64_wait_until_some, int64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int64_t cmp_value)
{
    return wait_until_some(WORD_I64, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_int64_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_uint32_wait_until_some, uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint32_t cmp_value)
{
    return wait_until_some(WORD_U32, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_uint32_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_uint64_wait_until_some, uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint64_t cmp_value)
{
    return wait_until_some(WORD_U64, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_uint64_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_size_wait_until_some, size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, size_t cmp_value)
{
    return wait_until_some(WORD_U64, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_size_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_ptrdiff_wait_until_some, ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, ptrdiff_t cmp_value)
{
    return wait_until_some(WORD_I64, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_ptrdiff_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(int, shmem_int_test_all, int *ivars, size_t nelems, const int *status, int cmp, int cmp_value)
{
    return wait_test_all(WORD_I32, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_int_test_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(int, shmem_long_test_all, long *ivars, size_t nelems, const int *status, int cmp, long cmp_value)
{
    return wait_test_all(WORD_I64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_long_test_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(int, shmem_longlong_test_all, long long *ivars, size_t nelems, const int *status, int cmp,
    long long cmp_value)
{
    return wait_test_all(WORD_I64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_longlong_test_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(int, shmem_uint_test_all, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int cmp_value)
{
    return wait_test_all(WORD_U32, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_uint_test_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(int, shmem_ulong_test_all, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long cmp_value)
{
    return wait_test_all(WORD_U64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_ulong_test_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(int, shmem_ulonglong_test_all, unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long cmp_value)
{
    return wait_test_all(WORD_U64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_ulonglong_test_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(int, shmem_int32_test_all, int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t cmp_value)
{
    return wait_test_all(WORD_I32, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_int32_test_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(int, shmem_int64_test_all, int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t cmp_value)
{
    return wait_test_all(WORD_I64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_int64_test_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(int, shmem_uint32_test_all, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t cmp_value)
{
    return wait_test_all(WORD_U32, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_uint32_test_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(int, shmem_uint64_test_all, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t cmp_value)
{
    return wait_test_all(WORD_U64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_uint64_test_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(int, shmem_size_test_all, size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value)
{
    return wait_test_all(WORD_U64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_size_test_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(int, shmem_ptrdiff_test_all, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t cmp_value)
{
    return wait_test_all(WORD_I64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_ptrdiff_test_all(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_int_test_any, int *ivars, size_t nelems, const int *status, int cmp, int cmp_value)
{
    return wait_test_any(WORD_I32, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_int_test_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_long_test_any, long *ivars, size_t nelems, const int *status, int cmp, long cmp_value)
{
    return wait_test_any(WORD_I64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_long_test_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_longlong_test_any, long long *ivars, size_t nelems, const int *status, int cmp,
    long long cmp_value)
{
    return wait_test_any(WORD_I64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_longlong_test_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_uint_test_any, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int cmp_value)
{
    return wait_test_any(WORD_U32, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_uint_test_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_ulong_test_any, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long cmp_value)
{
    return wait_test_any(WORD_U64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_ulong_test_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_ulonglong_test_any, unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long cmp_value)
{
    return wait_test_any(WORD_U64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_ulonglong_test_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_int32_test_any, int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t cmp_value)
{
    return wait_test_any(WORD_I32, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_int32_test_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_int64_test_any, int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t cmp_value)
{
    return wait_test_any(WORD_I64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_int64_test_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_uint32_test_any, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t cmp_value)
{
    return wait_test_any(WORD_U32, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_uint32_test_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_uint64_test_any, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t cmp_value)
{
    return wait_test_any(WORD_U64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_uint64_test_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_size_test_any, size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t cmp_value)
{
    return wait_test_any(WORD_U64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_size_test_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_ptrdiff_test_any, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t cmp_value)
{
    return wait_test_any(WORD_I64, ivars, nelems, status, cmp, &cmp_value, 0,
        "shmem_ptrdiff_test_any(ivars, nelems, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_int_test_some, int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int cmp_value)
{
    return wait_test_some(WORD_I32, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_int_test_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_long_test_some, long *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    long cmp_value)
{
    return wait_test_some(WORD_I64, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_long_test_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_longlong_test_some, long long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long long cmp_value)
{
    return wait_test_some(WORD_I64, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_longlong_test_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_uint_test_some, unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned int cmp_value)
{
    return wait_test_some(WORD_U32, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_uint_test_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_ulong_test_some, unsigned long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned long cmp_value)
{
    return wait_test_some(WORD_U64, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_ulong_test_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_ulonglong_test_some, unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long cmp_value)
{
    return wait_test_some(WORD_U64, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_ulonglong_test_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_int32_test_some, int32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int32_t cmp_value)
{
    return wait_test_some(WORD_I32, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_int32_test_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_int64_test_some, int64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int64_t cmp_value)
{
    return wait_test_some(WORD_I64, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_int64_test_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_uint32_test_some, uint32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint32_t cmp_value)
{
    return wait_test_some(WORD_U32, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_uint32_test_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_uint64_test_some, uint64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint64_t cmp_value)
{
    return wait_test_some(WORD_U64, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_uint64_test_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_size_test_some, size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, size_t cmp_value)
{
    return wait_test_some(WORD_U64, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_size_test_some(ivars, nelems, indices, status, cmp, cmp_value)");
}

PUBLIC(size_t, shmem_ptrdiff_test_some, ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, ptrdiff_t cmp_value)
{
    return wait_test_some(WORD_I64, ivars, nelems, indices, status, cmp, &cmp_value, 0,
        "shmem_ptrdiff_test_some(ivars, nelems, indices, status, cmp, cmp_value)");
}
