/* virtual: threads of one PE put into the memory of another node, window by window with a quiet after each, as
 * bench/streams_rate.c and streams_bandwidth.c do, on a machine that is not here. Lanes, batches, contexts, locks and
 * quiet are the library's own code; time is what the options say that things take. Verified: what lies there in the
 * end. */
#include <getopt.h>
#include <shmemx.h>
#include <string.h>

#include "base/env.h"
#include "context/context.h"
#include "context/mark.h"
#include "context/thread.h"
#include "core/core.h"
#include "lane/network.h"
#include "op/rma.h"
#include "explorer.h"
#include "machine.h"
#include "network.h"
#include "world.h"

enum { TARGET = 2, WINDOW = 64, MOST = 64, SPREAD = 4 }; /* PE 2 is alone on its node */

struct machine machine = {
    .message = 100, .instruction = 0.2, .wire = 1000, .look = 10, .cards = 1, .cores = 1, .lanes = 16};

static const char *const ways[] = {"own", "several", "shared", "default", NULL};
enum { OWN, SEVERAL, SHARED, DEFAULT };
static const char where[] = "virtual";

static struct {
    double threads, size, windows; /* windows: of each thread that are counted */
    int way;
    long window, done, warm, all; /* operations of a window; windows: done, before those that count, in all */
    double begin, end;
    struct context *common, *own[MOST][SPREAD];
    long begun[MOST];
    char *source[MOST];
} job = {.threads = 1, .size = 8, .windows = 40};

static char *place_of(int thread, long k) { return network_home + (thread * job.window + k) * (long)job.size; }

/* Its first word, and what the other bytes are. */
static uint64_t word_of(int thread, long begun, long k) { return (uint64_t)((begun * job.window + k) * MOST + thread); }
static char byte_of(int thread, size_t i) { return (char)(i * 7 + (size_t)thread); }

static struct context *context_here(int thread, long k)
{
    if (job.way == DEFAULT) return context_default;
    return job.way == SHARED ? job.common : job.own[thread][job.way == SEVERAL ? k % SPREAD : 0];
}

static void put(int thread, long k)
{
    struct context *c = context_here(thread, k);
    uint64_t word = word_of(thread, job.begun[thread], k);
    clock_owe(machine.post * machine.instruction + job.size * machine.copy);
    if (job.size > (double)sizeof word) {
        memcpy(job.source[thread], &word, sizeof word);
        rma_put_slow(c, place_of(thread, k), job.source[thread], (size_t)job.size, TARGET, where);
    } else {
        rma_p64_slow(c, place_of(thread, k), word, TARGET, where);
    }
    clock_settle();
}

static void quiet(int thread)
{
    mark_quiet(context_here(thread, 0));
    for (int i = 1; job.way == SEVERAL && i < SPREAD; i++) mark_quiet(context_here(thread, i));
}

/* What is counted begins when all queues are full. */
static void count_window(void)
{
    if (++job.done == job.warm) job.begin = clock_now();
    if (job.done == job.all) job.end = clock_now();
}

static void run(int thread)
{
    for (int i = 0; i < (job.way == SEVERAL ? SPREAD : job.way == OWN); i++) {
        context_handle handle;
        if (context_create(SHMEM_CTX_PRIVATE, &handle, where)) explorer_fail("no context for thread %d", thread);
        job.own[thread][i] = context_of(handle);
    }
    for (; job.done < job.all; count_window()) {
        job.begun[thread]++;
        for (long k = 0; k < job.window; k++) put(thread, k);
        quiet(thread);
    }
}

static void verify(void)
{
    for (int t = 0; t < (int)job.threads; t++)
        for (long k = 0; job.begun[t] && k < job.window; k++) {
            const char *at = network_there(TARGET, place_of(t, k));
            uint64_t word = word_of(t, job.begun[t], k);
            bool good = !memcmp(at, &word, sizeof word);
            for (size_t i = sizeof word; good && i < (size_t)job.size; i++) good = at[i] == byte_of(t, i);
            if (!good) explorer_fail("word %ld of thread %d is not there", k, t);
        }
}

static uint64_t number_of_thread(void) { return (uint64_t)(explorer_self() + 1); }

