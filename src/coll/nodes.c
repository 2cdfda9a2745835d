#include "coll/nodes.h"

#include "base/atomic.h"
#include "coll/barrier.h"
#include "coll/members.h"
#include "lane/backoff.h"
#include "lane/post.h"
#include "lane/lane_wait.h"

enum { SHORT_BROADCAST = 4096 };

/* Returns the last number of earlier transfers, and reserves numbers for `nbytes`. A sender notifies its receiver after
 * each piece, and once at the end. Numbers only grow. Each sender has its own word at the receiver, which it writes
 * behind the data in the same connection. All members call this in the same order. */
static uint64_t reserve_numbers(struct team *team, size_t nbytes)
{
    uint64_t begun = team->transfers;
    team->transfers += nbytes / NODES_PIECE + 1;
    return begun;
}

static struct target word_at(const struct team *team, int node)
{
    return barrier_meeting_of(team, node, &team->meeting->seats[team->my_pe].brought[CHANNEL_BLOCKING]);
}

static void tell(const struct team *team, int node, uint64_t number)
{
    struct target word = word_at(team, node);
    post_amo(context_internal, &word, AMO_SET, 64, 0, number, NULL);
}

/* Copies to the leader of a node, and notifies all its members in the same message. They wait for the sender's
 * number. */
static void bring(const struct span *dest, const struct team *team, int node, size_t offset, const char *source,
                  size_t nbytes, uint64_t number)
{
    struct target to = span_target(dest, team, team->leaders[node].rank, offset), word = word_at(team, node);
    post_put_signal_in_place(context_internal, &to, source, nbytes, &word, number);
}

static void await(const struct team *team, int sender, uint64_t number)
{
    const uint64_t *brought = &team->meeting->seats[sender].brought[CHANNEL_BLOCKING];
    for (struct backoff backoff = {0}; load_acquire(brought) < number; backoff_step(&backoff))
        lane_push(context_internal->lane);
}

/* Exchange: each member notifies each node behind its puts to it, so that no member waits for an acknowledgement. */

static bool has_told(const struct team *team, int node, uint64_t number)
{
    for (const struct run *run = members_runs(team, node); run < members_runs(team, node + 1); run++)
        for (int i = run->first; i < run->first + run->count; i++)
            if (load_acquire(&team->meeting->seats[i].brought[CHANNEL_BLOCKING]) < number) return false;
    return true;
}

static bool all_others_have_told(const struct team *team, uint64_t number)
{
    for (int k = 1; k < team->n_nodes; k++)
        if (!has_told(team, (team->my_node + k) % team->n_nodes, number)) return false;
    return true;
}

void nodes_exchanged(struct team *team)
{
    uint64_t number = reserve_numbers(team, 0) + 1;
    for (int k = 1; k < team->n_nodes; k++) tell(team, (team->my_node + k) % team->n_nodes, number);
    barrier_node(team);
    for (struct backoff backoff = {0}; !all_others_have_told(team, number); backoff_step(&backoff))
        lane_push(context_internal->lane);
}

/* Broadcast. The nodes, counted from that of the root, form a tree or a chain. For few pieces it is a binomial tree:
 * each node that has the data forwards it, to half of the rest first. For many pieces it is a chain: each node forwards
 * to the next one only, so that the root's network carries the data once. Short data is sent to three parts of the rest
 * at once, as in a barrier (meet_nodes), unless nodes share processors. */

struct route nodes_route(struct team *team, const struct span *dest, size_t nbytes, int root)
{
    struct route route = {
        .team = team, .dest = dest, .nbytes = nbytes, .piece = nodes_even_piece(nbytes), .root = root};
    route.first = members_node_of(team, root);
    route.holder = route.first == team->my_node ? root : members_leader(team);
    route.begun = reserve_numbers(team, nbytes);
    return route;
}

size_t nodes_pieces(const struct route *route) { return (route->nbytes + route->piece - 1) / route->piece; }

