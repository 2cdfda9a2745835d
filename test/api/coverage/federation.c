/* Federations of one's own colours: what every PE knows of all of them, and what their teams tell each other. Colours
 * are far apart, some PEs have none, and keys turn orders round. */
#include "coverage.h"

enum { ROUNDS = 6, COLORS = ROUNDS + 1, BLOCK = 3 };

/* What a federation of a round has to be. */
struct wanted {
    int n_teams, team_of[MAX_PES];
    int size[COLORS], members[COLORS][MAX_PES];
};

static int color_of(int round, int pe)
{
    const uint64_t random = mix((uint64_t)round * 1000 + (uint64_t)pe);
    if (!round) return pe ? 1000003 : 7;
    return random % 5 == 0 ? SHMEMX_COLOR_UNDEFINED : (int)(random >> 40) % (1 + round) * 1000003;
}

static int key_of(int round, int pe) { return round % 2 ? -pe : (int)(mix((uint64_t)round + (uint64_t)pe * 77) % 3); }

static void add_member(struct wanted *w, int round, int team, int pe)
{
    int at = w->size[team]++;
    for (; at && key_of(round, w->members[team][at - 1]) > key_of(round, pe); at--)
        w->members[team][at] = w->members[team][at - 1];
    w->members[team][at] = pe;
    w->team_of[pe] = team;
}

static struct wanted wanted_of(int round)
{
    struct wanted w = {0};
    for (int pe = 0; pe < n_pes; pe++) w.team_of[pe] = -1;
    for (int k = 0; k < COLORS; k++) {
        const int color = round ? k * 1000003 : k == 0 ? 7 : k * 1000003;
        for (int pe = 0; pe < n_pes; pe++)
            if (color_of(round, pe) == color) add_member(&w, round, w.n_teams, pe);
        w.n_teams += w.size[w.n_teams] > 0;
    }
    return w;
}

static shmemx_federation_t federation_of(int round)
{
    shmemx_federation_t federation = SHMEMX_FEDERATION_INVALID;
    const int status =
        shmemx_federation_split_color(SHMEM_TEAM_WORLD, color_of(round, my_pe), key_of(round, my_pe), &federation);
    expect(shmemx_federation_split_color, status == 0 && federation != SHMEMX_FEDERATION_INVALID);
    return federation;
}

/* All that can be asked, about every PE and team, and a bit beyond. */
static void expect_federation(const struct function *f, shmemx_federation_t federation, const struct wanted *w)
{
    int members[MAX_PES];
    expect(shmemx_federation_num_teams, shmemx_federation_num_teams(federation) == w->n_teams);
    expect(shmemx_federation_my_team_index, shmemx_federation_my_team_index(federation) == w->team_of[my_pe]);
    for (int pe = -1; pe <= n_pes; pe++) {
        const int team = pe < 0 || pe == n_pes ? -1 : w->team_of[pe];
        expect(shmemx_federation_team_of_pe, shmemx_federation_team_of_pe(federation, pe) == team);
    }
    for (int t = -1; t <= w->n_teams; t++) {
        const int size = t < 0 || t == w->n_teams ? -1 : w->size[t];
        expect(shmemx_federation_team_size, shmemx_federation_team_size(federation, t) == size);
        expect(shmemx_federation_team_members, shmemx_federation_team_members(federation, t, members) == size);
        expect(shmemx_federation_leader, shmemx_federation_leader(federation, t) == (size < 0 ? -1 : w->members[t][0]));
        for (int rank = -1; rank <= size || rank < 1; rank++) {
            const int pe = rank < 0 || rank >= size ? -1 : w->members[t][rank];
            expect(shmemx_federation_translate, shmemx_federation_translate(federation, t, rank) == pe);
            if (pe >= 0 && members[rank] != pe)
                failed(f->name, "member %d of %d is PE %d, not %d", rank, t, members[rank], pe);
        }
        for (int other = 0; other < w->n_teams; other++) {
            const int distance = shmemx_federation_distance(federation, t, other);
            expect(shmemx_federation_distance, size < 0 ? distance == -1 : t == other ? distance == 0 : distance > 0);
            expect(shmemx_federation_distance, shmemx_federation_distance(federation, other, t) == distance);
        }
    }
}

/* The team in it is one like any other. */
static void expect_my_team(shmemx_federation_t federation, const struct wanted *w)
{
    static int mine, seen[MAX_PES];
    const shmem_team_t team = shmemx_federation_my_team(federation);
    const int index = w->team_of[my_pe];
    expect(shmemx_federation_my_team, (team == SHMEM_TEAM_INVALID) == (index < 0));
    if (index < 0) return;
    mine = my_pe;
    shmem_team_sync(team);
    shmem_int_fcollect(team, seen, &mine, 1);
    for (int i = 0; i < w->size[index]; i++) expect(shmemx_federation_my_team, seen[i] == w->members[index][i]);
    shmem_team_sync(team);
}

