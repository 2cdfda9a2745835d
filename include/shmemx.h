/* Made by gen.py from shmem.api: do not edit. */
/* What Heddle adds to OpenSHMEM 1.6. Every name starts with shmemx_ or SHMEMX_. */
#ifndef HEDDLE_SHMEMX_H
#define HEDDLE_SHMEMX_H

#include "shmem.h"

/* Types of elements, for the raw entry points. Two names of one type, as int64_t and long, share a number. */

#define SHMEMX_TYPE_FLOAT      0
#define SHMEMX_TYPE_DOUBLE     1
#define SHMEMX_TYPE_LONGDOUBLE 2
#define SHMEMX_TYPE_CHAR       3
#define SHMEMX_TYPE_SCHAR      4
#define SHMEMX_TYPE_SHORT      5
#define SHMEMX_TYPE_INT        6
#define SHMEMX_TYPE_LONG       7
#define SHMEMX_TYPE_LONGLONG   8
#define SHMEMX_TYPE_UCHAR      9
#define SHMEMX_TYPE_USHORT     10
#define SHMEMX_TYPE_UINT       11
#define SHMEMX_TYPE_ULONG      12
#define SHMEMX_TYPE_ULONGLONG  13
#define SHMEMX_TYPE_INT8       SHMEMX_TYPE_SCHAR
#define SHMEMX_TYPE_INT16      SHMEMX_TYPE_SHORT
#define SHMEMX_TYPE_INT32      SHMEMX_TYPE_INT
#define SHMEMX_TYPE_INT64      SHMEMX_TYPE_LONG
#define SHMEMX_TYPE_UINT8      SHMEMX_TYPE_UCHAR
#define SHMEMX_TYPE_UINT16     SHMEMX_TYPE_USHORT
#define SHMEMX_TYPE_UINT32     SHMEMX_TYPE_UINT
#define SHMEMX_TYPE_UINT64     SHMEMX_TYPE_ULONG
#define SHMEMX_TYPE_SIZE       SHMEMX_TYPE_ULONG
#define SHMEMX_TYPE_PTRDIFF    SHMEMX_TYPE_LONG
#define SHMEMX_TYPE_COMPLEXD   14
#define SHMEMX_TYPE_COMPLEXF   15

/* Atomic operations */

#define SHMEMX_ATOMIC_FETCH        0
#define SHMEMX_ATOMIC_SET          1
#define SHMEMX_ATOMIC_SWAP         2
#define SHMEMX_ATOMIC_COMPARE_SWAP 3
#define SHMEMX_ATOMIC_ADD          4
#define SHMEMX_ATOMIC_AND          5
#define SHMEMX_ATOMIC_OR           6
#define SHMEMX_ATOMIC_XOR          7

/* Reductions */

#define SHMEMX_REDUCE_AND  0
#define SHMEMX_REDUCE_OR   1
#define SHMEMX_REDUCE_XOR  2
#define SHMEMX_REDUCE_MAX  3
#define SHMEMX_REDUCE_MIN  4
#define SHMEMX_REDUCE_SUM  5
#define SHMEMX_REDUCE_PROD 6

/* Partitions: kinds of memory, and policies by which it is taken from NUMA nodes */

#define SHMEMX_PARTITION_LAST 127 /* numbers are 1 to this */

#define SHMEMX_KIND_SYSDEFAULT 0
#define SHMEMX_KIND_NORMALMEM  1
#define SHMEMX_KIND_FASTMEM    2
#define SHMEMX_KIND_NODE       3
#define SHMEMX_KIND_CUDA       4

#define SHMEMX_POLICY_MANDATORY   1
#define SHMEMX_POLICY_PREFERRED   2
#define SHMEMX_POLICY_INTERLEAVED 3

typedef struct {
    size_t size;      /* bytes */
    size_t free;      /* bytes that are in no block */
    size_t largest;   /* bytes of the largest block to be had */
    size_t page_size; /* of this PE's copy, which may differ from what was asked for; 0 of a GPU */
    int kind;         /* SHMEMX_KIND_... */
    int policy;       /* SHMEMX_POLICY_..., or 0 */
    int device;       /* the number of this PE's GPU, else -1 */
} shmemx_partition_info_t;

