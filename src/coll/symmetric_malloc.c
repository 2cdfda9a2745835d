#include "coll/symmetric_malloc.h"

#include <string.h>

#include <shmemx.h>

#include "base/atomic.h"
#include "base/log.h"
#include "coll/barrier.h"
#include "coll/partition.h"
#include "context/quiet.h"
#include "memory/device.h"
#include "memory/region.h"

void symmetric_up(void)
{
    if (heap_up(&heap_symmetric, region_table[REGION_HEAP].size - region_spaces_size) ||
        heap_up(&heap_work, region_table[REGION_WORK].size))
        die(NULL, "out of memory for the tables of the symmetric heap");
    partition_up();
}

static bool has_been_down; /* a shmem_finalize has freed the heaps */

void symmetric_down(void)
{
    has_been_down = true;
    partition_down();
    heap_down(&heap_symmetric);
    heap_down(&heap_work);
}

/* The start of a block: its partition, and the offset in the heap of that. */
struct place_of_block {
    struct partition *partition;
    size_t offset;
};

static void *symmetric_at(const struct partition *p, size_t offset)
{
    return offset == HEAP_NONE ? NULL : (void *)(p->region->base + p->offset + offset);
}

/* The PEs that allocate from a partition synchronise: all PEs by a barrier; the team of a space by a sync, which
 * completes no operation. */
static void partition_meet(const struct partition *p, const char *where)
{
    if (p->team) barrier_sync(p->team);
    else barrier_all(where);
}

/* The same before a block is freed: no operation of a member that is incomplete may write to it. */
static void partition_leave(const struct partition *p, const char *where)
{
    if (p->team) quiet_complete(context_default);
    partition_meet(p, where);
}

/* Ends the job if `ptr` is not the start of a block. */
static struct place_of_block symmetric_block(const void *ptr, const char *where)
{
    argument_check_started(where);
    struct partition *p = partition_around(ptr);
    size_t offset = p ? (uintptr_t)ptr - p->region->base - p->offset : 0;
    if (!p || !heap_block_size(p->heap, offset))
        die_argument(where, "ptr", "%p, not the start of a block of the symmetric heap (or freed before)", ptr);
    if (p->team && p->team->n_pes < world.n_pes)
        die_argument(where, "ptr",
                     "%p, in a memory space of %d of %d PEs, expected a block of all PEs; see "
                     "shmemx_space_free",
                     ptr, p->team->n_pes, world.n_pes);
    return (struct place_of_block){p, offset};
}

static void *symmetric_allocate(struct partition *p, size_t size, size_t alignment, const char *where)
{
    if (!partition_reserve(p->heap, partition_team(p), where)) return NULL;
    size_t offset = heap_allocate(p->heap, size, alignment);
    if (offset == HEAP_NONE)
        debug("%s: no room for %zu bytes in a symmetric heap of %zu with %zu in use: see SHMEM_SYMMETRIC_SIZE", where,
              size, p->size, heap_used(p->heap));
    return symmetric_at(p, offset);
}

void *symmetric_take(struct partition *p, size_t size, const char *where)
{
    if (!size) return NULL;
    void *ptr = symmetric_allocate(p, size, cache_line, where);
    partition_meet(p, where);
    return ptr;
}

void *symmetric_malloc(size_t size, long hints, const char *where)
{
    /* Hints about atomics and signals change nothing: all pages serve both. */
    struct partition *p = partition_numbered(PARTITION_FIRST, where);
    if (!(hints & SHMEMX_MALLOC_NO_BARRIER)) return symmetric_take(p, size, where);
    return size ? symmetric_allocate(p, size, cache_line, where) : NULL;
}

void *symmetric_malloc_from(size_t size, int id, const char *where)
{
    return symmetric_take(partition_numbered(id, where), size, where);
}

