#include "core/lines.h"

#include <stdlib.h>

#include "base/atomic.h"

struct lines lines;

void lines_up(void)
{
    size_t at = heap_allocate(&world.work, (size_t)LINES * cache_line, cache_line);
    lines = (struct lines){.base = region_table[REGION_WORK].base + at, .uses = calloc(LINES, sizeof *lines.uses)};
    if (at || !lines.uses) die(NULL, "out of memory for the tables of counters");
    lines.uses[0].kind = LINE_INSIDE; /* in records, an offset of 0 is no counter */
}

void lines_down(void)
{
    free(lines.uses);
    lines = (struct lines){0};
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
