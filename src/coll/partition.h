/* Partitions: parts of the symmetric memory, each with its own allocator, and with the pages, NUMA nodes or GPUs that
 * the user chose (memory/traits.h). Number 1 is the heap itself, without the other partitions. Partitions in host
 * memory are blocks of the heap, so that an address in one of them is an address in the heap for all other components.
 * A memory space (space.h) is a partition without a number, and with a team whose PEs alone allocate from it. */
#ifndef HEDDLE_PARTITION_H
#define HEDDLE_PARTITION_H

#include "core/core.h"
#include "memory/heap.h"
#include "memory/traits.h"

/* The rest of a memory space. */
struct space {
    size_t asked;      /* bytes that the program requested */
    int mtype;         /* SHMEM_MTYPE_... */
    bool has_own_team; /* made with the space: it has to be destroyed before the space */
    bool same_address; /* it begins at the same address on all members */
};

struct partition {
    int id;             /* its number; 0 for a memory space */
    struct team *team;  /* owner of a memory space; NULL for a partition with a number, whose owners are all PEs */
    struct space space; /* of a memory space alone */
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

/* Puts a memory space into the list of partitions, and takes it out. */
void partition_link(struct partition *p);
void partition_unlink(struct partition *p);

/* Returns true if the list contains this memory space, which may be any value. */
bool partition_is_space(const struct partition *p);

/* Takes a span of all PEs' GPUs for a partition: the second half of its creation. Collective over all PEs. */
must_check bool partition_on_device(struct partition *p, char *why, size_t why_size);

/* The team whose PEs allocate from a partition. */
force_inline struct team *partition_team(const struct partition *p) { return p->team ? p->team : team_world; }

int partition_of(const void *ptr, const char *where);
int partition_info(int id, void *info, const char *where);

/* Makes room in a heap's table for the entries of one call, on every PE of a team or on none. All PEs have made the
 * same calls, so their tables are full at the same call. There they exchange whether they found memory for a larger
 * table.
 */
must_check bool partition_reserve(struct heap *heap, struct team *team, const char *where);

#endif
