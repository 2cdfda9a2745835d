#include "lane/bulk.h"

#include <string.h>

#include "base/log.h"
#include "lane/lane.h"
#include "lane/backoff.h"
#include "lane/lane_pool.h"
#include "lane/progress.h"
#include "lane/rdma.h"
#include "lane/stream.h"

enum {
    BULK_PIECE = BATCH_SIZE - 64, /* bytes of a piece: with the headers of a record with a signal, it fills a message */
    BULK_WINDOW = BATCHES / 2,    /* pieces of one connection in flight: the other buffers are for gathered records, */
    BULK_MOST = BULK_WINDOW + (BATCHES + 7) / 8, /* and these for transfers to other nodes, if that one is slow */
};

enum bulk_kind { BULK_PUT, BULK_PUT_SIGNAL, BULK_GET };

struct bulk {
    struct bulk *next;
    struct stream *stream;
    uint64_t sequence;
    uint64_t contexts; /* contexts of the transfer */
    enum bulk_kind kind;
    struct target target; /* target of the next piece; the next two fields refer to it, too */
    char *local;
    size_t left;           /* bytes */
    uint32_t pieces;       /* pieces handed over as messages and not applied */
    struct rdma_part card; /* pieces that the NIC has */
    bool has_flown;        /* the NIC has had a piece */
    bool is_flying;        /* it is in the list `flying` */
    bool is_unordered;     /* it is counted in `unordered` */
    bool is_to_move;       /* it is counted in `to_move` */
    bool is_single;        /* bulk_put_alone */
    uint64_t behind;       /* the connection's last message before it */
    uint64_t signal[2];    /* header and operand */
};

/* Posting */

static struct bulk *bulk_take(struct bulk_queue *queue)
{
    struct bulk *bulk = queue->spare;
    if (bulk) queue->spare = bulk->next;
    else bulk = malloc(sizeof *bulk);
    if (!bulk) die(NULL, "out of memory for a transfer");
    return bulk;
}

static void bulk_give(struct bulk_queue *queue, struct bulk *bulk)
{
    bulk->next = queue->spare;
    queue->spare = bulk;
}

static void bulk_append(struct bulk_queue *queue, struct bulk *bulk)
{
    if (!queue->first) queue->last = &queue->first;
    *queue->last = bulk;
    queue->last = &bulk->next;
    bulk->is_unordered = bulk->is_to_move = true;
    bulk->stream->bulk.queued++;
    queue->n++;
    store_relaxed(&queue->to_move, queue->to_move + 1);
    store_relaxed(&queue->unordered, queue->unordered + 1);
}

/* Moves one piece, to bridge the time until the progress thread is awake; or as many as the NIC takes, if the NIC
 * continues by itself. */
static void bulk_begin(struct lane *lane, const struct bulk *bulk)
{
    uint32_t n = 0;
    do {
        bulk_move(lane, 1);
        n++;
    } while (lane->bulk.first == bulk && bulk->card.pieces == n && n < RDMA_WINDOW && !lane_pool.rma->copies);
}

static void bulk_post(struct context *c, struct bulk what)
{
    struct lane *lane = lane_pool_enter(c);
    if (lane->bulk.flying) lane_look(lane); /* completed pieces make room, so that no thread has to be woken */
    what.contexts = load_relaxed(&c->bit);
    what.sequence = lane_reserve(lane, what.target.peer.node, &what.stream);
    if (what.stream->open) lane_send(what.stream);
    what.behind = what.stream->sent;
    bool is_first = !lane->bulk.to_move; /* otherwise the progress thread is running, or has been woken */
    struct bulk *bulk = bulk_take(&lane->bulk);
    *bulk = what;
    bulk_append(&lane->bulk, bulk);
    lane_hold(lane, what.sequence);
    if (!lane->bulk.pieces) bulk_begin(lane, bulk);
    lane_note(c, what.sequence, what.kind == BULK_GET ? POSTED_READ : POSTED_WRITE);
    bool is_left = is_first && lane->bulk.to_move;
    if (lane->bulk.flying) progress_wake();
    lane_unlock(lane);
    /* This thread may not return soon, except for a short transfer, for which it waits. */
    if (is_left && bulk_is_long(what.left)) progress_wake_now();
}

