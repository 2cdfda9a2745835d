/* virtual: threads of one PE put or add into the memory of another node, window by window with a quiet after each, as
 * bench/streams_rate.c and streams_bandwidth.c do, or work while a put is under way, as bench/streams_overlap.c does,
 * on a machine that is not here. Lanes, batches, contexts, locks and quiet are the library's own code; time is what the
 * options say that things take. Verified: what lies there in the end. */
#include <getopt.h>
#include <shmemx.h>
#include <string.h>

#include "base/env.h"
#include "context/context.h"
#include "context/quiet.h"
#include "context/thread.h"
#include "core/core.h"
#include "job/boot.h"
#include "lane/mem_reg.h"
#include "lane/lane.h"
#include "lane/network.h"
#include "lane/lane_pool.h"
#include "lane/rx.h"
#include "lane/lane_help.h"
#include "op/amo.h"
#include "op/rma.h"
#include "explorer.h"
#include "machine.h"
#include "network.h"
#include "world.h"

enum { TARGET = 2, WINDOW = 64, MOST = 64, SPREAD = 4 }; /* PE 2 is alone on its node */

struct machine machine = {
    .message = 100, .instruction = 0.2, .wire = 1000, .look = 10, .cards = 1, .cores = 1, .lanes = 16};

static const char *const ways[] = {"own", "several", "half", "shared", "default", NULL};
enum { OWN, SEVERAL, HALF, SHARED, DEFAULT };
static const char *const ops[] = {"put", "add", "overlap", NULL};
enum { PUT, ADD, OVERLAP };
static const char where[] = "virtual";

static struct {
    double threads, size, windows, operations; /* windows: of each thread that are counted; operations: of one */
    int way, op;
    long window, done, warm, all; /* operations of a window, all of which have room; windows: done, before those that
                                     count, in all */
    double begin, end;
    double soon,
        overlap; /* ns that the progress thread rests while a transfer is under way; per cent that work hides */
    bool has_ended;
    struct context *common, *own[MOST][SPREAD];
    long begun[MOST];
    char *source[MOST];
} job = {.threads = 1, .size = 8, .windows = 40, .soon = 50000};

static char *place_of(int thread, long k) { return network_home + (thread * job.window + k) * (long)job.size; }

/* Its first word, and what the other bytes are. */
static uint64_t word_of(int thread, long begun, long k) { return (uint64_t)((begun * job.window + k) * MOST + thread); }
static char byte_of(int thread, size_t i) { return (char)(i * 7 + (size_t)thread); }

static struct context *context_here(int thread, long k)
{
    if (job.way == DEFAULT) return context_default;
    if (job.way == SHARED || (job.way == HALF && thread % 2)) return job.common;
    return job.own[thread][job.way == SEVERAL ? k % SPREAD : 0];
}

static bool is_by_card(void) { return machine.rma && (size_t)job.size >= env.bulk; }

static void post(int thread, long k)
{
    struct context *c = context_here(thread, k);
    uint64_t word = word_of(thread, job.begun[thread], k);
    char *source = job.source[thread] + k * (long)job.size;
    clock_owe(machine.post * machine.instruction + (is_by_card() ? 0 : job.size * machine.copy));
    if (job.op == ADD) {
        amo_silent64_slow(c, place_of(thread, k), 1, TARGET, where, AMO_ADD);
    } else if (job.size > (double)sizeof word) {
        memcpy(source, &word, sizeof word);
        rma_put_nbi_slow(c, place_of(thread, k), source, (size_t)job.size, TARGET, where);
    } else {
        rma_p64_slow(c, place_of(thread, k), word, TARGET, where);
    }
    clock_settle();
}

static void quiet(int thread)
{
    quiet_complete(context_here(thread, 0));
    for (int i = 1; job.way == SEVERAL && i < SPREAD; i++) quiet_complete(context_here(thread, i));
}

/* What is counted begins when all queues are full. */
static void count_window(void)
{
    if (++job.done == job.warm) job.begin = clock_now();
    if (job.done == job.all) job.end = clock_now();
}

/* Post, work, wait: how long. */
static double transfer(double work)
{
    double begun = clock_now();
    job.begun[0]++;
    post(0, 0);
    clock_spend(work);
    quiet(0);
    return clock_now() - begun;
}

