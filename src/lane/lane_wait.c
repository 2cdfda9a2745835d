#include "lane/lane_wait.h"

#include "base/yield.h"
#include "lane/backoff.h"
#include "lane/bulk_move.h"
#include "lane/failure.h"
#include "lane/lane_lock.h"
#include "lane/lane_look.h"
#include "lane/lane_send.h"
#include "lane/lane_valid.h"
#include "lane/rx.h"
#include "lane/unsignaled.h"

/* Returns true if a buffer or the queue of long transfers has data of these contexts up to the mark. */
static bool is_under_way(const struct lane *lane, uint64_t mark, uint64_t contexts)
{
    for (uint32_t i = 0; i < lane->inside.n_batches; i++) {
        const struct batch *b = lane->inside.buffers[i];
        if (b->sequence <= mark && (b->contexts & contexts)) return true;
    }
    return bulk_is_queued(&lane->bulk, mark, contexts);
}

/* Returns true if everything of these contexts up to the mark is applied. Requests acknowledgements of unsignaled
 * batches. */
static bool is_applied(struct lane *lane, uint64_t mark, uint64_t contexts)
{
    if (lane->published.done >= mark) return true;
    bool is = lane_ask(lane, mark, contexts) && !is_under_way(lane, mark, contexts);
    expect(1, !is || contexts != (uint64_t)ALL_CONTEXTS);
    return is;
}

bool lane_enter_as(struct lane *lane, enum waiter waiter)
{
    if (!lane_pool.wire) failure_die_in_child();
    if (waiter == WAITER_USER) lane_lock(lane);
    else if (!lane_visit(lane)) return false;
    expect(2, lane_is_valid(lane));
    return true;
}

void lane_leave_as(struct lane *lane, enum waiter waiter)
{
    expect(2, lane_is_valid(lane));
    if (waiter == WAITER_VISITOR) lane_visit_end(lane);
    else lane_unlock(lane);
}

/* Sends, polls if `polls`, and then returns true if everything is applied. */
static bool lane_step(struct lane *lane, uint64_t mark, uint64_t contexts, enum waiter waiter, bool polls)
{
    if (!lane_enter_as(lane, waiter)) return false;
    if (lane->published.gathered) lane_send_gathered(lane, contexts);
    if (polls && lane_is_busy(lane)) lane_look(lane);
    bool is_over = is_applied(lane, mark, contexts);
    lane_leave_as(lane, waiter);
    return is_over;
}

void lane_settle(struct lane *lane, enum waiter waiter)
{
    if (lane == &no_lane) return;
    for (unsigned times = 0; !lane_enter_as(lane, waiter);) yield_step(&times);
    lane_count_fast(lane);
    lane_leave_as(lane, waiter);
}

void lane_forget(struct lane *lane)
{
    for (unsigned times = 0; !lane_enter_as(lane, WAITER_VISITOR);) yield_step(&times);
    lane_count_fast(lane);
    lane_gather_nothing(lane);
    lane_leave_as(lane, WAITER_VISITOR);
}

/* A lane that another thread owns by its lock mode has no records of this thread. This thread may need records that the
 * other one has gathered; a visit does not change the owner of the lock. While there is a visitor, the gate does not
 * show the owner of the lane. */
static enum waiter pusher_of(struct lane *lane)
{
    uintptr_t gate;
    for (unsigned times = 0; (gate = load_relaxed(&lane->lock.gate)) == GATE_WANTED;) yield_step(&times);
    return gate > GATE_WANTED && gate != lock_own_gate() ? WAITER_VISITOR : WAITER_USER;
}

void lane_push(struct lane *lane)
{
    if (lane == &no_lane) return;
    enum waiter waiter = pusher_of(lane);
    if (waiter == WAITER_USER || load_relaxed(&lane->published.gathered))
        lane_step(lane, 0, ALL_CONTEXTS, waiter, true);
    unsignaled_end_series(&lane->unsignaled);
}

bool lane_test_sources(uint64_t mark)
{
    struct lane *lane = lane_of_mark(mark);
    if (lane_has_passed(mark) || !bulk_is_unordered(&lane->bulk)) return true;
    enum waiter waiter = pusher_of(lane);
    if (!lane_enter_as(lane, waiter)) return false;
    lane_look(lane);
    bool is_reading = bulk_is_reading(&lane->bulk, mark);
    lane_leave_as(lane, waiter);
    return !is_reading;
}

static bool step_to(uint64_t mark, uint64_t contexts, enum waiter waiter, bool polls)
{
    return lane_has_passed(mark) || lane_step(lane_of_mark(mark), mark, contexts, waiter, polls);
}

bool lane_test(uint64_t mark, uint64_t contexts, enum waiter waiter)
{
    if (mark) unsignaled_note_wait(&lane_of_mark(mark)->unsignaled, mark);
    return step_to(mark, contexts, waiter, true);
}

/* Returns the backoff of a thread that waits for its own context. Where PEs share processors, the remote PE may need
 * this one. */
static struct backoff backoff_of(const struct lane *lane, uint64_t contexts, enum waiter waiter)
{
    bool is_its_own = waiter == WAITER_USER && contexts != (uint64_t)ALL_CONTEXTS;
    return (struct backoff){.is_urgent = is_its_own && wait_policy.urgent_spin_ns &&
                                         (load_relaxed(&lane->binding.urgent) & contexts)};
}

/* Threads that may use a lane at the same time share messages and polls. One of them polls for all; the others send,
 * and check for their own acknowledgements, until they have waited for long. A thread that arrives while others wait
 * lets these run first: what they post in the meantime is gathered, and leaves in one message with its own
 * records. Other threads poll for themselves: visitors, urgent threads, and a thread that is alone on the lane. */
void lane_wait(uint64_t mark, uint64_t contexts, enum waiter waiter)
{
    if (mark) unsignaled_note_wait(&lane_of_mark(mark)->unsignaled, mark);
    if (lane_has_passed(mark)) return;
    struct lane *lane = lane_of_mark(mark);
    struct backoff backoff = backoff_of(lane, contexts, waiter);
    bool is_alone = waiter == WAITER_VISITOR || !lock_is_for_several(&lane->lock) || backoff.is_urgent, watches = false;
    uint64_t moved = 0;
    add_relaxed(&lane->shared.waits, 1);
    if (lane->fixed.shares_rx) rx_claim(RX_LANE);
    if (!is_alone && fetch_add(&lane->shared.waiting, 1)) yield_if_cheap(&(int64_t){0});
    for (;;) {
        if (!is_alone && !watches)
            watches = !load_relaxed(&lane->shared.is_watched) && !exchange(&lane->shared.is_watched, 1);
        if (step_to(mark, contexts, waiter, is_alone || watches || backoff.sleep_us)) break;
        if (bulk_has_moved(lane, &moved)) backoff_anew(&backoff);
        if (is_alone || watches) backoff_step(&backoff);
        else backoff_beside(&backoff);
    }
    if (watches) store_release(&lane->shared.is_watched, 0); /* pairs with the exchange */
    if (!is_alone) fetch_sub(&lane->shared.waiting, 1);
}

void lane_order(struct lane *lane, enum waiter waiter)
{
    uint64_t moved = 0;
    for (struct backoff backoff = {0}; bulk_is_unordered(&lane->bulk); backoff_step(&backoff)) {
        lane_step(lane, 0, ALL_CONTEXTS, waiter, true);
        if (bulk_has_moved(lane, &moved)) backoff_anew(&backoff);
    }
    lane_note_fence(lane);
}
