#include "memory/lines.h"

#include <stdlib.h>

#include "base/atomic.h"
#include "memory/heap.h"

#define NO_LINES ((struct lines){.base = 1ull << 63 | 1})
struct lines lines = NO_LINES;

/* The predefined teams have lines from the start, the same on every PE. */
static void lines_up_builtin(void)
{
    for (size_t i = 0; i < LINES_MAP; i++)
        lines.uses[i].kind = LINE_INSIDE; /* in records, an offset of 0 means that there is none */
    for (int t = TEAM_WORLD; t < TEAM_BUILTIN; t++)
        for (size_t i = 0; i < LINES_BUILTIN; i++)
            lines.uses[LINES_MAP + (size_t)(t - TEAM_WORLD) * LINES_BUILTIN + i].team = &team_builtin[t];
    lines.end = (size_t)LINE_BLOCKS_FIXED * LINE_BLOCK;
}

void lines_up(void)
{
    size_t at = heap_allocate(&heap_work, (size_t)LINES * cache_line, cache_line);
    lines = (struct lines){.base = region_table[REGION_WORK].base + at, .uses = calloc(LINES, sizeof *lines.uses)};
    if (at || !lines.uses) die(NULL, "out of memory for the tables of counters");
    lines_up_builtin();
}

void lines_down(void)
{
    free(lines.uses);
    lines = NO_LINES;
}

/* PEs of a node lie in the same order in all regions' windows. */
struct line_view lines_view(const struct heddle_view *heaps)
{
    const struct region *heap = &region_table[REGION_HEAP], *work = &region_table[REGION_WORK];
    if (!heaps->heddle_n) return (struct line_view){0};
    ptrdiff_t first = (ptrdiff_t)(heaps->heddle_shift + heap->base - heap->window) / (ptrdiff_t)heap->stride;
    ptrdiff_t step = (ptrdiff_t)heaps->heddle_step / (ptrdiff_t)heap->stride;
    return (struct line_view){.shift = work->window + (size_t)first * work->stride - work->base,
                              .step = (size_t)step * work->stride};
}

static bool is_free(const struct team *team, size_t i)
{
    return load_relaxed(&lines.uses[i].team) == team && load_relaxed(&lines.uses[i].kind) == LINE_FREE;
}

/* Behind the last line that a team of this PE has. */
static size_t lines_end(void) { return load_relaxed(&lines.end); }

size_t lines_take(struct team *team, size_t count)
{
    size_t end = lines_end(), i = team->lowest_line, n = 0;
    while (i < end && !is_free(team, i)) i++;
    team->lowest_line = i;
    for (; i < end && n < count; i++) n = is_free(team, i) ? n + 1 : 0;
    if (n < count) return LINES;
    size_t first = i - count;
    for (i = first; i < first + count; i++) store_relaxed(&lines.uses[i].kind, LINE_INSIDE);
    lines.uses[first].count = (uint32_t)count;
    return first;
}

void lines_release(size_t first)
{
    struct line_use *use = &lines.uses[first];
    struct team *team = use->team;
    uint32_t count = use->count;
    for (uint32_t i = 0; i < count; i++) store_relaxed(&use[i].kind, LINE_FREE);
    if (first < team->lowest_line) team->lowest_line = first;
}

void lines_add(struct team *team, size_t first, size_t count)
{
    for (size_t i = 0; i < count; i++) store_relaxed(&lines.uses[first + i].team, team);
    team->lines += count;
    if (count && first < team->lowest_line) team->lowest_line = first;
    pthread_mutex_lock(&world.lock);
    if (first + count > lines.end) store_relaxed(&lines.end, first + count);
    pthread_mutex_unlock(&world.lock);
}

static bool block_is_free(const struct team *team, size_t block)
{
    size_t i = 0;
    while (i < LINE_BLOCK && is_free(team, block * LINE_BLOCK + i)) i++;
    return i == LINE_BLOCK;
}

bool lines_leave(struct team *team, struct line_set *left)
{
    bool any = false;
    *left = (struct line_set){0};
    for (size_t b = LINE_BLOCKS_FIXED; b < LINE_BLOCKS && b * LINE_BLOCK < lines_end(); b++) {
        if (!block_is_free(team, b)) continue;
        line_set_add(left, b);
        for (size_t i = 0; i < LINE_BLOCK; i++) store_relaxed(&lines.uses[b * LINE_BLOCK + i].team, NULL);
        any = true;
    }
    return any;
}
