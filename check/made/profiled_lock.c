/* Made by gen_check.py from shmem.api: do not edit. */
/* Locks. */
#include "profile.h"

PROFILED(void, shmem_set_lock, long *lock)
{
    uint64_t begin = profile_begin();
    pshmem_set_lock(lock);
    profile_end(F_shmem_set_lock, begin, 0, NO_PE);
}

PROFILED(void, shmem_clear_lock, long *lock)
{
    uint64_t begin = profile_begin();
    pshmem_clear_lock(lock);
    profile_end(F_shmem_clear_lock, begin, 0, NO_PE);
}

PROFILED(int, shmem_test_lock, long *lock)
{
    uint64_t begin = profile_begin();
    int result = pshmem_test_lock(lock);
    profile_end(F_shmem_test_lock, begin, 0, NO_PE);
    return result;
}
