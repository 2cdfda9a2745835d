/* Made by gen.py from shmem.api: do not edit. */
/* Waiting with a value for each element. */
#include "api/public.h"

PUBLIC(void, shmem_int_wait_until_all_vector, int *ivars, size_t nelems, const int *status, int cmp,
    const int *cmp_values)
{
    wait_until_all(WORD_I32, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_int_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(void, shmem_long_wait_until_all_vector, long *ivars, size_t nelems, const int *status, int cmp,
    const long *cmp_values)
{
    wait_until_all(WORD_I64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_long_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(void, shmem_longlong_wait_until_all_vector, long long *ivars, size_t nelems, const int *status,
    int cmp, const long long *cmp_values)
{
    wait_until_all(WORD_I64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_longlong_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(void, shmem_uint_wait_until_all_vector, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *cmp_values)
{
    wait_until_all(WORD_U32, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_uint_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(void, shmem_ulong_wait_until_all_vector, unsigned long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long *cmp_values)
{
    wait_until_all(WORD_U64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_ulong_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(void, shmem_ulonglong_wait_until_all_vector, unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *cmp_values)
{
    wait_until_all(WORD_U64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_ulonglong_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(void, shmem_int32_wait_until_all_vector, int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *cmp_values)
{
    wait_until_all(WORD_I32, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_int32_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(void, shmem_int64_wait_until_all_vector, int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *cmp_values)
{
    wait_until_all(WORD_I64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_int64_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(void, shmem_uint32_wait_until_all_vector, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *cmp_values)
{
    wait_until_all(WORD_U32, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_uint32_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(void, shmem_uint64_wait_until_all_vector, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *cmp_values)
{
    wait_until_all(WORD_U64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_uint64_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(void, shmem_size_wait_until_all_vector, size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *cmp_values)
{
    wait_until_all(WORD_U64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_size_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(void, shmem_ptrdiff_wait_until_all_vector, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *cmp_values)
{
    wait_until_all(WORD_I64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_ptrdiff_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_int_wait_until_any_vector, int *ivars, size_t nelems, const int *status, int cmp,
    const int *cmp_values)
{
    return wait_until_any(WORD_I32, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_int_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_long_wait_until_any_vector, long *ivars, size_t nelems, const int *status, int cmp,
    const long *cmp_values)
{
    return wait_until_any(WORD_I64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_long_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_longlong_wait_until_any_vector, long long *ivars, size_t nelems, const int *status,
    int cmp, const long long *cmp_values)
{
    return wait_until_any(WORD_I64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_longlong_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_uint_wait_until_any_vector, unsigned int *ivars, size_t nelems, const int *status,
    int cmp, const unsigned int *cmp_values)
{
    return wait_until_any(WORD_U32, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_uint_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_ulong_wait_until_any_vector, unsigned long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long *cmp_values)
{
    return wait_until_any(WORD_U64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_ulong_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_ulonglong_wait_until_any_vector, unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *cmp_values)
{
    return wait_until_any(WORD_U64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_ulonglong_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_int32_wait_until_any_vector, int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *cmp_values)
{
    return wait_until_any(WORD_I32, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_int32_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_int64_wait_until_any_vector, int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *cmp_values)
{
    return wait_until_any(WORD_I64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_int64_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_uint32_wait_until_any_vector, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *cmp_values)
{
    return wait_until_any(WORD_U32, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_uint32_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_uint64_wait_until_any_vector, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *cmp_values)
{
    return wait_until_any(WORD_U64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_uint64_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_size_wait_until_any_vector, size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *cmp_values)
{
    return wait_until_any(WORD_U64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_size_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_ptrdiff_wait_until_any_vector, ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, const ptrdiff_t *cmp_values)
{
    return wait_until_any(WORD_I64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_ptrdiff_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_int_wait_until_some_vector, int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int *cmp_values)
{
    return wait_until_some(WORD_I32, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_int_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_long_wait_until_some_vector, long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long *cmp_values)
{
    return wait_until_some(WORD_I64, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_long_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_longlong_wait_until_some_vector, long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *cmp_values)
{
    return wait_until_some(WORD_I64, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_longlong_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_uint_wait_until_some_vector, unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned int *cmp_values)
{
    return wait_until_some(WORD_U32, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_uint_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_ulong_wait_until_some_vector, unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *cmp_values)
{
    return wait_until_some(WORD_U64, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_ulong_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_ulonglong_wait_until_some_vector, unsigned long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const unsigned long long *cmp_values)
{
    return wait_until_some(WORD_U64, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_ulonglong_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_int32_wait_until_some_vector, int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int32_t *cmp_values)
{
    return wait_until_some(WORD_I32, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_int32_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_int64_wait_until_some_vector, int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int64_t *cmp_values)
{
    return wait_until_some(WORD_I64, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_int64_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_uint32_wait_until_some_vector, uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint32_t *cmp_values)
{
    return wait_until_some(WORD_U32, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_uint32_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_uint64_wait_until_some_vector, uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint64_t *cmp_values)
{
    return wait_until_some(WORD_U64, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_uint64_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_size_wait_until_some_vector, size_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const size_t *cmp_values)
{
    return wait_until_some(WORD_U64, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_size_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_ptrdiff_wait_until_some_vector, ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const ptrdiff_t *cmp_values)
{
    return wait_until_some(WORD_I64, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_ptrdiff_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(int, shmem_int_test_all_vector, int *ivars, size_t nelems, const int *status, int cmp,
    const int *cmp_values)
{
    return wait_test_all(WORD_I32, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_int_test_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(int, shmem_long_test_all_vector, long *ivars, size_t nelems, const int *status, int cmp,
    const long *cmp_values)
{
    return wait_test_all(WORD_I64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_long_test_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(int, shmem_longlong_test_all_vector, long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *cmp_values)
{
    return wait_test_all(WORD_I64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_longlong_test_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(int, shmem_uint_test_all_vector, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *cmp_values)
{
    return wait_test_all(WORD_U32, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_uint_test_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(int, shmem_ulong_test_all_vector, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *cmp_values)
{
    return wait_test_all(WORD_U64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_ulong_test_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(int, shmem_ulonglong_test_all_vector, unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *cmp_values)
{
    return wait_test_all(WORD_U64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_ulonglong_test_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(int, shmem_int32_test_all_vector, int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *cmp_values)
{
    return wait_test_all(WORD_I32, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_int32_test_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(int, shmem_int64_test_all_vector, int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *cmp_values)
{
    return wait_test_all(WORD_I64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_int64_test_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(int, shmem_uint32_test_all_vector, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *cmp_values)
{
    return wait_test_all(WORD_U32, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_uint32_test_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(int, shmem_uint64_test_all_vector, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *cmp_values)
{
    return wait_test_all(WORD_U64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_uint64_test_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(int, shmem_size_test_all_vector, size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *cmp_values)
{
    return wait_test_all(WORD_U64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_size_test_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(int, shmem_ptrdiff_test_all_vector, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *cmp_values)
{
    return wait_test_all(WORD_I64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_ptrdiff_test_all_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_int_test_any_vector, int *ivars, size_t nelems, const int *status, int cmp,
    const int *cmp_values)
{
    return wait_test_any(WORD_I32, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_int_test_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_long_test_any_vector, long *ivars, size_t nelems, const int *status, int cmp,
    const long *cmp_values)
{
    return wait_test_any(WORD_I64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_long_test_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_longlong_test_any_vector, long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *cmp_values)
{
    return wait_test_any(WORD_I64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_longlong_test_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_uint_test_any_vector, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *cmp_values)
{
    return wait_test_any(WORD_U32, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_uint_test_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_ulong_test_any_vector, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *cmp_values)
{
    return wait_test_any(WORD_U64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_ulong_test_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_ulonglong_test_any_vector, unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *cmp_values)
{
    return wait_test_any(WORD_U64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_ulonglong_test_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_int32_test_any_vector, int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *cmp_values)
{
    return wait_test_any(WORD_I32, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_int32_test_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_int64_test_any_vector, int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *cmp_values)
{
    return wait_test_any(WORD_I64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_int64_test_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_uint32_test_any_vector, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *cmp_values)
{
    return wait_test_any(WORD_U32, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_uint32_test_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_uint64_test_any_vector, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *cmp_values)
{
    return wait_test_any(WORD_U64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_uint64_test_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_size_test_any_vector, size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *cmp_values)
{
    return wait_test_any(WORD_U64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_size_test_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_ptrdiff_test_any_vector, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *cmp_values)
{
    return wait_test_any(WORD_I64, ivars, nelems, status, cmp, cmp_values, 1,
        "shmem_ptrdiff_test_any_vector(ivars, nelems, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_int_test_some_vector, int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const int *cmp_values)
{
    return wait_test_some(WORD_I32, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_int_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_long_test_some_vector, long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const long *cmp_values)
{
    return wait_test_some(WORD_I64, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_long_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_longlong_test_some_vector, long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *cmp_values)
{
    return wait_test_some(WORD_I64, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_longlong_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_uint_test_some_vector, unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned int *cmp_values)
{
    return wait_test_some(WORD_U32, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_uint_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_ulong_test_some_vector, unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *cmp_values)
{
    return wait_test_some(WORD_U64, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_ulong_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_ulonglong_test_some_vector, unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long long *cmp_values)
{
    return wait_test_some(WORD_U64, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_ulonglong_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_int32_test_some_vector, int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int32_t *cmp_values)
{
    return wait_test_some(WORD_I32, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_int32_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_int64_test_some_vector, int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int64_t *cmp_values)
{
    return wait_test_some(WORD_I64, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_int64_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_uint32_test_some_vector, uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint32_t *cmp_values)
{
    return wait_test_some(WORD_U32, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_uint32_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_uint64_test_some_vector, uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint64_t *cmp_values)
{
    return wait_test_some(WORD_U64, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_uint64_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_size_test_some_vector, size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const size_t *cmp_values)
{
    return wait_test_some(WORD_U64, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_size_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}

PUBLIC(size_t, shmem_ptrdiff_test_some_vector, ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const ptrdiff_t *cmp_values)
{
    return wait_test_some(WORD_I64, ivars, nelems, indices, status, cmp, cmp_values, 1,
        "shmem_ptrdiff_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values)");
}
