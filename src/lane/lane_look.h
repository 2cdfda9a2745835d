/* Looking: one step of progress by a thread that is inside the lane. */
#ifndef HEDDLE_LANE_LOOK_H
#define HEDDLE_LANE_LOOK_H

#include "lane/backoff.h"
#include "lane/lane_lock.h"

/* Returns false if a look could not do anything, and polling the network would waste a system call. */
bool lane_is_busy(const struct lane *lane);

/* Polls the network for acknowledgements, and sends what it has room for; progresses long transfers. */
void lane_look(struct lane *lane);

/* One step of a wait: polls, releases the lane, because no lock is held while a thread waits, and
 * retakes it. */
void lane_wait_inside(struct lane *lane, struct backoff *backoff);

#endif
