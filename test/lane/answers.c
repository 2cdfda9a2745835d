/* Frozen facts: how many messages are answered, of those for whose completion somebody waits, and of the others. The
 * program is linked with the library's insides, to count; it is run with HEDDLE_DIRECT=0. */
#include "semantics/semantics.h"

#include <shmemx.h>

#include "lane/lane.h"
#include "lane/lane_pool.h"
#include "lane/rx.h"
#include "lane/unsignaled.h"

enum { ROUNDS = 500, SECTIONS = 8 }; /* together more than UNSIGNALED_BYTES to each PE */

/* Near what is counted: 0.07 to 0.28, and 0.98 to 1.00. A PE that loses its processor in the middle of a round requests
 * answers, because it waits long; and one answer may be for two messages. Beside other load that happens often in some
 * sections: the one with the fewest answers counts. */
static const double UNAWAITED = 0.35, AWAITED = 0.9;

static long *words;
static uint64_t *flags;
static shmemx_ct_t counter;

static void counting_puts(int round)
{
    for (int k = 1; k < n; k++) shmemx_long_put_ct(counter, &words[me], &(long){round}, 1, after(k));
    shmemx_ct_wait_dec(counter, n - 1);
}

static void puts_and_quiet(int round)
{
    for (int k = 1; k < n; k++) shmem_long_p(&words[me], round, after(k));
    shmem_quiet();
}

/* Nothing comes back from there. */
static void flags_in_a_ring(int round)
{
    shmem_uint64_p(&flags[me], (uint64_t)round, after(1));
    shmem_uint64_wait_until(&flags[before(1)], SHMEM_CMP_GE, (uint64_t)round);
}

/* Answers to each message in one section, of all PEs together. */
static double answers_in_section(void (*round)(int), int messages, int first)
{
    static long mine, all;
    shmem_barrier_all();
    mine = (long)rx_answers();
    for (int i = 0; i < ROUNDS; i++) round(first + i);
    shmem_barrier_all();
    mine = (long)rx_answers() - mine;
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &all, &mine, 1);
    return (double)all / (n * messages * ROUNDS);
}

/* The fewest in the second half of the sections. */
static double answers(const char *what, void (*round)(int), int messages)
{
    double fewest = 0;
    for (int s = 0; s < SECTIONS; s++) {
        double each = answers_in_section(round, messages, 1 + s * ROUNDS);
        if (s <= SECTIONS / 2 || each < fewest) fewest = each;
    }
    if (me == 0) printf("%s: %.2f answers to a message\n", what, fewest);
    return fewest;
}

/* Of a stream of its own, of which nothing is sent. */
static bool asks(struct lane *lane, struct stream *stream, size_t nbytes)
{
    static struct batch b;
    b.stream = stream;
    b.sequence = ++stream->sent;
    b.at = b.bytes + nbytes;
    unsignaled_end_series(&lane->unsignaled);
    bool must = unsignaled_must_ask(lane, &b);
    stream->sent_bytes += nbytes;
    if (must) stream->asked = stream->sent;
    return must;
}

/* A long message and a short one, and then what has been asked for: as a broadcast and a barrier. Only one of them asks
 * when the connection is nearly full, and in time. */
static void long_and_short_ones(void)
{
    enum { MESSAGES = 8, PAIRS = 100 };
    struct lane *lane = calloc(1, sizeof *lane);
    struct stream stream = {.lane = lane};
    size_t nbytes = lane_pool.unsignaled_bytes / MESSAGES;
    int asked = 0, n_late = 0;
    for (int k = 0; k < PAIRS; k++) {
        bool first = asks(lane, &stream, nbytes), second = asks(lane, &stream, 64);
        n_late += stream.sent_bytes - stream.answered_bytes > lane_pool.unsignaled_bytes;
        if (first || second) stream.answered_bytes = stream.sent_bytes;
        asked += first + second;
    }
    if (me == 0) printf("long and short messages in turns: %d of %d ask\n", asked, 2 * PAIRS);
    check(asked <= PAIRS / (MESSAGES - 1) + 2); /* the first of all does */
    check(!n_late);
    free(lane);
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    words = shmem_calloc((size_t)n, sizeof *words);
    flags = shmem_calloc((size_t)n, sizeof *flags);
    shmemx_ct_create(&counter);
    long_and_short_ones();
    check(answers("counting puts", counting_puts, n - 1) < UNAWAITED);
    check(answers("flags in a ring", flags_in_a_ring, 1) < UNAWAITED);
    check(answers("puts and quiet", puts_and_quiet, n - 1) > AWAITED);
    shmemx_ct_free(&counter);
    return end();
}
