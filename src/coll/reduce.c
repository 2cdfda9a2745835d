#include "coll/reduce.h"
#include "coll/reduction.h"

#include <string.h>

#include "base/log.h"
#include "coll/barrier.h"
#include "coll/members.h"
#include "coll/pairs.h"
#include "lane/backoff.h"
#include "lane/post.h"
#include "lane/lane_wait.h"

enum {
    FETCH = POST_PIECE, /* piece in which remote data is combined */
    FETCHES = 4,        /* number of pieces in flight */
};

/* Slices, on one node: each member reads its slice of all sources. No other member reads that slice, so that the result
 * may overwrite it on every member, also if dest is source. */
static void reduce_slices(const struct reduction *r)
{
    char acc[REDUCTION_CHUNK] aligned_to(cache_line);
    size_t begin, end, step = REDUCTION_CHUNK / r->element;
    reduction_slice(r, &begin, &end);
    barrier_sync(r->team);
    for (size_t at = begin; at < end; at += step) {
        size_t n = min_size(step, end - at), offset = at * r->element;
        span_get(&r->from, r->team, 0, offset, acc, n * r->element);
        for (int i = 1; i < r->team->n_pes; i++) r->kernel(acc, span_at(&r->from, r->team, i) + offset, n);
        for (int k = 0; k < r->team->n_pes; k++)
            span_put(&r->to, r->team, span_turn(r->team, k), offset, acc, n * r->element);
    }
    barrier_sync(r->team);
}

/* Between nodes: each node combines the contributions of its members, and nodes exchange only these results. A byte of
 * a result crosses the network twice, whatever the number of members. Both steps are of the same kind; in the second,
 * the leader of a node stands for all its members. The member that combines a part is the only one that reads it from
 * any memory, so that the result may overwrite it. A floating-point sum is therefore the sum of the nodes' sums, in the
 * order of nodes: all members get the same bits, in each run with this placement. */

/* First step: combines this member's part of the result of its node, into the leader's dest. */
static void reduce_on_node(const struct reduction *r)
{
    char acc[REDUCTION_CHUNK] aligned_to(cache_line);
    size_t begin = 0, end = r->nelems, step = REDUCTION_CHUNK / r->element;
    reduction_part(r, r->team->node_member, r->team->node_members, &begin, &end);
    for (size_t at = begin; at < end; at += step) {
        size_t n = min_size(step, end - at), offset = at * r->element;
        reduction_combine_node(r, offset, acc, n);
        span_put(&r->to, r->team, members_leader(r->team), offset, acc, n * r->element);
    }
}

/* True for two members on different nodes: the barrier's notification then arrives behind all data. */
static bool is_alone_with_one(const struct team *team) { return team->n_nodes == 2 && team->n_pes == 2; }

/* Second step: pieces of `step` elements of the nodes' results, which are fetched ahead of the combination. */
struct fetch {
    const struct reduction *r;
    size_t at, end, step; /* elements: the next piece to be fetched */
    int node;
    unsigned started, taken;
    struct {
        char *bytes;
        uint64_t mark; /* complete when the piece has arrived */
    } space[FETCHES];
};

static size_t step_bytes(const struct fetch *f, size_t at) { return min_size(f->step, f->end - at) * f->r->element; }

static void fetch_start(struct fetch *f)
{
    const struct reduction *r = f->r;
    if (f->at >= f->end) return;
    struct target t = span_target(r->results, r->team, r->team->leaders[f->node].rank, f->at * r->element);
    char *bytes = f->space[f->started % FETCHES].bytes;
    if (t.mapped) {
        memcpy(bytes, t.mapped, step_bytes(f, f->at));
    } else {
        post_get(context_internal, &t, bytes, step_bytes(f, f->at));
        lane_push(context_internal->lane);
    }
    f->space[f->started++ % FETCHES].mark = load_relaxed(&context_internal->mark);
    if (++f->node == r->team->n_nodes) f->node = 0, f->at += f->step;
}

/* Waits for the oldest piece; it is valid until fetch_start. */
static const char *fetch_take(struct fetch *f)
{
    unsigned k = f->taken++ % FETCHES;
    if (f->space[k].mark) lane_wait(f->space[k].mark, load_relaxed(&context_internal->bit), WAITER_USER);
    return f->space[k].bytes;
}

