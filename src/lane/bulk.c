#include "lane/bulk.h"

#include <string.h>

#include "base/log.h"
#include "lane/lane.h"
#include "lane/pool.h"
#include "lane/progress.h"

enum {
    BULK_PIECE = BATCH_SIZE - 64, /* bytes: with the headers of a record with a signal, a message */
    BULK_WINDOW = BATCHES / 2,    /* pieces in flight: the other buffers are for what is gathered */
};

enum bulk_kind { BULK_PUT, BULK_PUT_SIGNAL, BULK_GET };

struct bulk {
    struct bulk *next;
    struct stream *stream;
    uint64_t sequence;
    uint64_t contexts; /* whose it is */
    enum bulk_kind kind;
    struct target target; /* of the next piece, and so is what follows */
    char *local;
    size_t left;        /* bytes */
    uint32_t pieces;    /* handed over and not applied */
    uint64_t signal[2]; /* header and operand */
};

/* Posting */

static struct bulk *bulk_take(struct bulk_queue *queue)
{
    struct bulk *bulk = queue->spare;
    if (bulk) queue->spare = bulk->next;
    else bulk = malloc(sizeof *bulk);
    if (!bulk) die(NULL, "out of memory for a transfer");
    return bulk;
}

static void bulk_give(struct bulk_queue *queue, struct bulk *bulk)
{
    bulk->next = queue->spare;
    queue->spare = bulk;
}

static void bulk_append(struct bulk_queue *queue, struct bulk *bulk)
{
    if (!queue->first) queue->last = &queue->first;
    store_relaxed(queue->last, bulk);
    queue->last = &bulk->next;
    store_relaxed(&queue->n, queue->n + 1);
}

static void bulk_post(struct context *c, struct bulk what)
{
    struct lane *lane = pool_enter(c);
    what.contexts = load_relaxed(&c->bit);
    what.sequence = lane_reserve(lane, what.target.peer.node, &what.stream);
    if (what.stream->open) lane_send(what.stream);
    struct bulk *bulk = bulk_take(&lane->bulk);
    *bulk = what;
    bulk_append(&lane->bulk, bulk);
    lane_hold(lane, what.sequence);
    if (!lane->bulk.pieces) bulk_move(lane, 1); /* for the time until the progress thread is awake */
    lane_note(c, what.sequence, what.kind == BULK_GET ? POSTED_READ : POSTED_WRITE);
    bool is_first = lane->bulk.n == 1; /* otherwise the progress thread is there, or has been woken */
    lane_unlock(lane);
    if (is_first) progress_wake_now(); /* this thread may have better things to do */
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

/* Moving */

static void write_get(struct bulk *bulk, struct batch *b, size_t nbytes)
{
    uint64_t *at = (uint64_t *)b->at;
    at[0] = record_header(RECORD_GET, &bulk->target);
    at[1] = nbytes;
    b->at = (char *)(at + 2);
    batch_expect(b, bulk->local, nbytes);
}

static void write_put(struct bulk *bulk, struct batch *b, size_t nbytes)
{
    uint64_t *at = (uint64_t *)b->at;
    bool signals = bulk->kind == BULK_PUT_SIGNAL && nbytes == bulk->left;
    at[0] = record_header(signals ? RECORD_PUT_SIGNAL : RECORD_PUT, &bulk->target);
    at[1] = nbytes;
    at += 2;
    if (signals) memcpy(at, bulk->signal, sizeof bulk->signal), at += 2;
    memcpy(at, bulk->local, nbytes);
    b->at = (char *)at + record_padded(nbytes);
}

static void write_piece(struct bulk *bulk, struct batch *b)
{
    size_t nbytes = min_size(bulk->left, BULK_PIECE);
    b->bulk = bulk;
    b->contexts = bulk->contexts;
    if (bulk->kind == BULK_GET) write_get(bulk, b, nbytes);
    else write_put(bulk, b, nbytes);
    bulk->local += nbytes, bulk->target.offset += nbytes, bulk->left -= nbytes;
    bulk->pieces++;
}

void bulk_move(struct lane *lane, int most)
{
    struct bulk_queue *queue = &lane->bulk;
    for (int n = 0; n < most && queue->first && queue->pieces < BULK_WINDOW && !lane->unsent; n++) {
        struct bulk *bulk = queue->first;
        struct batch *b = lane_buffer(lane, bulk->stream, bulk->sequence);
        if (!b) return;
        if (bulk->stream->open) lane_send(bulk->stream); /* it need not wait for all of the transfer */
        write_piece(bulk, b);
        queue->pieces++;
        store_relaxed(&queue->moved, queue->moved + 1);
        lane_hand_over(lane, b);
        if (!bulk->left) store_relaxed(&queue->first, bulk->next);
    }
}

bool bulk_applied(struct lane *lane, struct bulk *bulk)
{
    struct bulk_queue *queue = &lane->bulk;
    queue->pieces--;
    store_relaxed(&queue->moved, queue->moved + 1);
    if (--bulk->pieces || bulk->left) return false;
    store_relaxed(&queue->n, queue->n - 1);
    bulk_give(queue, bulk);
    return true;
}

bool bulk_is_queued(const struct bulk_queue *queue, uint64_t mark, uint64_t contexts)
{
    for (const struct bulk *bulk = queue->first; bulk; bulk = bulk->next)
        if (bulk->sequence <= mark && (bulk->contexts & contexts)) return true;
    return false;
}

bool bulk_has_moved(const struct lane *lane, uint64_t *before)
{
    uint64_t now = load_relaxed(&lane->bulk.moved);
    bool has = now != *before;
    *before = now;
    return has;
}

void bulk_close(struct bulk_queue *queue)
{
    for (struct bulk *bulk; (bulk = queue->spare); free(bulk)) queue->spare = bulk->next;
}
