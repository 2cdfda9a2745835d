/* Made by gen_check.py from shmem.api: do not edit. */
/* Barriers. */
#include "check.h"

CHECKED(void, shmem_barrier_all, void)
{
    struct call call;
    call_begin(&call, F_shmem_barrier_all);
    call_meet(&call);
    pshmem_barrier_all();
    call_end(&call);
}

CHECKED(void, shmem_sync_all, void)
{
    struct call call;
    call_begin(&call, F_shmem_sync_all);
    call_meet(&call);
    pshmem_sync_all();
    call_end(&call);
}

CHECKED(int, shmem_team_sync, shmem_team_t team)
{
    struct call call;
    call_begin(&call, F_shmem_team_sync);
    call_team(&call, "team", team, true);
    call_meet(&call);
    int result = pshmem_team_sync(team);
    call_end(&call);
    return result;
}
