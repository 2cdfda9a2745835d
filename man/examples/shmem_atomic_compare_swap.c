/* The greatest number of all PEs, on PE 0. A loop of compare_swap implements an operation that has no name of its
 * own. */
#include <shmem.h>
#include <stdio.h>

static long greatest;

int main(void)
{
    shmem_init();
    long mine = (shmem_my_pe() * 7L + 3) % 10, seen = shmem_atomic_fetch(&greatest, 0);
    while (mine > seen) {
        long before = shmem_atomic_compare_swap(&greatest, seen, mine, 0);
        if (before == seen) break;
        seen = before; /* another PE was faster */
    }
    shmem_barrier_all();
    if (shmem_my_pe() == 0) printf("%ld\n", greatest);
    shmem_finalize();
}
