/* What reductions and scans share: who combines what, and the ways on which contributions and nodes' results reach
 * everybody at a meeting. */
#ifndef HEDDLE_REDUCTION_H
#define HEDDLE_REDUCTION_H

#include "coll/barrier.h"
#include "coll/reduce.h"
#include "coll/span.h"

/* Bytes that are combined before they are written out: they stay in the first cache. */
enum { REDUCTION_CHUNK = 16 << 10 };

struct reduction {
    struct team *team;
    void *dest;
    const void *source;
    struct span to, from;
    const struct span *results; /* of nodes, at their leaders, before they become one */
    size_t nelems, element;
    reduce_kernel *kernel;
};

struct reduction reduction_of(struct team *team, void *dest, const void *source, size_t nelems, size_t element,
                              reduce_kernel *kernel, const char *where);

/* Gathering is for what can be left at a meeting, and then the best: one meeting instead of two. */
bool reduction_gathers(size_t nbytes, size_t most);

/* Gather: everybody leaves its whole contribution at the meeting, and combines those of the members before `end`. */
void reduction_leave(const struct reduction *r);
void reduction_combine_left(const struct reduction *r, int end);

/* The k-th of n parts of the elements [*begin, *end): whole cache lines where they can be. */
void reduction_part(const struct reduction *r, int k, int n, size_t *begin, size_t *end);

/* The part that this member combines for all. */
void reduction_slice(const struct reduction *r, size_t *begin, size_t *end);

/* Contributions on this node: `acc` becomes the combination of n elements. */
void reduction_combine_node(const struct reduction *r, size_t offset, void *acc, size_t n);

/* Small ones, and pieces of scans, at one meeting: nodes tell each other their results (barrier_told). */
struct reduction_piece {
    const struct reduction *r;
    size_t offset, n; /* bytes before it, and elements */
};
void reduction_tell(const struct reduction_piece *p);

#endif
