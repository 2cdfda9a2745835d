/* A list of PEs: each PE makes itself the head and receives the previous head. */
#include <shmem.h>
#include <stdio.h>

static int head = -1; /* only that of PE 0 is used */

int main(void)
{
    shmem_init();
    int next = shmem_atomic_swap(&head, shmem_my_pe(), 0);
    printf("behind PE %d comes %d\n", shmem_my_pe(), next);
    shmem_barrier_all();
    if (shmem_my_pe() == 0) shmem_atomic_set(&head, -1, 0); /* empty again */
    shmem_finalize();
}
