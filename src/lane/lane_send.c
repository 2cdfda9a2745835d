#include "lane/lane_send.h"

#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "lane/progress_wake.h"
#include "lane/unsignaled.h"

static struct batch *buffer_take(struct lane *lane)
{
    for (struct batch **link = &lane->inside.tx_pending, *b; (b = *link);) {
        if (!load_acquire(&b->sent)) { /* pairs with the release in message_sent, ucx.c */
            link = &b->next;
            continue;
        }
        *link = b->next;
        b->next = lane->inside.free;
        lane->inside.free = b;
    }
    struct batch *b = lane->inside.free;
    if (b) lane->inside.free = b->next;
    else if (lane->inside.n_batches < BATCHES && (b = aligned_alloc(cache_line, sizeof *b))) {
        lane->inside.buffers[lane->inside.n_batches++] = b;
        b->results = NULL;
        b->result_room = 0;
    }
    return b;
}

void lane_buffer_give(struct lane *lane, struct batch *b)
{
    struct batch **list = load_acquire(&b->sent) ? &lane->inside.free : &lane->inside.tx_pending;
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
    store_relaxed(&lane->published.gathered, lane->published.gathered + 1);
    return b;
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
    struct batch **link = &lane->inside.unsent;
    if (!lane->inside.unsent || !(b->contexts & lane->binding.urgent)) {
        link = lane->inside.unsent ? lane->inside.unsent_last : link;
    } else {
        for (struct batch **at = link; *at; at = &(*at)->next_unsent)
            if (((*at)->contexts & lane->binding.urgent) || (*at)->stream == b->stream) link = &(*at)->next_unsent;
    }
    b->next_unsent = *link;
    *link = b;
    if (!b->next_unsent) lane->inside.unsent_last = &b->next_unsent;
}

static void unsent_remove(struct lane *lane, struct batch **link)
{
    struct batch *b = *link;
    *link = b->next_unsent;
    if (!*link) lane->inside.unsent_last = link;
}

/* Hands closed batches to the driver in order, as far as it has room, but none that would overtake a put that the NIC
 * writes. Until then they count as gathered. The buffer of a batch that requests an acknowledgement is kept until that
 * arrives. */
void lane_send_unsent(struct lane *lane)
{
    for (struct batch **link = &lane->inside.unsent, *b; (b = *link);) {
        if (unlikely(b->stream->is_written)) {
            link = &b->next_unsent;
            continue;
        }
        if (!lane_pool.wire->send(b->stream->port, &b->message, &b->sent)) return;
        unsent_remove(lane, link);
        if (may_linger(b)) store_relaxed(&lane->published.sending, true);
        store_relaxed(&lane->published.gathered, lane->published.gathered - 1);
        if (!b->asks) lane_buffer_give(lane, b);
    }
}

/* Adds a batch to those in flight, which wait for an acknowledgement. */
static void stream_append(struct stream *stream, struct batch *b)
{
    if (!stream->first) stream->last = &stream->first;
    *stream->last = b;
    stream->last = &b->next;
    stream->asked = b->number;
    stream->lane->inside.expected++;
}

void lane_hand_over(struct lane *lane, struct batch *b)
{
    b->number = ++b->stream->sent;
    b->up_to = b->stream->sent_bytes += batch_message_length(b);
    struct batch_header header = {.secret = job_secret, .asks = b->asks, .number = b->number};
    memcpy(b->bytes, &header, sizeof header);
    b->message.parts[0] = (struct wire_part){.bytes = b->bytes, .nbytes = batch_length(b)};
    store_relaxed(&lane->counts.sent_bytes, lane->counts.sent_bytes + batch_message_length(b));
    if (b->asks) stream_append(b->stream, b);
    else unsignaled_add(lane, b);
    lane->counts.batches++;
    unsent_insert(lane, b);
    lane_send_unsent(lane);
    if (lane->inside.unsent || lane->published.sending)
        progress_wake(); /* if this thread does not return, that thread continues */
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

/* It has no number in the history, which may be full of the batches that it asks about. */
void lane_send_empty(struct lane *lane, struct stream *stream)
{
    struct batch *b = lane_buffer(lane, stream, 0);
    if (b) lane_hand_over(lane, b);
}

static void send_gathered_of(struct lane *lane, uint64_t contexts)
{
    for (uint32_t i = 0; i < lane->inside.n_batches && lane->published.gathered; i++) {
        struct batch *b = lane->inside.buffers[i];
        if (b->stream->open == b && (b->contexts & contexts)) lane_send(b->stream);
    }
}

void lane_send_gathered(struct lane *lane, uint64_t contexts)
{
    if (unlikely(lane->binding.urgent & contexts)) send_gathered_of(lane, lane->binding.urgent & contexts);
    send_gathered_of(lane, contexts);
}

/* Sends an empty batch, because only its acknowledgement is needed. */
bool lane_ask(struct lane *lane, uint64_t mark, uint64_t contexts)
{
    const struct unsignaled_table *table = &lane->unsignaled;
    bool any = false;
    for (uint32_t i = 0; i < table->n; i++) { /* in the order of sending, which differs from that of the history */
        const struct unsignaled *u = &table->batches[i];
        if (u->sequence > mark || !(u->contexts & contexts)) continue;
        any = true;
        if (u->stream->asked < u->number) lane_send_empty(lane, u->stream);
    }
    return !any;
}
