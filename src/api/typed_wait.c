/* Made by gen.py from shmem.api: do not edit. */
/* Waiting and testing. */
#include "api/public.h"

PUBLIC(void, shmem_int_wait_until, int *ivar, int cmp, int cmp_value)
{
    wait_until(WORD_I32, ivar, cmp, (int64_t)cmp_value, "shmem_int_wait_until(ivar, cmp, cmp_value)");
}

PUBLIC(void, shmem_long_wait_until, long *ivar, int cmp, long cmp_value)
{
    wait_until(WORD_I64, ivar, cmp, (int64_t)cmp_value, "shmem_long_wait_until(ivar, cmp, cmp_value)");
}

PUBLIC(void, shmem_longlong_wait_until, long long *ivar, int cmp, long long cmp_value)
{
    wait_until(WORD_I64, ivar, cmp, (int64_t)cmp_value, "shmem_longlong_wait_until(ivar, cmp, cmp_value)");
}

PUBLIC(void, shmem_uint_wait_until, unsigned int *ivar, int cmp, unsigned int cmp_value)
{
    wait_until(WORD_U32, ivar, cmp, (int64_t)cmp_value, "shmem_uint_wait_until(ivar, cmp, cmp_value)");
}

PUBLIC(void, shmem_ulong_wait_until, unsigned long *ivar, int cmp, unsigned long cmp_value)
{
    wait_until(WORD_U64, ivar, cmp, (int64_t)cmp_value, "shmem_ulong_wait_until(ivar, cmp, cmp_value)");
}

PUBLIC(void, shmem_ulonglong_wait_until, unsigned long long *ivar, int cmp, unsigned long long cmp_value)
{
    wait_until(WORD_U64, ivar, cmp, (int64_t)cmp_value, "shmem_ulonglong_wait_until(ivar, cmp, cmp_value)");
}

PUBLIC(void, shmem_int32_wait_until, int32_t *ivar, int cmp, int32_t cmp_value)
{
    wait_until(WORD_I32, ivar, cmp, (int64_t)cmp_value, "shmem_int32_wait_until(ivar, cmp, cmp_value)");
}

PUBLIC(void, shmem_int64_wait_until, int64_t *ivar, int cmp, int64_t cmp_value)
{
    wait_until(WORD_I64, ivar, cmp, (int64_t)cmp_value, "shmem_int64_wait_until(ivar, cmp, cmp_value)");
}

PUBLIC(void, shmem_uint32_wait_until, uint32_t *ivar, int cmp, uint32_t cmp_value)
{
    wait_until(WORD_U32, ivar, cmp, (int64_t)cmp_value, "shmem_uint32_wait_until(ivar, cmp, cmp_value)");
}

PUBLIC(void, shmem_uint64_wait_until, uint64_t *ivar, int cmp, uint64_t cmp_value)
{
    wait_until(WORD_U64, ivar, cmp, (int64_t)cmp_value, "shmem_uint64_wait_until(ivar, cmp, cmp_value)");
}

PUBLIC(void, shmem_size_wait_until, size_t *ivar, int cmp, size_t cmp_value)
{
    wait_until(WORD_U64, ivar, cmp, (int64_t)cmp_value, "shmem_size_wait_until(ivar, cmp, cmp_value)");
}

PUBLIC(void, shmem_ptrdiff_wait_until, ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value)
{
    wait_until(WORD_I64, ivar, cmp, (int64_t)cmp_value, "shmem_ptrdiff_wait_until(ivar, cmp, cmp_value)");
}

PUBLIC(int, shmem_int_test, int *ivar, int cmp, int cmp_value)
{
    return wait_test(WORD_I32, ivar, cmp, (int64_t)cmp_value, "shmem_int_test(ivar, cmp, cmp_value)");
}

PUBLIC(int, shmem_long_test, long *ivar, int cmp, long cmp_value)
{
    return wait_test(WORD_I64, ivar, cmp, (int64_t)cmp_value, "shmem_long_test(ivar, cmp, cmp_value)");
}

PUBLIC(int, shmem_longlong_test, long long *ivar, int cmp, long long cmp_value)
{
    return wait_test(WORD_I64, ivar, cmp, (int64_t)cmp_value, "shmem_longlong_test(ivar, cmp, cmp_value)");
}

PUBLIC(int, shmem_uint_test, unsigned int *ivar, int cmp, unsigned int cmp_value)
{
    return wait_test(WORD_U32, ivar, cmp, (int64_t)cmp_value, "shmem_uint_test(ivar, cmp, cmp_value)");
}

PUBLIC(int, shmem_ulong_test, unsigned long *ivar, int cmp, unsigned long cmp_value)
{
    return wait_test(WORD_U64, ivar, cmp, (int64_t)cmp_value, "shmem_ulong_test(ivar, cmp, cmp_value)");
}

