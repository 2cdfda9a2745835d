/* three_mappings: an all-to-all by many threads, with three assignments of network resources to threads.
 *
 * Every PE has a block of bytes for every PE. Each of its threads moves a slice of each block, and waits for its own
 * slices only. The assignments are those of Cray's evaluation of 2016, which used this all-to-all:
 *
 *     TS      every thread registers, and calls functions without a context
 *     CTX1    one domain for one thread at a time, with a context for each thread
 *     CTX2    two domains: half of the threads have contexts of a domain for one thread at a time, the other half of a
 *             domain for any number of threads, whose resources are locked
 *
 *     oshcc -O2 -pthread three_mappings.c -o three_mappings && oshrun -n 2 ./three_mappings
 *
 * Read take() and give_back() first: the assignments differ in nothing else. move_slices() is common to all.
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <getopt.h>
#include <pthread.h>
#include <shmemx.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum mapping { TS, CTX1, CTX2, MAPPINGS };
static const char *const mapping_name[] = {"TS", "CTX1", "CTX2"};

static struct {
    int threads, rounds;
    size_t block; /* bytes from each PE to each PE */
} option = {.threads = 4, .rounds = 100, .block = 16 << 10};

static int me, pes;
static unsigned char *source, *dest; /* symmetric: a block for each PE, and from each PE */
static int64_t wrong;                /* symmetric: PE 0's one adds up those of all PEs */

/* What one thread works with. */
struct worker {
    pthread_t thread;
    enum mapping mapping;
    int number;
    shmem_ctx_t ctx; /* SHMEM_CTX_DEFAULT: none */
    shmemx_ctx_info_t info;
};
static pthread_barrier_t together;

/* ---- the mappings ------------------------------------------------------------------------------------- */

static shmemx_domain_t domains[2];

/* Domains and contexts, before the threads start: any thread may use them. */
static bool make_contexts(enum mapping mapping, struct worker *workers)
{
    static const int levels[] = {SHMEM_THREAD_SINGLE, SHMEM_THREAD_MULTIPLE};
    for (int d = 0; d < 2; d++)
        if (mapping != TS && shmemx_domain_create(levels[d], 1, &domains[d])) return false;
    for (int i = 0; i < option.threads; i++) {
        workers[i] = (struct worker){.mapping = mapping, .number = i, .ctx = SHMEM_CTX_DEFAULT};
        shmemx_domain_t domain = domains[mapping == CTX2 && i >= option.threads / 2];
        if (mapping != TS && shmemx_ctx_create(domain, &workers[i].ctx)) return false;
    }
    return true;
}

static void destroy_contexts(enum mapping mapping, struct worker *workers)
{
    for (int i = 0; mapping != TS && i < option.threads; i++) shmemx_ctx_destroy(workers[i].ctx);
    if (mapping != TS) shmemx_domain_destroy(2, domains);
}

/* In the thread: before its first operation, and after the last. */
static void take(struct worker *w)
{
    if (w->mapping == TS) shmemx_thread_register();
}

static void give_back(struct worker *w)
{
    shmemx_ctx_get_info(w->mapping == TS ? shmemx_thread_ctx() : w->ctx, &w->info);
    if (w->mapping == TS) shmemx_thread_unregister();
}

static void quiet(struct worker *w)
{
    if (w->mapping == TS) shmemx_thread_quiet();
    else shmem_ctx_quiet(w->ctx);
}

/* ---- the all-to-all ----------------------------------------------------------------------------------- */

static unsigned char value(int from, int to, int round, size_t i)
{
    return (unsigned char)((size_t)(from * 7 + to * 13 + round * 31) + i);
}

/* The bytes [begin, end) of every block are this thread's. */
static void move_slices(struct worker *w, int round)
{
    size_t begin = option.block * (size_t)w->number / (size_t)option.threads;
    size_t end = option.block * ((size_t)w->number + 1) / (size_t)option.threads;
    for (int k = 0; k < pes; k++) {
        int to = (me + k) % pes; /* not all to the same PE at a time */
        unsigned char *slice = source + (size_t)to * option.block + begin;
        for (size_t i = 0; i < end - begin; i++) slice[i] = value(me, to, round, begin + i);
        shmem_ctx_putmem_nbi(w->ctx, dest + (size_t)me * option.block + begin, slice, end - begin, to);
    }
    quiet(w);
}

static int64_t count_wrong(int round)
{
    int64_t count = 0;
    for (int from = 0; from < pes; from++)
        for (size_t i = 0; i < option.block; i++)
            count += dest[(size_t)from * option.block + i] != value(from, me, round, i);
    return count;
}

