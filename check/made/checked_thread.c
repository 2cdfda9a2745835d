/* Made by gen_check.py from shmem.api: do not edit. */
/* Registered threads. */
#include "check.h"

CHECKED(void, shmemx_thread_register, void)
{
    struct call call;
    call_begin(&call, F_shmemx_thread_register);
    pshmemx_thread_register();
    call_end(&call);
}

CHECKED(int, shmemx_thread_register_ex, long options)
{
    struct call call;
    call_begin(&call, F_shmemx_thread_register_ex);
    int result = pshmemx_thread_register_ex(options);
    call_end(&call);
    return result;
}

CHECKED(void, shmemx_thread_unregister, void)
{
    struct call call;
    call_begin(&call, F_shmemx_thread_unregister);
    pshmemx_thread_unregister();
    call_end(&call);
}

CHECKED(void, shmemx_thread_quiet, void)
{
    struct call call;
    call_begin(&call, F_shmemx_thread_quiet);
    pshmemx_thread_quiet();
    call_end(&call);
}

CHECKED(void, shmemx_thread_fence, void)
{
    struct call call;
    call_begin(&call, F_shmemx_thread_fence);
    pshmemx_thread_fence();
    call_end(&call);
}

CHECKED(shmem_ctx_t, shmemx_thread_ctx, void)
{
    struct call call;
    call_begin(&call, F_shmemx_thread_ctx);
    shmem_ctx_t result = pshmemx_thread_ctx();
    context_add(&call, &team_world, 0, result == SHMEM_CTX_DEFAULT, &result);
    call_end(&call);
    return result;
}
