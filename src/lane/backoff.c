#include "lane/backoff.h"

#include <shmem.h>

#include "base/atomic.h"
#include "base/clock.h"
#include "base/yield.h"
#include "job/end.h"
#include "lane/lane_lock.h"
#include "lane/rx.h"

enum {
    SPIN_NS = 100000,
    URGENT_SPIN_NS = 200000,
    NETWORK_SPIN_NS = 40000, /* a round trip: the remote PE may share this core, if hosts are on one machine */
    THREADS_SPIN_NS = 10000, /* this PE may have more threads than CPUs */
    YIELDS = 200,            /* before the first sleep; a yield costs about a microsecond */
    CROWDED_YIELDS = 30,     /* several PEs per core: more yields keep the kernel's threads, which run TCP, off it, */
    CROWDED_NS = 100000, /* but at least for this time, because a yield has no effect if the other threads on this core
                            are in other groups */
    FIRST_SLEEP_US = 20, /* the kernel's timer slack adds 50 */
    LONGEST_SLEEP_US = 2000, /* reached after 10 ms of waiting: half a percent of a core */
};

backoff_work *backoff_meanwhile;

/* Returns the age of the wait, without its first checks. */
static int64_t backoff_age_ns(struct backoff *backoff)
{
    int64_t now = clock_ns();
    if (!backoff->since_ns) backoff->since_ns = now;
    return now - backoff->since_ns;
}

/* With a CPU for each PE, a wait may spin for some time: a thread that yields a core to an unrelated program gets it
 * back only milliseconds later. */
static bool backoff_spins(struct backoff *backoff)
{
    if (world.is_oversubscribed) return false;
    return backoff_age_ns(backoff) < (backoff->is_urgent                            ? URGENT_SPIN_NS
                                      : world.thread_level == SHMEM_THREAD_MULTIPLE ? THREADS_SPIN_NS
                                      : roster.n_nodes > 1                          ? NETWORK_SPIN_NS
                                                                                    : SPIN_NS);
}

static unsigned most_yields(void) { return world.is_oversubscribed ? CROWDED_YIELDS : YIELDS; }

/* Yields; returns false if it is time to sleep. */
static bool backoff_yields(struct backoff *backoff)
{
    bool is_early = world.is_oversubscribed && backoff_age_ns(backoff) < CROWDED_NS;
    return (backoff->yields++ < most_yields() || is_early) && yield_if_cheap();
}

static void nap(struct backoff *backoff)
{
    end_leave_if_near();
    backoff->sleep_us = backoff->sleep_us ? backoff->sleep_us + backoff->sleep_us / 4 : FIRST_SLEEP_US;
    if (backoff->sleep_us > LONGEST_SLEEP_US) backoff->sleep_us = LONGEST_SLEEP_US;
    if (!rx_sleep(backoff->sleep_us, backoff->served))
        nanosleep(&(struct timespec){.tv_nsec = backoff->sleep_us * 1000L}, NULL);
    backoff->served = rx_served();
}

bool backoff_slow_awake(struct backoff *backoff)
{
    expect(2, lane_is_outside());
    bool goes_on = backoff_go_on();
    /* Checks before each poll and each yield: a process that leaves closes its connections, and on a busy machine all
     * yields together may take seconds. */
    if (unlikely(end_is_asked())) end_leave_if_near();
    if (rx_poll()) backoff_anew(backoff); /* a waiting thread polls; more messages may arrive soon */
    else if (backoff_spins(backoff)) cpu_pause();
    else if (!backoff_yields(backoff)) {
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

void backoff_among_threads(struct backoff *backoff, bool serves)
{
    expect(2, lane_is_outside());
    if (unlikely(end_is_asked())) end_leave_if_near();
    if (serves) {
        backoff_go_on();
        rx_claim(RX_WAITER);
    }
    if (serves && rx_poll()) backoff_anew(backoff);
    else if (backoff->yields++ >= most_yields() || !yield_if_cheap()) nap(backoff);
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
