/* The invariants of lanes, asserted at level 2 after a thread enters a lane, and before it leaves. */
#ifndef HEDDLE_LANE_VALID_H
#define HEDDLE_LANE_VALID_H

#include "lane/lane.h"

/* Inside the lane, and not inside an operation of it. */
bool lane_is_valid(const struct lane *lane);

#endif
