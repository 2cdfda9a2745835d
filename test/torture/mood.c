#include "mood.h"

/* Around what decides how an operation goes: words, lines, pages, what a driver takes whole, a record of a batch, a
 * batch, a long transfer. */
static const struct size sizes[] = {
    {0, 0, 2},     {1, 0, 3},      {8, 1, 12},      {16, 2, 5},     {64, 1, 10},     {200, 100, 8},  {1024, 16, 4},
    {4096, 1, 6},  {4080, 40, 3},  {9000, 8, 4},    {16384, 1, 2},  {32704, 1, 2},   {32768, 1, 2},  {32700, 60, 1},
    {65472, 2, 2}, {65536, 48, 2}, {100000, 99, 1}, {131072, 1, 2}, {131072, 80, 1}, {300000, 9, 1},
};

enum { SIZES = sizeof sizes / sizeof *sizes };
_Static_assert((int)SIZES <= (int)SIZES_MAX, "a mood has a weight for each");

uint32_t mood_sizes(void) { return SIZES; }
struct size mood_size(uint32_t i) { return sizes[i]; }

static const uint32_t usual_acts[ACTS] = {
    [ACT_ISSUE] = 72, [ACT_COMPLETE] = 10, [ACT_FENCE] = 4, [ACT_LOCAL] = 3, [ACT_MERGE] = 3,
    [ACT_PART] = 3,   [ACT_REGISTER] = 3,  [ACT_PAUSE] = 2, [ACT_TEST] = 3,  [ACT_LOCK] = 2};

static struct mood usual(struct random *r, int n_pes)
{
    static const uint32_t shares[] = {0, 20, 50, 100};
    struct mood mood = {.waits = shares[below(r, 4)], .to_itself = shares[below(r, 3)]};
    const struct kind *kind;
    for (uint32_t i = 0; (kind = kind_number(i)); i++) mood.kinds[i] = kind->weight;
    for (uint32_t i = 0; i < SIZES; i++) mood.sizes[i] = sizes[i].weight;
    for (uint32_t i = 0; i < ACTS; i++) mood.acts[i] = usual_acts[i];
    mood.contexts = below(r, 5);
    mood.requests = below(r, 5);
    mood.favourite = chance(r, 60) ? NO_FAVOURITE : (int)below(r, (uint32_t)n_pes + 1) - 1;
    mood.registers = chance(r, 30);
    mood.exchanges = chance(r, 50) ? (uint32_t)draw(r) : 0;
    mood.words = chance(r, 50) ? 1 : below(r, 40);
    return mood;
}

/* Nothing, as usual, or more often. */
static void be_moody(struct random *r, uint32_t *weights, uint32_t n)
{
    static const uint32_t times[] = {0, 0, 1, 1, 1, 5};
    for (uint32_t i = 0; i < n; i++) weights[i] *= times[below(r, sizeof times / sizeof *times)];
}

/* Threads that do not wait for what they have sent, and do something else meanwhile. */
static void be_patient(struct mood *mood)
{
    mood->is_one_way = true;
    mood->requests = 0;
    mood->acts[ACT_TEST] = 30;
    mood->acts[ACT_PAUSE] = 30;
    mood->acts[ACT_COMPLETE] = 4;
    for (uint32_t i = SMALL_SIZES; i < SIZES; i++) mood->sizes[i] = 0;
}

struct mood mood_of(const struct plan *plan)
{
    struct random r = {key_of(key_of(key_of(plan->knobs.seed, plan->round), 4), 0)};
    struct mood mood = usual(&r, plan->n_pes);
    if (chance(&r, 60)) be_moody(&r, mood.kinds, KINDS_MAX);
    if (chance(&r, 60)) be_moody(&r, mood.sizes, SIZES);
    if (chance(&r, 60)) be_moody(&r, mood.acts, ACTS);
    mood.acts[ACT_ISSUE] = usual_acts[ACT_ISSUE];
    mood.is_one_way = chance(&r, 25);
    if (chance(&r, 25)) be_moody(&r, mood.sizes + SMALL_SIZES, SIZES - SMALL_SIZES);
    const bool is_small = chance(&r, 15);
    for (uint32_t i = SMALL_SIZES; is_small && i < SIZES; i++) mood.sizes[i] = 0;
    if (chance(&r, 25)) mood.acts[ACT_TEST] *= 10;
    if (chance(&r, 25)) mood.acts[ACT_COMPLETE] /= 5;
    if (chance(&r, 15)) be_patient(&mood);
    return mood;
}
