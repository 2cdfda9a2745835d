/* A PE that finds the lock held does other work and tries again. */
#include <shmem.h>
#include <stdio.h>

static long lock, total;

int main(void)
{
    long other_work = 0;
    shmem_init();
    while (shmem_test_lock(&lock)) other_work++; /* 0: this PE holds it now */
    shmem_p(&total, shmem_g(&total, 0) + 1, 0);
    shmem_clear_lock(&lock); /* also completes puts */
    shmem_barrier_all();
    if (shmem_my_pe() == 0) printf("%ld\n", total);
    shmem_finalize();
    return other_work < 0;
}
