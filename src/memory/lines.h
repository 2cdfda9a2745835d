/* Lines: cache lines of each PE's WORK region for the words of counters and appends. A team takes the same ones on all
 * of its members, so that the address of ours is a handle, from which any member's is found without a table. */
#ifndef HEDDLE_LINES_H
#define HEDDLE_LINES_H

#include "base/atomic.h"
#include "memory/peer.h"

enum { LINES = 1 << 16 }; /* 4 MiB of address space, which take memory when they are touched */

enum line_kind { LINE_FREE, LINE_INSIDE, LINE_COUNTER, LINE_APPEND };

struct line_use {
    uint32_t kind, count; /* count: lines that were taken together; of the first of them */
    struct team *team;    /* likewise; NULL until all members agree */
};

extern struct lines {
    uintptr_t base;        /* of ours; where nothing can be, while there are none */
    struct line_use *uses; /* by line; under world.lock, but for looking up what has been taken */
    size_t lowest;         /* no line below is free */
} lines hidden_symbol;

/* Stages of shmem_init; lines_up comes before anything else takes WORK memory. */
void lines_up(void);
void lines_down(void);

/* The lowest `count` lines at or behind `from` that are free here, and are not any more; LINES if there are none. */
size_t lines_reserve(size_t from, size_t count);
void lines_release(size_t first);

force_inline void *line_at(size_t i) { return (void *)(lines.base + i * cache_line); }
force_inline size_t line_number(const void *handle) { return ((uintptr_t)handle - lines.base) / cache_line; }

/* Is that what a team took for this kind of thing? An address within a line has, turned round, too high a number. */
force_inline bool line_is(const void *handle, enum line_kind kind)
{
    uintptr_t distance = (uintptr_t)handle - lines.base;
    uintptr_t number = distance / cache_line | distance << (64 - __builtin_ctz(cache_line));
    return likely(number < LINES) && likely(load_relaxed(&lines.uses[number].kind) == (uint32_t)kind);
}

/* A counter: one more at a PE's line that is mapped here, behind everything that this thread has read and written
 * before. */
force_inline void line_count(void *line) { add_release((uint64_t *)line, 1); }

/* How a view of heaps reaches its PEs' lines. */
struct line_view lines_view(const struct heddle_view *heaps);

/* What is a line of ours here, at the view's k-th PE. */
force_inline void *line_near(const struct context *c, const void *ours, size_t k)
{
    size_t distance = c->lines.shift + k * c->lines.step;
    return (void *)((uintptr_t)ours + distance); /* whole numbers may wrap, as in rma_near */
}

/* A member's, by its number in the context's team, which the caller has checked. */
force_inline struct target line_target(const struct context *c, const void *ours, int pe)
{
    return peer_copy_of(&region_table[REGION_WORK], ours, team_pe(c->team, pe));
}

#endif
