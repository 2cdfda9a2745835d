/* A PE is killed while it and its neighbour move data by the card: the job has to end soon, with a line that names it.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

#include <shmem.h>

enum { BYTES = 4 << 20, ROUNDS = 8 };

static char here[BYTES];

int main(void)
{
    shmem_init();
    char *there = shmem_malloc(BYTES);
    int me = shmem_my_pe(), other = (me + 1) % shmem_n_pes();
    shmem_barrier_all();
    for (int round = 0;; round++) {
        shmem_putmem_nbi(there, here, BYTES, other);
        shmem_getmem_nbi(here, there, BYTES, other);
        if (me == 1 && round == ROUNDS) raise(SIGKILL);
        shmem_quiet();
    }
}
