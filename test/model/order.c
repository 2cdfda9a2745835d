/* Memory order: where one thread publishes data and another one reads it without a lock, on the machine of weak.h. Each
 * exploration runs the library's own code. */
#include "order.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include <shmem.h>

#include "lane/backoff.h"
#include "lane/record.h"
#include "lane/record_apply.h"
#include "memory/lines.h"
#include "network.h"
#include "ext/counting.h"
#include "op/wait.h"
#include "weak.h"
#include "world.h"

bool backoff_slow_awake(struct backoff *backoff)
{
    backoff_slow(backoff);
    return explorer_choose(2);
}

void end_leave_if_near(void) {}

/* Records: one thread applies a batch, as at the receive endpoint; another one waits for a word, and reads what was put
 * before it. */

enum { MOST_WORDS = 32, X = 256, Y = 1024, SOME = 40 };

struct batch_words {
    size_t n;
    uint64_t words[MOST_WORDS];
};

static void add_word(struct batch_words *b, uint64_t word) { b->words[b->n++] = word; }

static void add_header(struct batch_words *b, unsigned op, uint64_t offset)
{
    add_word(b, (uint64_t)op << 58 | (uint64_t)REGION_HEAP << 56 | offset);
}

static void add_bytes(struct batch_words *b, size_t nbytes)
{
    for (size_t i = 0; i < nbytes; i += sizeof(uint64_t)) add_word(b, 1);
}

static void put_word(struct batch_words *b, uint64_t at) { add_header(b, RECORD_PUT8, at), add_word(b, 1); }
static void put_half(struct batch_words *b, uint64_t at) { add_header(b, RECORD_PUT4, at), add_word(b, 1); }
static void put_add(struct batch_words *b, uint64_t at)
{
    add_header(b, record_amo(AMO_ADD, 64, false), at), add_word(b, 1);
}

static void put_set(struct batch_words *b, uint64_t at)
{
    add_header(b, record_amo(AMO_SET, 64, false), at), add_word(b, 1);
}

static void put_some(struct batch_words *b, uint64_t at)
{
    add_header(b, RECORD_PUT, at), add_word(b, SOME), add_bytes(b, SOME);
}

static void put_two_words(struct batch_words *b, uint64_t at) { put_word(b, at + 8), put_word(b, at); }

/* What comes with the bytes at X: a signal, or a count. */
static void put_with_signal(struct batch_words *b, uint64_t at)
{
    add_header(b, RECORD_PUT_SIGNAL, X), add_word(b, SOME);
    add_header(b, record_amo(AMO_SET, 64, false), at), add_word(b, 1), add_bytes(b, SOME);
}

static void put_with_add(struct batch_words *b, uint64_t at)
{
    add_header(b, RECORD_PUT_SIGNAL, X), add_word(b, SOME);
    add_header(b, record_amo(AMO_ADD, 64, false), at), add_word(b, 1), add_bytes(b, SOME);
}

static void put_counted(struct batch_words *b, uint64_t at)
{
    add_header(b, RECORD_PUT_COUNTED, X), add_word(b, record_counted(SOME, at, false)), add_bytes(b, SOME);
}

typedef void put(struct batch_words *b, uint64_t at);
static const struct pair {
    const char *name;
    put *data, *flag;
    size_t nbytes; /* of the data */
} pairs[] = {
    {"a word, then a word", put_word, put_word, 8},
    {"a word, then half a word", put_word, put_half, 8},
    {"half a word, then a word", put_half, put_word, 4},
    {"half a word, then half a word", put_half, put_half, 4},
    {"two words, then a word", put_two_words, put_word, 16},
    {"bytes, then a word", put_some, put_word, SOME},
    {"bytes, then half a word", put_some, put_half, SOME},
    {"bytes, then a sum", put_some, put_add, SOME},
    {"bytes, then an atomic word", put_some, put_set, SOME},
    {"a sum, then a word", put_add, put_word, 8},
    {"bytes with a signal", NULL, put_with_signal, SOME},
    {"bytes with a signal that is added", NULL, put_with_add, SOME},
    {"bytes with a count", NULL, put_counted, SOME},
};
static const struct pair *pair;
static bool in_one_batch; /* or in a batch each */

