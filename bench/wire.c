/* wire [rate] [gups] [latency] [bandwidth]: what PE 0 gets done in the memory of PE 1 when a network lies between them.
 *
 * The same measurements without OpenSHMEM: bare_ucx.c and bare_tcp.c, which print the same names. Where a network is
 * simulated on one machine, it is the caller that sees to it that the library uses it (see run.py).
 *
 * rate       8-byte puts, each to another word of a 64 MiB table, and then quiet
 * gups       atomic xor and add, likewise
 * latency    one operation and its completion
 * bandwidth  a window of non-blocking transfers and then quiet
 *
 * Verified: after the last repetition PE 1 replays all puts and atomics on a table of its own; what operations
 * returned; the bytes of every transfer. */
#include "wire.h"

/* ---- Rates ---- */

static void walk_run(struct walk *w, long *table, size_t n, int pe)
{
    walk_go(w, table, n, pe);
    shmem_quiet();
}

static size_t walk_calibrate(struct walk *w, long *table)
{
    enum { few = 2000, most = 20000000 };
    walk_run(w, table, few, bench.target);
    double begin = bench_now();
    walk_run(w, table, few, bench.target);
    size_t n = (size_t)(few * share() / (bench_now() - begin));
    return n < few ? few : n > most ? most : n;
}

static void rate(const char *name, const char *op, enum operation operation, bool random)
{
    struct bench_series series = {
        .name = name, .op = op, .size = 8, .unit = "Mop/s", .variant = random ? "random" : "sequential"};
    struct walk w = {.operation = operation, .random = random, .at = 1};
    long *table = bench_symmetric(words * sizeof *table);
    if (!bench.pe) {
        size_t n = walk_calibrate(&w, table);
        for (int round = 0; round < repetitions(); round++) {
            double begin = bench_now();
            walk_run(&w, table, n, bench.target);
            double now = bench_now();
            bench_add(&series, 1e-6 * (double)n / (now - begin));
            n = (size_t)((double)n * share() / (now - begin)) + 1;
            if (n > 20000000) n = 20000000;
        }
    }
    w.done = (size_t)bench_agree((long)w.done, 0);
    if (bench.pe == bench.target) walk_check(&w, table, op);
    shmem_barrier_all();
    bench_print(&series);
    shmem_free(table);
}

/* ---- Latency ---- */

struct latency {
    long *word; /* symmetric */
    long sum;   /* of what operations returned */
};

static void latency_put(struct latency *l, long k)
{
    shmem_long_p(l->word, k, bench.target);
    shmem_quiet();
}
static void latency_fetch_add(struct latency *l, long k)
{
    (void)k;
    l->sum += shmem_long_atomic_fetch_add(l->word, 1, bench.target);
}
static void latency_get(struct latency *l, long k)
{
    (void)k;
    l->sum += shmem_long_g(l->word, bench.target);
}

static void latency(const char *op, void (*one)(struct latency *l, long k), bool counts)
{
    struct bench_series series = {.name = "wire latency", .op = op, .size = 8, .unit = "us", .variant = ""};
    struct latency l = {.word = bench_symmetric(sizeof *l.word)};
    long done = 0;
    double seconds = share() / 4;
    for (int round = 0; !bench.pe && round < 4 * repetitions(); round++) {
        long n = 0;
        double begin = bench_now(), now = begin;
        for (; now - begin < seconds; now = bench_now(), n++) one(&l, ++done);
        bench_add(&series, 1e6 * (now - begin) / (double)n);
    }
    if (counts && l.sum != done * (done - 1) / 2) bench_fail("%s: wrong values came back", op);
    done = bench_agree(done, 0);
    if (bench.pe == bench.target && one != latency_get && *(volatile long *)l.word != done)
        bench_fail("%s: the word is %ld, not %ld", op, *l.word, done);
    shmem_barrier_all();
    bench_print(&series);
    shmem_free(l.word);
}

/* ---- Bandwidth ---- */

static void bandwidth(struct transfers t)
{
    struct bench_series series = {
        .name = "wire bandwidth", .op = transfers_name(&t), .size = t.size, .unit = "GB/s", .variant = ""};
    transfers_prepare(&t);
    for (int round = -1; !bench.pe && round < 2 * repetitions(); round++) { /* the first warms up */
        double begin = bench_now(), now = begin;
        size_t moved = 0;
        for (; now - begin < share() / 2; now = bench_now()) moved += transfers_go(&t);
        if (round >= 0) bench_add(&series, 1e-9 * (double)moved / (now - begin));
    }
    transfers_check(&t);
    bench_print(&series);
}

static void bandwidths(void)
{
    struct transfers t = {.symmetric = bench_symmetric(window_bytes), .private = bench_memory(window_bytes)};
    for (t.size = smallest; t.size <= largest; t.size *= 2)
        for (int put = 1; put >= 0; put--) {
            t.put = put;
            bandwidth(t);
        }
    shmem_free(t.symmetric);
    free(t.private);
}

int main(int argc, char **argv)
{
    shmem_init();
    bench_begin("wire", argc, argv);
    if (bench.npes != 2) bench_fail("wants 2 PEs, not %d", bench.npes);
    if (bench_wants("latency")) {
        latency("put and quiet", latency_put, false);
        latency("fetch-add", latency_fetch_add, true);
        latency("get", latency_get, false);
    }
    if (bench_wants("rate")) {
        rate("wire rate", "put", PUT, true);
        rate("wire rate", "put", PUT, false);
    }
    if (bench_wants("gups")) {
        rate("wire atomic rate", "atomic xor", XOR, true);
        rate("wire atomic rate", "atomic add", ADD, true);
    }
    if (bench_wants("bandwidth")) bandwidths();
    shmem_finalize();
    return 0;
}
