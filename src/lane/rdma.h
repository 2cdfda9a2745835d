/* RDMA: pieces of long transfers that the network's card moves by itself, where it can. It is a second way under bulk.h
 * and never a condition: without a key to the other side's memory, pieces go in batches.
 *
 * What holds, inside the lane, and why completion and order are what they are without it:
 *
 *   - A put is over when a flush that began after it is, never before: that its source is free says nothing. A get is
 *     over when its bytes are here. A transfer's number counts as applied when all of its pieces are over.
 *   - Nothing is said about the order of the card and messages, but that some cards keep it behind puts. So a transfer
 *     begins by the card only when all that its stream had sent before it was posted has been answered; a signal leaves
 *     when all pieces before it are over; and a fence (lane_order) waits until puts by the card are over. With a card
 *     that keeps order, neither waits: but a fence until the sources have been read, as it is local completion, too.
 *   - A single put (bulk_put_alone) begins only when everything sent before on its stream is acknowledged. Messages,
 *     transfers and gets of the stream that are posted later wait until its flush is over, so that a fence need not.
 *   - With HEDDLE_RDMA_QUIET=read a flush is over when one byte has been read behind it.
 *   - Of each stream one flush is under way; the next one covers all that was put meanwhile.
 *   - Keys are asked for by messages of their own, which have no place in the history, and are kept by the stream until
 *     the lane closes. What it was asked for goes behind as a message, so that whoever waits for that has the answer,
 *     too. */
#ifndef HEDDLE_RDMA_H
#define HEDDLE_RDMA_H

#include "lane/lane_limits.h"
#include "memory/peer.h"

struct context;
struct lane;
struct stream;

/* What the card has of one transfer. */
struct rdma_part {
    uint32_t pieces; /* whose memory here is still read or written */
    uint64_t puts;   /* the number of its last put in the stream; 0: none */
    bool is_copied;  /* of at most RDMA_COPIED bytes, whose source may be reused when rdma_put returns */
};

enum rdma_answer {
    RDMA_TAKEN,
    RDMA_LATER,   /* there is no room now */
    RDMA_IN_BATCH /* not by the card: no key, not yet, or not this memory */
};

/* A piece, as long as may be, and how long. Inside the lane, as what follows. */
enum rdma_answer rdma_put(struct lane *lane, struct stream *stream, const struct target *t, const void *from,
                          size_t nbytes, struct rdma_part *part, size_t *taken);
enum rdma_answer rdma_get(struct lane *lane, struct stream *stream, const struct target *t, void *to, size_t nbytes,
                          struct rdma_part *part, size_t *taken);

/* May all of this be one piece? */
force_inline bool rdma_is_piece(const struct target *t, size_t nbytes)
{
    return nbytes <= RDMA_PIECE && t->offset % RDMA_CHUNK + nbytes <= RDMA_CHUNK;
}

/* Has the stream a key for the first piece of this? If not, it is asked for. */
bool rdma_has_key(struct lane *lane, struct stream *stream, const struct target *t);

/* True if all puts of the stream are over, as far as was seen. */
bool rdma_is_idle(const struct stream *stream);

/* Looks which pieces are over. */
void rdma_progress(struct lane *lane);

/* Is the part over? If only a flush is missing, sees to it: at once, or when there are several puts to flush. */
enum rdma_flush { RDMA_FLUSH_SOON, RDMA_FLUSH_NOW };
bool rdma_is_over(struct stream *stream, const struct rdma_part *part, enum rdma_flush when);

/* From now on nothing begins by the card: memory will change its pages, and keys would be for those that are gone. */
void rdma_stop(void);

/* While nothing is under way. */
void rdma_close(struct lane *lane);

#endif
