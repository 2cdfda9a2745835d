/* The heap against a model that is too simple to be wrong, under random calls, without memory for its table, with
 * damage to its table, and with many blocks. An argument is the seed; else the clock gives it.
 *
 * The heap's source is part of this program: so memory can be refused to it, and its table can be reached. */
#include <stdlib.h>

static int memory_refused;

static void *realloc_or_refuse(void *ptr, size_t size) { return memory_refused ? NULL : realloc(ptr, size); }
#define realloc realloc_or_refuse
#include "memory/heap.c"
#undef realloc

#include <time.h>

#include "test.h"

static uint64_t random_state;

static uint64_t random_next(void)
{
    uint64_t z = random_state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static size_t random_below(size_t n) { return random_next() % n; }

/* 1 to `most`, every order of magnitude as likely as any other. */
static size_t random_size(size_t most)
{
    size_t n = 1 + random_below(most);
    return 1 + (n - 1) / ((size_t)1 << random_below(1 + (size_t)(63 - __builtin_clzll(most))));
}

/* The model: the number of the live block that each granule belongs to, or 0. */
enum { SPAN = 3000, BLOCKS = 1024 };
static unsigned owner[SPAN];
static struct {
    size_t offset, size;
} block[BLOCKS]; /* in granules; no size: not live */

/* The lowest place of `size` free granules at a multiple of `alignment` granules, or SPAN. */
static size_t model_fit(size_t size, size_t alignment)
{
    for (size_t at = 0, end = 0; at + size <= SPAN; at = round_up(at + 1, alignment)) {
        if (end < at) end = at;
        while (end < SPAN && !owner[end] && end - at < size) end++;
        if (end - at == size) return at;
    }
    return SPAN;
}

static void model_set(size_t offset, size_t size, unsigned id)
{
    for (size_t i = offset; i < offset + size; i++) owner[i] = id;
}

static size_t model_largest(void)
{
    size_t largest = 0, here = 0;
    for (size_t i = 0; i < SPAN; i++) {
        here = owner[i] ? 0 : here + 1;
        if (here > largest) largest = here;
    }
    return largest;
}

static void fuzz_allocate(struct heap *h, unsigned id)
{
    size_t bytes = random_size(random_below(8) ? 2048 : SPAN * HEAP_GRANULE), alignment = 1u << random_below(15);
    size_t size = round_up(bytes, HEAP_GRANULE) / HEAP_GRANULE;
    size_t fits = model_fit(size, alignment < HEAP_GRANULE ? 1 : alignment / HEAP_GRANULE);
    size_t offset = heap_allocate(h, bytes, alignment), at = offset / HEAP_GRANULE;
    if (offset == HEAP_NONE) {
        check(fits == SPAN || memory_refused);
        return;
    }
    check_equal(offset % alignment, 0);
    check_equal(offset % HEAP_GRANULE, 0);
    check(fits < SPAN && at + size <= SPAN);
    if (at + size > SPAN) exit(test_result());
    if (alignment <= HEAP_GRANULE) check_equal(at, fits);
    for (size_t i = at; i < at + size; i++) check_equal(owner[i], 0);
    block[id].offset = at;
    block[id].size = size;
    model_set(at, size, id);
}

static void fuzz_release(struct heap *h, unsigned id)
{
    size_t offset = block[id].offset * HEAP_GRANULE;
    check(!heap_release(h, offset + 1 + random_below(block[id].size * HEAP_GRANULE - 1)));
    check(heap_release(h, offset));
    check(!heap_release(h, offset));
    model_set(block[id].offset, block[id].size, 0);
    block[id].size = 0;
}

static void fuzz_resize(struct heap *h, unsigned id)
{
    size_t bytes = random_size(random_below(2) ? 2048 : 2 * block[id].size * HEAP_GRANULE);
    size_t size = round_up(bytes, HEAP_GRANULE) / HEAP_GRANULE, offset = block[id].offset;
    size_t end = offset + block[id].size;
    while (end < SPAN && !owner[end]) end++;
    bool done = heap_resize_in_place(h, offset * HEAP_GRANULE, bytes);
    check_equal(done, size <= end - offset);
    if (!done) return;
    if (memory_refused && size < block[id].size) size = heap_block_size(h, offset * HEAP_GRANULE) / HEAP_GRANULE;
    model_set(offset, block[id].size, 0);
    model_set(offset, size, id);
    block[id].size = size;
}

static void fuzz_check(const struct heap *h)
{
    size_t used = 0, live = 0, at = random_below(SPAN);
    for (unsigned id = 1; id < BLOCKS; id++) {
        used += block[id].size;
        live += block[id].size != 0;
    }
    check(heap_is_valid(h));
    check_equal(heap_used(h), used * HEAP_GRANULE);
    check_equal(h->live, live);
    check_equal(heap_largest_free(h), model_largest() * HEAP_GRANULE);

    bool starts = owner[at] && block[owner[at]].offset == at;
    check_equal(heap_block_size(h, at * HEAP_GRANULE), starts ? block[owner[at]].size * HEAP_GRANULE : 0);
    check_equal(heap_block_size(h, at * HEAP_GRANULE + 1), 0);
}

static void test_against_model(void)
{
    struct heap h;
    check(!heap_up(&h, SPAN * HEAP_GRANULE + random_below(HEAP_GRANULE)));
    for (int i = 0; i < 20000 && !test_failures; i++) {
        unsigned id = 1 + (unsigned)random_below(BLOCKS - 1);
        memory_refused = random_below(16) != 0;
        if (!block[id].size) fuzz_allocate(&h, id);
        else if (random_below(2)) fuzz_release(&h, id);
        else fuzz_resize(&h, id);
        fuzz_check(&h);
    }
    memory_refused = false;
    for (unsigned id = 1; id < BLOCKS; id++)
        if (block[id].size) fuzz_release(&h, id);
    check(heap_is_valid(&h));
    check_equal(heap_largest_free(&h), SPAN * HEAP_GRANULE);
    heap_down(&h);
}

/* 10^5 random calls that fill up to 70 % of the span and then keep it so, with blocks of up to `most` bytes: every
 * size equally likely, or every order of magnitude. Some are aligned, to no more than their size: smaller ones
 * would pin down the span by what they ask for. Returns a sum over all offsets. */
static uint64_t churn(struct heap *h, size_t span, size_t most, bool even)
{
    enum { CALLS = 100000 };
    static size_t at[CALLS];
    size_t n = 0;
    uint64_t sum = 0;
    for (int i = 0; i < CALLS; i++) {
        size_t size = even ? 1 + random_below(most) : random_size(most);
        size_t alignment = random_below(4) ? 64 : (size_t)1 << random_below(64 - (size_t)__builtin_clzll(size));
        if (heap_used(h) + size <= span / 10 * 7) {
            size_t offset = heap_allocate(h, size, alignment);
            sum = sum * 31 + offset;
            if (offset != HEAP_NONE) at[n++] = offset;
        } else {
            size_t victim = random_below(n--);
            check(heap_release(h, at[victim]));
            at[victim] = at[n];
        }
    }
    check(heap_is_valid(h));
    return sum;
}

/* After any such history a large block is still to be had, and the same calls have given the same offsets. */
static void test_fragmentation(size_t part, bool even)
{
    size_t span = (size_t)1 << 30;
    uint64_t state = random_state, sum[2];
    for (int twice = 0; twice < 2; twice++) {
        struct heap h;
        random_state = state;
        check(!heap_up(&h, span));
        sum[twice] = churn(&h, span, span / part, even);
        if (!twice)
            printf("blocks up to 1/%zu of the span, %s: %zu live, %.1f %% full, largest free block %.1f %%\n", part,
                   even ? "even" : "mostly small", h.live, 100. * (double)heap_used(&h) / (double)span,
                   100. * (double)heap_largest_free(&h) / (double)span);
        check(heap_allocate(&h, span / 20, 64) != HEAP_NONE);
        heap_down(&h);
    }
    check_equal(sum[0], sum[1]);
}

/* No memory for the table is no room for a block, and no harm. */
static void test_refused(void)
{
    struct heap h;
    size_t n = 0, offset;
    check(!heap_up(&h, 1 << 20));
    memory_refused = true;
    while ((offset = heap_allocate(&h, 128, 64)) != HEAP_NONE) check_equal(offset, 128 * n++);
    check(n >= FIRST_CAPACITY - 4 && n < FIRST_CAPACITY);
    check_equal(h.live, n);
    check(heap_resize_in_place(&h, 0, 64)); /* there may be an index left for its rest, ... */
    check(heap_resize_in_place(&h, 128, 64));
    check(heap_resize_in_place(&h, 256, 64)); /* ... but not for all of them */
    check_equal(heap_block_size(&h, 256), 128);
    check(heap_is_valid(&h));
    check(heap_release(&h, 128 * (n - 1)));
    check(heap_release(&h, 256));
    check(heap_is_valid(&h));
    memory_refused = false;
    check_equal(heap_allocate(&h, 4096, 64), 128 * (n - 1));
    check(heap_is_valid(&h));
    heap_down(&h);
}

/* heap_is_valid sees damage: any field of any block, changed to some other block's. */
static void test_damage(void)
{
    struct heap h;
    check(!heap_up(&h, 1 << 20));
    for (size_t i = 0; i < 40; i++) check_equal(heap_allocate(&h, 64 * (i + 1), 64), 32 * i * (i + 1));
    for (size_t i = 0; i < 40; i += 3) check(heap_release(&h, 32 * i * (i + 1)));
    for (uint32_t n = h.blocks[0].next; n; n = h.blocks[n].next) {
        struct heap_block *b = &h.blocks[n], sound = *b;
        uint32_t other = n % (h.made - 1) + 1;
        for (int field = 0; field < 9; field++) {
            switch (field) {
            case 0:
                b->offset += 64;
                break;
            case 1:
                b->size += 64;
                break;
            case 2:
                b->widest += 64;
                break;
            case 3:
                b->live ^= 1;
                break;
            case 4:
                b->child[0] = b->child[0] == other ? 0 : other;
                break;
            case 5:
                b->child[1] = b->child[1] == other ? 0 : other;
                break;
            case 6:
                b->parent = b->parent == other ? 0 : other;
                break;
            case 7:
                b->prev = b->prev == other ? 0 : other;
                break;
            default:
                b->next = b->next == other ? 0 : other;
                break;
            }
            if (heap_is_valid(&h)) fprintf(stderr, "block %u, field %d\n", n, field);
            check(!heap_is_valid(&h));
            *b = sound;
        }
    }
    check(heap_is_valid(&h));
    h.used += 64;
    check(!heap_is_valid(&h));
    h.used -= 64;
    h.spare = h.blocks[0].next;
    check(!heap_is_valid(&h));
    heap_down(&h);
}

/* Many blocks take no n * n steps, released in any order, or small ones of large alignment: if they did, this would
 * not end before the test's time is over. */
static void test_many(void)
{
    enum { MANY = 300000, PAGE = 4096 };
    struct heap h;
    check(!heap_up(&h, MANY * (size_t)PAGE));
    for (size_t i = 0; i < MANY; i++) check_equal(heap_allocate(&h, 64, PAGE), i * PAGE);
    check_equal(heap_allocate(&h, 64, PAGE), HEAP_NONE);
    check(heap_is_valid(&h));
    for (size_t i = 0; i < MANY; i++) check(heap_release(&h, (i * 7919 % MANY) * PAGE));
    for (size_t i = 0; i < MANY; i++) check_equal(heap_allocate(&h, 64, 64), i * 64);
    for (size_t i = 0; i < MANY; i++) check(heap_release(&h, i * 64));
    check(heap_is_valid(&h));
    check_equal(heap_largest_free(&h), MANY * (size_t)PAGE);
    heap_down(&h);
}

int main(int argc, char **argv)
{
    random_state = argc > 1 ? strtoull(argv[1], NULL, 0) : (uint64_t)time(NULL);
    printf("seed %llu\n", (unsigned long long)random_state);
    test_against_model();
    for (size_t part = 100; part <= 10000; part *= 10) {
        test_fragmentation(part, false);
        test_fragmentation(part, true);
    }
    test_refused();
    test_damage();
    test_many();
    return test_result();
}
