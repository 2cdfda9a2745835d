/* Bits that any PE has, that all PEs have, and that an odd number of PEs has; and a product. */
#include <shmem.h>
#include <stdio.h>

static unsigned mine, any, all, odd;
static double factor, product;

int main(void)
{
    shmem_init();
    mine = 8u | 1u << shmem_my_pe() % 3;
    factor = 1 + shmem_my_pe();
    if (shmem_or_reduce(SHMEM_TEAM_WORLD, &any, &mine, 1) || shmem_and_reduce(SHMEM_TEAM_WORLD, &all, &mine, 1) ||
        shmem_xor_reduce(SHMEM_TEAM_WORLD, &odd, &mine, 1) || shmem_prod_reduce(SHMEM_TEAM_WORLD, &product, &factor, 1))
        shmem_global_exit(1);
    printf("PE %d: %x, %x, %x, %g\n", shmem_my_pe(), any, all, odd, product);
    shmem_finalize();
}
