/* A lane's numbers as of now, and a table of them: of a PE that ends (HEDDLE_STATS), or of one that runs (oshinfo
 * --live). */
#ifndef HEDDLE_LANE_STATS_H
#define HEDDLE_LANE_STATS_H

#include <stdio.h>

#include "lane/lane.h"

struct lane_stats { /* all of one type: columns of the table are places here */
    uint64_t number, users_total, users, is_locked;
    uint64_t records, batches, bytes, card_bytes, unlocked, locked, waits;
    uint64_t gathered, in_flight; /* batches, and long transfers */
};

/* Anybody may look at any time, from another process, too: see live.h. */
struct lane_stats lane_stats_now(const struct lane *lane);

/* What was counted since an earlier look at the same lane. */
struct lane_stats lane_stats_since(struct lane_stats now, const struct lane_stats *before);

enum lane_stats_when { LANE_STATS_END = 1, LANE_STATS_LIVE = 2 };

/* The lanes that contexts have ever been on: a line for each, below a head. */
void lane_stats_print(FILE *file, enum lane_stats_when kind, const struct lane_stats *looks, uint32_t n);

#endif
