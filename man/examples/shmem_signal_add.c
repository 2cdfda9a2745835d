/* Each PE signals PE 0 that its part is done. PE 0 waits for all of them; no data is sent. */
#include <shmem.h>
#include <stdio.h>

static uint64_t done;

int main(void)
{
    shmem_init();
    uint64_t n = (uint64_t)shmem_n_pes();
    shmem_signal_add(&done, 1, 0);
    if (shmem_my_pe() == 0) {
        shmem_signal_wait_until(&done, SHMEM_CMP_EQ, n);
        printf("%d of %d\n", (int)shmem_signal_fetch(&done), (int)n);
    }
    shmem_finalize();
}
