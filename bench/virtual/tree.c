/* tree: a broadcast from one PE to all, or a gathering of all PEs' blocks at all, between nodes with a PE each, by the
 * library's own code of who sends what to whom and when (coll/nodes.c). Lanes, cores, cards and the wire are LogGP, as
 * in virtual.c; each node has a clock. Nodes of a broadcast run one after the other, as each hears from an earlier one
 * only; those of a gathering all do the same at the same time, so that one stands for all of them. */
#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include <shmem.h>

#include "coll/barrier.h"
#include "coll/members.h"
#include "coll/nodes.h"
#include "job/boot.h"
#include "lane/backoff.h"
#include "lane/lane_wait.h"
#include "memory/device.h"

struct boot boot;

static struct {
    double wire, message, gap, byte, instruction, copy, take, post, apply; /* as in machine.h */
    double nodes, size;
} given = {.wire = 1000, .message = 100, .instruction = 0.2, .post = 60, .apply = 30, .nodes = 16, .size = 8};

enum { MOST_PARTS = 1 << 20 };

static struct {
    struct team team;
    struct leader *leaders;
    struct run *runs;
    struct peer *peers;
    double clock, card;     /* of the node that runs */
    size_t nbytes, records; /* of the message that it makes */
    double *there;          /* when each part is there: of a broadcast by node and number, of a gathering in turn */
    size_t *there_bytes, parts, heard, sent, messages;
    uint64_t begun;
    bool is_gathering;
} tree;

static void *zeroed(size_t n, size_t size)
{
    void *at = calloc(n, size);
    if (!at) abort();
    return at;
}

struct context context_builtin[CONTEXT_BUILTIN];

/* What nodes.c asks of the rooms below, where a message is only how long it takes. */

static struct target elsewhere(int pe) { return (struct target){.peer = {.node = (uint32_t)pe}}; }

struct target peer_copy_of(const struct region *region, const void *address, int pe)
{
    (void)region, (void)address;
    return elsewhere(pe);
}

struct target barrier_meeting_of(const struct team *team, int node, const void *in_ours)
{
    (void)team, (void)in_ours;
    return elsewhere(node);
}

void post_put(struct context *c, const struct target *t, const void *source, size_t nbytes)
{
    (void)c, (void)t, (void)source;
    tree.nbytes += nbytes;
    tree.records++;
}

/* The word behind the data: with it a message leaves. */
void post_amo(struct context *c, const struct target *t, enum amo op, unsigned bits, uint64_t cond, uint64_t value,
              void *result)
{
    (void)c, (void)op, (void)bits, (void)cond, (void)result;
    double nbytes = (double)(tree.nbytes + sizeof(uint64_t)) + (double)(tree.records + 1) * sizeof(uint64_t);
    tree.clock += (double)(tree.records + 1) * given.post * given.instruction + nbytes * given.copy + given.message;
    tree.card = (tree.card > tree.clock ? tree.card : tree.clock) + given.gap + nbytes * given.byte;
    size_t part = tree.is_gathering ? tree.sent++ : t->peer.node * tree.parts + (size_t)(value - tree.begun - 1);
    if (tree.is_gathering && tree.sent > tree.parts) abort();
    tree.there[part] = tree.card + given.wire;
    tree.there_bytes[part] = (size_t)nbytes;
    tree.nbytes = tree.records = 0;
    tree.messages++;
}

void post_put_signal_in_place(struct context *c, const struct target *t, const void *source, size_t nbytes,
                              const struct target *word, uint64_t signal)
{
    post_put(c, t, source, nbytes);
    post_amo(c, word, AMO_SET, 64, 0, signal, NULL);
}

static void hear(size_t part)
{
    if (tree.there[part] > tree.clock) tree.clock = tree.there[part];
    double nbytes = (double)tree.there_bytes[part];
    tree.clock += given.message + 2 * given.apply * given.instruction + nbytes * given.take;
}

/* In a gathering, behind each part that has come. */
void bell_ring(struct bell *bell, uint32_t value)
{
    (void)bell, (void)value;
    hear(tree.heard++);
}

void bell_ring_one_more(struct bell *bell) { (void)bell; }
void bell_wait(struct bell *bell, uint32_t value) { (void)bell, (void)value; }
int members_node_of(const struct team *team, int i) { return (void)team, i; }
void barrier_node(struct team *team) { (void)team; }
void lane_push(struct lane *lane) { (void)lane; }
void device_copy(void *dest, const void *source, size_t nbytes) { memcpy(dest, source, nbytes); }
void backoff_slow(struct backoff *backoff) { (void)backoff, abort(); } /* nobody waits: what is awaited has come */

