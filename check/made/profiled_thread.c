/* Made by gen_check.py from shmem.api: do not edit. */
/* Registered threads. */
#include "profile.h"

PROFILED(int, shmemx_query_thread, void)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_query_thread();
    profile_end(F_shmemx_query_thread, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmemx_thread_register, void)
{
    uint64_t begin = profile_begin();
    pshmemx_thread_register();
    profile_end(F_shmemx_thread_register, begin, 0, NO_PE);
}

PROFILED(int, shmemx_thread_register_ex, long options)
{
    uint64_t begin = profile_begin();
    int result = pshmemx_thread_register_ex(options);
    profile_end(F_shmemx_thread_register_ex, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmemx_thread_unregister, void)
{
    uint64_t begin = profile_begin();
    pshmemx_thread_unregister();
    profile_end(F_shmemx_thread_unregister, begin, 0, NO_PE);
}

PROFILED(void, shmemx_thread_quiet, void)
{
    uint64_t begin = profile_begin();
    pshmemx_thread_quiet();
    profile_end(F_shmemx_thread_quiet, begin, 0, NO_PE);
}

PROFILED(void, shmemx_thread_fence, void)
{
    uint64_t begin = profile_begin();
    pshmemx_thread_fence();
    profile_end(F_shmemx_thread_fence, begin, 0, NO_PE);
}

PROFILED(shmem_ctx_t, shmemx_thread_ctx, void)
{
    uint64_t begin = profile_begin();
    shmem_ctx_t result = pshmemx_thread_ctx();
    profile_end(F_shmemx_thread_ctx, begin, 0, NO_PE);
    return result;
}

PROFILED(void, shmemx_register_gettid, shmemx_gettid_t gettid)
{
    uint64_t begin = profile_begin();
    pshmemx_register_gettid(gettid);
    profile_end(F_shmemx_register_gettid, begin, 0, NO_PE);
}
