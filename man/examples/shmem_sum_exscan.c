/* The place in a common list where the items of this PE begin: after those of all PEs with lower numbers. */
#include <shmem.h>
#include <stdio.h>

static long items, begin, end;

int main(void)
{
    shmem_init();
    items = 3 + shmem_my_pe();
    if (shmem_sum_exscan(SHMEM_TEAM_WORLD, &begin, &items, 1)) shmem_global_exit(1);
    if (shmem_sum_inscan(SHMEM_TEAM_WORLD, &end, &items, 1)) shmem_global_exit(1);
    printf("PE %d has places %ld to %ld\n", shmem_my_pe(), begin, end - 1);
    shmem_finalize();
}
