/* Each PE sets its bit on PE 0. The PE that sets the last bit finds all others set. */
#include <shmem.h>
#include <stdio.h>

static unsigned long here;

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    unsigned long all = n < 64 ? (1ul << n) - 1 : ~0ul, mine = 1ul << me % 64;
    if ((shmem_atomic_fetch_or(&here, mine, 0) | mine) == all) printf("PE %d is the last one\n", me);
    shmem_barrier_all();
    shmem_atomic_and(&here, ~mine, 0);
    shmem_finalize();
}
