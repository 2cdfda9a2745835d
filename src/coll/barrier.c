#include "coll/barrier.h"

#include <string.h>

#include "base/atomic.h"
#include "base/futex.h"
#include "coll/members.h"
#include "lane/backoff.h"
#include "job/end.h"
#include "context/quiet.h"
#include "lane/post.h"
#include "lane/rx.h"
#include "lane/lane_wait.h"

static size_t seats_size(int n_pes) { return sizeof(struct meeting) + (size_t)n_pes * sizeof(struct seat); }

/* The message of a node. */
struct told {
    char unused[cache_line - sizeof(uint64_t)];
    uint64_t nbytes; /* if nodes send different numbers of bytes; it travels with them */
    char bytes[] aligned_to(cache_line);
};

/* Returns the largest number of nodes of a team with so many members. */
static size_t nodes_most(int n_pes) { return min_size((size_t)n_pes, (size_t)roster.n_nodes); }

static size_t tell_size(int n_pes)
{
    size_t share = TELL_ROOM / nodes_most(n_pes) / cache_line * cache_line;
    return share > GATHER_SIZE ? share : GATHER_SIZE;
}

static size_t told_step(int n_pes) { return sizeof(struct told) + tell_size(n_pes); }
static size_t told_places(int n_pes) { return nodes_most(n_pes) > 1 ? 2 * nodes_most(n_pes) : 0; }

static struct told *told_place(struct meeting *meeting, int n_pes, size_t k)
{
    return (struct told *)((char *)meeting + seats_size(n_pes) + k * told_step(n_pes));
}

static struct told *told_of(const struct team *team, int node)
{
    return told_place(team->meeting, team->n_pes, 2 * (size_t)node + (team->round & 1));
}

static size_t places_begin(int n_pes) { return seats_size(n_pes) + told_places(n_pes) * told_step(n_pes); }

size_t meeting_place_size(int n_pes)
{
    size_t share = PLACES_ROOM / MEETING_PLACES / (size_t)n_pes / cache_line * cache_line;
    return nodes_most(n_pes) > 1 && share > GATHER_SIZE ? share : GATHER_SIZE;
}

char *meeting_place(const struct team *team, size_t k, int i)
{
    size_t place = k % MEETING_PLACES * (size_t)team->n_pes + (size_t)i;
    return (char *)team->meeting + places_begin(team->n_pes) + place * meeting_place_size(team->n_pes);
}

static size_t boxes_begin(int n_pes)
{
    return places_begin(n_pes) + (size_t)MEETING_PLACES * (size_t)n_pes * meeting_place_size(n_pes);
}

static size_t boxes_size(enum fastboxes boxes)
{
    return boxes == FASTBOXES_THERE ? FASTBOXES * sizeof(struct fastbox) : 0;
}

size_t meeting_size(int n_pes, enum fastboxes boxes) { return boxes_begin(n_pes) + boxes_size(boxes); }

void meeting_clear(struct meeting *meeting, int n_pes, enum fastboxes boxes)
{
    memset(meeting, 0, seats_size(n_pes));
    memset((char *)meeting + boxes_begin(n_pes), 0, boxes_size(boxes));
}

struct fastbox *meeting_fastbox(const struct team *team, size_t k)
{
    return (struct fastbox *)((char *)team->meeting + boxes_begin(team->n_pes)) + k;
}

static bool reached(uint32_t seen, uint32_t value) { return (int32_t)(seen - value) >= 0; }

/* A sleeper increments `sleepers` before the kernel compares the value for the last time. A writer changes the value
 * before it reads `sleepers`. These four accesses are sequentially consistent, so that one of the two sees the
 * other. */
static void bell_sleep(struct bell *bell, uint32_t value)
{
    uint32_t seen;
    rx_leave();
    fetch_add(&bell->sleepers, 1);
    while (!reached(seen = load_ordered(&bell->value), value)) {
        futex_wait(&bell->value, seen, FUTEX_LOOK_MS);
        end_leave_if_near();
        backoff_go_on(); /* another thread may have started something in the meantime */
    }
    fetch_sub(&bell->sleepers, 1);
}

void bell_wait(struct bell *bell, uint32_t value)
{
    struct backoff backoff = {0};
    while (!reached(load_acquire(&bell->value), value)) { /* pairs with the store in bell_ring */
        if (backoff_step_awake(&backoff)) continue;
        bell_sleep(bell, value);
        return;
    }
}

