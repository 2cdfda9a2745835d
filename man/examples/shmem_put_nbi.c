/* Each PE sends a block to every PE. All blocks are in flight at once, and one quiet completes them. */
#include <shmem.h>
#include <stdio.h>

static int mine[4], all[64][4];

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    if (n > 64) shmem_global_exit(1);
    for (int i = 0; i < 4; i++) mine[i] = 10 * me + i;
    for (int pe = 0; pe < n; pe++) shmem_put_nbi(all[me], mine, 4, pe);
    shmem_quiet(); /* mine may be changed from here on */
    shmem_sync_all();
    printf("PE %d has %d, from PE %d\n", me, all[n - 1][0], n - 1);
    shmem_finalize();
}
