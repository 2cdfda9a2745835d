/* instructions COUNT: COUNT calls of each operation, in a function loop_<operation> that a profiler can tell
 * apart.
 *
 * The program counts nothing itself. `bench/run.py instructions` runs it under valgrind's callgrind with two
 * counts; the difference leaves out all that happens once, and what an empty loop costs is subtracted. By
 * hand it is 1 PE that works on itself; with more, PE 0 works on PE 1. */
#include "bench.h"

struct place {
    long *table, *mapped;
    shmem_ctx_t ctx;
    int pe;
};

#define LOOP static __attribute__((noinline, unused)) void

LOOP loop_empty(struct place at, long n)
{
    for (long k = 0; k < n; k++) __asm__ volatile("" ::"r"(at.table), "r"(k));
}
LOOP loop_bare_store(struct place at, long n)
{
    for (long k = 0; k < n; k++) bare_store(at.mapped, k);
}
LOOP loop_checked_store(struct place at, long n)
{
    for (long k = 0; k < n; k++) bare_checked_store(at.table, k, at.pe);
}
LOOP loop_long_p(struct place at, long n)
{
    for (long k = 0; k < n; k++) shmem_long_p(at.table, k, at.pe);
}
LOOP loop_ctx_long_p(struct place at, long n)
{
    for (long k = 0; k < n; k++) shmem_ctx_long_p(at.ctx, at.table, k, at.pe);
}
LOOP loop_putmem(struct place at, long n)
{
    for (long k = 0; k < n; k++) shmem_putmem(at.table, &k, sizeof k, at.pe);
}
LOOP loop_long_put(struct place at, long n)
{
    for (long k = 0; k < n; k++) shmem_long_put(at.table, &k, 1, at.pe);
}
LOOP loop_long_g(struct place at, long n)
{
    for (long k = 0; k < n; k++) (void)shmem_long_g(at.table, at.pe);
}
LOOP loop_getmem(struct place at, long n)
{
    long word;
    for (long k = 0; k < n; k++) shmem_getmem(&word, at.table, sizeof word, at.pe);
}
LOOP loop_bare_add(struct place at, long n)
{
    for (long k = 0; k < n; k++) bare_add(at.mapped + 1, 1);
}
LOOP loop_long_atomic_add(struct place at, long n)
{
    for (long k = 0; k < n; k++) shmem_long_atomic_add(at.table + 1, 1, at.pe);
}
LOOP loop_long_atomic_fetch_add(struct place at, long n)
{
    for (long k = 0; k < n; k++) (void)shmem_long_atomic_fetch_add(at.table + 1, 1, at.pe);
}
LOOP loop_fence(struct place at, long n)
{
    (void)at;
    for (long k = 0; k < n; k++) shmem_fence();
}
LOOP loop_quiet(struct place at, long n)
{
    (void)at;
    for (long k = 0; k < n; k++) shmem_quiet();
}

static void loops(struct place at, long n)
{
    loop_empty(at, n);
    loop_long_p(at, n);
    loop_ctx_long_p(at, n);
    loop_putmem(at, n);
    loop_long_put(at, n);
    loop_long_g(at, n);
    loop_getmem(at, n);
    loop_long_atomic_add(at, n);
    loop_long_atomic_fetch_add(at, n);
    loop_fence(at, n);
    loop_quiet(at, n);
    if (!at.mapped) return;
    loop_bare_store(at, n);
    loop_checked_store(at, n);
    loop_bare_add(at, n);
}

int main(int argc, char **argv)
{
    shmem_init();
    bench_begin("instructions", argc, argv);
    long n = argc > 1 ? strtol(argv[1], NULL, 10) : 1000;
    if (n < 1) bench_fail("COUNT is %s, not a positive number", argv[1]);
    struct place at = {.table = bench_symmetric(2 * sizeof(long)), .ctx = SHMEM_CTX_DEFAULT, .pe = bench.target};
    bool mapped;
    at.mapped = bench_mapped(at.table, &mapped);
    bare_symmetric(at.table, 2 * sizeof(long), at.mapped, at.pe);
    bool own = !bench_agree(shmem_ctx_create(0, &at.ctx), 0);
    if (!own) at.ctx = SHMEM_CTX_DEFAULT;
    if (!bench.pe) loops(at, n);
    shmem_barrier_all();
    long adds = mapped ? 3 * n : 2 * n;
    if (bench.pe == bench.target && (at.table[0] != n - 1 || at.table[1] != adds))
        bench_fail("the words are %ld and %ld, not %ld and %ld", at.table[0], at.table[1], n - 1, adds);
    if (own) shmem_ctx_destroy(at.ctx);
    shmem_finalize();
    return 0;
}
