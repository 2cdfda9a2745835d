/* Made by gen_check.py from shmem.api: do not edit. */
/* Waiting with a value for each element. */
#include "profile.h"

PROFILED(void, shmem_int_wait_until_all_vector, int *ivars, size_t nelems, const int *status, int cmp,
    const int *cmp_values)
{
    uint64_t begin = profile_begin();
    pshmem_int_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_int_wait_until_all_vector, begin, 0, NO_PE);
}

PROFILED(void, shmem_long_wait_until_all_vector, long *ivars, size_t nelems, const int *status, int cmp,
    const long *cmp_values)
{
    uint64_t begin = profile_begin();
    pshmem_long_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_long_wait_until_all_vector, begin, 0, NO_PE);
}

PROFILED(void, shmem_longlong_wait_until_all_vector, long long *ivars, size_t nelems, const int *status,
    int cmp, const long long *cmp_values)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_longlong_wait_until_all_vector, begin, 0, NO_PE);
}

PROFILED(void, shmem_uint_wait_until_all_vector, unsigned int *ivars, size_t nelems, const int *status,
    int cmp, const unsigned int *cmp_values)
{
    uint64_t begin = profile_begin();
    pshmem_uint_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_uint_wait_until_all_vector, begin, 0, NO_PE);
}

PROFILED(void, shmem_ulong_wait_until_all_vector, unsigned long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long *cmp_values)
{
    uint64_t begin = profile_begin();
    pshmem_ulong_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_ulong_wait_until_all_vector, begin, 0, NO_PE);
}

PROFILED(void, shmem_ulonglong_wait_until_all_vector, unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *cmp_values)
{
    uint64_t begin = profile_begin();
    pshmem_ulonglong_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_ulonglong_wait_until_all_vector, begin, 0, NO_PE);
}

PROFILED(void, shmem_int32_wait_until_all_vector, int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *cmp_values)
{
    uint64_t begin = profile_begin();
    pshmem_int32_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_int32_wait_until_all_vector, begin, 0, NO_PE);
}

PROFILED(void, shmem_int64_wait_until_all_vector, int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *cmp_values)
{
    uint64_t begin = profile_begin();
    pshmem_int64_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_int64_wait_until_all_vector, begin, 0, NO_PE);
}

PROFILED(void, shmem_uint32_wait_until_all_vector, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *cmp_values)
{
    uint64_t begin = profile_begin();
    pshmem_uint32_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_uint32_wait_until_all_vector, begin, 0, NO_PE);
}

PROFILED(void, shmem_uint64_wait_until_all_vector, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *cmp_values)
{
    uint64_t begin = profile_begin();
    pshmem_uint64_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_uint64_wait_until_all_vector, begin, 0, NO_PE);
}

PROFILED(void, shmem_size_wait_until_all_vector, size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *cmp_values)
{
    uint64_t begin = profile_begin();
    pshmem_size_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_size_wait_until_all_vector, begin, 0, NO_PE);
}

PROFILED(void, shmem_ptrdiff_wait_until_all_vector, ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, const ptrdiff_t *cmp_values)
{
    uint64_t begin = profile_begin();
    pshmem_ptrdiff_wait_until_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_ptrdiff_wait_until_all_vector, begin, 0, NO_PE);
}

