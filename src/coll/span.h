/* A symmetric buffer of a collective, and transfers between its copies on the members of a team. */
#ifndef HEDDLE_SPAN_H
#define HEDDLE_SPAN_H

#include "base/log.h"
#include "coll/members.h"
#include "context/quiet.h"
#include "lane/post.h"
#include "memory/argument_check.h"
#include "memory/external.h"
#include "op/rma.h"

struct span {
    const struct region *region;
    char *address; /* of the local copy */
};

/* Returns false unless all of [address, address + nbytes) is symmetric. */
static inline bool span_find(struct span *span, const void *address, size_t nbytes)
{
    size_t offset;
    for (int r = REGION_HEAP; r <= REGION_DATA; r++) {
        *span = (struct span){.region = &region_table[r], .address = (char *)(uintptr_t)address};
        if (region_holds(span->region, address, nbytes, &offset)) return true;
    }
    *span = (struct span){.region = &region_table[REGION_HEAP],
                          .address = (char *)(uintptr_t)external_in_heap(address, nbytes)};
    return span->address;
}

/* Returns the span, or ends the job with a message that names the argument. */
static inline struct span span_of(const void *address, size_t nbytes, const char *where, const char *argument)
{
    struct span span;
    if (!span_find(&span, address, nbytes)) argument_die_not_symmetric(address, nbytes, where, argument);
    return span;
}

static inline struct target span_target(const struct span *span, const struct team *team, int i, size_t offset)
{
    return peer_copy_of(span->region, span->address + offset, team_pe(team, i));
}

/* Returns the local address of member `i`'s copy; NULL if it is on another node. */
static inline char *span_at(const struct span *span, const struct team *team, int i)
{
    return span_target(span, team, i, 0).mapped;
}

/* Copies to member `i`, `offset` bytes into the span. `streams`: it is one of many copies that together do not fit into
 * any cache. Complete after span_quiet. */
force_inline void span_put_as(const struct span *span, const struct team *team, int i, size_t offset,
                              const void *source, size_t nbytes, bool streams)
{
    struct target t = span_target(span, team, i, offset);
    if (!t.mapped) post_put(context_internal, &t, source, nbytes);
    else if (streams) copy_streaming(t.mapped, source, nbytes);
    else copy_bytes(t.mapped, source, nbytes);
}

static inline void span_put(const struct span *span, const struct team *team, int i, size_t offset, const void *source,
                            size_t nbytes)
{
    span_put_as(span, team, i, offset, source, nbytes, false);
}

/* Copies to all other members on this node. Complete after span_quiet. */
static inline void span_put_on_node(const struct span *span, const struct team *team, size_t offset, const void *source,
                                    size_t nbytes)
{
    for (int k = 1; k < team->node_members; k++) {
        int other = members_on_node(team, (team->node_member + k) % team->node_members);
        span_put(span, team, other, offset, source, nbytes);
    }
}

/* Returns the bytes between elements, from an argument that has to be at least 1. */
static inline size_t span_step(ptrdiff_t stride, size_t element, const char *where, const char *argument)
{
    if (stride < 1) die_argument(where, argument, "%td, not at least 1", stride);
    return (size_t)stride * element;
}

/* Copies n elements to member `i`; the elements start to_step and from_step bytes apart. */
static inline void span_put_strided(const struct span *span, const struct team *team, int i, size_t offset,
                                    const char *source, size_t to_step, size_t from_step, size_t element, size_t n)
{
    struct target t = span_target(span, team, i, offset);
    if (t.mapped) {
        copy_strided(t.mapped, source, to_step, from_step, element, n);
        return;
    }
    for (; n; n--, source += from_step, t.offset += to_step) post_put(context_internal, &t, source, element);
}

/* Copies from member `i`; complete when it returns. */
static inline void span_get(const struct span *span, const struct team *team, int i, size_t offset, void *dest,
                            size_t nbytes)
{
    struct target t = span_target(span, team, i, offset);
    if (t.mapped) {
        copy_bytes(dest, t.mapped, nbytes);
        return;
    }
    post_get(context_internal, &t, dest, nbytes);
    quiet_wait(context_internal);
}

/* Completes the puts of this process; a barrier then publishes that. */
static inline void span_quiet(void) { quiet_complete(context_internal); }

/* Returns the k-th member after this one, cyclically. Members that each begin at a different one do not all access the
 * same. */
static inline int span_turn(const struct team *team, int k)
{
    int i = team->my_pe + k;
    return i < team->n_pes ? i : i - team->n_pes;
}

#endif
