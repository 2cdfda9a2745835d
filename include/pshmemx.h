/* Made by gen.py from shmem.api: do not edit. */
/* The profiling interface: every function of shmemx.h under a second name, which nothing replaces. */
#ifndef HEDDLE_PSHMEMX_H
#define HEDDLE_PSHMEMX_H

#include "shmemx.h"
#include "pshmem.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Federations */
int pshmemx_federation_split_type(shmem_team_t parent, int type, int key,
    const shmemx_federation_config_t *config, shmemx_federation_t *federation);
int pshmemx_federation_split_color(shmem_team_t parent, int color, int key, shmemx_federation_t *federation);
int pshmemx_federation_from_teams(shmem_team_t parent, shmem_team_t team, shmemx_federation_t *federation);
void pshmemx_federation_destroy(shmemx_federation_t *federation);
int pshmemx_federation_num_teams(shmemx_federation_t federation);
int pshmemx_federation_my_team_index(shmemx_federation_t federation);
int pshmemx_federation_team_of_pe(shmemx_federation_t federation, int pe);
int pshmemx_federation_team_size(shmemx_federation_t federation, int team);
int pshmemx_federation_team_members(shmemx_federation_t federation, int team, int *pes);
shmem_team_t pshmemx_federation_my_team(shmemx_federation_t federation);
int pshmemx_federation_leader(shmemx_federation_t federation, int team);
int pshmemx_federation_translate(shmemx_federation_t federation, int team, int rank);
int pshmemx_federation_distance(shmemx_federation_t federation, int team, int other_team);
const char *pshmemx_federation_name(shmemx_federation_t federation);
int pshmemx_federation_type(shmemx_federation_t federation);

/* Between the teams of a federation */
int pshmemx_federation_sync(shmemx_federation_t federation);
int pshmemx_federation_barrier(shmemx_federation_t federation);
int pshmemx_federation_alltoall_leaders(shmemx_federation_t federation, void *dest, const void *source,
    size_t nbytes);
int pshmemx_federation_allgather_leaders(shmemx_federation_t federation, void *dest, const void *source,
    size_t nbytes);
int pshmemx_federation_reduce_leaders(shmemx_federation_t federation, int type, int op, void *dest,
    const void *source, size_t nreduce);
int pshmemx_federation_bcast_leaders(shmemx_federation_t federation, void *dest, const void *source,
    size_t nbytes, int root_team);
int pshmemx_federation_neighbor_exchange(shmemx_federation_t federation, int n_neighbors,
    const int *neighbors, void *dest, const void *source, size_t nbytes);

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

/* Splitting teams by colour and in three dimensions */
int pshmemx_team_split_color(shmem_team_t parent_team, int color, int key, const shmem_team_config_t *config,
    long config_mask, shmem_team_t *new_team);
int pshmemx_team_split_3d(shmem_team_t parent_team, int xrange, int yrange,
    const shmem_team_config_t *xaxis_config, long xaxis_mask, shmem_team_t *xaxis_team,
    const shmem_team_config_t *yaxis_config, long yaxis_mask, shmem_team_t *yaxis_team,
    const shmem_team_config_t *zaxis_config, long zaxis_mask, shmem_team_t *zaxis_team);

#ifdef __cplusplus
}
#endif

#endif
