/* What the programs that streams.py runs have in common: threads of PE 0 work in the memory of PE 1, which sleeps
 * meanwhile, as its core is needed.
 *
 *   --threads=N     at most so many (16)
 *   --rounds=N      repetitions
 *   --slice-ms=N    time of one repetition
 *   --warm=N        windows before it that are not counted: where a lane's rate is what is measured, its queue is full
 *                   then
 *
 * What needs an extension is compiled when shmemx.h says that it is there. Verified: what lies in PE 1's memory after
 * each measurement, and what operations returned. */
#ifndef BENCH_STREAMS_H
#define BENCH_STREAMS_H

#include "bench.h"

#if defined(__has_include)
#if __has_include(<shmemx.h>)
#include <shmemx.h>
#endif
#endif

enum { window = 64, most_threads = 64 };

static struct {
    int threads, rounds;
    double slice;
    long warm;
    long *table, *flag; /* symmetric; flag: PE 0 has done */
} job;

/* Call it instead of shmem_init. */
BENCH_CODE void streams_begin(const char *program, int argc, char **argv)
{
    int provided;
    if (shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided)) provided = SHMEM_THREAD_SINGLE;
    bench_begin(program, argc, argv);
    if (bench.npes != 2) bench_fail("wants 2 PEs, not %d", bench.npes);
    if (provided < SHMEM_THREAD_MULTIPLE) bench_fail("SHMEM_THREAD_MULTIPLE is not provided");
    job.threads = (int)bench_option("--threads", 16);
    job.rounds = (int)bench_option("--rounds", bench.quick ? 3 : 10);
    job.slice = 1e-3 * (double)bench_option("--slice-ms", bench.quick ? 50 : 200);
    job.warm = bench_option("--warm", 16);
    if (job.threads < 1 || job.threads > most_threads) bench_fail("--threads is not in [1, %d]", most_threads);
    job.flag = bench_symmetric(sizeof *job.flag);
    job.table = bench_symmetric(most_threads * window * sizeof *job.table);
}

/* Behind a measurement: PE 1 sleeps until PE 0 has come here, too. */
BENCH_CODE void streams_measured(void)
{
    if (!bench.pe) {
        shmem_long_p(job.flag, 1, bench.target);
        shmem_quiet();
    } else {
        while (!shmem_long_test(job.flag, SHMEM_CMP_NE, 0)) usleep(2000);
    }
    shmem_barrier_all();
    *job.flag = 0;
    shmem_barrier_all();
}

/* What the k-th word of a window holds, if that was the `begun`th. */
BENCH_INLINE long value_of(long begun, int k) { return begun * window + k; }

/* What the i-th byte of a transfer is. */
BENCH_INLINE char byte_at(size_t i) { return (char)(i * 7 + (i >> 12)); }

#endif
