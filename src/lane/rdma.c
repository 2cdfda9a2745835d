#include "lane/rdma.h"

#include <string.h>

#include "base/env.h"
#include "base/log.h"
#include "lane/lane.h"
#include "lane/rkey.h"
#include "lane/stream.h"

struct rdma_stream {
    struct rkeys keys;
    uint64_t puts;       /* number of the last put */
    uint64_t placed;     /* puts up to this one are complete */
    uint64_t flushing;   /* puts up to this one will be complete after the flush; 0: no flush is in flight */
    uint32_t flush_done; /* written by the driver, see wire.h; after the flush, for the read behind it */
    bool is_reading;     /* one byte is being read behind the flush */
    char byte;
    const struct rkey *put_key; /* where the last put began */
    size_t put_offset;
};

struct rdma_lane {
    struct rdma_piece {
        struct rdma_part *part; /* NULL: unused */
        uint32_t done;          /* written by the driver */
    } pieces[RDMA_WINDOW];
    uint32_t under_way;                    /* pieces in flight */
    char copies[RDMA_WINDOW][RDMA_COPIED]; /* sources of the copied pieces */
};

static struct rkey *key_to(struct lane *lane, struct stream *stream, const struct target *t)
{
    if (!stream->rdma) stream->rdma = calloc(1, sizeof *stream->rdma);
    if (!stream->rdma) die(NULL, "out of memory for keys");
    return rkey_to(lane, stream, &stream->rdma->keys, t);
}

bool rdma_has_key(struct lane *lane, struct stream *stream, const struct target *t)
{
    return key_to(lane, stream, t)->key;
}

/* Pieces */

static struct rdma_piece *piece_free(struct lane *lane)
{
    if (!lane->inside.rdma) lane->inside.rdma = calloc(1, sizeof *lane->inside.rdma);
    if (!lane->inside.rdma) die(NULL, "out of memory for transfers");
    for (struct rdma_piece *p = lane->inside.rdma->pieces; p < lane->inside.rdma->pieces + RDMA_WINDOW; p++)
        if (!p->part) return p;
    return NULL;
}

static void piece_give(struct lane *lane, struct rdma_piece *p)
{
    p->part->pieces--;
    p->part = NULL;
    lane->inside.rdma->under_way--;
}

/* Returns the address from which the driver reads a piece. A driver that copies does not need the source after it
 * returns. */
static const void *piece_source(struct lane *lane, const struct rdma_piece *p, const void *from, size_t nbytes)
{
    if (!p->part->is_copied || lane_pool.rma->copies) return from;
    expect(1, nbytes <= RDMA_COPIED);
    return memcpy(lane->inside.rdma->copies[p - lane->inside.rdma->pieces], from, nbytes);
}

static enum rdma_answer answer_of(enum wire_rma_answer answer)
{
    if (answer == WIRE_RMA_TAKEN) return RDMA_TAKEN;
    return answer == WIRE_RMA_FULL ? RDMA_LATER : RDMA_IN_BATCH;
}

/* Begins a piece, if it can go by the NIC. Called before the driver gets it, because it may be complete at once. */
static enum rdma_answer piece_begin(struct lane *lane, struct stream *stream, const struct target *t, size_t nbytes,
                                    struct rdma_part *part, struct rkey **key, struct rdma_piece **piece, size_t *taken)
{
    size_t offset = t->offset % RDMA_CHUNK;
    *key = key_to(lane, stream, t);
    if (lane_pool.rma_is_stopped || !(*key)->key || offset >= (*key)->answer.nbytes) return RDMA_IN_BATCH;
    *taken = min_size(min_size(nbytes, RDMA_PIECE), (*key)->answer.nbytes - offset);
    struct rdma_piece *p = *piece = piece_free(lane);
    if (!p) return RDMA_LATER;
    p->part = part;
    store_relaxed(&p->done, 0);
    part->pieces++;
    lane->inside.rdma->under_way++;
    return RDMA_TAKEN;
}

/* Called afterwards: the NIC has the piece, or has completed it, or there was no effect. */
static enum rdma_answer piece_end(struct lane *lane, struct rdma_piece *piece, enum wire_rma_answer answer,
                                  size_t nbytes)
{
    bool is_taken = answer == WIRE_RMA_TAKEN;
    if (is_taken) store_relaxed(&lane->counts.card_bytes, lane->counts.card_bytes + nbytes);
    if (!is_taken || load_acquire(&piece->done)) piece_give(lane, piece); /* pairs with the driver's release */
    return answer_of(answer);
}

