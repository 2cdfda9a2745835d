#include "core/post.h"

#include <string.h>

/* Bytes of one piece of a long put or get: two pieces and a header fit a batch. */
enum { PIECE = BATCH_SIZE / 2 - 64 };

/* Inside the lane: room for a record with a result. */
static uint64_t *room_for_result(struct lane *lane, const struct target *t, size_t nbytes, void *to, size_t result,
                                 struct stream **stream)
{
    uint64_t *at = lane_room_slow(lane, t->peer.node, nbytes, record_padded(result), stream);
    lane_expect(*stream, to, result);
    return at;
}

void post_scalar(struct issue to, const struct target *t, uint64_t value, size_t nbytes)
{
    struct lane *lane = to.lane;
    struct stream *stream;
    lock_enter(&lane->lock);
    uint64_t *at = lane_room(lane, t->peer.node, 2 * sizeof *at, &stream);
    at[0] = record_header(record_put(nbytes), t);
    at[1] = value;
    lane_posted(to.mark, stream);
    lock_leave(&lane->lock);
}

static void put_piece(struct issue to, const struct target *t, const void *source, size_t nbytes)
{
    struct lane *lane = to.lane;
    struct stream *stream;
    lock_enter(&lane->lock);
    uint64_t *at = lane_room(lane, t->peer.node, 2 * sizeof *at + record_padded(nbytes), &stream);
    at[0] = record_header(RECORD_PUT, t);
    at[1] = nbytes;
    memcpy(at + 2, source, nbytes);
    lane_posted(to.mark, stream);
    lock_leave(&lane->lock);
}

void post_put(struct issue to, const struct target *t, const void *source, size_t nbytes)
{
    uint64_t value;
    if (nbytes == sizeof value) {
        memcpy(&value, source, sizeof value);
        post_scalar(to, t, value, sizeof value);
        return;
    }
    struct target at = *t;
    for (const char *from = source; nbytes;) {
        size_t n = min_size(nbytes, PIECE);
        put_piece(to, &at, from, n);
        from += n, at.offset += n, nbytes -= n;
    }
}

void post_put_signal(struct issue to, const struct target *t, const void *source, size_t nbytes,
                     const struct target *word, uint64_t signal, bool add)
{
    struct target at = *t;
    size_t head = nbytes > PIECE ? nbytes - PIECE : 0; /* the last piece carries the signal; pieces arrive in order */
    if (head) post_put(to, t, source, head);
    at.offset += head, nbytes -= head;

    struct lane *lane = to.lane;
    struct stream *stream;
    lock_enter(&lane->lock);
    uint64_t *record = lane_room(lane, t->peer.node, 4 * sizeof *record + record_padded(nbytes), &stream);
    record[0] = record_header(RECORD_PUT_SIGNAL, &at);
    record[1] = nbytes;
    record[2] = record_header(record_amo(add ? AMO_ADD : AMO_SET, 64, false), word);
    record[3] = signal;
    memcpy(record + 4, (const char *)source + head, nbytes);
    lane_posted(to.mark, stream);
    lock_leave(&lane->lock);
}

void post_get(struct issue to, const struct target *t, void *dest, size_t nbytes)
{
    struct lane *lane = to.lane;
    struct target at = *t;
    for (char *into = dest; nbytes;) {
        size_t n = min_size(nbytes, PIECE);
        struct stream *stream;
        lock_enter(&lane->lock);
        uint64_t *record = room_for_result(lane, &at, 2 * sizeof *record, into, n, &stream);
        record[0] = record_header(RECORD_GET, &at);
        record[1] = n;
        lane_posted(to.mark, stream);
        lock_leave(&lane->lock);
        into += n, at.offset += n, nbytes -= n;
    }
}

void post_amo(struct issue to, const struct target *t, enum amo op, unsigned bits, uint64_t cond, uint64_t value,
              void *fetch)
{
    struct lane *lane = to.lane;
    struct stream *stream;
    bool has_cond = op == AMO_COMPARE_SWAP;
    size_t nbytes = (2 + has_cond) * sizeof(uint64_t);
    lock_enter(&lane->lock);
    uint64_t *at = fetch ? room_for_result(lane, t, nbytes, fetch, bits / 8, &stream)
                         : lane_room(lane, t->peer.node, nbytes, &stream);
    at[0] = record_header(record_amo(op, bits, fetch), t);
    if (has_cond) at[1] = cond;
    at[1 + has_cond] = value;
    lane_posted(to.mark, stream);
    lock_leave(&lane->lock);
}
