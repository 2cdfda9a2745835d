/* Puts to all PEs. Those to the next PE are complete when another PE is notified; the others may still be in flight.
 * */
#include <shmem.h>
#include <stdio.h>

static int words[64], ready;

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes(), next = (me + 1) % n, after = (me + 2) % n;
    if (n > 64) shmem_global_exit(1);
    for (int pe = 0; pe < n; pe++) shmem_put_nbi(&words[me], &me, 1, pe);
    shmem_pe_quiet(&next, 1);
    shmem_p(&ready, 1, after); /* after may read words of next now */
    shmem_wait_until(&ready, SHMEM_CMP_EQ, 1);
    int before = (me + n - 1) % n, two_before = (me + n - 2) % n;
    printf("PE %d: PE %d has heard from PE %d\n", me, before, shmem_g(&words[two_before], before));
    shmem_finalize();
}
