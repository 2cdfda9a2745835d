#include "lane/unsignaled.h"

#include "base/env.h"

/* Returns true if the batch leaves at once. A connection takes it together with all unacknowledged data of this
 * process, and would take as much again: so the next batch that requests an acknowledgement still leaves at once, and
 * may be acknowledged before the one behind it, which then need not request one. Or its sender waits until it has
 * left. */
static bool leaves_at_once(const struct batch *b)
{
    const struct stream *s = b->stream;
    return batch_is_seen_off(b) ||
           s->sent_bytes - s->answered_bytes + 2 * batch_message_length(b) <= lane_pool.unsignaled_bytes;
}

bool unsignaled_must_ask(struct lane *lane, const struct batch *b)
{
    struct stream *s = b->stream;
    uint32_t series = load_relaxed(&lane->unsignaled.series_ended);
    bool was_awaited = s->before <= load_relaxed(&lane->unsignaled.awaited),
         is_one_of_many = s->before_series == series;
    s->before = b->sequence;
    s->before_series = series;
    return env.answers == ANSWERS_NOW || b->n_results || was_awaited || is_one_of_many || !leaves_at_once(b) ||
           s->sent - s->asked >= UNSIGNALED_STREAK || lane->unsignaled.n == UNSIGNALED_MAX;
}

void unsignaled_add(struct lane *lane, const struct batch *b)
{
    expect(1, lane->unsignaled.n < UNSIGNALED_MAX);
    b->stream->n_unsignaled++;
    lane->unsignaled.batches[lane->unsignaled.n++] =
        (struct unsignaled){.sequence = b->sequence, .number = b->number, .contexts = b->contexts, .stream = b->stream};
}

void unsignaled_answered(struct lane *lane, struct stream *stream, uint64_t number)
{
    struct unsignaled_table *table = &lane->unsignaled;
    uint32_t kept = 0;
    if (!stream->n_unsignaled) return;
    for (uint32_t i = 0; i < table->n; i++) {
        struct unsignaled *u = &table->batches[i];
        if (u->stream == stream && u->number <= number) lane_applied(lane, u->sequence);
        else table->batches[kept++] = *u;
    }
    stream->n_unsignaled -= table->n - kept;
    table->n = kept;
    expect(1, kept || !stream->n_unsignaled);
}

void unsignaled_note_wait(struct unsignaled_table *table, uint64_t mark)
{
    if (load_relaxed(&table->awaited) < mark) store_relaxed(&table->awaited, mark);
}

void unsignaled_end_series(struct unsignaled_table *table)
{
    store_relaxed(&table->series_ended, load_relaxed(&table->series_ended) + 1);
}
