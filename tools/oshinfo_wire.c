/* oshinfo --wire-test: what the network between the nodes of this job does, for a look at a new cluster and for reports
 * of bugs. From PE 0 to the first PE of each other node: latency, rates, what the target's processor does meanwhile,
 * whether a get needs the target at all, and whether fence and quiet hold, the latter seen by a third PE. */
#include "oshinfo_wire.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <shmem.h>

#include "base/atomic.h"
#include "base/clock.h"
#include "base/env.h"
#include "core/core.h"
#include "core/wait_policy.h"
#include "job/boot.h"
#include "lane/lane_pool.h"
#include "wire/choice.h"

enum {
    LONG = 1 << 20, /* bytes of a long copy */
    WORDS = LONG / sizeof(uint64_t),
    LATENCIES = 401,    /* of which the median is told */
    SHORT_PUTS = 50000, /* of a word each, to random places */
    LONG_COPIES = 32,
    ROUNDS = 1000,  /* of each promise */
    SPREAD = 512,   /* bytes between words that are written in one round */
    SCATTERED = 8,  /* such words */
    STOP_MS = 300,  /* for which a target is stopped, */
    SETTLE_MS = 20, /* so long after it has been asked to be */
    NS = 1000000000,
    MS = 1000000, /* in nanoseconds */
};

/* What PEs write to each other, all of it 0 before each part. */
struct shared {
    uint64_t flag, asked, is_over;
    double busy; /* seconds of the processor that this PE has taken */
    uint64_t words[WORDS];
};
static struct shared *shared;

/* What a PE tells of itself. */
struct card {
    char host[64], offers[256];
};

struct findings {
    double get_us, put_us, add_us; /* medians of a get, of a put and a quiet, of a fetch-add */
    double puts, put_mb, get_mb;   /* millions, megabytes a second */
    double put_busy, get_busy;     /* processors that the target had busy meanwhile */
    int early, unfinished, wrong;  /* flags before their data, quiets before their put, words of copies */
    bool is_seen;                  /* by a third PE */
    bool is_one_sided;             /* a get ended while the target was stopped */
};

/* Who we are */

static void offers_tell(char *text, size_t size)
{
    char why[1100];
    struct choice here = choice_here(why, sizeof why);
    *text = 0;
    for (int i = 0; i < WIRE_PREFERRED; i++) {
        const struct wire_offer *offer = &here.offers[i];
        size_t length = strlen(text);
        if (offer->reach == WIRE_NOTHING) continue;
        snprintf(text + length, size - length, "%s%s: %s by %s, %u Mbit/s", length ? "; " : "", wire_preferred[i],
                 choice_reach_name(offer->reach), offer->by, offer->mbits);
        if (!offer->mbits) text[strlen(text) - strlen(", 0 Mbit/s")] = 0;
    }
}

/* The first PE of each node, ascending; how many there are. The same for all. */
static int first_pes(int *first)
{
    int n_pes = shmem_n_pes(), n = 0;
    static uint32_t mine_is;
    uint32_t *nodes = shmem_calloc((size_t)n_pes, sizeof *nodes);
    bool *is_known = calloc(roster.n_nodes, sizeof *is_known);
    mine_is = boot.my_node;
    shmem_uint32_fcollect(SHMEM_TEAM_WORLD, nodes, &mine_is, 1);
    for (int pe = 0; pe < n_pes; pe++) {
        if (!is_known[nodes[pe]]) first[n++] = pe;
        is_known[nodes[pe]] = true;
    }
    shmem_free(nodes);
    free(is_known);
    return n;
}

/* Speed */

