/* Made by gen_check.py from shmem.api: do not edit. */
/* Locks. */
#include "check.h"

CHECKED(void, shmem_set_lock, long *lock)
{
    struct call call;
    call_begin(&call, F_shmem_set_lock);
    span_own(&call, "lock", lock, elements(1, sizeof(long)), _Alignof(long));
    lock_before_set(&call, lock);
    call_blocks(&call);
    pshmem_set_lock(lock);
    lock_taken(lock);
    call_end(&call);
}

CHECKED(void, shmem_clear_lock, long *lock)
{
    struct call call;
    call_begin(&call, F_shmem_clear_lock);
    span_own(&call, "lock", lock, elements(1, sizeof(long)), _Alignof(long));
    lock_before_clear(&call, lock);
    pshmem_clear_lock(lock);
    call_end(&call);
}

CHECKED(int, shmem_test_lock, long *lock)
{
    struct call call;
    call_begin(&call, F_shmem_test_lock);
    span_own(&call, "lock", lock, elements(1, sizeof(long)), _Alignof(long));
    lock_before_test(&call, lock);
    int result = pshmem_test_lock(lock);
    if (!result) lock_taken(lock);
    call_end(&call);
    return result;
}
