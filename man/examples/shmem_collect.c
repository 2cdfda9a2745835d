/* PE 0 has one number, PE 1 has two, and so on. Every PE receives all of them, one after the other. */
#include <shmem.h>
#include <stdio.h>

int main(void)
{
    shmem_init();
    size_t me = (size_t)shmem_my_pe(), n = (size_t)shmem_n_pes(), total = n * (n + 1) / 2;
    long *mine = shmem_malloc(n * sizeof *mine), *all = shmem_malloc(total * sizeof *all);
    for (size_t i = 0; i <= me; i++) mine[i] = (long)(10 * me + i);
    if (shmem_collect(SHMEM_TEAM_WORLD, all, mine, me + 1)) shmem_global_exit(1);
    printf("PE %zu: the last of %zu is %ld\n", me, total, all[total - 1]);
    shmem_free(all);
    shmem_free(mine);
    shmem_finalize();
}
