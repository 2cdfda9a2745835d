/* Collectives between nodes: what is for a node crosses the wire once, into the memory of one member there, and the
 * members of that node pass it on among themselves, piece by piece, while the wire brings the next. */
#ifndef HEDDLE_NODES_H
#define HEDDLE_NODES_H

#include "coll/span.h"
#include "lane/post.h"

/* Bytes after which it is told that they are there: a message, and short enough to be still in a cache when they are
 * copied. */
enum { NODES_PIECE = 2 * POST_PIECE };
_Static_assert(NODES_PIECE % cache_line == 0, "no piece is longer");

/* Of something longer: so that all pieces are of a size, as a short one at the end would be copied, and answered. */
static inline size_t nodes_even_piece(size_t nbytes)
{
    size_t pieces = (nbytes + NODES_PIECE - 1) / NODES_PIECE;
    return pieces > 1 ? round_up((nbytes + pieces - 1) / pieces, cache_line) : NODES_PIECE;
}

/* Numbers for `nbytes` on their way: a sender tells of each piece that the receiver has it, and once at the end.
 * Numbers only grow; a sender is the only one to change its word at the receiver, behind the data in one stream.
 * Returns the last number of earlier transfers. Of all members, in the same order. */
uint64_t nodes_numbers(struct team *team, size_t nbytes);

/* Copies to the leader of a node, and tells all its members so in the same message; they wait for the sender's number.
 */
void nodes_bring(const struct span *dest, const struct team *team, int node, size_t offset, const char *source,
                 size_t nbytes, uint64_t number);
void nodes_await(const struct team *team, int sender, uint64_t number);

/* A broadcast on its way over this node. */
struct route {
    struct team *team;
    const struct span *dest;
    size_t nbytes, piece;
    int root, holder; /* holder: who has the data on this node, the root or, in its dest, the leader */
    int first;        /* the root's node */
    uint64_t begun;   /* what has been told before */
};

/* Of all members, at each broadcast once: it counts them. */
struct route nodes_route(struct team *team, const struct span *dest, size_t nbytes, int root);

/* In pieces, the same on all nodes: how many, and where the k-th begins and ends. */
size_t nodes_pieces(const struct route *route);
size_t nodes_piece(const struct route *route, size_t k, size_t *nbytes);

/* The holder's part: waits until the k-th piece is here, and passes it on to the nodes behind. `data` is what it has.
 */
void nodes_pass_on(const struct route *route, size_t k, const char *data);

/* Every member has put something to members on all nodes, and all of it is here when this returns. */
void nodes_exchanged(struct team *team);

/* Blocks of all members, one after the other in dest, in the order of members. */
struct blocks {
    const struct span *dest;
    const size_t *begins; /* of each, and behind them the end of the last; or NULL: all have `nbytes` */
    size_t nbytes;
};
size_t nodes_block(const struct blocks *blocks, int i); /* where the i-th begins */

/* Every member has put its block to the members on its node: brings all others' to all of these. */
void nodes_gather(struct team *team, const struct blocks *blocks);

#endif
