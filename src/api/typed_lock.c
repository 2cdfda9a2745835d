/* Made by gen.py from shmem.api: do not edit. */
/* Locks. */
#include "api/public.h"

PUBLIC(void, shmem_set_lock, long *lock)
{
    lock_set(lock, "shmem_set_lock(lock)");
}

PUBLIC(void, shmem_clear_lock, long *lock)
{
    lock_clear(lock, "shmem_clear_lock(lock)");
}

PUBLIC(int, shmem_test_lock, long *lock)
{
    return lock_test(lock, "shmem_test_lock(lock)");
}
