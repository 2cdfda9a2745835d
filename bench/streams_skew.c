/* streams_skew: a thread that waits for small windows while others send without end: alone, among equals, with
 * priority. */
#include "streams_crew.h"

enum { block = 4 << 10 };

static char *buffer; /* symmetric: a block of each thread */

/* Thread 0 waits for windows of 64 words; all others send blocks without end. */
static void skewed_window(struct worker *w)
{
    if (!w->number) put_window(w);
    else shmem_ctx_putmem(w->ctx, buffer + w->number * block, w->source, block, bench.target);
}

#ifdef SHMEMX_HAS_THREADS
static void preferred_window(struct worker *w)
{
    if (!w->number && !w->done) shmemx_ctx_set_priority(w->ctx, 1);
    skewed_window(w);
}
#endif

static void skew(void)
{
    static const struct {
        const char *op;
        bool alone;
        void (*one)(struct worker *w);
    } kinds[] = {
        {"alone", true, skewed_window},
        {"among equals", false, skewed_window},
#ifdef SHMEMX_HAS_THREADS
        {"with priority", false, preferred_window},
#endif
    };
    enum { n_kinds = sizeof kinds / sizeof *kinds };
    static struct bench_series series[n_kinds];
    char *source = bench_memory(block);
    memset(source, 5, block);
    buffer = bench_symmetric(most_threads * block);
    for (int round = 0; !bench.pe && round < job.rounds; round++)
        for (int k = 0; k < n_kinds; k++) {
            crew_run(kinds[k].alone ? 1 : job.threads, LANE, kinds[k].one, 0, source);
            bench_add(&series[k], 1e6 * crew.workers[0].seconds / (double)crew.workers[0].done);
        }
    streams_measured();
    puts_check();
    if (bench.pe == bench.target && buffer[block] != 5) bench_fail("skew: nothing came");
    shmem_barrier_all();
    for (int k = 0; k < n_kinds; k++) {
        series[k].name = "skewed load", series[k].op = kinds[k].op, series[k].variant = threads_name(job.threads);
        series[k].unit = "us per window", series[k].size = 8;
        bench_print(&series[k]);
    }
#ifndef SHMEMX_HAS_THREADS
    bench_skip("skewed load", "with priority", "no priorities in shmemx.h");
#endif
    shmem_free(buffer);
    free(source);
}

int main(int argc, char **argv)
{
    streams_begin("streams_skew", argc, argv);
    skew();
    shmem_finalize();
    return 0;
}
