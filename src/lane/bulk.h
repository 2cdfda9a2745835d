/* Bulk: long transfers over a transport. The thread that posts one adds it to a queue of the lane. Each thread that
 * progresses the lane moves it piece by piece: that thread when it returns or waits, or else the progress thread, so
 * that the transfer continues while the program computes. A piece is moved by the NIC if possible (rdma.h), or else as
 * a message. Pieces that the NIC has need no progress: threads check now and then, or when they wait for them, whether
 * they are complete.
 *
 * A transfer has one number in the history of its lane, as a batch has; each of its pieces is a message with that
 * number. These hold inside the lane:
 *
 * - The number counts as applied when the last piece is: a mark has the same meaning for a transfer as for a batch.
 *
 * - Pieces need no numbers. Those of one node use at most half of the buffers, and those of all nodes few more. So
 * neither a full history, nor gathered records, nor a node that does not answer can keep a transfer to another node
 * from completing. Conversely, a thread that waits for room progresses transfers.
 *
 * - A transfer is ordered behind everything posted before to its node: the open batch is sent first, and a connection
 * keeps the order of messages; the NIC begins after all of that is applied. The last piece carries the signal, behind
 * the other pieces.
 *
 * - Later posts may overtake it, until a fence: lane_order leaves no unordered transfer. A transfer is unordered until
 * all of its pieces have been handed over, and the puts by the NIC are complete, or have been read if the NIC keeps
 * their order.
 *
 * - A single put (bulk_put_alone) is a transfer of one piece that no later post on its connection overtakes.
 *
 * - The source is read, and the destination written, inside the lane, before the number counts as applied. */
#ifndef HEDDLE_BULK_H
#define HEDDLE_BULK_H

#include "base/atomic.h"
#include "base/env.h"
#include "memory/peer.h"

struct bulk;
struct lane;

/* The state of one connection. */
struct bulk_stream {
    uint32_t queued;  /* transfers in the queue, */
    uint32_t pieces;  /* and messages in flight */
    uint32_t held_up; /* number of the round in which its first transfer could not continue */
};

/* The transfers of a lane. */
struct bulk_queue {
    struct bulk *first, **last; /* transfers that have pieces to hand over */
    struct bulk *flying;        /* transfers without such pieces, some of which the NIC has had */
    struct bulk *spare;
    uint32_t n;         /* transfers that are not applied */
    uint32_t to_move;   /* those that the NIC does not have alone; the progress thread reads it without the lock */
    uint32_t unordered; /* those for which a fence or local completion waits; read without the lock */
    uint32_t pieces;    /* handed over and not applied */
    uint32_t round;     /* number of times that pieces have been handed over */
    uint64_t moved;     /* pieces that were handed over or applied, ever: read without the lock */
    uint64_t seen;      /* the value that the progress thread saw last */
};

force_inline bool bulk_is_moving(const struct bulk_queue *queue) { return queue->first || queue->flying; }

/* A thread that reads 0 may write to the sources: pairs with the release in set_ordered. */
force_inline bool bulk_is_unordered(const struct bulk_queue *queue) { return load_acquire(&queue->unordered); }

/* Returns true if a nonblocking transfer is queued. It costs less to copy a shorter one at once. */
force_inline bool bulk_is_long(size_t nbytes) { return nbytes >= env.bulk; }

/* The source must not change, and the destination may change, until the context's mark is complete. */
void bulk_put(struct context *c, const struct target *t, const void *source, size_t nbytes);
void bulk_put_signal(struct context *c, const struct target *t, const void *source, size_t nbytes,
                     const struct target *word, uint64_t signal, bool add);
void bulk_get(struct context *c, const struct target *t, void *dest, size_t nbytes);

/* A blocking get by the NIC in one piece: complete when it returns; false, without any effect, if that is not possible.
 * The second function returns true if the get should be a transfer by the NIC instead. */
bool bulk_get_piece(struct context *c, const struct target *t, void *dest, size_t nbytes);
bool bulk_suits_put(struct context *c, const struct target *t, size_t nbytes);
bool bulk_suits_get(struct context *c, const struct target *t, size_t nbytes);

/* A blocking put on an idle connection: the NIC writes it, if a quiet followed each of the last puts there. Returns
 * false, without any effect, if that is not possible. A source of at most RDMA_COPIED bytes may be reused when it
 * returns, a longer one when the context's mark is complete. */
bool bulk_put_alone(struct context *c, const struct target *t, const void *source, size_t nbytes);

/* For the lane, with its lock held. Hands over pieces, if there is room, but few at a time, so that no thread waits
 * long for the lane. */
enum { BULK_AT_ONCE = 4 };
void bulk_move(struct lane *lane, int most);

/* A piece has been applied: returns true if it was the last one of its transfer. */
bool bulk_applied(struct lane *lane, struct bulk *bulk);

/* Returns true if a transfer of these contexts up to the mark has pieces that have not been handed over, or that the
 * NIC has. Inside the lane. */
bool bulk_is_queued(const struct bulk_queue *queue, uint64_t mark, uint64_t contexts);

/* Returns true if any piece has moved since the last call. The lock is not needed. */
bool bulk_has_moved(const struct lane *lane, uint64_t *before);

void bulk_close(struct bulk_queue *queue);

#endif
