/* A model of what PEs tell each other at a meeting, those of a node by bells, and nodes by words and places behind
 * data, under an explorer of schedules. */
#include <stdlib.h>
#include <string.h>

#include "coll/barrier.h"
#include "coll/fastbox.h"
#include "coll/nbc_queue.h"
#include "explorer.h"
#include "job/boot.h"
#include "job/end.h"
#include "lane/backoff.h"
#include "weak.h"

#ifdef MODEL_WEAK
enum { READERS = 2, DEVIATIONS = 3, MOST = 1500, RANDOM = 200 };
#else
enum { READERS = 2, DEVIATIONS = 4, MOST = 30000, RANDOM = 200000 };
#endif

static struct bell bell;
static uint64_t word;
static char source[] = "what the word tells of", dest[sizeof source];

/* A thread that waits looks again. Only the machine of weak.h has sleep that another thread has to end. */
bool backoff_slow_awake(struct backoff *backoff)
{
    backoff_slow(backoff);
#ifdef MODEL_WEAK
    return explorer_choose(2);
#else
    return true;
#endif
}

void end_leave_if_near(void) {}
bool members_are_valid(const struct team *team) { return (void)team, true; }
int members_node_of(const struct team *team, int i) { return (void)team, i; }

static void prepare(void)
{
    bell = (struct bell){0};
    word = 0;
    memset(dest, 0, sizeof dest);
}

static void nothing(void) {}

static void rings(int thread)
{
    (void)thread;
    bell_ring_one_more(&bell);
    explorer_event();
}

/* Waits for ever if one is lost. */
static void waits_for_all(int thread)
{
    (void)thread;
    bell_wait(&bell, READERS);
}

static void delivers(int thread)
{
    (void)thread;
    nbc_deliver(&(struct target){.mapped = &word}, &(struct target){.mapped = dest}, source, sizeof source);
    explorer_event();
}

static void waits_for_word(int thread)
{
    (void)thread;
    while (!load_acquire(&word)) explorer_wait();
    weak_reads(dest, sizeof dest);
    if (memcmp(dest, source, sizeof source)) explorer_fail("the word is there, and what it tells of is not");
}

/* Two nodes, or six, which take two steps: what one of them tells reaches some of the others by way of a third, which
 * sends it with its own. On the first, the leader has another member to wait for. Whoever has left a round has what all
 * nodes told in it. */

enum { NODES = 6, MEMBERS = NODES + 1, /* at most */ ROUNDS = 3, MOST_RECORDS = 64 };

static char meetings[NODES][1 << 20] aligned_to(cache_line);
static struct team members[MEMBERS];
static struct leader leaders[NODES + 1];
static struct run runs[] = {{0, 2}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}};

static struct record {
    void *to;
    size_t nbytes;
    bool adds;
    char bytes[2 * sizeof(uint64_t)];
} records[MEMBERS][MOST_RECORDS];
static size_t sent[MEMBERS], applied[MEMBERS];

static struct record *record_for(const struct target *t, size_t nbytes)
{
    int self = explorer_self();
    struct record *r = &records[self][sent[self]++ % MOST_RECORDS];
    *r = (struct record){.to = t->mapped, .nbytes = nbytes};
    explorer_event();
    return r;
}

struct target __wrap_peer_copy_of(const struct region *region, const void *address, int pe);
struct target __wrap_peer_copy_of(const struct region *region, const void *address, int pe)
{
    (void)region, (void)pe;
    return (struct target){.mapped = (void *)(uintptr_t)address};
}

void __wrap_post_put(struct context *c, const struct target *t, const void *from, size_t nbytes);
void __wrap_post_put(struct context *c, const struct target *t, const void *from, size_t nbytes)
{
    (void)c;
    memcpy(record_for(t, nbytes)->bytes, from, nbytes);
}

void __wrap_post_amo(struct context *c, const struct target *t, enum amo op, unsigned bits, uint64_t cond,
                     uint64_t value, void *result);
void __wrap_post_amo(struct context *c, const struct target *t, enum amo op, unsigned bits, uint64_t cond,
                     uint64_t value, void *result)
{
    (void)c, (void)cond, (void)result;
    struct record *r = record_for(t, bits / 8);
    r->adds = op == AMO_ADD;
    memcpy(r->bytes, &value, r->nbytes);
}

void __wrap_lane_push(struct lane *lane);
void __wrap_lane_push(struct lane *lane) { (void)lane, explorer_point(); }

static void apply(const struct record *r)
{
    uint32_t value;
    memcpy(&value, r->bytes, sizeof value);
    if (r->adds) *(uint32_t *)r->to += value;
    else memcpy(r->to, r->bytes, r->nbytes);
    explorer_event();
}

/* Applies what any member has sent, in the order in which that one has sent it. */
static void carries(int thread)
{
    (void)thread;
    for (;;) {
        unsigned n = 0;
        int with[MEMBERS];
        for (int i = 0; i < MEMBERS; i++)
            if (applied[i] < sent[i]) with[n++] = i;
        if (!n) {
            explorer_wait();
            continue;
        }
        int from = with[n > 1 ? explorer_choose(n) : 0];
        apply(&records[from][applied[from]++ % MOST_RECORDS]);
        explorer_point();
    }
}

/* What is left of one schedule is nothing in the next. */
static uint64_t schedule;

static uint64_t told_in(uint32_t round, int node) { return schedule << 16 | round << 8 | (unsigned)(node + 1); }

static size_t tells(const struct team *team, void *told, const void *arg)
{
    (void)arg;
    uint64_t value = told_in(team->round, team->my_node);
    memcpy(told, &value, sizeof value);
    return sizeof value;
}

