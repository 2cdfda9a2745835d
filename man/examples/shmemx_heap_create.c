/* Memory of the program becomes symmetric. */
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    size_t size = 1 << 20;
    shmemx_heap_preinit();
    int me = shmem_my_pe(), next = (me + 1) % shmem_n_pes();
    long *memory = aligned_alloc(65536, size); /* at the start of a page */
    if (!memory) shmem_global_exit(1);
    shmemx_heap_create(memory, size, SHMEMX_EXTERNAL_HEAP_HOST, 0);
    shmemx_heap_postinit();
    shmem_long_p(memory, me, next);
    shmem_barrier_all();
    if (!me) printf("a put reached memory of aligned_alloc\n");
    shmem_finalize();
    free(memory);
}
