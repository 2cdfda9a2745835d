#include "race_shadow.h"

#include <string.h>
#include <sys/mman.h>

#include "race_clock.h"
#include "race_shared.h"

/* From low to high: mask 8, kind 3, stream 13, site 15, clock 25 bits. */
enum { KIND_AT = 8, STREAM_AT = 11, SITE_AT = 24, CLOCK_AT = 39, KIND_LIST = 7 };
_Static_assert(RACE_STREAMS == 1 << (SITE_AT - STREAM_AT) && RACE_SITES == 1 << (CLOCK_AT - SITE_AT), "fields");
_Static_assert(CLOCK_AT + RACE_CLOCK_BITS == 64, "fields");

enum { SLOTS = 3, RELEASED = 3, LIST_SLOTS = RACE_NODE_WORDS - 1, LOCKED_GRANULES = 64 };

static uint64_t pack(const struct shadow_access *a, uint8_t mask)
{
    return mask | (uint64_t)a->kind << KIND_AT | (uint64_t)a->stream << STREAM_AT | (uint64_t)a->site << SITE_AT |
           (uint64_t)a->clock << CLOCK_AT;
}

static struct shadowed unpack(uint64_t word)
{
    return (struct shadowed){.mask = (uint8_t)word,
                             .kind = word >> KIND_AT & 7,
                             .stream = word >> STREAM_AT & (RACE_STREAMS - 1),
                             .site = word >> SITE_AT & (RACE_SITES - 1),
                             .clock = (uint32_t)(word >> CLOCK_AT)};
}

static bool is_list(uint64_t word) { return (word >> KIND_AT & 7) == KIND_LIST; }
static uint32_t list_number(uint64_t word) { return (uint32_t)(word >> CLOCK_AT); }
static uint64_t *node_of(uint64_t word) { return race_map.nodes + (size_t)list_number(word) * RACE_NODE_WORDS; }

/* A word of a cell that leads to a node; its mask is not empty, so that the word is not taken for a free one. */
static uint64_t list_word(uint32_t number)
{
    return 0xff | (uint64_t)KIND_LIST << KIND_AT | (uint64_t)number << CLOCK_AT;
}

static uint32_t *lock_of(const uint64_t *cells, size_t granule)
{
    uintptr_t block = ((uintptr_t)cells - (uintptr_t)race_map.shared) / 64 + granule / LOCKED_GRANULES;
    return &race_map.shared->cell_lock[block * 0x9e3779b97f4a7c15 >> 52];
}
_Static_assert(RACE_LOCKS == 1 << 12, "the shift above");

/* Lists */

/* 0: none is left. */
static uint32_t node_new(void)
{
    struct race_shared *shared = race_map.shared;
    race_take(&shared->lock);
    uint32_t number = shared->free_node;
    if (number) shared->free_node = (uint32_t)race_map.nodes[(size_t)number * RACE_NODE_WORDS];
    else if (shared->nodes_used < RACE_NODES) number = shared->nodes_used++;
    else shared->is_incomplete = 1;
    race_give(&shared->lock);
    for (int i = 0; number && i < RACE_NODE_WORDS; i++) race_map.nodes[(size_t)number * RACE_NODE_WORDS + i] = 0;
    return number;
}

static void list_free(uint64_t word)
{
    struct race_shared *shared = race_map.shared;
    race_take(&shared->lock);
    while (word) {
        uint64_t *node = node_of(word), next = node[LIST_SLOTS];
        node[0] = shared->free_node;
        shared->free_node = list_number(word);
        word = next;
    }
    race_give(&shared->lock);
}

/* Makes room in a full cell, or a full node: its last word moves into a new node. NULL: no memory is left. */
static uint64_t *slot_add(uint64_t *last, bool is_link)
{
    uint32_t number = node_new();
    if (!number) return NULL;
    uint64_t *node = race_map.nodes + (size_t)number * RACE_NODE_WORDS;
    if (!is_link) node[1] = *last;
    *last = list_word(number);
    return node;
}

/* Cells */

static bool is_ordered(const struct shadow_access *a, struct shadowed old)
{
    if (race_clock_has(old.stream, old.clock)) return true;
    if (a->kind == RACE_READ || old.kind == RACE_READ || a->owner < 0) return false;
    if (race_map.shared->stream[old.stream].target != a->owner) return false;
    return race_clock_fenced(old.stream, old.clock, a->ctx);
}

