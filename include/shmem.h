/* Made by gen.py from shmem.api: do not edit. */
/* OpenSHMEM 1.6, by Heddle. Names that the standard does not have start with heddle_ or HEDDLE_. */
#ifndef HEDDLE_SHMEM_H
#define HEDDLE_SHMEM_H

#include <stddef.h>
#include <stdint.h>

#undef shmem_longdouble_iget /* a trap for other libraries' headers: heddle/heddle_only.h */

/* Version and name */

#define SHMEM_MAJOR_VERSION 1
#define SHMEM_MINOR_VERSION 6
#define SHMEM_MAX_NAME_LEN  64 /* with the terminating NUL */
#define SHMEM_VENDOR_STRING "Heddle 0.2.0"

#define HEDDLE_VERSION_MAJOR 0
#define HEDDLE_VERSION_MINOR 2
#define HEDDLE_VERSION_PATCH 0

/* Handles: constants, or pointers that only the library dereferences. Each constant is also an object of
 * the library, because bindings and debuggers do not see macros. */

typedef struct heddle_ctx *shmem_ctx_t;
typedef struct heddle_team *shmem_team_t;
typedef struct heddle_team shmem_impl_team_t; /* of Sandia OpenSHMEM, for the crate openshmem-rs */

extern const shmem_ctx_t SHMEM_CTX_INVALID, SHMEM_CTX_DEFAULT;
#define SHMEM_CTX_INVALID ((shmem_ctx_t)0)
#define SHMEM_CTX_DEFAULT ((shmem_ctx_t)1) /* of all PEs; used by functions without a context */

extern const shmem_team_t SHMEM_TEAM_INVALID, SHMEM_TEAM_WORLD, SHMEM_TEAM_SHARED;
#define SHMEM_TEAM_INVALID ((shmem_team_t)0)
#define SHMEM_TEAM_WORLD   ((shmem_team_t)1) /* all PEs */
#define SHMEM_TEAM_SHARED  ((shmem_team_t)2) /* the PEs whose heaps loads and stores of this PE can access */

typedef struct {
    int num_contexts; /* number of contexts that the team has at a time; default 0 */
} shmem_team_config_t;

typedef struct {
    size_t total_ops; /* number of operations of the session; default SIZE_MAX: unknown */
} shmem_ctx_session_config_t;

/* Complex numbers, in C++ too and without complex.h */
#ifdef __GNUC__
__extension__ typedef double _Complex heddle_complexd;
__extension__ typedef float _Complex heddle_complexf;
#else
typedef double _Complex heddle_complexd;
typedef float _Complex heddle_complexf;
#endif

/* Thread levels */

#define SHMEM_THREAD_SINGLE     0 /* the program has one thread */
#define SHMEM_THREAD_FUNNELED   1 /* only the thread that initialised calls */
#define SHMEM_THREAD_SERIALIZED 2 /* any thread calls, one at a time */
#define SHMEM_THREAD_MULTIPLE   3 /* any thread calls at any time */

/* Options of contexts */

#define SHMEM_CTX_PRIVATE    (1L << 0) /* used only by the thread that creates it */
#define SHMEM_CTX_SERIALIZED (1L << 1) /* never used by two threads at once */
#define SHMEM_CTX_NOSTORE    (1L << 2) /* fence and quiet may ignore plain stores */

/* Options of sessions, and masks for the fields of a configuration */

#define SHMEM_CTX_SESSION_BATCH     (1L << 0) /* operations may be aggregated */
#define SHMEM_CTX_SESSION_TOTAL_OPS (1L << 0)
#define SHMEM_TEAM_NUM_CONTEXTS     (1L << 0)

/* Hints to shmem_malloc_with_hints */

#define SHMEM_MALLOC_ATOMICS_REMOTE (1L << 0) /* mostly atomic operations of other PEs */
#define SHMEM_MALLOC_SIGNAL_REMOTE  (1L << 1) /* mostly signals from other PEs */

/* Updates of a signal, and comparison operators. No other library has these numbers: a program that was
 * compiled with another shmem.h gets an error, or is right with HEDDLE_CONSTANTS=openmpi. */

#define SHMEM_SIGNAL_SET 201
#define SHMEM_SIGNAL_ADD 202

#define SHMEM_CMP_EQ 101
#define SHMEM_CMP_NE 102
#define SHMEM_CMP_GT 103
#define SHMEM_CMP_GE 104
#define SHMEM_CMP_LT 105
#define SHMEM_CMP_LE 106

/* Deprecated: work arrays of collectives over active sets, in elements */

#define SHMEM_SYNC_VALUE              0
#define SHMEM_SYNC_SIZE               16
#define SHMEM_BARRIER_SYNC_SIZE       16
#define SHMEM_BCAST_SYNC_SIZE         16
#define SHMEM_COLLECT_SYNC_SIZE       16
#define SHMEM_REDUCE_SYNC_SIZE        16
#define SHMEM_ALLTOALL_SYNC_SIZE      16
#define SHMEM_ALLTOALLS_SYNC_SIZE     16
#define SHMEM_REDUCE_MIN_WRKDATA_SIZE 16

/* Deprecated: old names of constants */

#define _SHMEM_MAJOR_VERSION           SHMEM_MAJOR_VERSION
#define _SHMEM_MINOR_VERSION           SHMEM_MINOR_VERSION
#define _SHMEM_MAX_NAME_LEN            SHMEM_MAX_NAME_LEN
#define _SHMEM_VENDOR_STRING           SHMEM_VENDOR_STRING
#define _SHMEM_CMP_EQ                  SHMEM_CMP_EQ
#define _SHMEM_CMP_NE                  SHMEM_CMP_NE
#define _SHMEM_CMP_GT                  SHMEM_CMP_GT
#define _SHMEM_CMP_GE                  SHMEM_CMP_GE
#define _SHMEM_CMP_LT                  SHMEM_CMP_LT
#define _SHMEM_CMP_LE                  SHMEM_CMP_LE
#define _SHMEM_SYNC_VALUE              SHMEM_SYNC_VALUE
#define _SHMEM_BARRIER_SYNC_SIZE       SHMEM_BARRIER_SYNC_SIZE
#define _SHMEM_BCAST_SYNC_SIZE         SHMEM_BCAST_SYNC_SIZE
#define _SHMEM_COLLECT_SYNC_SIZE       SHMEM_COLLECT_SYNC_SIZE
#define _SHMEM_REDUCE_SYNC_SIZE        SHMEM_REDUCE_SYNC_SIZE
#define _SHMEM_REDUCE_MIN_WRKDATA_SIZE SHMEM_REDUCE_MIN_WRKDATA_SIZE

#if defined(__cplusplus) && __cplusplus >= 201103L
#define HEDDLE_NORETURN [[noreturn]]
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define HEDDLE_NORETURN _Noreturn
#else
#define HEDDLE_NORETURN
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Setup, exit and queries. shmem_init and shmem_init_thread may be called several times. Each call needs a
 * shmem_finalize of its own, and the library may be started again after the last one. While the library is not
 * initialised, a program may call only shmem_query_initialized and the functions that start it. Threads: The thread
 * that initialised the library also finalizes it. Any thread may call the queries and shmem_global_exit. OpenSHMEM
 * 1.6, "Library Setup, Exit, and Query Routines" and "Thread Support". */

/* shmem_init: Starts the library. All PEs must call it. If the library is already started, it only counts one more
 * user. */
void shmem_init(void);

/* shmem_init_thread: Starts the library as shmem_init does, and requests a thread level. The levels in rising order
 * are SHMEM_THREAD_SINGLE, SHMEM_THREAD_FUNNELED, SHMEM_THREAD_SERIALIZED and SHMEM_THREAD_MULTIPLE. The level that
 * the library provides is stored in *provided. Returns 0, or nonzero if the library could not be started. */
int shmem_init_thread(int __requested, int *__provided);

/* shmem_finalize: Ends the use of the library that one shmem_init or shmem_init_thread began. All PEs must call it.
 * The last call completes all communication, destroys teams and shareable contexts and releases the symmetric heap.
 * An earlier call only acts as shmem_barrier_all. */
void shmem_finalize(void);

/* shmem_query_thread: Stores the thread level that the library provides in *provided. */
void shmem_query_thread(int *__provided);

/* shmem_query_initialized: Stores a nonzero value in *initialized if the library is initialised, and 0 otherwise.
 * Any thread may call it at any time. */
void shmem_query_initialized(int *__initialized);

/* shmem_global_exit: Ends the whole job with the exit status of the argument. It suffices that one PE calls it.
 * Buffers of stdio are flushed as by exit(). */
HEDDLE_NORETURN void shmem_global_exit(int __status);

/* shmem_my_pe: Queries the number of the calling PE in the job. Returns a number from 0 to shmem_n_pes() - 1, or -1
 * before shmem_init and after the last shmem_finalize. */
int shmem_my_pe(void);

/* shmem_n_pes: Queries the number of PEs in the job. Returns the number of PEs, or -1 before shmem_init and after
 * the last shmem_finalize. */
int shmem_n_pes(void);

/* shmem_info_get_version: Stores the version of OpenSHMEM that the library implements: SHMEM_MAJOR_VERSION in *major
 * and SHMEM_MINOR_VERSION in *minor. */
void shmem_info_get_version(int *__major, int *__minor);

/* shmem_info_get_name: Copies SHMEM_VENDOR_STRING and its terminating null byte to name, a buffer of
 * SHMEM_MAX_NAME_LEN bytes. */
void shmem_info_get_name(char *__name);

/* shmem_pe_accessible: Tests whether data can be moved to and from PE pe. No value of pe is an error. Returns 1 if
 * pe is an accessible PE of this job, and 0 otherwise. */
int shmem_pe_accessible(int __pe);

/* shmem_addr_accessible: Tests whether addr is symmetric and its copy on PE pe can be accessed from the calling PE.
 * No address is an error. Returns 1 if the copy can be accessed, and 0 otherwise. */
int shmem_addr_accessible(const void *__addr, int __pe);

/* shmem_ptr: Finds the address at which plain loads and stores access the copy of dest on PE pe. The address is
 * valid until the last shmem_finalize, and is not itself symmetric. Returns that address, or NULL if plain loads and
 * stores cannot access the copy. */
void *shmem_ptr(const void *__dest, int __pe);

/* shmem_team_ptr: Does what shmem_ptr does, with pe as a number in team. Returns that address, or NULL if plain
 * loads and stores cannot access the copy or team is SHMEM_TEAM_INVALID. */
void *shmem_team_ptr(shmem_team_t __team, const void *__dest, int __pe);

/* shmem_pcontrol: Does nothing. A profiling tool that replaces the function receives commands in level: 0 stops
 * recording, 1 starts it, 2 flushes buffers, and larger values belong to the tool. OpenSHMEM 1.6, "Profiling
 * Interface". */
void shmem_pcontrol(int __level, ...);

/* start_pes (deprecated): Starts the library as shmem_init does, once. The end of the program finalizes it. npes is
 * ignored. */
void start_pes(int __npes);

/* _my_pe (deprecated): shmem_my_pe. */
int _my_pe(void);

/* _num_pes (deprecated): shmem_n_pes. */
int _num_pes(void);


/* Symmetric heap. All PEs make the same calls of these functions with the same arguments in the same order. Sizes
 * are in bytes. An allocation that fails returns NULL on all PEs and changes nothing. The barriers in these
 * functions complete the operations on the default context only. Operations on other contexts must be complete
 * before the memory that they use is freed. Threads: One thread of each PE calls these functions. All PEs must agree
 * on the order of these calls and of other collectives. OpenSHMEM 1.6, "Memory Management Routines". */

/* shmem_malloc: Allocates size bytes of symmetric memory, aligned for any object. Ends with a barrier unless size is
 * 0. Returns the address of the block, or NULL if size is 0 or the heap has no room. */
void *shmem_malloc(size_t __size);

/* shmem_malloc_with_hints: Allocates size bytes as shmem_malloc does, with hints about their use:
 * SHMEM_MALLOC_ATOMICS_REMOTE or SHMEM_MALLOC_SIGNAL_REMOTE. With SHMEMX_MALLOC_NO_BARRIER of shmemx.h the call does
 * not end with a barrier. Then the program synchronizes before a PE accesses the block on another PE. Returns the
 * address of the block, or NULL if size is 0 or the heap has no room. */
void *shmem_malloc_with_hints(size_t __size, long __hints);

/* shmem_calloc: Allocates count objects of size bytes with all bits zero. Ends with a barrier unless count or size
 * is 0. Returns the address of the first object. Returns NULL if count or size is 0, if their product overflows, or
 * if the heap has no room. */
void *shmem_calloc(size_t __count, size_t __size);

/* shmem_align: Allocates size bytes at a multiple of alignment, which is a power of two and a multiple of
 * sizeof(void *). Ends with a barrier unless size is 0. Returns the address of the block, or NULL if size is 0 or
 * the heap has no room. */
void *shmem_align(size_t __alignment, size_t __size);

/* shmem_realloc: Changes the size of the block at ptr, and moves the block if necessary. The contents are kept up to
 * the smaller of the two sizes. If ptr is NULL, it acts as shmem_malloc; if size is 0, as shmem_free. If it fails,
 * the block stays as it was. Returns the new address of the block, or NULL if size is 0 or the heap has no room. */
void *shmem_realloc(void *__ptr, size_t __size);

/* shmem_free: Frees the block at ptr. Begins with a barrier. Does nothing if ptr is NULL. */
void shmem_free(void *__ptr);

/* shmalloc (deprecated): shmem_malloc. */
void *shmalloc(size_t __size);

/* shmemalign (deprecated): shmem_align. */
void *shmemalign(size_t __alignment, size_t __size);

/* shrealloc (deprecated): shmem_realloc. */
void *shrealloc(void *__ptr, size_t __size);

/* shfree (deprecated): shmem_free. */
void shfree(void *__ptr);


/* Teams. A team is an ordered set of PEs, in which they are numbered from 0. Handles are local and can be compared
 * with ==. All PEs of the parent team must call a split, and all PEs of a team must destroy it. Queries are local.
 * Threads: Any thread may call the queries. One thread of each PE splits or destroys a team, while no other thread
 * of the PE is in a collective of that team. OpenSHMEM 1.6, "Team Management Routines". */

/* shmem_team_my_pe: Queries the number of the calling PE in team. Returns that number, or -1 if team is
 * SHMEM_TEAM_INVALID. */
int shmem_team_my_pe(shmem_team_t __team);

/* shmem_team_n_pes: Queries the number of PEs in team. Returns that number, or -1 if team is SHMEM_TEAM_INVALID. */
int shmem_team_n_pes(shmem_team_t __team);

/* shmem_team_get_config: Stores the configuration of team in *config, but only those fields that config_mask names.
 * config may be NULL if config_mask is 0. Returns 0. If team is SHMEM_TEAM_INVALID, returns nonzero and stores
 * nothing. */
int shmem_team_get_config(shmem_team_t __team, long __config_mask, shmem_team_config_t *__config);

/* shmem_team_translate_pe: Translates src_pe, the number of a PE in src_team, to the number of the same PE in
 * dest_team. Returns that number, or -1 if the PE is not in both teams or a team is SHMEM_TEAM_INVALID. */
int shmem_team_translate_pe(shmem_team_t __src_team, int __src_pe, shmem_team_t __dest_team);

/* shmem_team_split_strided: Makes a team of size PEs of the parent team: start, start + stride, start + 2 * stride
 * and so on. stride may be negative, and may be 0 if size is 1. PEs of the parent team that are not in the new team
 * get SHMEM_TEAM_INVALID. Returns 0. If the parent team, or start, stride and size, are invalid, or resources are
 * exhausted, returns nonzero and stores SHMEM_TEAM_INVALID on all PEs of the parent team. */
int shmem_team_split_strided(shmem_team_t __parent_team, int __start, int __stride, int __size,
    const shmem_team_config_t *__config, long __config_mask, shmem_team_t *__new_team);

/* shmem_team_split_2d: Arranges the PEs of the parent team in rows of xrange PEs. Makes a team of each row
 * (xaxis_team) and of each column (yaxis_team). Returns 0. If it fails, returns nonzero and stores
 * SHMEM_TEAM_INVALID twice on all PEs of the parent team. */
int shmem_team_split_2d(shmem_team_t __parent_team, int __xrange, const shmem_team_config_t *__xaxis_config,
    long __xaxis_mask, shmem_team_t *__xaxis_team, const shmem_team_config_t *__yaxis_config, long __yaxis_mask,
    shmem_team_t *__yaxis_team);

/* shmem_team_destroy: Destroys a team that was made by a split, with its shareable contexts. Does nothing if team is
 * SHMEM_TEAM_INVALID. Predefined teams cannot be destroyed. */
void shmem_team_destroy(shmem_team_t __team);


/* Contexts and sessions. Operations on different contexts are ordered and completed independently. Other PEs need
 * not call these functions. Threads: Any thread may call these functions. A context made with SHMEM_CTX_PRIVATE is
 * used and destroyed only by the thread that made it. A context made with SHMEM_CTX_SERIALIZED is used by one thread
 * at a time. OpenSHMEM 1.6, "Communication Management Routines". */

/* shmem_ctx_create: Makes a context of the team of all PEs. options is 0 or the bitwise OR of SHMEM_CTX_SERIALIZED
 * (two threads never use it at once), SHMEM_CTX_PRIVATE (only the creating thread uses it) and SHMEM_CTX_NOSTORE
 * (fence and quiet may ignore plain stores). Returns 0. If resources are exhausted, returns nonzero and stores
 * SHMEM_CTX_INVALID in *ctx. */
int shmem_ctx_create(long __options, shmem_ctx_t *__ctx);

/* shmem_team_create_ctx: Makes a context as shmem_ctx_create does, but of team. Operations on it number the PEs as
 * in that team. Returns 0. If resources are exhausted or team is SHMEM_TEAM_INVALID, returns nonzero and stores
 * SHMEM_CTX_INVALID in *ctx. */
int shmem_team_create_ctx(shmem_team_t __team, long __options, shmem_ctx_t *__ctx);

/* shmem_ctx_destroy: Completes all operations on ctx and destroys it. A private context is destroyed by the thread
 * that made it. Does nothing if ctx is SHMEM_CTX_INVALID. SHMEM_CTX_DEFAULT cannot be destroyed. */
void shmem_ctx_destroy(shmem_ctx_t __ctx);

/* shmem_ctx_get_team: Stores the team that ctx was made for in *team. Returns 0. If ctx is SHMEM_CTX_INVALID,
 * returns nonzero and stores SHMEM_TEAM_INVALID. */
int shmem_ctx_get_team(shmem_ctx_t __ctx, shmem_team_t *__team);

/* shmem_ctx_session_start: Announces the operations that follow on ctx. With SHMEM_CTX_SESSION_BATCH they may be
 * aggregated. If config_mask has SHMEM_CTX_SESSION_TOTAL_OPS, config->total_ops is their expected number. This is a
 * hint, which changes no rule of ordering or completion. Heddle aggregates without it, and the function does
 * nothing. */
void shmem_ctx_session_start(shmem_ctx_t __ctx, long __options, const shmem_ctx_session_config_t *__config,
    long __config_mask);

/* shmem_ctx_session_stop: Ends the session on ctx. It completes no operation: shmem_ctx_quiet does. */
void shmem_ctx_session_stop(shmem_ctx_t __ctx);


/* Put. A put returns when its source may be reused. A quiet or a barrier completes it at PE pe. Two puts to one PE
 * are unordered unless a fence is between them. dest is symmetric, and source is any memory of the calling PE. They
 * must not overlap, and must be aligned for their type or size. nelems counts elements of the type or size, and
 * bytes for mem. It may be 0, and the addresses may be NULL then. pe is a number in the team of the context.
 * Threads: Any thread may call if the thread level is SHMEM_THREAD_MULTIPLE and the options of the context permit
 * it. OpenSHMEM 1.6, "Remote Memory Access Routines". */