void bulk_put(struct context *c, const struct target *t, const void *source, size_t nbytes)
{
    bulk_post(c, (struct bulk){.kind = BULK_PUT, .target = *t, .local = (char *)source, .left = nbytes});
}

void bulk_put_signal(struct context *c, const struct target *t, const void *source, size_t nbytes,
                     const struct target *word, uint64_t signal, bool add)
{
    uint64_t header = record_header(record_amo(add ? AMO_ADD : AMO_SET, 64, false), word);
    bulk_post(c, (struct bulk){.kind = BULK_PUT_SIGNAL,
                               .target = *t,
                               .local = (char *)source,
                               .left = nbytes,
                               .signal = {header, signal}});
}

void bulk_get(struct context *c, const struct target *t, void *dest, size_t nbytes)
{
    bulk_post(c, (struct bulk){.kind = BULK_GET, .target = *t, .local = dest, .left = nbytes});
}

/* Moving */

static void write_get(struct bulk *bulk, struct batch *b, size_t nbytes)
{
    uint64_t *at = (uint64_t *)b->at;
    at[0] = record_header(RECORD_GET, &bulk->target);
    at[1] = nbytes;
    b->at = (char *)(at + 2);
    batch_expect(b, bulk->local, nbytes);
}

/* Returns true if the next message is its last one, with its signal. */
static bool piece_signals(const struct bulk *bulk) { return bulk->kind == BULK_PUT_SIGNAL && bulk->left <= BULK_PIECE; }

static void write_put(struct bulk *bulk, struct batch *b, size_t nbytes)
{
    uint64_t *at = (uint64_t *)b->at;
    bool signals = piece_signals(bulk);
    at[0] = record_header(signals ? RECORD_PUT_SIGNAL : RECORD_PUT, &bulk->target);
    at[1] = nbytes;
    at += 2;
    if (signals) memcpy(at, bulk->signal, sizeof bulk->signal), at += 2;
    memcpy(at, bulk->local, nbytes);
    b->at = (char *)at + record_padded(nbytes);
}

static void write_piece(struct bulk *bulk, struct batch *b)
{
    size_t nbytes = min_size(bulk->left, BULK_PIECE);
    b->bulk = bulk;
    b->contexts = bulk->contexts;
    if (bulk->kind == BULK_GET) write_get(bulk, b, nbytes);
    else write_put(bulk, b, nbytes);
    bulk->local += nbytes, bulk->target.offset += nbytes, bulk->left -= nbytes;
    bulk->pieces++;
}

/* Returns false if no buffer is free. */
static bool move_as_message(struct lane *lane, struct bulk *bulk)
{
    struct bulk_queue *queue = &lane->bulk;
    if (bulk->stream->bulk.pieces == BULK_WINDOW || queue->pieces == BULK_MOST || lane->unsent) return false;
    struct batch *b = lane_buffer(lane, bulk->stream, bulk->sequence);
    if (!b) return false;
    if (bulk->stream->open) lane_send(bulk->stream); /* the batch need not wait for the whole transfer */
    write_piece(bulk, b);
    bulk->stream->bulk.pieces++;
    queue->pieces++;
    lane_hand_over(lane, b);
    return true;
}

/* Returns true if everything sent before it is applied; else requests an acknowledgement. */
static bool is_behind(struct lane *lane, const struct bulk *bulk)
{
    struct stream *s = bulk->stream;
    if (s->is_written) return false;
    if (s->answered >= bulk->behind) return true;
    if (s->asked < bulk->behind) lane_send_empty(lane, s);
    return false;
}

/* Returns true if a message that is sent now arrives behind its pieces. */
static bool is_in_front(const struct bulk *bulk)
{
    return lane_pool.rma->keeps_order || rdma_is_over(bulk->stream, &bulk->card, RDMA_FLUSH_NOW);
}

/* Returns the number of bytes at the end of a put with a signal that are sent in the message of the signal: those that
 * the NIC does not get, or does not take. */
static size_t tail_of(const struct bulk *bulk) { return bulk->kind == BULK_PUT_SIGNAL ? RDMA_TAIL : 0; }

static enum rdma_answer as_message(const struct bulk *bulk)
{
    return !piece_signals(bulk) || is_in_front(bulk) ? RDMA_IN_BATCH : RDMA_LATER;
}

