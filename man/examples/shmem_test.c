/* The last PE does other work until a word has arrived: test does not wait. */
#include <shmem.h>
#include <stdio.h>

static long word;

int main(void)
{
    long other_work = 0;
    shmem_init();
    int me = shmem_my_pe(), last = shmem_n_pes() - 1;
    if (me == 0) shmem_atomic_set(&word, 42L, last);
    if (me == last) {
        while (!shmem_test(&word, SHMEM_CMP_NE, 0L)) other_work++;
        printf("PE %d has %ld\n", me, word);
    }
    shmem_finalize();
    return other_work < 0;
}
