/* streams_gups: random adds in a table of 64 MiB, by number of threads. */
#include "streams_crew.h"
#include "walk.h"

static long *random_table; /* symmetric */

static void add_window(struct worker *w)
{
    static _Thread_local size_t at, windows;
    if (!at) at = 1 + (size_t)w->number * 12345;
    for (int k = 0; k < window; k++, at = next_random(at))
        shmem_ctx_long_atomic_add(w->ctx, &random_table[at], 1, bench.target);
    w->adds += window;
    if (++windows % 16 == 0) shmem_ctx_quiet(w->ctx);
}

static void gups(void)
{
    static struct bench_series series[8];
    long adds = 0;
    random_table = bench_symmetric(words * sizeof *random_table);
    for (int round = 0; !bench.pe && round < job.rounds; round++)
        for (int i = 0, n = 1; n <= job.threads; i++, n *= 2) {
            double unused;
            crew_run(n, LANE, add_window, 0, NULL);
            bench_add(&series[i], 1e-9 * window * crew_rate(&unused));
            for (int t = 0; t < n; t++) adds += crew.workers[t].adds;
        }
    streams_measured();
    adds = bench_agree(adds, 0);
    long sum = 0;
    for (size_t i = 0; i < words; i++) sum += random_table[i];
    if (bench.pe == bench.target && sum != adds) bench_fail("gups: %ld adds arrived of %ld", sum, adds);
    shmem_barrier_all();
    for (int i = 0, n = 1; n <= job.threads; i++, n *= 2) {
        struct bench_series *s = &series[i];
        s->name = "random access", s->op = "atomic add", s->variant = threads_name(n), s->unit = "GUPS", s->size = 8;
        bench_print(s);
    }
    shmem_free(random_table);
}

int main(int argc, char **argv)
{
    streams_begin("streams_gups", argc, argv);
    gups();
    shmem_finalize();
    return 0;
}
