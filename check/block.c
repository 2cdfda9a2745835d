/* The blocks of the symmetric heap, as the allocating calls returned them.
 *
 * Rows are in order of address and never overlap; a freed block stays until another takes its place, so that
 * its late users can be told. Allocation is collective, so there is one writer; any thread may look
 * meanwhile. The invariant: `version` is odd while rows change. A reader copies what it needs and takes it
 * only if the version was even before (load_acquire) and is the same after (fence_seen, load); rows that were
 * outgrown are kept until block_down. */
#include "check.h"
#include "base/size_text.h"
#include "base/stack.h"
#include "base/fork_lock.h"

#include <pthread.h>
#include <string.h>

struct rows {
    struct rows *outgrown;
    size_t room;
    struct block row[];
};

static struct {
    pthread_mutex_t lock; /* for writers, should a program not keep the rules */
    uint32_t version;
    uint32_t numbers; /* allocations so far */
    size_t count;
    struct rows *rows;
} table = {.lock = PTHREAD_MUTEX_INITIALIZER};

__attribute__((constructor)) static void keep_lock(void) { fork_lock(&table.lock); }

static struct block row_read(const struct block *row)
{
    return (struct block){.begin = load_relaxed(&row->begin),
                          .size = load_relaxed(&row->size),
                          .number = load_relaxed(&row->number),
                          .maker = load_relaxed(&row->maker),
                          .from = load_relaxed(&row->from),
                          .live = load_relaxed(&row->live)};
}

static void row_write(struct block *row, const struct block *block)
{
    store_relaxed(&row->begin, block->begin);
    store_relaxed(&row->size, block->size);
    store_relaxed(&row->number, block->number);
    store_relaxed(&row->maker, block->maker);
    store_relaxed(&row->from, block->from);
    store_relaxed(&row->live, block->live);
}

/* How many rows begin at or before `at`. */
static size_t rows_until(const struct rows *rows, size_t count, uintptr_t at)
{
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (load_relaxed(&rows->row[middle].begin) <= at) low = middle + 1;
        else high = middle;
    }
    return low;
}

bool block_find(const void *at, struct block *block)
{
    for (;;) {
        uint32_t version = load_acquire(&table.version); /* pairs with the store in table_end_write */
        size_t count = load_acquire(&table.count); /* before the rows: these are never shorter than an older count */
        const struct rows *rows = load_acquire(&table.rows);
        size_t n = count ? rows_until(rows, count, (uintptr_t)at) : 0;
        if (n) *block = row_read(&rows->row[n - 1]);
        fence_seen(); /* pairs with the fence in table_begin_write */
        if (likely(!(version & 1) && load_relaxed(&table.version) == version)) return n > 0;
        cpu_pause();
    }
}

static void table_begin_write(void)
{
    pthread_mutex_lock(&table.lock);
    store_relaxed(&table.version, table.version + 1);
    fence_puts_in_order(); /* the odd version before any change; pairs with fence_seen in block_find */
}

static void table_end_write(void)
{
    store_release(&table.version, table.version + 1);
    pthread_mutex_unlock(&table.lock);
}

static void table_make_room(struct call *call)
{
    struct rows *old = table.rows;
    if (old && table.count < old->room) return;
    size_t room = old ? 2 * old->room : 64;
    struct rows *rows = calloc(1, sizeof *rows + room * sizeof rows->row[0]);
    if (!rows) fail(call, "out of memory for a list of %zu blocks", room);
    rows->outgrown = old;
    rows->room = room;
    if (old) memcpy(rows->row, old->row, table.count * sizeof rows->row[0]);
    store_release(&table.rows, rows);
}

/* Moves the rows from `from` on to `to`. */
static void rows_shift(size_t from, size_t to)
{
    struct block *row = table.rows->row;
    size_t n = table.count - from;
    for (size_t k = 0; k < n; k++) {
        size_t i = to > from ? n - 1 - k : k;
        row_write(&row[to + i], &row[from + i]);
    }
    store_release(&table.count, to + n);
}

