/* The network of the model: nodes with memory, and a wire to them whose every delay and refusal is chosen. */
#ifndef MODEL_NETWORK_H
#define MODEL_NETWORK_H

#include "base/base.h"
#include "memory/region.h"
#include "wire/wire.h"

/* PE 0 is this process. 1 and 3 are on node 1, 2 is on node 2. */
#ifndef MODEL_HEAP
#define MODEL_HEAP (56 << 10)
#endif
enum { PES = 4, NODES = 3, HEAP_SIZE = MODEL_HEAP };

extern char network_home[HEAP_SIZE] aligned_to(64); /* our copy of the symmetric heap */

/* Another PE's copy of an address of ours. */
void *network_there(int pe, const void *address);

/* So many bytes from the front of each copy may have been written to since they were reset, which would take a quarter
 * of the time if it were all of them. */
extern size_t network_used;

void network_reset(void);

/* A thread: delivers a message now and then, for ever. */
void network_run(int thread);

/* The driver usually keeps what it is given until it progresses; or usually does not. */
extern bool network_keeps;

/* It has a card that reads and writes memory of other nodes by itself. */
extern bool network_has_card;

/* What is sent, or put, through a port behind its puts arrives behind them. */
extern bool network_card_keeps_order;

/* Is nothing on its way? */
bool network_is_empty(void);

/* True while a node applies no messages; NULL: none is slow. */
extern bool (*network_is_slow)(uint32_t node);

/* Called after each message that is applied. */
extern void (*network_applied)(void);

/* nodes.c has what this network and that of bench/virtual have in common. */

extern const struct wire network_wire;
extern struct wire_events nodes_events;
extern char nodes_there[PES][HEAP_SIZE] aligned_to(64); /* the copies of the other PEs */

void nodes_reset(void);

/* From nodes_enter to nodes_leave, which takes its result, this process has the memory of the node. */
struct region nodes_enter(uint32_t node);
void nodes_leave(const struct region *heap);

/* A card. A key is an address. */
struct wire_key {
    char *at;
};
const struct wire_rma *nodes_rma(bool keeps_words, bool keeps_order);

/* The operations of the driver that differ: each network has its own. wire.h describes them. */

void driver_down(void);
void driver_capabilities(struct wire_capabilities *can);
bool driver_rx_progress(void);
void driver_rx_answer(const struct wire_way *way, const void *bytes, size_t nbytes);
const char *driver_lane_open(struct wire_lane **lane);
bool driver_lane_shares_rx(const struct wire_lane *lane);
void driver_lane_close(struct wire_lane *lane);
const char *driver_connect(struct wire_lane *lane, const void *address, size_t size, void *stream,
                           struct wire_port **port);
bool driver_send(struct wire_port *port, const struct wire_message *message, bool *sent);
bool driver_lane_progress(struct wire_lane *lane);
enum wire_rma_answer driver_put(struct wire_port *port, const struct wire_key *key, size_t offset, const void *from,
                                size_t nbytes, uint32_t *done);
enum wire_rma_answer driver_get(struct wire_port *port, const struct wire_key *key, size_t offset, void *to,
                                size_t nbytes, uint32_t *done);
bool driver_flush(struct wire_port *port, uint32_t *done);

#endif
