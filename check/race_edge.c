#include "race_edge.h"

#include <pthread.h>

#include "base/fork_lock.h"
#include "race_clock.h"
#include "race_next.h"
#include "race_shared.h"

enum { ORDERS = 8192 };

static struct {
    pthread_mutex_t lock;
    uint32_t calls;      /* grows with each call that may change a clock */
    unsigned generation; /* grows with each initialisation of the library */
    bool has_said_full;
} edge = {.lock = PTHREAD_MUTEX_INITIALIZER};

struct race_watch race_watch;
_Thread_local struct race_self race_self;

/* fork() takes locks in handlers, which make no edges. */
static void before_fork(void) { race_self.is_inside = true; }
static void after_fork(void) { race_self.is_inside = false; }

/* A child of fork() is no PE. */
static void watch_nothing(void)
{
    race_watch = (struct race_watch){0};
    race_self.is_inside = false;
}

__attribute__((constructor)) static void keep_lock(void)
{
    fork_lock(&edge.lock);
    pthread_atfork(before_fork, after_fork, watch_nothing);
}

/* A thread that was not seen when it began: what made it wait until now is not known. */
static cold_path void begin_unknown_thread(void)
{
    struct race_thread *first = race_threads.list[0];
    bool is_one = !race_watch.is_each || race_self.is_unwatched;
    race_self.clock = is_one ? first : race_thread_new(first);
    race_self.generation = edge.generation;
    race_clock_enter(race_self.clock);
    if (is_one) return;
    race_threads_begin();
    race_acquire_threads();
}

/* Begins what is not a call. */
bool race_begin_access(void)
{
    if (unlikely(!race_map.shared)) return false;
    if (unlikely(race_clock_is_full())) {
        if (!exchange(&edge.has_said_full, true))
            print_warning("--check=races: more synchronisation than can be counted; no more races are reported");
        return false;
    }
    race_hold();
    if (unlikely(!race_map.shared)) return true; /* finalized meanwhile */
    if (likely(race_self.generation == edge.generation)) race_clock_enter(race_self.clock);
    else begin_unknown_thread();
    return true;
}

bool race_begin(void)
{
    if (!race_begin_access()) return false;
    store_relaxed(&edge.calls, edge.calls + 1);
    return true;
}

void race_hold(void)
{
    race_self.is_inside = true;
    race_lock(&edge.lock);
}

void race_end(void)
{
    race_unlock(&edge.lock);
    race_self.is_inside = false;
}

uint32_t race_epoch(void) { return load_relaxed(&edge.calls) + race_self.releases; }

void race_edge_up(void)
{
    edge.generation++;
    race_self.clock = race_threads.list[0];
    race_self.generation = edge.generation;
    race_self.is_unwatched = false;
}

void race_before_init(void) { race_self.is_unwatched = true; }

/* Edges between threads */

static struct race_order orders[ORDERS];

/* Objects whose numbers are the same share a clock: races may then be missed. */
static struct race_order *order_of(const volatile void *object)
{
    return &orders[(uintptr_t)object * 0x9e3779b97f4a7c15 >> 51];
}
_Static_assert(ORDERS == 1 << 13, "the shift above");

void race_threads_begin(void)
{
    store_relaxed(&race_watch.has_threads, true);
    store_relaxed(&race_watch.has_private, true);
}

bool race_is_watched(void) { return !race_self.is_inside && !race_self.is_unwatched && !thread_is_inside(); }

static bool begin_edge(void)
{
    if (!race_watch.has_threads || !race_is_watched() || !race_begin_access()) return false;
    if (race_map.shared) return true;
    race_end();
    return false;
}

void race_release_at(const volatile void *object)
{
    if (!begin_edge()) return;
    race_self.releases++;
    race_order_release(order_of(object));
    race_end();
}

void race_acquire_at(const volatile void *object)
{
    if (!begin_edge()) return;
    race_order_acquire(order_of(object));
    race_end();
}

/* Threads */

void race_thread_create(struct race_start *start)
{
    start->is_unwatched = !race_is_watched();
    if (!race_watch.is_each || start->is_unwatched || !race_begin_access()) return;
    if (race_map.shared) {
        race_threads_begin();
        race_self.releases++;
        start->thread = race_thread_new(race_self.clock);
        start->generation = edge.generation;
        race_clock_released();
        race_start_add(start);
    }
    race_end();
}

static bool is_present(const struct race_start *start)
{
    return start->thread && start->generation == edge.generation && race_map.shared;
}

void race_thread_started(struct race_start *start)
{
    race_self.is_unwatched = start->is_unwatched;
    race_self.ignoring = start->is_unwatched;
    if (!start->thread) return;
    race_hold();
    start->handle = pthread_self();
    start->has_started = true;
    if (is_present(start)) {
        race_self.clock = start->thread;
        race_self.generation = start->generation;
    }
    race_end();
}

static void start_remove(struct race_start *start)
{
    if (is_present(start)) start->thread->users--;
    race_start_remove(start);
    free(start);
}

void race_thread_ended(struct race_start *start)
{
    race_hold(); /* from here on, nothing of this thread is watched */
    start->has_ended = true;
    if (start->is_detached || !start->thread) start_remove(start);
    race_unlock(&edge.lock);
}

void race_thread_not_created(struct race_start *start)
{
    race_hold();
    start_remove(start);
    race_end();
}

void race_thread_joined(pthread_t handle)
{
    if (!race_watch.has_threads || !race_begin_access()) return;
    struct race_start *start = race_start_find(handle, true);
    if (start && is_present(start)) race_acquire_thread(start->thread);
    if (start) start_remove(start);
    race_end();
}

void race_thread_detached(pthread_t handle)
{
    if (!race_watch.has_threads || !race_begin_access()) return;
    struct race_start *start = race_start_find(handle, false);
    if (start) start->is_detached = true;
    if (start && start->has_ended) start_remove(start);
    race_end();
}
