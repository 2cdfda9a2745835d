/* Collectives that are charged to a request: they return at once, and the request waits until this PE's part is done
 * and its buffers are free. All members start those of one team in the same order. Of `nthreads` threads of a PE each
 * calls once, with a `tid` of its own, and moves its slice of the data, which begins and ends with a cache line, on its
 * own lane; PEs may have different numbers of threads. All return 0, or nonzero for SHMEM_TEAM_INVALID. Sizes are
 * bytes. */
#ifndef HEDDLE_REQUEST_COLLECTIVE_H
#define HEDDLE_REQUEST_COLLECTIVE_H

#include "coll/reduce.h"
#include "core/request.h"

int request_sync(struct team *team, request_handle *request, const char *where);

int request_broadcast(struct team *team, void *dest, const void *source, size_t nbytes, int root, int tid, int nthreads,
                      request_handle *request, const char *where);

int request_alltoall(struct team *team, void *dest, const void *source, size_t nbytes, int tid, int nthreads,
                     request_handle *request, const char *where);

/* dest may be source. */
int request_reduce(struct team *team, void *dest, const void *source, size_t nelems, size_t element,
                   reduce_kernel *kernel, int tid, int nthreads, request_handle *request, const char *where);

#endif
