/* Two sums at once, by handles of their own. */
#include <shmemx.h>
#include <stdio.h>

static double values[2], sums[2];

int main(void)
{
    shmem_req_h requests[2];
    shmem_init();
    values[0] = 1;
    values[1] = shmem_my_pe();
    for (int i = 0; i < 2; i++)
        if (shmemx_sum_reduce_nb(SHMEM_TEAM_WORLD, &sums[i], &values[i], 1, &requests[i])) shmem_global_exit(1);
    /* there is time for other work here */
    for (int i = 2; i--;) shmemx_req_wait(&requests[i]);
    printf("PE %d: the mean is %.2f\n", shmem_my_pe(), sums[1] / sums[0]);
    shmem_finalize();
}
