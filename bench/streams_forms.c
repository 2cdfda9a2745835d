/* streams_forms [complete] [fadd] [handle]: forms of one thing, by one thread, in turns.
 *
 * complete   windows of 64: put and quiet, put_nbi and quiet, put_nbe and wait
 * fadd       blocking, and windows of 64 of fetch_add_nbi and quiet, of fadd_nbe and wait
 * handle     a context named in each call, and the registered thread's, which the library looks up */
#include "streams.h"

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
    streams_measured();
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

int main(int argc, char **argv)
{
    streams_begin("streams_forms", argc, argv);
    if (bench_wants("complete")) complete();
    if (bench_wants("fadd")) fetch_adds();
    if (bench_wants("handle")) handle();
    shmem_finalize();
    return 0;
}