static int compare_times(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

static void once_get(int target) { shmem_uint64_g(&shared->words[0], target); }

static void once_put(int target)
{
    shmem_uint64_p(&shared->words[0], 1, target);
    shmem_quiet();
}

static void once_add(int target) { shmem_uint64_atomic_fetch_add(&shared->words[0], 1, target); }

static double median_us(void (*once)(int target), int target)
{
    static int64_t times[LATENCIES];
    for (int i = 0; i < LATENCIES; i++) {
        int64_t from = clock_ns();
        once(target);
        times[i] = clock_ns() - from;
    }
    qsort(times, LATENCIES, sizeof *times, compare_times);
    const int middle = LATENCIES / 2;
    return (double)times[middle] / 1000;
}

static void many_puts(int target)
{
    uint64_t place = 1;
    for (int i = 0; i < SHORT_PUTS; i++) {
        place = place * 6364136223846793005u + 1442695040888963407u;
        shmem_uint64_p(&shared->words[(place >> 32) % WORDS], place, target);
    }
    shmem_quiet();
}

static uint64_t *mine; /* LONG bytes, not symmetric */

static void long_puts(int target)
{
    for (int i = 0; i < LONG_COPIES; i++) shmem_putmem(shared->words, mine, LONG, target);
    shmem_quiet();
}

static void long_gets(int target)
{
    for (int i = 0; i < LONG_COPIES; i++) shmem_getmem(mine, shared->words, LONG, target);
}

/* Seconds; and how many processors the target has busy meanwhile, which sleeps. */
static double duration(void (*work)(int target), int target, double *busy)
{
    double before = shmem_double_g(&shared->busy, target);
    int64_t from = clock_ns();
    work(target);
    double seconds = (double)(clock_ns() - from) / NS;
    double after = shmem_double_g(&shared->busy, target);
    *busy = (after - before) / seconds;
    return seconds;
}

/* Copies there and back, which have to be equal. */
static int words_wrong(int target)
{
    int wrong = 0;
    for (size_t i = 0; i < WORDS; i++) mine[i] = i * 0x9e3779b97f4a7c15u;
    long_puts(target);
    memset(mine, 0, LONG);
    long_gets(target);
    for (size_t i = 0; i < WORDS; i++) wrong += mine[i] != i * 0x9e3779b97f4a7c15u;
    return wrong;
}

static void measure(struct findings *r, int target)
{
    double unused;
    const double megabytes = (double)LONG * LONG_COPIES / 1e6;
    once_get(target), once_put(target); /* connects */
    r->get_us = median_us(once_get, target);
    r->put_us = median_us(once_put, target);
    r->add_us = median_us(once_add, target);
    r->wrong = words_wrong(target);
    r->put_mb = megabytes / duration(long_puts, target, &r->put_busy);
    r->get_mb = megabytes / duration(long_gets, target, &r->get_busy);
    r->puts = SHORT_PUTS / 1e6 / duration(many_puts, target, &unused);
}

/* Promises */

/* Words here and there and a long piece, a fence, then the flag. */
static void send_flags(int target)
{
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        for (int k = 0; k < SCATTERED; k++) shmem_uint64_p(&shared->words[k * SPREAD / 8], round, target);
        mine[0] = mine[WORDS / 4 - 1] = round;
        if (round % 16 == 0) shmem_putmem(&shared->words[WORDS / 2], mine, LONG / 4, target);
        shmem_fence();
        shmem_uint64_p(&shared->flag, round, target);
        shmem_uint64_wait_until(&shared->asked, SHMEM_CMP_EQ, round);
    }
}

static int early_flags(void)
{
    int early = 0;
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        bool is_good = true;
        shmem_uint64_wait_until(&shared->flag, SHMEM_CMP_EQ, round);
        for (int k = 0; k < SCATTERED; k++)
            is_good = is_good && *(volatile uint64_t *)&shared->words[k * SPREAD / 8] == round;
        if (round % 16 == 0)
            is_good = is_good && shared->words[WORDS / 2] == round && shared->words[WORDS / 2 + WORDS / 4 - 1] == round;
        early += !is_good;
        shmem_uint64_p(&shared->asked, round, 0);
    }
    return early;
}

/* A put, a quiet, and the witness is asked: it gets what it finds at the target, and says how often that was too old.
 */
static void ask_witness(int target, int witness)
{
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        shmem_uint64_p(&shared->words[0], round, target);
        shmem_quiet();
        shmem_uint64_p(&shared->asked, round, witness);
        shmem_uint64_wait_until(&shared->flag, SHMEM_CMP_EQ, round);
    }
}

static int unfinished_puts(int target)
{
    int unfinished = 0;
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        shmem_uint64_wait_until(&shared->asked, SHMEM_CMP_EQ, round);
        unfinished += shmem_uint64_g(&shared->words[0], target) != round;
        shmem_uint64_p(&shared->flag, round, 0);
    }
    return unfinished;
}

/* A target */

