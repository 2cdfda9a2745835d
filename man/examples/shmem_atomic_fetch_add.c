/* PEs take numbers from a counter on PE 0. Each number is taken once. */
#include <shmem.h>
#include <stdio.h>

static long next;

int main(void)
{
    shmem_init();
    for (long i; (i = shmem_atomic_fetch_add(&next, 1, 0)) < 8;) printf("PE %d does piece %ld\n", shmem_my_pe(), i);
    shmem_finalize();
}
