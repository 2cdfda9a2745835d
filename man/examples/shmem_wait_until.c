/* Data, then a flag: the fence orders them, so that a PE that sees the flag has the data. */
#include <shmem.h>
#include <stdio.h>

static double data[100];
static int ready;

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), last = shmem_n_pes() - 1;
    if (me == 0) {
        double source[100] = {[99] = 2.5};
        shmem_put(data, source, 100, last);
        shmem_fence();
        shmem_p(&ready, 1, last);
    }
    if (me == last) {
        shmem_wait_until(&ready, SHMEM_CMP_EQ, 1);
        printf("PE %d: %g\n", me, data[99]);
    }
    shmem_finalize();
}
