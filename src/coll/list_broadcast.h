/* Broadcasts to a list of PEs, which need not be a team. Each PE has a word for each other one, as long as that sends
 * it something: they count, and are told by the root alone, in one stream. */
#ifndef HEDDLE_LIST_BROADCAST_H
#define HEDDLE_LIST_BROADCAST_H

#include "context/request.h"

/* Stages of shmem_init. list_up comes before anything takes WORK memory whose size depends on the node. */
void list_up(void);
void list_down(void);

/* Of n PEs of the world, each there once, which all call; root is one of them. Returns at once, and the request waits
 * until this PE's part is done and its buffers are free. Those with one root start in the same order on all PEs that
 * they have in common. Returns 0. */
int list_broadcast(const int *pes, size_t n, void *dest, const void *source, size_t nbytes, int root,
                   request_handle *request, const char *where);

#endif