enum rdma_answer rdma_put(struct lane *lane, struct stream *stream, const struct target *t, const void *from,
                          size_t nbytes, struct rdma_part *part, size_t *taken)
{
    struct rkey *key;
    struct rdma_piece *piece;
    enum rdma_answer begun = piece_begin(lane, stream, t, nbytes, part, &key, &piece, taken);
    if (begun != RDMA_TAKEN) return begun;
    size_t offset = t->offset % RDMA_CHUNK;
    from = piece_source(lane, piece, from, *taken);
    enum wire_rma_answer answer = lane_pool.rma->put(stream->port, key->key, offset, from, *taken, &piece->done);
    if (answer == WIRE_RMA_TAKEN) {
        part->puts = ++stream->rdma->puts;
        stream->rdma->put_key = key;
        stream->rdma->put_offset = offset;
    }
    return piece_end(lane, piece, answer, *taken);
}

enum rdma_answer rdma_get(struct lane *lane, struct stream *stream, const struct target *t, void *to, size_t nbytes,
                          struct rdma_part *part, size_t *taken)
{
    struct rkey *key;
    struct rdma_piece *piece;
    enum rdma_answer begun = piece_begin(lane, stream, t, nbytes, part, &key, &piece, taken);
    if (begun != RDMA_TAKEN) return begun;
    enum wire_rma_answer answer =
        lane_pool.rma->get(stream->port, key->key, t->offset % RDMA_CHUNK, to, *taken, &piece->done);
    return piece_end(lane, piece, answer, *taken);
}

/* Completion */

void rdma_progress(struct lane *lane)
{
    if (!lane->inside.rdma || !lane->inside.rdma->under_way) return;
    for (struct rdma_piece *p = lane->inside.rdma->pieces; p < lane->inside.rdma->pieces + RDMA_WINDOW; p++)
        if (p->part && load_acquire(&p->done)) piece_give(lane, p); /* pairs with the driver's release, as below */
}

/* Starts a read behind data that the driver has reported as complete: it returns when memory shows the data. */
static void read_begin(struct stream *stream)
{
    struct rdma_stream *s = stream->rdma;
    store_relaxed(&s->flush_done, 0);
    s->is_reading =
        lane_pool.rma->get(stream->port, s->put_key->key, s->put_offset, &s->byte, 1, &s->flush_done) == WIRE_RMA_TAKEN;
    if (!s->is_reading) store_relaxed(&s->flush_done, 1); /* the NIC has no room: the next poll tries again */
}

/* The covered puts are complete when the flush is, or the read behind it. */
static void flush_look(struct stream *stream)
{
    struct rdma_stream *s = stream->rdma;
    if (!s->flushing || !load_acquire(&s->flush_done)) return;
    if (env.rdma_quiet == RDMA_QUIET_READ && !s->is_reading) {
        read_begin(stream);
        return;
    }
    s->placed = s->flushing;
    s->flushing = 0;
    s->is_reading = false;
    rdma_progress(stream->lane); /* the covered pieces are complete, too */
}

/* Starts a flush, which may be complete at once. */
static void flush_begin(struct stream *stream)
{
    struct rdma_stream *s = stream->rdma;
    store_relaxed(&s->flush_done, 0);
    if (!lane_pool.rma->flush(stream->port, &s->flush_done)) return;
    s->flushing = s->puts;
    flush_look(stream);
}

bool rdma_is_over(struct stream *stream, const struct rdma_part *part, enum rdma_flush when)
{
    const uint64_t several = UINT64_C(2) * RDMA_WINDOW;
    struct rdma_stream *s = stream->rdma;
    if (!part->puts) return !part->pieces;
    flush_look(stream);
    bool is_asked = when == RDMA_FLUSH_NOW || s->puts - s->placed >= several;
    if (part->puts > s->placed && !s->flushing && is_asked) flush_begin(stream);
    return part->puts <= s->placed && !part->pieces;
}

bool rdma_is_idle(const struct stream *stream) { return !stream->rdma || stream->rdma->puts == stream->rdma->placed; }

void rdma_stop(void) { store_relaxed(&lane_pool.rma_is_stopped, true); }

/* Closing */

static void stream_close(struct stream *stream)
{
    rkeys_close(stream, &stream->rdma->keys);
    free(stream->rdma);
    stream->rdma = NULL;
}

void rdma_close(struct lane *lane)
{
    struct stream *stream;
    for (uint32_t i = 0; (stream = streams_next(lane, &i));)
        if (stream->rdma) stream_close(stream);
    free(lane->inside.rdma);
    lane->inside.rdma = NULL;
}
