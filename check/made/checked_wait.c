/* Made by gen_check.py from shmem.api: do not edit. */
/* Waiting and testing. */
#include "check.h"

CHECKED(void, shmem_int_wait_until, int *ivar, int cmp, int cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int_wait_until);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    pshmem_int_wait_until(ivar, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_long_wait_until, long *ivar, int cmp, long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_long_wait_until);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(long)), _Alignof(long));
    call_blocks(&call);
    pshmem_long_wait_until(ivar, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_longlong_wait_until, long long *ivar, int cmp, long long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_wait_until);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(long long)), _Alignof(long long));
    call_blocks(&call);
    pshmem_longlong_wait_until(ivar, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_uint_wait_until, unsigned int *ivar, int cmp, unsigned int cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint_wait_until);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    call_blocks(&call);
    pshmem_uint_wait_until(ivar, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_ulong_wait_until, unsigned long *ivar, int cmp, unsigned long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_wait_until);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    call_blocks(&call);
    pshmem_ulong_wait_until(ivar, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_ulonglong_wait_until, unsigned long long *ivar, int cmp, unsigned long long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_wait_until);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    call_blocks(&call);
    pshmem_ulonglong_wait_until(ivar, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_int32_wait_until, int32_t *ivar, int cmp, int32_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int32_wait_until);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    call_blocks(&call);
    pshmem_int32_wait_until(ivar, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_int64_wait_until, int64_t *ivar, int cmp, int64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int64_wait_until);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    call_blocks(&call);
    pshmem_int64_wait_until(ivar, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_uint32_wait_until, uint32_t *ivar, int cmp, uint32_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_wait_until);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    call_blocks(&call);
    pshmem_uint32_wait_until(ivar, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_uint64_wait_until, uint64_t *ivar, int cmp, uint64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_wait_until);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    call_blocks(&call);
    pshmem_uint64_wait_until(ivar, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_size_wait_until, size_t *ivar, int cmp, size_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_size_wait_until);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(size_t)), _Alignof(size_t));
    call_blocks(&call);
    pshmem_size_wait_until(ivar, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_ptrdiff_wait_until, ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_wait_until);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    call_blocks(&call);
    pshmem_ptrdiff_wait_until(ivar, cmp, cmp_value);
    call_end(&call);
}

CHECKED(int, shmem_int_test, int *ivar, int cmp, int cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int_test);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_int_test(ivar, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_long_test, long *ivar, int cmp, long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_long_test);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(long)), _Alignof(long));
    int result = pshmem_long_test(ivar, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_longlong_test, long long *ivar, int cmp, long long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_test);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(long long)), _Alignof(long long));
    int result = pshmem_longlong_test(ivar, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint_test, unsigned int *ivar, int cmp, unsigned int cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint_test);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(unsigned int)), _Alignof(unsigned int));
    int result = pshmem_uint_test(ivar, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ulong_test, unsigned long *ivar, int cmp, unsigned long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ulong_test);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(unsigned long)), _Alignof(unsigned long));
    int result = pshmem_ulong_test(ivar, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ulonglong_test, unsigned long long *ivar, int cmp, unsigned long long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ulonglong_test);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(unsigned long long)), _Alignof(unsigned long long));
    int result = pshmem_ulonglong_test(ivar, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int32_test, int32_t *ivar, int cmp, int32_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int32_test);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(int32_t)), _Alignof(int32_t));
    int result = pshmem_int32_test(ivar, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_int64_test, int64_t *ivar, int cmp, int64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int64_test);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(int64_t)), _Alignof(int64_t));
    int result = pshmem_int64_test(ivar, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint32_test, uint32_t *ivar, int cmp, uint32_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint32_test);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(uint32_t)), _Alignof(uint32_t));
    int result = pshmem_uint32_test(ivar, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_uint64_test, uint64_t *ivar, int cmp, uint64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_uint64_test);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    int result = pshmem_uint64_test(ivar, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_size_test, size_t *ivar, int cmp, size_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_size_test);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(size_t)), _Alignof(size_t));
    int result = pshmem_size_test(ivar, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ptrdiff_test, ptrdiff_t *ivar, int cmp, ptrdiff_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ptrdiff_test);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(ptrdiff_t)), _Alignof(ptrdiff_t));
    int result = pshmem_ptrdiff_test(ivar, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(uint64_t, shmem_signal_wait_until, uint64_t *sig_addr, int cmp, uint64_t cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_signal_wait_until);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "sig_addr", sig_addr, elements(1, sizeof(uint64_t)), _Alignof(uint64_t));
    call_blocks(&call);
    uint64_t result = pshmem_signal_wait_until(sig_addr, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(void, shmem_short_wait_until, short *ivar, int cmp, short cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_short_wait_until);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(short)), _Alignof(short));
    call_blocks(&call);
    pshmem_short_wait_until(ivar, cmp, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_ushort_wait_until, unsigned short *ivar, int cmp, unsigned short cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ushort_wait_until);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(unsigned short)), _Alignof(unsigned short));
    call_blocks(&call);
    pshmem_ushort_wait_until(ivar, cmp, cmp_value);
    call_end(&call);
}

CHECKED(int, shmem_short_test, short *ivar, int cmp, short cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_short_test);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(short)), _Alignof(short));
    int result = pshmem_short_test(ivar, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_ushort_test, unsigned short *ivar, int cmp, unsigned short cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_ushort_test);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(unsigned short)), _Alignof(unsigned short));
    int result = pshmem_ushort_test(ivar, cmp, cmp_value);
    call_end(&call);
    return result;
}

CHECKED(void, shmem_short_wait, short *ivar, short cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_short_wait);
    span_own(&call, "ivar", ivar, elements(1, sizeof(short)), _Alignof(short));
    call_blocks(&call);
    pshmem_short_wait(ivar, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_int_wait, int *ivar, int cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_int_wait);
    span_own(&call, "ivar", ivar, elements(1, sizeof(int)), _Alignof(int));
    call_blocks(&call);
    pshmem_int_wait(ivar, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_long_wait, long *ivar, long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_long_wait);
    span_own(&call, "ivar", ivar, elements(1, sizeof(long)), _Alignof(long));
    call_blocks(&call);
    pshmem_long_wait(ivar, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_longlong_wait, long long *ivar, long long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_longlong_wait);
    span_own(&call, "ivar", ivar, elements(1, sizeof(long long)), _Alignof(long long));
    call_blocks(&call);
    pshmem_longlong_wait(ivar, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_wait, long *ivar, long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_wait);
    span_own(&call, "ivar", ivar, elements(1, sizeof(long)), _Alignof(long));
    call_blocks(&call);
    pshmem_wait(ivar, cmp_value);
    call_end(&call);
}

CHECKED(void, shmem_wait_until, long *ivar, int cmp, long cmp_value)
{
    struct call call;
    call_begin(&call, F_shmem_wait_until);
    check_cmp(&call, "cmp", cmp);
    span_own(&call, "ivar", ivar, elements(1, sizeof(long)), _Alignof(long));
    call_blocks(&call);
    pshmem_wait_until(ivar, cmp, cmp_value);
    call_end(&call);
}
