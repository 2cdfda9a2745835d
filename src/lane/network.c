#include "lane/network.h"

#include <limits.h>
#include <pthread.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <shmem.h>

#include "base/atomic.h"
#include "base/clock.h"
#include "base/env.h"
#include "base/futex.h"
#include "base/limit_text.h"
#include "base/log.h"
#include "base/size_text.h"
#include "core/wait_policy.h"
#include "job/boot.h"
#include "lane/mem_reg.h"
#include "lane/rx.h"
#include "lane/failure.h"
#include "lane/foreign.h"
#include "lane/deferred_answers.h"
#include "lane/bulk_move.h"
#include "lane/live_stats.h"
#include "lane/network_wire.h"
#include "lane/lane_answer.h"
#include "lane/lane_pool.h"
#include "lane/progress.h"
#include "lane/rdma.h"
#include "lane/stream.h"
#include "wire/nics.h"

/* Drivers read below /proc/self and /proc/PID when they connect to a node, or when another process connects to them.
 * The kernel empties these folders when the main thread ends, although other threads run. Therefore a main thread that
 * calls pthread_exit() sleeps in this destructor until network_down(). It runs in the last round, after the destructors
 * of the program. (In a thread that joins the main thread, pthread_join() returns after shmem_finalize.) */
static struct {
    pthread_key_t key;
    uint32_t is_needed; /* futex word: 1 from network_up to network_down */
} main_thread;

static void main_thread_ends(void *rounds)
{
    uintptr_t round = (uintptr_t)rounds;
    if (round < PTHREAD_DESTRUCTOR_ITERATIONS) {
        pthread_setspecific(main_thread.key, (void *)(round + 1));
        return;
    }
    while (load_acquire(&main_thread.is_needed)) futex_wait(&main_thread.is_needed, 1, FUTEX_LOOK_MS);
}

__attribute__((constructor)) static void main_thread_find(void)
{
    if (syscall(SYS_gettid) != getpid() || pthread_key_create(&main_thread.key, main_thread_ends)) return;
    pthread_setspecific(main_thread.key, (void *)1);
}

/* Pairs with the acquire in main_thread_ends: the network is down when the main thread ends. */
static void main_thread_need(bool is_needed)
{
    store_release(&main_thread.is_needed, is_needed);
    if (!is_needed) futex_wake_all(&main_thread.is_needed);
}

/* The main thread ended before shmem_init: some drivers fail then, with an error that does not name the reason. */
static void warn_without_main_thread(void)
{
    char program[8];
    if (readlink("/proc/self/exe", program, sizeof program) >= 0) return;
    if (readlink("/proc/thread-self/exe", program, sizeof program) < 0) return;
    print_warning(
        "the main thread has ended before shmem_init, and the network driver may need it: call shmem_init before main "
        "calls pthread_exit");
}

/* In a child of fork(), the connections, the driver's threads and the progress thread belong to the parent. The child
 * has neither a transport nor open batches, so that all its posts reach lane_room_slow, and end there. */
static void in_child(void)
{
    live_stats_in_child();
    for (uint32_t i = 0; i < lane_pool.n_lanes; i++) {
        struct lane *lane = &lane_pool.lanes[i];
        lane->lock = (struct lock){0}; /* the thread that held it does not exist in the child */
        lane->post.recent = &no_stream;
        lane_gather_nothing(lane);
        lane->bulk = (struct bulk_queue){.spare = lane->bulk.spare};
        lane->published.gathered = 0;
        lane->fixed.wire = NULL;
    }
    lane_pool.wire = NULL;
    lane_pool.rma = NULL;
    main_thread_need(false);
}

/* A process that calls exit() in the middle of a job unloads the driver's library at the end, and no other thread may
 * be inside it then. Takes the receive endpoint and all lanes, and keeps them. Waits only for a limited time, because a
 * thread that holds one may wait for the end. */
static void at_exit(void)
{
    enum { PATIENCE_MS = 200 };
    const struct timespec a_while = {.tv_nsec = 1000000};
    if (!lane_pool.wire) return;
    int64_t until = clock_ms() + PATIENCE_MS; /* by the clock, because naps are long on a busy machine */
    while (!rx_trylock() && clock_ms() < until) nanosleep(&a_while, NULL);
    for (uint32_t i = 0; i < lane_pool.n_lanes; i++)
        while (lane_pool.lanes[i].fixed.wire && !lock_visit(&lane_pool.lanes[i].lock) && clock_ms() < until)
            nanosleep(&a_while, NULL);
}

