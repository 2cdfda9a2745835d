/* Teams: their members and numbers are what the arguments of the split say, and they can communicate. */
#include "coverage.h"

/* Members of a team: start, start + stride and so on in its parent. */
struct split {
    int start, stride, size;
};

static shmem_team_t split(shmem_team_t parent, struct split s, int wanted_status)
{
    shmem_team_t team = SHMEM_TEAM_WORLD;
    const int status = shmem_team_split_strided(parent, s.start, s.stride, s.size, NULL, 0, &team);
    if (!status != !wanted_status)
        failed("shmem_team_split_strided", "%d, %d, %d returned %d", s.start, s.stride, s.size, status);
    return team;
}

/* The same members, counted in the world. */
static struct split in_world(struct split parent, struct split s)
{
    return (struct split){parent.start + s.start * parent.stride, parent.stride * s.stride, s.size};
}

/* Every member tells its number in the world. */
static void expect_communication(shmem_team_t team, struct split s)
{
    static int mine, seen[MAX_PES];
    mine = my_pe;
    for (int i = 0; i < n_pes; i++) seen[i] = -1;
    shmem_team_sync(team);
    shmem_int_fcollect(team, seen, &mine, 1);
    for (int i = 0; i < s.size; i++) expect(shmem_int_fcollect, seen[i] == s.start + i * s.stride);
    shmem_team_sync(team);
}

/* The team has these members. */
static void expect_team(const char *function, shmem_team_t team, struct split s)
{
    int me = -1;
    for (int i = 0; i < s.size; i++)
        if (s.start + i * s.stride == my_pe) me = i;
    if ((me < 0) != (team == SHMEM_TEAM_INVALID)) failed(function, "gave a team to the wrong PEs");
    if (me < 0 || team == SHMEM_TEAM_INVALID) return;
    const int seen = shmem_team_my_pe(team), size = shmem_team_n_pes(team);
    if (seen != me || size != s.size) failed(function, "PE %d of %d, not %d of %d", seen, size, me, s.size);
    for (int i = 0; i < s.size; i++) {
        const int pe = shmem_team_translate_pe(team, i, SHMEM_TEAM_WORLD);
        if (pe != s.start + i * s.stride) failed(function, "member %d is PE %d", i, pe);
    }
    expect_communication(team, s);
}

/* Queries */

void test_team_my_pe(const struct function *f)
{
    for (int i = 0; i < TEAMS; i++) {
        const int seen = shmem_team_my_pe(teams[i].team);
        if (seen != teams[i].me) failed(f->name, "%d in %s, not %d", seen, teams[i].name, teams[i].me);
    }
    expect(shmem_team_my_pe, shmem_team_my_pe(SHMEM_TEAM_INVALID) == -1);
}

void test_team_n_pes(const struct function *f)
{
    for (int i = 0; i < TEAMS; i++) {
        const int seen = shmem_team_n_pes(teams[i].team), wanted = teams[i].me < 0 ? -1 : teams[i].size;
        if (seen != wanted) failed(f->name, "%d in %s, not %d", seen, teams[i].name, wanted);
    }
    expect(shmem_team_n_pes, shmem_team_n_pes(SHMEM_TEAM_INVALID) == -1);
}

/* The number in b of the PE that is pe in a, or -1. */
static int translated(const struct group *a, int pe, const struct group *b)
{
    if (a->me < 0 || b->me < 0 || pe < 0 || pe >= a->size) return -1;
    for (int i = 0; i < b->size; i++)
        if (b->world[i] == a->world[pe]) return i;
    return -1;
}

void test_team_translate_pe(const struct function *f)
{
    for (int i = 0; i < TEAMS * TEAMS; i++) {
        const struct group *a = &teams[i / TEAMS], *b = &teams[i % TEAMS];
        for (int pe = -1; pe <= n_pes; pe++) {
            const int seen = shmem_team_translate_pe(a->team, pe, b->team), wanted = translated(a, pe, b);
            if (seen != wanted) failed(f->name, "%d of %s is %d in %s, not %d", pe, a->name, seen, b->name, wanted);
        }
    }
    expect(shmem_team_translate_pe, shmem_team_translate_pe(SHMEM_TEAM_INVALID, 0, SHMEM_TEAM_WORLD) == -1);
    expect(shmem_team_translate_pe, shmem_team_translate_pe(SHMEM_TEAM_WORLD, 0, SHMEM_TEAM_INVALID) == -1);
}

void test_team_get_config(const struct function *f)
{
    const long mask = SHMEM_TEAM_NUM_CONTEXTS;
    shmem_team_config_t config = {.num_contexts = 3}, seen = {.num_contexts = -7};
    shmem_team_t team;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n_pes, &config, mask, &team);
    expect(shmem_team_get_config, shmem_team_get_config(team, 0, NULL) == 0);
    expect(shmem_team_get_config, shmem_team_get_config(team, 0, &seen) == 0 && seen.num_contexts == -7);
    expect(shmem_team_get_config, shmem_team_get_config(SHMEM_TEAM_INVALID, mask, &seen) != 0);
    expect(shmem_team_get_config, seen.num_contexts == -7);
    expect(shmem_team_get_config, shmem_team_get_config(team, mask, &seen) == 0);
    if (seen.num_contexts != 3) failed(f->name, "num_contexts is %d, not 3", seen.num_contexts);
    shmem_team_destroy(team);
}

/* Splits */