/* The part of a transfer that is hidden behind work which takes 1.01 times as long; the last one counts. */
static void work_and_wait(void)
{
    while (job.done < job.all) {
        double alone = transfer(0), work = 1.01 * alone;
        job.overlap = 100 * (1 - (transfer(work) - work) / alone);
        count_window();
    }
    job.has_ended = true;
}

/* Moves long transfers on while the program works, on a core of its own; as progress.c does. */
static void progress(void)
{
    while (!job.has_ended) {
        rx_poll();
        lane_help(false);
        lane_help_bulk();
        mem_reg_wishes();
        clock_rest(job.soon);
    }
}

static void run(int thread)
{
    if (thread == (int)job.threads) {
        progress();
        return;
    }
    for (int i = 0; i < (job.way == SEVERAL ? SPREAD : job.way <= HALF); i++) {
        context_handle handle;
        if (context_create(SHMEM_CTX_PRIVATE, &handle, where)) explorer_fail("no context for thread %d", thread);
        job.own[thread][i] = context_of(handle);
    }
    if (job.op == OVERLAP) work_and_wait();
    for (; job.done < job.all; count_window()) {
        job.begun[thread]++;
        for (long k = 0; k < job.window; k++) post(thread, k);
        quiet(thread);
    }
}

static void verify(void)
{
    for (int t = 0; t < (int)job.threads; t++)
        for (long k = 0; job.begun[t] && k < job.window; k++) {
            const char *at = network_there(TARGET, place_of(t, k));
            uint64_t word = job.op == ADD ? (uint64_t)job.begun[t] : word_of(t, job.begun[t], k);
            bool good = !memcmp(at, &word, sizeof word);
            for (size_t i = sizeof word; good && i < (size_t)job.size; i++) good = at[i] == byte_of(t, i);
            if (!good) explorer_fail("word %ld of thread %d is not there", k, t);
        }
}

static uint64_t number_of_thread(void) { return (uint64_t)(explorer_self() + 1); }

static void begin(void)
{
    const struct world_options options = {.lanes = machine.kernel ? 0 : (unsigned)machine.lanes};
    enum { MANY = 256 << 10 }; /* bytes of a window, if it can be helped */
    job.window = job.op == OVERLAP           ? 1
                 : job.operations > 0        ? (long)job.operations
                 : job.size * WINDOW <= MANY ? WINDOW
                 : job.size <= MANY          ? MANY / (long)job.size
                                             : 1;
    machine.record = (size_t)job.size + sizeof(uint64_t);
    job.warm = (long)(job.threads * job.windows / 2) + 1;
    job.all = job.warm + (long)(job.threads * job.windows);
    if ((double)job.window * job.threads * job.size > HEAP_SIZE) explorer_fail("the heap is too small for that");
    thread_register_gettid(number_of_thread, where);
    world_reset(&options);
    env.bulk = 0; /* as if nobody had said */
    world.cpus = (int)machine.cores;
    boot.kernel_pes = 1;
    network_up();
    context_up();
    context_handle common;
    context_create(0, &common, where);
    job.common = context_of(common);
    for (int t = 0; t < (int)job.threads; t++) {
        size_t size = (size_t)job.size, nbytes = size * (size_t)job.window;
        if (!(job.source[t] = malloc(nbytes))) abort();
        for (size_t i = 0; i < nbytes; i++) job.source[t][i] = byte_of(t, i % size);
    }
}

/* ---- the command line ---- */

