#include "ext/federation_table.h"

#include <string.h>

#include <shmemx.h>

struct entry {
    int color, key, pe;
    const struct claim *claim;
};

struct draft {
    int n_pes, n_members, n_teams;
    struct entry *entries; /* members first, by team and by their order in it */
    int *begins;
};

/* The lists behind the codes */

static size_t width_of(const struct federation_table *table) { return table->is_wide ? 4 : 2; }
static char *team_of_list(const struct federation_table *table)
{
    return (char *)(uintptr_t)(table->codes + table->n_teams);
}
static char *begins_list(const struct federation_table *table)
{
    return team_of_list(table) + table->n_pes * width_of(table);
}
static char *order_list(const struct federation_table *table)
{
    return begins_list(table) + (table->n_teams + 1) * width_of(table);
}

struct table_view table_view(const struct federation_table *table)
{
    return (struct table_view){.n_pes = (int)table->n_pes,
                               .n_teams = (int)table->n_teams,
                               .is_wide = table->is_wide,
                               .team_of = team_of_list(table),
                               .begins = begins_list(table),
                               .order = order_list(table),
                               .table = table};
}

static void list_set(const struct federation_table *table, char *list, size_t i, int value)
{
    if (table->is_wide) ((uint32_t *)(void *)list)[i] = (uint32_t)value;
    else ((uint16_t *)(void *)list)[i] = (uint16_t)value;
}

/* Teams */

static int compare(int64_t a, int64_t b) { return (a > b) - (a < b); }

/* Returns the smallest object, from `object` outwards, that contains all of a place: its kind and number in one value;
 * -1 for the machine. */
static int64_t covering(const struct site *place, int object)
{
    while (object >= 0 && place->objects[object] < 0) object--;
    return object < 0 ? -1 : (int64_t)object << 32 | place->objects[object];
}

/* Returns 0 if both places belong to one team of this kind, else their order. */
static int compare_places(const struct site *a, const struct site *b, int type)
{
    static const int objects[] = {[SHMEMX_FED_CORE] = OBJECT_CORE,
                                  [SHMEMX_FED_L3] = OBJECT_L3,
                                  [SHMEMX_FED_NUMA] = OBJECT_NUMA,
                                  [SHMEMX_FED_SOCKET] = OBJECT_PACKAGE};
    if (type == SHMEMX_FED_SWITCH) return memcmp(a->switches, b->switches, sizeof a->switches);
    if (a->host != b->host) return a->host < b->host ? -1 : 1;
    if (type == SHMEMX_FED_NODE) return compare(a->node, b->node);
    if (type == SHMEMX_FED_NIC) return compare(a->objects[OBJECT_NIC], b->objects[OBJECT_NIC]);
    if (type == SHMEMX_FED_HOST) return 0;
    return compare(covering(a, objects[type]), covering(b, objects[type]));
}

static int by_place(const void *a, const void *b, void *type)
{
    const struct entry *x = a, *y = b;
    int order = compare_places(&x->claim->place, &y->claim->place, *(const int *)type);
    return order ? order : compare(x->pe, y->pe);
}

static int by_color(const void *a, const void *b)
{
    const struct entry *x = a, *y = b;
    int order = compare((unsigned)x->color, (unsigned)y->color); /* "no colour" is the largest value */
    if (!order) order = compare(x->key, y->key);
    return order ? order : compare(x->pe, y->pe);
}

/* The colour of PEs that the topology groups is the number of the first of them. */
static void color_by_place(struct draft *draft, int type)
{
    qsort_r(draft->entries, (size_t)draft->n_pes, sizeof *draft->entries, by_place, &type);
    for (int i = 0; i < draft->n_pes; i++) {
        struct entry *e = &draft->entries[i];
        bool begins = !i || compare_places(&e[-1].claim->place, &e->claim->place, type);
        e->color = begins ? e->pe : e[-1].color;
    }
}

static void find_teams(struct draft *draft)
{
    qsort(draft->entries, (size_t)draft->n_pes, sizeof *draft->entries, by_color);
    for (int i = 0; i < draft->n_pes && draft->entries[i].color != SHMEMX_COLOR_UNDEFINED; i++) {
        if (!i || draft->entries[i].color != draft->entries[i - 1].color) draft->begins[draft->n_teams++] = i;
        draft->n_members = i + 1;
    }
    draft->begins[draft->n_teams] = draft->n_members;
}

