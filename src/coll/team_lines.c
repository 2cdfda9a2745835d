#include "coll/team_lines.h"

#include "coll/barrier.h"
#include "coll/span.h"
#include "lane/backoff.h"

/* Returns the address of a word of the map, or of the lock, at world PE `pe`. */
static struct target map_target(const void *ours, int pe) { return peer_copy_of(&region_table[REGION_WORK], ours, pe); }

static void word_update(const uint64_t *ours, int pe, enum amo op, uint64_t value)
{
    struct target t = map_target(ours, pe);
    if (t.mapped) amo_apply64(t.mapped, 0, value, op);
    else post_amo(context_internal, &t, op, 64, 0, value, NULL);
}

static bool lock_is_taken(const struct target *lock)
{
    uint64_t before = 0;
    if (lock->mapped) return amo_apply64(lock->mapped, 0, 1, AMO_COMPARE_SWAP) != 0;
    post_amo(context_internal, lock, AMO_COMPARE_SWAP, 64, 0, 1, &before);
    quiet_wait(context_internal);
    return before != 0;
}

/* The lock of all maps is on the job's first PE. Its holder waits for nothing but its own reads and updates. */
static void maps_lock(void)
{
    struct target lock = map_target(&lines_map()->lock, 0);
    for (struct backoff backoff = {0}; lock_is_taken(&lock);) backoff_step(&backoff);
}

static void maps_unlock(void)
{
    span_quiet(); /* the changes of the holder are in the maps */
    word_update(&lines_map()->lock, 0, AMO_SET, 0);
    span_quiet();
}

static void add_map(struct line_set *taken, const struct line_set *map)
{
    for (size_t w = 0; w < LINE_WORDS; w++) taken->words[w] |= load_relaxed(&map->words[w]);
}

enum { MAPS_AT_ONCE = 8 }; /* reads in flight at the same time */

/* Finds the blocks that any member uses. */
static void maps_read(const struct team *team, struct line_set *taken)
{
    struct line_set maps[MAPS_AT_ONCE];
    const struct line_set *ours = &lines_map()->taken;
    for (int i = 0; i < team->n_pes;) {
        int n = 0;
        for (; i < team->n_pes && n < MAPS_AT_ONCE; i++) {
            struct target t = map_target(ours, team_pe(team, i));
            if (t.mapped) add_map(taken, t.mapped);
            else post_get(context_internal, &t, &maps[n++], sizeof maps[0]);
        }
        if (n) quiet_wait(context_internal);
        for (int k = 0; k < n; k++) add_map(taken, &maps[k]);
    }
}

static void maps_change(const struct team *team, const struct line_set *of, enum amo op)
{
    for (size_t w = 0; w < LINE_WORDS; w++)
        for (int i = 0; of->words[w] && i < team->n_pes; i++)
            word_update(&lines_map()->taken.words[w], team_pe(team, i), op,
                        op == AMO_OR ? of->words[w] : ~of->words[w]);
}

struct blocks {
    size_t first, count;
};

static struct blocks find_run(const struct line_set *taken, size_t count)
{
    for (size_t b = LINE_BLOCKS_FIXED, free = 0; b < LINE_BLOCKS; b++) {
        free = line_set_has(taken, b) ? 0 : free + 1;
        if (free == count) return (struct blocks){b + 1 - count, count};
    }
    return (struct blocks){0};
}

/* Reserves at least `least` consecutive blocks, and `wanted` if that many are free; the count is 0 if there is no
 * room. */
static struct blocks blocks_reserve(const struct team *team, size_t least, size_t wanted)
{
    struct line_set taken = {0}, mine = {0};
    struct blocks found = {0};
    maps_lock();
    maps_read(team, &taken);
    for (; !found.count && wanted >= least; wanted = wanted > least && wanted / 2 < least ? least : wanted / 2)
        found = find_run(&taken, wanted);
    for (size_t b = 0; b < found.count; b++) line_set_add(&mine, found.first + b);
    maps_change(team, &mine, AMO_OR);
    maps_unlock();
    return found;
}

/* Doubles the lines of the team, so that agreements become rare. */
static void team_lines_grow(struct team *team, size_t count)
{
    struct blocks more = {0};
    size_t least = (count + LINE_BLOCK - 1) / LINE_BLOCK, has = team->lines / LINE_BLOCK;
    if (!team->my_pe && least <= LINE_BLOCKS) more = blocks_reserve(team, least, has > least ? has : least);
    barrier_gather(team, &more, sizeof more);
    more = *(const struct blocks *)barrier_left(team, 0);
    lines_add(team, more.first * LINE_BLOCK, more.count * LINE_BLOCK);
}

size_t team_lines_take(struct team *team, size_t count)
{
    size_t first = lines_take(team, count);
    if (first != LINES) return first;
    team_lines_grow(team, count);
    return lines_take(team, count);
}

bool team_lines_leave(struct team *team, struct line_set *left) { return team->lines && lines_leave(team, left); }

void team_lines_return(struct team *team, const struct line_set *left)
{
    if (team->my_pe) return;
    maps_lock();
    maps_change(team, left, AMO_AND);
    maps_unlock();
}
