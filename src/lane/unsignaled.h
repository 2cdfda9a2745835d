/* Unsignaled batches: those that request no acknowledgement (verbs and UCX call this unsignaled). An acknowledgement is
 * a message that costs as much as the one that it acknowledges. If no thread waits for it, it can be omitted: a
 * connection is applied in order, so that the acknowledgement of any later batch covers it.
 *
 * The protocol:
 *
 * - Each message of a connection has a number, one more than the message before it. The target applies them in order,
 * and acknowledges those that request it. An acknowledgement of number k means that all messages of the connection up
 * to k are applied.
 *
 * - An unsignaled batch is in the lane's table from the time when it is handed to the driver until an acknowledgement
 * covers it. It holds `done` of the lane back like any other batch, although its buffer is free already.
 *
 * - A thread that waits for, or tests, a batch in the table requests an acknowledgement by an empty batch on that
 * connection, unless a message that requests one is in flight behind it. A thread that finds the history of the lane
 * full does the same.
 *
 * Heuristic (affects performance only): a batch is unsignaled if no thread waited for the previous batch on this
 * connection. It is signaled if its thread has neither polled without success nor sent a notification of a collective
 * since that batch: it is one of a series, and the records behind it gather until the acknowledgement arrives. Batches
 * charged to requests are signaled, because requests will be waited for.
 *
 * An unsignaled batch must reach its target without further local progress, once the driver has it. Therefore a
 * connection sends only few bytes since the last acknowledgement, or as many as the driver takes at once; or the sender
 * waits until the batch has been sent (lane_posted_in_place). */
#ifndef HEDDLE_UNSIGNALED_H
#define HEDDLE_UNSIGNALED_H

#include "lane/lane.h"

/* Inside the lane. Returns true if a gathered batch that is about to be sent must request an acknowledgement. Else it
 * is added to the table when it gets its number. */
bool unsignaled_must_ask(struct lane *lane, const struct batch *b);
void unsignaled_add(struct lane *lane, const struct batch *b);

/* The messages of the connection up to this number are acknowledged. */
void unsignaled_answered(struct lane *lane, struct stream *stream, uint64_t number);

/* A thread waits or tests; or a series ends: the lane's thread has polled without success, or has sent a notification.
 * Not exact with several threads: only a heuristic depends on it. */
void unsignaled_note_wait(struct unsignaled_table *table, uint64_t mark);
void unsignaled_end_series(struct unsignaled_table *table);

#endif
