/* Extensions, part V, Federations. With HEDDLE_TOPOLOGY set, also what its file says: see topology.py. */
#include "semantics.h"

#include <shmemx.h>

enum { PES_MAX = 64, ROUNDS = 12, THREADS = 4 };

static uint64_t seed;

static unsigned random_below(unsigned n)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(seed >> 33) % n;
}

/* The same partition on every PE, from colours that all of them know: the reference. */
struct partition {
    int color[PES_MAX], key[PES_MAX];
    int n_teams, team_of[PES_MAX], size[PES_MAX], members[PES_MAX][PES_MAX];
};

static struct partition random_partition(int round)
{
    struct partition p = {0};
    seed = (uint64_t)round * 99991 + 17;
    unsigned colors = 1 + random_below((unsigned)n + 2);
    for (int pe = 0; pe < n; pe++) {
        p.color[pe] = random_below(6) ? (int)random_below(colors) * 30011 : SHMEMX_COLOR_UNDEFINED;
        p.key[pe] = (int)random_below(5) - 2;
        p.team_of[pe] = -1;
    }
    for (int color = 0; color < (int)colors * 30011; color += 30011) {
        int t = p.n_teams;
        for (int key = -2; key <= 2; key++)
            for (int pe = 0; pe < n; pe++)
                if (p.color[pe] == color && p.key[pe] == key) p.members[t][p.size[t]++] = pe;
        for (int i = 0; i < p.size[t]; i++) p.team_of[p.members[t][i]] = t;
        p.n_teams += p.size[t] > 0;
    }
    return p;
}

static shmemx_federation_t split(const struct partition *p)
{
    shmemx_federation_t f = SHMEMX_FEDERATION_INVALID;
    check_equal(shmemx_federation_split_color(SHMEM_TEAM_WORLD, p->color[me], p->key[me], &f), 0);
    return f;
}

/* V: every PE is in one team; colours need not be contiguous; as a reference has it */
static void check_partition(shmemx_federation_t f, const struct partition *p)
{
    check_equal(shmemx_federation_num_teams(f), p->n_teams);
    check_equal(shmemx_federation_my_team_index(f), p->team_of[me]);
    for (int pe = 0; pe < n; pe++) check_equal(shmemx_federation_team_of_pe(f, pe), p->team_of[pe]);
    for (int t = 0; t < p->n_teams; t++) {
        int members[PES_MAX];
        check_equal(shmemx_federation_team_size(f, t), p->size[t]);
        check_equal(shmemx_federation_team_members(f, t, members), p->size[t]);
        check_equal(shmemx_federation_leader(f, t), p->members[t][0]);
        for (int i = 0; i < p->size[t]; i++) {
            check_equal(members[i], p->members[t][i]);
            check_equal(shmemx_federation_translate(f, t, i), p->members[t][i]);
        }
    }
}

static void random_colors_give_what_a_reference_gives(void)
{
    for (int round = 0; round < ROUNDS; round++) {
        struct partition p = random_partition(round);
        shmemx_federation_t f = split(&p);
        check_partition(f, &p);
        shmemx_federation_destroy(&f);
        check(f == SHMEMX_FEDERATION_INVALID);
    }
}

/* How often a PE is a member of some team. */
static int memberships(shmemx_federation_t f, int pe)
{
    int count = 0;
    for (int t = 0; t < shmemx_federation_num_teams(f); t++)
        for (int i = 0; i < shmemx_federation_team_size(f, t); i++) count += shmemx_federation_translate(f, t, i) == pe;
    return count;
}

static void make_any(int round, shmemx_federation_t *f)
{
    static const int types[] = {SHMEMX_FED_NODE, SHMEMX_FED_HOST, SHMEMX_FED_SWITCH, SHMEMX_FED_SOCKET,
                                SHMEMX_FED_NUMA, SHMEMX_FED_L3,   SHMEMX_FED_CORE};
    int type = types[round % 7], status = shmemx_federation_split_type(SHMEM_TEAM_WORLD, type, 0, NULL, f);
    check_equal(status == 0, *f != SHMEMX_FEDERATION_INVALID);
    if (type == SHMEMX_FED_NODE || type == SHMEMX_FED_HOST) check_equal(status, 0);
}

