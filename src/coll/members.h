/* The members of a team on each node: who speaks for a node, and where a node's members meet. */
#ifndef HEDDLE_MEMBERS_H
#define HEDDLE_MEMBERS_H

#include "core/core.h"

/* Sets up where the members meet. `at` tells where in its WORK region the member `rank`, the first one on its node, has
 * the meeting of that node. False if there is no memory. */
typedef uint64_t members_meeting_at(const void *from, int rank);
must_check bool members_meet(struct team *team, members_meeting_at *at, const void *from);

void members_forget(struct team *team); /* its tables; before it is freed */

/* The runs of a team's node, up to those of the next one. Of a team on several nodes. */
static inline const struct run *members_runs(const struct team *team, int node)
{
    return team->runs + team->leaders[node].run;
}

/* The k-th member on a node; of a team on several nodes. */
static inline int members_of_node(const struct team *team, int node, int k)
{
    const struct run *run = members_runs(team, node);
    for (; k >= run->count; run++) k -= run->count;
    return run->first + k;
}

/* How many there are on it. */
static inline int members_count(const struct team *team, int node)
{
    int n = 0;
    for (const struct run *run = members_runs(team, node); run < members_runs(team, node + 1); run++) n += run->count;
    return n;
}

/* The k-th on this process's node. */
static inline int members_on_node(const struct team *team, int k) { return members_of_node(team, team->my_node, k); }

/* Who speaks for this process's node. */
static inline int members_leader(const struct team *team) { return team->leaders[team->my_node].rank; }

/* Which of the team's nodes, which are several, member i is on. */
int members_node_of(const struct team *team, int i);

/* Is member `rank` the first one on its node? */
bool members_is_first(const struct team *team, int rank);

/* The invariant: asserted at level 2 wherever members meet. */
bool members_are_valid(const struct team *team);

#endif
