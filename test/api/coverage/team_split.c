/* Splits by colour and in three dimensions: members, their order, and that they can communicate. */
#include "coverage.h"

/* The team has these members of the world, in this order, and they can talk; size 0: this PE is in none. */
static void expect_members(const struct function *f, shmem_team_t team, const int *world, int size)
{
    static int mine, seen[MAX_PES];
    int me = -1;
    for (int i = 0; i < size; i++)
        if (world[i] == my_pe) me = i;
    if ((me < 0) != (team == SHMEM_TEAM_INVALID)) failed(f->name, "gave a team to the wrong PEs");
    if (me < 0 || team == SHMEM_TEAM_INVALID) return;
    if (shmem_team_my_pe(team) != me || shmem_team_n_pes(team) != size)
        failed(f->name, "PE %d of %d, not %d of %d", shmem_team_my_pe(team), shmem_team_n_pes(team), me, size);
    for (int i = 0; i < size; i++)
        expect(shmemx_team_split_color, shmem_team_translate_pe(team, i, SHMEM_TEAM_WORLD) == world[i]);
    mine = my_pe;
    shmem_team_sync(team);
    shmem_int_fcollect(team, seen, &mine, 1);
    for (int i = 0; i < size; i++)
        if (seen[i] != world[i]) failed(f->name, "member %d says that it is PE %d, not %d", i, seen[i], world[i]);
    shmem_team_sync(team);
}

/* What PE i of a team passes in a round: colours far apart, some of no team, and keys that turn orders round. */
static int color_of(int round, int pe)
{
    const uint64_t random = mix((uint64_t)round * 1000 + (uint64_t)pe);
    return random % 7 == 0 ? SHMEMX_COLOR_UNDEFINED : (int)(random >> 40) % (1 + round % 5) * 1000003;
}

static int key_of(int round, int pe)
{
    if (round % 4 == 0) return 7;
    if (round % 4 == 1) return -pe;
    return (int)(mix((uint64_t)round * 77 + (uint64_t)pe) % 3) - 1;
}

/* Members of the group that choose a colour, by insertion in the order of their keys. */
static int wanted_members(const struct group *group, int round, int color, int *world)
{
    int n = 0, keys[MAX_PES];
    for (int i = 0; i < group->size; i++) {
        if (color_of(round, i) != color) continue;
        int at = n++;
        for (; at && keys[at - 1] > key_of(round, i); at--) {
            keys[at] = keys[at - 1];
            world[at] = world[at - 1];
        }
        keys[at] = key_of(round, i);
        world[at] = group->world[i];
    }
    return n;
}

static void split_by_color(const struct function *f, const struct group *group, int round)
{
    int world[MAX_PES];
    const shmem_team_config_t config = {.num_contexts = round};
    shmem_team_config_t seen = {0};
    shmem_team_t team = SHMEM_TEAM_WORLD;
    const int color = color_of(round, group->me);
    const int status =
        shmemx_team_split_color(group->team, color, key_of(round, group->me), &config, SHMEM_TEAM_NUM_CONTEXTS, &team);
    if (status) failed(f->name, "returned %d", status);
    const int n = color == SHMEMX_COLOR_UNDEFINED ? 0 : wanted_members(group, round, color, world);
    expect_members(f, team, world, n);
    if (team != SHMEM_TEAM_INVALID) {
        shmem_team_get_config(team, SHMEM_TEAM_NUM_CONTEXTS, &seen);
        expect(shmemx_team_split_color, seen.num_contexts == round);
    }
    shmem_team_destroy(team);
}

void test_team_split_color(const struct function *f)
{
    for (int i = 0; i < TEAMS; i++)
        for (int round = 0; round < 12 && teams[i].me >= 0; round++) split_by_color(f, &teams[i], round);
    shmem_team_t team = SHMEM_TEAM_WORLD;
    expect(shmemx_team_split_color, shmemx_team_split_color(SHMEM_TEAM_INVALID, 0, 0, NULL, 0, &team) != 0);
    expect(shmemx_team_split_color, team == SHMEM_TEAM_INVALID);
    expect(shmemx_team_split_color, shmem_team_n_pes(SHMEMX_TEAM_NODE) == teams[SHARED].size);
    expect(shmemx_team_split_color, shmem_team_my_pe(SHMEMX_TEAM_NODE) == teams[SHARED].me);
    shmemx_team_split_color(SHMEMX_TEAM_NODE, 3, -my_pe, NULL, 0, &team);
    expect(shmemx_team_split_color, shmem_team_my_pe(team) == teams[SHARED].size - 1 - teams[SHARED].me);
    shmem_team_destroy(team);
}

/* Those members of the world, in the order of the grid, that agree with this PE in all coordinates but one. */
static int line_of(int axis, const int *ranges, int *world)
{
    int n = 0;
    for (int pe = 0; pe < n_pes; pe++) {
        int here = my_pe, there = pe, same = 1;
        for (int a = 0; a < 3; a++) {
            const int range = a == 2 ? INT_MAX : ranges[a];
            if (a != axis && here % range != there % range) same = 0;
            here /= range;
            there /= range;
        }
        if (same) world[n++] = pe;
    }
    return n;
}

static void split_grid(const struct function *f, int xrange, int yrange)
{
    const int ranges[] = {xrange, yrange};
    const shmem_team_config_t config = {.num_contexts = 1};
    int world[MAX_PES];
    shmem_team_t t[3] = {SHMEM_TEAM_WORLD, SHMEM_TEAM_WORLD, SHMEM_TEAM_WORLD};
    const int status = shmemx_team_split_3d(SHMEM_TEAM_WORLD, xrange, yrange, NULL, 0, &t[0], &config,
                                            SHMEM_TEAM_NUM_CONTEXTS, &t[1], NULL, 0, &t[2]);
    if (status) failed(f->name, "planes of %d x %d: returned %d", xrange, yrange, status);
    for (int axis = 0; axis < 3; axis++) {
        expect_members(f, t[axis], world, line_of(axis, ranges, world));
        shmem_team_destroy(t[axis]);
    }
}

void test_team_split_3d(const struct function *f)
{
    shmem_team_t t[3] = {SHMEM_TEAM_WORLD, SHMEM_TEAM_WORLD, SHMEM_TEAM_WORLD};
    for (int xrange = 1; xrange <= n_pes + 1; xrange = next_size(xrange))
        for (int yrange = 1; yrange <= n_pes + 1; yrange = next_size(yrange)) split_grid(f, xrange, yrange);
    split_grid(f, INT_MAX, 1);
    split_grid(f, 2, INT_MAX);
    expect(shmemx_team_split_3d,
           shmemx_team_split_3d(SHMEM_TEAM_INVALID, 1, 1, NULL, 0, &t[0], NULL, 0, &t[1], NULL, 0, &t[2]) != 0);
    expect(shmemx_team_split_3d,
           t[0] == SHMEM_TEAM_INVALID && t[1] == SHMEM_TEAM_INVALID && t[2] == SHMEM_TEAM_INVALID);
}
