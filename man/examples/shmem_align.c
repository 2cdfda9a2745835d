/* Three blocks: one that starts at the beginning of a page, one for counters of other PEs, and one that grows. */
#include <shmem.h>
#include <stdint.h>
#include <stdio.h>

int main(void)
{
    shmem_init();
    char *page = shmem_align(4096, 10000);
    long *counters = shmem_malloc_with_hints(8 * sizeof *counters, SHMEM_MALLOC_ATOMICS_REMOTE);
    long *list = shmem_malloc(10 * sizeof *list);
    if (!page || !counters || !list) shmem_global_exit(1);
    list[9] = 42;
    list = shmem_realloc(list, 1000 * sizeof *list); /* the contents are kept, on every PE */
    if (!list) shmem_global_exit(1);
    printf("PE %d: %ld, %d bytes into a page\n", shmem_my_pe(), list[9], (int)((uintptr_t)page % 4096));
    shmem_free(list);
    shmem_free(counters);
    shmem_free(page);
    shmem_finalize();
}
