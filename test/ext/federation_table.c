/* The table of a federation, made of random claims, says what a reference says that looks at all of them for each
 * answer: teams, their order, distances; also where there are more PEs than 16 bits can tell apart. */
#include "ext/federation_table.h"

#include <shmemx.h>
#include <string.h>

#include "test.h"

enum { ROUNDS = 300, MOST = 60, MANY = 70000 };

static uint64_t seed = 5;

static int below(int n)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (int)((seed >> 33) % (uint64_t)n);
}

static int branches = 3; /* of each thing, or fewer */

/* A site in a tree with few branches, so that many sites share much; some levels are unknown. */
static struct site random_site(int depth)
{
    struct site s = {.team = below(4) - 1};
    for (int k = 0; k < depth; k++) s.switches[k] = 7 + (k ? 10 * s.switches[k - 1] : 0) + (uint64_t)below(branches);
    s.host = 1 + (depth ? s.switches[depth - 1] : 0) * 4 + (uint64_t)below(branches);
    s.node = (uint32_t)s.host * 2 + (uint32_t)below((branches + 1) / 2);
    int known = below(OBJECT_CORE + 3), number = 0;
    for (int k = 0; k <= OBJECT_CORE; k++)
        s.objects[k] = k < known ? number = number * 2 + below((branches + 1) / 2) : -1;
    s.objects[OBJECT_NIC] = below(3) - 1;
    return s;
}

/* Distances, level by level, from the inside out. */
static int wanted_distance(const struct site *a, const struct site *b, int depth)
{
    static const int types[] = {SHMEMX_FED_SOCKET, SHMEMX_FED_NUMA, SHMEMX_FED_L3, SHMEMX_FED_CORE};
    if (a->host == b->host && a->node == b->node) {
        int common = SHMEMX_FED_NODE;
        for (int k = 0; k <= OBJECT_CORE && a->objects[k] >= 0 && a->objects[k] == b->objects[k]; k++)
            common = types[k];
        return common;
    }
    if (a->host == b->host) return SHMEMX_FED_HOST;
    int common = 0;
    while (common < depth && a->switches[common] == b->switches[common]) common++;
    return SHMEMX_FED_SWITCH + depth - common;
}

static bool same_team(const struct claim *a, const struct claim *b, int type)
{
    static const int objects[] = {[SHMEMX_FED_CORE] = OBJECT_CORE,
                                  [SHMEMX_FED_L3] = OBJECT_L3,
                                  [SHMEMX_FED_NUMA] = OBJECT_NUMA,
                                  [SHMEMX_FED_SOCKET] = OBJECT_PACKAGE};
    const struct site *x = &a->place, *y = &b->place;
    switch (type) {
    case SHMEMX_FED_COLOR:
        return a->color == b->color;
    case SHMEMX_FED_ENV:
        return x->team == y->team;
    case SHMEMX_FED_SWITCH:
        return !memcmp(x->switches, y->switches, sizeof x->switches);
    case SHMEMX_FED_HOST:
        return x->host == y->host;
    case SHMEMX_FED_NODE:
        return x->host == y->host && x->node == y->node;
    case SHMEMX_FED_NIC:
        return x->host == y->host && x->objects[OBJECT_NIC] == y->objects[OBJECT_NIC];
    }
    int k = objects[type], i = k;
    while (k >= 0 && x->objects[k] < 0) k--;
    while (i >= 0 && y->objects[i] < 0) i--;
    return x->host == y->host && i == k && (k < 0 || x->objects[k] == y->objects[k]);
}

static bool in_a_team(const struct claim *c, int type)
{
    return type == SHMEMX_FED_COLOR ? c->color >= 0 : type == SHMEMX_FED_ENV ? c->place.team >= 0 : true;
}

static struct federation_table *table_of(const struct claim *const *claims, int n, int type)
{
    struct draft *draft;
    int pe, status = table_draft(claims, n, type, &draft, &pe);
    check_equal(status, 0);
    struct federation_table *table = malloc(draft_size(draft));
    check_equal(draft_write(draft, table), 0);
    draft_free(draft);
    return table;
}

static uint32_t at(const struct table_view *v, const void *list, int i)
{
    return table_at(v->is_wide, list, (size_t)i);
}

static void check_table(const struct table_view *v, const struct claim *claims, int n, int type, int depth)
{
    check_equal(v->n_pes, n);
    for (int a = 0; a < n; a++) {
        check_equal(at(v, v->team_of, a) != 0, in_a_team(&claims[a], type));
        for (int b = 0; b < n; b++)
            if (in_a_team(&claims[a], type) && in_a_team(&claims[b], type))
                check_equal(at(v, v->team_of, a) == at(v, v->team_of, b), same_team(&claims[a], &claims[b], type));
    }
    for (int t = 0; t < v->n_teams; t++) {
        uint32_t begin = at(v, v->begins, t), end = at(v, v->begins, t + 1);
        check(begin < end);
        for (uint32_t i = begin; i < end; i++) {
            int pe = (int)at(v, v->order, (int)i), before = i > begin ? (int)at(v, v->order, (int)i - 1) : -1;
            check_equal(at(v, v->team_of, pe), t + 1);
            if (before < 0) continue;
            check(claims[before].key < claims[pe].key || (claims[before].key == claims[pe].key && before < pe));
        }
        for (int other = 0; other < v->n_teams; other++) {
            const struct site *a = &claims[at(v, v->order, (int)begin)].place;
            const struct site *b = &claims[at(v, v->order, (int)at(v, v->begins, other))].place;
            uint64_t differ = v->table->codes[t] ^ v->table->codes[other];
            if (t != other)
                check_equal(v->table->levels[63 - __builtin_clzll(differ | 1)], wanted_distance(a, b, depth));
        }
    }
}

