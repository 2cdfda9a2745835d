/* Made by gen.py from shmem.api: do not edit. */
/* Extensions of Heddle to OpenSHMEM 1.6. Every name starts with shmemx_ or SHMEMX_, except two old
 * names and the names of drafts that follow OpenSHMEM 1.6. */
#ifndef HEDDLE_SHMEMX_H
#define HEDDLE_SHMEMX_H

#include "shmem.h"

/* Types of elements, for the raw entry points. Two names of one type, such as int64_t and long, have the
 * same number. */

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

/* Old names for programs that were written for Cray's library; the standard does not have them. */

#define _SHMEM_ALLTOALL_SYNC_SIZE  SHMEM_ALLTOALL_SYNC_SIZE
#define _SHMEM_ALLTOALLS_SYNC_SIZE SHMEM_ALLTOALLS_SYNC_SIZE

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

/* Threads, domains and contexts */

#define SHMEMX_HAS_THREADS 1

#define SHMEMX_THREAD_SINGLE     SHMEM_THREAD_SINGLE
#define SHMEMX_THREAD_FUNNELED   SHMEM_THREAD_FUNNELED
#define SHMEMX_THREAD_SERIALIZED SHMEM_THREAD_SERIALIZED
#define SHMEMX_THREAD_MULTIPLE   SHMEM_THREAD_MULTIPLE

/* Options of contexts in addition to those of the standard */
#define SHMEMX_CTX_SHARED        0L
#define SHMEMX_CTX_BESTEFFORT    0L
#define SHMEMX_CTX_EXCLUSIVE     (1L << 16) /* private, with resources that no other context shares */
#define SHMEMX_CTX_REQUIRE       (1L << 17) /* fail if resources of its own are exhausted */
#define SHMEMX_CTX_PRIORITY_HIGH (1L << 18)
#define SHMEMX_CTX_PRIORITY_LOW  (1L << 19)

/* An option of sessions of a draft: all atomic operations of the session are of one kind and type. A hint, as
 * SHMEM_CTX_SESSION_BATCH. */
#define SHMEMX_CTX_SESSION_SAME_AMO (1L << 1)
#define SHMEM_CTX_SESSION_SAME_AMO  SHMEMX_CTX_SESSION_SAME_AMO

/* A hint to shmem_malloc_with_hints, as in Sandia OpenSHMEM: the call does not end with a barrier */
#define SHMEMX_MALLOC_NO_BARRIER (1L << 2)

typedef shmem_ctx_t shmemx_ctx_t;
#define SHMEMX_CTX_DEFAULT SHMEM_CTX_DEFAULT
#define SHMEMX_CTX_INVALID SHMEM_CTX_INVALID

typedef struct heddle_domain *shmemx_domain_t;
extern const shmemx_domain_t SHMEMX_DOMAIN_NULL, SHMEMX_DOMAIN_DEFAULT;
#define SHMEMX_DOMAIN_NULL    ((shmemx_domain_t)0)
#define SHMEMX_DOMAIN_DEFAULT ((shmemx_domain_t)1)

/* Expected use of domains and contexts. Fields that are unknown are 0. */
typedef struct {
    int num_domains;       /* number of domains */
    int ctxs_per_domain;   /* number of contexts in each domain */
    int threads;           /* number of threads that use all of them */
    int priority;          /* priority of contexts that are made later */
    int domains_per_group; /* number of consecutive domains that share resources */
} shmemx_domain_config_t;

/* Network resources of a context. */
typedef struct {
    int lane;         /* number of its lane, a set of network resources; -1: none */
    int sharers;      /* number of contexts that use the lane, also those of registered threads */
    int is_bound;     /* 1 if the context has a lane; otherwise this and the fields below are 0 */
    int is_locked;    /* 1: posting takes a locked instruction; 0: one thread at a time posts */
    int is_exclusive; /* 1 if no other context may share the lane */
    int priority;
    int moves;        /* number of times that it changed its lane */
    long options;
} shmemx_ctx_info_t;

typedef struct {
    int lanes;     /* largest number of sets of network resources (lanes) */
    int spread;    /* lanes for contexts that request no lane of their own */
    int open;      /* lanes that are set up */
    int leased;    /* lanes that have contexts */
    int exclusive; /* lanes with a context that does not share */
    int contexts;  /* contexts that have a lane, also the default one and registered threads */
    char wire[16]; /* name of the network driver; "" if there is none */
} shmemx_resource_info_t;

/* Counters of a context. Pending counts all issued operations, complete or not. */
typedef struct {
    uint64_t pending_put;
    uint64_t completed_put;
    uint64_t pending_get;
    uint64_t completed_get;
    uint64_t target;
} shmemx_pcntr_t;

typedef uint64_t (*shmemx_gettid_t)(void);

/* Counters and appends */

typedef struct heddle_ct *shmemx_ct_t;
typedef struct heddle_oct *shmemx_oct_t;
extern const shmemx_ct_t SHMEMX_CT_INVALID;
extern const shmemx_oct_t SHMEMX_OCT_INVALID;
#define SHMEMX_CT_INVALID  ((shmemx_ct_t)0)
#define SHMEMX_OCT_INVALID ((shmemx_oct_t)0)
#define SHMEMX_OCT_WRAP    1L /* the buffer is a ring */

/* Requests: handles of operations to wait for. Initialize a variable with SHMEMX_REQUEST_NULL. */

#define SHMEMX_HAS_REQUESTS 1

typedef struct shmemx_request *shmemx_request_h;
typedef shmemx_request_h shmemx_request_t, shmemx_req_h;
typedef long shmemx_request_params_t;

extern const shmemx_request_h SHMEMX_REQUEST_NULL;
#define SHMEMX_REQUEST_NULL          ((shmemx_request_h)0)
#define SHMEMX_REQUEST_UNINITIALIZED SHMEMX_REQUEST_NULL
#define SHMEMX_REQUEST_INVALID       SHMEMX_REQUEST_NULL
#define SHMEMX_REQ_INVALID           SHMEMX_REQUEST_NULL

/* Names of the drafts */
typedef shmemx_request_h shmem_req_h;
#define SHMEM_REQ_INVALID SHMEMX_REQ_INVALID

#define SHMEMX_REQUEST_PRIVATE       (1L << 0) /* used by one thread */
#define SHMEMX_REQUEST_SHARED        (1L << 1) /* several threads post to it at once */
#define SHMEMX_REQUEST_SERIALIZED    (1L << 2) /* used by several threads, one at a time; the default */
#define SHMEMX_REQUEST_EXCLUSIVE     (1L << 3) /* with resources of its own; fails if there are none */
#define SHMEMX_REQUEST_EXCLUSIVE_TRY (1L << 4) /* with resources of its own if there are any */
#define SHMEMX_REQUEST_LOCAL         (1L << 5) /* wait and test are for local completion */
#define SHMEMX_REQUEST_PERSISTENT    (1L << 6) /* stays alive after wait and test, until it is freed */
#define SHMEMX_REQUEST_PRIORITY_HIGH (1L << 7) /* with resources of its own if there are any */
#define SHMEMX_REQUEST_PRIORITY_LOW  (1L << 8)
#define SHMEMX_REQUEST_ALL           ((1L << 9) - 1) /* every option */

/* Teams and federations */

extern const shmem_team_t SHMEMX_TEAM_NODE;
#define SHMEMX_TEAM_NODE       ((shmem_team_t)3) /* the PEs of this node, as in SHMEM_TEAM_SHARED */
#define SHMEMX_COLOR_UNDEFINED (-1)              /* colour of a PE that joins no team */

typedef struct heddle_federation *shmemx_federation_t;
extern const shmemx_federation_t SHMEMX_FEDERATION_INVALID;
#define SHMEMX_FEDERATION_INVALID ((shmemx_federation_t)0)

typedef struct {
    const char *name; /* name of the federation, up to 31 characters; NULL: the name of its type */
    int num_contexts; /* number of contexts that each of its teams has at a time */
} shmemx_federation_config_t;

/* The property that PEs of one team of a federation have in common. The types up to SHMEMX_FED_SWITCH are
 * also distances: the smallest instance that holds both PEs. A switch k levels above the switch of a host
 * is SHMEMX_FED_SWITCH + k. */
#define SHMEMX_FED_CORE         1
#define SHMEMX_FED_L3           2
#define SHMEMX_FED_NUMA         3
#define SHMEMX_FED_SOCKET       4  /* a package */
#define SHMEMX_FED_NODE         5  /* PEs that share memory */
#define SHMEMX_FED_HOST         6  /* a machine, real or simulated */
#define SHMEMX_FED_SWITCH       7  /* the switch of a host */
#define SHMEMX_FED_NEIGHBORHOOD 7  /* another name: a leaf of a fat tree, a group of a dragonfly */
#define SHMEMX_FED_NIC          32 /* the nearest network device */
#define SHMEMX_FED_ENV          33 /* rows Team=... of the file that HEDDLE_TOPOLOGY names */
#define SHMEMX_FED_COLOR        34 /* made by shmemx_federation_split_color */
#define SHMEMX_FED_TEAMS        35 /* made by shmemx_federation_from_teams */

/* Partitions: kinds of memory, and policies of its allocation on NUMA nodes */

#define SHMEMX_PARTITION_LAST 127 /* the largest number; the smallest is 1 */

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
    size_t largest;   /* bytes of the largest block that can be allocated */
    size_t page_size; /* bytes of a page at this PE, perhaps not the requested ones; 0 for a GPU */
    int kind;         /* SHMEMX_KIND_... */
    int policy;       /* SHMEMX_POLICY_..., or 0 */
    int device;       /* number of the GPU of this PE, or -1 */
} shmemx_partition_info_t;

/* Memory spaces, as in HPE's library: kinds of memory, and what a space is made of */

#define SHMEM_MTYPE_SYSTEM 0 /* memory of the host */
#define SHMEM_MTYPE_CPU    1 /* memory of the host */
#define SHMEM_MTYPE_GPU    2 /* memory of a GPU of CUDA */

typedef void *shmem_space_t;
extern const shmem_space_t SHMEM_SPACE_INVALID;
#define SHMEM_SPACE_INVALID ((shmem_space_t)0)

typedef struct {
    size_t size; /* bytes */
    int mtype;   /* SHMEM_MTYPE_... */
} shmem_space_config_t;

/* External heaps, as in Sandia OpenSHMEM: kinds of memory. Only memory of the host can be one. */

#define SHMEMX_EXTERNAL_HEAP_ZE   0
#define SHMEMX_EXTERNAL_HEAP_CUDA 1
#define SHMEMX_EXTERNAL_HEAP_HOST 2

/* Memory spaces with a team of their own, as in a draft: see shmemx_space_draft.h */

#define SHMEMX_SPACE_DEVICE_CPU  0
#define SHMEMX_SPACE_DEVICE_CUDA 1

typedef struct {
    int device_type; /* SHMEMX_SPACE_DEVICE_... */
    size_t size;     /* bytes */
    int flags;       /* 0 */
} shmemx_space_device_config_t;

#define SHMEMX_SPACE_RMA           (1 << 0)
#define SHMEMX_SPACE_COLLECTIVES   (1 << 1)
#define SHMEMX_SPACE_ATOMICS       (1 << 2)
#define SHMEMX_SPACE_DIRECT_ACCESS (1 << 3) /* load and store */
#define SHMEMX_SPACE_WORLD_ACCESS  (1 << 4) /* by all PEs of the job */
#define SHMEMX_SPACE_IDENT_ADDR    (1 << 5) /* the same address on all PEs of the team */

