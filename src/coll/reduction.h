/* Common parts of reductions and scans: the assignment of elements to members, and the exchange of contributions and
 * node results at a meeting. */
#ifndef HEDDLE_REDUCTION_H
#define HEDDLE_REDUCTION_H

#include "coll/barrier.h"
#include "coll/reduce_kernels.h"
#include "coll/span.h"

/* Bytes that are combined before they are written out: they stay in the first cache. */
enum { REDUCTION_CHUNK = 16 << 10 };

struct reduction {
    struct team *team;
    struct span to, from;       /* dest and source */
    const struct span *results; /* results of nodes, at their leaders, before they are combined */
    size_t nelems, element;
    reduce_kernel *kernel;
};

struct reduction reduction_of(struct team *team, void *dest, const void *source, size_t nelems, size_t element,
                              reduce_kernel *kernel, const char *where);

/* Returns true if contributions are small enough to be gathered at a meeting, which takes one meeting in place of
 * two. */
bool reduction_gathers(size_t nbytes, size_t most);

/* Gathers: each member leaves its whole contribution at the meeting, and combines those of the members before `end`. */
void reduction_leave(const struct reduction *r);
void reduction_combine_left(const struct reduction *r, int end);

/* Returns the k-th of n parts of the elements [*begin, *end), in whole cache lines where possible. */
void reduction_part(const struct reduction *r, int k, int n, size_t *begin, size_t *end);

/* Returns the part that this member combines for all members. */
void reduction_slice(const struct reduction *r, size_t *begin, size_t *end);

/* Combines n elements of all members on this node in `acc`. */
void reduction_combine_node(const struct reduction *r, size_t offset, void *acc, size_t n);

/* A small reduction, or a piece of a scan, at one meeting: nodes exchange their results (barrier_told). */
struct reduction_piece {
    const struct reduction *r;
    size_t offset, n; /* offset in bytes, number of elements */
};
void reduction_tell(const struct reduction_piece *p);

#endif
