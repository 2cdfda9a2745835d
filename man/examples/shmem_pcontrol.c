/* Records only the exchange in a profile. Without a profiling tool the calls do nothing. */
#include <shmem.h>
#include <stdio.h>

static int inbox;

int main(void)
{
    shmem_init();
    shmem_pcontrol(0); /* stop recording */
    int me = shmem_my_pe(), right = (me + 1) % shmem_n_pes();
    shmem_pcontrol(1); /* record */
    shmem_p(&inbox, me, right);
    shmem_barrier_all();
    shmem_pcontrol(0);
    printf("PE %d received %d\n", me, inbox);
    shmem_finalize();
}
