#include "lane/post.h"

#include "core/wait_policy.h"
#include "lane/append_apply.h"
#include "lane/lane_pool.h"
#include "lane/rx.h"
#include "lane/lane_send.h"
#include "lane/lane_room.h"
#include "lane/unsignaled.h"

/* Does not enter a lane on which another context posted last: the slow path would have to enter it again. */
bool post_scalar_shared(struct context *c, const void *address, int pe, unsigned op, uint64_t value)
{
    const struct region *heap = &region_table[REGION_HEAP];
    struct lane *lane = context_lane(c);
    struct target t = {.region = REGION_HEAP, .offset = (uintptr_t)address - heap->base};
    if (!lock_is_for_several(&lane->lock) || load_relaxed(&lane->post.poster) != c) return false;
    if ((unsigned)pe >= (unsigned)c->team->n_pes || t.offset >= heap->size) return false;
    t.peer = roster.peers[(unsigned)team_pe(c->team, pe)];
    lane_lock(lane);
    struct batch *b = lane->post.gathering;
    bool is_posted = t.peer.node == b->node && lane->post.poster == c && post_fits(b, (struct extent){0});
    if (is_posted) {
        uint64_t *at = (uint64_t *)b->at;
        b->at += 2 * sizeof *at;
        at[0] = record_header(op, &t);
        at[1] = value;
    }
    lane_unlock(lane);
    return is_posted;
}

/* Returns room for a record with a result. Inside the lane. */
static uint64_t *room_for_result(struct lane *lane, const struct target *t, size_t nbytes, void *to, size_t result,
                                 struct stream **stream)
{
    uint64_t *at = lane_room_slow(lane, t->peer.node, nbytes, record_padded(result), stream);
    batch_expect((*stream)->open, to, result);
    lane_hold(lane, (*stream)->open->sequence);
    return at;
}

/* Completes a record that changes a word. A context that notifies sends it, and what it has posted before it, and
 * ends the series: a record that is gathered behind it may be one that another PE waits for. */
static void notified(const struct context *c, struct stream *stream)
{
    if (!c->notifies) return;
    if (stream->open) lane_send(stream);
    unsignaled_end_series(&stream->lane->unsignaled);
}

static void posted_change(struct context *c, struct stream *stream)
{
    lane_posted(c, stream, POSTED_WRITE);
    notified(c, stream);
}

/* Posts a record of two words. */
static void post_word(struct context *c, const struct target *t, unsigned op, uint64_t second)
{
    struct stream *stream;
    struct lane *lane = lane_pool_enter(c);
    uint64_t *at = lane_room(lane, t->peer.node, 2 * sizeof *at, &stream);
    at[0] = record_header(op, t);
    at[1] = second;
    lane_posted(c, stream, POSTED_WRITE);
    lane_unlock(lane);
}

void post_scalar(struct context *c, const struct target *t, uint64_t value, size_t nbytes)
{
    post_word(c, t, record_put(nbytes), value);
}

void post_and_wake(struct context *c, const struct target *t, uint32_t operand, uint32_t asleep)
{
    post_word(c, t, RECORD_AND_WAKE, (uint64_t)asleep << 32 | operand);
}

/* Posts a record of two words and bytes. */
static void post_bytes(struct context *c, const struct target *t, unsigned op, uint64_t second, const void *source,
                       size_t nbytes, enum posted what)
{
    struct stream *stream;
    struct lane *lane = lane_pool_enter(c);
    uint64_t *at = lane_room(lane, t->peer.node, 2 * sizeof *at + record_padded(nbytes), &stream);
    at[0] = record_header(op, t);
    at[1] = second;
    memcpy(at + 2, source, nbytes);
    lane_posted(c, stream, what);
    lane_unlock(lane);
}

/* Posts a record of two words whose answer has `nbytes` bytes. */
static void post_fetch(struct context *c, const struct target *t, unsigned op, uint64_t second, void *to, size_t nbytes,
                       enum posted what)
{
    struct stream *stream;
    struct lane *lane = lane_pool_enter(c);
    uint64_t *record = room_for_result(lane, t, 2 * sizeof *record, to, nbytes, &stream);
    record[0] = record_header(op, t);
    record[1] = second;
    lane_posted(c, stream, what);
    lane_unlock(lane);
}

/* Returns the length of the pieces before the last one, which alone signals or counts: pieces arrive in order. */
static size_t head_of(size_t nbytes) { return nbytes > POST_PIECE ? (nbytes - 1) / POST_PIECE * POST_PIECE : 0; }

/* Puts pieces; `what` is the effect of the last one. */
static void put_pieces(struct context *c, const struct target *t, const void *source, size_t nbytes, enum posted what)
{
    struct target at = *t;
    for (const char *from = source; nbytes;) {
        size_t n = min_size(nbytes, POST_PIECE);
        post_bytes(c, &at, RECORD_PUT, n, from, n, n < nbytes ? POSTED_PART : what);
        from += n, at.offset += n, nbytes -= n;
    }
}

void post_put(struct context *c, const struct target *t, const void *source, size_t nbytes)
{
    uint64_t value;
    if (nbytes == sizeof value) {
        memcpy(&value, source, sizeof value);
        post_scalar(c, t, value, sizeof value);
        return;
    }
    put_pieces(c, t, source, nbytes, POSTED_WRITE);
}

/* Writes a put with a signal, except its bytes, for which it returns the place. Inside the lane. */
static void *write_put_signal(struct lane *lane, const struct target *t, size_t nbytes, const struct target *word,
                              uint64_t signal, bool add, struct stream **stream)
{
    uint64_t *to = lane_room(lane, t->peer.node, 4 * sizeof *to + record_padded(nbytes), stream);
    to[0] = record_header(RECORD_PUT_SIGNAL, t);
    to[1] = nbytes;
    to[2] = record_header(record_amo(add ? AMO_ADD : AMO_SET, 64, false), word);
    to[3] = signal;
    return to + 4;
}

