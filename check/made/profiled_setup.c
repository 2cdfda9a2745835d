/* Made by gen_check.py from shmem.api: do not edit. */
/* Setup, exit and queries. */
#include "profile.h"

PROFILED(void, shmem_query_thread, int *provided)
{
    uint64_t begin = profile_begin();
    pshmem_query_thread(provided);
    profile_end(F_shmem_query_thread, begin, 0, NO_PE);
}

PROFILED(void, shmem_query_initialized, int *initialized)
{
    uint64_t begin = profile_begin();
    pshmem_query_initialized(initialized);
    profile_end(F_shmem_query_initialized, begin, 0, NO_PE);
}

PROFILED(int, shmem_my_pe, void)
{
    uint64_t begin = profile_begin();
    int result = pshmem_my_pe();
    profile_end(F_shmem_my_pe, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_n_pes, void)
{
    uint64_t begin = profile_begin();
    int result = pshmem_n_pes();
    profile_end(F_shmem_n_pes, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmem_info_get_version, int *major, int *minor)
{
    uint64_t begin = profile_begin();
    pshmem_info_get_version(major, minor);
    profile_end(F_shmem_info_get_version, begin, 0, NO_PE);
}

PROFILED(void, shmem_info_get_name, char *name)
{
    uint64_t begin = profile_begin();
    pshmem_info_get_name(name);
    profile_end(F_shmem_info_get_name, begin, 0, NO_PE);
}

PROFILED(int, shmem_pe_accessible, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_pe_accessible(pe);
    profile_end(F_shmem_pe_accessible, begin, 0, NO_PE);
    return result;
}

PROFILED(int, shmem_addr_accessible, const void *addr, int pe)
{
    uint64_t begin = profile_begin();
    int result = pshmem_addr_accessible(addr, pe);
    profile_end(F_shmem_addr_accessible, begin, 0, NO_PE);
    return result;
}

PROFILED(void *, shmem_ptr, const void *dest, int pe)
{
    uint64_t begin = profile_begin();
    void *result = pshmem_ptr(dest, pe);
    profile_end(F_shmem_ptr, begin, 0, NO_PE);
    return result;
}

PROFILED(void *, shmem_team_ptr, shmem_team_t team, const void *dest, int pe)
{
    uint64_t begin = profile_begin();
    void *result = pshmem_team_ptr(team, dest, pe);
    profile_end(F_shmem_team_ptr, begin, 0, NO_PE);
    return result;
}

PROFILED(int, _my_pe, void)
{
    uint64_t begin = profile_begin();
    int result = p_my_pe();
    profile_end(F__my_pe, begin, 0, NO_PE);
    return result;
}

PROFILED(int, _num_pes, void)
{
    uint64_t begin = profile_begin();
    int result = p_num_pes();
    profile_end(F__num_pes, begin, 0, NO_PE);
    return result;
}