static enum rdma_answer move_by_card(struct lane *lane, struct bulk *bulk)
{
    size_t taken = 0, tail = tail_of(bulk);
    if (!lane_pool.rma) return RDMA_IN_BATCH;
    if (bulk->left <= tail || !rdma_has_key(lane, bulk->stream, &bulk->target)) return as_message(bulk);
    if (!is_behind(lane, bulk)) return RDMA_LATER;
    enum rdma_answer answer =
        bulk->kind == BULK_GET
            ? rdma_get(lane, bulk->stream, &bulk->target, bulk->local, bulk->left, &bulk->card, &taken)
            : rdma_put(lane, bulk->stream, &bulk->target, bulk->local, bulk->left - tail, &bulk->card, &taken);
    if (answer == RDMA_IN_BATCH) return as_message(bulk);
    if (answer != RDMA_TAKEN) return answer;
    bulk->local += taken, bulk->target.offset += taken, bulk->left -= taken;
    bulk->has_flown = true;
    return RDMA_TAKEN;
}

/* Marks it as ordered: its source has been read, and what is sent from now on arrives behind it. */
static void set_ordered(struct bulk_queue *queue, struct bulk *bulk)
{
    if (bulk->is_unordered) store_release(&queue->unordered, queue->unordered - 1);
    bulk->is_unordered = false;
}

/* Marks it as complete, or as the NIC's alone. The release pairs with the load in lane_help_bulk: a thread that reads 0
 * there then sees lane->sending. */
static void set_moved(struct bulk_queue *queue, struct bulk *bulk)
{
    if (bulk->is_to_move) store_release(&queue->to_move, queue->to_move - 1);
    bulk->is_to_move = false;
}

/* Adds it to the list of transfers that a thread checks now and then: a request may be able to progress although no
 * thread waits for it. */
static void set_flying(struct lane *lane, struct bulk *bulk)
{
    store_relaxed(&lane->sending, true);
    set_moved(&lane->bulk, bulk);
}

/* Removes a transfer of which all pieces have been handed over. */
static void leave_queue(struct lane *lane, struct bulk **link)
{
    struct bulk_queue *queue = &lane->bulk;
    struct bulk *bulk = *link;
    *link = bulk->next;
    if (queue->last == &bulk->next) queue->last = link;
    bulk->stream->bulk.queued--;
    bulk->is_flying = bulk->has_flown;
    if (bulk->is_flying) {
        bulk->next = queue->flying;
        queue->flying = bulk;
    }
    if (bulk->is_flying && !bulk->pieces) set_flying(lane, bulk);
    if (!bulk->card.puts) set_ordered(queue, bulk);
}

static void bulk_end(struct bulk_queue *queue, struct bulk *bulk)
{
    set_moved(queue, bulk);
    queue->n--;
    bulk_give(queue, bulk);
}

/* Completes transfers whose pieces the NIC has completed. */
static void land(struct lane *lane)
{
    struct bulk_queue *queue = &lane->bulk;
    rdma_progress(lane);
    for (struct bulk **link = &queue->flying, *bulk; (bulk = *link);) {
        /* A flush covers the puts before it. But queued transfers wait for a single put. */
        bool comes_more = bulk->stream->bulk.queued && !bulk->is_single;
        enum rdma_flush when = comes_more ? RDMA_FLUSH_SOON : RDMA_FLUSH_NOW;
        if (lane_pool.rma->keeps_order && !bulk->card.pieces) set_ordered(queue, bulk);
        if (bulk->pieces || !rdma_is_over(bulk->stream, &bulk->card, when)) {
            link = &bulk->next;
            continue;
        }
        *link = bulk->next;
        set_ordered(queue, bulk);
        if (bulk->is_single) bulk->stream->is_written = false;
        store_relaxed(&queue->moved, queue->moved + 1);
        uint64_t sequence = bulk->sequence;
        bulk_end(queue, bulk);
        lane_applied(lane, sequence);
    }
}

/* Hands over one piece. Returns false if the transfer cannot continue now. */
static bool move_piece(struct lane *lane, struct bulk *bulk)
{
    enum rdma_answer answer = move_by_card(lane, bulk);
    return answer == RDMA_TAKEN || (answer == RDMA_IN_BATCH && move_as_message(lane, bulk));
}

