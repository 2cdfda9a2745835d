/* Endpoints of the libfabric driver: each has a completion queue, and buffers that are posted for what comes. */
#ifndef HEDDLE_OFI_ENDPOINT_H
#define HEDDLE_OFI_ENDPOINT_H

#include "ofi.h"

/* These return NULL, or the reason why they cannot. The queue comes first. */
const char *endpoint_queue_open(struct endpoint *e, enum fi_wait_obj wait) hidden_symbol;
const char *endpoint_open(struct endpoint *e) hidden_symbol;

/* Waits until all messages of the endpoint are complete at this side. Also for one that was not started. */
void endpoint_close(struct endpoint *e) hidden_symbol;

/* Hands on what has come; false if nothing had. */
bool endpoint_progress(struct endpoint *e) hidden_symbol;

/* Tells of a failed send. ofi_rxm reports the failure of an injected message by the counter of sends only. */
void sends_look(struct endpoint *e) hidden_symbol;

/* Finds the index of an address in ofi.peers. Returns 0, or an error of libfabric. The provider may read more than
 * `size` bytes. */
int peer_add(const void *address, size_t size, fi_addr_t *index) hidden_symbol;

#endif