/* V: every PE is in one team, whatever the type */
static void every_pe_is_in_one_team(void)
{
    for (int round = 0; round < 7; round++) {
        shmemx_federation_t f;
        make_any(round, &f);
        for (int pe = 0; f && pe < n; pe++) {
            check_equal(memberships(f, pe), 1);
            check(shmemx_federation_team_of_pe(f, pe) >= 0);
        }
        shmemx_federation_destroy(&f);
    }
}

/* V: tables are equal on all PEs: what each answers about everybody, and about distances */
static void all_pes_give_the_same_answers(void)
{
    static long answers[2][PES_MAX * PES_MAX];
    for (int round = 0; round < 7 + ROUNDS; round++) {
        struct partition p = random_partition(round);
        shmemx_federation_t f;
        if (round < 7) make_any(round, &f);
        else f = split(&p);
        int teams = shmemx_federation_num_teams(f), k = 0;
        for (int pe = 0; pe < n; pe++) answers[0][k++] = shmemx_federation_team_of_pe(f, pe);
        for (int i = 0; i < teams * teams && k < PES_MAX * PES_MAX; i++)
            answers[0][k++] = shmemx_federation_distance(f, i / teams, i % teams);
        shmem_barrier_all();
        if (me) shmem_long_get(answers[1], answers[0], (size_t)k, 0);
        if (me) check(!memcmp(answers[0], answers[1], (size_t)k * sizeof(long)));
        shmem_barrier_all();
        shmemx_federation_destroy(&f);
    }
}

/* V: nested: the teams of a federation are split again, twice, and PEs are numbered in the team that was split */
static void teams_can_be_split_again(void)
{
    for (int round = 0; round < ROUNDS; round++) {
        struct partition p = random_partition(round);
        shmemx_federation_t outer = split(&p), inner = SHMEMX_FEDERATION_INVALID, node = SHMEMX_FEDERATION_INVALID;
        shmem_team_t team = shmemx_federation_my_team(outer);
        int size = shmem_team_n_pes(team), rank = shmem_team_my_pe(team);
        check_equal(shmemx_federation_split_color(team, rank % 2, -rank, &inner) == 0, team != SHMEM_TEAM_INVALID);
        check_equal(shmemx_federation_num_teams(inner), team == SHMEM_TEAM_INVALID ? -1 : size > 1 ? 2 : 1);
        for (int i = 0; i < size; i++) check_equal(shmemx_federation_team_of_pe(inner, i), i % 2);
        check_equal(shmemx_federation_split_type(shmemx_federation_my_team(inner), SHMEMX_FED_NODE, 0, NULL, &node) ==
                        0,
                    inner != SHMEMX_FEDERATION_INVALID);
        shmem_team_t innermost = shmemx_federation_my_team(node);
        for (int i = 0; i < shmem_team_n_pes(innermost); i++)
            check(shmem_team_translate_pe(innermost, i, SHMEMX_TEAM_NODE) >= 0 || getenv("HEDDLE_TOPOLOGY"));
        shmemx_federation_destroy(&inner); /* before what is inside it: it lives on */
        if (node) check(shmemx_federation_num_teams(node) >= 1 && shmemx_federation_sync(node) == 0);
        shmemx_federation_destroy(&node);
        shmemx_federation_destroy(&outer);
    }
}

/* A federation lives on when the team that it was split from is destroyed, and so do the teams that it was made from */
static void it_outlives_the_teams_it_was_made_of(void)
{
    shmem_team_t parent, part;
    shmemx_federation_t f;
    check_equal(shmemx_team_split_color(SHMEM_TEAM_WORLD, 0, -me, NULL, 0, &parent), 0);
    check_equal(shmemx_team_split_color(parent, me % 3, 0, NULL, 0, &part), 0);
    check_equal(shmemx_federation_from_teams(parent, part, &f), 0);
    check_equal(shmemx_federation_type(f), SHMEMX_FED_TEAMS);
    shmem_team_destroy(part);
    shmem_team_destroy(parent);
    for (int pe = 0; pe < n; pe++) /* counted in the parent, which is reversed */
        check_equal(shmemx_federation_team_of_pe(f, pe), shmemx_federation_team_of_pe(f, pe % 3));
    check_equal(shmemx_federation_sync(f), 0);
    check_equal(shmem_team_sync(shmemx_federation_my_team(f)), 0);
    shmemx_federation_destroy(&f);
}

