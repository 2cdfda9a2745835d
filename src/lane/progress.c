#include "lane/progress.h"

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
#include "base/log.h"
#include "job/end.h"
#include "lane/mem_reg.h"
#include "lane/rx.h"
#include "lane/failure.h"
#include "lane/lane.h"
#include "lane/progress_wake.h"

enum {
    LOOK_US = 1000, /* between looks at lanes on which something is gathered */
    SOON_US = 50,   /* the same while a long transfer is under way, longer each time that others have moved it; and the
                       first look after somebody else served, with a CPU for each PE */
    TURN_US = 250,  /* of a PE that shares ours, until it yields */
    REST_US = 4000, /* the longest rest while others serve */
    PATIENCE = 20,  /* looks at lanes that have nothing before it sleeps for good */
    FOR_GOOD = -1,
    LOST_MS = 10000, /* that a job has lost a connection before it ends it: who knows why may be late */
};

static struct {
    pthread_t thread;
    bool stop;
    long soon_us; /* until the next look at long transfers */
} progress;

/* Without a CPU of our own, to be woken by each message would take from a thread that waits for messages the time in
 * which it could serve. */
static bool others_serve(void)
{
    enum rx_claim claim = rx_was_claimed();
    return claim == RX_LANE || (claim && !world.has_spare_cpus);
}

/* Serves what has come, and then watches the receive endpoint. Returns false while another thread is there. More may
 * have come already: then it is not quiet, and the event descriptor signals nothing. */
static bool serve(bool *is_quiet)
{
    if (!rx_watch()) return false;
    bool is_here = rx_trylock();
    *is_quiet = is_here && rx_is_quiet();
    if (is_here) rx_unlock();
    else rx_unwatch();
    return is_here;
}

/* Who waits for a transfer moves it, and to be woken meanwhile costs it the processor that both are bound to. */
static long progress_soon_us(enum help help)
{
    long longer = progress.soon_us ? 2 * progress.soon_us : SOON_US;
    progress.soon_us = help == HELP_BY_OTHERS ? longer : SOON_US;
    if (progress.soon_us > LOOK_US) progress.soon_us = LOOK_US;
    return progress.soon_us;
}

/* Until something comes at the receive endpoint, or `fd` is -1; until somebody wakes us; or until the next look, which
 * is sooner if there is something to be moved. */
static void progress_sleep(int fd, uint32_t how, long us)
{
    struct pollfd polls[2] = {{.fd = fd, .events = POLLIN}, {.fd = progress_sleeper.wake_fd, .events = POLLIN}};
    uint64_t count;
    /* Pairs with wake_if: whoever has something for us looks at `asleep` after it has written lane->gathered,
     * lane->sending, lane->bulk.to_move or a wish; we set it before we look at those for the last time. One of the two
     * sees the other. */
    store_ordered(&progress_sleeper.asleep, how);
    enum help help = lane_help_bulk();
    bool has_exposed = mem_reg_wishes();
    if (how == ASLEEP && lane_help(false)) us = LOOK_US;
    long soon_us = progress_soon_us(help);
    if (us && (help || has_exposed)) us = soon_us;
    ppoll(polls, 2, us == FOR_GOOD ? NULL : &(struct timespec){.tv_nsec = us * 1000L}, NULL);
    store_ordered(&progress_sleeper.asleep, AWAKE);
    if (polls[1].revents & POLLIN) progress.soon_us = 0; /* there is something new, which its thread may leave to us */
    if ((polls[1].revents & POLLIN) && read(progress_sleeper.wake_fd, &count, sizeof count) < 0 && errno != EAGAIN)
        return;
}

/* A connection is lost, or somebody wants the job to end: others leave, and what the driver would still do might fail
 * in worse ways. By the clock, as naps are long where the machine is busy. */