/* A transfer that cannot continue holds up those behind it on its stream, but none to another node. */
void bulk_move(struct lane *lane, int most)
{
    struct bulk_queue *queue = &lane->bulk;
    struct bulk *bulk, **link = &queue->first;
    queue->round++;
    for (int n = 0; n < most && (bulk = *link);) {
        if (bulk->stream->bulk.held_up != queue->round && move_piece(lane, bulk)) {
            n++;
            store_relaxed(&queue->moved, queue->moved + 1);
            if (!bulk->left) leave_queue(lane, link);
        } else {
            bulk->stream->bulk.held_up = queue->round;
            link = &bulk->next;
        }
    }
    if (lane_pool.rma) land(lane);
}

bool bulk_applied(struct lane *lane, struct bulk *bulk)
{
    struct bulk_queue *queue = &lane->bulk;
    queue->pieces--;
    bulk->stream->bulk.pieces--;
    store_relaxed(&queue->moved, queue->moved + 1);
    bulk->pieces--;
    if (bulk->is_flying && !bulk->pieces) set_flying(lane, bulk);
    if (bulk->pieces || bulk->left || bulk->is_flying) return false;
    bulk_end(queue, bulk);
    return true;
}

static bool is_among(const struct bulk *list, uint64_t mark, uint64_t contexts)
{
    for (const struct bulk *bulk = list; bulk; bulk = bulk->next)
        if (bulk->sequence <= mark && (bulk->contexts & contexts)) return true;
    return false;
}

bool bulk_is_queued(const struct bulk_queue *queue, uint64_t mark, uint64_t contexts)
{
    return is_among(queue->first, mark, contexts) || is_among(queue->flying, mark, contexts);
}

/* Waiting for it */

/* Returns true if the NIC should move a blocking put. Its thread waits until the NIC has read the source, and the data
 * is at its target. */
bool bulk_suits_put(struct context *c, const struct target *t, size_t nbytes)
{
    return unlikely(lane_pool.rma) && nbytes >= lane_pool.rdma_awaited && bulk_suits_get(c, t, nbytes);
}

/* Returns false if a word must be a message, because the NIC might see a part of a concurrent store of a processor, or
 * a processor a part of the NIC's. */
static bool may_be_moved(size_t nbytes) { return nbytes > sizeof(uint64_t) || lane_pool.rma->keeps_words; }

/* Inside the lane. Returns true if a get may go by the NIC now. A short get does not wait for earlier messages or
 * transfers, which may belong to other contexts and nodes: it is sent as a message behind the former. */
static bool is_free(const struct lane *lane, const struct stream *s)
{
    return !s->open && s->answered == s->sent && !lane->bulk.first;
}

bool bulk_suits_get(struct context *c, const struct target *t, size_t nbytes)
{
    if (likely(!lane_pool.rma) || !may_be_moved(nbytes)) return false;
    struct lane *lane = lane_pool_enter(c);
    struct stream *s = stream_to(lane, t->peer.node);
    bool suits = rdma_has_key(lane, s, t) && (is_free(lane, s) || bulk_is_long(nbytes));
    lane_unlock(lane);
    return suits;
}

static void wait_for_part(struct lane *lane, const struct rdma_part *part)
{
    struct backoff backoff = {0};
    for (rdma_progress(lane); part->pieces; rdma_progress(lane)) lane_wait_inside(lane, &backoff);
}

/* Starts a get. It is ordered behind a single put, as messages are. */
static enum rdma_answer get_piece(struct lane *lane, struct stream *s, const struct target *t, void *dest,
                                  size_t nbytes, struct rdma_part *part)
{
    size_t taken = nbytes;
    enum rdma_answer answer = s->is_written ? RDMA_LATER : rdma_get(lane, s, t, dest, nbytes, part, &taken);
    expect(1, answer != RDMA_TAKEN || taken == nbytes);
    return answer;
}

/* It has no number in the lane's history, because no other thread waits for it. Whether the NIC has room depends only
 * on local work. It is counted when it has arrived, because the counters count completed gets. */
