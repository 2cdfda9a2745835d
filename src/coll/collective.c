#include "coll/collective.h"

#include <limits.h>
#include <string.h>

#include "base/env.h"
#include "base/log.h"
#include "coll/barrier.h"
#include "coll/span.h"
#include "coll/team.h"
#include "core/pause.h"

/* From which size on each member reading the root's memory itself beats the root writing to all, by the number of
 * members on the node. Taken from what `make bench-collectives` prints under "crossovers". */
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

static bool is_invalid(const struct team *team) { return !team->n_pes; }

static bool is_ours(const struct team *team, int i) { return peer_of(team_pe(team, i)).node == roster.my_node; }

/* On the root's node, and then on each other node with the leader in its place: `from` writes into the dest of every
 * other member there, and rings once. `own` is where its own copy goes, or NULL. */
static void broadcast_push(struct team *team, const struct span *dest, const void *source, size_t nbytes, int from,
                           void *own)
{
    if (team->my_pe != from) {
        bell_wait(&team->meeting->broadcast, team->broadcasts);
        return;
    }
    for (int k = 1; k < team->n_pes; k++)
        if (is_ours(team, span_turn(team, k))) span_put(dest, team, span_turn(team, k), 0, source, nbytes);
    bell_ring(&team->meeting->broadcast, team->broadcasts);
    if (own) memmove(own, source, nbytes);
}

/* Over an active set: no push before all members on the node have the one before. The standard asks for a dest that is
 * ready everywhere, and most libraries let the root wait for the others: programs that alternate between two pSync and
 * two dest take that for enough. */
static void broadcast_push_in_step(struct team *team, const struct span *dest, const void *source, size_t nbytes,
                                   int from, void *own)
{
    struct bell *reads = &team->meeting->seats[from].reads;
    if (team->my_pe == from) {
        bell_wait(reads, team->reads);
        team->reads += (uint32_t)team->node_members - 1;
    }
    broadcast_push(team, dest, source, nbytes, from, own);
    if (team->my_pe != from) bell_ring_one_more(reads);
}

/* `from` rings when it has come; the others then copy at once, it makes its own copy, and stays until all have. Reads
 * are counted at the seat of the root: those of the next broadcast, whose root is another member, may overtake. */
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
    rma_copy(dest, span_at(source, team, from), nbytes);
    bell_ring_one_more(reads);
}

/* Between nodes: the root sends to the leader of every other node, data and the word of its seat in one. Returns who has
 * the data on this node, the root or the leader in its dest. */
static int broadcast_to_nodes(struct team *team, const struct span *dest, const void *source, size_t nbytes, int root)
{
    uint64_t *brought = &team->meeting->seats[root].brought;
    int leader = team_rank(team, team->leaders[team->my_node].pe);
    for (int node = 0; team->my_pe == root && node < team->n_nodes; node++) {
        if (node == team->my_node) continue;
        struct target to = peer_copy_of(dest->region, dest->address, team->leaders[node].pe);
        struct target word = barrier_meeting_of(team, node, brought);
        post_put_signal(context_internal, &to, source, nbytes, &word, team->broadcasts, false);
    }
    if (team->my_pe == root) span_quiet();
    if (is_ours(team, root)) return root;
    for (struct pause pause = {0};
         team->my_pe == leader && (int32_t)(load_acquire(brought) - team->broadcasts) < 0;)
        pause_step(&pause);
    return leader;
}

int collective_broadcast(struct team *team, void *dest, const void *source, size_t nbytes, int root, bool to_root,
                         const char *where)
{
    if (is_invalid(team)) return -1;
    if (root < 0 || root >= team->n_pes) die_argument(where, "PE_root", "%d, not in [0, %d)", root, team->n_pes);
    if (!nbytes) return 0;
    struct span to = span_of(dest, nbytes, where, "dest"), from = span_of(source, nbytes, where, "source");
    void *own = team->my_pe == root && to_root && dest != source ? dest : NULL;
    if (team->n_pes == 1) {
        if (own) memmove(own, source, nbytes);
        return 0;
    }
    team->broadcasts++;
    int owner = team->leaders ? broadcast_to_nodes(team, &to, source, nbytes, root) : root;
    const struct span *data = owner == root ? &from : &to;
    if (broadcast_pulls(team, nbytes)) broadcast_pull(team, data, dest, nbytes, owner, own);
    else if (to_root) broadcast_push(team, &to, data->address, nbytes, owner, own);
    else broadcast_push_in_step(team, &to, data->address, nbytes, owner, own);
    return 0;
}

/* Everybody writes its block to everybody, at `offset`; nobody leaves before all have. */
static void spread(struct team *team, const struct span *dest, size_t offset, const void *source, size_t nbytes)
{
    for (int k = 0; nbytes && k < team->n_pes; k++) span_put(dest, team, span_turn(team, k), offset, source, nbytes);
    span_quiet();
    barrier_sync(team);
}

int collective_fcollect(struct team *team, void *dest, const void *source, size_t nbytes, const char *where)
{
    if (is_invalid(team)) return -1;
    if (!nbytes) return 0;
    struct span to = span_of(dest, nbytes * (size_t)team->n_pes, where, "dest");
    spread(team, &to, nbytes * (size_t)team->my_pe, source, nbytes);
    return 0;
}

int collective_collect(struct team *team, void *dest, const void *source, size_t nbytes, const char *where)
{
    if (is_invalid(team)) return -1;
    size_t before = 0, total = 0;
    barrier_gather(team, &nbytes, sizeof nbytes);
    for (int i = 0; i < team->n_pes; i++) {
        if (i == team->my_pe) before = total;
        total += *(const size_t *)barrier_left(team, i);
    }
    if (!total) return 0;
    struct span to = span_of(dest, total, where, "dest");
    spread(team, &to, before, source, nbytes);
    return 0;
}

int collective_alltoall(struct team *team, void *dest, const void *source, size_t nbytes, const char *where)
{
    if (is_invalid(team)) return -1;
    if (!nbytes) return 0;
    struct span to = span_of(dest, nbytes * (size_t)team->n_pes, where, "dest");
    for (int k = 0; k < team->n_pes; k++) {
        int other = span_turn(team, k);
        span_put(&to, team, other, nbytes * (size_t)team->my_pe, (const char *)source + nbytes * (size_t)other, nbytes);
    }
    span_quiet();
    barrier_sync(team);
    return 0;
}

int collective_alltoalls(struct team *team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                         size_t element, const char *where)
{
    if (is_invalid(team)) return -1;
    if (dst < 1) die_argument(where, "dst", "%td, not at least 1", dst);
    if (sst < 1) die_argument(where, "sst", "%td, not at least 1", sst);
    if (!nelems) return 0;
    size_t to_step = (size_t)dst * element, from_step = (size_t)sst * element;
    size_t extent = (nelems * (size_t)team->n_pes - 1) * to_step + element;
    struct span to = span_of(dest, extent, where, "dest");
    for (int k = 0; k < team->n_pes; k++) {
        int other = span_turn(team, k);
        span_put_strided(&to, team, other, (size_t)team->my_pe * nelems * to_step,
                         (const char *)source + (size_t)other * nelems * from_step, to_step, from_step, element, nelems);
    }
    span_quiet();
    barrier_sync(team);
    return 0;
}
