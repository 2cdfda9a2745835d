#include "coll/active_set.h"

#include <shmem.h>

#include "base/atomic.h"
#include "base/log.h"
#include "coll/barrier.h"
#include "coll/team.h"
#include "op/wait.h"
#include "memory/heap.h"
#include "op/amo.h"
#include "context/quiet.h"
#include "lane/backoff.h"

/* Sets used so far, under world.lock. They are searched from the front; the last one found is moved there. */
struct active {
    struct team team;
    struct active *next;
};
static struct active *actives;

static void check_set(int start, int log_stride, int size, const char *where)
{
    argument_check_started(where);
    if (start < 0 || start >= world.n_pes)
        die_argument(where, "PE_start", "%d, but valid PEs are 0 to %d", start, world.n_pes - 1);
    if (log_stride < 0 || log_stride > 30) die_argument(where, "logPE_stride", "%d, not from 0 to 30", log_stride);
    if (size < 1 || start + ((size - 1L) << log_stride) >= world.n_pes)
        die_argument(where, "PE_size", "%d: with PE_start %d and a stride of %d, the last PE is not one of 0 to %d",
                     size, start, 1 << log_stride, world.n_pes - 1);
}

static struct team *active_find(int start, int stride, int size)
{
    struct team *found = NULL;
    pthread_mutex_lock(&world.lock);
    for (struct active **link = &actives, *a; (a = *link); link = &a->next) {
        if (a->team.start != start || a->team.stride != stride || a->team.n_pes != size) continue;
        *link = a->next;
        a->next = actives;
        actives = a;
        found = &a->team;
        break;
    }
    pthread_mutex_unlock(&world.lock);
    return found;
}

/* The offsets of the meetings of a new team, exchanged through the members' pSync, whose words are mailboxes. A member
 * may fill a mailbox that is empty (SHMEM_SYNC_VALUE); its owner empties it after reading it. */
enum { MAIL_NODE, MAIL_GATHER, MAIL_SPREAD }; /* from the node's leader; to the first leader; from the first leader */

struct agreement {
    struct team *team;
    long *pSync;
    const char *where;
};

/* Sends the offset of a node's meeting. */
static void mail_send(const struct agreement *a, int member, int box, int node)
{
    long letter = (long)((uint64_t)(node + 1) << 44 | a->team->leaders[node].meeting), *address = a->pSync + box;
    int pe = team_pe(a->team, member);
    for (struct backoff backoff = {0}; amo64(context_internal, address, SHMEM_SYNC_VALUE, (uint64_t)letter, pe,
                                             a->where, AMO_COMPARE_SWAP) != SHMEM_SYNC_VALUE;)
        backoff_step(&backoff);
}

static void mail_receive(const struct agreement *a, int box)
{
    uint64_t letter = (uint64_t)wait_until(WORD_I64, a->pSync + box, SHMEM_CMP_NE, SHMEM_SYNC_VALUE, a->where);
    a->team->leaders[(letter >> 44) - 1].meeting = letter & ((1ull << 44) - 1);
    store_release(a->pSync + box, SHMEM_SYNC_VALUE);
}

/* The first leader gathers the offsets of the other leaders, and sends all of them to each leader. */
static void leaders_exchange(const struct agreement *a)
{
    const struct team *team = a->team;
    for (int k = 1; k < team->n_nodes; k++) {
        if (team->my_node == k) mail_send(a, team->leaders[0].rank, MAIL_GATHER, k);
        else if (team->my_node == 0) mail_receive(a, MAIL_GATHER);
    }
    for (int k = 1; k < team->n_nodes; k++)
        for (int j = 0; j < team->n_nodes; j++) {
            if (team->my_node == 0) mail_send(a, team->leaders[k].rank, MAIL_SPREAD, j);
            else if (team->my_node == k) mail_receive(a, MAIL_SPREAD);
        }
}

/* A leader sends all offsets to the other members on its node. */
static void tell_node(const struct agreement *a)
{
    for (int k = 1; k < a->team->node_members; k++)
        for (int j = 0; j < a->team->n_nodes; j++) mail_send(a, members_on_node(a->team, k), MAIL_NODE, j);
}

static void agree_on_meeting(struct team *team, long *pSync, const char *where)
{
    struct agreement a = {.team = team, .pSync = pSync, .where = where};
    if (!members_find(team)) die(where, "out of memory for an active set");
    if (team->node_member) {
        for (int j = 0; j < team->n_nodes; j++) mail_receive(&a, MAIL_NODE);
    } else {
        size_t at = team_meeting_allocate(team->n_pes, FASTBOXES_THERE);
        if (at == HEAP_NONE) die(where, "no room for the barrier of %d PEs", team->n_pes);
        team->leaders[team->my_node].meeting = at;
        leaders_exchange(&a);
        tell_node(&a);
    }
    members_meet(team);
}

static struct team *active_make(int start, int stride, int size, int rank, long *pSync, const char *where)
{
    struct active *a = calloc(1, sizeof *a);
    if (!a) die(where, "out of memory");
    a->team = (struct team){.n_pes = size, .my_pe = rank, .start = start, .stride = stride};
    agree_on_meeting(&a->team, pSync, where);
    pthread_mutex_lock(&world.lock);
    a->next = actives;
    actives = a;
    pthread_mutex_unlock(&world.lock);
    return &a->team;
}

struct team *active_set_team(int PE_start, int logPE_stride, int PE_size, long *pSync, const char *where)
{
    check_set(PE_start, logPE_stride, PE_size, where);
    int stride = 1 << logPE_stride;
    if (PE_size == world.n_pes) return team_world;
    struct part part = {.start = PE_start, .stride = stride, .size = PE_size};
    int rank = team_part_rank(&part, world.pe);
    if (rank < 0)
        die_argument(where, "PE_start", "%d: the calling PE is not in the set of %d PEs with a stride of %d", PE_start,
                     PE_size, stride);
    struct team *team = active_find(PE_start, stride, PE_size);
    return team ? team : active_make(PE_start, stride, PE_size, rank, pSync, where);
}

void active_set_barrier(int PE_start, int logPE_stride, int PE_size, long *pSync, const char *where)
{
    struct team *team = active_set_team(PE_start, logPE_stride, PE_size, pSync, where);
    quiet_complete(context_default);
    barrier_sync(team);
}

void active_set_down(void)
{
    for (struct active *a; (a = actives); free(a)) {
        actives = a->next;
        members_forget(&a->team);
    }
}