static void expect_nothing(void)
{
    const shmemx_federation_t none = SHMEMX_FEDERATION_INVALID;
    int members[1] = {-7};
    expect(shmemx_federation_num_teams, shmemx_federation_num_teams(none) == -1);
    expect(shmemx_federation_my_team_index, shmemx_federation_my_team_index(none) == -1);
    expect(shmemx_federation_team_of_pe, shmemx_federation_team_of_pe(none, 0) == -1);
    expect(shmemx_federation_team_size, shmemx_federation_team_size(none, 0) == -1);
    expect(shmemx_federation_team_members, shmemx_federation_team_members(none, 0, members) == -1 && members[0] == -7);
    expect(shmemx_federation_my_team, shmemx_federation_my_team(none) == SHMEM_TEAM_INVALID);
    expect(shmemx_federation_leader, shmemx_federation_leader(none, 0) == -1);
    expect(shmemx_federation_translate, shmemx_federation_translate(none, 0, 0) == -1);
    expect(shmemx_federation_distance, shmemx_federation_distance(none, 0, 0) == -1);
    expect(shmemx_federation_name, !*shmemx_federation_name(none));
    expect(shmemx_federation_type, shmemx_federation_type(none) == -1);
}

void test_federation_split_color(const struct function *f)
{
    for (int round = 0; round < ROUNDS; round++) {
        const struct wanted w = wanted_of(round);
        shmemx_federation_t federation = federation_of(round);
        expect_federation(f, federation, &w);
        expect_my_team(federation, &w);
        expect(shmemx_federation_type, shmemx_federation_type(federation) == SHMEMX_FED_COLOR);
        expect(shmemx_federation_name, shmemx_federation_name(federation)[0] == 'c');
        shmemx_federation_destroy(&federation);
        expect(shmemx_federation_destroy, federation == SHMEMX_FEDERATION_INVALID);
    }
    shmemx_federation_t federation = SHMEMX_FEDERATION_INVALID;
    shmemx_federation_destroy(&federation);
    expect(shmemx_federation_split_color, shmemx_federation_split_color(SHMEM_TEAM_INVALID, 0, 0, &federation) != 0);
    expect_nothing();
}

/* Nodes are what shares memory; and the name is the caller's. */
void test_federation_split_type(const struct function *f)
{
    const shmemx_federation_config_t config = {.name = "of friends", .num_contexts = 5};
    shmem_team_config_t seen = {0};
    shmemx_federation_t federation = SHMEMX_FEDERATION_INVALID;
    const int status = shmemx_federation_split_type(SHMEM_TEAM_WORLD, SHMEMX_FED_NODE, -my_pe, &config, &federation);
    if (status) failed(f->name, "returned %d", status);
    const shmem_team_t team = shmemx_federation_my_team(federation);
    expect(shmemx_federation_split_type, shmem_team_n_pes(team) == teams[SHARED].size);
    expect(shmemx_federation_split_type, shmem_team_my_pe(team) == teams[SHARED].size - 1 - teams[SHARED].me);
    for (int pe = 0; pe < n_pes; pe++) {
        const bool near = shmem_team_translate_pe(SHMEM_TEAM_WORLD, pe, SHMEM_TEAM_SHARED) >= 0;
        const int index = shmemx_federation_my_team_index(federation);
        expect(shmemx_federation_split_type, near == (shmemx_federation_team_of_pe(federation, pe) == index));
    }
    shmem_team_get_config(team, SHMEM_TEAM_NUM_CONTEXTS, &seen);
    expect(shmemx_federation_split_type, seen.num_contexts == 5);
    expect(shmemx_federation_name, shmemx_federation_name(federation)[3] == 'f');
    expect(shmemx_federation_type, shmemx_federation_type(federation) == SHMEMX_FED_NODE);
    shmemx_federation_destroy(&federation);
    expect(shmemx_federation_split_type,
           shmemx_federation_split_type(SHMEM_TEAM_INVALID, SHMEMX_FED_NODE, 0, NULL, &federation) != 0);
}