#ifdef __cplusplus
extern "C" {
#endif

/* Partitions of the symmetric memory. A partition is a part of the symmetric memory with an allocator of
 * its own. Number 1 is what shmem_malloc takes from. Others, up to 127, are made by environment variables
 * before the job starts, or by shmemx_partition_create. Both say what is wanted by one text,
 * SIZE=size[:PGSIZE=size][:KIND=kind][:POLICY=policy]. PGSIZE is the size of pages. KIND is SYSDEFAULT,
 * NORMALMEM (NUMA nodes with CPUs), FASTMEM (nodes without), NODE and a number, or CUDA, also DEVICE, the
 * memory of a GPU. POLICY is MANDATORY, PREFERRED (if only KIND is given) or INTERLEAVED. Pages and nodes
 * that the machine refuses are replaced by what it has, with one line that says so, but for MANDATORY.
 * Blocks are freed by shmem_free and change their size by shmem_realloc. Memory of a GPU serves as dest of
 * put, p and put_signal, as source of get and g, contiguous and strided, and then the argument on the
 * calling PE may be a GPU's memory, too, whichever. Atomic operations, signals, waits, locks and
 * collectives need memory of the host. A copy is complete as on the host; it does not wait for kernels.
 * Threads: Queries: any thread. The others are collective over all PEs, as those of the symmetric heap:
 * one thread of each PE calls, with the same arguments. Heddle, "Partitions". */

/* shmemx_partition_malloc: shmem_malloc from a partition: allocates size bytes and returns their address.
 * Ends with a barrier. Returns NULL if there is no room, and without a barrier if size is 0. */
void *shmemx_partition_malloc(size_t size, int partition_id);

/* shmemx_partition_align: shmem_align from a partition: allocates size bytes at a multiple of alignment, a
 * power of two and a multiple of sizeof(void *). Ends with a barrier. Returns NULL if there is no room,
 * and without a barrier if size is 0. */
void *shmemx_partition_align(size_t alignment, size_t size, int partition_id);

/* shmemx_partition_calloc: shmem_calloc from a partition: allocates count objects of size bytes, all bits
 * zero. Ends with a barrier. Returns NULL if there is no room, and without a barrier if the product is 0. */
void *shmemx_partition_calloc(size_t count, size_t size, int partition_id);

/* shmemx_partition_create: Makes partition partition_id, 2 to 127, which there is not yet, as traits says;
 * it lives until shmem_finalize. Memory of the host comes out of partition 1. Begins and ends with a
 * barrier. Returns 0; nonzero on all PEs, and nothing has changed, if one of them cannot have it: no room,
 * no GPU, or no memory of that kind where POLICY is MANDATORY. */
int shmemx_partition_create(int partition_id, const char *traits);

/* shmemx_partition_of: The number of the partition that the address is in, 0 if it is in none. */
int shmemx_partition_of(const void *ptr);

/* shmemx_partition_info: Stores size, room and kind of partition partition_id. Returns 0; nonzero, and
 * stores nothing, if there is none of that number. */
int shmemx_partition_info(int partition_id, shmemx_partition_info_t *info);


/* Raw entry points. For bindings of other languages: every operation of OpenSHMEM 1.6 that has typed
 * names, without a name for each type. What has no type (shmem_init, shmem_malloc, shmem_team_…,
 * shmem_ctx_…, shmem_barrier_all, locks and so on) is called as it is. Sizes are bytes. Where the kind of
 * an element matters, type says it, SHMEMX_TYPE_INT and the like. A value is passed and returned in the
 * low bits of a uint64_t. Otherwise each does what its typed functions do, with the same rules. ctx may be
 * SHMEM_CTX_DEFAULT. Threads: As for the typed functions. Heddle, "Raw entry points". */

/* shmemx_raw_type_size: The bytes of an element of this type, 0 if there is no such type. May be called at
 * any time by any thread. */
size_t shmemx_raw_type_size(int type);

/* shmemx_raw_put: shmem_put and shmem_p: copies nbytes bytes from source to dest on PE pe. An aligned 4 or
 * 8 bytes are one store. */
void shmemx_raw_put(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);

/* shmemx_raw_put_nbi: shmem_put_nbi: starts to copy nbytes bytes from source to dest on PE pe. */
void shmemx_raw_put_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);

