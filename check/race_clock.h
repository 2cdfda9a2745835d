/* Vector clocks. Each thread has one, with a word for each PE, which stands for its first thread, for each other
 * thread, and for each stream of operations: how far that has come, in the knowledge of the clock's thread. A word for
 * a stream counts completed operations only.
 *
 * A snapshot is a clock at the moment of a release. Those of a PE form a ring in shared memory; 0 is none. A snapshot
 * that was overwritten stands for the highest clock of its PE: races may then be missed, and none is invented. */
#ifndef HEDDLE_RACE_CLOCK_H
#define HEDDLE_RACE_CLOCK_H

#include "race_thread.h"

enum { RACE_ANY_TARGET = -1, RACE_CLOCK_BITS = 25 };
#define RACE_ANY_CTX UINTPTR_MAX

/* Operations of one thread on one context to one target. Those of puts with signal are in a stream of their own,
 * because a signal is ordered after the data of its own put alone. The clock of an operation is that of its thread when
 * it began: a thread that knows the other one's clock knows which operations a fence or a quiet concerns. */
struct own_stream {
    uintptr_t ctx;
    int target;
    bool is_signalled;
    uint16_t id;
    const struct race_thread *thread;
    uint32_t last, done; /* the clock of the last operation; of the last one that any thread has completed */
    struct own_stream *next;
};

void race_clock_up(int pe);
void race_clock_down(void);
bool race_clock_is_full(void); /* a word has reached its limit, or an edge is lost: nothing can be decided any more */
void race_clock_lost(void);    /* an edge */

/* The thread whose clock the functions below use. */
extern struct race_thread *race_clock_owner;
static inline void race_clock_enter(struct race_thread *thread) { race_clock_owner = thread; }

/* NULL if there are too many streams: the operation then counts as complete at once. */
struct own_stream *race_stream(uintptr_t ctx, int target, bool is_signalled);

/* The clock of the next operation of the stream. */
uint32_t race_stream_step(struct own_stream *stream);
void race_stream_fence(uintptr_t ctx);

/* A quiet of this thread: completes what other threads have issued, too, if that is ordered before. */
void race_stream_complete(uintptr_t ctx, int target);
bool race_stream_any(void); /* has this PE operations that are not complete? */

/* The clock of the next access that this thread itself makes. */
uint32_t race_clock_step(void);

/* As race_clock_step for a thread that does not have the lock. */
uint32_t race_thread_step(struct race_thread *thread);

/* Is the access with this clock in the stream ordered before the present of this thread? */
bool race_clock_has(unsigned stream, uint32_t clock);

/* Has a fence of this context ordered it before the next operation to its target? */
bool race_clock_fenced(unsigned stream, uint32_t clock, uintptr_t ctx);

/* Is it a stream of this PE and of the context? */
bool race_stream_is_of(unsigned stream, uintptr_t ctx);

/* Takes the release clock of an operation of the stream: everything ordered before the present of this thread,
 * everything that a fence has ordered before the operation, and the data of `signalled`, which is NULL or the stream of
 * the same put with signal. */
uint32_t race_release(const struct own_stream *stream, const struct own_stream *signalled);
uint32_t race_snapshot_join(uint32_t snapshot, uint32_t other);
void race_acquire(uint32_t snapshot);

/* Acquires all that a PE has done or released so far; then all operations that any PE has issued. */
void race_acquire_pe(int pe);
void race_acquire_issued(void);

/* Acquires all that the other thread has done so far; then all that all threads of this PE have. */
void race_acquire_thread(const struct race_thread *other);
void race_acquire_threads(void);

/* A clock that a thread gives to later ones: of a mutex, a barrier, an atomic word. */
struct race_order {
    uint32_t *clock, *fenced; /* as those of a thread */
    size_t n;                 /* words of each */
};
void race_order_release(struct race_order *order);
void race_clock_released(void); /* to a new thread */
void race_order_acquire(const struct race_order *order);

#endif
