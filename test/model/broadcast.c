/* A model of broadcasts on requests that the root sends to other nodes: whoever sees there how many have been told has
 * the data of all those, at every member of the node; and whoever has waited for one may write to its source. On the
 * library's own lanes, over the network of network.c. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/env.h"
#include "coll/barrier.h"
#include "ext/nbc.h"
#include "coll/nbc_queue.h"
#include "context/context.h"
#include "context/quiet.h"
#include "context/request.h"
#include "context/thread.h"
#include "explorer.h"
#include "job/boot.h"
#include "job/end.h"
#include "lane/backoff.h"
#include "lane/lane_limits.h"
#include "lane/lane_pool.h"
#include "lane/network.h"
#include "network.h"
#include "world.h"

enum { BROADCASTS = 3, THREADS = 2, MOST_BYTES = 1024, DEVIATIONS = 2, SCHEDULES = 20000, RANDOM = 200000 };

/* What the root does: so many threads take part in all, and wait for each at once or for all at the end. */
static struct program {
    int threads, members;
    size_t nbytes[BROADCASTS]; /* 0: there is none */
    bool waits_at_once, nobody_helps, has_card, is_card_ordered, is_driver_slow;
} program;

static const char where[] = "model(dest, source, root)";
static const int node_of[PES] = {0, 1, 2, 1}; /* the fourth may be no member */
static struct leader leaders[2][NODES + 1] = {{{0, 0, 0}, {1, 1, 0}, {2, 2, 0}, {0, 3, 0}},
                                              {{0, 0, 0}, {1, 1, 0}, {2, 3, 0}, {0, 4, 0}}};
static struct run runs[2][PES] = {{{0, 1}, {1, 1}, {2, 1}}, {{0, 1}, {1, 1}, {3, 1}, {2, 1}}};

/* In our copy of the heap: sources; the first words of what the members of a node share; and dests: every second one is
 * in two chunks of memory, of which a card may reach one, and the one behind it in the first of these. */
enum { MEETING = BROADCASTS * MOST_BYTES, USED = (BROADCASTS / 2 + 1) * RDMA_CHUNK + MOST_BYTES };
_Static_assert((int)USED <= (int)HEAP_SIZE, "all that is in the heap");
static char *source(int k) { return network_home + k * MOST_BYTES; }
static struct meeting *meeting(void) { return (struct meeting *)(void *)(network_home + MEETING); }
static char *dest(int k) { return network_home + (k / 2 + 1) * RDMA_CHUNK - MOST_BYTES / 2 - k % 2 * MOST_BYTES; }

static char byte_of(int k, size_t i) { return (char)(1 + k * 61 + i * 7); }

static bool is_there(int k, const char *at)
{
    for (size_t i = 0; i < program.nbytes[k]; i++)
        if (at[i] != byte_of(k, i)) return false;
    return true;
}

/* The words of a meeting are in a region of their own; here, in the heap. */
struct target __wrap_barrier_meeting_of(const struct team *team, int node, const void *in_ours);
struct target __wrap_barrier_meeting_of(const struct team *team, int node, const void *in_ours)
{
    return peer_copy_of(&region_table[REGION_HEAP], in_ours, team_pe(team, team->leaders[node].rank));
}

int members_node_of(const struct team *team, int i) { return (void)team, node_of[i]; }
bool members_are_valid(const struct team *team) { return (void)team, true; }
void end_leave_if_near(void) {}

bool backoff_slow_awake(struct backoff *backoff)
{
    backoff_slow(backoff);
    return true;
}

/* The invariant. */
static void check_told(void)
{
    for (int node = 1; node < NODES; node++) {
        uint64_t told = *(uint64_t *)network_there(node, &meeting()->seats[0].told);
        if (told > BROADCASTS) explorer_fail("node %d is told of broadcast %ju", node, (uintmax_t)told);
        for (int k = 0; k < (int)told; k++)
            for (int pe = 1; pe < program.members; pe++)
                if (node_of[pe] == node && !is_there(k, network_there(pe, dest(k))))
                    explorer_fail("node %d is told of %ju broadcasts, and PE %d has not what number %d brings", node,
                                  (uintmax_t)told, pe, k + 1);
    }
}

/* Its source is the root's again. */
static void finish(int k, request_handle *request)
{
    request_wait(request, where);
    if (!is_there(k, dest(k))) explorer_fail("broadcast %d is over, and the root's dest has not what it brings", k + 1);
    memset(source(k), 0xEE, MOST_BYTES);
}

static bool all_is_told(void)
{
    for (int node = 1; node < NODES; node++) {
        int n = 0;
        while (n < BROADCASTS && program.nbytes[n]) n++;
        if (*(uint64_t *)network_there(node, &meeting()->seats[0].told) != (uint64_t)n) return false;
    }
    return true;
}

