#include "coll/collective.h"

#include <limits.h>
#include <string.h>

#include "base/env.h"
#include "base/log.h"
#include "coll/barrier.h"
#include "coll/fastbox.h"
#include "coll/nodes.h"
#include "coll/span.h"

/* Sizes from which on it is faster that each member reads the root's memory than that the root writes to all, by the
 * number of members on the node. From the output of `make bench-collectives` under "crossovers". */
static const struct {
    int members;
    size_t pull_from;
} broadcast_table[] = {{2, (size_t)256 << 10}, {4, (size_t)16 << 10}, {16, 0}, {INT_MAX, (size_t)16 << 10}};

static bool broadcast_pulls(const struct team *team, size_t nbytes)
{
    int row = 0;
    if (env.broadcast) return env.broadcast == BROADCAST_PULL;
    while (team->node_members > broadcast_table[row].members) row++;
    return nbytes >= broadcast_table[row].pull_from;
}

/* `from` writes into the dest of every other member, and rings once. `own` is the place of its own copy, or NULL. */
static void broadcast_push(struct team *team, const struct span *dest, const void *source, size_t nbytes, int from,
                           void *own)
{
    if (team->my_pe != from) {
        bell_wait(&team->meeting->broadcast, team->broadcasts);
        return;
    }
    for (int k = 1; k < team->n_pes; k++) span_put(dest, team, span_turn(team, k), 0, source, nbytes);
    bell_ring(&team->meeting->broadcast, team->broadcasts);
    if (own) memmove(own, source, nbytes);
}

/* Waits until all members on the node have read the previous broadcast. */
static void wait_in_step(const struct team *team, struct bell *reads)
{
    fastbox_wait_taken(team);
    bell_wait(reads, team->reads);
}

/* Small data: `holder` has the bytes. */
static void broadcast_eagerly(struct team *team, void *dest, const void *bytes, size_t nbytes, int holder)
{
    if (team->my_pe == holder) fastbox_fill(team, bytes, nbytes);
    else fastbox_take(team, dest, nbytes);
}

/* Over an active set: writes only after all members on the node have read the previous broadcast. The standard requires
 * a dest that is ready on all PEs, but in most libraries the root waits for the other members. Programs that alternate
 * between two pSync and two dest rely on that. Small data goes into a fast box, which needs no waiting. */
static void broadcast_push_in_step(struct team *team, const struct span *dest, const void *source, size_t nbytes,
                                   int from, void *own)
{
    struct bell *reads = &team->meeting->seats[from].reads;
    if (team->my_pe == from) {
        wait_in_step(team, reads);
        team->reads += (uint32_t)team->node_members - 1;
    }
    broadcast_push(team, dest, source, nbytes, from, own);
    if (team->my_pe != from) bell_ring_one_more(reads);
}

/* `from` rings when it arrives; the other members then copy. It makes its own copy, and stays until all have read.
 * Reads are counted at the seat of the root, because those of the next broadcast, whose root is another member, may
 * overtake. */
static void broadcast_pull(struct team *team, const struct span *source, void *dest, size_t nbytes, int from, void *own)
{
    struct meeting *meeting = team->meeting;
    struct bell *reads = &meeting->seats[from].reads;
    if (team->my_pe == from) {
        team->reads += (uint32_t)team->node_members - 1;
        bell_ring(&meeting->broadcast, team->broadcasts);
        if (own) memmove(own, source->address, nbytes);
        bell_wait(reads, team->reads);
        return;
    }
    bell_wait(&meeting->broadcast, team->broadcasts);
    copy_bytes(dest, span_at(source, team, from), nbytes);
    bell_ring_one_more(reads);
}

/* Between nodes: the member that holds the data on a node, root or leader, sends every piece to the next nodes and then
 * to its own members, by the same two methods. The bell counts pieces. */
struct relay {
    struct route route;
    const struct span *data; /* of the holder */
    struct bell *reads;      /* readers of the holder */
    uint32_t heard;          /* the value of the bell before this broadcast */
    bool is_eager, pulls, in_step;
};