PUBLIC(int, shmem_ulonglong_test, unsigned long long *ivar, int cmp, unsigned long long cmp_value)
{
    return wait_test(WORD_U64, ivar, cmp, (int64_t)cmp_value, "shmem_ulonglong_test(ivar, cmp, cmp_value)");
}

PUBLIC(int, shmem_int32_test, int32_t *ivar, int cmp, int32_t cmp_value)
{
    return wait_test(WORD_I32, ivar, cmp, (int64_t)cmp_value, "shmem_int32_test(ivar, cmp, cmp_value)");
}

PUBLIC(int, shmem_int64_test, int64_t *ivar, int cmp, int64_t cmp_value)
{
    return wait_test(WORD_I64, ivar, cmp, (int64_t)cmp_value, "shmem_int64_test(ivar, cmp, cmp_value)");
}

PUBLIC(int, shmem_uint32_test, uint32_t *ivar, int cmp, uint32_t cmp_value)
{
    return wait_test(WORD_U32, ivar, cmp, (int64_t)cmp_value, "shmem_uint32_test(ivar, cmp, cmp_value)");
}

PUBLIC(int, shmem_uint64_test, uint64_t *ivar, int cmp, uint64_t cmp_value)
{
    return wait_test(WORD_U64, ivar, cmp, (int64_t)cmp_value, "shmem_uint64_test(ivar, cmp, cmp_value)");
}

PUBLIC(int, shmem_size_test, size_t *ivar, int cmp, size_t cmp_value)
{
    return wait_test(WORD_U64, ivar, cmp, (int64_t)cmp_value, "shmem_size_test(ivar, cmp, cmp_value)");
}

PUBLIC(int, shmem_ptrdiff_test, ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value)
{
    return wait_test(WORD_I64, ivar, cmp, (int64_t)cmp_value, "shmem_ptrdiff_test(ivar, cmp, cmp_value)");
}

PUBLIC(uint64_t, shmem_signal_wait_until, uint64_t *sig_addr, int cmp, uint64_t cmp_value)
{
    return (uint64_t)wait_until(WORD_U64, sig_addr, cmp, (int64_t)cmp_value,
        "shmem_signal_wait_until(sig_addr, cmp, cmp_value)");
}

PUBLIC(void, shmem_short_wait_until, short *ivar, int cmp, short cmp_value)
{
    wait_until(WORD_I16, ivar, cmp, (int64_t)cmp_value, "shmem_short_wait_until(ivar, cmp, cmp_value)");
}

PUBLIC(void, shmem_ushort_wait_until, unsigned short *ivar, int cmp, unsigned short cmp_value)
{
    wait_until(WORD_U16, ivar, cmp, (int64_t)cmp_value, "shmem_ushort_wait_until(ivar, cmp, cmp_value)");
}

PUBLIC(int, shmem_short_test, short *ivar, int cmp, short cmp_value)
{
    return wait_test(WORD_I16, ivar, cmp, (int64_t)cmp_value, "shmem_short_test(ivar, cmp, cmp_value)");
}

PUBLIC(int, shmem_ushort_test, unsigned short *ivar, int cmp, unsigned short cmp_value)
{
    return wait_test(WORD_U16, ivar, cmp, (int64_t)cmp_value, "shmem_ushort_test(ivar, cmp, cmp_value)");
}

PUBLIC(void, shmem_short_wait, short *ivar, short cmp_value)
{
    wait_until(WORD_I16, ivar, SHMEM_CMP_NE, (int64_t)cmp_value, "shmem_short_wait(ivar, cmp_value)");
}

PUBLIC(void, shmem_int_wait, int *ivar, int cmp_value)
{
    wait_until(WORD_I32, ivar, SHMEM_CMP_NE, (int64_t)cmp_value, "shmem_int_wait(ivar, cmp_value)");
}

PUBLIC(void, shmem_long_wait, long *ivar, long cmp_value)
{
    wait_until(WORD_I64, ivar, SHMEM_CMP_NE, (int64_t)cmp_value, "shmem_long_wait(ivar, cmp_value)");
}

PUBLIC(void, shmem_longlong_wait, long long *ivar, long long cmp_value)
{
    wait_until(WORD_I64, ivar, SHMEM_CMP_NE, (int64_t)cmp_value, "shmem_longlong_wait(ivar, cmp_value)");
}

PUBLIC(void, shmem_wait, long *ivar, long cmp_value)
{
    wait_until(WORD_I64, ivar, SHMEM_CMP_NE, (int64_t)cmp_value, "shmem_wait(ivar, cmp_value)");
}

PUBLIC(void, shmem_wait_until, long *ivar, int cmp, long cmp_value)
{
    wait_until(WORD_I64, ivar, cmp, (int64_t)cmp_value, "shmem_wait_until(ivar, cmp, cmp_value)");
}
