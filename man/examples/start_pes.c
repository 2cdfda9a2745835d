/* Deprecated names for starting the library and for its heap. New programs use shmem_init, shmem_finalize, shmem_my_pe,
 * shmem_n_pes, shmem_malloc, shmem_align, shmem_realloc and shmem_free. */
#include <shmem.h>
#include <stdio.h>

int main(void)
{
    start_pes(0); /* the end of the program finalizes the library */
    int me = _my_pe(), n = _num_pes();
    long *array = shmalloc(10 * sizeof *array), *aligned = shmemalign(64, 10 * sizeof *aligned);
    array = shrealloc(array, 20 * sizeof *array);
    shmem_long_p(&array[19], me, (me + 1) % n);
    shmem_barrier_all();
    printf("PE %d of %d received %ld\n", me, n, array[19]);
    shfree(aligned);
    shfree(array);
}
