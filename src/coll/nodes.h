/* Collectives between nodes: data for a node crosses the network once, into the memory of one member of it. The members
 * of that node copy it from there, piece by piece, while the next piece arrives. */
#ifndef HEDDLE_NODES_H
#define HEDDLE_NODES_H

#include "coll/span.h"
#include "lane/post.h"

/* Bytes between two notifications: a whole message, and short enough to be still in a cache when they are copied. */
enum { NODES_PIECE = 2 * POST_PIECE };
_Static_assert(NODES_PIECE % cache_line == 0, "no piece is longer");

/* Splits something longer into pieces of equal size, because a short last piece would be copied and acknowledged. */
static inline size_t nodes_even_piece(size_t nbytes)
{
    size_t pieces = (nbytes + NODES_PIECE - 1) / NODES_PIECE;
    return pieces > 1 ? round_up((nbytes + pieces - 1) / pieces, cache_line) : NODES_PIECE;
}

/* A broadcast that passes over this node. */
struct route {
    struct team *team;
    const struct span *dest;
    size_t nbytes, piece;
    int root, holder; /* holder: the member of this node that has the data: the root, or the leader in its dest */
    int first;        /* the root's node */
    uint64_t begun;   /* the last number of earlier transfers */
};

/* Collective: all members call it once for each broadcast, because it reserves numbers. */
struct route nodes_route(struct team *team, const struct span *dest, size_t nbytes, int root);

/* Returns the number of pieces, which are the same on all nodes. */
size_t nodes_pieces(const struct route *route);
size_t nodes_piece(const struct route *route, size_t k, size_t *nbytes);

/* Waits until the k-th piece has arrived, and forwards it to the next nodes. Called by the holder; `data` is its
 * copy. */
void nodes_pass_on(const struct route *route, size_t k, const char *data);

/* Waits until the puts of all members to this node have arrived. Every member must have put something to members on all
 * nodes. */
void nodes_exchanged(struct team *team);

/* Blocks of all members in dest, in the order of members. */
struct blocks {
    const struct span *dest;
    const size_t *begins; /* offset of each block, followed by the end of the last; NULL: all have `nbytes` */
    size_t nbytes;
};
size_t nodes_block(const struct blocks *blocks, int i); /* returns the offset of block i */

/* Distributes all blocks to all members. Each member must have put its own block to the members on its node. */
void nodes_gather(struct team *team, const struct blocks *blocks);

#endif