size_t nodes_piece(const struct route *route, size_t k, size_t *nbytes)
{
    *nbytes = min_size(route->piece, route->nbytes - k * route->piece);
    return k * route->piece;
}

/* In steps of one piece, a chain takes pieces + nodes - 2, and a tree pieces * log nodes. */
static bool is_chain(const struct route *route)
{
    size_t n = (size_t)route->team->n_nodes, depth = 0, pieces = nodes_pieces(route);
    while ((size_t)1 << depth < n) depth++;
    return pieces + n - 2 < pieces * depth;
}

/* Returns the number of parts of the rest; the sender keeps one of them. */
static int tree_parts(const struct route *route) { return route->nbytes > SHORT_BROADCAST ? 2 : NET_PARTS; }

/* The v-th node sends to the nodes `step`, twice `step` ... further on, for all steps below the one that this
 * returns. */
static int tree_step(const struct route *route, int v)
{
    int step = 1;
    while (step < route->team->n_nodes && v / step % tree_parts(route) == 0) step *= tree_parts(route);
    return step;
}

/* Returns the member that sends to the v-th node, counted from that of the root. */
static int sender_to(const struct route *route, int v)
{
    const struct team *team = route->team;
    int from = is_chain(route) ? v - 1 : v - v % (tree_step(route, v) * tree_parts(route));
    return from ? team->leaders[(route->first + from) % team->n_nodes].rank : route->root;
}

static void pass_to(const struct route *route, int v, size_t k, const char *data)
{
    const struct team *team = route->team;
    int node = (route->first + v) % team->n_nodes;
    size_t nbytes, offset = nodes_piece(route, k, &nbytes);
    bring(route->dest, team, node, offset, data + offset, nbytes, route->begun + k + 1);
}

static void pass_down(const struct route *route, int v, size_t k, const char *data)
{
    int parts = tree_parts(route);
    for (int step = tree_step(route, v); (step /= parts);)
        for (int part = 1; part < parts && v + part * step < route->team->n_nodes; part++)
            pass_to(route, v + part * step, k, data);
}

void nodes_pass_on(const struct route *route, size_t k, const char *data)
{
    const struct team *team = route->team;
    int n = team->n_nodes, v = (team->my_node - route->first + n) % n;
    if (v) await(team, sender_to(route, v), route->begun + k + 1);
    if (!is_chain(route)) pass_down(route, v, k, data);
    else if (v + 1 < n) pass_to(route, v + 1, k, data);
}

/* Gathering. In round j every leader sends all its data to the node 2^j further on: the blocks of its own node, and
 * those that earlier rounds brought. After the last round, all nodes have all blocks. The other members of a node
 * follow, and copy from their leader. Both ends of a transfer go through the same blocks in the same order, so that
 * both know where the sender notifies: after every piece, and at the end. */

struct transfer {
    struct team *team;
    const struct blocks *blocks;
    int peer;                          /* the receiving node, or the leader that sends */
    size_t nbytes, piece;              /* bytes to or from it in this round; bytes of a piece */
    uint64_t told;                     /* the last number that was sent */
    size_t passed;                     /* bytes since then, of which the last ones, */
    size_t held_at, held;              /* `held` bytes from held_at, travel with the notification */
    void (*begin)(struct transfer *t); /* for each part: the bytes between two notifications */
    void (*move)(struct transfer *t, size_t offset, size_t nbytes);
    void (*end)(struct transfer *t);
};

size_t nodes_block(const struct blocks *blocks, int i)
{
    return blocks->begins ? blocks->begins[i] : (size_t)i * blocks->nbytes;
}

static void nothing(struct transfer *t) { (void)t; }

static void part_end(struct transfer *t)
{
    t->told++;
    t->passed = 0;
    t->end(t);
}

static void transfer_span(struct transfer *t, size_t from, size_t until)
{
    for (size_t n; from < until; from += n) {
        n = min_size(t->piece - t->passed, until - from);
        if (!t->passed) t->begin(t);
        t->move(t, from, n);
        t->passed += n;
        if (t->passed == t->piece) part_end(t);
    }
}

