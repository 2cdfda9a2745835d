/* gups: RandomAccess, the benchmark of giga-updates per second.
 *
 * A table of 64-bit words is spread over all PEs. Every thread of every PE walks through its own part of
 * one long pseudo-random stream and XORs each number into the word that the number names. Hardly any of
 * these words is in a cache and, with more than one PE, all of them belong to another PE, so the benchmark
 * shows how many small remote updates a machine can keep in flight.
 *
 *     oshcc -O2 -fopenmp gups.c -o gups && oshrun -n 2 ./gups
 *
 * What to look at: update() is the whole inner loop; measure() gives each thread a context of its own,
 * so that no thread waits for the operations of another; count_errors() shows how XOR verifies itself.
 */
#define _GNU_SOURCE
#include <getopt.h>
#include <omp.h>
#include <shmem.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/* The stream is the one of HPC Challenge: a shift register over GF(2) with the polynomial
 * x^64 + x^2 + x + 1; its numbers repeat after PERIOD steps. */
#define POLYNOMIAL 7u
#define PERIOD     1317624576693539401u

static struct {
    int size;         /* log2 of the words in each PE's part of the table */
    uint64_t updates; /* updates that each PE makes */
    int threads;      /* the largest number of threads per PE */
} option = {.size = 21, .updates = UINT64_C(1) << 23, .threads = 4};

static int me, pes;
static uint64_t *table; /* symmetric: this PE's part of the table */
static uint64_t errors; /* symmetric: PE 0's one adds up those of all PEs */

/* ---- the random stream ------------------------------------------------------------------------------- */

static uint64_t stream_next(uint64_t x) { return (x << 1) ^ (x >> 63 ? POLYNOMIAL : 0); }

/* The number at place n of the stream, in about 64 steps and not n: squaring an element of GF(2^64) is
 * linear, so x^(2^k) comes from a table of squares, and the bits of n say when to square and when to step. */
static uint64_t stream_at(uint64_t n)
{
    uint64_t square[64], x = 1;
    n %= PERIOD;
    if (n == 0) return 1;
    for (int i = 0; i < 64; i++) {
        square[i] = x;
        x = stream_next(stream_next(x));
    }
    x = 2;
    int bit = 62;
    while (bit >= 0 && !(n >> bit & 1)) bit--;
    while (bit-- > 0) {
        uint64_t squared = 0;
        for (int i = 0; i < 64; i++)
            if (x >> i & 1) squared ^= square[i];
        x = n >> bit & 1 ? stream_next(squared) : squared;
    }
    return x;
}

/* ---- the benchmark ----------------------------------------------------------------------------------- */

/* Make `count` updates with the numbers of the stream from place `first` on. The low bits of a number
 * choose the word, its high half the PE. */
static void update(shmem_ctx_t ctx, uint64_t first, uint64_t count)
{
    uint64_t mask = (UINT64_C(1) << option.size) - 1, x = stream_at(first);
    int next = (me + 1) % pes;
    while (count-- > 0) {
        x = stream_next(x);
        int pe = (int)((x >> 32) * (uint64_t)pes >> 32);
        if (pe == me) pe = next; /* only remote updates count, unless there is only one PE */
        shmem_ctx_uint64_atomic_xor(ctx, &table[x & mask], x, pe);
    }
}

/* One thread's share of the updates of its PE, on a private context where there is one. */
static void update_share(int thread, int threads)
{
    uint64_t begin = option.updates * (uint64_t)thread / (uint64_t)threads;
    uint64_t end = option.updates * ((uint64_t)thread + 1) / (uint64_t)threads;
    shmem_ctx_t ctx;
    /* The number of contexts is limited on some networks. The default context always works: it is only
     * slower when several threads share it. */
    int private = shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx) == 0;
    if (!private) ctx = SHMEM_CTX_DEFAULT;
    update(ctx, (uint64_t)me * option.updates + begin, end - begin);
    shmem_ctx_quiet(ctx); /* the clock stops when the updates are done, not when they are issued */
    if (private) shmem_ctx_destroy(ctx);
}

/* Make all updates once, with `threads` threads on each PE; returns seconds. */
static double measure(int threads)
{
    shmem_barrier_all();
    double start = omp_get_wtime();
#pragma omp parallel num_threads(threads)
    update_share(omp_get_thread_num(), omp_get_num_threads());
    shmem_barrier_all();
    return omp_get_wtime() - start;
}

static void fill_table(void)
{
    uint64_t words = UINT64_C(1) << option.size;
    for (uint64_t i = 0; i < words; i++) table[i] = (uint64_t)me * words + i;
}

/* To XOR the same numbers a second time takes the first time back, in any order: the table must be as it
 * was before. The updates are atomic, so that not a single word may differ. */
