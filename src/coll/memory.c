#include "coll/memory.h"

#include <string.h>

#include "base/env.h"
#include "base/log.h"
#include "coll/barrier.h"
#include "core/region.h"

void memory_up(void)
{
    if (heap_up(&world.heap, region_table[REGION_HEAP].size) || heap_up(&world.work, region_table[REGION_WORK].size))
        die(NULL, "out of memory for the tables of the symmetric heap");
}

void memory_down(void)
{
    heap_down(&world.heap);
    heap_down(&world.work);
}

static void *memory_at(size_t offset)
{
    return offset == HEAP_NONE ? NULL : (void *)(region_table[REGION_HEAP].base + offset);
}

/* The offset of a block's start; ends the job if `ptr` is not one. */
static size_t memory_offset(const void *ptr, const char *where)
{
    size_t offset = (uintptr_t)ptr - region_table[REGION_HEAP].base;
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    if (offset >= region_table[REGION_HEAP].size || !heap_block_size(&world.heap, offset))
        die_argument(where, "ptr", "%p, not the start of a block of the symmetric heap (freed already?)", ptr);
    return offset;
}

/* Room in the table for what one call adds, on every PE or on none. All have made the same calls, so all come here
 * with a full table at the same one; there they tell each other whether they found memory for a larger. */
static bool memory_reserve(const char *where)
{
    if (likely(!heap_is_full(&world.heap))) return true;
    int status = heap_grow(&world.heap), failed = 0;
    barrier_gather(team_world, &status, sizeof status);
    for (int pe = 0; pe < world.n_pes; pe++) failed += *(const int *)barrier_left(team_world, pe) != 0;
    if (!failed) return true;
    debug("%s: %d of %d PEs have no memory for a larger table of blocks", where, failed, world.n_pes);
    if (!status) heap_grow_undo(&world.heap);
    return false;
}

static void *memory_allocate(size_t size, size_t alignment, const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    if (!memory_reserve(where)) return NULL;
    size_t offset = heap_allocate(&world.heap, size, alignment);
    if (offset == HEAP_NONE)
        debug("%s: no room for %zu bytes in a symmetric heap of %zu with %zu in use: see SHMEM_SYMMETRIC_SIZE", where, size,
              region_table[REGION_HEAP].size, heap_used(&world.heap));
    return memory_at(offset);
}

void *memory_malloc(size_t size, long hints, const char *where)
{
    (void)hints; /* advice about atomics and signals: every page of ours serves both */
    if (!size) return NULL;
    void *ptr = memory_allocate(size, cache_line, where);
    barrier_all(where);
    return ptr;
}

void *memory_align(size_t alignment, size_t size, const char *where)
{
    if (!is_power_of_2(alignment)) /* smaller than a pointer: undefined since 1.5, and every block has it */
        die_argument(where, "alignment", "%zu, not a power of two that is a multiple of %zu", alignment, sizeof(void *));
    if (!size) return NULL;
    /* Heaps begin at multiples of some power of two on every PE; an offset cannot be aligned to more. */
    size_t base = region_table[REGION_HEAP].window | region_table[REGION_HEAP].stride;
    void *ptr = alignment > (base & -base) ? NULL : memory_allocate(size, alignment, where);
    barrier_all(where);
    return ptr;
}

void *memory_calloc(size_t count, size_t size, const char *where)
{
    size_t bytes;
    if (!count || !size) return NULL;
    void *ptr = __builtin_mul_overflow(count, size, &bytes) ? NULL : memory_allocate(bytes, cache_line, where);
    if (ptr) memset(ptr, 0, bytes);
    barrier_all(where);
    return ptr;
}

void *memory_realloc(void *ptr, size_t size, const char *where)
{
    if (!ptr) return memory_malloc(size, 0, where);
    size_t offset = memory_offset(ptr, where), old = heap_block_size(&world.heap, offset);
    barrier_all(where); /* peers may still be putting into the block */
    if (!size) {
        heap_release(&world.heap, offset);
        return NULL;
    }
    if (!memory_reserve(where)) return size <= old ? ptr : NULL;
    if (!heap_resize_in_place(&world.heap, offset, size)) {
        void *moved = memory_allocate(size, cache_line, where);
        if (moved) {
            memcpy(moved, ptr, min_size(old, size));
            heap_release(&world.heap, offset);
        }
        ptr = moved;
    }
    barrier_all(where); /* nobody puts into the new block before it holds the old contents */
    return ptr;
}

void memory_free(void *ptr, const char *where)
{
    if (!ptr) return;
    size_t offset = memory_offset(ptr, where);
    barrier_all(where);
    heap_release(&world.heap, offset);
}