/* The cards of the receive endpoints that a node publishes: the transport's name, a 0, and the address. */

static void card_publish(void)
{
    char card[BOARD_CARD_SIZE];
    size_t before = strlen(lane_pool.wire->name) + 1, size = 0;
    _Static_assert(WIRE_NAME_SIZE + WIRE_ADDRESS_SIZE <= BOARD_CARD_SIZE, "a card has room for a name and an address");
    memcpy(card, lane_pool.wire->name, before);
    const char *why = lane_pool.wire->rx_address(card + before, &size);
    if (why) die(NULL, "the wire %s: %s", lane_pool.wire->name, why);
    boot_publish_card(card, before + size);
}

/* Returns true if a processor moves the messages in the kernel, also those of a PE that computes. */
static bool is_through_the_kernel(void) { return lane_pool.capabilities.reach == WIRE_SOCKETS; }

/* Returns the length from which on a blocking put goes by the NIC. It takes fewer packets than messages do, and copies
 * at neither side. A driver that copies through the kernel gains only with long puts. */
static size_t awaited_from(void) { return lane_pool.capabilities.reach == WIRE_RDMA ? RDMA_FROM : RDMA_AWAITED; }

/* Returns the number of shared lanes. Lanes are as independent as the engine that moves their messages. If that is a
 * processor, threads that share it are faster on one lane, where they share messages, too. If only one thread at a time
 * is inside the library, a program with several contexts expects that a wait on one context is independent of the
 * traffic of another. */
static uint32_t lanes_to_spread(void)
{
    if (world.thread_level < SHMEM_THREAD_MULTIPLE) return lane_pool.n_lanes;
    if (!is_through_the_kernel()) return lane_pool.n_lanes;
    size_t processors = (size_t)(world.cpus / boot.kernel_pes);
    return (uint32_t)min_size(lane_pool.n_lanes, processors ? processors : 1);
}

/* Each PE of a node uses one of its network devices, the nearest ones in turn. */
static const char *nic_of_this_pe(const struct nics *devices, int *chosen)
{
    const struct nics_wish wish = {.names = env.nics, .turn = (unsigned)world.node_pe, .sys = "/sys"};
    const char *why = nics_choose(&wish, devices, chosen);
    if (!why) debug("the network device %s, of %d", devices->names[*chosen], devices->n);
    return why;
}

/* If a NIC updates words, it must perform all updates, including those of PEs of the same node and of the PE itself, or
 * they are not atomic: fabrics.md. */
static void check_atomics(const char *fabric)
{
    if (env.atomics == ATOMICS_NIC)
        die(NULL, "HEDDLE_ATOMICS=nic: the fabric of this PE (%s) has no atomic operations of its own: use cpu",
            fabric);
}

/* The driver takes all pages of the heap at once. Where there is not enough memory the kernel ends any process. Half of
 * the memory is for the heaps, as for the files of SHARED_FILE_FOLDER. */
static void check_allocation(void)
{
    char text[SIZE_TEXT];
    size_t room = region_machine_memory() / 2 / (size_t)seat.count;
    if (!lane_pool.rma || !lane_pool.rma->allocate) return;
    if (boot.node_pes > 1)
        die(NULL, "HEDDLE_RDMA=allocated is for one PE on each node, but here are %d: set HEDDLE_DIRECT=0",
            boot.node_pes);
    if (region_table[REGION_HEAP].size > room)
        die(NULL,
            "HEDDLE_RDMA=allocated takes all pages of the symmetric heap at the start, %s for each PE: set "
            "SHMEM_SYMMETRIC_SIZE to at most %zuM",
            size_text(region_table[REGION_HEAP].size, text), room >> 20);
}

enum { LANES = 16 }; /* default */

