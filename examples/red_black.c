/* red_black: a rod is heated at one end, and relaxes block by block in two half-steps: first the red blocks, then the
 * black ones. The neighbours of a block do not change while it relaxes.
 *
 * Each block belongs to a team: the PEs of a node, if there are several nodes, else pairs of PEs. A federation, which
 * is a partition of all PEs into teams, makes this simple:
 * - The code that a PE runs depends on its team only: red and black teams change roles in every half-step.
 * - A PE finds its neighbours along the rod, in its own team or the next one, by queries without communication.
 * - In a half-step each red team synchronises alone; one sync of the federation ends the half-step.
 * - PE 0 can query the whole partition. So it repeats the computation of all PEs alone, and compares every bit.
 *
 *     red_black [CELLS PER PE [ITERATIONS]] */
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RED, BLACK, COLORS };

static int me, n_pes, cells = 200, iterations = 400;
static double *rod;            /* symmetric: our cells, with one more at both ends for what is next to them */
static double change, changes; /* symmetric */

static shmemx_federation_t blocks_of_rod(void)
{
    shmemx_federation_t blocks;
    if (!shmemx_federation_split_type(SHMEM_TEAM_WORLD, SHMEMX_FED_NODE, 0, NULL, &blocks)) {
        if (shmemx_federation_num_teams(blocks) > 1) return blocks;
        shmemx_federation_destroy(&blocks);
    }
    if (shmemx_federation_split_color(SHMEM_TEAM_WORLD, me / 2, 0, &blocks)) exit(1);
    return blocks;
}

/* Returns the PE that is `step` places behind member `rank` of a team along the rod, or -1 at its ends. A local query.
 */
static int along(shmemx_federation_t blocks, int team, int rank, int step)
{
    int there = shmemx_federation_translate(blocks, team, rank + step);
    if (there >= 0) return there;
    int next = team + step;
    return shmemx_federation_translate(blocks, next, step > 0 ? 0 : shmemx_federation_team_size(blocks, next) - 1);
}

/* One step of a block whose ends have been fetched; the largest change. */
static double relax(double *cell, int n)
{
    double before = cell[0], largest = 0;
    for (int i = 1; i <= n; i++) {
        double old = cell[i], new = (before + old + cell[i + 1]) / 3;
        before = old;
        cell[i] = new;
        largest = new - old > largest ? new - old : old - new > largest ? old - new : largest;
    }
    return largest;
}

static void fetch_ends(const int *neighbors)
{
    rod[0] = neighbors[0] < 0 ? 1 : shmem_double_g(&rod[cells], neighbors[0]);
    rod[cells + 1] = neighbors[1] < 0 ? 0 : shmem_double_g(&rod[1], neighbors[1]);
}

/* This PE's part: the colour of its team says what it does in which cycle. */
static void run(shmemx_federation_t blocks)
{
    int team = shmemx_federation_my_team_index(blocks), rank = shmem_team_my_pe(shmemx_federation_my_team(blocks));
    int neighbors[] = {along(blocks, team, rank, -1), along(blocks, team, rank, 1)};
    for (int cycle = 0; cycle < COLORS * iterations; cycle++) {
        if (team % COLORS == cycle % COLORS) {
            fetch_ends(neighbors);
            shmem_team_sync(shmemx_federation_my_team(blocks)); /* all of the team have what they need */
            change = relax(rod, cells);
        } else { /* at rest: time to see how much the whole block still changes */
            shmem_double_max_reduce(shmemx_federation_my_team(blocks), &changes, &change, 1);
        }
        shmemx_federation_sync(blocks);
    }
}

/* All blocks again, one after the other, from what the federation says about all of them. */
static double *run_alone(shmemx_federation_t blocks)
{
    size_t n = (size_t)n_pes * (size_t)cells;
    double *all = calloc(n + 2, sizeof *all);
    if (!all) exit(1);
    all[0] = 1;
    for (int cycle = 0; cycle < COLORS * iterations; cycle++) {
        double *block = all;
        for (int team = 0; team < shmemx_federation_num_teams(blocks); team++) {
            int size = shmemx_federation_team_size(blocks, team) * cells;
            if (team % COLORS == cycle % COLORS) relax(block, size);
            block += size;
        }
    }
    return all;
}

/* Cells that differ from those of the run alone. */
static long compare(shmemx_federation_t blocks)
{
    double *all = run_alone(blocks), *at = all + 1, *part = malloc((size_t)cells * sizeof *part);
    long wrong = 0;
    for (int team = 0; part && team < shmemx_federation_num_teams(blocks); team++)
        for (int rank = 0; rank < shmemx_federation_team_size(blocks, team); rank++, at += cells) {
            shmem_double_get(part, rod + 1, (size_t)cells, shmemx_federation_translate(blocks, team, rank));
            for (int i = 0; i < cells; i++) wrong += part[i] != at[i];
        }
    printf("%d PEs, %d blocks of %s: %d iterations, the first block last changed by %.2g, %ld cells are "
           "wrong\n",
           n_pes, shmemx_federation_num_teams(blocks),
           shmemx_federation_type(blocks) == SHMEMX_FED_NODE ? "nodes" : "pairs", iterations, changes,
           part ? wrong : -1);
    free(all);
    free(part);
    return part ? wrong : -1;
}

int main(int argc, char **argv)
{
    if (argc > 1) cells = atoi(argv[1]);
    if (argc > 2) iterations = atoi(argv[2]);
    if (cells < 1 || iterations < 0) {
        fprintf(stderr, "usage: red_black [CELLS PER PE [ITERATIONS]]\n");
        return 2;
    }
    shmem_init();
    me = shmem_my_pe();
    n_pes = shmem_n_pes();
    rod = shmem_calloc((size_t)cells + 2, sizeof *rod);
    if (!rod) return 1;
    shmemx_federation_t blocks = blocks_of_rod();
    run(blocks);
    long wrong = me ? 0 : compare(blocks);
    shmemx_federation_destroy(&blocks);
    shmem_finalize();
    return wrong != 0;
}
