/* Broadcasts to a list of PEs that need not be a team. Each PE has one word for each PE that sends to it. The words
 * count broadcasts, and only the root of a broadcast increments them, in one connection. */
#ifndef HEDDLE_LIST_BROADCAST_H
#define HEDDLE_LIST_BROADCAST_H

#include "context/request.h"

/* Stages of shmem_init. list_up must run before any WORK memory is allocated whose size depends on the node. */
void list_up(void);
void list_down(void);

/* Collective over n different PEs of the world, root included. Returns at once; the request completes when the local
 * part is done and the local buffers are free. Two broadcasts with the same root start in the same order on all PEs
 * that take part in both. Returns 0. */
int list_broadcast(const int *pes, size_t n, void *dest, const void *source, size_t nbytes, int root,
                   request_handle *request, const char *where);

#endif