/* shmemx_raw_get: shmem_get and shmem_g: copies nbytes bytes from source on PE pe to dest. */
void shmemx_raw_get(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);

/* shmemx_raw_get_nbi: shmem_get_nbi: starts to copy nbytes bytes from source on PE pe to dest. */
void shmemx_raw_get_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, int pe);

/* shmemx_raw_iput: shmem_iput and shmem_ibput: copies nblocks blocks of bsize elements of element bytes to
 * PE pe. Blocks start sst elements apart in source and dst elements apart in dest. A bsize of 1 is
 * shmem_iput. */
void shmemx_raw_iput(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, size_t element, int pe);

/* shmemx_raw_iget: shmem_iget and shmem_ibget: copies nblocks blocks of bsize elements of element bytes
 * from PE pe. Blocks start sst elements apart in source and dst elements apart in dest. A bsize of 1 is
 * shmem_iget. */
void shmemx_raw_iget(shmem_ctx_t ctx, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t bsize, size_t nblocks, size_t element, int pe);

/* shmemx_raw_put_signal: shmem_put_signal: copies nbytes bytes from source to dest on PE pe, then updates
 * *sig_addr there. */
void shmemx_raw_put_signal(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes, uint64_t *sig_addr,
    uint64_t signal, int sig_op, int pe);

/* shmemx_raw_put_signal_nbi: shmem_put_signal_nbi: shmemx_raw_put_signal, but source may be reused only
 * after a quiet. */
