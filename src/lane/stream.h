/* A lane's streams: which nodes it talks to. */
#ifndef HEDDLE_STREAM_H
#define HEDDLE_STREAM_H

#include "lane/lane.h"

/* The one to that node, which is connected when it is first wanted. Inside the lane. */
struct stream *stream_to(struct lane *lane, uint32_t node);

/* The one at that place, or the next one behind it, whose place is left there plus one; NULL if there is none. */
struct stream *streams_next(const struct lane *lane, uint32_t *place);

/* Frees all. */
void streams_close(struct lane *lane);

#endif
