/* A thread that sleeps while another one watches the receive endpoint is woken by whatever is served there, and nobody
 * who sleeps elsewhere leaves it to nobody. A driver stands in for the network, and what is served counts up. */
#include <pthread.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "base/atomic.h"
#include "lane/lane_pool.h"
#include "lane/progress_wake.h"
#include "lane/rx.h"
#include "test.h"

enum { ROUNDS = 20000, LONG_US = 100 * 1000 * 1000 }; /* whoever is not woken outlasts the test */

static uint32_t served; /* by the driver, */
static uint32_t seen;   /* and of it, by who sleeps */

static bool serve_one(void)
{
    store_release(&served, served + 1);
    rx_note_served();
    return true;
}

static const struct wire driver = {.rx_progress = serve_one};

static void *sleep_until_each_is_served(void *unused)
{
    for (uint32_t round = 1; round <= ROUNDS; round++) {
        for (uint32_t before = rx_served(); load_acquire(&served) < round; before = rx_served())
            check(rx_sleep(LONG_US, before));
        store_release(&seen, round);
    }
    return unused;
}

static void sleepers_are_woken(void)
{
    pthread_t sleeper;
    served = 0;
    check(rx_watch());
    check(!pthread_create(&sleeper, NULL, sleep_until_each_is_served, NULL));
    for (uint32_t round = 0; round < ROUNDS; round++) {
        while (load_acquire(&seen) < round) continue;
        for (uint32_t pauses = round % 1000; pauses; pauses--) cpu_pause();
        check(rx_poll());
    }
    pthread_join(sleeper, NULL);
    rx_unwatch();
}

static void nobody_sleeps_on_what_was_served_since(void)
{
    uint32_t before = rx_served();
    check(rx_watch());
    check(rx_poll());
    check(rx_sleep(LONG_US, before));
    rx_unwatch();
}

static bool has_been_woken(void)
{
    uint64_t count;
    return read(progress_sleeper.wake_fd, &count, sizeof count) == sizeof count;
}

static void who_leaves_wakes_the_progress_thread_unless_somebody_watches(void)
{
    progress_sleeper.wake_fd = eventfd(0, EFD_NONBLOCK);
    store_ordered(&progress_sleeper.asleep, NAPPING);
    rx_claim(RX_WAITER);
    check(rx_watch());
    rx_leave();
    check_equal(rx_was_claimed(), RX_NOBODY);
    check(!has_been_woken());
    rx_unwatch();
    rx_leave();
    check(has_been_woken());
    close(progress_sleeper.wake_fd);
}

int main(void)
{
    check(!rx_sleep(LONG_US, rx_served())); /* without a network there is nothing to sleep at */
    rx_leave();
    lane_pool.wire = &driver;
    nobody_sleeps_on_what_was_served_since();
    sleepers_are_woken();
    who_leaves_wakes_the_progress_thread_unless_somebody_watches();
    return test_result();
}