static double lanes = 16, cards = 1, cores = 1, kernel, rma;
static const struct {
    const char *name, *what;
    double *value, least, most;
} numbers[] = {
    {"threads", "of the PE that puts", &job.threads, 1, MOST},
    {"size", "bytes of a put", &job.size, 8, 8 << 20},
    {"windows", "of each thread that are counted", &job.windows, 1, 1e6},
    {"window", "operations before a quiet (0: 64, or less if they are long)", &job.operations, 0, 4096},
    {"lanes", "of the card", &lanes, 1, 64},
    {"cards", "of a node", &cards, 1, 16},
    {"cores", "that the threads share", &cores, 1, 256},
    {"soon", "ns: the progress thread rests while a transfer is under way", &job.soon, 1, 1e9},
    {"kernel", "1: it moves the messages, as those of TCP", &kernel, 0, 1},
    {"rma", "1: the card reads and writes memory by itself", &rma, 0, 1},
    {"wire", "L, ns: from card to card", &machine.wire, 0, 1e9},
    {"message", "o, ns: of a core, for a message", &machine.message, 0, 1e9},
    {"gap", "g, ns: between messages of a lane", &machine.gap, 0, 1e9},
    {"byte", "G, ns: of a card", &machine.byte, 0, 1e9},
    {"lane-byte", "ns: of a lane, if it has a rate of its own", &machine.lane_byte, 0, 1e9},
    {"instruction", "ns", &machine.instruction, 0, 1e6},
    {"copy", "ns: a byte, by a core, into a message", &machine.copy, 0, 1e6},
    {"take", "ns: a byte, by the other node's core, out of one", &machine.take, 0, 1e6},
    {"line", "ns: a cache line, from core to core", &machine.line, 0, 1e6},
    {"turn", "ns: a core goes on with another thread", &machine.turn, 0, 1e9},
    {"post", "instructions", &machine.post, 0, 1e6},
    {"apply", "instructions", &machine.apply, 0, 1e6},
};
enum { NUMBERS = sizeof numbers / sizeof *numbers };

static void usage(FILE *to)
{
    fprintf(to, "usage: bench_virtual [--way own|several|half|shared|default] [--op put|add|overlap] [options]\n\n");
    for (int i = 0; i < NUMBERS; i++)
        fprintf(to, "  --%-12s %s (%g)\n", numbers[i].name, numbers[i].what, *numbers[i].value);
}

/* Which of the words it is. */
static bool read_word(const char *const *words, int *which, const char *word)
{
    for (*which = 0; words[*which]; ++*which)
        if (!strcmp(words[*which], word)) return true;
    return false;
}

static bool read_number(int i, const char *word)
{
    char *end;
    *numbers[i].value = strtod(word, &end);
    return end != word && !*end && *numbers[i].value >= numbers[i].least && *numbers[i].value <= numbers[i].most;
}

/* Returns -1 to go on, or the exit status. */
static int read_command_line(int argc, char **argv)
{
    enum { WAY = NUMBERS, OP, HELP };
    struct option options[NUMBERS + 4] = {
        {"way", required_argument, NULL, WAY}, {"op", required_argument, NULL, OP}, {"help", no_argument, NULL, HELP}};
    for (int i = 0; i < NUMBERS; i++) options[i + 3] = (struct option){numbers[i].name, required_argument, NULL, i};
    for (int o; (o = getopt_long(argc, argv, "", options, NULL)) != -1;) {
        if (o == HELP) return usage(stdout), 0;
        bool good = o == WAY  ? read_word(ways, &job.way, optarg)
                    : o == OP ? read_word(ops, &job.op, optarg)
                              : o < NUMBERS && read_number(o, optarg);
        if (good) continue;
        usage(stderr);
        return 2;
    }
    machine.lanes = (long)lanes, machine.cards = (long)cards, machine.cores = (long)cores, machine.rma = rma > 0;
    machine.kernel = kernel > 0;
    if (job.op == ADD) job.size = sizeof(uint64_t);
    if (job.op == OVERLAP) job.threads = 1;
    return -1;
}

/* By which something was sent. */
static int lanes_used(void)
{
    int used = 0;
    for (uint32_t i = 0; i < lane_pool.n_lanes; i++)
        used += lane_pool.lanes[i].counts.batches || lane_pool.lanes[i].counts.card_bytes;
    return used;
}

int main(int argc, char **argv)
{
    int status = read_command_line(argc, argv);
    if (status >= 0) return status;
    begin();
    clock_run((int)job.threads + (job.op == OVERLAP), run);
    verify();
    double operations = (double)((job.all - job.warm) * job.window), ns = job.end - job.begin;
    printf("{\"threads\": %d, \"lanes\": %ld, \"way\": \"%s\", \"size\": %d, \"Mop/s\": %.6g, \"MB/s\": %.6g, "
           "\"messages\": %ju, \"lanes used\": %d, \"overlap, %%\": %.6g}\n",
           (int)job.threads, (long)lane_pool.n_lanes, ways[job.way], (int)job.size, 1e3 * operations / ns,
           1e3 * operations * job.size / ns, (uintmax_t)network_messages, lanes_used(), job.overlap);
    return 0;
}
