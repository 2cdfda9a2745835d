/* A context of one thread: its quiet completes only the operations of that thread. */
#include <shmem.h>
#include <stdio.h>

static long counter;

int main(void)
{
    shmem_ctx_t ctx;
    shmem_init();
    if (shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx)) ctx = SHMEM_CTX_DEFAULT; /* resources are exhausted */
    shmem_atomic_inc(ctx, &counter, 0);
    shmem_ctx_quiet(ctx);
    if (ctx != SHMEM_CTX_DEFAULT) shmem_ctx_destroy(ctx);
    shmem_barrier_all();
    if (shmem_my_pe() == 0) printf("%ld\n", counter);
    shmem_finalize();
}
