/* collectives [barrier_all] [sync_all] [broadcast] [fcollect] [collect] [alltoall] [sum_long] [sum_double]
 * [inscan]: how long a collective over all PEs takes, by size, in each form that the library has: with active
 * sets (OpenSHMEM 1.4 and before), with teams (1.5 and later). A size is what one PE contributes to one other
 * PE, in bytes.
 *
 *   --cell-ms=N     time per operation, form and size, split over the repetitions
 *   --memory-mib=N  for the buffers of all PEs together; larger sizes are not measured
 *   --seconds=N     for everything; each operation gets its share of what is left
 *   --factor=N      from one size to the next; --largest=N is the last one
 *   --no-baseline   leave that out; --team-only: active sets too
 *
 * The time of a call is that of a loop, divided by its calls, on the PE that took longest. Operations that
 * end with everybody's data on everybody follow each other at once. A broadcast is followed by a sync_all,
 * because a root may run ahead of the others otherwise and must not reuse a pSync that they are still in:
 * printed are the loop with these ("broadcast and sync") and the calls alone ("broadcast").
 *
 * Baseline of broadcast and fcollect: as many PEs as the operation keeps busy copy the same bytes between the
 * same buffers at the same time, with memcpy, and meet in a sync_all.
 *
 * Verified: every word of every result, and the words behind it, of one call of each form and size with
 * numbers that were not there before, and once more what the timed calls left. */
#include "bench.h"

#if SHMEM_MAJOR_VERSION > 1 || SHMEM_MINOR_VERSION >= 5
#define HAVE_TEAMS 1
#endif
#if SHMEM_MAJOR_VERSION > 1 || SHMEM_MINOR_VERSION >= 6
#define HAVE_SCANS 1
#endif

enum {
    word = sizeof(long),
    guard = 8,       /* words behind a result that must stay as they are */
    sync_words = 64, /* of a pSync, if the library does not want more */
    copy_from = 32 << 10,
    max_forms = 4,
    max_rounds = 5,
};

static struct {
    int n, me;
    long *source, *dest, *work;
    long *sync[2];           /* taken in turns, so that one is free when the other is still being left */
    size_t room;             /* bytes of source and dest each */
    size_t nelems;           /* of this size */
    size_t mine;             /* elements that this PE contributes to a collect */
    bool uneven;             /* odd PEs contribute one element less to a collect */
    char **sources, **dests; /* everybody's, mapped here; NULL if they are not */
    long seed;               /* of the numbers of this call */
    bool active, baseline;   /* what to measure */
    double cell, until;      /* seconds per operation, form and size; when to stop */
} job;

/* ---- The operations ---- */

#define ALL_PES 0, 0, job.n

static void all_barrier(int turn)
{
    (void)turn;
    shmem_barrier_all();
}
static void all_sync(int turn)
{
    (void)turn;
    shmem_sync_all();
}
static void active_broadcast(int turn)
{
    shmem_broadcast64(job.dest, job.source, job.nelems, 0, ALL_PES, job.sync[turn]);
}
static void active_fcollect(int turn) { shmem_fcollect64(job.dest, job.source, job.nelems, ALL_PES, job.sync[turn]); }
static void active_collect(int turn) { shmem_collect64(job.dest, job.source, job.mine, ALL_PES, job.sync[turn]); }
static void active_alltoall(int turn) { shmem_alltoall64(job.dest, job.source, job.nelems, ALL_PES, job.sync[turn]); }
static void active_sum_long(int turn)
{
    shmem_long_sum_to_all(job.dest, job.source, (int)job.nelems, ALL_PES, job.work, job.sync[turn]);
}
static void active_sum_double(int turn)
{
    shmem_double_sum_to_all((double *)job.dest, (double *)job.source, (int)job.nelems, ALL_PES, (double *)job.work,
                            job.sync[turn]);
}

#ifdef HAVE_TEAMS
static void must(int status)
{
    if (status) bench_fail("a collective on the world team returned %d", status);
}

