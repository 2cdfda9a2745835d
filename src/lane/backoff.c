#include "lane/backoff.h"

#include "base/atomic.h"
#include "base/clock.h"
#include "base/yield.h"
#include "job/end.h"
#include "lane/lane_lock.h"
#include "lane/rx.h"

backoff_work *backoff_meanwhile;

/* Returns the age of the wait at `now_ns`, without its first checks. */
static int64_t backoff_age_ns(struct backoff *backoff)
{
    if (!backoff->since_ns) backoff->since_ns = backoff->now_ns;
    return backoff->now_ns - backoff->since_ns;
}

/* Returns false without a reading of the clock if the policy has no pauses. */
static bool backoff_spins(struct backoff *backoff)
{
    int64_t limit = backoff->is_urgent ? wait_policy.urgent_spin_ns : wait_policy.spin_ns;
    if (!limit) return false;
    backoff->now_ns = clock_ns();
    return backoff_age_ns(backoff) < limit;
}

/* Yields; returns false if it is time to sleep. Reads the clock once: a yield takes only ten times as long. */
static bool backoff_yields(struct backoff *backoff, bool is_early)
{
    bool yields = (backoff->yields++ < wait_policy.yields || is_early) && yield_if_cheap(&backoff->now_ns);
    if (!yields) backoff->now_ns = 0; /* the next time is after the sleep */
    return yields;
}

/* The first yields are limited by time, too. */
static bool backoff_yields_early(struct backoff *backoff)
{
    if (!backoff->now_ns) backoff->now_ns = clock_ns();
    return backoff_yields(backoff, backoff_age_ns(backoff) < wait_policy.yields_ns);
}

static void nap(struct backoff *backoff)
{
    end_leave_if_near();
    long us = backoff->sleep_us ? backoff->sleep_us + backoff->sleep_us / 4 : wait_policy.first_sleep_us;
    backoff->sleep_us = us < wait_policy.longest_sleep_us ? us : wait_policy.longest_sleep_us;
    if (!rx_sleep(backoff->sleep_us, backoff->served))
        nanosleep(&(struct timespec){.tv_nsec = backoff->sleep_us * 1000}, NULL);
    backoff->served = rx_served();
}

bool backoff_slow_awake(struct backoff *backoff)
{
    expect(2, lane_is_outside());
    bool goes_on = backoff_go_on();
    if (goes_on) backoff->now_ns = 0; /* that may have taken long */
    /* Checks before each poll and each yield: a process that leaves closes its connections, and on a busy machine all
     * yields together may take seconds. */
    if (unlikely(end_is_asked())) end_leave_if_near();
    if (rx_poll()) backoff_anew(backoff); /* a waiting thread polls; more messages may arrive soon */
    else if (backoff_spins(backoff)) cpu_pause();
    else if (!backoff_yields_early(backoff)) {
        if (!goes_on) return false;
        nap(backoff); /* nothing wakes the thread when that work makes progress */
    }
    backoff->served = rx_served();
    return true;
}

void backoff_slow(struct backoff *backoff)
{
    rx_claim(RX_WAITER);
    if (!backoff_slow_awake(backoff)) nap(backoff);
}

void backoff_beside(struct backoff *backoff)
{
    expect(2, lane_is_outside());
    if (unlikely(end_is_asked())) end_leave_if_near();
    if (!backoff_yields(backoff, false)) nap(backoff);
    backoff->served = rx_served();
}

void backoff_read_in_turns(void)
{
    enum { READS = 16 };
    static uint32_t reads; /* of all threads; a lost increment does no harm */
    uint32_t before = load_relaxed(&reads);
    store_relaxed(&reads, before + 1);
    if (before % READS == READS - 1) yield_once();
}