void bell_ring(struct bell *bell, uint32_t value)
{
    store_ordered(&bell->value, value);
    if (load_ordered(&bell->sleepers)) futex_wake_all(&bell->value);
}

void bell_ring_one_more(struct bell *bell)
{
    fetch_add(&bell->value, 1);
    if (load_ordered(&bell->sleepers)) futex_wake_all(&bell->value);
}

struct target barrier_meeting_of(const struct team *team, int node, const void *in_ours)
{
    const struct region *work = &region_table[REGION_WORK];
    size_t at = (size_t)((const char *)in_ours - (const char *)team->meeting);
    const struct leader *leader = &team->leaders[node];
    return peer_copy_of(work, (void *)(work->base + leader->meeting + at), team_pe(team, leader->rank));
}

static char *left_of(const struct team *team, int i, uint32_t round) { return team->meeting->seats[i].left[round & 1]; }

static void carry_left(const struct team *team, int to, int i, size_t nbytes)
{
    char *left = left_of(team, i, team->round);
    struct target there = barrier_meeting_of(team, to, left);
    post_put(context_internal, &there, left, nbytes);
}

/* Sends the data of a node's members, or the message of the node. */
static void carry_node(const struct team *team, int to, int node, const struct cargo *cargo)
{
    if (cargo->combine) {
        const struct told *told = told_of(team, node);
        const char *from = cargo->nbytes ? told->bytes : (const char *)&told->nbytes;
        size_t nbytes = cargo->nbytes ? cargo->nbytes : sizeof told->nbytes + told->nbytes;
        struct target there = barrier_meeting_of(team, to, from);
        post_put(context_internal, &there, from, nbytes);
    } else {
        for (const struct run *run = members_runs(team, node); run < members_runs(team, node + 1); run++)
            for (int i = run->first; i < run->first + run->count; i++) carry_left(team, to, i, cargo->nbytes);
    }
}

static void node_combine(struct team *team, const struct cargo *cargo)
{
    struct told *told = told_of(team, team->my_node);
    told->nbytes = cargo->combine(team, told->bytes, cargo->arg);
    expect(1, told->nbytes <= tell_size(team->n_pes) && (!cargo->nbytes || told->nbytes == cargo->nbytes));
}

/* Consecutive nodes, cyclically. */
struct nodes {
    int first, count;
};

static int node_of(const struct team *team, struct nodes nodes, int k) { return (nodes.first + k) % team->n_nodes; }

/* Sends the data of the nodes `of` to another node, and behind it, in the same connection, increments its word. */
static void tell_node(const struct team *team, int to, uint32_t *word, struct nodes of, const struct cargo *cargo)
{
    for (int k = 0; cargo && k < of.count; k++) carry_node(team, to, node_of(team, of, k), cargo);
    struct target there = barrier_meeting_of(team, to, word);
    post_amo(context_internal, &there, AMO_ADD, 32, 0, 1, NULL);
}

static void hear_node(const struct net *net, const uint32_t *word)
{
    for (struct backoff backoff = {0}; !reached(load_acquire(word), net->rounds); backoff_step(&backoff))
        lane_push(context_internal->lane);
}

/* Returns the nodes whose data this one sends to the node `distance` further on, when it has the data of `known` nodes:
 * itself and those before it, none of them twice. */
static struct nodes nodes_before(const struct team *team, int known, int distance)
{
    int n = team->n_nodes, count = known < n - distance ? known : n - distance;
    return (struct nodes){(team->my_node - (count - 1) + n) % n, count};
}

/* In each step every node notifies those `known`, twice and three times `known` further on, and then has the data of
 * four times as many; after the last step, of all. One more message costs less than one more step, because messages of
 * a step are in flight at the same time. */
static void meet_in_steps(const struct team *team, struct net *net, const struct cargo *cargo)
{
    int n = team->n_nodes, me = team->my_node;
    uint32_t *words = net->words;
    for (int known = 1; known < n; known *= NET_PARTS, words += NET_AT_ONCE) {
        for (int k = 1, distance; k <= NET_AT_ONCE && (distance = k * known) < n; k++)
            tell_node(team, (me + distance) % n, &words[k - 1], nodes_before(team, known, distance), cargo);
        for (int k = 1; k <= NET_AT_ONCE && k * known < n; k++) hear_node(net, &words[k - 1]);
    }
}

/* Called by a node's leader. Words count the rounds; each word has one writer, so that none needs a reset. Two buffers
 * suffice for the message of a node, as for the data of members (barrier_gather). */