#ifdef __cplusplus
extern "C" {
#endif

/* All-to-all with different sizes. All PEs of team must call the function. PE i of the team sends the s_sizes[j]
 * bytes that begin s_offsets[j] bytes after source to each PE j. All offsets and sizes are in bytes, and each array
 * has an element for each PE of the team. dest is the same symmetric address on all PEs, and must be free on all PEs
 * before the first PE calls the function. On return, dest of the calling PE holds the result, and its source may be
 * reused. No context is involved. No two arguments may overlap. Returns 0 on success. Threads: One thread of each PE
 * calls these functions. Calls on one team must not overlap. Different teams may be used at the same time. Heddle,
 * "All-to-all with different sizes". */

/* shmemx_alltoallvmem: Sends a block of any size to each PE of the team. The block from PE i begins t_offsets[i]
 * bytes after dest. Its size t_sizes[i] must equal s_sizes[j] of PE i, where j is the receiving PE; if it does not,
 * a message names the pair and the job ends. The job also ends if the team is on several nodes and memory for
 * offsets is exhausted. Returns 0, or nonzero if the team is on one node and memory for the table of offsets is
 * exhausted. */
int shmemx_alltoallvmem(shmem_team_t __team, void *__dest, const size_t *__t_offsets, const size_t *__t_sizes,
    const void *__source, const size_t *__s_offsets, const size_t *__s_sizes);

/* shmemx_alltoallvmem_packed: Sends a block of any size to each PE of the team. The blocks are stored in dest
 * without gaps, in no particular order. *t_size receives their total size. dest_len, the size of dest in bytes, may
 * differ between PEs. The job ends if the team is on several nodes and memory for sizes is exhausted. Returns 0, or
 * nonzero on a PE where dest was too small. Blocks that did not fit are then missing as a whole. */
int shmemx_alltoallvmem_packed(shmem_team_t __team, void *__dest, size_t __dest_len, size_t *__t_size,
    const void *__source, const size_t *__s_offsets, const size_t *__s_sizes);


/* All-to-all with different sizes, as Cray has it. All PEs of the team or active set call. An active set consists of
 * PE_size PEs from PE_start of the job, 2 to the power logPE_stride apart. PE i sends the s_sizes[j] bytes that
 * begin s_offsets[j] bytes after source to each PE j. All offsets and sizes are in bytes, and each array has an
 * element for each PE. dest is the same symmetric address on all PEs, and must be free on all PEs before the first
 * PE calls the function. On return, dest of the calling PE holds the result. All elements of pSync, a symmetric
 * array, are SHMEM_SYNC_VALUE before and after the call. If memory for a table of offsets is exhausted, the job
 * ends. shmemx_alltoallvmem and shmemx_alltoallvmem_packed return nonzero instead, and need no pSync. Threads: One
 * thread of each PE calls these functions. Calls with a common PE must not overlap. Cray, "shmemx_alltoallv". */

/* shmemx_alltoallv: Sends a block of any size to each PE of the active set. The block from PE i begins t_offsets[i]
 * bytes after dest, and t_sizes[i] receives its size. If SHMEM_ALLTOALLV_TSIZE_CHK is abort or trunc, t_sizes[i] is
 * also a limit: a larger block ends the job (abort) or is truncated (trunc). */
void shmemx_alltoallv(void *__dest, size_t *__t_offsets, size_t *__t_sizes, const void *__source, size_t *__s_offsets,
    size_t *__s_sizes, int __PE_start, int __logPE_stride, int __PE_size, long *__pSync);

/* shmemx_team_alltoallv: Does what shmemx_alltoallv does, for the PEs of a team. pSync is ignored. */
void shmemx_team_alltoallv(void *__dest, size_t *__t_offsets, size_t *__t_sizes, const void *__source,
    size_t *__s_offsets, size_t *__s_sizes, shmem_team_t __team, long *__pSync);

/* shmemx_alltoallv_packed: Sends a block of any size to each PE of the active set. The blocks are stored in dest
 * without gaps, in no particular order. *t_size receives their total size. If it exceeds dest_len, the job ends. */
void shmemx_alltoallv_packed(void *__dest, size_t __dest_len, size_t *__t_size, const void *__source,
    size_t *__s_offsets, size_t *__s_sizes, int __PE_start, int __logPE_stride, int __PE_size, long *__pSync);

/* shmemx_team_alltoallv_packed: Does what shmemx_alltoallv_packed does, for the PEs of a team. pSync is ignored. */
void shmemx_team_alltoallv_packed(void *__dest, size_t __dest_len, size_t *__t_size, const void *__source,
    size_t *__s_offsets, size_t *__s_sizes, shmem_team_t __team, long *__pSync);


/* Signals with older names. These functions have the names that Cray's and Sandia's libraries used before OpenSHMEM
 * had signals. Threads: Any thread may call if the thread level is SHMEM_THREAD_MULTIPLE and the options of the
 * context permit it. Heddle, "Signals with older names". */

/* shmemx_put_signal: Does what shmem_put_signal does with SHMEM_SIGNAL_SET, also if nelems is 0. */
void shmemx_float_put_signal(float *__dest, const float *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_double_put_signal(double *__dest, const double *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_longdouble_put_signal(long double *__dest, const long double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_char_put_signal(char *__dest, const char *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_schar_put_signal(signed char *__dest, const signed char *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_short_put_signal(short *__dest, const short *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_int_put_signal(int *__dest, const int *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __pe);
void shmemx_long_put_signal(long *__dest, const long *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_longlong_put_signal(long long *__dest, const long long *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_uchar_put_signal(unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ushort_put_signal(unsigned short *__dest, const unsigned short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_uint_put_signal(unsigned int *__dest, const unsigned int *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_ulong_put_signal(unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ulonglong_put_signal(unsigned long long *__dest, const unsigned long long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_int8_put_signal(int8_t *__dest, const int8_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_int16_put_signal(int16_t *__dest, const int16_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_int32_put_signal(int32_t *__dest, const int32_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_int64_put_signal(int64_t *__dest, const int64_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_uint8_put_signal(uint8_t *__dest, const uint8_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_uint16_put_signal(uint16_t *__dest, const uint16_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_uint32_put_signal(uint32_t *__dest, const uint32_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_uint64_put_signal(uint64_t *__dest, const uint64_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_size_put_signal(size_t *__dest, const size_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_ptrdiff_put_signal(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_put8_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __pe);
void shmemx_put16_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __pe);
void shmemx_put32_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __pe);
void shmemx_put64_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __pe);
void shmemx_put128_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __pe);
void shmemx_putmem_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __pe);
void shmemx_ctx_float_put_signal(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_double_put_signal(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_longdouble_put_signal(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_char_put_signal(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_schar_put_signal(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_short_put_signal(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_int_put_signal(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_long_put_signal(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_longlong_put_signal(shmem_ctx_t __ctx, long long *__dest, const long long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_uchar_put_signal(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_ushort_put_signal(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_uint_put_signal(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_ulong_put_signal(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_ulonglong_put_signal(shmem_ctx_t __ctx, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_int8_put_signal(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_int16_put_signal(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_int32_put_signal(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_int64_put_signal(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_uint8_put_signal(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_uint16_put_signal(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_uint32_put_signal(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_uint64_put_signal(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_size_put_signal(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_ptrdiff_put_signal(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_put8_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_put16_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_put32_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_put64_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_put128_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_putmem_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);

/* shmemx_put_signal_nbi: Does what shmem_put_signal_nbi does with SHMEM_SIGNAL_SET, also if nelems is 0. */
void shmemx_float_put_signal_nbi(float *__dest, const float *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_double_put_signal_nbi(double *__dest, const double *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_longdouble_put_signal_nbi(long double *__dest, const long double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_char_put_signal_nbi(char *__dest, const char *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_schar_put_signal_nbi(signed char *__dest, const signed char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_short_put_signal_nbi(short *__dest, const short *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_int_put_signal_nbi(int *__dest, const int *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_long_put_signal_nbi(long *__dest, const long *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_longlong_put_signal_nbi(long long *__dest, const long long *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_uchar_put_signal_nbi(unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ushort_put_signal_nbi(unsigned short *__dest, const unsigned short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_uint_put_signal_nbi(unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ulong_put_signal_nbi(unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ulonglong_put_signal_nbi(unsigned long long *__dest, const unsigned long long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_int8_put_signal_nbi(int8_t *__dest, const int8_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_int16_put_signal_nbi(int16_t *__dest, const int16_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_int32_put_signal_nbi(int32_t *__dest, const int32_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_int64_put_signal_nbi(int64_t *__dest, const int64_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_uint8_put_signal_nbi(uint8_t *__dest, const uint8_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_uint16_put_signal_nbi(uint16_t *__dest, const uint16_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_uint32_put_signal_nbi(uint32_t *__dest, const uint32_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_uint64_put_signal_nbi(uint64_t *__dest, const uint64_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_size_put_signal_nbi(size_t *__dest, const size_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_ptrdiff_put_signal_nbi(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_put8_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_put16_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_put32_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_put64_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_put128_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_putmem_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __pe);
void shmemx_ctx_float_put_signal_nbi(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_double_put_signal_nbi(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_longdouble_put_signal_nbi(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_char_put_signal_nbi(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_schar_put_signal_nbi(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_short_put_signal_nbi(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_int_put_signal_nbi(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_long_put_signal_nbi(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_longlong_put_signal_nbi(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_uchar_put_signal_nbi(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_ushort_put_signal_nbi(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_uint_put_signal_nbi(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_ulong_put_signal_nbi(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_ulonglong_put_signal_nbi(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_int8_put_signal_nbi(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_int16_put_signal_nbi(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_int32_put_signal_nbi(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_int64_put_signal_nbi(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_uint8_put_signal_nbi(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_uint16_put_signal_nbi(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_uint32_put_signal_nbi(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_uint64_put_signal_nbi(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_size_put_signal_nbi(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_ptrdiff_put_signal_nbi(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_put8_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_put16_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_put32_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_put64_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_put128_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_putmem_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __pe);

/* shmemx_signal_set: shmem_signal_set. */
void shmemx_signal_set(uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_signal_set(shmem_ctx_t __ctx, uint64_t *__sig_addr, uint64_t __signal, int __pe);

/* shmemx_signal_add: shmem_signal_add. */
void shmemx_signal_add(uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmemx_ctx_signal_add(shmem_ctx_t __ctx, uint64_t *__sig_addr, uint64_t __signal, int __pe);


/* What Sandia's library has. These functions of Sandia's library may be called at any time, also before shmem_init.
 * Threads: Any thread may call these functions. Sandia, "Extensions". */

/* shmemx_wtime: Reads a clock that never goes back. Returns the time in seconds since a fixed moment in the past. */
double shmemx_wtime(void);

/* shmemx_nodename: Queries the host name of the machine. Returns that name. The string belongs to the library, and
 * stays valid. */
char *shmemx_nodename(void);


/* Strided blocks with older names. These functions have the names that Sandia's library used before OpenSHMEM had
 * strided blocks. Threads: Any thread may call if the thread level is SHMEM_THREAD_MULTIPLE and the options of the
 * context permit it. Sandia, "Extensions". */

/* shmemx_ibput: shmem_ibput. */
void shmemx_float_ibput(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_double_ibput(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_longdouble_ibput(long double *__dest, const long double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_char_ibput(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_schar_ibput(signed char *__dest, const signed char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_short_ibput(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_int_ibput(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_long_ibput(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_longlong_ibput(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_uchar_ibput(unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ushort_ibput(unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_uint_ibput(unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ulong_ibput(unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ulonglong_ibput(unsigned long long *__dest, const unsigned long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_int8_ibput(int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_int16_ibput(int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_int32_ibput(int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_int64_ibput(int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_uint8_ibput(uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_uint16_ibput(uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_uint32_ibput(uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_uint64_ibput(uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_size_ibput(size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_ptrdiff_ibput(ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ibput8(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_ibput16(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_ibput32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_ibput64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_ibput128(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_ctx_float_ibput(shmem_ctx_t __ctx, float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_double_ibput(shmem_ctx_t __ctx, double *__dest, const double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_longdouble_ibput(shmem_ctx_t __ctx, long double *__dest, const long double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_char_ibput(shmem_ctx_t __ctx, char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_schar_ibput(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_short_ibput(shmem_ctx_t __ctx, short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_int_ibput(shmem_ctx_t __ctx, int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_long_ibput(shmem_ctx_t __ctx, long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_longlong_ibput(shmem_ctx_t __ctx, long long *__dest, const long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_uchar_ibput(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ushort_ibput(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_uint_ibput(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ulong_ibput(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ulonglong_ibput(shmem_ctx_t __ctx, unsigned long long *__dest, const unsigned long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_int8_ibput(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_int16_ibput(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_int32_ibput(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_int64_ibput(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_uint8_ibput(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_uint16_ibput(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_uint32_ibput(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_uint64_ibput(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_size_ibput(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ptrdiff_ibput(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ibput8(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ibput16(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ibput32(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ibput64(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ibput128(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);

/* shmemx_ibget: shmem_ibget. */
void shmemx_float_ibget(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_double_ibget(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_longdouble_ibget(long double *__dest, const long double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_char_ibget(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_schar_ibget(signed char *__dest, const signed char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_short_ibget(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_int_ibget(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_long_ibget(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_longlong_ibget(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_uchar_ibget(unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ushort_ibget(unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_uint_ibget(unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ulong_ibget(unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ulonglong_ibget(unsigned long long *__dest, const unsigned long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_int8_ibget(int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_int16_ibget(int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_int32_ibget(int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_int64_ibget(int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_uint8_ibget(uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_uint16_ibget(uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_uint32_ibget(uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_uint64_ibget(uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_size_ibget(size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_ptrdiff_ibget(ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ibget8(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_ibget16(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_ibget32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_ibget64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_ibget128(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmemx_ctx_float_ibget(shmem_ctx_t __ctx, float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_double_ibget(shmem_ctx_t __ctx, double *__dest, const double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_longdouble_ibget(shmem_ctx_t __ctx, long double *__dest, const long double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_char_ibget(shmem_ctx_t __ctx, char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_schar_ibget(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_short_ibget(shmem_ctx_t __ctx, short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_int_ibget(shmem_ctx_t __ctx, int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_long_ibget(shmem_ctx_t __ctx, long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_longlong_ibget(shmem_ctx_t __ctx, long long *__dest, const long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_uchar_ibget(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ushort_ibget(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_uint_ibget(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ulong_ibget(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ulonglong_ibget(shmem_ctx_t __ctx, unsigned long long *__dest, const unsigned long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_int8_ibget(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_int16_ibget(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_int32_ibget(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_int64_ibget(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_uint8_ibget(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_uint16_ibget(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_uint32_ibget(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_uint64_ibget(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_size_ibget(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ptrdiff_ibget(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ibget8(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ibget16(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ibget32(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ibget64(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmemx_ctx_ibget128(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);


/* One-sided append. An append is a buffer at each PE of a team that other PEs fill from the front. A push copies its
 * bytes to the first free place in the buffer of PE pe, in one piece. The sender needs no address; over a wire, a
 * push is one packed operation. The order of pushes of different senders is not defined, nor is that of two pushes
 * of one sender without a fence between them. A push that does not fit is dropped and counted, and PE pe prints a
 * line for the first one; no push writes past the end. A push of no elements does nothing. pe must be a PE of the
 * team of the append. Threads: Any thread may push, query and wait. One thread of each PE creates and destroys
 * appends, one after the other on a team. One thread of a PE at a time consumes or resets. Heddle, "One-sided
 * append". */

/* shmemx_oct_create: Makes an append of a symmetric buffer and stores its handle in *oct, or SHMEMX_OCT_INVALID if
 * resources are exhausted. len, the size in bytes, may differ between PEs. All PEs must call it. */
void shmemx_oct_create(shmemx_oct_t *__oct, void *__buffer, size_t __len);

/* shmemx_oct_create: Does what shmemx_oct_create does, for a buffer of nelems elements. Each push takes a multiple
 * of their size, so that elements stay aligned. */
void shmemx_float_oct_create(shmemx_oct_t *__oct, float *__buffer, size_t __nelems);
void shmemx_double_oct_create(shmemx_oct_t *__oct, double *__buffer, size_t __nelems);
void shmemx_longdouble_oct_create(shmemx_oct_t *__oct, long double *__buffer, size_t __nelems);
void shmemx_char_oct_create(shmemx_oct_t *__oct, char *__buffer, size_t __nelems);
void shmemx_schar_oct_create(shmemx_oct_t *__oct, signed char *__buffer, size_t __nelems);
void shmemx_short_oct_create(shmemx_oct_t *__oct, short *__buffer, size_t __nelems);
void shmemx_int_oct_create(shmemx_oct_t *__oct, int *__buffer, size_t __nelems);
void shmemx_long_oct_create(shmemx_oct_t *__oct, long *__buffer, size_t __nelems);
void shmemx_longlong_oct_create(shmemx_oct_t *__oct, long long *__buffer, size_t __nelems);
void shmemx_uchar_oct_create(shmemx_oct_t *__oct, unsigned char *__buffer, size_t __nelems);
void shmemx_ushort_oct_create(shmemx_oct_t *__oct, unsigned short *__buffer, size_t __nelems);
void shmemx_uint_oct_create(shmemx_oct_t *__oct, unsigned int *__buffer, size_t __nelems);
void shmemx_ulong_oct_create(shmemx_oct_t *__oct, unsigned long *__buffer, size_t __nelems);
void shmemx_ulonglong_oct_create(shmemx_oct_t *__oct, unsigned long long *__buffer, size_t __nelems);
void shmemx_int8_oct_create(shmemx_oct_t *__oct, int8_t *__buffer, size_t __nelems);
void shmemx_int16_oct_create(shmemx_oct_t *__oct, int16_t *__buffer, size_t __nelems);
void shmemx_int32_oct_create(shmemx_oct_t *__oct, int32_t *__buffer, size_t __nelems);
void shmemx_int64_oct_create(shmemx_oct_t *__oct, int64_t *__buffer, size_t __nelems);
void shmemx_uint8_oct_create(shmemx_oct_t *__oct, uint8_t *__buffer, size_t __nelems);
void shmemx_uint16_oct_create(shmemx_oct_t *__oct, uint16_t *__buffer, size_t __nelems);
void shmemx_uint32_oct_create(shmemx_oct_t *__oct, uint32_t *__buffer, size_t __nelems);
void shmemx_uint64_oct_create(shmemx_oct_t *__oct, uint64_t *__buffer, size_t __nelems);
void shmemx_size_oct_create(shmemx_oct_t *__oct, size_t *__buffer, size_t __nelems);
void shmemx_ptrdiff_oct_create(shmemx_oct_t *__oct, ptrdiff_t *__buffer, size_t __nelems);

/* shmemx_team_oct_create: Does what shmemx_oct_create does, for the PEs of a team. All of them must call it. The
 * team must not be destroyed before the append. Returns 0. If it fails, returns nonzero on all PEs of the team and
 * stores SHMEMX_OCT_INVALID. */
int shmemx_team_oct_create(shmem_team_t __team, shmemx_oct_t *__oct, void *__buffer, size_t __len);

/* shmemx_team_oct_create_with_options: Does what shmemx_team_oct_create does, for elements of element bytes, a power
 * of two that divides len. With SHMEMX_OCT_WRAP in options the buffer is a ring: its owner removes bytes with
 * shmemx_oct_consume, and a push waits until there is room. All PEs pass the same element and options. Returns 0. If
 * it fails, returns nonzero on all PEs of the team and stores SHMEMX_OCT_INVALID. */
int shmemx_team_oct_create_with_options(shmem_team_t __team, shmemx_oct_t *__oct, void *__buffer, size_t __len,
    size_t __element, long __options);

/* shmemx_oct_destroy: Destroys an append, but not its buffer, and stores SHMEMX_OCT_INVALID in *oct. Does nothing if
 * *oct is that already. All PEs of its team must call it, and it acts as a barrier for them. Operations on contexts
 * other than the default one must be complete. */
void shmemx_oct_destroy(shmemx_oct_t *__oct);

/* shmemx_oct_free: Destroys an append; it is another name of shmemx_oct_destroy. */
void shmemx_oct_free(shmemx_oct_t *__oct);

/* shmemx_oct_reset: Empties the buffer of the calling PE and clears the count of dropped pushes. It is local.
 * Barriers before and after it must make sure that no push to the buffer is in progress. */
void shmemx_oct_reset(shmemx_oct_t __oct);

/* shmemx_oct_get: Queries how many bytes of the buffer of the calling PE are reserved by pushes. Their data need not
 * have arrived. Returns that number; for a ring, the number since it was made. */
size_t shmemx_oct_get(shmemx_oct_t __oct);

/* shmemx_oct_get_complete: Queries how many bytes have arrived in the buffer of the calling PE. If shmemx_oct_get
 * returns more, the buffer may have gaps. Returns that number; for a ring, the number since it was made. */
size_t shmemx_oct_get_complete(shmemx_oct_t __oct);

/* shmemx_oct_overflow: Queries how many pushes to the calling PE were dropped since the last shmemx_oct_reset
 * because they did not fit. Returns that number. */
size_t shmemx_oct_overflow(shmemx_oct_t __oct);

/* shmemx_oct_wait: Waits until nbytes bytes have arrived in the buffer of the calling PE. For a ring, bytes count
 * since it was made. */
void shmemx_oct_wait(shmemx_oct_t __oct, size_t __nbytes);

/* shmemx_oct_consume: Removes the next bytes from the ring of the calling PE in the order of their places: at most
 * nbytes, and whole elements only. Their room becomes free. Returns the number of removed bytes. It is 0 if no bytes
 * have arrived, or if bytes before them have not. */
size_t shmemx_oct_consume(shmemx_oct_t __oct, void *__dest, size_t __nbytes);

/* shmemx_push: Appends nbytes bytes to the buffer of PE pe. Returns when source may be reused. Like shmemx_push_nbi,
 * shmemx_push_ct, shmemx_push_ct_nbi and shmemx_push_try, it counts bytes whatever the type. In C11,
 * shmemx_push_elements and similar macros count elements. */
void shmemx_push(shmemx_oct_t __oct, const void *__source, size_t __nbytes, int __pe);
void shmemx_ctx_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nbytes, int __pe);

/* shmemx_push: Appends nelems elements to the buffer of PE pe. Returns when source may be reused. */
void shmemx_float_push(shmemx_oct_t __oct, const float *__source, size_t __nelems, int __pe);
void shmemx_double_push(shmemx_oct_t __oct, const double *__source, size_t __nelems, int __pe);
void shmemx_longdouble_push(shmemx_oct_t __oct, const long double *__source, size_t __nelems, int __pe);
void shmemx_char_push(shmemx_oct_t __oct, const char *__source, size_t __nelems, int __pe);
void shmemx_schar_push(shmemx_oct_t __oct, const signed char *__source, size_t __nelems, int __pe);
void shmemx_short_push(shmemx_oct_t __oct, const short *__source, size_t __nelems, int __pe);
void shmemx_int_push(shmemx_oct_t __oct, const int *__source, size_t __nelems, int __pe);
void shmemx_long_push(shmemx_oct_t __oct, const long *__source, size_t __nelems, int __pe);
void shmemx_longlong_push(shmemx_oct_t __oct, const long long *__source, size_t __nelems, int __pe);
void shmemx_uchar_push(shmemx_oct_t __oct, const unsigned char *__source, size_t __nelems, int __pe);
void shmemx_ushort_push(shmemx_oct_t __oct, const unsigned short *__source, size_t __nelems, int __pe);
void shmemx_uint_push(shmemx_oct_t __oct, const unsigned int *__source, size_t __nelems, int __pe);
void shmemx_ulong_push(shmemx_oct_t __oct, const unsigned long *__source, size_t __nelems, int __pe);
void shmemx_ulonglong_push(shmemx_oct_t __oct, const unsigned long long *__source, size_t __nelems, int __pe);
void shmemx_int8_push(shmemx_oct_t __oct, const int8_t *__source, size_t __nelems, int __pe);
void shmemx_int16_push(shmemx_oct_t __oct, const int16_t *__source, size_t __nelems, int __pe);
void shmemx_int32_push(shmemx_oct_t __oct, const int32_t *__source, size_t __nelems, int __pe);
void shmemx_int64_push(shmemx_oct_t __oct, const int64_t *__source, size_t __nelems, int __pe);
void shmemx_uint8_push(shmemx_oct_t __oct, const uint8_t *__source, size_t __nelems, int __pe);
void shmemx_uint16_push(shmemx_oct_t __oct, const uint16_t *__source, size_t __nelems, int __pe);
void shmemx_uint32_push(shmemx_oct_t __oct, const uint32_t *__source, size_t __nelems, int __pe);
void shmemx_uint64_push(shmemx_oct_t __oct, const uint64_t *__source, size_t __nelems, int __pe);
void shmemx_size_push(shmemx_oct_t __oct, const size_t *__source, size_t __nelems, int __pe);
void shmemx_ptrdiff_push(shmemx_oct_t __oct, const ptrdiff_t *__source, size_t __nelems, int __pe);
void shmemx_push8(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_push16(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_push32(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_push64(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_push128(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_pushmem(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_float_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const float *__source, size_t __nelems, int __pe);
void shmemx_ctx_double_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const double *__source, size_t __nelems, int __pe);
void shmemx_ctx_longdouble_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long double *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_char_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const char *__source, size_t __nelems, int __pe);
void shmemx_ctx_schar_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const signed char *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_short_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const short *__source, size_t __nelems, int __pe);
void shmemx_ctx_int_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int *__source, size_t __nelems, int __pe);
void shmemx_ctx_long_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long *__source, size_t __nelems, int __pe);
void shmemx_ctx_longlong_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long long *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_uchar_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned char *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_ushort_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned short *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_uint_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned int *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_ulong_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned long *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_ulonglong_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned long long *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int8_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int8_t *__source, size_t __nelems, int __pe);
void shmemx_ctx_int16_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int16_t *__source, size_t __nelems, int __pe);
void shmemx_ctx_int32_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int32_t *__source, size_t __nelems, int __pe);
void shmemx_ctx_int64_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int64_t *__source, size_t __nelems, int __pe);
void shmemx_ctx_uint8_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint8_t *__source, size_t __nelems, int __pe);
void shmemx_ctx_uint16_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint16_t *__source, size_t __nelems, int __pe);
void shmemx_ctx_uint32_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint32_t *__source, size_t __nelems, int __pe);
void shmemx_ctx_uint64_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint64_t *__source, size_t __nelems, int __pe);
void shmemx_ctx_size_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const size_t *__source, size_t __nelems, int __pe);
void shmemx_ctx_ptrdiff_push(shmem_ctx_t __ctx, shmemx_oct_t __oct, const ptrdiff_t *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_push8(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_push16(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_push32(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_push64(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_push128(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_pushmem(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);

/* shmemx_push_nbi: Does what shmemx_push does, but returns at once. source may be reused after a quiet on the
 * context. */
void shmemx_push_nbi(shmemx_oct_t __oct, const void *__source, size_t __nbytes, int __pe);
void shmemx_ctx_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nbytes, int __pe);

/* shmemx_push_nbi: Appends nelems elements to the buffer of PE pe and returns at once. source may be reused after a
 * quiet on the context. */
void shmemx_float_push_nbi(shmemx_oct_t __oct, const float *__source, size_t __nelems, int __pe);
void shmemx_double_push_nbi(shmemx_oct_t __oct, const double *__source, size_t __nelems, int __pe);
void shmemx_longdouble_push_nbi(shmemx_oct_t __oct, const long double *__source, size_t __nelems, int __pe);
void shmemx_char_push_nbi(shmemx_oct_t __oct, const char *__source, size_t __nelems, int __pe);
void shmemx_schar_push_nbi(shmemx_oct_t __oct, const signed char *__source, size_t __nelems, int __pe);
void shmemx_short_push_nbi(shmemx_oct_t __oct, const short *__source, size_t __nelems, int __pe);
void shmemx_int_push_nbi(shmemx_oct_t __oct, const int *__source, size_t __nelems, int __pe);
void shmemx_long_push_nbi(shmemx_oct_t __oct, const long *__source, size_t __nelems, int __pe);
void shmemx_longlong_push_nbi(shmemx_oct_t __oct, const long long *__source, size_t __nelems, int __pe);
void shmemx_uchar_push_nbi(shmemx_oct_t __oct, const unsigned char *__source, size_t __nelems, int __pe);
void shmemx_ushort_push_nbi(shmemx_oct_t __oct, const unsigned short *__source, size_t __nelems, int __pe);
void shmemx_uint_push_nbi(shmemx_oct_t __oct, const unsigned int *__source, size_t __nelems, int __pe);
void shmemx_ulong_push_nbi(shmemx_oct_t __oct, const unsigned long *__source, size_t __nelems, int __pe);
void shmemx_ulonglong_push_nbi(shmemx_oct_t __oct, const unsigned long long *__source, size_t __nelems, int __pe);
void shmemx_int8_push_nbi(shmemx_oct_t __oct, const int8_t *__source, size_t __nelems, int __pe);
void shmemx_int16_push_nbi(shmemx_oct_t __oct, const int16_t *__source, size_t __nelems, int __pe);
void shmemx_int32_push_nbi(shmemx_oct_t __oct, const int32_t *__source, size_t __nelems, int __pe);
void shmemx_int64_push_nbi(shmemx_oct_t __oct, const int64_t *__source, size_t __nelems, int __pe);
void shmemx_uint8_push_nbi(shmemx_oct_t __oct, const uint8_t *__source, size_t __nelems, int __pe);
void shmemx_uint16_push_nbi(shmemx_oct_t __oct, const uint16_t *__source, size_t __nelems, int __pe);
void shmemx_uint32_push_nbi(shmemx_oct_t __oct, const uint32_t *__source, size_t __nelems, int __pe);
void shmemx_uint64_push_nbi(shmemx_oct_t __oct, const uint64_t *__source, size_t __nelems, int __pe);
void shmemx_size_push_nbi(shmemx_oct_t __oct, const size_t *__source, size_t __nelems, int __pe);
void shmemx_ptrdiff_push_nbi(shmemx_oct_t __oct, const ptrdiff_t *__source, size_t __nelems, int __pe);
void shmemx_push8_nbi(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_push16_nbi(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_push32_nbi(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_push64_nbi(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_push128_nbi(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_pushmem_nbi(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_float_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const float *__source, size_t __nelems, int __pe);
void shmemx_ctx_double_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const double *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_longdouble_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long double *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_char_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const char *__source, size_t __nelems, int __pe);
void shmemx_ctx_schar_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const signed char *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_short_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const short *__source, size_t __nelems, int __pe);
void shmemx_ctx_int_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int *__source, size_t __nelems, int __pe);
void shmemx_ctx_long_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long *__source, size_t __nelems, int __pe);
void shmemx_ctx_longlong_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long long *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_uchar_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned char *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_ushort_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned short *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_uint_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned int *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_ulong_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned long *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_ulonglong_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned long long *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int8_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int8_t *__source, size_t __nelems, int __pe);
void shmemx_ctx_int16_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int16_t *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_int32_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int32_t *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_int64_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int64_t *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_uint8_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint8_t *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_uint16_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint16_t *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_uint32_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint32_t *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_uint64_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint64_t *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_size_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const size_t *__source, size_t __nelems, int __pe);
void shmemx_ctx_ptrdiff_push_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const ptrdiff_t *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_push8_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_push16_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_push32_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_push64_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_push128_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_pushmem_nbi(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);

/* shmemx_push_ct: Does what shmemx_push does, and increments the counter at PE pe when the bytes have arrived, as
 * shmemx_put_ct does. It counts if nbytes is 0, and does not count if the push is dropped. */
void shmemx_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nbytes, int __pe);
void shmemx_ctx_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nbytes,
    int __pe);

/* shmemx_push_ct: Appends nelems elements to the buffer of PE pe, and increments the counter on that PE when they
 * have arrived. */
void shmemx_float_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const float *__source, size_t __nelems, int __pe);
void shmemx_double_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const double *__source, size_t __nelems, int __pe);
void shmemx_longdouble_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const long double *__source, size_t __nelems,
    int __pe);
void shmemx_char_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const char *__source, size_t __nelems, int __pe);
void shmemx_schar_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const signed char *__source, size_t __nelems, int __pe);
void shmemx_short_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const short *__source, size_t __nelems, int __pe);
void shmemx_int_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const int *__source, size_t __nelems, int __pe);
void shmemx_long_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const long *__source, size_t __nelems, int __pe);
void shmemx_longlong_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const long long *__source, size_t __nelems,
    int __pe);
void shmemx_uchar_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned char *__source, size_t __nelems,
    int __pe);
void shmemx_ushort_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned short *__source, size_t __nelems,
    int __pe);
void shmemx_uint_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned int *__source, size_t __nelems, int __pe);
void shmemx_ulong_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned long *__source, size_t __nelems,
    int __pe);
void shmemx_ulonglong_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned long long *__source, size_t __nelems,
    int __pe);
void shmemx_int8_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const int8_t *__source, size_t __nelems, int __pe);
void shmemx_int16_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const int16_t *__source, size_t __nelems, int __pe);
void shmemx_int32_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const int32_t *__source, size_t __nelems, int __pe);
void shmemx_int64_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const int64_t *__source, size_t __nelems, int __pe);
void shmemx_uint8_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const uint8_t *__source, size_t __nelems, int __pe);
void shmemx_uint16_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const uint16_t *__source, size_t __nelems, int __pe);
void shmemx_uint32_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const uint32_t *__source, size_t __nelems, int __pe);
void shmemx_uint64_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const uint64_t *__source, size_t __nelems, int __pe);
void shmemx_size_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const size_t *__source, size_t __nelems, int __pe);
void shmemx_ptrdiff_push_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const ptrdiff_t *__source, size_t __nelems, int __pe);
void shmemx_push8_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_push16_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_push32_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_push64_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_push128_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_pushmem_ct(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_float_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const float *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_double_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const double *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_longdouble_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const long double *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_char_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const char *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_schar_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const signed char *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_short_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const short *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const int *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_long_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const long *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_longlong_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const long long *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uchar_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned char *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ushort_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned short *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned int *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ulong_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned long *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ulonglong_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const unsigned long long *__source, size_t __nelems, int __pe);
void shmemx_ctx_int8_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const int8_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int16_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const int16_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int32_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const int32_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int64_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const int64_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint8_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const uint8_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint16_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const uint16_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint32_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const uint32_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint64_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const uint64_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_size_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const size_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ptrdiff_push_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const ptrdiff_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_push8_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_push16_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_push32_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_push64_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_push128_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_pushmem_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);

/* shmemx_push_ct_nbi: Does what shmemx_push_ct does, but returns at once. source may be reused after a quiet on the
 * context. */
void shmemx_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nbytes, int __pe);
void shmemx_ctx_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nbytes, int __pe);

/* shmemx_push_ct_nbi: Appends nelems elements and increments the counter as shmemx_push_ct does, but returns at
 * once. source may be reused after a quiet on the context. */
void shmemx_float_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const float *__source, size_t __nelems, int __pe);
void shmemx_double_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const double *__source, size_t __nelems, int __pe);
void shmemx_longdouble_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const long double *__source, size_t __nelems,
    int __pe);
void shmemx_char_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const char *__source, size_t __nelems, int __pe);
void shmemx_schar_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const signed char *__source, size_t __nelems,
    int __pe);
void shmemx_short_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const short *__source, size_t __nelems, int __pe);
void shmemx_int_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const int *__source, size_t __nelems, int __pe);
void shmemx_long_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const long *__source, size_t __nelems, int __pe);
void shmemx_longlong_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const long long *__source, size_t __nelems,
    int __pe);
void shmemx_uchar_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned char *__source, size_t __nelems,
    int __pe);
void shmemx_ushort_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned short *__source, size_t __nelems,
    int __pe);
void shmemx_uint_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned int *__source, size_t __nelems,
    int __pe);
void shmemx_ulong_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned long *__source, size_t __nelems,
    int __pe);
void shmemx_ulonglong_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned long long *__source,
    size_t __nelems, int __pe);
void shmemx_int8_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const int8_t *__source, size_t __nelems, int __pe);
void shmemx_int16_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const int16_t *__source, size_t __nelems, int __pe);
void shmemx_int32_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const int32_t *__source, size_t __nelems, int __pe);
void shmemx_int64_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const int64_t *__source, size_t __nelems, int __pe);
void shmemx_uint8_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const uint8_t *__source, size_t __nelems, int __pe);
void shmemx_uint16_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const uint16_t *__source, size_t __nelems,
    int __pe);
void shmemx_uint32_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const uint32_t *__source, size_t __nelems,
    int __pe);
void shmemx_uint64_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const uint64_t *__source, size_t __nelems,
    int __pe);
void shmemx_size_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const size_t *__source, size_t __nelems, int __pe);
void shmemx_ptrdiff_push_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const ptrdiff_t *__source, size_t __nelems,
    int __pe);
void shmemx_push8_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_push16_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_push32_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_push64_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_push128_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_pushmem_ct_nbi(shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_float_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const float *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_double_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const double *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_longdouble_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const long double *__source, size_t __nelems, int __pe);
void shmemx_ctx_char_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const char *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_schar_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const signed char *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_short_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const short *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const int *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_long_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const long *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_longlong_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const long long *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uchar_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const unsigned char *__source, size_t __nelems, int __pe);
void shmemx_ctx_ushort_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const unsigned short *__source, size_t __nelems, int __pe);
void shmemx_ctx_uint_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const unsigned int *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ulong_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const unsigned long *__source, size_t __nelems, int __pe);
void shmemx_ctx_ulonglong_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct,
    const unsigned long long *__source, size_t __nelems, int __pe);
void shmemx_ctx_int8_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const int8_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int16_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const int16_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int32_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const int32_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int64_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const int64_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint8_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const uint8_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint16_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const uint16_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint32_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const uint32_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint64_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const uint64_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_size_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const size_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ptrdiff_push_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const ptrdiff_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_push8_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_push16_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_push32_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_push64_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_push128_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_pushmem_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, shmemx_oct_t __oct, const void *__source,
    size_t __nelems, int __pe);

/* shmemx_push_try: Does what shmemx_push does, and waits until PE pe has accepted or refused the bytes. A refused
 * push changes nothing and is not counted. Returns 0 if the bytes fit, and nonzero if they do not. */
int shmemx_push_try(shmemx_oct_t __oct, const void *__source, size_t __nbytes, int __pe);
int shmemx_ctx_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nbytes, int __pe);

/* shmemx_push_try: Does what shmemx_push_try does, for nelems elements. Returns 0 if the elements fit, and nonzero
 * if they do not. */
int shmemx_float_push_try(shmemx_oct_t __oct, const float *__source, size_t __nelems, int __pe);
int shmemx_double_push_try(shmemx_oct_t __oct, const double *__source, size_t __nelems, int __pe);
int shmemx_longdouble_push_try(shmemx_oct_t __oct, const long double *__source, size_t __nelems, int __pe);
int shmemx_char_push_try(shmemx_oct_t __oct, const char *__source, size_t __nelems, int __pe);
int shmemx_schar_push_try(shmemx_oct_t __oct, const signed char *__source, size_t __nelems, int __pe);
int shmemx_short_push_try(shmemx_oct_t __oct, const short *__source, size_t __nelems, int __pe);
int shmemx_int_push_try(shmemx_oct_t __oct, const int *__source, size_t __nelems, int __pe);
int shmemx_long_push_try(shmemx_oct_t __oct, const long *__source, size_t __nelems, int __pe);
int shmemx_longlong_push_try(shmemx_oct_t __oct, const long long *__source, size_t __nelems, int __pe);
int shmemx_uchar_push_try(shmemx_oct_t __oct, const unsigned char *__source, size_t __nelems, int __pe);
int shmemx_ushort_push_try(shmemx_oct_t __oct, const unsigned short *__source, size_t __nelems, int __pe);
int shmemx_uint_push_try(shmemx_oct_t __oct, const unsigned int *__source, size_t __nelems, int __pe);
int shmemx_ulong_push_try(shmemx_oct_t __oct, const unsigned long *__source, size_t __nelems, int __pe);
int shmemx_ulonglong_push_try(shmemx_oct_t __oct, const unsigned long long *__source, size_t __nelems, int __pe);
int shmemx_int8_push_try(shmemx_oct_t __oct, const int8_t *__source, size_t __nelems, int __pe);
int shmemx_int16_push_try(shmemx_oct_t __oct, const int16_t *__source, size_t __nelems, int __pe);
int shmemx_int32_push_try(shmemx_oct_t __oct, const int32_t *__source, size_t __nelems, int __pe);
int shmemx_int64_push_try(shmemx_oct_t __oct, const int64_t *__source, size_t __nelems, int __pe);
int shmemx_uint8_push_try(shmemx_oct_t __oct, const uint8_t *__source, size_t __nelems, int __pe);
int shmemx_uint16_push_try(shmemx_oct_t __oct, const uint16_t *__source, size_t __nelems, int __pe);
int shmemx_uint32_push_try(shmemx_oct_t __oct, const uint32_t *__source, size_t __nelems, int __pe);
int shmemx_uint64_push_try(shmemx_oct_t __oct, const uint64_t *__source, size_t __nelems, int __pe);
int shmemx_size_push_try(shmemx_oct_t __oct, const size_t *__source, size_t __nelems, int __pe);
int shmemx_ptrdiff_push_try(shmemx_oct_t __oct, const ptrdiff_t *__source, size_t __nelems, int __pe);
int shmemx_push8_try(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
int shmemx_push16_try(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
int shmemx_push32_try(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
int shmemx_push64_try(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
int shmemx_push128_try(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
int shmemx_pushmem_try(shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
int shmemx_ctx_float_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const float *__source, size_t __nelems, int __pe);
int shmemx_ctx_double_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const double *__source, size_t __nelems,
    int __pe);
int shmemx_ctx_longdouble_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long double *__source, size_t __nelems,
    int __pe);
int shmemx_ctx_char_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const char *__source, size_t __nelems, int __pe);
int shmemx_ctx_schar_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const signed char *__source, size_t __nelems,
    int __pe);
int shmemx_ctx_short_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const short *__source, size_t __nelems, int __pe);
int shmemx_ctx_int_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int *__source, size_t __nelems, int __pe);
int shmemx_ctx_long_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long *__source, size_t __nelems, int __pe);
int shmemx_ctx_longlong_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const long long *__source, size_t __nelems,
    int __pe);
int shmemx_ctx_uchar_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned char *__source, size_t __nelems,
    int __pe);
int shmemx_ctx_ushort_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned short *__source, size_t __nelems,
    int __pe);
int shmemx_ctx_uint_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned int *__source, size_t __nelems,
    int __pe);
int shmemx_ctx_ulong_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned long *__source, size_t __nelems,
    int __pe);
int shmemx_ctx_ulonglong_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const unsigned long long *__source,
    size_t __nelems, int __pe);
int shmemx_ctx_int8_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int8_t *__source, size_t __nelems, int __pe);
int shmemx_ctx_int16_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int16_t *__source, size_t __nelems,
    int __pe);
int shmemx_ctx_int32_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int32_t *__source, size_t __nelems,
    int __pe);
int shmemx_ctx_int64_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const int64_t *__source, size_t __nelems,
    int __pe);
int shmemx_ctx_uint8_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint8_t *__source, size_t __nelems,
    int __pe);
int shmemx_ctx_uint16_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint16_t *__source, size_t __nelems,
    int __pe);
int shmemx_ctx_uint32_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint32_t *__source, size_t __nelems,
    int __pe);
int shmemx_ctx_uint64_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const uint64_t *__source, size_t __nelems,
    int __pe);
int shmemx_ctx_size_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const size_t *__source, size_t __nelems, int __pe);
int shmemx_ctx_ptrdiff_push_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const ptrdiff_t *__source, size_t __nelems,
    int __pe);
int shmemx_ctx_push8_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
int shmemx_ctx_push16_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
int shmemx_ctx_push32_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
int shmemx_ctx_push64_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
int shmemx_ctx_push128_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);
int shmemx_ctx_pushmem_try(shmem_ctx_t __ctx, shmemx_oct_t __oct, const void *__source, size_t __nelems, int __pe);


/* Counting puts and gets. A counter counts the transfers that are complete at a PE, whichever PE made them. It has a
 * value at each PE of the team that created it, which starts at 0. A counting put adds 1 to the value at PE pe when
 * its data has arrived. A counting get adds 1 to the value at PE pe, which it reads from, when the data has been
 * read. A thread that sees a count by shmemx_ct_wait, shmemx_ct_wait_dec, shmemx_ct_test or shmemx_ct_get also sees
 * the data of all transfers in it. No fence and no second message is needed. Nothing else is ordered. A transfer of
 * no elements counts as well, and its addresses are ignored. pe must be a PE of the team of the counter. Threads:
 * Any thread may transfer, wait and test if the thread level is SHMEM_THREAD_MULTIPLE and the options of the context
 * permit it. One thread of each PE creates and frees counters, one after the other on a team. Heddle, "Counting
 * puts". */

/* shmemx_ct_create: Creates a counter for all PEs and stores its handle in *ct, or SHMEMX_CT_INVALID if resources
 * are exhausted. All PEs must call it. */
void shmemx_ct_create(shmemx_ct_t *__ct);

/* shmemx_team_ct_create: Creates a counter for the PEs of a team and stores its handle in *ct. All of them must call
 * it. The team must not be destroyed before the counter is freed. Returns 0. If it fails, returns nonzero on all PEs
 * of the team and stores SHMEMX_CT_INVALID. */
int shmemx_team_ct_create(shmem_team_t __team, shmemx_ct_t *__ct);

/* shmemx_ct_free: Frees a counter and stores SHMEMX_CT_INVALID in *ct. Does nothing if *ct is that already. All PEs
 * of its team must call it, and it acts as a barrier for them. Operations on contexts other than the default one
 * must be complete. */
void shmemx_ct_free(shmemx_ct_t *__ct);

/* shmemx_ct_get: Reads the value of the counter at the calling PE. Returns that value. */
long shmemx_ct_get(shmemx_ct_t __ct);

/* shmemx_ct_set: Sets the value at the calling PE. No transfer that increments this counter may be in progress.
 * Place barriers before and after the call, or use shmemx_ct_add instead. */
void shmemx_ct_set(shmemx_ct_t __ct, long __value);

/* shmemx_ct_add: Adds value, which may be negative, to the value at the calling PE. It may be called at any time.
 * Subtracting the number that was waited for begins a new phase without a barrier. A counter does not distinguish
 * the transfers of different PEs. If a PE may be one phase ahead, alternate between two counters. */
void shmemx_ct_add(shmemx_ct_t __ct, long __value);

/* shmemx_ct_wait: Waits until the value at the calling PE is at least value. */
void shmemx_ct_wait(shmemx_ct_t __ct, long __value);

/* shmemx_ct_wait_dec: Waits until the value at the calling PE is at least value, and subtracts value from it.
 * Several threads that wait get counts of their own. */
void shmemx_ct_wait_dec(shmemx_ct_t __ct, long __value);

/* shmemx_ct_test: Tests whether the value at the calling PE is at least value. Returns 1 if it is, and 0 otherwise. */
int shmemx_ct_test(shmemx_ct_t __ct, long __value);

/* shmemx_put_ct: Copies nelems elements from source to dest on PE pe, and increments the counter there. Returns when
 * source may be reused. */
void shmemx_float_put_ct(shmemx_ct_t __ct, float *__dest, const float *__source, size_t __nelems, int __pe);
void shmemx_double_put_ct(shmemx_ct_t __ct, double *__dest, const double *__source, size_t __nelems, int __pe);
void shmemx_longdouble_put_ct(shmemx_ct_t __ct, long double *__dest, const long double *__source, size_t __nelems,
    int __pe);
void shmemx_char_put_ct(shmemx_ct_t __ct, char *__dest, const char *__source, size_t __nelems, int __pe);
void shmemx_schar_put_ct(shmemx_ct_t __ct, signed char *__dest, const signed char *__source, size_t __nelems, int __pe);
void shmemx_short_put_ct(shmemx_ct_t __ct, short *__dest, const short *__source, size_t __nelems, int __pe);
void shmemx_int_put_ct(shmemx_ct_t __ct, int *__dest, const int *__source, size_t __nelems, int __pe);
void shmemx_long_put_ct(shmemx_ct_t __ct, long *__dest, const long *__source, size_t __nelems, int __pe);
void shmemx_longlong_put_ct(shmemx_ct_t __ct, long long *__dest, const long long *__source, size_t __nelems, int __pe);
void shmemx_uchar_put_ct(shmemx_ct_t __ct, unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    int __pe);
void shmemx_ushort_put_ct(shmemx_ct_t __ct, unsigned short *__dest, const unsigned short *__source, size_t __nelems,
    int __pe);
void shmemx_uint_put_ct(shmemx_ct_t __ct, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    int __pe);
void shmemx_ulong_put_ct(shmemx_ct_t __ct, unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    int __pe);
void shmemx_ulonglong_put_ct(shmemx_ct_t __ct, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, int __pe);
void shmemx_int8_put_ct(shmemx_ct_t __ct, int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void shmemx_int16_put_ct(shmemx_ct_t __ct, int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe);
void shmemx_int32_put_ct(shmemx_ct_t __ct, int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe);
void shmemx_int64_put_ct(shmemx_ct_t __ct, int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe);
void shmemx_uint8_put_ct(shmemx_ct_t __ct, uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe);
void shmemx_uint16_put_ct(shmemx_ct_t __ct, uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe);
void shmemx_uint32_put_ct(shmemx_ct_t __ct, uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe);
void shmemx_uint64_put_ct(shmemx_ct_t __ct, uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe);
void shmemx_size_put_ct(shmemx_ct_t __ct, size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void shmemx_ptrdiff_put_ct(shmemx_ct_t __ct, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, int __pe);
void shmemx_put8_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_put16_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_put32_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_put64_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_put128_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_putmem_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_float_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, float *__dest, const float *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_double_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, double *__dest, const double *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_longdouble_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, long double *__dest, const long double *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_char_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, char *__dest, const char *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_schar_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, signed char *__dest, const signed char *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_short_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, short *__dest, const short *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_int_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int *__dest, const int *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_long_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, long *__dest, const long *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_longlong_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, long long *__dest, const long long *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uchar_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ushort_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned short *__dest,
    const unsigned short *__source, size_t __nelems, int __pe);
void shmemx_ctx_uint_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ulong_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ulonglong_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe);
void shmemx_ctx_int8_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int8_t *__dest, const int8_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int16_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int16_t *__dest, const int16_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int32_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int32_t *__dest, const int32_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int64_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int64_t *__dest, const int64_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint8_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint8_t *__dest, const uint8_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint16_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint32_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint64_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_size_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, size_t *__dest, const size_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ptrdiff_put_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_put8_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_put16_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_put32_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_put64_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_put128_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_putmem_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);

/* shmemx_put_ct_nbi: Does what shmemx_put_ct does, but returns at once. source may be reused after a quiet on the
 * context. */
void shmemx_float_put_ct_nbi(shmemx_ct_t __ct, float *__dest, const float *__source, size_t __nelems, int __pe);
void shmemx_double_put_ct_nbi(shmemx_ct_t __ct, double *__dest, const double *__source, size_t __nelems, int __pe);
void shmemx_longdouble_put_ct_nbi(shmemx_ct_t __ct, long double *__dest, const long double *__source, size_t __nelems,
    int __pe);
void shmemx_char_put_ct_nbi(shmemx_ct_t __ct, char *__dest, const char *__source, size_t __nelems, int __pe);
void shmemx_schar_put_ct_nbi(shmemx_ct_t __ct, signed char *__dest, const signed char *__source, size_t __nelems,
    int __pe);
void shmemx_short_put_ct_nbi(shmemx_ct_t __ct, short *__dest, const short *__source, size_t __nelems, int __pe);
void shmemx_int_put_ct_nbi(shmemx_ct_t __ct, int *__dest, const int *__source, size_t __nelems, int __pe);
void shmemx_long_put_ct_nbi(shmemx_ct_t __ct, long *__dest, const long *__source, size_t __nelems, int __pe);
void shmemx_longlong_put_ct_nbi(shmemx_ct_t __ct, long long *__dest, const long long *__source, size_t __nelems,
    int __pe);
void shmemx_uchar_put_ct_nbi(shmemx_ct_t __ct, unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    int __pe);
void shmemx_ushort_put_ct_nbi(shmemx_ct_t __ct, unsigned short *__dest, const unsigned short *__source, size_t __nelems,
    int __pe);
void shmemx_uint_put_ct_nbi(shmemx_ct_t __ct, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    int __pe);
void shmemx_ulong_put_ct_nbi(shmemx_ct_t __ct, unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    int __pe);
void shmemx_ulonglong_put_ct_nbi(shmemx_ct_t __ct, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, int __pe);
void shmemx_int8_put_ct_nbi(shmemx_ct_t __ct, int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void shmemx_int16_put_ct_nbi(shmemx_ct_t __ct, int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe);
void shmemx_int32_put_ct_nbi(shmemx_ct_t __ct, int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe);
void shmemx_int64_put_ct_nbi(shmemx_ct_t __ct, int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe);
void shmemx_uint8_put_ct_nbi(shmemx_ct_t __ct, uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe);
void shmemx_uint16_put_ct_nbi(shmemx_ct_t __ct, uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe);
void shmemx_uint32_put_ct_nbi(shmemx_ct_t __ct, uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe);
void shmemx_uint64_put_ct_nbi(shmemx_ct_t __ct, uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe);
void shmemx_size_put_ct_nbi(shmemx_ct_t __ct, size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void shmemx_ptrdiff_put_ct_nbi(shmemx_ct_t __ct, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    int __pe);
void shmemx_put8_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_put16_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_put32_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_put64_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_put128_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_putmem_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_float_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, float *__dest, const float *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_double_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, double *__dest, const double *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_longdouble_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, long double *__dest,
    const long double *__source, size_t __nelems, int __pe);
void shmemx_ctx_char_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, char *__dest, const char *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_schar_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, signed char *__dest, const signed char *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_short_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, short *__dest, const short *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int *__dest, const int *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_long_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, long *__dest, const long *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_longlong_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, long long *__dest, const long long *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uchar_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned char *__dest,
    const unsigned char *__source, size_t __nelems, int __pe);
void shmemx_ctx_ushort_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned short *__dest,
    const unsigned short *__source, size_t __nelems, int __pe);
void shmemx_ctx_uint_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ulong_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned long *__dest,
    const unsigned long *__source, size_t __nelems, int __pe);
void shmemx_ctx_ulonglong_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe);
void shmemx_ctx_int8_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int8_t *__dest, const int8_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int16_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int16_t *__dest, const int16_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int32_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int32_t *__dest, const int32_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int64_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int64_t *__dest, const int64_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint8_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint8_t *__dest, const uint8_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint16_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint32_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint64_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_size_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, size_t *__dest, const size_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ptrdiff_put_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_put8_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_put16_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_put32_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_put64_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_put128_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_putmem_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);

/* shmemx_get_ct: Copies nelems elements from source on PE pe to dest, and increments the counter there. PE pe may
 * overwrite the elements once it sees the count. */
void shmemx_float_get_ct(shmemx_ct_t __ct, float *__dest, const float *__source, size_t __nelems, int __pe);
void shmemx_double_get_ct(shmemx_ct_t __ct, double *__dest, const double *__source, size_t __nelems, int __pe);
void shmemx_longdouble_get_ct(shmemx_ct_t __ct, long double *__dest, const long double *__source, size_t __nelems,
    int __pe);
void shmemx_char_get_ct(shmemx_ct_t __ct, char *__dest, const char *__source, size_t __nelems, int __pe);
void shmemx_schar_get_ct(shmemx_ct_t __ct, signed char *__dest, const signed char *__source, size_t __nelems, int __pe);
void shmemx_short_get_ct(shmemx_ct_t __ct, short *__dest, const short *__source, size_t __nelems, int __pe);
void shmemx_int_get_ct(shmemx_ct_t __ct, int *__dest, const int *__source, size_t __nelems, int __pe);
void shmemx_long_get_ct(shmemx_ct_t __ct, long *__dest, const long *__source, size_t __nelems, int __pe);
void shmemx_longlong_get_ct(shmemx_ct_t __ct, long long *__dest, const long long *__source, size_t __nelems, int __pe);
void shmemx_uchar_get_ct(shmemx_ct_t __ct, unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    int __pe);
void shmemx_ushort_get_ct(shmemx_ct_t __ct, unsigned short *__dest, const unsigned short *__source, size_t __nelems,
    int __pe);
void shmemx_uint_get_ct(shmemx_ct_t __ct, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    int __pe);
void shmemx_ulong_get_ct(shmemx_ct_t __ct, unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    int __pe);
void shmemx_ulonglong_get_ct(shmemx_ct_t __ct, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, int __pe);
void shmemx_int8_get_ct(shmemx_ct_t __ct, int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void shmemx_int16_get_ct(shmemx_ct_t __ct, int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe);
void shmemx_int32_get_ct(shmemx_ct_t __ct, int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe);
void shmemx_int64_get_ct(shmemx_ct_t __ct, int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe);
void shmemx_uint8_get_ct(shmemx_ct_t __ct, uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe);
void shmemx_uint16_get_ct(shmemx_ct_t __ct, uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe);
void shmemx_uint32_get_ct(shmemx_ct_t __ct, uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe);
void shmemx_uint64_get_ct(shmemx_ct_t __ct, uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe);
void shmemx_size_get_ct(shmemx_ct_t __ct, size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void shmemx_ptrdiff_get_ct(shmemx_ct_t __ct, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, int __pe);
void shmemx_get8_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_get16_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_get32_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_get64_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_get128_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_getmem_ct(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_float_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, float *__dest, const float *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_double_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, double *__dest, const double *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_longdouble_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, long double *__dest, const long double *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_char_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, char *__dest, const char *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_schar_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, signed char *__dest, const signed char *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_short_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, short *__dest, const short *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_int_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int *__dest, const int *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_long_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, long *__dest, const long *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_longlong_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, long long *__dest, const long long *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uchar_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ushort_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned short *__dest,
    const unsigned short *__source, size_t __nelems, int __pe);
void shmemx_ctx_uint_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ulong_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ulonglong_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe);
void shmemx_ctx_int8_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int8_t *__dest, const int8_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int16_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int16_t *__dest, const int16_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int32_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int32_t *__dest, const int32_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int64_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, int64_t *__dest, const int64_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint8_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint8_t *__dest, const uint8_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint16_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint32_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint64_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_size_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, size_t *__dest, const size_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ptrdiff_get_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_get8_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_get16_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_get32_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_get64_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_get128_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_getmem_ct(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);

/* shmemx_get_ct_nbi: Does what shmemx_get_ct does, but returns at once. dest has the data after a quiet on the
 * context. */
void shmemx_float_get_ct_nbi(shmemx_ct_t __ct, float *__dest, const float *__source, size_t __nelems, int __pe);
void shmemx_double_get_ct_nbi(shmemx_ct_t __ct, double *__dest, const double *__source, size_t __nelems, int __pe);
void shmemx_longdouble_get_ct_nbi(shmemx_ct_t __ct, long double *__dest, const long double *__source, size_t __nelems,
    int __pe);
void shmemx_char_get_ct_nbi(shmemx_ct_t __ct, char *__dest, const char *__source, size_t __nelems, int __pe);
void shmemx_schar_get_ct_nbi(shmemx_ct_t __ct, signed char *__dest, const signed char *__source, size_t __nelems,
    int __pe);
void shmemx_short_get_ct_nbi(shmemx_ct_t __ct, short *__dest, const short *__source, size_t __nelems, int __pe);
void shmemx_int_get_ct_nbi(shmemx_ct_t __ct, int *__dest, const int *__source, size_t __nelems, int __pe);
void shmemx_long_get_ct_nbi(shmemx_ct_t __ct, long *__dest, const long *__source, size_t __nelems, int __pe);
void shmemx_longlong_get_ct_nbi(shmemx_ct_t __ct, long long *__dest, const long long *__source, size_t __nelems,
    int __pe);
void shmemx_uchar_get_ct_nbi(shmemx_ct_t __ct, unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    int __pe);
void shmemx_ushort_get_ct_nbi(shmemx_ct_t __ct, unsigned short *__dest, const unsigned short *__source, size_t __nelems,
    int __pe);
void shmemx_uint_get_ct_nbi(shmemx_ct_t __ct, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    int __pe);
void shmemx_ulong_get_ct_nbi(shmemx_ct_t __ct, unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    int __pe);
void shmemx_ulonglong_get_ct_nbi(shmemx_ct_t __ct, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, int __pe);
void shmemx_int8_get_ct_nbi(shmemx_ct_t __ct, int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void shmemx_int16_get_ct_nbi(shmemx_ct_t __ct, int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe);
void shmemx_int32_get_ct_nbi(shmemx_ct_t __ct, int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe);
void shmemx_int64_get_ct_nbi(shmemx_ct_t __ct, int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe);
void shmemx_uint8_get_ct_nbi(shmemx_ct_t __ct, uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe);
void shmemx_uint16_get_ct_nbi(shmemx_ct_t __ct, uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe);
void shmemx_uint32_get_ct_nbi(shmemx_ct_t __ct, uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe);
void shmemx_uint64_get_ct_nbi(shmemx_ct_t __ct, uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe);
void shmemx_size_get_ct_nbi(shmemx_ct_t __ct, size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void shmemx_ptrdiff_get_ct_nbi(shmemx_ct_t __ct, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    int __pe);
void shmemx_get8_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_get16_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_get32_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_get64_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_get128_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_getmem_ct_nbi(shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmemx_ctx_float_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, float *__dest, const float *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_double_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, double *__dest, const double *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_longdouble_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, long double *__dest,
    const long double *__source, size_t __nelems, int __pe);
void shmemx_ctx_char_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, char *__dest, const char *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_schar_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, signed char *__dest, const signed char *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_short_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, short *__dest, const short *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int *__dest, const int *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_long_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, long *__dest, const long *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_longlong_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, long long *__dest, const long long *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uchar_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned char *__dest,
    const unsigned char *__source, size_t __nelems, int __pe);
void shmemx_ctx_ushort_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned short *__dest,
    const unsigned short *__source, size_t __nelems, int __pe);
void shmemx_ctx_uint_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ulong_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned long *__dest,
    const unsigned long *__source, size_t __nelems, int __pe);
void shmemx_ctx_ulonglong_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, int __pe);
void shmemx_ctx_int8_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int8_t *__dest, const int8_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int16_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int16_t *__dest, const int16_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int32_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int32_t *__dest, const int32_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_int64_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, int64_t *__dest, const int64_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint8_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint8_t *__dest, const uint8_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint16_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint16_t *__dest, const uint16_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint32_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint32_t *__dest, const uint32_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_uint64_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, uint64_t *__dest, const uint64_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_size_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, size_t *__dest, const size_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_ptrdiff_get_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, ptrdiff_t *__dest, const ptrdiff_t *__source,
    size_t __nelems, int __pe);
void shmemx_ctx_get8_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_get16_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_get32_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_get64_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_get128_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);
void shmemx_ctx_getmem_ct_nbi(shmem_ctx_t __ctx, shmemx_ct_t __ct, void *__dest, const void *__source, size_t __nelems,
    int __pe);


/* Domains and contexts. A domain groups contexts that have a thread level in common and share network resources
 * among themselves. The level holds for each context: a context of a level below SHMEM_THREAD_MULTIPLE is used by
 * one thread at a time. Different contexts of a domain may be used by different threads. A context gets its
 * resources with the first operation that needs them. Handles are local. shmemx_ctx_t is shmem_ctx_t: every function
 * that takes a context takes these. Threads: Any thread may call, within the limits of the options of the context.
 * Heddle, "Domains and contexts". */

/* shmemx_domain_create: Makes num_domains domains for contexts of a thread level, and stores their handles in
 * domains. Returns 0. If thread_level exceeds the provided level or memory is exhausted, returns nonzero and stores
 * SHMEMX_DOMAIN_NULL in every element. */
int shmemx_domain_create(int __thread_level, int __num_domains, shmemx_domain_t *__domains);

/* shmemx_domain_destroy: Releases domains, and stores SHMEMX_DOMAIN_NULL in every element. Contexts that are left in
 * a domain stay usable and keep it alive. Elements that are SHMEMX_DOMAIN_NULL are ignored. SHMEMX_DOMAIN_DEFAULT
 * cannot be destroyed. */
void shmemx_domain_destroy(int __num_domains, shmemx_domain_t *__domains);

/* shmemx_domain_config: Announces how many domains, contexts and threads there will be, and how they should share
 * resources. This is a hint for resources that are taken after the call. It may be given when domains and contexts
 * exist already. Returns 0. If a number in *config is negative, returns nonzero and changes nothing. */
int shmemx_domain_config(const shmemx_domain_config_t *__config);

/* shmemx_domain_ctx_create: Makes a context of a domain for a team. options are those of shmem_ctx_create and more.
 * SHMEMX_CTX_EXCLUSIVE: private, with resources that no other context shares. SHMEMX_CTX_SHARED (0): resources may
 * be shared. SHMEMX_CTX_REQUIRE: the call fails if the resources that the options request are exhausted.
 * SHMEMX_CTX_BESTEFFORT (0): the context shares resources then. SHMEMX_CTX_PRIORITY_HIGH and
 * SHMEMX_CTX_PRIORITY_LOW: a priority. shmem_ctx_create and shmem_team_create_ctx accept these options, too. Returns
 * 0. If it fails, returns nonzero and stores SHMEM_CTX_INVALID in *ctx. */
int shmemx_domain_ctx_create(shmemx_domain_t __domain, shmem_team_t __team, long __options, shmem_ctx_t *__ctx);

/* shmemx_ctx_create: Makes a context of a domain for the team of all PEs. Returns 0. If it fails, returns nonzero
 * and stores SHMEM_CTX_INVALID in *ctx. */
int shmemx_ctx_create(shmemx_domain_t __domain, shmem_ctx_t *__ctx);

/* shmemx_ctx_destroy: shmem_ctx_destroy. */
void shmemx_ctx_destroy(shmem_ctx_t __ctx);

/* shmemx_ctx_fence: shmem_ctx_fence. */
void shmemx_ctx_fence(shmem_ctx_t __ctx);

/* shmemx_ctx_quiet: shmem_ctx_quiet. */
void shmemx_ctx_quiet(shmem_ctx_t __ctx);

/* shmemx_ctx_quiet_test: Tests whether all operations issued on ctx are complete and visible to all PEs. It sends
 * aggregated operations, and does not wait. Returns 1 if they are complete, and 0 otherwise. */
int shmemx_ctx_quiet_test(shmem_ctx_t __ctx);

/* shmemx_ctx_fence_test: Tests whether operations issued later on ctx are sure to be delivered after those issued
 * before. It does not wait. Returns 1 if they are, and 0 otherwise. */
int shmemx_ctx_fence_test(shmem_ctx_t __ctx);

/* shmemx_quiet_all: Completes the operations on nctxs contexts as shmem_ctx_quiet does for one. All contexts are
 * flushed before the first wait, so that the time is that of the slowest one. */
void shmemx_quiet_all(const shmem_ctx_t *__ctxs, size_t __nctxs);

/* shmemx_team_barrier: Completes the operations on nctxs contexts as shmemx_quiet_all does, and then blocks until
 * all PEs of team have called it. Returns 0, or nonzero if team is SHMEM_TEAM_INVALID. */
int shmemx_team_barrier(shmem_team_t __team, const shmem_ctx_t *__ctxs, size_t __nctxs);

/* shmemx_domain_quiet: Completes the operations on all contexts of a domain as shmem_ctx_quiet does for one.
 * SHMEMX_DOMAIN_DEFAULT consists of SHMEM_CTX_DEFAULT and all contexts that were made without a domain. */
void shmemx_domain_quiet(shmemx_domain_t __domain);

/* shmemx_domain_fence: Orders the operations on each context of a domain as shmem_ctx_fence does for one. Operations
 * on different contexts stay unordered. */
void shmemx_domain_fence(shmemx_domain_t __domain);

/* shmemx_ctx_set_priority: Sets the priority of ctx; 0 is the default. Above 0, ctx gets private resources before
 * other contexts do, at once or at its next quiet. Where it shares resources, its operations leave first, and a
 * thread that waits for it keeps the processor for 200 us. Below 0, ctx shares resources. Returns 0, or nonzero if
 * ctx is SHMEM_CTX_INVALID. */
int shmemx_ctx_set_priority(shmem_ctx_t __ctx, int __priority);

/* shmemx_ctx_get_info: Stores in *info which resources ctx uses now and with how many other contexts it shares them.
 * Returns 0, or nonzero if ctx is SHMEM_CTX_INVALID. */
int shmemx_ctx_get_info(shmem_ctx_t __ctx, shmemx_ctx_info_t *__info);


/* Contexts as the last argument: put and get. These are functions of the standard with the context as the last
 * argument, for programs that were written before OpenSHMEM 1.4. _nb means _nbi. Threads: Any thread may call if the
 * thread level is SHMEM_THREAD_MULTIPLE and the options of the context permit it. Heddle, "Domains and contexts". */

/* shmemx_ctx_put: Copies nelems elements from source to dest on PE pe. */
void shmemx_ctx_short_put(short *__dest, const short *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_int_put(int *__dest, const int *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_long_put(long *__dest, const long *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longlong_put(long long *__dest, const long long *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_float_put(float *__dest, const float *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_double_put(double *__dest, const double *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longdouble_put(long double *__dest, const long double *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_char_put(char *__dest, const char *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_put8(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_put16(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_put32(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_put64(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_put128(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_putmem(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);

/* shmemx_ctx_get: Copies nelems elements from source on PE pe to dest. */
void shmemx_ctx_short_get(short *__dest, const short *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_int_get(int *__dest, const int *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_long_get(long *__dest, const long *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longlong_get(long long *__dest, const long long *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_float_get(float *__dest, const float *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_double_get(double *__dest, const double *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longdouble_get(long double *__dest, const long double *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_char_get(char *__dest, const char *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_get8(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_get16(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_get32(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_get64(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_get128(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_getmem(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);

/* shmemx_ctx_put_nb: Starts to copy nelems elements from source to dest on PE pe. */
void shmemx_ctx_short_put_nb(short *__dest, const short *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_int_put_nb(int *__dest, const int *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_long_put_nb(long *__dest, const long *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longlong_put_nb(long long *__dest, const long long *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_float_put_nb(float *__dest, const float *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_double_put_nb(double *__dest, const double *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longdouble_put_nb(long double *__dest, const long double *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_char_put_nb(char *__dest, const char *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_put8_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_put16_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_put32_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_put64_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_put128_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_putmem_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);

/* shmemx_ctx_get_nb: Starts to copy nelems elements from source on PE pe to dest. */
void shmemx_ctx_short_get_nb(short *__dest, const short *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_int_get_nb(int *__dest, const int *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_long_get_nb(long *__dest, const long *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longlong_get_nb(long long *__dest, const long long *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_float_get_nb(float *__dest, const float *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_double_get_nb(double *__dest, const double *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longdouble_get_nb(long double *__dest, const long double *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_char_get_nb(char *__dest, const char *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_get8_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_get16_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_get32_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_get64_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_get128_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_getmem_nb(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);

/* shmemx_ctx_put_nbi: Starts to copy nelems elements from source to dest on PE pe. */
void shmemx_ctx_short_put_nbi(short *__dest, const short *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_int_put_nbi(int *__dest, const int *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_long_put_nbi(long *__dest, const long *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longlong_put_nbi(long long *__dest, const long long *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_float_put_nbi(float *__dest, const float *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_double_put_nbi(double *__dest, const double *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longdouble_put_nbi(long double *__dest, const long double *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_char_put_nbi(char *__dest, const char *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_put8_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_put16_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_put32_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_put64_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_put128_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_putmem_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);

/* shmemx_ctx_get_nbi: Starts to copy nelems elements from source on PE pe to dest. */
void shmemx_ctx_short_get_nbi(short *__dest, const short *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_int_get_nbi(int *__dest, const int *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_long_get_nbi(long *__dest, const long *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longlong_get_nbi(long long *__dest, const long long *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_float_get_nbi(float *__dest, const float *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_double_get_nbi(double *__dest, const double *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longdouble_get_nbi(long double *__dest, const long double *__source, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_char_get_nbi(char *__dest, const char *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_get8_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_get16_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_get32_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_get64_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_get128_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_getmem_nbi(void *__dest, const void *__source, size_t __nelems, int __pe, shmem_ctx_t __ctx);

/* shmemx_ctx_p: Writes value to dest on PE pe. */
void shmemx_ctx_short_p(short *__dest, short __value, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_int_p(int *__dest, int __value, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_long_p(long *__dest, long __value, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longlong_p(long long *__dest, long long __value, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_float_p(float *__dest, float __value, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_double_p(double *__dest, double __value, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longdouble_p(long double *__dest, long double __value, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_char_p(char *__dest, char __value, int __pe, shmem_ctx_t __ctx);

/* shmemx_ctx_g: Reads one element from source on PE pe. Returns the value of that element. */
short shmemx_ctx_short_g(const short *__source, int __pe, shmem_ctx_t __ctx);
int shmemx_ctx_int_g(const int *__source, int __pe, shmem_ctx_t __ctx);
long shmemx_ctx_long_g(const long *__source, int __pe, shmem_ctx_t __ctx);
long long shmemx_ctx_longlong_g(const long long *__source, int __pe, shmem_ctx_t __ctx);
float shmemx_ctx_float_g(const float *__source, int __pe, shmem_ctx_t __ctx);
double shmemx_ctx_double_g(const double *__source, int __pe, shmem_ctx_t __ctx);
long double shmemx_ctx_longdouble_g(const long double *__source, int __pe, shmem_ctx_t __ctx);
char shmemx_ctx_char_g(const char *__source, int __pe, shmem_ctx_t __ctx);

/* shmemx_ctx_iput: Copies nelems elements, every sst-th element of source, to every dst-th element of dest on PE pe. */
void shmemx_ctx_short_iput(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_int_iput(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_long_iput(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longlong_iput(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_float_iput(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_double_iput(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longdouble_iput(long double *__dest, const long double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_char_iput(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_iput8(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_iput16(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_iput32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_iput64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_iput128(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);

/* shmemx_ctx_iget: Copies nelems elements, every sst-th element of source on PE pe, to every dst-th element of dest. */
void shmemx_ctx_short_iget(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_int_iget(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_long_iget(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longlong_iget(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_float_iget(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_double_iget(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longdouble_iget(long double *__dest, const long double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_char_iget(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_iget8(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_iget16(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_iget32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_iget64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);
void shmemx_ctx_iget128(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmem_ctx_t __ctx);


/* Contexts as the last argument: atomic operations. These are atomic functions of the standard without atomic_ in
 * their names, with the context as the last argument. Threads: Any thread may call if the thread level is
 * SHMEM_THREAD_MULTIPLE and the options of the context permit it. Heddle, "Domains and contexts". */

/* shmemx_ctx_fetch: Reads source on PE pe. Returns the value of source. */
float shmemx_ctx_float_fetch(const float *__source, int __pe, shmem_ctx_t __ctx);
double shmemx_ctx_double_fetch(const double *__source, int __pe, shmem_ctx_t __ctx);
int shmemx_ctx_int_fetch(const int *__source, int __pe, shmem_ctx_t __ctx);
long shmemx_ctx_long_fetch(const long *__source, int __pe, shmem_ctx_t __ctx);
long long shmemx_ctx_longlong_fetch(const long long *__source, int __pe, shmem_ctx_t __ctx);

/* shmemx_ctx_set: Sets dest to value. */
void shmemx_ctx_float_set(float *__dest, float __value, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_double_set(double *__dest, double __value, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_int_set(int *__dest, int __value, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_long_set(long *__dest, long __value, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longlong_set(long long *__dest, long long __value, int __pe, shmem_ctx_t __ctx);

/* shmemx_ctx_swap: Sets dest to value and fetches its previous value. Returns the value of dest before the
 * operation. */
float shmemx_ctx_float_swap(float *__dest, float __value, int __pe, shmem_ctx_t __ctx);
double shmemx_ctx_double_swap(double *__dest, double __value, int __pe, shmem_ctx_t __ctx);
int shmemx_ctx_int_swap(int *__dest, int __value, int __pe, shmem_ctx_t __ctx);
long shmemx_ctx_long_swap(long *__dest, long __value, int __pe, shmem_ctx_t __ctx);
long long shmemx_ctx_longlong_swap(long long *__dest, long long __value, int __pe, shmem_ctx_t __ctx);

/* shmemx_ctx_cswap: Sets dest to value if it equals cond, and fetches its previous value in both cases. Returns the
 * value of dest before the operation. */
int shmemx_ctx_int_cswap(int *__dest, int __cond, int __value, int __pe, shmem_ctx_t __ctx);
long shmemx_ctx_long_cswap(long *__dest, long __cond, long __value, int __pe, shmem_ctx_t __ctx);
long long shmemx_ctx_longlong_cswap(long long *__dest, long long __cond, long long __value, int __pe,
    shmem_ctx_t __ctx);

/* shmemx_ctx_finc: Adds 1 to dest and fetches its previous value. Returns the value of dest before the operation. */
int shmemx_ctx_int_finc(int *__dest, int __pe, shmem_ctx_t __ctx);
long shmemx_ctx_long_finc(long *__dest, int __pe, shmem_ctx_t __ctx);
long long shmemx_ctx_longlong_finc(long long *__dest, int __pe, shmem_ctx_t __ctx);

/* shmemx_ctx_inc: Adds 1 to dest. */
void shmemx_ctx_int_inc(int *__dest, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_long_inc(long *__dest, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longlong_inc(long long *__dest, int __pe, shmem_ctx_t __ctx);

/* shmemx_ctx_fadd: Adds value to dest and fetches its previous value. Returns the value of dest before the
 * operation. */
int shmemx_ctx_int_fadd(int *__dest, int __value, int __pe, shmem_ctx_t __ctx);
long shmemx_ctx_long_fadd(long *__dest, long __value, int __pe, shmem_ctx_t __ctx);
long long shmemx_ctx_longlong_fadd(long long *__dest, long long __value, int __pe, shmem_ctx_t __ctx);

/* shmemx_ctx_add: Adds value to dest. */
void shmemx_ctx_int_add(int *__dest, int __value, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_long_add(long *__dest, long __value, int __pe, shmem_ctx_t __ctx);
void shmemx_ctx_longlong_add(long long *__dest, long long __value, int __pe, shmem_ctx_t __ctx);


/* Federations. A federation is a complete partition of a parent team into teams. Every PE of the parent can query
 * the whole partition. It groups PEs by a property of the machine or by a colour. Queries are local and may be about
 * any PE. PEs are numbered as in the parent, and teams from 0. The first member of a team is its leader. A PE with
 * SHMEMX_COLOR_UNDEFINED is in no team, but can query the federation, too. A federation lives until it is destroyed,
 * also if its parent is destroyed before. Its teams may be split again. All PEs of the parent must call the
 * functions that make or destroy a federation. Threads: One thread of each PE calls the functions that make or
 * destroy a federation. They are collectives of the parent. Any thread may call the queries at any time. Heddle,
 * "Federations". */

/* shmemx_federation_split_type: Makes a federation with a team for each instance of a hardware type. type is
 * SHMEMX_FED_NODE, SOCKET, NUMA, L3, CORE, NIC, SWITCH, HOST or ENV. Teams are in the order of their first PEs, and
 * with ENV in the order of its rows. The place of a PE is the smallest instance that contains all CPUs that it may
 * run on when shmem_init begins. Numbers in a team follow key, and then the numbers in the parent. config may be
 * NULL. Types inside a machine need libhwloc, SWITCH needs HEDDLE_TOPOLOGY or Slurm, and ENV needs a file with the
 * teams. Returns 0. If it fails, prints the reason, returns nonzero on all PEs of the parent and stores
 * SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_split_type(shmem_team_t __parent, int __type, int __key,
    const shmemx_federation_config_t *__config, shmemx_federation_t *__federation);

/* shmemx_federation_split_color: Makes a federation with a team for each colour, a number of at least 0. Teams are
 * in the order of their colours. Numbers in a team follow key, and then the numbers in the parent. A PE with
 * SHMEMX_COLOR_UNDEFINED joins no team. Returns 0. If it fails, prints the reason, returns nonzero on all PEs of the
 * parent and stores SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_split_color(shmem_team_t __parent, int __color, int __key, shmemx_federation_t *__federation);

/* shmemx_federation_from_teams: Makes a federation of existing teams. Each PE passes a team that it is in and that
 * is a part of the parent, or SHMEM_TEAM_INVALID. All members of a team must pass it. Teams are in the order of the
 * numbers of their first members in the parent. The federation has its own teams with these members, so that the
 * teams that were passed may be destroyed. Returns 0. If it fails, prints the reason, returns nonzero on all PEs of
 * the parent and stores SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_from_teams(shmem_team_t __parent, shmem_team_t __team, shmemx_federation_t *__federation);

/* shmemx_federation_destroy: Destroys a federation and its teams, and stores SHMEMX_FEDERATION_INVALID. Does nothing
 * if *federation is that already. */
void shmemx_federation_destroy(shmemx_federation_t *__federation);

/* shmemx_federation_num_teams: Queries the number of teams of a federation. Returns that number, or -1 if federation
 * is SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_num_teams(shmemx_federation_t __federation);

/* shmemx_federation_my_team_index: Queries the number of the team of the calling PE. Returns that number, or -1 if
 * the PE is in no team or federation is SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_my_team_index(shmemx_federation_t __federation);

/* shmemx_federation_team_of_pe: Queries the number of the team of PE pe of the parent. Returns that number, or -1 if
 * the PE is in no team, does not exist, or federation is SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_team_of_pe(shmemx_federation_t __federation, int __pe);

/* shmemx_federation_team_size: Queries the number of PEs in a team. Returns that number, or -1 if the team does not
 * exist or federation is SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_team_size(shmemx_federation_t __federation, int __team);

/* shmemx_federation_team_members: Stores the numbers in the parent of the members of a team in their order. pes has
 * room for as many ints as shmemx_federation_team_size returns. Returns the number of members. If the team does not
 * exist or federation is SHMEMX_FEDERATION_INVALID, returns -1 and stores nothing. */
int shmemx_federation_team_members(shmemx_federation_t __federation, int __team, int *__pes);

/* shmemx_federation_my_team: Queries the team of the calling PE. It lives as long as the federation and is destroyed
 * with it. Returns the same handle at every call, or SHMEM_TEAM_INVALID if the PE is in no team or federation is
 * SHMEMX_FEDERATION_INVALID. */
shmem_team_t shmemx_federation_my_team(shmemx_federation_t __federation);

/* shmemx_federation_leader: Queries the first member of a team. Returns its number in the parent, or -1 if the team
 * does not exist or federation is SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_leader(shmemx_federation_t __federation, int __team);

/* shmemx_federation_translate: Translates rank, the number of a member in a team, to its number in the parent.
 * Returns that number, or -1 if the member does not exist or federation is SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_translate(shmemx_federation_t __federation, int __team, int __rank);

/* shmemx_federation_distance: Measures the distance of two teams, between their leaders. It is the type of the
 * smallest instance that holds both, from SHMEMX_FED_CORE up to SHMEMX_FED_SWITCH. SHMEMX_FED_SWITCH + k stands for
 * a switch k levels higher, or for a network above all known switches. If a level is unknown, the next larger one
 * counts. Returns the distance, 0 for a team and itself, or -1 if a team does not exist or federation is
 * SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_distance(shmemx_federation_t __federation, int __team, int __other_team);

/* shmemx_federation_name: Queries the name of a federation: that of its configuration, or that of its type. Returns
 * that name, or "" if federation is SHMEMX_FEDERATION_INVALID. */
const char *shmemx_federation_name(shmemx_federation_t __federation);

/* shmemx_federation_type: Queries the type of a federation: the type that was given to shmemx_federation_split_type,
 * SHMEMX_FED_COLOR or SHMEMX_FED_TEAMS. Returns that type, or -1 if federation is SHMEMX_FEDERATION_INVALID. */
int shmemx_federation_type(shmemx_federation_t __federation);


/* Between the teams of a federation. All PEs of the parent call. Functions whose names end in _leaders move data
 * between the leaders alone; for the other PEs, dest and source only have to be the same objects. Returns 0, or
 * nonzero if federation is SHMEMX_FEDERATION_INVALID. Threads: One thread of each PE calls these functions. They are
 * collectives of the parent. Heddle, "Federations". */

/* shmemx_federation_sync: Blocks until all PEs of the parent have called it, including those without a team. */
int shmemx_federation_sync(shmemx_federation_t __federation);

/* shmemx_federation_barrier: Completes all operations on the default context, and then acts as
 * shmemx_federation_sync. */
int shmemx_federation_barrier(shmemx_federation_t __federation);

/* shmemx_federation_alltoall_leaders: Sends a block of nbytes bytes from each leader to each leader. Block j of
 * source on the leader of team i is copied to block i of dest on the leader of team j. */
int shmemx_federation_alltoall_leaders(shmemx_federation_t __federation, void *__dest, const void *__source,
    size_t __nbytes);

/* shmemx_federation_allgather_leaders: Concatenates the sources of all leaders, and stores the result in dest on
 * every leader. */
int shmemx_federation_allgather_leaders(shmemx_federation_t __federation, void *__dest, const void *__source,
    size_t __nbytes);

/* shmemx_federation_reduce_leaders: Combines nreduce elements of all leaders, and stores the result in dest on every
 * leader. op is SHMEMX_REDUCE_AND, OR, XOR, MAX, MIN, SUM or PROD. */
int shmemx_federation_reduce_leaders(shmemx_federation_t __federation, int __type, int __op, void *__dest,
    const void *__source, size_t __nreduce);

/* shmemx_federation_bcast_leaders: Copies nbytes bytes from source on the leader of team root_team to dest on every
 * leader, including that one. */
int shmemx_federation_bcast_leaders(shmemx_federation_t __federation, void *__dest, const void *__source,
    size_t __nbytes, int __root_team);

/* shmemx_federation_neighbor_exchange: Exchanges blocks of nbytes bytes between neighbouring teams. Member r of each
 * team sends block k of source to member r of team neighbors[k], and receives block k of dest from there. All
 * members of a team pass the same list. A team appears in the list of another team as often as the other team
 * appears in its own. If it appears several times, the first appearances belong together, then the second, and so
 * on. A block of a team that has no member r does not change. PEs without a team may pass any list. */
int shmemx_federation_neighbor_exchange(shmemx_federation_t __federation, int __n_neighbors, const int *__neighbors,
    void *__dest, const void *__source, size_t __nbytes);


/* External heaps. An external heap is memory of the program that becomes symmetric. The functions are those of
 * Sandia OpenSHMEM. A program calls shmemx_heap_preinit, allocates the memory, and calls shmemx_heap_create and
 * shmemx_heap_postinit. All PEs provide the same number of bytes, and the addresses may differ between PEs. The
 * memory must be private memory of the process in whole pages, such as memory of mmap or aligned_alloc, not a stack.
 * It keeps its address and its contents, but gets new pages: a program registers it with a device only after
 * shmemx_heap_postinit. Then all operations reach it as they reach a global variable. It has no allocator. The new
 * pages come from the pool of HEDDLE_SPACES bytes of each PE. The last shmem_finalize makes the memory private
 * again, with its contents. Memory of GPUs cannot be an external heap. Threads: One thread of each PE calls the
 * functions, and no thread accesses the memory during shmemx_heap_postinit. Heddle, "External heaps". */

/* shmemx_heap_preinit: Starts the library as shmem_init does. All PEs must call it. A shmem_finalize belongs to it. */
void shmemx_heap_preinit(void);

/* shmemx_heap_preinit_thread: Starts the library as shmem_init_thread does. All PEs must call it. A shmem_finalize
 * belongs to it. Returns 0, or nonzero if the library could not be started. */
int shmemx_heap_preinit_thread(int __requested, int *__provided);

/* shmemx_heap_create: Provides memory for the external heap of the job, which can have one. base and size are
 * multiples of the size of a page, and device_type is SHMEMX_EXTERNAL_HEAP_HOST. SHMEMX_EXTERNAL_HEAP_ZE and
 * SHMEMX_EXTERNAL_HEAP_CUDA end the job with a message. device_index is ignored. The call is local, and
 * shmemx_heap_postinit makes the memory symmetric. */
void shmemx_heap_create(void *__base, size_t __size, int __device_type, int __device_index);

/* shmemx_heap_postinit: Makes the memory symmetric that the PEs have provided with shmemx_heap_create. All PEs must
 * call it, and either all or no PE has provided memory. It ends with a barrier. No operation may use the memory
 * before. */
void shmemx_heap_postinit(void);


/* Non-blocking collectives. All PEs of team must call the function. It stores the handle of a new request in
 * *request and returns without waiting. shmemx_req_wait waits, and shmemx_req_test tests, until the part of the
 * calling PE is complete. Until then the buffers belong to the collective. Completion is local: it does not imply
 * that another PE has completed its part. All PEs of a team must start its collectives in the same order. Any number
 * of them may be outstanding, and be waited for in any order. dest must be ready to be overwritten on all PEs before
 * any PE calls. Every function that takes a request accepts the handle, so that shmemx_request_wait_all and
 * shmemx_request_merge serve these requests. Each name with shmemx_ exists with shmem_, too. Returns 0. If it fails,
 * returns nonzero and stores SHMEMX_REQ_INVALID. Threads: For one team, one thread of each PE at a time calls the
 * function. Different threads may use different teams at the same time, and wait for different requests at the same
 * time. Drafts of OpenSHMEM after 1.6, "Non-blocking Collectives". */

/* shmemx_alltoall_nb: Starts to send a block of nelems elements to each PE of the team. Block j of source on PE i is
 * copied to block i of dest on PE j. */
int shmemx_float_alltoall_nb(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_double_alltoall_nb(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_longdouble_alltoall_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_char_alltoall_nb(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_schar_alltoall_nb(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_short_alltoall_nb(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int_alltoall_nb(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_long_alltoall_nb(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_longlong_alltoall_nb(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uchar_alltoall_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ushort_alltoall_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_uint_alltoall_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ulong_alltoall_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ulonglong_alltoall_nb(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_int8_alltoall_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int16_alltoall_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int32_alltoall_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int64_alltoall_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint8_alltoall_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint16_alltoall_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint32_alltoall_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint64_alltoall_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_size_alltoall_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ptrdiff_alltoall_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_alltoallmem_nb(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems,
    shmemx_request_h *__request);

/* shmemx_broadcast_nb: Starts to copy nelems elements from source on PE PE_root of the team to dest on all its PEs,
 * including the root. */
int shmemx_float_broadcast_nb(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems, int __PE_root,
    shmemx_request_h *__request);
int shmemx_double_broadcast_nb(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int shmemx_longdouble_broadcast_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems, int __PE_root, shmemx_request_h *__request);
int shmemx_char_broadcast_nb(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems, int __PE_root,
    shmemx_request_h *__request);
int shmemx_schar_broadcast_nb(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int shmemx_short_broadcast_nb(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems, int __PE_root,
    shmemx_request_h *__request);
int shmemx_int_broadcast_nb(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems, int __PE_root,
    shmemx_request_h *__request);
int shmemx_long_broadcast_nb(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems, int __PE_root,
    shmemx_request_h *__request);
int shmemx_longlong_broadcast_nb(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int shmemx_uchar_broadcast_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, int __PE_root, shmemx_request_h *__request);
int shmemx_ushort_broadcast_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __PE_root, shmemx_request_h *__request);
int shmemx_uint_broadcast_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int shmemx_ulong_broadcast_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __PE_root, shmemx_request_h *__request);
int shmemx_ulonglong_broadcast_nb(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, int __PE_root, shmemx_request_h *__request);
int shmemx_int8_broadcast_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int shmemx_int16_broadcast_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int shmemx_int32_broadcast_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int shmemx_int64_broadcast_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int shmemx_uint8_broadcast_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int shmemx_uint16_broadcast_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int shmemx_uint32_broadcast_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int shmemx_uint64_broadcast_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int shmemx_size_broadcast_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int shmemx_ptrdiff_broadcast_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    int __PE_root, shmemx_request_h *__request);
int shmemx_broadcastmem_nb(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems, int __PE_root,
    shmemx_request_h *__request);

/* shmemx_team_sync_nb: Starts what shmem_team_sync does. It is complete when all PEs of the team have called. It
 * completes no other operation: call shmem_quiet before it if it announces puts. The C11 macro is shmemx_sync_nb. */
int shmemx_team_sync_nb(shmem_team_t __team, shmemx_request_h *__request);


/* More non-blocking collectives. All PEs of team must call the function. The rules are those of shmemx_alltoall_nb:
 * the function stores the handle of a new request in *request and returns without waiting, and shmemx_req_wait waits
 * for the part of the calling PE. Except for barrier, collect and both alltoallvmem, it needs no later call of
 * another PE. Returns 0. If it fails, returns nonzero and stores SHMEMX_REQ_INVALID. Threads: For one team, one
 * thread of each PE at a time calls the function. Different threads may use different teams at the same time, and
 * wait for different requests at the same time. Heddle, "More non-blocking collectives". */

/* shmemx_team_barrier_nb: Starts what shmemx_team_barrier does: when the request is complete, all PEs of team have
 * called, and the operations that each of them had issued on its nctxs contexts before are complete. The calling PE
 * takes part when its operations are complete, which needs a later call. Collectives that were started on the team
 * after it complete after it. ctxs may be reused when the call returns. */
int shmemx_team_barrier_nb(shmem_team_t __team, const shmem_ctx_t *__ctxs, size_t __nctxs, shmemx_request_h *__request);

/* shmemx_fcollect_nb: Starts to concatenate nelems elements of each PE in the order of their numbers, and to store
 * the result in dest on every PE. */
int shmemx_float_fcollect_nb(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_double_fcollect_nb(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_longdouble_fcollect_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_char_fcollect_nb(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_schar_fcollect_nb(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_short_fcollect_nb(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int_fcollect_nb(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_long_fcollect_nb(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_longlong_fcollect_nb(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uchar_fcollect_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ushort_fcollect_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_uint_fcollect_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ulong_fcollect_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ulonglong_fcollect_nb(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_int8_fcollect_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int16_fcollect_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int32_fcollect_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int64_fcollect_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint8_fcollect_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint16_fcollect_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint32_fcollect_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint64_fcollect_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_size_fcollect_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ptrdiff_fcollect_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_fcollectmem_nb(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems,
    shmemx_request_h *__request);

/* shmemx_collect_nb: Starts to concatenate the sources of all PEs in the order of their numbers, and to store the
 * result in dest on every PE. nelems may differ between PEs. A PE sends its elements when it has the numbers of all
 * PEs. Therefore it progresses whenever a thread of each PE waits in the library or tests a request, and collectives
 * that were started on the team after it complete after it. */
int shmemx_float_collect_nb(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_double_collect_nb(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_longdouble_collect_nb(shmem_team_t __team, long double *__dest, const long double *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_char_collect_nb(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_schar_collect_nb(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_short_collect_nb(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int_collect_nb(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_long_collect_nb(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_longlong_collect_nb(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uchar_collect_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ushort_collect_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_uint_collect_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ulong_collect_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ulonglong_collect_nb(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_int8_collect_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int16_collect_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int32_collect_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int64_collect_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint8_collect_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint16_collect_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint32_collect_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint64_collect_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_size_collect_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ptrdiff_collect_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_collectmem_nb(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems,
    shmemx_request_h *__request);

/* shmemx_alltoalls_nb: Starts what shmemx_alltoall_nb does, but with strided elements. They are sst elements apart
 * in source and dst elements apart in dest; strides are in bytes for mem. */
int shmemx_float_alltoalls_nb(shmem_team_t __team, float *__dest, const float *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_double_alltoalls_nb(shmem_team_t __team, double *__dest, const double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_longdouble_alltoalls_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_char_alltoalls_nb(shmem_team_t __team, char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_schar_alltoalls_nb(shmem_team_t __team, signed char *__dest, const signed char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_short_alltoalls_nb(shmem_team_t __team, short *__dest, const short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_int_alltoalls_nb(shmem_team_t __team, int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_long_alltoalls_nb(shmem_team_t __team, long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_longlong_alltoalls_nb(shmem_team_t __team, long long *__dest, const long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_uchar_alltoalls_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_ushort_alltoalls_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_uint_alltoalls_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_ulong_alltoalls_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_ulonglong_alltoalls_nb(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_int8_alltoalls_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_int16_alltoalls_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_int32_alltoalls_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_int64_alltoalls_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_uint8_alltoalls_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_uint16_alltoalls_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_uint32_alltoalls_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_uint64_alltoalls_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_size_alltoalls_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_ptrdiff_alltoalls_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, shmemx_request_h *__request);
int shmemx_alltoallsmem_nb(shmem_team_t __team, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, shmemx_request_h *__request);

/* shmemx_alltoallvmem_nb: Starts what shmemx_alltoallvmem does: PE i sends s_sizes[j] bytes at s_offsets[j] bytes
 * after source to each PE j, which expects t_sizes[i] bytes and stores them t_offsets[i] bytes after dest. source
 * need not be symmetric. The four arrays may be reused when the call returns. A PE sends its blocks when it has the
 * offsets of all PEs. Therefore it progresses as a collect does, and collectives that were started on the team after
 * it complete after it. If memory for the offsets is exhausted, or two sizes differ, the job ends with a message. */
int shmemx_alltoallvmem_nb(shmem_team_t __team, void *__dest, const size_t *__t_offsets, const size_t *__t_sizes,
    const void *__source, const size_t *__s_offsets, const size_t *__s_sizes, shmemx_request_h *__request);

/* shmemx_alltoallvmem_packed_nb: Starts what shmemx_alltoallvmem_packed does: PE i sends s_sizes[j] bytes at
 * s_offsets[j] bytes after source to each PE j, which stores the blocks in dest without gaps, in the order of the
 * PEs. When the request is complete, *t_size has their total size. If that exceeds dest_len, each block for which no
 * room was left is missing as a whole. dest_len may differ between PEs, and source need not be symmetric. The two
 * arrays may be reused when the call returns. It progresses as a collect does. If memory for the sizes is exhausted,
 * the job ends with a message. */
int shmemx_alltoallvmem_packed_nb(shmem_team_t __team, void *__dest, size_t __dest_len, size_t *__t_size,
    const void *__source, const size_t *__s_offsets, const size_t *__s_sizes, shmemx_request_h *__request);


/* Non-blocking reductions and scans. All PEs of team must call the function. The rules are those of
 * shmemx_alltoall_nb: the function stores the handle of a new request in *request and returns without waiting, and
 * shmemx_req_wait waits for the part of the calling PE. dest and source may be the same object. A reduction
 * progresses whenever a thread of each PE waits in the library, tests a request, or tests a word whose condition is
 * not satisfied. Collectives that were started on the team after it complete after it. Returns 0. If it fails,
 * returns nonzero and stores SHMEMX_REQ_INVALID. Threads: For one team, one thread of each PE at a time calls the
 * function. Different threads may use different teams at the same time, and wait for different requests at the same
 * time. Heddle, "Non-blocking reductions and scans". */

/* shmemx_and_reduce_nb: Starts to store the bitwise AND of the sources of all PEs in dest. */
int shmemx_uchar_and_reduce_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ushort_and_reduce_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_uint_and_reduce_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_ulong_and_reduce_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulonglong_and_reduce_nb(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_int8_and_reduce_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int16_and_reduce_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int32_and_reduce_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int64_and_reduce_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint8_and_reduce_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint16_and_reduce_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint32_and_reduce_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint64_and_reduce_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_size_and_reduce_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);

/* shmemx_or_reduce_nb: Starts to store the bitwise OR of the sources of all PEs in dest. */
int shmemx_uchar_or_reduce_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ushort_or_reduce_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_uint_or_reduce_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_ulong_or_reduce_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulonglong_or_reduce_nb(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_int8_or_reduce_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int16_or_reduce_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int32_or_reduce_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int64_or_reduce_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint8_or_reduce_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint16_or_reduce_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint32_or_reduce_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint64_or_reduce_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_size_or_reduce_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);

/* shmemx_xor_reduce_nb: Starts to store the bitwise XOR of the sources of all PEs in dest. */
int shmemx_uchar_xor_reduce_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ushort_xor_reduce_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_uint_xor_reduce_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_ulong_xor_reduce_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulonglong_xor_reduce_nb(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_int8_xor_reduce_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int16_xor_reduce_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int32_xor_reduce_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int64_xor_reduce_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint8_xor_reduce_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint16_xor_reduce_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint32_xor_reduce_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint64_xor_reduce_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_size_xor_reduce_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);

/* shmemx_max_reduce_nb: Starts to store the maximum of the sources of all PEs in dest. */
int shmemx_float_max_reduce_nb(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_double_max_reduce_nb(shmem_team_t __team, double *__dest, const double *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_longdouble_max_reduce_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_char_max_reduce_nb(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_schar_max_reduce_nb(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_short_max_reduce_nb(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int_max_reduce_nb(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_long_max_reduce_nb(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_longlong_max_reduce_nb(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uchar_max_reduce_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ushort_max_reduce_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_uint_max_reduce_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_ulong_max_reduce_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulonglong_max_reduce_nb(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_int8_max_reduce_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int16_max_reduce_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int32_max_reduce_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int64_max_reduce_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint8_max_reduce_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint16_max_reduce_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint32_max_reduce_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint64_max_reduce_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_size_max_reduce_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_ptrdiff_max_reduce_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nreduce,
    shmemx_request_h *__request);

/* shmemx_min_reduce_nb: Starts to store the minimum of the sources of all PEs in dest. */
int shmemx_float_min_reduce_nb(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_double_min_reduce_nb(shmem_team_t __team, double *__dest, const double *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_longdouble_min_reduce_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_char_min_reduce_nb(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_schar_min_reduce_nb(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_short_min_reduce_nb(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int_min_reduce_nb(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_long_min_reduce_nb(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_longlong_min_reduce_nb(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uchar_min_reduce_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ushort_min_reduce_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_uint_min_reduce_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_ulong_min_reduce_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulonglong_min_reduce_nb(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_int8_min_reduce_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int16_min_reduce_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int32_min_reduce_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int64_min_reduce_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint8_min_reduce_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint16_min_reduce_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint32_min_reduce_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint64_min_reduce_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_size_min_reduce_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_ptrdiff_min_reduce_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nreduce,
    shmemx_request_h *__request);

/* shmemx_sum_reduce_nb: Starts to store the sum of the sources of all PEs in dest. */
int shmemx_float_sum_reduce_nb(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_double_sum_reduce_nb(shmem_team_t __team, double *__dest, const double *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_longdouble_sum_reduce_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_char_sum_reduce_nb(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_schar_sum_reduce_nb(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_short_sum_reduce_nb(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int_sum_reduce_nb(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_long_sum_reduce_nb(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_longlong_sum_reduce_nb(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uchar_sum_reduce_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ushort_sum_reduce_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_uint_sum_reduce_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_ulong_sum_reduce_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulonglong_sum_reduce_nb(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_int8_sum_reduce_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int16_sum_reduce_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int32_sum_reduce_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int64_sum_reduce_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint8_sum_reduce_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint16_sum_reduce_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint32_sum_reduce_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint64_sum_reduce_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_size_sum_reduce_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_ptrdiff_sum_reduce_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_complexd_sum_reduce_nb(shmem_team_t __team, heddle_complexd *__dest, const heddle_complexd *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_complexf_sum_reduce_nb(shmem_team_t __team, heddle_complexf *__dest, const heddle_complexf *__source,
    size_t __nreduce, shmemx_request_h *__request);

/* shmemx_prod_reduce_nb: Starts to store the product of the sources of all PEs in dest. */
int shmemx_float_prod_reduce_nb(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_double_prod_reduce_nb(shmem_team_t __team, double *__dest, const double *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_longdouble_prod_reduce_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_char_prod_reduce_nb(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_schar_prod_reduce_nb(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_short_prod_reduce_nb(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int_prod_reduce_nb(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_long_prod_reduce_nb(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_longlong_prod_reduce_nb(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uchar_prod_reduce_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ushort_prod_reduce_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_uint_prod_reduce_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulong_prod_reduce_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulonglong_prod_reduce_nb(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_int8_prod_reduce_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int16_prod_reduce_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int32_prod_reduce_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int64_prod_reduce_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint8_prod_reduce_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint16_prod_reduce_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint32_prod_reduce_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint64_prod_reduce_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_size_prod_reduce_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_ptrdiff_prod_reduce_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_complexd_prod_reduce_nb(shmem_team_t __team, heddle_complexd *__dest, const heddle_complexd *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_complexf_prod_reduce_nb(shmem_team_t __team, heddle_complexf *__dest, const heddle_complexf *__source,
    size_t __nreduce, shmemx_request_h *__request);

/* shmemx_sum_inscan_nb: Starts to store in dest the sum of the sources of the calling PE and all PEs with lower
 * numbers in team. */
int shmemx_float_sum_inscan_nb(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_double_sum_inscan_nb(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_longdouble_sum_inscan_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_char_sum_inscan_nb(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_schar_sum_inscan_nb(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_short_sum_inscan_nb(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int_sum_inscan_nb(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_long_sum_inscan_nb(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_longlong_sum_inscan_nb(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uchar_sum_inscan_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_ushort_sum_inscan_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_uint_sum_inscan_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ulong_sum_inscan_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_ulonglong_sum_inscan_nb(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_int8_sum_inscan_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int16_sum_inscan_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int32_sum_inscan_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int64_sum_inscan_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint8_sum_inscan_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint16_sum_inscan_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint32_sum_inscan_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint64_sum_inscan_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_size_sum_inscan_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ptrdiff_sum_inscan_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_complexd_sum_inscan_nb(shmem_team_t __team, heddle_complexd *__dest, const heddle_complexd *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_complexf_sum_inscan_nb(shmem_team_t __team, heddle_complexf *__dest, const heddle_complexf *__source,
    size_t __nelems, shmemx_request_h *__request);

/* shmemx_sum_exscan_nb: Starts to store in dest the sum of the sources of all PEs with lower numbers in team. The
 * first PE gets 0. */
int shmemx_float_sum_exscan_nb(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_double_sum_exscan_nb(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_longdouble_sum_exscan_nb(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_char_sum_exscan_nb(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_schar_sum_exscan_nb(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_short_sum_exscan_nb(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int_sum_exscan_nb(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_long_sum_exscan_nb(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_longlong_sum_exscan_nb(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uchar_sum_exscan_nb(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_ushort_sum_exscan_nb(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_uint_sum_exscan_nb(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ulong_sum_exscan_nb(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_ulonglong_sum_exscan_nb(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_int8_sum_exscan_nb(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int16_sum_exscan_nb(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int32_sum_exscan_nb(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int64_sum_exscan_nb(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint8_sum_exscan_nb(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint16_sum_exscan_nb(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint32_sum_exscan_nb(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint64_sum_exscan_nb(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_size_sum_exscan_nb(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ptrdiff_sum_exscan_nb(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_complexd_sum_exscan_nb(shmem_team_t __team, heddle_complexd *__dest, const heddle_complexd *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_complexf_sum_exscan_nb(shmem_team_t __team, heddle_complexf *__dest, const heddle_complexf *__source,
    size_t __nelems, shmemx_request_h *__request);


/* Completion of non-blocking collectives. These functions serve the requests of non-blocking collectives, and all
 * other requests. Another PE need not call the library for a broadcast, an alltoall or a sync to complete, once all
 * PEs of the team have started it. Each name with shmemx_ exists with shmem_, too. Threads: Any thread may call
 * these functions. Only one thread at a time waits for a request or tests it. Drafts of OpenSHMEM after 1.6, "Non-
 * blocking Collectives". */

/* shmemx_req_wait: Waits until the operations of the request are complete, as shmemx_request_wait does. Then the
 * request ends and *request becomes SHMEMX_REQ_INVALID. Returns 0. If *request is SHMEMX_REQ_INVALID, does nothing
 * and returns a negative number. */
int shmemx_req_wait(shmemx_request_h *__request);

/* shmemx_req_test: Tests whether shmemx_req_wait would return at once. If so, the request ends and *request becomes
 * SHMEMX_REQ_INVALID. It progresses outstanding operations. In C and C++ a call with two arguments calls
 * shmemx_request_test, the form of Merged Requests. Returns 0 if the request is complete, and a positive number if
 * it is not. If *request is SHMEMX_REQ_INVALID, does nothing and returns a negative number. */
int shmemx_req_test(shmemx_request_h *__request);


/* Non-blocking put and get with a request. These functions return at once. source and dest belong to the operation
 * until shmemx_request_wait has completed it. The operation is added to the request *request; if that is
 * SHMEMX_REQUEST_NULL, a request is made. A form with a context issues the operation on that context: pe is a number
 * in the team of the context. The operation is complete when the request is, or when shmem_ctx_quiet returns.
 * Operations of the other forms are not completed by shmem_quiet. In all other respects each function does what the
 * function without request does. Threads: Any thread may call if the thread level is SHMEM_THREAD_MULTIPLE and the
 * options of the context permit it. Several threads may post to a request at once only if it was made with
 * SHMEMX_REQUEST_SHARED. Merged Requests for Better Performance and Productivity in Multithreaded OpenSHMEM, "Merged
 * Requests". */

/* shmemx_put_nbe: Starts to copy nelems elements from source to dest on PE pe. */
void shmemx_float_put_nbe(float *__dest, const float *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_double_put_nbe(double *__dest, const double *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_longdouble_put_nbe(long double *__dest, const long double *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_char_put_nbe(char *__dest, const char *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_schar_put_nbe(signed char *__dest, const signed char *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_short_put_nbe(short *__dest, const short *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_int_put_nbe(int *__dest, const int *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_long_put_nbe(long *__dest, const long *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_longlong_put_nbe(long long *__dest, const long long *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_uchar_put_nbe(unsigned char *__dest, const unsigned char *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ushort_put_nbe(unsigned short *__dest, const unsigned short *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_uint_put_nbe(unsigned int *__dest, const unsigned int *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ulong_put_nbe(unsigned long *__dest, const unsigned long *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ulonglong_put_nbe(unsigned long long *__dest, const unsigned long long *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_int8_put_nbe(int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_int16_put_nbe(int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_int32_put_nbe(int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_int64_put_nbe(int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_uint8_put_nbe(uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_uint16_put_nbe(uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_uint32_put_nbe(uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_uint64_put_nbe(uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_size_put_nbe(size_t *__dest, const size_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ptrdiff_put_nbe(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_put8_nbe(void *__dest, const void *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_put16_nbe(void *__dest, const void *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_put32_nbe(void *__dest, const void *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_put64_nbe(void *__dest, const void *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_put128_nbe(void *__dest, const void *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_putmem_nbe(void *__dest, const void *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_float_put_nbe(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_double_put_nbe(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_longdouble_put_nbe(shmem_ctx_t __ctx, long double *__dest, const long double *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_char_put_nbe(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_schar_put_nbe(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_short_put_nbe(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int_put_nbe(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_long_put_nbe(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_longlong_put_nbe(shmem_ctx_t __ctx, long long *__dest, const long long *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_uchar_put_nbe(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_ushort_put_nbe(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint_put_nbe(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulong_put_nbe(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulonglong_put_nbe(shmem_ctx_t __ctx, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int8_put_nbe(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int16_put_nbe(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int32_put_nbe(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int64_put_nbe(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint8_put_nbe(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint16_put_nbe(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint32_put_nbe(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint64_put_nbe(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_size_put_nbe(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ptrdiff_put_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_put8_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_put16_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_put32_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_put64_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_put128_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_putmem_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);

/* shmemx_p_nbe: Starts to write value to dest on PE pe. */
void shmemx_float_p_nbe(float *__dest, float __value, int __pe, shmemx_request_h *__request);
void shmemx_double_p_nbe(double *__dest, double __value, int __pe, shmemx_request_h *__request);
void shmemx_longdouble_p_nbe(long double *__dest, long double __value, int __pe, shmemx_request_h *__request);
void shmemx_char_p_nbe(char *__dest, char __value, int __pe, shmemx_request_h *__request);
void shmemx_schar_p_nbe(signed char *__dest, signed char __value, int __pe, shmemx_request_h *__request);
void shmemx_short_p_nbe(short *__dest, short __value, int __pe, shmemx_request_h *__request);
void shmemx_int_p_nbe(int *__dest, int __value, int __pe, shmemx_request_h *__request);
void shmemx_long_p_nbe(long *__dest, long __value, int __pe, shmemx_request_h *__request);
void shmemx_longlong_p_nbe(long long *__dest, long long __value, int __pe, shmemx_request_h *__request);
void shmemx_uchar_p_nbe(unsigned char *__dest, unsigned char __value, int __pe, shmemx_request_h *__request);
void shmemx_ushort_p_nbe(unsigned short *__dest, unsigned short __value, int __pe, shmemx_request_h *__request);
void shmemx_uint_p_nbe(unsigned int *__dest, unsigned int __value, int __pe, shmemx_request_h *__request);
void shmemx_ulong_p_nbe(unsigned long *__dest, unsigned long __value, int __pe, shmemx_request_h *__request);
void shmemx_ulonglong_p_nbe(unsigned long long *__dest, unsigned long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_int8_p_nbe(int8_t *__dest, int8_t __value, int __pe, shmemx_request_h *__request);
void shmemx_int16_p_nbe(int16_t *__dest, int16_t __value, int __pe, shmemx_request_h *__request);
void shmemx_int32_p_nbe(int32_t *__dest, int32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_int64_p_nbe(int64_t *__dest, int64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_uint8_p_nbe(uint8_t *__dest, uint8_t __value, int __pe, shmemx_request_h *__request);
void shmemx_uint16_p_nbe(uint16_t *__dest, uint16_t __value, int __pe, shmemx_request_h *__request);
void shmemx_uint32_p_nbe(uint32_t *__dest, uint32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_uint64_p_nbe(uint64_t *__dest, uint64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_size_p_nbe(size_t *__dest, size_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ptrdiff_p_nbe(ptrdiff_t *__dest, ptrdiff_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_float_p_nbe(shmem_ctx_t __ctx, float *__dest, float __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_double_p_nbe(shmem_ctx_t __ctx, double *__dest, double __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_longdouble_p_nbe(shmem_ctx_t __ctx, long double *__dest, long double __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_char_p_nbe(shmem_ctx_t __ctx, char *__dest, char __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_schar_p_nbe(shmem_ctx_t __ctx, signed char *__dest, signed char __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_short_p_nbe(shmem_ctx_t __ctx, short *__dest, short __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int_p_nbe(shmem_ctx_t __ctx, int *__dest, int __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_long_p_nbe(shmem_ctx_t __ctx, long *__dest, long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_longlong_p_nbe(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uchar_p_nbe(shmem_ctx_t __ctx, unsigned char *__dest, unsigned char __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ushort_p_nbe(shmem_ctx_t __ctx, unsigned short *__dest, unsigned short __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint_p_nbe(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ulong_p_nbe(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ulonglong_p_nbe(shmem_ctx_t __ctx, unsigned long long *__dest, unsigned long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int8_p_nbe(shmem_ctx_t __ctx, int8_t *__dest, int8_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int16_p_nbe(shmem_ctx_t __ctx, int16_t *__dest, int16_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_p_nbe(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int64_p_nbe(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint8_p_nbe(shmem_ctx_t __ctx, uint8_t *__dest, uint8_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint16_p_nbe(shmem_ctx_t __ctx, uint16_t *__dest, uint16_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint32_p_nbe(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint64_p_nbe(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_size_p_nbe(shmem_ctx_t __ctx, size_t *__dest, size_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ptrdiff_p_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);

/* shmemx_get_nbe: Starts to copy nelems elements from source on PE pe to dest. */
void shmemx_float_get_nbe(float *__dest, const float *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_double_get_nbe(double *__dest, const double *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_longdouble_get_nbe(long double *__dest, const long double *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_char_get_nbe(char *__dest, const char *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_schar_get_nbe(signed char *__dest, const signed char *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_short_get_nbe(short *__dest, const short *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_int_get_nbe(int *__dest, const int *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_long_get_nbe(long *__dest, const long *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_longlong_get_nbe(long long *__dest, const long long *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_uchar_get_nbe(unsigned char *__dest, const unsigned char *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ushort_get_nbe(unsigned short *__dest, const unsigned short *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_uint_get_nbe(unsigned int *__dest, const unsigned int *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ulong_get_nbe(unsigned long *__dest, const unsigned long *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ulonglong_get_nbe(unsigned long long *__dest, const unsigned long long *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_int8_get_nbe(int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_int16_get_nbe(int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_int32_get_nbe(int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_int64_get_nbe(int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_uint8_get_nbe(uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_uint16_get_nbe(uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_uint32_get_nbe(uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_uint64_get_nbe(uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_size_get_nbe(size_t *__dest, const size_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ptrdiff_get_nbe(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_get8_nbe(void *__dest, const void *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_get16_nbe(void *__dest, const void *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_get32_nbe(void *__dest, const void *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_get64_nbe(void *__dest, const void *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_get128_nbe(void *__dest, const void *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_getmem_nbe(void *__dest, const void *__source, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_float_get_nbe(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_double_get_nbe(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_longdouble_get_nbe(shmem_ctx_t __ctx, long double *__dest, const long double *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_char_get_nbe(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_schar_get_nbe(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_short_get_nbe(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int_get_nbe(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_long_get_nbe(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_longlong_get_nbe(shmem_ctx_t __ctx, long long *__dest, const long long *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_uchar_get_nbe(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_ushort_get_nbe(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint_get_nbe(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulong_get_nbe(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulonglong_get_nbe(shmem_ctx_t __ctx, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int8_get_nbe(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int16_get_nbe(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int32_get_nbe(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int64_get_nbe(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint8_get_nbe(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint16_get_nbe(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint32_get_nbe(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint64_get_nbe(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_size_get_nbe(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ptrdiff_get_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_get8_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_get16_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_get32_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_get64_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_get128_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_getmem_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe,
    shmemx_request_h *__request);


/* Non-blocking strided put and get with a request. These functions copy elements that are not contiguous, and return
 * at once. source and dest belong to the operation until shmemx_request_wait has completed it. Strides count
 * elements and are at least 1. *request is treated as by shmemx_put_nbe. Threads: Any thread may call if the thread
 * level is SHMEM_THREAD_MULTIPLE and the options of the context permit it. Several threads may post to a request at
 * once only if it was made with SHMEMX_REQUEST_SHARED. Merged Requests for Better Performance and Productivity in
 * Multithreaded OpenSHMEM, "Merged Requests". */

/* shmemx_iput_nbe: Starts to copy nelems elements, every sst-th element of source, to every dst-th element of dest
 * on PE pe. */
void shmemx_float_iput_nbe(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_double_iput_nbe(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_longdouble_iput_nbe(long double *__dest, const long double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_char_iput_nbe(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_schar_iput_nbe(signed char *__dest, const signed char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_short_iput_nbe(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_int_iput_nbe(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_long_iput_nbe(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_longlong_iput_nbe(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_uchar_iput_nbe(unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ushort_iput_nbe(unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_uint_iput_nbe(unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ulong_iput_nbe(unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ulonglong_iput_nbe(unsigned long long *__dest, const unsigned long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_int8_iput_nbe(int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_int16_iput_nbe(int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_int32_iput_nbe(int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_int64_iput_nbe(int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_uint8_iput_nbe(uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_uint16_iput_nbe(uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_uint32_iput_nbe(uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_uint64_iput_nbe(uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_size_iput_nbe(size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_ptrdiff_iput_nbe(ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_iput8_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_iput16_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_iput32_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_iput64_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_iput128_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_float_iput_nbe(shmem_ctx_t __ctx, float *__dest, const float *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_double_iput_nbe(shmem_ctx_t __ctx, double *__dest, const double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_longdouble_iput_nbe(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_char_iput_nbe(shmem_ctx_t __ctx, char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_schar_iput_nbe(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_short_iput_nbe(shmem_ctx_t __ctx, short *__dest, const short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int_iput_nbe(shmem_ctx_t __ctx, int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_long_iput_nbe(shmem_ctx_t __ctx, long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_longlong_iput_nbe(shmem_ctx_t __ctx, long long *__dest, const long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uchar_iput_nbe(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ushort_iput_nbe(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint_iput_nbe(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulong_iput_nbe(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulonglong_iput_nbe(shmem_ctx_t __ctx, unsigned long long *__dest, const unsigned long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int8_iput_nbe(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int16_iput_nbe(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_iput_nbe(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int64_iput_nbe(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint8_iput_nbe(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint16_iput_nbe(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint32_iput_nbe(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint64_iput_nbe(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_size_iput_nbe(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ptrdiff_iput_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_iput8_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_iput16_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_iput32_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_iput64_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_iput128_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);

/* shmemx_iget_nbe: Starts to copy nelems elements, every sst-th element of source on PE pe, to every dst-th element
 * of dest. */
void shmemx_float_iget_nbe(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_double_iget_nbe(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_longdouble_iget_nbe(long double *__dest, const long double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_char_iget_nbe(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_schar_iget_nbe(signed char *__dest, const signed char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_short_iget_nbe(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_int_iget_nbe(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_long_iget_nbe(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_longlong_iget_nbe(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_uchar_iget_nbe(unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ushort_iget_nbe(unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_uint_iget_nbe(unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ulong_iget_nbe(unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ulonglong_iget_nbe(unsigned long long *__dest, const unsigned long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_int8_iget_nbe(int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_int16_iget_nbe(int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_int32_iget_nbe(int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_int64_iget_nbe(int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_uint8_iget_nbe(uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_uint16_iget_nbe(uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_uint32_iget_nbe(uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_uint64_iget_nbe(uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_size_iget_nbe(size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe, shmemx_request_h *__request);
void shmemx_ptrdiff_iget_nbe(ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_iget8_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_iget16_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_iget32_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_iget64_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_iget128_nbe(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_float_iget_nbe(shmem_ctx_t __ctx, float *__dest, const float *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_double_iget_nbe(shmem_ctx_t __ctx, double *__dest, const double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_longdouble_iget_nbe(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_char_iget_nbe(shmem_ctx_t __ctx, char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_schar_iget_nbe(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_short_iget_nbe(shmem_ctx_t __ctx, short *__dest, const short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int_iget_nbe(shmem_ctx_t __ctx, int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_long_iget_nbe(shmem_ctx_t __ctx, long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_longlong_iget_nbe(shmem_ctx_t __ctx, long long *__dest, const long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uchar_iget_nbe(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ushort_iget_nbe(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint_iget_nbe(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulong_iget_nbe(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulonglong_iget_nbe(shmem_ctx_t __ctx, unsigned long long *__dest, const unsigned long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int8_iget_nbe(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int16_iget_nbe(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_iget_nbe(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int64_iget_nbe(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint8_iget_nbe(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint16_iget_nbe(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint32_iget_nbe(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint64_iget_nbe(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_size_iget_nbe(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ptrdiff_iget_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_iget8_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_iget16_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_iget32_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_iget64_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);
void shmemx_ctx_iget128_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe, shmemx_request_h *__request);


/* Non-blocking put with signal and a request. These functions return at once. source belongs to the operation until
 * shmemx_request_wait has completed it. A symmetric uint64_t is updated once the data has arrived, as by
 * shmem_put_signal. *request is treated as by shmemx_put_nbe. Threads: Any thread may call if the thread level is
 * SHMEM_THREAD_MULTIPLE and the options of the context permit it. Several threads may post to a request at once only
 * if it was made with SHMEMX_REQUEST_SHARED. Merged Requests for Better Performance and Productivity in
 * Multithreaded OpenSHMEM, "Merged Requests". */

/* shmemx_put_signal_nbe: Starts to copy nelems elements from source to dest on PE pe, and then to update *sig_addr
 * on PE pe. SHMEM_SIGNAL_SET sets it to signal and SHMEM_SIGNAL_ADD adds signal to it, even if nelems is 0. */
void shmemx_float_put_signal_nbe(float *__dest, const float *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_double_put_signal_nbe(double *__dest, const double *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_longdouble_put_signal_nbe(long double *__dest, const long double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_char_put_signal_nbe(char *__dest, const char *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_schar_put_signal_nbe(signed char *__dest, const signed char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_short_put_signal_nbe(short *__dest, const short *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_int_put_signal_nbe(int *__dest, const int *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_long_put_signal_nbe(long *__dest, const long *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_longlong_put_signal_nbe(long long *__dest, const long long *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_uchar_put_signal_nbe(unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ushort_put_signal_nbe(unsigned short *__dest, const unsigned short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_uint_put_signal_nbe(unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ulong_put_signal_nbe(unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ulonglong_put_signal_nbe(unsigned long long *__dest, const unsigned long long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_int8_put_signal_nbe(int8_t *__dest, const int8_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_int16_put_signal_nbe(int16_t *__dest, const int16_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_int32_put_signal_nbe(int32_t *__dest, const int32_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_int64_put_signal_nbe(int64_t *__dest, const int64_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_uint8_put_signal_nbe(uint8_t *__dest, const uint8_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_uint16_put_signal_nbe(uint16_t *__dest, const uint16_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_uint32_put_signal_nbe(uint32_t *__dest, const uint32_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_uint64_put_signal_nbe(uint64_t *__dest, const uint64_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_size_put_signal_nbe(size_t *__dest, const size_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ptrdiff_put_signal_nbe(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_put8_signal_nbe(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_put16_signal_nbe(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_put32_signal_nbe(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_put64_signal_nbe(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_put128_signal_nbe(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_putmem_signal_nbe(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_float_put_signal_nbe(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_double_put_signal_nbe(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_longdouble_put_signal_nbe(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_char_put_signal_nbe(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_schar_put_signal_nbe(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_short_put_signal_nbe(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int_put_signal_nbe(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_long_put_signal_nbe(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_longlong_put_signal_nbe(shmem_ctx_t __ctx, long long *__dest, const long long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uchar_put_signal_nbe(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ushort_put_signal_nbe(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint_put_signal_nbe(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulong_put_signal_nbe(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulonglong_put_signal_nbe(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_int8_put_signal_nbe(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int16_put_signal_nbe(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_put_signal_nbe(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int64_put_signal_nbe(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint8_put_signal_nbe(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint16_put_signal_nbe(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint32_put_signal_nbe(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint64_put_signal_nbe(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_size_put_signal_nbe(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ptrdiff_put_signal_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_put8_signal_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_put16_signal_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_put32_signal_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_put64_signal_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_put128_signal_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);
void shmemx_ctx_putmem_signal_nbe(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe, shmemx_request_h *__request);


/* Non-blocking atomic operations with a request. These functions return at once, and shmemx_request_wait completes
 * the operation. *fetch receives the value of dest before the operation, and is valid then. If fetch is NULL, that
 * value is dropped. value and cond are read during the call. *request is treated as by shmemx_put_nbe. Threads: Any
 * thread may call if the thread level is SHMEM_THREAD_MULTIPLE and the options of the context permit it. Several
 * threads may post to a request at once only if it was made with SHMEMX_REQUEST_SHARED. Merged Requests for Better
 * Performance and Productivity in Multithreaded OpenSHMEM, "Merged Requests". */

/* shmemx_atomic_fetch_nbe: Fetches the value of source into *fetch. */
void shmemx_float_atomic_fetch_nbe(float *__fetch, const float *__source, int __pe, shmemx_request_h *__request);
void shmemx_double_atomic_fetch_nbe(double *__fetch, const double *__source, int __pe, shmemx_request_h *__request);
void shmemx_int_atomic_fetch_nbe(int *__fetch, const int *__source, int __pe, shmemx_request_h *__request);
void shmemx_long_atomic_fetch_nbe(long *__fetch, const long *__source, int __pe, shmemx_request_h *__request);
void shmemx_longlong_atomic_fetch_nbe(long long *__fetch, const long long *__source, int __pe,
    shmemx_request_h *__request);
void shmemx_uint_atomic_fetch_nbe(unsigned int *__fetch, const unsigned int *__source, int __pe,
    shmemx_request_h *__request);
void shmemx_ulong_atomic_fetch_nbe(unsigned long *__fetch, const unsigned long *__source, int __pe,
    shmemx_request_h *__request);
void shmemx_ulonglong_atomic_fetch_nbe(unsigned long long *__fetch, const unsigned long long *__source, int __pe,
    shmemx_request_h *__request);
void shmemx_int32_atomic_fetch_nbe(int32_t *__fetch, const int32_t *__source, int __pe, shmemx_request_h *__request);
void shmemx_int64_atomic_fetch_nbe(int64_t *__fetch, const int64_t *__source, int __pe, shmemx_request_h *__request);
void shmemx_uint32_atomic_fetch_nbe(uint32_t *__fetch, const uint32_t *__source, int __pe, shmemx_request_h *__request);
void shmemx_uint64_atomic_fetch_nbe(uint64_t *__fetch, const uint64_t *__source, int __pe, shmemx_request_h *__request);
void shmemx_size_atomic_fetch_nbe(size_t *__fetch, const size_t *__source, int __pe, shmemx_request_h *__request);
void shmemx_ptrdiff_atomic_fetch_nbe(ptrdiff_t *__fetch, const ptrdiff_t *__source, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_float_atomic_fetch_nbe(shmem_ctx_t __ctx, float *__fetch, const float *__source, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_double_atomic_fetch_nbe(shmem_ctx_t __ctx, double *__fetch, const double *__source, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int_atomic_fetch_nbe(shmem_ctx_t __ctx, int *__fetch, const int *__source, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_long_atomic_fetch_nbe(shmem_ctx_t __ctx, long *__fetch, const long *__source, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_longlong_atomic_fetch_nbe(shmem_ctx_t __ctx, long long *__fetch, const long long *__source, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint_atomic_fetch_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, const unsigned int *__source, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ulong_atomic_fetch_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, const unsigned long *__source,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulonglong_atomic_fetch_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    const unsigned long long *__source, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_atomic_fetch_nbe(shmem_ctx_t __ctx, int32_t *__fetch, const int32_t *__source, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int64_atomic_fetch_nbe(shmem_ctx_t __ctx, int64_t *__fetch, const int64_t *__source, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint32_atomic_fetch_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, const uint32_t *__source, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint64_atomic_fetch_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, const uint64_t *__source, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_size_atomic_fetch_nbe(shmem_ctx_t __ctx, size_t *__fetch, const size_t *__source, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ptrdiff_atomic_fetch_nbe(shmem_ctx_t __ctx, ptrdiff_t *__fetch, const ptrdiff_t *__source, int __pe,
    shmemx_request_h *__request);

/* shmemx_atomic_set_nbe: Sets dest to value. */
void shmemx_float_atomic_set_nbe(float *__dest, float __value, int __pe, shmemx_request_h *__request);
void shmemx_double_atomic_set_nbe(double *__dest, double __value, int __pe, shmemx_request_h *__request);
void shmemx_int_atomic_set_nbe(int *__dest, int __value, int __pe, shmemx_request_h *__request);
void shmemx_long_atomic_set_nbe(long *__dest, long __value, int __pe, shmemx_request_h *__request);
void shmemx_longlong_atomic_set_nbe(long long *__dest, long long __value, int __pe, shmemx_request_h *__request);
void shmemx_uint_atomic_set_nbe(unsigned int *__dest, unsigned int __value, int __pe, shmemx_request_h *__request);
void shmemx_ulong_atomic_set_nbe(unsigned long *__dest, unsigned long __value, int __pe, shmemx_request_h *__request);
void shmemx_ulonglong_atomic_set_nbe(unsigned long long *__dest, unsigned long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_int32_atomic_set_nbe(int32_t *__dest, int32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_int64_atomic_set_nbe(int64_t *__dest, int64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_uint32_atomic_set_nbe(uint32_t *__dest, uint32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_uint64_atomic_set_nbe(uint64_t *__dest, uint64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_size_atomic_set_nbe(size_t *__dest, size_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ptrdiff_atomic_set_nbe(ptrdiff_t *__dest, ptrdiff_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_float_atomic_set_nbe(shmem_ctx_t __ctx, float *__dest, float __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_double_atomic_set_nbe(shmem_ctx_t __ctx, double *__dest, double __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int_atomic_set_nbe(shmem_ctx_t __ctx, int *__dest, int __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_long_atomic_set_nbe(shmem_ctx_t __ctx, long *__dest, long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_longlong_atomic_set_nbe(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint_atomic_set_nbe(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ulong_atomic_set_nbe(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ulonglong_atomic_set_nbe(shmem_ctx_t __ctx, unsigned long long *__dest, unsigned long long __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_atomic_set_nbe(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int64_atomic_set_nbe(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint32_atomic_set_nbe(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint64_atomic_set_nbe(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_size_atomic_set_nbe(shmem_ctx_t __ctx, size_t *__dest, size_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ptrdiff_atomic_set_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);

/* shmemx_atomic_swap_nbe: Sets dest to value. */
void shmemx_float_atomic_swap_nbe(float *__fetch, float *__dest, float __value, int __pe, shmemx_request_h *__request);
void shmemx_double_atomic_swap_nbe(double *__fetch, double *__dest, double __value, int __pe,
    shmemx_request_h *__request);
void shmemx_int_atomic_swap_nbe(int *__fetch, int *__dest, int __value, int __pe, shmemx_request_h *__request);
void shmemx_long_atomic_swap_nbe(long *__fetch, long *__dest, long __value, int __pe, shmemx_request_h *__request);
void shmemx_longlong_atomic_swap_nbe(long long *__fetch, long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint_atomic_swap_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ulong_atomic_swap_nbe(unsigned long *__fetch, unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ulonglong_atomic_swap_nbe(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void shmemx_int32_atomic_swap_nbe(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_int64_atomic_swap_nbe(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint32_atomic_swap_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint64_atomic_swap_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_size_atomic_swap_nbe(size_t *__fetch, size_t *__dest, size_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ptrdiff_atomic_swap_nbe(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_float_atomic_swap_nbe(shmem_ctx_t __ctx, float *__fetch, float *__dest, float __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_double_atomic_swap_nbe(shmem_ctx_t __ctx, double *__fetch, double *__dest, double __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int_atomic_swap_nbe(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_long_atomic_swap_nbe(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_longlong_atomic_swap_nbe(shmem_ctx_t __ctx, long long *__fetch, long long *__dest, long long __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint_atomic_swap_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulong_atomic_swap_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulonglong_atomic_swap_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_atomic_swap_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int64_atomic_swap_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint32_atomic_swap_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint64_atomic_swap_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_size_atomic_swap_nbe(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, size_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ptrdiff_atomic_swap_nbe(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value,
    int __pe, shmemx_request_h *__request);

/* shmemx_atomic_compare_swap_nbe: Sets dest to value if it equals cond. */
void shmemx_int_atomic_compare_swap_nbe(int *__fetch, int *__dest, int __cond, int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_long_atomic_compare_swap_nbe(long *__fetch, long *__dest, long __cond, long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_longlong_atomic_compare_swap_nbe(long long *__fetch, long long *__dest, long long __cond, long long __value,
    int __pe, shmemx_request_h *__request);
void shmemx_uint_atomic_compare_swap_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __cond,
    unsigned int __value, int __pe, shmemx_request_h *__request);
void shmemx_ulong_atomic_compare_swap_nbe(unsigned long *__fetch, unsigned long *__dest, unsigned long __cond,
    unsigned long __value, int __pe, shmemx_request_h *__request);
void shmemx_ulonglong_atomic_compare_swap_nbe(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __cond, unsigned long long __value, int __pe, shmemx_request_h *__request);
void shmemx_int32_atomic_compare_swap_nbe(int32_t *__fetch, int32_t *__dest, int32_t __cond, int32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_int64_atomic_compare_swap_nbe(int64_t *__fetch, int64_t *__dest, int64_t __cond, int64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint32_atomic_compare_swap_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __cond, uint32_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_uint64_atomic_compare_swap_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __cond, uint64_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_size_atomic_compare_swap_nbe(size_t *__fetch, size_t *__dest, size_t __cond, size_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ptrdiff_atomic_compare_swap_nbe(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __cond, ptrdiff_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_int_atomic_compare_swap_nbe(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __cond, int __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_long_atomic_compare_swap_nbe(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __cond, long __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_longlong_atomic_compare_swap_nbe(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __cond, long long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint_atomic_compare_swap_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __cond, unsigned int __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulong_atomic_compare_swap_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __cond, unsigned long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulonglong_atomic_compare_swap_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __cond, unsigned long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int32_atomic_compare_swap_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __cond,
    int32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int64_atomic_compare_swap_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __cond,
    int64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint32_atomic_compare_swap_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __cond,
    uint32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint64_atomic_compare_swap_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __cond,
    uint64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_size_atomic_compare_swap_nbe(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, size_t __cond,
    size_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ptrdiff_atomic_compare_swap_nbe(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest,
    ptrdiff_t __cond, ptrdiff_t __value, int __pe, shmemx_request_h *__request);

/* shmemx_atomic_fetch_inc_nbe: Adds 1 to dest. */
void shmemx_int_atomic_fetch_inc_nbe(int *__fetch, int *__dest, int __pe, shmemx_request_h *__request);
void shmemx_long_atomic_fetch_inc_nbe(long *__fetch, long *__dest, int __pe, shmemx_request_h *__request);
void shmemx_longlong_atomic_fetch_inc_nbe(long long *__fetch, long long *__dest, int __pe, shmemx_request_h *__request);
void shmemx_uint_atomic_fetch_inc_nbe(unsigned int *__fetch, unsigned int *__dest, int __pe,
    shmemx_request_h *__request);
void shmemx_ulong_atomic_fetch_inc_nbe(unsigned long *__fetch, unsigned long *__dest, int __pe,
    shmemx_request_h *__request);
void shmemx_ulonglong_atomic_fetch_inc_nbe(unsigned long long *__fetch, unsigned long long *__dest, int __pe,
    shmemx_request_h *__request);
void shmemx_int32_atomic_fetch_inc_nbe(int32_t *__fetch, int32_t *__dest, int __pe, shmemx_request_h *__request);
void shmemx_int64_atomic_fetch_inc_nbe(int64_t *__fetch, int64_t *__dest, int __pe, shmemx_request_h *__request);
void shmemx_uint32_atomic_fetch_inc_nbe(uint32_t *__fetch, uint32_t *__dest, int __pe, shmemx_request_h *__request);
void shmemx_uint64_atomic_fetch_inc_nbe(uint64_t *__fetch, uint64_t *__dest, int __pe, shmemx_request_h *__request);
void shmemx_size_atomic_fetch_inc_nbe(size_t *__fetch, size_t *__dest, int __pe, shmemx_request_h *__request);
void shmemx_ptrdiff_atomic_fetch_inc_nbe(ptrdiff_t *__fetch, ptrdiff_t *__dest, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_long_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, long *__fetch, long *__dest, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_longlong_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, long long *__fetch, long long *__dest, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ulong_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ulonglong_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int64_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint32_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint64_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_size_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ptrdiff_atomic_fetch_inc_nbe(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest, int __pe,
    shmemx_request_h *__request);

/* shmemx_atomic_inc_nbe: Adds 1 to dest. */
void shmemx_int_atomic_inc_nbe(int *__dest, int __pe, shmemx_request_h *__request);
void shmemx_long_atomic_inc_nbe(long *__dest, int __pe, shmemx_request_h *__request);
void shmemx_longlong_atomic_inc_nbe(long long *__dest, int __pe, shmemx_request_h *__request);
void shmemx_uint_atomic_inc_nbe(unsigned int *__dest, int __pe, shmemx_request_h *__request);
void shmemx_ulong_atomic_inc_nbe(unsigned long *__dest, int __pe, shmemx_request_h *__request);
void shmemx_ulonglong_atomic_inc_nbe(unsigned long long *__dest, int __pe, shmemx_request_h *__request);
void shmemx_int32_atomic_inc_nbe(int32_t *__dest, int __pe, shmemx_request_h *__request);
void shmemx_int64_atomic_inc_nbe(int64_t *__dest, int __pe, shmemx_request_h *__request);
void shmemx_uint32_atomic_inc_nbe(uint32_t *__dest, int __pe, shmemx_request_h *__request);
void shmemx_uint64_atomic_inc_nbe(uint64_t *__dest, int __pe, shmemx_request_h *__request);
void shmemx_size_atomic_inc_nbe(size_t *__dest, int __pe, shmemx_request_h *__request);
void shmemx_ptrdiff_atomic_inc_nbe(ptrdiff_t *__dest, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int_atomic_inc_nbe(shmem_ctx_t __ctx, int *__dest, int __pe, shmemx_request_h *__request);
void shmemx_ctx_long_atomic_inc_nbe(shmem_ctx_t __ctx, long *__dest, int __pe, shmemx_request_h *__request);
void shmemx_ctx_longlong_atomic_inc_nbe(shmem_ctx_t __ctx, long long *__dest, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint_atomic_inc_nbe(shmem_ctx_t __ctx, unsigned int *__dest, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulong_atomic_inc_nbe(shmem_ctx_t __ctx, unsigned long *__dest, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulonglong_atomic_inc_nbe(shmem_ctx_t __ctx, unsigned long long *__dest, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int32_atomic_inc_nbe(shmem_ctx_t __ctx, int32_t *__dest, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int64_atomic_inc_nbe(shmem_ctx_t __ctx, int64_t *__dest, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint32_atomic_inc_nbe(shmem_ctx_t __ctx, uint32_t *__dest, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint64_atomic_inc_nbe(shmem_ctx_t __ctx, uint64_t *__dest, int __pe, shmemx_request_h *__request);
void shmemx_ctx_size_atomic_inc_nbe(shmem_ctx_t __ctx, size_t *__dest, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ptrdiff_atomic_inc_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, int __pe, shmemx_request_h *__request);

/* shmemx_atomic_fetch_add_nbe: Adds value to dest. */
void shmemx_int_atomic_fetch_add_nbe(int *__fetch, int *__dest, int __value, int __pe, shmemx_request_h *__request);
void shmemx_long_atomic_fetch_add_nbe(long *__fetch, long *__dest, long __value, int __pe, shmemx_request_h *__request);
void shmemx_longlong_atomic_fetch_add_nbe(long long *__fetch, long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint_atomic_fetch_add_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ulong_atomic_fetch_add_nbe(unsigned long *__fetch, unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ulonglong_atomic_fetch_add_nbe(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void shmemx_int32_atomic_fetch_add_nbe(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_int64_atomic_fetch_add_nbe(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint32_atomic_fetch_add_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint64_atomic_fetch_add_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_size_atomic_fetch_add_nbe(size_t *__fetch, size_t *__dest, size_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ptrdiff_atomic_fetch_add_nbe(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int_atomic_fetch_add_nbe(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_long_atomic_fetch_add_nbe(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_longlong_atomic_fetch_add_nbe(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint_atomic_fetch_add_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulong_atomic_fetch_add_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulonglong_atomic_fetch_add_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_atomic_fetch_add_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_int64_atomic_fetch_add_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint32_atomic_fetch_add_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint64_atomic_fetch_add_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_size_atomic_fetch_add_nbe(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, size_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ptrdiff_atomic_fetch_add_nbe(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest,
    ptrdiff_t __value, int __pe, shmemx_request_h *__request);

/* shmemx_atomic_add_nbe: Adds value to dest. */
void shmemx_int_atomic_add_nbe(int *__dest, int __value, int __pe, shmemx_request_h *__request);
void shmemx_long_atomic_add_nbe(long *__dest, long __value, int __pe, shmemx_request_h *__request);
void shmemx_longlong_atomic_add_nbe(long long *__dest, long long __value, int __pe, shmemx_request_h *__request);
void shmemx_uint_atomic_add_nbe(unsigned int *__dest, unsigned int __value, int __pe, shmemx_request_h *__request);
void shmemx_ulong_atomic_add_nbe(unsigned long *__dest, unsigned long __value, int __pe, shmemx_request_h *__request);
void shmemx_ulonglong_atomic_add_nbe(unsigned long long *__dest, unsigned long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_int32_atomic_add_nbe(int32_t *__dest, int32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_int64_atomic_add_nbe(int64_t *__dest, int64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_uint32_atomic_add_nbe(uint32_t *__dest, uint32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_uint64_atomic_add_nbe(uint64_t *__dest, uint64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_size_atomic_add_nbe(size_t *__dest, size_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ptrdiff_atomic_add_nbe(ptrdiff_t *__dest, ptrdiff_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int_atomic_add_nbe(shmem_ctx_t __ctx, int *__dest, int __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_long_atomic_add_nbe(shmem_ctx_t __ctx, long *__dest, long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_longlong_atomic_add_nbe(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint_atomic_add_nbe(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ulong_atomic_add_nbe(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ulonglong_atomic_add_nbe(shmem_ctx_t __ctx, unsigned long long *__dest, unsigned long long __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_atomic_add_nbe(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int64_atomic_add_nbe(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint32_atomic_add_nbe(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint64_atomic_add_nbe(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_size_atomic_add_nbe(shmem_ctx_t __ctx, size_t *__dest, size_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ptrdiff_atomic_add_nbe(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);

/* shmemx_atomic_fetch_and_nbe: Sets dest to dest AND value. */
void shmemx_uint_atomic_fetch_and_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ulong_atomic_fetch_and_nbe(unsigned long *__fetch, unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ulonglong_atomic_fetch_and_nbe(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void shmemx_int32_atomic_fetch_and_nbe(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_int64_atomic_fetch_and_nbe(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint32_atomic_fetch_and_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint64_atomic_fetch_and_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint_atomic_fetch_and_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulong_atomic_fetch_and_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulonglong_atomic_fetch_and_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_atomic_fetch_and_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_int64_atomic_fetch_and_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint32_atomic_fetch_and_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint64_atomic_fetch_and_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __value,
    int __pe, shmemx_request_h *__request);

/* shmemx_atomic_and_nbe: Sets dest to dest AND value. */
void shmemx_uint_atomic_and_nbe(unsigned int *__dest, unsigned int __value, int __pe, shmemx_request_h *__request);
void shmemx_ulong_atomic_and_nbe(unsigned long *__dest, unsigned long __value, int __pe, shmemx_request_h *__request);
void shmemx_ulonglong_atomic_and_nbe(unsigned long long *__dest, unsigned long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_int32_atomic_and_nbe(int32_t *__dest, int32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_int64_atomic_and_nbe(int64_t *__dest, int64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_uint32_atomic_and_nbe(uint32_t *__dest, uint32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_uint64_atomic_and_nbe(uint64_t *__dest, uint64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint_atomic_and_nbe(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ulong_atomic_and_nbe(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ulonglong_atomic_and_nbe(shmem_ctx_t __ctx, unsigned long long *__dest, unsigned long long __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_atomic_and_nbe(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int64_atomic_and_nbe(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint32_atomic_and_nbe(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint64_atomic_and_nbe(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);

/* shmemx_atomic_fetch_or_nbe: Sets dest to dest OR value. */
void shmemx_uint_atomic_fetch_or_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ulong_atomic_fetch_or_nbe(unsigned long *__fetch, unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ulonglong_atomic_fetch_or_nbe(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void shmemx_int32_atomic_fetch_or_nbe(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_int64_atomic_fetch_or_nbe(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint32_atomic_fetch_or_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint64_atomic_fetch_or_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint_atomic_fetch_or_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulong_atomic_fetch_or_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulonglong_atomic_fetch_or_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_atomic_fetch_or_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_int64_atomic_fetch_or_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint32_atomic_fetch_or_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint64_atomic_fetch_or_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __value,
    int __pe, shmemx_request_h *__request);

/* shmemx_atomic_or_nbe: Sets dest to dest OR value. */
void shmemx_uint_atomic_or_nbe(unsigned int *__dest, unsigned int __value, int __pe, shmemx_request_h *__request);
void shmemx_ulong_atomic_or_nbe(unsigned long *__dest, unsigned long __value, int __pe, shmemx_request_h *__request);
void shmemx_ulonglong_atomic_or_nbe(unsigned long long *__dest, unsigned long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_int32_atomic_or_nbe(int32_t *__dest, int32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_int64_atomic_or_nbe(int64_t *__dest, int64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_uint32_atomic_or_nbe(uint32_t *__dest, uint32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_uint64_atomic_or_nbe(uint64_t *__dest, uint64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint_atomic_or_nbe(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ulong_atomic_or_nbe(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ulonglong_atomic_or_nbe(shmem_ctx_t __ctx, unsigned long long *__dest, unsigned long long __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_atomic_or_nbe(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int64_atomic_or_nbe(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint32_atomic_or_nbe(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint64_atomic_or_nbe(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);

/* shmemx_atomic_fetch_xor_nbe: Sets dest to dest XOR value. */
void shmemx_uint_atomic_fetch_xor_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ulong_atomic_fetch_xor_nbe(unsigned long *__fetch, unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ulonglong_atomic_fetch_xor_nbe(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void shmemx_int32_atomic_fetch_xor_nbe(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_int64_atomic_fetch_xor_nbe(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint32_atomic_fetch_xor_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint64_atomic_fetch_xor_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint_atomic_fetch_xor_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulong_atomic_fetch_xor_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulonglong_atomic_fetch_xor_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_atomic_fetch_xor_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_int64_atomic_fetch_xor_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint32_atomic_fetch_xor_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint64_atomic_fetch_xor_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __value,
    int __pe, shmemx_request_h *__request);

/* shmemx_atomic_xor_nbe: Sets dest to dest XOR value. */
void shmemx_uint_atomic_xor_nbe(unsigned int *__dest, unsigned int __value, int __pe, shmemx_request_h *__request);
void shmemx_ulong_atomic_xor_nbe(unsigned long *__dest, unsigned long __value, int __pe, shmemx_request_h *__request);
void shmemx_ulonglong_atomic_xor_nbe(unsigned long long *__dest, unsigned long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_int32_atomic_xor_nbe(int32_t *__dest, int32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_int64_atomic_xor_nbe(int64_t *__dest, int64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_uint32_atomic_xor_nbe(uint32_t *__dest, uint32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_uint64_atomic_xor_nbe(uint64_t *__dest, uint64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint_atomic_xor_nbe(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ulong_atomic_xor_nbe(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ulonglong_atomic_xor_nbe(shmem_ctx_t __ctx, unsigned long long *__dest, unsigned long long __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_atomic_xor_nbe(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int64_atomic_xor_nbe(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint32_atomic_xor_nbe(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint64_atomic_xor_nbe(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);

/* shmemx_swap_nbe: Sets dest to value; it is another name of shmemx_atomic_swap_nbe. */
void shmemx_float_swap_nbe(float *__fetch, float *__dest, float __value, int __pe, shmemx_request_h *__request);
void shmemx_double_swap_nbe(double *__fetch, double *__dest, double __value, int __pe, shmemx_request_h *__request);
void shmemx_int_swap_nbe(int *__fetch, int *__dest, int __value, int __pe, shmemx_request_h *__request);
void shmemx_long_swap_nbe(long *__fetch, long *__dest, long __value, int __pe, shmemx_request_h *__request);
void shmemx_longlong_swap_nbe(long long *__fetch, long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint_swap_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ulong_swap_nbe(unsigned long *__fetch, unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ulonglong_swap_nbe(unsigned long long *__fetch, unsigned long long *__dest, unsigned long long __value,
    int __pe, shmemx_request_h *__request);
void shmemx_int32_swap_nbe(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_int64_swap_nbe(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_uint32_swap_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint64_swap_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_size_swap_nbe(size_t *__fetch, size_t *__dest, size_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ptrdiff_swap_nbe(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_float_swap_nbe(shmem_ctx_t __ctx, float *__fetch, float *__dest, float __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_double_swap_nbe(shmem_ctx_t __ctx, double *__fetch, double *__dest, double __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int_swap_nbe(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_long_swap_nbe(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_longlong_swap_nbe(shmem_ctx_t __ctx, long long *__fetch, long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint_swap_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest, unsigned int __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulong_swap_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest, unsigned long __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulonglong_swap_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_swap_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int64_swap_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint32_swap_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint64_swap_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_size_swap_nbe(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, size_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ptrdiff_swap_nbe(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);

/* shmemx_cswap_nbe: Sets dest to value if it equals cond; it is another name of shmemx_atomic_compare_swap_nbe. */
void shmemx_int_cswap_nbe(int *__fetch, int *__dest, int __cond, int __value, int __pe, shmemx_request_h *__request);
void shmemx_long_cswap_nbe(long *__fetch, long *__dest, long __cond, long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_longlong_cswap_nbe(long long *__fetch, long long *__dest, long long __cond, long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint_cswap_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __cond, unsigned int __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ulong_cswap_nbe(unsigned long *__fetch, unsigned long *__dest, unsigned long __cond, unsigned long __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ulonglong_cswap_nbe(unsigned long long *__fetch, unsigned long long *__dest, unsigned long long __cond,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void shmemx_int32_cswap_nbe(int32_t *__fetch, int32_t *__dest, int32_t __cond, int32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_int64_cswap_nbe(int64_t *__fetch, int64_t *__dest, int64_t __cond, int64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint32_cswap_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __cond, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint64_cswap_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __cond, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_size_cswap_nbe(size_t *__fetch, size_t *__dest, size_t __cond, size_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ptrdiff_cswap_nbe(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __cond, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int_cswap_nbe(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __cond, int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_long_cswap_nbe(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __cond, long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_longlong_cswap_nbe(shmem_ctx_t __ctx, long long *__fetch, long long *__dest, long long __cond,
    long long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint_cswap_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest, unsigned int __cond,
    unsigned int __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulong_cswap_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest, unsigned long __cond,
    unsigned long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulonglong_cswap_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __cond, unsigned long long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_cswap_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __cond, int32_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_int64_cswap_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __cond, int64_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint32_cswap_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __cond,
    uint32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_uint64_cswap_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __cond,
    uint64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_size_cswap_nbe(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, size_t __cond, size_t __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_ptrdiff_cswap_nbe(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __cond,
    ptrdiff_t __value, int __pe, shmemx_request_h *__request);

/* shmemx_fadd_nbe: Adds value to dest; it is another name of shmemx_atomic_fetch_add_nbe. */
void shmemx_int_fadd_nbe(int *__fetch, int *__dest, int __value, int __pe, shmemx_request_h *__request);
void shmemx_long_fadd_nbe(long *__fetch, long *__dest, long __value, int __pe, shmemx_request_h *__request);
void shmemx_longlong_fadd_nbe(long long *__fetch, long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint_fadd_nbe(unsigned int *__fetch, unsigned int *__dest, unsigned int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ulong_fadd_nbe(unsigned long *__fetch, unsigned long *__dest, unsigned long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ulonglong_fadd_nbe(unsigned long long *__fetch, unsigned long long *__dest, unsigned long long __value,
    int __pe, shmemx_request_h *__request);
void shmemx_int32_fadd_nbe(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe, shmemx_request_h *__request);
void shmemx_int64_fadd_nbe(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe, shmemx_request_h *__request);
void shmemx_uint32_fadd_nbe(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_uint64_fadd_nbe(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_size_fadd_nbe(size_t *__fetch, size_t *__dest, size_t __value, int __pe, shmemx_request_h *__request);
void shmemx_ptrdiff_fadd_nbe(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int_fadd_nbe(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_long_fadd_nbe(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_longlong_fadd_nbe(shmem_ctx_t __ctx, long long *__fetch, long long *__dest, long long __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint_fadd_nbe(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest, unsigned int __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulong_fadd_nbe(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest, unsigned long __value,
    int __pe, shmemx_request_h *__request);
void shmemx_ctx_ulonglong_fadd_nbe(shmem_ctx_t __ctx, unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe, shmemx_request_h *__request);
void shmemx_ctx_int32_fadd_nbe(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_int64_fadd_nbe(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint32_fadd_nbe(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_uint64_fadd_nbe(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_size_fadd_nbe(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, size_t __value, int __pe,
    shmemx_request_h *__request);
void shmemx_ctx_ptrdiff_fadd_nbe(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value, int __pe,
    shmemx_request_h *__request);


/* Order of puts to chosen PEs, and completion of their sources. The functions without a context concern operations
 * on the default context, those with ctx the operations on that context. Each name with shmemx_ exists with shmem_,
 * too. Pull requests 315 and 497 of the specification propose them. Threads: Any thread may call these functions for
 * any context that it may use. A call on the default context concerns the operations of all threads. Drafts of
 * OpenSHMEM after 1.6, "Memory Ordering Routines". */

/* shmemx_pe_fence: Orders operations as shmem_fence does, but only those that target the npes listed PEs. Does
 * nothing if npes is 0. */
void shmemx_pe_fence(const int *__target_pes, size_t __npes);
void shmemx_ctx_pe_fence(shmem_ctx_t __ctx, const int *__target_pes, size_t __npes);

/* shmemx_local_complete: Waits until the sources of all puts issued on the context may be reused. The puts need not
 * have arrived at their targets, and gets are not completed. */
void shmemx_local_complete(void);
void shmemx_ctx_local_complete(shmem_ctx_t __ctx);


/* Partitions of the symmetric memory. A partition is a part of the symmetric memory with its own allocator.
 * shmem_malloc allocates from partition 1. Environment variables (SHMEM_SYMMETRIC_PARTITION<ID>) or
 * shmemx_partition_create make more partitions, with numbers up to 127. Both take a text,
 * SIZE=size[:PGSIZE=size][:KIND=kind][:POLICY=policy]. PGSIZE is the size of pages. KIND is SYSDEFAULT, NORMALMEM
 * (NUMA nodes with CPUs), FASTMEM (NUMA nodes without CPUs), NODE and a number, or CUDA (also DEVICE), the memory of
 * a GPU. POLICY is MANDATORY, PREFERRED (the default if KIND is given) or INTERLEAVED. If the machine refuses pages
 * or nodes, the library uses other ones and prints a line, except with MANDATORY. Blocks are freed by shmem_free and
 * resized by shmem_realloc. GPU memory may be dest of put, p and put_signal and source of get and g, contiguous or
 * strided. The argument on the calling PE may be GPU memory then, too. Atomic operations, signals, waits, locks and
 * collectives need memory of the host. Completion of a copy means the same as on the host; a copy does not wait for
 * GPU kernels. Threads: Any thread may call the queries. The other functions are called by one thread of each PE,
 * with the same arguments on all PEs. Heddle, "Partitions". */

/* shmemx_partition_malloc: Allocates size bytes from a partition as shmem_malloc does from partition 1. Ends with a
 * barrier unless size is 0. Returns the address of the block, or NULL if size is 0 or the partition has no room. */
void *shmemx_partition_malloc(size_t __size, int __partition_id);

/* shmemx_partition_align: Allocates size bytes from a partition at a multiple of alignment, which is a power of two
 * and a multiple of sizeof(void *). Ends with a barrier unless size is 0. Returns the address of the block, or NULL
 * if size is 0 or the partition has no room. */
void *shmemx_partition_align(size_t __alignment, size_t __size, int __partition_id);

/* shmemx_partition_calloc: Allocates count objects of size bytes with all bits zero from a partition. Ends with a
 * barrier unless count or size is 0. Returns the address of the first object, or NULL if count or size is 0 or the
 * partition has no room. */
void *shmemx_partition_calloc(size_t __count, size_t __size, int __partition_id);

/* shmemx_partition_create: Makes partition partition_id, which must not exist yet, as traits specifies. It lives
 * until shmem_finalize. Memory of the host is taken from partition 1. Begins and ends with a barrier. Returns 0. If
 * one PE cannot make the partition (no room, no GPU, or no memory of that kind with POLICY=MANDATORY), returns
 * nonzero on all PEs, and nothing changes. */
int shmemx_partition_create(int __partition_id, const char *__traits);

/* shmemx_partition_of: Queries which partition an address belongs to. Returns the number of the partition, or 0 if
 * the address is in none. */
int shmemx_partition_of(const void *__ptr);

/* shmemx_partition_info: Stores the size, the room and the kind of a partition in *info. Returns 0. If the partition
 * does not exist, returns nonzero and stores nothing. */
int shmemx_partition_info(int __partition_id, shmemx_partition_info_t *__info);


/* Counters and resources. These functions read how many operations a context has issued to other nodes, and how many
 * of them are complete. An operation on a PE of the same node is complete when the call returns, and is not counted.
 * Operations that fetch data are reads; all other operations are writes. Each block of a strided put or get counts.
 * SHMEM_CTX_DEFAULT has the sums of all registered threads, and the context of shmemx_thread_ctx has those of one
 * thread. Reading a counter never waits. Threads: Any thread may call these functions, also for a context that
 * another thread uses. Heddle, "Counters and resources". */

/* shmemx_pcntr_get_issued_write: Stores the number of puts, signals and non-fetching atomic operations that were
 * issued on ctx. */
void shmemx_pcntr_get_issued_write(shmem_ctx_t __ctx, uint64_t *__cntr_value);

/* shmemx_pcntr_get_issued_read: Stores the number of gets and fetching atomic operations that were issued on ctx. */
void shmemx_pcntr_get_issued_read(shmem_ctx_t __ctx, uint64_t *__cntr_value);

/* shmemx_pcntr_get_completed_write: Stores a number of writes that are complete: at least so many of those issued on
 * ctx are. It never falls, and is exact after a quiet. */
void shmemx_pcntr_get_completed_write(shmem_ctx_t __ctx, uint64_t *__cntr_value);

/* shmemx_pcntr_get_completed_read: Stores a number of reads that are complete: at least so many of those issued on
 * ctx are. It never falls, and is exact after a quiet. */
void shmemx_pcntr_get_completed_read(shmem_ctx_t __ctx, uint64_t *__cntr_value);

/* shmemx_pcntr_get_completed_target: Stores the number of operations of other nodes that arrived through this PE and
 * are complete. Operations on a PE may arrive through any PE of its node. A long operation arrives in several
 * pieces, and each piece counts. */
void shmemx_pcntr_get_completed_target(uint64_t *__cntr_value);

/* shmemx_pcntr_get_all: Stores all of these numbers in *pcntr. */
void shmemx_pcntr_get_all(shmem_ctx_t __ctx, shmemx_pcntr_t *__pcntr);

/* shmemx_resource_query: Stores the number of lanes, which are independent sets of network resources, and how they
 * are used. All numbers are 0 if all PEs share a node. */
void shmemx_resource_query(shmemx_resource_info_t *__info);


/* Raw entry points. Bindings of other languages use these functions: they offer every operation of OpenSHMEM 1.6
 * that has typed names, without a name for each type. Functions without a type (shmem_init, shmem_malloc,
 * shmem_team_…, shmem_ctx_…, shmem_barrier_all, locks and so on) are called as they are. Sizes are in bytes. Where
 * the kind of an element matters, type specifies it, for example SHMEMX_TYPE_INT. A value is passed and returned in
 * the low bits of a uint64_t. Each function follows the rules of the typed functions that it replaces. ctx may be
 * SHMEM_CTX_DEFAULT. Threads: Any thread may call if it may call the typed function. Heddle, "Raw entry points". */

/* shmemx_raw_type_size: Queries the size of an element of a type. Any thread may call it at any time. Returns the
 * size in bytes, or 0 if the type does not exist. */
size_t shmemx_raw_type_size(int __type);

/* shmemx_raw_put: Does what shmem_put and shmem_p do: copies nbytes bytes from source to dest on PE pe. An aligned
 * put of 4 or 8 bytes is a single store. */
void shmemx_raw_put(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nbytes, int __pe);

/* shmemx_raw_put_nbi: Does what shmem_put_nbi does: starts to copy nbytes bytes from source to dest on PE pe. */
void shmemx_raw_put_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nbytes, int __pe);

/* shmemx_raw_get: Does what shmem_get and shmem_g do: copies nbytes bytes from source on PE pe to dest. */
void shmemx_raw_get(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nbytes, int __pe);

/* shmemx_raw_get_nbi: Does what shmem_get_nbi does: starts to copy nbytes bytes from source on PE pe to dest. */
void shmemx_raw_get_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nbytes, int __pe);

/* shmemx_raw_iput: Does what shmem_iput (with bsize 1) and shmem_ibput do: copies nblocks blocks of bsize elements
 * of element bytes to PE pe. Consecutive blocks start sst elements apart in source and dst elements apart in dest. */
void shmemx_raw_iput(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, size_t __element, int __pe);

/* shmemx_raw_iget: Does what shmem_iget (with bsize 1) and shmem_ibget do: copies nblocks blocks of bsize elements
 * of element bytes from PE pe. Consecutive blocks start sst elements apart in source and dst elements apart in dest. */
void shmemx_raw_iget(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, size_t __element, int __pe);

/* shmemx_raw_put_signal: Does what shmem_put_signal does: copies nbytes bytes from source to dest on PE pe, then
 * updates *sig_addr on PE pe. */
void shmemx_raw_put_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nbytes, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);

/* shmemx_raw_put_signal_nbi: Does what shmem_put_signal_nbi does: returns at once, and source may be reused after a
 * quiet on the context. */
void shmemx_raw_put_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nbytes,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);

/* shmemx_raw_signal: Does what shmem_signal_set and shmem_signal_add do: updates *sig_addr on PE pe. */
void shmemx_raw_signal(shmem_ctx_t __ctx, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);

/* shmemx_raw_atomic: Does what the non-fetching atomic functions do: updates the word of width bytes, 4 or 8, at
 * dest on PE pe. op is SHMEMX_ATOMIC_SET, ADD, AND, OR or XOR. */
void shmemx_raw_atomic(shmem_ctx_t __ctx, int __op, size_t __width, void *__dest, uint64_t __value, int __pe);

/* shmemx_raw_atomic_fetch: Does what the fetching atomic functions do: updates the word of width bytes, 4 or 8, at
 * dest on PE pe and fetches its previous value. op is one of shmemx_raw_atomic, SHMEMX_ATOMIC_FETCH (ignores value),
 * SWAP, or COMPARE_SWAP, which alone reads cond. Returns the value of the word before the operation. */
uint64_t shmemx_raw_atomic_fetch(shmem_ctx_t __ctx, int __op, size_t __width, void *__dest, uint64_t __cond,
    uint64_t __value, int __pe);

/* shmemx_raw_atomic_fetch_nbi: Does what shmemx_raw_atomic_fetch does, but returns at once. The width bytes at fetch
 * receive the previous value, and are valid after a quiet on the context. */
void shmemx_raw_atomic_fetch_nbi(shmem_ctx_t __ctx, int __op, size_t __width, void *__fetch, void *__dest,
    uint64_t __cond, uint64_t __value, int __pe);

/* shmemx_raw_wait_until: Does what shmem_wait_until does: waits until the condition *ivar cmp cmp_value is true.
 * Returns the value of *ivar that satisfied the condition. */
uint64_t shmemx_raw_wait_until(int __type, const void *__ivar, int __cmp, uint64_t __cmp_value);

/* shmemx_raw_wait_until_all: Does what shmem_wait_until_all and shmem_wait_until_all_vector do: waits until every
 * element has satisfied the condition. nvalues is 1 for one common value, or nelems for a value for each element. */
void shmemx_raw_wait_until_all(int __type, const void *__ivars, size_t __nelems, const int *__status, int __cmp,
    const void *__cmp_values, size_t __nvalues);

/* shmemx_raw_wait_until_any: Does what shmem_wait_until_any and shmem_wait_until_any_vector do: waits until at least
 * one element satisfies the condition. nvalues is 1 for one common value, or nelems for a value for each element.
 * Returns the index of such an element, or SIZE_MAX if there are no elements. */
size_t shmemx_raw_wait_until_any(int __type, const void *__ivars, size_t __nelems, const int *__status, int __cmp,
    const void *__cmp_values, size_t __nvalues);

/* shmemx_raw_wait_until_some: Does what shmem_wait_until_some and shmem_wait_until_some_vector do: waits until at
 * least one element satisfies the condition, and stores the indices of all that do. nvalues is 1 for one common
 * value, or nelems for a value for each element. Returns the number of stored indices, which is 0 if there are no
 * elements. */
size_t shmemx_raw_wait_until_some(int __type, const void *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const void *__cmp_values, size_t __nvalues);

/* shmemx_raw_test: Does what shmem_test does: tests the condition *ivar cmp cmp_value. Returns 1 if the condition is
 * true, and 0 otherwise. */
int shmemx_raw_test(int __type, const void *__ivar, int __cmp, uint64_t __cmp_value);

/* shmemx_raw_test_all: Does what shmem_test_all and shmem_test_all_vector do: tests whether every element satisfies
 * the condition. nvalues is 1 for one common value, or nelems for a value for each element. Returns 1 if every
 * element does or there are no elements, and 0 otherwise. */
int shmemx_raw_test_all(int __type, const void *__ivars, size_t __nelems, const int *__status, int __cmp,
    const void *__cmp_values, size_t __nvalues);

/* shmemx_raw_test_any: Does what shmem_test_any and shmem_test_any_vector do: searches for an element that satisfies
 * the condition. nvalues is 1 for one common value, or nelems for a value for each element. Returns the index of
 * such an element, or SIZE_MAX if there is none. */
size_t shmemx_raw_test_any(int __type, const void *__ivars, size_t __nelems, const int *__status, int __cmp,
    const void *__cmp_values, size_t __nvalues);

/* shmemx_raw_test_some: Does what shmem_test_some and shmem_test_some_vector do: stores the indices of the elements
 * that satisfy the condition. nvalues is 1 for one common value, or nelems for a value for each element. Returns the
 * number of stored indices. */
size_t shmemx_raw_test_some(int __type, const void *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const void *__cmp_values, size_t __nvalues);

/* shmemx_raw_lock_enqueue: Begins what shmem_set_lock does, but does not wait: takes the lock if it is free, and
 * otherwise the last place in its queue. A PE that is in the queue calls shmemx_raw_lock_turn until it has the lock.
 * Returns 0 if the lock was taken, and 1 if the PE is in the queue. */
int shmemx_raw_lock_enqueue(long *__lock);

/* shmemx_raw_lock_turn: Ends what shmem_set_lock does, after shmemx_raw_lock_enqueue has returned 1: takes the lock
 * if it is the turn of this PE. Returns 0 if the lock was taken, and 1 if the PE is still in the queue. */
int shmemx_raw_lock_turn(long *__lock);


/* Raw entry points of collectives. Bindings of other languages use these functions: the collectives over a team, by
 * bytes or by type. Each function follows the rules of the typed functions that it replaces. Returns 0 on success.
 * Threads: One thread of each PE calls these functions. Calls on one team must not overlap. Different teams may be
 * used at the same time. Heddle, "Raw entry points". */

/* shmemx_raw_alltoall: Does what shmem_alltoall does: block j of nbytes bytes of source on PE i is copied to block i
 * of dest on PE j. */
int shmemx_raw_alltoall(shmem_team_t __team, void *__dest, const void *__source, size_t __nbytes);

/* shmemx_raw_alltoalls: Does what shmem_alltoalls does, with blocks of nelems elements of element bytes. They are
 * sst elements apart in source and dst elements apart in dest. */
int shmemx_raw_alltoalls(shmem_team_t __team, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, size_t __element);

/* shmemx_raw_broadcast: Does what shmem_broadcast does: copies nbytes bytes from source on PE PE_root of the team to
 * dest on all its PEs. */
int shmemx_raw_broadcast(shmem_team_t __team, void *__dest, const void *__source, size_t __nbytes, int __PE_root);

/* shmemx_raw_collect: Does what shmem_collect does: concatenates the sources of all PEs and stores the result in
 * dest on every PE. nbytes may differ between PEs. */
int shmemx_raw_collect(shmem_team_t __team, void *__dest, const void *__source, size_t __nbytes);

/* shmemx_raw_fcollect: Does what shmem_fcollect does: concatenates the sources of all PEs, with the same nbytes on
 * all PEs. */
int shmemx_raw_fcollect(shmem_team_t __team, void *__dest, const void *__source, size_t __nbytes);

/* shmemx_raw_reduce: Does what the reductions do: combines nreduce elements of all PEs by op. op is
 * SHMEMX_REDUCE_AND, OR, XOR, MAX, MIN, SUM or PROD. type must be a type for which OpenSHMEM has this reduction. */
int shmemx_raw_reduce(shmem_team_t __team, int __type, int __op, void *__dest, const void *__source, size_t __nreduce);

/* shmemx_raw_sum_inscan: Does what shmem_sum_inscan does: stores in dest the sum of the sources of the calling PE
 * and all PEs with lower numbers in team. */
int shmemx_raw_sum_inscan(shmem_team_t __team, int __type, void *__dest, const void *__source, size_t __nelems);

/* shmemx_raw_sum_exscan: Does what shmem_sum_exscan does: stores in dest the sum of the sources of all PEs with
 * lower numbers in team. The first PE gets 0. */
int shmemx_raw_sum_exscan(shmem_team_t __team, int __type, void *__dest, const void *__source, size_t __nelems);


/* Requests. A request stands for the operations that were posted to it, and completes for them alone. shmem_quiet
 * does not complete them, and a request does not complete operations that were posted without it. Posting to a
 * variable that holds SHMEMX_REQUEST_NULL makes a request; posting to a live request adds to it. Operations of a
 * request are unordered without shmemx_request_fence. Making a request is local. A handle is a value. A copy of it
 * refers to the same request, and becomes invalid when the request ends. shmem_finalize completes all operations and
 * ends all requests. Threads: Any thread may call these functions, also a thread that has posted nothing. One thread
 * at a time posts to a request, waits for it or tests it. Several threads may post at once to a request that was
 * made with SHMEMX_REQUEST_SHARED. The program makes sure that no thread posts while another thread waits or tests.
 * Merged Requests for Better Performance and Productivity in Multithreaded OpenSHMEM, "Merged Requests". */

/* shmemx_request_alloc: Makes an empty request and stores its handle in *request, whatever that held. params is the
 * bitwise OR of options. SHMEMX_REQUEST_PRIVATE: only one thread uses it. SHARED: several threads post at once.
 * SERIALIZED (the default): one thread at a time. LOCAL: wait and test are for local completion. PERSISTENT: wait
 * and test keep the request alive. EXCLUSIVE: the request has a lane, a set of network resources, that no other
 * request or context has at the time of the call; if there is none, the call fails. EXCLUSIVE_TRY: if there is none,
 * the lane is shared. PRIORITY_HIGH: acts as EXCLUSIVE_TRY. PRIORITY_LOW: no promise. Returns 0. If it fails,
 * returns nonzero and stores SHMEMX_REQUEST_NULL. */
int shmemx_request_alloc(shmemx_request_params_t __params, shmemx_request_h *__request);

/* shmemx_request_free: Waits for the outstanding operations of the request, ends it and sets *request to
 * SHMEMX_REQUEST_NULL. Does nothing if *request is that already. Returns 0. */
int shmemx_request_free(shmemx_request_h *__request);

/* shmemx_request_wait: Waits until every operation that was posted to the request is complete and visible to all
 * PEs. It blocks only the calling thread. Then the request ends and *request becomes SHMEMX_REQUEST_NULL, unless the
 * request is persistent. Returns at once if *request is SHMEMX_REQUEST_NULL. For a request that was made with
 * SHMEMX_REQUEST_LOCAL it waits as shmemx_request_wait_local does. If that request is not persistent, only
 * shmem_finalize completes its operations at their targets. Returns 0. */
int shmemx_request_wait(shmemx_request_h *__request);

/* shmemx_request_wait_local: Waits until sources may be reused, and until data that gets and atomic operations fetch
 * has arrived. Operations need not be complete at their targets, and the request stays alive. Returns 0. */
int shmemx_request_wait_local(shmemx_request_h *__request);

/* shmemx_request_test: Tests whether shmemx_request_wait would return at once. If so, stores 1 in *flag and does
 * what that function does; otherwise stores 0. It progresses outstanding operations. Returns 0. */
int shmemx_request_test(shmemx_request_h *__request, int *__flag);

/* shmemx_request_fence: Orders deliveries: at each PE, operations that are posted to the request later are delivered
 * after the puts, atomic operations and signals that were posted to it before. */
void shmemx_request_fence(shmemx_request_h __request);

/* shmemx_request_wait_all: Waits for each of count requests as shmemx_request_wait does. Returns 0. */
int shmemx_request_wait_all(size_t __count, shmemx_request_h *__requests);

/* shmemx_request_wait_any: Waits until one of count requests is complete, ends it as shmemx_request_wait does and
 * stores its index in *index. Elements that are SHMEMX_REQUEST_NULL are ignored. If all are, *index becomes SIZE_MAX
 * at once. Returns 0. */
int shmemx_request_wait_any(size_t __count, shmemx_request_h *__requests, size_t *__index);

/* shmemx_request_wait_some: Waits until at least one of count requests is complete, and ends all that are.
 * *completed receives their number and indices their indices. Elements that are SHMEMX_REQUEST_NULL are ignored. If
 * all are, *completed becomes 0 at once. Returns 0. */
int shmemx_request_wait_some(size_t __count, shmemx_request_h *__requests, size_t *__completed, size_t *__indices);

/* shmemx_merge_request: Adds the operations of the count requests in the list requests to *request. If *request is
 * SHMEMX_REQUEST_NULL, it is made. The merged requests end, and their variables become SHMEMX_REQUEST_NULL. Null
 * pointers, null requests, repeated requests and *request itself are ignored in the list. Returns 0. */
int shmemx_merge_request(size_t __count, shmemx_request_h **__requests, shmemx_request_h *__request);

/* shmemx_request_merge: Does what shmemx_merge_request does, with the requests in an array. Returns 0. */
int shmemx_request_merge(shmemx_request_h *__request, int __count, shmemx_request_h *__requests);

/* shmemx_wait_nbe: Waits for a request; it is another name of shmemx_request_wait. Returns 0. */
int shmemx_wait_nbe(shmemx_request_h *__request);

/* shmemx_test_nbe: Tests a request; it is another name of shmemx_request_test. Returns 0. */
int shmemx_test_nbe(shmemx_request_h *__request, int *__flag);

/* shmemx_request_allocate: Makes an empty request, as shmemx_request_alloc does without options. Returns 0. If it
 * fails, returns nonzero and stores SHMEMX_REQUEST_NULL. */
int shmemx_request_allocate(shmemx_request_h *__request);


/* Memory spaces. A memory space is symmetric memory of the PEs of one team, with its own allocator. Only the PEs of
 * its team take part when blocks of it are allocated or freed. A space has one kind of memory. SHMEM_MTYPE_SYSTEM
 * and SHMEM_MTYPE_CPU are memory of the host, and SHMEM_MTYPE_GPU is memory of GPUs, which needs a team of all PEs.
 * Every operation reaches memory of the host as it reaches the symmetric heap. Put, p and put_signal reach GPU
 * memory as dest, and get and g as source. A PE outside of the team can reach a block if it knows the address.
 * Memory of the host is taken from the pool of HEDDLE_SPACES bytes of each PE, not from the symmetric heap. A
 * function that gets SHMEM_SPACE_INVALID does nothing, and returns NULL if it returns an address. Threads: Any
 * thread may call the queries. For one team, one thread of each PE at a time calls the other functions, with the
 * same arguments on all PEs of the team. Different threads may use spaces of different teams at the same time.
 * Heddle, "Memory spaces". */

/* shmemx_space_create: Creates a memory space of config.size bytes of the kind config.mtype on each PE of team, and
 * stores its handle in *space. All PEs of team must call the function with the same config, which is passed by
 * value. The size is rounded up to 2 MiB. The team should live as long as the space. config_options is ignored.
 * Returns 0. If it fails, returns nonzero and stores SHMEM_SPACE_INVALID on all PEs of the team, and one PE prints
 * the reason. */
int shmemx_space_create(shmem_team_t __team, long __config_options, shmem_space_config_t __config,
    shmem_space_t *__space);

/* shmemx_space_create_with_team: Creates a memory space of config->size bytes on each PE that has a device of
 * config->device_type, and a team of these PEs. Today all PEs must have the device. All PEs of the job must call the
 * function with the same config. The team must be destroyed before the space. config->flags must be 0. The header
 * shmemx_space_draft.h has the function as shmem_space_create. Returns 0. If it fails, returns nonzero and stores
 * SHMEM_SPACE_INVALID and SHMEM_TEAM_INVALID on all PEs, and one PE prints the reason. */
int shmemx_space_create_with_team(const shmemx_space_device_config_t *__config, shmem_space_t *__space,
    shmem_team_t *__team);

/* shmemx_space_destroy: Destroys a memory space. All PEs of its team must call the function, after all blocks of the
 * space are freed. A team that was created with the space, and all teams that were split from that team, must be
 * destroyed first. A space that is not destroyed lives until shmem_finalize. Returns 0. If blocks or teams of the
 * space are left, returns nonzero on all PEs of the team, one PE prints a line, and nothing changes. */
int shmemx_space_destroy(shmem_space_t __space);

/* shmemx_space_malloc: Allocates size bytes from a memory space. All PEs of its team must call the function. It ends
 * with a barrier of the team unless size is 0, and completes no operation. Returns the address of the block, or NULL
 * if size is 0 or the space has no room. */
void *shmemx_space_malloc(shmem_space_t __space, size_t __size);

/* shmemx_space_malloc_with_hints: Does what shmemx_space_malloc does. The hints have no effect. Returns the address
 * of the block, or NULL if size is 0 or the space has no room. */
void *shmemx_space_malloc_with_hints(shmem_space_t __space, size_t __size, long __hints);

/* shmemx_space_calloc: Allocates count objects of size bytes with all bits zero from a memory space. All PEs of its
 * team must call the function. It ends with a barrier of the team unless count or size is 0. Returns the address of
 * the first object, or NULL if count or size is 0 or the space has no room. */
void *shmemx_space_calloc(shmem_space_t __space, size_t __count, size_t __size);

/* shmemx_space_align: Allocates size bytes from a memory space at a multiple of alignment, which is a power of two,
 * a multiple of sizeof(void *) and at most 2 MiB. All PEs of its team must call the function. It ends with a barrier
 * of the team unless size is 0. Returns the address of the block, or NULL if size is 0, alignment is too large or
 * the space has no room. */
void *shmemx_space_align(shmem_space_t __space, size_t __alignment, size_t __size);

/* shmemx_space_free: Frees a block of a memory space. All PEs of its team must call the function. It completes
 * operations on the default context and begins with a barrier of the team, unless ptr is NULL. */
void shmemx_space_free(shmem_space_t __space, void *__ptr);

/* shmemx_space_get_team: Stores the team of a memory space in *team. Returns 0. If the space does not exist, returns
 * nonzero and stores SHMEM_TEAM_INVALID. */
int shmemx_space_get_team(shmem_space_t __space, shmem_team_t *__team);

/* shmemx_space_get_device_type: Stores SHMEMX_SPACE_DEVICE_CPU for memory of the host or SHMEMX_SPACE_DEVICE_CUDA
 * for GPU memory in *device_type. Returns 0. If the space does not exist, returns nonzero and stores nothing. */
int shmemx_space_get_device_type(shmem_space_t __space, int *__device_type);

/* shmemx_space_get_caps: Stores in *caps which operations the memory of a space supports, as a bitwise OR of the
 * constants SHMEMX_SPACE_RMA, SHMEMX_SPACE_COLLECTIVES, SHMEMX_SPACE_ATOMICS, SHMEMX_SPACE_DIRECT_ACCESS (load and
 * store), SHMEMX_SPACE_WORLD_ACCESS (by all PEs) and SHMEMX_SPACE_IDENT_ADDR (the same address on all PEs of the
 * team). Returns 0. If the space does not exist, returns nonzero and stores nothing. */
int shmemx_space_get_caps(shmem_space_t __space, uint64_t *__caps);

/* shmemx_get_space: Stores the memory space that contains an address in *space. Returns 0. If the address is in no
 * memory space, returns nonzero and stores SHMEM_SPACE_INVALID. */
int shmemx_get_space(void *__ptr, shmem_space_t *__space);

/* shmemx_get_space_config: Stores the size that was requested and the kind of the memory space that contains an
 * address in *config. Returns 0. If the address is in no memory space, returns nonzero and stores nothing. */
int shmemx_get_space_config(void *__ptr, shmem_space_config_t *__config);

/* shmemx_query_gpu_awareness: Queries whether GPU memory can be used. It finds out for the calling PE alone, and is
 * not collective. Returns 1 if team is valid and the calling PE has a GPU and its driver, and 0 otherwise. */
int shmemx_query_gpu_awareness(shmem_team_t __team);


/* Splitting teams by colour and in three dimensions. All PEs of the parent team must call these functions. The
 * parent and its children can be used at the same time. SHMEMX_TEAM_NODE is a predefined team: the PEs of this node,
 * which share memory. Returns 0. If it fails, returns nonzero and stores SHMEM_TEAM_INVALID in every new team, on
 * all PEs of the parent team. Threads: One thread of each PE calls these functions. Calls on one team must not
 * overlap. Heddle, "Teams". */

/* shmemx_team_split_color: Makes a team of all PEs of the parent that pass the same color, a number of at least 0.
 * Numbers in the team follow key, and where keys are equal, the numbers in the parent. A PE that passes
 * SHMEMX_COLOR_UNDEFINED joins no team and gets SHMEM_TEAM_INVALID. config and config_mask need to be the same only
 * within a team. */
int shmemx_team_split_color(shmem_team_t __parent_team, int __color, int __key, const shmem_team_config_t *__config,
    long __config_mask, shmem_team_t *__new_team);

/* shmemx_team_split_3d: Arranges the PEs of the parent in planes of yrange rows of xrange PEs, and makes a team of
 * each line along each axis. PE i is at x = i % xrange, y = i / xrange % yrange, z = i / (xrange * yrange). The last
 * lines may be short. */
int shmemx_team_split_3d(shmem_team_t __parent_team, int __xrange, int __yrange,
    const shmem_team_config_t *__xaxis_config, long __xaxis_mask, shmem_team_t *__xaxis_team,
    const shmem_team_config_t *__yaxis_config, long __yaxis_mask, shmem_team_t *__yaxis_team,
    const shmem_team_config_t *__zaxis_config, long __zaxis_mask, shmem_team_t *__zaxis_team);


/* Registered threads. A registered thread has private network resources for operations without a context. It shares
 * neither locks nor completions with other threads. Its operations still belong to SHMEM_CTX_DEFAULT: shmem_quiet,
 * shmem_fence, barriers and shmem_finalize apply to the operations of all threads. A thread that is not registered
 * may call every function; all such threads share resources. When resources are exhausted, registered threads share
 * them. Below SHMEM_THREAD_MULTIPLE registration changes nothing. Before shmem_init only shmemx_register_gettid may
 * be called. Cancelling a thread inside a call is undefined. Threads: Any thread may call, for itself. Heddle,
 * "Registered threads". */

/* shmemx_init_thread: Starts the library as shmem_init_thread does. required is SHMEM_THREAD_SINGLE,
 * SHMEM_THREAD_FUNNELED, SHMEM_THREAD_SERIALIZED or SHMEM_THREAD_MULTIPLE. Only the thread that initialises the
 * library calls it. Returns the thread level that the library provides. */
int shmemx_init_thread(int __required);

/* shmemx_query_thread: Queries the thread level that the library provides. Returns that level. */
int shmemx_query_thread(void);

/* shmemx_thread_register: Registers the calling thread. Calls nest: each one needs its own shmemx_thread_unregister.
 * The end of the thread and shmem_finalize undo registrations that are left. */
void shmemx_thread_register(void);

/* shmemx_thread_register_ex: Registers the calling thread with options. SHMEMX_CTX_EXCLUSIVE: no other thread ever
 * shares its resources. SHMEMX_CTX_REQUIRE: the call fails if resources are exhausted. SHMEMX_CTX_PRIORITY_HIGH and
 * SHMEMX_CTX_PRIORITY_LOW: a priority. The options of a nested call are ignored. Returns 0. If resources are
 * required and exhausted, returns nonzero, and the thread is not registered. */
int shmemx_thread_register_ex(long __options);

/* shmemx_thread_unregister: Undoes one registration of the calling thread. The last call completes the operations of
 * the thread and releases its resources. Does nothing if the thread is not registered. */
void shmemx_thread_unregister(void);

/* shmemx_thread_quiet: Waits until the operations that the calling thread issued without a context or on its
 * shmemx_thread_ctx are complete and visible to all PEs. For a thread that is not registered, these are the
 * operations of all such threads. */
void shmemx_thread_quiet(void);

/* shmemx_thread_fence: Orders deliveries: at each PE, operations that the calling thread issues later without a
 * context are delivered after the puts, atomic operations and signals that it issued so before. */
void shmemx_thread_fence(void);

/* shmemx_thread_ctx: Queries the context that is the part of the calling thread in SHMEM_CTX_DEFAULT. Only this
 * thread uses it, until it unregisters. Passing it saves the look-up of the thread at each call. It cannot be
 * destroyed. Returns that context, or SHMEM_CTX_DEFAULT if the thread is not registered. */
shmem_ctx_t shmemx_thread_ctx(void);

/* shmemx_register_gettid: Sets a function that identifies user-level threads. gettid returns a number that no two of
 * them have at the same time. NULL removes the function. One thread calls it, before the first shmem_init or after
 * the last shmem_finalize. The library cannot see the end of a user-level thread: it must unregister. */
void shmemx_register_gettid(shmemx_gettid_t __gettid);


/* Non-blocking collectives with a request. All PEs of team must call the function. It returns at once, and
 * shmemx_request_wait waits until the part of the calling PE is complete: dest holds the result, and the buffers may
 * be reused. Until then the buffers belong to the collective. One on a team needs no later call of another PE. All
 * PEs of a team start its collectives on requests in the same order. Collectives of different teams and other
 * operations on the same request may be mixed. dest must be free on all PEs before any PE calls. A blocking
 * collective on the team may be called meanwhile. Returns 0 on success. Threads: For one team, one thread of each PE
 * at a time calls the function. Different threads may use different teams at the same time. Merged Requests for
 * Better Performance and Productivity in Multithreaded OpenSHMEM, "Merged Requests". */

/* shmemx_sync_nbe: Starts what shmem_team_sync does. It is complete when all PEs of the team have called. It
 * completes no other operation. */
int shmemx_sync_nbe(shmem_team_t __team, shmemx_request_h *__request);

/* shmemx_broadcast_nbe: Starts to copy nelems elements from source on PE root of the team to dest on all its PEs,
 * including the root. */
int shmemx_float_broadcast_nbe(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems, int __root,
    shmemx_request_h *__request);
int shmemx_double_broadcast_nbe(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int shmemx_longdouble_broadcast_nbe(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int shmemx_char_broadcast_nbe(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems, int __root,
    shmemx_request_h *__request);
int shmemx_schar_broadcast_nbe(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int shmemx_short_broadcast_nbe(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems, int __root,
    shmemx_request_h *__request);
int shmemx_int_broadcast_nbe(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems, int __root,
    shmemx_request_h *__request);
int shmemx_long_broadcast_nbe(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems, int __root,
    shmemx_request_h *__request);
int shmemx_longlong_broadcast_nbe(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int shmemx_uchar_broadcast_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int shmemx_ushort_broadcast_nbe(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int shmemx_uint_broadcast_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int shmemx_ulong_broadcast_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int shmemx_ulonglong_broadcast_nbe(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, int __root, shmemx_request_h *__request);
int shmemx_int8_broadcast_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems, int __root,
    shmemx_request_h *__request);
int shmemx_int16_broadcast_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int shmemx_int32_broadcast_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int shmemx_int64_broadcast_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int shmemx_uint8_broadcast_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int shmemx_uint16_broadcast_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int shmemx_uint32_broadcast_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int shmemx_uint64_broadcast_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int shmemx_size_broadcast_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems, int __root,
    shmemx_request_h *__request);
int shmemx_ptrdiff_broadcast_nbe(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    int __root, shmemx_request_h *__request);
int shmemx_broadcastmem_nbe(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems, int __root,
    shmemx_request_h *__request);

/* shmemx_alltoall_nbe: Starts to send a block of nelems elements to each PE of the team. Block j of source on PE i
 * is copied to block i of dest on PE j. */
int shmemx_float_alltoall_nbe(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_double_alltoall_nbe(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_longdouble_alltoall_nbe(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_char_alltoall_nbe(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_schar_alltoall_nbe(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_short_alltoall_nbe(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int_alltoall_nbe(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_long_alltoall_nbe(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_longlong_alltoall_nbe(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uchar_alltoall_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_ushort_alltoall_nbe(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_uint_alltoall_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ulong_alltoall_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_ulonglong_alltoall_nbe(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, shmemx_request_h *__request);
int shmemx_int8_alltoall_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int16_alltoall_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int32_alltoall_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_int64_alltoall_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint8_alltoall_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint16_alltoall_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint32_alltoall_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_uint64_alltoall_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_size_alltoall_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_ptrdiff_alltoall_nbe(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    shmemx_request_h *__request);
int shmemx_alltoallmem_nbe(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems,
    shmemx_request_h *__request);

/* shmemx_broadcast_list: Starts to copy nbytes bytes from source on PE root to dest on the n PEs that pes lists,
 * including the root. Exactly these PEs must call the function. Their numbers are those in the job. Each appears
 * once, in any order, and they need not form a team. Two broadcasts with the same root must start in the same order
 * on all PEs that take part in both. */
int shmemx_broadcast_list(const int *__pes, size_t __n, void *__dest, const void *__source, size_t __nbytes, int __root,
    shmemx_request_h *__request);


/* Non-blocking reductions with a request. All PEs of team must call the function, which returns at once.
 * shmemx_request_wait waits until the part of the calling PE is complete, as after shmemx_broadcast_nbe. dest and
 * source may be the same object. Threads that wait or test perform a part of the arithmetic: a reduction progresses
 * whenever a thread of each PE waits in the library, tests a request, or tests a word whose condition is not
 * satisfied. Returns 0 on success. Threads: For one team, one thread of each PE at a time calls the function.
 * Different threads may use different teams at the same time. Merged Requests for Better Performance and
 * Productivity in Multithreaded OpenSHMEM, "Merged Requests". */

/* shmemx_and_reduce_nbe: Starts to store the bitwise AND of the sources of all PEs in dest. */
int shmemx_uchar_and_reduce_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ushort_and_reduce_nbe(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_uint_and_reduce_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulong_and_reduce_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulonglong_and_reduce_nbe(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_int8_and_reduce_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int16_and_reduce_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int32_and_reduce_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int64_and_reduce_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint8_and_reduce_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint16_and_reduce_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint32_and_reduce_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint64_and_reduce_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_size_and_reduce_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);

/* shmemx_or_reduce_nbe: Starts to store the bitwise OR of the sources of all PEs in dest. */
int shmemx_uchar_or_reduce_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ushort_or_reduce_nbe(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_uint_or_reduce_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_ulong_or_reduce_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulonglong_or_reduce_nbe(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_int8_or_reduce_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int16_or_reduce_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int32_or_reduce_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int64_or_reduce_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint8_or_reduce_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint16_or_reduce_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint32_or_reduce_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint64_or_reduce_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_size_or_reduce_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);

/* shmemx_xor_reduce_nbe: Starts to store the bitwise XOR of the sources of all PEs in dest. */
int shmemx_uchar_xor_reduce_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ushort_xor_reduce_nbe(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_uint_xor_reduce_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulong_xor_reduce_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulonglong_xor_reduce_nbe(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_int8_xor_reduce_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int16_xor_reduce_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int32_xor_reduce_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int64_xor_reduce_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint8_xor_reduce_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint16_xor_reduce_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint32_xor_reduce_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint64_xor_reduce_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_size_xor_reduce_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);

/* shmemx_max_reduce_nbe: Starts to store the maximum of the sources of all PEs in dest. */
int shmemx_float_max_reduce_nbe(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_double_max_reduce_nbe(shmem_team_t __team, double *__dest, const double *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_longdouble_max_reduce_nbe(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_char_max_reduce_nbe(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_schar_max_reduce_nbe(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_short_max_reduce_nbe(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int_max_reduce_nbe(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_long_max_reduce_nbe(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_longlong_max_reduce_nbe(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uchar_max_reduce_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ushort_max_reduce_nbe(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_uint_max_reduce_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulong_max_reduce_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulonglong_max_reduce_nbe(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_int8_max_reduce_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int16_max_reduce_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int32_max_reduce_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int64_max_reduce_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint8_max_reduce_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint16_max_reduce_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint32_max_reduce_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint64_max_reduce_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_size_max_reduce_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_ptrdiff_max_reduce_nbe(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nreduce,
    shmemx_request_h *__request);

/* shmemx_min_reduce_nbe: Starts to store the minimum of the sources of all PEs in dest. */
int shmemx_float_min_reduce_nbe(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_double_min_reduce_nbe(shmem_team_t __team, double *__dest, const double *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_longdouble_min_reduce_nbe(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_char_min_reduce_nbe(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_schar_min_reduce_nbe(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_short_min_reduce_nbe(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int_min_reduce_nbe(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_long_min_reduce_nbe(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_longlong_min_reduce_nbe(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uchar_min_reduce_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ushort_min_reduce_nbe(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_uint_min_reduce_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulong_min_reduce_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulonglong_min_reduce_nbe(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_int8_min_reduce_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int16_min_reduce_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int32_min_reduce_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int64_min_reduce_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint8_min_reduce_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint16_min_reduce_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint32_min_reduce_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint64_min_reduce_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_size_min_reduce_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_ptrdiff_min_reduce_nbe(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nreduce,
    shmemx_request_h *__request);

/* shmemx_sum_reduce_nbe: Starts to store the sum of the sources of all PEs in dest. */
int shmemx_float_sum_reduce_nbe(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_double_sum_reduce_nbe(shmem_team_t __team, double *__dest, const double *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_longdouble_sum_reduce_nbe(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_char_sum_reduce_nbe(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_schar_sum_reduce_nbe(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_short_sum_reduce_nbe(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int_sum_reduce_nbe(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_long_sum_reduce_nbe(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_longlong_sum_reduce_nbe(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uchar_sum_reduce_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ushort_sum_reduce_nbe(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_uint_sum_reduce_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulong_sum_reduce_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulonglong_sum_reduce_nbe(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_int8_sum_reduce_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int16_sum_reduce_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int32_sum_reduce_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int64_sum_reduce_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint8_sum_reduce_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint16_sum_reduce_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint32_sum_reduce_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint64_sum_reduce_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_size_sum_reduce_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_ptrdiff_sum_reduce_nbe(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_complexd_sum_reduce_nbe(shmem_team_t __team, heddle_complexd *__dest, const heddle_complexd *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_complexf_sum_reduce_nbe(shmem_team_t __team, heddle_complexf *__dest, const heddle_complexf *__source,
    size_t __nreduce, shmemx_request_h *__request);

/* shmemx_prod_reduce_nbe: Starts to store the product of the sources of all PEs in dest. */
int shmemx_float_prod_reduce_nbe(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_double_prod_reduce_nbe(shmem_team_t __team, double *__dest, const double *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_longdouble_prod_reduce_nbe(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_char_prod_reduce_nbe(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_schar_prod_reduce_nbe(shmem_team_t __team, signed char *__dest, const signed char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_short_prod_reduce_nbe(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int_prod_reduce_nbe(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_long_prod_reduce_nbe(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_longlong_prod_reduce_nbe(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uchar_prod_reduce_nbe(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ushort_prod_reduce_nbe(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_uint_prod_reduce_nbe(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulong_prod_reduce_nbe(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_ulonglong_prod_reduce_nbe(shmem_team_t __team, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nreduce, shmemx_request_h *__request);
int shmemx_int8_prod_reduce_nbe(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int16_prod_reduce_nbe(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int32_prod_reduce_nbe(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_int64_prod_reduce_nbe(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint8_prod_reduce_nbe(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint16_prod_reduce_nbe(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint32_prod_reduce_nbe(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_uint64_prod_reduce_nbe(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_size_prod_reduce_nbe(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_ptrdiff_prod_reduce_nbe(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nreduce,
    shmemx_request_h *__request);
int shmemx_complexd_prod_reduce_nbe(shmem_team_t __team, heddle_complexd *__dest, const heddle_complexd *__source,
    size_t __nreduce, shmemx_request_h *__request);
int shmemx_complexf_prod_reduce_nbe(shmem_team_t __team, heddle_complexf *__dest, const heddle_complexf *__source,
    size_t __nreduce, shmemx_request_h *__request);


/* Collectives of several threads. All PEs of team must call the function, each by nthreads threads. Each thread of a
 * PE calls it once, with a different tid from 0 to nthreads - 1 and otherwise the same arguments. nthreads may
 * differ between PEs. Each thread moves a slice of the data of its PE, in whole cache lines. A registered thread
 * uses its own lane, a private set of network resources. Each thread has a request, or all threads have one that was
 * made with SHMEMX_REQUEST_SHARED. All requests complete when the part of the PE is complete. A thread may start the
 * next collective before other threads have joined this one. Returns 0 on success. Threads: nthreads threads of each
 * PE call the function, at any time. Between the first and the last of these calls, start another collective on a
 * request of this team only if all PEs start it in the same order. Merged Requests for Better Performance and
 * Productivity in Multithreaded OpenSHMEM, "Multithreaded Collectives". */

/* shmemx_team_broadcast_mt: Starts to copy nbytes bytes from source on PE root of the team to dest on all its PEs,
 * including the root. If the threads of a PE share a processor that also moves the data, as over TCP, the last
 * thread to call may move all of it. */
int shmemx_team_broadcast_mt(shmem_team_t __team, void *__dest, const void *__source, size_t __nbytes, int __root,
    int __tid, int __nthreads, shmemx_request_h *__request);

/* shmemx_team_alltoall_mt: Starts to send a block of nbytes bytes to each PE of the team. Block j of source on PE i
 * is copied to block i of dest on PE j. Each thread moves a slice of each block. */
int shmemx_team_alltoall_mt(shmem_team_t __team, void *__dest, const void *__source, size_t __nbytes, int __tid,
    int __nthreads, shmemx_request_h *__request);

/* shmemx_team_reduce_mt: Starts to combine nreduce elements of all PEs by op. op is SHMEMX_REDUCE_AND, OR, XOR, MAX,
 * MIN, SUM or PROD. type must be a type for which OpenSHMEM has this reduction. dest and source may be the same
 * object. */
int shmemx_team_reduce_mt(shmem_team_t __team, int __type, int __op, void *__dest, const void *__source,
    size_t __nreduce, int __tid, int __nthreads, shmemx_request_h *__request);

#ifdef __cplusplus
}
#endif

/* C11: one name for all types, as in shmem.h. */
#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L

/* A call with a wrong type is replaced by one of these functions. They do not exist, and take no arguments,
 * so that the compiler reports an error that contains the name of the macro. */
int heddle_no_shmemx_put_signal_for_this_type(void);
int heddle_no_shmemx_put_signal_nbi_for_this_type(void);
int heddle_no_shmemx_ibput_for_this_type(void);
int heddle_no_shmemx_ibget_for_this_type(void);
int heddle_no_shmemx_push_elements_for_this_type(void);
int heddle_no_shmemx_push_elements_nbi_for_this_type(void);
int heddle_no_shmemx_push_elements_ct_for_this_type(void);
int heddle_no_shmemx_push_elements_ct_nbi_for_this_type(void);
int heddle_no_shmemx_push_elements_try_for_this_type(void);
int heddle_no_shmemx_put_ct_for_this_type(void);
int heddle_no_shmemx_put_ct_nbi_for_this_type(void);
int heddle_no_shmemx_get_ct_for_this_type(void);
int heddle_no_shmemx_get_ct_nbi_for_this_type(void);
int heddle_no_shmemx_ctx_put_for_this_type(void);
int heddle_no_shmemx_ctx_get_for_this_type(void);
int heddle_no_shmemx_ctx_put_nb_for_this_type(void);
int heddle_no_shmemx_ctx_get_nb_for_this_type(void);
int heddle_no_shmemx_ctx_put_nbi_for_this_type(void);
int heddle_no_shmemx_ctx_get_nbi_for_this_type(void);
int heddle_no_shmemx_ctx_p_for_this_type(void);
int heddle_no_shmemx_ctx_g_for_this_type(void);
int heddle_no_shmemx_ctx_iput_for_this_type(void);
int heddle_no_shmemx_ctx_iget_for_this_type(void);
int heddle_no_shmemx_ctx_fetch_for_this_type(void);
int heddle_no_shmemx_ctx_set_for_this_type(void);
int heddle_no_shmemx_ctx_swap_for_this_type(void);
int heddle_no_shmemx_ctx_cswap_for_this_type(void);
int heddle_no_shmemx_ctx_finc_for_this_type(void);
int heddle_no_shmemx_ctx_inc_for_this_type(void);
int heddle_no_shmemx_ctx_fadd_for_this_type(void);
int heddle_no_shmemx_ctx_add_for_this_type(void);
int heddle_no_shmemx_alltoall_nb_for_this_type(void);
int heddle_no_shmemx_broadcast_nb_for_this_type(void);
int heddle_no_shmemx_sync_nb_for_this_type(void);
int heddle_no_shmemx_fcollect_nb_for_this_type(void);
int heddle_no_shmemx_collect_nb_for_this_type(void);
int heddle_no_shmemx_alltoalls_nb_for_this_type(void);
int heddle_no_shmemx_and_reduce_nb_for_this_type(void);
int heddle_no_shmemx_or_reduce_nb_for_this_type(void);
int heddle_no_shmemx_xor_reduce_nb_for_this_type(void);
int heddle_no_shmemx_max_reduce_nb_for_this_type(void);
int heddle_no_shmemx_min_reduce_nb_for_this_type(void);
int heddle_no_shmemx_sum_reduce_nb_for_this_type(void);
int heddle_no_shmemx_prod_reduce_nb_for_this_type(void);
int heddle_no_shmemx_sum_inscan_nb_for_this_type(void);
int heddle_no_shmemx_sum_exscan_nb_for_this_type(void);
int heddle_no_shmemx_put_nbe_for_this_type(void);
int heddle_no_shmemx_p_nbe_for_this_type(void);
int heddle_no_shmemx_get_nbe_for_this_type(void);
int heddle_no_shmemx_iput_nbe_for_this_type(void);
int heddle_no_shmemx_iget_nbe_for_this_type(void);
int heddle_no_shmemx_put_signal_nbe_for_this_type(void);
int heddle_no_shmemx_atomic_fetch_nbe_for_this_type(void);
int heddle_no_shmemx_atomic_set_nbe_for_this_type(void);
int heddle_no_shmemx_atomic_swap_nbe_for_this_type(void);
int heddle_no_shmemx_atomic_compare_swap_nbe_for_this_type(void);
int heddle_no_shmemx_atomic_fetch_inc_nbe_for_this_type(void);
int heddle_no_shmemx_atomic_inc_nbe_for_this_type(void);
int heddle_no_shmemx_atomic_fetch_add_nbe_for_this_type(void);
int heddle_no_shmemx_atomic_add_nbe_for_this_type(void);
int heddle_no_shmemx_atomic_fetch_and_nbe_for_this_type(void);
int heddle_no_shmemx_atomic_and_nbe_for_this_type(void);
int heddle_no_shmemx_atomic_fetch_or_nbe_for_this_type(void);
int heddle_no_shmemx_atomic_or_nbe_for_this_type(void);
int heddle_no_shmemx_atomic_fetch_xor_nbe_for_this_type(void);
int heddle_no_shmemx_atomic_xor_nbe_for_this_type(void);
int heddle_no_shmemx_swap_nbe_for_this_type(void);
int heddle_no_shmemx_cswap_nbe_for_this_type(void);
int heddle_no_shmemx_fadd_nbe_for_this_type(void);
int heddle_no_shmemx_broadcast_nbe_for_this_type(void);
int heddle_no_shmemx_alltoall_nbe_for_this_type(void);
int heddle_no_shmemx_and_reduce_nbe_for_this_type(void);
int heddle_no_shmemx_or_reduce_nbe_for_this_type(void);
int heddle_no_shmemx_xor_reduce_nbe_for_this_type(void);
int heddle_no_shmemx_max_reduce_nbe_for_this_type(void);
int heddle_no_shmemx_min_reduce_nbe_for_this_type(void);
int heddle_no_shmemx_sum_reduce_nbe_for_this_type(void);
int heddle_no_shmemx_prod_reduce_nbe_for_this_type(void);

/* A macro for each family of types calls X(type, function) for each type. The function has the name of the type between
 * `before` and `after`. */
#define HEDDLE_TYPES_BIT(X, before, after) \
    X(unsigned int, before##uint_##after) \
    X(unsigned long, before##ulong_##after) \
    X(unsigned long long, before##ulonglong_##after) \
    X(int32_t, before##int32_##after) \
    X(int64_t, before##int64_##after)

#define HEDDLE_TYPES_OLD_MAX_CHAR(X, before, after) \
    X(short, before##short_##after) \
    X(int, before##int_##after) \
    X(long, before##long_##after) \
    X(long long, before##longlong_##after) \
    X(float, before##float_##after) \
    X(double, before##double_##after) \
    X(long double, before##longdouble_##after) \
    X(char, before##char_##after)

#define shmemx_put_signal(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, put_signal) \
    default: heddle_no_shmemx_put_signal_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_ctx_, put_signal) \
        default: heddle_no_shmemx_put_signal_for_this_type))(__VA_ARGS__)

#define shmemx_put_signal_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, put_signal_nbi) \
    default: heddle_no_shmemx_put_signal_nbi_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_ctx_, put_signal_nbi) \
        default: heddle_no_shmemx_put_signal_nbi_for_this_type))(__VA_ARGS__)

#define shmemx_ibput(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, ibput) \
    default: heddle_no_shmemx_ibput_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_ctx_, ibput) \
        default: heddle_no_shmemx_ibput_for_this_type))(__VA_ARGS__)

#define shmemx_ibget(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, ibget) \
    default: heddle_no_shmemx_ibget_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_ctx_, ibget) \
        default: heddle_no_shmemx_ibget_for_this_type))(__VA_ARGS__)

#define shmemx_push_elements(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    default: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE_CONST, shmemx_, push) \
        default: heddle_no_shmemx_push_elements_for_this_type), \
    shmem_ctx_t: _Generic(HEDDLE_ARG3(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE_CONST, shmemx_ctx_, push) \
        default: heddle_no_shmemx_push_elements_for_this_type))(__VA_ARGS__)

#define shmemx_push_elements_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    default: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE_CONST, shmemx_, push_nbi) \
        default: heddle_no_shmemx_push_elements_nbi_for_this_type), \
    shmem_ctx_t: _Generic(HEDDLE_ARG3(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE_CONST, shmemx_ctx_, push_nbi) \
        default: heddle_no_shmemx_push_elements_nbi_for_this_type))(__VA_ARGS__)

#define shmemx_push_elements_ct(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    default: _Generic(HEDDLE_ARG3(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE_CONST, shmemx_, push_ct) \
        default: heddle_no_shmemx_push_elements_ct_for_this_type), \
    shmem_ctx_t: _Generic(HEDDLE_ARG4(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE_CONST, shmemx_ctx_, push_ct) \
        default: heddle_no_shmemx_push_elements_ct_for_this_type))(__VA_ARGS__)

#define shmemx_push_elements_ct_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    default: _Generic(HEDDLE_ARG3(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE_CONST, shmemx_, push_ct_nbi) \
        default: heddle_no_shmemx_push_elements_ct_nbi_for_this_type), \
    shmem_ctx_t: _Generic(HEDDLE_ARG4(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE_CONST, shmemx_ctx_, push_ct_nbi) \
        default: heddle_no_shmemx_push_elements_ct_nbi_for_this_type))(__VA_ARGS__)

#define shmemx_push_elements_try(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    default: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE_CONST, shmemx_, push_try) \
        default: heddle_no_shmemx_push_elements_try_for_this_type), \
    shmem_ctx_t: _Generic(HEDDLE_ARG3(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE_CONST, shmemx_ctx_, push_try) \
        default: heddle_no_shmemx_push_elements_try_for_this_type))(__VA_ARGS__)

#define shmemx_put_ct(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    default: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, put_ct) \
        default: heddle_no_shmemx_put_ct_for_this_type), \
    shmem_ctx_t: _Generic(HEDDLE_ARG3(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_ctx_, put_ct) \
        default: heddle_no_shmemx_put_ct_for_this_type))(__VA_ARGS__)

#define shmemx_put_ct_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    default: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, put_ct_nbi) \
        default: heddle_no_shmemx_put_ct_nbi_for_this_type), \
    shmem_ctx_t: _Generic(HEDDLE_ARG3(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_ctx_, put_ct_nbi) \
        default: heddle_no_shmemx_put_ct_nbi_for_this_type))(__VA_ARGS__)

#define shmemx_get_ct(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    default: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, get_ct) \
        default: heddle_no_shmemx_get_ct_for_this_type), \
    shmem_ctx_t: _Generic(HEDDLE_ARG3(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_ctx_, get_ct) \
        default: heddle_no_shmemx_get_ct_for_this_type))(__VA_ARGS__)

#define shmemx_get_ct_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    default: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, get_ct_nbi) \
        default: heddle_no_shmemx_get_ct_nbi_for_this_type), \
    shmem_ctx_t: _Generic(HEDDLE_ARG3(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_ctx_, get_ct_nbi) \
        default: heddle_no_shmemx_get_ct_nbi_for_this_type))(__VA_ARGS__)

#define shmemx_ctx_put(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD_MAX_CHAR(HEDDLE_CHOICE, shmemx_ctx_, put) \
    default: heddle_no_shmemx_ctx_put_for_this_type)(__VA_ARGS__)

#define shmemx_ctx_get(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD_MAX_CHAR(HEDDLE_CHOICE, shmemx_ctx_, get) \
    default: heddle_no_shmemx_ctx_get_for_this_type)(__VA_ARGS__)

#define shmemx_ctx_put_nb(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD_MAX_CHAR(HEDDLE_CHOICE, shmemx_ctx_, put_nb) \
    default: heddle_no_shmemx_ctx_put_nb_for_this_type)(__VA_ARGS__)

#define shmemx_ctx_get_nb(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD_MAX_CHAR(HEDDLE_CHOICE, shmemx_ctx_, get_nb) \
    default: heddle_no_shmemx_ctx_get_nb_for_this_type)(__VA_ARGS__)

#define shmemx_ctx_put_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD_MAX_CHAR(HEDDLE_CHOICE, shmemx_ctx_, put_nbi) \
    default: heddle_no_shmemx_ctx_put_nbi_for_this_type)(__VA_ARGS__)

#define shmemx_ctx_get_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD_MAX_CHAR(HEDDLE_CHOICE, shmemx_ctx_, get_nbi) \
    default: heddle_no_shmemx_ctx_get_nbi_for_this_type)(__VA_ARGS__)

#define shmemx_ctx_p(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD_MAX_CHAR(HEDDLE_CHOICE, shmemx_ctx_, p) \
    default: heddle_no_shmemx_ctx_p_for_this_type)(__VA_ARGS__)

#define shmemx_ctx_g(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD_MAX_CHAR(HEDDLE_CHOICE_CONST, shmemx_ctx_, g) \
    default: heddle_no_shmemx_ctx_g_for_this_type)(__VA_ARGS__)

#define shmemx_ctx_iput(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD_MAX_CHAR(HEDDLE_CHOICE, shmemx_ctx_, iput) \
    default: heddle_no_shmemx_ctx_iput_for_this_type)(__VA_ARGS__)

#define shmemx_ctx_iget(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD_MAX_CHAR(HEDDLE_CHOICE, shmemx_ctx_, iget) \
    default: heddle_no_shmemx_ctx_iget_for_this_type)(__VA_ARGS__)

#define shmemx_ctx_fetch(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD5(HEDDLE_CHOICE_CONST, shmemx_ctx_, fetch) \
    default: heddle_no_shmemx_ctx_fetch_for_this_type)(__VA_ARGS__)

#define shmemx_ctx_set(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD5(HEDDLE_CHOICE, shmemx_ctx_, set) \
    default: heddle_no_shmemx_ctx_set_for_this_type)(__VA_ARGS__)

#define shmemx_ctx_swap(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD5(HEDDLE_CHOICE, shmemx_ctx_, swap) \
    default: heddle_no_shmemx_ctx_swap_for_this_type)(__VA_ARGS__)

#define shmemx_ctx_cswap(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD3(HEDDLE_CHOICE, shmemx_ctx_, cswap) \
    default: heddle_no_shmemx_ctx_cswap_for_this_type)(__VA_ARGS__)

#define shmemx_ctx_finc(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD3(HEDDLE_CHOICE, shmemx_ctx_, finc) \
    default: heddle_no_shmemx_ctx_finc_for_this_type)(__VA_ARGS__)

#define shmemx_ctx_inc(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD3(HEDDLE_CHOICE, shmemx_ctx_, inc) \
    default: heddle_no_shmemx_ctx_inc_for_this_type)(__VA_ARGS__)

#define shmemx_ctx_fadd(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD3(HEDDLE_CHOICE, shmemx_ctx_, fadd) \
    default: heddle_no_shmemx_ctx_fadd_for_this_type)(__VA_ARGS__)

#define shmemx_ctx_add(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD3(HEDDLE_CHOICE, shmemx_ctx_, add) \
    default: heddle_no_shmemx_ctx_add_for_this_type)(__VA_ARGS__)

#define shmemx_alltoall_nb(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, alltoall_nb) \
    default: heddle_no_shmemx_alltoall_nb_for_this_type)(__VA_ARGS__)

#define shmemx_broadcast_nb(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, broadcast_nb) \
    default: heddle_no_shmemx_broadcast_nb_for_this_type)(__VA_ARGS__)

#define shmemx_sync_nb(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    shmem_team_t: shmemx_team_sync_nb, \
    default: heddle_no_shmemx_sync_nb_for_this_type)(__VA_ARGS__)

#define shmemx_fcollect_nb(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, fcollect_nb) \
    default: heddle_no_shmemx_fcollect_nb_for_this_type)(__VA_ARGS__)

#define shmemx_collect_nb(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, collect_nb) \
    default: heddle_no_shmemx_collect_nb_for_this_type)(__VA_ARGS__)

#define shmemx_alltoalls_nb(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, alltoalls_nb) \
    default: heddle_no_shmemx_alltoalls_nb_for_this_type)(__VA_ARGS__)

#define shmemx_and_reduce_nb(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RED_BIT(HEDDLE_CHOICE, shmemx_, and_reduce_nb) \
    default: heddle_no_shmemx_and_reduce_nb_for_this_type)(__VA_ARGS__)

#define shmemx_or_reduce_nb(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RED_BIT(HEDDLE_CHOICE, shmemx_, or_reduce_nb) \
    default: heddle_no_shmemx_or_reduce_nb_for_this_type)(__VA_ARGS__)

#define shmemx_xor_reduce_nb(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RED_BIT(HEDDLE_CHOICE, shmemx_, xor_reduce_nb) \
    default: heddle_no_shmemx_xor_reduce_nb_for_this_type)(__VA_ARGS__)

#define shmemx_max_reduce_nb(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, max_reduce_nb) \
    default: heddle_no_shmemx_max_reduce_nb_for_this_type)(__VA_ARGS__)

#define shmemx_min_reduce_nb(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, min_reduce_nb) \
    default: heddle_no_shmemx_min_reduce_nb_for_this_type)(__VA_ARGS__)

#define shmemx_sum_reduce_nb(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_SUM(HEDDLE_CHOICE, shmemx_, sum_reduce_nb) \
    default: heddle_no_shmemx_sum_reduce_nb_for_this_type)(__VA_ARGS__)

#define shmemx_prod_reduce_nb(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_SUM(HEDDLE_CHOICE, shmemx_, prod_reduce_nb) \
    default: heddle_no_shmemx_prod_reduce_nb_for_this_type)(__VA_ARGS__)

#define shmemx_sum_inscan_nb(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_SUM(HEDDLE_CHOICE, shmemx_, sum_inscan_nb) \
    default: heddle_no_shmemx_sum_inscan_nb_for_this_type)(__VA_ARGS__)

#define shmemx_sum_exscan_nb(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_SUM(HEDDLE_CHOICE, shmemx_, sum_exscan_nb) \
    default: heddle_no_shmemx_sum_exscan_nb_for_this_type)(__VA_ARGS__)

#define shmemx_put_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, put_nbe) \
    default: heddle_no_shmemx_put_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_ctx_, put_nbe) \
        default: heddle_no_shmemx_put_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_p_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, p_nbe) \
    default: heddle_no_shmemx_p_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_ctx_, p_nbe) \
        default: heddle_no_shmemx_p_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_get_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, get_nbe) \
    default: heddle_no_shmemx_get_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_ctx_, get_nbe) \
        default: heddle_no_shmemx_get_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_iput_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, iput_nbe) \
    default: heddle_no_shmemx_iput_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_ctx_, iput_nbe) \
        default: heddle_no_shmemx_iput_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_iget_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, iget_nbe) \
    default: heddle_no_shmemx_iget_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_ctx_, iget_nbe) \
        default: heddle_no_shmemx_iget_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_put_signal_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, put_signal_nbe) \
    default: heddle_no_shmemx_put_signal_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_ctx_, put_signal_nbe) \
        default: heddle_no_shmemx_put_signal_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_atomic_fetch_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_EXT(HEDDLE_CHOICE, shmemx_, atomic_fetch_nbe) \
    default: heddle_no_shmemx_atomic_fetch_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_EXT(HEDDLE_CHOICE, shmemx_ctx_, atomic_fetch_nbe) \
        default: heddle_no_shmemx_atomic_fetch_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_atomic_set_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_EXT(HEDDLE_CHOICE, shmemx_, atomic_set_nbe) \
    default: heddle_no_shmemx_atomic_set_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_EXT(HEDDLE_CHOICE, shmemx_ctx_, atomic_set_nbe) \
        default: heddle_no_shmemx_atomic_set_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_atomic_swap_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_EXT(HEDDLE_CHOICE, shmemx_, atomic_swap_nbe) \
    default: heddle_no_shmemx_atomic_swap_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_EXT(HEDDLE_CHOICE, shmemx_ctx_, atomic_swap_nbe) \
        default: heddle_no_shmemx_atomic_swap_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_atomic_compare_swap_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE, shmemx_, atomic_compare_swap_nbe) \
    default: heddle_no_shmemx_atomic_compare_swap_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_AMO(HEDDLE_CHOICE, shmemx_ctx_, atomic_compare_swap_nbe) \
        default: heddle_no_shmemx_atomic_compare_swap_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_atomic_fetch_inc_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE, shmemx_, atomic_fetch_inc_nbe) \
    default: heddle_no_shmemx_atomic_fetch_inc_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_AMO(HEDDLE_CHOICE, shmemx_ctx_, atomic_fetch_inc_nbe) \
        default: heddle_no_shmemx_atomic_fetch_inc_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_atomic_inc_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE, shmemx_, atomic_inc_nbe) \
    default: heddle_no_shmemx_atomic_inc_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_AMO(HEDDLE_CHOICE, shmemx_ctx_, atomic_inc_nbe) \
        default: heddle_no_shmemx_atomic_inc_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_atomic_fetch_add_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE, shmemx_, atomic_fetch_add_nbe) \
    default: heddle_no_shmemx_atomic_fetch_add_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_AMO(HEDDLE_CHOICE, shmemx_ctx_, atomic_fetch_add_nbe) \
        default: heddle_no_shmemx_atomic_fetch_add_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_atomic_add_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE, shmemx_, atomic_add_nbe) \
    default: heddle_no_shmemx_atomic_add_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_AMO(HEDDLE_CHOICE, shmemx_ctx_, atomic_add_nbe) \
        default: heddle_no_shmemx_atomic_add_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_atomic_fetch_and_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_BIT(HEDDLE_CHOICE, shmemx_, atomic_fetch_and_nbe) \
    default: heddle_no_shmemx_atomic_fetch_and_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_BIT(HEDDLE_CHOICE, shmemx_ctx_, atomic_fetch_and_nbe) \
        default: heddle_no_shmemx_atomic_fetch_and_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_atomic_and_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_BIT(HEDDLE_CHOICE, shmemx_, atomic_and_nbe) \
    default: heddle_no_shmemx_atomic_and_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_BIT(HEDDLE_CHOICE, shmemx_ctx_, atomic_and_nbe) \
        default: heddle_no_shmemx_atomic_and_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_atomic_fetch_or_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_BIT(HEDDLE_CHOICE, shmemx_, atomic_fetch_or_nbe) \
    default: heddle_no_shmemx_atomic_fetch_or_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_BIT(HEDDLE_CHOICE, shmemx_ctx_, atomic_fetch_or_nbe) \
        default: heddle_no_shmemx_atomic_fetch_or_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_atomic_or_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_BIT(HEDDLE_CHOICE, shmemx_, atomic_or_nbe) \
    default: heddle_no_shmemx_atomic_or_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_BIT(HEDDLE_CHOICE, shmemx_ctx_, atomic_or_nbe) \
        default: heddle_no_shmemx_atomic_or_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_atomic_fetch_xor_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_BIT(HEDDLE_CHOICE, shmemx_, atomic_fetch_xor_nbe) \
    default: heddle_no_shmemx_atomic_fetch_xor_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_BIT(HEDDLE_CHOICE, shmemx_ctx_, atomic_fetch_xor_nbe) \
        default: heddle_no_shmemx_atomic_fetch_xor_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_atomic_xor_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_BIT(HEDDLE_CHOICE, shmemx_, atomic_xor_nbe) \
    default: heddle_no_shmemx_atomic_xor_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_BIT(HEDDLE_CHOICE, shmemx_ctx_, atomic_xor_nbe) \
        default: heddle_no_shmemx_atomic_xor_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_swap_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_EXT(HEDDLE_CHOICE, shmemx_, swap_nbe) \
    default: heddle_no_shmemx_swap_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_EXT(HEDDLE_CHOICE, shmemx_ctx_, swap_nbe) \
        default: heddle_no_shmemx_swap_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_cswap_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE, shmemx_, cswap_nbe) \
    default: heddle_no_shmemx_cswap_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_AMO(HEDDLE_CHOICE, shmemx_ctx_, cswap_nbe) \
        default: heddle_no_shmemx_cswap_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_fadd_nbe(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE, shmemx_, fadd_nbe) \
    default: heddle_no_shmemx_fadd_nbe_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_AMO(HEDDLE_CHOICE, shmemx_ctx_, fadd_nbe) \
        default: heddle_no_shmemx_fadd_nbe_for_this_type))(__VA_ARGS__)

#define shmemx_broadcast_nbe(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, broadcast_nbe) \
    default: heddle_no_shmemx_broadcast_nbe_for_this_type)(__VA_ARGS__)

#define shmemx_alltoall_nbe(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, alltoall_nbe) \
    default: heddle_no_shmemx_alltoall_nbe_for_this_type)(__VA_ARGS__)

#define shmemx_and_reduce_nbe(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RED_BIT(HEDDLE_CHOICE, shmemx_, and_reduce_nbe) \
    default: heddle_no_shmemx_and_reduce_nbe_for_this_type)(__VA_ARGS__)

#define shmemx_or_reduce_nbe(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RED_BIT(HEDDLE_CHOICE, shmemx_, or_reduce_nbe) \
    default: heddle_no_shmemx_or_reduce_nbe_for_this_type)(__VA_ARGS__)

#define shmemx_xor_reduce_nbe(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RED_BIT(HEDDLE_CHOICE, shmemx_, xor_reduce_nbe) \
    default: heddle_no_shmemx_xor_reduce_nbe_for_this_type)(__VA_ARGS__)

#define shmemx_max_reduce_nbe(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, max_reduce_nbe) \
    default: heddle_no_shmemx_max_reduce_nbe_for_this_type)(__VA_ARGS__)

#define shmemx_min_reduce_nbe(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmemx_, min_reduce_nbe) \
    default: heddle_no_shmemx_min_reduce_nbe_for_this_type)(__VA_ARGS__)

#define shmemx_sum_reduce_nbe(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_SUM(HEDDLE_CHOICE, shmemx_, sum_reduce_nbe) \
    default: heddle_no_shmemx_sum_reduce_nbe_for_this_type)(__VA_ARGS__)

#define shmemx_prod_reduce_nbe(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_SUM(HEDDLE_CHOICE, shmemx_, prod_reduce_nbe) \
    default: heddle_no_shmemx_prod_reduce_nbe_for_this_type)(__VA_ARGS__)

/* One argument, or the two of shmemx_request_test. */
#define shmemx_req_test(...)                                                                           \
    HEDDLE_THIRD(__VA_ARGS__, shmemx_request_test, (shmemx_req_test), 0)(__VA_ARGS__)

#endif

#ifdef __cplusplus
static inline int shmemx_req_test(shmemx_request_h *__request, int *__flag)
{
    return shmemx_request_test(__request, __flag);
}
#endif

/* Functions and macros by their names in the drafts. */

#define shmem_alltoall_nb shmemx_alltoall_nb
#define shmem_broadcast_nb shmemx_broadcast_nb
#define shmem_sync_nb shmemx_sync_nb
#define shmem_float_alltoall_nb shmemx_float_alltoall_nb
#define shmem_double_alltoall_nb shmemx_double_alltoall_nb
#define shmem_longdouble_alltoall_nb shmemx_longdouble_alltoall_nb
#define shmem_char_alltoall_nb shmemx_char_alltoall_nb
#define shmem_schar_alltoall_nb shmemx_schar_alltoall_nb
#define shmem_short_alltoall_nb shmemx_short_alltoall_nb
#define shmem_int_alltoall_nb shmemx_int_alltoall_nb
#define shmem_long_alltoall_nb shmemx_long_alltoall_nb
#define shmem_longlong_alltoall_nb shmemx_longlong_alltoall_nb
#define shmem_uchar_alltoall_nb shmemx_uchar_alltoall_nb
#define shmem_ushort_alltoall_nb shmemx_ushort_alltoall_nb
#define shmem_uint_alltoall_nb shmemx_uint_alltoall_nb
#define shmem_ulong_alltoall_nb shmemx_ulong_alltoall_nb
#define shmem_ulonglong_alltoall_nb shmemx_ulonglong_alltoall_nb
#define shmem_int8_alltoall_nb shmemx_int8_alltoall_nb
#define shmem_int16_alltoall_nb shmemx_int16_alltoall_nb
#define shmem_int32_alltoall_nb shmemx_int32_alltoall_nb
#define shmem_int64_alltoall_nb shmemx_int64_alltoall_nb
#define shmem_uint8_alltoall_nb shmemx_uint8_alltoall_nb
#define shmem_uint16_alltoall_nb shmemx_uint16_alltoall_nb
#define shmem_uint32_alltoall_nb shmemx_uint32_alltoall_nb
#define shmem_uint64_alltoall_nb shmemx_uint64_alltoall_nb
#define shmem_size_alltoall_nb shmemx_size_alltoall_nb
#define shmem_ptrdiff_alltoall_nb shmemx_ptrdiff_alltoall_nb
#define shmem_alltoallmem_nb shmemx_alltoallmem_nb
#define shmem_float_broadcast_nb shmemx_float_broadcast_nb
#define shmem_double_broadcast_nb shmemx_double_broadcast_nb
#define shmem_longdouble_broadcast_nb shmemx_longdouble_broadcast_nb
#define shmem_char_broadcast_nb shmemx_char_broadcast_nb
#define shmem_schar_broadcast_nb shmemx_schar_broadcast_nb
#define shmem_short_broadcast_nb shmemx_short_broadcast_nb
#define shmem_int_broadcast_nb shmemx_int_broadcast_nb
#define shmem_long_broadcast_nb shmemx_long_broadcast_nb
#define shmem_longlong_broadcast_nb shmemx_longlong_broadcast_nb
#define shmem_uchar_broadcast_nb shmemx_uchar_broadcast_nb
#define shmem_ushort_broadcast_nb shmemx_ushort_broadcast_nb
#define shmem_uint_broadcast_nb shmemx_uint_broadcast_nb
#define shmem_ulong_broadcast_nb shmemx_ulong_broadcast_nb
#define shmem_ulonglong_broadcast_nb shmemx_ulonglong_broadcast_nb
#define shmem_int8_broadcast_nb shmemx_int8_broadcast_nb
#define shmem_int16_broadcast_nb shmemx_int16_broadcast_nb
#define shmem_int32_broadcast_nb shmemx_int32_broadcast_nb
#define shmem_int64_broadcast_nb shmemx_int64_broadcast_nb
#define shmem_uint8_broadcast_nb shmemx_uint8_broadcast_nb
#define shmem_uint16_broadcast_nb shmemx_uint16_broadcast_nb
#define shmem_uint32_broadcast_nb shmemx_uint32_broadcast_nb
#define shmem_uint64_broadcast_nb shmemx_uint64_broadcast_nb
#define shmem_size_broadcast_nb shmemx_size_broadcast_nb
#define shmem_ptrdiff_broadcast_nb shmemx_ptrdiff_broadcast_nb
#define shmem_broadcastmem_nb shmemx_broadcastmem_nb
#define shmem_team_sync_nb shmemx_team_sync_nb
#define shmem_req_wait shmemx_req_wait
#define shmem_req_test shmemx_req_test
#define shmem_pe_fence shmemx_pe_fence
#define shmem_ctx_pe_fence shmemx_ctx_pe_fence
#define shmem_local_complete shmemx_local_complete
#define shmem_ctx_local_complete shmemx_ctx_local_complete

#endif