static void random_claims_give_what_a_reference_gives(void)
{
    static const int types[] = {SHMEMX_FED_CORE, SHMEMX_FED_L3,   SHMEMX_FED_NUMA,   SHMEMX_FED_SOCKET,
                                SHMEMX_FED_NODE, SHMEMX_FED_HOST, SHMEMX_FED_SWITCH, SHMEMX_FED_NIC,
                                SHMEMX_FED_ENV,  SHMEMX_FED_COLOR};
    for (int round = 0; round < ROUNDS; round++) {
        int n = 1 + below(MOST), depth = below(5), type = types[round % 10];
        struct claim claims[MOST];
        const struct claim *all[MOST];
        branches = 1 + below(3);
        for (int i = 0; i < n; i++) {
            claims[i] = (struct claim){.color = below(7) - 1, .key = below(3) - 1, .place = random_site(depth)};
            all[i] = &claims[i];
        }
        struct federation_table *table = table_of(all, n, type);
        struct table_view view = table_view(table);
        check_table(&view, claims, n, type, depth);
        free(table);
    }
}

/* Distances of what has no switches that are known at all: the network is above. */
static void what_is_unknown_is_named(void)
{
    struct claim c = {.place = {.host = 1, .unknown = UNKNOWN_SWITCHES | UNKNOWN_TEAMS}}, good = {.place = {.host = 1}};
    const struct claim *all[] = {&good, &c};
    struct draft *draft;
    int pe;
    check_equal(table_draft(all, 2, SHMEMX_FED_SWITCH, &draft, &pe), UNKNOWN_SWITCHES);
    check_equal(pe, 1);
    check_equal(table_draft(all, 2, SHMEMX_FED_ENV, &draft, &pe), UNKNOWN_TEAMS);
    c.place.unknown = UNKNOWN_OBJECTS | UNKNOWN_NIC;
    check_equal(table_draft(all, 2, SHMEMX_FED_CORE, &draft, &pe), UNKNOWN_OBJECTS);
    check_equal(table_draft(all, 2, SHMEMX_FED_NIC, &draft, &pe), UNKNOWN_OBJECTS | UNKNOWN_NIC);
    check_equal(table_draft(all, 2, SHMEMX_FED_NODE, &draft, &pe), 0);
    draft_free(draft);
}

/* Members that do not agree on their team */
static void teams_that_do_not_fit_are_refused(void)
{
    struct claim claims[3] = {
        {.color = 0, .key = 0, .size = 2}, {.color = 0, .key = 1, .size = 2}, {.color = 2, .size = 1}};
    const struct claim *all[] = {&claims[0], &claims[1], &claims[2]};
    for (int wrong = 0; wrong < 4; wrong++) {
        struct draft *draft;
        int pe;
        claims[1].size = wrong == 1 ? 3 : 2;
        claims[1].key = wrong == 2 ? 0 : 1;
        claims[2].color = wrong == 3 ? 0 : 2;
        check_equal(table_draft(all, 3, SHMEMX_FED_TEAMS, &draft, &pe), wrong ? TABLE_TEAMS : 0);
        draft_free(draft);
    }
}

/* One integer for each PE: four bytes, and eight where there are more PEs than sixteen bits count */
static void a_pe_takes_one_integer(void)
{
    static const struct claim *all[MANY];
    struct claim claims[8];
    for (int n = 1000; n <= MANY; n = n == 1000 ? UINT16_MAX : n == UINT16_MAX ? MANY : MANY + 1) {
        for (int i = 0; i < 8; i++) claims[i] = (struct claim){.color = i, .place = random_site(2)};
        for (int i = 0; i < n; i++) all[i] = &claims[i % 8];
        struct draft *draft;
        int pe, integer = n > UINT16_MAX ? 8 : 4;
        check_equal(table_draft(all, n, SHMEMX_FED_COLOR, &draft, &pe), 0);
        size_t head = sizeof(struct federation_table) + 8 * sizeof(uint64_t) + 9 * (size_t)integer / 2;
        check_equal(draft_size(draft), head + (size_t)n * (size_t)integer);
        struct federation_table *table = malloc(draft_size(draft));
        check_equal(draft_write(draft, table), 0);
        struct table_view v = table_view(table);
        for (int i = 0; i < n; i++) {
            check_equal(at(&v, v.team_of, i), i % 8 + 1);
            check_equal(at(&v, v.order, (int)at(&v, v.begins, i % 8) + i / 8), i);
        }
        free(table);
        draft_free(draft);
    }
}

/* A tree so uneven that codes would not fit is refused, not cut off. */
static void codes_that_do_not_fit_are_refused(void)
{
    enum { BRANCHES = 300 };
    static struct claim claims[SWITCHES * BRANCHES];
    static const struct claim *all[SWITCHES * BRANCHES];
    for (int i = 0; i < SWITCHES * BRANCHES; i++) {
        claims[i].color = i;
        claims[i].place.host = (uint64_t)i + 1;
        for (int k = 0; k <= i / BRANCHES; k++) claims[i].place.switches[k] = k == i / BRANCHES ? (uint64_t)i + 2 : 1;
        all[i] = &claims[i];
    }
    struct draft *draft;
    int pe;
    check_equal(table_draft(all, SWITCHES * BRANCHES, SHMEMX_FED_COLOR, &draft, &pe), 0);
    struct federation_table *table = malloc(draft_size(draft));
    check_equal(draft_write(draft, table), TABLE_CODES);
    free(table);
    draft_free(draft);
}

int main(void)
{
    random_claims_give_what_a_reference_gives();
    what_is_unknown_is_named();
    teams_that_do_not_fit_are_refused();
    a_pe_takes_one_integer();
    codes_that_do_not_fit_are_refused();
    return test_result();
}
