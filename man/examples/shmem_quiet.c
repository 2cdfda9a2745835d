/* PE 0 fills the array of the last PE and notifies a third PE, which reads it there: the puts are complete after quiet.
 * A fence does not suffice, because it only orders operations to the same PE. */
#include <shmem.h>
#include <stdio.h>

static long array[8];
static int filled;

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), last = shmem_n_pes() - 1, third = last / 2;
    if (me == 0) {
        for (long i = 0; i < 8; i++) shmem_p(&array[i], i * i, last);
        shmem_quiet();
        shmem_p(&filled, 1, third);
    }
    if (me == third) {
        shmem_wait_until(&filled, SHMEM_CMP_EQ, 1);
        printf("PE %d has read %ld from PE %d\n", me, shmem_g(&array[7], last), last);
    }
    shmem_finalize();
}