static void team_sync(int turn)
{
    (void)turn;
    must(shmem_team_sync(SHMEM_TEAM_WORLD));
}
static void team_broadcast(int turn)
{
    (void)turn;
    must(shmem_long_broadcast(SHMEM_TEAM_WORLD, job.dest, job.source, job.nelems, 0));
}
static void team_fcollect(int turn)
{
    (void)turn;
    must(shmem_long_fcollect(SHMEM_TEAM_WORLD, job.dest, job.source, job.nelems));
}
static void team_collect(int turn)
{
    (void)turn;
    must(shmem_long_collect(SHMEM_TEAM_WORLD, job.dest, job.source, job.mine));
}
static void team_alltoall(int turn)
{
    (void)turn;
    must(shmem_long_alltoall(SHMEM_TEAM_WORLD, job.dest, job.source, job.nelems));
}
static void team_sum_long(int turn)
{
    (void)turn;
    must(shmem_long_sum_reduce(SHMEM_TEAM_WORLD, job.dest, job.source, job.nelems));
}
static void team_sum_double(int turn)
{
    (void)turn;
    must(shmem_double_sum_reduce(SHMEM_TEAM_WORLD, (double *)job.dest, (double *)job.source, job.nelems));
}
#else
#define team_sync       NULL
#define team_broadcast  NULL
#define team_fcollect   NULL
#define team_collect    NULL
#define team_alltoall   NULL
#define team_sum_long   NULL
#define team_sum_double NULL
#endif

#ifdef HAVE_SCANS
static void team_inscan(int turn)
{
    (void)turn;
    must(shmem_long_sum_inscan(SHMEM_TEAM_WORLD, job.dest, job.source, job.nelems));
}
#else
#define team_inscan NULL
#endif

static void copy_broadcast(int turn)
{
    (void)turn;
    if (job.me) memcpy(job.dest, job.sources[0], job.nelems * word);
}
/* With a team, the root too gets a copy. */
static void copy_broadcast_to_all(int turn)
{
    (void)turn;
    memcpy(job.dest, job.sources[0], job.nelems * word);
}
static void copy_fcollect(int turn)
{
    (void)turn;
    size_t nbytes = job.nelems * word;
    for (int k = 0; k < job.n; k++)
        memcpy(job.dests[(job.me + k) % job.n] + (size_t)job.me * nbytes, job.source, nbytes);
}

/* What the result is made of. */
enum data { NOTHING, FIRST, BLOCKS, UNEVEN_BLOCKS, EXCHANGED, SUM, PREFIX };

struct op {
    const char *name, *form;
    void (*call)(int turn);
    enum data data;
    bool real;   /* doubles, not longs */
    bool synced; /* the loop calls sync_all after each call */
};

/* Forms of one operation stand together. */
static const struct op ops[] = {
    {"barrier_all", "all", all_barrier, NOTHING, false, false},
    {"sync_all", "all", all_sync, NOTHING, false, false},
    {"sync_all", "team", team_sync, NOTHING, false, false},
    {"broadcast", "active", active_broadcast, FIRST, false, true},
    {"broadcast", "team", team_broadcast, FIRST, false, true},
    {"broadcast", "memcpy", copy_broadcast, FIRST, false, true},
    {"broadcast", "memcpy to all", copy_broadcast_to_all, FIRST, false, true},
    {"sum_long", "active", active_sum_long, SUM, false, false},
    {"sum_long", "team", team_sum_long, SUM, false, false},
    {"sum_double", "active", active_sum_double, SUM, true, false},
    {"sum_double", "team", team_sum_double, SUM, true, false},
    {"inscan", "team", team_inscan, PREFIX, false, false},
    {"fcollect", "active", active_fcollect, BLOCKS, false, false},
    {"fcollect", "team", team_fcollect, BLOCKS, false, false},
    {"fcollect", "memcpy", copy_fcollect, BLOCKS, false, true},
    {"collect", "active", active_collect, UNEVEN_BLOCKS, false, false},
    {"collect", "team", team_collect, UNEVEN_BLOCKS, false, false},
    {"alltoall", "active", active_alltoall, EXCHANGED, false, false},
    {"alltoall", "team", team_alltoall, EXCHANGED, false, false},
};
enum { n_ops = sizeof ops / sizeof *ops };

static bool is_baseline(const struct op *op) { return !strncmp(op->form, "memcpy", 6); }
static bool has_blocks(const struct op *op) { return op->data >= BLOCKS && op->data <= EXCHANGED; }

