#include "lane/lane_room.h"

#include "lane/failure.h"
#include "lane/lane_look.h"
#include "lane/progress_wake.h"
#include "lane/stream.h"

/* Opens the next batch of the lane's history. Returns false if no buffer is free. */
static bool batch_open(struct lane *lane, struct stream *stream)
{
    struct batch *b = lane_history_is_full(lane) ? NULL : lane_buffer(lane, stream, lane->published.opened + 1);
    if (!b) return false;
    store_relaxed(&lane->published.opened, b->sequence);
    b->asks = false; /* may be set by its records, and by unsignaled_must_ask */
    stream->open = b;
    if (stream->first) progress_wake(); /* it gathers; if this thread does not return, the progress thread sends it */
    return true;
}

static bool fits(const struct batch *b, size_t nbytes, size_t result)
{
    return batch_has_room(b, nbytes) && b->answer_size + result <= BATCH_SIZE;
}

static void wait_for_room(struct lane *lane, struct backoff *backoff)
{
    lane_send_gathered(lane, ALL_CONTEXTS);
    if (lane_history_is_full(lane)) lane_ask(lane, lane->published.opened, ALL_CONTEXTS);
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
    store_relaxed(&lane->published.opened, lane->published.opened + 1);
    return lane->published.opened;
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
