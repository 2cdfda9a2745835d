/* What the library's code has around it, as far as the model needs it: a job of four PEs on three nodes, of which this
 * process is the first; memory; locks; and the progress thread. */
#include "world.h"

#include <errno.h>
#include <string.h>

#include <shmem.h>

#include "base/env.h"
#include "base/lock.h"
#include "base/log.h"
#include "context/context.h"
#include "context/heartbeat.h"
#include "context/quiet.h"
#include "context/request.h"
#include "context/thread.h"
#include "core/wait_policy.h"
#include "job/board.h"
#include "job/boot.h"
#include "job/watch.h"
#include "lane/mem_reg.h"
#include "lane/network.h"
#include "lane/network_wire.h"
#include "lane/rx.h"
#include "lane/lane_lock.h"
#include "lane/live_stats.h"
#include "lane/backoff.h"
#include "lane/lane_pool.h"
#include "lane/progress.h"
#include "lane/lane_help.h"
#include "lane/progress_wake.h"
#include "memory/device.h"
#include "memory/heap.h"
#include "memory/lines.h"
#include "memory/region_reach.h"
#include "explorer.h"
#include "network.h"
#include "weak.h"

struct env env;
struct boot boot;
struct board_seat seat;
watch_work *watch_meanwhile;
struct heap heap_work;
size_t device_value_size = sizeof(uint64_t);

static unsigned lane_locks[EXPLORER_THREADS];

unsigned *lane_locks_held(void) { return &lane_locks[explorer_self()]; }

/* Any line may be one. */
static void lines_are_counters(void)
{
    static struct line_use uses[LINES];
    for (size_t i = 0; i < LINES && uses[i].kind != LINE_COUNTER; i++) uses[i].kind = LINE_COUNTER;
    lines = (struct lines){.base = (uintptr_t)network_home, .uses = uses, .end = LINES};
}

void world_reset(const struct world_options *options)
{
    network_reset();
    memset(lane_locks, 0, sizeof lane_locks);
    env = (struct env){.lanes = options->lanes,
                       .wire = "model",
                       .bulk = WORLD_LONG,
                       .timeout = 1 << 20, /* seconds: no run is as long */
                       .lane_policy = LANE_POLICY_FAIR,
                       .lock = options->is_locked ? LOCK_FORCE : LOCK_ELIDE,
                       .tls = options->is_tls_off ? TLS_OFF : TLS_ON,
                       .answers = ANSWERS_ASKED};
    boot = (struct boot){.n_pes = options->beats ? PES : 0}; /* of which this machine has none, or itself */
    watch_meanwhile = NULL;
    world = (struct world){.pe = 0,
                           .n_pes = PES,
                           .node_pes = 1,
                           .thread_level = options->beats ? SHMEM_THREAD_SERIALIZED : SHMEM_THREAD_MULTIPLE,
                           .lock = PTHREAD_MUTEX_INITIALIZER};
    wait_policy_up(options->threads_share_cpu ? 1 : 2, 1);
    region_table[REGION_HEAP] = (struct region){
        .base = (uintptr_t)network_home, .size = HEAP_SIZE, .window = (uintptr_t)network_home, .stride = HEAP_SIZE};
    region_table[REGION_WORK] = region_table[REGION_HEAP]; /* counters are there, too, */
    lines_are_counters();
    *team_world = (struct team){.n_pes = PES, .stride = 1};
    for (int i = 0; i < CONTEXT_BUILTIN; i++)
        context_builtin[i] = (struct context){.lane = &no_lane, .request_ctx = context_no_request_ctx};
}

static uint64_t number_of_thread(void) { return (uint64_t)(explorer_self() + 1); }

void world_up(const struct world_options *options, const char *where)
{
    world.n_pes = 0;
    thread_register_gettid(number_of_thread, where);
    world_reset(options);
    network_up();
    if (options->is_crowded) lane_pool.n_spread = 1;
    context_up();
    heartbeat_up();
}

void world_down(void)
{
    heartbeat_down();
    quiet_complete(context_default);
    context_destroy_all(team_world);
    thread_down();
    context_down();
    request_down();
    network_down();
}

/* One thread runs at a time, and a lock is taken between two points: mutexes, too. */

static void take(uint32_t *held)
{
    explorer_point();
    while (*held) explorer_wait();
    *held = 1;
    weak_acquire(held);
}

static bool try(uint32_t *held)
{
    explorer_point();
    if (*held) return false;
    *held = 1;
    weak_acquire(held);
    return true;
}

