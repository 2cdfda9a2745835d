/* Takes a number from a counter on each PE and reads another counter. All requests are in flight at once, and a quiet
 * completes them. */
#include <shmem.h>
#include <stdio.h>

static long counter, other;

int main(void)
{
    long numbers[64], state[64];
    shmem_init();
    int n = shmem_n_pes();
    if (n > 64) shmem_global_exit(1);
    other = 100L + shmem_my_pe();
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++) {
        shmem_atomic_fetch_add_nbi(&numbers[pe], &counter, 1L, pe);
        shmem_atomic_fetch_nbi(&state[pe], &other, pe);
    }
    shmem_quiet();
    printf("PE %d: number %ld on PE %d, whose state is %ld\n", shmem_my_pe(), numbers[n - 1], n - 1, state[n - 1]);
    shmem_finalize();
}
