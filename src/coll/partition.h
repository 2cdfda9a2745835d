/* Partitions: parts of the symmetric memory, each with its own allocator, and with the pages, NUMA nodes or GPUs that
 * the user chose (core/traits.h). Number 1 is the heap itself, without the other partitions. Partitions in host memory
 * are blocks of the heap, so that an address in one of them is an address in the heap for all other components. */
#ifndef HEDDLE_PARTITION_H
#define HEDDLE_PARTITION_H

#include "core/core.h"
#include "memory/heap.h"
#include "memory/traits.h"

struct partition {
    int id;
    struct traits traits;
    const struct region *region;
    size_t offset;     /* its offset in the region */
    size_t size;       /* size of its span */
    size_t page_size;  /* page size of this PE's copy; 0: memory of a GPU */
    struct heap *heap; /* its allocator, whose offsets begin at `offset` */
    struct heap own;
    struct partition *next;
};

/* Called by symmetric_up and symmetric_down: partition 1, and the partitions of the environment. */
void partition_up(void);
void partition_down(void);

/* Returns the partition with this number; ends the job with the function and argument if there is none. */
struct partition *partition_numbered(int id, const char *where);

/* Returns the partition that contains an address, or NULL. */
struct partition *partition_around(const void *address);

/* Collective over all PEs. Returns nonzero on all of them, without any change, if one PE cannot create it. */
int partition_create(int id, const char *traits, const char *where);

int partition_of(const void *ptr, const char *where);
int partition_info(int id, void *info, const char *where);

/* Makes room in a heap's table for the entries of one call, on every PE or on none. All PEs have made the same calls,
 * so their tables are full at the same call. There they exchange whether they found memory for a larger table. */
must_check bool partition_reserve(struct heap *heap, const char *where);

#endif
