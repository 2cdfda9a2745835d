#include "lane/lane_help.h"

#include "lane/bulk_move.h"
#include "lane/lane_lock.h"
#include "lane/lane_look.h"
#include "lane/lane_valid.h"
#include "lane/lane_wait.h"

/* Moves what no other thread has moved. Inside the lane, called by the progress thread. Returns true if a piece of a
 * transfer has moved. */
static bool help_along(struct lane *lane)
{
    uint64_t before = load_relaxed(&lane->bulk.moved);
    lane_look(lane);
    uint64_t moved = load_relaxed(&lane->bulk.moved) - before;
    lane->helped.moved += moved;
    return moved;
}

/* Returns true if another thread has polled the lane since the last call. Polls of the progress thread do not count. */
static bool is_looked_at_by_others(struct lane *lane)
{
    uint64_t seen = lane->helped.looks;
    lane->helped.looks = load_relaxed(&lane->published.looks);
    return lane->helped.looks != seen;
}

/* Sends from here may linger in the driver, too; gathered records leave with the acknowledgement for which they
 * wait. */
static void help_lane(struct lane *lane)
{
    if (!lane_enter_as(lane, WAITER_VISITOR)) return;
    store_relaxed(&lane->published.sending, false);
    help_along(lane);
    if (lane_is_busy(lane)) store_relaxed(&lane->published.sending, true);
    lane->helped.looks = lane->published.looks;
    expect(2, lane_is_valid(lane));
    if (load_relaxed(&lane->bulk.to_move)) lane_visit_end_shared(lane); /* repeated soon, until it has ended */
    else lane_visit_end(lane);
}

enum help lane_help(bool leaves_to_others)
{
    enum help help = HELP_NOTHING;
    for (uint32_t i = 0; i < lane_pool.n_lanes; i++) {
        struct lane *lane = &lane_pool.lanes[i];
        if (!load_ordered(&lane->published.gathered) && !load_ordered(&lane->published.sending)) continue;
        if (!is_looked_at_by_others(lane) || !leaves_to_others) {
            help_lane(lane);
            help = HELP_GIVEN;
        } else if (help == HELP_NOTHING) {
            help = HELP_BY_OTHERS;
        }
    }
    return help;
}

/* Another thread progresses this lane if a transfer has moved since the last poll, or if the thread that may hold it is
 * inside. */
static enum help help_bulk(struct lane *lane)
{
    if (bulk_has_moved(lane, &lane->helped.moved)) return HELP_BY_OTHERS;
    if (!lane_enter_as(lane, WAITER_VISITOR)) return HELP_BY_OTHERS;
    bool has_moved = help_along(lane);
    lane_leave_as(lane, WAITER_VISITOR);
    return has_moved ? HELP_GIVEN : HELP_IN_VAIN;
}

enum help lane_help_bulk(void)
{
    enum help help = HELP_NOTHING;
    for (uint32_t i = 0; i < lane_pool.n_lanes; i++) {
        struct lane *lane = &lane_pool.lanes[i];
        if (!load_ordered(&lane->bulk.to_move)) continue;
        enum help here = help_bulk(lane);
        if (help < here) help = here;
    }
    return help;
}
