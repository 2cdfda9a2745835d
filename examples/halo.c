/* halo: heat spreads over a plate whose rows are distributed over the PEs, without a barrier between the steps.
 *
 * In each step a PE computes its first and its last row before the other rows. It sends each piece of them as soon as
 * the piece is computed, on one request for each neighbour. A fence on the request and the number of the step follow
 * the pieces. The sender does not wait, and a neighbour that reads the number finds the whole row. The other rows are
 * computed while these messages are in flight.
 *
 * The two requests of a step are merged into one. The PE waits for it as late as possible: two steps later, before it
 * overwrites the rows that it sent. (Two plates are used in turn.) The rows of the step between stay in flight;
 * shmem_quiet would wait for them, too.
 *
 *     oshcc -O2 halo.c -o halo && oshrun -n 4 ./halo
 *
 * Read send_row() and step() first. */
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { UP, DOWN, SIDES, ROWS = 40, COLUMNS = 1000, PIECE = 250, STEPS = 60 };

typedef double row[COLUMNS];

static int me, n_pes;
static row plates[2][ROWS + 2];  /* symmetric: our rows, between the neighbours' */
static uint64_t arrived[SIDES];  /* symmetric: the last step whose row has come from there */
static shmemx_request_h sent[2]; /* what is on its way from each plate */

static int neighbor_of(int side) { return side == UP ? me - 1 : me + 1; }

/* There is none beyond the plate's ends. */
static int has_neighbor(int side) { return neighbor_of(side) >= 0 && neighbor_of(side) < n_pes; }

/* Columns [begin, end) of the row `to`, from the plate of the step before. The sides of the plate stay as they are. */
static void relax(double *to, const row *from, int begin, int end)
{
    for (int x = begin; x < end; x++)
        to[x] = x == 0 || x == COLUMNS - 1 ? from[0][x]
                                           : 0.25 * (from[-1][x] + from[1][x] + from[0][x - 1] + from[0][x + 1]);
}

/* Computes our row next to a neighbour, piece by piece, and sends it there. The neighbour is done with what its row
 * beyond ours held: it has told us of a row that it computed from that. */
static void send_row(int side, uint64_t now, shmemx_request_h *request)
{
    int mine = side == UP ? 1 : ROWS, theirs = side == UP ? ROWS + 1 : 0;
    row *to = plates[now % 2], *from = plates[(now + 1) % 2];
    for (int x = 0; x < COLUMNS; x += PIECE) {
        relax(to[mine], &from[mine], x, x + PIECE);
        if (has_neighbor(side))
            shmemx_putmem_nbe(&to[theirs][x], &to[mine][x], PIECE * sizeof(double), neighbor_of(side), request);
    }
    if (!has_neighbor(side)) return;
    shmemx_request_fence(*request);
    shmemx_uint64_atomic_set_nbe(&arrived[SIDES - 1 - side], now, neighbor_of(side), request);
}

static void step(uint64_t now)
{
    shmemx_request_h rows[SIDES] = {SHMEMX_REQUEST_NULL, SHMEMX_REQUEST_NULL};
    for (int side = 0; side < SIDES; side++)
        if (has_neighbor(side)) shmem_uint64_wait_until(&arrived[side], SHMEM_CMP_GE, now - 1);
    shmemx_request_wait(&sent[now % 2]); /* of two steps ago */
    for (int side = 0; side < SIDES; side++) send_row(side, now, &rows[side]);
    for (int y = 2; y < ROWS; y++) relax(plates[now % 2][y], &plates[(now + 1) % 2][y], 0, COLUMNS);
    shmemx_request_merge(&sent[now % 2], SIDES, rows);
}

static double heat_at(int y, int x) { return (y * 37 + x * 11) % 101; }

/* Cells that differ from those of the whole plate, which each PE computes again alone; -1 without memory for that. */
static long count_wrong(void)
{
    size_t all = (size_t)n_pes * ROWS + 2;
    row *whole[2] = {calloc(all, sizeof(row)), calloc(all, sizeof(row))};
    long wrong = whole[0] && whole[1] ? 0 : -1;
    for (size_t y = 1; !wrong && y + 1 < all; y++)
        for (int x = 0; x < COLUMNS; x++) whole[0][y][x] = heat_at((int)y, x);
    for (int s = 1; !wrong && s <= STEPS; s++)
        for (size_t y = 1; y + 1 < all; y++) relax(whole[s % 2][y], (const row *)&whole[(s + 1) % 2][y], 0, COLUMNS);
    for (int y = 1; wrong >= 0 && y <= ROWS; y++)
        for (int x = 0; x < COLUMNS; x++) wrong += plates[STEPS % 2][y][x] != whole[STEPS % 2][me * ROWS + y][x];
    free(whole[0]);
    free(whole[1]);
    return wrong;
}

int main(void)
{
    shmem_init();
    me = shmem_my_pe();
    n_pes = shmem_n_pes();
    for (int y = 0; y < ROWS + 2; y++)
        for (int x = 0; x < COLUMNS; x++) {
            int at = me * ROWS + y;
            plates[0][y][x] = at == 0 || at == n_pes * ROWS + 1 ? 0 : heat_at(at, x);
        }
    shmem_barrier_all();
    for (uint64_t now = 1; now <= STEPS; now++) step(now);
    shmemx_request_wait_all(2, sent);
    long wrong = count_wrong();
    if (wrong) printf("PE %d: %ld cells are wrong\n", me, wrong);
    else if (!me) printf("%d steps of %d rows of %d cells on %d PEs\n", STEPS, n_pes * ROWS, COLUMNS, n_pes);
    shmem_finalize();
    return wrong != 0;
}