/* Odd and even ones */
void test_federation_from_teams(const struct function *f)
{
    shmem_team_t team;
    shmemx_federation_t federation = SHMEMX_FEDERATION_INVALID;
    shmemx_team_split_color(SHMEM_TEAM_WORLD, my_pe % 2, -my_pe, NULL, 0, &team);
    const int status = shmemx_federation_from_teams(SHMEM_TEAM_WORLD, team, &federation);
    if (status) failed(f->name, "returned %d", status);
    for (int rank = 0; rank < shmem_team_n_pes(team); rank++) {
        const int pe = shmemx_federation_translate(federation, shmemx_federation_my_team_index(federation), rank);
        expect(shmemx_federation_from_teams, pe == shmem_team_translate_pe(team, rank, SHMEM_TEAM_WORLD));
    }
    for (int pe = 2; pe < n_pes; pe++) {
        const int index = shmemx_federation_team_of_pe(federation, pe % 2);
        expect(shmemx_federation_from_teams, shmemx_federation_team_of_pe(federation, pe) == index);
    }
    shmemx_federation_destroy(&federation);
    shmem_team_destroy(team);
    expect(shmemx_federation_from_teams,
           shmemx_federation_from_teams(SHMEM_TEAM_INVALID, SHMEM_TEAM_WORLD, &federation) != 0);
}

/* Between teams */

static long source[MAX_PES * BLOCK], dest[MAX_PES * BLOCK];

static long value_of(int from, int to, int i) { return 10000000 + from * 10000 + to * 10 + i; }

/* Everybody comes, also those who only look on, and dest is ready everywhere. */
static void clear(shmemx_federation_t federation)
{
    for (int i = 0; i < MAX_PES * BLOCK; i++) dest[i] = -1;
    expect(shmemx_federation_barrier, shmemx_federation_barrier(federation) == 0);
}

static void expect_block(const char *name, int block, long value0, long step)
{
    for (int i = 0; i < BLOCK; i++)
        if (dest[block * BLOCK + i] != value0 + i * step)
            failed(name, "element %d of block %d is %ld, not %ld", i, block, dest[block * BLOCK + i],
                   value0 + i * step);
}

static void run_leaders(const struct function *f, shmemx_federation_t federation, const struct wanted *w)
{
    const int t = w->team_of[my_pe], leads = t >= 0 && w->members[t][0] == my_pe;
    const size_t nbytes = BLOCK * sizeof(long);
    clear(federation);
    for (int i = 0; i < w->n_teams * BLOCK; i++) source[i] = value_of(t, i / BLOCK, i % BLOCK);
    expect(shmemx_federation_alltoall_leaders,
           shmemx_federation_alltoall_leaders(federation, dest, source, nbytes) == 0);
    for (int k = 0; k < w->n_teams; k++) expect_block(f->name, k, leads ? value_of(k, t, 0) : -1, leads);
    clear(federation);
    expect(shmemx_federation_allgather_leaders,
           shmemx_federation_allgather_leaders(federation, dest, source, nbytes) == 0);
    for (int k = 0; k < w->n_teams; k++) expect_block(f->name, k, leads ? value_of(k, 0, 0) : -1, leads);
    for (int root = 0; root < w->n_teams; root++) {
        clear(federation);
        expect(shmemx_federation_bcast_leaders,
               shmemx_federation_bcast_leaders(federation, dest, source, nbytes, root) == 0);
        expect_block(f->name, 0, leads ? value_of(root, 0, 0) : -1, leads);
    }
    clear(federation);
    expect(shmemx_federation_reduce_leaders,
           shmemx_federation_reduce_leaders(federation, SHMEMX_TYPE_LONG, SHMEMX_REDUCE_MAX, dest, source, BLOCK) == 0);
    expect_block(f->name, 0, leads ? value_of(w->n_teams - 1, 0, 0) : -1, leads);
}

/* A ring of teams, in which two are each other's neighbour on both sides, and one its own. */
static void run_ring(const struct function *f, shmemx_federation_t federation, const struct wanted *w)
{
    const int n = w->n_teams, t = w->team_of[my_pe],
              rank = t < 0 ? 0 : shmem_team_my_pe(shmemx_federation_my_team(federation));
    const int ring[2] = {n ? (t + n - 1) % n : 0, n ? (t + 1) % n : 0};
    clear(federation);
    for (int i = 0; i < 2 * BLOCK; i++) source[i] = value_of(my_pe, i / BLOCK, i % BLOCK);
    expect(shmemx_federation_neighbor_exchange,
           shmemx_federation_neighbor_exchange(federation, t < 0 ? 0 : 2, ring, dest, source, BLOCK * sizeof(long)) ==
               0);
    for (int k = 0; k < 2; k++) {
        const bool comes = t >= 0 && rank < w->size[ring[k]];
        const int there = n > 2 ? 1 - k : k; /* where its list has us */
        expect_block(f->name, k, comes ? value_of(w->members[ring[k]][rank], there, 0) : -1, comes);
    }
}

void test_federation_exchange(const struct function *f)
{
    for (int round = 0; round < ROUNDS; round++) {
        const struct wanted w = wanted_of(round);
        shmemx_federation_t federation = federation_of(round);
        run_leaders(f, federation, &w);
        run_ring(f, federation, &w);
        expect(shmemx_federation_sync, shmemx_federation_sync(federation) == 0);
        shmemx_federation_destroy(&federation);
    }
}
