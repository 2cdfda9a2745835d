/* Element i goes to PE i: from every second element of source to every third element of dest. */
#include <shmem.h>
#include <stdio.h>

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    int *source = shmem_calloc(2 * (size_t)n, sizeof *source), *dest = shmem_calloc(3 * (size_t)n, sizeof *dest);
    for (int i = 0; i < n; i++) source[2 * i] = 100 * me + i;
    if (shmem_alltoalls(SHMEM_TEAM_WORLD, dest, source, 3, 2, 1)) shmem_global_exit(1);
    printf("PE %d: %d to %d\n", me, dest[0], dest[3 * (n - 1)]);
    shmem_free(dest);
    shmem_free(source);
    shmem_finalize();
}
