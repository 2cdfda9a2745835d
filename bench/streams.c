/* streams [rate] [complete] [fadd] [handle] [bandwidth] [gups] [overlap] [skew]: many threads of PE 0 at once, in the
 * memory of PE 1.
 *
 *   --threads=N     at most so many (16)
 *   --rounds=N      repetitions
 *   --slice-ms=N    time of one repetition
 *   --warm=N        windows before it that are not counted: where a lane's rate is what is measured, its queue is full
 * then
 *
 * rate       8-byte puts in windows of 64 and a quiet after each, by number of threads: with a lane for each thread (a
 *            PRIVATE context), on one context that all share, on the default context, as registered threads; all
 *            together, and the median of the threads
 * complete   one thread, windows of 64: put and quiet, put_nbi and quiet, put_nbe and wait
 * fadd       blocking, and windows of 64 of fetch_add_nbi and quiet, of fadd_nbe and wait
 * handle     one thread: a context named in each call, and the registered thread's, which the library looks up
 * bandwidth  put_nbi by size and number of threads, each on a context of its own
 * gups       random adds in a table of 64 MiB, by number of threads
 * overlap    COMB's post-work-wait: how much of a transfer is hidden behind work that takes 1.01 times as long
 * skew       a thread that waits for small windows while others send without end: alone, among equals, with priority
 *
 * What needs an extension is compiled when shmemx.h says that it is there. Threads of one size take turns with those of
 * all others, repetition by repetition. PE 1 sleeps meanwhile: its core is needed. Verified: what lies in PE 1's memory
 * after each measurement, and what operations returned. */
#include "bench.h"
#include "walk.h"

#include <pthread.h>

#if defined(__has_include)
#if __has_include(<shmemx.h>)
#include <shmemx.h>
#endif
#endif

enum { window = 64, most_threads = 64, line_words = 8, transfer_room = 8 << 20 };

static struct {
    int threads, rounds;
    double slice;
    long warm;
    long *table, *flag; /* symmetric; flag: PE 0 has done */
} job;

/* ---- The target: sleeps while PE 0 is at work ---- */

static void target_sleep(void)
{
    if (bench.pe == bench.target)
        while (!shmem_long_test(job.flag, SHMEM_CMP_NE, 0)) usleep(2000);
    shmem_barrier_all();
    *job.flag = 0;
    shmem_barrier_all();
}

static void target_wake(void)
{
    shmem_long_p(job.flag, 1, bench.target);
    shmem_quiet();
}

/* ---- Threads ---- */

enum way { LANE, SHARED, DEFAULT, REGISTERED };
static const char *const way_name[] = {"a lane for each thread", "one shared context", "the default context",
                                       "registered threads"};
#ifdef SHMEMX_HAS_THREADS
enum { ways = 4 };
#else
enum { ways = 3 };
#endif

