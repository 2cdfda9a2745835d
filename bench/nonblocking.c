/* nonblocking [overlap] [latency] [sync] [entry]: non-blocking collectives over all PEs, by the bytes that one PE sends
 * to one other PE.
 *
 * overlap: how much of a collective is hidden behind work, 100 * (1 - (t_total - t_compute) / t_comm). t_comm is the
 * time of the call and an immediate wait, t_compute that of work that takes 1.01 times as long, and t_total that of the
 * call, the work and the wait.
 *
 * latency: the call and an immediate wait, beside the blocking call.
 *
 * sync: shmemx_team_sync_nb and its wait, beside shmem_team_sync.
 *
 * entry: work and an alltoall, without a sync between them, with shmem_team_sync, and with shmemx_team_sync_nb, which
 * is in flight during the work. Two buffers in turn make the first form correct.
 *
 *   --rounds=N     repetitions
 *   --slice-ms=N   time of a measurement in one repetition
 *
 * A sync of all PEs precedes each call of `overlap` and `latency`, outside of the time. A time is the mean of a
 * repetition, on the PE that took longest. All that is compared takes turns. Verified: every word of the result of the
 * last call of each repetition. */
#include "bench.h"

#include <shmemx.h>

enum { largest = 1 << 20, word = sizeof(long), period = 1021, calls_most = 20000 };

static struct {
    int rounds;
    double slice;
    double turns_per_second; /* of the work */
    size_t words;            /* from one PE to one other */
    long seed;               /* of the numbers of this repetition */
    size_t *offsets, *sizes; /* bytes, of the block of each PE in an alltoallv: all sizes are the same */
    long *source, *dest[2];
} job;

static void set_size(size_t nbytes)
{
    job.words = nbytes / word;
    for (int i = 0; i < bench.npes; i++) job.sizes[i] = nbytes, job.offsets[i] = (size_t)i * nbytes;
}

static void must(int status)
{
    if (status) bench_fail("a collective returned %d", status);
}

/* ---- Work ---- */

static void calibrate_work(void)
{
    enum { turns = 1 << 20 };
    double least = 1;
    for (int k = 0; k < 5; k++) {
        double begin = bench_now();
        bench_work(turns);
        double spent = bench_now() - begin;
        if (spent < least) least = spent;
    }
    job.turns_per_second = turns / least;
}

/* ---- The collectives ---- */

struct op {
    const char *name;
    int (*blocking)(long *dest);
    int (*start)(long *dest, shmem_req_h *request);
    long (*expected)(int block, long k); /* word k of a block of the result */
    bool sends_blocks, receives_blocks;  /* one for each PE */
};

static long number(int from, int to, long k) { return (from + 1) * (job.seed + k % period) + 7 * to; }

static int alltoall(long *dest) { return shmem_long_alltoall(SHMEM_TEAM_WORLD, dest, job.source, job.words); }
static int alltoall_nb(long *dest, shmem_req_h *request)
{
    return shmemx_long_alltoall_nb(SHMEM_TEAM_WORLD, dest, job.source, job.words, request);
}
static long alltoall_expected(int block, long k) { return number(block, bench.pe, k); }

static int alltoallv(long *dest)
{
    return shmemx_alltoallvmem(SHMEM_TEAM_WORLD, dest, job.offsets, job.sizes, job.source, job.offsets, job.sizes);
}
static int alltoallv_nb(long *dest, shmem_req_h *request)
{
    return shmemx_alltoallvmem_nb(SHMEM_TEAM_WORLD, dest, job.offsets, job.sizes, job.source, job.offsets, job.sizes,
                                  request);
}

static int broadcast(long *dest) { return shmem_long_broadcast(SHMEM_TEAM_WORLD, dest, job.source, job.words, 0); }
static int broadcast_nb(long *dest, shmem_req_h *request)
{
    return shmemx_long_broadcast_nb(SHMEM_TEAM_WORLD, dest, job.source, job.words, 0, request);
}
static long broadcast_expected(int block, long k) { return number(0, block, k); }

