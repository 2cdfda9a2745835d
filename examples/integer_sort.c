/* integer_sort: sorts random integers that are spread over all PEs, as the benchmarks NAS IS and ISx do.
 *
 * Each PE owns a range of keys. Every PE sends each of its keys to the owner, several keys per message. Then each PE
 * sorts the keys that it received. The exchange alternates between two methods:
 *
 *     fetch   without an append: a fetch-and-add at the owner reserves the place of a message, then a put fills it.
 *             The sender waits for the result of the fetch-and-add before it can put.
 *     push    a one-sided append: the target reserves the place, and the sender does not wait
 *
 *     oshcc -O2 integer_sort.c -o integer_sort && oshrun -n 4 ./integer_sort
 *
 * Read send_by_fetch() and send_by_push() first: the methods differ in nothing else. scatter() gathers keys into
 * messages; verify() checks that the result is sorted over all PEs and that no key is missing.
 */
#include <getopt.h>
#include <shmemx.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static struct {
    long keys;    /* of each PE */
    long message; /* keys in one */
    long rounds;
    enum { BOTH, FETCH, PUSH } method;
} option = {.keys = 1 << 20, .message = 64, .rounds = 5};

static int me, pes;
static uint32_t *keys, *outgoing;   /* this PE's keys; and for each PE a message being gathered */
static long *gathered;              /* keys in each of these */
static uint32_t *bucket;            /* symmetric: the keys that this PE owns, as they arrive */
static size_t room;                 /* keys that fit there */
static uint64_t reserved;           /* symmetric: how many of them are given out, for fetch */
static shmemx_oct_t append;         /* the same buffer, for push */
static uint64_t sums[3], totals[3]; /* symmetric */

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static uint64_t mixed(uint64_t x)
{
    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return x ^ x >> 31;
}

static void make_keys(long round)
{
    uint64_t first = ((uint64_t)round * (uint64_t)pes + (uint64_t)me) * (uint64_t)option.keys;
    for (long i = 0; i < option.keys; i++) keys[i] = (uint32_t)mixed(first + (uint64_t)i);
}

static int owner_of(uint32_t key) { return (int)((uint64_t)key * (uint64_t)pes >> 32); }

/* ---- the exchange ------------------------------------------------------------------------------------ */

static void send_by_fetch(const uint32_t *message, size_t n, int pe)
{
    uint64_t at = shmem_uint64_atomic_fetch_add(&reserved, n, pe);
    if (at + n > room) {
        fprintf(stderr, "integer_sort: PE %d has no room for its keys\n", pe);
        shmem_global_exit(1);
    }
    shmem_uint32_put(bucket + at, message, n, pe);
}

static void send_by_push(const uint32_t *message, size_t n, int pe) { shmemx_uint32_push(append, message, n, pe); }

/* Every key to its owner, in messages. */
static void scatter(void (*send)(const uint32_t *, size_t, int))
{
    memset(gathered, 0, (size_t)pes * sizeof *gathered);
    for (long i = 0; i < option.keys; i++) {
        int pe = owner_of(keys[i]);
        uint32_t *message = outgoing + (size_t)pe * (size_t)option.message;
        message[gathered[pe]++] = keys[i];
        if (gathered[pe] < option.message) continue;
        send(message, (size_t)option.message, pe);
        gathered[pe] = 0;
    }
    for (int k = 0; k < pes; k++) { /* the rest; each PE begins with another one */
        int pe = (me + k) % pes;
        if (gathered[pe]) send(outgoing + (size_t)pe * (size_t)option.message, (size_t)gathered[pe], pe);
    }
}

/* Returns seconds; *n is how many keys this PE has then. */
static double exchange(bool by_push, size_t *n)
{
    reserved = 0;
    shmemx_oct_reset(append);
    shmem_barrier_all();
    double begin = now();
    scatter(by_push ? send_by_push : send_by_fetch);
    shmem_barrier_all(); /* completes all puts and pushes, so that all keys are there */
    double seconds = now() - begin;
    *n = by_push ? shmemx_oct_get_complete(append) / sizeof *bucket : reserved;
    if (shmemx_oct_overflow(append)) {
        fprintf(stderr, "integer_sort: PE %d had no room for %zu messages\n", me, shmemx_oct_overflow(append));
        shmem_global_exit(1);
    }
    return seconds;
}

/* ---- sorting and verifying --------------------------------------------------------------------------- */

/* By 8 bits at a time, from the lowest. */
static void sort(uint32_t *at, uint32_t *other, size_t n)
{
    for (int shift = 0; shift < 32; shift += 8) {
        size_t begin[257] = {0};
        for (size_t i = 0; i < n; i++) begin[(at[i] >> shift & 255) + 1]++;
        for (int b = 0; b < 256; b++) begin[b + 1] += begin[b];
        for (size_t i = 0; i < n; i++) other[begin[at[i] >> shift & 255]++] = at[i];
        uint32_t *swap = at;
        at = other, other = swap;
    }
}

/* Sorted here, all keys in this PE's range, so sorted over all PEs; and the number, the sum and a hash of all keys are
 * what they were. */
