#include "lane/progress.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/limit_text.h"
#include "base/log.h"
#include "base/short_slice.h"
#include "base/thread_start.h"
#include "core/wait_policy.h"
#include "job/end.h"
#include "lane/mem_reg.h"
#include "lane/rx.h"
#include "lane/failure.h"
#include "lane/lane_help.h"
#include "lane/progress_wake.h"

enum {
    PATIENCE = 20, /* polls of lanes without work before it sleeps without a limit */
    FOR_GOOD = -1,
    LOST_MS = 10000, /* time from a lost connection to the end of the job: the launcher, which knows the reason, may be
                        late */
};

static struct {
    pthread_t thread;
    bool stop;
    long soon_us; /* until the next poll of long transfers */
} progress;

/* Returns true if waiting threads should poll. Without a CPU for the progress thread, waking it for each message would
 * take time from a thread that waits for messages and could poll itself. */
static bool others_serve(void)
{
    enum rx_claim claim = rx_was_claimed();
    return claim == RX_LANE || (claim && !wait_policy.has_spare_cpu);
}

/* Polls the receive endpoint until it is empty, and then arms its event descriptor. Returns false while another thread
 * polls it. */
static bool serve(enum rx_looked *looked)
{
    if (!rx_watch()) return false;
    bool is_here = rx_trylock();
    if (is_here) *looked = rx_look();
    if (is_here) rx_unlock();
    else rx_unwatch();
    return is_here;
}

/* A poll takes the processor from a thread that computes or that moves the transfer itself, if both are bound to one.
 * So polls become rarer until a transfer moves: fast if another thread moves it, and slowly while the network has all
 * that it takes. */
static long progress_soon_us(enum help help)
{
    long first = wait_policy.transfer_poll_us, longer = progress.soon_us;
    if (help == HELP_BY_OTHERS) longer *= 2;
    else if (help == HELP_IN_VAIN) longer += longer / 2;
    else longer = first;
    progress.soon_us = longer < first ? first : longer < wait_policy.poll_us ? longer : wait_policy.poll_us;
    return progress.soon_us;
}

/* Sleeps until a message arrives at the receive endpoint (unless `fd` is -1), until a thread wakes this one, or until
 * the next poll, which comes sooner if there are transfers to move. */
static void progress_sleep(int fd, uint32_t how, long us)
{
    struct pollfd polls[2] = {{.fd = fd, .events = POLLIN}, {.fd = progress_sleeper.wake_fd, .events = POLLIN}};
    uint64_t count;
    /* Pairs with wake_if: a thread with work reads `asleep` after it has written published.gathered, published.sending,
     * bulk.to_move or a request for a registration. This thread sets `asleep` before it reads those for the last
     * time. One of the two sees the other. */
    store_ordered(&progress_sleeper.asleep, how);
    enum help help = lane_help_bulk();
    bool has_exposed = mem_reg_wishes();
    if (how == ASLEEP && lane_help(false)) us = wait_policy.poll_us;
    long soon_us = progress_soon_us(help);
    if (us && (help || has_exposed)) us = soon_us;
    ppoll(polls, 2, us == FOR_GOOD ? NULL : &(struct timespec){.tv_nsec = us * 1000L}, NULL);
    store_ordered(&progress_sleeper.asleep, AWAKE);
    if (polls[1].revents & POLLIN) progress.soon_us = 0; /* there is new work, which its thread may leave to this one */
    if ((polls[1].revents & POLLIN) && read(progress_sleeper.wake_fd, &count, sizeof count) < 0 && errno != EAGAIN)
        return;
}

/* A connection is lost, or the job is ending: other processes leave, and further work of the driver might fail in worse
 * ways. By the clock, because naps are long on a busy machine. */
static void wait_for_the_end(void)
{
    int status;
    for (int64_t since = clock_ms(); !load_acquire(&progress.stop);) {
        if (!end_is_near(&status) && clock_ms() - since > LOST_MS) failure_end_job();
        nanosleep(&(struct timespec){.tv_nsec = wait_policy.poll_us * 1000}, NULL);
    }
}

