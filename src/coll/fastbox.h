/* Fast boxes: small broadcasts over active sets, on a node. Whoever has the bytes there leaves them in a box; the
 * others take them out when they come. So the root goes on at once, and may be FASTBOXES broadcasts ahead of who has no
 * processor now, while nothing comes into a dest on the node that its owner has not come for. (Between nodes it does,
 * as into that of the leader there: the standard asks for a dest that is ready.)
 *
 * All members on the node count boxes alike. A box is filled for the u-th time when all others have read what it held
 * before, which is u times their number; its bytes are there when `full` says u + 1. */
#ifndef HEDDLE_FASTBOX_H
#define HEDDLE_FASTBOX_H

#include "coll/barrier.h"
#include "core/core.h"

force_inline bool fastbox_fits(const struct team *team, size_t nbytes)
{
    return team->node_members > 1 && nbytes <= FASTBOX_SIZE;
}

/* The next box, by the member that has the bytes; by each other one on the node. */
void fastbox_fill(struct team *team, const void *from, size_t nbytes);
void fastbox_take(struct team *team, void *to, size_t nbytes);

/* Until everybody on the node has taken out what was filled. */
void fastbox_wait_taken(const struct team *team);

#endif
