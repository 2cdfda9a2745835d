/* Every PE writes its number and twice that into an array of its right neighbour. */
#include <shmem.h>
#include <stdio.h>

static int inbox[2];

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    int mine[2] = {me, 2 * me};
    shmem_put(inbox, mine, 2, (me + 1) % n);
    shmem_barrier_all();
    printf("PE %d has %d and %d\n", me, inbox[0], inbox[1]);
    shmem_finalize();
}
