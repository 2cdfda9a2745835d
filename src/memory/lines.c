#include "memory/lines.h"

#include <stdlib.h>

#include "base/atomic.h"
#include "memory/heap.h"

#define NO_LINES ((struct lines){.base = 1ull << 63 | 1})
struct lines lines = NO_LINES;

void lines_up(void)
{
    size_t at = heap_allocate(&heap_work, (size_t)LINES * cache_line, cache_line);
    lines = (struct lines){.base = region_table[REGION_WORK].base + at, .uses = calloc(LINES, sizeof *lines.uses)};
    if (at || !lines.uses) die(NULL, "out of memory for the tables of counters");
    lines.uses[0].kind = LINE_INSIDE; /* in records, an offset of 0 is no counter */
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
    if (!heaps->n) return (struct line_view){0};
    ptrdiff_t first = (ptrdiff_t)(heaps->shift + heap->base - heap->window) / (ptrdiff_t)heap->stride;
    ptrdiff_t step = (ptrdiff_t)heaps->step / (ptrdiff_t)heap->stride;
    return (struct line_view){.shift = work->window + (size_t)first * work->stride - work->base,
                              .step = (size_t)step * work->stride};
}

static bool are_free(size_t first, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (lines.uses[first + i].kind != LINE_FREE) return false;
    return true;
}

static void take(size_t first, size_t count)
{
    for (size_t i = 0; i < count; i++) store_relaxed(&lines.uses[first + i].kind, LINE_INSIDE);
    lines.uses[first].count = (uint32_t)count;
    while (lines.lowest < LINES && lines.uses[lines.lowest].kind != LINE_FREE) lines.lowest++;
}

size_t lines_reserve(size_t from, size_t count)
{
    pthread_mutex_lock(&world.lock);
    size_t first = from > lines.lowest ? from : lines.lowest;
    while (first + count <= LINES && !are_free(first, count)) first++;
    bool found = first + count <= LINES;
    if (found) take(first, count);
    pthread_mutex_unlock(&world.lock);
    return found ? first : LINES;
}

void lines_release(size_t first)
{
    pthread_mutex_lock(&world.lock);
    struct line_use *use = &lines.uses[first];
    uint32_t count = use->count;
    use->team = NULL;
    for (uint32_t i = 0; i < count; i++) store_relaxed(&use[i].kind, LINE_FREE);
    if (first < lines.lowest) lines.lowest = first;
    pthread_mutex_unlock(&world.lock);
}
