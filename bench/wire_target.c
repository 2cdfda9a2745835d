/* wire_target: how many cores PE 1 has busy, of 1 for each thread, while PE 0 puts to it or gets from it, and PE 1
 * sleeps.
 *
 * PE 1 tells its time of the processor, which is all threads' of its process, every millisecond. Verified: the bytes of
 * every transfer. */
#include "wire.h"

#include <sys/resource.h>

/* Symmetric: what PE 1 has taken, in seconds, and whether PE 0 is through. */
struct told {
    double busy;
    long is_over;
};

static double busy_seconds(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           1e-6 * (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

/* Outside of the library, which is what it needs no help for. */
static void sleep_as_target(struct told *told)
{
    while (!__atomic_load_n(&told->is_over, __ATOMIC_ACQUIRE)) {
        double busy = busy_seconds();
        __atomic_store(&told->busy, &busy, __ATOMIC_RELAXED);
        usleep(1000);
    }
    __atomic_store_n(&told->is_over, 0, __ATOMIC_RELAXED);
}

static void go(const struct transfers *t, struct told *told, struct bench_series *series)
{
    for (int round = -1; round < repetitions(); round++) { /* the first warms up */
        double before = shmem_double_g(&told->busy, bench.target), begin = bench_now(), now = begin;
        for (; now - begin < share(); now = bench_now()) transfers_go(t);
        double after = shmem_double_g(&told->busy, bench.target);
        if (round >= 0) bench_add(series, (after - before) / (now - begin));
    }
    shmem_long_p(&told->is_over, 1, bench.target);
    shmem_quiet();
}

static void target_of(const struct transfers *t, struct told *told)
{
    struct bench_series series = {
        .name = "target's processor", .op = transfers_name(t), .size = t->size, .unit = "cores", .variant = ""};
    transfers_prepare(t);
    if (bench.pe == bench.target) sleep_as_target(told);
    else go(t, told, &series);
    transfers_check(t);
    bench_print(&series);
}

int main(int argc, char **argv)
{
    shmem_init();
    bench_begin("wire_target", argc, argv);
    if (bench.npes != 2) bench_fail("wants 2 PEs, not %d", bench.npes);
    struct told *told = bench_symmetric(sizeof *told);
    struct transfers t = {.symmetric = bench_symmetric(window_bytes), .private = bench_memory(window_bytes)};
    for (t.size = smallest; t.size <= largest; t.size *= 8)
        for (int put = 1; put >= 0; put--) {
            t.put = put;
            target_of(&t, told);
        }
    shmem_finalize();
    return 0;
}
