/* stencil: heat in a plate by Jacobi's method. The rows of the plate are distributed over the PEs. In each step a PE
 * puts its first and its last row to its neighbours, and computes the inner rows while shmemx_sync_nb waits for the
 * rows of the neighbours. Then it computes the first and the last row.
 *
 * Two neighbours have a team of their own, so that a PE waits for its neighbours only. A sync does not complete puts:
 * shmem_quiet precedes it, so that the rows have arrived at the neighbours.
 *
 * Two plates are used in turn. A PE puts a row of step s into the plate in which its neighbour computed step s - 2. The
 * neighbour has done that before it started the sync of step s - 1, which this PE has waited for.
 *
 * For comparison the program also runs with shmem_team_sync before any row is computed. Each PE repeats the computation
 * of the whole plate alone, and compares every bit of its rows.
 *
 *     oshcc -O2 stencil.c -o stencil && oshrun -n 4 ./stencil */
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { UP, DOWN, SIDES, ROWS = 64, COLUMNS = 512, STEPS = 100 };

typedef double row[COLUMNS];

static int me, n_pes;
static row plates[2][ROWS + 2];   /* symmetric: the rows of this PE, between those of its neighbours */
static shmem_team_t teams[SIDES]; /* this PE and a neighbour; SHMEM_TEAM_INVALID at the ends of the plate */

static double heat_at(int y, int x) { return (y * 37 + x * 11) % 101; }

/* Every PE calls, for all teams. */
static void create_teams(void)
{
    teams[UP] = teams[DOWN] = SHMEM_TEAM_INVALID;
    for (int upper = 0; upper + 1 < n_pes; upper++) {
        shmem_team_t team;
        if (shmem_team_split_strided(SHMEM_TEAM_WORLD, upper, 1, 2, NULL, 0, &team)) shmem_global_exit(1);
        if (me == upper) teams[DOWN] = team;
        if (me == upper + 1) teams[UP] = team;
    }
}

/* The left and the right end of a row keep their values. */
static void relax(double *to, const row *from)
{
    for (int x = 1; x < COLUMNS - 1; x++)
        to[x] = 0.25 * ((from[-1][x] + from[1][x]) + (from[0][x - 1] + from[0][x + 1]));
    to[0] = from[0][0], to[COLUMNS - 1] = from[0][COLUMNS - 1];
}

static void put_rows(row *plate)
{
    if (teams[UP] != SHMEM_TEAM_INVALID) shmem_double_put_nbi(plate[ROWS + 1], plate[1], COLUMNS, me - 1);
    if (teams[DOWN] != SHMEM_TEAM_INVALID) shmem_double_put_nbi(plate[0], plate[ROWS], COLUMNS, me + 1);
    shmem_quiet();
}

static void step_blocking(row *next, row *plate)
{
    put_rows(plate);
    for (int side = 0; side < SIDES; side++)
        if (teams[side] != SHMEM_TEAM_INVALID) shmem_team_sync(teams[side]);
    for (int y = 1; y <= ROWS; y++) relax(next[y], &plate[y]);
}

static void step_overlapped(row *next, row *plate)
{
    shmem_req_h request[SIDES] = {SHMEM_REQ_INVALID, SHMEM_REQ_INVALID};
    put_rows(plate);
    for (int side = 0; side < SIDES; side++)
        if (teams[side] != SHMEM_TEAM_INVALID && shmemx_sync_nb(teams[side], &request[side])) shmem_global_exit(1);
    for (int y = 2; y < ROWS; y++) relax(next[y], &plate[y]);
    for (int side = 0; side < SIDES; side++) shmemx_req_wait(&request[side]); /* nothing happens without a neighbour */
    relax(next[1], &plate[1]);
    relax(next[ROWS], &plate[ROWS]);
}

/* Row 0 of the plate of PE 0, and row ROWS + 1 of that of the last PE, are beyond the plate: it is cold there. */
static void fill_plate(row *plate, int first, int rows, int all_rows)
{
    for (int y = 0; y < rows; y++)
        for (int x = 0; x < COLUMNS; x++)
            plate[y][x] = first + y == 0 || first + y == all_rows + 1 ? 0 : heat_at(first + y, x);
}

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static double run(void (*step)(row *, row *))
{
    for (int k = 0; k < 2; k++) fill_plate(plates[k], me * ROWS, ROWS + 2, n_pes * ROWS);
    shmem_barrier_all();
    double begin = seconds();
    for (int s = 0; s < STEPS; s++) step(plates[(s + 1) % 2], plates[s % 2]);
    shmem_barrier_all();
    return seconds() - begin;
}

/* The whole plate after all steps, or NULL without memory for it. */
static row *relax_alone(row *whole, row *other)
{
    int rows = n_pes * ROWS;
    if (!whole || !other) return NULL;
    fill_plate(whole, 0, rows + 2, rows);
    fill_plate(other, 0, rows + 2, rows);
    for (int s = 0; s < STEPS; s++) {
        row *next = s % 2 ? whole : other, *plate = s % 2 ? other : whole;
        for (int y = 1; y <= rows; y++) relax(next[y], &plate[y]);
    }
    return STEPS % 2 ? other : whole;
}

int main(void)
{
    shmem_init();
    me = shmem_my_pe();
    n_pes = shmem_n_pes();
    create_teams();
    size_t all_rows = (size_t)n_pes * ROWS + 2;
    row *memory[2] = {malloc(all_rows * sizeof(row)), malloc(all_rows * sizeof(row))};
    row *expected = relax_alone(memory[0], memory[1]);
    double time[2];
    int wrong = !expected;
    for (int overlapped = 0; overlapped < 2; overlapped++) {
        time[overlapped] = run(overlapped ? step_overlapped : step_blocking);
        if (expected) wrong |= memcmp(plates[STEPS % 2][1], expected[me * ROWS + 1], ROWS * sizeof(row)) != 0;
        shmem_barrier_all();
    }
    if (wrong) printf("PE %d: %s\n", me, expected ? "rows are wrong" : "no memory for the whole plate");
    else if (!me)
        printf("%d steps of %d x %d cells: every bit is right; with sync_nb %.2f times as fast as with team_sync\n",
               STEPS, n_pes * ROWS, COLUMNS, time[0] / time[1]);
    for (int side = 0; side < SIDES; side++)
        if (teams[side] != SHMEM_TEAM_INVALID) shmem_team_destroy(teams[side]);
    free(memory[0]);
    free(memory[1]);
    shmem_finalize();
    return wrong;
}