static void wait_for_the_end(void)
{
    int status;
    for (int64_t since = clock_ms(); !load_acquire(&progress.stop);) {
        if (!end_is_near(&status) && clock_ms() - since > LOST_MS) failure_end_job();
        nanosleep(&(struct timespec){.tv_nsec = LOOK_US * 1000L}, NULL);
    }
}

/* Until the first look after somebody else served. Who has claimed the receive endpoint and yields comes again when all
 * that share its CPU have had their turn. A look before that would find no new claim, and each message would wake us,
 * to be served before that thread can. */
static long progress_first_rest_us(void) { return world.others_per_cpu ? TURN_US * world.others_per_cpu : SOON_US; }

/* The next one, if somebody serves still: each takes tens of microseconds of the CPU of who serves. It is long only
 * after a time four times as long in which others have served, as who has just begun to compute might be waited for.
 * Where PEs share CPUs, who serves may be kept from it that long. */
static long progress_rest_longer_us(long us)
{
    long longer = us + (us < LOOK_US ? us : us / 4), most = world.others_per_cpu ? LOOK_US : REST_US;
    if (us >= most) return us; /* all that share the CPU may take longer for a turn */
    return longer < most ? longer : most;
}

/* While somebody serves. Where PEs share CPUs nothing is left to that thread, which may be kept from its own; else it
 * has what it looks at, and may be long at it if there is nothing else. The next rest. */
static long progress_rest(bool is_idle, enum help help, long us)
{
    bool may_be_long = is_idle || help == HELP_BY_OTHERS;
    if (world.others_per_cpu) progress_sleep(-1, NAPPING, us);
    else progress_sleep(-1, is_idle ? ASLEEP : NAPPING, may_be_long || us < LOOK_US ? us : LOOK_US);
    return progress_rest_longer_us(us);
}

/* The first one after nobody did, as far as we saw: who has claimed may have been kept from its CPU. */
static long progress_rest_shorter_us(long us)
{
    long shorter = us / 4, first = progress_first_rest_us();
    return shorter > first ? shorter : first;
}

static void *progress_run(void *unused)
{
    int quiet = 0, fd = rx_fd();
    long rest_us = progress_first_rest_us();
    prctl(PR_SET_TIMERSLACK, 1000UL, 0UL, 0UL, 0UL); /* ns: SOON_US is soon */
    while (!load_acquire(&progress.stop)) {
        if (failure_is_noted() || end_is_asked()) {
            wait_for_the_end();
            break;
        }
        bool is_quiet = false, is_theirs = others_serve(), is_watching = !is_theirs && serve(&is_quiet);
        enum help help = lane_help(is_theirs && !world.others_per_cpu);
        quiet = help ? 0 : quiet + 1;
        bool is_idle = quiet > PATIENCE;
        if (is_watching) {
            if (!is_quiet) progress_sleep(fd, NAPPING, 0); /* a look at transfers and wishes */
            else progress_sleep(fd, is_idle ? ASLEEP : NAPPING, is_idle ? FOR_GOOD : LOOK_US);
            rx_unwatch();
            rest_us = progress_rest_shorter_us(rest_us);
        } else if (is_theirs) {
            rest_us = progress_rest(is_idle, help, rest_us);
        } else { /* another thread is there */
            progress_sleep(-1, NAPPING, LOOK_US);
        }
    }
    return unused;
}

void progress_up(void)
{
    sigset_t all, before;
    progress_sleeper.wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    int failed = progress_sleeper.wake_fd < 0 ? errno : 0; /* before another call may change it */
    progress.stop = false;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before); /* signals are the program's threads' */
    if (!failed) failed = pthread_create(&progress.thread, NULL, progress_run, NULL);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (failed) die(NULL, "cannot start the progress thread: %s", strerror(failed));
}

void progress_down(void)
{
    uint64_t one = 1;
    store_release(&progress.stop, true);
    if (write(progress_sleeper.wake_fd, &one, sizeof one) < 0) die(NULL, "cannot wake the progress thread");
    pthread_join(progress.thread, NULL);
    close(progress_sleeper.wake_fd);
}