static void relay_eagerly(struct team *team, const struct relay *r)
{
    const struct route *route = &r->route;
    if (team->my_pe == route->holder) nodes_pass_on(route, 0, r->data->address);
    broadcast_eagerly(team, route->dest->address, r->data->address, route->nbytes, route->holder);
}

static void relay_hold(struct team *team, const struct relay *r)
{
    const struct route *route = &r->route;
    if (r->in_step) wait_in_step(team, r->reads);
    team->reads += r->pulls || r->in_step ? (uint32_t)team->node_members - 1 : 0;
    for (size_t k = 0, nbytes; k < nodes_pieces(route); k++) {
        size_t offset = nodes_piece(route, k, &nbytes);
        nodes_pass_on(route, k, r->data->address);
        if (r->pulls) bell_ring(&team->meeting->broadcast, r->heard + (uint32_t)k + 1);
        else span_put_on_node(route->dest, team, offset, r->data->address + offset, nbytes);
    }
    /* Ring each value once: a member that has seen the last one may ring the next, which must not be reset. */
    if (!r->pulls) bell_ring(&team->meeting->broadcast, team->broadcasts);
}

static void relay_receive(const struct team *team, const struct relay *r)
{
    const struct route *route = &r->route;
    for (size_t k = 0, nbytes; r->pulls && k < nodes_pieces(route); k++) {
        size_t offset = nodes_piece(route, k, &nbytes);
        bell_wait(&team->meeting->broadcast, r->heard + (uint32_t)k + 1);
        copy_bytes(route->dest->address + offset, span_at(r->data, team, route->holder) + offset, nbytes);
    }
    bell_wait(&team->meeting->broadcast, team->broadcasts);
    if (r->pulls || r->in_step) bell_ring_one_more(r->reads);
}

static void broadcast_between_nodes(struct team *team, const struct span *dest, const struct span *source,
                                    size_t nbytes, int root, void *own, bool in_step)
{
    struct relay r = {.route = nodes_route(team, dest, nbytes, root), .heard = team->broadcasts};
    r.data = r.route.holder == root ? source : dest;
    r.reads = &team->meeting->seats[r.route.holder].reads;
    r.is_eager = in_step && fastbox_fits(team, nbytes);
    r.pulls = broadcast_pulls(team, nbytes);
    r.in_step = in_step && !r.pulls;
    team->broadcasts += (uint32_t)nodes_pieces(&r.route);
    if (r.is_eager) {
        relay_eagerly(team, &r);
        return;
    }
    if (team->my_pe != r.route.holder) {
        relay_receive(team, &r);
        return;
    }
    relay_hold(team, &r);
    if (own) memmove(own, source->address, nbytes);
    if (r.pulls) bell_wait(r.reads, team->reads);
}

int collective_broadcast(struct team *team, void *dest, const void *source, size_t nbytes, int root, bool to_root,
                         const char *where)
{
    if (!team->n_pes) return -1;
    if (root < 0 || root >= team->n_pes)
        die_argument(where, "PE_root", "%d, but valid PEs are 0 to %d", root, team->n_pes - 1);
    if (!nbytes) return 0;
    struct span to = span_of(dest, nbytes, where, "dest"), from = span_of(source, nbytes, where, "source");
    void *own = team->my_pe == root && to_root && dest != source ? dest : NULL;
    if (team->n_pes == 1) {
        if (own) memmove(own, source, nbytes);
        return 0;
    }
    if (team->leaders) {
        broadcast_between_nodes(team, &to, &from, nbytes, root, own, !to_root);
        return 0;
    }
    if (!to_root && fastbox_fits(team, nbytes)) {
        broadcast_eagerly(team, dest, source, nbytes, root);
        return 0;
    }
    team->broadcasts++;
    if (broadcast_pulls(team, nbytes)) broadcast_pull(team, &from, dest, nbytes, root, own);
    else if (to_root) broadcast_push(team, &to, source, nbytes, root, own);
    else broadcast_push_in_step(team, &to, source, nbytes, root, own);
    return 0;
}