bool bulk_get_piece(struct context *c, const struct target *t, void *dest, size_t nbytes)
{
    struct rdma_part part = {0};
    enum rdma_answer answer = RDMA_IN_BATCH;
    if (likely(!lane_pool.rma) || !may_be_moved(nbytes) || !rdma_is_piece(t, nbytes)) return false;
    struct lane *lane = lane_pool_enter(c);
    struct stream *s = stream_to(lane, t->peer.node);
    for (struct backoff backoff = {0};
         is_free(lane, s) && (answer = get_piece(lane, s, t, dest, nbytes, &part)) == RDMA_LATER;)
        lane_wait_inside(lane, &backoff);
    if (answer == RDMA_TAKEN) {
        wait_for_part(lane, &part);
        lane_note(c, lane->done, POSTED_READ); /* a complete mark: the next quiet counts complete operations */
    }
    lane_unlock(lane);
    return answer == RDMA_TAKEN;
}

/* Heuristic (affects performance only): a put goes by the NIC if each of the last ones on the connection was followed
 * by a quiet. Puts without quiets between them are gathered, which takes fewer packets. */
static bool is_expected_alone(const struct lane *lane, struct stream *s, size_t nbytes)
{
    bool was_awaited = s->before <= load_relaxed(&lane->unsignaled.awaited);
    if (!was_awaited) s->alone = 0;
    else if (s->alone < RDMA_ALONE) s->alone++;
    return s->alone >= RDMA_ALONE || bulk_is_long(nbytes);
}

/* Returns true if the connection has no gathered, unacknowledged or written data, and the history has a free number. */
static bool is_idle(const struct lane *lane, const struct stream *s)
{
    return is_free(lane, s) && !s->is_written && rdma_is_idle(s) && !lane_history_is_full(lane);
}

/* Starts a transfer of one piece that the NIC takes at once. */
static enum rdma_answer put_piece(struct context *c, struct stream *s, const struct target *t, const void *source,
                                  size_t nbytes)
{
    struct lane *lane = s->lane;
    struct bulk *bulk = bulk_take(&lane->bulk);
    *bulk = (struct bulk){.kind = BULK_PUT, .contexts = load_relaxed(&c->bit), .has_flown = true, .is_single = true};
    bulk->card.is_copied = nbytes <= RDMA_COPIED;
    size_t taken;
    enum rdma_answer answer = rdma_put(lane, s, t, source, nbytes, &bulk->card, &taken);
    if (answer != RDMA_TAKEN) {
        bulk_give(&lane->bulk, bulk);
        return answer;
    }
    expect(1, taken == nbytes);
    uint64_t sequence = lane_reserve(lane, s->node, &bulk->stream); /* does not wait: the history has room */
    bulk->sequence = s->before = sequence;
    s->before_contexts = bulk->contexts;
    bulk_append(&lane->bulk, bulk);
    if (!bulk->card.is_copied) lane_hold(lane, sequence);
    leave_queue(lane, &lane->bulk.first);
    set_ordered(&lane->bulk, bulk); /* later operations wait for it */
    s->is_written = true;
    land(lane);
    lane_note(c, sequence, POSTED_WRITE);
    return answer;
}

bool bulk_put_alone(struct context *c, const struct target *t, const void *source, size_t nbytes)
{
    enum rdma_answer answer = RDMA_IN_BATCH;
    if (likely(!lane_pool.rma) || nbytes >= lane_pool.rdma_awaited) return false;
    if (!may_be_moved(nbytes) || !rdma_is_piece(t, nbytes)) return false;
    struct lane *lane = lane_pool_enter(c);
    struct stream *s = stream_to(lane, t->peer.node);
    if (lane->bulk.flying) lane_look(lane);
    bool is_alone = is_idle(lane, s) && is_expected_alone(lane, s, nbytes);
    for (struct backoff backoff = {0};
         is_alone && is_idle(lane, s) && (answer = put_piece(c, s, t, source, nbytes)) == RDMA_LATER;)
        lane_wait_inside(lane, &backoff);
    if (answer != RDMA_TAKEN && !is_idle(lane, s)) s->alone = 0;
    if (lane->bulk.flying) progress_wake();
    lane_unlock(lane);
    return answer == RDMA_TAKEN;
}

bool bulk_has_moved(const struct lane *lane, uint64_t *before)
{
    uint64_t now = load_relaxed(&lane->bulk.moved);
    bool has = now != *before;
    *before = now;
    return has;
}

void bulk_close(struct bulk_queue *queue)
{
    for (struct bulk *bulk; (bulk = queue->spare); free(bulk)) queue->spare = bulk->next;
}