static int reduce(long *dest) { return shmem_long_sum_reduce(SHMEM_TEAM_WORLD, dest, job.source, job.words); }
static int reduce_nb(long *dest, shmem_req_h *request)
{
    return shmemx_long_sum_reduce_nb(SHMEM_TEAM_WORLD, dest, job.source, job.words, request);
}
static long reduce_expected(int block, long k)
{
    long sum = 0;
    for (int pe = 0; pe < bench.npes; pe++) sum += number(pe, block, k);
    return sum;
}

static const struct op ops[] = {
    {"alltoall", alltoall, alltoall_nb, alltoall_expected, true, true},
    {"broadcast", broadcast, broadcast_nb, broadcast_expected, false, false},
    {"sum_reduce", reduce, reduce_nb, reduce_expected, false, false},
    {"alltoallv", alltoallv, alltoallv_nb, alltoall_expected, true, true},
};
enum { n_ops = sizeof ops / sizeof *ops };

static void fill(const struct op *op)
{
    job.seed += 3;
    for (int to = 0; to < (op->sends_blocks ? bench.npes : 1); to++)
        for (long k = 0; k < (long)job.words; k++) job.source[to * (long)job.words + k] = number(bench.pe, to, k);
    for (int i = 0; i < 2; i++) memset(job.dest[i], -1, job.words * word * (size_t)bench.npes);
    shmem_barrier_all();
}

static void verify(const struct op *op, const long *dest)
{
    for (int block = 0; block < (op->receives_blocks ? bench.npes : 1); block++)
        for (long k = 0; k < (long)job.words; k++)
            if (dest[block * (long)job.words + k] != op->expected(block, k))
                bench_fail("%s, %zu bytes: word %ld of block %d is %ld, not %ld", op->name, job.words * word, k, block,
                           dest[block * (long)job.words + k], op->expected(block, k));
    shmem_barrier_all();
}

/* ---- Times ---- */

enum way { BLOCKING, WAITED, OVERLAPPED, WORK };

static void call(const struct op *op, enum way way, long turns)
{
    shmem_req_h request;
    if (way == BLOCKING) must(op->blocking(job.dest[0]));
    else if (way != WORK) must(op->start(job.dest[0], &request));
    if (way == OVERLAPPED || way == WORK) bench_work(turns);
    if (way == WAITED || way == OVERLAPPED) must(shmemx_req_wait(&request));
}

/* Seconds of one call. */
static double time_of(const struct op *op, enum way way, long count, long turns)
{
    double spent = 0;
    if (way != WORK) fill(op);
    for (long k = 0; k < count; k++) {
        shmem_sync_all();
        double begin = bench_now();
        call(op, way, turns);
        spent += bench_now() - begin;
    }
    if (way != WORK) verify(op, job.dest[0]);
    return bench_worst(spent / (double)count);
}

/* How many calls of that length a repetition has; the same on all PEs, because `seconds` is. */
static long calls_of(double seconds)
{
    double count = job.slice / (seconds + 1e-7);
    return count < 2 ? 2 : count > calls_most ? calls_most : (long)count;
}

static void measure_overlap(const struct op *op)
{
    struct bench_series hidden = {
        .name = "overlap", .op = op->name, .variant = "nb", .size = job.words * word, .unit = "%"};
    long count = calls_of(time_of(op, WAITED, 10, 0));
    for (int round = 0; round < job.rounds; round++) {
        double comm = time_of(op, WAITED, count, 0);
        long turns = (long)(1.01 * comm * job.turns_per_second) + 1;
        double total = time_of(op, OVERLAPPED, count, turns), compute = time_of(op, WORK, count, turns);
        double part = 100 * (1 - (total - compute) / comm);
        if (compute < comm / 2) bench_fail("work for %g s took %g s", 1.01 * comm, compute);
        bench_add(&hidden, part < 0 ? 0 : part > 100 ? 100 : part);
    }
    bench_print(&hidden);
}

static void measure_latency(const struct op *op)
{
    struct bench_series blocking = {
        .name = "latency", .op = op->name, .variant = "blocking", .size = job.words * word, .unit = "us"};
    struct bench_series waited = blocking;
    waited.variant = "nb";
    long count = calls_of(time_of(op, BLOCKING, 10, 0));
    for (int round = 0; round < job.rounds; round++) {
        bench_add(&blocking, 1e6 * time_of(op, BLOCKING, count, 0));
        bench_add(&waited, 1e6 * time_of(op, WAITED, count, 0));
    }
    bench_print(&blocking);
    bench_print(&waited);
}