/* Does this library, with these options, run this form at this size? */
static bool applies(const struct op *op, size_t size)
{
    if (!op->call) return false;
    if (is_baseline(op)) return job.baseline && job.dests && size >= copy_from;
    return job.active || strcmp(op->form, "active") != 0;
}

/* ---- Verification ---- */

/* A part of a result: `n` words from `at`, of which word i is factor * number(first + i). */
struct part {
    size_t at, n, first;
    long factor;
};

static size_t contribution(int pe) { return job.nelems - (job.uneven && pe % 2 ? 1 : 0); }

static struct part part_of(const struct op *op, int block)
{
    long n = job.n, me = job.me;
    struct part part = {.n = job.nelems, .at = (size_t)block * job.nelems, .factor = block + 1};
    if (op->data == SUM) part.factor = n * (n + 1) / 2;
    if (op->data == PREFIX) part.factor = (me + 1) * (me + 2) / 2;
    if (op->data == EXCHANGED) part.first = (size_t)me * job.nelems;
    if (op->data != UNEVEN_BLOCKS) return part;
    part.n = contribution(block);
    part.at = 0;
    for (int pe = 0; pe < block; pe++) part.at += contribution(pe);
    return part;
}

enum { period = 1021 }; /* a prime: blocks that are in the wrong place differ */

static void fill(const struct op *op, size_t n)
{
    double *reals = (double *)job.source;
    long factor = job.me + 1, k = 0;
    for (size_t i = 0; i < n; i++) {
        long value = factor * (job.seed + k);
        if (op->real) reals[i] = (double)value;
        else job.source[i] = value;
        if (++k == period) k = 0;
    }
}

static void compare(const struct op *op, struct part part)
{
    const double *reals = (const double *)job.dest + part.at;
    const long *longs = job.dest + part.at;
    long k = (long)(part.first % period);
    for (size_t i = 0; i < part.n; i++) {
        long value = part.factor * (job.seed + k);
        if (op->real ? reals[i] != (double)value : longs[i] != value)
            bench_fail("%s, %s, %zu bytes: word %zu is %g, not %ld", op->name, op->form, job.nelems * word, part.at + i,
                       op->real ? reals[i] : (double)longs[i], value);
        if (++k == period) k = 0;
    }
}

static size_t result_words(const struct op *op)
{
    struct part last = part_of(op, has_blocks(op) ? job.n - 1 : 0);
    return last.at + last.n;
}

/* The root of a broadcast over an active set keeps its dest. */
static bool keeps_dest(const struct op *op) { return op->call == active_broadcast || op->call == copy_broadcast; }

static void compare_all(const struct op *op)
{
    if (!job.me && keeps_dest(op)) return;
    for (int block = 0; block < (has_blocks(op) ? job.n : 1); block++) compare(op, part_of(op, block));
}

static void compare_guard(const struct op *op)
{
    const signed char *behind = (const signed char *)(job.dest + result_words(op)); /* plain char is unsigned on ARM */
    for (size_t i = 0; i < (size_t)guard * word; i++)
        if (behind[i] != -1) bench_fail("%s, %s: wrote behind its result", op->name, op->form);
}

/* One call, with numbers of its own. The next barrier is the one of whoever comes next. */
static void verify(const struct op *op, size_t size, bool uneven)
{
    job.seed += 7;
    job.nelems = size / word;
    job.uneven = uneven && op->data == UNEVEN_BLOCKS && job.nelems > 1;
    job.mine = contribution(job.me);
    if (op->data == NOTHING) return;
    fill(op, job.nelems * (op->data == EXCHANGED ? (size_t)job.n : 1));
    memset(job.dest, -1, (result_words(op) + guard) * word);
    shmem_barrier_all();
    op->call(0);
    if (op->synced) shmem_barrier_all();
    compare_all(op);
    compare_guard(op);
    shmem_barrier_all();
}

/* That nobody leaves before all have come, which only barriers promise. */
static void verify_meeting(const struct op *op)
{
    static long *told, round;
    if (op->data != NOTHING) return;
    if (!told) told = bench_symmetric(sizeof *told);
    for (int k = 0; k < 3; k++) {
        shmem_long_p(told, ++round, (job.me + 1) % job.n);
        if (op->call != all_barrier) shmem_quiet();
        op->call(0);
        if (*(volatile long *)told < round) bench_fail("left %s before its neighbour came", op->name);
        shmem_barrier_all();
    }
}

