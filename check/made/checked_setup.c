/* Made by gen_check.py from shmem.api: do not edit. */
/* Setup, exit and queries. */
#include "check.h"

CHECKED(int, shmem_my_pe, void)
{
    struct call call;
    call_begin(&call, F_shmem_my_pe);
    int result = pshmem_my_pe();
    call_end(&call);
    return result;
}

CHECKED(int, shmem_n_pes, void)
{
    struct call call;
    call_begin(&call, F_shmem_n_pes);
    int result = pshmem_n_pes();
    call_end(&call);
    return result;
}

CHECKED(void, shmem_info_get_version, int *major, int *minor)
{
    struct call call;
    call_begin(&call, F_shmem_info_get_version);
    struct span major_span = span_here(&call, "major", major, elements(1, sizeof(int)), _Alignof(int));
    struct span minor_span = span_here(&call, "minor", minor, elements(1, sizeof(int)), _Alignof(int));
    check_apart(&call, &major_span, &minor_span);
    pshmem_info_get_version(major, minor);
    call_end(&call);
}

CHECKED(void, shmem_info_get_name, char *name)
{
    struct call call;
    call_begin(&call, F_shmem_info_get_name);
    span_here(&call, "name", name, elements(SHMEM_MAX_NAME_LEN, sizeof(char)), _Alignof(char));
    pshmem_info_get_name(name);
    call_end(&call);
}

CHECKED(int, shmem_pe_accessible, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_pe_accessible);
    int result = pshmem_pe_accessible(pe);
    call_end(&call);
    return result;
}

CHECKED(int, shmem_addr_accessible, const void *addr, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_addr_accessible);
    int result = pshmem_addr_accessible(addr, pe);
    call_end(&call);
    return result;
}

CHECKED(void *, shmem_ptr, const void *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_ptr);
    check_pe(&call, "pe", pe);
    void *result = pshmem_ptr(dest, pe);
    call_end(&call);
    return result;
}

CHECKED(void *, shmem_team_ptr, shmem_team_t team, const void *dest, int pe)
{
    struct call call;
    call_begin(&call, F_shmem_team_ptr);
    call_team(&call, "team", team, true);
    check_pe(&call, "pe", pe);
    void *result = pshmem_team_ptr(team, dest, pe);
    call_end(&call);
    return result;
}

CHECKED(int, _my_pe, void)
{
    struct call call;
    call_begin(&call, F__my_pe);
    int result = p_my_pe();
    call_end(&call);
    return result;
}

CHECKED(int, _num_pes, void)
{
    struct call call;
    call_begin(&call, F__num_pes);
    int result = p_num_pes();
    call_end(&call);
    return result;
}
