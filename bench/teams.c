/* teams [split] [context]: how long it takes to make a team or a context and to give it back, and whether
 * memory stays behind.
 *
 *   --cell-ms=N  time per operation; --rounds=N  but at most so many rounds
 *
 * The time of a round is that of a loop of rounds, on the PE that took longest. Growth is the difference of
 * the process's resident memory, shared memory included, between the end of a warm-up and the end of the
 * loop, on the PE on which it is largest.
 *
 * Verified, before and after: a team numbers its members as it should and meets; a context carries a put. */
#include "bench.h"

#include <fcntl.h>

#if SHMEM_MAJOR_VERSION > 1 || SHMEM_MINOR_VERSION >= 5
#define HAVE_TEAMS 1
#endif

static long *box; /* a word that the left neighbour writes */

/* ---- Rounds ---- */

#ifdef HAVE_TEAMS
static shmem_team_t split(int start, int stride)
{
    shmem_team_t team = SHMEM_TEAM_INVALID;
    int size = (bench.npes - start + stride - 1) / stride;
    if (shmem_team_split_strided(SHMEM_TEAM_WORLD, start, stride, size, NULL, 0, &team))
        bench_fail("shmem_team_split_strided refused");
    return team;
}

static void split_verify(int start, int stride)
{
    bool member = bench.pe >= start && (bench.pe - start) % stride == 0;
    shmem_team_t team = split(start, stride);
    int expected = member ? (bench.pe - start) / stride : -1, rank = shmem_team_my_pe(team);
    if (rank != expected) bench_fail("team of every %d. PE: number %d, not %d", stride, rank, expected);
    if (member && shmem_team_translate_pe(team, rank, SHMEM_TEAM_WORLD) != bench.pe)
        bench_fail("team of every %d. PE: number %d is not this PE", stride, rank);
    if (member && shmem_team_sync(team)) bench_fail("shmem_team_sync refused");
    shmem_team_destroy(team);
    shmem_barrier_all();
}

static void all_check(void) { split_verify(0, 1); }
static void all_round(void) { shmem_team_destroy(split(0, 1)); }
static void half_check(void) { split_verify(0, 2); }
static void half_round(void) { shmem_team_destroy(split(0, 2)); }
#endif

/* A number goes to the right neighbour through the context. */
static void context_verify(shmem_ctx_t ctx)
{
    static long number;
    int right = (bench.pe + 1) % bench.npes;
    shmem_barrier_all();
    shmem_ctx_long_p(ctx, box, ++number, right);
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    if (*(volatile long *)box != number) bench_fail("a context brought %ld, not %ld", *box, number);
}

static shmem_ctx_t context(long options)
{
    shmem_ctx_t ctx;
    if (shmem_ctx_create(options, &ctx)) bench_fail("shmem_ctx_create refused");
    return ctx;
}
static void context_check(void)
{
    shmem_ctx_t ctx = context(0);
    context_verify(ctx);
    shmem_ctx_destroy(ctx);
}
static void context_round(void) { shmem_ctx_destroy(context(0)); }
static void private_check(void)
{
    shmem_ctx_t ctx = context(SHMEM_CTX_PRIVATE | SHMEM_CTX_SERIALIZED);
    context_verify(ctx);
    shmem_ctx_destroy(ctx);
}
static void private_round(void) { shmem_ctx_destroy(context(SHMEM_CTX_PRIVATE | SHMEM_CTX_SERIALIZED)); }

#ifdef HAVE_TEAMS
static shmem_ctx_t team_context(void)
{
    shmem_ctx_t ctx;
    if (shmem_team_create_ctx(SHMEM_TEAM_WORLD, 0, &ctx)) bench_fail("shmem_team_create_ctx refused");
    return ctx;
}
static void team_context_check(void)
{
    shmem_ctx_t ctx = team_context();
    context_verify(ctx);
    shmem_ctx_destroy(ctx);
}
static void team_context_round(void) { shmem_ctx_destroy(team_context()); }
#else
#define all_check          NULL
#define all_round          NULL
#define half_check         NULL
#define half_round         NULL
#define team_context_check NULL
#define team_context_round NULL
#endif

