/* Threads of PE 0 that repeat a window of operations, all at once, for a slice of time. */
#ifndef BENCH_STREAMS_CREW_H
#define BENCH_STREAMS_CREW_H

#include "streams.h"

#include <pthread.h>

enum way { LANE, SPREAD, SHARED, DEFAULT, REGISTERED };
enum { spread = 4 }; /* contexts of a thread that spreads its puts over several */

struct worker {
    int number;
    enum way way;
    shmem_ctx_t ctx, several[spread];
    long *words; /* its own, symmetric */
    const char *source;
    size_t size;      /* of a transfer */
    long begun, done; /* windows of puts, ever; windows that are counted */
    long adds;
    double seconds; /* from the common begin to its own end */
    pthread_t thread;
};

static struct {
    int threads;
    pthread_barrier_t together;
    shmem_ctx_t shared;
    int warm;    /* threads that are */
    bool counts; /* from then on: */
    double begin;
    void (*one)(struct worker *w); /* a window */
    struct worker workers[most_threads];
} crew;

BENCH_CODE void worker_begin(struct worker *w)
{
    if (bench.cores > crew.threads) bench_pin(w->number);
    w->ctx = w->way == SHARED ? crew.shared : SHMEM_CTX_DEFAULT;
    if (w->way == LANE && shmem_ctx_create(SHMEM_CTX_PRIVATE, &w->ctx))
        bench_fail("no context for thread %d", w->number);
    for (int i = 0; w->way == SPREAD && i < spread; i++)
        if (shmem_ctx_create(SHMEM_CTX_PRIVATE, &w->several[i])) bench_fail("no context for thread %d", w->number);
#ifdef SHMEMX_HAS_THREADS
    if (w->way == REGISTERED) shmemx_thread_register();
#endif
}

BENCH_CODE void worker_end(struct worker *w)
{
    if (w->way == LANE) shmem_ctx_destroy(w->ctx);
    for (int i = 0; w->way == SPREAD && i < spread; i++) shmem_ctx_destroy(w->several[i]);
#ifdef SHMEMX_HAS_THREADS
    if (w->way == REGISTERED) shmemx_thread_unregister();
#endif
}

BENCH_CODE void *worker_run(void *argument)
{
    struct worker *w = argument;
    worker_begin(w);
    for (long k = 0; k < job.warm; k++) crew.one(w);
    if (__atomic_add_fetch(&crew.warm, 1, __ATOMIC_ACQ_REL) == crew.threads) {
        crew.begin = bench_now();
        __atomic_store_n(&crew.counts, true, __ATOMIC_RELEASE);
    }
    while (!__atomic_load_n(&crew.counts, __ATOMIC_ACQUIRE)) crew.one(w); /* so that no lane rests */
    for (w->seconds = 0; w->seconds < job.slice; w->seconds = bench_now() - crew.begin, w->done++) crew.one(w);
    pthread_barrier_wait(&crew.together);
    worker_end(w);
    return NULL;
}

/* `n` threads, each with words of its own; what each had done before stays known, so that values go on. */
BENCH_CODE void crew_run(int n, enum way way, void (*one)(struct worker *w), size_t size, const char *source)
{
    crew.threads = n;
    crew.one = one;
    crew.warm = crew.counts = 0;
    pthread_barrier_init(&crew.together, NULL, (unsigned)n);
    if (way == SHARED && shmem_ctx_create(0, &crew.shared)) bench_fail("no context to share");
    for (int t = 0; t < n; t++) {
        struct worker *w = &crew.workers[t];
        *w = (struct worker){.number = t,
                             .way = way,
                             .words = job.table + (size_t)t * window,
                             .size = size,
                             .source = source,
                             .begun = w->begun};
        if (pthread_create(&w->thread, NULL, worker_run, w)) bench_fail("no thread %d", t);
    }
    for (int t = 0; t < n; t++) pthread_join(crew.workers[t].thread, NULL);
    if (way == SHARED) shmem_ctx_destroy(crew.shared);
    pthread_barrier_destroy(&crew.together);
}

/* Windows a second: of all threads until the last one ended, and of the thread in the middle. */
BENCH_CODE double crew_rate(double *middle)
{
    double done = 0, seconds = 0, each[most_threads];
    for (int t = 0; t < crew.threads; t++) {
        const struct worker *w = &crew.workers[t];
        each[t] = (double)w->done / w->seconds;
        done += (double)w->done;
        if (w->seconds > seconds) seconds = w->seconds;
    }
    *middle = bench_median(each, crew.threads);
    return done / seconds;
}

BENCH_CODE const char *threads_name(int n)
{
    static char names[most_threads + 1][24];
    snprintf(names[n], sizeof *names, "%d thread%s", n, n > 1 ? "s" : "");
    return names[n];
}

/* ---- Windows of puts, and what they leave ---- */

BENCH_CODE void put_window(struct worker *w)
{
    w->begun++;
    for (int k = 0; k < window; k++) shmem_ctx_long_p(w->ctx, &w->words[k], value_of(w->begun, k), bench.target);
    shmem_ctx_quiet(w->ctx);
}

/* The last window of each thread is in PE 1's table. */
BENCH_CODE void puts_check(void)
{
    static long *last; /* symmetric: each thread's window */
    if (!last) last = bench_symmetric(most_threads * sizeof *last);
    for (int t = 0; !bench.pe && t < job.threads; t++) shmem_long_p(&last[t], crew.workers[t].begun, bench.target);
    shmem_barrier_all();
    for (int t = 0; bench.pe == bench.target && t < job.threads; t++)
        for (int k = 0; last[t] && k < window; k++)
            if (job.table[t * window + k] != value_of(last[t], k))
                bench_fail("thread %d: word %d is %ld, not %ld", t, k, job.table[t * window + k], value_of(last[t], k));
    shmem_barrier_all();
}

#endif
