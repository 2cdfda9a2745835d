/* Nonblocking collectives: they return at once, and their request completes when the local part is done and the local
 * buffers are free. All members start those of one team in the same order. `nthreads` threads of a PE each call once,
 * with different values of `tid`. Each moves a slice of the data, which begins and ends at a cache line, on its own
 * lane. PEs may have different numbers of threads. If threads share the processor that moves messages, the last of them
 * to call moves all data of a broadcast. All return 0, or nonzero for SHMEM_TEAM_INVALID. Sizes are in bytes. */
#ifndef HEDDLE_NBC_H
#define HEDDLE_NBC_H

#include "coll/reduce.h"
#include "context/request.h"

int nbc_sync(struct team *team, request_handle *request, const char *where);

/* Completes the operations on `n` contexts, as quiet_contexts does, before this PE takes part. */
int nbc_barrier(struct team *team, const context_handle *contexts, size_t n, request_handle *request,
                const char *where);

int nbc_broadcast(struct team *team, void *dest, const void *source, size_t nbytes, int root, int tid, int nthreads,
                  request_handle *request, const char *where);

int nbc_alltoall(struct team *team, void *dest, const void *source, size_t nbytes, int tid, int nthreads,
                 request_handle *request, const char *where);

/* Of one thread, as collective_fcollect, collective_collect, alltoallv_exchange and collective_alltoalls. */
int nbc_fcollect(struct team *team, void *dest, const void *source, size_t nbytes, request_handle *request,
                 const char *where);
int nbc_collect(struct team *team, void *dest, const void *source, size_t nbytes, request_handle *request,
                const char *where);
int nbc_alltoallv(struct team *team, void *dest, const size_t *t_offsets, const size_t *t_sizes, const void *source,
                  const size_t *s_offsets, const size_t *s_sizes, request_handle *request, const char *where);

/* *total receives the bytes of all blocks for this member, and *fitting of those that fit dest, when it is complete. */
int nbc_alltoallv_packed(struct team *team, void *dest, size_t dest_len, size_t *total, size_t *fitting,
                         const void *source, const size_t *s_offsets, const size_t *s_sizes, request_handle *request,
                         const char *where);
int nbc_alltoalls(struct team *team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  size_t element, request_handle *request, const char *where);

/* dest may be equal to source. */
int nbc_reduce(struct team *team, void *dest, const void *source, size_t nelems, size_t element, reduce_kernel *kernel,
               int tid, int nthreads, request_handle *request, const char *where);

/* Of one thread, as collective_scan. dest may be equal to source. */
int nbc_scan(struct team *team, void *dest, const void *source, size_t nelems, size_t element, reduce_kernel *kernel,
             bool inclusive, request_handle *request, const char *where);

#endif
