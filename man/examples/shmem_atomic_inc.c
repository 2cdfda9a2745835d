/* All PEs increment a counter on PE 0. After a barrier any PE may read it. */
#include <shmem.h>
#include <stdio.h>

static long visits, weight;

int main(void)
{
    shmem_init();
    shmem_atomic_inc(&visits, 0);
    shmem_atomic_add(&weight, 10L * shmem_my_pe(), 0);
    shmem_barrier_all();
    printf("PE %d: %ld visits, %ld\n", shmem_my_pe(), shmem_atomic_fetch(&visits, 0), shmem_atomic_fetch(&weight, 0));
    shmem_finalize();
}
