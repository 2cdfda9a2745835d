#include "coll/collective.h"

#include "coll/barrier.h"
#include "coll/nodes.h"
#include "coll/span.h"

/* Waits until the puts of all members to this one have arrived. Every member has put something to every other. */
static void exchanged(struct team *team)
{
    if (team->leaders) nodes_exchanged(team);
    else barrier_sync(team);
}

int collective_alltoall(struct team *team, void *dest, const void *source, size_t nbytes, const char *where)
{
    if (!team->n_pes) return -1;
    if (!nbytes) return 0;
    struct span to = span_of(dest, nbytes * (size_t)team->n_pes, where, "dest");
    size_t written = nbytes * (size_t)team->n_pes * (size_t)team->node_members; /* bytes that all write on this node */
    for (int k = 0; k < team->n_pes; k++) {
        int other = span_turn(team, k);
        span_put_as(&to, team, other, nbytes * (size_t)team->my_pe, (const char *)source + nbytes * (size_t)other,
                    nbytes, written >= COPY_STREAMING_FROM);
    }
    exchanged(team);
    return 0;
}

int collective_alltoalls(struct team *team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                         size_t element, const char *where)
{
    if (!team->n_pes) return -1;
    size_t to_step = span_step(dst, element, where, "dst"), from_step = span_step(sst, element, where, "sst");
    if (!nelems) return 0;
    struct span to = span_of(dest, argument_extent(nelems * (size_t)team->n_pes, dst, 1, element), where, "dest");
    for (int k = 0; k < team->n_pes; k++) {
        int other = span_turn(team, k);
        span_put_strided(&to, team, other, (size_t)team->my_pe * nelems * to_step,
                         (const char *)source + (size_t)other * nelems * from_step, to_step, from_step, element,
                         nelems);
    }
    exchanged(team);
    return 0;
}
