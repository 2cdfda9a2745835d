/* One structure answers every question: a treap of all blocks, free and live, ordered by offset, in which each
 * block knows the largest free one below it. Descending by offset finds the block at or around an address;
 * descending by that largest size finds the lowest place that fits. Neighbours in the span are linked as well.
 * Links are indices into the table, which moves when it grows. */
#include "memory/heap.h"

struct heap_block {
    size_t offset, size;
    size_t widest;       /* the size of the largest free block in this subtree */
    uint32_t child[2];   /* at lower and at higher offsets; 0 is none */
    uint32_t parent;     /* 0 at the root */
    uint32_t prev, next; /* in the span: a ring, closed by index 0 */
    uint32_t live;
};

/* Index 0 is at once the missing child, the root's parent and the ends of the ring. It looks like a live block of
 * no bytes: nothing fits in it and nothing joins it. Its `parent` is written to and means nothing. */

struct heap heap_symmetric, heap_work;

#define FIRST_CAPACITY 64

/* How many blocks that are long enough but lie badly an aligned request looks at, before it takes one so long that
 * it holds the request wherever it begins. More look harder for low places and keep the span in larger pieces;
 * without a limit, n small blocks of large alignment would cost O(n * n). */
#define ALIGNED_TRIES 256

static size_t align_up(size_t n, size_t alignment) { return (n + alignment - 1) & -alignment; }

/* The treap's priorities: a bijection that scatters, so that no two are equal, in every process the same. */
static uint32_t priority(uint32_t n)
{
    n = (n ^ n >> 16) * 0x7feb352du;
    n = (n ^ n >> 15) * 0x846ca68bu;
    return n ^ n >> 16;
}

static size_t room(const struct heap_block *block) { return block->live ? 0 : block->size; }

static size_t widest_of(const struct heap_block *b, uint32_t n)
{
    size_t own = room(&b[n]), low = b[b[n].child[0]].widest, high = b[b[n].child[1]].widest;
    size_t below = low > high ? low : high;
    return own > below ? own : below;
}

/* Repairs `widest` from n upwards, after the room in n has changed. */
static void widest_update(struct heap_block *b, uint32_t n)
{
    for (; n; n = b[n].parent) {
        size_t widest = widest_of(b, n);
        if (b[n].widest == widest) return;
        b[n].widest = widest;
    }
}

static void block_set_live(struct heap *h, uint32_t n, bool live)
{
    h->blocks[n].live = live;
    widest_update(h->blocks, n);
}

/* Puts n into the place that `old` has below `parent`. */
static void tree_hang(struct heap *h, uint32_t parent, uint32_t old, uint32_t n)
{
    struct heap_block *b = h->blocks;
    if (parent) b[parent].child[b[parent].child[1] == old] = n;
    else h->root = n;
    b[n].parent = parent;
}

/* Rotates n above its parent. */
static void tree_lift(struct heap *h, uint32_t n)
{
    struct heap_block *b = h->blocks;
    uint32_t parent = b[n].parent;
    bool side = b[parent].child[1] == n;
    uint32_t inner = b[n].child[!side];
    tree_hang(h, b[parent].parent, parent, n);
    b[n].child[!side] = parent;
    b[parent].parent = n;
    b[parent].child[side] = inner;
    b[inner].parent = parent;
    b[n].widest = b[parent].widest;
    b[parent].widest = widest_of(b, parent);
}

/* Are there n indices for block_insert? */
static bool table_has(const struct heap *h, uint32_t n) { return h->capacity - 1 - h->count >= n; }

/* Makes sure of them. */
static bool table_reserve(struct heap *h, uint32_t n) { return likely(table_has(h, n)) || !heap_grow(h); }

/* A new block right behind n. It is live, so that its arrival changes no `widest`. */
static uint32_t block_insert(struct heap *h, uint32_t n, size_t offset, size_t size)
{
    struct heap_block *b = h->blocks;
    uint32_t new = h->spare, next = b[n].next;
    if (new) h->spare = b[new].next;
    else new = h->made++;
    h->count++;
    b[new] = (struct heap_block){.offset = offset, .size = size, .prev = n, .next = next, .live = true};
    b[n].next = b[next].prev = new;

    /* If n has a higher child, `next` is the lowest of that subtree, and so has no lower child. */
    uint32_t parent = b[n].child[1] ? next : n;
    b[new].parent = parent;
    if (!parent) h->root = new;
    else b[parent].child[parent == n] = new;
    while (b[new].parent && priority(b[new].parent) < priority(new)) tree_lift(h, new);
    return new;
}