static void apply(struct batch_words *b)
{
    char answer[256];
    const char *why;
    if (!record_apply_batch(b->words, b->n * sizeof *b->words, answer, sizeof answer, &why)) explorer_fail("%s", why);
    explorer_event();
}

static struct batch_words new_batch(void)
{
    struct batch_words b = {.n = sizeof(struct batch_header) / sizeof(uint64_t)};
    memcpy(b.words, &(struct batch_header){.secret = job_secret}, sizeof(struct batch_header));
    return b;
}

static void applies(int thread)
{
    (void)thread;
    struct batch_words b = new_batch();
    if (pair->data) pair->data(&b, X);
    if (!in_one_batch) {
        apply(&b);
        b = new_batch();
    }
    pair->flag(&b, Y);
    apply(&b);
}

static void waits(int thread)
{
    (void)thread;
    if (pair->flag == put_half) wait_until(WORD_U32, network_home + Y, SHMEM_CMP_NE, 0, "model");
    else if (pair->flag == put_counted) counting_wait((counting_handle)(void *)(network_home + Y), 1, "model");
    else wait_until(WORD_U64, network_home + Y, SHMEM_CMP_NE, 0, "model");
    weak_reads(network_home + X, pair->nbytes);
    if (!network_home[X]) explorer_fail("what was put before the word is not there");
}

static void prepare(void) { world_reset(&(struct world_options){.lanes = 1}); }
static void nothing(void) {}

static struct exploration records = {
    .n_threads = 2, .threads = {{applies, false}, {waits, false}}, .prepare = prepare, .finish = nothing};

/* Reports */

static unsigned deviations = 3;
static uint64_t most = 20000, seeds = 2000, first_seed = 1;
static const char *scenario, *trail = "0:0";

static void explore(const struct exploration *what)
{
    if (scenario && strcmp(scenario, what->name)) return;
    if (scenario) {
        explore_trail(what, trail);
        return;
    }
    uint64_t n = explore_all(what, deviations, most);
    for (uint64_t seed = first_seed; seed < first_seed + seeds; seed++) explore_random(what, seed);
    printf("%-60s %10ju schedules\n", what->name, (uintmax_t)n);
}

static void explore_records(void)
{
    char name[100];
    for (pair = pairs; pair < pairs + sizeof pairs / sizeof *pairs; pair++)
        for (int together = 0; together < 2; together++) {
            in_one_batch = together;
            snprintf(name, sizeof name, "%s, %s", pair->name, together ? "in one batch" : "in two batches");
            records.name = name;
            explore(&records);
        }
}

int main(int argc, char **argv)
{
    static const struct option options[] = {{"deviations", required_argument, 0, 'd'},
                                            {"most", required_argument, 0, 'm'},
                                            {"seeds", required_argument, 0, 'n'},
                                            {"seed", required_argument, 0, 's'},
                                            {"scenario", required_argument, 0, 'c'},
                                            {"trail", required_argument, 0, 'r'},
                                            {0}};
    for (int o; (o = getopt_long(argc, argv, "", options, NULL)) != -1;) {
        if (o == 'd') deviations = (unsigned)atoi(optarg);
        else if (o == 'm') most = strtoull(optarg, NULL, 10);
        else if (o == 'n') seeds = strtoull(optarg, NULL, 10);
        else if (o == 's') first_seed = strtoull(optarg, NULL, 10), seeds = 1, most = 1;
        else if (o == 'c') scenario = optarg;
        else if (o == 'r') trail = optarg;
        else return 2;
    }
    explore_records();
    for (size_t i = 0; i < order_n_locks; i++) explore(&order_locks[i]);
    explore(&order_global_lock);
    explore(&order_progress);
    return 0;
}