static void meet_nodes(struct team *team, struct meeting *meeting, const struct cargo *cargo)
{
    meeting->net.rounds++;
    if (cargo && cargo->combine) node_combine(team, cargo);
    meet_in_steps(team, &meeting->net, cargo);
}

/* Central barrier: members increment a counter. The last one resets it, and then rings to release the other members. No
 * member can count itself into the next round before that, because none has left this round. It is the best where
 * members share a core: each checks one word once. */
static void meet_central(const struct team *team, struct bell *bell, uint32_t round)
{
    struct meeting *meeting = team->meeting;
    if (fetch_add(&meeting->arrived, 1) + 1 < (uint32_t)team->node_members) {
        bell_wait(bell, round);
        return;
    }
    store_relaxed(&meeting->arrived, 0);
    bell_ring(bell, round);
}

/* Central barrier, with a meeting of nodes after all members of a node have arrived. The leader takes part in it,
 * because notifications from other nodes arrive in its process; any other member would have to wait for it. */
static void meet_with_nodes(struct team *team, struct meeting *meeting, const struct cargo *cargo)
{
    if (team->my_pe != members_leader(team)) {
        bell_ring_one_more(&meeting->come);
        bell_wait(&meeting->round, team->round);
        return;
    }
    bell_wait(&meeting->come, team->round * (uint32_t)(team->node_members - 1));
    meet_nodes(team, meeting, cargo);
    bell_ring(&meeting->round, team->round);
}

/* It may use the counter of meetings on one node, because a team with several nodes has none of these. */
void barrier_node(struct team *team)
{
    team->node_round++;
    if (team->node_members > 1) meet_central(team, &team->meeting->node_round, team->node_round);
}

/* Flags: each member raises its own and watches those of all others. It is the best where every member has a core: one
 * cache line moves between cores for each pair, and none counts. */
static void meet_flags(struct team *team, struct meeting *meeting)
{
    bell_ring(&meeting->seats[team->my_pe].arrived, team->round);
    for (int i = 1; i < team->n_pes; i++) {
        int other = team->my_pe + i < team->n_pes ? team->my_pe + i : team->my_pe + i - team->n_pes;
        bell_wait(&meeting->seats[other].arrived, team->round);
    }
}

force_inline void meet(struct team *team, const struct cargo *cargo)
{
    expect(2, members_are_valid(team));
    team->round++;
    if (team->n_pes == 1) fence_puts_complete();
    else if (team->watch_flags) meet_flags(team, team->meeting);
    else if (team->leaders) meet_with_nodes(team, team->meeting, cargo);
    else meet_central(team, &team->meeting->round, team->round);
    /* Ringing is ordered behind all earlier stores, and waiting before all later loads: no fence is needed. */
}

void barrier_sync(struct team *team) { meet(team, NULL); }

/* Two buffers suffice. A member that arrives in round r + 1 has read the data of round r - 1, because it took part in
 * the meeting of round r. No member writes for round r + 1 before that meeting is complete. Rounds without data only
 * increase the distance. */
void barrier_gather(struct team *team, const void *mine, size_t nbytes)
{
    struct cargo cargo = {.nbytes = nbytes};
    expect(1, nbytes <= GATHER_SIZE);
    memcpy(left_of(team, team->my_pe, team->round + 1), mine, nbytes);
    meet(team, &cargo);
}

int barrier_max(struct team *team, int mine)
{
    int max = mine;
    barrier_gather(team, &mine, sizeof mine);
    for (int i = 0; i < team->n_pes; i++) {
        int other = *(const int *)barrier_left(team, i);
        if (other > max) max = other;
    }
    return max;
}

void barrier_tell(struct team *team, const struct cargo *cargo, const void *mine, size_t nbytes)
{
    expect(1, cargo->combine && team->leaders && nbytes <= GATHER_SIZE);
    if (nbytes) memcpy(left_of(team, team->my_pe, team->round + 1), mine, nbytes);
    meet(team, cargo);
}

size_t barrier_tell_size(const struct team *team) { return tell_size(team->n_pes); }

const void *barrier_left(const struct team *team, int i) { return left_of(team, i, team->round); }
const void *barrier_told(const struct team *team, int node) { return told_of(team, node)->bytes; }

void sync_all(const char *where)
{
    argument_check_started(where);
    barrier_sync(team_world);
}

void barrier_all(const char *where)
{
    argument_check_started(where);
    quiet_complete(context_default);
    barrier_sync(team_world);
}
