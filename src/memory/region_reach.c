#include "memory/region_reach.h"

#include "memory/argument_check.h"
#include "memory/external.h"

/* Returns the number of member `i` on this node; -1 if this node does not have it. */
static long local_of(const struct team *team, int i)
{
    if (i < 0 || i >= team->n_pes || !region_is_mapped(team_pe(team, i))) return -1;
    return (long)peer_of(team_pe(team, i)).local;
}

/* The longest run of members around this one that are on this node, at the same distance from each other. With one node
 * and no table, that is all of them, and needs no search. Members beyond the run are found the long way. */
struct heddle_view region_view(const struct team *team)
{
    const struct region *heap = &region_table[REGION_HEAP];
    struct heddle_view view = {.heddle_base = heap->base, .heddle_size = heap->size};
    if (team->my_pe < 0 || !team->n_pes) return view;
    bool all = !roster.peers && !team->pes;
    int first = all ? 0 : team->my_pe, last = all ? team->n_pes - 1 : team->my_pe;
    long at = local_of(team, first), next = local_of(team, first + 1), before = local_of(team, first - 1);
    long step = next >= 0 ? next - at : before >= 0 ? at - before : 1;
    while (!all && local_of(team, last + 1) >= 0 && local_of(team, last + 1) - local_of(team, last) == step) last++;
    while (!all && local_of(team, first - 1) >= 0 && local_of(team, first) - local_of(team, first - 1) == step) first--;
    view.heddle_first = (size_t)first, view.heddle_n = (size_t)last + 1 - view.heddle_first;
    view.heddle_step = (size_t)step * heap->stride;
    view.heddle_shift = heap->window + (size_t)local_of(team, first) * heap->stride - heap->base;
    return view;
}

void *region_reach(const struct context *c, const void *address, size_t nbytes, int pe, const char *where,
                   const char *argument)
{
    int target = argument_check_pe(c, pe, where, "pe");
    size_t offset;
    for (int r = 0; r < REGION_DEVICE; r++)
        if (region_holds(&region_table[r], address, nbytes, &offset))
            return region_copy_of(&region_table[r], address, target);
    const void *in_heap = external_in_heap(address, nbytes);
    if (in_heap) return region_copy_of(&region_table[REGION_HEAP], in_heap, target);
    argument_die_not_symmetric(address, nbytes, where, argument);
}

void *region_ptr(const struct context *c, const void *address, int pe)
{
    size_t offset;
    if (!c->team || pe < 0 || pe >= c->team->n_pes || !region_is_mapped(team_pe(c->team, pe))) return NULL;
    int target = team_pe(c->team, pe);
    for (int r = 0; r < REGION_WORK; r++) {
        if (!region_holds(&region_table[r], address, 1, &offset)) continue;
        if (target == world.pe) return (void *)(uintptr_t)address; /* globals are mapped a second time in the window */
        return region_copy_of(&region_table[r], address, target);
    }
    const void *in_heap = external_in_heap(address, 1);
    if (in_heap && target == world.pe) return (void *)(uintptr_t)address;
    return in_heap ? region_copy_of(&region_table[REGION_HEAP], in_heap, target) : NULL;
}

int region_accessible(const void *address, int pe)
{
    size_t offset;
    if (!region_pe_accessible(pe)) return 0;
    for (int r = 0; r < REGION_WORK; r++)
        if (region_holds(&region_table[r], address, 1, &offset)) return 1;
    return external_in_heap(address, 1) != NULL;
}

int region_pe_accessible(int pe) { return pe >= 0 && pe < world.n_pes; }
