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

/* The work of a step before it checks whether everything is applied. */
enum step { STEP_SEND, STEP_MOVE };

static bool lane_step_as(struct lane *lane, uint64_t mark, uint64_t contexts, enum waiter waiter, enum step step)
{
    if (!lane_enter_as(lane, waiter)) return false;
    if (lane->published.gathered) lane_send_gathered(lane, contexts);
    if (step == STEP_MOVE && lane_is_busy(lane)) lane_look(lane);
    bool is_over = is_applied(lane, mark, contexts);
    lane_leave_as(lane, waiter);
    return is_over;
}

static bool lane_step(struct lane *lane, uint64_t mark, uint64_t contexts, enum waiter waiter)
{
    return lane_step_as(lane, mark, contexts, waiter, STEP_MOVE);
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
    unsignaled_note_empty_poll(&lane->unsignaled); /* one poll between the earlier and the next messages */
    enum waiter waiter = pusher_of(lane);
    if (waiter == WAITER_USER || load_relaxed(&lane->published.gathered)) lane_step(lane, 0, ALL_CONTEXTS, waiter);
    unsignaled_note_empty_poll(&lane->unsignaled);
}

static bool step_to(uint64_t mark, uint64_t contexts, enum waiter waiter)
{
    return lane_has_passed(mark) || lane_step(lane_of_mark(mark), mark, contexts, waiter);
}

/* The thread waits for the acknowledgement: it polls for that several times for each poll of the receive endpoint,
 * which also is a system call. */
enum { LOOKS = 4 };

static bool is_at(uint64_t mark, uint64_t contexts, enum waiter waiter)
{
    for (int looks = 0; looks < LOOKS; looks++)
        if (step_to(mark, contexts, waiter)) return true;
    return lane_has_passed(mark);
}

bool lane_test(uint64_t mark, uint64_t contexts, enum waiter waiter)
{
    if (mark) unsignaled_note_wait(&lane_of_mark(mark)->unsignaled, mark);
    return step_to(mark, contexts, waiter);
}

/* Returns the backoff of a thread that waits for its own context. Where PEs share processors, the remote PE may need
 * this one. */
static struct backoff backoff_of(const struct lane *lane, uint64_t contexts, enum waiter waiter)
{
    bool is_its_own = waiter == WAITER_USER && contexts != (uint64_t)ALL_CONTEXTS;
    return (struct backoff){.is_urgent = is_its_own && wait_policy.urgent_spin_ns &&
                                         (load_relaxed(&lane->binding.urgent) & contexts)};
}

static void wait_alone(struct lane *lane, uint64_t mark, uint64_t contexts, enum waiter waiter)
{
    uint64_t moved = 0;
    struct backoff backoff = backoff_of(lane, contexts, waiter);
    for (; !is_at(mark, contexts, waiter); backoff_step(&backoff))
        if (bulk_has_moved(lane, &moved)) backoff_anew(&backoff);
}

/* One of the threads that wait for a lane together polls it for all: it sends, and polls for acknowledgements and at
 * the receive endpoint. The others send, and check for theirs; until they have waited for long. */
static bool step_together(struct lane *lane, uint64_t mark, uint64_t contexts, bool watches)
{
    bool is_alone = load_relaxed(&lane->shared.waiting) == 1;
    if (watches && is_alone) return is_at(mark, contexts, WAITER_USER);
    return lane_has_passed(mark) || lane_step_as(lane, mark, contexts, WAITER_USER, watches ? STEP_MOVE : STEP_SEND);
}

static void backoff_together(struct lane *lane, struct backoff *backoff, bool watches)
{
    bool keeps_cpu = watches && wait_policy.threads_share_cpu; /* others have had the CPU, and the answer may be near */
    if (load_relaxed(&lane->shared.waiting) == 1 || backoff->is_urgent || keeps_cpu) {
        backoff_step(backoff);
        return;
    }
    backoff_among_threads(backoff, watches);
}

/* Threads that may use a lane at the same time share messages and polls. A thread that arrives while others wait lets
 * them run first: what they post in the meantime is gathered, and leaves in one message with its own records. */
static void wait_together(struct lane *lane, uint64_t mark, uint64_t contexts)
{
    bool watches = false;
    uint64_t moved = 0;
    struct backoff backoff = backoff_of(lane, contexts, WAITER_USER);
    if (fetch_add(&lane->shared.waiting, 1) && !backoff.is_urgent) yield_if_cheap();
    for (;; backoff_together(lane, &backoff, watches)) {
        if (!watches) watches = !load_relaxed(&lane->shared.is_watched) && !exchange(&lane->shared.is_watched, 1);
        if (step_together(lane, mark, contexts, watches || backoff.sleep_us || backoff.is_urgent)) break;
        if (bulk_has_moved(lane, &moved)) backoff_anew(&backoff);
    }
    if (watches) store_release(&lane->shared.is_watched, 0); /* pairs with the exchange */
    fetch_sub(&lane->shared.waiting, 1);
}

void lane_wait(uint64_t mark, uint64_t contexts, enum waiter waiter)
{
    if (mark) unsignaled_note_wait(&lane_of_mark(mark)->unsignaled, mark);
    if (lane_has_passed(mark)) return;
    struct lane *lane = lane_of_mark(mark);
    add_relaxed(&lane->shared.waits, 1);
    if (lane->fixed.shares_rx) rx_claim(RX_LANE);
    if (waiter == WAITER_USER && lock_is_for_several(&lane->lock)) wait_together(lane, mark, contexts);
    else wait_alone(lane, mark, contexts, waiter);
}

void lane_order(struct lane *lane, enum waiter waiter)
{
    uint64_t moved = 0;
    for (struct backoff backoff = {0}; bulk_is_unordered(&lane->bulk); backoff_step(&backoff)) {
        lane_step(lane, 0, ALL_CONTEXTS, waiter);
        if (bulk_has_moved(lane, &moved)) backoff_anew(&backoff);
    }
}
