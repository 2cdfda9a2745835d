/* index_gather: reads random elements of an array that is spread over all PEs.
 *
 *     loop      a blocking shmem_g for each index: simple, and one round trip for each
 *     threads   as loop, by several threads, each with its own context
 *     nbi       shmem_get_nbi for each index, and one quiet for all
 *     request   as nbi, charged to one request: waiting for it waits for no other operation of the PE
 *     by hand   a buffer of indices for each PE, exchanged, looked up, and exchanged back: exstack.h
 *
 *     oshcc -O2 -pthread index_gather.c -o index_gather && oshrun -n 2 ./index_gather
 *
 * Compare gather_by_nbi(), which is as short as gather_by_loop(), with gather_by_hand().
 */
#include <shmemx.h>
#include <stdio.h>
#include <string.h>

#include "exstack.h"
#include "spread.h"

static long *table;    /* symmetric: this PE's elements; element i is on PE i % pes, the (i / pes)-th one */
static long *gathered; /* what this PE has read */

static long value_of(long number) { return 3 * number + 1; }

/* ---- five ways to gather ----------------------------------------------------------------------------- */

static void gather_share(shmem_ctx_t ctx, long begin, long end)
{
    for (long k = begin; k < end; k++) {
        struct spread_place at = spread_place(k);
        gathered[k] = shmem_ctx_long_g(ctx, &table[at.index], at.pe);
    }
}

static void gather_by_loop(void) { gather_share(SHMEM_CTX_DEFAULT, 0, spread.items); }

static void gather_by_threads(void) { spread_by_threads(spread.items, gather_share); }

static void gather_by_nbi(void)
{
    for (long k = 0; k < spread.items; k++) {
        struct spread_place at = spread_place(k);
        shmem_long_get_nbi(&gathered[k], &table[at.index], 1, at.pe);
    }
    shmem_quiet();
}

#ifdef SHMEMX_REQUEST_NULL
static void gather_by_request(void)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    for (long k = 0; k < spread.items; k++) {
        struct spread_place at = spread_place(k);
        shmemx_long_get_nbe(&gathered[k], &table[at.index], 1, at.pe, &request);
    }
    shmemx_request_wait(&request);
}
#define BY_REQUEST {"request", gather_by_request},
#else
#define BY_REQUEST /* other libraries have none */
#endif

/* Answers come back in the order of the questions, in a stack of their own. */
static void answer_what_came(const struct exstack *asked, struct exstack *answers)
{
    for (int pe = 0; pe < asked->pes; pe++) {
        const uint64_t *in = exstack_in(asked, pe);
        for (uint64_t i = 0; i < in[0]; i++) exstack_push(answers, pe, (uint64_t)table[in[EXSTACK_HEAD + i]]);
    }
    exstack_exchange(answers, true);
}

static void gather_by_hand(void)
{
    struct exstack asked, answers;
    size_t room = (size_t)spread.buffer;
    long *waiting = malloc((size_t)spread.pes * room * sizeof *waiting); /* which items have been asked for, of whom */
    if (!exstack_open(&asked, room) || !exstack_open(&answers, room) || !waiting)
        spread_give_up("no memory for the buffers");
    for (long k = 0, all = 0; !all;) {
        for (; k < spread.items; k++) {
            struct spread_place at = spread_place(k);
            uint64_t n = exstack_out(&asked, at.pe)[0];
            if (!exstack_push(&asked, at.pe, (uint64_t)at.index)) break;
            waiting[(size_t)at.pe * room + n] = k;
        }
        all = exstack_exchange(&asked, k == spread.items);
        answer_what_came(&asked, &answers);
        for (int pe = 0; pe < spread.pes; pe++) {
            const uint64_t *in = exstack_in(&answers, pe);
            for (uint64_t i = 0; i < in[0]; i++) gathered[waiting[(size_t)pe * room + i]] = (long)in[EXSTACK_HEAD + i];
        }
    }
    free(waiting);
    exstack_close(&answers);
    exstack_close(&asked);
}

/* ---- the program ------------------------------------------------------------------------------------- */

static bool verify(void)
{
    long wrong = 0;
    for (long k = 0; k < spread.items; k++) wrong += gathered[k] != value_of(spread_number(k));
    return !spread_sum(wrong);
}

static void clear(void) { memset(gathered, 0, (size_t)spread.items * sizeof *gathered); }

int main(int argc, char **argv)
{
    static const struct spread_way ways[] = {{"loop", gather_by_loop},
                                             {"threads", gather_by_threads},
                                             {"nbi", gather_by_nbi},
                                             BY_REQUEST{"by hand", gather_by_hand}};
    spread_begin("index_gather", "Reads random elements of an array that is spread over all PEs, in five ways.", argc,
                 argv);
    table = spread_allocate(sizeof *table);
    for (long i = 0; i < spread.elements; i++) table[i] = value_of(i * spread.pes + spread.me);
    gathered = malloc((size_t)spread.items * sizeof *gathered);
    if (!gathered) spread_give_up("no memory for what is gathered: see --items");
    int status = spread_measure("Melements/s", ways, sizeof ways / sizeof *ways, clear, verify);
    free(gathered);
    shmem_free(table);
    shmem_finalize();
    return status;
}
