/* What histogram.c, index_gather.c, transpose.c, breadth_first.c and mandelbrot.c have in common: an array that is
 * spread over all PEs, random numbers of elements, options, and a table of how fast each way is. */
#ifndef SPREAD_H
#define SPREAD_H

#include <getopt.h>
#include <pthread.h>
#include <shmem.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SPREAD_ROUNDS = 100, SPREAD_WAYS = 8, SPREAD_THREADS = 256 }; /* at most */

static struct {
    const char *name, *what;
    long items;    /* numbers that each PE has */
    long elements; /* of the array on each PE */
    long buffer;   /* items of a buffer, where they are gathered by hand */
    long threads, rounds;
    const char *items_are, *elements_are, *buffer_has; /* for --help; NULL: the program has no such option */
    int me, pes;
} spread = {.items = 1 << 20,
            .elements = 1 << 16,
            .buffer = 1024,
            .threads = 2,
            .rounds = 3,
            .items_are = "numbers that each PE has",
            .elements_are = "elements of each PE",
            .buffer_has = "items in a buffer, where they are gathered by hand"};

struct spread_place {
    int pe;
    long index; /* of the element in that PE's part */
};

struct spread_way {
    const char *name;
    void (*run)(void);
};

/* A PE's k-th random number, the number of an element. */
static inline long spread_number_of(int pe, long k)
{
    uint64_t x = (uint64_t)k * (uint64_t)spread.pes + (uint64_t)pe + UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    x ^= x >> 31;
    return (long)((x >> 32) * (uint64_t)(spread.elements * spread.pes) >> 32);
}

static inline long spread_number(long k) { return spread_number_of(spread.me, k); }

static inline struct spread_place spread_place(long k)
{
    long number = spread_number(k);
    return (struct spread_place){.pe = (int)(number % spread.pes), .index = number / spread.pes};
}

_Noreturn static void spread_give_up(const char *why)
{
    fprintf(stderr, "%s: PE %d: %s\n", spread.name, spread.me, why);
    shmem_global_exit(1);
    exit(1); /* not every library says that it does not return */
}

/* ---- threads ----------------------------------------------------------------------------------------- */

typedef void spread_work(shmem_ctx_t ctx, long begin, long end);

struct spread_thread {
    pthread_t id;
    spread_work *work;
    long begin, end; /* its share of the numbers */
};

static void *spread_thread_run(void *arg)
{
    struct spread_thread *t = arg;
    shmem_ctx_t ctx;
    bool is_private = shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx) == 0; /* else they share the default one */
    t->work(is_private ? ctx : SHMEM_CTX_DEFAULT, t->begin, t->end);
    if (is_private) shmem_ctx_destroy(ctx);
    return NULL;
}

/* Each thread works on a share of n numbers, with a context of its own. */
static inline void spread_by_threads(long n, spread_work *work)
{
    struct spread_thread threads[SPREAD_THREADS];
    for (long t = 0; t < spread.threads; t++) {
        threads[t] =
            (struct spread_thread){.work = work, .begin = n * t / spread.threads, .end = n * (t + 1) / spread.threads};
        if (pthread_create(&threads[t].id, NULL, spread_thread_run, &threads[t])) spread_give_up("no more threads");
    }
    for (long t = 0; t < spread.threads; t++) pthread_join(threads[t].id, NULL);
}

/* ---- measuring --------------------------------------------------------------------------------------- */

/* This PE's part of the array, symmetric. */
static inline void *spread_allocate(size_t element)
{
    void *part = shmem_calloc((size_t)spread.elements, element);
    if (!part) spread_give_up("no memory for the elements: see --elements");
    return part;
}

/* Of all PEs' numbers. By atomic operations, as libraries before OpenSHMEM 1.5 have no reductions of teams. */
static long spread_sum(long mine)
{
    static long sum; /* symmetric: PE 0's */
    sum = 0;
    shmem_barrier_all();
    shmem_long_atomic_add(&sum, mine, 0);
    shmem_barrier_all();
    long all = shmem_long_g(&sum, 0);
    shmem_barrier_all();
    return all;
}

