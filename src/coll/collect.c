#include "coll/collective.h"

#include "base/log.h"
#include "coll/barrier.h"
#include "coll/nodes.h"
#include "coll/span.h"

/* Each member writes its block to all members on its node; none leaves before all have done so. */
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

/* The contribution of a member to a collect, in values that are valid in every process. The node's leader finds the
 * data there, if it is symmetric. */
struct contribution {
    size_t nbytes;
    int region; /* -1: not symmetric */
    size_t offset;
};

static struct contribution contribution_of(const void *source, size_t nbytes)
{
    struct span from;
    if (!span_find(&from, source, nbytes)) return (struct contribution){.nbytes = nbytes, .region = -1};
    return (struct contribution){.nbytes = nbytes,
                                 .region = (int)(from.region - region_table),
                                 .offset = (uintptr_t)from.address - from.region->base};
}

/* A node sends the sizes of its members and, if they are short, the blocks too: that saves the second meeting. */
struct told_sizes {
    uint64_t has_bytes; /* the blocks follow the sizes */
    uint64_t nbytes[];
};

enum { TOLD_MOST = 48 << 10 }; /* more bytes are put into dest, in pieces */

static size_t told_most(const struct team *team) { return min_size(TOLD_MOST, barrier_tell_size(team)); }

static size_t told_sizes_bytes(int members) { return sizeof(struct told_sizes) + (size_t)members * sizeof(uint64_t); }

/* True for any number of members on a node. */
static bool can_tell_sizes(const struct team *team)
{
    return team->leaders && told_sizes_bytes(team->n_pes - team->n_nodes + 1) <= told_most(team);
}

static const struct contribution *contribution_on_node(const struct team *team, int k)
{
    return barrier_left(team, members_on_node(team, k));
}

/* True if there is room, and this process finds all of the node's blocks. */
static bool can_tell_bytes(const struct team *team)
{
    size_t room = told_most(team) - told_sizes_bytes(team->node_members);
    for (int k = 0; k < team->node_members; k++) {
        const struct contribution *c = contribution_on_node(team, k);
        if (c->nbytes > room || (c->nbytes && c->region < 0)) return false;
        room -= c->nbytes;
    }
    return true;
}

static char *tell_bytes(const struct team *team, char *to, int k)
{
    const struct contribution *c = contribution_on_node(team, k);
    if (!c->nbytes) return to;
    const struct region *region = &region_table[c->region];
    struct span from = {.region = region, .address = (char *)region->base + c->offset};
    memcpy(to, span_at(&from, team, members_on_node(team, k)), c->nbytes);
    return to + c->nbytes;
}

static size_t tell_contributions(const struct team *team, void *told, const void *unused)
{
    (void)unused;
    struct told_sizes *sizes = told;
    char *end = (char *)told + told_sizes_bytes(team->node_members);
    sizes->has_bytes = can_tell_bytes(team);
    for (int k = 0; k < team->node_members; k++) {
        sizes->nbytes[k] = contribution_on_node(team, k)->nbytes;
        if (sizes->has_bytes) end = tell_bytes(team, end, k);
    }
    return (size_t)(end - (char *)told);
}

/* Stores each member's size in the entry behind its own. Returns true if all bytes have been sent. */
static bool sizes_of_told(const struct team *team, size_t *sizes)
{
    bool all = true;
    for (int node = 0; node < team->n_nodes; node++) {
        const struct told_sizes *told = barrier_told(team, node);
        const uint64_t *nbytes = told->nbytes;
        all &= told->has_bytes;
        for (const struct run *run = members_runs(team, node); run < members_runs(team, node + 1); run++)
            for (int i = 0; i < run->count; i++) sizes[run->first + i + 1] = *nbytes++;
    }
    return all;
}

static void take_told(const struct team *team, const struct blocks *blocks)
{
    char *dest = blocks->dest->address;
    for (int node = 0; node < team->n_nodes; node++) {
        const char *bytes = (const char *)barrier_told(team, node) + told_sizes_bytes(members_count(team, node));
        for (const struct run *run = members_runs(team, node); run < members_runs(team, node + 1); run++) {
            size_t begin = blocks->begins[run->first], nbytes = blocks->begins[run->first + run->count] - begin;
            memcpy(dest + begin, bytes, nbytes);
            bytes += nbytes;
        }
    }
}

/* Exchanges the sizes of all members, stored as in sizes_of_told. */
static bool learn_sizes(struct team *team, const void *source, size_t nbytes, size_t *sizes)
{
    if (can_tell_sizes(team)) {
        struct contribution mine = contribution_of(source, nbytes);
        barrier_tell(team, &(struct cargo){.combine = tell_contributions}, &mine, sizeof mine);
        return sizes_of_told(team, sizes);
    }
    barrier_gather(team, &nbytes, sizeof nbytes);
    for (int i = 0; i < team->n_pes; i++) sizes[i + 1] = *(const size_t *)barrier_left(team, i);
    return false;
}

int collective_collect(struct team *team, void *dest, const void *source, size_t nbytes, const char *where)
{
    if (!team->n_pes) return -1;
    size_t *begins = malloc(((size_t)team->n_pes + 1) * sizeof *begins);
    if (!begins) die(where, "out of memory for the sizes of %d blocks", team->n_pes);
    bool all_told = learn_sizes(team, source, nbytes, begins);
    begins[0] = 0;
    for (int i = 0; i < team->n_pes; i++) begins[i + 1] += begins[i];
    size_t total = begins[team->n_pes];
    if (total) {
        struct span to = span_of(dest, total, where, "dest");
        struct blocks blocks = {.dest = &to, .begins = begins};
        if (all_told) take_told(team, &blocks);
        else spread(team, &blocks, source, nbytes);
    }
    free(begins);
    return 0;
}
