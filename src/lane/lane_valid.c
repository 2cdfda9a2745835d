#include "lane/lane_valid.h"

#include "lane/stream.h"

static bool batch_is_valid(const struct batch *b)
{
    const char *begin = b->bytes + sizeof(struct batch_header);
    return b->node == b->stream->node && b->at >= begin && b->at <= b->bytes + BATCH_SIZE &&
           b->n_results <= b->result_room && b->answer_size <= BATCH_SIZE;
}

/* The open batch has a number in the history, and none in the connection yet. It gathers behind one in flight, with
 * whose acknowledgement it leaves; or on the internal context, until the next change of a word, or a push. */
static bool open_is_valid(const struct stream *s)
{
    const struct batch *b = s->open;
    return !b || (b->stream == s && !b->bulk && batch_is_valid(b) && b->sequence > s->lane->published.done &&
                  b->sequence <= s->lane->published.opened && (s->first || (b->contexts & INTERNAL_CTX_BIT)));
}

/* Messages in flight on a connection are in order, and those that request an acknowledgement will get one. */
static bool stream_is_valid(const struct stream *s)
{
    uint64_t number = 0;
    struct batch *const *link = &s->first;
    for (const struct batch *b; (b = *link); link = &b->next) {
        if (b->stream != s || !b->asks || b->number <= number || b->number > s->asked || !batch_is_valid(b))
            return false;
        number = b->number;
    }
    if (s->first && (s->last != link || number != s->asked)) return false;
    return s->asked <= s->sent && s->sent - s->asked <= UNSIGNALED_STREAK && s->answered_bytes <= s->sent_bytes &&
           open_is_valid(s);
}

/* Checks each connection, and counts batches in flight and open ones. */
static bool streams_are_valid(const struct lane *lane, uint32_t *flying, uint32_t *open)
{
    const struct stream *s;
    uint32_t n = 0;
    for (uint32_t i = 0; (s = streams_next(lane, &i));) {
        if (s->lane != lane || !stream_is_valid(s)) return false;
        for (const struct batch *b = s->first; b; b = b->next) *flying += 1;
        *open += s->open != NULL;
        n++;
    }
    return n == lane->inside.n_streams;
}

/* Unsignaled batches are above `done`, and counted by their connection. */
static bool unsignaled_is_valid(const struct lane *lane)
{
    const struct unsignaled_table *table = &lane->unsignaled;
    const struct stream *s;
    uint32_t counted = 0;
    for (uint32_t i = 0; i < table->n; i++) {
        const struct unsignaled *u = &table->batches[i];
        if (u->sequence <= lane->published.done || u->sequence > lane->published.opened || u->number > u->stream->sent)
            return false;
    }
    for (uint32_t i = 0; (s = streams_next(lane, &i));) counted += s->n_unsignaled;
    return table->n <= UNSIGNALED_MAX && counted == table->n;
}

static uint32_t length_of(const struct batch *b)
{
    uint32_t n = 0;
    for (; b; b = b->next) n++;
    return n;
}

/* Each buffer is in one state: free, used by the driver alone, open, waiting for the driver, or waiting for its
 * acknowledgement. A buffer that waits for the driver may wait for its acknowledgement, too. */
static bool buffers_are_valid(const struct lane *lane, uint32_t flying, uint32_t open)
{
    uint32_t unsent = 0, unsent_unasked = 0, made = length_of(lane->inside.free) + length_of(lane->inside.tx_pending);
    for (const struct batch *b = lane->inside.unsent; b; b = b->next_unsent) {
        unsent++;
        unsent_unasked += !b->asks;
    }
    return lane->published.gathered == open + unsent && lane->inside.expected == flying &&
           lane->inside.n_batches == made + open + flying + unsent_unasked;
}

/* Numbers above `done` are in the history, and not applied. */
static bool history_is_valid(const struct lane *lane)
{
    return lane->published.done <= lane->published.opened && lane->published.opened - lane->published.done < HISTORY &&
           !lane->inside.applied[(lane->published.done + 1) % HISTORY] &&
           mark_lane(lane->published.opened) == lane->fixed.number &&
           load_relaxed(&lane->published.holding) <= lane->published.opened;
}

bool lane_is_valid(const struct lane *lane)
{
    uint32_t flying = 0, open = 0;
    return history_is_valid(lane) && streams_are_valid(lane, &flying, &open) && unsignaled_is_valid(lane) &&
           buffers_are_valid(lane, flying, open);
}