void network_up(void)
{
    struct wire_events events = {.arrived = rx_arrived,
                                 .answered = lane_answered,
                                 .answered_at_rx = lane_answered_at_rx,
                                 .lost = failure_note,
                                 .foreign = foreign_dropped};
    bool nobody_says = !env.bulk;
    job_secret = *boot_secret();
    if (nobody_says) env.bulk = BULK_FROM;
    size_t length = strcspn(env.wire, ":");
    if (roster.n_nodes == 1) {
        network_wire_check(length);
        check_atomics("none, as all PEs are on one node");
        if (env.stats && world.pe == 0) print_warning("HEDDLE_STATS is set, but all PEs share a node and use no lanes");
        live_stats_up(0, "");
        return;
    }
    warn_without_main_thread();
    lane_pool.wire = network_wire_find(length);
    debug("the wire %s", lane_pool.wire->name);
    const char *failed =
        lane_pool.wire->up(&(struct wire_start){.options = env.wire + length + (env.wire[length] == ':'),
                                                .events = &events,
                                                .secret = &job_secret,
                                                .wish = (enum wire_rma_wish)env.rdma,
                                                .is_one_machine = seat.count == boot.n_pes,
                                                .nics_are_named = env.nics,
                                                .nic = nic_of_this_pe});
    if (failed)
        die(NULL, "HEDDLE_WIRE=%s: the driver cannot be started: %s%s%s", env.wire, failed, nics_text("/sys", env.wire),
            limit_text_if_few_files().text);
    check_atomics(env.wire);
    lane_pool.wire->capabilities(&lane_pool.capabilities);
    lane_pool.rma = lane_pool.capabilities.rma;
    if (lane_pool.rma && nobody_says) env.bulk = RDMA_FROM;
    lane_pool.rdma_awaited = awaited_from();
    check_allocation();
    mem_reg_up(lane_pool.rma);
    card_publish();
    lane_pool.n_lanes = (uint32_t)min_size(env.lanes ? env.lanes : LANES, lane_pool.capabilities.lanes);
    lane_pool.n_spread = env.lanes ? lane_pool.n_lanes : lanes_to_spread();
    wait_policy_note_wire(is_through_the_kernel());
    size_t unattended = lane_pool.capabilities.unattended;
    lane_pool.unsignaled_bytes = unattended ? unattended : UNSIGNALED_BYTES;
    lane_pool.lanes = live_stats_up(lane_pool.n_lanes, lane_pool.wire->name);
    mem_reg_allocate(&region_table[REGION_HEAP]);
    for (uint32_t i = 0; i < lane_pool.n_lanes; i++) {
        lane_pool.lanes[i].fixed.number = i;
        lane_pool.lanes[i].published.done = lane_pool.lanes[i].published.opened = (uint64_t)(i + 1) << MARK_LANE;
    }
    lane_pool.can_bias = lock_bias_available();
    static bool is_hooked;
    if (!is_hooked) pthread_atfork(NULL, NULL, in_child), atexit(at_exit);
    is_hooked = true;
    main_thread_need(true);
    progress_up();
}

static void lane_close(struct lane *lane)
{
    rdma_close(lane);
    if (lane->fixed.wire) lane_pool.wire->lane_close(lane->fixed.wire);
    streams_close(lane);
    bulk_close(&lane->bulk);
    for (uint32_t i = 0; i < lane->inside.n_batches; i++) {
        free(lane->inside.buffers[i]->results);
        free(lane->inside.buffers[i]);
    }
}

static void lanes_down(void)
{
    for (uint32_t i = 0; i < lane_pool.n_lanes; i++)
        if (lane_pool.lanes[i].fixed.wire) lane_wait(lane_pool.lanes[i].published.opened, ALL_CONTEXTS, WAITER_USER);
    boot_barrier(); /* no PE has a message or an acknowledgement in flight: receive endpoints may close */
    progress_down();
    if (env.stats) lane_pool_report();
    for (uint32_t i = 0; i < lane_pool.n_lanes; i++) lane_close(&lane_pool.lanes[i]);
    mem_reg_down();
    lane_pool.wire->down();
    memset(&lane_pool, 0, sizeof lane_pool);
    failure_down();
    foreign_down();
    rx_down();
    deferred_answers_down();
    main_thread_need(false);
}

void network_down(void)
{
    if (lane_pool.wire) lanes_down();
    live_stats_down();
}

uint64_t network_sent_bytes(void)
{
    uint64_t sum = rx_sent_bytes();
    for (uint32_t i = 0; i < lane_pool.n_lanes; i++) sum += load_relaxed(&lane_pool.lanes[i].counts.sent_bytes);
    return sum;
}