/* shmem_put: Copies nelems elements from source to dest on PE pe. */
void shmem_float_put(float *__dest, const float *__source, size_t __nelems, int __pe);
void shmem_double_put(double *__dest, const double *__source, size_t __nelems, int __pe);
void shmem_longdouble_put(long double *__dest, const long double *__source, size_t __nelems, int __pe);
void shmem_char_put(char *__dest, const char *__source, size_t __nelems, int __pe);
void shmem_schar_put(signed char *__dest, const signed char *__source, size_t __nelems, int __pe);
void shmem_short_put(short *__dest, const short *__source, size_t __nelems, int __pe);
void shmem_int_put(int *__dest, const int *__source, size_t __nelems, int __pe);
void shmem_long_put(long *__dest, const long *__source, size_t __nelems, int __pe);
void shmem_longlong_put(long long *__dest, const long long *__source, size_t __nelems, int __pe);
void shmem_uchar_put(unsigned char *__dest, const unsigned char *__source, size_t __nelems, int __pe);
void shmem_ushort_put(unsigned short *__dest, const unsigned short *__source, size_t __nelems, int __pe);
void shmem_uint_put(unsigned int *__dest, const unsigned int *__source, size_t __nelems, int __pe);
void shmem_ulong_put(unsigned long *__dest, const unsigned long *__source, size_t __nelems, int __pe);
void shmem_ulonglong_put(unsigned long long *__dest, const unsigned long long *__source, size_t __nelems, int __pe);
void shmem_int8_put(int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void shmem_int16_put(int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe);
void shmem_int32_put(int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe);
void shmem_int64_put(int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe);
void shmem_uint8_put(uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe);
void shmem_uint16_put(uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe);
void shmem_uint32_put(uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe);
void shmem_uint64_put(uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe);
void shmem_size_put(size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void shmem_ptrdiff_put(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, int __pe);
void shmem_put8(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_put16(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_put32(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_put64(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_put128(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_putmem(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_float_put(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems, int __pe);
void shmem_ctx_double_put(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems, int __pe);
void shmem_ctx_longdouble_put(shmem_ctx_t __ctx, long double *__dest, const long double *__source, size_t __nelems,
    int __pe);
void shmem_ctx_char_put(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems, int __pe);
void shmem_ctx_schar_put(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source, size_t __nelems,
    int __pe);
void shmem_ctx_short_put(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems, int __pe);
void shmem_ctx_int_put(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems, int __pe);
void shmem_ctx_long_put(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems, int __pe);
void shmem_ctx_longlong_put(shmem_ctx_t __ctx, long long *__dest, const long long *__source, size_t __nelems, int __pe);
void shmem_ctx_uchar_put(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    int __pe);
void shmem_ctx_ushort_put(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source, size_t __nelems,
    int __pe);
void shmem_ctx_uint_put(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    int __pe);
void shmem_ctx_ulong_put(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    int __pe);
void shmem_ctx_ulonglong_put(shmem_ctx_t __ctx, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, int __pe);
void shmem_ctx_int8_put(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void shmem_ctx_int16_put(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe);
void shmem_ctx_int32_put(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe);
void shmem_ctx_int64_put(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe);
void shmem_ctx_uint8_put(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe);
void shmem_ctx_uint16_put(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe);
void shmem_ctx_uint32_put(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe);
void shmem_ctx_uint64_put(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe);
void shmem_ctx_size_put(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void shmem_ctx_ptrdiff_put(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, int __pe);
void shmem_ctx_put8(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_put16(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_put32(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_put64(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_put128(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_putmem(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);

/* shmem_p: Writes value to dest on PE pe. */
void shmem_float_p(float *__dest, float __value, int __pe);
void shmem_double_p(double *__dest, double __value, int __pe);
void shmem_longdouble_p(long double *__dest, long double __value, int __pe);
void shmem_char_p(char *__dest, char __value, int __pe);
void shmem_schar_p(signed char *__dest, signed char __value, int __pe);
void shmem_short_p(short *__dest, short __value, int __pe);
void shmem_int_p(int *__dest, int __value, int __pe);
void shmem_long_p(long *__dest, long __value, int __pe);
void shmem_longlong_p(long long *__dest, long long __value, int __pe);
void shmem_uchar_p(unsigned char *__dest, unsigned char __value, int __pe);
void shmem_ushort_p(unsigned short *__dest, unsigned short __value, int __pe);
void shmem_uint_p(unsigned int *__dest, unsigned int __value, int __pe);
void shmem_ulong_p(unsigned long *__dest, unsigned long __value, int __pe);
void shmem_ulonglong_p(unsigned long long *__dest, unsigned long long __value, int __pe);
void shmem_int8_p(int8_t *__dest, int8_t __value, int __pe);
void shmem_int16_p(int16_t *__dest, int16_t __value, int __pe);
void shmem_int32_p(int32_t *__dest, int32_t __value, int __pe);
void shmem_int64_p(int64_t *__dest, int64_t __value, int __pe);
void shmem_uint8_p(uint8_t *__dest, uint8_t __value, int __pe);
void shmem_uint16_p(uint16_t *__dest, uint16_t __value, int __pe);
void shmem_uint32_p(uint32_t *__dest, uint32_t __value, int __pe);
void shmem_uint64_p(uint64_t *__dest, uint64_t __value, int __pe);
void shmem_size_p(size_t *__dest, size_t __value, int __pe);
void shmem_ptrdiff_p(ptrdiff_t *__dest, ptrdiff_t __value, int __pe);
void shmem_ctx_float_p(shmem_ctx_t __ctx, float *__dest, float __value, int __pe);
void shmem_ctx_double_p(shmem_ctx_t __ctx, double *__dest, double __value, int __pe);
void shmem_ctx_longdouble_p(shmem_ctx_t __ctx, long double *__dest, long double __value, int __pe);
void shmem_ctx_char_p(shmem_ctx_t __ctx, char *__dest, char __value, int __pe);
void shmem_ctx_schar_p(shmem_ctx_t __ctx, signed char *__dest, signed char __value, int __pe);
void shmem_ctx_short_p(shmem_ctx_t __ctx, short *__dest, short __value, int __pe);
void shmem_ctx_int_p(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
void shmem_ctx_long_p(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
void shmem_ctx_longlong_p(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);
void shmem_ctx_uchar_p(shmem_ctx_t __ctx, unsigned char *__dest, unsigned char __value, int __pe);
void shmem_ctx_ushort_p(shmem_ctx_t __ctx, unsigned short *__dest, unsigned short __value, int __pe);
void shmem_ctx_uint_p(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe);
void shmem_ctx_ulong_p(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe);
void shmem_ctx_ulonglong_p(shmem_ctx_t __ctx, unsigned long long *__dest, unsigned long long __value, int __pe);
void shmem_ctx_int8_p(shmem_ctx_t __ctx, int8_t *__dest, int8_t __value, int __pe);
void shmem_ctx_int16_p(shmem_ctx_t __ctx, int16_t *__dest, int16_t __value, int __pe);
void shmem_ctx_int32_p(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
void shmem_ctx_int64_p(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
void shmem_ctx_uint8_p(shmem_ctx_t __ctx, uint8_t *__dest, uint8_t __value, int __pe);
void shmem_ctx_uint16_p(shmem_ctx_t __ctx, uint16_t *__dest, uint16_t __value, int __pe);
void shmem_ctx_uint32_p(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
void shmem_ctx_uint64_p(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);
void shmem_ctx_size_p(shmem_ctx_t __ctx, size_t *__dest, size_t __value, int __pe);
void shmem_ctx_ptrdiff_p(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __value, int __pe);


/* Get. A get returns when its data has arrived. source is symmetric, and dest is any memory of the calling PE. They
 * must not overlap, and must be aligned for their type or size. nelems counts elements of the type or size, and
 * bytes for mem. It may be 0, and the addresses may be NULL then. pe is a number in the team of the context.
 * Threads: Any thread may call if the thread level is SHMEM_THREAD_MULTIPLE and the options of the context permit
 * it. OpenSHMEM 1.6, "Remote Memory Access Routines". */

/* shmem_get: Copies nelems elements from source on PE pe to dest. */
void shmem_float_get(float *__dest, const float *__source, size_t __nelems, int __pe);
void shmem_double_get(double *__dest, const double *__source, size_t __nelems, int __pe);
void shmem_longdouble_get(long double *__dest, const long double *__source, size_t __nelems, int __pe);
void shmem_char_get(char *__dest, const char *__source, size_t __nelems, int __pe);
void shmem_schar_get(signed char *__dest, const signed char *__source, size_t __nelems, int __pe);
void shmem_short_get(short *__dest, const short *__source, size_t __nelems, int __pe);
void shmem_int_get(int *__dest, const int *__source, size_t __nelems, int __pe);
void shmem_long_get(long *__dest, const long *__source, size_t __nelems, int __pe);
void shmem_longlong_get(long long *__dest, const long long *__source, size_t __nelems, int __pe);
void shmem_uchar_get(unsigned char *__dest, const unsigned char *__source, size_t __nelems, int __pe);
void shmem_ushort_get(unsigned short *__dest, const unsigned short *__source, size_t __nelems, int __pe);
void shmem_uint_get(unsigned int *__dest, const unsigned int *__source, size_t __nelems, int __pe);
void shmem_ulong_get(unsigned long *__dest, const unsigned long *__source, size_t __nelems, int __pe);
void shmem_ulonglong_get(unsigned long long *__dest, const unsigned long long *__source, size_t __nelems, int __pe);
void shmem_int8_get(int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void shmem_int16_get(int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe);
void shmem_int32_get(int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe);
void shmem_int64_get(int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe);
void shmem_uint8_get(uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe);
void shmem_uint16_get(uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe);
void shmem_uint32_get(uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe);
void shmem_uint64_get(uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe);
void shmem_size_get(size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void shmem_ptrdiff_get(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, int __pe);
void shmem_get8(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_get16(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_get32(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_get64(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_get128(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_getmem(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_float_get(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems, int __pe);
void shmem_ctx_double_get(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems, int __pe);
void shmem_ctx_longdouble_get(shmem_ctx_t __ctx, long double *__dest, const long double *__source, size_t __nelems,
    int __pe);
void shmem_ctx_char_get(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems, int __pe);
void shmem_ctx_schar_get(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source, size_t __nelems,
    int __pe);
void shmem_ctx_short_get(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems, int __pe);
void shmem_ctx_int_get(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems, int __pe);
void shmem_ctx_long_get(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems, int __pe);
void shmem_ctx_longlong_get(shmem_ctx_t __ctx, long long *__dest, const long long *__source, size_t __nelems, int __pe);
void shmem_ctx_uchar_get(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    int __pe);
void shmem_ctx_ushort_get(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source, size_t __nelems,
    int __pe);
void shmem_ctx_uint_get(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    int __pe);
void shmem_ctx_ulong_get(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    int __pe);
void shmem_ctx_ulonglong_get(shmem_ctx_t __ctx, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, int __pe);
void shmem_ctx_int8_get(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void shmem_ctx_int16_get(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe);
void shmem_ctx_int32_get(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe);
void shmem_ctx_int64_get(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe);
void shmem_ctx_uint8_get(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe);
void shmem_ctx_uint16_get(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe);
void shmem_ctx_uint32_get(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe);
void shmem_ctx_uint64_get(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe);
void shmem_ctx_size_get(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void shmem_ctx_ptrdiff_get(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, int __pe);
void shmem_ctx_get8(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_get16(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_get32(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_get64(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_get128(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_getmem(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);

/* shmem_g: Reads one element from source on PE pe. Returns the value of that element. */
float shmem_float_g(const float *__source, int __pe);
double shmem_double_g(const double *__source, int __pe);
long double shmem_longdouble_g(const long double *__source, int __pe);
char shmem_char_g(const char *__source, int __pe);
signed char shmem_schar_g(const signed char *__source, int __pe);
short shmem_short_g(const short *__source, int __pe);
int shmem_int_g(const int *__source, int __pe);
long shmem_long_g(const long *__source, int __pe);
long long shmem_longlong_g(const long long *__source, int __pe);
unsigned char shmem_uchar_g(const unsigned char *__source, int __pe);
unsigned short shmem_ushort_g(const unsigned short *__source, int __pe);
unsigned int shmem_uint_g(const unsigned int *__source, int __pe);
unsigned long shmem_ulong_g(const unsigned long *__source, int __pe);
unsigned long long shmem_ulonglong_g(const unsigned long long *__source, int __pe);
int8_t shmem_int8_g(const int8_t *__source, int __pe);
int16_t shmem_int16_g(const int16_t *__source, int __pe);
int32_t shmem_int32_g(const int32_t *__source, int __pe);
int64_t shmem_int64_g(const int64_t *__source, int __pe);
uint8_t shmem_uint8_g(const uint8_t *__source, int __pe);
uint16_t shmem_uint16_g(const uint16_t *__source, int __pe);
uint32_t shmem_uint32_g(const uint32_t *__source, int __pe);
uint64_t shmem_uint64_g(const uint64_t *__source, int __pe);
size_t shmem_size_g(const size_t *__source, int __pe);
ptrdiff_t shmem_ptrdiff_g(const ptrdiff_t *__source, int __pe);
float shmem_ctx_float_g(shmem_ctx_t __ctx, const float *__source, int __pe);
double shmem_ctx_double_g(shmem_ctx_t __ctx, const double *__source, int __pe);
long double shmem_ctx_longdouble_g(shmem_ctx_t __ctx, const long double *__source, int __pe);
char shmem_ctx_char_g(shmem_ctx_t __ctx, const char *__source, int __pe);
signed char shmem_ctx_schar_g(shmem_ctx_t __ctx, const signed char *__source, int __pe);
short shmem_ctx_short_g(shmem_ctx_t __ctx, const short *__source, int __pe);
int shmem_ctx_int_g(shmem_ctx_t __ctx, const int *__source, int __pe);
long shmem_ctx_long_g(shmem_ctx_t __ctx, const long *__source, int __pe);
long long shmem_ctx_longlong_g(shmem_ctx_t __ctx, const long long *__source, int __pe);
unsigned char shmem_ctx_uchar_g(shmem_ctx_t __ctx, const unsigned char *__source, int __pe);
unsigned short shmem_ctx_ushort_g(shmem_ctx_t __ctx, const unsigned short *__source, int __pe);
unsigned int shmem_ctx_uint_g(shmem_ctx_t __ctx, const unsigned int *__source, int __pe);
unsigned long shmem_ctx_ulong_g(shmem_ctx_t __ctx, const unsigned long *__source, int __pe);
unsigned long long shmem_ctx_ulonglong_g(shmem_ctx_t __ctx, const unsigned long long *__source, int __pe);
int8_t shmem_ctx_int8_g(shmem_ctx_t __ctx, const int8_t *__source, int __pe);
int16_t shmem_ctx_int16_g(shmem_ctx_t __ctx, const int16_t *__source, int __pe);
int32_t shmem_ctx_int32_g(shmem_ctx_t __ctx, const int32_t *__source, int __pe);
int64_t shmem_ctx_int64_g(shmem_ctx_t __ctx, const int64_t *__source, int __pe);
uint8_t shmem_ctx_uint8_g(shmem_ctx_t __ctx, const uint8_t *__source, int __pe);
uint16_t shmem_ctx_uint16_g(shmem_ctx_t __ctx, const uint16_t *__source, int __pe);
uint32_t shmem_ctx_uint32_g(shmem_ctx_t __ctx, const uint32_t *__source, int __pe);
uint64_t shmem_ctx_uint64_g(shmem_ctx_t __ctx, const uint64_t *__source, int __pe);
size_t shmem_ctx_size_g(shmem_ctx_t __ctx, const size_t *__source, int __pe);
ptrdiff_t shmem_ctx_ptrdiff_g(shmem_ctx_t __ctx, const ptrdiff_t *__source, int __pe);


/* Strided put. Strided puts copy elements or blocks that are not contiguous. Strides count elements and are at least
 * 1. A strided put returns when its source may be reused, and a quiet or a barrier completes it at PE pe. Threads:
 * Any thread may call if the thread level is SHMEM_THREAD_MULTIPLE and the options of the context permit it.
 * OpenSHMEM 1.6, "Remote Memory Access Routines". */

/* shmem_iput: Copies nelems elements, every sst-th element of source, to every dst-th element of dest on PE pe. */
void shmem_float_iput(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_double_iput(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_longdouble_iput(long double *__dest, const long double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_char_iput(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_schar_iput(signed char *__dest, const signed char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_short_iput(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_int_iput(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_long_iput(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_longlong_iput(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_uchar_iput(unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ushort_iput(unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_uint_iput(unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ulong_iput(unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ulonglong_iput(unsigned long long *__dest, const unsigned long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_int8_iput(int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_int16_iput(int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_int32_iput(int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_int64_iput(int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_uint8_iput(uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_uint16_iput(uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_uint32_iput(uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_uint64_iput(uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_size_iput(size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_ptrdiff_iput(ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_iput8(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_iput16(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_iput32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_iput64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_iput128(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_float_iput(shmem_ctx_t __ctx, float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_double_iput(shmem_ctx_t __ctx, double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_longdouble_iput(shmem_ctx_t __ctx, long double *__dest, const long double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_char_iput(shmem_ctx_t __ctx, char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_schar_iput(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_short_iput(shmem_ctx_t __ctx, short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_int_iput(shmem_ctx_t __ctx, int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_long_iput(shmem_ctx_t __ctx, long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_longlong_iput(shmem_ctx_t __ctx, long long *__dest, const long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_uchar_iput(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_ushort_iput(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_uint_iput(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_ulong_iput(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_ulonglong_iput(shmem_ctx_t __ctx, unsigned long long *__dest, const unsigned long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_int8_iput(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_int16_iput(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_int32_iput(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_int64_iput(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_uint8_iput(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_uint16_iput(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_uint32_iput(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_uint64_iput(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_size_iput(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_ptrdiff_iput(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_iput8(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_iput16(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_iput32(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_iput64(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_iput128(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);

/* shmem_ibput: Copies nblocks blocks of bsize elements to PE pe. Consecutive blocks start sst elements apart in
 * source and dst elements apart in dest. Both strides are at least bsize. */
void shmem_float_ibput(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_double_ibput(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_longdouble_ibput(long double *__dest, const long double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_char_ibput(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_schar_ibput(signed char *__dest, const signed char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_short_ibput(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_int_ibput(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_long_ibput(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_longlong_ibput(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_uchar_ibput(unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ushort_ibput(unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_uint_ibput(unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ulong_ibput(unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ulonglong_ibput(unsigned long long *__dest, const unsigned long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_int8_ibput(int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_int16_ibput(int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_int32_ibput(int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_int64_ibput(int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_uint8_ibput(uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_uint16_ibput(uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_uint32_ibput(uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_uint64_ibput(uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_size_ibput(size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_ptrdiff_ibput(ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_ibput8(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_ibput16(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_ibput32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_ibput64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_ibput128(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_ctx_float_ibput(shmem_ctx_t __ctx, float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_double_ibput(shmem_ctx_t __ctx, double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_longdouble_ibput(shmem_ctx_t __ctx, long double *__dest, const long double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_char_ibput(shmem_ctx_t __ctx, char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_schar_ibput(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_short_ibput(shmem_ctx_t __ctx, short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_int_ibput(shmem_ctx_t __ctx, int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_long_ibput(shmem_ctx_t __ctx, long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_longlong_ibput(shmem_ctx_t __ctx, long long *__dest, const long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_uchar_ibput(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ushort_ibput(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_uint_ibput(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ulong_ibput(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ulonglong_ibput(shmem_ctx_t __ctx, unsigned long long *__dest, const unsigned long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_int8_ibput(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_int16_ibput(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_int32_ibput(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_int64_ibput(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_uint8_ibput(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_uint16_ibput(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_uint32_ibput(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_uint64_ibput(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_size_ibput(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ptrdiff_ibput(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ibput8(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ibput16(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ibput32(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ibput64(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ibput128(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);


/* Strided get. Strided gets copy elements or blocks that are not contiguous. Strides count elements and are at least
 * 1. A strided get returns when its data has arrived. Threads: Any thread may call if the thread level is
 * SHMEM_THREAD_MULTIPLE and the options of the context permit it. OpenSHMEM 1.6, "Remote Memory Access Routines". */

/* shmem_iget: Copies nelems elements, every sst-th element of source on PE pe, to every dst-th element of dest. */
void shmem_float_iget(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_double_iget(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_longdouble_iget(long double *__dest, const long double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_char_iget(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_schar_iget(signed char *__dest, const signed char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_short_iget(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_int_iget(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_long_iget(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_longlong_iget(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_uchar_iget(unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ushort_iget(unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_uint_iget(unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ulong_iget(unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ulonglong_iget(unsigned long long *__dest, const unsigned long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_int8_iget(int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_int16_iget(int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_int32_iget(int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_int64_iget(int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_uint8_iget(uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_uint16_iget(uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_uint32_iget(uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_uint64_iget(uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_size_iget(size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_ptrdiff_iget(ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __pe);
void shmem_iget8(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_iget16(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_iget32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_iget64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_iget128(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_float_iget(shmem_ctx_t __ctx, float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_double_iget(shmem_ctx_t __ctx, double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_longdouble_iget(shmem_ctx_t __ctx, long double *__dest, const long double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_char_iget(shmem_ctx_t __ctx, char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_schar_iget(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_short_iget(shmem_ctx_t __ctx, short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_int_iget(shmem_ctx_t __ctx, int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_long_iget(shmem_ctx_t __ctx, long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_longlong_iget(shmem_ctx_t __ctx, long long *__dest, const long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_uchar_iget(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_ushort_iget(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_uint_iget(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_ulong_iget(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_ulonglong_iget(shmem_ctx_t __ctx, unsigned long long *__dest, const unsigned long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_int8_iget(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_int16_iget(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_int32_iget(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_int64_iget(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_uint8_iget(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_uint16_iget(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_uint32_iget(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_uint64_iget(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_size_iget(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_ptrdiff_iget(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems, int __pe);
void shmem_ctx_iget8(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_iget16(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_iget32(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_iget64(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);
void shmem_ctx_iget128(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems, int __pe);

/* shmem_ibget: Copies nblocks blocks of bsize elements from PE pe. Consecutive blocks start sst elements apart in
 * source and dst elements apart in dest. Both strides are at least bsize. */
void shmem_float_ibget(float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_double_ibget(double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_longdouble_ibget(long double *__dest, const long double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_char_ibget(char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_schar_ibget(signed char *__dest, const signed char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_short_ibget(short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_int_ibget(int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_long_ibget(long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_longlong_ibget(long long *__dest, const long long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_uchar_ibget(unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ushort_ibget(unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_uint_ibget(unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ulong_ibget(unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ulonglong_ibget(unsigned long long *__dest, const unsigned long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_int8_ibget(int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_int16_ibget(int16_t *__dest, const int16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_int32_ibget(int32_t *__dest, const int32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_int64_ibget(int64_t *__dest, const int64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_uint8_ibget(uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_uint16_ibget(uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_uint32_ibget(uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_uint64_ibget(uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_size_ibget(size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_ptrdiff_ibget(ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_ibget8(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_ibget16(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_ibget32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_ibget64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_ibget128(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize,
    size_t __nblocks, int __pe);
void shmem_ctx_float_ibget(shmem_ctx_t __ctx, float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_double_ibget(shmem_ctx_t __ctx, double *__dest, const double *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_longdouble_ibget(shmem_ctx_t __ctx, long double *__dest, const long double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_char_ibget(shmem_ctx_t __ctx, char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_schar_ibget(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_short_ibget(shmem_ctx_t __ctx, short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_int_ibget(shmem_ctx_t __ctx, int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_long_ibget(shmem_ctx_t __ctx, long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_longlong_ibget(shmem_ctx_t __ctx, long long *__dest, const long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_uchar_ibget(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ushort_ibget(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_uint_ibget(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ulong_ibget(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ulonglong_ibget(shmem_ctx_t __ctx, unsigned long long *__dest, const unsigned long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_int8_ibget(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_int16_ibget(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_int32_ibget(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_int64_ibget(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_uint8_ibget(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_uint16_ibget(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_uint32_ibget(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_uint64_ibget(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_size_ibget(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ptrdiff_ibget(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ibget8(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ibget16(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ibget32(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ibget64(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);
void shmem_ctx_ibget128(shmem_ctx_t __ctx, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __bsize, size_t __nblocks, int __pe);


/* Non-blocking put and get. These functions return at once. Both source and dest belong to the operation until a
 * quiet on the context completes it. A fence orders non-blocking puts but not gets. Threads: Any thread may call if
 * the thread level is SHMEM_THREAD_MULTIPLE and the options of the context permit it. A quiet by any thread
 * completes the operations. OpenSHMEM 1.6, "Non-blocking Remote Memory Access Routines". */

/* shmem_put_nbi: Starts to copy nelems elements from source to dest on PE pe. */
void shmem_float_put_nbi(float *__dest, const float *__source, size_t __nelems, int __pe);
void shmem_double_put_nbi(double *__dest, const double *__source, size_t __nelems, int __pe);
void shmem_longdouble_put_nbi(long double *__dest, const long double *__source, size_t __nelems, int __pe);
void shmem_char_put_nbi(char *__dest, const char *__source, size_t __nelems, int __pe);
void shmem_schar_put_nbi(signed char *__dest, const signed char *__source, size_t __nelems, int __pe);
void shmem_short_put_nbi(short *__dest, const short *__source, size_t __nelems, int __pe);
void shmem_int_put_nbi(int *__dest, const int *__source, size_t __nelems, int __pe);
void shmem_long_put_nbi(long *__dest, const long *__source, size_t __nelems, int __pe);
void shmem_longlong_put_nbi(long long *__dest, const long long *__source, size_t __nelems, int __pe);
void shmem_uchar_put_nbi(unsigned char *__dest, const unsigned char *__source, size_t __nelems, int __pe);
void shmem_ushort_put_nbi(unsigned short *__dest, const unsigned short *__source, size_t __nelems, int __pe);
void shmem_uint_put_nbi(unsigned int *__dest, const unsigned int *__source, size_t __nelems, int __pe);
void shmem_ulong_put_nbi(unsigned long *__dest, const unsigned long *__source, size_t __nelems, int __pe);
void shmem_ulonglong_put_nbi(unsigned long long *__dest, const unsigned long long *__source, size_t __nelems, int __pe);
void shmem_int8_put_nbi(int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void shmem_int16_put_nbi(int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe);
void shmem_int32_put_nbi(int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe);
void shmem_int64_put_nbi(int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe);
void shmem_uint8_put_nbi(uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe);
void shmem_uint16_put_nbi(uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe);
void shmem_uint32_put_nbi(uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe);
void shmem_uint64_put_nbi(uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe);
void shmem_size_put_nbi(size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void shmem_ptrdiff_put_nbi(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, int __pe);
void shmem_put8_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_put16_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_put32_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_put64_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_put128_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_putmem_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_float_put_nbi(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems, int __pe);
void shmem_ctx_double_put_nbi(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems, int __pe);
void shmem_ctx_longdouble_put_nbi(shmem_ctx_t __ctx, long double *__dest, const long double *__source, size_t __nelems,
    int __pe);
void shmem_ctx_char_put_nbi(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems, int __pe);
void shmem_ctx_schar_put_nbi(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source, size_t __nelems,
    int __pe);
void shmem_ctx_short_put_nbi(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems, int __pe);
void shmem_ctx_int_put_nbi(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems, int __pe);
void shmem_ctx_long_put_nbi(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems, int __pe);
void shmem_ctx_longlong_put_nbi(shmem_ctx_t __ctx, long long *__dest, const long long *__source, size_t __nelems,
    int __pe);
void shmem_ctx_uchar_put_nbi(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    int __pe);
void shmem_ctx_ushort_put_nbi(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __pe);
void shmem_ctx_uint_put_nbi(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    int __pe);
void shmem_ctx_ulong_put_nbi(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    int __pe);
void shmem_ctx_ulonglong_put_nbi(shmem_ctx_t __ctx, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, int __pe);
void shmem_ctx_int8_put_nbi(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void shmem_ctx_int16_put_nbi(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe);
void shmem_ctx_int32_put_nbi(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe);
void shmem_ctx_int64_put_nbi(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe);
void shmem_ctx_uint8_put_nbi(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe);
void shmem_ctx_uint16_put_nbi(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe);
void shmem_ctx_uint32_put_nbi(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe);
void shmem_ctx_uint64_put_nbi(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe);
void shmem_ctx_size_put_nbi(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void shmem_ctx_ptrdiff_put_nbi(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    int __pe);
void shmem_ctx_put8_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_put16_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_put32_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_put64_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_put128_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_putmem_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);

/* shmem_get_nbi: Starts to copy nelems elements from source on PE pe to dest. */
void shmem_float_get_nbi(float *__dest, const float *__source, size_t __nelems, int __pe);
void shmem_double_get_nbi(double *__dest, const double *__source, size_t __nelems, int __pe);
void shmem_longdouble_get_nbi(long double *__dest, const long double *__source, size_t __nelems, int __pe);
void shmem_char_get_nbi(char *__dest, const char *__source, size_t __nelems, int __pe);
void shmem_schar_get_nbi(signed char *__dest, const signed char *__source, size_t __nelems, int __pe);
void shmem_short_get_nbi(short *__dest, const short *__source, size_t __nelems, int __pe);
void shmem_int_get_nbi(int *__dest, const int *__source, size_t __nelems, int __pe);
void shmem_long_get_nbi(long *__dest, const long *__source, size_t __nelems, int __pe);
void shmem_longlong_get_nbi(long long *__dest, const long long *__source, size_t __nelems, int __pe);
void shmem_uchar_get_nbi(unsigned char *__dest, const unsigned char *__source, size_t __nelems, int __pe);
void shmem_ushort_get_nbi(unsigned short *__dest, const unsigned short *__source, size_t __nelems, int __pe);
void shmem_uint_get_nbi(unsigned int *__dest, const unsigned int *__source, size_t __nelems, int __pe);
void shmem_ulong_get_nbi(unsigned long *__dest, const unsigned long *__source, size_t __nelems, int __pe);
void shmem_ulonglong_get_nbi(unsigned long long *__dest, const unsigned long long *__source, size_t __nelems, int __pe);
void shmem_int8_get_nbi(int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void shmem_int16_get_nbi(int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe);
void shmem_int32_get_nbi(int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe);
void shmem_int64_get_nbi(int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe);
void shmem_uint8_get_nbi(uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe);
void shmem_uint16_get_nbi(uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe);
void shmem_uint32_get_nbi(uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe);
void shmem_uint64_get_nbi(uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe);
void shmem_size_get_nbi(size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void shmem_ptrdiff_get_nbi(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, int __pe);
void shmem_get8_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_get16_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_get32_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_get64_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_get128_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_getmem_nbi(void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_float_get_nbi(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems, int __pe);
void shmem_ctx_double_get_nbi(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems, int __pe);
void shmem_ctx_longdouble_get_nbi(shmem_ctx_t __ctx, long double *__dest, const long double *__source, size_t __nelems,
    int __pe);
void shmem_ctx_char_get_nbi(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems, int __pe);
void shmem_ctx_schar_get_nbi(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source, size_t __nelems,
    int __pe);
void shmem_ctx_short_get_nbi(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems, int __pe);
void shmem_ctx_int_get_nbi(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems, int __pe);
void shmem_ctx_long_get_nbi(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems, int __pe);
void shmem_ctx_longlong_get_nbi(shmem_ctx_t __ctx, long long *__dest, const long long *__source, size_t __nelems,
    int __pe);
void shmem_ctx_uchar_get_nbi(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    int __pe);
void shmem_ctx_ushort_get_nbi(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, int __pe);
void shmem_ctx_uint_get_nbi(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    int __pe);
void shmem_ctx_ulong_get_nbi(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    int __pe);
void shmem_ctx_ulonglong_get_nbi(shmem_ctx_t __ctx, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, int __pe);
void shmem_ctx_int8_get_nbi(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems, int __pe);
void shmem_ctx_int16_get_nbi(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems, int __pe);
void shmem_ctx_int32_get_nbi(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems, int __pe);
void shmem_ctx_int64_get_nbi(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems, int __pe);
void shmem_ctx_uint8_get_nbi(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems, int __pe);
void shmem_ctx_uint16_get_nbi(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, size_t __nelems, int __pe);
void shmem_ctx_uint32_get_nbi(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, size_t __nelems, int __pe);
void shmem_ctx_uint64_get_nbi(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, size_t __nelems, int __pe);
void shmem_ctx_size_get_nbi(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems, int __pe);
void shmem_ctx_ptrdiff_get_nbi(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    int __pe);
void shmem_ctx_get8_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_get16_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_get32_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_get64_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_get128_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);
void shmem_ctx_getmem_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, int __pe);


/* Atomic operations. An atomic operation accesses one element, dest or source, on PE pe. It is atomic with respect
 * to other atomic operations on the same type and to wait and test functions of PE pe. It is not atomic with respect
 * to puts, gets, loads and stores. An operation that returns a value returns when that value has arrived. Other
 * operations may return earlier, and a quiet completes them. pe is a number in the team of the context. Threads: Any
 * thread may call if the thread level is SHMEM_THREAD_MULTIPLE and the options of the context permit it. OpenSHMEM
 * 1.6, "Atomic Memory Operations". */

/* shmem_atomic_fetch: Reads source on PE pe. Returns the value of source. */
float shmem_float_atomic_fetch(const float *__source, int __pe);
double shmem_double_atomic_fetch(const double *__source, int __pe);
int shmem_int_atomic_fetch(const int *__source, int __pe);
long shmem_long_atomic_fetch(const long *__source, int __pe);
long long shmem_longlong_atomic_fetch(const long long *__source, int __pe);
unsigned int shmem_uint_atomic_fetch(const unsigned int *__source, int __pe);
unsigned long shmem_ulong_atomic_fetch(const unsigned long *__source, int __pe);
unsigned long long shmem_ulonglong_atomic_fetch(const unsigned long long *__source, int __pe);
int32_t shmem_int32_atomic_fetch(const int32_t *__source, int __pe);
int64_t shmem_int64_atomic_fetch(const int64_t *__source, int __pe);
uint32_t shmem_uint32_atomic_fetch(const uint32_t *__source, int __pe);
uint64_t shmem_uint64_atomic_fetch(const uint64_t *__source, int __pe);
size_t shmem_size_atomic_fetch(const size_t *__source, int __pe);
ptrdiff_t shmem_ptrdiff_atomic_fetch(const ptrdiff_t *__source, int __pe);
float shmem_ctx_float_atomic_fetch(shmem_ctx_t __ctx, const float *__source, int __pe);
double shmem_ctx_double_atomic_fetch(shmem_ctx_t __ctx, const double *__source, int __pe);
int shmem_ctx_int_atomic_fetch(shmem_ctx_t __ctx, const int *__source, int __pe);
long shmem_ctx_long_atomic_fetch(shmem_ctx_t __ctx, const long *__source, int __pe);
long long shmem_ctx_longlong_atomic_fetch(shmem_ctx_t __ctx, const long long *__source, int __pe);
unsigned int shmem_ctx_uint_atomic_fetch(shmem_ctx_t __ctx, const unsigned int *__source, int __pe);
unsigned long shmem_ctx_ulong_atomic_fetch(shmem_ctx_t __ctx, const unsigned long *__source, int __pe);
unsigned long long shmem_ctx_ulonglong_atomic_fetch(shmem_ctx_t __ctx, const unsigned long long *__source, int __pe);
int32_t shmem_ctx_int32_atomic_fetch(shmem_ctx_t __ctx, const int32_t *__source, int __pe);
int64_t shmem_ctx_int64_atomic_fetch(shmem_ctx_t __ctx, const int64_t *__source, int __pe);
uint32_t shmem_ctx_uint32_atomic_fetch(shmem_ctx_t __ctx, const uint32_t *__source, int __pe);
uint64_t shmem_ctx_uint64_atomic_fetch(shmem_ctx_t __ctx, const uint64_t *__source, int __pe);
size_t shmem_ctx_size_atomic_fetch(shmem_ctx_t __ctx, const size_t *__source, int __pe);
ptrdiff_t shmem_ctx_ptrdiff_atomic_fetch(shmem_ctx_t __ctx, const ptrdiff_t *__source, int __pe);

/* shmem_atomic_set: Sets dest to value. */
void shmem_float_atomic_set(float *__dest, float __value, int __pe);
void shmem_double_atomic_set(double *__dest, double __value, int __pe);
void shmem_int_atomic_set(int *__dest, int __value, int __pe);
void shmem_long_atomic_set(long *__dest, long __value, int __pe);
void shmem_longlong_atomic_set(long long *__dest, long long __value, int __pe);
void shmem_uint_atomic_set(unsigned int *__dest, unsigned int __value, int __pe);
void shmem_ulong_atomic_set(unsigned long *__dest, unsigned long __value, int __pe);
void shmem_ulonglong_atomic_set(unsigned long long *__dest, unsigned long long __value, int __pe);
void shmem_int32_atomic_set(int32_t *__dest, int32_t __value, int __pe);
void shmem_int64_atomic_set(int64_t *__dest, int64_t __value, int __pe);
void shmem_uint32_atomic_set(uint32_t *__dest, uint32_t __value, int __pe);
void shmem_uint64_atomic_set(uint64_t *__dest, uint64_t __value, int __pe);
void shmem_size_atomic_set(size_t *__dest, size_t __value, int __pe);
void shmem_ptrdiff_atomic_set(ptrdiff_t *__dest, ptrdiff_t __value, int __pe);
void shmem_ctx_float_atomic_set(shmem_ctx_t __ctx, float *__dest, float __value, int __pe);
void shmem_ctx_double_atomic_set(shmem_ctx_t __ctx, double *__dest, double __value, int __pe);
void shmem_ctx_int_atomic_set(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
void shmem_ctx_long_atomic_set(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
void shmem_ctx_longlong_atomic_set(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);
void shmem_ctx_uint_atomic_set(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe);
void shmem_ctx_ulong_atomic_set(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe);
void shmem_ctx_ulonglong_atomic_set(shmem_ctx_t __ctx, unsigned long long *__dest, unsigned long long __value,
    int __pe);
void shmem_ctx_int32_atomic_set(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
void shmem_ctx_int64_atomic_set(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
void shmem_ctx_uint32_atomic_set(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
void shmem_ctx_uint64_atomic_set(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);
void shmem_ctx_size_atomic_set(shmem_ctx_t __ctx, size_t *__dest, size_t __value, int __pe);
void shmem_ctx_ptrdiff_atomic_set(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __value, int __pe);

/* shmem_atomic_swap: Sets dest to value and fetches its previous value. Returns the value of dest before the
 * operation. */
float shmem_float_atomic_swap(float *__dest, float __value, int __pe);
double shmem_double_atomic_swap(double *__dest, double __value, int __pe);
int shmem_int_atomic_swap(int *__dest, int __value, int __pe);
long shmem_long_atomic_swap(long *__dest, long __value, int __pe);
long long shmem_longlong_atomic_swap(long long *__dest, long long __value, int __pe);
unsigned int shmem_uint_atomic_swap(unsigned int *__dest, unsigned int __value, int __pe);
unsigned long shmem_ulong_atomic_swap(unsigned long *__dest, unsigned long __value, int __pe);
unsigned long long shmem_ulonglong_atomic_swap(unsigned long long *__dest, unsigned long long __value, int __pe);
int32_t shmem_int32_atomic_swap(int32_t *__dest, int32_t __value, int __pe);
int64_t shmem_int64_atomic_swap(int64_t *__dest, int64_t __value, int __pe);
uint32_t shmem_uint32_atomic_swap(uint32_t *__dest, uint32_t __value, int __pe);
uint64_t shmem_uint64_atomic_swap(uint64_t *__dest, uint64_t __value, int __pe);
size_t shmem_size_atomic_swap(size_t *__dest, size_t __value, int __pe);
ptrdiff_t shmem_ptrdiff_atomic_swap(ptrdiff_t *__dest, ptrdiff_t __value, int __pe);
float shmem_ctx_float_atomic_swap(shmem_ctx_t __ctx, float *__dest, float __value, int __pe);
double shmem_ctx_double_atomic_swap(shmem_ctx_t __ctx, double *__dest, double __value, int __pe);
int shmem_ctx_int_atomic_swap(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
long shmem_ctx_long_atomic_swap(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
long long shmem_ctx_longlong_atomic_swap(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);
unsigned int shmem_ctx_uint_atomic_swap(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe);
unsigned long shmem_ctx_ulong_atomic_swap(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe);
unsigned long long shmem_ctx_ulonglong_atomic_swap(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe);
int32_t shmem_ctx_int32_atomic_swap(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
int64_t shmem_ctx_int64_atomic_swap(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
uint32_t shmem_ctx_uint32_atomic_swap(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
uint64_t shmem_ctx_uint64_atomic_swap(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);
size_t shmem_ctx_size_atomic_swap(shmem_ctx_t __ctx, size_t *__dest, size_t __value, int __pe);
ptrdiff_t shmem_ctx_ptrdiff_atomic_swap(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __value, int __pe);

/* shmem_atomic_compare_swap: Sets dest to value if it equals cond, and fetches its previous value in both cases.
 * Returns the value of dest before the operation. */
int shmem_int_atomic_compare_swap(int *__dest, int __cond, int __value, int __pe);
long shmem_long_atomic_compare_swap(long *__dest, long __cond, long __value, int __pe);
long long shmem_longlong_atomic_compare_swap(long long *__dest, long long __cond, long long __value, int __pe);
unsigned int shmem_uint_atomic_compare_swap(unsigned int *__dest, unsigned int __cond, unsigned int __value, int __pe);
unsigned long shmem_ulong_atomic_compare_swap(unsigned long *__dest, unsigned long __cond, unsigned long __value,
    int __pe);
unsigned long long shmem_ulonglong_atomic_compare_swap(unsigned long long *__dest, unsigned long long __cond,
    unsigned long long __value, int __pe);
int32_t shmem_int32_atomic_compare_swap(int32_t *__dest, int32_t __cond, int32_t __value, int __pe);
int64_t shmem_int64_atomic_compare_swap(int64_t *__dest, int64_t __cond, int64_t __value, int __pe);
uint32_t shmem_uint32_atomic_compare_swap(uint32_t *__dest, uint32_t __cond, uint32_t __value, int __pe);
uint64_t shmem_uint64_atomic_compare_swap(uint64_t *__dest, uint64_t __cond, uint64_t __value, int __pe);
size_t shmem_size_atomic_compare_swap(size_t *__dest, size_t __cond, size_t __value, int __pe);
ptrdiff_t shmem_ptrdiff_atomic_compare_swap(ptrdiff_t *__dest, ptrdiff_t __cond, ptrdiff_t __value, int __pe);
int shmem_ctx_int_atomic_compare_swap(shmem_ctx_t __ctx, int *__dest, int __cond, int __value, int __pe);
long shmem_ctx_long_atomic_compare_swap(shmem_ctx_t __ctx, long *__dest, long __cond, long __value, int __pe);
long long shmem_ctx_longlong_atomic_compare_swap(shmem_ctx_t __ctx, long long *__dest, long long __cond,
    long long __value, int __pe);
unsigned int shmem_ctx_uint_atomic_compare_swap(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __cond,
    unsigned int __value, int __pe);
unsigned long shmem_ctx_ulong_atomic_compare_swap(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __cond,
    unsigned long __value, int __pe);
unsigned long long shmem_ctx_ulonglong_atomic_compare_swap(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __cond, unsigned long long __value, int __pe);
int32_t shmem_ctx_int32_atomic_compare_swap(shmem_ctx_t __ctx, int32_t *__dest, int32_t __cond, int32_t __value,
    int __pe);
int64_t shmem_ctx_int64_atomic_compare_swap(shmem_ctx_t __ctx, int64_t *__dest, int64_t __cond, int64_t __value,
    int __pe);
uint32_t shmem_ctx_uint32_atomic_compare_swap(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __cond, uint32_t __value,
    int __pe);
uint64_t shmem_ctx_uint64_atomic_compare_swap(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __cond, uint64_t __value,
    int __pe);
size_t shmem_ctx_size_atomic_compare_swap(shmem_ctx_t __ctx, size_t *__dest, size_t __cond, size_t __value, int __pe);
ptrdiff_t shmem_ctx_ptrdiff_atomic_compare_swap(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __cond,
    ptrdiff_t __value, int __pe);

/* shmem_atomic_fetch_inc: Adds 1 to dest and fetches its previous value. Returns the value of dest before the
 * operation. */
int shmem_int_atomic_fetch_inc(int *__dest, int __pe);
long shmem_long_atomic_fetch_inc(long *__dest, int __pe);
long long shmem_longlong_atomic_fetch_inc(long long *__dest, int __pe);
unsigned int shmem_uint_atomic_fetch_inc(unsigned int *__dest, int __pe);
unsigned long shmem_ulong_atomic_fetch_inc(unsigned long *__dest, int __pe);
unsigned long long shmem_ulonglong_atomic_fetch_inc(unsigned long long *__dest, int __pe);
int32_t shmem_int32_atomic_fetch_inc(int32_t *__dest, int __pe);
int64_t shmem_int64_atomic_fetch_inc(int64_t *__dest, int __pe);
uint32_t shmem_uint32_atomic_fetch_inc(uint32_t *__dest, int __pe);
uint64_t shmem_uint64_atomic_fetch_inc(uint64_t *__dest, int __pe);
size_t shmem_size_atomic_fetch_inc(size_t *__dest, int __pe);
ptrdiff_t shmem_ptrdiff_atomic_fetch_inc(ptrdiff_t *__dest, int __pe);
int shmem_ctx_int_atomic_fetch_inc(shmem_ctx_t __ctx, int *__dest, int __pe);
long shmem_ctx_long_atomic_fetch_inc(shmem_ctx_t __ctx, long *__dest, int __pe);
long long shmem_ctx_longlong_atomic_fetch_inc(shmem_ctx_t __ctx, long long *__dest, int __pe);
unsigned int shmem_ctx_uint_atomic_fetch_inc(shmem_ctx_t __ctx, unsigned int *__dest, int __pe);
unsigned long shmem_ctx_ulong_atomic_fetch_inc(shmem_ctx_t __ctx, unsigned long *__dest, int __pe);
unsigned long long shmem_ctx_ulonglong_atomic_fetch_inc(shmem_ctx_t __ctx, unsigned long long *__dest, int __pe);
int32_t shmem_ctx_int32_atomic_fetch_inc(shmem_ctx_t __ctx, int32_t *__dest, int __pe);
int64_t shmem_ctx_int64_atomic_fetch_inc(shmem_ctx_t __ctx, int64_t *__dest, int __pe);
uint32_t shmem_ctx_uint32_atomic_fetch_inc(shmem_ctx_t __ctx, uint32_t *__dest, int __pe);
uint64_t shmem_ctx_uint64_atomic_fetch_inc(shmem_ctx_t __ctx, uint64_t *__dest, int __pe);
size_t shmem_ctx_size_atomic_fetch_inc(shmem_ctx_t __ctx, size_t *__dest, int __pe);
ptrdiff_t shmem_ctx_ptrdiff_atomic_fetch_inc(shmem_ctx_t __ctx, ptrdiff_t *__dest, int __pe);

/* shmem_atomic_inc: Adds 1 to dest. */
void shmem_int_atomic_inc(int *__dest, int __pe);
void shmem_long_atomic_inc(long *__dest, int __pe);
void shmem_longlong_atomic_inc(long long *__dest, int __pe);
void shmem_uint_atomic_inc(unsigned int *__dest, int __pe);
void shmem_ulong_atomic_inc(unsigned long *__dest, int __pe);
void shmem_ulonglong_atomic_inc(unsigned long long *__dest, int __pe);
void shmem_int32_atomic_inc(int32_t *__dest, int __pe);
void shmem_int64_atomic_inc(int64_t *__dest, int __pe);
void shmem_uint32_atomic_inc(uint32_t *__dest, int __pe);
void shmem_uint64_atomic_inc(uint64_t *__dest, int __pe);
void shmem_size_atomic_inc(size_t *__dest, int __pe);
void shmem_ptrdiff_atomic_inc(ptrdiff_t *__dest, int __pe);
void shmem_ctx_int_atomic_inc(shmem_ctx_t __ctx, int *__dest, int __pe);
void shmem_ctx_long_atomic_inc(shmem_ctx_t __ctx, long *__dest, int __pe);
void shmem_ctx_longlong_atomic_inc(shmem_ctx_t __ctx, long long *__dest, int __pe);
void shmem_ctx_uint_atomic_inc(shmem_ctx_t __ctx, unsigned int *__dest, int __pe);
void shmem_ctx_ulong_atomic_inc(shmem_ctx_t __ctx, unsigned long *__dest, int __pe);
void shmem_ctx_ulonglong_atomic_inc(shmem_ctx_t __ctx, unsigned long long *__dest, int __pe);
void shmem_ctx_int32_atomic_inc(shmem_ctx_t __ctx, int32_t *__dest, int __pe);
void shmem_ctx_int64_atomic_inc(shmem_ctx_t __ctx, int64_t *__dest, int __pe);
void shmem_ctx_uint32_atomic_inc(shmem_ctx_t __ctx, uint32_t *__dest, int __pe);
void shmem_ctx_uint64_atomic_inc(shmem_ctx_t __ctx, uint64_t *__dest, int __pe);
void shmem_ctx_size_atomic_inc(shmem_ctx_t __ctx, size_t *__dest, int __pe);
void shmem_ctx_ptrdiff_atomic_inc(shmem_ctx_t __ctx, ptrdiff_t *__dest, int __pe);

/* shmem_atomic_fetch_add: Adds value to dest and fetches its previous value. Returns the value of dest before the
 * operation. */
int shmem_int_atomic_fetch_add(int *__dest, int __value, int __pe);
long shmem_long_atomic_fetch_add(long *__dest, long __value, int __pe);
long long shmem_longlong_atomic_fetch_add(long long *__dest, long long __value, int __pe);
unsigned int shmem_uint_atomic_fetch_add(unsigned int *__dest, unsigned int __value, int __pe);
unsigned long shmem_ulong_atomic_fetch_add(unsigned long *__dest, unsigned long __value, int __pe);
unsigned long long shmem_ulonglong_atomic_fetch_add(unsigned long long *__dest, unsigned long long __value, int __pe);
int32_t shmem_int32_atomic_fetch_add(int32_t *__dest, int32_t __value, int __pe);
int64_t shmem_int64_atomic_fetch_add(int64_t *__dest, int64_t __value, int __pe);
uint32_t shmem_uint32_atomic_fetch_add(uint32_t *__dest, uint32_t __value, int __pe);
uint64_t shmem_uint64_atomic_fetch_add(uint64_t *__dest, uint64_t __value, int __pe);
size_t shmem_size_atomic_fetch_add(size_t *__dest, size_t __value, int __pe);
ptrdiff_t shmem_ptrdiff_atomic_fetch_add(ptrdiff_t *__dest, ptrdiff_t __value, int __pe);
int shmem_ctx_int_atomic_fetch_add(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
long shmem_ctx_long_atomic_fetch_add(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
long long shmem_ctx_longlong_atomic_fetch_add(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);
unsigned int shmem_ctx_uint_atomic_fetch_add(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe);
unsigned long shmem_ctx_ulong_atomic_fetch_add(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value,
    int __pe);
unsigned long long shmem_ctx_ulonglong_atomic_fetch_add(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe);
int32_t shmem_ctx_int32_atomic_fetch_add(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
int64_t shmem_ctx_int64_atomic_fetch_add(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
uint32_t shmem_ctx_uint32_atomic_fetch_add(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
uint64_t shmem_ctx_uint64_atomic_fetch_add(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);
size_t shmem_ctx_size_atomic_fetch_add(shmem_ctx_t __ctx, size_t *__dest, size_t __value, int __pe);
ptrdiff_t shmem_ctx_ptrdiff_atomic_fetch_add(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __value, int __pe);

/* shmem_atomic_add: Adds value to dest. */
void shmem_int_atomic_add(int *__dest, int __value, int __pe);
void shmem_long_atomic_add(long *__dest, long __value, int __pe);
void shmem_longlong_atomic_add(long long *__dest, long long __value, int __pe);
void shmem_uint_atomic_add(unsigned int *__dest, unsigned int __value, int __pe);
void shmem_ulong_atomic_add(unsigned long *__dest, unsigned long __value, int __pe);
void shmem_ulonglong_atomic_add(unsigned long long *__dest, unsigned long long __value, int __pe);
void shmem_int32_atomic_add(int32_t *__dest, int32_t __value, int __pe);
void shmem_int64_atomic_add(int64_t *__dest, int64_t __value, int __pe);
void shmem_uint32_atomic_add(uint32_t *__dest, uint32_t __value, int __pe);
void shmem_uint64_atomic_add(uint64_t *__dest, uint64_t __value, int __pe);
void shmem_size_atomic_add(size_t *__dest, size_t __value, int __pe);
void shmem_ptrdiff_atomic_add(ptrdiff_t *__dest, ptrdiff_t __value, int __pe);
void shmem_ctx_int_atomic_add(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
void shmem_ctx_long_atomic_add(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
void shmem_ctx_longlong_atomic_add(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);
void shmem_ctx_uint_atomic_add(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe);
void shmem_ctx_ulong_atomic_add(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe);
void shmem_ctx_ulonglong_atomic_add(shmem_ctx_t __ctx, unsigned long long *__dest, unsigned long long __value,
    int __pe);
void shmem_ctx_int32_atomic_add(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
void shmem_ctx_int64_atomic_add(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
void shmem_ctx_uint32_atomic_add(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
void shmem_ctx_uint64_atomic_add(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);
void shmem_ctx_size_atomic_add(shmem_ctx_t __ctx, size_t *__dest, size_t __value, int __pe);
void shmem_ctx_ptrdiff_atomic_add(shmem_ctx_t __ctx, ptrdiff_t *__dest, ptrdiff_t __value, int __pe);


/* Bitwise atomic operations. These functions work on the bits of unsigned and fixed-width integers. The rules of
 * shmem_atomic_add hold for atomicity and completion. Threads: Any thread may call if the thread level is
 * SHMEM_THREAD_MULTIPLE and the options of the context permit it. OpenSHMEM 1.6, "Atomic Memory Operations". */

/* shmem_atomic_fetch_and: Sets dest to dest AND value and fetches its previous value. Returns the value of dest
 * before the operation. */
unsigned int shmem_uint_atomic_fetch_and(unsigned int *__dest, unsigned int __value, int __pe);
unsigned long shmem_ulong_atomic_fetch_and(unsigned long *__dest, unsigned long __value, int __pe);
unsigned long long shmem_ulonglong_atomic_fetch_and(unsigned long long *__dest, unsigned long long __value, int __pe);
int32_t shmem_int32_atomic_fetch_and(int32_t *__dest, int32_t __value, int __pe);
int64_t shmem_int64_atomic_fetch_and(int64_t *__dest, int64_t __value, int __pe);
uint32_t shmem_uint32_atomic_fetch_and(uint32_t *__dest, uint32_t __value, int __pe);
uint64_t shmem_uint64_atomic_fetch_and(uint64_t *__dest, uint64_t __value, int __pe);
unsigned int shmem_ctx_uint_atomic_fetch_and(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe);
unsigned long shmem_ctx_ulong_atomic_fetch_and(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value,
    int __pe);
unsigned long long shmem_ctx_ulonglong_atomic_fetch_and(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe);
int32_t shmem_ctx_int32_atomic_fetch_and(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
int64_t shmem_ctx_int64_atomic_fetch_and(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
uint32_t shmem_ctx_uint32_atomic_fetch_and(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
uint64_t shmem_ctx_uint64_atomic_fetch_and(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);

/* shmem_atomic_and: Sets dest to dest AND value. */
void shmem_uint_atomic_and(unsigned int *__dest, unsigned int __value, int __pe);
void shmem_ulong_atomic_and(unsigned long *__dest, unsigned long __value, int __pe);
void shmem_ulonglong_atomic_and(unsigned long long *__dest, unsigned long long __value, int __pe);
void shmem_int32_atomic_and(int32_t *__dest, int32_t __value, int __pe);
void shmem_int64_atomic_and(int64_t *__dest, int64_t __value, int __pe);
void shmem_uint32_atomic_and(uint32_t *__dest, uint32_t __value, int __pe);
void shmem_uint64_atomic_and(uint64_t *__dest, uint64_t __value, int __pe);
void shmem_ctx_uint_atomic_and(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe);
void shmem_ctx_ulong_atomic_and(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe);
void shmem_ctx_ulonglong_atomic_and(shmem_ctx_t __ctx, unsigned long long *__dest, unsigned long long __value,
    int __pe);
void shmem_ctx_int32_atomic_and(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
void shmem_ctx_int64_atomic_and(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
void shmem_ctx_uint32_atomic_and(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
void shmem_ctx_uint64_atomic_and(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);

/* shmem_atomic_fetch_or: Sets dest to dest OR value and fetches its previous value. Returns the value of dest before
 * the operation. */
unsigned int shmem_uint_atomic_fetch_or(unsigned int *__dest, unsigned int __value, int __pe);
unsigned long shmem_ulong_atomic_fetch_or(unsigned long *__dest, unsigned long __value, int __pe);
unsigned long long shmem_ulonglong_atomic_fetch_or(unsigned long long *__dest, unsigned long long __value, int __pe);
int32_t shmem_int32_atomic_fetch_or(int32_t *__dest, int32_t __value, int __pe);
int64_t shmem_int64_atomic_fetch_or(int64_t *__dest, int64_t __value, int __pe);
uint32_t shmem_uint32_atomic_fetch_or(uint32_t *__dest, uint32_t __value, int __pe);
uint64_t shmem_uint64_atomic_fetch_or(uint64_t *__dest, uint64_t __value, int __pe);
unsigned int shmem_ctx_uint_atomic_fetch_or(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe);
unsigned long shmem_ctx_ulong_atomic_fetch_or(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value,
    int __pe);
unsigned long long shmem_ctx_ulonglong_atomic_fetch_or(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe);
int32_t shmem_ctx_int32_atomic_fetch_or(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
int64_t shmem_ctx_int64_atomic_fetch_or(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
uint32_t shmem_ctx_uint32_atomic_fetch_or(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
uint64_t shmem_ctx_uint64_atomic_fetch_or(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);

/* shmem_atomic_or: Sets dest to dest OR value. */
void shmem_uint_atomic_or(unsigned int *__dest, unsigned int __value, int __pe);
void shmem_ulong_atomic_or(unsigned long *__dest, unsigned long __value, int __pe);
void shmem_ulonglong_atomic_or(unsigned long long *__dest, unsigned long long __value, int __pe);
void shmem_int32_atomic_or(int32_t *__dest, int32_t __value, int __pe);
void shmem_int64_atomic_or(int64_t *__dest, int64_t __value, int __pe);
void shmem_uint32_atomic_or(uint32_t *__dest, uint32_t __value, int __pe);
void shmem_uint64_atomic_or(uint64_t *__dest, uint64_t __value, int __pe);
void shmem_ctx_uint_atomic_or(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe);
void shmem_ctx_ulong_atomic_or(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe);
void shmem_ctx_ulonglong_atomic_or(shmem_ctx_t __ctx, unsigned long long *__dest, unsigned long long __value, int __pe);
void shmem_ctx_int32_atomic_or(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
void shmem_ctx_int64_atomic_or(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
void shmem_ctx_uint32_atomic_or(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
void shmem_ctx_uint64_atomic_or(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);

/* shmem_atomic_fetch_xor: Sets dest to dest XOR value and fetches its previous value. Returns the value of dest
 * before the operation. */
unsigned int shmem_uint_atomic_fetch_xor(unsigned int *__dest, unsigned int __value, int __pe);
unsigned long shmem_ulong_atomic_fetch_xor(unsigned long *__dest, unsigned long __value, int __pe);
unsigned long long shmem_ulonglong_atomic_fetch_xor(unsigned long long *__dest, unsigned long long __value, int __pe);
int32_t shmem_int32_atomic_fetch_xor(int32_t *__dest, int32_t __value, int __pe);
int64_t shmem_int64_atomic_fetch_xor(int64_t *__dest, int64_t __value, int __pe);
uint32_t shmem_uint32_atomic_fetch_xor(uint32_t *__dest, uint32_t __value, int __pe);
uint64_t shmem_uint64_atomic_fetch_xor(uint64_t *__dest, uint64_t __value, int __pe);
unsigned int shmem_ctx_uint_atomic_fetch_xor(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe);
unsigned long shmem_ctx_ulong_atomic_fetch_xor(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value,
    int __pe);
unsigned long long shmem_ctx_ulonglong_atomic_fetch_xor(shmem_ctx_t __ctx, unsigned long long *__dest,
    unsigned long long __value, int __pe);
int32_t shmem_ctx_int32_atomic_fetch_xor(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
int64_t shmem_ctx_int64_atomic_fetch_xor(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
uint32_t shmem_ctx_uint32_atomic_fetch_xor(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
uint64_t shmem_ctx_uint64_atomic_fetch_xor(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);

/* shmem_atomic_xor: Sets dest to dest XOR value. */
void shmem_uint_atomic_xor(unsigned int *__dest, unsigned int __value, int __pe);
void shmem_ulong_atomic_xor(unsigned long *__dest, unsigned long __value, int __pe);
void shmem_ulonglong_atomic_xor(unsigned long long *__dest, unsigned long long __value, int __pe);
void shmem_int32_atomic_xor(int32_t *__dest, int32_t __value, int __pe);
void shmem_int64_atomic_xor(int64_t *__dest, int64_t __value, int __pe);
void shmem_uint32_atomic_xor(uint32_t *__dest, uint32_t __value, int __pe);
void shmem_uint64_atomic_xor(uint64_t *__dest, uint64_t __value, int __pe);
void shmem_ctx_uint_atomic_xor(shmem_ctx_t __ctx, unsigned int *__dest, unsigned int __value, int __pe);
void shmem_ctx_ulong_atomic_xor(shmem_ctx_t __ctx, unsigned long *__dest, unsigned long __value, int __pe);
void shmem_ctx_ulonglong_atomic_xor(shmem_ctx_t __ctx, unsigned long long *__dest, unsigned long long __value,
    int __pe);
void shmem_ctx_int32_atomic_xor(shmem_ctx_t __ctx, int32_t *__dest, int32_t __value, int __pe);
void shmem_ctx_int64_atomic_xor(shmem_ctx_t __ctx, int64_t *__dest, int64_t __value, int __pe);
void shmem_ctx_uint32_atomic_xor(shmem_ctx_t __ctx, uint32_t *__dest, uint32_t __value, int __pe);
void shmem_ctx_uint64_atomic_xor(shmem_ctx_t __ctx, uint64_t *__dest, uint64_t __value, int __pe);


/* Non-blocking atomic operations. These functions return at once. *fetch receives the value of dest before the
 * operation, and is valid after a quiet on the context. A fence orders the update of dest but not the arrival in
 * *fetch. Threads: Any thread may call if the thread level is SHMEM_THREAD_MULTIPLE and the options of the context
 * permit it. A quiet by any thread completes the operations. OpenSHMEM 1.6, "Atomic Memory Operations". */

/* shmem_atomic_fetch_nbi: Fetches the value of source into *fetch. */
void shmem_float_atomic_fetch_nbi(float *__fetch, const float *__source, int __pe);
void shmem_double_atomic_fetch_nbi(double *__fetch, const double *__source, int __pe);
void shmem_int_atomic_fetch_nbi(int *__fetch, const int *__source, int __pe);
void shmem_long_atomic_fetch_nbi(long *__fetch, const long *__source, int __pe);
void shmem_longlong_atomic_fetch_nbi(long long *__fetch, const long long *__source, int __pe);
void shmem_uint_atomic_fetch_nbi(unsigned int *__fetch, const unsigned int *__source, int __pe);
void shmem_ulong_atomic_fetch_nbi(unsigned long *__fetch, const unsigned long *__source, int __pe);
void shmem_ulonglong_atomic_fetch_nbi(unsigned long long *__fetch, const unsigned long long *__source, int __pe);
void shmem_int32_atomic_fetch_nbi(int32_t *__fetch, const int32_t *__source, int __pe);
void shmem_int64_atomic_fetch_nbi(int64_t *__fetch, const int64_t *__source, int __pe);
void shmem_uint32_atomic_fetch_nbi(uint32_t *__fetch, const uint32_t *__source, int __pe);
void shmem_uint64_atomic_fetch_nbi(uint64_t *__fetch, const uint64_t *__source, int __pe);
void shmem_size_atomic_fetch_nbi(size_t *__fetch, const size_t *__source, int __pe);
void shmem_ptrdiff_atomic_fetch_nbi(ptrdiff_t *__fetch, const ptrdiff_t *__source, int __pe);
void shmem_ctx_float_atomic_fetch_nbi(shmem_ctx_t __ctx, float *__fetch, const float *__source, int __pe);
void shmem_ctx_double_atomic_fetch_nbi(shmem_ctx_t __ctx, double *__fetch, const double *__source, int __pe);
void shmem_ctx_int_atomic_fetch_nbi(shmem_ctx_t __ctx, int *__fetch, const int *__source, int __pe);
void shmem_ctx_long_atomic_fetch_nbi(shmem_ctx_t __ctx, long *__fetch, const long *__source, int __pe);
void shmem_ctx_longlong_atomic_fetch_nbi(shmem_ctx_t __ctx, long long *__fetch, const long long *__source, int __pe);
void shmem_ctx_uint_atomic_fetch_nbi(shmem_ctx_t __ctx, unsigned int *__fetch, const unsigned int *__source, int __pe);
void shmem_ctx_ulong_atomic_fetch_nbi(shmem_ctx_t __ctx, unsigned long *__fetch, const unsigned long *__source,
    int __pe);
void shmem_ctx_ulonglong_atomic_fetch_nbi(shmem_ctx_t __ctx, unsigned long long *__fetch,
    const unsigned long long *__source, int __pe);
void shmem_ctx_int32_atomic_fetch_nbi(shmem_ctx_t __ctx, int32_t *__fetch, const int32_t *__source, int __pe);
void shmem_ctx_int64_atomic_fetch_nbi(shmem_ctx_t __ctx, int64_t *__fetch, const int64_t *__source, int __pe);
void shmem_ctx_uint32_atomic_fetch_nbi(shmem_ctx_t __ctx, uint32_t *__fetch, const uint32_t *__source, int __pe);
void shmem_ctx_uint64_atomic_fetch_nbi(shmem_ctx_t __ctx, uint64_t *__fetch, const uint64_t *__source, int __pe);
void shmem_ctx_size_atomic_fetch_nbi(shmem_ctx_t __ctx, size_t *__fetch, const size_t *__source, int __pe);
void shmem_ctx_ptrdiff_atomic_fetch_nbi(shmem_ctx_t __ctx, ptrdiff_t *__fetch, const ptrdiff_t *__source, int __pe);

/* shmem_atomic_swap_nbi: Sets dest to value and fetches its previous value into *fetch. */
void shmem_float_atomic_swap_nbi(float *__fetch, float *__dest, float __value, int __pe);
void shmem_double_atomic_swap_nbi(double *__fetch, double *__dest, double __value, int __pe);
void shmem_int_atomic_swap_nbi(int *__fetch, int *__dest, int __value, int __pe);
void shmem_long_atomic_swap_nbi(long *__fetch, long *__dest, long __value, int __pe);
void shmem_longlong_atomic_swap_nbi(long long *__fetch, long long *__dest, long long __value, int __pe);
void shmem_uint_atomic_swap_nbi(unsigned int *__fetch, unsigned int *__dest, unsigned int __value, int __pe);
void shmem_ulong_atomic_swap_nbi(unsigned long *__fetch, unsigned long *__dest, unsigned long __value, int __pe);
void shmem_ulonglong_atomic_swap_nbi(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe);
void shmem_int32_atomic_swap_nbi(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe);
void shmem_int64_atomic_swap_nbi(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe);
void shmem_uint32_atomic_swap_nbi(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe);
void shmem_uint64_atomic_swap_nbi(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe);
void shmem_size_atomic_swap_nbi(size_t *__fetch, size_t *__dest, size_t __value, int __pe);
void shmem_ptrdiff_atomic_swap_nbi(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value, int __pe);
void shmem_ctx_float_atomic_swap_nbi(shmem_ctx_t __ctx, float *__fetch, float *__dest, float __value, int __pe);
void shmem_ctx_double_atomic_swap_nbi(shmem_ctx_t __ctx, double *__fetch, double *__dest, double __value, int __pe);
void shmem_ctx_int_atomic_swap_nbi(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe);
void shmem_ctx_long_atomic_swap_nbi(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value, int __pe);
void shmem_ctx_longlong_atomic_swap_nbi(shmem_ctx_t __ctx, long long *__fetch, long long *__dest, long long __value,
    int __pe);
void shmem_ctx_uint_atomic_swap_nbi(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe);
void shmem_ctx_ulong_atomic_swap_nbi(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe);
void shmem_ctx_ulonglong_atomic_swap_nbi(shmem_ctx_t __ctx, unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe);
void shmem_ctx_int32_atomic_swap_nbi(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe);
void shmem_ctx_int64_atomic_swap_nbi(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe);
void shmem_ctx_uint32_atomic_swap_nbi(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __value,
    int __pe);
void shmem_ctx_uint64_atomic_swap_nbi(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __value,
    int __pe);
void shmem_ctx_size_atomic_swap_nbi(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, size_t __value, int __pe);
void shmem_ctx_ptrdiff_atomic_swap_nbi(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value,
    int __pe);

/* shmem_atomic_compare_swap_nbi: Sets dest to value if it equals cond, and fetches its previous value into *fetch in
 * both cases. */
void shmem_int_atomic_compare_swap_nbi(int *__fetch, int *__dest, int __cond, int __value, int __pe);
void shmem_long_atomic_compare_swap_nbi(long *__fetch, long *__dest, long __cond, long __value, int __pe);
void shmem_longlong_atomic_compare_swap_nbi(long long *__fetch, long long *__dest, long long __cond, long long __value,
    int __pe);
void shmem_uint_atomic_compare_swap_nbi(unsigned int *__fetch, unsigned int *__dest, unsigned int __cond,
    unsigned int __value, int __pe);
void shmem_ulong_atomic_compare_swap_nbi(unsigned long *__fetch, unsigned long *__dest, unsigned long __cond,
    unsigned long __value, int __pe);
void shmem_ulonglong_atomic_compare_swap_nbi(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __cond, unsigned long long __value, int __pe);
void shmem_int32_atomic_compare_swap_nbi(int32_t *__fetch, int32_t *__dest, int32_t __cond, int32_t __value, int __pe);
void shmem_int64_atomic_compare_swap_nbi(int64_t *__fetch, int64_t *__dest, int64_t __cond, int64_t __value, int __pe);
void shmem_uint32_atomic_compare_swap_nbi(uint32_t *__fetch, uint32_t *__dest, uint32_t __cond, uint32_t __value,
    int __pe);
void shmem_uint64_atomic_compare_swap_nbi(uint64_t *__fetch, uint64_t *__dest, uint64_t __cond, uint64_t __value,
    int __pe);
void shmem_size_atomic_compare_swap_nbi(size_t *__fetch, size_t *__dest, size_t __cond, size_t __value, int __pe);
void shmem_ptrdiff_atomic_compare_swap_nbi(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __cond, ptrdiff_t __value,
    int __pe);
void shmem_ctx_int_atomic_compare_swap_nbi(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __cond, int __value,
    int __pe);
void shmem_ctx_long_atomic_compare_swap_nbi(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __cond, long __value,
    int __pe);
void shmem_ctx_longlong_atomic_compare_swap_nbi(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __cond, long long __value, int __pe);
void shmem_ctx_uint_atomic_compare_swap_nbi(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __cond, unsigned int __value, int __pe);
void shmem_ctx_ulong_atomic_compare_swap_nbi(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __cond, unsigned long __value, int __pe);
void shmem_ctx_ulonglong_atomic_compare_swap_nbi(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __cond, unsigned long long __value, int __pe);
void shmem_ctx_int32_atomic_compare_swap_nbi(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __cond,
    int32_t __value, int __pe);
void shmem_ctx_int64_atomic_compare_swap_nbi(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __cond,
    int64_t __value, int __pe);
void shmem_ctx_uint32_atomic_compare_swap_nbi(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __cond,
    uint32_t __value, int __pe);
void shmem_ctx_uint64_atomic_compare_swap_nbi(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __cond,
    uint64_t __value, int __pe);
void shmem_ctx_size_atomic_compare_swap_nbi(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, size_t __cond,
    size_t __value, int __pe);
void shmem_ctx_ptrdiff_atomic_compare_swap_nbi(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest,
    ptrdiff_t __cond, ptrdiff_t __value, int __pe);

/* shmem_atomic_fetch_inc_nbi: Adds 1 to dest and fetches its previous value into *fetch. */
void shmem_int_atomic_fetch_inc_nbi(int *__fetch, int *__dest, int __pe);
void shmem_long_atomic_fetch_inc_nbi(long *__fetch, long *__dest, int __pe);
void shmem_longlong_atomic_fetch_inc_nbi(long long *__fetch, long long *__dest, int __pe);
void shmem_uint_atomic_fetch_inc_nbi(unsigned int *__fetch, unsigned int *__dest, int __pe);
void shmem_ulong_atomic_fetch_inc_nbi(unsigned long *__fetch, unsigned long *__dest, int __pe);
void shmem_ulonglong_atomic_fetch_inc_nbi(unsigned long long *__fetch, unsigned long long *__dest, int __pe);
void shmem_int32_atomic_fetch_inc_nbi(int32_t *__fetch, int32_t *__dest, int __pe);
void shmem_int64_atomic_fetch_inc_nbi(int64_t *__fetch, int64_t *__dest, int __pe);
void shmem_uint32_atomic_fetch_inc_nbi(uint32_t *__fetch, uint32_t *__dest, int __pe);
void shmem_uint64_atomic_fetch_inc_nbi(uint64_t *__fetch, uint64_t *__dest, int __pe);
void shmem_size_atomic_fetch_inc_nbi(size_t *__fetch, size_t *__dest, int __pe);
void shmem_ptrdiff_atomic_fetch_inc_nbi(ptrdiff_t *__fetch, ptrdiff_t *__dest, int __pe);
void shmem_ctx_int_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __pe);
void shmem_ctx_long_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, long *__fetch, long *__dest, int __pe);
void shmem_ctx_longlong_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, long long *__fetch, long long *__dest, int __pe);
void shmem_ctx_uint_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest, int __pe);
void shmem_ctx_ulong_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest, int __pe);
void shmem_ctx_ulonglong_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, int __pe);
void shmem_ctx_int32_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int __pe);
void shmem_ctx_int64_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int __pe);
void shmem_ctx_uint32_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, int __pe);
void shmem_ctx_uint64_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, int __pe);
void shmem_ctx_size_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, int __pe);
void shmem_ctx_ptrdiff_atomic_fetch_inc_nbi(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest, int __pe);

/* shmem_atomic_fetch_add_nbi: Adds value to dest and fetches its previous value into *fetch. */
void shmem_int_atomic_fetch_add_nbi(int *__fetch, int *__dest, int __value, int __pe);
void shmem_long_atomic_fetch_add_nbi(long *__fetch, long *__dest, long __value, int __pe);
void shmem_longlong_atomic_fetch_add_nbi(long long *__fetch, long long *__dest, long long __value, int __pe);
void shmem_uint_atomic_fetch_add_nbi(unsigned int *__fetch, unsigned int *__dest, unsigned int __value, int __pe);
void shmem_ulong_atomic_fetch_add_nbi(unsigned long *__fetch, unsigned long *__dest, unsigned long __value, int __pe);
void shmem_ulonglong_atomic_fetch_add_nbi(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe);
void shmem_int32_atomic_fetch_add_nbi(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe);
void shmem_int64_atomic_fetch_add_nbi(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe);
void shmem_uint32_atomic_fetch_add_nbi(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe);
void shmem_uint64_atomic_fetch_add_nbi(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe);
void shmem_size_atomic_fetch_add_nbi(size_t *__fetch, size_t *__dest, size_t __value, int __pe);
void shmem_ptrdiff_atomic_fetch_add_nbi(ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value, int __pe);
void shmem_ctx_int_atomic_fetch_add_nbi(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe);
void shmem_ctx_long_atomic_fetch_add_nbi(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value, int __pe);
void shmem_ctx_longlong_atomic_fetch_add_nbi(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __value, int __pe);
void shmem_ctx_uint_atomic_fetch_add_nbi(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe);
void shmem_ctx_ulong_atomic_fetch_add_nbi(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe);
void shmem_ctx_ulonglong_atomic_fetch_add_nbi(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe);
void shmem_ctx_int32_atomic_fetch_add_nbi(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __value,
    int __pe);
void shmem_ctx_int64_atomic_fetch_add_nbi(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __value,
    int __pe);
void shmem_ctx_uint32_atomic_fetch_add_nbi(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __value,
    int __pe);
void shmem_ctx_uint64_atomic_fetch_add_nbi(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __value,
    int __pe);
void shmem_ctx_size_atomic_fetch_add_nbi(shmem_ctx_t __ctx, size_t *__fetch, size_t *__dest, size_t __value, int __pe);
void shmem_ctx_ptrdiff_atomic_fetch_add_nbi(shmem_ctx_t __ctx, ptrdiff_t *__fetch, ptrdiff_t *__dest, ptrdiff_t __value,
    int __pe);

/* shmem_atomic_fetch_and_nbi: Sets dest to dest AND value and fetches its previous value into *fetch. */
void shmem_uint_atomic_fetch_and_nbi(unsigned int *__fetch, unsigned int *__dest, unsigned int __value, int __pe);
void shmem_ulong_atomic_fetch_and_nbi(unsigned long *__fetch, unsigned long *__dest, unsigned long __value, int __pe);
void shmem_ulonglong_atomic_fetch_and_nbi(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe);
void shmem_int32_atomic_fetch_and_nbi(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe);
void shmem_int64_atomic_fetch_and_nbi(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe);
void shmem_uint32_atomic_fetch_and_nbi(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe);
void shmem_uint64_atomic_fetch_and_nbi(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe);
void shmem_ctx_uint_atomic_fetch_and_nbi(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe);
void shmem_ctx_ulong_atomic_fetch_and_nbi(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe);
void shmem_ctx_ulonglong_atomic_fetch_and_nbi(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe);
void shmem_ctx_int32_atomic_fetch_and_nbi(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __value,
    int __pe);
void shmem_ctx_int64_atomic_fetch_and_nbi(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __value,
    int __pe);
void shmem_ctx_uint32_atomic_fetch_and_nbi(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __value,
    int __pe);
void shmem_ctx_uint64_atomic_fetch_and_nbi(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __value,
    int __pe);

/* shmem_atomic_fetch_or_nbi: Sets dest to dest OR value and fetches its previous value into *fetch. */
void shmem_uint_atomic_fetch_or_nbi(unsigned int *__fetch, unsigned int *__dest, unsigned int __value, int __pe);
void shmem_ulong_atomic_fetch_or_nbi(unsigned long *__fetch, unsigned long *__dest, unsigned long __value, int __pe);
void shmem_ulonglong_atomic_fetch_or_nbi(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe);
void shmem_int32_atomic_fetch_or_nbi(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe);
void shmem_int64_atomic_fetch_or_nbi(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe);
void shmem_uint32_atomic_fetch_or_nbi(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe);
void shmem_uint64_atomic_fetch_or_nbi(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe);
void shmem_ctx_uint_atomic_fetch_or_nbi(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe);
void shmem_ctx_ulong_atomic_fetch_or_nbi(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe);
void shmem_ctx_ulonglong_atomic_fetch_or_nbi(shmem_ctx_t __ctx, unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe);
void shmem_ctx_int32_atomic_fetch_or_nbi(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __value,
    int __pe);
void shmem_ctx_int64_atomic_fetch_or_nbi(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __value,
    int __pe);
void shmem_ctx_uint32_atomic_fetch_or_nbi(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __value,
    int __pe);
void shmem_ctx_uint64_atomic_fetch_or_nbi(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __value,
    int __pe);

/* shmem_atomic_fetch_xor_nbi: Sets dest to dest XOR value and fetches its previous value into *fetch. */
void shmem_uint_atomic_fetch_xor_nbi(unsigned int *__fetch, unsigned int *__dest, unsigned int __value, int __pe);
void shmem_ulong_atomic_fetch_xor_nbi(unsigned long *__fetch, unsigned long *__dest, unsigned long __value, int __pe);
void shmem_ulonglong_atomic_fetch_xor_nbi(unsigned long long *__fetch, unsigned long long *__dest,
    unsigned long long __value, int __pe);
void shmem_int32_atomic_fetch_xor_nbi(int32_t *__fetch, int32_t *__dest, int32_t __value, int __pe);
void shmem_int64_atomic_fetch_xor_nbi(int64_t *__fetch, int64_t *__dest, int64_t __value, int __pe);
void shmem_uint32_atomic_fetch_xor_nbi(uint32_t *__fetch, uint32_t *__dest, uint32_t __value, int __pe);
void shmem_uint64_atomic_fetch_xor_nbi(uint64_t *__fetch, uint64_t *__dest, uint64_t __value, int __pe);
void shmem_ctx_uint_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, unsigned int *__fetch, unsigned int *__dest,
    unsigned int __value, int __pe);
void shmem_ctx_ulong_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, unsigned long *__fetch, unsigned long *__dest,
    unsigned long __value, int __pe);
void shmem_ctx_ulonglong_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, unsigned long long *__fetch,
    unsigned long long *__dest, unsigned long long __value, int __pe);
void shmem_ctx_int32_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, int32_t *__fetch, int32_t *__dest, int32_t __value,
    int __pe);
void shmem_ctx_int64_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, int64_t *__fetch, int64_t *__dest, int64_t __value,
    int __pe);
void shmem_ctx_uint32_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, uint32_t *__fetch, uint32_t *__dest, uint32_t __value,
    int __pe);
void shmem_ctx_uint64_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, uint64_t *__fetch, uint64_t *__dest, uint64_t __value,
    int __pe);


/* Atomic operations under their old names. These are old names of the shmem_atomic_… functions, on the default
 * context. New programs use those. Threads: Any thread may call if the thread level is SHMEM_THREAD_MULTIPLE.
 * OpenSHMEM 1.6, "Atomic Memory Operations". */

/* shmem_fetch (deprecated): shmem_atomic_fetch. */
float shmem_float_fetch(const float *__source, int __pe);
double shmem_double_fetch(const double *__source, int __pe);
int shmem_int_fetch(const int *__source, int __pe);
long shmem_long_fetch(const long *__source, int __pe);
long long shmem_longlong_fetch(const long long *__source, int __pe);

/* shmem_set (deprecated): shmem_atomic_set. */
void shmem_float_set(float *__dest, float __value, int __pe);
void shmem_double_set(double *__dest, double __value, int __pe);
void shmem_int_set(int *__dest, int __value, int __pe);
void shmem_long_set(long *__dest, long __value, int __pe);
void shmem_longlong_set(long long *__dest, long long __value, int __pe);

/* shmem_swap (deprecated): shmem_atomic_swap. */
float shmem_float_swap(float *__dest, float __value, int __pe);
double shmem_double_swap(double *__dest, double __value, int __pe);
int shmem_int_swap(int *__dest, int __value, int __pe);
long shmem_long_swap(long *__dest, long __value, int __pe);
long long shmem_longlong_swap(long long *__dest, long long __value, int __pe);

/* shmem_cswap (deprecated): shmem_atomic_compare_swap. */
int shmem_int_cswap(int *__dest, int __cond, int __value, int __pe);
long shmem_long_cswap(long *__dest, long __cond, long __value, int __pe);
long long shmem_longlong_cswap(long long *__dest, long long __cond, long long __value, int __pe);

/* shmem_finc (deprecated): shmem_atomic_fetch_inc. */
int shmem_int_finc(int *__dest, int __pe);
long shmem_long_finc(long *__dest, int __pe);
long long shmem_longlong_finc(long long *__dest, int __pe);

/* shmem_inc (deprecated): shmem_atomic_inc. */
void shmem_int_inc(int *__dest, int __pe);
void shmem_long_inc(long *__dest, int __pe);
void shmem_longlong_inc(long long *__dest, int __pe);

/* shmem_fadd (deprecated): shmem_atomic_fetch_add. */
int shmem_int_fadd(int *__dest, int __value, int __pe);
long shmem_long_fadd(long *__dest, long __value, int __pe);
long long shmem_longlong_fadd(long long *__dest, long long __value, int __pe);

/* shmem_add (deprecated): shmem_atomic_add. */
void shmem_int_add(int *__dest, int __value, int __pe);
void shmem_long_add(long *__dest, long __value, int __pe);
void shmem_longlong_add(long long *__dest, long long __value, int __pe);


/* Signals. A signal is a symmetric uint64_t. It is updated atomically once the data of the same call has arrived,
 * and orders no other data. shmem_signal_wait_until waits for it. sig_addr must not overlap dest. Threads: Any
 * thread may call if the thread level is SHMEM_THREAD_MULTIPLE and the options of the context permit it. OpenSHMEM
 * 1.6, "Signaling Operations". */

/* shmem_put_signal: Copies nelems elements from source to dest on PE pe. Then sets *sig_addr on PE pe to signal
 * (SHMEM_SIGNAL_SET) or adds signal to it (SHMEM_SIGNAL_ADD), even if nelems is 0. Returns when source may be
 * reused. */
void shmem_float_put_signal(float *__dest, const float *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_double_put_signal(double *__dest, const double *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_longdouble_put_signal(long double *__dest, const long double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_char_put_signal(char *__dest, const char *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __sig_op, int __pe);
void shmem_schar_put_signal(signed char *__dest, const signed char *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_short_put_signal(short *__dest, const short *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_int_put_signal(int *__dest, const int *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __sig_op, int __pe);
void shmem_long_put_signal(long *__dest, const long *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __sig_op, int __pe);
void shmem_longlong_put_signal(long long *__dest, const long long *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_uchar_put_signal(unsigned char *__dest, const unsigned char *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_ushort_put_signal(unsigned short *__dest, const unsigned short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_uint_put_signal(unsigned int *__dest, const unsigned int *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_ulong_put_signal(unsigned long *__dest, const unsigned long *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_ulonglong_put_signal(unsigned long long *__dest, const unsigned long long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_int8_put_signal(int8_t *__dest, const int8_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_int16_put_signal(int16_t *__dest, const int16_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_int32_put_signal(int32_t *__dest, const int32_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_int64_put_signal(int64_t *__dest, const int64_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_uint8_put_signal(uint8_t *__dest, const uint8_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_uint16_put_signal(uint16_t *__dest, const uint16_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_uint32_put_signal(uint32_t *__dest, const uint32_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_uint64_put_signal(uint64_t *__dest, const uint64_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_size_put_signal(size_t *__dest, const size_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_ptrdiff_put_signal(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_put8_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __sig_op, int __pe);
void shmem_put16_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __sig_op, int __pe);
void shmem_put32_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __sig_op, int __pe);
void shmem_put64_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __sig_op, int __pe);
void shmem_put128_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __sig_op, int __pe);
void shmem_putmem_signal(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __sig_op, int __pe);
void shmem_ctx_float_put_signal(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_double_put_signal(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_longdouble_put_signal(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_char_put_signal(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_schar_put_signal(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_short_put_signal(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_int_put_signal(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_long_put_signal(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_longlong_put_signal(shmem_ctx_t __ctx, long long *__dest, const long long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_uchar_put_signal(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_ushort_put_signal(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_uint_put_signal(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_ulong_put_signal(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_ulonglong_put_signal(shmem_ctx_t __ctx, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_int8_put_signal(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_int16_put_signal(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_int32_put_signal(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_int64_put_signal(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_uint8_put_signal(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_uint16_put_signal(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_uint32_put_signal(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_uint64_put_signal(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_size_put_signal(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_ptrdiff_put_signal(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_put8_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_put16_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_put32_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_put64_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_put128_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_putmem_signal(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);

/* shmem_put_signal_nbi: Does what shmem_put_signal does, but returns at once. source may be reused after a quiet on
 * the context. */
void shmem_float_put_signal_nbi(float *__dest, const float *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_double_put_signal_nbi(double *__dest, const double *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_longdouble_put_signal_nbi(long double *__dest, const long double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_char_put_signal_nbi(char *__dest, const char *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_schar_put_signal_nbi(signed char *__dest, const signed char *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_short_put_signal_nbi(short *__dest, const short *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_int_put_signal_nbi(int *__dest, const int *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_long_put_signal_nbi(long *__dest, const long *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_longlong_put_signal_nbi(long long *__dest, const long long *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_uchar_put_signal_nbi(unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ushort_put_signal_nbi(unsigned short *__dest, const unsigned short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_uint_put_signal_nbi(unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ulong_put_signal_nbi(unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ulonglong_put_signal_nbi(unsigned long long *__dest, const unsigned long long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_int8_put_signal_nbi(int8_t *__dest, const int8_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_int16_put_signal_nbi(int16_t *__dest, const int16_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_int32_put_signal_nbi(int32_t *__dest, const int32_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_int64_put_signal_nbi(int64_t *__dest, const int64_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_uint8_put_signal_nbi(uint8_t *__dest, const uint8_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_uint16_put_signal_nbi(uint16_t *__dest, const uint16_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_uint32_put_signal_nbi(uint32_t *__dest, const uint32_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_uint64_put_signal_nbi(uint64_t *__dest, const uint64_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_size_put_signal_nbi(size_t *__dest, const size_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_ptrdiff_put_signal_nbi(ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_put8_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal,
    int __sig_op, int __pe);
void shmem_put16_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_put32_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_put64_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_put128_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_putmem_signal_nbi(void *__dest, const void *__source, size_t __nelems, uint64_t *__sig_addr,
    uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_float_put_signal_nbi(shmem_ctx_t __ctx, float *__dest, const float *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_double_put_signal_nbi(shmem_ctx_t __ctx, double *__dest, const double *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_longdouble_put_signal_nbi(shmem_ctx_t __ctx, long double *__dest, const long double *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_char_put_signal_nbi(shmem_ctx_t __ctx, char *__dest, const char *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_schar_put_signal_nbi(shmem_ctx_t __ctx, signed char *__dest, const signed char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_short_put_signal_nbi(shmem_ctx_t __ctx, short *__dest, const short *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_int_put_signal_nbi(shmem_ctx_t __ctx, int *__dest, const int *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_long_put_signal_nbi(shmem_ctx_t __ctx, long *__dest, const long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_longlong_put_signal_nbi(shmem_ctx_t __ctx, long long *__dest, const long long *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_uchar_put_signal_nbi(shmem_ctx_t __ctx, unsigned char *__dest, const unsigned char *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_ushort_put_signal_nbi(shmem_ctx_t __ctx, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_uint_put_signal_nbi(shmem_ctx_t __ctx, unsigned int *__dest, const unsigned int *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_ulong_put_signal_nbi(shmem_ctx_t __ctx, unsigned long *__dest, const unsigned long *__source,
    size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_ulonglong_put_signal_nbi(shmem_ctx_t __ctx, unsigned long long *__dest,
    const unsigned long long *__source, size_t __nelems, uint64_t *__sig_addr, uint64_t __signal, int __sig_op,
    int __pe);
void shmem_ctx_int8_put_signal_nbi(shmem_ctx_t __ctx, int8_t *__dest, const int8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_int16_put_signal_nbi(shmem_ctx_t __ctx, int16_t *__dest, const int16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_int32_put_signal_nbi(shmem_ctx_t __ctx, int32_t *__dest, const int32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_int64_put_signal_nbi(shmem_ctx_t __ctx, int64_t *__dest, const int64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_uint8_put_signal_nbi(shmem_ctx_t __ctx, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_uint16_put_signal_nbi(shmem_ctx_t __ctx, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_uint32_put_signal_nbi(shmem_ctx_t __ctx, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_uint64_put_signal_nbi(shmem_ctx_t __ctx, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_size_put_signal_nbi(shmem_ctx_t __ctx, size_t *__dest, const size_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_ptrdiff_put_signal_nbi(shmem_ctx_t __ctx, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_put8_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_put16_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_put32_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_put64_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_put128_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);
void shmem_ctx_putmem_signal_nbi(shmem_ctx_t __ctx, void *__dest, const void *__source, size_t __nelems,
    uint64_t *__sig_addr, uint64_t __signal, int __sig_op, int __pe);

/* shmem_signal_add: Adds signal to *sig_addr on PE pe. Fence and quiet treat it as an atomic operation. */
void shmem_signal_add(uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmem_ctx_signal_add(shmem_ctx_t __ctx, uint64_t *__sig_addr, uint64_t __signal, int __pe);

/* shmem_signal_set: Sets *sig_addr on PE pe to signal. Fence and quiet treat it as an atomic operation. */
void shmem_signal_set(uint64_t *__sig_addr, uint64_t __signal, int __pe);
void shmem_ctx_signal_set(shmem_ctx_t __ctx, uint64_t *__sig_addr, uint64_t __signal, int __pe);

/* shmem_signal_fetch: Reads a signal of the calling PE. Data that came with the signal is visible afterwards.
 * Returns the value of *sig_addr. */
uint64_t shmem_signal_fetch(const uint64_t *__sig_addr);


/* Ordering and completion. Each function acts on one context, by default SHMEM_CTX_DEFAULT, and has no effect on
 * other contexts. If the context is SHMEM_CTX_INVALID, the function returns at once. Plain stores to symmetric
 * memory count as well, except on a context with SHMEM_CTX_NOSTORE. Threads: Any thread may call these functions.
 * The functions act on the operations that all threads issued on the context, and on the plain stores of the calling
 * thread. OpenSHMEM 1.6, "Memory Ordering Routines". */

/* shmem_fence: Orders deliveries: at each PE, operations issued later are delivered after the puts, atomic
 * operations and signals issued before. */
void shmem_fence(void);
void shmem_ctx_fence(shmem_ctx_t __ctx);

/* shmem_quiet: Waits until all operations issued on the context are complete and visible to all PEs. */
void shmem_quiet(void);
void shmem_ctx_quiet(shmem_ctx_t __ctx);

/* shmem_pe_quiet: Waits as shmem_quiet does, but only for the operations that target the npes listed PEs. Does
 * nothing if npes is 0. */
void shmem_pe_quiet(const int *__target_pes, size_t __npes);
void shmem_ctx_pe_quiet(shmem_ctx_t __ctx, const int *__target_pes, size_t __npes);


/* Waiting and testing. These functions read objects of the calling PE that other PEs or threads update with atomic
 * operations or signals. They compare each object with a value by an operator such as SHMEM_CMP_EQ. If the sender
 * ordered other data before the update, for example by shmem_fence, that data is present when the condition is
 * satisfied. Threads: Any thread may call these functions. A wait blocks only the calling thread. The library
 * continues to progress the operations of other PEs meanwhile. OpenSHMEM 1.6, "Point-To-Point Synchronization
 * Routines". */

/* shmem_wait_until: Waits until the condition *ivar cmp cmp_value is true. */
void shmem_int_wait_until(int *__ivar, int __cmp, int __cmp_value);
void shmem_long_wait_until(long *__ivar, int __cmp, long __cmp_value);
void shmem_longlong_wait_until(long long *__ivar, int __cmp, long long __cmp_value);
void shmem_uint_wait_until(unsigned int *__ivar, int __cmp, unsigned int __cmp_value);
void shmem_ulong_wait_until(unsigned long *__ivar, int __cmp, unsigned long __cmp_value);
void shmem_ulonglong_wait_until(unsigned long long *__ivar, int __cmp, unsigned long long __cmp_value);
void shmem_int32_wait_until(int32_t *__ivar, int __cmp, int32_t __cmp_value);
void shmem_int64_wait_until(int64_t *__ivar, int __cmp, int64_t __cmp_value);
void shmem_uint32_wait_until(uint32_t *__ivar, int __cmp, uint32_t __cmp_value);
void shmem_uint64_wait_until(uint64_t *__ivar, int __cmp, uint64_t __cmp_value);
void shmem_size_wait_until(size_t *__ivar, int __cmp, size_t __cmp_value);
void shmem_ptrdiff_wait_until(ptrdiff_t *__ivar, int __cmp, ptrdiff_t __cmp_value);

/* shmem_test: Tests the condition *ivar cmp cmp_value. Returns 1 if the condition is true, and 0 otherwise. */
int shmem_int_test(int *__ivar, int __cmp, int __cmp_value);
int shmem_long_test(long *__ivar, int __cmp, long __cmp_value);
int shmem_longlong_test(long long *__ivar, int __cmp, long long __cmp_value);
int shmem_uint_test(unsigned int *__ivar, int __cmp, unsigned int __cmp_value);
int shmem_ulong_test(unsigned long *__ivar, int __cmp, unsigned long __cmp_value);
int shmem_ulonglong_test(unsigned long long *__ivar, int __cmp, unsigned long long __cmp_value);
int shmem_int32_test(int32_t *__ivar, int __cmp, int32_t __cmp_value);
int shmem_int64_test(int64_t *__ivar, int __cmp, int64_t __cmp_value);
int shmem_uint32_test(uint32_t *__ivar, int __cmp, uint32_t __cmp_value);
int shmem_uint64_test(uint64_t *__ivar, int __cmp, uint64_t __cmp_value);
int shmem_size_test(size_t *__ivar, int __cmp, size_t __cmp_value);
int shmem_ptrdiff_test(ptrdiff_t *__ivar, int __cmp, ptrdiff_t __cmp_value);

/* shmem_signal_wait_until: Waits until the condition *sig_addr cmp cmp_value is true. Returns the value of *sig_addr
 * that satisfied the condition. */
uint64_t shmem_signal_wait_until(uint64_t *__sig_addr, int __cmp, uint64_t __cmp_value);

/* shmem_wait_until (deprecated): Waits until the condition *ivar cmp cmp_value is true, for short integers, which no
 * atomic operation can update. */
void shmem_short_wait_until(short *__ivar, int __cmp, short __cmp_value);
void shmem_ushort_wait_until(unsigned short *__ivar, int __cmp, unsigned short __cmp_value);

/* shmem_test (deprecated): Tests the condition *ivar cmp cmp_value for short integers, which no atomic operation can
 * update. Returns 1 if the condition is true, and 0 otherwise. */
int shmem_short_test(short *__ivar, int __cmp, short __cmp_value);
int shmem_ushort_test(unsigned short *__ivar, int __cmp, unsigned short __cmp_value);

/* shmem_wait (deprecated): Waits until *ivar differs from cmp_value. */
void shmem_short_wait(short *__ivar, short __cmp_value);
void shmem_int_wait(int *__ivar, int __cmp_value);
void shmem_long_wait(long *__ivar, long __cmp_value);
void shmem_longlong_wait(long long *__ivar, long long __cmp_value);

/* shmem_wait (deprecated): Waits until *ivar differs from cmp_value, as shmem_long_wait does. */
void shmem_wait(long *__ivar, long __cmp_value);

/* shmem_wait_until (deprecated): Waits as shmem_long_wait_until does. In C11 the generic macro of this name takes
 * its place. */
void shmem_wait_until(long *__ivar, int __cmp, long __cmp_value);


/* Waiting for one of many. These functions apply the condition of shmem_wait_until to each of nelems objects. An
 * element i with a nonzero status[i] is ignored; if status is NULL, no element is ignored. Each call begins to read
 * at a different element, so that every element has its turn. Threads: Any thread may call these functions. A wait
 * blocks only the calling thread. The library continues to progress the operations of other PEs meanwhile. OpenSHMEM
 * 1.6, "Point-To-Point Synchronization Routines". */

/* shmem_wait_until_all: Waits until every element has satisfied the condition. Returns at once if there are no
 * elements. */
void shmem_int_wait_until_all(int *__ivars, size_t __nelems, const int *__status, int __cmp, int __cmp_value);
void shmem_long_wait_until_all(long *__ivars, size_t __nelems, const int *__status, int __cmp, long __cmp_value);
void shmem_longlong_wait_until_all(long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    long long __cmp_value);
void shmem_uint_wait_until_all(unsigned int *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned int __cmp_value);
void shmem_ulong_wait_until_all(unsigned long *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned long __cmp_value);
void shmem_ulonglong_wait_until_all(unsigned long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned long long __cmp_value);
void shmem_int32_wait_until_all(int32_t *__ivars, size_t __nelems, const int *__status, int __cmp, int32_t __cmp_value);
void shmem_int64_wait_until_all(int64_t *__ivars, size_t __nelems, const int *__status, int __cmp, int64_t __cmp_value);
void shmem_uint32_wait_until_all(uint32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    uint32_t __cmp_value);
void shmem_uint64_wait_until_all(uint64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    uint64_t __cmp_value);
void shmem_size_wait_until_all(size_t *__ivars, size_t __nelems, const int *__status, int __cmp, size_t __cmp_value);
void shmem_ptrdiff_wait_until_all(ptrdiff_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    ptrdiff_t __cmp_value);

/* shmem_wait_until_any: Waits until at least one element satisfies the condition. Returns the index of an element
 * that satisfies the condition, or SIZE_MAX if there are no elements. */
size_t shmem_int_wait_until_any(int *__ivars, size_t __nelems, const int *__status, int __cmp, int __cmp_value);
size_t shmem_long_wait_until_any(long *__ivars, size_t __nelems, const int *__status, int __cmp, long __cmp_value);
size_t shmem_longlong_wait_until_any(long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    long long __cmp_value);
size_t shmem_uint_wait_until_any(unsigned int *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned int __cmp_value);
size_t shmem_ulong_wait_until_any(unsigned long *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned long __cmp_value);
size_t shmem_ulonglong_wait_until_any(unsigned long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned long long __cmp_value);
size_t shmem_int32_wait_until_any(int32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    int32_t __cmp_value);
size_t shmem_int64_wait_until_any(int64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    int64_t __cmp_value);
size_t shmem_uint32_wait_until_any(uint32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    uint32_t __cmp_value);
size_t shmem_uint64_wait_until_any(uint64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    uint64_t __cmp_value);
size_t shmem_size_wait_until_any(size_t *__ivars, size_t __nelems, const int *__status, int __cmp, size_t __cmp_value);
size_t shmem_ptrdiff_wait_until_any(ptrdiff_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    ptrdiff_t __cmp_value);

/* shmem_wait_until_some: Waits until at least one element satisfies the condition, and stores the indices of all
 * elements that do. Returns the number of stored indices, which is 0 if there are no elements. */
size_t shmem_int_wait_until_some(int *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    int __cmp_value);
size_t shmem_long_wait_until_some(long *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    long __cmp_value);
size_t shmem_longlong_wait_until_some(long long *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, long long __cmp_value);
size_t shmem_uint_wait_until_some(unsigned int *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, unsigned int __cmp_value);
size_t shmem_ulong_wait_until_some(unsigned long *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, unsigned long __cmp_value);
size_t shmem_ulonglong_wait_until_some(unsigned long long *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, unsigned long long __cmp_value);
size_t shmem_int32_wait_until_some(int32_t *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    int32_t __cmp_value);
size_t shmem_int64_wait_until_some(int64_t *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    int64_t __cmp_value);
size_t shmem_uint32_wait_until_some(uint32_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, uint32_t __cmp_value);
size_t shmem_uint64_wait_until_some(uint64_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, uint64_t __cmp_value);
size_t shmem_size_wait_until_some(size_t *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    size_t __cmp_value);
size_t shmem_ptrdiff_wait_until_some(ptrdiff_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, ptrdiff_t __cmp_value);

/* shmem_test_all: Tests whether every element satisfies the condition. Returns 1 if every element does or there are
 * no elements, and 0 otherwise. */
int shmem_int_test_all(int *__ivars, size_t __nelems, const int *__status, int __cmp, int __cmp_value);
int shmem_long_test_all(long *__ivars, size_t __nelems, const int *__status, int __cmp, long __cmp_value);
int shmem_longlong_test_all(long long *__ivars, size_t __nelems, const int *__status, int __cmp, long long __cmp_value);
int shmem_uint_test_all(unsigned int *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned int __cmp_value);
int shmem_ulong_test_all(unsigned long *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned long __cmp_value);
int shmem_ulonglong_test_all(unsigned long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned long long __cmp_value);
int shmem_int32_test_all(int32_t *__ivars, size_t __nelems, const int *__status, int __cmp, int32_t __cmp_value);
int shmem_int64_test_all(int64_t *__ivars, size_t __nelems, const int *__status, int __cmp, int64_t __cmp_value);
int shmem_uint32_test_all(uint32_t *__ivars, size_t __nelems, const int *__status, int __cmp, uint32_t __cmp_value);
int shmem_uint64_test_all(uint64_t *__ivars, size_t __nelems, const int *__status, int __cmp, uint64_t __cmp_value);
int shmem_size_test_all(size_t *__ivars, size_t __nelems, const int *__status, int __cmp, size_t __cmp_value);
int shmem_ptrdiff_test_all(ptrdiff_t *__ivars, size_t __nelems, const int *__status, int __cmp, ptrdiff_t __cmp_value);

/* shmem_test_any: Searches for an element that satisfies the condition. Returns the index of such an element, or
 * SIZE_MAX if there is none. */
size_t shmem_int_test_any(int *__ivars, size_t __nelems, const int *__status, int __cmp, int __cmp_value);
size_t shmem_long_test_any(long *__ivars, size_t __nelems, const int *__status, int __cmp, long __cmp_value);
size_t shmem_longlong_test_any(long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    long long __cmp_value);
size_t shmem_uint_test_any(unsigned int *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned int __cmp_value);
size_t shmem_ulong_test_any(unsigned long *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned long __cmp_value);
size_t shmem_ulonglong_test_any(unsigned long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    unsigned long long __cmp_value);
size_t shmem_int32_test_any(int32_t *__ivars, size_t __nelems, const int *__status, int __cmp, int32_t __cmp_value);
size_t shmem_int64_test_any(int64_t *__ivars, size_t __nelems, const int *__status, int __cmp, int64_t __cmp_value);
size_t shmem_uint32_test_any(uint32_t *__ivars, size_t __nelems, const int *__status, int __cmp, uint32_t __cmp_value);
size_t shmem_uint64_test_any(uint64_t *__ivars, size_t __nelems, const int *__status, int __cmp, uint64_t __cmp_value);
size_t shmem_size_test_any(size_t *__ivars, size_t __nelems, const int *__status, int __cmp, size_t __cmp_value);
size_t shmem_ptrdiff_test_any(ptrdiff_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    ptrdiff_t __cmp_value);

/* shmem_test_some: Stores the indices of the elements that satisfy the condition. Returns the number of stored
 * indices. */
size_t shmem_int_test_some(int *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    int __cmp_value);
size_t shmem_long_test_some(long *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    long __cmp_value);
size_t shmem_longlong_test_some(long long *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    long long __cmp_value);
size_t shmem_uint_test_some(unsigned int *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    unsigned int __cmp_value);
size_t shmem_ulong_test_some(unsigned long *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    unsigned long __cmp_value);
size_t shmem_ulonglong_test_some(unsigned long long *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, unsigned long long __cmp_value);
size_t shmem_int32_test_some(int32_t *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    int32_t __cmp_value);
size_t shmem_int64_test_some(int64_t *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    int64_t __cmp_value);
size_t shmem_uint32_test_some(uint32_t *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    uint32_t __cmp_value);
size_t shmem_uint64_test_some(uint64_t *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    uint64_t __cmp_value);
size_t shmem_size_test_some(size_t *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    size_t __cmp_value);
size_t shmem_ptrdiff_test_some(ptrdiff_t *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    ptrdiff_t __cmp_value);


/* Waiting with a value for each element. These functions compare each element i with its own value, cmp_values[i].
 * An element i with a nonzero status[i] is ignored; if status is NULL, no element is ignored. Threads: Any thread
 * may call these functions. A wait blocks only the calling thread. The library continues to progress the operations
 * of other PEs meanwhile. OpenSHMEM 1.6, "Point-To-Point Synchronization Routines". */

/* shmem_wait_until_all_vector: Waits until every element i has satisfied the condition ivars[i] cmp cmp_values[i].
 * Returns at once if there are no elements. */
void shmem_int_wait_until_all_vector(int *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int *__cmp_values);
void shmem_long_wait_until_all_vector(long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const long *__cmp_values);
void shmem_longlong_wait_until_all_vector(long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const long long *__cmp_values);
void shmem_uint_wait_until_all_vector(unsigned int *__ivars, size_t __nelems, const int *__status, int __cmp,
    const unsigned int *__cmp_values);
void shmem_ulong_wait_until_all_vector(unsigned long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const unsigned long *__cmp_values);
void shmem_ulonglong_wait_until_all_vector(unsigned long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const unsigned long long *__cmp_values);
void shmem_int32_wait_until_all_vector(int32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int32_t *__cmp_values);
void shmem_int64_wait_until_all_vector(int64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int64_t *__cmp_values);
void shmem_uint32_wait_until_all_vector(uint32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const uint32_t *__cmp_values);
void shmem_uint64_wait_until_all_vector(uint64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const uint64_t *__cmp_values);
void shmem_size_wait_until_all_vector(size_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const size_t *__cmp_values);
void shmem_ptrdiff_wait_until_all_vector(ptrdiff_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const ptrdiff_t *__cmp_values);

/* shmem_wait_until_any_vector: Waits until at least one element i satisfies the condition ivars[i] cmp
 * cmp_values[i]. Returns the index of an element that satisfies its condition, or SIZE_MAX if there are no elements. */
size_t shmem_int_wait_until_any_vector(int *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int *__cmp_values);
size_t shmem_long_wait_until_any_vector(long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const long *__cmp_values);
size_t shmem_longlong_wait_until_any_vector(long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const long long *__cmp_values);
size_t shmem_uint_wait_until_any_vector(unsigned int *__ivars, size_t __nelems, const int *__status, int __cmp,
    const unsigned int *__cmp_values);
size_t shmem_ulong_wait_until_any_vector(unsigned long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const unsigned long *__cmp_values);
size_t shmem_ulonglong_wait_until_any_vector(unsigned long long *__ivars, size_t __nelems, const int *__status,
    int __cmp, const unsigned long long *__cmp_values);
size_t shmem_int32_wait_until_any_vector(int32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int32_t *__cmp_values);
size_t shmem_int64_wait_until_any_vector(int64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int64_t *__cmp_values);
size_t shmem_uint32_wait_until_any_vector(uint32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const uint32_t *__cmp_values);
size_t shmem_uint64_wait_until_any_vector(uint64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const uint64_t *__cmp_values);
size_t shmem_size_wait_until_any_vector(size_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const size_t *__cmp_values);
size_t shmem_ptrdiff_wait_until_any_vector(ptrdiff_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const ptrdiff_t *__cmp_values);

/* shmem_wait_until_some_vector: Waits until at least one element i satisfies the condition ivars[i] cmp
 * cmp_values[i], and stores the indices of all elements that do. Returns the number of stored indices, which is 0 if
 * there are no elements. */
size_t shmem_int_wait_until_some_vector(int *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const int *__cmp_values);
size_t shmem_long_wait_until_some_vector(long *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const long *__cmp_values);
size_t shmem_longlong_wait_until_some_vector(long long *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const long long *__cmp_values);
size_t shmem_uint_wait_until_some_vector(unsigned int *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const unsigned int *__cmp_values);
size_t shmem_ulong_wait_until_some_vector(unsigned long *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const unsigned long *__cmp_values);
size_t shmem_ulonglong_wait_until_some_vector(unsigned long long *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const unsigned long long *__cmp_values);
size_t shmem_int32_wait_until_some_vector(int32_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const int32_t *__cmp_values);
size_t shmem_int64_wait_until_some_vector(int64_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const int64_t *__cmp_values);
size_t shmem_uint32_wait_until_some_vector(uint32_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const uint32_t *__cmp_values);
size_t shmem_uint64_wait_until_some_vector(uint64_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const uint64_t *__cmp_values);
size_t shmem_size_wait_until_some_vector(size_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const size_t *__cmp_values);
size_t shmem_ptrdiff_wait_until_some_vector(ptrdiff_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const ptrdiff_t *__cmp_values);

/* shmem_test_all_vector: Tests whether every element i satisfies the condition ivars[i] cmp cmp_values[i]. Returns 1
 * if every element does or there are no elements, and 0 otherwise. */
int shmem_int_test_all_vector(int *__ivars, size_t __nelems, const int *__status, int __cmp, const int *__cmp_values);
int shmem_long_test_all_vector(long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const long *__cmp_values);
int shmem_longlong_test_all_vector(long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const long long *__cmp_values);
int shmem_uint_test_all_vector(unsigned int *__ivars, size_t __nelems, const int *__status, int __cmp,
    const unsigned int *__cmp_values);
int shmem_ulong_test_all_vector(unsigned long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const unsigned long *__cmp_values);
int shmem_ulonglong_test_all_vector(unsigned long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const unsigned long long *__cmp_values);
int shmem_int32_test_all_vector(int32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int32_t *__cmp_values);
int shmem_int64_test_all_vector(int64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int64_t *__cmp_values);
int shmem_uint32_test_all_vector(uint32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const uint32_t *__cmp_values);
int shmem_uint64_test_all_vector(uint64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const uint64_t *__cmp_values);
int shmem_size_test_all_vector(size_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const size_t *__cmp_values);
int shmem_ptrdiff_test_all_vector(ptrdiff_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const ptrdiff_t *__cmp_values);

/* shmem_test_any_vector: Searches for an element i that satisfies the condition ivars[i] cmp cmp_values[i]. Returns
 * the index of such an element, or SIZE_MAX if there is none. */
size_t shmem_int_test_any_vector(int *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int *__cmp_values);
size_t shmem_long_test_any_vector(long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const long *__cmp_values);
size_t shmem_longlong_test_any_vector(long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const long long *__cmp_values);
size_t shmem_uint_test_any_vector(unsigned int *__ivars, size_t __nelems, const int *__status, int __cmp,
    const unsigned int *__cmp_values);
size_t shmem_ulong_test_any_vector(unsigned long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const unsigned long *__cmp_values);
size_t shmem_ulonglong_test_any_vector(unsigned long long *__ivars, size_t __nelems, const int *__status, int __cmp,
    const unsigned long long *__cmp_values);
size_t shmem_int32_test_any_vector(int32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int32_t *__cmp_values);
size_t shmem_int64_test_any_vector(int64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const int64_t *__cmp_values);
size_t shmem_uint32_test_any_vector(uint32_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const uint32_t *__cmp_values);
size_t shmem_uint64_test_any_vector(uint64_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const uint64_t *__cmp_values);
size_t shmem_size_test_any_vector(size_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const size_t *__cmp_values);
size_t shmem_ptrdiff_test_any_vector(ptrdiff_t *__ivars, size_t __nelems, const int *__status, int __cmp,
    const ptrdiff_t *__cmp_values);

/* shmem_test_some_vector: Stores the indices of the elements i that satisfy the condition ivars[i] cmp
 * cmp_values[i]. Returns the number of stored indices. */
size_t shmem_int_test_some_vector(int *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    const int *__cmp_values);
size_t shmem_long_test_some_vector(long *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    const long *__cmp_values);
size_t shmem_longlong_test_some_vector(long long *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const long long *__cmp_values);
size_t shmem_uint_test_some_vector(unsigned int *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const unsigned int *__cmp_values);
size_t shmem_ulong_test_some_vector(unsigned long *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const unsigned long *__cmp_values);
size_t shmem_ulonglong_test_some_vector(unsigned long long *__ivars, size_t __nelems, size_t *__indices,
    const int *__status, int __cmp, const unsigned long long *__cmp_values);
size_t shmem_int32_test_some_vector(int32_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const int32_t *__cmp_values);
size_t shmem_int64_test_some_vector(int64_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const int64_t *__cmp_values);
size_t shmem_uint32_test_some_vector(uint32_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const uint32_t *__cmp_values);
size_t shmem_uint64_test_some_vector(uint64_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const uint64_t *__cmp_values);
size_t shmem_size_test_some_vector(size_t *__ivars, size_t __nelems, size_t *__indices, const int *__status, int __cmp,
    const size_t *__cmp_values);
size_t shmem_ptrdiff_test_some_vector(ptrdiff_t *__ivars, size_t __nelems, size_t *__indices, const int *__status,
    int __cmp, const ptrdiff_t *__cmp_values);


/* Barriers. All PEs of the team must call these functions. Functions without a team argument are for all PEs.
 * Threads: One thread of each PE calls these functions. Calls on one team must not overlap. Different teams may be
 * used at the same time. OpenSHMEM 1.6, "Collective Routines". */

/* shmem_barrier_all: Blocks until all PEs have called it, and completes all operations on the default context. */
void shmem_barrier_all(void);

/* shmem_sync_all: Blocks until all PEs have called it. Plain stores made before are visible afterwards. Puts and
 * atomic operations are not completed. */
void shmem_sync_all(void);

/* shmem_team_sync: Blocks until all PEs of team have called it. Plain stores made before are visible afterwards.
 * Puts and atomic operations are not completed. Returns 0, or nonzero if team is invalid. */
int shmem_team_sync(shmem_team_t __team);


/* Collective data movement. All PEs of the team must call the function, with the same symmetric dest and source, and
 * the same nelems except where noted. dest must be free on all PEs before the first PE calls it. On return, dest of
 * the calling PE holds the result, and its source may be reused. No context is involved. dest and source must not
 * overlap. Returns 0 on success. Threads: One thread of each PE calls these functions. Calls on one team must not
 * overlap. Different teams may be used at the same time. OpenSHMEM 1.6, "Collective Routines". */

/* shmem_alltoall: Sends a block of nelems elements to each PE of the team. Block j of source on PE i is copied to
 * block i of dest on PE j. */
int shmem_float_alltoall(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems);
int shmem_double_alltoall(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems);
int shmem_longdouble_alltoall(shmem_team_t __team, long double *__dest, const long double *__source, size_t __nelems);
int shmem_char_alltoall(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems);
int shmem_schar_alltoall(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nelems);
int shmem_short_alltoall(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems);
int shmem_int_alltoall(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems);
int shmem_long_alltoall(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems);
int shmem_longlong_alltoall(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nelems);
int shmem_uchar_alltoall(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source, size_t __nelems);
int shmem_ushort_alltoall(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source, size_t __nelems);
int shmem_uint_alltoall(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nelems);
int shmem_ulong_alltoall(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source, size_t __nelems);
int shmem_ulonglong_alltoall(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems);
int shmem_int8_alltoall(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems);
int shmem_int16_alltoall(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems);
int shmem_int32_alltoall(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems);
int shmem_int64_alltoall(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems);
int shmem_uint8_alltoall(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems);
int shmem_uint16_alltoall(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems);
int shmem_uint32_alltoall(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems);
int shmem_uint64_alltoall(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems);
int shmem_size_alltoall(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems);
int shmem_ptrdiff_alltoall(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems);
int shmem_alltoallmem(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems);

/* shmem_alltoalls: Does what shmem_alltoall does, but with strided elements. They are sst elements apart in source
 * and dst elements apart in dest; strides are in bytes for mem. */
int shmem_float_alltoalls(shmem_team_t __team, float *__dest, const float *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems);
int shmem_double_alltoalls(shmem_team_t __team, double *__dest, const double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int shmem_longdouble_alltoalls(shmem_team_t __team, long double *__dest, const long double *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int shmem_char_alltoalls(shmem_team_t __team, char *__dest, const char *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems);
int shmem_schar_alltoalls(shmem_team_t __team, signed char *__dest, const signed char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int shmem_short_alltoalls(shmem_team_t __team, short *__dest, const short *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems);
int shmem_int_alltoalls(shmem_team_t __team, int *__dest, const int *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems);
int shmem_long_alltoalls(shmem_team_t __team, long *__dest, const long *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems);
int shmem_longlong_alltoalls(shmem_team_t __team, long long *__dest, const long long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int shmem_uchar_alltoalls(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int shmem_ushort_alltoalls(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int shmem_uint_alltoalls(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int shmem_ulong_alltoalls(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int shmem_ulonglong_alltoalls(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems);
int shmem_int8_alltoalls(shmem_team_t __team, int8_t *__dest, const int8_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems);
int shmem_int16_alltoalls(shmem_team_t __team, int16_t *__dest, const int16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int shmem_int32_alltoalls(shmem_team_t __team, int32_t *__dest, const int32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int shmem_int64_alltoalls(shmem_team_t __team, int64_t *__dest, const int64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int shmem_uint8_alltoalls(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int shmem_uint16_alltoalls(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int shmem_uint32_alltoalls(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int shmem_uint64_alltoalls(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int shmem_size_alltoalls(shmem_team_t __team, size_t *__dest, const size_t *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems);
int shmem_ptrdiff_alltoalls(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, ptrdiff_t __dst,
    ptrdiff_t __sst, size_t __nelems);
int shmem_alltoallsmem(shmem_team_t __team, void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst,
    size_t __nelems);

/* shmem_broadcast: Copies nelems elements from source on PE PE_root of the team to dest on all its PEs, including
 * the root. */
int shmem_float_broadcast(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems, int __PE_root);
int shmem_double_broadcast(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems, int __PE_root);
int shmem_longdouble_broadcast(shmem_team_t __team, long double *__dest, const long double *__source, size_t __nelems,
    int __PE_root);
int shmem_char_broadcast(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems, int __PE_root);
int shmem_schar_broadcast(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nelems,
    int __PE_root);
int shmem_short_broadcast(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems, int __PE_root);
int shmem_int_broadcast(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems, int __PE_root);
int shmem_long_broadcast(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems, int __PE_root);
int shmem_longlong_broadcast(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nelems,
    int __PE_root);
int shmem_uchar_broadcast(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source, size_t __nelems,
    int __PE_root);
int shmem_ushort_broadcast(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source, size_t __nelems,
    int __PE_root);
int shmem_uint_broadcast(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nelems,
    int __PE_root);
int shmem_ulong_broadcast(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source, size_t __nelems,
    int __PE_root);
int shmem_ulonglong_broadcast(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems, int __PE_root);
int shmem_int8_broadcast(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems, int __PE_root);
int shmem_int16_broadcast(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems,
    int __PE_root);
int shmem_int32_broadcast(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems,
    int __PE_root);
int shmem_int64_broadcast(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems,
    int __PE_root);
int shmem_uint8_broadcast(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems,
    int __PE_root);
int shmem_uint16_broadcast(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems,
    int __PE_root);
int shmem_uint32_broadcast(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems,
    int __PE_root);
int shmem_uint64_broadcast(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems,
    int __PE_root);
int shmem_size_broadcast(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems, int __PE_root);
int shmem_ptrdiff_broadcast(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems,
    int __PE_root);
int shmem_broadcastmem(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems, int __PE_root);

/* shmem_collect: Concatenates the sources of all PEs in the order of their numbers, and stores the result in dest on
 * every PE. nelems may differ between PEs and may be 0. */
int shmem_float_collect(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems);
int shmem_double_collect(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems);
int shmem_longdouble_collect(shmem_team_t __team, long double *__dest, const long double *__source, size_t __nelems);
int shmem_char_collect(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems);
int shmem_schar_collect(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nelems);
int shmem_short_collect(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems);
int shmem_int_collect(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems);
int shmem_long_collect(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems);
int shmem_longlong_collect(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nelems);
int shmem_uchar_collect(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source, size_t __nelems);
int shmem_ushort_collect(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source, size_t __nelems);
int shmem_uint_collect(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nelems);
int shmem_ulong_collect(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source, size_t __nelems);
int shmem_ulonglong_collect(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems);
int shmem_int8_collect(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems);
int shmem_int16_collect(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems);
int shmem_int32_collect(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems);
int shmem_int64_collect(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems);
int shmem_uint8_collect(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems);
int shmem_uint16_collect(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems);
int shmem_uint32_collect(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems);
int shmem_uint64_collect(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems);
int shmem_size_collect(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems);
int shmem_ptrdiff_collect(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems);
int shmem_collectmem(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems);

/* shmem_fcollect: Concatenates the sources of all PEs as shmem_collect does, with the same nelems on all PEs. */
int shmem_float_fcollect(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems);
int shmem_double_fcollect(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems);
int shmem_longdouble_fcollect(shmem_team_t __team, long double *__dest, const long double *__source, size_t __nelems);
int shmem_char_fcollect(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems);
int shmem_schar_fcollect(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nelems);
int shmem_short_fcollect(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems);
int shmem_int_fcollect(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems);
int shmem_long_fcollect(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems);
int shmem_longlong_fcollect(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nelems);
int shmem_uchar_fcollect(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source, size_t __nelems);
int shmem_ushort_fcollect(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source, size_t __nelems);
int shmem_uint_fcollect(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nelems);
int shmem_ulong_fcollect(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source, size_t __nelems);
int shmem_ulonglong_fcollect(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems);
int shmem_int8_fcollect(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems);
int shmem_int16_fcollect(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems);
int shmem_int32_fcollect(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems);
int shmem_int64_fcollect(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems);
int shmem_uint8_fcollect(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems);
int shmem_uint16_fcollect(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems);
int shmem_uint32_fcollect(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems);
int shmem_uint64_fcollect(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems);
int shmem_size_fcollect(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems);
int shmem_ptrdiff_fcollect(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems);
int shmem_fcollectmem(shmem_team_t __team, void *__dest, const void *__source, size_t __nelems);


/* Reductions and scans. All PEs of the team must call the function, with the same symmetric dest and source and the
 * same number of elements. The functions work element by element, and store the result on every PE. dest and source
 * may be the same object, but must not overlap otherwise. dest must be free on all PEs before the first PE calls it.
 * The order of floating-point operations is not fixed. Returns 0 on success. Threads: One thread of each PE calls
 * these functions. Calls on one team must not overlap. Different teams may be used at the same time. OpenSHMEM 1.6,
 * "Collective Routines". */

/* shmem_and_reduce: Stores the bitwise AND of the sources of all PEs in dest. */
int shmem_uchar_and_reduce(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source, size_t __nreduce);
int shmem_ushort_and_reduce(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce);
int shmem_uint_and_reduce(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nreduce);
int shmem_ulong_and_reduce(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source, size_t __nreduce);
int shmem_ulonglong_and_reduce(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce);
int shmem_int8_and_reduce(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce);
int shmem_int16_and_reduce(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce);
int shmem_int32_and_reduce(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce);
int shmem_int64_and_reduce(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce);
int shmem_uint8_and_reduce(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce);
int shmem_uint16_and_reduce(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce);
int shmem_uint32_and_reduce(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce);
int shmem_uint64_and_reduce(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce);
int shmem_size_and_reduce(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce);

/* shmem_or_reduce: Stores the bitwise OR of the sources of all PEs in dest. */
int shmem_uchar_or_reduce(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source, size_t __nreduce);
int shmem_ushort_or_reduce(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce);
int shmem_uint_or_reduce(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nreduce);
int shmem_ulong_or_reduce(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source, size_t __nreduce);
int shmem_ulonglong_or_reduce(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce);
int shmem_int8_or_reduce(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce);
int shmem_int16_or_reduce(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce);
int shmem_int32_or_reduce(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce);
int shmem_int64_or_reduce(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce);
int shmem_uint8_or_reduce(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce);
int shmem_uint16_or_reduce(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce);
int shmem_uint32_or_reduce(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce);
int shmem_uint64_or_reduce(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce);
int shmem_size_or_reduce(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce);

/* shmem_xor_reduce: Stores the bitwise XOR of the sources of all PEs in dest. */
int shmem_uchar_xor_reduce(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source, size_t __nreduce);
int shmem_ushort_xor_reduce(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce);
int shmem_uint_xor_reduce(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nreduce);
int shmem_ulong_xor_reduce(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source, size_t __nreduce);
int shmem_ulonglong_xor_reduce(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce);
int shmem_int8_xor_reduce(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce);
int shmem_int16_xor_reduce(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce);
int shmem_int32_xor_reduce(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce);
int shmem_int64_xor_reduce(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce);
int shmem_uint8_xor_reduce(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce);
int shmem_uint16_xor_reduce(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce);
int shmem_uint32_xor_reduce(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce);
int shmem_uint64_xor_reduce(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce);
int shmem_size_xor_reduce(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce);

/* shmem_max_reduce: Stores the maximum of the sources of all PEs in dest. */
int shmem_float_max_reduce(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce);
int shmem_double_max_reduce(shmem_team_t __team, double *__dest, const double *__source, size_t __nreduce);
int shmem_longdouble_max_reduce(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce);
int shmem_char_max_reduce(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce);
int shmem_schar_max_reduce(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nreduce);
int shmem_short_max_reduce(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce);
int shmem_int_max_reduce(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce);
int shmem_long_max_reduce(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce);
int shmem_longlong_max_reduce(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nreduce);
int shmem_uchar_max_reduce(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source, size_t __nreduce);
int shmem_ushort_max_reduce(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce);
int shmem_uint_max_reduce(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nreduce);
int shmem_ulong_max_reduce(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source, size_t __nreduce);
int shmem_ulonglong_max_reduce(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce);
int shmem_int8_max_reduce(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce);
int shmem_int16_max_reduce(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce);
int shmem_int32_max_reduce(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce);
int shmem_int64_max_reduce(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce);
int shmem_uint8_max_reduce(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce);
int shmem_uint16_max_reduce(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce);
int shmem_uint32_max_reduce(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce);
int shmem_uint64_max_reduce(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce);
int shmem_size_max_reduce(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce);
int shmem_ptrdiff_max_reduce(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nreduce);

/* shmem_min_reduce: Stores the minimum of the sources of all PEs in dest. */
int shmem_float_min_reduce(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce);
int shmem_double_min_reduce(shmem_team_t __team, double *__dest, const double *__source, size_t __nreduce);
int shmem_longdouble_min_reduce(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce);
int shmem_char_min_reduce(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce);
int shmem_schar_min_reduce(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nreduce);
int shmem_short_min_reduce(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce);
int shmem_int_min_reduce(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce);
int shmem_long_min_reduce(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce);
int shmem_longlong_min_reduce(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nreduce);
int shmem_uchar_min_reduce(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source, size_t __nreduce);
int shmem_ushort_min_reduce(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce);
int shmem_uint_min_reduce(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nreduce);
int shmem_ulong_min_reduce(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source, size_t __nreduce);
int shmem_ulonglong_min_reduce(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce);
int shmem_int8_min_reduce(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce);
int shmem_int16_min_reduce(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce);
int shmem_int32_min_reduce(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce);
int shmem_int64_min_reduce(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce);
int shmem_uint8_min_reduce(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce);
int shmem_uint16_min_reduce(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce);
int shmem_uint32_min_reduce(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce);
int shmem_uint64_min_reduce(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce);
int shmem_size_min_reduce(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce);
int shmem_ptrdiff_min_reduce(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nreduce);

/* shmem_sum_reduce: Stores the sum of the sources of all PEs in dest. */
int shmem_float_sum_reduce(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce);
int shmem_double_sum_reduce(shmem_team_t __team, double *__dest, const double *__source, size_t __nreduce);
int shmem_longdouble_sum_reduce(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce);
int shmem_char_sum_reduce(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce);
int shmem_schar_sum_reduce(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nreduce);
int shmem_short_sum_reduce(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce);
int shmem_int_sum_reduce(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce);
int shmem_long_sum_reduce(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce);
int shmem_longlong_sum_reduce(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nreduce);
int shmem_uchar_sum_reduce(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source, size_t __nreduce);
int shmem_ushort_sum_reduce(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce);
int shmem_uint_sum_reduce(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nreduce);
int shmem_ulong_sum_reduce(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source, size_t __nreduce);
int shmem_ulonglong_sum_reduce(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce);
int shmem_int8_sum_reduce(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce);
int shmem_int16_sum_reduce(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce);
int shmem_int32_sum_reduce(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce);
int shmem_int64_sum_reduce(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce);
int shmem_uint8_sum_reduce(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce);
int shmem_uint16_sum_reduce(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce);
int shmem_uint32_sum_reduce(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce);
int shmem_uint64_sum_reduce(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce);
int shmem_size_sum_reduce(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce);
int shmem_ptrdiff_sum_reduce(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nreduce);
int shmem_complexd_sum_reduce(shmem_team_t __team, heddle_complexd *__dest, const heddle_complexd *__source,
    size_t __nreduce);
int shmem_complexf_sum_reduce(shmem_team_t __team, heddle_complexf *__dest, const heddle_complexf *__source,
    size_t __nreduce);

/* shmem_prod_reduce: Stores the product of the sources of all PEs in dest. */
int shmem_float_prod_reduce(shmem_team_t __team, float *__dest, const float *__source, size_t __nreduce);
int shmem_double_prod_reduce(shmem_team_t __team, double *__dest, const double *__source, size_t __nreduce);
int shmem_longdouble_prod_reduce(shmem_team_t __team, long double *__dest, const long double *__source,
    size_t __nreduce);
int shmem_char_prod_reduce(shmem_team_t __team, char *__dest, const char *__source, size_t __nreduce);
int shmem_schar_prod_reduce(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nreduce);
int shmem_short_prod_reduce(shmem_team_t __team, short *__dest, const short *__source, size_t __nreduce);
int shmem_int_prod_reduce(shmem_team_t __team, int *__dest, const int *__source, size_t __nreduce);
int shmem_long_prod_reduce(shmem_team_t __team, long *__dest, const long *__source, size_t __nreduce);
int shmem_longlong_prod_reduce(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nreduce);
int shmem_uchar_prod_reduce(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source,
    size_t __nreduce);
int shmem_ushort_prod_reduce(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nreduce);
int shmem_uint_prod_reduce(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nreduce);
int shmem_ulong_prod_reduce(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source,
    size_t __nreduce);
int shmem_ulonglong_prod_reduce(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nreduce);
int shmem_int8_prod_reduce(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nreduce);
int shmem_int16_prod_reduce(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nreduce);
int shmem_int32_prod_reduce(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nreduce);
int shmem_int64_prod_reduce(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nreduce);
int shmem_uint8_prod_reduce(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nreduce);
int shmem_uint16_prod_reduce(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nreduce);
int shmem_uint32_prod_reduce(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nreduce);
int shmem_uint64_prod_reduce(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nreduce);
int shmem_size_prod_reduce(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nreduce);
int shmem_ptrdiff_prod_reduce(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nreduce);
int shmem_complexd_prod_reduce(shmem_team_t __team, heddle_complexd *__dest, const heddle_complexd *__source,
    size_t __nreduce);
int shmem_complexf_prod_reduce(shmem_team_t __team, heddle_complexf *__dest, const heddle_complexf *__source,
    size_t __nreduce);

/* shmem_sum_inscan: Stores in dest the sum of the sources of the calling PE and all PEs with lower numbers in team. */
int shmem_float_sum_inscan(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems);
int shmem_double_sum_inscan(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems);
int shmem_longdouble_sum_inscan(shmem_team_t __team, long double *__dest, const long double *__source, size_t __nelems);
int shmem_char_sum_inscan(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems);
int shmem_schar_sum_inscan(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nelems);
int shmem_short_sum_inscan(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems);
int shmem_int_sum_inscan(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems);
int shmem_long_sum_inscan(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems);
int shmem_longlong_sum_inscan(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nelems);
int shmem_uchar_sum_inscan(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source, size_t __nelems);
int shmem_ushort_sum_inscan(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems);
int shmem_uint_sum_inscan(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nelems);
int shmem_ulong_sum_inscan(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source, size_t __nelems);
int shmem_ulonglong_sum_inscan(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems);
int shmem_int8_sum_inscan(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems);
int shmem_int16_sum_inscan(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems);
int shmem_int32_sum_inscan(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems);
int shmem_int64_sum_inscan(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems);
int shmem_uint8_sum_inscan(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems);
int shmem_uint16_sum_inscan(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems);
int shmem_uint32_sum_inscan(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems);
int shmem_uint64_sum_inscan(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems);
int shmem_size_sum_inscan(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems);
int shmem_ptrdiff_sum_inscan(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems);
int shmem_complexd_sum_inscan(shmem_team_t __team, heddle_complexd *__dest, const heddle_complexd *__source,
    size_t __nelems);
int shmem_complexf_sum_inscan(shmem_team_t __team, heddle_complexf *__dest, const heddle_complexf *__source,
    size_t __nelems);

/* shmem_sum_exscan: Stores in dest the sum of the sources of all PEs with lower numbers in team. The first PE gets
 * 0. */
int shmem_float_sum_exscan(shmem_team_t __team, float *__dest, const float *__source, size_t __nelems);
int shmem_double_sum_exscan(shmem_team_t __team, double *__dest, const double *__source, size_t __nelems);
int shmem_longdouble_sum_exscan(shmem_team_t __team, long double *__dest, const long double *__source, size_t __nelems);
int shmem_char_sum_exscan(shmem_team_t __team, char *__dest, const char *__source, size_t __nelems);
int shmem_schar_sum_exscan(shmem_team_t __team, signed char *__dest, const signed char *__source, size_t __nelems);
int shmem_short_sum_exscan(shmem_team_t __team, short *__dest, const short *__source, size_t __nelems);
int shmem_int_sum_exscan(shmem_team_t __team, int *__dest, const int *__source, size_t __nelems);
int shmem_long_sum_exscan(shmem_team_t __team, long *__dest, const long *__source, size_t __nelems);
int shmem_longlong_sum_exscan(shmem_team_t __team, long long *__dest, const long long *__source, size_t __nelems);
int shmem_uchar_sum_exscan(shmem_team_t __team, unsigned char *__dest, const unsigned char *__source, size_t __nelems);
int shmem_ushort_sum_exscan(shmem_team_t __team, unsigned short *__dest, const unsigned short *__source,
    size_t __nelems);
int shmem_uint_sum_exscan(shmem_team_t __team, unsigned int *__dest, const unsigned int *__source, size_t __nelems);
int shmem_ulong_sum_exscan(shmem_team_t __team, unsigned long *__dest, const unsigned long *__source, size_t __nelems);
int shmem_ulonglong_sum_exscan(shmem_team_t __team, unsigned long long *__dest, const unsigned long long *__source,
    size_t __nelems);
int shmem_int8_sum_exscan(shmem_team_t __team, int8_t *__dest, const int8_t *__source, size_t __nelems);
int shmem_int16_sum_exscan(shmem_team_t __team, int16_t *__dest, const int16_t *__source, size_t __nelems);
int shmem_int32_sum_exscan(shmem_team_t __team, int32_t *__dest, const int32_t *__source, size_t __nelems);
int shmem_int64_sum_exscan(shmem_team_t __team, int64_t *__dest, const int64_t *__source, size_t __nelems);
int shmem_uint8_sum_exscan(shmem_team_t __team, uint8_t *__dest, const uint8_t *__source, size_t __nelems);
int shmem_uint16_sum_exscan(shmem_team_t __team, uint16_t *__dest, const uint16_t *__source, size_t __nelems);
int shmem_uint32_sum_exscan(shmem_team_t __team, uint32_t *__dest, const uint32_t *__source, size_t __nelems);
int shmem_uint64_sum_exscan(shmem_team_t __team, uint64_t *__dest, const uint64_t *__source, size_t __nelems);
int shmem_size_sum_exscan(shmem_team_t __team, size_t *__dest, const size_t *__source, size_t __nelems);
int shmem_ptrdiff_sum_exscan(shmem_team_t __team, ptrdiff_t *__dest, const ptrdiff_t *__source, size_t __nelems);
int shmem_complexd_sum_exscan(shmem_team_t __team, heddle_complexd *__dest, const heddle_complexd *__source,
    size_t __nelems);
int shmem_complexf_sum_exscan(shmem_team_t __team, heddle_complexf *__dest, const heddle_complexf *__source,
    size_t __nelems);


/* Collectives over active sets. New programs use the functions with a team instead. An active set consists of
 * PE_size PEs. It starts at PE PE_start of the job, and its PEs are 2 to the power logPE_stride apart. PE_root is a
 * number in the set. All elements of pSync, a symmetric array, are SHMEM_SYNC_VALUE before and after the call.
 * Threads: One thread of each PE calls these functions. Calls with a common PE must not overlap. OpenSHMEM 1.6,
 * "Collective Routines". */

/* shmem_barrier (deprecated): Blocks until all PEs of the active set have called it, and completes all operations on
 * the default context. */
void shmem_barrier(int __PE_start, int __logPE_stride, int __PE_size, long *__pSync);

/* shmem_sync (deprecated): Blocks until all PEs of the active set have called it. Plain stores made before are
 * visible afterwards. */
void shmem_sync(int __PE_start, int __logPE_stride, int __PE_size, long *__pSync);

/* shmem_alltoall (deprecated): Does what shmem_alltoall does with a team, for an active set. */
void shmem_alltoall32(void *__dest, const void *__source, size_t __nelems, int __PE_start, int __logPE_stride,
    int __PE_size, long *__pSync);
void shmem_alltoall64(void *__dest, const void *__source, size_t __nelems, int __PE_start, int __logPE_stride,
    int __PE_size, long *__pSync);

/* shmem_alltoalls (deprecated): Does what shmem_alltoalls does with a team, for an active set. */
void shmem_alltoalls32(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __PE_start, int __logPE_stride, int __PE_size, long *__pSync);
void shmem_alltoalls64(void *__dest, const void *__source, ptrdiff_t __dst, ptrdiff_t __sst, size_t __nelems,
    int __PE_start, int __logPE_stride, int __PE_size, long *__pSync);

/* shmem_broadcast (deprecated): Does what shmem_broadcast does with a team, for an active set, but does not change
 * dest of the root. */
void shmem_broadcast32(void *__dest, const void *__source, size_t __nelems, int __PE_root, int __PE_start,
    int __logPE_stride, int __PE_size, long *__pSync);
void shmem_broadcast64(void *__dest, const void *__source, size_t __nelems, int __PE_root, int __PE_start,
    int __logPE_stride, int __PE_size, long *__pSync);

/* shmem_collect (deprecated): Does what shmem_collect does with a team, for an active set. */
void shmem_collect32(void *__dest, const void *__source, size_t __nelems, int __PE_start, int __logPE_stride,
    int __PE_size, long *__pSync);
void shmem_collect64(void *__dest, const void *__source, size_t __nelems, int __PE_start, int __logPE_stride,
    int __PE_size, long *__pSync);

/* shmem_fcollect (deprecated): Does what shmem_fcollect does with a team, for an active set. */
void shmem_fcollect32(void *__dest, const void *__source, size_t __nelems, int __PE_start, int __logPE_stride,
    int __PE_size, long *__pSync);
void shmem_fcollect64(void *__dest, const void *__source, size_t __nelems, int __PE_start, int __logPE_stride,
    int __PE_size, long *__pSync);

/* shmem_and_to_all (deprecated): Stores the bitwise AND of the sources of the active set in dest on each of its PEs. */
void shmem_short_and_to_all(short *__dest, const short *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, short *__pWrk, long *__pSync);
void shmem_int_and_to_all(int *__dest, const int *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, int *__pWrk, long *__pSync);
void shmem_long_and_to_all(long *__dest, const long *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, long *__pWrk, long *__pSync);
void shmem_longlong_and_to_all(long long *__dest, const long long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long long *__pWrk, long *__pSync);

/* shmem_or_to_all (deprecated): Stores the bitwise OR of the sources of the active set in dest on each of its PEs. */
void shmem_short_or_to_all(short *__dest, const short *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, short *__pWrk, long *__pSync);
void shmem_int_or_to_all(int *__dest, const int *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, int *__pWrk, long *__pSync);
void shmem_long_or_to_all(long *__dest, const long *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, long *__pWrk, long *__pSync);
void shmem_longlong_or_to_all(long long *__dest, const long long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long long *__pWrk, long *__pSync);

/* shmem_xor_to_all (deprecated): Stores the bitwise XOR of the sources of the active set in dest on each of its PEs. */
void shmem_short_xor_to_all(short *__dest, const short *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, short *__pWrk, long *__pSync);
void shmem_int_xor_to_all(int *__dest, const int *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, int *__pWrk, long *__pSync);
void shmem_long_xor_to_all(long *__dest, const long *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, long *__pWrk, long *__pSync);
void shmem_longlong_xor_to_all(long long *__dest, const long long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long long *__pWrk, long *__pSync);

/* shmem_max_to_all (deprecated): Stores the maximum of the sources of the active set in dest on each of its PEs. */
void shmem_short_max_to_all(short *__dest, const short *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, short *__pWrk, long *__pSync);
void shmem_int_max_to_all(int *__dest, const int *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, int *__pWrk, long *__pSync);
void shmem_long_max_to_all(long *__dest, const long *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, long *__pWrk, long *__pSync);
void shmem_longlong_max_to_all(long long *__dest, const long long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long long *__pWrk, long *__pSync);
void shmem_float_max_to_all(float *__dest, const float *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, float *__pWrk, long *__pSync);
void shmem_double_max_to_all(double *__dest, const double *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, double *__pWrk, long *__pSync);
void shmem_longdouble_max_to_all(long double *__dest, const long double *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long double *__pWrk, long *__pSync);

/* shmem_min_to_all (deprecated): Stores the minimum of the sources of the active set in dest on each of its PEs. */
void shmem_short_min_to_all(short *__dest, const short *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, short *__pWrk, long *__pSync);
void shmem_int_min_to_all(int *__dest, const int *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, int *__pWrk, long *__pSync);
void shmem_long_min_to_all(long *__dest, const long *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, long *__pWrk, long *__pSync);
void shmem_longlong_min_to_all(long long *__dest, const long long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long long *__pWrk, long *__pSync);
void shmem_float_min_to_all(float *__dest, const float *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, float *__pWrk, long *__pSync);
void shmem_double_min_to_all(double *__dest, const double *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, double *__pWrk, long *__pSync);
void shmem_longdouble_min_to_all(long double *__dest, const long double *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long double *__pWrk, long *__pSync);

/* shmem_sum_to_all (deprecated): Stores the sum of the sources of the active set in dest on each of its PEs. */
void shmem_short_sum_to_all(short *__dest, const short *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, short *__pWrk, long *__pSync);
void shmem_int_sum_to_all(int *__dest, const int *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, int *__pWrk, long *__pSync);
void shmem_long_sum_to_all(long *__dest, const long *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, long *__pWrk, long *__pSync);
void shmem_longlong_sum_to_all(long long *__dest, const long long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long long *__pWrk, long *__pSync);
void shmem_float_sum_to_all(float *__dest, const float *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, float *__pWrk, long *__pSync);
void shmem_double_sum_to_all(double *__dest, const double *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, double *__pWrk, long *__pSync);
void shmem_longdouble_sum_to_all(long double *__dest, const long double *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long double *__pWrk, long *__pSync);
void shmem_complexd_sum_to_all(heddle_complexd *__dest, const heddle_complexd *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, heddle_complexd *__pWrk, long *__pSync);
void shmem_complexf_sum_to_all(heddle_complexf *__dest, const heddle_complexf *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, heddle_complexf *__pWrk, long *__pSync);

/* shmem_prod_to_all (deprecated): Stores the product of the sources of the active set in dest on each of its PEs. */
void shmem_short_prod_to_all(short *__dest, const short *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, short *__pWrk, long *__pSync);
void shmem_int_prod_to_all(int *__dest, const int *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, int *__pWrk, long *__pSync);
void shmem_long_prod_to_all(long *__dest, const long *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, long *__pWrk, long *__pSync);
void shmem_longlong_prod_to_all(long long *__dest, const long long *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long long *__pWrk, long *__pSync);
void shmem_float_prod_to_all(float *__dest, const float *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, float *__pWrk, long *__pSync);
void shmem_double_prod_to_all(double *__dest, const double *__source, int __nreduce, int __PE_start, int __logPE_stride,
    int __PE_size, double *__pWrk, long *__pSync);
void shmem_longdouble_prod_to_all(long double *__dest, const long double *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, long double *__pWrk, long *__pSync);
void shmem_complexd_prod_to_all(heddle_complexd *__dest, const heddle_complexd *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, heddle_complexd *__pWrk, long *__pSync);
void shmem_complexf_prod_to_all(heddle_complexf *__dest, const heddle_complexf *__source, int __nreduce, int __PE_start,
    int __logPE_stride, int __PE_size, heddle_complexf *__pWrk, long *__pSync);


/* Locks. A lock is a symmetric long, which is 0 on all PEs before its first use. Between its first and its last use,
 * only these functions access it. Threads: A lock is held by a PE, not by a thread. The threads of a PE must agree
 * which of them calls these functions. OpenSHMEM 1.6, "Distributed Locking Routines". */

/* shmem_set_lock: Waits until the lock is free and takes it. PEs get the lock in the order of their calls. */
void shmem_set_lock(long *__lock);

/* shmem_clear_lock: Completes all operations on the default context and releases the lock. */
void shmem_clear_lock(long *__lock);

/* shmem_test_lock: Takes the lock if it is free, and returns at once if it is not. Returns 0 if the lock was taken,
 * and 1 if it is held. */
int shmem_test_lock(long *__lock);


/* Bitwise atomic operations on signed integers. These functions are bitwise atomic operations on int, long and long
 * long, for which OpenSHMEM has no names. The rules of shmem_uint_atomic_and hold for atomicity and completion.
 * Threads: Any thread may call if the thread level is SHMEM_THREAD_MULTIPLE and the options of the context permit
 * it. Heddle, "Bitwise atomic operations on signed integers". */

/* shmem_atomic_fetch_and: Sets dest to dest AND value and fetches its previous value. Returns the value of dest
 * before the operation. */
int shmem_int_atomic_fetch_and(int *__dest, int __value, int __pe);
long shmem_long_atomic_fetch_and(long *__dest, long __value, int __pe);
long long shmem_longlong_atomic_fetch_and(long long *__dest, long long __value, int __pe);
int shmem_ctx_int_atomic_fetch_and(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
long shmem_ctx_long_atomic_fetch_and(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
long long shmem_ctx_longlong_atomic_fetch_and(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);

/* shmem_atomic_and: Sets dest to dest AND value. */
void shmem_int_atomic_and(int *__dest, int __value, int __pe);
void shmem_long_atomic_and(long *__dest, long __value, int __pe);
void shmem_longlong_atomic_and(long long *__dest, long long __value, int __pe);
void shmem_ctx_int_atomic_and(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
void shmem_ctx_long_atomic_and(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
void shmem_ctx_longlong_atomic_and(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);

/* shmem_atomic_fetch_or: Sets dest to dest OR value and fetches its previous value. Returns the value of dest before
 * the operation. */
int shmem_int_atomic_fetch_or(int *__dest, int __value, int __pe);
long shmem_long_atomic_fetch_or(long *__dest, long __value, int __pe);
long long shmem_longlong_atomic_fetch_or(long long *__dest, long long __value, int __pe);
int shmem_ctx_int_atomic_fetch_or(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
long shmem_ctx_long_atomic_fetch_or(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
long long shmem_ctx_longlong_atomic_fetch_or(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);

/* shmem_atomic_or: Sets dest to dest OR value. */
void shmem_int_atomic_or(int *__dest, int __value, int __pe);
void shmem_long_atomic_or(long *__dest, long __value, int __pe);
void shmem_longlong_atomic_or(long long *__dest, long long __value, int __pe);
void shmem_ctx_int_atomic_or(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
void shmem_ctx_long_atomic_or(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
void shmem_ctx_longlong_atomic_or(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);

/* shmem_atomic_fetch_xor: Sets dest to dest XOR value and fetches its previous value. Returns the value of dest
 * before the operation. */
int shmem_int_atomic_fetch_xor(int *__dest, int __value, int __pe);
long shmem_long_atomic_fetch_xor(long *__dest, long __value, int __pe);
long long shmem_longlong_atomic_fetch_xor(long long *__dest, long long __value, int __pe);
int shmem_ctx_int_atomic_fetch_xor(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
long shmem_ctx_long_atomic_fetch_xor(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
long long shmem_ctx_longlong_atomic_fetch_xor(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);

/* shmem_atomic_xor: Sets dest to dest XOR value. */
void shmem_int_atomic_xor(int *__dest, int __value, int __pe);
void shmem_long_atomic_xor(long *__dest, long __value, int __pe);
void shmem_longlong_atomic_xor(long long *__dest, long long __value, int __pe);
void shmem_ctx_int_atomic_xor(shmem_ctx_t __ctx, int *__dest, int __value, int __pe);
void shmem_ctx_long_atomic_xor(shmem_ctx_t __ctx, long *__dest, long __value, int __pe);
void shmem_ctx_longlong_atomic_xor(shmem_ctx_t __ctx, long long *__dest, long long __value, int __pe);

/* shmem_atomic_fetch_and_nbi: Sets dest to dest AND value. *fetch receives its previous value, and is valid after a
 * quiet on the context. */
void shmem_int_atomic_fetch_and_nbi(int *__fetch, int *__dest, int __value, int __pe);
void shmem_long_atomic_fetch_and_nbi(long *__fetch, long *__dest, long __value, int __pe);
void shmem_longlong_atomic_fetch_and_nbi(long long *__fetch, long long *__dest, long long __value, int __pe);
void shmem_ctx_int_atomic_fetch_and_nbi(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe);
void shmem_ctx_long_atomic_fetch_and_nbi(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value, int __pe);
void shmem_ctx_longlong_atomic_fetch_and_nbi(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __value, int __pe);

/* shmem_atomic_fetch_or_nbi: Sets dest to dest OR value. *fetch receives its previous value, and is valid after a
 * quiet on the context. */
void shmem_int_atomic_fetch_or_nbi(int *__fetch, int *__dest, int __value, int __pe);
void shmem_long_atomic_fetch_or_nbi(long *__fetch, long *__dest, long __value, int __pe);
void shmem_longlong_atomic_fetch_or_nbi(long long *__fetch, long long *__dest, long long __value, int __pe);
void shmem_ctx_int_atomic_fetch_or_nbi(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe);
void shmem_ctx_long_atomic_fetch_or_nbi(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value, int __pe);
void shmem_ctx_longlong_atomic_fetch_or_nbi(shmem_ctx_t __ctx, long long *__fetch, long long *__dest, long long __value,
    int __pe);

/* shmem_atomic_fetch_xor_nbi: Sets dest to dest XOR value. *fetch receives its previous value, and is valid after a
 * quiet on the context. */
void shmem_int_atomic_fetch_xor_nbi(int *__fetch, int *__dest, int __value, int __pe);
void shmem_long_atomic_fetch_xor_nbi(long *__fetch, long *__dest, long __value, int __pe);
void shmem_longlong_atomic_fetch_xor_nbi(long long *__fetch, long long *__dest, long long __value, int __pe);
void shmem_ctx_int_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, int *__fetch, int *__dest, int __value, int __pe);
void shmem_ctx_long_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, long *__fetch, long *__dest, long __value, int __pe);
void shmem_ctx_longlong_atomic_fetch_xor_nbi(shmem_ctx_t __ctx, long long *__fetch, long long *__dest,
    long long __value, int __pe);

#ifdef __cplusplus
}
#endif

/* C11: one name for all types. The macro takes the call with and without a leading context. */
#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L

#define HEDDLE_ARG1(...)          HEDDLE_FIRST(__VA_ARGS__, 0)
#define HEDDLE_ARG2(...)          HEDDLE_SECOND(__VA_ARGS__, 0, 0)
#define HEDDLE_ARG3(...)          HEDDLE_THIRD(__VA_ARGS__, 0, 0, 0)
#define HEDDLE_ARG4(...)          HEDDLE_FOURTH(__VA_ARGS__, 0, 0, 0, 0)
#define HEDDLE_FIRST(a, ...)      (a)
#define HEDDLE_SECOND(a, b, ...)  (b)
#define HEDDLE_THIRD(a, b, c, ...) (c)
#define HEDDLE_FOURTH(a, b, c, d, ...) (d)

/* Choices of a _Generic: by the type of a pointer, whose elements may be const, volatile or both */
#define HEDDLE_CHOICE(type, function) \
    type *: function,
#define HEDDLE_CHOICE_CONST(type, function) \
    type *: function, const type *: function,
#define HEDDLE_CHOICE_VOLATILE(type, function) \
    type *: function, volatile type *: heddle_volatile_##function,
#define HEDDLE_CHOICE_CONST_VOLATILE(type, function) \
    type *: function, const type *: function, \
    volatile type *: heddle_volatile_##function, const volatile type *: heddle_volatile_##function,

/* A call with a wrong type is replaced by one of these functions. They do not exist, and take no arguments,
 * so that the compiler reports an error that contains the name of the macro. */
int heddle_no_shmem_put_for_this_type(void);
int heddle_no_shmem_p_for_this_type(void);
int heddle_no_shmem_get_for_this_type(void);
int heddle_no_shmem_g_for_this_type(void);
int heddle_no_shmem_iput_for_this_type(void);
int heddle_no_shmem_ibput_for_this_type(void);
int heddle_no_shmem_iget_for_this_type(void);
int heddle_no_shmem_ibget_for_this_type(void);
int heddle_no_shmem_put_nbi_for_this_type(void);
int heddle_no_shmem_get_nbi_for_this_type(void);
int heddle_no_shmem_atomic_fetch_for_this_type(void);
int heddle_no_shmem_atomic_set_for_this_type(void);
int heddle_no_shmem_atomic_swap_for_this_type(void);
int heddle_no_shmem_atomic_compare_swap_for_this_type(void);
int heddle_no_shmem_atomic_fetch_inc_for_this_type(void);
int heddle_no_shmem_atomic_inc_for_this_type(void);
int heddle_no_shmem_atomic_fetch_add_for_this_type(void);
int heddle_no_shmem_atomic_add_for_this_type(void);
int heddle_no_shmem_atomic_fetch_and_for_this_type(void);
int heddle_no_shmem_atomic_and_for_this_type(void);
int heddle_no_shmem_atomic_fetch_or_for_this_type(void);
int heddle_no_shmem_atomic_or_for_this_type(void);
int heddle_no_shmem_atomic_fetch_xor_for_this_type(void);
int heddle_no_shmem_atomic_xor_for_this_type(void);
int heddle_no_shmem_atomic_fetch_nbi_for_this_type(void);
int heddle_no_shmem_atomic_swap_nbi_for_this_type(void);
int heddle_no_shmem_atomic_compare_swap_nbi_for_this_type(void);
int heddle_no_shmem_atomic_fetch_inc_nbi_for_this_type(void);
int heddle_no_shmem_atomic_fetch_add_nbi_for_this_type(void);
int heddle_no_shmem_atomic_fetch_and_nbi_for_this_type(void);
int heddle_no_shmem_atomic_fetch_or_nbi_for_this_type(void);
int heddle_no_shmem_atomic_fetch_xor_nbi_for_this_type(void);
int heddle_no_shmem_fetch_for_this_type(void);
int heddle_no_shmem_set_for_this_type(void);
int heddle_no_shmem_swap_for_this_type(void);
int heddle_no_shmem_cswap_for_this_type(void);
int heddle_no_shmem_finc_for_this_type(void);
int heddle_no_shmem_inc_for_this_type(void);
int heddle_no_shmem_fadd_for_this_type(void);
int heddle_no_shmem_add_for_this_type(void);
int heddle_no_shmem_put_signal_for_this_type(void);
int heddle_no_shmem_put_signal_nbi_for_this_type(void);
int heddle_no_shmem_signal_add_for_this_type(void);
int heddle_no_shmem_signal_set_for_this_type(void);
int heddle_no_shmem_wait_until_for_this_type(void);
int heddle_no_shmem_test_for_this_type(void);
int heddle_no_shmem_wait_until_all_for_this_type(void);
int heddle_no_shmem_wait_until_any_for_this_type(void);
int heddle_no_shmem_wait_until_some_for_this_type(void);
int heddle_no_shmem_test_all_for_this_type(void);
int heddle_no_shmem_test_any_for_this_type(void);
int heddle_no_shmem_test_some_for_this_type(void);
int heddle_no_shmem_wait_until_all_vector_for_this_type(void);
int heddle_no_shmem_wait_until_any_vector_for_this_type(void);
int heddle_no_shmem_wait_until_some_vector_for_this_type(void);
int heddle_no_shmem_test_all_vector_for_this_type(void);
int heddle_no_shmem_test_any_vector_for_this_type(void);
int heddle_no_shmem_test_some_vector_for_this_type(void);
int heddle_no_shmem_sync_for_this_type(void);
int heddle_no_shmem_alltoall_for_this_type(void);
int heddle_no_shmem_alltoalls_for_this_type(void);
int heddle_no_shmem_broadcast_for_this_type(void);
int heddle_no_shmem_collect_for_this_type(void);
int heddle_no_shmem_fcollect_for_this_type(void);
int heddle_no_shmem_and_reduce_for_this_type(void);
int heddle_no_shmem_or_reduce_for_this_type(void);
int heddle_no_shmem_xor_reduce_for_this_type(void);
int heddle_no_shmem_max_reduce_for_this_type(void);
int heddle_no_shmem_min_reduce_for_this_type(void);
int heddle_no_shmem_sum_reduce_for_this_type(void);
int heddle_no_shmem_prod_reduce_for_this_type(void);
int heddle_no_shmem_sum_inscan_for_this_type(void);
int heddle_no_shmem_sum_exscan_for_this_type(void);

/* A macro for each family of types calls X(type, function) for each type. The function has the name of the type between
 * `before` and `after`. */
#define HEDDLE_TYPES_AMO(X, before, after) \
    X(int, before##int_##after) \
    X(long, before##long_##after) \
    X(long long, before##longlong_##after) \
    X(unsigned int, before##uint_##after) \
    X(unsigned long, before##ulong_##after) \
    X(unsigned long long, before##ulonglong_##after)

#define HEDDLE_TYPES_AMO_SHORT_USHORT(X, before, after) \
    X(int, before##int_##after) \
    X(long, before##long_##after) \
    X(long long, before##longlong_##after) \
    X(unsigned int, before##uint_##after) \
    X(unsigned long, before##ulong_##after) \
    X(unsigned long long, before##ulonglong_##after) \
    X(short, before##short_##after) \
    X(unsigned short, before##ushort_##after)

#define HEDDLE_TYPES_BIT_SIGNED(X, before, after) \
    X(unsigned int, before##uint_##after) \
    X(unsigned long, before##ulong_##after) \
    X(unsigned long long, before##ulonglong_##after) \
    X(int32_t, before##int32_##after) \
    X(int64_t, before##int64_##after) \
    X(long long, before##longlong_##after)

#define HEDDLE_TYPES_EXT(X, before, after) \
    X(float, before##float_##after) \
    X(double, before##double_##after) \
    X(int, before##int_##after) \
    X(long, before##long_##after) \
    X(long long, before##longlong_##after) \
    X(unsigned int, before##uint_##after) \
    X(unsigned long, before##ulong_##after) \
    X(unsigned long long, before##ulonglong_##after)

#define HEDDLE_TYPES_OLD3(X, before, after) \
    X(int, before##int_##after) \
    X(long, before##long_##after) \
    X(long long, before##longlong_##after)

#define HEDDLE_TYPES_OLD5(X, before, after) \
    X(float, before##float_##after) \
    X(double, before##double_##after) \
    X(int, before##int_##after) \
    X(long, before##long_##after) \
    X(long long, before##longlong_##after)

#define HEDDLE_TYPES_RED_BIT(X, before, after) \
    X(unsigned char, before##uchar_##after) \
    X(unsigned short, before##ushort_##after) \
    X(unsigned int, before##uint_##after) \
    X(unsigned long, before##ulong_##after) \
    X(unsigned long long, before##ulonglong_##after) \
    X(int8_t, before##int8_##after) \
    X(int16_t, before##int16_##after) \
    X(int32_t, before##int32_##after) \
    X(int64_t, before##int64_##after)

#define HEDDLE_TYPES_RMA(X, before, after) \
    X(float, before##float_##after) \
    X(double, before##double_##after) \
    X(long double, before##longdouble_##after) \
    X(char, before##char_##after) \
    X(signed char, before##schar_##after) \
    X(short, before##short_##after) \
    X(int, before##int_##after) \
    X(long, before##long_##after) \
    X(long long, before##longlong_##after) \
    X(unsigned char, before##uchar_##after) \
    X(unsigned short, before##ushort_##after) \
    X(unsigned int, before##uint_##after) \
    X(unsigned long, before##ulong_##after) \
    X(unsigned long long, before##ulonglong_##after)

#define HEDDLE_TYPES_SUM(X, before, after) \
    X(float, before##float_##after) \
    X(double, before##double_##after) \
    X(long double, before##longdouble_##after) \
    X(char, before##char_##after) \
    X(signed char, before##schar_##after) \
    X(short, before##short_##after) \
    X(int, before##int_##after) \
    X(long, before##long_##after) \
    X(long long, before##longlong_##after) \
    X(unsigned char, before##uchar_##after) \
    X(unsigned short, before##ushort_##after) \
    X(unsigned int, before##uint_##after) \
    X(unsigned long, before##ulong_##after) \
    X(unsigned long long, before##ulonglong_##after) \
    X(heddle_complexd, before##complexd_##after) \
    X(heddle_complexf, before##complexf_##after)

/* The functions for objects that are volatile: second declarations, in which pointers are to volatile elements. */
#define HEDDLE_VOLATILE_PUT(type, function) \
    void heddle_volatile_##function(volatile type *__dest, const volatile type *__source, size_t __nelems, \
        int __pe) __asm__(#function);
HEDDLE_TYPES_RMA(HEDDLE_VOLATILE_PUT, shmem_, put)
HEDDLE_TYPES_RMA(HEDDLE_VOLATILE_PUT, shmem_, get)
HEDDLE_TYPES_RMA(HEDDLE_VOLATILE_PUT, shmem_, put_nbi)
HEDDLE_TYPES_RMA(HEDDLE_VOLATILE_PUT, shmem_, get_nbi)

#define HEDDLE_VOLATILE_CTX_PUT(type, function) \
    void heddle_volatile_##function(shmem_ctx_t __ctx, volatile type *__dest, const volatile type *__source, \
        size_t __nelems, int __pe) __asm__(#function);
HEDDLE_TYPES_RMA(HEDDLE_VOLATILE_CTX_PUT, shmem_ctx_, put)
HEDDLE_TYPES_RMA(HEDDLE_VOLATILE_CTX_PUT, shmem_ctx_, get)
HEDDLE_TYPES_RMA(HEDDLE_VOLATILE_CTX_PUT, shmem_ctx_, put_nbi)
HEDDLE_TYPES_RMA(HEDDLE_VOLATILE_CTX_PUT, shmem_ctx_, get_nbi)

#define HEDDLE_VOLATILE_P(type, function) \
    void heddle_volatile_##function(volatile type *__dest, type __value, int __pe) __asm__(#function);
HEDDLE_TYPES_RMA(HEDDLE_VOLATILE_P, shmem_, p)
HEDDLE_TYPES_EXT(HEDDLE_VOLATILE_P, shmem_, atomic_set)
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_P, shmem_, atomic_add)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_P, shmem_, atomic_and)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_P, shmem_, atomic_or)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_P, shmem_, atomic_xor)

#define HEDDLE_VOLATILE_CTX_P(type, function) \
    void heddle_volatile_##function(shmem_ctx_t __ctx, volatile type *__dest, type __value, \
        int __pe) __asm__(#function);
HEDDLE_TYPES_RMA(HEDDLE_VOLATILE_CTX_P, shmem_ctx_, p)
HEDDLE_TYPES_EXT(HEDDLE_VOLATILE_CTX_P, shmem_ctx_, atomic_set)
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_CTX_P, shmem_ctx_, atomic_add)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_CTX_P, shmem_ctx_, atomic_and)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_CTX_P, shmem_ctx_, atomic_or)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_CTX_P, shmem_ctx_, atomic_xor)

#define HEDDLE_VOLATILE_G(type, function) \
    type heddle_volatile_##function(const volatile type *__source, int __pe) __asm__(#function);
HEDDLE_TYPES_RMA(HEDDLE_VOLATILE_G, shmem_, g)
HEDDLE_TYPES_EXT(HEDDLE_VOLATILE_G, shmem_, atomic_fetch)

#define HEDDLE_VOLATILE_CTX_G(type, function) \
    type heddle_volatile_##function(shmem_ctx_t __ctx, const volatile type *__source, int __pe) __asm__(#function);
HEDDLE_TYPES_RMA(HEDDLE_VOLATILE_CTX_G, shmem_ctx_, g)
HEDDLE_TYPES_EXT(HEDDLE_VOLATILE_CTX_G, shmem_ctx_, atomic_fetch)

#define HEDDLE_VOLATILE_ATOMIC_SWAP(type, function) \
    type heddle_volatile_##function(volatile type *__dest, type __value, int __pe) __asm__(#function);
HEDDLE_TYPES_EXT(HEDDLE_VOLATILE_ATOMIC_SWAP, shmem_, atomic_swap)
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_ATOMIC_SWAP, shmem_, atomic_fetch_add)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_ATOMIC_SWAP, shmem_, atomic_fetch_and)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_ATOMIC_SWAP, shmem_, atomic_fetch_or)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_ATOMIC_SWAP, shmem_, atomic_fetch_xor)

#define HEDDLE_VOLATILE_CTX_ATOMIC_SWAP(type, function) \
    type heddle_volatile_##function(shmem_ctx_t __ctx, volatile type *__dest, type __value, \
        int __pe) __asm__(#function);
HEDDLE_TYPES_EXT(HEDDLE_VOLATILE_CTX_ATOMIC_SWAP, shmem_ctx_, atomic_swap)
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_CTX_ATOMIC_SWAP, shmem_ctx_, atomic_fetch_add)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_CTX_ATOMIC_SWAP, shmem_ctx_, atomic_fetch_and)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_CTX_ATOMIC_SWAP, shmem_ctx_, atomic_fetch_or)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_CTX_ATOMIC_SWAP, shmem_ctx_, atomic_fetch_xor)

#define HEDDLE_VOLATILE_ATOMIC_COMPARE_SWAP(type, function) \
    type heddle_volatile_##function(volatile type *__dest, type __cond, type __value, int __pe) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_ATOMIC_COMPARE_SWAP, shmem_, atomic_compare_swap)

#define HEDDLE_VOLATILE_CTX_ATOMIC_COMPARE_SWAP(type, function) \
    type heddle_volatile_##function(shmem_ctx_t __ctx, volatile type *__dest, type __cond, type __value, \
        int __pe) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_CTX_ATOMIC_COMPARE_SWAP, shmem_ctx_, atomic_compare_swap)

#define HEDDLE_VOLATILE_ATOMIC_FETCH_INC(type, function) \
    type heddle_volatile_##function(volatile type *__dest, int __pe) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_ATOMIC_FETCH_INC, shmem_, atomic_fetch_inc)

#define HEDDLE_VOLATILE_CTX_ATOMIC_FETCH_INC(type, function) \
    type heddle_volatile_##function(shmem_ctx_t __ctx, volatile type *__dest, int __pe) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_CTX_ATOMIC_FETCH_INC, shmem_ctx_, atomic_fetch_inc)

#define HEDDLE_VOLATILE_ATOMIC_INC(type, function) \
    void heddle_volatile_##function(volatile type *__dest, int __pe) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_ATOMIC_INC, shmem_, atomic_inc)

#define HEDDLE_VOLATILE_CTX_ATOMIC_INC(type, function) \
    void heddle_volatile_##function(shmem_ctx_t __ctx, volatile type *__dest, int __pe) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_CTX_ATOMIC_INC, shmem_ctx_, atomic_inc)

#define HEDDLE_VOLATILE_ATOMIC_FETCH_NBI(type, function) \
    void heddle_volatile_##function(volatile type *__fetch, const volatile type *__source, int __pe) __asm__(#function);
HEDDLE_TYPES_EXT(HEDDLE_VOLATILE_ATOMIC_FETCH_NBI, shmem_, atomic_fetch_nbi)

#define HEDDLE_VOLATILE_CTX_ATOMIC_FETCH_NBI(type, function) \
    void heddle_volatile_##function(shmem_ctx_t __ctx, volatile type *__fetch, const volatile type *__source, \
        int __pe) __asm__(#function);
HEDDLE_TYPES_EXT(HEDDLE_VOLATILE_CTX_ATOMIC_FETCH_NBI, shmem_ctx_, atomic_fetch_nbi)

#define HEDDLE_VOLATILE_ATOMIC_SWAP_NBI(type, function) \
    void heddle_volatile_##function(volatile type *__fetch, volatile type *__dest, type __value, \
        int __pe) __asm__(#function);
HEDDLE_TYPES_EXT(HEDDLE_VOLATILE_ATOMIC_SWAP_NBI, shmem_, atomic_swap_nbi)
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_ATOMIC_SWAP_NBI, shmem_, atomic_fetch_add_nbi)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_ATOMIC_SWAP_NBI, shmem_, atomic_fetch_and_nbi)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_ATOMIC_SWAP_NBI, shmem_, atomic_fetch_or_nbi)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_ATOMIC_SWAP_NBI, shmem_, atomic_fetch_xor_nbi)

#define HEDDLE_VOLATILE_CTX_ATOMIC_SWAP_NBI(type, function) \
    void heddle_volatile_##function(shmem_ctx_t __ctx, volatile type *__fetch, volatile type *__dest, type __value, \
        int __pe) __asm__(#function);
HEDDLE_TYPES_EXT(HEDDLE_VOLATILE_CTX_ATOMIC_SWAP_NBI, shmem_ctx_, atomic_swap_nbi)
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_CTX_ATOMIC_SWAP_NBI, shmem_ctx_, atomic_fetch_add_nbi)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_CTX_ATOMIC_SWAP_NBI, shmem_ctx_, atomic_fetch_and_nbi)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_CTX_ATOMIC_SWAP_NBI, shmem_ctx_, atomic_fetch_or_nbi)
HEDDLE_TYPES_BIT_SIGNED(HEDDLE_VOLATILE_CTX_ATOMIC_SWAP_NBI, shmem_ctx_, atomic_fetch_xor_nbi)

#define HEDDLE_VOLATILE_ATOMIC_COMPARE_SWAP_NBI(type, function) \
    void heddle_volatile_##function(volatile type *__fetch, volatile type *__dest, type __cond, type __value, \
        int __pe) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_ATOMIC_COMPARE_SWAP_NBI, shmem_, atomic_compare_swap_nbi)

#define HEDDLE_VOLATILE_CTX_ATOMIC_COMPARE_SWAP_NBI(type, function) \
    void heddle_volatile_##function(shmem_ctx_t __ctx, volatile type *__fetch, volatile type *__dest, type __cond, \
        type __value, int __pe) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_CTX_ATOMIC_COMPARE_SWAP_NBI, shmem_ctx_, atomic_compare_swap_nbi)

#define HEDDLE_VOLATILE_ATOMIC_FETCH_INC_NBI(type, function) \
    void heddle_volatile_##function(volatile type *__fetch, volatile type *__dest, int __pe) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_ATOMIC_FETCH_INC_NBI, shmem_, atomic_fetch_inc_nbi)

#define HEDDLE_VOLATILE_CTX_ATOMIC_FETCH_INC_NBI(type, function) \
    void heddle_volatile_##function(shmem_ctx_t __ctx, volatile type *__fetch, volatile type *__dest, \
        int __pe) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_CTX_ATOMIC_FETCH_INC_NBI, shmem_ctx_, atomic_fetch_inc_nbi)

#define HEDDLE_VOLATILE_WAIT_UNTIL(type, function) \
    void heddle_volatile_##function(volatile type *__ivar, int __cmp, type __cmp_value) __asm__(#function);
HEDDLE_TYPES_AMO_SHORT_USHORT(HEDDLE_VOLATILE_WAIT_UNTIL, shmem_, wait_until)

#define HEDDLE_VOLATILE_TEST(type, function) \
    int heddle_volatile_##function(volatile type *__ivar, int __cmp, type __cmp_value) __asm__(#function);
HEDDLE_TYPES_AMO_SHORT_USHORT(HEDDLE_VOLATILE_TEST, shmem_, test)

#define HEDDLE_VOLATILE_WAIT_UNTIL_ALL(type, function) \
    void heddle_volatile_##function(volatile type *__ivars, size_t __nelems, const int *__status, int __cmp, \
        type __cmp_value) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_WAIT_UNTIL_ALL, shmem_, wait_until_all)

#define HEDDLE_VOLATILE_WAIT_UNTIL_ANY(type, function) \
    size_t heddle_volatile_##function(volatile type *__ivars, size_t __nelems, const int *__status, int __cmp, \
        type __cmp_value) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_WAIT_UNTIL_ANY, shmem_, wait_until_any)
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_WAIT_UNTIL_ANY, shmem_, test_any)

#define HEDDLE_VOLATILE_WAIT_UNTIL_SOME(type, function) \
    size_t heddle_volatile_##function(volatile type *__ivars, size_t __nelems, size_t *__indices, const int *__status, \
        int __cmp, type __cmp_value) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_WAIT_UNTIL_SOME, shmem_, wait_until_some)
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_WAIT_UNTIL_SOME, shmem_, test_some)

#define HEDDLE_VOLATILE_TEST_ALL(type, function) \
    int heddle_volatile_##function(volatile type *__ivars, size_t __nelems, const int *__status, int __cmp, \
        type __cmp_value) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_TEST_ALL, shmem_, test_all)

#define HEDDLE_VOLATILE_WAIT_UNTIL_ALL_VECTOR(type, function) \
    void heddle_volatile_##function(volatile type *__ivars, size_t __nelems, const int *__status, int __cmp, \
        const volatile type *__cmp_values) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_WAIT_UNTIL_ALL_VECTOR, shmem_, wait_until_all_vector)

#define HEDDLE_VOLATILE_WAIT_UNTIL_ANY_VECTOR(type, function) \
    size_t heddle_volatile_##function(volatile type *__ivars, size_t __nelems, const int *__status, int __cmp, \
        const volatile type *__cmp_values) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_WAIT_UNTIL_ANY_VECTOR, shmem_, wait_until_any_vector)
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_WAIT_UNTIL_ANY_VECTOR, shmem_, test_any_vector)

#define HEDDLE_VOLATILE_WAIT_UNTIL_SOME_VECTOR(type, function) \
    size_t heddle_volatile_##function(volatile type *__ivars, size_t __nelems, size_t *__indices, const int *__status, \
        int __cmp, const volatile type *__cmp_values) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_WAIT_UNTIL_SOME_VECTOR, shmem_, wait_until_some_vector)
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_WAIT_UNTIL_SOME_VECTOR, shmem_, test_some_vector)

#define HEDDLE_VOLATILE_TEST_ALL_VECTOR(type, function) \
    int heddle_volatile_##function(volatile type *__ivars, size_t __nelems, const int *__status, int __cmp, \
        const volatile type *__cmp_values) __asm__(#function);
HEDDLE_TYPES_AMO(HEDDLE_VOLATILE_TEST_ALL_VECTOR, shmem_, test_all_vector)

#define shmem_put(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE_VOLATILE, shmem_, put) \
    default: heddle_no_shmem_put_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, put) \
        default: heddle_no_shmem_put_for_this_type))(__VA_ARGS__)

#define shmem_p(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE_VOLATILE, shmem_, p) \
    default: heddle_no_shmem_p_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, p) \
        default: heddle_no_shmem_p_for_this_type))(__VA_ARGS__)

#define shmem_get(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE_VOLATILE, shmem_, get) \
    default: heddle_no_shmem_get_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, get) \
        default: heddle_no_shmem_get_for_this_type))(__VA_ARGS__)

#define shmem_g(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE_CONST_VOLATILE, shmem_, g) \
    default: heddle_no_shmem_g_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE_CONST_VOLATILE, shmem_ctx_, g) \
        default: heddle_no_shmem_g_for_this_type))(__VA_ARGS__)

#define shmem_iput(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_, iput) \
    default: heddle_no_shmem_iput_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_ctx_, iput) \
        default: heddle_no_shmem_iput_for_this_type))(__VA_ARGS__)

#define shmem_ibput(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_, ibput) \
    default: heddle_no_shmem_ibput_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_ctx_, ibput) \
        default: heddle_no_shmem_ibput_for_this_type))(__VA_ARGS__)

#define shmem_iget(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_, iget) \
    default: heddle_no_shmem_iget_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_ctx_, iget) \
        default: heddle_no_shmem_iget_for_this_type))(__VA_ARGS__)

#define shmem_ibget(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_, ibget) \
    default: heddle_no_shmem_ibget_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_ctx_, ibget) \
        default: heddle_no_shmem_ibget_for_this_type))(__VA_ARGS__)

#define shmem_put_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE_VOLATILE, shmem_, put_nbi) \
    default: heddle_no_shmem_put_nbi_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, put_nbi) \
        default: heddle_no_shmem_put_nbi_for_this_type))(__VA_ARGS__)

#define shmem_get_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE_VOLATILE, shmem_, get_nbi) \
    default: heddle_no_shmem_get_nbi_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, get_nbi) \
        default: heddle_no_shmem_get_nbi_for_this_type))(__VA_ARGS__)

#define shmem_atomic_fetch(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_EXT(HEDDLE_CHOICE_CONST_VOLATILE, shmem_, atomic_fetch) \
    default: heddle_no_shmem_atomic_fetch_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_EXT(HEDDLE_CHOICE_CONST_VOLATILE, shmem_ctx_, atomic_fetch) \
        default: heddle_no_shmem_atomic_fetch_for_this_type))(__VA_ARGS__)

#define shmem_atomic_set(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_EXT(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_set) \
    default: heddle_no_shmem_atomic_set_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_EXT(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_set) \
        default: heddle_no_shmem_atomic_set_for_this_type))(__VA_ARGS__)

#define shmem_atomic_swap(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_EXT(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_swap) \
    default: heddle_no_shmem_atomic_swap_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_EXT(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_swap) \
        default: heddle_no_shmem_atomic_swap_for_this_type))(__VA_ARGS__)

#define shmem_atomic_compare_swap(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_compare_swap) \
    default: heddle_no_shmem_atomic_compare_swap_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_compare_swap) \
        default: heddle_no_shmem_atomic_compare_swap_for_this_type))(__VA_ARGS__)

#define shmem_atomic_fetch_inc(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_fetch_inc) \
    default: heddle_no_shmem_atomic_fetch_inc_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_fetch_inc) \
        default: heddle_no_shmem_atomic_fetch_inc_for_this_type))(__VA_ARGS__)

#define shmem_atomic_inc(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_inc) \
    default: heddle_no_shmem_atomic_inc_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_inc) \
        default: heddle_no_shmem_atomic_inc_for_this_type))(__VA_ARGS__)

#define shmem_atomic_fetch_add(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_fetch_add) \
    default: heddle_no_shmem_atomic_fetch_add_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_fetch_add) \
        default: heddle_no_shmem_atomic_fetch_add_for_this_type))(__VA_ARGS__)

#define shmem_atomic_add(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_add) \
    default: heddle_no_shmem_atomic_add_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_add) \
        default: heddle_no_shmem_atomic_add_for_this_type))(__VA_ARGS__)

#define shmem_atomic_fetch_and(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_fetch_and) \
    default: heddle_no_shmem_atomic_fetch_and_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_fetch_and) \
        default: heddle_no_shmem_atomic_fetch_and_for_this_type))(__VA_ARGS__)

#define shmem_atomic_and(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_and) \
    default: heddle_no_shmem_atomic_and_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_and) \
        default: heddle_no_shmem_atomic_and_for_this_type))(__VA_ARGS__)

#define shmem_atomic_fetch_or(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_fetch_or) \
    default: heddle_no_shmem_atomic_fetch_or_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_fetch_or) \
        default: heddle_no_shmem_atomic_fetch_or_for_this_type))(__VA_ARGS__)

#define shmem_atomic_or(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_or) \
    default: heddle_no_shmem_atomic_or_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_or) \
        default: heddle_no_shmem_atomic_or_for_this_type))(__VA_ARGS__)

#define shmem_atomic_fetch_xor(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_fetch_xor) \
    default: heddle_no_shmem_atomic_fetch_xor_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_fetch_xor) \
        default: heddle_no_shmem_atomic_fetch_xor_for_this_type))(__VA_ARGS__)

#define shmem_atomic_xor(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_xor) \
    default: heddle_no_shmem_atomic_xor_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_xor) \
        default: heddle_no_shmem_atomic_xor_for_this_type))(__VA_ARGS__)

#define shmem_atomic_fetch_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_EXT(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_fetch_nbi) \
    default: heddle_no_shmem_atomic_fetch_nbi_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_EXT(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_fetch_nbi) \
        default: heddle_no_shmem_atomic_fetch_nbi_for_this_type))(__VA_ARGS__)

#define shmem_atomic_swap_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_EXT(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_swap_nbi) \
    default: heddle_no_shmem_atomic_swap_nbi_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_EXT(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_swap_nbi) \
        default: heddle_no_shmem_atomic_swap_nbi_for_this_type))(__VA_ARGS__)

#define shmem_atomic_compare_swap_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_compare_swap_nbi) \
    default: heddle_no_shmem_atomic_compare_swap_nbi_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_compare_swap_nbi) \
        default: heddle_no_shmem_atomic_compare_swap_nbi_for_this_type))(__VA_ARGS__)

#define shmem_atomic_fetch_inc_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_fetch_inc_nbi) \
    default: heddle_no_shmem_atomic_fetch_inc_nbi_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_fetch_inc_nbi) \
        default: heddle_no_shmem_atomic_fetch_inc_nbi_for_this_type))(__VA_ARGS__)

#define shmem_atomic_fetch_add_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_fetch_add_nbi) \
    default: heddle_no_shmem_atomic_fetch_add_nbi_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_fetch_add_nbi) \
        default: heddle_no_shmem_atomic_fetch_add_nbi_for_this_type))(__VA_ARGS__)

#define shmem_atomic_fetch_and_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_fetch_and_nbi) \
    default: heddle_no_shmem_atomic_fetch_and_nbi_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_fetch_and_nbi) \
        default: heddle_no_shmem_atomic_fetch_and_nbi_for_this_type))(__VA_ARGS__)

#define shmem_atomic_fetch_or_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_fetch_or_nbi) \
    default: heddle_no_shmem_atomic_fetch_or_nbi_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_fetch_or_nbi) \
        default: heddle_no_shmem_atomic_fetch_or_nbi_for_this_type))(__VA_ARGS__)

#define shmem_atomic_fetch_xor_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_, atomic_fetch_xor_nbi) \
    default: heddle_no_shmem_atomic_fetch_xor_nbi_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_BIT_SIGNED(HEDDLE_CHOICE_VOLATILE, shmem_ctx_, atomic_fetch_xor_nbi) \
        default: heddle_no_shmem_atomic_fetch_xor_nbi_for_this_type))(__VA_ARGS__)

#define shmem_fetch(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD5(HEDDLE_CHOICE_CONST, shmem_, fetch) \
    default: heddle_no_shmem_fetch_for_this_type)(__VA_ARGS__)

#define shmem_set(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD5(HEDDLE_CHOICE, shmem_, set) \
    default: heddle_no_shmem_set_for_this_type)(__VA_ARGS__)

#define shmem_swap(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD5(HEDDLE_CHOICE, shmem_, swap) \
    default: heddle_no_shmem_swap_for_this_type)(__VA_ARGS__)

#define shmem_cswap(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD3(HEDDLE_CHOICE, shmem_, cswap) \
    default: heddle_no_shmem_cswap_for_this_type)(__VA_ARGS__)

#define shmem_finc(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD3(HEDDLE_CHOICE, shmem_, finc) \
    default: heddle_no_shmem_finc_for_this_type)(__VA_ARGS__)

#define shmem_inc(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD3(HEDDLE_CHOICE, shmem_, inc) \
    default: heddle_no_shmem_inc_for_this_type)(__VA_ARGS__)

#define shmem_fadd(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD3(HEDDLE_CHOICE, shmem_, fadd) \
    default: heddle_no_shmem_fadd_for_this_type)(__VA_ARGS__)

#define shmem_add(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_OLD3(HEDDLE_CHOICE, shmem_, add) \
    default: heddle_no_shmem_add_for_this_type)(__VA_ARGS__)

#define shmem_put_signal(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_, put_signal) \
    default: heddle_no_shmem_put_signal_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_ctx_, put_signal) \
        default: heddle_no_shmem_put_signal_for_this_type))(__VA_ARGS__)

#define shmem_put_signal_nbi(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_, put_signal_nbi) \
    default: heddle_no_shmem_put_signal_nbi_for_this_type, \
    shmem_ctx_t: _Generic(HEDDLE_ARG2(__VA_ARGS__), \
        HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_ctx_, put_signal_nbi) \
        default: heddle_no_shmem_put_signal_nbi_for_this_type))(__VA_ARGS__)

#define shmem_signal_add(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    default: shmem_signal_add, \
    shmem_ctx_t: shmem_ctx_signal_add)(__VA_ARGS__)

#define shmem_signal_set(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    default: shmem_signal_set, \
    shmem_ctx_t: shmem_ctx_signal_set)(__VA_ARGS__)

#define shmem_wait_until(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO_SHORT_USHORT(HEDDLE_CHOICE_VOLATILE, shmem_, wait_until) \
    default: heddle_no_shmem_wait_until_for_this_type)(__VA_ARGS__)

#define shmem_test(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO_SHORT_USHORT(HEDDLE_CHOICE_VOLATILE, shmem_, test) \
    default: heddle_no_shmem_test_for_this_type)(__VA_ARGS__)

#define shmem_wait_until_all(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, wait_until_all) \
    default: heddle_no_shmem_wait_until_all_for_this_type)(__VA_ARGS__)

#define shmem_wait_until_any(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, wait_until_any) \
    default: heddle_no_shmem_wait_until_any_for_this_type)(__VA_ARGS__)

#define shmem_wait_until_some(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, wait_until_some) \
    default: heddle_no_shmem_wait_until_some_for_this_type)(__VA_ARGS__)

#define shmem_test_all(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, test_all) \
    default: heddle_no_shmem_test_all_for_this_type)(__VA_ARGS__)

#define shmem_test_any(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, test_any) \
    default: heddle_no_shmem_test_any_for_this_type)(__VA_ARGS__)

#define shmem_test_some(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, test_some) \
    default: heddle_no_shmem_test_some_for_this_type)(__VA_ARGS__)

#define shmem_wait_until_all_vector(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, wait_until_all_vector) \
    default: heddle_no_shmem_wait_until_all_vector_for_this_type)(__VA_ARGS__)

#define shmem_wait_until_any_vector(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, wait_until_any_vector) \
    default: heddle_no_shmem_wait_until_any_vector_for_this_type)(__VA_ARGS__)

#define shmem_wait_until_some_vector(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, wait_until_some_vector) \
    default: heddle_no_shmem_wait_until_some_vector_for_this_type)(__VA_ARGS__)

#define shmem_test_all_vector(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, test_all_vector) \
    default: heddle_no_shmem_test_all_vector_for_this_type)(__VA_ARGS__)

#define shmem_test_any_vector(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, test_any_vector) \
    default: heddle_no_shmem_test_any_vector_for_this_type)(__VA_ARGS__)

#define shmem_test_some_vector(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    HEDDLE_TYPES_AMO(HEDDLE_CHOICE_VOLATILE, shmem_, test_some_vector) \
    default: heddle_no_shmem_test_some_vector_for_this_type)(__VA_ARGS__)

#define shmem_sync(...) _Generic(HEDDLE_ARG1(__VA_ARGS__), \
    shmem_team_t: shmem_team_sync, \
    default: shmem_sync)(__VA_ARGS__)

#define shmem_alltoall(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_, alltoall) \
    default: heddle_no_shmem_alltoall_for_this_type)(__VA_ARGS__)

#define shmem_alltoalls(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_, alltoalls) \
    default: heddle_no_shmem_alltoalls_for_this_type)(__VA_ARGS__)

#define shmem_broadcast(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_, broadcast) \
    default: heddle_no_shmem_broadcast_for_this_type)(__VA_ARGS__)

#define shmem_collect(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_, collect) \
    default: heddle_no_shmem_collect_for_this_type)(__VA_ARGS__)

#define shmem_fcollect(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_, fcollect) \
    default: heddle_no_shmem_fcollect_for_this_type)(__VA_ARGS__)

#define shmem_and_reduce(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RED_BIT(HEDDLE_CHOICE, shmem_, and_reduce) \
    default: heddle_no_shmem_and_reduce_for_this_type)(__VA_ARGS__)

#define shmem_or_reduce(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RED_BIT(HEDDLE_CHOICE, shmem_, or_reduce) \
    default: heddle_no_shmem_or_reduce_for_this_type)(__VA_ARGS__)

#define shmem_xor_reduce(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RED_BIT(HEDDLE_CHOICE, shmem_, xor_reduce) \
    default: heddle_no_shmem_xor_reduce_for_this_type)(__VA_ARGS__)

#define shmem_max_reduce(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_, max_reduce) \
    default: heddle_no_shmem_max_reduce_for_this_type)(__VA_ARGS__)

#define shmem_min_reduce(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_RMA(HEDDLE_CHOICE, shmem_, min_reduce) \
    default: heddle_no_shmem_min_reduce_for_this_type)(__VA_ARGS__)

#define shmem_sum_reduce(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_SUM(HEDDLE_CHOICE, shmem_, sum_reduce) \
    default: heddle_no_shmem_sum_reduce_for_this_type)(__VA_ARGS__)

#define shmem_prod_reduce(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_SUM(HEDDLE_CHOICE, shmem_, prod_reduce) \
    default: heddle_no_shmem_prod_reduce_for_this_type)(__VA_ARGS__)

#define shmem_sum_inscan(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_SUM(HEDDLE_CHOICE, shmem_, sum_inscan) \
    default: heddle_no_shmem_sum_inscan_for_this_type)(__VA_ARGS__)

#define shmem_sum_exscan(...) _Generic(HEDDLE_ARG2(__VA_ARGS__), \
    HEDDLE_TYPES_SUM(HEDDLE_CHOICE, shmem_, sum_exscan) \
    default: heddle_no_shmem_sum_exscan_for_this_type)(__VA_ARGS__)

/* C++ does not have these macros. A call of one reports the name of the function to call instead. Any other
 * function of the name, such as a program's own, is a better match than the three dots. */
#elif defined(__cplusplus) && __cplusplus >= 201402L

#define HEDDLE_ONLY_IN_C(name, instead) \
    template <bool is_c = true> int name(...) \
    { \
        static_assert(!is_c, #name " is a macro of C11. In C++ call " instead "."); \
        __builtin_unreachable(); \
    }

extern "C++" {
HEDDLE_ONLY_IN_C(shmem_put, "shmem::put of <shmem.hpp>, or shmem_long_put")
HEDDLE_ONLY_IN_C(shmem_p, "shmem::p of <shmem.hpp>, or shmem_long_p")
HEDDLE_ONLY_IN_C(shmem_get, "shmem::get of <shmem.hpp>, or shmem_long_get")
HEDDLE_ONLY_IN_C(shmem_g, "shmem::g of <shmem.hpp>, or shmem_long_g")
HEDDLE_ONLY_IN_C(shmem_iput, "shmem::iput of <shmem.hpp>, or shmem_long_iput")
HEDDLE_ONLY_IN_C(shmem_ibput, "shmem::ibput of <shmem.hpp>, or shmem_long_ibput")
HEDDLE_ONLY_IN_C(shmem_iget, "shmem::iget of <shmem.hpp>, or shmem_long_iget")
HEDDLE_ONLY_IN_C(shmem_ibget, "shmem::ibget of <shmem.hpp>, or shmem_long_ibget")
HEDDLE_ONLY_IN_C(shmem_put_nbi, "shmem::put_nbi of <shmem.hpp>, or shmem_long_put_nbi")
HEDDLE_ONLY_IN_C(shmem_get_nbi, "shmem::get_nbi of <shmem.hpp>, or shmem_long_get_nbi")
HEDDLE_ONLY_IN_C(shmem_atomic_fetch, "shmem::atomic_fetch of <shmem.hpp>, or shmem_long_atomic_fetch")
HEDDLE_ONLY_IN_C(shmem_atomic_set, "shmem::atomic_set of <shmem.hpp>, or shmem_long_atomic_set")
HEDDLE_ONLY_IN_C(shmem_atomic_swap, "shmem::atomic_swap of <shmem.hpp>, or shmem_long_atomic_swap")
HEDDLE_ONLY_IN_C(shmem_atomic_compare_swap,
    "shmem::atomic_compare_swap of <shmem.hpp>, or shmem_long_atomic_compare_swap")
HEDDLE_ONLY_IN_C(shmem_atomic_fetch_inc, "shmem::atomic_fetch_inc of <shmem.hpp>, or shmem_long_atomic_fetch_inc")
HEDDLE_ONLY_IN_C(shmem_atomic_inc, "shmem::atomic_inc of <shmem.hpp>, or shmem_long_atomic_inc")
HEDDLE_ONLY_IN_C(shmem_atomic_fetch_add, "shmem::atomic_fetch_add of <shmem.hpp>, or shmem_long_atomic_fetch_add")
HEDDLE_ONLY_IN_C(shmem_atomic_add, "shmem::atomic_add of <shmem.hpp>, or shmem_long_atomic_add")
HEDDLE_ONLY_IN_C(shmem_atomic_fetch_and, "shmem::atomic_fetch_and of <shmem.hpp>, or shmem_uint_atomic_fetch_and")
HEDDLE_ONLY_IN_C(shmem_atomic_and, "shmem::atomic_and of <shmem.hpp>, or shmem_uint_atomic_and")
HEDDLE_ONLY_IN_C(shmem_atomic_fetch_or, "shmem::atomic_fetch_or of <shmem.hpp>, or shmem_uint_atomic_fetch_or")
HEDDLE_ONLY_IN_C(shmem_atomic_or, "shmem::atomic_or of <shmem.hpp>, or shmem_uint_atomic_or")
HEDDLE_ONLY_IN_C(shmem_atomic_fetch_xor, "shmem::atomic_fetch_xor of <shmem.hpp>, or shmem_uint_atomic_fetch_xor")
HEDDLE_ONLY_IN_C(shmem_atomic_xor, "shmem::atomic_xor of <shmem.hpp>, or shmem_uint_atomic_xor")
HEDDLE_ONLY_IN_C(shmem_atomic_fetch_nbi, "shmem::atomic_fetch_nbi of <shmem.hpp>, or shmem_long_atomic_fetch_nbi")
HEDDLE_ONLY_IN_C(shmem_atomic_swap_nbi, "shmem::atomic_swap_nbi of <shmem.hpp>, or shmem_long_atomic_swap_nbi")
HEDDLE_ONLY_IN_C(shmem_atomic_compare_swap_nbi,
    "shmem::atomic_compare_swap_nbi of <shmem.hpp>, or shmem_long_atomic_compare_swap_nbi")
HEDDLE_ONLY_IN_C(shmem_atomic_fetch_inc_nbi,
    "shmem::atomic_fetch_inc_nbi of <shmem.hpp>, or shmem_long_atomic_fetch_inc_nbi")
HEDDLE_ONLY_IN_C(shmem_atomic_fetch_add_nbi,
    "shmem::atomic_fetch_add_nbi of <shmem.hpp>, or shmem_long_atomic_fetch_add_nbi")
HEDDLE_ONLY_IN_C(shmem_atomic_fetch_and_nbi,
    "shmem::atomic_fetch_and_nbi of <shmem.hpp>, or shmem_uint_atomic_fetch_and_nbi")
HEDDLE_ONLY_IN_C(shmem_atomic_fetch_or_nbi,
    "shmem::atomic_fetch_or_nbi of <shmem.hpp>, or shmem_uint_atomic_fetch_or_nbi")
HEDDLE_ONLY_IN_C(shmem_atomic_fetch_xor_nbi,
    "shmem::atomic_fetch_xor_nbi of <shmem.hpp>, or shmem_uint_atomic_fetch_xor_nbi")
HEDDLE_ONLY_IN_C(shmem_fetch, "shmem_long_fetch")
HEDDLE_ONLY_IN_C(shmem_set, "shmem_long_set")
HEDDLE_ONLY_IN_C(shmem_swap, "shmem_long_swap")
HEDDLE_ONLY_IN_C(shmem_cswap, "shmem_long_cswap")
HEDDLE_ONLY_IN_C(shmem_finc, "shmem_long_finc")
HEDDLE_ONLY_IN_C(shmem_inc, "shmem_long_inc")
HEDDLE_ONLY_IN_C(shmem_fadd, "shmem_long_fadd")
HEDDLE_ONLY_IN_C(shmem_add, "shmem_long_add")
HEDDLE_ONLY_IN_C(shmem_put_signal, "shmem::put_signal of <shmem.hpp>, or shmem_long_put_signal")
HEDDLE_ONLY_IN_C(shmem_put_signal_nbi, "shmem::put_signal_nbi of <shmem.hpp>, or shmem_long_put_signal_nbi")
HEDDLE_ONLY_IN_C(shmem_test, "shmem::test of <shmem.hpp>, or shmem_long_test")
HEDDLE_ONLY_IN_C(shmem_wait_until_all, "shmem::wait_until_all of <shmem.hpp>, or shmem_long_wait_until_all")
HEDDLE_ONLY_IN_C(shmem_wait_until_any, "shmem::wait_until_any of <shmem.hpp>, or shmem_long_wait_until_any")
HEDDLE_ONLY_IN_C(shmem_wait_until_some, "shmem::wait_until_some of <shmem.hpp>, or shmem_long_wait_until_some")
HEDDLE_ONLY_IN_C(shmem_test_all, "shmem::test_all of <shmem.hpp>, or shmem_long_test_all")
HEDDLE_ONLY_IN_C(shmem_test_any, "shmem::test_any of <shmem.hpp>, or shmem_long_test_any")
HEDDLE_ONLY_IN_C(shmem_test_some, "shmem::test_some of <shmem.hpp>, or shmem_long_test_some")
HEDDLE_ONLY_IN_C(shmem_wait_until_all_vector, "shmem_long_wait_until_all_vector")
HEDDLE_ONLY_IN_C(shmem_wait_until_any_vector, "shmem_long_wait_until_any_vector")
HEDDLE_ONLY_IN_C(shmem_wait_until_some_vector, "shmem_long_wait_until_some_vector")
HEDDLE_ONLY_IN_C(shmem_test_all_vector, "shmem_long_test_all_vector")
HEDDLE_ONLY_IN_C(shmem_test_any_vector, "shmem_long_test_any_vector")
HEDDLE_ONLY_IN_C(shmem_test_some_vector, "shmem_long_test_some_vector")
HEDDLE_ONLY_IN_C(shmem_alltoall, "shmem::alltoall of <shmem.hpp>, or shmem_long_alltoall")
HEDDLE_ONLY_IN_C(shmem_alltoalls, "shmem_long_alltoalls")
HEDDLE_ONLY_IN_C(shmem_broadcast, "shmem::broadcast of <shmem.hpp>, or shmem_long_broadcast")
HEDDLE_ONLY_IN_C(shmem_collect, "shmem::collect of <shmem.hpp>, or shmem_long_collect")
HEDDLE_ONLY_IN_C(shmem_fcollect, "shmem::fcollect of <shmem.hpp>, or shmem_long_fcollect")
HEDDLE_ONLY_IN_C(shmem_and_reduce, "shmem::and_reduce of <shmem.hpp>, or shmem_uchar_and_reduce")
HEDDLE_ONLY_IN_C(shmem_or_reduce, "shmem::or_reduce of <shmem.hpp>, or shmem_uchar_or_reduce")
HEDDLE_ONLY_IN_C(shmem_xor_reduce, "shmem::xor_reduce of <shmem.hpp>, or shmem_uchar_xor_reduce")
HEDDLE_ONLY_IN_C(shmem_max_reduce, "shmem::max_reduce of <shmem.hpp>, or shmem_long_max_reduce")
HEDDLE_ONLY_IN_C(shmem_min_reduce, "shmem::min_reduce of <shmem.hpp>, or shmem_long_min_reduce")
HEDDLE_ONLY_IN_C(shmem_sum_reduce, "shmem::sum_reduce of <shmem.hpp>, or shmem_long_sum_reduce")
HEDDLE_ONLY_IN_C(shmem_prod_reduce, "shmem::prod_reduce of <shmem.hpp>, or shmem_long_prod_reduce")
HEDDLE_ONLY_IN_C(shmem_sum_inscan, "shmem::sum_inscan of <shmem.hpp>, or shmem_long_sum_inscan")
HEDDLE_ONLY_IN_C(shmem_sum_exscan, "shmem::sum_exscan of <shmem.hpp>, or shmem_long_sum_exscan")
}

#endif

/* Direct paths that are inlined into the program on request */
#ifdef HEDDLE_INLINE
#include <heddle_inline.h>
#endif

#endif