/* Checks that all members of each existing team passed the same team. Keys are their numbers in it. */
static int check_teams(const struct draft *draft, int *pe)
{
    for (int t = 0; t < draft->n_teams; t++)
        for (int i = draft->begins[t]; i < draft->begins[t + 1]; i++) {
            const struct entry *e = &draft->entries[i];
            *pe = e->pe;
            if (e->claim->size != draft->begins[t + 1] - draft->begins[t] || e->key != i - draft->begins[t])
                return TABLE_TEAMS;
        }
    return 0;
}

static uint32_t needs_of(int type)
{
    switch (type) {
    case SHMEMX_FED_CORE:
    case SHMEMX_FED_L3:
    case SHMEMX_FED_NUMA:
    case SHMEMX_FED_SOCKET:
        return UNKNOWN_OBJECTS;
    case SHMEMX_FED_NIC:
        return UNKNOWN_OBJECTS | UNKNOWN_NIC;
    case SHMEMX_FED_SWITCH:
        return UNKNOWN_SWITCHES | UNKNOWN_HOST;
    case SHMEMX_FED_ENV:
        return UNKNOWN_TEAMS;
    default:
        return 0;
    }
}

int table_draft(const struct claim *const *claims, int n_pes, int type, struct draft **result, int *pe)
{
    for (*pe = 0; *pe < n_pes; ++*pe) {
        uint32_t lacks = claims[*pe]->place.unknown & needs_of(type);
        if (lacks) return (int)lacks;
    }
    *pe = 0;
    struct draft *draft = *result = calloc(1, sizeof *draft);
    if (!draft) return TABLE_ROOM;
    draft->n_pes = n_pes;
    draft->entries = calloc((size_t)n_pes, sizeof *draft->entries);
    draft->begins = calloc((size_t)n_pes + 1, sizeof *draft->begins);
    if (!draft->entries || !draft->begins) return TABLE_ROOM;
    for (int i = 0; i < n_pes; i++) {
        const struct claim *c = claims[i];
        int color = type == SHMEMX_FED_ENV && c->place.team < 0 ? SHMEMX_COLOR_UNDEFINED
                    : type == SHMEMX_FED_ENV                    ? c->place.team
                                                                : c->color;
        draft->entries[i] = (struct entry){.color = color, .key = c->key, .pe = i, .claim = c};
    }
    if (type <= SHMEMX_FED_NIC) color_by_place(draft, type);
    find_teams(draft);
    return type == SHMEMX_FED_TEAMS ? check_teams(draft, pe) : 0;
}

void draft_free(struct draft *draft)
{
    if (!draft) return;
    free(draft->entries);
    free(draft->begins);
    free(draft);
}

/* Codes: the path of a leader from the outermost switch to its core. Each level is the number of an object among its
 * siblings, in its own field of bits, the outermost in the highest bits. So the highest bit in which two codes differ
 * shows the level at which the paths part. A place that spans several objects of a kind, or is unknown, has a number of
 * its own at that level. Bit 0 is never used. */

enum { OBJECT_FIELDS = OBJECT_CORE + 1, FIELDS = SWITCHES + 2 + OBJECT_FIELDS };

struct way {
    const struct site *place;
    int team, numbers[FIELDS];
};

struct fields {
    int depth, count; /* levels of switches, and of all kinds */
    int bits[FIELDS];
};

static int64_t field_of(const struct site *place, const struct fields *fields, int f)
{
    if (f < fields->depth) return (int64_t)place->switches[f];
    if (f == fields->depth) return (int64_t)place->host;
    if (f == fields->depth + 1) return place->node;
    return place->objects[f - fields->depth - 2];
}

static int by_way(const void *a, const void *b, void *fields)
{
    const struct way *x = a, *y = b;
    const struct fields *all = fields;
    for (int f = 0; f < all->count; f++) {
        int order = compare(field_of(x->place, all, f), field_of(y->place, all, f));
        if (order) return order;
    }
    return compare(x->team, y->team);
}

/* Returns the first level at which two paths part; the number of levels if they do not. */
static int parting(const struct way *a, const struct way *b, const struct fields *fields)
{
    int f = 0;
    for (; f < fields->count; f++) {
        int64_t x = field_of(a->place, fields, f), y = field_of(b->place, fields, f);
        if (x != y || (f > fields->depth + 1 && x < 0)) break;
    }
    return f;
}

