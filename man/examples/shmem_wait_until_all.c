/* PE 0 has a flag for each PE. It handles all flags that are set at a time, until it has handled all PEs. */
#include <shmem.h>
#include <stdio.h>

static int flags[64], taken[64];

int main(void)
{
    size_t set[64], count = 0;
    shmem_init();
    size_t n = (size_t)shmem_n_pes();
    if (n > 64) shmem_global_exit(1);
    shmem_p(&flags[shmem_my_pe()], 1, 0);
    while (shmem_my_pe() == 0 && count < n) {
        size_t some = shmem_wait_until_some(flags, n, set, taken, SHMEM_CMP_EQ, 1);
        for (size_t i = 0; i < some; i++) taken[set[i]] = 1; /* ignored from now on */
        count += some;
    }
    if (shmem_my_pe() == 0) {
        shmem_wait_until_all(flags, n, NULL, SHMEM_CMP_EQ, 1);
        printf("%zu of %zu\n", count, n);
    }
    shmem_finalize();
}