static double sync_time(bool nonblocking, long count)
{
    shmem_barrier_all();
    double begin = bench_now();
    for (long k = 0; k < count; k++) {
        shmem_req_h request;
        must(nonblocking ? shmemx_team_sync_nb(SHMEM_TEAM_WORLD, &request) : shmem_team_sync(SHMEM_TEAM_WORLD));
        if (nonblocking) must(shmemx_req_wait(&request));
    }
    return bench_worst((bench_now() - begin) / (double)count);
}

static void measure_sync(void)
{
    struct bench_series blocking = {.name = "latency", .op = "sync", .variant = "blocking", .unit = "us"};
    struct bench_series waited = blocking;
    waited.variant = "nb";
    long count = calls_of(sync_time(false, 10));
    for (int round = 0; round < job.rounds; round++) {
        bench_add(&blocking, 1e6 * sync_time(false, count));
        bench_add(&waited, 1e6 * sync_time(true, count));
    }
    bench_print(&blocking);
    bench_print(&waited);
}

enum entry { UNSYNCED, TEAM_SYNC, SYNC_NB, ENTRIES };

static double entry_time(enum entry entry, long count, long turns)
{
    const struct op *op = &ops[0];
    shmem_req_h request = SHMEM_REQ_INVALID;
    fill(op);
    double begin = bench_now();
    for (long k = 0; k < count; k++) {
        if (entry == SYNC_NB) must(shmemx_team_sync_nb(SHMEM_TEAM_WORLD, &request));
        bench_work(turns);
        if (entry == TEAM_SYNC) must(shmem_team_sync(SHMEM_TEAM_WORLD));
        if (entry == SYNC_NB) must(shmemx_req_wait(&request));
        must(op->start(job.dest[k % 2], &request));
        must(shmemx_req_wait(&request));
    }
    double spent = bench_now() - begin;
    verify(op, job.dest[(count - 1) % 2]);
    return bench_worst(spent / (double)count);
}

/* The work takes as long as the alltoall. */
static void measure_entry(void)
{
    static const char *const names[ENTRIES] = {"without", "team_sync", "sync_nb"};
    struct bench_series series[ENTRIES];
    double alone = entry_time(UNSYNCED, 100, 0);
    long count = calls_of(3 * alone), turns = (long)(alone * job.turns_per_second);
    for (int entry = 0; entry < ENTRIES; entry++)
        series[entry] = (struct bench_series){
            .name = "entry", .op = "alltoall", .variant = names[entry], .size = job.words * word, .unit = "us"};
    for (int round = 0; round < job.rounds; round++)
        for (int entry = 0; entry < ENTRIES; entry++)
            bench_add(&series[entry], 1e6 * entry_time((enum entry)entry, count, turns));
    for (int entry = 0; entry < ENTRIES; entry++) bench_print(&series[entry]);
}

int main(int argc, char **argv)
{
    static const size_t sizes[] = {8, 1 << 10, 16 << 10, 64 << 10, 256 << 10, largest};
    shmem_init();
    bench_begin("nonblocking", argc, argv);
    job.rounds = (int)bench_option("--rounds", bench.quick ? 3 : 8);
    job.slice = 1e-3 * (double)bench_option("--slice-ms", bench.quick ? 5 : 20);
    job.source = bench_symmetric((size_t)largest * (size_t)bench.npes);
    for (int i = 0; i < 2; i++) job.dest[i] = bench_symmetric((size_t)largest * (size_t)bench.npes);
    job.sizes = malloc((size_t)bench.npes * sizeof *job.sizes);
    job.offsets = malloc((size_t)bench.npes * sizeof *job.offsets);
    if (!job.sizes || !job.offsets) bench_fail("out of memory");
    calibrate_work();
    if (bench_wants("sync")) measure_sync();
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        set_size(sizes[i]);
        for (int k = 0; k < n_ops; k++) {
            if (bench_wants("latency")) measure_latency(&ops[k]);
            if (bench_wants("overlap")) measure_overlap(&ops[k]);
        }
        if (bench_wants("entry")) measure_entry();
    }
    shmem_finalize();
    return 0;
}
