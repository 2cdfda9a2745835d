#include "lane/bulk.h"

#include "core/wait_policy.h"
#include "lane/backoff.h"
#include "lane/bulk_move.h"
#include "lane/lane_look.h"
#include "lane/lane_pool.h"
#include "lane/lane_room.h"
#include "lane/progress_wake.h"
#include "lane/stream.h"

/* Returns true if the progress thread could move the pieces of the NIC while this one computes: the driver copies them,
 * on a processor that is not this thread's. */
static bool is_for_progress_thread(void) { return lane_pool.rma->copies && !wait_policy.wire_shares_cpu; }

/* Moves one piece, to bridge the time until the progress thread is awake; or as many as the NIC takes, if that thread
 * would gain nothing. */
static void bulk_begin(struct lane *lane, const struct bulk *bulk)
{
    size_t left;
    uint32_t n = 0;
    do {
        left = bulk->left;
        bulk_move(lane, 1);
        n++;
    } while (lane->bulk.first == bulk && !bulk->pieces && bulk->left < left && n < RDMA_WINDOW &&
             !is_for_progress_thread());
}

/* The number of the last message of the connection that must be applied before the NIC begins. A put follows what was
 * sent before the last fence, and perhaps a little more: fences are noticed here only. A get follows all. */
static uint64_t last_before(const struct lane *lane, struct stream *s, enum bulk_kind kind)
{
    uint32_t fences = load_relaxed(&lane->shared.fences);
    if (s->bulk.fences != fences) s->bulk.fenced = s->sent;
    s->bulk.fences = fences;
    return kind == BULK_GET ? s->sent : s->bulk.fenced;
}

static void bulk_post(struct context *c, struct bulk what)
{
    struct lane *lane = lane_pool_enter(c);
    if (lane->bulk.flying) lane_look(lane); /* completed pieces make room, so that no thread has to be woken */
    what.contexts = load_relaxed(&c->bit);
    what.sequence = lane_reserve(lane, what.target.peer.node, &what.stream);
    if (what.stream->open) lane_send(what.stream);
    what.behind = last_before(lane, what.stream, what.kind);
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
        lane_note(c, lane->published.done,
                  POSTED_READ); /* a complete mark: the next quiet counts complete operations */
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

/* Makes the only piece of a single put a transfer, which a later look completes. */
static void put_launch(struct stream *s, uint64_t contexts, struct bulk *bulk)
{
    *bulk = (struct bulk){.kind = BULK_PUT,
                          .stream = s,
                          .sequence = s->before,
                          .contexts = contexts,
                          .card = bulk->card,
                          .has_flown = true,
                          .is_single = true};
    bulk_append(&s->lane->bulk, bulk);
    if (!bulk->card.is_copied) lane_hold(s->lane, bulk->sequence);
    bulk_launch(s->lane, bulk);
}

/* Starts a single put, if the NIC takes it at once, and its flush. It becomes a transfer unless the flush is complete
 * already. */
static enum rdma_answer put_piece(struct context *c, struct stream *s, const struct target *t, const void *source,
                                  size_t nbytes)
{
    size_t taken;
    struct lane *lane = s->lane;
    struct bulk *bulk = bulk_take(&lane->bulk); /* the driver may complete the piece later */
    bulk->card = (struct rdma_part){.is_copied = nbytes <= RDMA_COPIED};
    enum rdma_answer answer = rdma_put(lane, s, t, source, nbytes, &bulk->card, &taken);
    if (answer != RDMA_TAKEN) {
        bulk_give(&lane->bulk, bulk);
        return answer;
    }
    expect(1, taken == nbytes);
    uint64_t sequence = lane_reserve(lane, s->node, &s); /* does not wait: the history has room */
    s->before = sequence;
    if (rdma_is_over(s, &bulk->card, RDMA_FLUSH_NOW)) {
        bulk_give(&lane->bulk, bulk);
        lane_applied(lane, sequence);
    } else {
        put_launch(s, load_relaxed(&c->bit), bulk);
    }
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
