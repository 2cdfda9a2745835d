/* Peers: what it takes to reach one PE. Direct: it is of this node and its memory is mapped here. Otherwise it is the
 * `local`-th PE of another node. */
#ifndef HEDDLE_PEER_H
#define HEDDLE_PEER_H

#include "core/region.h"

struct peer {
    uint32_t node, local;
};

/* Where all PEs are. */
struct roster {
    uint32_t n_nodes, my_node;
    const struct peer *peers; /* by world PE; NULL with one node */
};
extern struct roster roster hidden;

/* Stages of shmem_init; after the regions'. */
void peer_up(void);
void peer_down(void);

always_inline struct peer peer_of(int pe)
{
    return roster.peers ? roster.peers[pe] : (struct peer){.node = 0, .local = (uint32_t)pe};
}

/* A span of a PE's symmetric memory. */
struct target {
    void *mapped; /* where it is mapped here; NULL if it is on another node */
    struct peer peer;
    uint32_t region;
    uint64_t offset;
};

/* Finds it, or ends the job, naming function and argument, if the PE or the address is wrong. */
struct target peer_target(const struct context *c, const void *address, size_t nbytes, int pe, const char *where,
                          const char *argument);

/* The span at `address`, an address of ours in a region, in world PE `pe`'s copy of it. */
struct target peer_copy_of(const struct region *region, const void *address, int pe);

#endif
