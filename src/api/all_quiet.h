/* For libheddle-check, which proves that no PE can continue. Exported, but not a part of the interface. */
#ifndef HEDDLE_ALL_QUIET_H
#define HEDDLE_ALL_QUIET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define FOR_CHECK __attribute__((visibility("default")))

/* Returns true if nothing that this PE has started can still change memory of any PE without a change of memory by
 * another PE, or a call of the program: its operations on all contexts and requests, and the messages of its
 * collectives, are applied; no nonblocking collective that it has started can make a step, and no thread is in one.
 * Stores how many steps these collectives have made. Sends what is gathered, makes steps that are possible, and does
 * not wait. Any thread may call; the result covers what was started before the call. */
FOR_CHECK bool heddle_is_quiet(uint64_t *steps);

/* Returns true if a wait for the request would return at once; `is_local`: shmemx_request_wait_local. The request stays
 * as it is. NULL is complete. */
FOR_CHECK bool heddle_request_is_over(const void *request, bool is_local, const char *where);

/* Returns true if so many bytes have arrived in the buffer of this PE. Ends the job if they do not fit. */
FOR_CHECK bool heddle_append_has(const void *oct, size_t nbytes, const char *where);

#endif
