/* Each PE writes a word of its right neighbour, and reads it back after a barrier. */
#include <shmem.h>
#include <stdio.h>

static long word;

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), right = (me + 1) % shmem_n_pes();
    shmem_p(&word, 100L + me, right);
    shmem_barrier_all();
    long theirs = shmem_g(&word, right);
    printf("PE %d has read %ld from PE %d\n", me, theirs, right);
    shmem_finalize();
}
