/* A thread that sleeps while another one watches the receive endpoint is woken by whatever is served there, and nobody
 * who sleeps elsewhere leaves it to nobody. A driver stands in for the network, and what is served counts up. */
#include <pthread.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "base/atomic.h"
#include "base/clock.h"
#include "core/wait_policy.h"
#include "job/board.h"
#include "lane/lane_pool.h"
#include "lane/mem_reg.h"
#include "lane/progress.h"
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

/* A peer that streams without end: each look at the receive endpoint finds a message. */
enum { ENOUGH = 20 * RX_LOOKS };
static uint32_t looks_since, is_wished, is_exposed;

static bool stream(void)
{
    rx_note_served();
    if (!load_acquire(&is_wished) || load_acquire(&is_exposed)) return true;
    return ++looks_since < ENOUGH; /* the test fails instead of hanging */
}

static int receive_fd(void) { return -1; }
static bool can_sleep(void) { return true; }
static const struct wire streaming = {.rx_progress = stream, .rx_arm = can_sleep, .rx_fd = receive_fd};

static void sleeper_returns_while_a_peer_streams(void)
{
    lane_pool.wire = &streaming;
    looks_since = 0;
    is_wished = 1;
    check(rx_sleep(1000, rx_served()));
    check(looks_since <= RX_LOOKS);
    is_wished = 0;
}

static bool poll_finds_nothing(void) { return false; }
static bool poll_finds_one(void)
{
    static int polls;
    return !polls++;
}
static bool cannot_sleep(void) { return false; }

static void look_tells_a_busy_driver_from_arrivals(void)
{
    static const struct wire quiet = {.rx_progress = poll_finds_nothing, .rx_arm = can_sleep};
    static const struct wire busy = {.rx_progress = poll_finds_nothing, .rx_arm = cannot_sleep};
    static const struct wire busy_after_one = {.rx_progress = poll_finds_one, .rx_arm = cannot_sleep};
    lane_pool.wire = &quiet;
    check_equal(rx_look(), RX_QUIET);
    lane_pool.wire = &busy;
    check_equal(rx_look(), RX_BUSY);
    lane_pool.wire = &busy_after_one;
    check_equal(rx_look(), RX_SERVED);
}

/* A message comes while the driver arms its event descriptor, which does not signal it. */
static bool comes_in_gap, has_come, is_served;

static bool serve_what_has_come(void)
{
    bool any = has_come;
    has_come = false;
    is_served = is_served || any;
    if (any) rx_note_served();
    return any;
}

static bool arm_unchecked(void)
{
    has_come = comes_in_gap;
    comes_in_gap = false;
    return true;
}

static const struct wire unchecked = {.rx_progress = serve_what_has_come, .rx_arm = arm_unchecked, .rx_fd = receive_fd};

static void sleeper_polls_once_more_after_arming(void)
{
    lane_pool.wire = &unchecked;
    lane_pool.capabilities.arms_unchecked = true;
    comes_in_gap = true;
    check(rx_sleep(1000, rx_served()));
    check(is_served);
    lane_pool.capabilities.arms_unchecked = false;
}

static const char *expose(void *at, size_t nbytes, void *key, size_t *size, struct wire_span **span)
{
    (void)at, (void)nbytes, (void)key, (void)span;
    *size = 0;
    store_release(&is_exposed, 1);
    return NULL;
}
static void hide(struct wire_span *span) { (void)span; }

static void progress_thread_exposes_memory_while_a_peer_streams(void)
{
    static const struct wire_rma nic = {.expose = expose, .hide = hide};
    static struct board board;
    static char memory[64];
    struct key_answer answer;
    seat.board = &board;
    lane_pool.wire = &streaming;
    lane_pool.n_lanes = 0;
    looks_since = 0;
    mem_reg_up(&nic);
    progress_up();
    mem_reg_ask(memory, sizeof memory, &answer);
    check_equal(answer.state, KEY_NOT_YET);
    store_release(&is_wished, 1);
    while (!load_acquire(&is_exposed)) usleep(100);
    progress_down(); /* returns, although the peer goes on */
    check(looks_since < ENOUGH);
    mem_reg_down();
}

/* A message keeps the descriptor readable while another thread is in the driver, perhaps without a processor. */
static int readable_fd;
static uint32_t vain_polls;

static int has_come_fd(void) { return readable_fd; }
static bool poll_in_vain(void)
{
    store_release(&vain_polls, vain_polls + 1); /* by the progress thread alone */
    return false;
}

static void progress_thread_rests_while_another_thread_is_in_the_driver(void)
{
    static const struct wire busy = {.rx_progress = poll_in_vain, .rx_arm = cannot_sleep, .rx_fd = has_come_fd};
    static struct board board;
    enum { RESTS = 20 };
    seat.board = &board;
    lane_pool.wire = &busy;
    readable_fd = eventfd(1, EFD_NONBLOCK);
    wait_policy_up(1, 2);
    int64_t begin = clock_ns();
    progress_up();
    while (load_acquire(&vain_polls) <= RESTS * RX_LOOKS) usleep(100);
    check(clock_ns() - begin >= RESTS * wait_policy.first_rest_us * 1000);
    progress_down();
    close(readable_fd);
}

static const char *expose_under_its_address(void *at, size_t nbytes, void *key, size_t *size, struct wire_span **span)
{
    (void)nbytes, (void)span;
    memcpy(key, &at, *size = sizeof at);
    return NULL;
}

/* As many as 1 TiB has. */
static void many_chunks_have_their_own_keys(void)
{
    enum { CHUNKS = 32768 };
    static const struct wire_rma nic = {.expose = expose_under_its_address, .hide = hide};
    char *heap = (char *)((uintptr_t)1 << 40); /* not memory: the NIC stands in */
    struct key_answer answer;
    mem_reg_up(&nic);
    for (size_t i = 0; i < CHUNKS; i++) mem_reg_ask(heap + i * RDMA_CHUNK, RDMA_CHUNK, &answer);
    check(mem_reg_wishes());
    for (size_t i = 0; i < CHUNKS; i++) {
        const char *at = heap + i * RDMA_CHUNK, *key = NULL;
        mem_reg_ask((char *)at, RDMA_CHUNK, &answer);
        memcpy(&key, answer.key, sizeof key);
        check(answer.state == KEY_HERE && answer.size == sizeof key && key == at);
    }
    check_equal(mem_reg_count().exposed, CHUNKS);
    mem_reg_down();
}

int main(void)
{
    check(!rx_sleep(LONG_US, rx_served())); /* without a network there is nothing to sleep at */
    rx_leave();
    lane_pool.wire = &driver;
    nobody_sleeps_on_what_was_served_since();
    sleepers_are_woken();
    who_leaves_wakes_the_progress_thread_unless_somebody_watches();
    sleeper_returns_while_a_peer_streams();
    sleeper_polls_once_more_after_arming();
    look_tells_a_busy_driver_from_arrivals();
    progress_thread_exposes_memory_while_a_peer_streams();
    progress_thread_rests_while_another_thread_is_in_the_driver();
    many_chunks_have_their_own_keys();
    return test_result();
}
