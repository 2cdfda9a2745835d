#include "lane/lane.h"

#include <sched.h>
#include <string.h>

#include "base/yield.h"
#include "base/log.h"
#include "lane/rx.h"
#include "lane/failure.h"
#include "lane/foreign.h"
#include "lane/deferred_answers.h"
#include "lane/lane_valid.h"
#include "lane/backoff.h"
#include "lane/lane_pool.h"
#include "lane/progress.h"
#include "lane/stream.h"

static struct batch *buffer_take(struct lane *lane)
{
    for (struct batch **link = &lane->tx_pending, *b; (b = *link);) {
        if (!load_acquire(&b->sent)) { /* pairs with the release in message_sent, ucx.c */
            link = &b->next;
            continue;
        }
        *link = b->next;
        b->next = lane->free;
        lane->free = b;
    }
    struct batch *b = lane->free;
    if (b) lane->free = b->next;
    else if (lane->n_batches < BATCHES && (b = aligned_alloc(cache_line, sizeof *b))) {
        lane->buffers[lane->n_batches++] = b;
        b->results = NULL;
        b->result_room = 0;
    }
    return b;
}

static void buffer_give(struct lane *lane, struct batch *b)
{
    struct batch **list = load_acquire(&b->sent) ? &lane->free : &lane->tx_pending;
    b->contexts = 0; /* no thread waits for it */
    b->next = *list;
    *list = b;
}

struct batch *lane_buffer(struct lane *lane, struct stream *stream, uint64_t sequence)
{
    struct batch *b = buffer_take(lane);
    if (!b) return NULL;
    b->stream = stream;
    b->bulk = NULL;
    b->next = NULL;
    b->sequence = sequence;
    b->sent = true;
    b->asks = true;
    b->contexts = 0;
    b->n_results = b->results_here = 0;
    b->answer_size = 0;
    b->message.parts[1].nbytes = 0;
    b->node = stream->node;
    b->at = b->bytes + sizeof(struct batch_header);
    b->end = b->bytes + BATCH_FULL - 2 * sizeof(uint64_t);
    store_relaxed(&lane->gathered, lane->gathered + 1);
    return b;
}

bool lane_history_is_full(const struct lane *lane) { return lane->opened - lane->done >= HISTORY - 1; }

/* Opens the next batch of the lane's history. Returns false if no buffer is free. */
static bool batch_open(struct lane *lane, struct stream *stream)
{
    struct batch *b = lane_history_is_full(lane) ? NULL : lane_buffer(lane, stream, lane->opened + 1);
    if (!b) return false;
    store_relaxed(&lane->opened, b->sequence);
    b->asks = false; /* may be set by its records, and by unsignaled_must_ask */
    stream->open = b;
    if (stream->first) progress_wake(); /* it gathers; if this thread does not return, the progress thread sends it */
    return true;
}

/* Returns true if a batch that was handed over may still be in this process. A driver may have copied the bytes to a
 * buffer of its own, if the connection was busy. It is free for a short message if nothing or only a few short messages
 * are in flight. */
static bool may_linger(const struct batch *b)
{
    if (batch_is_seen_off(b)) return false;
    bool is_alone = !b->stream->first || b->stream->first == b;
    return batch_message_length(b) > SHORT_MESSAGE || !is_alone || !load_relaxed(&b->sent);
}

/* Inserts a batch behind the others that wait for the driver. A batch with an urgent context goes before batches
 * without one, except on its own connection, which stays in order. */
static void unsent_insert(struct lane *lane, struct batch *b)
{
    struct batch **link = &lane->unsent;
    if (!lane->unsent || !(b->contexts & lane->urgent)) {
        link = lane->unsent ? lane->unsent_last : link;
    } else {
        for (struct batch **at = link; *at; at = &(*at)->next_unsent)
            if (((*at)->contexts & lane->urgent) || (*at)->stream == b->stream) link = &(*at)->next_unsent;
    }
    b->next_unsent = *link;
    *link = b;
    if (!b->next_unsent) lane->unsent_last = &b->next_unsent;
}

