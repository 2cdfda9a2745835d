/* transpose: transposes a sparse matrix whose rows are spread over all PEs. Each entry goes to the PE that has its
 * column, which is a row of the result.
 *
 * The number of entries of a row and their senders are unknown, so that each entry needs a place at its target.
 *
 *     fetch     without an append: a fetch-and-add at the owner reserves a place, and a put fills it: one round
 *               trip for each entry.
 *     push      a one-sided append: the target reserves the place, and the sender does not wait
 *     threads   as push, by several threads, each with its own context
 *
 *     oshcc -O2 -pthread transpose.c -o transpose && oshrun -n 4 ./transpose
 *
 * Read send_by_fetch() and send_by_push() first: the methods differ in nothing else. verify() computes the transpose
 * again, serially, and compares every entry.
 */
#include <shmemx.h>
#include <stdio.h>
#include <string.h>

#include "spread.h"

struct entry {
    uint32_t row, column; /* of the whole matrix */
    double value;
};

static struct entry *arrived; /* symmetric: what this PE has got */
static size_t room;           /* entries that fit there */
static uint64_t reserved;     /* symmetric: how many of them are given out, for fetch */
static shmemx_oct_t append;   /* the same buffer, for push */
static struct entry *wanted;  /* what this PE should have, in order */
static size_t n_wanted;

/* The k-th entry of that PE's rows: row i is on PE i % pes, and entries take turns among a PE's rows. */
static struct entry entry_of(int pe, long k)
{
    long row = k % spread.elements * spread.pes + pe, column = spread_number_of(pe, k);
    return (struct entry){.row = (uint32_t)row, .column = (uint32_t)column, .value = (double)row + 1e-3 * (double)k};
}

static int owner_of(const struct entry *e) { return (int)(e->column % (uint32_t)spread.pes); }

/* ---- three ways to transpose ------------------------------------------------------------------------- */

static void send_by_fetch(shmem_ctx_t ctx, const struct entry *e, int pe)
{
    uint64_t at = shmem_ctx_uint64_atomic_fetch_add(ctx, &reserved, 1, pe);
    if (at >= room) spread_give_up("no room for an entry");
    shmem_ctx_putmem(ctx, arrived + at, e, sizeof *e, pe);
}

static void send_by_push(shmem_ctx_t ctx, const struct entry *e, int pe)
{
    shmemx_ctx_push(ctx, append, e, sizeof *e, pe);
}

static void send_share(shmem_ctx_t ctx, long begin, long end, void (*send)(shmem_ctx_t, const struct entry *, int))
{
    for (long k = begin; k < end; k++) {
        struct entry e = entry_of(spread.me, k);
        send(ctx, &e, owner_of(&e));
    }
    shmem_ctx_quiet(ctx);
}

static void push_share(shmem_ctx_t ctx, long begin, long end) { send_share(ctx, begin, end, send_by_push); }

static void transpose_by_fetch(void) { send_share(SHMEM_CTX_DEFAULT, 0, spread.items, send_by_fetch); }
static void transpose_by_push(void) { push_share(SHMEM_CTX_DEFAULT, 0, spread.items); }
static void transpose_by_threads(void) { spread_by_threads(spread.items, push_share); }

/* ---- verifying --------------------------------------------------------------------------------------- */

static int compare_entries(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;
    if (x->column != y->column) return x->column < y->column ? -1 : 1;
    if (x->row != y->row) return x->row < y->row ? -1 : 1;
    return (x->value > y->value) - (x->value < y->value);
}

/* Serially: all entries of all PEs, of which this one takes those that it should get. */
static void find_wanted(void)
{
    wanted = malloc(room * sizeof *wanted);
    if (!wanted) spread_give_up("no memory for the entries: see --items");
    for (int pe = 0; pe < spread.pes; pe++)
        for (long k = 0; k < spread.items; k++) {
            struct entry e = entry_of(pe, k);
            if (owner_of(&e) != spread.me) continue;
            if (n_wanted == room) spread_give_up("more entries than there is room for: see --elements");
            wanted[n_wanted++] = e;
        }
    qsort(wanted, n_wanted, sizeof *wanted, compare_entries);
}

/* Whichever way they came: the other one has brought nothing. */
static bool verify(void)
{
    size_t n = reserved + shmemx_oct_get_complete(append) / sizeof *arrived;
    bool good = n == n_wanted && !shmemx_oct_overflow(append);
    if (good) qsort(arrived, n, sizeof *arrived, compare_entries);
    for (size_t i = 0; good && i < n; i++) good = !compare_entries(&arrived[i], &wanted[i]);
    return !spread_sum(!good);
}

static void clear(void)
{
    memset(arrived, 0, room * sizeof *arrived);
    reserved = 0;
    shmemx_oct_reset(append);
}

/* ---- the program ------------------------------------------------------------------------------------- */

int main(int argc, char **argv)
{
    static const struct spread_way ways[] = {
        {"fetch", transpose_by_fetch}, {"push", transpose_by_push}, {"threads", transpose_by_threads}};
    spread.items = 1 << 18, spread.items_are = "entries that each PE has";
    spread.elements_are = "rows of each PE, and as many columns";
    spread.buffer_has = NULL;
    spread_begin("transpose", "Transposes a sparse matrix that is spread over all PEs, in three ways; verified.", argc,
                 argv);
    if (spread.elements > (long)(UINT32_MAX / (uint32_t)spread.pes)) spread_give_up("too many rows: see --elements");
    room = (size_t)(spread.items + spread.items / 4 + 4096); /* random columns are spread evenly */
    arrived = shmem_malloc(room * sizeof *arrived);
    if (!arrived) spread_give_up("no memory for the entries: see --items");
    shmemx_oct_create(&append, arrived, room * sizeof *arrived);
    find_wanted();
    int status = spread_measure("Mentries/s", ways, sizeof ways / sizeof *ways, clear, verify);
    free(wanted);
    shmemx_oct_destroy(&append);
    shmem_free(arrived);
    shmem_finalize();
    return status;
}
