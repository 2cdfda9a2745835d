/* Vector clocks. A clock has a word for each PE and for each stream of operations: how far that has come, in the
 * knowledge of the clock's PE. A word for a stream counts completed operations only.
 *
 * A snapshot is a clock at the moment of a release. Those of a PE form a ring in shared memory; 0 is none. A snapshot
 * that was overwritten stands for the highest clock of its PE: races may then be missed, and none is invented. */
#ifndef HEDDLE_RACE_CLOCK_H
#define HEDDLE_RACE_CLOCK_H

#include "base/base.h"

enum { RACE_ANY_TARGET = -1, RACE_CLOCK_BITS = 25 };
#define RACE_ANY_CTX UINTPTR_MAX

/* Operations of this PE on one context to one target. Those of puts with signal are in a stream of their own, because
 * a signal is ordered after the data of its own put alone. */
struct own_stream {
    uintptr_t ctx;
    int target;
    bool is_signalled, is_used; /* is_used: it has operations that are not complete */
    bool is_fenced;             /* no operation since the last fence */
    uint16_t id;
    uint32_t now, fenced; /* the clock of the next operation; the highest one before the last fence */
    struct own_stream *next;
};

void race_clock_up(int pe);
void race_clock_down(void);
bool race_clock_is_full(void); /* a word has reached its limit: nothing can be decided any more */

/* NULL if there are too many streams: the operation then counts as complete at once. */
struct own_stream *race_stream(uintptr_t ctx, int target, bool is_signalled);

/* The clock of the next operation of the stream. */
uint32_t race_stream_step(struct own_stream *stream);
void race_stream_fence(uintptr_t ctx);
void race_stream_complete(uintptr_t ctx, int target);
bool race_stream_any(void); /* has this PE operations that are not complete? */

/* The clock of the next access that this PE itself makes. */
uint32_t race_clock_step(void);

/* Is the access with this clock in the stream ordered before the present of this PE? */
bool race_clock_has(unsigned stream, uint32_t clock);

/* Has a fence of this context ordered it before the next operation to its target? */
bool race_clock_fenced(unsigned stream, uint32_t clock, uintptr_t ctx);

/* Is it a stream of this PE and of the context? */
bool race_stream_is_of(unsigned stream, uintptr_t ctx);

/* Takes the release clock of an operation of the stream: everything ordered before the present of this PE, everything
 * that a fence has ordered before the operation, and the data of `signalled`, which is NULL or the stream of the same
 * put with signal. */
uint32_t race_release(const struct own_stream *stream, const struct own_stream *signalled);
uint32_t race_snapshot_join(uint32_t snapshot, uint32_t other);
void race_acquire(uint32_t snapshot);

/* Acquires all that a PE has done or released so far; then all operations that any PE has issued. */
void race_acquire_pe(int pe);
void race_acquire_issued(void);

#endif