static void add_span(struct transfer *t, size_t from, size_t until) { t->nbytes += until - from; }

typedef void span_function(struct transfer *t, size_t from, size_t until);

/* Goes through the blocks of `count` nodes, from the last one backwards. */
static void each_span(struct transfer *t, int last, int count, span_function *what)
{
    const struct team *team = t->team;
    for (int k = 0; k < count; k++) {
        int node = (last - k + team->n_nodes) % team->n_nodes;
        for (const struct run *run = members_runs(team, node); run < members_runs(team, node + 1); run++)
            what(t, nodes_block(t->blocks, run->first), nodes_block(t->blocks, run->first + run->count));
    }
}

static void transfer_nodes(struct transfer *t, int last, int count)
{
    t->nbytes = 0;
    each_span(t, last, count, add_span);
    t->piece = nodes_even_piece(t->nbytes);
    each_span(t, last, count, transfer_span);
    if (!t->nbytes) t->begin(t);
    if (t->passed || !t->nbytes) part_end(t); /* at most as many parts as reserve_numbers has reserved */
}

static void send_move(struct transfer *t, size_t offset, size_t nbytes)
{
    const struct span *dest = t->blocks->dest;
    if (t->held)
        span_put(dest, t->team, t->team->leaders[t->peer].rank, t->held_at, dest->address + t->held_at, t->held);
    t->held_at = offset, t->held = nbytes;
}
static void send_end(struct transfer *t)
{
    const struct span *dest = t->blocks->dest;
    if (t->held) bring(dest, t->team, t->peer, t->held_at, dest->address + t->held_at, t->held, t->told);
    else tell(t->team, t->peer, t->told);
    t->held = 0;
}

/* The leader waits for a part, and announces it on its node. */
static void hear_begin(struct transfer *t)
{
    await(t->team, t->peer, t->told + 1);
    bell_ring(&t->team->meeting->broadcast, ++t->team->broadcasts);
}
static void hear_move(struct transfer *t, size_t offset, size_t nbytes) { (void)t, (void)offset, (void)nbytes; }

static void follow_begin(struct transfer *t) { bell_wait(&t->team->meeting->broadcast, ++t->team->broadcasts); }
static void follow_move(struct transfer *t, size_t offset, size_t nbytes)
{
    const struct span *dest = t->blocks->dest;
    copy_bytes(dest->address + offset, span_at(dest, t->team, members_leader(t->team)) + offset, nbytes);
}

static void gather_rounds(struct team *team, const struct blocks *blocks, uint64_t begun, bool leads)
{
    int n = team->n_nodes;
    for (int distance = 1; distance < n; distance *= 2) {
        int to = (team->my_node + distance) % n, from = (team->my_node - distance + n) % n;
        int count = distance < n - distance ? distance : n - distance;
        struct transfer out = {.team = team, .blocks = blocks, .peer = to, .told = begun};
        struct transfer in = {.team = team, .blocks = blocks, .peer = team->leaders[from].rank, .told = begun};
        out.begin = nothing, out.move = send_move, out.end = send_end;
        in.begin = leads ? hear_begin : follow_begin, in.move = leads ? hear_move : follow_move, in.end = nothing;
        if (leads) transfer_nodes(&out, team->my_node, count);
        transfer_nodes(&in, from, count);
    }
}

void nodes_gather(struct team *team, const struct blocks *blocks)
{
    bool leads = team->my_pe == members_leader(team);
    struct bell *reads = &team->meeting->seats[members_leader(team)].reads;
    uint64_t begun = reserve_numbers(team, nodes_block(blocks, team->n_pes));
    barrier_node(team);
    gather_rounds(team, blocks, begun, leads);
    if (leads) {
        team->reads += (uint32_t)team->node_members - 1;
        bell_wait(reads, team->reads); /* dest belongs to the user again when all members have copied */
    } else {
        bell_ring_one_more(reads);
    }
}