/* A round ends when all PEs' blocks are there: one thread of each PE says so, and looks. */
static void *work(void *argument)
{
    struct worker *w = argument;
    int64_t count = 0;
    take(w);
    for (int round = 0; round < option.rounds; round++) {
        move_slices(w, round);
        pthread_barrier_wait(&together);
        if (w->number == 0) {
            shmem_barrier_all();
            count += count_wrong(round);
            shmem_sync_all(); /* everybody has looked: the next round may begin */
        }
        pthread_barrier_wait(&together);
    }
    if (w->number == 0 && count) shmem_int64_atomic_add(&wrong, count, 0);
    give_back(w);
    return NULL;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* How many lanes the threads had, and how many of them one that others share or that is locked. */
static void print_line(enum mapping mapping, double seconds, const struct worker *workers)
{
    int lanes = 0, locked = 0;
    for (int i = 0; i < option.threads; i++) {
        bool is_new = workers[i].info.is_bound;
        for (int k = 0; k < i; k++) is_new &= workers[k].info.lane != workers[i].info.lane;
        lanes += is_new;
        locked += workers[i].info.is_locked;
    }
    double megabytes = (double)option.rounds * (double)option.block * pes * pes / 1e6;
    printf("%-7s  %8.3f  %10.1f  %5d  %14d\n", mapping_name[mapping], seconds, megabytes / seconds, lanes, locked);
    fflush(stdout);
}

static bool run_mapping(enum mapping mapping)
{
    struct worker *workers = calloc((size_t)option.threads, sizeof *workers);
    bool good = workers && make_contexts(mapping, workers);
    shmem_barrier_all();
    double start = now();
    for (int i = 0; good && i < option.threads; i++)
        if (pthread_create(&workers[i].thread, NULL, work, &workers[i])) abort();
    for (int i = 0; good && i < option.threads; i++) pthread_join(workers[i].thread, NULL);
    shmem_barrier_all();
    if (good && me == 0) print_line(mapping, now() - start, workers);
    if (good) destroy_contexts(mapping, workers);
    if (!good) fprintf(stderr, "three_mappings: %s: no resources\n", mapping_name[mapping]);
    free(workers);
    return good;
}

static int run(void)
{
    bool good = true;
    source = shmem_malloc(option.block * (size_t)pes);
    dest = shmem_calloc(option.block, (size_t)pes);
    if (!source || !dest) return 1;
    pthread_barrier_init(&together, NULL, (unsigned)option.threads);
    shmemx_domain_config(&(shmemx_domain_config_t){.threads = option.threads});
    if (me == 0) {
        printf("all-to-all of %d PEs, blocks of %zu bytes, %d threads on each, %d rounds\n\n", pes, option.block,
               option.threads, option.rounds);
        printf("%-7s  %8s  %10s  %5s  %14s\n", "mapping", "seconds", "MB/s", "lanes", "locked threads");
    }
    for (int mapping = 0; good && mapping < MAPPINGS; mapping++) good = run_mapping((enum mapping)mapping);
    int64_t all_wrong = shmem_int64_g(&wrong, 0);
    if (me == 0) printf("\n%lld wrong bytes\n", (long long)all_wrong);
    pthread_barrier_destroy(&together);
    shmem_free(dest);
    shmem_free(source);
    return !good || all_wrong;
}

/* ---- the command line --------------------------------------------------------------------------------- */

static void print_usage(FILE *to)
{
    fprintf(to,
            "usage: oshrun -n PES three_mappings [options]\n"
            "\n"
            "An all-to-all by several threads on each PE: registered threads (TS), contexts of one domain (CTX1), of "
            "two (CTX2).\n"
            "Every byte is verified.\n"
            "\n"
            "  --threads N    threads on each PE (default %d)\n"
            "  --block BYTES  from each PE to each PE (default %zu)\n"
            "  --rounds N     how often (default %d)\n"
            "  --help         this text\n",
            option.threads, option.block, option.rounds);
}

static bool parse_option(int letter, const char *text)
{
    char *end;
    long number = strtol(text, &end, 10);
    if (end == text || *end || number < 1 || number > 1 << 24) return false;
    if (letter == 't') option.threads = (int)number;
    if (letter == 'b') option.block = (size_t)number;
    if (letter == 'r') option.rounds = (int)number;
    return letter == 't' ? number <= 1024 : letter == 'b' || letter == 'r';
}

/* Returns -1 to continue, or the exit status. */
static int parse_command_line(int argc, char **argv)
{
    static const struct option names[] = {{"threads", required_argument, NULL, 't'},
                                          {"block", required_argument, NULL, 'b'},
                                          {"rounds", required_argument, NULL, 'r'},
                                          {"help", no_argument, NULL, 'h'},
                                          {NULL, 0, NULL, 0}};
    int letter;
    bool good = true, help = false;
    opterr = 0; /* every PE reads the options, but one complaint is enough */
    while (good && !help && (letter = getopt_long(argc, argv, "", names, NULL)) != -1) {
        help = letter == 'h';
        good = help || (letter != '?' && parse_option(letter, optarg));
    }
    if (me == 0 && help) print_usage(stdout);
    if (help) return 0;
    if (good && optind == argc) return -1;
    if (me == 0) fprintf(stderr, "three_mappings: wrong option or value: %s\n\n", argv[good ? optind : optind - 1]);
    if (me == 0) print_usage(stderr);
    return 2;
}

int main(int argc, char **argv)
{
    if (shmemx_init_thread(SHMEM_THREAD_MULTIPLE) < SHMEM_THREAD_MULTIPLE) return 1;
    me = shmem_my_pe();
    pes = shmem_n_pes();
    int status = parse_command_line(argc, argv);
    if (status < 0) status = run();
    shmem_finalize();
    return status;
}