static void number_ways(struct way *ways, int n, struct fields *fields)
{
    int most[FIELDS] = {0};
    for (int i = 1; i < n; i++) {
        int parts = parting(&ways[i - 1], &ways[i], fields);
        for (int f = 0; f < fields->count; f++) {
            ways[i].numbers[f] = f > parts ? 0 : ways[i - 1].numbers[f] + (f == parts);
            if (ways[i].numbers[f] > most[f]) most[f] = ways[i].numbers[f];
        }
    }
    for (int f = 0; f < fields->count; f++) fields->bits[f] = most[f] ? 32 - __builtin_clz((unsigned)most[f]) : 0;
}

/* Returns the kind of the smallest object that contains two places whose paths part at a level. */
static int level_of(const struct fields *fields, int f)
{
    static const uint8_t inside[] = {SHMEMX_FED_HOST, SHMEMX_FED_NODE, SHMEMX_FED_SOCKET, SHMEMX_FED_NUMA,
                                     SHMEMX_FED_L3};
    return f <= fields->depth ? SHMEMX_FED_SWITCH + fields->depth - f : inside[f - fields->depth - 1];
}

static int write_codes(const struct way *ways, int n, const struct fields *fields, struct federation_table *table)
{
    int shift = 1;
    table->levels[0] = SHMEMX_FED_CORE; /* for two places that do not part */
    for (int i = 0; i < n; i++) table->codes[ways[i].team] = 0;
    for (int f = fields->count - 1; f >= 0; f--) {
        if (shift + fields->bits[f] > 64) return TABLE_CODES;
        for (int i = 0; fields->bits[f] && i < n; i++)
            table->codes[ways[i].team] |= (uint64_t)ways[i].numbers[f] << shift;
        for (int bit = 0; bit < fields->bits[f]; bit++) table->levels[shift++] = (uint8_t)level_of(fields, f);
    }
    return 0;
}

static int make_codes(const struct draft *draft, struct federation_table *table)
{
    struct way *ways = calloc((size_t)draft->n_teams + 1, sizeof *ways);
    struct fields fields = {0};
    if (!ways) return TABLE_ROOM;
    for (int t = 0; t < draft->n_teams; t++) {
        const struct site *place = &draft->entries[draft->begins[t]].claim->place;
        ways[t] = (struct way){.place = place, .team = t};
        while (fields.depth < SWITCHES && place->switches[fields.depth]) fields.depth++;
    }
    fields.count = fields.depth + 2 + OBJECT_FIELDS;
    qsort_r(ways, (size_t)draft->n_teams, sizeof *ways, by_way, &fields);
    number_ways(ways, draft->n_teams, &fields);
    int status = write_codes(ways, draft->n_teams, &fields, table);
    free(ways);
    return status;
}

/* The table */

static struct federation_table head_of(const struct draft *draft)
{
    return (struct federation_table){.n_pes = (uint32_t)draft->n_pes,
                                     .n_teams = (uint32_t)draft->n_teams,
                                     .n_members = (uint32_t)draft->n_members,
                                     .is_wide = draft->n_pes > UINT16_MAX};
}

size_t draft_size(const struct draft *draft)
{
    struct federation_table head = head_of(draft);
    size_t lists = (size_t)head.n_pes + head.n_teams + 1 + head.n_members;
    return sizeof head + head.n_teams * sizeof head.codes[0] + lists * width_of(&head);
}

int draft_write(const struct draft *draft, struct federation_table *table)
{
    *table = head_of(draft);
    char *team_of = team_of_list(table), *begins = begins_list(table), *order = order_list(table);
    for (int pe = 0; pe < draft->n_pes; pe++) list_set(table, team_of, (size_t)pe, 0);
    for (int t = 0; t <= draft->n_teams; t++) list_set(table, begins, (size_t)t, draft->begins[t]);
    for (int t = 0; t < draft->n_teams; t++)
        for (int i = draft->begins[t]; i < draft->begins[t + 1]; i++) {
            list_set(table, order, (size_t)i, draft->entries[i].pe);
            list_set(table, team_of, (size_t)draft->entries[i].pe, t + 1);
        }
    return make_codes(draft, table);
}
