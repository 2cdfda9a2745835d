/* The connections of a lane to other nodes. */
#ifndef HEDDLE_STREAM_H
#define HEDDLE_STREAM_H

#include "lane/lane.h"

/* Returns the connection to a node, which is made at the first use. Inside the lane. */
struct stream *stream_to(struct lane *lane, uint32_t node);

/* Returns the connection at this index or the first one behind it, and sets *place to its index plus one; NULL if there
 * is none. */
struct stream *streams_next(const struct lane *lane, uint32_t *place);

/* Closes and frees all connections. */
void streams_close(struct lane *lane);

#endif
