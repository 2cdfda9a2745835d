#include "lane/bulk_move.h"

#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "lane/lane_send.h"

enum {
    BULK_PIECE = BATCH_SIZE - 64, /* bytes of a piece: with the headers of a record with a signal, it fills a message */
    BULK_WINDOW = BATCHES / 2,    /* pieces of one connection in flight: the other buffers are for gathered records, */
    BULK_MOST = BULK_WINDOW + (BATCHES + 7) / 8, /* and these for transfers to other nodes, if that one is slow */
};

struct bulk *bulk_take(struct bulk_queue *queue)
{
    struct bulk *bulk = queue->spare;
    if (bulk) queue->spare = bulk->next;
    else bulk = malloc(sizeof *bulk);
    if (!bulk) die(NULL, "out of memory for a transfer");
    return bulk;
}

void bulk_give(struct bulk_queue *queue, struct bulk *bulk)
{
    bulk->next = queue->spare;
    queue->spare = bulk;
}

void bulk_append(struct bulk_queue *queue, struct bulk *bulk)
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
    if (bulk->stream->bulk.pieces == BULK_WINDOW || queue->pieces == BULK_MOST || lane->inside.unsent) return false;
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

static enum rdma_answer as_message(const struct bulk *bulk)
{
    return !piece_signals(bulk) || is_in_front(bulk) ? RDMA_IN_BATCH : RDMA_LATER;
}

static enum rdma_answer move_by_card(struct lane *lane, struct bulk *bulk)
{
    size_t taken = 0, tail = bulk->kind == BULK_PUT_SIGNAL ? RDMA_TAIL : 0; /* for the message of the signal */
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

/* Marks it as one that no thread has to move. The release pairs with the load in lane_help_bulk: a thread that reads 0
 * there then sees lane->published.sending. */
static void set_moved(struct bulk_queue *queue, struct bulk *bulk)
{
    if (bulk->is_to_move) store_release(&queue->to_move, queue->to_move - 1);
    bulk->is_to_move = false;
}

/* Adds it to the transfers that a thread checks now and then, because a driver may keep a piece that it has taken until
 * it is polled. Several messages, or one that the driver has not taken, are moved on until they are acknowledged. */
static void set_flying(struct lane *lane, struct bulk *bulk)
{
    bulk->next = lane->bulk.flying;
    lane->bulk.flying = bulk;
    store_relaxed(&lane->published.sending, true);
    if (bulk->pieces <= 1 && !lane->inside.unsent) set_moved(&lane->bulk, bulk);
}

/* Removes a transfer of which all pieces have been handed over. */
static void leave_queue(struct lane *lane, struct bulk **link)
{
    struct bulk_queue *queue = &lane->bulk;
    struct bulk *bulk = *link;
    *link = bulk->next;
    if (queue->last == &bulk->next) queue->last = link;
    bulk->stream->bulk.queued--;
    if (bulk->has_flown) set_flying(lane, bulk);
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

void bulk_launch(struct lane *lane, struct bulk *bulk)
{
    leave_queue(lane, &lane->bulk.first);
    set_ordered(&lane->bulk, bulk);
    bulk->stream->is_written = true;
    land(lane);
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
    if (bulk->pieces || bulk->left) return false;
    set_moved(queue, bulk);
    if (bulk->has_flown) return false; /* `land` ends it */
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

bool bulk_is_reading(const struct bulk_queue *queue, uint64_t mark)
{
    if (is_among(queue->first, mark, ALL_CONTEXTS)) return true;
    for (const struct bulk *bulk = queue->flying; bulk; bulk = bulk->next)
        if (bulk->sequence <= mark && bulk->card.pieces) return true;
    return false;
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