void *symmetric_take_aligned(struct partition *p, size_t alignment, size_t size, const char *where)
{
    if (!is_power_of_2(alignment)) /* smaller ones are undefined since 1.5; every block has them */
        die_argument(where, "alignment", "%zu, not a power of two that is a multiple of %zu", alignment,
                     sizeof(void *));
    if (!size) return NULL;
    /* Regions are aligned to the same power of two on every PE; an offset cannot have a larger alignment. */
    size_t base = region_alignment(p->region) | p->offset;
    void *ptr = alignment > (base & -base) ? NULL : symmetric_allocate(p, size, alignment, where);
    partition_meet(p, where);
    return ptr;
}

void *symmetric_align(size_t alignment, size_t size, const char *where)
{
    return symmetric_take_aligned(partition_numbered(PARTITION_FIRST, where), alignment, size, where);
}

void *symmetric_align_from(size_t alignment, size_t size, int id, const char *where)
{
    return symmetric_take_aligned(partition_numbered(id, where), alignment, size, where);
}

static bool is_on_device(const struct partition *p) { return p->region == &region_table[REGION_DEVICE]; }

void *symmetric_take_cleared(struct partition *p, size_t count, size_t size, const char *where)
{
    size_t bytes;
    if (!count || !size) return NULL;
    void *ptr = __builtin_mul_overflow(count, size, &bytes) ? NULL : symmetric_allocate(p, bytes, cache_line, where);
    if (ptr && is_on_device(p)) device_clear(ptr, bytes);
    else if (ptr) memset(ptr, 0, bytes);
    partition_meet(p, where);
    return ptr;
}

void *symmetric_calloc(size_t count, size_t size, const char *where)
{
    return symmetric_take_cleared(partition_numbered(PARTITION_FIRST, where), count, size, where);
}

void *symmetric_calloc_from(size_t count, size_t size, int id, const char *where)
{
    return symmetric_take_cleared(partition_numbered(id, where), count, size, where);
}

/* Moves a block to a longer one in the same partition. */
static void *move(struct place_of_block block, void *ptr, size_t size, const char *where)
{
    size_t kept = min_size(heap_block_size(block.partition->heap, block.offset), size);
    void *moved = symmetric_allocate(block.partition, size, cache_line, where);
    if (!moved) return NULL;
    if (is_on_device(block.partition)) device_copy(moved, ptr, kept);
    else memcpy(moved, ptr, kept);
    heap_release(block.partition->heap, block.offset);
    return moved;
}

void *symmetric_realloc(void *ptr, size_t size, const char *where)
{
    if (!ptr) return symmetric_malloc(size, 0, where);
    struct place_of_block block = symmetric_block(ptr, where);
    struct heap *heap = block.partition->heap;
    size_t old = heap_block_size(heap, block.offset);
    partition_leave(block.partition, where); /* other PEs may still put into the block */
    if (!size) {
        heap_release(heap, block.offset);
        return NULL;
    }
    if (!partition_reserve(heap, partition_team(block.partition), where)) return size <= old ? ptr : NULL;
    if (!heap_resize_in_place(heap, block.offset, size)) ptr = move(block, ptr, size, where);
    partition_meet(block.partition, where); /* no PE puts into the new block before it holds the old contents */
    return ptr;
}

/* Prints one line in all. A destructor of a static object, for example, frees a block of a heap that is gone already,
 * which does no harm. */
static void note_late_free(const char *where)
{
    static uint32_t notes;
    if (!exchange(&notes, 1))
        print_warning("%.*s: called after shmem_finalize, which frees all blocks; ignored", (int)strcspn(where, "("),
                      where);
}

void symmetric_free(void *ptr, const char *where)
{
    if (!ptr) return;
    if (!world.n_pes && has_been_down) {
        note_late_free(where);
        return;
    }
    struct place_of_block block = symmetric_block(ptr, where);
    partition_leave(block.partition, where);
    heap_release(block.partition->heap, block.offset);
}

void symmetric_release(struct partition *p, void *ptr, const char *where)
{
    size_t offset = (uintptr_t)ptr - p->region->base - p->offset;
    if (!heap_block_size(p->heap, offset))
        die_argument(where, "ptr", "%p, not the start of a block of the memory space %p (or freed before)", ptr,
                     (void *)p);
    partition_leave(p, where);
    heap_release(p->heap, offset);
}
