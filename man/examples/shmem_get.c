/* Every PE reads a number of its right neighbour. */
#include <shmem.h>
#include <stdio.h>

static long number;

int main(void)
{
    long theirs;
    shmem_init();
    number = 10L * shmem_my_pe();
    shmem_barrier_all();
    shmem_get(&theirs, &number, 1, (shmem_my_pe() + 1) % shmem_n_pes());
    printf("PE %d has read %ld\n", shmem_my_pe(), theirs);
    shmem_finalize();
}
