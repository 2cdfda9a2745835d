/* breadth_first: computes the distance of every vertex of a random graph from the first one, in edges. The vertices are
 * spread over all PEs.
 *
 * In each step a PE follows the edges of the vertices that were reached in the step before, and notifies the owners of
 * the vertices at their other ends. These are random, so that the messages are tiny and go to all PEs.
 *
 *     swap      a compare-and-swap of the vertex's level for each edge: one round trip each
 *     bits      an atomic without a result sets the vertex's bit; after the step the owner scans all bits
 *     push      a one-sided append to a list of the owner, which then reads only the new entries
 *     threads   as push, by several threads, each with its own context
 *
 *     oshcc -O2 -pthread breadth_first.c -o breadth_first && oshrun -n 4 ./breadth_first
 */
#include <shmemx.h>
#include <stdio.h>
#include <string.h>

#include "spread.h"

enum { NOT_REACHED = -1, BITS = 64 };

static long *levels;        /* symmetric: of this PE's vertices; vertex v is on PE v % pes, the (v / pes)-th one */
static uint64_t *bits;      /* symmetric: vertices that were reached in this step, for bits */
static uint64_t *list;      /* symmetric: the same as a list, with repetitions, for push */
static shmemx_oct_t append; /* to list */
static long *front;         /* this PE's vertices that were reached in the last step, by their place here */
static long n_front, level;
static long *wanted; /* on PE 0: the levels of all vertices */

/* A way to tell the owner of a vertex that it is reached. */
typedef void tell(shmem_ctx_t ctx, struct spread_place vertex);

/* The k-th edge of a PE begins at its (k % elements)-th vertex, and ends anywhere. */
static void tell_ends(shmem_ctx_t ctx, long begin, long end, tell *way)
{
    for (long f = begin; f < end; f++)
        for (long k = front[f]; k < spread.items; k += spread.elements) way(ctx, spread_place(k));
    shmem_ctx_quiet(ctx);
}

/* ---- ways to tell ------------------------------------------------------------------------------------ */

static void tell_by_swap(shmem_ctx_t ctx, struct spread_place v)
{
    shmem_ctx_long_atomic_compare_swap(ctx, &levels[v.index], NOT_REACHED, level + 1, v.pe);
}

static void tell_by_bit(shmem_ctx_t ctx, struct spread_place v)
{
    shmem_ctx_uint64_atomic_or(ctx, &bits[v.index / BITS], UINT64_C(1) << v.index % BITS, v.pe);
}

static void tell_by_push(shmem_ctx_t ctx, struct spread_place v)
{
    uint64_t index = (uint64_t)v.index;
    shmemx_ctx_push(ctx, append, &index, sizeof index, v.pe);
}

/* ---- what the owner finds: the next front ------------------------------------------------------------ */

static void find_levels(void)
{
    for (long i = 0; i < spread.elements; i++)
        if (levels[i] == level + 1) front[n_front++] = i;
}

static void reach(long i)
{
    if (levels[i] != NOT_REACHED) return;
    levels[i] = level + 1;
    front[n_front++] = i;
}

static void find_bits(void)
{
    for (long i = 0; i < spread.elements; i++)
        if (bits[i / BITS] >> i % BITS & 1) reach(i);
    memset(bits, 0, (size_t)(spread.elements / BITS + 1) * sizeof *bits);
}

static void find_pushed(void)
{
    if (shmemx_oct_overflow(append)) spread_give_up("no room for what was reached: see --elements");
    size_t n = shmemx_oct_get_complete(append) / sizeof *list;
    for (size_t i = 0; i < n; i++) reach((long)list[i]);
    shmemx_oct_reset(append);
}

/* ---- the search -------------------------------------------------------------------------------------- */

/* Step by step, until no PE has reached anything. */
static void search(void (*tell_all)(void), void (*find)(void))
{
    for (level = 0; spread_sum(n_front); level++) {
        tell_all();
        shmem_barrier_all(); /* all has come that was told */
        n_front = 0;
        find();
    }
}

