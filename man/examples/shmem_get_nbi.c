/* Each PE fetches a word of every PE. The round trips overlap. */
#include <shmem.h>
#include <stdio.h>

static long word, sum;
static long words[64];

int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    if (n > 64) shmem_global_exit(1);
    word = me + 1;
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++) shmem_get_nbi(&words[pe], &word, 1, pe);
    shmem_quiet(); /* all data has arrived */
    for (int pe = 0; pe < n; pe++) sum += words[pe];
    printf("PE %d: the sum is %ld\n", me, sum);
    shmem_finalize();
}
