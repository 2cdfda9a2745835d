#include "lane/piggyback.h"

#include "base/clock.h"
#include "base/env.h"
#include "lane/backoff.h"
#include "lane/lane.h"

enum {
    SOON_NS = 5000, /* about what a message costs */
    IN_A_ROW = 16,  /* must have had company for one to wait, at first; */
    DOUBLINGS = 8,  /* at most: 4,096, which save more than the longest rest of the progress thread */
};

static uint32_t most_in_a_row(uint32_t doublings) { return IN_A_ROW << doublings; }

static bool expects_company(const struct piggyback *p)
{
    if (env.piggyback != PIGGYBACK_GUESS) return env.piggyback == PIGGYBACK_ALWAYS;
    return p->in_a_row >= most_in_a_row(p->doublings);
}

/* What is guessed hangs on the time from here on. */
static void note_time(struct piggyback *p)
{
    if (env.piggyback == PIGGYBACK_GUESS) p->since_ns = clock_ns();
}

bool piggyback_puts_off(struct batch *b)
{
    struct stream *s = b->stream;
    if (b->put_off || s->first || !expects_company(&s->piggyback)) return false;
    b->put_off = batch_length(b);
    s->lane->n_put_off++;
    note_time(&s->piggyback);
    return true;
}

void piggyback_sent(struct stream *stream) { note_time(&stream->piggyback); }

static void learn(struct piggyback *p, bool had_any, bool was_put_off)
{
    bool had_soon = had_any && clock_ns() - p->since_ns <= SOON_NS;
    p->since_ns = 0;
    if (had_soon && p->in_a_row < most_in_a_row(DOUBLINGS)) p->in_a_row++;
    else if (had_soon) p->doublings = 0;
    else p->in_a_row = 0;
    if (was_put_off && !had_soon && p->doublings < DOUBLINGS) p->doublings++;
}

void piggyback_follows(struct stream *stream) { learn(&stream->piggyback, true, false); }

void piggyback_leaves(struct batch *b)
{
    struct lane *lane = b->stream->lane;
    learn(&b->stream->piggyback, batch_length(b) > b->put_off, true);
    b->put_off = 0;
    if (!--lane->n_put_off) store_relaxed(&backoff_put_off, NULL);
}