/* Takes a live block out of tree and ring. */
static void block_remove(struct heap *h, uint32_t n)
{
    struct heap_block *b = h->blocks;
    for (;;) {
        uint32_t low = b[n].child[0], high = b[n].child[1];
        if (!low && !high) break;
        tree_lift(h, !low || (high && priority(high) > priority(low)) ? high : low);
    }
    tree_hang(h, b[n].parent, n, 0);
    b[b[n].prev].next = b[n].next;
    b[b[n].next].prev = b[n].prev;
    b[n].next = h->spare;
    h->spare = n;
    h->count--;
}

/* Cuts the live block n, and returns the live block that now begins at `offset`. */
static uint32_t block_cut(struct heap *h, uint32_t n, size_t offset)
{
    size_t size = offset - h->blocks[n].offset;
    uint32_t rest = block_insert(h, n, offset, h->blocks[n].size - size);
    h->blocks[n].size = size;
    return rest;
}

/* Joins the live block n and the next one, live too. */
static void block_join(struct heap *h, uint32_t n)
{
    uint32_t next = h->blocks[n].next;
    h->blocks[n].size += h->blocks[next].size;
    block_remove(h, next);
}

/* Joins the live block n and the next one, if that is free. */
static void block_join_free(struct heap *h, uint32_t n)
{
    uint32_t next = h->blocks[n].next;
    if (h->blocks[next].live) return;
    block_set_live(h, next, true);
    block_join(h, n);
}

/* The block that `offset` is in; 0 if that is outside of the span. */
static uint32_t block_around(const struct heap *h, size_t offset)
{
    const struct heap_block *b = h->blocks;
    uint32_t n = offset < h->size ? h->root : 0;
    while (n && offset - b[n].offset >= b[n].size) n = b[n].child[offset > b[n].offset];
    return n;
}

/* The live block that begins at `offset`, or 0. */
static uint32_t block_at(const struct heap *h, size_t offset)
{
    uint32_t n = block_around(h, offset);
    return n && h->blocks[n].live && h->blocks[n].offset == offset ? n : 0;
}

/* The lowest free block in the subtree n that has `size` bytes, or 0. */
static uint32_t fit_first(const struct heap_block *b, uint32_t n, size_t size)
{
    while (n) {
        if (b[b[n].child[0]].widest >= size) n = b[n].child[0];
        else if (room(&b[n]) >= size) return n;
        else n = b[n].child[1];
    }
    return 0;
}

/* The next one above n in the whole tree, or 0. */
static uint32_t fit_next(const struct heap_block *b, uint32_t n, size_t size)
{
    while (b[b[n].child[1]].widest < size) {
        uint32_t from;
        do {
            from = n;
            n = b[n].parent;
        } while (n && b[n].child[1] == from);
        if (!n || room(&b[n]) >= size) return n;
    }
    return fit_first(b, b[n].child[1], size);
}

/* The lowest free block that holds `size` aligned bytes, or 0 if the first `tries` of that size do not. */
static uint32_t fit_aligned(const struct heap *h, size_t size, size_t alignment, size_t tries)
{
    const struct heap_block *b = h->blocks;
    for (uint32_t n = fit_first(b, h->root, size); n && tries--; n = fit_next(b, n, size))
        if (align_up(b[n].offset, alignment) - b[n].offset <= b[n].size - size) return n;
    return 0;
}

static uint32_t fit(const struct heap *h, size_t size, size_t alignment)
{
    uint32_t n = fit_aligned(h, size, alignment, ALIGNED_TRIES);
    if (!n) n = fit_first(h->blocks, h->root, size + (alignment - HEAP_GRANULE));
    if (!n) n = fit_aligned(h, size, alignment, SIZE_MAX);
    return n;
}

int heap_up(struct heap *h, size_t size)
{
    *h = (struct heap){.capacity = FIRST_CAPACITY, .made = 1, .size = round_down(size, HEAP_GRANULE)};
    h->blocks = malloc(FIRST_CAPACITY * sizeof *h->blocks);
    if (!h->blocks) {
        *h = (struct heap){0};
        return -1;
    }
    h->blocks[0] = (struct heap_block){.live = true};
    if (h->size) block_set_live(h, block_insert(h, 0, 0, h->size), false);
    expect(2, heap_is_valid(h));
    return 0;
}

void heap_down(struct heap *h)
{
    free(h->blocks);
    *h = (struct heap){0};
}

bool heap_is_full(const struct heap *h) { return h->blocks && !table_has(h, 2); }

int heap_grow(struct heap *h)
{
    if (h->capacity > UINT32_MAX / 2) return -1;
    struct heap_block *blocks = realloc(h->blocks, 2 * (size_t)h->capacity * sizeof *blocks);
    if (!blocks) return -1;
    h->blocks = blocks;
    h->capacity *= 2;
    return 0;
}

