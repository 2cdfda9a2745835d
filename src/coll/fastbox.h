/* Fast boxes: small broadcasts over active sets, on one node. The member that has the bytes copies them into a box, and
 * the other members copy them out when they arrive. So the root continues at once: it may be FASTBOXES broadcasts ahead
 * of a member that has no processor. No byte is written into a dest on the node before its owner calls the broadcast.
 * (Between nodes the leader's dest is written early, because the standard requires a dest that is ready.)
 *
 * All members on the node count boxes in the same order. A box may be filled for the u-th time after all other members
 * read its previous contents: `reads` is then u times their number. Its bytes are valid when `full` is u + 1. */
#ifndef HEDDLE_FASTBOX_H
#define HEDDLE_FASTBOX_H

#include "coll/barrier.h"
#include "core/core.h"

force_inline bool fastbox_fits(const struct team *team, size_t nbytes)
{
    return team->node_members > 1 && nbytes <= FASTBOX_SIZE;
}

/* The member that has the bytes fills the next box; each other member on the node reads it. */
void fastbox_fill(struct team *team, const void *from, size_t nbytes);
void fastbox_take(struct team *team, void *to, size_t nbytes);

/* Waits until all members on the node have read the last box. */
void fastbox_wait_taken(const struct team *team);

#endif
