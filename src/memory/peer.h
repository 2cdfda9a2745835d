/* Peers: the place of a PE's memory: mapped in this process if the PE is on this node, or on another node. */
#ifndef HEDDLE_PEER_H
#define HEDDLE_PEER_H

#include "memory/argument_check.h"
#include "memory/region.h"

/* Stages of shmem_init. */
void peer_up(void);
void peer_down(void);

/* A span of a PE's symmetric memory. */
struct target {
    void *mapped; /* its address in this process (in the region DEVICE: for the GPU); NULL if it is on another node */
    struct peer peer;
    uint32_t region;
    uint64_t offset;
};

/* Finds a span in any region of users. Ends the job with a message about function and argument if the PE or the address
 * is wrong. */
struct target peer_target(const struct context *c, const void *address, size_t nbytes, int pe, const char *where,
                          const char *argument);

/* Finds a span that the CPU accesses: also ends the job if it is memory of a GPU. */
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
