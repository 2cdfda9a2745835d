/* Made by gen.py from shmem.api: do not edit. */
/* Setup, exit and queries. */
#include "api/public.h"

PUBLIC(void, shmem_init, void)
{
    (void)init_begin(SHMEM_THREAD_SINGLE, NULL, "shmem_init()");
}

PUBLIC(int, shmem_init_thread, int requested, int *provided)
{
    return init_begin(requested, provided, "shmem_init_thread(requested, provided)");
}

PUBLIC(void, shmem_finalize, void)
{
    init_end("shmem_finalize()");
}

PUBLIC(void, shmem_query_thread, int *provided)
{
    init_query_thread(provided, "shmem_query_thread(provided)");
}

PUBLIC(void, shmem_query_initialized, int *initialized)
{
    init_query_initialized(initialized);
}

PUBLIC(void, shmem_global_exit, int status)
{
    init_global_exit(status, "shmem_global_exit(status)");
}

PUBLIC(int, shmem_my_pe, void)
{
    return init_my_pe("shmem_my_pe()");
}

PUBLIC(int, shmem_n_pes, void)
{
    return init_n_pes("shmem_n_pes()");
}

PUBLIC(void, shmem_info_get_version, int *major, int *minor)
{
    init_get_version(major, minor);
}

PUBLIC(void, shmem_info_get_name, char *name)
{
    init_get_name(name);
}

PUBLIC(int, shmem_pe_accessible, int pe)
{
    return region_pe_accessible(pe);
}

PUBLIC(int, shmem_addr_accessible, const void *addr, int pe)
{
    return region_accessible(addr, pe);
}

PUBLIC(void *, shmem_ptr, const void *dest, int pe)
{
    return region_ptr(context_default, dest, pe);
}

PUBLIC(void *, shmem_team_ptr, shmem_team_t team, const void *dest, int pe)
{
    return team_ptr(team, dest, pe);
}

PUBLIC(void, shmem_pcontrol, int level, ...)
{
    (void)level;
}

PUBLIC(void, start_pes, int npes)
{
    (void)npes;
    init_start_pes("start_pes(npes)");
}

PUBLIC(int, _my_pe, void)
{
    return init_my_pe("_my_pe()");
}

PUBLIC(int, _num_pes, void)
{
    return init_n_pes("_num_pes()");
}