static void expect_splits(const struct function *f, shmem_team_t parent, struct split all)
{
    const int n = all.size;
    const int half = (n + 1) / 2, pair = n > 1 ? 2 : 1;
    const struct split splits[] = {{0, 1, n},     {n - 1, -1, n}, {0, 2, half},    {n - 1, -2, half},
                                   {n / 2, 0, 1}, {n - 1, 5, 1},  {0, n - 1, pair}};
    for (size_t i = 0; i < sizeof splits / sizeof *splits; i++) {
        shmem_team_t team = split(parent, splits[i], 0);
        expect_team(f->name, team, in_world(all, splits[i]));
        shmem_team_destroy(team);
    }
}

static void expect_refusals(const struct function *f, shmem_team_t parent, int n)
{
    const struct split splits[] = {
        {0, 1, 0},       {0, 1, -1},      {-1, 1, 1},      {n, 1, 1},          {0, 1, n + 1},
        {0, -1, 2},      {0, 0, 2},       {n, -1, n},      {0, n, 2},          {n - 1, 1, 2},
        {0, 1, INT_MAX}, {0, INT_MAX, 3}, {0, INT_MIN, 2}, {n - 1, -1, n + 1}, {n - 1, INT_MAX, INT_MAX}};
    for (size_t i = 0; i < sizeof splits / sizeof *splits; i++)
        if (split(parent, splits[i], 1) != SHMEM_TEAM_INVALID)
            failed(f->name, "made a team of %d, %d, %d", splits[i].start, splits[i].stride, splits[i].size);
}

void test_team_split_strided(const struct function *f)
{
    const int last = n_pes - 1;
    const struct split world = {0, 1, n_pes}, reversed = {last, -1, n_pes}, others = {last, -1, last};
    expect_splits(f, SHMEM_TEAM_WORLD, world);
    expect_splits(f, teams[REVERSED].team, reversed);
    expect_refusals(f, SHMEM_TEAM_WORLD, n_pes);
    expect_refusals(f, teams[REVERSED].team, n_pes);
    if (teams[OTHERS].me >= 0) expect_splits(f, teams[OTHERS].team, others);
    if (teams[OTHERS].me >= 0) expect_refusals(f, teams[OTHERS].team, n_pes - 1);
    if (my_pe == n_pes - 1) expect_refusals(f, SHMEM_TEAM_INVALID, n_pes);
    shmem_team_t team = split(SHMEM_TEAM_SHARED, (struct split){0, 1, teams[SHARED].size}, 0);
    expect(shmem_team_split_strided, shmem_team_my_pe(team) == teams[SHARED].me);
    shmem_team_destroy(team);
}

/* Rows of xrange PEs of the reversed team; the last row may be short. */
static void expect_grid(const struct function *f, int xrange)
{
    const shmem_team_config_t config = {.num_contexts = 1};
    shmem_team_t row = SHMEM_TEAM_WORLD, column = SHMEM_TEAM_WORLD;
    const int me = teams[REVERSED].me, width = xrange < n_pes ? xrange : n_pes;
    const int x = me % width, y = me / width, rest = n_pes - y * width;
    const int status =
        shmem_team_split_2d(teams[REVERSED].team, xrange, NULL, 0, &row, &config, SHMEM_TEAM_NUM_CONTEXTS, &column);
    if (status) failed(f->name, "rows of %d: returned %d", xrange, status);
    const struct split in_row = {y * width, 1, rest < width ? rest : width};
    const struct split in_column = {x, width, (n_pes - x + width - 1) / width};
    const struct split all = {n_pes - 1, -1, n_pes};
    expect_team(f->name, row, in_world(all, in_row));
    expect_team(f->name, column, in_world(all, in_column));
    shmem_team_destroy(row);
    shmem_team_destroy(column);
}

void test_team_split_2d(const struct function *f)
{
    shmem_team_t row = SHMEM_TEAM_WORLD, column = SHMEM_TEAM_WORLD;
    for (int xrange = 1; xrange <= n_pes + 1; xrange = next_size(xrange)) expect_grid(f, xrange);
    expect_grid(f, INT_MAX);
    const int status = shmem_team_split_2d(SHMEM_TEAM_INVALID, 1, NULL, 0, &row, NULL, 0, &column);
    expect(shmem_team_split_2d, status != 0);
    expect(shmem_team_split_2d, row == SHMEM_TEAM_INVALID && column == SHMEM_TEAM_INVALID);
}

/* Teams, some with a context that is left to them, can be made and destroyed as often as one likes. */
void test_team_destroy(const struct function *f)
{
    static const int counts[] = {45000, 1000, 100}; /* more than fit; fewer by messages, and fewer in a crowd */
    const int many = counts[uses_messages() + is_crowd()];
    const struct split all = {n_pes - 1, -1, n_pes};
    shmem_team_destroy(SHMEM_TEAM_INVALID);
    for (int i = 0; i < many; i++) {
        shmem_team_t team = split(SHMEM_TEAM_WORLD, all, 0);
        shmem_ctx_t ctx;
        if (team == SHMEM_TEAM_INVALID) {
            failed(f->name, "does not free: team number %d cannot be had", i);
            return;
        }
        if (i % 100 == 0) expect(shmem_team_create_ctx, shmem_team_create_ctx(team, 0, &ctx) == 0);
        if (i % 10000 == 0) expect_team(f->name, team, all);
        shmem_team_destroy(team);
    }
}