static double busy_seconds(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

/* Does nothing but to note what the processor does for it, until PE 0 is through. */
static void sleep_as_target(void)
{
    const struct timespec a_while = {.tv_nsec = 1000000};
    while (!load_acquire(&shared->is_over)) {
        shmem_double_p(&shared->busy, busy_seconds(), shmem_my_pe());
        nanosleep(&a_while, NULL);
    }
}

/* Stops this process; another process continues it, repeatedly, in case it had not stopped yet. False if that fails.
 */
static bool stop_for_a_while(void)
{
    const struct timespec stop = {.tv_nsec = (long)STOP_MS * MS}, again = {.tv_nsec = MS};
    pid_t target = getpid(), waker = fork();
    if (waker < 0) return false;
    if (waker == 0) {
        for (nanosleep(&stop, NULL); !kill(target, SIGCONT); nanosleep(&again, NULL)) continue;
        _exit(0);
    }
    raise(SIGSTOP);
    kill(waker, SIGKILL);
    waitpid(waker, NULL, 0);
    return true;
}

enum { NOT_STOPPED = 1, WAS_STOPPED };

/* Once it has been asked, and nothing is on its way to it any more: it could not answer that. */
static void be_stopped(void)
{
    const struct timespec settling = {.tv_nsec = (long)SETTLE_MS * MS};
    shmem_uint64_wait_until(&shared->asked, SHMEM_CMP_EQ, 1);
    nanosleep(&settling, NULL);
    shmem_uint64_p(&shared->is_over, stop_for_a_while() ? WAS_STOPPED : NOT_STOPPED, 0);
}

/* Gets now and then until the target has gone on: did all of them end in much less than the time for which it was
 * stopped? Few, as a driver may tell the target of each in a queue (libfabric's shm does), which it does not empty. */
static bool gets_need_nobody(int target)
{
    const struct timespec a_while = {.tv_nsec = (long)SETTLE_MS / 2 * MS};
    int64_t longest = 0;
    shmem_uint64_p(&shared->asked, 1, target);
    shmem_quiet();
    while (!load_acquire(&shared->is_over)) {
        int64_t from = clock_ns();
        shmem_getmem(mine, shared->words, LONG, target);
        int64_t took = clock_ns() - from;
        if (took > longest) longest = took;
        nanosleep(&a_while, NULL);
    }
    return shared->is_over == WAS_STOPPED && longest < (int64_t)STOP_MS * MS / 2;
}

static void forget(void)
{
    shmem_barrier_all();
    memset(shared, 0, sizeof *shared);
    shmem_barrier_all();
}

/* All PEs call this. Several tries, because a busy machine may keep PE 0 waiting during one of them. */
static bool is_one_sided(int target)
{
    enum { TRIES = 3 };
    static int seen, result;
    for (int i = 0; i < TRIES; i++) {
        forget();
        if (shmem_my_pe() == 0) seen = gets_need_nobody(target);
        else if (shmem_my_pe() == target) be_stopped();
        shmem_int_max_reduce(SHMEM_TEAM_WORLD, &result, &seen, 1);
        if (result) return true;
    }
    return false;
}

/* All PEs call this; the result is PE 0's. */
static struct findings look_at(int target)
{
    int me = shmem_my_pe(), n_pes = shmem_n_pes(), witness = target == n_pes - 1 ? target - 1 : n_pes - 1;
    struct findings r = {.is_seen = n_pes > 2};
    static int counts[2], sums[2];
    memset(counts, 0, sizeof counts);
    forget();
    if (me == 0) {
        measure(&r, target);
        shmem_uint64_p(&shared->is_over, 1, target);
    } else if (me == target) {
        sleep_as_target();
    }
    r.is_one_sided = is_one_sided(target);
    forget();
    if (me == 0) send_flags(target);
    else if (me == target) counts[0] = early_flags();
    forget();
    if (me == 0 && r.is_seen) ask_witness(target, witness);
    else if (me == witness && r.is_seen) counts[1] = unfinished_puts(target);
    shmem_int_sum_reduce(SHMEM_TEAM_WORLD, sums, counts, 2);
    r.early = sums[0], r.unfinished = sums[1];
    return r;
}

/* Output */

static void show_settings(void)
{
    static const char *const begins[] = {"HEDDLE_", "SHMEM_", "UCX_", "FI_"};
    for (char **variable = environ; *variable; variable++)
        for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
            if (!strncmp(*variable, begins[i], strlen(begins[i])) && strncmp(*variable, "HEDDLE_PE", 9) &&
                strncmp(*variable, "HEDDLE_STAR", 11) && strncmp(*variable, "HEDDLE_BOARD", 12) &&
                strncmp(*variable, "HEDDLE_SOCKET", 13))
                printf("  %s\n", *variable);
}

/* "16 KiB" */
static const char *kib(size_t nbytes)
{
    static char text[2][32]; /* for two calls in one statement */
    static unsigned turn;
    char *next = text[turn++ % 2];
    snprintf(next, sizeof text[0], "%zu KiB", nbytes >> 10);
    return next;
}

static void show_waits(const struct wait_policy *policy)
{
    printf("  a waiting thread         pauses for %ld us, yields %u times, sleeps for %ld to %ld us\n",
           (long)(policy->spin_ns / 1000), policy->yields, policy->first_sleep_us, policy->longest_sleep_us);
    printf("  the progress thread      polls every %ld us, rests for %ld to %ld us while another thread polls\n",
           policy->poll_us, policy->first_rest_us, policy->longest_rest_us);
}

/* Prints the capabilities of the driver, and the thresholds that follow from them. */
static void show_connections(void)
{
    const struct wire_capabilities *can = &lane_pool.capabilities;
    printf("\nconnections of PE 0\n");
    printf("  messages go by           %s\n", can->reach ? choice_reach_name(can->reach) : "unknown");
    printf("  lanes                    %u of %u\n", lane_pool.n_lanes, can->lanes);
    printf("  messages                 up to %s, aggregated up to %s\n", kib(BATCH_SIZE), kib(BATCH_FULL));
    printf("  without acknowledgement  up to %s of a connection\n", kib(lane_pool.unsignaled_bytes));
    printf("  polls after arming       %d\n", can->arms_unchecked);
    show_waits(&wait_policy);
    if (!can->rma) {
        printf("  reads and writes         by messages\n");
        return;
    }
    printf("  reads and writes         one-sided from %s; gets, and single puts with their quiet, of any size\n",
           kib(env.bulk));
    printf("  order of puts            %s\n", can->rma->keeps_order ? "kept" : "any");
    printf("  words of 8 bytes         %s\n", can->rma->keeps_words ? "whole" : "by messages");
}

static void show_job(const struct card *cards, const int *first, int n_nodes)
{
    char text[512];
    lane_pool.wire->describe(text, sizeof text);
    printf("Heddle %s, %d PEs on %d nodes, wire %s: %s, %u lanes\n\nnodes\n", build_name, shmem_n_pes(), n_nodes,
           lane_pool.wire->name, text, lane_pool.n_lanes);
    for (int i = 0; i < n_nodes; i++) {
        struct card card;
        shmem_getmem(&card, cards, sizeof card, first[i]);
        printf("  from PE %-5d %-20s %s\n", first[i], card.host, card.offers);
    }
    show_connections();
    printf("\nsettings in the environment\n");
    show_settings();
    printf("\n%-8s %9s %9s %9s %9s %9s %9s %9s %9s %7s %8s  %8s\n", "PE 0", "get 8 B", "put 8 B,", "fetch-add",
           "put 8 B", "put 1 MiB", "of it,", "get 1 MiB", "of it,", "one-", "early", "early");
    printf("%-8s %9s %9s %9s %9s %9s %9s %9s %9s %7s %8s  %8s\n", "and", "us", "quiet us", "us", "M/s", "MB/s", "cores",
           "MB/s", "cores", "sided", "flags", "quiets");
}

static bool show_findings(const struct findings *r, int target)
{
    char seen[16] = "unseen";
    if (r->is_seen) snprintf(seen, sizeof seen, "%d", r->unfinished);
    printf("PE %-5d %9.2f %9.2f %9.2f %9.2f %9.0f %9.2f %9.0f %9.2f %7s %8d  %8s%s\n", target, r->get_us, r->put_us,
           r->add_us, r->puts, r->put_mb, r->put_busy, r->get_mb, r->get_busy, r->is_one_sided ? "yes" : "no", r->early,
           seen, r->wrong ? "  wrong data" : "");
    fflush(stdout);
    return !r->early && !r->unfinished && !r->wrong;
}

static void show_legend(bool is_good)
{
    printf("\ncores: how many the target had busy while PE 0 copied and the target slept; with RDMA next to none.\n"
           "one-sided: whether gets of 1 MiB ended while the target was stopped for %d ms, as they do with RDMA.\n"
           "early flags, early quiets: of %d flags behind a fence, of %d quiets that a third PE has checked.\n%s\n",
           STOP_MS, ROUNDS, ROUNDS,
           is_good ? "Everything as promised." : "NOT AS PROMISED: please report this, with the whole output.");
}

static int wire_measure(void)
{
    int me = shmem_my_pe(), *first = calloc((size_t)shmem_n_pes(), sizeof *first), n_nodes = first_pes(first);
    struct card *card = shmem_calloc(1, sizeof *card);
    bool is_good = true;
    gethostname(card->host, sizeof card->host - 1);
    offers_tell(card->offers, sizeof card->offers);
    shmem_barrier_all();
    if (me == 0) show_job(card, first, n_nodes);
    for (int i = 1; i < n_nodes; i++) {
        struct findings found = look_at(first[i]);
        if (me == 0) is_good = show_findings(&found, first[i]) && is_good;
    }
    if (me == 0) show_legend(is_good);
    shmem_free(card);
    free(first);
    return is_good ? 0 : 1;
}

int wire_show(void)
{
    int status = 0;
    shmem_init();
    shared = shmem_calloc(1, sizeof *shared);
    mine = malloc(LONG);
    if (!shared || !mine) {
        status = 1;
        if (shmem_my_pe() == 0) fprintf(stderr, "oshinfo: no memory for the test\n");
    } else if (!lane_pool.wire) {
        if (shmem_my_pe() == 0)
            printf(
                "The %d PEs of this job are on one machine and use no network. HEDDLE_DIRECT=0 has them use it all the "
                "same.\n",
                shmem_n_pes());
    } else {
        status = wire_measure();
    }
    free(mine);
    shmem_barrier_all();
    shmem_finalize();
    return status;
}
