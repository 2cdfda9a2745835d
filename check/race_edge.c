#include "race_edge.h"

#include <pthread.h>

#include "base/fork_lock.h"
#include "race_clock.h"
#include "race_next.h"
#include "race_private.h"
#include "race_seen.h"
#include "race_shared.h"

enum { ORDERS = 1 << 16 };

static struct race_order orders[ORDERS];

struct race_edge race_edge = {.mutex = PTHREAD_MUTEX_INITIALIZER};
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

static cold_path void find_unlock(void)
{
    NEXT(pthread_mutex_unlock);
    race_edge.unlock = next;
}

static cold_path void find_timedlock(void)
{
    NEXT(pthread_mutex_timedlock);
    race_edge.timedlock = next;
}

cold_path void race_edge_find_lock(void)
{
    NEXT(pthread_mutex_lock);
    find_unlock();
    find_timedlock();
    race_edge.lock = next;
}

__attribute__((constructor)) static void keep_lock(void)
{
    fork_lock(&race_edge.mutex);
    pthread_atfork(before_fork, after_fork, watch_nothing);
}

/* A thread that was not seen when it began: what made it wait until now is not known. */
static cold_path void begin_unknown_thread(void)
{
    struct race_thread *first = race_threads.list[0];
    bool is_one = !race_watch.is_each || race_self.is_unwatched;
    race_self.clock = is_one ? first : race_thread_new(first);
    race_self.generation = race_edge.generation;
    race_clock_enter(race_self.clock);
    if (is_one) return;
    race_threads_begin();
    race_acquire_threads();
    if (!race_self.start) return;
    race_self.start->thread = race_self.clock;
    race_self.start->generation = race_edge.generation;
}

bool race_is_begun(void) { return race_self.generation == load_relaxed(&race_edge.generation) && race_map.shared; }

static bool may_begin(void)
{
    if (unlikely(!race_map.shared)) return false;
    if (unlikely(race_clock_is_full())) {
        if (!exchange(&race_edge.has_said_full, true))
            print_warning("--check=races: more synchronisation than can be counted; no more races are reported");
        return false;
    }
    return true;
}

static inline void enter(void)
{
    if (unlikely(!race_map.shared)) return; /* finalized meanwhile */
    if (likely(race_self.generation == race_edge.generation)) race_clock_enter(race_self.clock);
    else begin_unknown_thread();
}

/* Begins what is not a call. */
bool race_begin_access(void)
{
    if (!may_begin()) return false;
    race_hold();
    enter();
    return true;
}

bool race_begin(void)
{
    if (!race_begin_access()) return false;
    store_relaxed(&race_edge.calls, race_edge.calls + 1);
    return true;
}

void race_edge_up(void)
{
    for (size_t i = 0; i < ORDERS; i++) orders[i].n = 0;
    race_edge.generation++;
    race_self.clock = race_threads.list[0];
    race_self.generation = race_edge.generation;
    race_self.is_unwatched = false;
}

void race_before_init(void) { race_self.is_unwatched = true; }

/* Edges between threads */

/* Objects whose numbers are the same share a clock: races may then be missed. */
static struct race_order *order_of(const volatile void *object)
{
    return &orders[(uintptr_t)object * 0x9e3779b97f4a7c15 >> 48];
}
_Static_assert(ORDERS == 1 << 16, "the shift above");

void race_threads_begin(void)
{
    store_relaxed(&race_watch.has_threads, true);
    store_relaxed(&race_watch.has_private, true);
}

bool race_is_watched(void) { return !race_self.is_inside && !race_self.is_unwatched && !thread_is_inside(); }

/* The caller may hold a lock of the dynamic linker, which another thread waits for while it makes a report. */
static bool hold_for_edge(void)
{
    enum { PATIENCE = 60 };
    struct timespec until;
    race_self.is_inside = true;
    if (unlikely(!race_edge.lock)) race_edge_find_lock();
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += PATIENCE;
    if (!race_edge.timedlock(&race_edge.mutex, &until)) return true;
    race_clock_lost();
    race_self.is_inside = false;
    return false;
}

static bool begin_edge(void)
{
    if (!race_watch.has_threads || !race_is_watched() || !may_begin() || !hold_for_edge()) return false;
    enter();
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

void race_memory_freed(const void *at, size_t nbytes)
{
    if (!nbytes || !begin_edge()) return;
    race_seen_forget((uintptr_t)at, nbytes);
    private_forget((uintptr_t)at, nbytes);
    race_end();
}

/* Forgets the accesses to the stack of the calling thread, which ends. */
static void forget_stack(void)
{
    pthread_attr_t attributes;
    void *stack;
    size_t nbytes;
    if (!race_watch.has_threads || pthread_getattr_np(pthread_self(), &attributes)) return;
    if (!pthread_attr_getstack(&attributes, &stack, &nbytes)) race_memory_freed(stack, nbytes);
    pthread_attr_destroy(&attributes);
}

/* Threads */

/* As race_begin_access, but has the lock in any case. */
static bool begin_thread(void)
{
    if (race_begin_access()) return race_map.shared;
    race_hold();
    return false;
}

void race_thread_create(struct race_start *start)
{
    start->is_unwatched = !race_is_watched();
    if (start->is_unwatched) return;
    if (begin_thread() && race_watch.is_each) {
        race_threads_begin();
        race_self.releases++;
        start->thread = race_thread_new(race_self.clock);
        start->generation = race_edge.generation;
        race_clock_released();
    }
    race_start_add(start);
    race_end();
}

static bool is_present(const struct race_start *start)
{
    return start->thread && start->generation == race_edge.generation && race_map.shared;
}

void race_thread_started(struct race_start *start)
{
    race_self.is_unwatched = start->is_unwatched;
    race_self.ignoring = start->is_unwatched;
    if (start->is_unwatched) return;
    race_hold();
    race_self.start = start;
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
    forget_stack();
    race_hold(); /* from here on, nothing of this thread is watched */
    start->has_ended = true;
    if (start->is_detached || start->is_unwatched) start_remove(start);
    race_self.start = NULL;
    race_edge.unlock(&race_edge.mutex);
}

void race_thread_not_created(struct race_start *start)
{
    race_hold();
    start_remove(start);
    race_end();
}

void race_thread_joined(pthread_t handle)
{
    bool is_up = begin_thread();
    struct race_start *start = race_start_find(handle, true);
    if (is_up && start && is_present(start)) race_acquire_thread(start->thread);
    if (start) start_remove(start);
    race_end();
}

void race_thread_detached(pthread_t handle)
{
    race_hold();
    struct race_start *start = race_start_find(handle, false);
    if (start) start->is_detached = true;
    if (start && start->has_ended) start_remove(start);
    race_end();
}
