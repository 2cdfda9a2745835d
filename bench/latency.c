/* latency [put] [get] [pingpong] [barrier]: how long one operation takes from the call to its completion.
 *
 * put: putmem and quiet, of PE 0 into PE 1. get: getmem. Both are the mean over the operations of a
 * repetition, because one of them is shorter than reading the clock. Ping-pong: half of a round of p and
 * wait_until there and back. Barrier: barrier_all of all PEs; run with as many as you like.
 *
 * Verified: the bytes of each size, cleared before; each word of a ping-pong; that no PE leaves a barrier
 * before all have entered it. */
#include "bench.h"

enum { largest = 1 << 20 };

/* ---- Put and get ---- */

struct transfer {
    char *private, *symmetric;
    size_t size;
    bool put;
};

BENCH_INLINE void transfer_once(const struct transfer *t)
{
    if (t->put) {
        shmem_putmem(t->symmetric, t->private, t->size, bench.target);
        shmem_quiet();
    } else {
        shmem_getmem(t->private, t->symmetric, t->size, bench.target);
    }
}

static double transfer_time(const struct transfer *t, size_t count)
{
    double begin = bench_now();
    for (size_t k = 0; k < count; k++) transfer_once(t);
    return (bench_now() - begin) / (double)count;
}

static char byte_at(size_t i, size_t size) { return (char)(i * 31 + size * 7 + 1); }

static void transfer_measure(const struct transfer *t, int rounds)
{
    bool source = (bench.pe == 0) == t->put;
    char *mine = bench.pe ? t->symmetric : t->private;
    struct bench_series series = {.name = t->put ? "put latency" : "get latency",
                                  .size = t->size,
                                  .unit = "us",
                                  .variant = "2 PEs",
                                  .op = t->put ? "putmem and quiet" : "getmem"};
    for (size_t i = 0; i < t->size; i++) mine[i] = source ? byte_at(i, t->size) : 0;
    shmem_barrier_all();
    if (!bench.pe) {
        double once = transfer_time(t, 3), count = 300e-6 / (once > 1e-9 ? once : 1e-9);
        for (int round = 0; round < rounds; round++)
            bench_add(&series, 1e6 * transfer_time(t, count < 4 ? 4 : count > 5000 ? 5000 : (size_t)count));
    }
    shmem_barrier_all();
    for (size_t i = 0; i < t->size && bench.pe < 2; i++)
        if (mine[i] != byte_at(i, t->size))
            bench_fail("%s of %zu bytes: byte %zu is %d, not %d", series.op, t->size, i, mine[i], byte_at(i, t->size));
    shmem_barrier_all();
    bench_print(&series);
}

static void transfers(bool put, int rounds)
{
    struct transfer t = {.private = bench_memory(largest), .symmetric = bench_symmetric(largest), .put = put};
    for (t.size = 1; t.size <= largest; t.size *= bench.quick ? 8 : 2) {
        if (t.size == 512 && bench.quick) t.size = 1024;
        transfer_measure(&t, rounds);
    }
    shmem_barrier_all();
    shmem_free(t.symmetric);
    free(t.private);
}

/* ---- Ping-pong ---- */

/* A line of memory is near one of the processor's caches and far from others, which makes up to a factor of two. So
 * each repetition takes another of these words, on other lines of other pages. */
enum { PINGPONG_WORDS = 64, PINGPONG_STEP = (4096 + 64) / sizeof(long) };

/* `count` rounds from `first`; each PE sends the number of the round to the other. */
static void pingpong_rounds(long *word, long first, long count)
{
    int other = 1 - bench.pe;
    for (long k = first; k < first + count; k++) {
        if (!bench.pe) shmem_long_p(word, k, other);
        shmem_long_wait_until(word, SHMEM_CMP_GE, k);
        if (*(volatile long *)word != k) bench_fail("ping-pong: received %ld in round %ld", *word, k);
        if (bench.pe) shmem_long_p(word, k, other);
    }
}

static void pingpong(int rounds)
{
    struct bench_series series = {
        .name = "ping-pong", .op = "p and wait_until, one way", .size = sizeof(long), .unit = "us", .variant = "2 PEs"};
    long *words = bench_symmetric(PINGPONG_WORDS * PINGPONG_STEP * sizeof *words), next = 1;
    if (bench.pe > 1) bench_fail("ping-pong needs 2 PEs, not %d", bench.npes);
    double begin = bench_now();
    pingpong_rounds(words, next, 10);
    next += 10;
    double once = (bench_now() - begin) / 10;
    long count = bench_agree(once < 1e-6 ? 1000 : once > 1e-3 ? 1 : (long)(1e-3 / once), 0);
    for (int round = 0; round < rounds; round++, next += count) {
        long *word = words + round % PINGPONG_WORDS * PINGPONG_STEP;
        pingpong_rounds(word, next++, 1);
        begin = bench_now();
        pingpong_rounds(word, next, count);
        bench_add(&series, 1e6 * (bench_now() - begin) / (2 * (double)count));
    }
    shmem_barrier_all();
    bench_print(&series);
    shmem_free(words);
}

/* ---- Barrier ---- */

static double barrier_time(long count)
{
    double begin = bench_now();
    for (long k = 0; k < count; k++) shmem_barrier_all();
    return (bench_now() - begin) / (double)count;
}

/* Each PE tells its right neighbour the round it enters; nobody may leave without having been told. */
static void barrier_verify(long *word, int rounds)
{
    for (long k = 1; k <= rounds; k++) {
        shmem_long_p(word, k, (bench.pe + 1) % bench.npes);
        shmem_barrier_all();
        if (*(volatile long *)word < k) bench_fail("left barrier %ld before its left neighbour entered it", k);
        shmem_barrier_all();
    }
}

/* Some libraries take a time slice per barrier once there are more PEs than cores: --milliseconds bounds it
 * all. */
static void barriers(int rounds)
{
    char variant[32];
    snprintf(variant, sizeof variant, "%d PEs", bench.npes);
    struct bench_series series = {.name = "barrier", .op = "barrier_all", .unit = "us", .variant = variant};
    long *word = bench_symmetric(sizeof *word);
    barrier_verify(word, 5);
    double each = 1e-3 * (double)bench_option("--milliseconds", bench.quick ? 500 : 3000) / rounds,
           once = barrier_time(3);
    long count = bench_agree(once >= each ? 1 : once < each / 2000 ? 2000 : (long)(each / once), 0);
    double slow = bench_agree((long)(once * 1e6), 0) * 1e-6;
    int affordable = slow > each ? (int)(each * rounds / slow) + 3 : rounds;
    for (int round = 0; round < rounds && round < affordable; round++) bench_add(&series, 1e6 * barrier_time(count));
    barrier_verify(word, 5);
    bench_print(&series);
    shmem_free(word);
}

int main(int argc, char **argv)
{
    shmem_init();
    bench_begin("latency", argc, argv);
    int rounds = (int)bench_option("--rounds", bench.quick ? 10 : 30);
    if (bench_wants("put")) transfers(true, rounds);
    if (bench_wants("get")) transfers(false, rounds);
    if (bench_wants("pingpong")) pingpong(PINGPONG_WORDS);
    if (bench_wants("barrier")) barriers(rounds);
    shmem_finalize();
    return 0;
}