void heap_grow_undo(struct heap *h)
{
    h->capacity /= 2; /* the memory stays, and the next heap_grow finds it */
    expect(2, heap_is_valid(h));
}

size_t heap_allocate(struct heap *h, size_t size, size_t alignment)
{
    expect(1, is_power_of_2(alignment));
    if (size > h->size || !h->size) return HEAP_NONE;
    size = size ? align_up(size, HEAP_GRANULE) : HEAP_GRANULE;
    if (alignment < HEAP_GRANULE) alignment = HEAP_GRANULE;
    uint32_t n = fit(h, size, alignment);
    if (!n || !table_reserve(h, 2)) return HEAP_NONE;

    size_t begin = h->blocks[n].offset, offset = align_up(begin, alignment);
    block_set_live(h, n, true);
    if (offset > begin) {
        uint32_t gap = n;
        n = block_cut(h, n, offset);
        block_set_live(h, gap, false);
    }
    if (h->blocks[n].size > size) block_set_live(h, block_cut(h, n, offset + size), false);
    h->used += size;
    h->live++;
    expect(2, heap_is_valid(h));
    return offset;
}

bool heap_release(struct heap *h, size_t offset)
{
    uint32_t n = block_at(h, offset);
    if (!n) return false;
    h->used -= h->blocks[n].size;
    h->live--;
    block_join_free(h, n);
    uint32_t prev = h->blocks[n].prev;
    if (!h->blocks[prev].live) {
        block_set_live(h, prev, true);
        block_join(h, prev);
        n = prev;
    }
    block_set_live(h, n, false);
    expect(2, heap_is_valid(h));
    return true;
}

bool heap_resize_in_place(struct heap *h, size_t offset, size_t size)
{
    uint32_t n = block_at(h, offset);
    if (!n || size > h->size) return false;
    size = size ? align_up(size, HEAP_GRANULE) : HEAP_GRANULE;
    size_t old = h->blocks[n].size;
    if (size > old + room(&h->blocks[h->blocks[n].next])) return false;
    block_join_free(h, n); /* leaves an index for the cut */
    if (h->blocks[n].size > size && table_reserve(h, 1)) block_set_live(h, block_cut(h, n, offset + size), false);
    h->used += h->blocks[n].size - old;
    expect(2, heap_is_valid(h));
    return true;
}

size_t heap_block_size(const struct heap *h, size_t offset)
{
    uint32_t n = block_at(h, offset);
    return n ? h->blocks[n].size : 0;
}

size_t heap_used(const struct heap *h) { return h->used; }
size_t heap_live(const struct heap *h) { return h->live; }
size_t heap_largest_free(const struct heap *h) { return h->root ? h->blocks[h->root].widest : 0; }

/* The ring: blocks tile the span, no two neighbours are free, and the sums are right. */
static bool ring_is_valid(const struct heap *h)
{
    const struct heap_block *b = h->blocks;
    size_t end = 0, used = 0, live = 0;
    uint32_t n = 0, seen = 0;
    while (b[n].next && seen++ < h->count) {
        uint32_t prev = n;
        n = b[n].next;
        if (b[n].prev != prev || b[n].offset != end || !b[n].size || b[n].size % HEAP_GRANULE) return false;
        if (!b[n].live && !b[prev].live) return false;
        end += b[n].size;
        used += b[n].live ? b[n].size : 0;
        live += b[n].live;
    }
    return !b[n].next && b[0].prev == n && seen == h->count && end == h->size && used == h->used && live == h->live;
}

/* The subtree n holds the blocks from *next on; *next becomes the one behind them. Priorities that decrease on the
 * way down end the recursion, whatever the links say. */
static bool tree_is_valid(const struct heap *h, uint32_t n, uint32_t parent, uint32_t *next)
{
    const struct heap_block *b = h->blocks;
    if (!n) return true;
    if (b[n].parent != parent || (parent && priority(n) >= priority(parent))) return false;
    if (!tree_is_valid(h, b[n].child[0], n, next) || *next != n) return false;
    *next = b[n].next;
    return tree_is_valid(h, b[n].child[1], n, next) && b[n].widest == widest_of(b, n);
}

bool heap_is_valid(const struct heap *h)
{
    const struct heap_block *b = h->blocks;
    if (!b) return !h->size && !h->used && !h->live && !h->root;
    if (!b[0].live || b[0].size || b[0].widest || b[0].child[0] || b[0].child[1]) return false;
    if (!ring_is_valid(h)) return false;
    uint32_t next = b[0].next, spares = 0;
    if (!tree_is_valid(h, h->root, 0, &next) || next) return false;
    for (uint32_t n = h->spare; n && spares < h->made; n = b[n].next) spares++;
    return h->made <= h->capacity && h->made == 1 + h->count + spares;
}