static bool verify(size_t n)
{
    size_t wrong = 0;
    memset(sums, 0, sizeof sums);
    for (size_t i = 0; i < n; i++) {
        wrong += owner_of(bucket[i]) != me || (i && bucket[i - 1] > bucket[i]);
        sums[1] += bucket[i], sums[2] += mixed(bucket[i]);
    }
    for (long i = 0; i < option.keys; i++) sums[1] -= keys[i], sums[2] -= mixed(keys[i]);
    sums[0] = n - (uint64_t)option.keys;
    shmem_uint64_sum_reduce(SHMEM_TEAM_WORLD, totals, sums, 3);
    sums[0] = wrong;
    bool same = !totals[0] && !totals[1] && !totals[2];
    shmem_uint64_sum_reduce(SHMEM_TEAM_WORLD, totals, sums, 1);
    return same && !totals[0];
}

static bool round_of(long round, bool by_push, double *seconds)
{
    size_t n;
    make_keys(round);
    *seconds = exchange(by_push, &n);
    uint32_t *other = malloc((n + 1) * sizeof *other);
    if (!other) shmem_global_exit(1);
    sort(bucket, other, n); /* an even number of passes: the result is in bucket */
    free(other);
    bool good = verify(n);
    shmem_barrier_all();
    return good;
}

/* ---- the program ------------------------------------------------------------------------------------- */

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void print_line(const char *method, double *seconds, bool good)
{
    if (me) return;
    qsort(seconds, (size_t)option.rounds, sizeof *seconds, compare);
    double median = seconds[option.rounds / 2];
    printf("%-6s  %10.1f  (%.1f to %.1f)  %s\n", method, 1e-6 * (double)option.keys * pes / median,
           1e-6 * (double)option.keys * pes / seconds[option.rounds - 1], 1e-6 * (double)option.keys * pes / seconds[0],
           good ? "sorted" : "WRONG");
    fflush(stdout);
}

static int run(void)
{
    double seconds[2][1000];
    bool good[2] = {true, true};
    for (long round = 0; round < option.rounds; round++)
        for (int by_push = 0; by_push < 2; by_push++)
            if (option.method == BOTH || by_push == (option.method == PUSH))
                good[by_push] &= round_of(round, by_push, &seconds[by_push][round]);
    if (me == 0) printf("%-6s  %10s  %s\n", "method", "Mkeys/s", "(slowest to fastest round)");
    if (option.method != PUSH) print_line("fetch", seconds[0], good[0]);
    if (option.method != FETCH) print_line("push", seconds[1], good[1]);
    if (me == 0 && option.method == BOTH)
        printf("push is %.2f times as fast\n", seconds[0][option.rounds / 2] / seconds[1][option.rounds / 2]);
    return good[0] && good[1] ? 0 : 1;
}

/* Returns the exit status. */
static int set_up_and_run(void)
{
    room = (size_t)option.keys + (size_t)option.keys / 4 + 4096; /* random keys are spread evenly */
    bucket = shmem_malloc(room * sizeof *bucket);
    keys = malloc((size_t)option.keys * sizeof *keys);
    outgoing = malloc((size_t)pes * (size_t)option.message * sizeof *outgoing);
    gathered = malloc((size_t)pes * sizeof *gathered);
    if (!bucket || !keys || !outgoing || !gathered) {
        fprintf(stderr, "integer_sort: no memory for %ld keys on PE %d\n", option.keys, me);
        shmem_global_exit(1);
    }
    shmemx_uint32_oct_create(&append, bucket, room);
    int status = run();
    shmemx_oct_destroy(&append);
    shmem_free(bucket);
    free(keys), free(outgoing), free(gathered);
    return status;
}

static void print_usage(FILE *to)
{
    fprintf(to,
            "usage: oshrun -n PES integer_sort [options]\n"
            "\n"
            "Sorts random integers that are spread over all PEs; verified.\n"
            "\n"
            "  --keys N       keys of each PE (default %ld)\n"
            "  --message N    keys in one message (default %ld)\n"
            "  --rounds N     how often, 1 to 1000 (default %ld)\n"
            "  --method M     fetch, push or both: how keys are sent (default both)\n"
            "  --help         this text\n",
            option.keys, option.message, option.rounds);
}

static bool parse_number(const char *text, long low, long high, long *value)
{
    char *end;
    *value = strtol(text, &end, 10);
    return end != text && *end == '\0' && *value >= low && *value <= high;
}

static bool parse_method(const char *text)
{
    static const char *const names[] = {"both", "fetch", "push"};
    for (int i = 0; i < 3; i++)
        if (!strcmp(text, names[i])) {
            option.method = i;
            return true;
        }
    return false;
}

static bool parse_option(int letter, const char *text)
{
    return letter == 'k'   ? parse_number(text, 1, 1L << 32, &option.keys)
           : letter == 'm' ? parse_number(text, 1, 1L << 24, &option.message)
           : letter == 'r' ? parse_number(text, 1, 1000, &option.rounds)
           : letter == 'w' ? parse_method(text)
                           : false;
}

/* Returns -1 to continue, or the exit status. */
static int parse_command_line(int argc, char **argv)
{
    static const struct option names[] = {
        {"keys", required_argument, NULL, 'k'},   {"message", required_argument, NULL, 'm'},
        {"rounds", required_argument, NULL, 'r'}, {"method", required_argument, NULL, 'w'},
        {"help", no_argument, NULL, 'h'},         {NULL, 0, NULL, 0}};
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
    if (me == 0) fprintf(stderr, "integer_sort: wrong option or value: %s\n\n", argv[good ? optind : optind - 1]);
    if (me == 0) print_usage(stderr);
    return 2;
}

int main(int argc, char **argv)
{
    shmem_init();
    me = shmem_my_pe();
    pes = shmem_n_pes();
    int status = parse_command_line(argc, argv);
    if (status < 0) status = set_up_and_run();
    shmem_finalize();
    return status;
}
