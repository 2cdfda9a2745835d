/* Peers: where a PE's memory is: mapped here, if it is of this node, or on another one. */
#ifndef HEDDLE_PEER_H
#define HEDDLE_PEER_H

#include "memory/argument_check.h"
#include "memory/region.h"

/* Stages of shmem_init. */
void peer_up(void);
void peer_down(void);

/* A span of a PE's symmetric memory. */
struct target {
    void *mapped; /* where it is mapped here (in the region DEVICE: for the GPU); NULL if it is on another node */
    struct peer peer;
    uint32_t region;
    uint64_t offset;
};

/* Finds it, or ends the job, naming function and argument, if the PE or the address is wrong. */
/* In any region that users have. */
struct target peer_target(const struct context *c, const void *address, size_t nbytes, int pe, const char *where,
                          const char *argument);

/* The same of a span that the CPU has to touch: the end of the job if it is a GPU's memory. */
force_inline struct target peer_host_target(const struct context *c, const void *address, size_t nbytes, int pe,
                                            const char *where, const char *argument)
{
    struct target t = peer_target(c, address, nbytes, pe, where, argument);
    if (unlikely(t.region == REGION_DEVICE)) argument_die_on_device(address, where, argument);
    return t;
}

/* The span at `address`, an address of ours in a region, in world PE `pe`'s copy of it. */
struct target peer_copy_of(const struct region *region, const void *address, int pe);

#endif
