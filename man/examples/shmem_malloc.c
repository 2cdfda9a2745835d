/* A symmetric array: every PE has a copy, and accesses that of its neighbour by the address of its own copy. */
#include <shmem.h>
#include <stdio.h>

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    long *array = shmem_malloc(1000 * sizeof *array);
    if (!array) shmem_global_exit(1); /* NULL on one PE is NULL on all PEs */
    shmem_p(&array[999], (long)me, (me + 1) % n);
    shmem_barrier_all();
    printf("PE %d: %ld\n", me, array[999]);
    shmem_free(array);
    shmem_finalize();
}
