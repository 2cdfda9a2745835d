#include "coll/collective.h"

#include "base/log.h"
#include "coll/barrier.h"
#include "coll/nodes.h"
#include "coll/span.h"

/* Everybody writes its block to everybody on its node; nobody leaves before all have. */
static void spread(struct team *team, const struct blocks *blocks, const void *source, size_t nbytes)
{
    size_t offset = nodes_block(blocks, team->my_pe);
    if (team->leaders) {
        span_put(blocks->dest, team, team->my_pe, offset, source, nbytes);
        span_put_on_node(blocks->dest, team, offset, source, nbytes);
        nodes_gather(team, blocks);
        return;
    }
    for (int k = 0; nbytes && k < team->n_pes; k++)
        span_put(blocks->dest, team, span_turn(team, k), offset, source, nbytes);
    barrier_sync(team);
}

int collective_fcollect(struct team *team, void *dest, const void *source, size_t nbytes, const char *where)
{
    if (!team->n_pes) return -1;
    if (!nbytes) return 0;
    struct span to = span_of(dest, nbytes * (size_t)team->n_pes, where, "dest");
    struct blocks blocks = {.dest = &to, .nbytes = nbytes};
    spread(team, &blocks, source, nbytes);
    return 0;
}

/* Where each member's block begins, and the last one ends, from the sizes that they have left. */
static size_t *begins_of_left(const struct team *team, const char *where)
{
    size_t *begins = malloc(((size_t)team->n_pes + 1) * sizeof *begins);
    if (!begins) die(where, "out of memory for the sizes of %d blocks", team->n_pes);
    begins[0] = 0;
    for (int i = 0; i < team->n_pes; i++) begins[i + 1] = begins[i] + *(const size_t *)barrier_left(team, i);
    return begins;
}

int collective_collect(struct team *team, void *dest, const void *source, size_t nbytes, const char *where)
{
    if (!team->n_pes) return -1;
    barrier_gather(team, &nbytes, sizeof nbytes);
    size_t *begins = begins_of_left(team, where), total = begins[team->n_pes];
    if (total) {
        struct span to = span_of(dest, total, where, "dest");
        struct blocks blocks = {.dest = &to, .begins = begins};
        spread(team, &blocks, source, nbytes);
    }
    free(begins);
    return 0;
}