static void unsent_remove(struct lane *lane, struct batch **link)
{
    struct batch *b = *link;
    *link = b->next_unsent;
    if (!*link) lane->unsent_last = link;
}

/* Hands closed batches to the driver in order, as far as it has room, but none that would overtake a put that the NIC
 * writes. Until then they count as gathered. The buffer of a batch that requests an acknowledgement is kept until that
 * arrives. */
static void send_unsent(struct lane *lane)
{
    for (struct batch **link = &lane->unsent, *b; (b = *link);) {
        if (unlikely(b->stream->is_written)) {
            link = &b->next_unsent;
            continue;
        }
        if (!lane_pool.wire->send(b->stream->port, &b->message, &b->sent)) return;
        unsent_remove(lane, link);
        if (may_linger(b)) store_relaxed(&lane->sending, true);
        store_relaxed(&lane->gathered, lane->gathered - 1);
        if (!b->asks) buffer_give(lane, b);
    }
}

/* Adds a batch to those in flight, which wait for an acknowledgement. */
static void stream_append(struct stream *stream, struct batch *b)
{
    if (!stream->first) stream->last = &stream->first;
    *stream->last = b;
    stream->last = &b->next;
    stream->asked = b->number;
    stream->lane->expected++;
}

void lane_hand_over(struct lane *lane, struct batch *b)
{
    b->number = ++b->stream->sent;
    b->up_to = b->stream->sent_bytes += batch_message_length(b);
    struct batch_header header = {.secret = job_secret, .asks = b->asks, .number = b->number};
    memcpy(b->bytes, &header, sizeof header);
    b->message.parts[0] = (struct wire_part){.bytes = b->bytes, .nbytes = batch_length(b)};
    store_relaxed(&lane->sent_bytes, lane->sent_bytes + batch_message_length(b));
    if (b->asks) stream_append(b->stream, b);
    else unsignaled_add(lane, b);
    lane->batches++;
    unsent_insert(lane, b);
    send_unsent(lane);
    if (lane->unsent || lane->sending) progress_wake(); /* if this thread does not return, that thread continues */
}

void lane_applied(struct lane *lane, uint64_t sequence)
{
    uint64_t done = lane->done;
    lane->applied[sequence % HISTORY] = true;
    while (lane->applied[(done + 1) % HISTORY]) lane->applied[++done % HISTORY] = false;
    store_release(&lane->done, done); /* pairs with the acquires in lane_has_passed and is_passed */
}

void lane_send(struct stream *stream)
{
    struct batch *b = stream->open;
    lane_count_fast(stream->lane);
    stream->open = NULL;
    lane_gather_nothing(stream->lane);
    b->asks |= unsignaled_must_ask(stream->lane, b);
    lane_hand_over(stream->lane, b);
}

/* Waits until the driver has sent the batch. The buffer may hold another message when the function returns. */
static void wait_until_sent(const struct batch *b)
{
    struct stream *stream = b->stream;
    uint64_t number = b->number;
    for (struct backoff backoff = {0}; b->stream == stream && b->number == number && !load_acquire(&b->sent);)
        lane_wait_inside(stream->lane, &backoff);
}

void lane_posted_in_place(struct context *c, struct stream *stream, enum posted what, const void *source, size_t nbytes)
{
    struct batch *b = stream->open;
    b->at -= nbytes;
    b->message.parts[1] = (struct wire_part){.bytes = source, .nbytes = nbytes};
    b->contexts |= load_relaxed(&c->bit);
    b->asks |= load_relaxed(&c->is_waited_by_requests);
    b->sent = false; /* also while it waits for the driver */
    lane_note(c, b->sequence, what);
    lane_gather_more(stream->lane, c, b);
    lane_send(stream);
    wait_until_sent(b);
}

