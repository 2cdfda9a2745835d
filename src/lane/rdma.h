/* RDMA: pieces of long transfers that the NIC moves by itself. It is an optional path below bulk.h: without a key to
 * the remote memory, pieces go in batches.
 *
 * These hold inside the lane, and make completion and order the same as without it:
 *
 * - A put is complete after a flush that began behind it, never before. Its source may be free earlier. A get is
 * complete when its bytes have arrived. A transfer's number counts as applied when all of its pieces are complete.
 *
 * - The NIC and messages are not ordered, except that some NICs keep messages behind puts. Therefore a get by the NIC
 * begins only after all earlier messages of its connection are acknowledged, and a put after those before the last
 * fence. A signal leaves when all pieces before it are complete. A fence (lane_order) waits until puts by the NIC are
 * complete. With a NIC that keeps the order, neither waits, but a fence waits until the sources have been read, because
 * it also provides local completion.
 *
 * - A single put (bulk_put_alone) begins only when everything sent before on its connection is acknowledged. Later
 * messages, transfers and gets of the connection wait until its flush is complete, so that a fence need not wait.
 *
 * - With HEDDLE_RDMA_QUIET=read a flush is complete when one byte has been read behind it.
 *
 * - Each connection has one flush in flight; the next one covers all puts since then.
 *
 * - Keys are requested by separate messages, which have no number in the history, and are kept until the lane closes.
 * The operation that needed the key follows as a message behind the request, so that a thread that waits for the
 * operation gets the key as well. */
#ifndef HEDDLE_RDMA_H
#define HEDDLE_RDMA_H

#include "lane/lane_limits.h"
#include "memory/peer.h"

struct context;
struct lane;
struct stream;

/* The pieces of one transfer that the NIC has. */
struct rdma_part {
    uint32_t pieces; /* pieces whose local memory is still in use */
    uint64_t puts;   /* the number of its last put in the connection; 0: none */
    bool is_copied;  /* of at most RDMA_COPIED bytes: the source may be reused when rdma_put returns */
};

enum rdma_answer {
    RDMA_TAKEN,
    RDMA_LATER,   /* the NIC has no room now */
    RDMA_IN_BATCH /* not by the NIC: without a key, or not for this memory */
};

/* Starts a piece, as long as possible, and returns its length. Inside the lane, like all functions below. */
enum rdma_answer rdma_put(struct lane *lane, struct stream *stream, const struct target *t, const void *from,
                          size_t nbytes, struct rdma_part *part, size_t *taken);
enum rdma_answer rdma_get(struct lane *lane, struct stream *stream, const struct target *t, void *to, size_t nbytes,
                          struct rdma_part *part, size_t *taken);

/* Returns true if all of it may be one piece. */
force_inline bool rdma_is_piece(const struct target *t, size_t nbytes)
{
    return nbytes <= RDMA_PIECE && t->offset % RDMA_CHUNK + nbytes <= RDMA_CHUNK;
}

/* Returns true if the connection has a key for the first piece; else requests it. */
bool rdma_has_key(struct lane *lane, struct stream *stream, const struct target *t);

/* Returns true if all puts of the connection are known to be complete. */
bool rdma_is_idle(const struct stream *stream);

/* Checks which pieces are complete. */
void rdma_progress(struct lane *lane);

/* Returns true if the part is complete. If only a flush is missing, starts it: at once, or when there are several puts
 * to flush. */
enum rdma_flush { RDMA_FLUSH_SOON, RDMA_FLUSH_NOW };
bool rdma_is_over(struct stream *stream, const struct rdma_part *part, enum rdma_flush when);

/* From now on, the NIC starts no piece: memory will change its pages, and keys would refer to the old ones. */
void rdma_stop(void);

/* Frees everything; no piece is in flight. */
void rdma_close(struct lane *lane);

#endif
