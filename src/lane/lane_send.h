/* Sending: the buffers of a lane, and handing batches to the driver. The caller is inside the lane. */
#ifndef HEDDLE_LANE_SEND_H
#define HEDDLE_LANE_SEND_H

#include "lane/lane.h"

/* Returns a buffer for a message of the connection, or NULL if none is free. `sequence` is its number in the lane's
 * history; 0: it has none. lane_hand_over gives the message to the driver, behind all earlier messages of the
 * connection. lane_buffer_give frees the buffer of an acknowledged message. */
struct batch *lane_buffer(struct lane *lane, struct stream *stream, uint64_t sequence);
void lane_hand_over(struct lane *lane, struct batch *b);
void lane_buffer_give(struct lane *lane, struct batch *b);

/* Sets the destination of the next result of the answer. */
void batch_expect(struct batch *b, void *to, size_t nbytes);

/* Sends the open batch of a connection. */
void lane_send(struct stream *stream);

/* Sends an empty batch, to get its acknowledgement; does nothing if no buffer is free. */
void lane_send_empty(struct lane *lane, struct stream *stream);

/* Sends the open batches that have records of these contexts (bits). */
void lane_send_gathered(struct lane *lane, uint64_t contexts);

/* Gives the driver the messages for which it had no room before. */
void lane_send_unsent(struct lane *lane);

/* Requests acknowledgements of the unsignaled batches of these contexts up to the mark. Returns true if there are none.
 */
bool lane_ask(struct lane *lane, uint64_t mark, uint64_t contexts);

#endif
