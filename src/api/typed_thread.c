/* Made by gen.py from shmem.api: do not edit. */
/* Registered threads. */
#include "api/public.h"

PUBLIC(int, shmemx_init_thread, int required)
{
    int provided;
    init_begin(required, &provided, "shmemx_init_thread(required)");
    return provided;
}

PUBLIC(int, shmemx_query_thread, void)
{
    int provided;
    init_query_thread(&provided, "shmemx_query_thread()");
    return provided;
}

PUBLIC(void, shmemx_thread_register, void)
{
    (void)thread_register(0, "shmemx_thread_register()");
}

PUBLIC(int, shmemx_thread_register_ex, long options)
{
    return thread_register(options, "shmemx_thread_register_ex(options)");
}

PUBLIC(void, shmemx_thread_unregister, void)
{
    thread_unregister("shmemx_thread_unregister()");
}

PUBLIC(void, shmemx_thread_quiet, void)
{
    thread_quiet("shmemx_thread_quiet()");
}

PUBLIC(void, shmemx_thread_fence, void)
{
    thread_fence("shmemx_thread_fence()");
}

PUBLIC(shmem_ctx_t, shmemx_thread_ctx, void)
{
    return thread_context("shmemx_thread_ctx()");
}

PUBLIC(void, shmemx_register_gettid, shmemx_gettid_t gettid)
{
    thread_register_gettid(gettid, "shmemx_register_gettid(gettid)");
}
