/* Symmetric memory: mapping the copies of all PEs of the node, and translating addresses of this PE to theirs. */
#ifndef HEDDLE_REGION_H
#define HEDDLE_REGION_H

#include "base/log.h"
#include "core/core.h"

/* Stages of shmem_init: make and reserve, map the neighbours, and undo both. */
void region_up(void);
void region_down(void);

/* Replaces the memory of a span in every copy of the heap, by pages of `page_size` bytes if the machine has them. The
 * old content is lost. All PEs of a node call. Returns the size of the pages that this PE's copy got. */
size_t region_repage(size_t offset, size_t size, size_t page_size);

/* The size of the pool of memory spaces: the end of REGION_HEAP, behind the symmetric heap. */
extern size_t region_spaces_size hidden_symbol;

/* Returns the pages of a span of this PE's heap to the system. Its content is lost. With several nodes it does nothing,
 * because a network card may have registered the pages; so it does for reserved pages, which another program could
 * take.
 */
void region_forget(size_t offset, size_t size);

/* The size of the pages of this PE's heap elsewhere. */
size_t region_page_size(void);

/* A part of the heap can be mapped once more at multiples of this. */
size_t region_mapping_unit(void);

/* Pieces of regions come in this unit: the larger pages, of the host and of GPUs. */
#define REGION_UNIT ((size_t)2 << 20)

/* The alignment of each PE's copy of a region of users. */
size_t region_alignment(const struct region *region);

/* Bytes of machine memory that this process may use: physical memory or its control group's limit. */
size_t region_machine_memory(void);

/* The own copy's offset of `address`, if all of [address, address + nbytes) lies in the region. */
force_inline bool region_holds(const struct region *region, const void *address, size_t nbytes, size_t *offset)
{
    *offset = (uintptr_t)address - region->base;
    return *offset < region->size && nbytes <= region->size - *offset;
}

/* The address, as mapped here, of world PE `pe`'s copy of our `address`, which is in the region; `pe` is of this
 * node. */
force_inline void *region_copy_of(const struct region *region, const void *address, int pe)
{
    return (void *)(region->window + (size_t)peer_of(pe).local * region->stride + ((uintptr_t)address - region->base));
}

/* Of a world PE. */
force_inline bool region_is_mapped(int pe) { return peer_of(pe).node == roster.my_node; }

#endif
