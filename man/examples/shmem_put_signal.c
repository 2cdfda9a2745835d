/* Data with a signal: PE 0 sends, and the last PE waits for the signal and then has the data. */
#include <shmem.h>
#include <stdio.h>

static double data[3];
static uint64_t arrived;

int main(void)
{
    shmem_init();
    int last = shmem_n_pes() - 1;
    if (shmem_my_pe() == 0) {
        double source[3] = {1.5, 2.5, 3.5};
        shmem_put_signal(data, source, 3, &arrived, 1, SHMEM_SIGNAL_SET, last);
    }
    if (shmem_my_pe() == last) {
        shmem_signal_wait_until(&arrived, SHMEM_CMP_EQ, 1);
        printf("%g %g %g\n", data[0], data[1], data[2]);
    }
    shmem_finalize();
}