void shmemx_raw_put_signal_nbi(shmem_ctx_t ctx, void *dest, const void *source, size_t nbytes,
    uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* shmemx_raw_signal: shmem_signal_set and shmem_signal_add: updates *sig_addr on PE pe. */
void shmemx_raw_signal(shmem_ctx_t ctx, uint64_t *sig_addr, uint64_t signal, int sig_op, int pe);

/* shmemx_raw_atomic: shmem_atomic_set, add, inc, and, or and xor: updates the word of width bytes, 4 or 8,
 * at dest on PE pe by op, SHMEMX_ATOMIC_SET, ADD, AND, OR or XOR. */
void shmemx_raw_atomic(shmem_ctx_t ctx, int op, size_t width, void *dest, uint64_t value, int pe);

/* shmemx_raw_atomic_fetch: shmem_atomic_fetch, swap, compare_swap and fetch_…: as shmemx_raw_atomic, and
 * returns what the word was before. op may also be SHMEMX_ATOMIC_FETCH, which ignores value, SWAP, and
 * COMPARE_SWAP, which alone reads cond. */
uint64_t shmemx_raw_atomic_fetch(shmem_ctx_t ctx, int op, size_t width, void *dest, uint64_t cond,
    uint64_t value, int pe);

/* shmemx_raw_atomic_fetch_nbi: shmem_atomic_fetch_nbi and the like: shmemx_raw_atomic_fetch, but returns
 * at once; the width bytes at fetch are valid after a quiet on the context. */
void shmemx_raw_atomic_fetch_nbi(shmem_ctx_t ctx, int op, size_t width, void *fetch, void *dest,
    uint64_t cond, uint64_t value, int pe);

/* shmemx_raw_wait_until: shmem_wait_until and shmem_signal_wait_until: waits until *ivar cmp cmp_value is
 * true and returns the value that made it so. */
uint64_t shmemx_raw_wait_until(int type, const void *ivar, int cmp, uint64_t cmp_value);

/* shmemx_raw_wait_until_all: shmem_wait_until_all and shmem_wait_until_all_vector: nvalues is 1 for one
 * value, or nelems for a value each. */
void shmemx_raw_wait_until_all(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);

/* shmemx_raw_wait_until_any: shmem_wait_until_any and shmem_wait_until_any_vector: nvalues is 1 for one
 * value, or nelems for a value each. */
size_t shmemx_raw_wait_until_any(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);

/* shmemx_raw_wait_until_some: shmem_wait_until_some and shmem_wait_until_some_vector: nvalues is 1 for one
 * value, or nelems for a value each. */
size_t shmemx_raw_wait_until_some(int type, const void *ivars, size_t nelems, size_t *indices,
    const int *status, int cmp, const void *cmp_values, size_t nvalues);

/* shmemx_raw_test: shmem_test: 1 if *ivar cmp cmp_value is true, else 0. */
int shmemx_raw_test(int type, const void *ivar, int cmp, uint64_t cmp_value);

/* shmemx_raw_test_all: shmem_test_all and shmem_test_all_vector: nvalues is 1 for one value, or nelems for
 * a value each. */
int shmemx_raw_test_all(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);

/* shmemx_raw_test_any: shmem_test_any and shmem_test_any_vector: nvalues is 1 for one value, or nelems for
 * a value each. */
size_t shmemx_raw_test_any(int type, const void *ivars, size_t nelems, const int *status, int cmp,
    const void *cmp_values, size_t nvalues);

/* shmemx_raw_test_some: shmem_test_some and shmem_test_some_vector: nvalues is 1 for one value, or nelems
 * for a value each. */
size_t shmemx_raw_test_some(int type, const void *ivars, size_t nelems, size_t *indices, const int *status,
    int cmp, const void *cmp_values, size_t nvalues);


/* Raw entry points of collectives. For bindings, like shmemx_raw_put: the collectives over a team, by
 * bytes or by type. They return 0 on success. Threads: As for the typed functions. Heddle, "Raw entry
 * points". */

/* shmemx_raw_alltoall: shmem_alltoall: gives the j-th block of nbytes bytes of each PE i's source to PE j,
 * as the i-th block of its dest. */
int shmemx_raw_alltoall(shmem_team_t team, void *dest, const void *source, size_t nbytes);

/* shmemx_raw_alltoalls: shmem_alltoalls: the same with nelems elements of element bytes, which lie sst
 * elements apart in source and dst apart in dest. */
int shmemx_raw_alltoalls(shmem_team_t team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst,
    size_t nelems, size_t element);

/* shmemx_raw_broadcast: shmem_broadcast: copies nbytes bytes from source on PE PE_root of the team to dest
 * on all its PEs. */
int shmemx_raw_broadcast(shmem_team_t team, void *dest, const void *source, size_t nbytes, int PE_root);

/* shmemx_raw_collect: shmem_collect: puts the sources of all PEs one after the other into dest on every
 * PE; nbytes may differ. */
int shmemx_raw_collect(shmem_team_t team, void *dest, const void *source, size_t nbytes);

/* shmemx_raw_fcollect: shmem_fcollect: shmemx_raw_collect with the same nbytes on all PEs. */
int shmemx_raw_fcollect(shmem_team_t team, void *dest, const void *source, size_t nbytes);

/* shmemx_raw_reduce: shmem_and_reduce and the like: combines nreduce elements of all PEs by op,
 * SHMEMX_REDUCE_AND, OR, XOR, MAX, MIN, SUM or PROD; type must be one that OpenSHMEM has this reduction
 * for. */
int shmemx_raw_reduce(shmem_team_t team, int type, int op, void *dest, const void *source, size_t nreduce);

/* shmemx_raw_sum_inscan: shmem_sum_inscan: dest becomes the sum of the sources of this PE and all with
 * lower numbers in team. */
int shmemx_raw_sum_inscan(shmem_team_t team, int type, void *dest, const void *source, size_t nelems);

/* shmemx_raw_sum_exscan: shmem_sum_exscan: dest becomes the sum of the sources of all PEs with lower
 * numbers in team: 0 on the first. */
int shmemx_raw_sum_exscan(shmem_team_t team, int type, void *dest, const void *source, size_t nelems);

#ifdef __cplusplus
}
#endif

/* C11: one name for all types, as in shmem.h. */
#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L


#endif

#endif
