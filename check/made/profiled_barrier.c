/* Made by gen_check.py from shmem.api: do not edit. */
/* Barriers. */
#include "profile.h"

PROFILED(void, shmem_barrier_all, void)
{
    uint64_t begin = profile_begin();
    pshmem_barrier_all();
    profile_end(F_shmem_barrier_all, begin, 0, NO_PE);
}

PROFILED(void, shmem_sync_all, void)
{
    uint64_t begin = profile_begin();
    pshmem_sync_all();
    profile_end(F_shmem_sync_all, begin, 0, NO_PE);
}

PROFILED(int, shmem_team_sync, shmem_team_t team)
{
    uint64_t begin = profile_begin();
    int result = pshmem_team_sync(team);
    profile_end(F_shmem_team_sync, begin, 0, NO_PE);
    return result;
}