PROFILED(size_t, shmem_int_wait_until_any_vector, int *ivars, size_t nelems, const int *status, int cmp,
    const int *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_int_wait_until_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_long_wait_until_any_vector, long *ivars, size_t nelems, const int *status, int cmp,
    const long *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_long_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_long_wait_until_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_longlong_wait_until_any_vector, long long *ivars, size_t nelems, const int *status,
    int cmp, const long long *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_longlong_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_longlong_wait_until_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint_wait_until_any_vector, unsigned int *ivars, size_t nelems, const int *status,
    int cmp, const unsigned int *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_uint_wait_until_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ulong_wait_until_any_vector, unsigned long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ulong_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_ulong_wait_until_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ulonglong_wait_until_any_vector, unsigned long long *ivars, size_t nelems,
    const int *status, int cmp, const unsigned long long *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ulonglong_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_ulonglong_wait_until_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int32_wait_until_any_vector, int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int32_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_int32_wait_until_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int64_wait_until_any_vector, int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int64_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_int64_wait_until_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint32_wait_until_any_vector, uint32_t *ivars, size_t nelems, const int *status,
    int cmp, const uint32_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint32_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_uint32_wait_until_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint64_wait_until_any_vector, uint64_t *ivars, size_t nelems, const int *status,
    int cmp, const uint64_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint64_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_uint64_wait_until_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_size_wait_until_any_vector, size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_size_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_size_wait_until_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ptrdiff_wait_until_any_vector, ptrdiff_t *ivars, size_t nelems, const int *status,
    int cmp, const ptrdiff_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ptrdiff_wait_until_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_ptrdiff_wait_until_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int_wait_until_some_vector, int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_int_wait_until_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_long_wait_until_some_vector, long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_long_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_long_wait_until_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_longlong_wait_until_some_vector, long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_longlong_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_longlong_wait_until_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint_wait_until_some_vector, unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned int *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_uint_wait_until_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ulong_wait_until_some_vector, unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ulong_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_ulong_wait_until_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ulonglong_wait_until_some_vector, unsigned long long *ivars, size_t nelems,
    size_t *indices, const int *status, int cmp, const unsigned long long *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ulonglong_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_ulonglong_wait_until_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int32_wait_until_some_vector, int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int32_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int32_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_int32_wait_until_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int64_wait_until_some_vector, int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int64_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int64_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_int64_wait_until_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint32_wait_until_some_vector, uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint32_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint32_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_uint32_wait_until_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint64_wait_until_some_vector, uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint64_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint64_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_uint64_wait_until_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_size_wait_until_some_vector, size_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const size_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_size_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_size_wait_until_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ptrdiff_wait_until_some_vector, ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const ptrdiff_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ptrdiff_wait_until_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_ptrdiff_wait_until_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_int_test_all_vector, int *ivars, size_t nelems, const int *status, int cmp,
    const int *cmp_values)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_int_test_all_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_long_test_all_vector, long *ivars, size_t nelems, const int *status, int cmp,
    const long *cmp_values)
{
    uint64_t begin = profile_begin();
    int result = pshmem_long_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_long_test_all_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_longlong_test_all_vector, long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *cmp_values)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longlong_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_longlong_test_all_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_uint_test_all_vector, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *cmp_values)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_uint_test_all_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_ulong_test_all_vector, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *cmp_values)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulong_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_ulong_test_all_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_ulonglong_test_all_vector, unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *cmp_values)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulonglong_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_ulonglong_test_all_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_int32_test_all_vector, int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *cmp_values)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int32_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_int32_test_all_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_int64_test_all_vector, int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *cmp_values)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int64_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_int64_test_all_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_uint32_test_all_vector, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *cmp_values)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint32_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_uint32_test_all_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_uint64_test_all_vector, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *cmp_values)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint64_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_uint64_test_all_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_size_test_all_vector, size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *cmp_values)
{
    uint64_t begin = profile_begin();
    int result = pshmem_size_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_size_test_all_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_ptrdiff_test_all_vector, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *cmp_values)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ptrdiff_test_all_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_ptrdiff_test_all_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int_test_any_vector, int *ivars, size_t nelems, const int *status, int cmp,
    const int *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_int_test_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_long_test_any_vector, long *ivars, size_t nelems, const int *status, int cmp,
    const long *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_long_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_long_test_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_longlong_test_any_vector, long long *ivars, size_t nelems, const int *status, int cmp,
    const long long *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_longlong_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_longlong_test_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint_test_any_vector, unsigned int *ivars, size_t nelems, const int *status, int cmp,
    const unsigned int *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_uint_test_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ulong_test_any_vector, unsigned long *ivars, size_t nelems, const int *status, int cmp,
    const unsigned long *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ulong_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_ulong_test_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ulonglong_test_any_vector, unsigned long long *ivars, size_t nelems, const int *status,
    int cmp, const unsigned long long *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ulonglong_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_ulonglong_test_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int32_test_any_vector, int32_t *ivars, size_t nelems, const int *status, int cmp,
    const int32_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int32_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_int32_test_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int64_test_any_vector, int64_t *ivars, size_t nelems, const int *status, int cmp,
    const int64_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int64_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_int64_test_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint32_test_any_vector, uint32_t *ivars, size_t nelems, const int *status, int cmp,
    const uint32_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint32_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_uint32_test_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint64_test_any_vector, uint64_t *ivars, size_t nelems, const int *status, int cmp,
    const uint64_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint64_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_uint64_test_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_size_test_any_vector, size_t *ivars, size_t nelems, const int *status, int cmp,
    const size_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_size_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_size_test_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ptrdiff_test_any_vector, ptrdiff_t *ivars, size_t nelems, const int *status, int cmp,
    const ptrdiff_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ptrdiff_test_any_vector(ivars, nelems, status, cmp, cmp_values);
    profile_end(F_shmem_ptrdiff_test_any_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int_test_some_vector, int *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const int *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_int_test_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_long_test_some_vector, long *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const long *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_long_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_long_test_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_longlong_test_some_vector, long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const long long *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_longlong_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_longlong_test_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint_test_some_vector, unsigned int *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned int *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_uint_test_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ulong_test_some_vector, unsigned long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ulong_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_ulong_test_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ulonglong_test_some_vector, unsigned long long *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const unsigned long long *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ulonglong_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_ulonglong_test_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int32_test_some_vector, int32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int32_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int32_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_int32_test_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_int64_test_some_vector, int64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const int64_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_int64_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_int64_test_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint32_test_some_vector, uint32_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint32_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint32_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_uint32_test_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_uint64_test_some_vector, uint64_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const uint64_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_uint64_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_uint64_test_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_size_test_some_vector, size_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const size_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_size_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_size_test_some_vector, begin, 0, NO_PE);
    return result;
}

PROFILED(size_t, shmem_ptrdiff_test_some_vector, ptrdiff_t *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const ptrdiff_t *cmp_values)
{
    uint64_t begin = profile_begin();
    size_t result = pshmem_ptrdiff_test_some_vector(ivars, nelems, indices, status, cmp, cmp_values);
    profile_end(F_shmem_ptrdiff_test_some_vector, begin, 0, NO_PE);
    return result;
}
