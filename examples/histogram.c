/* histogram: counts random numbers in bins that are spread over all PEs.
 *
 * This is the simplest loop possible: an atomic increment for each number. Special libraries exist for it, because each
 * increment used to be one message. For comparison the program also gathers the numbers by hand.
 *
 *     loop      one shmem_atomic_inc for each number
 *     threads   as loop, by several threads, each with its own context
 *     by hand   a buffer for each PE, exchanged when one is full: exstack.h
 *
 *     oshcc -O2 -pthread histogram.c -o histogram && oshrun -n 2 ./histogram
 *
 * Read count_by_loop() and count_by_hand() first, which have the same result. verify() checks that no number is
 * missing.
 */
#include <shmem.h>
#include <stdio.h>
#include <string.h>

#include "exstack.h"
#include "spread.h"

static long *bins; /* symmetric: this PE's; bin i is on PE i % pes, as its (i / pes)-th one */

/* ---- three ways to count ----------------------------------------------------------------------------- */

static void count_share(shmem_ctx_t ctx, long begin, long end)
{
    for (long k = begin; k < end; k++) {
        struct spread_place at = spread_place(k);
        shmem_ctx_long_atomic_inc(ctx, &bins[at.index], at.pe);
    }
    shmem_ctx_quiet(ctx);
}

static void count_by_loop(void) { count_share(SHMEM_CTX_DEFAULT, 0, spread.items); }

static void count_by_threads(void) { spread_by_threads(spread.items, count_share); }

static void count_what_came(const struct exstack *x)
{
    for (int pe = 0; pe < x->pes; pe++) {
        const uint64_t *in = exstack_in(x, pe);
        for (uint64_t i = 0; i < in[0]; i++) bins[in[EXSTACK_HEAD + i]]++;
    }
}

static void count_by_hand(void)
{
    struct exstack x;
    if (!exstack_open(&x, (size_t)spread.buffer)) spread_give_up("no memory for the buffers");
    for (long k = 0, all = 0; !all;) {
        for (; k < spread.items; k++) {
            struct spread_place at = spread_place(k);
            if (!exstack_push(&x, at.pe, (uint64_t)at.index)) break;
        }
        all = exstack_exchange(&x, k == spread.items);
        count_what_came(&x);
    }
    exstack_close(&x);
}

/* ---- the program ------------------------------------------------------------------------------------- */

/* As many as were counted, and each PE's numbers in the bins that they name: the sum of all numbers is right. */
static bool verify(void)
{
    long counted = 0, sum = 0;
    for (long i = 0; i < spread.elements; i++) {
        counted += bins[i];
        sum += bins[i] * (i * spread.pes + spread.me);
    }
    for (long k = 0; k < spread.items; k++) sum -= spread_number(k);
    counted = spread_sum(counted - spread.items);
    return !spread_sum(sum) && !counted;
}

static void clear(void) { memset(bins, 0, (size_t)spread.elements * sizeof *bins); }

int main(int argc, char **argv)
{
    static const struct spread_way ways[] = {
        {"loop", count_by_loop}, {"threads", count_by_threads}, {"by hand", count_by_hand}};
    spread_begin("histogram", "Counts random numbers in bins that are spread over all PEs, in three ways.", argc, argv);
    bins = spread_allocate(sizeof *bins);
    int status = spread_measure("Mcounts/s", ways, sizeof ways / sizeof *ways, clear, verify);
    shmem_free(bins);
    shmem_finalize();
    return status;
}
