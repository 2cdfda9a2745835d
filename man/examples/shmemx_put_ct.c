/* PE 0 continues when every PE has sent its part, in any order. It needs no flag for each PE. */
#include <shmemx.h>
#include <stdio.h>

static double parts[64];

int main(void)
{
    shmemx_ct_t arrived;
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    if (n > 64) shmem_global_exit(1);
    shmemx_ct_create(&arrived);
    double part = 0.5 * me;
    shmemx_put_ct(arrived, &parts[me], &part, 1, 0);
    if (me == 0) {
        shmemx_ct_wait(arrived, n);
        printf("%g\n", parts[n - 1]);
    }
    shmemx_ct_free(&arrived);
    shmem_finalize();
}
