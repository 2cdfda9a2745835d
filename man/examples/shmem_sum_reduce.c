/* The sum of the numbers of all PEs, on every PE. */
#include <shmem.h>
#include <stdio.h>

static long mine, sum;

int main(void)
{
    shmem_init();
    mine = shmem_my_pe() + 1;
    if (shmem_sum_reduce(SHMEM_TEAM_WORLD, &sum, &mine, 1)) shmem_global_exit(1);
    printf("PE %d: the sum is %ld\n", shmem_my_pe(), sum);
    shmem_finalize();
}