/* Where a member passes another team than the others, all PEs get nothing, and a line that says why */
static void members_that_disagree_get_no_federation(void)
{
    shmem_team_t team;
    shmemx_federation_t f;
    shmemx_team_split_color(SHMEM_TEAM_WORLD, me % 2, -me, NULL, 0, &team);
    int status = shmemx_federation_from_teams(SHMEM_TEAM_WORLD, n > 2 && !me ? SHMEM_TEAM_INVALID : team, &f);
    check_equal(status != 0, n > 2);
    check_equal(f == SHMEMX_FEDERATION_INVALID, n > 2);
    shmemx_federation_destroy(&f);
    status = shmemx_federation_from_teams(team, SHMEM_TEAM_WORLD, &f); /* which is not a part of it */
    check_equal(status != 0, n > 1);
    shmemx_federation_destroy(&f);
    shmem_team_destroy(team);
}

/* The node's team is a team of its own: with it and with SHARED, two threads may meet at the same time */
static void node_team_is_who_shares_memory(void)
{
    check_equal(shmem_team_n_pes(SHMEMX_TEAM_NODE), shmem_team_n_pes(SHMEM_TEAM_SHARED));
    check_equal(shmem_team_my_pe(SHMEMX_TEAM_NODE), shmem_team_my_pe(SHMEM_TEAM_SHARED));
    check(SHMEMX_TEAM_NODE != SHMEM_TEAM_SHARED);
    for (int i = 0; i < 3; i++) check_equal(shmem_team_sync(SHMEMX_TEAM_NODE), 0);
}

/* V: inter-team exchange equals a reference: every team tells every other one by neighbour lists what the alltoall of
 * leaders tells, and what plain gets find */
static void exchange_gives_what_gets_find(void)
{
    static long source[PES_MAX], by_list[PES_MAX], by_leaders[PES_MAX], found[PES_MAX];
    for (int round = 0; round < ROUNDS; round++) {
        struct partition p = random_partition(round);
        shmemx_federation_t f = split(&p);
        int mine = p.team_of[me], everybody[PES_MAX], teams = p.n_teams;
        for (int t = 0; t < teams; t++) everybody[t] = (t + mine + 1) % teams; /* an order of its own on each */
        for (int t = 0; t < teams; t++) source[t] = 1000 * me + t;
        for (int t = 0; t < PES_MAX; t++) by_list[t] = by_leaders[t] = -1;
        shmem_barrier_all();
        check_equal(shmemx_federation_alltoall_leaders(f, by_leaders, source, sizeof(long)), 0);
        shmem_barrier_all();
        for (int t = 0; t < teams; t++) source[t] = 1000 * me + (mine < 0 ? 0 : everybody[t]);
        check_equal(
            shmemx_federation_neighbor_exchange(f, mine < 0 ? 0 : teams, everybody, by_list, source, sizeof(long)), 0);
        int rank = mine < 0 ? -1 : shmem_team_my_pe(shmemx_federation_my_team(f));
        for (int t = 0; mine >= 0 && t < teams; t++) {
            int there = everybody[t], has = rank < p.size[there];
            check_equal(by_list[t], has ? 1000 * p.members[there][rank] + mine : -1);
            if (has) shmem_long_get(found, source, (size_t)teams, p.members[there][rank]);
            if (has) check_equal(found[(mine - there - 1 + 2 * teams) % teams], by_list[t]);
            check_equal(by_leaders[there], rank == 0 ? 1000 * p.members[there][0] + mine : -1);
        }
        shmem_barrier_all();
        shmemx_federation_destroy(&f);
    }
}

