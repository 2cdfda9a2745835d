/* A simulated lane sends no faster than it was told to, and each of several no faster than that; and nearly as fast
 * while the program works. Run with HEDDLE_DIRECT=0, two lanes, and 20,000 KB, 2,000 messages, or, behind work, 500,000
 * KB a second of each, or of a card. */
#include "semantics/semantics.h"

/* What the queue of a lane holds, and the message with which it is full: these have not left when all is applied. */
enum { QUEUED = 64 << 10, LONGEST = 120 << 10 };
enum { BYTES = 4 << 20, MESSAGES = 400 };

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static char *data;
static long *word;

/* From the least time that it may take, in seconds. */
static void check_least(double begin, double least)
{
    double took = now() - begin;
    if (took < least) printf("%g s, not at least %g\n", took, least);
    check(took >= least);
}

static void bytes_take_time(void)
{
    char *source = malloc(BYTES);
    memset(source, 7, BYTES);
    double begin = now();
    shmem_putmem(data, source, BYTES, 1);
    shmem_quiet();
    check_least(begin, (BYTES - QUEUED - LONGEST) / 20e6);
    free(source);
}

static void messages_take_time(void)
{
    double begin = now();
    for (int i = 0; i < MESSAGES; i++) {
        shmem_long_p(word, i, 1);
        shmem_quiet();
    }
    check_least(begin, (MESSAGES - 2) / 2e3);
}

static void *half(void *unused_argument)
{
    (void)unused_argument;
    shmem_ctx_t ctx;
    check_equal(shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx), 0);
    for (int i = 0; i < MESSAGES / 2; i++) {
        shmem_ctx_long_atomic_inc(ctx, word, 1);
        shmem_ctx_quiet(ctx);
    }
    shmem_ctx_destroy(ctx);
    return NULL;
}

static void each_lane_takes_time(void)
{
    double begin = now();
    pthread_t other = thread_start(half, NULL);
    half(NULL);
    pthread_join(other, NULL);
    check_least(begin, (MESSAGES / 2 - 2) / 2e3);
}

/* The progress thread looks often enough for the lane's rate, although it is this thread that moves the transfers for
 * which it waits; or there is a card, whose rate it is, and which goes on by itself. The best of some rounds: both need
 * a processor. */
static void transfers_go_on_behind_work(void)
{
    double best = 0;
    char *source = malloc(BYTES);
    memset(source, 7, BYTES);
    for (int round = 0; round < 10 && best < 0.75; round++) {
        double begin = now();
        shmem_putmem_nbi(data, source, BYTES, 1);
        shmem_quiet();
        const double alone = now() - begin;
        begin = now();
        shmem_putmem_nbi(data, source, BYTES, 1);
        while (now() - begin < alone) continue;
        const double worked = now();
        shmem_quiet();
        const double hidden = 1 - (now() - worked) / alone;
        if (hidden > best) best = hidden;
    }
    if (best < 0.75) printf("%g of it is hidden\n", best);
    check(best >= 0.75);
    free(source);
}

int main(int argc, char **argv)
{
    begin(SHMEM_THREAD_MULTIPLE);
    data = shmem_calloc(1, BYTES);
    word = shmem_calloc(1, sizeof *word);
    if (me == 0 && argc > 1 && !strcmp(argv[1], "bytes")) bytes_take_time();
    else if (me == 0 && argc > 1 && !strcmp(argv[1], "work")) transfers_go_on_behind_work();
    else if (me == 0) messages_take_time(), each_lane_takes_time();
    shmem_barrier_all();
    return end();
}