/* It has no number in the history, which may be full of the batches that it asks about. */
void lane_send_empty(struct lane *lane, struct stream *stream)
{
    struct batch *b = lane_buffer(lane, stream, 0);
    if (b) lane_hand_over(lane, b);
}

/* Returns true if polling can have an effect; else it would be a system call for nothing. */
static bool is_busy(const struct lane *lane)
{
    return lane->expected || lane->unsent || lane->tx_pending || lane->bulk.n || lane->holds_back;
}

/* Sends the gathered records of these contexts; or only those behind which nothing in flight would trigger the
 * sending. */
static void send_gathered_of(struct lane *lane, uint64_t contexts, bool only_held_back)
{
    for (uint32_t i = 0; i < lane->n_batches && lane->gathered; i++) {
        struct batch *b = lane->buffers[i];
        bool is_open = b->stream->open == b && (b->contexts & contexts);
        if (is_open && !(only_held_back && b->stream->first)) lane_send(b->stream);
    }
}

static void send_gathered(struct lane *lane, uint64_t contexts)
{
    if (unlikely(lane->urgent & contexts)) send_gathered_of(lane, lane->urgent & contexts, false);
    send_gathered_of(lane, contexts, false);
}

static void deliver(const struct batch *b, const char *bytes, size_t nbytes)
{
    for (uint32_t i = 0; i < b->n_results; i++) {
        const struct result *r = &b->results[i];
        if (nbytes < r->nbytes) failure_die("an acknowledgement is too short");
        memcpy(r->to, bytes, r->nbytes);
        size_t step = min_size(record_padded(r->nbytes), nbytes);
        bytes += step;
        nbytes -= step;
    }
}

static void batch_applied(struct lane *lane, struct stream *stream, struct batch *b)
{
    stream->first = b->next;
    stream->answered_bytes = b->up_to;
    stream->answered = b->number;
    lane->expected--;
    bool is_last = !b->bulk || bulk_applied(lane, b->bulk);
    buffer_give(lane, b);
    if (is_last && b->sequence) lane_applied(lane, b->sequence);
}

void lane_answered(void *arg, const void *bytes, size_t nbytes)
{
    struct stream *stream = arg;
    struct batch *b = stream->first; /* acknowledgements come in the order of the batches that request them */
    struct batch_header header;
    if (unlikely(!batch_is_of_job(bytes, nbytes))) {
        foreign_dropped(WIRE_FOREIGN_ACK);
        return;
    }
    memcpy(&header, bytes, sizeof header);
    if (!b || header.number != b->number) failure_die("an acknowledgement is out of order");
    unsignaled_answered(stream->lane, stream, header.number);
    deliver(b, (const char *)bytes + sizeof header, nbytes - sizeof header);
    batch_applied(stream->lane, stream, b);
    if (!stream->first && stream->open) lane_send(stream);
}

void lane_answered_at_rx(void *stream, const void *bytes, size_t nbytes)
{
    rx_note_served();
    if (rx_is_with_lane()) lane_answered(stream, bytes, nbytes);
    else if (unlikely(!batch_is_of_job(bytes, nbytes))) foreign_dropped(WIRE_FOREIGN_ACK);
    else deferred_answers_add(stream, bytes, nbytes);
}

void lane_hold_back(struct lane *lane)
{
    lane->holds_back = true;
    progress_wake(); /* if no thread polls it soon */
}

static void send_held_back(struct lane *lane)
{
    lane->holds_back = false;
    send_gathered_of(lane, ALL_CONTEXTS, true);
}

/* Polls both at once. If another thread holds the receive endpoint, that thread polls, and keeps the acknowledgements
 * of this lane. The kept ones may be all that this thread waits for; the next poll reads the network. */
