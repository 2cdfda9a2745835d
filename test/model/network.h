/* The network of the model: nodes with memory, and a wire to them whose every delay and refusal is chosen. */
#ifndef MODEL_NETWORK_H
#define MODEL_NETWORK_H

#include "base/base.h"
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

extern const struct wire network_wire;

#endif
