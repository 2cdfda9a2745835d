/* The network of this process: its driver, its lanes, and the progress thread. Unused with one node. */
#ifndef HEDDLE_NETWORK_H
#define HEDDLE_NETWORK_H

#include "lane/lane.h"

/* Stages of shmem_init. */
void network_up(void);
void network_down(void);

/* Returns the bytes that this process has sent to other nodes, batches and answers; for tests. */
uint64_t network_sent_bytes(void);

#endif