static const struct op {
    const char *word, *name;
    void (*check)(void), (*round)(void);
} ops[] = {
    {"split", "split_strided of all PEs, destroy", all_check, all_round},
    {"split", "split_strided of every second PE, destroy", half_check, half_round},
    {"context", "ctx_create, ctx_destroy", context_check, context_round},
    {"context", "ctx_create private, ctx_destroy", private_check, private_round},
    {"context", "team_create_ctx, ctx_destroy", team_context_check, team_context_round},
};

/* ---- Measurement ---- */

/* Resident memory of this process in KiB; 0 if the system does not say. */
static double resident(void)
{
    char text[128] = "";
    long total = 0, pages = 0;
    int fd = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    if (fd < 0) return 0;
    ssize_t n = read(fd, text, sizeof text - 1);
    close(fd);
    if (n <= 0 || sscanf(text, "%ld %ld", &total, &pages) != 2) return 0;
    return (double)pages * (double)sysconf(_SC_PAGESIZE) / 1024;
}

/* Seconds per round, on the slowest PE. */
static double rounds_time(const struct op *op, long count)
{
    shmem_barrier_all();
    double begin = bench_now();
    for (long k = 0; k < count; k++) op->round();
    return bench_worst((bench_now() - begin) / (double)count);
}

static void growth_print(const struct op *op, double kib, long rounds)
{
    if (bench.pe) return;
    printf("{\"name\": \"growth\", \"op\": \"%s\", \"size\": 0, \"variant\": \"\", \"versus\": \"\", \"unit\": "
           "\"KiB\", \"pes\": %d, \"value\": %.6g, \"rounds\": %ld, \"repetitions\": [%.6g]}\n",
           op->name, bench.npes, kib, rounds, kib);
    fflush(stdout);
}

static void measure(const struct op *op, double seconds, long most)
{
    enum { slices = 20 };
    double too_much = (1 << 20) / bench.npes; /* KiB: where a library leaks that fast, the rest is known */
    struct bench_series series = {.name = "rounds", .op = op->name, .variant = "", .unit = "us"};
    op->check();
    double each = rounds_time(op, 1);
    bool slow = each > seconds / 10;
    if (!slow) each = rounds_time(op, each > 1e-4 ? 5 : 200);
    long done = 0, count = (long)(seconds / slices / each) + 1;
    if (count > most / slices) count = most / slices > 0 ? most / slices : 1;
    for (int k = 0; k < 2 && !slow; k++) rounds_time(op, count);
    double before = resident(), growth = 0;
    double end = bench_worst(bench_now() + 2 * seconds); /* the same for all: they must stop together */
    for (int k = 0; k < slices && growth < too_much && bench_worst(bench_now()) < end; k++, done += count) {
        bench_add(&series, 1e6 * rounds_time(op, count));
        growth = bench_worst(resident() - before);
    }
    op->check();
    bench_print(&series);
    growth_print(op, growth, done);
}

int main(int argc, char **argv)
{
    shmem_init();
    bench_begin("teams", argc, argv);
    double seconds = 1e-3 * (double)bench_option("--cell-ms", bench.quick ? 200 : 2000);
    long most = bench_option("--rounds", 100000);
    box = bench_symmetric(sizeof *box);
    for (size_t k = 0; k < sizeof ops / sizeof *ops; k++) {
        if (!bench_wants(ops[k].word)) continue;
        if (!bench.pe) printf("{\"begin\": \"%s\"}\n", ops[k].word);
        fflush(stdout);
        if (ops[k].round) measure(&ops[k], seconds, most);
        else bench_skip("rounds", ops[k].name, "the library has no teams");
    }
    shmem_finalize();
    return 0;
}