/* Are accesses to the same bytes atomic to each other? */
static bool are_atomic(unsigned one, unsigned other) { return one / 2 == other / 2 && one >= RACE_ATOMIC; }
_Static_assert(RACE_ATOMIC / 2 == RACE_ATOMIC_READ / 2 && RACE_FLOAT_ATOMIC / 2 == RACE_FLOAT_ATOMIC_READ / 2, "pairs");

static bool is_conflict(const struct shadow_access *a, struct shadowed old, uint8_t mask)
{
    if (race_is_read(a->kind) && race_is_read(old.kind)) return false;
    return !are_atomic(a->kind, old.kind) || old.mask != mask;
}

/* Does whatever races with the old access, which is ordered before the new one, race with the new one? */
static bool is_replaced(const struct shadow_access *a, struct shadowed old, uint8_t mask)
{
    if (!a->is_recorded || (old.mask & ~mask)) return false;
    if (a->kind == RACE_WRITE) return true;
    if (a->kind == RACE_READ) return race_is_read(old.kind);
    return are_atomic(a->kind, old.kind) && old.mask == mask && (!race_is_read(a->kind) || race_is_read(old.kind));
}

static void note_conflict(struct shadow_conflict *conflict, struct shadowed with, size_t granule, uint8_t mask)
{
    uint8_t both = with.mask & mask;
    size_t begin = granule * RACE_GRANULE + (size_t)__builtin_ctz(both), end = begin + (size_t)__builtin_popcount(both);
    if (!conflict->is_found) *conflict = (struct shadow_conflict){true, with, begin, end};
    else if (conflict->with.site == with.site && conflict->with.stream == with.stream && conflict->end == begin)
        conflict->end = end;
}

/* Compares with one word, which becomes 0 if the new access takes its place. */
static void compare_word(const struct shadow_access *a, uint64_t *word, size_t granule, uint8_t mask,
                         struct shadow_conflict *conflict)
{
    struct shadowed old = unpack(*word);
    if (!(old.mask & mask)) return;
    bool ordered = is_ordered(a, old);
    if (!ordered && is_conflict(a, old, mask)) note_conflict(conflict, old, granule, mask);
    bool same = old.stream == a->stream && old.kind == a->kind && !(old.mask & ~mask) && a->is_recorded;
    if (same || (ordered && is_replaced(a, old, mask))) *word = 0;
}

/* Compares with all accesses of a cell, and finds a free word. */
static void cell_access(const struct shadow_access *a, uint64_t *cell, size_t granule, uint8_t mask,
                        struct shadow_conflict *conflict)
{
    uint64_t *open = NULL, *words = cell, *link = NULL;
    if (a->is_ignored) return;
    for (int n = SLOTS; words;) {
        uint64_t *next = NULL;
        for (int i = 0; i < n; i++) {
            if (is_list(words[i])) {
                next = node_of(words[i]);
                continue;
            }
            if (words[i]) compare_word(a, &words[i], granule, mask, conflict);
            if (!words[i] && !open) open = &words[i];
        }
        if (words != cell && words[LIST_SLOTS]) next = node_of(words[LIST_SLOTS]);
        link = words == cell ? &words[SLOTS - 1] : &words[LIST_SLOTS];
        words = next;
        n = LIST_SLOTS;
    }
    if (!a->is_recorded) return;
    if (!open) open = slot_add(link, link != &cell[SLOTS - 1]);
    if (open) *open = pack(a, mask);
    else cell[0] = pack(a, mask); /* a race may be missed */
}

static void cell_release(uint64_t *cell, uint8_t mask, uint32_t snapshot)
{
    uint32_t low = (uint32_t)cell[RELEASED], high = (uint32_t)(cell[RELEASED] >> 32);
    if (mask & 0x0f) low = race_snapshot_join(low, snapshot);
    if (mask & 0xf0) high = race_snapshot_join(high, snapshot);
    cell[RELEASED] = low | (uint64_t)high << 32;
}

static uint8_t mask_of(size_t begin, size_t end, size_t granule)
{
    size_t first = granule * RACE_GRANULE, from = begin > first ? begin - first : 0;
    size_t to = end < first + RACE_GRANULE ? end - first : RACE_GRANULE;
    return (uint8_t)(((1u << to) - 1) & ~((1u << from) - 1));
}

/* The last cell of an access, before and after. Cells of a long access are usually alike. */
struct like {
    uint64_t before[RACE_CELL_WORDS], after[RACE_CELL_WORDS];
    bool is_known;
};

