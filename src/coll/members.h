/* The members of a team on each node, the leader of each node, and its meeting. */
#ifndef HEDDLE_MEMBERS_H
#define HEDDLE_MEMBERS_H

#include "core/core.h"

/* Finds the members on each node, of which the first one is the leader. Returns false without memory for that. */
must_check bool members_find(struct team *team);

/* Finds the meeting of this node, after the caller has stored the offsets of all meetings in the leaders. */
void members_meet(struct team *team);

void members_forget(struct team *team); /* frees its tables, before the team is freed */

/* Returns the runs of a node of a team, which end where those of the next node begin. The team must have several
 * nodes. */
static inline const struct run *members_runs(const struct team *team, int node)
{
    return team->runs + team->leaders[node].run;
}

/* Returns the k-th member on a node of a team on several nodes. */
static inline int members_of_node(const struct team *team, int node, int k)
{
    const struct run *run = members_runs(team, node);
    for (; k >= run->count; run++) k -= run->count;
    return run->first + k;
}

/* Returns the number of members on a node. */
static inline int members_count(const struct team *team, int node)
{
    int n = 0;
    for (const struct run *run = members_runs(team, node); run < members_runs(team, node + 1); run++) n += run->count;
    return n;
}

/* Returns the k-th member on this process's node. */
static inline int members_on_node(const struct team *team, int k) { return members_of_node(team, team->my_node, k); }

/* Returns the leader of this process's node. */
static inline int members_leader(const struct team *team) { return team->leaders[team->my_node].rank; }

/* Returns the node of member i, as an index of the team's nodes. The team must have several nodes. */
int members_node_of(const struct team *team, int i);

/* The invariant, asserted at level 2 at every meeting. */
bool members_are_valid(const struct team *team);

#endif
