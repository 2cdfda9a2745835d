#include "lane/pause.h"

#include <sched.h>

#include <shmem.h>

#include "base/atomic.h"
#include "base/clock.h"
#include "job/end.h"
#include "lane/lane_lock.h"
#include "lane/rx.h"

enum {
    SPIN_NS = 100000,
    URGENT_SPIN_NS = 200000,
    NETWORK_SPIN_NS = 40000, /* there and back: who is waited for may share this core, as hosts do on one machine */
    THREADS_SPIN_NS = 10000, /* threads of this PE may be more than its CPUs */
    YIELDS = 200,            /* before the first sleep; a yield costs about a microsecond */
    CROWDED_YIELDS = 30,     /* several PEs to a core: more keep the kernel's own threads out, which serve TCP */
    FIRST_SLEEP_US = 20,     /* the kernel's timer slack adds 50 */
    LONGEST_SLEEP_US = 2000, /* after 10 ms of waiting: half a percent of a core */
};

pause_work *pause_meanwhile;

/* With a CPU for each PE, a wait is worth some time of ours: who yields a core that a stranger wants, too,
 * gets it back only milliseconds later. */
static bool pause_spins(struct pause *pause)
{
    if (world.is_oversubscribed) return false;
    int64_t now = clock_ns();
    if (!pause->since_ns) pause->since_ns = now;
    return now - pause->since_ns < (pause->is_urgent                              ? URGENT_SPIN_NS
                                    : world.thread_level == SHMEM_THREAD_MULTIPLE ? THREADS_SPIN_NS
                                    : roster.n_nodes > 1                          ? NETWORK_SPIN_NS
                                                                                  : SPIN_NS);
}

static unsigned most_yields(void) { return world.is_oversubscribed ? CROWDED_YIELDS : YIELDS; }

/* Who waits has no lock, and may be cancelled here, unless it waits for a lane (lane_pause). */
static void nap(struct pause *pause)
{
    pthread_testcancel();
    end_leave_if_near();
    pause->sleep_us = pause->sleep_us ? pause->sleep_us + pause->sleep_us / 4 : FIRST_SLEEP_US;
    if (pause->sleep_us > LONGEST_SLEEP_US) pause->sleep_us = LONGEST_SLEEP_US;
    if (!rx_sleep(pause->sleep_us)) nanosleep(&(struct timespec){.tv_nsec = pause->sleep_us * 1000L}, NULL);
}

bool pause_slow_awake(struct pause *pause)
{
    expect(2, lane_is_outside());
    bool goes_on = pause_go_on();
    /* Before each look and each yield: whoever leaves closes its connections, and on a busy machine all yields may take
     * seconds. */
    if (unlikely(end_is_asked())) end_leave_if_near();
    if (rx_poll()) pause_anew(pause); /* whoever waits, serves; and more may come soon */
    else if (pause_spins(pause)) cpu_pause();
    else if (pause->yields++ < most_yields()) sched_yield();
    else if (goes_on) nap(pause); /* what nobody wakes us for */
    else return false;
    return true;
}

void pause_slow(struct pause *pause)
{
    rx_claim(RX_WAITER);
    if (!pause_slow_awake(pause)) nap(pause);
}

void pause_among_threads(struct pause *pause, bool serves)
{
    expect(2, lane_is_outside());
    if (unlikely(end_is_asked())) end_leave_if_near();
    if (serves) {
        pause_go_on();
        rx_claim(RX_WAITER);
    }
    if (serves && rx_poll()) pause_anew(pause);
    else if (pause->yields++ < most_yields()) sched_yield();
    else nap(pause);
}
