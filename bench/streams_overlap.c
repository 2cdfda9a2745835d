/* streams_overlap: COMB's post-work-wait: how much of a transfer is hidden behind work that takes 1.01 times as long.
 */
#include "streams.h"

static double timed_work(long n)
{
    double begin = bench_now();
    bench_work(n);
    return bench_now() - begin;
}

struct overlap {
    const char *op;
    size_t size;
    char *local, *remote;
    double posting; /* of the last one, seconds */
};

static void post(struct overlap *o)
{
    if (!strcmp(o->op, "put_nbi")) shmem_putmem_nbi(o->remote, o->local, o->size, bench.target);
    else shmem_getmem_nbi(o->local, o->remote, o->size, bench.target);
}

/* Post, work, wait: seconds of one of `times`. */
static double post_work_wait(struct overlap *o, long n, int times)
{
    double begin = bench_now(), posting = 0;
    for (int k = 0; k < times; k++) {
        double before = bench_now();
        post(o);
        posting += bench_now() - before;
        bench_work(n);
        shmem_quiet();
    }
    o->posting = posting / times;
    return (bench_now() - begin) / times;
}

/* Turns of work that take so long. */
static long work_for(double seconds)
{
    long n = 1000;
    while (timed_work(n) < 1e-3) n *= 2;
    double least = timed_work(n);
    for (int k = 0; k < 4; k++) {
        double again = timed_work(n);
        if (again < least) least = again;
    }
    return (long)(seconds / least * (double)n) + 1;
}

static void overlap(struct overlap o)
{
    struct bench_series hidden = {.name = "overlap", .op = o.op, .size = o.size, .unit = "%", .variant = "1 thread"};
    struct bench_series posting = hidden;
    posting.name = "time to post", posting.unit = "% of the transfer";
    int times = o.size < 1 << 20 ? 200 : 1;
    for (size_t i = 0; i < o.size; i++) *(bench.pe ? &o.remote[i] : &o.local[i]) = byte_at(i + bench.pe);
    shmem_barrier_all();
    if (!bench.pe) post_work_wait(&o, 0, 3);
    double end = bench_now() + 60 * job.slice; /* for those that wait long for the other side; three rounds anyway */
    for (int round = 0; !bench.pe && round < 10 * job.rounds && (round < 3 || bench_now() < end); round++) {
        double alone = post_work_wait(&o, 0, times);
        long n = work_for(1.01 * alone);
        double worked = 0, total = post_work_wait(&o, n, times);
        for (int k = 0; k < times; k++) worked += timed_work(n) / times;
        double part = 100 * (1 - (total - worked) / alone);
        bench_add(&hidden, part < 0 ? 0 : part > 100 ? 100 : part);
        bench_add(&posting, 100 * o.posting / alone);
    }
    streams_measured();
    bool put = !strcmp(o.op, "put_nbi");
    const char *got = put ? o.remote : o.local;
    for (size_t i = 0; bench.pe == (put ? bench.target : 0) && i < o.size; i++)
        if (got[i] != byte_at(i + (put ? 0 : bench.target))) bench_fail("overlap: byte %zu is wrong", i);
    shmem_barrier_all();
    bench_print(&hidden);
    bench_print(&posting);
}

static void overlaps(void)
{
    enum { six_mb = 6000000 };
    char *symmetric = bench_symmetric(six_mb), *local = bench_memory(six_mb);
    for (int get = 0; get < 2; get++) {
        overlap((struct overlap){get ? "get_nbi" : "put_nbi", 64, local, symmetric, 0});
        overlap((struct overlap){get ? "get_nbi" : "put_nbi", six_mb, local, symmetric, 0});
    }
    shmem_free(symmetric);
    free(local);
}

int main(int argc, char **argv)
{
    streams_begin("streams_overlap", argc, argv);
    overlaps();
    shmem_finalize();
    return 0;
}
