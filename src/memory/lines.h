/* Lines: cache lines of each PE's WORK region for the words of counters and appends. A team has lines of its own, the
 * same ones on all of its members (coll/team_lines.h), so that the address of a line of this PE is a handle: the
 * address of any member's line is computed from it without a table. */
#ifndef HEDDLE_LINES_H
#define HEDDLE_LINES_H

#include "base/atomic.h"
#include "memory/peer.h"

enum {
    LINES = 1 << 16, /* 4 MiB of address space, which take memory when they are touched */
    LINE_BLOCK = 8,  /* lines that a team gets at once, or a multiple */
    LINE_BLOCKS = LINES / LINE_BLOCK,
    LINE_WORDS = LINE_BLOCKS / 64,   /* of a bit for each block */
    LINES_MAP = 3 * LINE_BLOCK,      /* the first ones: the map */
    LINES_BUILTIN = 16 * LINE_BLOCK, /* of each predefined team, behind the map, from the start */
    LINE_BLOCKS_FIXED = (LINES_MAP + (TEAM_BUILTIN - TEAM_WORLD) * LINES_BUILTIN) / LINE_BLOCK,
};

enum line_kind { LINE_FREE, LINE_INSIDE, LINE_COUNTER, LINE_APPEND };

struct line_use {
    uint32_t kind, count; /* count: lines that were taken together; valid in the first of them */
    struct team *team;    /* whose line it is, used or free; NULL: no team of this PE has it */
};

extern struct lines {
    uintptr_t base;        /* of this PE's lines; an impossible address if there are none */
    struct line_use *uses; /* by line; a line is changed by a collective call of its team alone */
    size_t end;            /* behind the last line that a team has had; changed under world.lock */
} lines hidden_symbol;

/* Blocks of lines, a bit each. */
struct line_set {
    uint64_t words[LINE_WORDS];
};

force_inline bool line_set_has(const struct line_set *set, size_t block)
{
    return set->words[block / 64] >> block % 64 & 1;
}
force_inline void line_set_add(struct line_set *set, size_t block) { set->words[block / 64] |= 1ull << block % 64; }

/* In the first lines of each PE: the blocks of its teams, except the predefined ones. Read and changed by the first
 * members of teams, while they hold the lock, which is that of PE 0. */
struct line_map {
    uint64_t lock aligned_to(cache_line);
    struct line_set taken aligned_to(cache_line);
};
_Static_assert(sizeof(struct line_map) <= (size_t)LINES_MAP * cache_line,
               "the map fits the lines that are left for it");

/* Stages of shmem_init; lines_up comes before anything else takes WORK memory. */
void lines_up(void);
void lines_down(void);

/* Takes the lowest `count` consecutive lines of the team that are free; returns LINES if there are none. */
size_t lines_take(struct team *team, size_t count);
void lines_release(size_t first);

/* Gives lines to a team. */
void lines_add(struct team *team, size_t first, size_t count);

/* Removes from a team the blocks in which nothing is used. Returns false if there are none. */
bool lines_leave(struct team *team, struct line_set *left);

force_inline void *line_at(size_t i) { return (void *)(lines.base + i * cache_line); }
force_inline struct line_map *lines_map(void) { return line_at(0); }
force_inline size_t line_number(const void *handle) { return ((uintptr_t)handle - lines.base) / cache_line; }

/* Returns true if the address is that of a line which a team took for this kind of object. The number of an address
 * inside a line is out of range after its rotation. */
force_inline bool line_is(const void *handle, enum line_kind kind)
{
    uintptr_t distance = (uintptr_t)handle - lines.base;
    uintptr_t number = distance / cache_line | distance << (64 - __builtin_ctz(cache_line));
    return likely(number < LINES) && likely(load_relaxed(&lines.uses[number].kind) == (uint32_t)kind);
}

/* Increments a counter, in a line that is mapped in this process, after all earlier reads and writes of this thread. */
force_inline void line_count(void *line) { add_release((uint64_t *)line, 1); }

/* The distance from the heaps of a view to the lines of its PEs. */
struct line_view lines_view(const struct heddle_view *heaps);

/* The address of a line of this PE in the copy of the k-th PE of the view. */
force_inline void *line_near(const struct context *c, const void *ours, size_t k)
{
    size_t distance = c->lines.shift + k * c->lines.step;
    return (void *)((uintptr_t)ours + distance); /* whole numbers may wrap, as in rma_near */
}

/* The line of a member, by its number in the context's team, which the caller has checked. */
force_inline struct target line_target(const struct context *c, const void *ours, int pe)
{
    return peer_copy_of(&region_table[REGION_WORK], ours, team_pe(c->team, pe));
}

#endif
