/* Double buffering: each step exchanges blocks between the PEs and computes with those of the step before. The exchange
 * is an alltoall or a broadcast, whose root changes with each step. It is blocking, or non-blocking and in flight
 * during the computation. A line for each size of a block has the time of the exchange alone, blocking and with an
 * immediate wait, and how much of it the computation hides.
 *
 *     double_buffer [LARGEST [STEPS]]    bytes of the largest block; steps of a measurement */
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { REPEATS = 5 };
enum pattern { ALLTOALL, BROADCAST };

static int me, n;
static unsigned char *source[2], *dest[2];
static long failures, all_failures;
static volatile double sink;

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Something to compute that needs no memory. */
static void compute(double until_seconds)
{
    for (double end = seconds() + until_seconds, x = 1; until_seconds > 0 && seconds() < end; sink = x)
        for (int i = 0; i < 100; i++) x = x * 0.999 + 0.001;
}

static unsigned char byte_of(int from, int to, int step) { return (unsigned char)(from * 31 + to * 7 + step); }

/* A broadcast sends the first block of its root. */
static void fill(int step, size_t block)
{
    for (int to = 0; to < n; to++) memset(source[step % 2] + block * (size_t)to, byte_of(me, to, step), block);
}

static void verify(enum pattern pattern, int step, size_t block)
{
    for (int k = 0; k < (pattern == BROADCAST ? 1 : n); k++) {
        const unsigned char *got = dest[step % 2] + block * (size_t)k;
        unsigned char expected = pattern == BROADCAST ? byte_of(step % n, 0, step) : byte_of(k, me, step);
        failures += got[0] != expected || got[block - 1] != expected;
    }
}

static int start(enum pattern pattern, int step, size_t block, shmem_req_h *request)
{
    unsigned char *to = dest[step % 2], *from = source[step % 2];
    if (pattern == BROADCAST) return shmemx_broadcastmem_nb(SHMEM_TEAM_WORLD, to, from, block, step % n, request);
    return shmemx_alltoallmem_nb(SHMEM_TEAM_WORLD, to, from, block, request);
}

static int run_blocking(enum pattern pattern, int step, size_t block)
{
    unsigned char *to = dest[step % 2], *from = source[step % 2];
    if (pattern == BROADCAST) return shmem_broadcastmem(SHMEM_TEAM_WORLD, to, from, block, step % n);
    return shmem_alltoallmem(SHMEM_TEAM_WORLD, to, from, block);
}

enum way { BLOCKING, WAITED, OVERLAPPED };

/* The time of one step. Two pairs of buffers suffice: the sync of a step begins on all PEs after the step before the
 * last one. */
static double time_of(enum pattern pattern, enum way way, size_t block, int steps, double work)
{
    shmem_req_h request;
    double spent = 0;
    shmem_barrier_all();
    for (int step = 0; step < steps; step++) {
        fill(step, block);
        shmem_sync_all(); /* dest is free on all PEs */
        double begin = seconds();
        if (way == BLOCKING) {
            if (run_blocking(pattern, step, block)) shmem_global_exit(1);
        } else {
            if (start(pattern, step, block, &request)) shmem_global_exit(1);
            if (way == OVERLAPPED) compute(work);
            shmemx_req_wait(&request);
        }
        spent += seconds() - begin;
        verify(pattern, step, block);
    }
    return spent / steps;
}

static double best_of(enum pattern pattern, enum way way, size_t block, int steps, double work)
{
    double best = time_of(pattern, way, block, steps, work);
    for (int i = 1; i < REPEATS; i++) {
        double again = time_of(pattern, way, block, steps, work);
        if (again < best) best = again;
    }
    return best;
}

static void measure(enum pattern pattern, size_t largest, int steps)
{
    if (!me) printf("%-9s %9s %12s %12s %8s\n", "", "bytes", "blocking", "nb and wait", "hidden");
    for (size_t block = 8; block <= largest; block *= 8) {
        double blocking = best_of(pattern, BLOCKING, block, steps, 0);
        double waited = best_of(pattern, WAITED, block, steps, 0);
        double both = best_of(pattern, OVERLAPPED, block, steps, waited), hidden = (2 * waited - both) / waited * 100;
        if (!me)
            printf("%-9s %9zu %9.2f us %9.2f us %6.0f %%\n", pattern == BROADCAST ? "broadcast" : "alltoall", block,
                   blocking * 1e6, waited * 1e6, hidden < 0 ? 0 : hidden);
    }
}

int main(int argc, char **argv)
{
    size_t largest = argc > 1 ? strtoul(argv[1], NULL, 10) : 1 << 20;
    int steps = argc > 2 ? atoi(argv[2]) : 40;
    shmem_init();
    me = shmem_my_pe();
    n = shmem_n_pes();
    for (int i = 0; i < 2; i++) {
        source[i] = shmem_malloc(largest * (size_t)n);
        dest[i] = shmem_malloc(largest * (size_t)n);
        if (!source[i] || !dest[i]) shmem_global_exit(1);
    }
    measure(ALLTOALL, largest, steps);
    measure(BROADCAST, largest, steps);
    static long mine;
    mine = failures;
    shmem_sum_reduce(SHMEM_TEAM_WORLD, &all_failures, &mine, 1);
    if (!me && all_failures) printf("%ld blocks were wrong\n", all_failures);
    shmem_finalize();
    return all_failures != 0;
}
