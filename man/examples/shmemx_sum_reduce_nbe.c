/* A sum that progresses while this PE works. */
#include <shmemx.h>
#include <stdio.h>

static long mine, sum;

int main(void)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    shmem_init();
    mine = shmem_my_pe() + 1;
    if (shmemx_sum_reduce_nbe(SHMEM_TEAM_WORLD, &sum, &mine, 1, &request)) shmem_global_exit(1);
    /* there is time for other work here */
    shmemx_request_wait(&request);
    printf("PE %d: the sum is %ld\n", shmem_my_pe(), sum);
    shmem_finalize();
}