static void reduce_between_nodes(const struct reduction *r, char *space)
{
    const struct team *team = r->team;
    char *acc = space;
    struct fetch f = {.r = r, .end = r->nelems, .step = FETCH / r->element};
    reduction_part(r, team->my_node, team->n_nodes, &f.at, &f.end);
    reduction_part(r, team->node_member, team->node_members, &f.at, &f.end);
    for (int k = 0; k < FETCHES; k++) f.space[k].bytes = space + (size_t)(k + 1) * FETCH;
    size_t at = f.at;
    for (int k = 0; k < FETCHES; k++) fetch_start(&f);
    for (; at < f.end; at += f.step) {
        size_t nbytes = step_bytes(&f, at);
        for (int node = 0; node < team->n_nodes; node++) {
            const char *result = fetch_take(&f);
            if (node) r->kernel(acc, result, nbytes / r->element);
            else memcpy(acc, result, nbytes);
            fetch_start(&f);
        }
        for (int k = 0; k < team->n_nodes; k++)
            span_put(&r->to, team, team->leaders[(team->my_node + k) % team->n_nodes].rank, at * r->element, acc,
                     nbytes);
    }
    if (!is_alone_with_one(team)) span_quiet();
}

/* The result is in the leader's dest, which does not change until every member on the node has a copy. */
static void copy_from_leader(const struct reduction *r)
{
    struct team *team = r->team;
    int leader = members_leader(team);
    struct bell *reads = &team->meeting->seats[leader].reads;
    if (team->my_pe == leader) {
        team->reads += (uint32_t)team->node_members - 1;
        bell_wait(reads, team->reads);
        return;
    }
    copy_bytes(r->to.address, span_at(&r->to, team, leader), r->nelems * r->element);
    bell_ring_one_more(reads);
}

static void reduce_in_pairs(const struct reduction *r)
{
    struct pairs p = pairs_of(r, CHANNEL_BLOCKING, r->team->transfers);
    r->team->transfers += pairs_numbers(r->nelems * r->element);
    barrier_sync(r->team); /* no member reads the contents of dest of an earlier collective */
    for (struct backoff backoff = {0}; !pairs_step(&p); backoff_step(&backoff)) lane_push(context_internal->lane);
    barrier_node(r->team); /* all data has arrived, and all sources have been read */
}

/* Any numbers of nodes and members: one member fetches a part from all nodes. */
static void reduce_by_parts(struct reduction *r, const char *where)
{
    char *space = aligned_alloc(cache_line, (size_t)(FETCHES + 1) * FETCH);
    if (!space) die(where, "out of memory for a reduction");
    r->results = &r->to;
    if (r->team->n_nodes == r->team->n_pes) {
        r->results = &r->from; /* a member's contribution is the result of its node */
    } else {
        barrier_node(r->team);
        reduce_on_node(r);
    }
    barrier_sync(r->team);
    reduce_between_nodes(r, space);
    barrier_sync(r->team);
    copy_from_leader(r);
    free(space);
}

/* Small reductions, at one meeting. */
static void tell_by_nodes(const struct reduction *r)
{
    struct team *team = r->team;
    char *dest = r->to.address;
    reduction_tell(&(struct reduction_piece){r, 0, r->nelems});
    memcpy(dest, barrier_told(team, 0), r->nelems * r->element); /* all sources have been read */
    for (int node = 1; node < team->n_nodes; node++) r->kernel(dest, barrier_told(team, node), r->nelems);
}

int collective_reduce(struct team *team, void *dest, const void *source, size_t nelems, size_t element,
                      reduce_kernel *kernel, const char *where)
{
    if (!team->n_pes) return -1;
    if (!nelems) return 0;
    struct reduction r = reduction_of(team, dest, source, nelems, element, kernel, where);
    size_t nbytes = nelems * element;
    if (team->leaders) {
        if (reduction_gathers(nbytes, barrier_tell_size(team))) tell_by_nodes(&r);
        else if (pairs_suit(team, dest, source)) reduce_in_pairs(&r);
        else reduce_by_parts(&r, where);
    } else if (reduction_gathers(nbytes, GATHER_SIZE)) {
        reduction_leave(&r);
        reduction_combine_left(&r, team->n_pes);
    } else {
        reduce_slices(&r);
    }
    return 0;
}
