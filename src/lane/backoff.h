/* Letting time pass while waiting, on a machine that may have fewer cores than PEs: pauses, then yields, then sleep. */
#ifndef HEDDLE_BACKOFF_H
#define HEDDLE_BACKOFF_H

#include "base/atomic.h"
#include "core/core.h"

/* One wait: call backoff_step each time the condition was looked at and did not hold. */
struct backoff {
    unsigned steps, yields;
    unsigned sleep_us; /* length of the last sleep */
    int64_t since_ns;  /* begin of the pauses behind the first looks */
    uint32_t served;   /* rx_served before the last look */
    bool is_urgent;    /* keeps the processor while an answer may be on its way: among threads that compute, one that
                          yields it gets it back milliseconds later */
};

/* Something has come: the wait is as if it had just begun. */
static inline void backoff_anew(struct backoff *backoff)
{
    *backoff = (struct backoff){.is_urgent = backoff->is_urgent};
}

/* What goes on while this thread waits: called between looks, without any lock; says whether there is more, and then
 * nobody sleeps for long. NULL: nothing. */
typedef bool backoff_work(void);
extern backoff_work *backoff_meanwhile hidden_symbol;

force_inline bool backoff_go_on(void)
{
    backoff_work *work = load_acquire(&backoff_meanwhile);
    return unlikely(work) && work();
}

void backoff_slow(struct backoff *backoff);
bool backoff_slow_awake(struct backoff *backoff);

/* The first looks follow each other without a pause, which on some processors takes longer than a neighbour's answer.
 */
static inline bool backoff_only_looks(struct backoff *backoff)
{
    return backoff->steps < world.spins && ++backoff->steps != 0;
}

/* Lets time pass: the longer the wait, the more of it. For what nobody wakes us for. */
static inline void backoff_step(struct backoff *backoff)
{
    if (!backoff_only_looks(backoff)) backoff_slow(backoff);
}

/* The same, until it is time to sleep: false then, and the caller sleeps on a futex. */
static inline bool backoff_step_awake(struct backoff *backoff)
{
    return backoff_only_looks(backoff) || backoff_slow_awake(backoff);
}

/* The same for one of several threads that wait for each other's messages, and may share a core; one of them serves. */
void backoff_among_threads(struct backoff *backoff, bool serves);

/* For functions that return a value and do not know whether the program waits for another one: where PEs share
 * processors, yields once in 16 calls. */
cold_path void backoff_read_in_turns(void);

force_inline void backoff_read(void)
{
    if (unlikely(world.is_oversubscribed)) backoff_read_in_turns();
}

#endif
