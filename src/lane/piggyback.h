/* Piggybacking: what a collective tells last may stay in its open batch for what its thread posts next, and leave in
 * one message with that. A broadcast is followed by a sync more often than not, and a message costs its sender as much
 * as what it says is worth.
 *
 * The protocol:
 *
 *   - Who has told others something, and is not going to wait, calls lane_push_later instead of lane_push. Each open
 * batch then leaves at once, or is put off: once, and only if nothing is in flight on its stream.
 *   - One that is put off leaves with whatever pushes its lane; when it is full; when anybody looks at the lane
 *     (lane_hold_back), which the progress thread does if nobody else; and before a thread of this process waits for
 *     anything in the library (backoff_put_off). So only a thread that computes can be late with it.
 *
 * Which are put off is a guess, on which only speed hangs: on a stream where so many in a row had company soon. After
 * one that was put off for nothing, twice as many must have had it, up to as many as save more than the delay. */
#ifndef HEDDLE_PIGGYBACK_H
#define HEDDLE_PIGGYBACK_H

#include "base/base.h"

struct batch;
struct stream;

struct piggyback {
    int64_t since_ns;   /* when the last one was pushed, of which it is not known whether it had company; else 0 */
    uint32_t in_a_row;  /* had company soon */
    uint32_t doublings; /* of how many must have had it */
};

/* All inside the lane. An open batch is pushed: is it put off? Then it is; else it is sent, and that is told. */
must_check bool piggyback_puts_off(struct batch *b);
void piggyback_sent(struct stream *stream);

/* A batch is begun on a stream where the last one may have had company; one that was put off is sent. */
cold_path void piggyback_follows(struct stream *stream);
cold_path void piggyback_leaves(struct batch *b);

#endif