void post_put_signal(struct context *c, const struct target *t, const void *source, size_t nbytes,
                     const struct target *word, uint64_t signal, bool add)
{
    struct target at = *t;
    size_t head = head_of(nbytes);
    put_pieces(c, t, source, head, POSTED_PART);
    at.offset += head, nbytes -= head;

    struct stream *stream;
    struct lane *lane = lane_pool_enter(c);
    memcpy(write_put_signal(lane, &at, nbytes, word, signal, add, &stream), (const char *)source + head, nbytes);
    posted_change(c, stream);
    lane_unlock(lane);
}

/* Called between two pieces of a long send: the thread polls the receive endpoint, so that the progress thread does not
 * take the CPU from it for each message. */
static void serve_meanwhile(void)
{
    if (wait_policy.pes_share_cpu) return;
    rx_claim(RX_WAITER);
    rx_poll();
}

void post_put_signal_in_place(struct context *c, const struct target *t, const void *source, size_t nbytes,
                              const struct target *word, uint64_t signal)
{
    bool fits = nbytes >= IN_PLACE_FROM && nbytes <= IN_PLACE_MOST && record_padded(nbytes) == nbytes;
    if (!fits) {
        post_put_signal(c, t, source, nbytes, word, signal, false);
        return;
    }
    struct stream *stream;
    struct lane *lane = lane_pool_enter(c);
    write_put_signal(lane, t, nbytes, word, signal, false, &stream);
    lane_posted_in_place(c, stream, POSTED_WRITE, source, nbytes);
    notified(c, stream);
    lane_unlock(lane);
    serve_meanwhile();
}

/* Gets pieces; `what` is the effect of the last one. */
static void get_pieces(struct context *c, const struct target *t, void *dest, size_t nbytes, enum posted what)
{
    struct target at = *t;
    for (char *to = dest; nbytes;) {
        size_t n = min_size(nbytes, POST_PIECE);
        post_fetch(c, &at, RECORD_GET, n, to, n, n < nbytes ? POSTED_PART : what);
        to += n, at.offset += n, nbytes -= n;
    }
}

void post_get(struct context *c, const struct target *t, void *dest, size_t nbytes)
{
    get_pieces(c, t, dest, nbytes, POSTED_READ);
}

void post_amo(struct context *c, const struct target *t, enum amo op, unsigned bits, uint64_t cond, uint64_t value,
              void *fetch)
{
    struct stream *stream;
    bool has_cond = op == AMO_COMPARE_SWAP;
    size_t nbytes = (2 + has_cond) * sizeof(uint64_t);
    struct lane *lane = lane_pool_enter(c);
    uint64_t *at = fetch ? room_for_result(lane, t, nbytes, fetch, bits / 8, &stream)
                         : lane_room(lane, t->peer.node, nbytes, &stream);
    at[0] = record_header(record_amo(op, bits, fetch), t);
    if (has_cond) at[1] = cond;
    at[1 + has_cond] = value;
    if (fetch) lane_posted(c, stream, POSTED_READ);
    else posted_change(c, stream);
    lane_unlock(lane);
}

void post_put_counted(struct context *c, const struct target *t, const void *source, size_t nbytes,
                      const struct target *counter)
{
    if (!nbytes) {
        post_amo(c, counter, AMO_ADD, 64, 0, 1, NULL);
        return;
    }
    struct target at = *t;
    size_t head = head_of(nbytes);
    put_pieces(c, t, source, head, POSTED_PART);
    at.offset += head, nbytes -= head;
    post_bytes(c, &at, RECORD_PUT_COUNTED, record_counted(nbytes, counter->offset, false), (const char *)source + head,
               nbytes, POSTED_WRITE);
}

void post_get_counted(struct context *c, const struct target *t, void *dest, size_t nbytes,
                      const struct target *counter)
{
    if (!nbytes) {
        post_amo(c, counter, AMO_ADD, 64, 0, 1, NULL);
        return;
    }
    struct target at = *t;
    size_t head = head_of(nbytes);
    get_pieces(c, t, dest, head, POSTED_PART);
    at.offset += head, nbytes -= head;
    post_fetch(c, &at, RECORD_GET_COUNTED, record_counted(nbytes, counter->offset, false), (char *)dest + head, nbytes,
               POSTED_READ);
}

void post_push(struct context *c, const struct target *append, const void *source, size_t nbytes,
               const struct target *counter, bool tries, uint64_t *came_of_it)
{
    struct stream *stream;
    size_t size = 2 * sizeof(uint64_t) + record_padded(nbytes);
    struct lane *lane = lane_pool_enter(c);
    uint64_t *to = came_of_it ? room_for_result(lane, append, size, came_of_it, sizeof *came_of_it, &stream)
                              : lane_room(lane, append->peer.node, size, &stream);
    to[0] = record_header(came_of_it ? RECORD_PUSH_ASKED : RECORD_PUSH, append);
    to[1] = record_counted(nbytes, counter ? counter->offset : 0, tries);
    memcpy(to + 2, source, nbytes);
    lane_posted(c, stream, came_of_it ? POSTED_READ : POSTED_WRITE);
    lane_unlock(lane);
}

void post_reserve(struct context *c, const struct target *append, size_t nbytes, bool tries,
                  struct append_answer *answer)
{
    post_fetch(c, append, RECORD_RESERVE, (uint64_t)nbytes << 1 | tries, answer, sizeof *answer, POSTED_READ);
}