static void give(uint32_t *held)
{
    weak_release(held);
    *held = 0;
    explorer_point();
}

/* By the biased rule nobody keeps a second owner out, so that there must be none. */
static void check_owner(const struct lock *lock)
{
    if (lock->gate == GATE_OPEN && lock->held && !lock->is_visited) explorer_fail("a lock has two owners");
}

bool lock_bias_available(void) { return true; }

/* Outside all threads, explorer_self returns -1. */
uintptr_t lock_own_gate(void) { return GATE_WANTED + 2 + (uintptr_t)explorer_self(); }

void lock_enter(struct lock *lock)
{
    explorer_point();
    for (; lock->held; explorer_wait()) check_owner(lock);
    if (lock->gate > GATE_WANTED && lock->gate != lock_own_gate()) lock->gate = GATE_LOCKED;
    lock->held = 1;
    weak_acquire(&lock->held);
}

void lock_leave(struct lock *lock) { give(&lock->held); }

bool lock_own(struct lock *lock)
{
    explorer_point();
    if (lock->gate != GATE_OPEN && lock->gate != lock_own_gate()) return false;
    check_owner(lock);
    if (lock->held) return false;
    lock->held = 1;
    weak_acquire(&lock->held);
    return true;
}

void lock_disown(struct lock *lock) { give(&lock->held); }

bool lock_visit(struct lock *lock)
{
    bool in = try(&lock->held);
    if (in) lock->is_visited = true;
    return in;
}

void lock_visit_end(struct lock *lock)
{
    lock->is_visited = false;
    give(&lock->held);
}

void lock_visit_end_shared(struct lock *lock)
{
    if (lock->gate > GATE_WANTED) lock->gate = GATE_LOCKED;
    lock_visit_end(lock);
}

void lock_set_rule(struct lock *lock, uintptr_t gate)
{
    while (!lock_visit(lock)) explorer_wait();
    lock->gate = gate;
    lock_visit_end(lock);
}

int __wrap_pthread_mutex_lock(pthread_mutex_t *mutex);
int __wrap_pthread_mutex_trylock(pthread_mutex_t *mutex);
int __wrap_pthread_mutex_unlock(pthread_mutex_t *mutex);
int __wrap_sched_yield(void);

int __wrap_pthread_mutex_lock(pthread_mutex_t *mutex)
{
    take((uint32_t *)mutex);
    return 0;
}

int __wrap_pthread_mutex_trylock(pthread_mutex_t *mutex) { return try((uint32_t *)mutex) ? 0 : EBUSY; }

int __wrap_pthread_mutex_unlock(pthread_mutex_t *mutex)
{
    give((uint32_t *)mutex);
    return 0;
}

int __wrap_sched_yield(void)
{
    explorer_wait();
    return 0;
}

size_t region_machine_memory(void) { return SIZE_MAX; }

bool yield_if_cheap(int64_t *now_ns)
{
    (void)now_ns;
    explorer_wait();
    return true;
}

void yield_once(void) { explorer_wait(); }

void yield_expect(int sharers) { (void)sharers; }

void yield_step(unsigned *times)
{
    (void)times;
    explorer_wait();
}

/* Waiting */

backoff_work *backoff_meanwhile;

void backoff_slow(struct backoff *backoff)
{
    (void)backoff;
    backoff_go_on();
    rx_poll();
    explorer_wait();
}

void backoff_read_in_turns(void) { explorer_fail("PEs of a model have a processor each"); }

void backoff_beside(struct backoff *backoff)
{
    (void)backoff;
    explorer_wait();
}

/* The progress thread, as progress.c has it, with a shorter patience. */

static int asleep;

static bool is_progress_up, is_progress_inside;

void progress_up(void)
{
    asleep = AWAKE;
    weak_release(&is_progress_up); /* as the start of a thread does, and its end below */
    is_progress_up = true;
}

void progress_down(void)
{
    is_progress_up = false;
    while (is_progress_inside) explorer_wait();
    weak_acquire(&is_progress_inside);
}

/* The fences are those of progress_sleep and wake_if, which order_progress.c runs. */
void progress_wake(void)
{
    fence_before_waking();
    asleep = asleep == ASLEEP ? AWAKE : asleep;
}

void progress_wake_now(void)
{
    fence_before_waking();
    asleep = AWAKE;
}

static void progress_leaves(void)
{
    weak_release(&is_progress_inside);
    is_progress_inside = false;
    explorer_wait();
}