/* ---- Measurement ---- */

/* What a form of an operation took at one size. */
struct timing {
    double each; /* of a call, as far as known */
    long count;  /* calls in a repetition */
    int rounds;
    struct bench_series loop, alone;
};

/* Seconds per call of the loop, on the slowest PE; in `alone`, of the calls without what follows them. */
static double loop(const struct op *op, long count, double *alone)
{
    double calls = 0;
    shmem_barrier_all();
    double begin = bench_now();
    for (long k = 0; k < count && !op->synced; k++) op->call(k & 1);
    for (long k = 0; k < count && op->synced; k++) {
        double before = bench_now();
        op->call(k & 1);
        calls += bench_now() - before;
        shmem_sync_all();
    }
    double all = bench_now() - begin;
    if (op->data == FIRST) *alone = bench_worst(calls / (double)count);
    return bench_worst(all / (double)count);
}

/* Finds out how many calls a repetition should have. What was interrupted once need not be slow. */
static void calibrate(const struct op *op, struct timing *t)
{
    double alone, slice = job.cell / max_rounds;
    t->count = 1;
    t->each = loop(op, 1, &alone);
    while (t->each * (double)t->count < slice / 16 && t->count < 1 << 20) {
        t->count *= 8;
        t->each = loop(op, t->count, &alone);
    }
    double again = loop(op, t->count, &alone);
    if (again < t->each) t->each = again;
    t->count = t->each < slice ? (long)(slice / t->each) : 1;
    t->rounds = t->each < slice ? max_rounds : (int)(job.cell / t->each);
    if (t->rounds < 1) t->rounds = 1;
}

static void series_begin(struct timing *t, const struct op *op, size_t size)
{
    t->loop =
        (struct bench_series){.name = "collective", .op = op->name, .variant = op->form, .size = size, .unit = "us"};
    t->alone = t->loop;
    if (op->data == FIRST) t->loop.op = "broadcast and sync";
}

static void time_in_turns(const struct op *forms, int n, size_t size, struct timing *timings)
{
    double alone = 0;
    for (int round = 0; round < max_rounds; round++)
        for (int k = 0; k < n; k++) {
            struct timing *t = &timings[k];
            if (!applies(&forms[k], size) || round >= t->rounds) continue;
            bench_add(&t->loop, 1e6 * loop(&forms[k], t->count, &alone));
            if (forms[k].data == FIRST && !is_baseline(&forms[k])) bench_add(&t->alone, 1e6 * alone);
        }
}

/* All forms of an operation at one size. Returns the time of the slowest. */
static double measure(const struct op *forms, int n, size_t size)
{
    static struct timing timings[max_forms];
    const struct op *last = NULL;
    memset(timings, 0, sizeof timings);
    double slowest = 0;
    for (int k = 0; k < n; k++) {
        if (!applies(&forms[k], size)) continue;
        if (forms[k].data == UNEVEN_BLOCKS) verify(&forms[k], size, true);
        verify_meeting(&forms[k]);
        verify(&forms[k], size, false);
        series_begin(&timings[k], &forms[k], size);
        calibrate(&forms[k], &timings[k]);
        if (timings[k].each > slowest) slowest = timings[k].each;
        last = &forms[k];
    }
    if (!last) return 0;
    time_in_turns(forms, n, size, timings);
    if (last->data != NOTHING) compare_all(last);
    if (last->data != NOTHING) compare_guard(last);
    for (int k = 0; k < n; k++) {
        bench_print(&timings[k].loop);
        bench_print(&timings[k].alone);
    }
    return slowest;
}

/* ---- Which sizes ---- */

/* Why a size is not measured, or NULL. All PEs come to the same answer. */
static const char *reason_to_stop(const struct op *op, size_t size, double last)
{
    size_t words = (has_blocks(op) ? (size_t)job.n : 1) * size;
    if (words > job.room) return "more memory than the benchmark may take";
    if (last > 2.5 * job.cell) return "a call would take too long";
    return bench_worst(bench_now()) > job.until ? "the time was up" : NULL;
}

