/* What the networks of the model and of virtual time have in common: the other nodes with their memory, and the
 * operations of a driver that need neither a choice nor a clock. */
#include <string.h>

#include "core/core.h"
#include "memory/peer.h"
#include "explorer.h"
#include "network.h"

char network_home[HEAP_SIZE] aligned_to(64), nodes_there[PES][HEAP_SIZE] aligned_to(64);
struct wire_events nodes_events;

static const struct peer peers[PES] = {{0, 0}, {1, 0}, {2, 0}, {1, 1}};
static char *const node_memory[NODES] = {network_home, nodes_there[1], nodes_there[2]};

/* The copies of a node's PEs are one stride apart: PEs 1 and 3 are neighbours by memory, too. */
enum { STRIDE = 2 * HEAP_SIZE };
_Static_assert(PES == 4 && NODES == 3, "what follows knows these nodes");

void *network_there(int pe, const void *address) { return nodes_there[pe] + ((const char *)address - network_home); }

void nodes_reset(void) { roster = (struct roster){.n_nodes = NODES, .my_node = 0, .peers = peers}; }

struct region nodes_enter(uint32_t node)
{
    const struct region heap = region_table[REGION_HEAP];
    region_table[REGION_HEAP].window = (uintptr_t)node_memory[node];
    region_table[REGION_HEAP].stride = STRIDE;
    region_table[REGION_WORK] = region_table[REGION_HEAP];
    world.node_pes = node == 1 ? 2 : 1;
    return heap;
}

void nodes_leave(const struct region *heap)
{
    region_table[REGION_HEAP] = region_table[REGION_WORK] = *heap;
    world.node_pes = 1;
}

/* The driver */

static const char *up(const struct wire_start *start)
{
    nodes_events = *start->events;
    return NULL;
}

static const char *rx_address(void *address, size_t *size)
{
    memset(address, 0, *size = sizeof(uint32_t));
    return NULL;
}

static int rx_fd(void) { return -1; }
static bool rx_arm(void) { return true; }

const struct wire network_wire = {
    .name = "model",
    .up = up,
    .down = driver_down,
    .capabilities = driver_capabilities,
    .rx_address = rx_address,
    .rx_progress = driver_rx_progress,
    .rx_answer = driver_rx_answer,
    .rx_fd = rx_fd,
    .rx_arm = rx_arm,
    .lane_open = driver_lane_open,
    .lane_shares_rx = driver_lane_shares_rx,
    .lane_close = driver_lane_close,
    .connect = driver_connect,
    .send = driver_send,
    .lane_progress = driver_lane_progress,
};

/* Keys. Some memory cannot be exposed. */

static const char *expose(void *at, size_t nbytes, void *key, size_t *size, struct wire_span **span)
{
    (void)nbytes;
    explorer_point();
    if (explorer_choose(2)) return "the explorer says so";
    memcpy(key, &(struct wire_key){at}, *size = sizeof(struct wire_key));
    *span = at;
    return NULL;
}

static void hide(struct wire_span *span) { (void)span; }

static const char *key_open(struct wire_port *port, const void *key, size_t size, struct wire_key **opened)
{
    (void)port;
    if (!(*opened = malloc(sizeof **opened)) || size != sizeof **opened) return "out of memory for a key";
    memcpy(*opened, key, size);
    return NULL;
}

static void key_close(struct wire_port *port, struct wire_key *key)
{
    (void)port;
    free(key);
}

const struct wire_rma *nodes_rma(bool keeps_words, bool keeps_order)
{
    static struct wire_rma table = {.expose = expose,
                                    .hide = hide,
                                    .key_open = key_open,
                                    .key_close = key_close,
                                    .put = driver_put,
                                    .get = driver_get,
                                    .flush = driver_flush};
    table.keeps_words = keeps_words;
    table.keeps_order = keeps_order;
    return &table;
}
