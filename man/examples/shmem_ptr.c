/* Stores directly to a PE of the same machine, and uses a put for any other PE. shmem_ptr tells them apart. */
#include <shmem.h>
#include <stdio.h>

static int inbox;

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), right = (me + 1) % shmem_n_pes();
    int *theirs = shmem_ptr(&inbox, right);
    if (theirs) *theirs = me;
    else shmem_p(&inbox, me, right);
    shmem_barrier_all();
    printf("PE %d has %d\n", me, inbox);
    shmem_finalize();
}
