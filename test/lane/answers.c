/* Frozen facts: how many messages are answered, of those for whose completion somebody waits, and of the others. The
 * program is linked with the library's insides, to count; it is run with HEDDLE_DIRECT=0. */
#include "semantics/semantics.h"

#include <shmemx.h>

#include "lane/rx.h"

enum { ROUNDS = 4000 }; /* more than UNSIGNALED_BYTES to each PE */

/* Half way between what is counted on an idle machine, 0.13 to 0.26 and 1.00: PEs that lose their processor in the
 * middle of a round move each by a tenth, as who waits long asks, and as one answer may be for two messages. */
static const double UNAWAITED = 0.5, AWAITED = 0.75;

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

/* Answers to each message, of all PEs together. */
static double answers(const char *what, void (*round)(int), int messages)
{
    static long mine, all;
    for (int i = 1; i <= ROUNDS / 2; i++) round(i);
    shmem_barrier_all();
    mine = (long)rx_answers();
    for (int i = ROUNDS / 2 + 1; i <= ROUNDS; i++) round(i);
    shmem_barrier_all();
    mine = (long)rx_answers() - mine;
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &all, &mine, 1);
    double each = (double)all / (n * messages * ROUNDS / 2);
    if (me == 0) printf("%s: %.2f answers to a message\n", what, each);
    return each;
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    words = shmem_calloc((size_t)n, sizeof *words);
    flags = shmem_calloc((size_t)n, sizeof *flags);
    shmemx_ct_create(&counter);
    check(answers("counting puts", counting_puts, n - 1) < UNAWAITED);
    check(answers("flags in a ring", flags_in_a_ring, 1) < UNAWAITED);
    check(answers("puts and quiet", puts_and_quiet, n - 1) > AWAITED);
    shmemx_ct_free(&counter);
    return end();
}
