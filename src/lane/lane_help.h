/* The progress thread's work on lanes that no other thread progresses. */
#ifndef HEDDLE_LANE_HELP_H
#define HEDDLE_LANE_HELP_H

#include "base/base.h"

/* lane_help progresses lanes with gathered or partly sent batches. With `leaves_to_others` it skips
 * lanes that another thread has polled since the last call. lane_help_bulk progresses long transfers that no other
 * thread progresses. Of several lanes, both return the greatest value. */
enum help {
    HELP_NOTHING,   /* there is nothing to progress */
    HELP_BY_OTHERS, /* other threads progress everything */
    HELP_IN_VAIN,   /* lane_help_bulk: no transfer could move, because the network is at work */
    HELP_GIVEN,
};
enum help lane_help(bool leaves_to_others);
enum help lane_help_bulk(void);

#endif
