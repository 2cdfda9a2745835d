/* oshrun --check=races finds accesses to memory that no synchronisation orders. The generated wrappers of
 * libheddle-races call the functions below around the library's function; doc/races.md has the rules.
 *
 *     race_access.c    loads and stores of programs that oshcc --check has compiled; libheddle-access has it, too
 *     race_pthread.c   the functions with which threads start, end and wait for each other
 *     race_omp.c       the same for OpenMP
 *     race.c           the accesses and the edges of each call
 *     race_edge.c      the lock of all of this, and the edges between threads
 *     race_none.c      instead of these files in libheddle-check
 *     race_shadow.c    the last accesses to each 8 bytes of symmetric memory, and the conflicts among them
 *     race_private.c   the same for memory of this process that pending operations use
 *     race_seen.c      the last loads and stores of such memory by each thread
 *     race_clock.c     vector clocks, streams of operations, release clocks
 *     race_thread.c    the threads of this PE
 *     race_known.c     does the program use means of synchronisation that are not seen?
 *     race_report.c    places in the source, and the lines that a person reads
 *     race_shared.c    the memory that the PEs of a machine share for this
 *
 * A file calls those below it alone. */
#ifndef HEDDLE_RACE_H
#define HEDDLE_RACE_H

#include <pthread.h>

#include "check.h"

/* Defines a function of libheddle-races for the program, as CHECKED does for libheddle-check. */
#define RACED(ret, name, ...) CHECKED(ret, name, __VA_ARGS__)

/* Atomic operations on integers and on floating-point numbers are not atomic to one another. */
enum race_kind { RACE_READ, RACE_WRITE, RACE_ATOMIC, RACE_ATOMIC_READ, RACE_FLOAT_ATOMIC, RACE_FLOAT_ATOMIC_READ };

static inline bool race_is_read(unsigned kind)
{
    return kind == RACE_READ || kind == RACE_ATOMIC_READ || kind == RACE_FLOAT_ATOMIC_READ;
}

/* The members that a member of a collective comes after. */
enum race_edges { RACE_FROM_ALL, RACE_FROM_ROOT, RACE_FROM_LOWER };

/* Life: for life.c. Threads that begin between race_before_init and race_up are those of the library. race_up and
 * race_down are collective. */
void race_before_init(void);
void race_up(void);
void race_down(void);
bool race_was_found(void); /* by this PE, since the process began */

/* An access to memory of the target PE. A pending one is complete after the next quiet of the context. */
void race_remote(struct call *call, shmem_ctx_t ctx, const struct span *span, enum race_kind kind, bool is_pending);

/* An access to memory of this process. */
void race_local(struct call *call, shmem_ctx_t ctx, const struct span *span, enum race_kind kind, bool is_pending);

/* The source of a nonblocking put with signal: it was read before the signal arrives. */
void race_signalled_source(struct call *call, shmem_ctx_t ctx, const struct span *span);

/* The data of a put with signal, which is ordered before the signal that the same call sends. */
void race_signalled(struct call *call, shmem_ctx_t ctx, const struct span *dest, const struct span *signal);

/* After a call that has read a word with an atomic operation on the target PE. */
void race_fetched(struct call *call, const void *word, size_t nbytes);

/* As race_fetched, for a result that is valid after the next quiet of the context. */
void race_fetches(struct call *call, shmem_ctx_t ctx, const void *word, size_t nbytes);

/* After a wait or a test that n words of this PE satisfied; `which` is NULL for the first n. */
void race_seen(const void *words, size_t size, size_t n, const size_t *which);

void race_fence(shmem_ctx_t ctx);
void race_fence_all(void);
void race_complete(shmem_ctx_t ctx);
void race_complete_pes(struct call *call, shmem_ctx_t ctx, const int *pes, size_t n);
void race_complete_list(const shmem_ctx_t *ctxs, size_t n);
void race_complete_all(void);

/* Around the meeting of a collective. */
void race_enter(struct call *call);
void race_meet(struct call *call, enum race_edges edges, int root);

void race_lock_taken(const long *lock);
void race_lock_released(const long *lock);
void race_freed(const void *block);
void race_pointer(struct call *call, const void *pointer);

/* Loads and stores of the program: for race_access.c. Accesses outside of this memory concern no PE. */
struct race_watch {
    uintptr_t heap, data;        /* symmetric memory of this process */
    size_t heap_size, data_size; /* 0: off */
    bool has_private;            /* pending operations or threads use other memory, too */
    bool is_each;                /* threads do not count as one */
    bool has_threads;            /* there may be several */
};
extern struct race_watch race_watch;

/* from: the return address of the code that a compiler has added. */
void race_plain(const volatile void *at, size_t nbytes, enum race_kind kind, const void *from);

/* An atomic operation of C: RACE_ATOMIC before it, RACE_ATOMIC_READ after it. */
void race_atomic(const volatile void *at, size_t nbytes, enum race_kind kind, const void *from);

/* Edges between threads of this PE: what precedes the release before what follows an acquire of the same object. */
void race_release_at(const volatile void *object);
void race_acquire_at(const volatile void *object);
bool race_is_watched(void);    /* does this thread make edges now? Not in a call of the library. */
void race_threads_begin(void); /* from now on there may be several */

/* Memory of the program that another thread may get now, without an edge that is seen. */
void race_memory_freed(const void *at, size_t nbytes);

/* A thread of pthread_create: before, and if it fails; in the new thread, first and last; after it was joined. */
struct race_start;
void race_thread_create(struct race_start *start);
void race_thread_not_created(struct race_start *start);
void race_thread_started(struct race_start *start);
void race_thread_ended(struct race_start *start);
void race_thread_joined(pthread_t handle);
void race_thread_detached(pthread_t handle);

/* +1: accesses of this thread are not recorded from here on; -1 ends this. */
void race_ignore(int change);

/* After a call whose edges are not modelled: everything that any PE has done so far is ordered before it. */
void race_assume_all(void);

#endif
