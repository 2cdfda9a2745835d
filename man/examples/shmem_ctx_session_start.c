/* A session announces a thousand small puts, which the library may aggregate. */
#include <shmem.h>
#include <stdio.h>

static int inbox[1000];

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), right = (me + 1) % shmem_n_pes();
    shmem_ctx_session_config_t config = {.total_ops = 1000};
    shmem_ctx_session_start(SHMEM_CTX_DEFAULT, SHMEM_CTX_SESSION_BATCH, &config, SHMEM_CTX_SESSION_TOTAL_OPS);
    for (int i = 0; i < 1000; i++) shmem_p(&inbox[i], me + i, right);
    shmem_ctx_session_stop(SHMEM_CTX_DEFAULT); /* completes nothing: the barrier does */
    shmem_barrier_all();
    printf("PE %d received %d to %d\n", me, inbox[0], inbox[999]);
    shmem_finalize();
}
