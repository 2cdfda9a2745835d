/* Deprecated names of atomic operations and of a wait. New programs use shmem_atomic_fetch, shmem_atomic_set and so on,
 * and shmem_wait_until. */
#include <shmem.h>
#include <stdio.h>

static int word, counter, last;
static long flag;

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), right = (me + 1) % shmem_n_pes();
    shmem_int_set(&word, 1, right);
    int swapped = shmem_int_swap(&word, 2, right), compared = shmem_int_cswap(&word, 2, 3, right);
    shmem_int_inc(&counter, 0);
    shmem_int_add(&counter, 2, 0);
    int before = shmem_int_finc(&counter, 0) + shmem_int_fadd(&last, 1, 0);
    shmem_long_p(&flag, 1, right);
    shmem_wait(&flag, 0); /* until it differs from 0 */
    printf("PE %d: %d %d %d, then %d\n", me, swapped, compared, before, shmem_int_fetch(&word, right));
    shmem_finalize();
}