struct worker {
    int number;
    enum way way;
    shmem_ctx_t ctx;
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

static void worker_begin(struct worker *w)
{
    if (bench.cores > crew.threads) bench_pin(w->number);
    w->ctx = w->way == SHARED ? crew.shared : SHMEM_CTX_DEFAULT;
    if (w->way == LANE && shmem_ctx_create(SHMEM_CTX_PRIVATE, &w->ctx))
        bench_fail("no context for thread %d", w->number);
#ifdef SHMEMX_HAS_THREADS
    if (w->way == REGISTERED) shmemx_thread_register();
#endif
}

static void worker_end(struct worker *w)
{
    if (w->way == LANE) shmem_ctx_destroy(w->ctx);
#ifdef SHMEMX_HAS_THREADS
    if (w->way == REGISTERED) shmemx_thread_unregister();
#endif
}

static void *worker_run(void *argument)
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
static void crew_run(int n, enum way way, void (*one)(struct worker *w), size_t size, const char *source)
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
static double crew_rate(double *middle)
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

/* ---- Message rate ---- */

BENCH_INLINE long value_of(long begun, int k) { return begun * window + k; }

static void put_window(struct worker *w)
{
    w->begun++;
    for (int k = 0; k < window; k++) shmem_ctx_long_p(w->ctx, &w->words[k], value_of(w->begun, k), bench.target);
    shmem_ctx_quiet(w->ctx);
}

#ifdef SHMEMX_HAS_THREADS
static void registered_put_window(struct worker *w)
{
    w->begun++;
    for (int k = 0; k < window; k++) shmem_long_p(&w->words[k], value_of(w->begun, k), bench.target);
    shmemx_thread_quiet();
}
#endif

static void rate_once(int n, enum way way)
{
#ifdef SHMEMX_HAS_THREADS
    if (way == REGISTERED) {
        crew_run(n, way, registered_put_window, 0, NULL);
        return;
    }
#endif
    crew_run(n, way, put_window, 0, NULL);
}

/* The last window of each thread is in PE 1's table. */
static void rate_check(void)
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

static const char *threads_name(int n)
{
    static char names[most_threads + 1][16];
    snprintf(names[n], sizeof *names, "%d thread%s", n, n > 1 ? "s" : "");
    return names[n];
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
    if (!bench.pe) target_wake();
    target_sleep();
    rate_check();
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

/* ---- One thread: forms of completion ---- */

static struct {
    long value[window], fetched[window], sum; /* sum: of what fetch-adds returned */
    long done;                                /* windows; or fetch-adds */
#ifdef SHMEMX_HAS_REQUESTS
    shmemx_request_h request;
#endif
    shmem_ctx_t ctx;
} one;

static void next_values(void)
{
    one.done++;
    for (int k = 0; k < window; k++) one.value[k] = value_of(one.done, k);
}

static void put_and_quiet(void)
{
    next_values();
    for (int k = 0; k < window; k++) shmem_long_put(&job.table[k], &one.value[k], 1, bench.target);
    shmem_quiet();
}

static void put_nbi_and_quiet(void)
{
    next_values();
    for (int k = 0; k < window; k++) shmem_long_put_nbi(&job.table[k], &one.value[k], 1, bench.target);
    shmem_quiet();
}

#ifdef SHMEMX_HAS_REQUESTS
static void put_nbe_and_wait(void)
{
    next_values();
    for (int k = 0; k < window; k++) shmemx_long_put_nbe(&job.table[k], &one.value[k], 1, bench.target, &one.request);
    shmemx_request_wait(&one.request);
}
#endif

static void fetched(void)
{
    for (int k = 0; k < window; k++) one.sum += one.fetched[k];
    one.done += window;
}

static void fadd_blocking(void)
{
    for (int k = 0; k < window; k++) one.fetched[k] = shmem_long_atomic_fetch_add(job.table, 1, bench.target);
    fetched();
}

static void fadd_nbi_and_quiet(void)
{
    for (int k = 0; k < window; k++) shmem_long_atomic_fetch_add_nbi(&one.fetched[k], job.table, 1, bench.target);
    shmem_quiet();
    fetched();
}

#ifdef SHMEMX_HAS_REQUESTS
static void fadd_nbe_and_wait(void)
{
    for (int k = 0; k < window; k++) shmemx_long_fadd_nbe(&one.fetched[k], job.table, 1, bench.target, &one.request);
    shmemx_request_wait(&one.request);
    fetched();
}
#endif

static void by_context(void)
{
    next_values();
    for (int k = 0; k < window; k++) shmem_ctx_long_p(one.ctx, &job.table[k], one.value[k], bench.target);
    shmem_ctx_quiet(one.ctx);
}

#ifdef SHMEMX_HAS_THREADS
static void by_lookup(void)
{
    next_values();
    for (int k = 0; k < window; k++) shmem_long_p(&job.table[k], one.value[k], bench.target);
    shmemx_thread_quiet();
}
#endif

struct form {
    const char *op, *versus;
    void (*run)(void);
};

/* Forms of one thing in turns; a `run` is a window of operations. */
static void forms_run(const char *name, const struct form *forms, int n)
{
    static struct bench_series series[4];
    for (int f = 0; f < n; f++)
        series[f] = (struct bench_series){.name = name,
                                          .op = forms[f].op,
                                          .versus = forms[f].versus,
                                          .variant = "1 thread",
                                          .unit = "Mop/s",
                                          .size = 8};
    for (int round = 0; !bench.pe && round < 3 * job.rounds; round++)
        for (int f = 0; f < n; f++) {
            double begin = bench_now(), now = begin;
            long done = 0;
            for (; now - begin < job.slice / 3; now = bench_now(), done++) forms[f].run();
            bench_add(&series[f], 1e-6 * window * (double)done / (now - begin));
        }
    if (!bench.pe) target_wake();
    target_sleep();
    for (int f = 0; f < n; f++) bench_print(&series[f]);
}

static void check_last_window(const char *name)
{
    long done = bench_agree(one.done, 0);
    for (int k = 0; bench.pe == bench.target && k < window; k++)
        if (job.table[k] != value_of(done, k)) bench_fail("%s: word %d is %ld", name, k, job.table[k]);
    shmem_barrier_all();
}

static void complete(void)
{
    static const struct form forms[] = {
        {"put and quiet", "put_nbi and quiet", put_and_quiet},
        {"put_nbi and quiet", NULL, put_nbi_and_quiet},
#ifdef SHMEMX_HAS_REQUESTS
        {"put_nbe and wait", "put_nbi and quiet", put_nbe_and_wait},
#endif
    };
    forms_run("completion", forms, sizeof forms / sizeof *forms);
    check_last_window("completion");
#ifndef SHMEMX_HAS_REQUESTS
    bench_skip("completion", "put_nbe and wait", "no requests in shmemx.h");
#endif
}

/* Every fetch-add has seen another value. */
static void fetch_adds(void)
{
    static const struct form forms[] = {
        {"fetch_add", NULL, fadd_blocking},
        {"fetch_add_nbi and quiet", "fetch_add", fadd_nbi_and_quiet},
#ifdef SHMEMX_HAS_REQUESTS
        {"fadd_nbe and wait", "fetch_add", fadd_nbe_and_wait},
#endif
    };
    one.done = one.sum = 0;
    shmem_barrier_all();
    *job.table = 0;
    shmem_barrier_all();
    forms_run("fetch-add rate", forms, sizeof forms / sizeof *forms);
    if (one.sum != one.done * (one.done - 1) / 2) bench_fail("fetch-adds returned wrong values");
    long done = bench_agree(one.done, 0);
    if (bench.pe == bench.target && *job.table != done) bench_fail("the sum is %ld, not %ld", *job.table, done);
    shmem_barrier_all();
#ifndef SHMEMX_HAS_REQUESTS
    bench_skip("fetch-add rate", "fadd_nbe and wait", "no requests in shmemx.h");
#endif
}

/* Both on a lane that is this thread's alone. */
static void handle(void)
{
    static const struct form forms[] = {
        {"explicit context", NULL, by_context},
#ifdef SHMEMX_HAS_THREADS
        {"registered thread", "explicit context", by_lookup},
#endif
    };
#ifdef SHMEMX_HAS_THREADS
    shmemx_thread_register();
#endif
    if (shmem_ctx_create(SHMEM_CTX_PRIVATE, &one.ctx)) bench_fail("no context");
    one.done = 0;
    forms_run("handle", forms, sizeof forms / sizeof *forms);
    shmem_ctx_destroy(one.ctx);
    check_last_window("handle");
#ifdef SHMEMX_HAS_THREADS
    shmemx_thread_unregister();
#else
    bench_skip("handle", "registered thread", "no registered threads in shmemx.h");
#endif
}

/* ---- Bandwidth ---- */

static char *buffer; /* symmetric: transfer_room bytes, divided between the threads */

BENCH_INLINE char byte_at(size_t i) { return (char)(i * 7 + (i >> 12)); }

static void put_bytes(struct worker *w)
{
    enum { in_flight = 4 };
    size_t part = transfer_room / (size_t)crew.threads, first = part * (size_t)w->number;
    for (size_t k = 0; k < in_flight; k++) {
        size_t at = first + (part >= in_flight * w->size ? k * w->size : 0);
        shmem_ctx_putmem_nbi(w->ctx, buffer + at, w->source + at, w->size, bench.target);
    }
    shmem_ctx_quiet(w->ctx);
}

static void bandwidths(void)
{
    enum { sizes = 4, counts = 4 };
    static struct bench_series series[sizes][counts];
    static const size_t size_of[sizes] = {1 << 10, 16 << 10, 128 << 10, 1 << 20};
    char *source = bench_memory(transfer_room);
    for (size_t i = 0; i < transfer_room; i++) source[i] = byte_at(i);
    buffer = bench_symmetric(transfer_room);
    for (int round = 0; !bench.pe && round < job.rounds; round++)
        for (int s = 0; s < sizes; s++)
            for (int i = 0, n = 1; i < counts && n <= job.threads; i++, n *= 2) {
                double unused;
                crew_run(n, LANE, put_bytes, size_of[s], source);
                bench_add(&series[s][i], 1e-9 * 4 * (double)size_of[s] * crew_rate(&unused));
            }
    if (!bench.pe) target_wake();
    target_sleep();
    for (size_t i = 0; bench.pe == bench.target && i < transfer_room; i++)
        if (buffer[i] != 0 && buffer[i] != byte_at(i)) bench_fail("bandwidth: byte %zu is wrong", i);
    if (bench.pe == bench.target && buffer[1] != byte_at(1)) bench_fail("bandwidth: nothing came");
    shmem_barrier_all();
    for (int s = 0; s < sizes; s++)
        for (int i = 0, n = 1; i < counts && n <= job.threads; i++, n *= 2) {
            struct bench_series *b = &series[s][i];
            b->name = "stream bandwidth", b->op = "put_nbi", b->variant = threads_name(n), b->unit = "GB/s";
            b->size = size_of[s];
            bench_print(b);
        }
    shmem_free(buffer);
    free(source);
}

/* ---- Random access ---- */

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
    if (!bench.pe) target_wake();
    target_sleep();
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

/* ---- Overlap: COMB's post-work-wait ---- */

static double busy_sum;

/* Work that takes no memory and no call. */
static void work(long n)
{
    double x = 1;
    for (long i = 0; i < n; i++) x = x * 1.0000001 + 1e-9;
    busy_sum += x;
}

static double timed_work(long n)
{
    double begin = bench_now();
    work(n);
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
        work(n);
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
    for (int round = 0; !bench.pe && round < 10 * job.rounds; round++) {
        double alone = post_work_wait(&o, 0, times);
        long n = work_for(1.01 * alone);
        double worked = 0, total = post_work_wait(&o, n, times);
        for (int k = 0; k < times; k++) worked += timed_work(n) / times;
        double part = 100 * (1 - (total - worked) / alone);
        bench_add(&hidden, part < 0 ? 0 : part > 100 ? 100 : part);
        bench_add(&posting, 100 * o.posting / alone);
    }
    if (!bench.pe) target_wake();
    target_sleep();
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

/* ---- Skewed load ---- */

enum { block = 4 << 10 };

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
    if (!bench.pe) target_wake();
    target_sleep();
    rate_check();
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
    int provided;
    if (shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided)) provided = SHMEM_THREAD_SINGLE;
    bench_begin("streams", argc, argv);
    if (bench.npes != 2) bench_fail("wants 2 PEs, not %d", bench.npes);
    if (provided < SHMEM_THREAD_MULTIPLE) bench_fail("SHMEM_THREAD_MULTIPLE is not provided");
    job.threads = (int)bench_option("--threads", 16);
    job.rounds = (int)bench_option("--rounds", bench.quick ? 3 : 10);
    job.slice = 1e-3 * (double)bench_option("--slice-ms", bench.quick ? 50 : 200);
    job.warm = bench_option("--warm", 16);
    if (job.threads < 1 || job.threads > most_threads) bench_fail("--threads is not in [1, %d]", most_threads);
    job.flag = bench_symmetric(sizeof *job.flag);
    job.table = bench_symmetric(most_threads * window * sizeof *job.table);
    if (bench_wants("rate")) rates();
    if (bench_wants("complete")) complete();
    if (bench_wants("fadd")) fetch_adds();
    if (bench_wants("handle")) handle();
    if (bench_wants("bandwidth")) bandwidths();
    if (bench_wants("gups")) gups();
    if (bench_wants("overlap")) overlaps();
    if (bench_wants("skew")) skew();
    shmem_finalize();
    return 0;
}
