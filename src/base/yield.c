#include "base/yield.h"

#include <sched.h>
#include <time.h>

#include "base/atomic.h"
#include "base/clock.h"

enum {
    YIELDS = 100,
    SLEEP_NS = 20000,
    DEAR_NS = 500000, /* a yield that takes longer, for each of the sharers, was to a program that computes */
    SHORTEST_AVOID_NS = 1000000, /* without yields after it: the program may be a PE that is late once. After the next
                                    such yield twice as long, */
    LONGEST_AVOID_NS = 32000000,
    CALM = 8, /* unless yields were cheap for so many times as long */
};

/* Of all threads; a lost store costs one yield. */
static int64_t avoid_until, avoid_ns;
static int64_t dear_ns = DEAR_NS;

void yield_expect(int sharers) { store_relaxed(&dear_ns, DEAR_NS * (int64_t)(sharers > 1 ? sharers : 1)); }

static void avoid_from(int64_t now)
{
    int64_t time = 2 * load_relaxed(&avoid_ns);
    if (time > LONGEST_AVOID_NS) time = LONGEST_AVOID_NS;
    if (now - load_relaxed(&avoid_until) > CALM * time) time = SHORTEST_AVOID_NS;
    store_relaxed(&avoid_ns, time);
    store_relaxed(&avoid_until, now + time);
}

bool yield_if_cheap(int64_t *now_ns)
{
    int64_t begin = *now_ns ? *now_ns : clock_ns();
    if (begin < load_relaxed(&avoid_until)) return false;
    sched_yield();
    *now_ns = clock_ns();
    if (*now_ns - begin > load_relaxed(&dear_ns)) avoid_from(*now_ns);
    return true;
}

static void sleep_a_moment(void)
{
    const struct timespec a_moment = {.tv_nsec = SLEEP_NS};
    nanosleep(&a_moment, NULL);
}

void yield_once(void)
{
    int64_t now_ns = 0;
    if (!yield_if_cheap(&now_ns)) sleep_a_moment();
}

void yield_step(unsigned *times)
{
    int64_t now_ns = 0;
    if (++*times > YIELDS || !yield_if_cheap(&now_ns)) sleep_a_moment();
}
