/* Collectives that are charged to a request: they return at once, and the request waits until this PE's part is done
 * and its buffers are free. All members start those of one team in the same order. Of `nthreads` threads of a PE each
 * calls once, with a `tid` of its own, and moves its slice of the data, which begins and ends with a cache line, on its
 * own lane; PEs may have different numbers of threads. Where threads share the processor that moves messages, the last
 * to call moves all of a broadcast. All return 0, or nonzero for SHMEM_TEAM_INVALID. Sizes are
 * bytes. */
#ifndef HEDDLE_NBC_H
#define HEDDLE_NBC_H

#include "coll/reduce.h"
#include "context/request.h"

int nbc_sync(struct team *team, request_handle *request, const char *where);

int nbc_broadcast(struct team *team, void *dest, const void *source, size_t nbytes, int root, int tid, int nthreads,
                  request_handle *request, const char *where);

int nbc_alltoall(struct team *team, void *dest, const void *source, size_t nbytes, int tid, int nthreads,
                 request_handle *request, const char *where);

/* dest may be source. */
int nbc_reduce(struct team *team, void *dest, const void *source, size_t nelems, size_t element, reduce_kernel *kernel,
               int tid, int nthreads, request_handle *request, const char *where);

#endif
