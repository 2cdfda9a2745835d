/* Waiting: a thread checks, then pauses, then yields, then sleeps. The lengths of these phases are in wait_policy. */
#ifndef HEDDLE_BACKOFF_H
#define HEDDLE_BACKOFF_H

#include "base/atomic.h"
#include "core/core.h"
#include "core/wait_policy.h"

/* One wait: call backoff_step each time the condition was checked and did not hold. */
struct backoff {
    unsigned steps, yields;
    long sleep_us;    /* length of the last sleep */
    int64_t since_ns; /* time of the first pause, after the first checks */
    int64_t now_ns;   /* time of the end of the last pause or yield; 0: something else came after it */
    uint32_t served;  /* rx_served before the last check */
    bool is_urgent;   /* keeps the processor while an answer may arrive soon: a thread that yields it to threads that
                         compute gets it back milliseconds later */
};

/* Something has arrived: restarts the wait. */
static inline void backoff_anew(struct backoff *backoff)
{
    *backoff = (struct backoff){.is_urgent = backoff->is_urgent};
}

/* Work that continues during a wait: called between two checks, without any lock. Returns true if there is more, and
 * then threads sleep only for short times. NULL: there is none. */
typedef bool backoff_work(void);
extern backoff_work *backoff_meanwhile hidden_symbol;

force_inline bool backoff_go_on(void)
{
    backoff_work *work = load_acquire(&backoff_meanwhile);
    return unlikely(work) && work();
}

void backoff_slow(struct backoff *backoff);
bool backoff_slow_awake(struct backoff *backoff);

/* The first checks follow each other without a pause instruction, which on some processors takes longer than an answer
 * on one node. */
static inline bool backoff_only_looks(struct backoff *backoff)
{
    return backoff->steps < wait_policy.checks && ++backoff->steps != 0;
}

/* Pauses, yields or sleeps, for longer the longer the wait is. For conditions without a wake-up. */
static inline void backoff_step(struct backoff *backoff)
{
    if (!backoff_only_looks(backoff)) backoff_slow(backoff);
}

/* Pauses or yields. Returns false when it is time to sleep; then the caller sleeps on a futex. */
static inline bool backoff_step_awake(struct backoff *backoff)
{
    return backoff_only_looks(backoff) || backoff_slow_awake(backoff);
}

/* backoff_step for a thread beside one that polls for both, with which it may share a core: yields, or sleeps. */
void backoff_beside(struct backoff *backoff);

/* For functions that return a value and cannot know whether the program polls it: where PEs share processors, yields
 * once in 16 calls. */
cold_path void backoff_read_in_turns(void);

force_inline void backoff_read(void)
{
    if (unlikely(wait_policy.pes_share_cpu)) backoff_read_in_turns();
}

#endif