static void progress_shared(void)
{
    bool is_with_lane = rx_trylock_with_lane();
    bool any = deferred_answers_hand_on(lane_answered);
    if (!is_with_lane) return;
    if (!any) lane_pool.wire->rx_progress();
    rx_unlock_with_lane();
}

void lane_look(struct lane *lane)
{
    store_relaxed(&lane->looks, lane->looks + 1);
    if (lane->unsent) send_unsent(lane);
    if (lane->holds_back) send_held_back(lane);
    if (lane->shares_rx) progress_shared();
    else lane_pool.wire->lane_progress(lane->wire);
    if (!bulk_is_moving(&lane->bulk)) return;
    bulk_move(lane, BULK_AT_ONCE); /* in the room that is free now */
    send_unsent(lane);             /* batches that waited for a put that the NIC has written */
}

static bool fits(const struct batch *b, size_t nbytes, size_t result)
{
    return batch_has_room(b, nbytes) && b->answer_size + result <= BATCH_SIZE;
}

void lane_wait_inside(struct lane *lane, struct backoff *backoff)
{
    lane_look(lane);
    expect(2, lane_is_valid(lane));
    lane_unlock(lane);
    backoff_step(backoff);
    lane_lock(lane);
}

static void wait_for_room(struct lane *lane, struct backoff *backoff)
{
    send_gathered(lane, ALL_CONTEXTS);
    if (lane_history_is_full(lane)) unsignaled_ask(lane, lane->opened, ALL_CONTEXTS);
    lane_wait_inside(lane, backoff);
}

void *lane_room_slow(struct lane *lane, uint32_t node, size_t nbytes, size_t result, struct stream **stream)
{
    if (!lane_pool.wire) failure_die_in_child();
    lane_count_fast(lane);
    for (struct backoff backoff = {0};;) {
        struct stream *s = stream_to(lane, node);
        if (s->open && !fits(s->open, nbytes, result)) lane_send(s);
        if (s->open || batch_open(lane, s)) {
            void *at = s->open->at;
            s->open->at += nbytes;
            *stream = s;
            return at;
        }
        wait_for_room(lane, &backoff);
    }
}

uint64_t lane_reserve(struct lane *lane, uint32_t node, struct stream **stream)
{
    if (!lane_pool.wire) failure_die_in_child();
    for (struct backoff backoff = {0}; lane_history_is_full(lane);) wait_for_room(lane, &backoff);
    *stream = stream_to(lane, node);
    store_relaxed(&lane->opened, lane->opened + 1);
    return lane->opened;
}

void batch_expect(struct batch *b, void *to, size_t nbytes)
{
    if (b->n_results == b->result_room) {
        uint32_t room = b->result_room ? 2 * b->result_room : 16;
        struct result *results = realloc(b->results, room * sizeof *results);
        if (!results) die(NULL, "out of memory for results");
        b->results = results;
        b->result_room = room;
    }
    b->results_here = b->result_room;
    b->results[b->n_results++] = (struct result){.to = to, .nbytes = nbytes};
    b->answer_size += record_padded(nbytes);
}

/* Returns true if a buffer or the queue of long transfers has data of these contexts up to the mark. */
static bool is_under_way(const struct lane *lane, uint64_t mark, uint64_t contexts)
{
    for (uint32_t i = 0; i < lane->n_batches; i++) {
        const struct batch *b = lane->buffers[i];
        if (b->sequence <= mark && (b->contexts & contexts)) return true;
    }
    return bulk_is_queued(&lane->bulk, mark, contexts);
}

/* Returns true if everything of these contexts up to the mark is applied. Requests acknowledgements of unsignaled
 * batches. */
static bool is_applied(struct lane *lane, uint64_t mark, uint64_t contexts)
{
    if (lane->done >= mark) return true;
    bool is = unsignaled_ask(lane, mark, contexts) && !is_under_way(lane, mark, contexts);
    expect(1, !is || contexts != (uint64_t)ALL_CONTEXTS);
    return is;
}

