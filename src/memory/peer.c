#include "memory/peer.h"

#include "job/boot.h"
#include "memory/external.h"

struct external external; /* here, because the models have this file but no external heaps */

void peer_up(void)
{
    roster =
        (struct roster){.n_nodes = boot.n_nodes, .my_node = boot.my_node, .peers = boot.peers, .members = boot.members};
}

void peer_down(void) { roster = (struct roster){0}; }

struct target peer_copy_of(const struct region *region, const void *address, int pe)
{
    uint32_t number = (uint32_t)(region - region_table);
    if (region_is_mapped(pe)) return (struct target){.mapped = region_copy_of(region, address, pe), .region = number};
    return (struct target){.peer = peer_of(pe), .region = number, .offset = (uintptr_t)address - region->base};
}

struct target peer_target(const struct context *c, const void *address, size_t nbytes, int pe, const char *where,
                          const char *argument)
{
    int world_pe = argument_check_pe(c, pe, where, "pe");
    size_t offset;
    for (uint32_t r = 0; r < REGION_COUNT; r++) {
        const struct region *region = &region_table[r];
        if (!region_holds(region, address, nbytes, &offset)) continue;
        return peer_copy_of(region, address, world_pe);
    }
    const void *in_heap = external_in_heap(address, nbytes);
    if (in_heap) return peer_copy_of(&region_table[REGION_HEAP], in_heap, world_pe);
    argument_die_not_symmetric(address, nbytes, where, argument);
}
