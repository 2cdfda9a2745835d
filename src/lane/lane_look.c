#include "lane/lane_look.h"

#include "lane/bulk_move.h"
#include "lane/deferred_answers.h"
#include "lane/lane_answer.h"
#include "lane/lane_send.h"
#include "lane/lane_valid.h"
#include "lane/rx.h"

bool lane_is_busy(const struct lane *lane)
{
    return lane->inside.expected || lane->inside.unsent || lane->inside.tx_pending || lane->bulk.n;
}

/* Polls both at once. If another thread holds the receive endpoint, that thread polls, and keeps the acknowledgements
 * of this lane. The kept ones may be all that this thread waits for; the next poll reads the network. */
static void progress_shared(void)
{
    bool is_with_lane = rx_trylock_with_lane();
    bool any = deferred_answers_hand_on(lane_answered);
    if (!is_with_lane) return;
    if (!any) lane_pool.wire->rx_progress();
    rx_unlock();
}

void lane_look(struct lane *lane)
{
    store_relaxed(&lane->published.looks, lane->published.looks + 1);
    if (lane->inside.unsent) lane_send_unsent(lane);
    if (lane->fixed.shares_rx) progress_shared();
    else lane_pool.wire->lane_progress(lane->fixed.wire);
    if (!bulk_is_moving(&lane->bulk)) return;
    bulk_move(lane, BULK_AT_ONCE); /* in the room that is free now */
    lane_send_unsent(lane);        /* batches that waited for a put that the NIC has written */
}

void lane_wait_inside(struct lane *lane, struct backoff *backoff)
{
    lane_look(lane);
    expect(2, lane_is_valid(lane));
    lane_unlock(lane);
    backoff_step(backoff);
    lane_lock(lane);
    lane_count_fast(lane); /* what another thread has appended meanwhile (post_scalar_shared) */
}
