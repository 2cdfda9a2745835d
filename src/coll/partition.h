/* Partitions: parts of the users' symmetric memory with an allocator of their own each, and with the pages, the NUMA
 * nodes or the GPUs that the user chose (core/traits.h). Number 1 is the heap itself, what other partitions leave of
 * it. Those in host memory are blocks of it: an address in one is an address in the heap, for the direct path and for
 * everybody else. */
#ifndef HEDDLE_PARTITION_H
#define HEDDLE_PARTITION_H

#include "core/core.h"
#include "memory/heap.h"
#include "memory/traits.h"

struct partition {
    int id;
    struct traits traits;
    const struct region *region;
    size_t offset;     /* where it begins in the region */
    size_t size;       /* its span's */
    size_t page_size;  /* of this PE's copy; 0: a GPU's memory */
    struct heap *heap; /* whose offsets begin at `offset` */
    struct heap own;
    struct partition *next;
};

/* Within symmetric_up and symmetric_down: partition 1, and those of the environment. */
void partition_up(void);
void partition_down(void);

/* The one with this number; ends the job, naming function and argument, if there is none. */
struct partition *partition_numbered(int id, const char *where);

/* The one around an address; NULL if that is in none. */
struct partition *partition_around(const void *address);

/* Collective over all PEs. Nonzero on all of them, and nothing has changed, if one cannot have it. */
int partition_create(int id, const char *traits, const char *where);

int partition_of(const void *ptr, const char *where);
int partition_info(int id, void *info, const char *where);

/* Room in a heap's table for what one call adds, on every PE or on none. All have made the same calls, so all come here
 * with a full table at the same one; there they tell each other whether they found memory for a larger. */
must_check bool partition_reserve(struct heap *heap, const char *where);

#endif
