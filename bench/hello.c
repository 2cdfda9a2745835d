/* hello: the smallest program that proves that all PEs reach each other. Its wall time, launcher included, is
 * what starting and ending a job costs. */
#include "bench.h"

int main(int argc, char **argv)
{
    shmem_init();
    bench.program = argc > 0 ? argv[0] : "hello";
    int me = bench.pe = shmem_my_pe(), n = shmem_n_pes();
    long *word = shmem_malloc(sizeof *word);
    if (!word) bench_fail("no symmetric memory");
    *word = -1;
    shmem_barrier_all();
    shmem_long_p(word, me, (me + 1) % n);
    shmem_barrier_all();
    if (*(volatile long *)word != (me + n - 1) % n)
        bench_fail("the left neighbour's word is %ld, not %d", *word, (me + n - 1) % n);
    if (!me) printf("{\"hello\": %d}\n", n);
    shmem_finalize();
    return 0;
}