static void end_job(void)
{
    while (!explorer_has_ended(1)) explorer_wait();
    while (!all_is_told()) explorer_wait(); /* though nobody calls the library */
    nbc_end(team_world->nbc);
    team_world->nbc = NULL;
    world_down();
}

static void broadcasts(int thread)
{
    request_handle requests[BROADCASTS] = {0};
    for (int k = 0; k < BROADCASTS && program.nbytes[k] && thread < program.threads; k++) {
        nbc_broadcast(team_world, dest(k), source(k), program.nbytes[k], 0, thread, program.threads, &requests[k],
                      where);
        if (program.waits_at_once) finish(k, &requests[k]);
    }
    for (int k = 0; k < BROADCASTS; k++)
        if (requests[k]) finish(k, &requests[k]);
    if (!thread) end_job();
}

static void nothing(void) {}

static void prepare(void)
{
    const struct world_options options = {.lanes = 2, .threads_share_cpu = program.nobody_helps};
    network_applied = check_told;
    network_used = USED;
    network_keeps = program.is_driver_slow;
    network_has_card = program.has_card;
    network_card_keeps_order = program.is_card_ordered;
    world_barrier = nothing;
    world_up(&options, where);
    wait_policy.wire_shares_cpu = program.nobody_helps;
    *team_world = (struct team){.n_pes = program.members,
                                .stride = 1,
                                .n_nodes = NODES,
                                .node_members = 1,
                                .leaders = leaders[program.members == PES],
                                .runs = runs[program.members == PES],
                                .meeting = meeting()};
    for (int k = 0; k < BROADCASTS; k++)
        for (size_t i = 0; i < program.nbytes[k]; i++) source(k)[i] = byte_of(k, i);
}

static const struct exploration exploration = {
    "broadcasts on requests",
    4,
    {{broadcasts, false}, {broadcasts, false}, {network_run, true}, {world_progress, true}},
    prepare,
    nothing};

static void print_program(void)
{
    printf("%d threads to %d members, %zu, %zu and %zu bytes%s%s%s%s%s\n", program.threads, program.members,
           program.nbytes[0], program.nbytes[1], program.nbytes[2], program.waits_at_once ? ", waits at once" : "",
           program.nobody_helps ? ", nobody helps" : "", program.has_card ? ", card" : "",
           program.is_card_ordered ? ", ordered" : "", program.is_driver_slow ? ", slow driver" : "");
}

/* Short, in place, long, and in several pieces; and of a length that is no word's. */
static size_t draw_bytes(void)
{
    static const size_t lengths[] = {40, 77, 200, 240, 320, 600, 1000};
    return lengths[explorer_draw(sizeof lengths / sizeof *lengths)];
}

static void draw_program(uint64_t seed)
{
    explorer_seed(seed);
    program = (struct program){.threads = 1 + (int)explorer_draw(THREADS),
                               .members = PES - (int)explorer_draw(2),
                               .waits_at_once = explorer_draw(2),
                               .nobody_helps = explorer_draw(2),
                               .has_card = !explorer_draw(3),
                               .is_card_ordered = explorer_draw(2),
                               .is_driver_slow = explorer_draw(2)};
    for (size_t k = 0, n = 1 + explorer_draw(BROADCASTS); k < n; k++) program.nbytes[k] = draw_bytes();
}

static const struct program scenarios[] = {
    {.threads = 1, .members = PES, .nbytes = {200}, .nobody_helps = true},
    {.threads = 1, .members = PES, .nbytes = {200, 40}},
    {.threads = 1, .members = PES, .nbytes = {320, 40}},
    {.threads = 1, .members = NODES, .nbytes = {320, 40}},
    {.threads = 1, .members = PES, .nbytes = {320, 240}, .nobody_helps = true},
    {.threads = 2, .members = PES, .nbytes = {200, 320}, .nobody_helps = true},
    {.threads = 2, .members = PES, .nbytes = {200}},
    {.threads = 1, .members = NODES, .nbytes = {600, 320}, .has_card = true, .nobody_helps = true},
};

/* --seed SEED as a failure prints it; or --scenario NUMBER TRAIL. */
int main(int argc, char **argv)
{
    setvbuf(stdout, NULL, _IOLBF, 0);
    uint64_t first = argc == 3 ? strtoull(argv[2], NULL, 10) : 1, last = argc == 3 ? first : RANDOM;
    for (size_t i = 0; i < sizeof scenarios / sizeof *scenarios && argc != 3; i++) {
        program = scenarios[i];
        if (argc == 4 && strtoul(argv[2], NULL, 10) != i) continue;
        printf("scenario %zu: ", i);
        print_program();
        if (argc == 4) explore_trail(&exploration, argv[3]);
        else printf("  %ju schedules\n", (uintmax_t)explore_all(&exploration, DEVIATIONS, SCHEDULES));
    }
    for (uint64_t seed = first; seed <= last && argc != 4; seed++) {
        draw_program(seed);
        if (argc == 3) print_program();
        explore_random(&exploration, seed);
    }
    return 0;
}