/* Puts a row in its place, over what is left of freed blocks there. */
static void rows_insert(const struct block *block)
{
    struct block *row = table.rows->row;
    uintptr_t end = block->begin + block->size;
    size_t first = rows_until(table.rows, table.count, block->begin - 1), last = first;
    while (last < table.count && row[last].begin < end) last++;
    if (first && row[first - 1].begin + row[first - 1].size > block->begin)
        store_relaxed(&row[first - 1].size, block->begin - row[first - 1].begin);
    if (last != first + 1) rows_shift(last, first + 1);
    row_write(&row[first], block);
}

static void add(struct call *call, void *at, size_t size, uint32_t number)
{
    struct block block = {.begin = (uintptr_t)at,
                          .size = size,
                          .number = number,
                          .maker = call->function,
                          .from = call->from,
                          .live = true};
    table_make_room(call);
    rows_insert(&block);
}

static bool row_of(const void *at, size_t *i)
{
    size_t n = table.rows ? rows_until(table.rows, table.count, (uintptr_t)at) : 0;
    *i = n - 1;
    return n && table.rows->row[n - 1].begin == (uintptr_t)at && table.rows->row[n - 1].live;
}

/* All PEs get NULL. The first one of the world says why. */
static cold_path void warn_of_failure(const struct call *call, size_t size)
{
    char name[64], asked[SIZE_TEXT], heap[SIZE_TEXT], used[SIZE_TEXT], place[PLACE_TEXT];
    shmemx_partition_info_t info;
    size_t bytes;
    const void *from;
    if (check.pe || pshmemx_partition_info(1, &info)) return;
    size_t blocks = block_totals(&bytes, &from);
    stack_place(call->from, place, sizeof place);
    print_warning(
        "%s(%s) failed%s%s: the heap has %s, of which %s are in use (blocks: %zu); raise SHMEM_SYMMETRIC_SIZE",
        name_of(call->function, name, sizeof name), size_text(size, asked), *place ? " at " : "", place,
        size_text(info.size, heap), size_text(bytes, used), blocks);
}

void block_add(struct call *call, void *at, size_t size)
{
    if (!at && size) warn_of_failure(call, size);
    if (!at) return;
    table_begin_write();
    add(call, at, size, ++table.numbers);
    table_end_write();
}

/* In a memory space. The library has printed nothing if it has no room: programs test the result. */
void block_add_in(struct call *call, shmem_space_t space, void *at, size_t size)
{
    if (!at) return;
    table_begin_write();
    add(call, at, size, space_check_block_number(space));
    table_end_write();
}

void block_remove(const void *at)
{
    size_t i;
    if (!at) return;
    table_begin_write();
    if (row_of(at, &i)) store_relaxed(&table.rows->row[i].live, false);
    table_end_write();
}

/* After shmem_realloc(from, size): NULL with a size means that nothing has changed. */
void block_move(struct call *call, void *from, void *to, size_t size)
{
    if (!to && size) warn_of_failure(call, size);
    if (!to && size) return;
    block_remove(from);
    block_add(call, to, size);
}

void check_block(struct call *call, const char *name, const void *at)
{
    struct block block;
    if (!at) return;
    bool found = block_find(at, &block);
    if (found && block.live && block.begin == (uintptr_t)at) return;
    if (found && (uintptr_t)at - block.begin < block.size && block.live)
        fail_argument(call, name, "%p, which is %zu bytes behind the start of its block", at,
                      (uintptr_t)at - block.begin);
    if (found && block.begin == (uintptr_t)at) fail_argument(call, name, "%p, which is freed already", at);
    fail_argument(call, name, "%p, not a block of the symmetric heap", at);
}

size_t block_totals(size_t *bytes, const void **from)
{
    size_t live = 0;
    *bytes = 0;
    *from = NULL;
    for (size_t i = 0; i < table.count; i++) {
        if (!table.rows->row[i].live) continue;
        if (!live++) *from = table.rows->row[i].from;
        *bytes += table.rows->row[i].size;
    }
    return live;
}

void block_down(void)
{
    table_begin_write();
    struct rows *rows = table.rows;
    store_release(&table.count, 0);
    store_release(&table.rows, NULL);
    table.numbers = 0;
    table_end_write();
    for (struct rows *next; rows; rows = next) {
        next = rows->outgrown;
        free(rows);
    }
}
