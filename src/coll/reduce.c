#include "coll/reduce.h"

#include <string.h>

#include "base/env.h"
#include "base/log.h"
#include "coll/barrier.h"
#include "coll/span.h"
#include "coll/members.h"
#include "coll/nodes.h"
#include "lane/post.h"

/* One loop per operation and type. Integer sums and products wrap. */
#define COMBINE_and(a, b)  ((a) & (b))
#define COMBINE_or(a, b)   ((a) | (b))
#define COMBINE_xor(a, b)  ((a) ^ (b))
#define COMBINE_min(a, b)  ((b) < (a) ? (b) : (a))
#define COMBINE_max(a, b)  ((a) < (b) ? (b) : (a))
#define COMBINE_sum(a, b)  ((a) + (b))
#define COMBINE_prod(a, b) ((a) * (b))
#define REDUCE_DECLARE(op, name, type)                                                                                 \
    void reduce_##op##_##name(void *acc, const void *x, size_t n)                                                      \
    {                                                                                                                  \
        type *restrict a = acc;                                                                                        \
        const type *restrict b = x;                                                                                    \
        for (size_t i = 0; i < n; i++) a[i] = (type)COMBINE_##op(a[i], b[i]);                                          \
    }
#include "coll/reduce.def"

enum {
    CHUNK = 16 << 10,   /* bytes that are combined before they are written out: they stay in the first cache */
    FETCH = POST_PIECE, /* the same for what comes over the wire */
    FETCHES = 4,        /* of them on their way at the same time */
    SPACE = (FETCHES + 1) * FETCH,
};
_Static_assert((int)SPACE >= (int)NODES_PIECE, "a pair has room for its piece there");

/* Everything a reduction or scan needs, in one place. */
struct reduction {
    struct team *team;
    void *dest;
    const void *source;
    struct span to, from;
    const struct span *results; /* of nodes, at their leaders, before they become one */
    size_t nelems, element;
    reduce_kernel *kernel;
};

/* Gather: everybody leaves its whole contribution at the meeting and combines those of members first ... last - 1. */
static void gather_contributions(const struct reduction *r)
{
    barrier_gather(r->team, r->source, r->nelems * r->element);
}

static void combine_left(const struct reduction *r, int end)
{
    char acc[GATHER_SIZE] aligned(cache_line);
    memset(acc, 0, sizeof acc);
    if (end) memcpy(acc, barrier_left(r->team, 0), r->nelems * r->element);
    for (int i = 1; i < end; i++) r->kernel(acc, barrier_left(r->team, i), r->nelems);
    memcpy(r->dest, acc, r->nelems * r->element);
}

/* The k-th of n parts of the elements [*begin, *end): whole cache lines where they can be. */
static void take_part(const struct reduction *r, int k, int n, size_t *begin, size_t *end)
{
    size_t unit = r->element < cache_line ? cache_line / r->element : 1, all = *end - *begin;
    size_t part = round_up((all + (size_t)n - 1) / (size_t)n, unit);
    *begin += min_size(part * (size_t)k, all);
    *end = min_size(*begin + part, *end);
}

/* The part that this member combines for all. */
static void my_slice(const struct reduction *r, size_t *begin, size_t *end)
{
    *begin = 0;
    *end = r->nelems;
    take_part(r, r->team->my_pe, r->team->n_pes, begin, end);
}

/* Slices, on one node: each member reads its slice of everybody's source, and only it reads that; so it may write the
 * result over it on every member, also where dest is source. */
