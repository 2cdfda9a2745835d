/* A pipeline without barriers: data moves right with a signal, and a signal returns when the data was used. */
#include <shmem.h>
#include <stdio.h>

static long block[100];
static uint64_t full, empty = 1;

int main(void)
{
    static long mine[100];
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes(), right = (me + 1) % n, left = (me + n - 1) % n;
    for (uint64_t round = 1; round <= 3; round++) {
        shmem_signal_wait_until(&empty, SHMEM_CMP_GE, round); /* the remote block may be written */
        for (int i = 0; i < 100; i++) mine[i] = 100L * me + (long)round;
        shmem_put_signal_nbi(block, mine, 100, &full, round, SHMEM_SIGNAL_SET, right);
        shmem_signal_wait_until(&full, SHMEM_CMP_GE, round);
        if (round == 3) printf("PE %d has %ld\n", me, block[99]);
        shmem_quiet(); /* mine may be written again */
        shmem_signal_set(&empty, round + 1, left);
    }
    shmem_barrier_all();
    shmem_finalize();
}
