/* A symmetric buffer of a collective, and its copies on the members of a team. */
#ifndef HEDDLE_SPAN_H
#define HEDDLE_SPAN_H

#include "core/region.h"

struct span {
    const struct region *region;
    const void *address; /* ours */
};

/* Ends the job, naming the argument, unless all of [address, address + nbytes) is symmetric. */
static inline struct span span_of(const void *address, size_t nbytes, const char *where, const char *argument)
{
    region_reach(context_default, address, nbytes, world.pe, where, argument);
    size_t offset;
    bool in_heap = region_holds(&region_table[REGION_HEAP], address, nbytes, &offset);
    return (struct span){.region = &region_table[in_heap ? REGION_HEAP : REGION_DATA], .address = address};
}

/* The copy of member `i`. */
static inline char *span_at(const struct span *span, const struct team *team, int i)
{
    return region_copy_of(span->region, span->address, team_pe(team, i));
}

/* The k-th member after this one, going round: if everybody begins elsewhere, they do not crowd on one. */
static inline int span_turn(const struct team *team, int k)
{
    int i = team->my_pe + k;
    return i < team->n_pes ? i : i - team->n_pes;
}

#endif
