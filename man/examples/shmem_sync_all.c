/* Phases: sync_all waits for the other PEs but not for puts. The first phase has no puts. */
#include <shmem.h>
#include <stdio.h>

static int table[4];

int main(void)
{
    int theirs[4];
    shmem_init();
    int me = shmem_my_pe(), right = (me + 1) % shmem_n_pes();
    for (int i = 0; i < 4; i++) table[i] = 10 * me + i; /* plain stores to its own memory */
    shmem_sync_all();
    shmem_get(theirs, table, 4, right);
    printf("PE %d: %d to %d\n", me, theirs[0], theirs[3]);
    shmem_finalize();
}