static void sizes(const struct op *forms, int n, size_t factor, size_t largest)
{
    double slowest = 0;
    for (size_t size = word; size <= largest;) {
        const char *why = reason_to_stop(forms, size, slowest);
        if (why) {
            char text[128];
            snprintf(text, sizeof text, "%d PEs, from %zu bytes on: %s", job.n, size, why);
            bench_skip("collective", forms->name, text);
            return;
        }
        slowest = measure(forms, n, size);
        if (!(slowest > 0)) {
            bench_skip("collective", forms->name, "the library has no such call");
            return;
        }
        if (size == largest) return;
        size = size * factor < largest ? size * factor : largest;
    }
}

/* ---- The program ---- */

static void map_buffers(void)
{
    bool missing = false;
    job.sources = bench_memory((size_t)job.n * sizeof *job.sources);
    job.dests = bench_memory((size_t)job.n * sizeof *job.dests);
    for (int pe = 0; pe < job.n; pe++) {
        job.sources[pe] = shmem_ptr(job.source, pe);
        job.dests[pe] = shmem_ptr(job.dest, pe);
        missing |= !job.sources[pe] || !job.dests[pe];
    }
    if (bench_worst(missing) > 0) job.dests = NULL;
}

static size_t larger(size_t a, size_t b) { return a > b ? a : b; }
static size_t smaller(size_t a, size_t b) { return a < b ? a : b; }

static void allocate(size_t largest)
{
    size_t memory = (size_t)bench_option("--memory-mib", 256) << 20;
    job.n = bench.npes;
    job.me = bench.pe;
    job.room = smaller(memory / 2 / (size_t)job.n, largest * (size_t)job.n) / word * word;
    job.source = bench_symmetric(job.room + guard * word);
    job.dest = bench_symmetric(job.room + guard * word);
    size_t reduced = smaller(job.room, largest) / word;
    job.work = bench_symmetric(larger(reduced / 2 + 1, SHMEM_REDUCE_MIN_WRKDATA_SIZE) * word);
    size_t n = larger(sync_words, larger(SHMEM_COLLECT_SYNC_SIZE, SHMEM_REDUCE_SYNC_SIZE));
    n = larger(n, larger(SHMEM_BCAST_SYNC_SIZE, SHMEM_ALLTOALL_SYNC_SIZE));
    for (int k = 0; k < 2; k++) {
        job.sync[k] = bench_symmetric(n * word);
        for (size_t i = 0; i < n; i++) job.sync[k][i] = SHMEM_SYNC_VALUE;
    }
    shmem_barrier_all();
    map_buffers();
}

static int forms_of(const struct op *first)
{
    int n = 1;
    while (first + n < ops + n_ops && !strcmp(first[n].name, first->name)) n++;
    return n;
}

static void run(size_t factor, size_t largest)
{
    int left = 0;
    double end = bench_now() + (double)bench_option("--seconds", 3600);
    for (const struct op *op = ops; op < ops + n_ops; op += forms_of(op)) left += bench_wants(op->name);
    for (const struct op *op = ops; op < ops + n_ops; op += forms_of(op)) {
        if (!bench_wants(op->name)) continue;
        if (!bench.pe) printf("{\"begin\": \"%s\"}\n", op->name);
        fflush(stdout);
        job.until = bench_worst(bench_now() + (end - bench_now()) / left--); /* all must stop together */
        if (op->data == NOTHING) measure(op, forms_of(op), 0);
        else sizes(op, forms_of(op), factor, largest);
    }
}

static bool has_argument(const char *argument)
{
    for (int i = 1; i < bench.argc; i++)
        if (!strcmp(bench.argv[i], argument)) return true;
    return false;
}

int main(int argc, char **argv)
{
    shmem_init();
    bench_begin("collectives", argc, argv);
    job.cell = 1e-3 * (double)bench_option("--cell-ms", bench.quick ? 100 : 500);
    job.active = !has_argument("--team-only");
    job.baseline = job.active && !has_argument("--no-baseline");
    long factor = bench_option("--factor", 8), largest = bench_option("--largest", 8 << 20);
    if (factor < 2) bench_fail("--factor=%ld is not at least 2", factor);
    if (largest < word || largest % word) bench_fail("--largest=%ld is not a multiple of 8", largest);
    allocate((size_t)largest);
    run((size_t)factor, (size_t)largest);
    shmem_finalize();
    return 0;
}