static void begin(void)
{
    const struct world_options options = {.lanes = (unsigned)machine.lanes};
    enum { MANY = 256 << 10 }; /* bytes of a window, if it can be helped */
    job.window = job.size * WINDOW <= MANY ? WINDOW : job.size <= MANY ? MANY / (long)job.size : 1;
    machine.record = (size_t)job.size + sizeof(uint64_t);
    job.warm = (long)(job.threads * job.windows / 2) + 1;
    job.all = job.warm + (long)(job.threads * job.windows);
    if ((double)job.window * job.threads * job.size > HEAP_SIZE) explorer_fail("the heap is too small for that");
    thread_register_gettid(number_of_thread, where);
    world_reset(&options);
    env.bulk = 128 << 10; /* as src/base/env.def says */
    network_up();
    context_up();
    context_handle common;
    context_create(0, &common, where);
    job.common = context_of(common);
    for (int t = 0; t < (int)job.threads; t++) {
        if (!(job.source[t] = malloc((size_t)job.size))) abort();
        for (size_t i = 0; i < (size_t)job.size; i++) job.source[t][i] = byte_of(t, i);
    }
}

/* ---- the command line ---- */

static double lanes = 16, cards = 1, cores = 1;
static const struct {
    const char *name, *what;
    double *value, least, most;
} numbers[] = {
    {"threads", "of the PE that puts", &job.threads, 1, MOST},
    {"size", "bytes of a put", &job.size, 8, 1 << 20},
    {"windows", "of each thread that are counted", &job.windows, 1, 1e6},
    {"lanes", "of the card", &lanes, 1, 64},
    {"cards", "of a node", &cards, 1, 16},
    {"cores", "that the threads share", &cores, 1, 256},
    {"wire", "L, ns: from card to card", &machine.wire, 0, 1e9},
    {"message", "o, ns: of a core, for a message", &machine.message, 0, 1e9},
    {"gap", "g, ns: between messages of a lane", &machine.gap, 0, 1e9},
    {"byte", "G, ns: of a card", &machine.byte, 0, 1e9},
    {"lane-byte", "ns: of a lane, if it has a rate of its own", &machine.lane_byte, 0, 1e9},
    {"instruction", "ns", &machine.instruction, 0, 1e6},
    {"copy", "ns: a byte, by a core", &machine.copy, 0, 1e6},
    {"line", "ns: a cache line, from core to core", &machine.line, 0, 1e6},
    {"post", "instructions", &machine.post, 0, 1e6},
    {"apply", "instructions", &machine.apply, 0, 1e6},
};
enum { NUMBERS = sizeof numbers / sizeof *numbers };

static void usage(FILE *to)
{
    fprintf(to, "usage: bench_virtual [--way own|several|shared|default] [options]\n\n");
    for (int i = 0; i < NUMBERS; i++)
        fprintf(to, "  --%-12s %s (%g)\n", numbers[i].name, numbers[i].what, *numbers[i].value);
}

static bool read_way(const char *word)
{
    for (job.way = 0; ways[job.way]; job.way++)
        if (!strcmp(ways[job.way], word)) return true;
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
    struct option options[NUMBERS + 3] = {{"way", required_argument, NULL, NUMBERS},
                                          {"help", no_argument, NULL, NUMBERS + 1}};
    for (int i = 0; i < NUMBERS; i++) options[i + 2] = (struct option){numbers[i].name, required_argument, NULL, i};
    for (int o; (o = getopt_long(argc, argv, "", options, NULL)) != -1;) {
        if (o == NUMBERS + 1) return usage(stdout), 0;
        bool good = o == NUMBERS ? read_way(optarg) : o < NUMBERS && read_number(o, optarg);
        if (good) continue;
        usage(stderr);
        return 2;
    }
    machine.lanes = (long)lanes, machine.cards = (long)cards, machine.cores = (long)cores;
    return -1;
}

int main(int argc, char **argv)
{
    int status = read_command_line(argc, argv);
    if (status >= 0) return status;
    begin();
    clock_run((int)job.threads, run);
    verify();
    double operations = (double)((job.all - job.warm) * job.window), ns = job.end - job.begin;
    printf("{\"threads\": %d, \"lanes\": %ld, \"way\": \"%s\", \"size\": %d, \"Mop/s\": %.6g, \"MB/s\": %.6g, "
           "\"messages\": %ju}\n",
           (int)job.threads, machine.lanes, ways[job.way], (int)job.size, 1e3 * operations / ns,
           1e3 * operations * job.size / ns, (uintmax_t)network_messages);
    return 0;
}