/* Returns the next rest if another thread still polls: each poll takes tens of microseconds of that thread's CPU. A
 * rest is long only after other threads have polled for four times as long, because a thread that has just begun to
 * compute may leave messages for the progress thread. Where PEs share CPUs, a polling thread may be kept from its CPU
 * for that long. */
static long progress_rest_longer_us(long us)
{
    long longer = us + (us < wait_policy.poll_us ? us : us / 4), most = wait_policy.longest_rest_us;
    if (us >= most) return us; /* a turn of all threads on the CPU may take longer */
    return longer < most ? longer : most;
}

/* Returns the next rest while another thread polls. Where PEs share CPUs, no work is left to that thread, which may be
 * kept from its CPU. Else the thread does what it sees, and may need long for it if there is nothing else. */
static long progress_rest(bool is_idle, enum help help, long us)
{
    bool may_be_long = is_idle || help == HELP_BY_OTHERS;
    if (wait_policy.pes_share_cpu) progress_sleep(-1, NAPPING, us);
    else
        progress_sleep(-1, is_idle ? ASLEEP : NAPPING,
                       may_be_long || us < wait_policy.poll_us ? us : wait_policy.poll_us);
    return progress_rest_longer_us(us);
}

/* Returns the first rest after no thread seemed to poll: a thread with a claim may have been kept from its CPU. */
static long progress_rest_shorter_us(long us)
{
    long shorter = us / 4, first = wait_policy.first_rest_us;
    return shorter > first ? shorter : first;
}

/* Sleeps at the receive endpoint. If more may have arrived, only polls transfers and requested registrations. While
 * another thread uses the driver, rests as if that thread had polled: the event descriptor may be readable for as long
 * as that thread waits for a processor, and this thread would take it. */
static void progress_watch(int fd, enum rx_looked looked, bool is_idle)
{
    if (looked == RX_SERVED) progress_sleep(fd, NAPPING, 0);
    else if (looked == RX_BUSY) progress_sleep(-1, NAPPING, wait_policy.first_rest_us);
    else progress_sleep(fd, is_idle ? ASLEEP : NAPPING, is_idle ? FOR_GOOD : wait_policy.poll_us);
}

static void *progress_run(void *unused)
{
    int quiet = 0, fd = rx_fd();
    long rest_us = wait_policy.first_rest_us;
    short_slice_request();
    prctl(PR_SET_TIMERSLACK, 1000UL, 0UL, 0UL, 0UL); /* ns: shorter than each rest */
    while (!load_acquire(&progress.stop)) {
        if (failure_is_noted() || end_is_asked()) {
            wait_for_the_end();
            break;
        }
        enum rx_looked looked;
        bool is_theirs = others_serve(), is_watching = !is_theirs && serve(&looked);
        enum help help = lane_help(is_theirs && !wait_policy.pes_share_cpu);
        quiet = help ? 0 : quiet + 1;
        bool is_idle = quiet > PATIENCE;
        if (is_watching) {
            progress_watch(fd, looked, is_idle);
            rx_unwatch();
            rest_us = progress_rest_shorter_us(rest_us);
        } else if (is_theirs) {
            rest_us = progress_rest(is_idle, help, rest_us);
        } else { /* another thread polls the receive endpoint */
            progress_sleep(-1, NAPPING, wait_policy.poll_us);
        }
    }
    return unused;
}

void progress_up(void)
{
    progress_sleeper.wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    int failed = progress_sleeper.wake_fd < 0 ? errno : 0; /* saved before another call changes it */
    progress.stop = false;
    if (!failed) failed = thread_start(&progress.thread, NULL, progress_run, NULL);
    if (failed) die(NULL, "cannot start the progress thread: %s%s", strerror(failed), limit_text(failed).text);
}

void progress_down(void)
{
    uint64_t one = 1;
    store_release(&progress.stop, true);
    if (write(progress_sleeper.wake_fd, &one, sizeof one) < 0) die(NULL, "cannot wake the progress thread");
    pthread_join(progress.thread, NULL);
    close(progress_sleeper.wake_fd);
}
