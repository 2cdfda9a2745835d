/* streams_rate: 8-byte puts in windows of 64 and a quiet after each, by number of threads: with a lane for each thread
 * (a PRIVATE context), with four contexts for each, in turn, on one context that all share, on the default context, as
 * registered threads; all together, and the median of the threads. Threads of one size take turns with those of all
 * others, repetition by repetition. */
#include "streams_crew.h"

static const char *const way_name[] = {"a lane for each thread", "four contexts for each", "one shared context",
                                       "the default context", "registered threads"};
#ifndef SHMEMX_HAS_THREADS
enum { ways = 4 };
#else
enum { ways = 5 };

static void registered_put_window(struct worker *w)
{
    w->begun++;
    for (int k = 0; k < window; k++) shmem_long_p(&w->words[k], value_of(w->begun, k), bench.target);
    shmemx_thread_quiet();
}
#endif

static void spread_put_window(struct worker *w)
{
    w->begun++;
    for (int k = 0; k < window; k++)
        shmem_ctx_long_p(w->several[k % spread], &w->words[k], value_of(w->begun, k), bench.target);
    for (int i = 0; i < spread; i++) shmem_ctx_quiet(w->several[i]);
}

static void rate_once(int n, enum way way)
{
#ifdef SHMEMX_HAS_THREADS
    if (way == REGISTERED) {
        crew_run(n, way, registered_put_window, 0, NULL);
        return;
    }
#endif
    crew_run(n, way, way == SPREAD ? spread_put_window : put_window, 0, NULL);
}

static void rates(void)
{
    static struct bench_series all[ways][8], each[ways][8];
    for (int round = 0; !bench.pe && round < job.rounds; round++)
        for (int i = 0, n = 1; n <= job.threads; i++, n *= 2)
            for (int way = 0; way < ways; way++) {
                double middle;
                rate_once(n, (enum way)way);
                bench_add(&all[way][i], 1e-6 * window * crew_rate(&middle));
                bench_add(&each[way][i], 1e-6 * window * middle);
            }
    streams_measured();
    puts_check();
    for (int way = 0; way < ways; way++)
        for (int i = 0, n = 1; n <= job.threads; i++, n *= 2)
            for (int of_one = 0; of_one < 2; of_one++) {
                struct bench_series *s = of_one ? &each[way][i] : &all[way][i];
                s->name = of_one ? "stream rate of a thread" : "stream rate";
                s->op = way_name[way], s->variant = threads_name(n), s->unit = "Mop/s", s->size = 8;
                bench_print(s);
            }
#ifndef SHMEMX_HAS_THREADS
    bench_skip("stream rate", way_name[REGISTERED], "no registered threads in shmemx.h");
#endif
}

int main(int argc, char **argv)
{
    streams_begin("streams_rate", argc, argv);
    rates();
    shmem_finalize();
    return 0;
}
