#include "lane/rdma.h"

#include <string.h>

#include "base/env.h"
#include "base/log.h"
#include "lane/registration.h"
#include "lane/lane.h"
#include "lane/pool.h"
#include "lane/stream.h"

struct rdma_key {
    uint64_t chunk;           /* its header */
    bool is_asked;            /* and the answer has not come */
    struct key_answer answer; /* written inside the lane, when it comes */
    struct wire_key *key;     /* open; NULL before */
};

struct rdma_stream {
    struct rdma_key *recent; /* the one that was used last, or NULL */
    struct rdma_key **keys;  /* by chunk, hashed: as many places as a power of two, half of them empty */
    uint32_t n_keys, key_bits;
    uint64_t puts;       /* the number of the last one, */
    uint64_t placed;     /* up to which all are there, */
    uint64_t flushing;   /* and up to which they will be when the flush is over; 0: none is under way */
    uint32_t flush_done; /* the driver's, as wire.h says; then, if it is to be read, that of the read */
    bool is_reading;     /* behind the flush: one byte, */
    char byte;
    const struct rdma_key *put_key; /* from where the last put began */
    size_t put_offset;
};

struct rdma_lane {
    struct rdma_piece {
        struct rdma_part *part; /* NULL: free */
        uint32_t done;          /* the driver's */
    } pieces[RDMA_WINDOW];
    uint32_t under_way; /* of them */
};

/* Keys */

static struct rdma_stream *rdma_stream_of(struct stream *stream)
{
    if (!stream->rdma) stream->rdma = calloc(1, sizeof *stream->rdma);
    if (!stream->rdma) die(NULL, "out of memory for keys");
    return stream->rdma;
}

static uint32_t key_places(const struct rdma_stream *s) { return s->keys ? 1u << s->key_bits : 0; }

/* The place of the key to a chunk, or the empty one where it belongs. */
static struct rdma_key **key_place(const struct rdma_stream *s, uint64_t chunk)
{
    uint32_t at = (uint32_t)(chunk / RDMA_CHUNK * 0x9e3779b97f4a7c15 >> (64 - s->key_bits));
    while (s->keys[at] && s->keys[at]->chunk != chunk) at = (at + 1) & (key_places(s) - 1);
    return &s->keys[at];
}

/* Twice as many places: memory grows with the chunks that are reached, not with the heap. */
static void keys_grow(struct rdma_stream *s)
{
    uint32_t before = key_places(s);
    struct rdma_key **old = s->keys;
    s->key_bits = old ? s->key_bits + 1 : 3;
    s->keys = calloc((size_t)1 << s->key_bits, sizeof(struct rdma_key *));
    if (!s->keys) die(NULL, "out of memory for keys");
    for (uint32_t i = 0; i < before; i++)
        if (old[i]) *key_place(s, old[i]->chunk) = old[i];
    free(old);
}

static struct rdma_key *key_find(struct rdma_stream *s, uint64_t chunk)
{
    if (2 * s->n_keys >= key_places(s)) keys_grow(s);
    struct rdma_key **place = key_place(s, chunk);
    if (*place) return *place;
    if (!(*place = calloc(1, sizeof **place))) die(NULL, "out of memory for a key");
    (*place)->chunk = chunk;
    s->n_keys++;
    return *place;
}

static struct rdma_key *key_of(struct stream *stream, uint64_t chunk)
{
    struct rdma_stream *s = rdma_stream_of(stream);
    if (unlikely(!s->recent || s->recent->chunk != chunk)) s->recent = key_find(s, chunk);
    return s->recent;
}

/* In a message of its own; unless there is no buffer for it now. */
static void key_ask(struct lane *lane, struct stream *stream, struct rdma_key *key)
{
    struct batch *b = lane_buffer(lane, stream, 0);
    if (!b) return;
    memcpy(b->at, &key->chunk, sizeof key->chunk);
    b->at += sizeof key->chunk;
    key->is_asked = true;
    key->answer.state = KEY_UNKNOWN;
    batch_expect(b, &key->answer, sizeof key->answer);
    lane_hand_over(lane, b);
}

static void key_take(struct stream *stream, struct rdma_key *key)
{
    const char *why = pool.rma->key_open(stream->port, key->answer.key, key->answer.size, &key->key);
    if (!why) return;
    debug("a key to node %u is of no use: %s", stream->node, why);
    key->answer.state = KEY_NEVER;
}

/* Its `key` is NULL while there is none. */
static struct rdma_key *key_to(struct lane *lane, struct stream *stream, const struct target *t)
{
    struct rdma_key *key = key_of(stream, chunk_header(t));
    if (key->answer.state) key->is_asked = false;
    if (key->answer.state == KEY_HERE && !key->key) key_take(stream, key);
    if (key->answer.state < KEY_NEVER && !key->is_asked) key_ask(lane, stream, key);
    return key;
}

bool rdma_has_key(struct lane *lane, struct stream *stream, const struct target *t)
{
    return key_to(lane, stream, t)->key;
}

/* Pieces */

static struct rdma_piece *piece_free(struct lane *lane)
{
    if (!lane->rdma) lane->rdma = calloc(1, sizeof *lane->rdma);
    if (!lane->rdma) die(NULL, "out of memory for transfers");
    for (struct rdma_piece *p = lane->rdma->pieces; p < lane->rdma->pieces + RDMA_WINDOW; p++)
        if (!p->part) return p;
    return NULL;
}

