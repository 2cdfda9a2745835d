/* Letting time pass while waiting, on a machine that may have fewer cores than PEs: pauses, then yields, then sleep. */
#ifndef HEDDLE_PAUSE_H
#define HEDDLE_PAUSE_H

#include "base/atomic.h"
#include "core/core.h"

/* One wait: call pause_step each time the condition was looked at and did not hold. */
struct pause {
    unsigned steps, yields;
    unsigned sleep_us; /* length of the last sleep */
    int64_t since_ns;  /* begin of the pauses behind the first looks */
    bool is_urgent;    /* keeps the processor while an answer may be on its way: among threads that compute, one that
                          yields it gets it back milliseconds later */
};

/* Something has come: the wait is as if it had just begun. */
static inline void pause_anew(struct pause *pause) { *pause = (struct pause){.is_urgent = pause->is_urgent}; }

/* What goes on while this thread waits: called between looks, without any lock; says whether there is more, and then
 * nobody sleeps for long. NULL: nothing. */
typedef bool pause_work(void);
extern pause_work *pause_meanwhile hidden;

always_inline bool pause_go_on(void)
{
    pause_work *work = load_acquire(&pause_meanwhile);
    return unlikely(work) && work();
}

void pause_slow(struct pause *pause);
bool pause_slow_awake(struct pause *pause);

/* The first looks follow each other without a pause, which on some processors takes longer than a neighbour's answer.
 */
static inline bool pause_only_looks(struct pause *pause) { return pause->steps < world.spins && ++pause->steps != 0; }

/* Lets time pass: the longer the wait, the more of it. For what nobody wakes us for. */
static inline void pause_step(struct pause *pause)
{
    if (!pause_only_looks(pause)) pause_slow(pause);
}

/* The same, until it is time to sleep: false then, and the caller sleeps on a futex. */
static inline bool pause_step_awake(struct pause *pause) { return pause_only_looks(pause) || pause_slow_awake(pause); }

/* The same for one of several threads that wait for each other's messages, and may share a core; one of them serves. */
void pause_among_threads(struct pause *pause, bool serves);

#endif
