/* Made by gen.py from shmem.api: do not edit. */
/* The profiling interface: every function of shmemx.h under a second name, which nothing replaces. */
#ifndef HEDDLE_PSHMEMX_H
#define HEDDLE_PSHMEMX_H

#include "shmemx.h"
#include "pshmem.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Partitions of the symmetric memory */
void *pshmemx_partition_malloc(size_t size, int partition_id);
void *pshmemx_partition_align(size_t alignment, size_t size, int partition_id);
void *pshmemx_partition_calloc(size_t count, size_t size, int partition_id);
int pshmemx_partition_create(int partition_id, const char *traits);
int pshmemx_partition_of(const void *ptr);
int pshmemx_partition_info(int partition_id, shmemx_partition_info_t *info);

/* Raw entry points */
size_t pshmemx_raw_type_size(int type);
void pshmemx_raw_put(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);
void pshmemx_raw_put_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);
void pshmemx_raw_get(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);
void pshmemx_raw_get_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);
void pshmemx_raw_iput(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, size_t element, int pe);
void pshmemx_raw_iget(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, size_t element, int pe);
void pshmemx_raw_put_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void pshmemx_raw_put_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void pshmemx_raw_signal(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);
void pshmemx_raw_atomic(shmem_ctx_t ctx, int op, size_t width, void *dest, uint64_t value, int pe);
uint64_t pshmemx_raw_atomic_fetch(shmem_ctx_t ctx, int op, size_t width, void *dest, uint64_t cond,
    uint64_t value, int pe);
void pshmemx_raw_atomic_fetch_nbi(shmem_ctx_t ctx, int op, size_t width, void *fetch, void *dest,
    uint64_t cond, uint64_t value, int pe);
uint64_t pshmemx_raw_wait_until(int type, const void *ivar, int cmp, uint64_t cmp_value);
void pshmemx_raw_wait_until_all(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);
size_t pshmemx_raw_wait_until_any(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);
size_t pshmemx_raw_wait_until_some(int type, const void *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const void *cmp_values, size_t nvalues);
int pshmemx_raw_test(int type, const void *ivar, int cmp, uint64_t cmp_value);
int pshmemx_raw_test_all(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);
size_t pshmemx_raw_test_any(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);
size_t pshmemx_raw_test_some(int type, const void *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const void *cmp_values, size_t nvalues);

/* Raw entry points of collectives */
int pshmemx_raw_alltoall(shmem_team_t team, void *dest, const void *source, size_t nbytes);
int pshmemx_raw_alltoalls(shmem_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, size_t element);
int pshmemx_raw_broadcast(shmem_team_t team, void *dest, const void *source, size_t nbytes, int PE_root);
int pshmemx_raw_collect(shmem_team_t team, void *dest, const void *source, size_t nbytes);
int pshmemx_raw_fcollect(shmem_team_t team, void *dest, const void *source, size_t nbytes);
int pshmemx_raw_reduce(shmem_team_t team, int type, int op, void *dest, const void *source, size_t nreduce);
int pshmemx_raw_sum_inscan(shmem_team_t team, int type, void *dest, const void *source, size_t nelems);
int pshmemx_raw_sum_exscan(shmem_team_t team, int type, void *dest, const void *source, size_t nelems);

#ifdef __cplusplus
}
#endif

#endif
