/* heat: heat in a square plate, with a block of it on each PE, by counting puts. In each step a PE puts its four edges
 * to the neighbouring PEs, and continues when as many edges have arrived as it has neighbours. One counter shows that.
 * Unlike with a barrier, a PE waits for its neighbours only. There is neither a flag for each neighbour nor a fence
 * between an edge and its flag.
 *
 * A neighbour needs the edges of a step before it can begin the next one, so that it is at most one step ahead.
 * Therefore two sets of edges, with one counter each, are used in turn.
 *
 * For comparison the program also runs with a barrier in each step. PE 0 repeats the computation alone, and compares
 * every bit. */
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { NORTH, SOUTH, WEST, EAST, SIDES };
enum { CELLS = 32, STEPS = 200 }; /* a block is CELLS x CELLS */

static int me, npes, high, wide; /* blocks are high x wide, by rows */
static int neighbors[SIDES];     /* -1: the rim of the plate */
static int n_neighbors;

static double *block;  /* CELLS rows; symmetric, so that PE 0 can look */
static double *beside; /* two sets of four edges that neighbours put here */
static shmemx_ct_t counters[2];

static int opposite(int side) { return side ^ 1; }
static double *beside_at(int step, int side) { return beside + ((step & 1) * SIDES + side) * CELLS; }

static double at_begin(int row, int column) { return (row * 7 + column * 13) % 101; }

/* The order of what is added is the same wherever it is done. */
static double relaxed(double north, double south, double west, double east)
{
    return 0.25 * ((north + south) + (west + east));
}

static void find_neighbors(void)
{
    for (int d = 1; d * d <= npes; d++)
        if (npes % d == 0) high = d;
    wide = npes / high;
    int row = me / wide, column = me % wide;
    neighbors[NORTH] = row > 0 ? me - wide : -1;
    neighbors[SOUTH] = row < high - 1 ? me + wide : -1;
    neighbors[WEST] = column > 0 ? me - 1 : -1;
    neighbors[EAST] = column < wide - 1 ? me + 1 : -1;
    for (int side = 0; side < SIDES; side++) n_neighbors += neighbors[side] >= 0;
}

static void begin_block(void)
{
    for (int i = 0; i < CELLS; i++)
        for (int k = 0; k < CELLS; k++) block[i * CELLS + k] = at_begin(me / wide * CELLS + i, me % wide * CELLS + k);
    memset(beside, 0, 2 * SIDES * CELLS * sizeof *beside); /* beyond the rim it is cold */
}

static const double *edge(int side)
{
    static double column[CELLS];
    if (side == NORTH) return block;
    if (side == SOUTH) return block + (CELLS - 1) * CELLS;
    for (int i = 0; i < CELLS; i++) column[i] = block[i * CELLS + (side == WEST ? 0 : CELLS - 1)];
    return column;
}

static void exchange_counted(int step)
{
    shmemx_ct_t ct = counters[step & 1];
    for (int side = 0; side < SIDES; side++)
        if (neighbors[side] >= 0)
            shmemx_double_put_ct(ct, beside_at(step, opposite(side)), edge(side), CELLS, neighbors[side]);
    shmemx_ct_wait_dec(ct, n_neighbors);
}

static void exchange_with_barrier(int step)
{
    for (int side = 0; side < SIDES; side++)
        if (neighbors[side] >= 0) shmem_double_put(beside_at(step, opposite(side)), edge(side), CELLS, neighbors[side]);
    shmem_barrier_all();
}

static void relax_block(int step)
{
    static double next[CELLS * CELLS];
    const double *north = beside_at(step, NORTH), *south = beside_at(step, SOUTH);
    const double *west = beside_at(step, WEST), *east = beside_at(step, EAST);
    for (int i = 0; i < CELLS; i++)
        for (int k = 0; k < CELLS; k++) {
            const double *cell = block + i * CELLS + k;
            next[i * CELLS + k] = relaxed(i ? cell[-CELLS] : north[k], i < CELLS - 1 ? cell[CELLS] : south[k],
                                          k ? cell[-1] : west[i], k < CELLS - 1 ? cell[1] : east[i]);
        }
    memcpy(block, next, sizeof next);
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* All steps; seconds. */
static double run(void (*exchange)(int step))
{
    begin_block();
    shmem_barrier_all();
    double begin = now();
    for (int step = 0; step < STEPS; step++) {
        exchange(step);
        relax_block(step);
    }
    shmem_barrier_all();
    return now() - begin;
}

/* The whole plate, with a rim of zeros. */
static double *relax_alone(void)
{
    int rows = high * CELLS, columns = wide * CELLS, line = columns + 2;
    size_t cells = (size_t)(rows + 2) * (size_t)line;
    double *now_is = calloc(cells, sizeof *now_is), *next = calloc(cells, sizeof *next);
    for (int i = 0; i < rows; i++)
        for (int k = 0; k < columns; k++) now_is[(i + 1) * line + k + 1] = at_begin(i, k);
    for (int step = 0; step < STEPS; step++) {
        for (int i = 1; i <= rows; i++)
            for (int k = 1; k <= columns; k++) {
                const double *cell = now_is + i * line + k;
                next[i * line + k] = relaxed(cell[-line], cell[line], cell[-1], cell[1]);
            }
        double *last = now_is;
        now_is = next, next = last;
    }
    free(next);
    return now_is;
}

/* How many cells of all blocks are not what they should be. */
static int differences(const double *plate)
{
    int wrong = 0, line = wide * CELLS + 2;
    static double theirs[CELLS * CELLS];
    for (int pe = 0; pe < npes; pe++) {
        shmem_double_get(theirs, block, CELLS * CELLS, pe);
        for (int i = 0; i < CELLS; i++) {
            const double *wanted = plate + (pe / wide * CELLS + i + 1) * line + pe % wide * CELLS + 1;
            wrong += memcmp(wanted, theirs + i * CELLS, CELLS * sizeof *wanted) != 0;
        }
    }
    return wrong;
}

int main(void)
{
    shmem_init();
    me = shmem_my_pe(), npes = shmem_n_pes();
    find_neighbors();
    block = shmem_malloc(CELLS * CELLS * sizeof *block);
    beside = shmem_malloc(2 * SIDES * CELLS * sizeof *beside);
    for (int i = 0; i < 2; i++) shmemx_ct_create(&counters[i]);

    int wrong = 0;
    double seconds[2], *plate = me ? NULL : relax_alone();
    for (int counted = 0; counted < 2; counted++) {
        seconds[counted] = run(counted ? exchange_counted : exchange_with_barrier);
        if (!me) wrong += differences(plate);
        shmem_barrier_all();
    }
    if (!me)
        printf("%d x %d blocks, %d steps: %s; with counting puts %.2f times as fast as with barriers\n", high, wide,
               STEPS, wrong ? "WRONG" : "every bit is right", seconds[0] / seconds[1]);
    free(plate);
    for (int i = 0; i < 2; i++) shmemx_ct_free(&counters[i]);
    shmem_free(beside);
    shmem_free(block);
    shmem_finalize();
    return wrong != 0;
}