static double spread_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int spread_compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void spread_print(const char *unit, const struct spread_way *ways, int n, double seconds[][SPREAD_ROUNDS],
                         const bool *good)
{
    double first = 0;
    printf("%-10s  %12s  %8s\n", "way", unit, "ratio");
    for (int w = 0; w < n; w++) {
        qsort(seconds[w], (size_t)spread.rounds, sizeof **seconds, spread_compare);
        double median = seconds[w][spread.rounds / 2];
        if (!w) first = median;
        printf("%-10s  %12.3f  %8.2f  %s\n", ways[w].name, 1e-6 * (double)spread.items * spread.pes / median,
               first / median, good[w] ? "verified" : "WRONG");
    }
    fflush(stdout);
}

/* All ways in turn, several rounds; before each `clear`, behind it `verify`. Returns the exit status. */
static int spread_measure(const char *unit, const struct spread_way *ways, int n, void (*clear)(void),
                          bool (*verify)(void))
{
    static double seconds[SPREAD_WAYS][SPREAD_ROUNDS];
    bool good[SPREAD_WAYS], all = true;
    for (int w = 0; w < n; w++) good[w] = true;
    for (long round = 0; round < spread.rounds; round++)
        for (int w = 0; w < n; w++) {
            clear();
            shmem_barrier_all();
            double begin = spread_now();
            ways[w].run();
            shmem_barrier_all();
            seconds[w][round] = spread_now() - begin;
            good[w] = verify() && good[w];
            all = all && good[w];
        }
    if (!spread.me) spread_print(unit, ways, n, seconds, good);
    return all ? 0 : 1;
}

/* ---- the command line -------------------------------------------------------------------------------- */

static void spread_usage(FILE *to)
{
    fprintf(to, "usage: oshrun -n PES %s [options]\n\n%s\n\n", spread.name, spread.what);
    if (spread.items_are) fprintf(to, "  --items N      %s (default %ld)\n", spread.items_are, spread.items);
    if (spread.elements_are) fprintf(to, "  --elements N   %s (default %ld)\n", spread.elements_are, spread.elements);
    if (spread.buffer_has) fprintf(to, "  --buffer N     %s (default %ld)\n", spread.buffer_has, spread.buffer);
    fprintf(to,
            "  --threads N    of each PE (default %ld)\n"
            "  --rounds N     how often, 1 to %d (default %ld); printed is the median\n"
            "  --help         this text\n",
            spread.threads, SPREAD_ROUNDS, spread.rounds);
}

/* Sets the option of that letter, if it is a number that it may have. */
static bool spread_option(int letter, const char *text)
{
    const struct {
        int letter;
        long *value, most;
        const char *is;
    } options[] = {{'i', &spread.items, 1L << 40, spread.items_are},
                   {'e', &spread.elements, 1L << 30, spread.elements_are},
                   {'b', &spread.buffer, 1L << 24, spread.buffer_has},
                   {'t', &spread.threads, SPREAD_THREADS, "threads"},
                   {'r', &spread.rounds, SPREAD_ROUNDS, "rounds"}};
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        if (options[i].letter != letter || !options[i].is) continue;
        char *end;
        *options[i].value = strtol(text, &end, 10);
        return end != text && !*end && *options[i].value >= 1 && *options[i].value <= options[i].most;
    }
    return false;
}

/* Starts the library and reads the options; ends the program if they are wrong, or ask for help. */
static void spread_begin(const char *name, const char *what, int argc, char **argv)
{
    static const struct option names[] = {{"items", required_argument, NULL, 'i'},
                                          {"elements", required_argument, NULL, 'e'},
                                          {"buffer", required_argument, NULL, 'b'},
                                          {"threads", required_argument, NULL, 't'},
                                          {"rounds", required_argument, NULL, 'r'},
                                          {"help", no_argument, NULL, 'h'},
                                          {NULL, 0, NULL, 0}};
    int letter, level;
    bool good = true, help = false;
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &level);
    spread.name = name, spread.what = what, spread.me = shmem_my_pe(), spread.pes = shmem_n_pes();
    if (level < SHMEM_THREAD_MULTIPLE) spread.threads = 1; /* all that this library can do */
    opterr = 0;                                            /* every PE reads the options, but one complaint is enough */
    while (good && !help && (letter = getopt_long(argc, argv, "", names, NULL)) != -1) {
        help = letter == 'h';
        good = help || spread_option(letter, optarg);
    }
    good = good && (help || optind == argc);
    if (good && !help) return;
    if (!spread.me && !good)
        fprintf(stderr, "%s: wrong option or value: %s\n\n", name, argv[optind - (optind == argc)]);
    if (!spread.me) spread_usage(good ? stdout : stderr);
    shmem_finalize();
    exit(good ? 0 : 2);
}

#endif
