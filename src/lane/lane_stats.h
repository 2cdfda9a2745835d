/* The current counters of a lane, and a table of them: of a PE that ends (HEDDLE_STATS), or of a running one (oshinfo
 * --live). */
#ifndef HEDDLE_LANE_STATS_H
#define HEDDLE_LANE_STATS_H

#include <stdio.h>

#include "lane/lane.h"

struct lane_stats { /* all of one type, because columns of the table are indexes of this struct */
    uint64_t number, users_total, users, is_locked;
    uint64_t records, batches, bytes, card_bytes, unlocked, locked, waits;
    uint64_t gathered, in_flight; /* batches and long transfers */
};

/* Any thread may call it at any time, also in another process: see live_stats.h. */
struct lane_stats lane_stats_now(const struct lane *lane);

/* Returns the difference to an earlier snapshot of the same lane. */
struct lane_stats lane_stats_since(struct lane_stats now, const struct lane_stats *before);

enum lane_stats_when { LANE_STATS_END = 1, LANE_STATS_LIVE = 2 };

/* Prints a line for each lane that a context has used, below a header. */
void lane_stats_print(FILE *file, enum lane_stats_when kind, const struct lane_stats *looks, uint32_t n);

#endif
