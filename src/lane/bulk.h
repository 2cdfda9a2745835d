/* Bulk: long transfers over a transport. The thread that posts one adds it to a queue of the lane. Each thread that
 * progresses the lane moves it piece by piece: that thread when it returns or waits, or else the progress thread, so
 * that the transfer continues while the program computes. A piece is moved by the NIC if possible (rdma.h), or else as
 * a message. Pieces that the NIC has need no progress, except for the signal behind them: threads check now and then,
 * or when they wait for them, whether they are complete.
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
 * - A transfer by messages, and the signal of any transfer, are ordered behind everything posted before to its node:
 * the open batch is sent first, and a connection keeps the order of messages. The NIC begins a get after all of that is
 * applied, and a put after everything before the last fence is: nothing else orders puts. The last piece carries the
 * signal, behind the other pieces.
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

#include "base/env.h"
#include "lane/lane.h"

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

#endif
