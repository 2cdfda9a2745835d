/* threads [--threads=2]: 8-byte puts and atomic adds per second of PE 0 into PE 1, from one thread and from
 * several, each on a context of its own, to cache lines of its own; beside the bare calls on the same
 * addresses, which show what the cores that are free right now can give.
 *
 * PE 1 sleeps meanwhile, because a core in which it waited actively would be missing. One thread and several
 * take turns, repetition by repetition. Verified: every word at the end. */
#include "bench.h"

#include <pthread.h>

enum { max_threads = 64, lines = 512, line_words = 8, walk_operations = 200000 };

/* Words of a thread: one per cache line, then the same for the adds. */
enum { thread_words = 2 * lines * line_words };

typedef void walk_function(long *table, long *mapped, shmem_ctx_t ctx, long first);

static void walk_bare_store(long *table, long *mapped, shmem_ctx_t ctx, long first)
{
    (void)table;
    (void)ctx;
    for (long k = 0; k < walk_operations; k++) bare_store(&mapped[k % lines * line_words], first + k);
}

static void walk_put(long *table, long *mapped, shmem_ctx_t ctx, long first)
{
    (void)mapped;
    for (long k = 0; k < walk_operations; k++)
        shmem_ctx_long_p(ctx, &table[k % lines * line_words], first + k, bench.target);
    shmem_ctx_quiet(ctx);
}

static void walk_bare_add(long *table, long *mapped, shmem_ctx_t ctx, long first)
{
    (void)table;
    (void)ctx;
    (void)first;
    for (long k = 0; k < walk_operations; k++) bare_add(&mapped[(lines + k % lines) * line_words], 1);
}

static void walk_add(long *table, long *mapped, shmem_ctx_t ctx, long first)
{
    (void)mapped;
    (void)first;
    for (long k = 0; k < walk_operations; k++)
        shmem_ctx_long_atomic_add(ctx, &table[(lines + k % lines) * line_words], 1, bench.target);
    shmem_ctx_quiet(ctx);
}

static const struct op {
    const char *name, *op, *versus;
    walk_function *walk;
    bool bare;
} ops[] = {
    {"threaded put rate", "bare store", "bare store", walk_bare_store, true},
    {"threaded put rate", "ctx_long_p", "bare store", walk_put, false},
    {"threaded atomic rate", "bare locked add", "bare locked add", walk_bare_add, true},
    {"threaded atomic rate", "ctx_long_atomic_add", "bare locked add", walk_add, false},
};
enum { n_ops = sizeof ops / sizeof *ops };

/* ---- The threads: each goes through the same repetitions, in step ---- */

static struct {
    int threads, rounds, arrived, generation;
    bool mapped;
    long *table, *remote;
    double begin[max_threads], end[max_threads];
    int refused; /* contexts */
    struct bench_series series[2][n_ops];
} job;

/* All threads of the job; short waits spin, long ones give the core away. */
static void meet(void)
{
    int generation = __atomic_load_n(&job.generation, __ATOMIC_ACQUIRE);
    if (__atomic_add_fetch(&job.arrived, 1, __ATOMIC_ACQ_REL) == job.threads) {
        job.arrived = 0;
        __atomic_store_n(&job.generation, generation + 1, __ATOMIC_RELEASE);
        return;
    }
    for (int spins = 0; __atomic_load_n(&job.generation, __ATOMIC_ACQUIRE) == generation; spins++)
        if (spins > 2000) sched_yield();
}

/* From the start of the first of `n` threads to the end of the last. */
static double rate(int n)
{
    double begin = job.begin[0], end = job.end[0];
    for (int t = 1; t < n; t++) {
        if (job.begin[t] < begin) begin = job.begin[t];
        if (job.end[t] > end) end = job.end[t];
    }
    return (double)n * walk_operations / (end - begin) * 1e-6;
}

static void repetition(int me, shmem_ctx_t ctx, int round, const struct op *op, bool many)
{
    int n = many ? job.threads : 1;
    long *table = job.table + (ptrdiff_t)me * thread_words;
    long *mapped = job.remote ? job.remote + (ptrdiff_t)me * thread_words : NULL;
    meet();
    if (me < n) {
        job.begin[me] = bench_now();
        op->walk(table, mapped, ctx, (long)(round + 1) * walk_operations);
        job.end[me] = bench_now();
    }
    meet();
    if (!me && round >= 0) bench_add(&job.series[many][op - ops], rate(n));
}