void world_progress(int thread)
{
    (void)thread;
    is_progress_inside = false;
    for (int quiet = 0;; progress_leaves()) {
        if (!is_progress_up) continue;
        is_progress_inside = true;
        weak_acquire(&is_progress_up);
        rx_poll(); /* whatever comes there wakes it */
        if (asleep == ASLEEP) continue;
        quiet = lane_help(true) ? 0 : quiet + 1;
        asleep = quiet > 1 ? ASLEEP : NAPPING;
        fence_before_waking();
        bool is_moving = lane_help_bulk() != HELP_NOTHING, has_exposed = mem_reg_wishes();
        if (asleep == ASLEEP && (lane_help(false) || is_moving || has_exposed)) asleep = NAPPING;
    }
}

void watch_wake(void) {}

void world_watch(int thread)
{
    (void)thread;
    for (;;) {
        explorer_wait(); /* first, so that the program may be inside a lane when the first question is posted */
        if (watch_meanwhile) watch_meanwhile();
    }
}

/* The job */

size_t boot_card(uint32_t node, uint32_t k, void *card)
{
    (void)k;
    memcpy(card, "model", 6);
    memcpy((char *)card + 6, &node, sizeof node);
    return 6 + sizeof node;
}

void boot_publish_card(const void *card, size_t size) { (void)card, (void)size; }

void (*world_barrier)(void);
void boot_barrier(void) { world_barrier(); }

const struct secret *boot_secret(void)
{
    static const struct secret secret = {{1, 2}};
    return &secret;
}

const struct wire *network_wire_find(size_t name_length)
{
    (void)name_length;
    return &network_wire;
}

void network_wire_check(size_t name_length) { (void)name_length; }

static struct lane *live_lanes;

struct lane *live_stats_up(uint32_t n_lanes, const char *wire)
{
    (void)wire;
    size_t size = n_lanes * sizeof *live_lanes;
    live_lanes = aligned_alloc(cache_line, size);
    if (!live_lanes) abort();
    return memset(live_lanes, 0, size);
}

void live_stats_down(void)
{
    free(live_lanes);
    live_lanes = NULL;
}

void live_stats_in_child(void) {}
void live_stats_exposed(uint32_t exposed, uint32_t refused) { (void)exposed, (void)refused; }

/* Memory */

int argument_check_pe(const struct context *c, int pe, const char *where, const char *argument)
{
    if (pe < 0 || pe >= c->team->n_pes) explorer_fail("%s: %s is %d", where, argument, pe);
    return team_pe(c->team, pe);
}

struct heddle_view region_view(const struct team *team)
{
    (void)team;
    return (struct heddle_view){0}; /* nobody is near */
}

void argument_die_not_symmetric(const void *address, size_t nbytes, const char *where, const char *argument)
{
    explorer_fail("%s: %s is %p, %zu bytes", where, argument, address, nbytes);
}

void argument_die_on_device(const void *address, const char *where, const char *argument)
{
    explorer_fail("%s: %s is %p", where, argument, address);
}

bool device_owns(const void *address)
{
    (void)address;
    return false;
}

void device_copy(void *dest, const void *source, size_t nbytes) { memcpy(dest, source, nbytes); }
void device_copy_strided(void *to, const void *from, size_t to_step, size_t from_step, size_t element, size_t n);
void device_copy_strided(void *to, const void *from, size_t to_step, size_t from_step, size_t element, size_t n)
{
    (void)to, (void)from, (void)to_step, (void)from_step, (void)element, (void)n;
}

size_t heap_allocate(struct heap *h, size_t size, size_t alignment)
{
    (void)h, (void)size, (void)alignment;
    return HEAP_NONE;
}

bool heap_release(struct heap *h, size_t offset) { return (void)h, (void)offset, false; }

/* What is said */

void die(const char *where, const char *format, ...)
{
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    explorer_fail("%s: %s", where ? where : "the library", text);
}

jmp_buf *world_wrong_argument;

void die_argument(const char *where, const char *argument, const char *format, ...)
{
    if (world_wrong_argument) longjmp(*world_wrong_argument, 1);
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    explorer_fail("%s: argument %s is %s", where, argument, text);
}

void debug(const char *format, ...) { (void)format; }
void print_warning(const char *format, ...) { (void)format; }

void assert_failed(const char *condition, const char *file, int line)
{
    explorer_fail("%s:%d: this does not hold: %s", file, line, condition);
}
