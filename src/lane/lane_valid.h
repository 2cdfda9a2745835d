/* The invariants of lanes, as code: asserted at level 2 where somebody has entered a lane, and before it is left. */
#ifndef HEDDLE_LANE_VALID_H
#define HEDDLE_LANE_VALID_H

#include "lane/lane.h"

/* Inside the lane, and not inside an operation of it. */
bool lane_is_valid(const struct lane *lane);

/* What is in flight on a stream: in order, each message with a number of its own; all that asks will be answered. */
bool stream_is_valid(const struct stream *stream);

#endif
