/* PE 0 works, and from time to time handles a message that has arrived, until all peers have sent one. */
#include <shmem.h>
#include <stdio.h>

static long inbox[64];

int main(void)
{
    int dealt[64] = {0};
    size_t some[64], left;
    shmem_init();
    size_t n = left = (size_t)shmem_n_pes(), pe;
    if (n > 64) shmem_global_exit(1);
    shmem_atomic_set(&inbox[shmem_my_pe()], 10L + shmem_my_pe(), 0);
    while (shmem_my_pe() == 0 && !shmem_test_all(inbox, n, NULL, SHMEM_CMP_NE, 0L)) {
        /* there is time for other work here */
        if ((pe = shmem_test_any(inbox, n, dealt, SHMEM_CMP_NE, 0L)) < n) dealt[pe] = 1, left--;
    }
    if (shmem_my_pe() == 0) {
        left -= shmem_test_some(inbox, n, some, dealt, SHMEM_CMP_NE, 0L); /* those that arrived meanwhile */
        printf("%zu of %zu are left\n", left, n);
    }
    shmem_finalize();
}
