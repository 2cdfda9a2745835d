/* Bulk: long transfers over a wire. Whoever posts one leaves a note of it on the lane (from where, how much, where to),
 * and it is moved piece by piece by whoever progresses the lane: that thread when it comes back or waits, or else the
 * progress thread, so that the transfer goes on while the program computes. A piece goes by the network's card where
 * that can (rdma.h), or else as a message. With what the card alone has, nobody needs to go on: that it is over is seen
 * now and then, and by who waits for it.
 *
 * A transfer is one number in its lane's history, as a batch is; each of its pieces is a message with that number. What
 * holds, inside the lane:
 *
 *   - The number counts as applied when the last piece is: a mark says of a transfer what it says of a batch.
 *   - Pieces need no number, and those of one node at most half of the buffers, those of all nodes few more: neither a
 *     full history, nor what is gathered, nor a node that does not answer can keep a transfer to another node from
 * ending. The converse holds too: what waits for room moves transfers meanwhile.
 *   - A transfer is behind what had been posted to its node: the open batch leaves first, and a stream keeps the order
 *     of messages; the card begins when what was sent before is applied. The last piece carries the signal, behind the
 *     others.
 *   - What is posted later may overtake it, until a fence: lane_order leaves no transfer that is unordered, which it is
 *     until all of its pieces have been handed over, and those that the card puts are over, or have been read if
 *     the card keeps their order.
 *   - A single put (bulk_put_alone) is a transfer of one piece that nothing posted later on its stream overtakes.
 *   - The source is read, and the destination written, inside the lane, before the number counts as applied. */
#ifndef HEDDLE_BULK_H
#define HEDDLE_BULK_H

#include "base/atomic.h"
#include "base/env.h"
#include "memory/peer.h"

struct bulk;
struct lane;

/* Of each stream. */
struct bulk_stream {
    uint32_t queued;  /* transfers in the queue, */
    uint32_t pieces;  /* and messages in flight */
    uint32_t held_up; /* the round in which its first transfer could not continue */
};

/* On each lane. */
struct bulk_queue {
    struct bulk *first, **last; /* of which not all pieces have been handed over */
    struct bulk *flying;        /* all have been, and the card has had some */
    struct bulk *spare;
    uint32_t n;         /* transfers that are not applied */
    uint32_t to_move;   /* those that are not the card's alone: the progress thread looks at it without the lock */
    uint32_t unordered; /* those that a fence, or local completion, waits for: likewise */
    uint32_t pieces;    /* handed over and not applied */
    uint32_t round;     /* how often pieces have been handed over */
    uint64_t moved;     /* pieces that were handed over or applied, ever: read without the lock */
    uint64_t seen;      /* of these, by the progress thread */
};

force_inline bool bulk_is_moving(const struct bulk_queue *queue) { return queue->first || queue->flying; }

/* Whoever sees that none is, may write to their sources: pairs with the release in set_ordered. */
force_inline bool bulk_is_unordered(const struct bulk_queue *queue) { return load_acquire(&queue->unordered); }

/* From how many bytes on is a non-blocking transfer left to others? Below, it costs less to copy it at once. */
force_inline bool bulk_is_long(size_t nbytes) { return nbytes >= env.bulk; }

/* The source must not change, and the destination may change, until the context's mark has been passed. */
void bulk_put(struct context *c, const struct target *t, const void *source, size_t nbytes);
void bulk_put_signal(struct context *c, const struct target *t, const void *source, size_t nbytes,
                     const struct target *word, uint64_t signal, bool add);
void bulk_get(struct context *c, const struct target *t, void *dest, size_t nbytes);

/* What somebody waits for. The card brings it, if it can in one piece: it is there when this returns; false, and
 * nothing has happened, if not. Otherwise: is it better to have it moved as a transfer, by the card? */
bool bulk_get_piece(struct context *c, const struct target *t, void *dest, size_t nbytes);
bool bulk_suits_put(struct context *c, const struct target *t, size_t nbytes);
bool bulk_suits_get(struct context *c, const struct target *t, size_t nbytes);

/* A put that its thread waits for, on an idle connection: the card writes it, if a quiet followed each of the last puts
 * there. False, and nothing has happened, if not. The source of at most RDMA_COPIED bytes may be reused when it
 * returns, that of a longer one when the context's mark has been passed. */
bool bulk_put_alone(struct context *c, const struct target *t, const void *source, size_t nbytes);

/* For the lane, inside it. Hands over pieces, if there is room: few, so that nobody waits long for the lane. */
enum { BULK_AT_ONCE = 4 };
void bulk_move(struct lane *lane, int most);

/* A piece has been applied: was it the last one of its transfer? */
bool bulk_applied(struct lane *lane, struct bulk *bulk);

/* Has a transfer of these contexts up to the mark pieces that have not been handed over, or are the card's? Inside the
 * lane. */
bool bulk_is_queued(const struct bulk_queue *queue, uint64_t mark, uint64_t contexts);

/* Has any piece moved since the last time? Not only inside the lane. */
bool bulk_has_moved(const struct lane *lane, uint64_t *before);

void bulk_close(struct bulk_queue *queue);

#endif