/* Before the driver has the piece: it may be done at once. */
static void piece_begin(struct lane *lane, struct rdma_piece *p, struct rdma_part *part)
{
    p->part = part;
    store_relaxed(&p->done, 0);
    part->pieces++;
    lane->rdma->under_way++;
}

static void piece_give(struct lane *lane, struct rdma_piece *p)
{
    p->part->pieces--;
    p->part = NULL;
    lane->rdma->under_way--;
}

static enum rdma_answer answer_of(enum wire_rma_answer answer)
{
    if (answer == WIRE_RMA_TAKEN) return RDMA_TAKEN;
    return answer == WIRE_RMA_FULL ? RDMA_LATER : RDMA_IN_BATCH;
}

/* Where a piece goes, if it can. */
static enum rdma_answer piece_place(struct lane *lane, struct stream *stream, const struct target *t, size_t nbytes,
                                    struct rdma_key **key, struct rdma_piece **piece, size_t *taken)
{
    size_t offset = t->offset % RDMA_CHUNK;
    *key = key_to(lane, stream, t);
    if (pool.rma_is_stopped || !(*key)->key || offset >= (*key)->answer.nbytes) return RDMA_IN_BATCH;
    *taken = min_size(min_size(nbytes, RDMA_PIECE), (*key)->answer.nbytes - offset);
    *piece = piece_free(lane);
    return *piece ? RDMA_TAKEN : RDMA_LATER;
}

/* Afterwards: it is the card's, or as if nothing had happened. */
static enum rdma_answer piece_end(struct lane *lane, struct rdma_piece *piece, enum wire_rma_answer answer,
                                  size_t nbytes)
{
    if (answer == WIRE_RMA_TAKEN) {
        store_relaxed(&lane->card_bytes, lane->card_bytes + nbytes);
    } else {
        piece_give(lane, piece);
    }
    return answer_of(answer);
}

static void put_note(struct rdma_stream *s, struct rdma_part *part, const struct rdma_key *key, size_t offset)
{
    part->puts = ++s->puts;
    s->put_key = key;
    s->put_offset = offset;
}

enum rdma_answer rdma_put(struct lane *lane, struct stream *stream, const struct target *t, const void *from,
                          size_t nbytes, struct rdma_part *part, size_t *taken)
{
    struct rdma_key *key;
    struct rdma_piece *piece;
    enum rdma_answer place = piece_place(lane, stream, t, nbytes, &key, &piece, taken);
    if (place != RDMA_TAKEN) return place;
    piece_begin(lane, piece, part);
    enum wire_rma_answer answer =
        pool.rma->put(stream->port, key->key, t->offset % RDMA_CHUNK, from, *taken, &piece->done);
    if (answer == WIRE_RMA_TAKEN) put_note(stream->rdma, part, key, t->offset % RDMA_CHUNK);
    return piece_end(lane, piece, answer, *taken);
}

enum rdma_answer rdma_get(struct lane *lane, struct stream *stream, const struct target *t, void *to, size_t nbytes,
                          struct rdma_part *part, size_t *taken)
{
    struct rdma_key *key;
    struct rdma_piece *piece;
    enum rdma_answer place = piece_place(lane, stream, t, nbytes, &key, &piece, taken);
    if (place != RDMA_TAKEN) return place;
    piece_begin(lane, piece, part);
    return piece_end(lane, piece,
                     pool.rma->get(stream->port, key->key, t->offset % RDMA_CHUNK, to, *taken, &piece->done), *taken);
}

/* Completion */

void rdma_progress(struct lane *lane)
{
    if (!lane->rdma || !lane->rdma->under_way) return;
    for (struct rdma_piece *p = lane->rdma->pieces; p < lane->rdma->pieces + RDMA_WINDOW; p++)
        if (p->part && load_acquire(&p->done)) /* pairs with the driver's release, as the next one does */
            piece_give(lane, p);
}

/* A read behind what the driver has said to be there: it comes back when memory shows that. */
static void read_begin(struct stream *stream)
{
    struct rdma_stream *s = stream->rdma;
    store_relaxed(&s->flush_done, 0);
    s->is_reading =
        pool.rma->get(stream->port, s->put_key->key, s->put_offset, &s->byte, 1, &s->flush_done) == WIRE_RMA_TAKEN;
    if (!s->is_reading) store_relaxed(&s->flush_done, 1); /* there is no room now: the next look tries again */
}

/* What the flush covers is there when it is done, or the read behind it. */
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
}

/* It may be over at once. */
static void flush_begin(struct stream *stream)
{
    struct rdma_stream *s = stream->rdma;
    store_relaxed(&s->flush_done, 0);
    if (!pool.rma->flush(stream->port, &s->flush_done)) return;
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

void rdma_stop(void) { store_relaxed(&pool.rma_is_stopped, true); }

/* Closing */

static void keys_close(struct stream *stream)
{
    struct rdma_stream *s = stream->rdma;
    for (uint32_t i = 0; i < key_places(s); i++) {
        if (s->keys[i] && s->keys[i]->key) pool.rma->key_close(stream->port, s->keys[i]->key);
        free(s->keys[i]);
    }
    free(s->keys);
    free(s);
    stream->rdma = NULL;
}

void rdma_close(struct lane *lane)
{
    struct stream *stream;
    for (uint32_t i = 0; (stream = streams_next(lane, &i));)
        if (stream->rdma) keys_close(stream);
    free(lane->rdma);
    lane->rdma = NULL;
}
