/* Waiting for operations on a lane. The caller is outside all lanes, except in lane_leave_as. */
#ifndef HEDDLE_LANE_WAIT_H
#define HEDDLE_LANE_WAIT_H

#include "lane/lane.h"

/* The kind of a waiting thread: one that may use the lane as its contexts may be used, or any other (a visitor). */
enum waiter { WAITER_USER, WAITER_VISITOR };

/* Enter and leave a lane. lane_enter_as returns false if a visitor cannot enter now. */
bool lane_enter_as(struct lane *lane, enum waiter waiter);
void lane_leave_as(struct lane *lane, enum waiter waiter);

/* Sends the gathered records of these contexts (bits) and waits until all of theirs up to the mark are applied; for all
 * contexts, as with requests, until `done` reaches it. lane_test checks once, and returns true if
 * all are. */
void lane_wait(uint64_t mark, uint64_t contexts, enum waiter waiter);
bool lane_test(uint64_t mark, uint64_t contexts, enum waiter waiter);

/* Polls once. Returns true if the sources of all long transfers up to the mark may be written again. */
bool lane_test_sources(uint64_t mark);

/* A context leaves the lane with its appended records: the next thread that appends enters the lane. */
void lane_forget(struct lane *lane);

/* Updates the contexts' counters by everything that was posted. */
void lane_settle(struct lane *lane, enum waiter waiter);

/* Sends gathered records and polls the network once. Does nothing with no_lane. */
void lane_push(struct lane *lane);

/* Waits until the driver has every long transfer of the lane, and those that the NIC puts are complete: what is sent
 * then does not overtake them. */
void lane_order(struct lane *lane, enum waiter waiter);

#endif