static void repetitions(int me, shmem_ctx_t ctx, int from, int to)
{
    for (int round = from; round < to && !job.refused; round++)
        for (int k = 0; k < n_ops; k++)
            for (int many = 0; many < 2; many++)
                if (job.mapped || !ops[k].bare) repetition(me, ctx, round, &ops[k], many);
    meet();
}

/* Round -1 is not counted. The target waits actively for it: a first contact may need its help. */
static void *thread_main(void *argument)
{
    int me = (int)(intptr_t)argument;
    shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
    if (bench.pinned) bench_pin(me);
    if (shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx)) __atomic_add_fetch(&job.refused, 1, __ATOMIC_RELAXED);
    meet();
    repetitions(me, ctx, -1, 0);
    if (!me) shmem_barrier_all();
    repetitions(me, ctx, 0, job.rounds);
    if (!job.refused) shmem_ctx_destroy(ctx);
    return NULL;
}

static void threads_run(void)
{
    pthread_t threads[max_threads];
    for (int t = 1; t < job.threads; t++)
        if (pthread_create(&threads[t], NULL, thread_main, (void *)(intptr_t)t)) bench_fail("no thread %d", t);
    thread_main(NULL);
    for (int t = 1; t < job.threads; t++) pthread_join(threads[t], NULL);
}

/* ---- The target: sleeps, then looks ---- */

static void target_sleep(long *done)
{
    shmem_barrier_all();
    while (!shmem_long_test(done, SHMEM_CMP_NE, 0)) usleep(2000);
}

/* How often the walk of `walk_operations` over the lines comes to line `i`, and its last visit. */
static long visits(long i) { return (walk_operations - i + lines - 1) / lines; }
static long last_visit(long i) { return i + (visits(i) - 1) * lines; }

static void target_verify(void)
{
    for (int t = 0; t < job.threads; t++)
        for (long i = 0; i < lines; i++) {
            long turns = (long)(job.rounds + 1) * (t ? 1 : 2) * (job.mapped ? 2 : 1);
            long *words = job.table + (ptrdiff_t)t * thread_words;
            long put = words[i * line_words], sum = words[(lines + i) * line_words];
            long expected = (long)job.rounds * walk_operations + last_visit(i);
            if (put != expected) bench_fail("thread %d: word %ld is %ld, not %ld", t, i, put, expected);
            if (sum != turns * visits(i))
                bench_fail("thread %d: sum %ld is %ld, not %ld", t, i, sum, turns * visits(i));
        }
}

static void results_print(void)
{
    static char variant[2][32];
    for (int many = 0; many < 2; many++)
        for (int k = 0; k < n_ops; k++) {
            struct bench_series *s = &job.series[many][k];
            snprintf(variant[many], sizeof *variant, "%d thread%s", many ? job.threads : 1, many ? "s" : "");
            s->name = ops[k].name;
            s->op = ops[k].op;
            s->versus = job.mapped ? ops[k].versus : NULL;
            s->variant = variant[many];
            s->unit = "Mop/s";
            s->size = sizeof(long);
            bench_print(s);
        }
}

int main(int argc, char **argv)
{
    int provided;
    if (shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided)) provided = SHMEM_THREAD_SINGLE;
    bench_begin("threads", argc, argv);
    job.rounds = (int)bench_option("--rounds", bench.quick ? 10 : 40);
    job.threads = (int)bench_option("--threads", 2);
    if (job.threads < 2 || job.threads > max_threads) bench_fail("--threads is not in [2, %d]", max_threads);
    if (bench.npes != 2) bench_fail("needs 2 PEs, not %d", bench.npes);
    long *done = bench_symmetric(sizeof *done);
    job.table = bench_symmetric((size_t)job.threads * thread_words * sizeof(long));
    job.remote = bench_mapped(job.table, &job.mapped);
    if (bench_agree(provided < SHMEM_THREAD_MULTIPLE, 0)) {
        bench_skip("threaded put rate", "ctx_long_p", "SHMEM_THREAD_MULTIPLE is not provided");
    } else {
        if (!bench.pe) threads_run();
        if (!bench.pe) shmem_long_p(done, 1, bench.target);
        if (bench.pe == bench.target) target_sleep(done);
        shmem_barrier_all();
        if (bench_agree(job.refused, 0)) bench_skip("threaded put rate", "ctx_long_p", "shmem_ctx_create refused");
        else if (bench.pe == bench.target) target_verify();
        shmem_barrier_all();
        results_print();
    }
    shmem_finalize();
    return 0;
}