static bool enter_as(struct lane *lane, enum waiter waiter)
{
    if (!lane_pool.wire) failure_die_in_child();
    if (waiter == WAITER_USER) lane_lock(lane);
    else if (!lane_visit(lane)) return false;
    expect(2, lane_is_valid(lane));
    return true;
}

static void leave_as(struct lane *lane, enum waiter waiter)
{
    expect(2, lane_is_valid(lane));
    if (waiter == WAITER_VISITOR) lane_visit_end(lane);
    else lane_unlock(lane);
}

/* The work of a step before it checks whether everything is applied. */
enum step { STEP_SEND, STEP_MOVE };

static bool lane_step_as(struct lane *lane, uint64_t mark, uint64_t contexts, enum waiter waiter, enum step step)
{
    if (!enter_as(lane, waiter)) return false;
    if (lane->gathered) send_gathered(lane, contexts);
    if (step == STEP_MOVE && is_busy(lane)) lane_look(lane);
    bool is_over = is_applied(lane, mark, contexts);
    leave_as(lane, waiter);
    return is_over;
}

static bool lane_step(struct lane *lane, uint64_t mark, uint64_t contexts, enum waiter waiter)
{
    return lane_step_as(lane, mark, contexts, waiter, STEP_MOVE);
}

void lane_settle(struct lane *lane, enum waiter waiter)
{
    if (lane == &no_lane) return;
    for (unsigned times = 0; !enter_as(lane, waiter);) yield_step(&times);
    lane_count_fast(lane);
    leave_as(lane, waiter);
}

void lane_forget(struct lane *lane)
{
    for (unsigned times = 0; !enter_as(lane, WAITER_VISITOR);) yield_step(&times);
    lane_count_fast(lane);
    lane_gather_nothing(lane);
    leave_as(lane, WAITER_VISITOR);
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
    if (waiter == WAITER_USER || load_relaxed(&lane->gathered)) lane_step(lane, 0, ALL_CONTEXTS, waiter);
    unsignaled_note_empty_poll(&lane->unsignaled);
}

static struct lane *lane_of_mark(uint64_t mark)
{
    if (!lane_pool.lanes) failure_die_in_child();
    return &lane_pool.lanes[mark_lane(mark)];
}

/* Pairs with the release in lane_applied: the effects, including results in the caller's memory, are visible. */
bool lane_has_passed(uint64_t mark) { return !mark || load_acquire(&lane_of_mark(mark)->done) >= mark; }

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
    return (struct backoff){.is_urgent =
                                is_its_own && !world.is_oversubscribed && (load_relaxed(&lane->urgent) & contexts)};
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
    bool is_alone = load_relaxed(&lane->waiting) == 1;
    if (watches && is_alone) return is_at(mark, contexts, WAITER_USER);
    return lane_has_passed(mark) || lane_step_as(lane, mark, contexts, WAITER_USER, watches ? STEP_MOVE : STEP_SEND);
}