static void swap_all(void) { tell_ends(SHMEM_CTX_DEFAULT, 0, n_front, tell_by_swap); }
static void bit_all(void) { tell_ends(SHMEM_CTX_DEFAULT, 0, n_front, tell_by_bit); }
static void push_all(void) { tell_ends(SHMEM_CTX_DEFAULT, 0, n_front, tell_by_push); }

static void push_share(shmem_ctx_t ctx, long begin, long end) { tell_ends(ctx, begin, end, tell_by_push); }
static void push_by_threads(void) { spread_by_threads(n_front, push_share); }

static void search_by_swap(void) { search(swap_all, find_levels); }
static void search_by_bits(void) { search(bit_all, find_bits); }
static void search_by_push(void) { search(push_all, find_pushed); }
static void search_by_threads(void) { search(push_by_threads, find_pushed); }

/* ---- verifying --------------------------------------------------------------------------------------- */

/* Serially: a queue of vertices. */
static void find_wanted(void)
{
    long vertices = spread.elements * spread.pes, head = 0, tail = 0;
    long *queue = malloc((size_t)vertices * sizeof *queue);
    wanted = malloc((size_t)vertices * sizeof *wanted);
    if (!queue || !wanted) spread_give_up("no memory for the vertices: see --elements");
    for (long v = 0; v < vertices; v++) wanted[v] = NOT_REACHED;
    wanted[queue[tail++] = 0] = 0;
    while (head < tail) {
        long v = queue[head++];
        for (long k = v / spread.pes; k < spread.items; k += spread.elements) {
            long end = spread_number_of((int)(v % spread.pes), k);
            if (wanted[end] != NOT_REACHED) continue;
            wanted[end] = wanted[v] + 1;
            queue[tail++] = end;
        }
    }
    free(queue);
}

/* How many of a PE's levels are wrong. */
static long count_wrong(int pe)
{
    long *theirs = malloc((size_t)spread.elements * sizeof *theirs), wrong = 0;
    if (!theirs) spread_give_up("no memory for the levels: see --elements");
    shmem_long_get(theirs, levels, (size_t)spread.elements, pe);
    for (long i = 0; i < spread.elements; i++) wrong += theirs[i] != wanted[i * spread.pes + pe];
    free(theirs);
    return wrong;
}

static bool verify(void)
{
    long wrong = 0;
    for (int pe = 0; !spread.me && pe < spread.pes; pe++) wrong += count_wrong(pe);
    return !spread_sum(wrong);
}

static void clear(void)
{
    for (long i = 0; i < spread.elements; i++) levels[i] = NOT_REACHED;
    memset(bits, 0, (size_t)(spread.elements / BITS + 1) * sizeof *bits);
    shmemx_oct_reset(append);
    n_front = 0;
    if (!spread.me) levels[front[n_front++] = 0] = 0;
}

/* ---- the program ------------------------------------------------------------------------------------- */

int main(int argc, char **argv)
{
    static const struct spread_way ways[] = {
        {"swap", search_by_swap}, {"bits", search_by_bits}, {"push", search_by_push}, {"threads", search_by_threads}};
    spread.items = 1 << 19, spread.items_are = "edges that begin at each PE";
    spread.elements = 1 << 15, spread.elements_are = "vertices of each PE";
    spread.buffer_has = NULL;
    spread_begin("breadth_first", "Searches a random graph that is spread over all PEs, in four ways; verified.", argc,
                 argv);
    size_t room = (size_t)(spread.items + spread.items / 4 + 4096); /* all edges in one step, spread evenly */
    levels = spread_allocate(sizeof *levels);
    bits = shmem_calloc((size_t)(spread.elements / BITS + 1), sizeof *bits);
    list = shmem_malloc(room * sizeof *list);
    front = malloc((size_t)spread.elements * sizeof *front);
    if (!bits || !list || !front) spread_give_up("no memory for the graph: see --elements and --items");
    shmemx_oct_create(&append, list, room * sizeof *list);
    if (!spread.me) find_wanted();
    int status = spread_measure("Medges/s", ways, sizeof ways / sizeof *ways, clear, verify);
    shmemx_oct_destroy(&append);
    free(wanted), free(front);
    shmem_free(list), shmem_free(bits), shmem_free(levels);
    shmem_finalize();
    return status;
}