static void federations_are_used_side_by_side(void)
{
    static long source, sum[2];
    shmemx_federation_t f[2];
    source = me + 1;
    check_equal(shmemx_federation_split_color(SHMEM_TEAM_WORLD, me % 2, 0, &f[0]), 0);
    check_equal(shmemx_federation_split_color(SHMEM_TEAM_WORLD, me / 2, 0, &f[1]), 0);
    for (int round = 0; round < 20; round++) {
        for (int k = 0; k < 2; k++) {
            shmem_team_t team = shmemx_federation_my_team(f[k]);
            long wanted = 0;
            check_equal(shmem_long_sum_reduce(team, &sum[k], &source, 1), 0);
            for (int i = 0; i < shmem_team_n_pes(team); i++)
                wanted += 1 + shmemx_federation_translate(f[k], shmemx_federation_my_team_index(f[k]), i);
            check_equal(sum[k], wanted);
        }
        check_equal(shmemx_federation_barrier(f[round % 2]), 0);
    }
    shmemx_federation_destroy(&f[1]);
    shmemx_federation_destroy(&f[0]);
}

/* Queries may be made by any thread, while another one is in a collective */
struct asker {
    shmemx_federation_t f;
    const struct partition *p;
};

static void *ask(void *argument)
{
    const struct asker *a = argument;
    for (int i = 0; i < 200; i++) check_partition(a->f, a->p);
    return NULL;
}

static void threads_may_ask(void)
{
    struct partition p = random_partition(3);
    struct asker a = {split(&p), &p};
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) threads[i] = thread_start(ask, &a);
    for (int i = 0; i < 20; i++) {
        shmemx_federation_t other = split(&p);
        check_equal(shmemx_federation_sync(a.f), 0);
        shmemx_federation_destroy(&other);
    }
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    shmemx_federation_destroy(&a.f);
}

static void the_invalid_federation_is_no_federation(void)
{
    shmemx_federation_t none = SHMEMX_FEDERATION_INVALID;
    static long dest, source;
    check(shmemx_federation_sync(none) && shmemx_federation_barrier(none));
    check(shmemx_federation_alltoall_leaders(none, &dest, &source, 8));
    check(shmemx_federation_allgather_leaders(none, &dest, &source, 8));
    check(shmemx_federation_bcast_leaders(none, &dest, &source, 8, 0));
    check(shmemx_federation_reduce_leaders(none, SHMEMX_TYPE_LONG, SHMEMX_REDUCE_SUM, &dest, &source, 1));
    check(shmemx_federation_neighbor_exchange(none, 0, NULL, &dest, &source, 8));
    shmemx_federation_destroy(&none);
}

/* Made and destroyed as often as one likes: nothing is kept. Some are left for shmem_finalize. */
static void nothing_is_kept(void)
{
    int many = all_share_memory() && !is_oversubscribed() && !SANITIZED ? 3000 : 60;
    size_t before = 0;
    for (int i = 0; i < many; i++) {
        shmemx_federation_t f;
        check_equal(shmemx_federation_split_color(SHMEM_TEAM_WORLD, me % 2, 0, &f), 0);
        shmemx_federation_destroy(&f);
        if (i == many / 2) before = resident();
    }
    check(SANITIZED || resident() < before + (1 << 20) + late_pools());
    for (int i = 0; i < 3; i++) {
        shmemx_federation_t left;
        check_equal(shmemx_federation_split_color(SHMEM_TEAM_WORLD, me % 2, 0, &left), 0);
    }
}

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    random_colors_give_what_a_reference_gives();
    every_pe_is_in_one_team();
    all_pes_give_the_same_answers();
    teams_can_be_split_again();
    it_outlives_the_teams_it_was_made_of();
    members_that_disagree_get_no_federation();
    node_team_is_who_shares_memory();
    exchange_gives_what_gets_find();
    federations_are_used_side_by_side();
    threads_may_ask();
    the_invalid_federation_is_no_federation();
    nothing_is_kept();
    return end();
}
