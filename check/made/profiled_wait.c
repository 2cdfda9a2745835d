/* Made by gen_check.py from shmem.api: do not edit. */
/* Waiting and testing. */
#include "profile.h"

PROFILED(void, shmem_int_wait_until, int *ivar, int cmp, int cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_int_wait_until(ivar, cmp, cmp_value);
    profile_end(F_shmem_int_wait_until, begin, 0, NO_PE);
}

PROFILED(void, shmem_long_wait_until, long *ivar, int cmp, long cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_long_wait_until(ivar, cmp, cmp_value);
    profile_end(F_shmem_long_wait_until, begin, 0, NO_PE);
}

PROFILED(void, shmem_longlong_wait_until, long long *ivar, int cmp, long long cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_wait_until(ivar, cmp, cmp_value);
    profile_end(F_shmem_longlong_wait_until, begin, 0, NO_PE);
}

PROFILED(void, shmem_uint_wait_until, unsigned int *ivar, int cmp, unsigned int cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_uint_wait_until(ivar, cmp, cmp_value);
    profile_end(F_shmem_uint_wait_until, begin, 0, NO_PE);
}

PROFILED(void, shmem_ulong_wait_until, unsigned long *ivar, int cmp, unsigned long cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_ulong_wait_until(ivar, cmp, cmp_value);
    profile_end(F_shmem_ulong_wait_until, begin, 0, NO_PE);
}

PROFILED(void, shmem_ulonglong_wait_until, unsigned long long *ivar, int cmp, unsigned long long cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_ulonglong_wait_until(ivar, cmp, cmp_value);
    profile_end(F_shmem_ulonglong_wait_until, begin, 0, NO_PE);
}

PROFILED(void, shmem_int32_wait_until, int32_t *ivar, int cmp, int32_t cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_int32_wait_until(ivar, cmp, cmp_value);
    profile_end(F_shmem_int32_wait_until, begin, 0, NO_PE);
}

PROFILED(void, shmem_int64_wait_until, int64_t *ivar, int cmp, int64_t cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_int64_wait_until(ivar, cmp, cmp_value);
    profile_end(F_shmem_int64_wait_until, begin, 0, NO_PE);
}

PROFILED(void, shmem_uint32_wait_until, uint32_t *ivar, int cmp, uint32_t cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_uint32_wait_until(ivar, cmp, cmp_value);
    profile_end(F_shmem_uint32_wait_until, begin, 0, NO_PE);
}

PROFILED(void, shmem_uint64_wait_until, uint64_t *ivar, int cmp, uint64_t cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_uint64_wait_until(ivar, cmp, cmp_value);
    profile_end(F_shmem_uint64_wait_until, begin, 0, NO_PE);
}

PROFILED(void, shmem_size_wait_until, size_t *ivar, int cmp, size_t cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_size_wait_until(ivar, cmp, cmp_value);
    profile_end(F_shmem_size_wait_until, begin, 0, NO_PE);
}

PROFILED(void, shmem_ptrdiff_wait_until, ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_ptrdiff_wait_until(ivar, cmp, cmp_value);
    profile_end(F_shmem_ptrdiff_wait_until, begin, 0, NO_PE);
}

PROFILED(int, shmem_int_test, int *ivar, int cmp, int cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int_test(ivar, cmp, cmp_value);
    profile_end(F_shmem_int_test, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_long_test, long *ivar, int cmp, long cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_long_test(ivar, cmp, cmp_value);
    profile_end(F_shmem_long_test, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_longlong_test, long long *ivar, int cmp, long long cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_longlong_test(ivar, cmp, cmp_value);
    profile_end(F_shmem_longlong_test, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_uint_test, unsigned int *ivar, int cmp, unsigned int cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint_test(ivar, cmp, cmp_value);
    profile_end(F_shmem_uint_test, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_ulong_test, unsigned long *ivar, int cmp, unsigned long cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulong_test(ivar, cmp, cmp_value);
    profile_end(F_shmem_ulong_test, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_ulonglong_test, unsigned long long *ivar, int cmp, unsigned long long cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ulonglong_test(ivar, cmp, cmp_value);
    profile_end(F_shmem_ulonglong_test, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_int32_test, int32_t *ivar, int cmp, int32_t cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int32_test(ivar, cmp, cmp_value);
    profile_end(F_shmem_int32_test, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_int64_test, int64_t *ivar, int cmp, int64_t cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_int64_test(ivar, cmp, cmp_value);
    profile_end(F_shmem_int64_test, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_uint32_test, uint32_t *ivar, int cmp, uint32_t cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint32_test(ivar, cmp, cmp_value);
    profile_end(F_shmem_uint32_test, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_uint64_test, uint64_t *ivar, int cmp, uint64_t cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_uint64_test(ivar, cmp, cmp_value);
    profile_end(F_shmem_uint64_test, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_size_test, size_t *ivar, int cmp, size_t cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_size_test(ivar, cmp, cmp_value);
    profile_end(F_shmem_size_test, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_ptrdiff_test, ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ptrdiff_test(ivar, cmp, cmp_value);
    profile_end(F_shmem_ptrdiff_test, begin, 0, NO_PE);
    return result;
}

PROFILED(uint64_t, shmem_signal_wait_until, uint64_t *sig_addr, int cmp, uint64_t cmp_value)
{
    uint64_t begin = profile_begin();
    uint64_t result = pshmem_signal_wait_until(sig_addr, cmp, cmp_value);
    profile_end(F_shmem_signal_wait_until, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmem_short_wait_until, short *ivar, int cmp, short cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_short_wait_until(ivar, cmp, cmp_value);
    profile_end(F_shmem_short_wait_until, begin, 0, NO_PE);
}

PROFILED(void, shmem_ushort_wait_until, unsigned short *ivar, int cmp, unsigned short cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_ushort_wait_until(ivar, cmp, cmp_value);
    profile_end(F_shmem_ushort_wait_until, begin, 0, NO_PE);
}

PROFILED(int, shmem_short_test, short *ivar, int cmp, short cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_short_test(ivar, cmp, cmp_value);
    profile_end(F_shmem_short_test, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_ushort_test, unsigned short *ivar, int cmp, unsigned short cmp_value)
{
    uint64_t begin = profile_begin();
    int result = pshmem_ushort_test(ivar, cmp, cmp_value);
    profile_end(F_shmem_ushort_test, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmem_short_wait, short *ivar, short cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_short_wait(ivar, cmp_value);
    profile_end(F_shmem_short_wait, begin, 0, NO_PE);
}

PROFILED(void, shmem_int_wait, int *ivar, int cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_int_wait(ivar, cmp_value);
    profile_end(F_shmem_int_wait, begin, 0, NO_PE);
}

PROFILED(void, shmem_long_wait, long *ivar, long cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_long_wait(ivar, cmp_value);
    profile_end(F_shmem_long_wait, begin, 0, NO_PE);
}

PROFILED(void, shmem_longlong_wait, long long *ivar, long long cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_longlong_wait(ivar, cmp_value);
    profile_end(F_shmem_longlong_wait, begin, 0, NO_PE);
}

PROFILED(void, shmem_wait, long *ivar, long cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_wait(ivar, cmp_value);
    profile_end(F_shmem_wait, begin, 0, NO_PE);
}

PROFILED(void, shmem_wait_until, long *ivar, int cmp, long cmp_value)
{
    uint64_t begin = profile_begin();
    pshmem_wait_until(ivar, cmp, cmp_value);
    profile_end(F_shmem_wait_until, begin, 0, NO_PE);
}