static void backoff_together(struct lane *lane, struct backoff *backoff, bool watches)
{
    bool keeps_cpu = watches && world.threads_share_cpu; /* others have had the CPU, and the answer may be near */
    if (load_relaxed(&lane->waiting) == 1 || backoff->is_urgent || keeps_cpu) {
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
    if (fetch_add(&lane->waiting, 1) && !backoff.is_urgent) yield_if_cheap();
    for (;; backoff_together(lane, &backoff, watches)) {
        if (!watches) watches = !load_relaxed(&lane->is_watched) && !exchange(&lane->is_watched, 1);
        if (step_together(lane, mark, contexts, watches || backoff.sleep_us || backoff.is_urgent)) break;
        if (bulk_has_moved(lane, &moved)) backoff_anew(&backoff);
    }
    if (watches) store_release(&lane->is_watched, 0); /* pairs with the exchange */
    fetch_sub(&lane->waiting, 1);
}

void lane_wait(uint64_t mark, uint64_t contexts, enum waiter waiter)
{
    if (mark) unsignaled_note_wait(&lane_of_mark(mark)->unsignaled, mark);
    if (lane_has_passed(mark)) return;
    struct lane *lane = lane_of_mark(mark);
    add_relaxed(&lane->waits, 1);
    if (lane->shares_rx) rx_claim(RX_LANE);
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

/* Moves what no other thread has moved. Inside the lane, called by the progress thread. */
static void help_along(struct lane *lane)
{
    uint64_t before = load_relaxed(&lane->bulk.moved);
    lane_look(lane);
    lane->bulk.seen += load_relaxed(&lane->bulk.moved) - before;
}

/* Returns true if another thread has polled the lane since the last call. Polls of the progress thread do not count. */
static bool is_looked_at_by_others(struct lane *lane)
{
    uint64_t seen = lane->looks_seen;
    lane->looks_seen = load_relaxed(&lane->looks);
    return lane->looks_seen != seen;
}

/* Sends from here may linger in the driver, too; gathered records leave with the acknowledgement for which they
 * wait. */
static void help_lane(struct lane *lane)
{
    if (!enter_as(lane, WAITER_VISITOR)) return;
    store_relaxed(&lane->sending, false);
    help_along(lane);
    if (is_busy(lane)) store_relaxed(&lane->sending, true);
    lane->looks_seen = lane->looks;
    expect(2, lane_is_valid(lane));
    if (load_relaxed(&lane->bulk.to_move)) lane_visit_end_shared(lane); /* repeated every SOON_US until it has ended */
    else lane_visit_end(lane);
}

enum help lane_help(bool leaves_to_others)
{
    enum help help = HELP_NOTHING;
    for (uint32_t i = 0; i < lane_pool.n_lanes; i++) {
        struct lane *lane = &lane_pool.lanes[i];
        if (!load_ordered(&lane->gathered) && !load_ordered(&lane->sending)) continue;
        if (!is_looked_at_by_others(lane) || !leaves_to_others) {
            help_lane(lane);
            help = HELP_GIVEN;
        } else if (help == HELP_NOTHING) {
            help = HELP_BY_OTHERS;
        }
    }
    return help;
}

/* True if another thread progresses this lane: it moved since the last poll, or the thread that may hold it is
 * inside. */
static bool is_moved_by_others(struct lane *lane)
{
    if (bulk_has_moved(lane, &lane->bulk.seen)) return true;
    if (!enter_as(lane, WAITER_VISITOR)) return true;
    help_along(lane);
    leave_as(lane, WAITER_VISITOR);
    return false;
}

enum help lane_help_bulk(void)
{
    enum help help = HELP_NOTHING;
    for (uint32_t i = 0; i < lane_pool.n_lanes; i++) {
        struct lane *lane = &lane_pool.lanes[i];
        if (!load_ordered(&lane->bulk.to_move)) continue;
        if (!is_moved_by_others(lane)) help = HELP_GIVEN;
        else if (help == HELP_NOTHING) help = HELP_BY_OTHERS;
    }
    return help;
}

void lane_open(struct lane *lane)
{
    const char *why = lane_pool.wire->lane_open(&lane->wire);
    if (why) die(NULL, "cannot open lane %u: %s", lane->number, why);
    lane->shares_rx = lane_pool.wire->lane_shares_rx && lane_pool.wire->lane_shares_rx(lane->wire);
    lane->recent = &no_stream;
    lane_gather_nothing(lane);
}

void lane_close(struct lane *lane)
{
    if (lane->wire) lane_pool.wire->lane_close(lane->wire);
    streams_close(lane);
    bulk_close(&lane->bulk);
    for (uint32_t i = 0; i < lane->n_batches; i++) {
        free(lane->buffers[i]->results);
        free(lane->buffers[i]);
    }
}
