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
    NETWORK_SPIN_NS = 40000, /* there and back: who is waited for may share this core, as hosts do on one machine */
    THREADS_SPIN_NS = 10000, /* threads of this PE may be more than its CPUs */
    YIELDS = 200,            /* before the first sleep; a yield costs about a microsecond */
    CROWDED_YIELDS = 30,     /* several PEs to a core: more keep the kernel's own threads out, which serve TCP; */
    CROWDED_NS = 100000,     /* but so long, as a yield is nothing where the others on this core are of other groups */
    FIRST_SLEEP_US = 20,     /* the kernel's timer slack adds 50 */
    LONGEST_SLEEP_US = 2000, /* after 10 ms of waiting: half a percent of a core */
};

backoff_work *backoff_meanwhile;

/* Of the wait, but for its first looks. */
static int64_t backoff_age_ns(struct backoff *backoff)
{
    int64_t now = clock_ns();
    if (!backoff->since_ns) backoff->since_ns = now;
    return now - backoff->since_ns;
}

/* With a CPU for each PE, a wait is worth some time of ours: who yields a core that a stranger wants, too,
 * gets it back only milliseconds later. */
static bool backoff_spins(struct backoff *backoff)
{
    if (world.is_oversubscribed) return false;
    return backoff_age_ns(backoff) < (backoff->is_urgent                            ? URGENT_SPIN_NS
                                      : world.thread_level == SHMEM_THREAD_MULTIPLE ? THREADS_SPIN_NS
                                      : roster.n_nodes > 1                          ? NETWORK_SPIN_NS
                                                                                    : SPIN_NS);
}

static unsigned most_yields(void) { return world.is_oversubscribed ? CROWDED_YIELDS : YIELDS; }

/* Yields, if it is not yet time to sleep. */
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
    /* Before each look and each yield: whoever leaves closes its connections, and on a busy machine all yields may take
     * seconds. */
    if (unlikely(end_is_asked())) end_leave_if_near();
    if (rx_poll()) backoff_anew(backoff); /* whoever waits, serves; and more may come soon */
    else if (backoff_spins(backoff)) cpu_pause();
    else if (!backoff_yields(backoff)) {
        if (!goes_on) return false;
        nap(backoff); /* nothing wakes the thread when that work has progress */
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
    static uint32_t reads; /* of all threads; a lost count costs nothing */
    uint32_t before = load_relaxed(&reads);
    store_relaxed(&reads, before + 1);
    if (before % READS == READS - 1) yield_once();
}
