#include "core/peer.h"

#include "core/boot.h"

struct roster roster;

/* A node is a machine, or, where direct memory is switched off, a PE. */
void peer_up(void)
{
    roster = (struct roster){.n_nodes = 1};
    if (boot.node_pes == boot.n_pes) return;
    struct peer *peers = calloc((size_t)boot.n_pes, sizeof *peers);
    if (!peers) die(NULL, "out of memory for a table of %d PEs", boot.n_pes);
    for (int pe = 0; pe < boot.n_pes; pe++) peers[pe] = (struct peer){.node = (uint32_t)pe, .local = 0};
    roster = (struct roster){.n_nodes = (uint32_t)boot.n_pes, .my_node = (uint32_t)boot.pe, .peers = peers};
}

void peer_down(void)
{
    free((void *)roster.peers);
    roster = (struct roster){0};
}

struct target peer_copy_of(const struct region *region, const void *address, int pe)
{
    if (region_is_mapped(pe)) return (struct target){.mapped = region_copy_of(region, address, pe)};
    return (struct target){.peer = peer_of(pe),
                           .region = (uint32_t)(region - region_table),
                           .offset = (uintptr_t)address - region->base};
}

struct target peer_target(const struct context *c, const void *address, size_t nbytes, int pe, const char *where,
                          const char *argument)
{
    int world_pe = region_check_pe(c, pe, where, "pe");
    size_t offset;
    for (uint32_t r = 0; r < REGION_COUNT; r++) {
        const struct region *region = &region_table[r];
        if (!region_holds(region, address, nbytes, &offset)) continue;
        return peer_copy_of(region, address, world_pe);
    }
    region_die_not_symmetric(address, nbytes, where, argument);
}
