/* The progress thread's sleep, beside a thread that gives it something to do. */
#define progress_up       real_progress_up
#define progress_down     real_progress_down
#define progress_wake     real_progress_wake
#define progress_wake_now real_progress_wake_now

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/short_slice.h"
#include "base/log.h"
#include "job/end.h"
#include "lane/failure.h"
#include "lane/lane.h"
#include "lane/mem_reg.h"
#include "lane/progress.h"
#include "lane/progress_wake.h"
#include "lane/rx.h"
#include "lane/lane_help.h"
#include "order.h"
#include "weak.h"

static uint32_t given, wakes; /* what lane.c has; and what the kernel has */
static bool is_seen;          /* by the progress thread */

static enum help look(void)
{
    if (!load_ordered(&given)) return HELP_NOTHING;
    is_seen = true;
    return HELP_GIVEN;
}

static int sleep_in_kernel(const struct timespec *limit)
{
    weak_fence(__ATOMIC_SEQ_CST);
    while (!wakes && !limit) explorer_wait();
    return 0;
}

static ssize_t add_to_kernel(void)
{
    weak_fence(__ATOMIC_SEQ_CST);
    wakes++;
    explorer_event();
    return sizeof(uint64_t);
}

static ssize_t take_from_kernel(void)
{
    wakes = 0;
    return sizeof(uint64_t);
}

#define lane_help_bulk()                look()
#define lane_help(leaves)               look()
#define mem_reg_wishes()                false
#define ppoll(polls, n, limit, signals) (((polls)[1].revents = POLLIN), sleep_in_kernel(limit))
#define read(fd, bytes, nbytes)         ((void)(bytes), take_from_kernel())
#define write(fd, bytes, nbytes)        ((void)(bytes), add_to_kernel())
#define end_is_near(status)             ((void)(status), false)
#define end_is_asked()                  false
#define short_slice_request()           ((void)0)

#include "../../src/lane/progress.c"
#include "../../src/lane/progress_wake.c"

static void prepare(void)
{
    given = wakes = 0;
    is_seen = false;
    progress_sleeper = (struct progress_sleeper){.asleep = AWAKE};
}

static void nothing(void) {}

static void gives(int thread)
{
    (void)thread;
    store_relaxed(&given, 1);
    progress_wake();
}

static void sleeps(int thread)
{
    (void)thread;
    while (!is_seen) progress_sleep(-1, ASLEEP, FOR_GOOD);
}

const struct exploration order_progress = {
    "the progress thread goes to sleep", 2, {{gives, false}, {sleeps, false}}, prepare, nothing};