static void whole_cell(const struct shadow_access *a, uint64_t *cell, size_t granule, struct like *like,
                       struct shadow_conflict *conflict)
{
    if (like->is_known && !memcmp(cell, like->before, sizeof like->before)) {
        memcpy(cell, like->after, sizeof like->after);
        return;
    }
    memcpy(like->before, cell, sizeof like->before);
    cell_access(a, cell, granule, 0xff, conflict);
    if (a->snapshot) cell_release(cell, 0xff, a->snapshot);
    memcpy(like->after, cell, sizeof like->after);
    like->is_known = !conflict->is_found && !is_list(cell[SLOTS - 1]); /* a list is not copied, a conflict not missed */
}

void shadow_access(const struct shadow_access *a, size_t offset, size_t nbytes, struct shadow_conflict *conflict)
{
    struct like like = {.is_known = false};
    size_t end = offset + nbytes, last = (end - 1) / RACE_GRANULE;
    for (size_t granule = offset / RACE_GRANULE; granule <= last;) {
        uint32_t *lock = lock_of(a->cells, granule);
        size_t until = min_size(last + 1, (granule / LOCKED_GRANULES + 1) * LOCKED_GRANULES);
        race_take(lock);
        for (; granule < until; granule++) {
            uint64_t *cell = a->cells + granule * RACE_CELL_WORDS;
            uint8_t mask = mask_of(offset, end, granule);
            if (mask == 0xff) {
                whole_cell(a, cell, granule, &like, conflict);
                continue;
            }
            cell_access(a, cell, granule, mask, conflict);
            if (a->snapshot) cell_release(cell, mask, a->snapshot);
        }
        race_give(lock);
    }
}

/* Removes writes of the bytes from a cell, but not from its list. */
static void cell_seen(uint64_t *cell, uint8_t mask)
{
    for (int i = 0; i < SLOTS; i++) {
        if (is_list(cell[i]) || race_is_read(unpack(cell[i]).kind)) continue;
        cell[i] &= ~(uint64_t)mask;
        if (!unpack(cell[i]).mask) cell[i] = 0;
    }
}

struct shadow_released shadow_released(uint64_t *cells, size_t offset, size_t nbytes, bool is_seen)
{
    size_t granule = offset / RACE_GRANULE;
    uint64_t *cell = cells + granule * RACE_CELL_WORDS;
    uint8_t mask = mask_of(offset, offset + nbytes, granule);
    uint32_t *lock = lock_of(cells, granule);
    race_take(lock);
    uint64_t released = cell[RELEASED];
    if (is_seen) cell_seen(cell, mask);
    race_give(lock);
    return (struct shadow_released){mask & 0x0f ? (uint32_t)released : 0, mask & 0xf0 ? (uint32_t)(released >> 32) : 0};
}

void shadow_release(uint64_t *cells, size_t offset, uint32_t snapshot)
{
    size_t granule = offset / RACE_GRANULE;
    uint32_t *lock = lock_of(cells, granule);
    race_take(lock);
    cell_release(cells + granule * RACE_CELL_WORDS, 0xff, snapshot);
    race_give(lock);
}

static void clear_cells(uint64_t *cells, size_t granule, size_t end)
{
    for (; granule < end; granule++) {
        uint64_t *cell = cells + granule * RACE_CELL_WORDS;
        uint32_t *lock = lock_of(cells, granule);
        race_take(lock);
        if (is_list(cell[SLOTS - 1])) list_free(cell[SLOTS - 1]);
        for (int i = 0; i < RACE_CELL_WORDS; i++) cell[i] = 0;
        race_give(lock);
    }
}

/* Gives whole pages of cells back, which are zero when they are touched again. Their lists are lost. */
void shadow_clear(uint64_t *cells, size_t offset, size_t nbytes)
{
    enum { PAGE = 1 << 16, WORTH_IT = 16 * PAGE };
    size_t begin = offset / RACE_GRANULE, end = (offset + nbytes + RACE_GRANULE - 1) / RACE_GRANULE;
    char *from = (char *)round_up((uintptr_t)(cells + begin * RACE_CELL_WORDS), PAGE);
    char *to = (char *)round_down((uintptr_t)(cells + end * RACE_CELL_WORDS), PAGE);
    if (to - from < WORTH_IT || madvise(from, (size_t)(to - from), MADV_REMOVE)) {
        clear_cells(cells, begin, end);
        return;
    }
    size_t cell_bytes = RACE_CELL_WORDS * sizeof *cells;
    clear_cells(cells, begin, (size_t)(from - (char *)cells) / cell_bytes);
    clear_cells(cells, (size_t)(to - (char *)cells) / cell_bytes, end);
}
