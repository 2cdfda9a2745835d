#include "base/yield.h"

#include <sched.h>
#include <time.h>

#include "base/atomic.h"
#include "base/clock.h"

enum {
    YIELDS = 100,
    SLEEP_NS = 20000,
    DEAR_NS = 500000,     /* a yield that takes longer, for each of the sharers, was to a program that computes */
    AVOID_NS = 100000000, /* and for so long no yield is tried */
};

static int64_t avoid_until; /* of all threads; a lost store costs one yield */
static int64_t dear_ns = DEAR_NS;

void yield_expect(int sharers) { store_relaxed(&dear_ns, DEAR_NS * (int64_t)(sharers > 1 ? sharers : 1)); }

bool yield_if_cheap(void)
{
    int64_t begin = clock_ns();
    if (begin < load_relaxed(&avoid_until)) return false;
    sched_yield();
    int64_t end = clock_ns();
    if (end - begin > load_relaxed(&dear_ns)) store_relaxed(&avoid_until, end + AVOID_NS);
    return true;
}

static void sleep_a_moment(void)
{
    const struct timespec a_moment = {.tv_nsec = SLEEP_NS};
    nanosleep(&a_moment, NULL);
}

void yield_once(void)
{
    if (!yield_if_cheap()) sleep_a_moment();
}

void yield_step(unsigned *times)
{
    if (++*times > YIELDS || !yield_if_cheap()) sleep_a_moment();
}