static uint64_t count_errors(void)
{
    uint64_t words = UINT64_C(1) << option.size, wrong = 0;
    for (uint64_t i = 0; i < words; i++) wrong += table[i] != (uint64_t)me * words + i;
    shmem_atomic_add(&errors, wrong, 0);
    shmem_barrier_all();
    return shmem_g(&errors, 0);
}

/* One line of the result; returns its errors, the same number on all PEs. */
static uint64_t run_line(int threads)
{
    fill_table();
    double seconds = measure(threads);
    measure(threads); /* the same updates again */
    uint64_t wrong = count_errors();
    if (me == 0) {
        double rate = (double)option.updates * pes / seconds / 1e6;
        printf("%7d  %8.3f  %16.2f  %8llu\n", threads, seconds, rate, (unsigned long long)wrong);
        fflush(stdout);
    }
    shmem_barrier_all(); /* everybody has read the sum: a new one may start */
    if (me == 0) errors = 0;
    return wrong;
}

/* Threads 1, 2, 4 ... up to the largest number, which is always measured. */
static uint64_t run_table(void)
{
    uint64_t wrong = 0;
    if (me == 0) {
        printf("RandomAccess on %d PE%s: a table of %d x 2^%d words, %llu updates per PE, %s\n\n", pes,
               pes == 1 ? "" : "s", pes, option.size, (unsigned long long)option.updates,
               pes == 1 ? "all local" : "all remote");
        printf("%7s  %8s  %16s  %8s\n", "threads", "seconds", "updates/s (M/s)", "errors");
    }
    for (int threads = 1; threads < option.threads; threads *= 2) wrong += run_line(threads);
    return wrong + run_line(option.threads);
}

/* ---- the command line -------------------------------------------------------------------------------- */

static void print_usage(FILE *to)
{
    fprintf(to,
            "usage: oshrun -n PES gups [options]\n"
            "\n"
            "Random remote updates of a table that is spread over all PEs, with 1, 2, 4 ... threads\n"
            "on each PE; verified by making every update twice.\n"
            "\n"
            "  --size K       2^K words of 64 bits in each PE's part of the table (default %d)\n"
            "  --updates N    updates that each PE makes (default %llu)\n"
            "  --threads MAX  the largest number of threads on a PE (default %d)\n"
            "  --help         this text\n",
            option.size, (unsigned long long)option.updates, option.threads);
}

/* Sets *value to the whole number in `text`, if it is one from low to high. */
static bool parse_number(const char *text, long long low, long long high, long long *value)
{
    char *end;
    *value = strtoll(text, &end, 10);
    return end != text && *end == '\0' && *value >= low && *value <= high;
}

static bool parse_option(int letter, const char *text)
{
    long long value = 0;
    bool good = letter == 's'   ? parse_number(text, 0, 40, &value)
                : letter == 't' ? parse_number(text, 1, 1024, &value)
                : letter == 'u' ? parse_number(text, 1, 1LL << 50, &value)
                                : false;
    if (letter == 's') option.size = (int)value;
    if (letter == 't') option.threads = (int)value;
    if (letter == 'u') option.updates = (uint64_t)value;
    return good;
}

/* Returns -1 to continue, or the exit status. */
static int parse_command_line(int argc, char **argv)
{
    static const struct option names[] = {{"size", required_argument, NULL, 's'},
                                          {"updates", required_argument, NULL, 'u'},
                                          {"threads", required_argument, NULL, 't'},
                                          {"help", no_argument, NULL, 'h'},
                                          {NULL, 0, NULL, 0}};
    int letter;
    bool good = true, help = false;
    opterr = 0; /* every PE reads the options, but one complaint is enough */
    while (good && !help && (letter = getopt_long(argc, argv, "", names, NULL)) != -1) {
        help = letter == 'h';
        good = help || parse_option(letter, optarg);
    }
    if (me == 0 && help) print_usage(stdout);
    if (help) return 0;
    if (good && optind == argc) return -1;
    if (me == 0) fprintf(stderr, "gups: wrong option or value: %s\n\n", argv[good ? optind : optind - 1]);
    if (me == 0) print_usage(stderr);
    return 2;
}

/* Allocates the table and runs; returns the exit status. */
static int run(void)
{
    table = shmem_malloc(sizeof(uint64_t) << option.size);
    if (!table) {
        if (me == 0) fprintf(stderr, "gups: no room for 2^%d words on each PE\n", option.size);
        return 1;
    }
    uint64_t wrong = run_table();
    shmem_free(table);
    return wrong != 0;
}

int main(int argc, char **argv)
{
    int level = SHMEM_THREAD_SINGLE;
    if (shmem_init_thread(SHMEM_THREAD_MULTIPLE, &level) != 0) return 1;
    me = shmem_my_pe();
    pes = shmem_n_pes();
    int status = parse_command_line(argc, argv);
    if (level < SHMEM_THREAD_MULTIPLE) option.threads = 1; /* all that this library can do */
    if (status < 0) status = run();
    shmem_finalize();
    return status;
}
