/* Room: a place for a record in an open batch of the lane, and numbers in its history. The caller is inside the lane.
 */
#ifndef HEDDLE_LANE_ROOM_H
#define HEDDLE_LANE_ROOM_H

#include "lane/lane_send.h"

/* Returns room for a record of `nbytes` whose result has `result` bytes. Releases the lane, and retakes it, if it has
 * to wait. */
cold_path void *lane_room_slow(struct lane *lane, uint32_t node, size_t nbytes, size_t result, struct stream **stream);

force_inline void *lane_room(struct lane *lane, uint32_t node, size_t nbytes, struct stream **stream)
{
    struct stream *s = lane->post.recent;
    struct batch *b;
    lane_count_fast(lane);
    if (unlikely(s->node != node || !(b = s->open) || !batch_has_room(b, nbytes)))
        return lane_room_slow(lane, node, nbytes, 0, stream);
    *stream = s;
    void *at = b->at;
    b->at += nbytes;
    return at;
}

/* For messages that are not gathered: returns a number in the lane's history, and the connection to a node. Releases
 * the lane, and retakes it, if it has to wait. */
uint64_t lane_reserve(struct lane *lane, uint32_t node, struct stream **stream);

/* After a record is written: assigns it to the context, and sends it if nothing is in flight to its node, unless the
 * context notifies. */
force_inline void lane_posted(struct context *c, struct stream *stream, enum posted what)
{
    struct batch *b = stream->open;
    b->contexts |= load_relaxed(&c->bit);
    b->asks |= load_relaxed(&c->is_waited_by_requests);
    lane_note(c, b->sequence, what);
    lane_gather_more(stream->lane, c, b);
    if (unlikely(!stream->first) && !c->notifies) lane_send(stream);
}

/* lane_posted for a record whose last `nbytes` are memory of the program, for which its room was reserved: it is sent
 * at once. Releases the lane, and retakes it, until the driver has read them. */
void lane_posted_in_place(struct context *c, struct stream *stream, enum posted what, const void *source,
                          size_t nbytes);

#endif