static void meets(int thread)
{
    struct team *team = &members[thread];
    struct cargo cargo = {.combine = tells};
    for (uint32_t round = 1; round <= ROUNDS; round++) {
        cargo.nbytes = round & 1 ? sizeof(uint64_t) : 0; /* they say it, or tell it themselves */
        barrier_tell(team, &cargo, NULL, 0);
        explorer_event();
        for (int node = 0; node < (int)roster.n_nodes; node++) {
            uint64_t told;
            memcpy(&told, barrier_told(team, node), sizeof told);
            if (told != told_in(round, node))
                explorer_fail("round %u, node %d: told %#jx", round, node, (uintmax_t)told);
        }
    }
}

static void prepare_nodes(int n)
{
    prepare();
    schedule++;
    roster.n_nodes = n;
    if (meeting_size(n + 1, FASTBOXES_NONE) > sizeof meetings[0])
        explorer_fail("a meeting has %zu bytes", meeting_size(n + 1, FASTBOXES_NONE));
    memset(sent, 0, sizeof sent);
    memset(applied, 0, sizeof applied);
    region_table[REGION_WORK].base = (uintptr_t)meetings;
    for (int node = 0; node < n; node++) {
        meeting_clear((struct meeting *)(void *)meetings[node], n + 1, FASTBOXES_NONE);
        leaders[node] =
            (struct leader){.rank = runs[node].first, .run = node, .meeting = (size_t)node * sizeof meetings[0]};
    }
    leaders[n].run = n;
    for (int i = 0; i <= n; i++) {
        int node = i < 2 ? 0 : i - 1;
        members[i] = (struct team){.n_pes = n + 1,
                                   .my_pe = i,
                                   .stride = 1,
                                   .n_nodes = n,
                                   .my_node = node,
                                   .node_members = runs[node].count,
                                   .node_member = i == 1,
                                   .leaders = leaders,
                                   .runs = runs,
                                   .meeting = (struct meeting *)(void *)meetings[node]};
    }
}

static void prepare_two_nodes(void) { prepare_nodes(2); }

static void prepare_six_nodes(void) { prepare_nodes(6); }

/* Small broadcasts on a node, from one member after the other: whoever takes has what was filled, although who fills
 * goes on. Each member fills more than there are boxes before it takes anything, so that nothing but the box keeps it
 * from filling what is not taken yet. */

enum { TAKERS = 3, IN_A_ROW = FASTBOXES + 1, BROADCASTS = TAKERS * IN_A_ROW };

static void broadcasts(int thread)
{
    struct team *team = &members[thread];
    for (uint64_t k = 0; k < BROADCASTS; k++) {
        uint64_t value = k + 1, got = 0;
        if ((uint64_t)thread == k / IN_A_ROW) {
            fastbox_fill(team, &value, sizeof value);
            explorer_event();
            continue;
        }
        fastbox_take(team, &got, sizeof got);
        explorer_event();
        if (got != value) explorer_fail("broadcast %ju brought %ju", (uintmax_t)value, (uintmax_t)got);
    }
    if (!thread) {
        fastbox_wait_taken(team);
        for (int i = 1; i < TAKERS; i++)
            if (members[i].fastboxes < BROADCASTS) explorer_fail("member %d has not come to all that is taken", i);
    }
}

static void prepare_boxes(void)
{
    prepare();
    meeting_clear((struct meeting *)(void *)meetings[0], TAKERS, FASTBOXES_THERE);
    for (int i = 0; i < TAKERS; i++)
        members[i] = (struct team){.n_pes = TAKERS,
                                   .my_pe = i,
                                   .stride = 1,
                                   .n_nodes = 1,
                                   .node_members = TAKERS,
                                   .node_member = i,
                                   .meeting = (struct meeting *)(void *)meetings[0]};
}

static const struct exploration explorations[] = {
    {"small broadcasts are taken out of boxes",
     TAKERS,
     {{broadcasts, false}, {broadcasts, false}, {broadcasts, false}},
     prepare_boxes,
     nothing},
    {"members count what they have read",
     READERS + 1,
     {{rings, false}, {rings, false}, {waits_for_all, false}},
     prepare,
     nothing},
    {"a word tells of data", 2, {{delivers, false}, {waits_for_word, false}}, prepare, nothing},
    {"two nodes tell each other in every round",
     4,
     {{meets, false}, {meets, false}, {meets, false}, {carries, true}},
     prepare_two_nodes,
     nothing},
    {"six nodes tell each other in every round",
     8,
     {{meets, false},
      {meets, false},
      {meets, false},
      {meets, false},
      {meets, false},
      {meets, false},
      {meets, false},
      {carries, true}},
     prepare_six_nodes,
     nothing},
};

/* --scenario NAME --trail TRAIL, or --seed SEED, as a failure prints them. */
int main(int argc, char **argv)
{
    const char *scenario = argc == 5 ? argv[2] : NULL;
    const uint64_t first = argc == 3 ? strtoull(argv[2], NULL, 10) : 1, last = argc == 3 ? first : RANDOM;
    for (size_t i = 0; i < sizeof explorations / sizeof *explorations; i++) {
        const struct exploration *what = &explorations[i];
        if (scenario && strcmp(scenario, what->name)) continue;
        if (scenario) explore_trail(what, argv[4]);
        else printf("%-40s %10ju schedules\n", what->name, (uintmax_t)explore_all(what, DEVIATIONS, MOST));
        for (uint64_t seed = first; !scenario && seed <= last; seed++) explore_random(what, seed);
    }
    return 0;
}