/* Nodes with a PE each. */
static void make_team(int n)
{
    tree.leaders = zeroed((size_t)n + 1, sizeof *tree.leaders);
    tree.runs = zeroed((size_t)n + 1, sizeof *tree.runs);
    tree.peers = zeroed((size_t)n, sizeof *tree.peers);
    for (int i = 0; i <= n; i++) tree.leaders[i] = (struct leader){.rank = i, .run = i};
    for (int i = 0; i < n; i++) tree.runs[i] = (struct run){.first = i, .count = 1};
    for (int i = 0; i < n; i++) tree.peers[i] = (struct peer){.node = (uint32_t)i};
    roster = (struct roster){.n_nodes = (uint32_t)n, .peers = tree.peers};
    tree.team = (struct team){.n_pes = n, .stride = 1, .n_nodes = n, .leaders = tree.leaders, .runs = tree.runs};
    tree.team.meeting = zeroed(1, sizeof *tree.team.meeting + (size_t)n * sizeof *tree.team.meeting->seats);
    for (int i = 0; i < n; i++) tree.team.meeting->seats[i].brought[CHANNEL_BLOCKING] = UINT64_MAX;
}

static double broadcast(void)
{
    static char data[1];
    struct span dest = {.address = data};
    struct route route = nodes_route(&tree.team, &dest, (size_t)given.size, 0);
    double last = 0;
    tree.begun = route.begun;
    tree.parts = nodes_pieces(&route);
    tree.there = zeroed((size_t)given.nodes * tree.parts, sizeof *tree.there);
    tree.there_bytes = zeroed((size_t)given.nodes * tree.parts, sizeof *tree.there_bytes);
    for (int v = 0; v < tree.team.n_nodes; v++) {
        tree.team.my_node = tree.team.my_pe = v;
        tree.clock = tree.card = 0;
        for (size_t k = 0; k < tree.parts; k++) {
            if (v) hear((size_t)v * tree.parts + k);
            nodes_pass_on(&route, k, data);
        }
        if (tree.clock > last) last = tree.clock;
    }
    return last;
}

static double gather(void)
{
    static char data[1];
    struct span dest = {.address = data};
    struct blocks blocks = {.dest = &dest, .nbytes = (size_t)given.size};
    tree.is_gathering = true;
    tree.parts = MOST_PARTS;
    tree.there = zeroed(tree.parts, sizeof *tree.there);
    tree.there_bytes = zeroed(tree.parts, sizeof *tree.there_bytes);
    nodes_gather(&tree.team, &blocks);
    return tree.clock;
}

static const struct {
    const char *name, *what;
    double *value, most;
} numbers[] = {
    {"nodes", "with a PE each", &given.nodes, 1 << 20},
    {"size", "bytes that are broadcast, or of each PE's block", &given.size, 1 << 30},
    {"wire", "L, ns: from card to card", &given.wire, 1e9},
    {"message", "o, ns: of a core, for a message", &given.message, 1e9},
    {"gap", "g, ns: between messages of a lane", &given.gap, 1e9},
    {"byte", "G, ns: of a card", &given.byte, 1e9},
    {"instruction", "ns", &given.instruction, 1e6},
    {"copy", "ns: a byte, by a core, into a message", &given.copy, 1e6},
    {"take", "ns: a byte, by a core, out of one", &given.take, 1e6},
    {"post", "instructions", &given.post, 1e6},
    {"apply", "instructions", &given.apply, 1e6},
};
enum { NUMBERS = sizeof numbers / sizeof *numbers };

static int usage(FILE *to)
{
    fprintf(to, "usage: bench_tree [options] broadcast|gather\n\n");
    for (int i = 0; i < NUMBERS; i++)
        fprintf(to, "  --%-12s %s (%g)\n", numbers[i].name, numbers[i].what, *numbers[i].value);
    return to == stdout ? 0 : 2;
}

int main(int argc, char **argv)
{
    struct option options[NUMBERS + 2] = {[NUMBERS] = {"help", no_argument, NULL, NUMBERS}};
    for (int i = 0; i < NUMBERS; i++) options[i] = (struct option){numbers[i].name, required_argument, NULL, i};
    for (int o; (o = getopt_long(argc, argv, "", options, NULL)) != -1;) {
        if (o == NUMBERS) return usage(stdout);
        char *end = NULL;
        double value = o < NUMBERS ? strtod(optarg, &end) : 0;
        if (!end || end == optarg || *end || value < 0 || value > numbers[o].most) return usage(stderr);
        *numbers[o].value = value;
    }
    bool is_gather = optind < argc && !strcmp(argv[optind], "gather");
    if (optind + 1 != argc || given.nodes < 2 || (!is_gather && strcmp(argv[optind], "broadcast")))
        return usage(stderr);
    make_team((int)given.nodes);
    double ns = is_gather ? gather() : broadcast();
    printf("{\"op\": \"%s\", \"nodes\": %d, \"size\": %.0f, \"us\": %.6g, \"messages\": %zu}\n", argv[optind],
           (int)given.nodes, given.size, ns / 1e3, tree.messages);
    return 0;
}