static void reduce_slices(const struct reduction *r)
{
    char acc[CHUNK] aligned(cache_line);
    size_t begin, end, step = CHUNK / r->element;
    my_slice(r, &begin, &end);
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

/* Between nodes: each node combines its members' contributions, and nodes exchange only these results, so that a byte
 * of them crosses the wire twice, whatever the number of members. Two steps of the same kind, with a node's leader in
 * the place of all its members in the second: who combines a part is the only one to read it from anybody's memory, and
 * may write the result over it. A sum of floating-point numbers is thus that of the nodes' sums, in the order of nodes:
 * the same bits on all members, and again whenever members are placed like this. */

/* Contributions on this node: `acc` becomes the combination of n elements. */
static void combine_node(const struct reduction *r, size_t offset, void *acc, size_t n)
{
    const struct team *team = r->team;
    memcpy(acc, span_at(&r->from, team, members_on_node(team, 0)) + offset, n * r->element);
    for (int k = 1; k < team->node_members; k++)
        r->kernel(acc, span_at(&r->from, team, members_on_node(team, k)) + offset, n);
}

/* First step: this member's part of its node's result, into the leader's dest. */
static void reduce_on_node(const struct reduction *r)
{
    char acc[CHUNK] aligned(cache_line);
    size_t begin = 0, end = r->nelems, step = CHUNK / r->element;
    take_part(r, r->team->node_member, r->team->node_members, &begin, &end);
    for (size_t at = begin; at < end; at += step) {
        size_t n = min_size(step, end - at), offset = at * r->element;
        combine_node(r, offset, acc, n);
        span_put(&r->to, r->team, members_leader(r->team), offset, acc, n * r->element);
    }
}

/* Two members, each on a node of its own: what the barrier tells the other one comes behind all that it was sent. */
static bool is_alone_with_one(const struct team *team) { return team->n_nodes == 2 && team->n_pes == 2; }

/* Second step: the nodes' results, `step` elements of one after the other, are fetched some ahead of what is combined.
 */
struct fetch {
    const struct reduction *r;
    size_t at, end, step; /* elements: of what is fetched next */
    int node;
    unsigned started, taken;
    struct {
        char *bytes;
        uint64_t mark; /* passed when they are here */
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

/* Waits for the first that has been started; it is good until fetch_start. */
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
    take_part(r, team->my_node, team->n_nodes, &f.at, &f.end);
    take_part(r, team->node_member, team->node_members, &f.at, &f.end);
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

/* All of the result is in the leader's dest, which stays as it is until every member on the node has a copy. */
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
    copy_bytes(r->dest, span_at(&r->to, team, leader), r->nelems * r->element);
    bell_ring_one_more(reads);
}

/* Two nodes with as many members each, and a dest that is not the source: each member has one on the other node, and
 * nobody asks for anything. What its pair is to combine it brings into the leader's dest there; what has come so, it
 * adds its own node's contributions to, and brings the result. */
struct pair {
    const struct reduction *r;
    char *space; /* a piece; for one member's contribution it is not needed */
    int node, rank;
};

static bool has_pairs(const struct reduction *r)
{
    return r->team->n_nodes == 2 && 2 * r->team->node_members == r->team->n_pes && r->dest != r->source;
}

/* The elements that this member combines for all, or its pair; and of a piece of them. */
static size_t pair_part(const struct pair *p, int node, size_t *begin, size_t *end)
{
    *begin = 0;
    *end = p->r->nelems;
    take_part(p->r, node, 2, begin, end);
    take_part(p->r, p->r->team->node_member, p->r->team->node_members, begin, end);
    return nodes_even_piece((*end - *begin) * p->r->element) / p->r->element;
}

static const char *pair_contribution(const struct pair *p, size_t offset, size_t n)
{
    const struct reduction *r = p->r;
    if (r->team->node_members == 1) return r->from.address + offset;
    combine_node(r, offset, p->space, n);
    return p->space;
}

static void pair_contribute(const struct pair *p, uint64_t number)
{
    const struct reduction *r = p->r;
    size_t begin, end, step = pair_part(p, p->node, &begin, &end);
    for (size_t at = begin; at < end; at += step) {
        size_t n = min_size(step, end - at), offset = at * r->element;
        nodes_bring(&r->to, r->team, p->node, offset, pair_contribution(p, offset, n), n * r->element, ++number);
        lane_push(context_internal->lane);
    }
}

static void pair_combine(const struct pair *p, uint64_t brought, uint64_t number)
{
    const struct reduction *r = p->r;
    char *results = span_at(&r->to, r->team, members_leader(r->team));
    size_t begin, end, step = pair_part(p, r->team->my_node, &begin, &end);
    for (size_t at = begin; at < end; at += step) {
        size_t n = min_size(step, end - at), offset = at * r->element;
        const char *ours = pair_contribution(p, offset, n);
        nodes_await(r->team, p->rank, ++brought);
        r->kernel(results + offset, ours, n);
        nodes_bring(&r->to, r->team, p->node, offset, results + offset, n * r->element, ++number);
        lane_push(context_internal->lane);
    }
}

static void reduce_in_pairs(const struct reduction *r, char *space)
{
    struct team *team = r->team;
    struct pair p = {.r = r, .space = space, .node = !team->my_node};
    p.rank = members_of_node(team, p.node, team->node_member);
    size_t begin, end, step = pair_part(&p, p.node, &begin, &end);
    barrier_sync(team); /* nobody reads what another one before this has left in dest */
    uint64_t contributions = nodes_numbers(team, r->nelems * r->element),
             results = nodes_numbers(team, r->nelems * r->element);
    pair_contribute(&p, contributions);
    pair_combine(&p, contributions, results);
    if (begin < end) nodes_await(team, p.rank, results + (end - begin + step - 1) / step);
    barrier_node(team); /* all that comes from there has come, and all sources have been read */
}

/* Any number of nodes, and of members: each part is fetched from all nodes by one member. */
static void reduce_by_parts(struct reduction *r, char *space)
{
    r->results = &r->to;
    if (r->team->n_nodes == r->team->n_pes) {
        r->results = &r->from; /* a member's contribution is its node's result */
    } else {
        barrier_node(r->team);
        reduce_on_node(r);
    }
    barrier_sync(r->team);
    reduce_between_nodes(r, space);
    barrier_sync(r->team);
}

static void reduce_by_nodes(struct reduction *r, const char *where)
{
    char *space = aligned_alloc(cache_line, SPACE);
    if (!space) die(where, "out of memory for a reduction");
    if (has_pairs(r)) reduce_in_pairs(r, space);
    else reduce_by_parts(r, space);
    copy_from_leader(r);
    free(space);
}

/* Small ones, and pieces of scans, at one meeting: nodes tell each other their results. */
struct piece {
    const struct reduction *r;
    size_t offset, n; /* bytes before it, and elements */
};

static size_t combine_to_tell(const struct team *team, void *told, const void *arg)
{
    (void)team;
    const struct piece *p = arg;
    combine_node(p->r, p->offset, told, p->n);
    return p->n * p->r->element;
}

static void tell_piece(const struct piece *p)
{
    struct cargo cargo = {.nbytes = p->n * p->r->element, .combine = combine_to_tell, .arg = p};
    barrier_tell(p->r->team, &cargo, NULL, 0);
}

static void tell_by_nodes(const struct reduction *r)
{
    struct team *team = r->team;
    tell_piece(&(struct piece){r, 0, r->nelems});
    memcpy(r->dest, barrier_told(team, 0), r->nelems * r->element); /* all sources have been read */
    for (int node = 1; node < team->n_nodes; node++) r->kernel(r->dest, barrier_told(team, node), r->nelems);
}

/* Scans between nodes, each of whose members follow each other in the team: nodes tell each other their results, a
 * piece at a time, and a member adds those of the nodes before its own to what the members before it have. */
static bool nodes_are_runs(const struct team *team)
{
    for (int node = 0; node < team->n_nodes; node++)
        if (members_runs(team, node + 1) != members_runs(team, node) + 1) return false;
    return true;
}

/* The k-th of what is combined: nodes' results, and then what members of this node contribute. */
static const char *scan_contribution(const struct piece *p, int k)
{
    const struct team *team = p->r->team;
    if (k < team->my_node) return barrier_told(team, k);
    return span_at(&p->r->from, team, members_on_node(team, k - team->my_node)) + p->offset;
}

static void scan_piece(const struct piece *p, char *acc, bool inclusive)
{
    const struct reduction *r = p->r;
    int count = r->team->my_node + r->team->node_member + inclusive;
    if (count) memcpy(acc, scan_contribution(p, 0), p->n * r->element);
    else memset(acc, 0, p->n * r->element);
    for (int k = 1; k < count; k++) r->kernel(acc, scan_contribution(p, k), p->n);
}

static void scan_by_nodes(const struct reduction *r, bool inclusive, const char *where)
{
    size_t step = min_size(barrier_tell_size(r->team) / r->element, r->nelems);
    char *space = r->dest == r->source ? aligned_alloc(cache_line, round_up(step * r->element, cache_line)) : NULL;
    if (r->dest == r->source && !space) die(where, "out of memory for a scan");
    for (size_t at = 0; at < r->nelems; at += step) {
        struct piece p = {r, at * r->element, min_size(step, r->nelems - at)};
        char *dest = (char *)r->dest + p.offset;
        tell_piece(&p);
        scan_piece(&p, space ? space : dest, inclusive);
        barrier_node(r->team); /* all on this node have read what it may write over */
        if (space) memcpy(dest, space, p.n * r->element);
    }
    free(space);
}

/* Any other scan: each part is combined by one member, which writes to each what has been combined on the way to it. */
static void scan_slices(const struct reduction *r, bool inclusive)
{
    char acc[CHUNK] aligned(cache_line), next[CHUNK] aligned(cache_line);
    size_t begin, end, step = CHUNK / r->element;
    my_slice(r, &begin, &end);
    barrier_sync(r->team);
    for (size_t at = begin; at < end; at += step) {
        size_t n = min_size(step, end - at), offset = at * r->element;
        memset(acc, 0, sizeof acc);
        for (int i = 0; i < r->team->n_pes; i++) {
            span_get(&r->from, r->team, i, offset, next, n * r->element); /* dest may be source */
            if (!inclusive) span_put(&r->to, r->team, i, offset, acc, n * r->element);
            if (i) r->kernel(acc, next, n);
            else memcpy(acc, next, n * r->element);
            if (inclusive) span_put(&r->to, r->team, i, offset, acc, n * r->element);
        }
    }
    span_quiet();
    barrier_sync(r->team);
}

static struct reduction reduction_of(struct team *team, void *dest, const void *source, size_t nelems, size_t element,
                                     reduce_kernel *kernel, const char *where)
{
    return (struct reduction){.team = team,
                              .dest = dest,
                              .source = source,
                              .to = span_of(dest, nelems * element, where, "dest"),
                              .from = span_of(source, nelems * element, where, "source"),
                              .nelems = nelems,
                              .element = element,
                              .kernel = kernel};
}

/* Gathering is for what can be left at a meeting, and then the best: one meeting instead of two. */
static bool gathers(size_t nbytes, size_t most) { return nbytes <= most && env.reduce != REDUCE_SLICES; }

int collective_reduce(struct team *team, void *dest, const void *source, size_t nelems, size_t element,
                      reduce_kernel *kernel, const char *where)
{
    if (!team->n_pes) return -1;
    if (!nelems) return 0;
    struct reduction r = reduction_of(team, dest, source, nelems, element, kernel, where);
    size_t nbytes = nelems * element;
    if (team->leaders) {
        if (gathers(nbytes, barrier_tell_size(team))) tell_by_nodes(&r);
        else reduce_by_nodes(&r, where);
    } else if (gathers(nbytes, GATHER_SIZE)) {
        gather_contributions(&r);
        combine_left(&r, team->n_pes);
    } else {
        reduce_slices(&r);
    }
    return 0;
}

int collective_scan(struct team *team, void *dest, const void *source, size_t nelems, size_t element,
                    reduce_kernel *kernel, bool inclusive, const char *where)
{
    if (!team->n_pes) return -1;
    if (!nelems) return 0;
    struct reduction r = reduction_of(team, dest, source, nelems, element, kernel, where);
    if (gathers(nelems * element, GATHER_SIZE)) {
        gather_contributions(&r);
        combine_left(&r, team->my_pe + inclusive);
    } else if (team->leaders && nodes_are_runs(team)) {
        scan_by_nodes(&r, inclusive, where);
    } else {
        scan_slices(&r, inclusive);
    }
    return 0;
}
