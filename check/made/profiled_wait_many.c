/* Made by gen_check.py from shmem.api: do not edit. */
/* Waiting for one of many. */
#include "profile.h"

PROFILED(void, shmem_int_wait_until_all, int *ivars, size_t nelems, const int *status, int cmp, int cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_int_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_int_wait_until_all, begin, 0, NO_PE);
}

PROFILED(void, shmem_long_wait_until_all, long *ivars, size_t nelems, const int *status, int cmp,
    long cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_long_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_long_wait_until_all, begin, 0, NO_PE);
}

PROFILED(void, shmem_longlong_wait_until_all, long long *ivars, size_t nelems, const int *status, int cmp,
    long long cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_longlong_wait_until_all, begin, 0, NO_PE);
}

PROFILED(void, shmem_uint_wait_until_all, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_uint_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_uint_wait_until_all, begin, 0, NO_PE);
}

PROFILED(void, shmem_ulong_wait_until_all, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_ulong_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_ulong_wait_until_all, begin, 0, NO_PE);
}

PROFILED(void, shmem_ulonglong_wait_until_all, unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_ulonglong_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_ulonglong_wait_until_all, begin, 0, NO_PE);
}

PROFILED(void, shmem_int32_wait_until_all, int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_int32_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_int32_wait_until_all, begin, 0, NO_PE);
}

PROFILED(void, shmem_int64_wait_until_all, int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_int64_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_int64_wait_until_all, begin, 0, NO_PE);
}

PROFILED(void, shmem_uint32_wait_until_all, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_uint32_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_uint32_wait_until_all, begin, 0, NO_PE);
}

PROFILED(void, shmem_uint64_wait_until_all, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_uint64_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_uint64_wait_until_all, begin, 0, NO_PE);
}

PROFILED(void, shmem_size_wait_until_all, size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_size_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_size_wait_until_all, begin, 0, NO_PE);
}

PROFILED(void, shmem_ptrdiff_wait_until_all, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_ptrdiff_wait_until_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_ptrdiff_wait_until_all, begin, 0, NO_PE);
}

PROFILED(size_t, shmem_int_wait_until_any, int *ivars, size_t nelems, const int *status, int cmp,
    int cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_int_wait_until_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_long_wait_until_any, long *ivars, size_t nelems, const int *status, int cmp,
    long cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_long_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_long_wait_until_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_longlong_wait_until_any, long long *ivars, size_t nelems, const int *status, int cmp,
    long long cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_longlong_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_longlong_wait_until_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint_wait_until_any, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_uint_wait_until_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ulong_wait_until_any, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ulong_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_ulong_wait_until_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ulonglong_wait_until_any, unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ulonglong_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_ulonglong_wait_until_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int32_wait_until_any, int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int32_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_int32_wait_until_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int64_wait_until_any, int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int64_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_int64_wait_until_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint32_wait_until_any, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint32_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_uint32_wait_until_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint64_wait_until_any, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint64_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_uint64_wait_until_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_size_wait_until_any, size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_size_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_size_wait_until_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ptrdiff_wait_until_any, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ptrdiff_wait_until_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_ptrdiff_wait_until_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int_wait_until_some, int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_int_wait_until_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_long_wait_until_some, long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_long_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_long_wait_until_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_longlong_wait_until_some, long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, long long cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_longlong_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_longlong_wait_until_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint_wait_until_some, unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned int cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_uint_wait_until_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ulong_wait_until_some, unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ulong_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_ulong_wait_until_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ulonglong_wait_until_some, unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ulonglong_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_ulonglong_wait_until_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int32_wait_until_some, int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int32_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int32_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_int32_wait_until_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int64_wait_until_some, int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, int64_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int64_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_int64_wait_until_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint32_wait_until_some, uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint32_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint32_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_uint32_wait_until_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint64_wait_until_some, uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, uint64_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint64_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_uint64_wait_until_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_size_wait_until_some, size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, size_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_size_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_size_wait_until_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ptrdiff_wait_until_some, ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, ptrdiff_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ptrdiff_wait_until_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_ptrdiff_wait_until_some, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_int_test_all, int *ivars, size_t nelems, const int *status, int cmp, int cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_test_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_int_test_all, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_long_test_all, long *ivars, size_t nelems, const int *status, int cmp, long cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_long_test_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_long_test_all, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_longlong_test_all, long long *ivars, size_t nelems, const int *status, int cmp,
    long long cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longlong_test_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_longlong_test_all, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_uint_test_all, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint_test_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_uint_test_all, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_ulong_test_all, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulong_test_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_ulong_test_all, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_ulonglong_test_all, unsigned long long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long long cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulonglong_test_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_ulonglong_test_all, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_int32_test_all, int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int32_test_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_int32_test_all, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_int64_test_all, int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int64_test_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_int64_test_all, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_uint32_test_all, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint32_test_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_uint32_test_all, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_uint64_test_all, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint64_test_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_uint64_test_all, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_size_test_all, size_t *ivars, size_t nelems, const int *status, int cmp, size_t cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_size_test_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_size_test_all, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_ptrdiff_test_all, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ptrdiff_test_all(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_ptrdiff_test_all, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int_test_any, int *ivars, size_t nelems, const int *status, int cmp, int cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int_test_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_int_test_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_long_test_any, long *ivars, size_t nelems, const int *status, int cmp, long cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_long_test_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_long_test_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_longlong_test_any, long long *ivars, size_t nelems, const int *status, int cmp,
    long long cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_longlong_test_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_longlong_test_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint_test_any, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    unsigned int cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint_test_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_uint_test_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ulong_test_any, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    unsigned long cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ulong_test_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_ulong_test_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ulonglong_test_any, unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, unsigned long long cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ulonglong_test_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_ulonglong_test_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int32_test_any, int32_t *ivars, size_t nelems, const int *status, int cmp,
    int32_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int32_test_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_int32_test_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int64_test_any, int64_t *ivars, size_t nelems, const int *status, int cmp,
    int64_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int64_test_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_int64_test_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint32_test_any, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    uint32_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint32_test_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_uint32_test_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint64_test_any, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    uint64_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint64_test_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_uint64_test_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_size_test_any, size_t *ivars, size_t nelems, const int *status, int cmp,
    size_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_size_test_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_size_test_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ptrdiff_test_any, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    ptrdiff_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ptrdiff_test_any(ivars, nelems, status, cmp, cmp_value);
    profile_end(F_shmem_ptrdiff_test_any, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int_test_some, int *ivars, size_t nelems, size_t *indices, const int *status, int cmp,
    int cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_int_test_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_long_test_some, long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, long cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_long_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_long_test_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_longlong_test_some, long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, long long cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_longlong_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_longlong_test_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint_test_some, unsigned int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, unsigned int cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_uint_test_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ulong_test_some, unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ulong_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_ulong_test_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ulonglong_test_some, unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, unsigned long long cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ulonglong_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_ulonglong_test_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int32_test_some, int32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int32_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int32_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_int32_test_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int64_test_some, int64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, int64_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int64_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_int64_test_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint32_test_some, uint32_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint32_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint32_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_uint32_test_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint64_test_some, uint64_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, uint64_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint64_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_uint64_test_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_size_test_some, size_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, size_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_size_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_size_test_some, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ptrdiff_test_some, ptrdiff_t *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, ptrdiff_t cmp_value)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ptrdiff_test_some(ivars, nelems, indices, status, cmp, cmp_value);
    profile_end(F_shmem_ptrdiff_test_some, begin, 0, NO_PE);
    return result;
}
