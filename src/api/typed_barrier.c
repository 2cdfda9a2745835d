/* Made by gen.py from shmem.api: do not edit. */
/* Barriers. */
#include "api/public.h"

PUBLIC(void, shmem_barrier_all, void)
{
    barrier_all("shmem_barrier_all()");
}

PUBLIC(void, shmem_sync_all, void)
{
    sync_all("shmem_sync_all()");
}

PUBLIC(int, shmem_team_sync, shmem_team_t team)
{
    return team_sync(team);
}
