#include "race_thread.h"

#include <string.h>

#include "base/log.h"

struct race_threads race_threads;

static size_t clock_bytes(void) { return race_map.shared->clock_room * sizeof(uint32_t); }

static void thread_add(struct race_thread *thread)
{
    thread->index = race_threads.n;
    race_threads.list[race_threads.n++] = thread;
}

static struct race_thread *thread_make(uint32_t *clock, unsigned id)
{
    struct race_thread *thread = calloc(1, sizeof *thread);
    uint32_t *fenced = calloc(1, clock_bytes());
    if (!thread || !fenced || !clock) {
        free(thread);
        free(fenced);
        return NULL;
    }
    thread->clock = clock;
    thread->fenced = fenced;
    thread->id = id;
    thread->version = 1;
    return thread;
}

void race_threads_up(uint32_t *clock, int pe)
{
    struct race_thread *first = thread_make(clock, (unsigned)pe);
    if (!first) die(NULL, "oshrun --check=races: no memory is left");
    first->users = 1;
    store_relaxed(&first->clock[pe], 1);
    thread_add(first);
}

void race_threads_down(void)
{
    if (race_threads.n == 1) { /* others may still use theirs, without the lock */
        free(race_threads.list[0]->fenced);
        free(race_threads.list[0]->seen);
        free(race_threads.list[0]);
    }
    race_threads.n = 0;
}

/* One that no thread uses any more, and all of whose accesses are ordered before what the creator does next. */
static struct race_thread *thread_of_old(const struct race_thread *creator)
{
    for (unsigned i = 1; i < race_threads.n; i++) {
        struct race_thread *thread = race_threads.list[i];
        if (!thread->users && creator->clock[thread->id] >= thread->clock[thread->id]) return thread;
    }
    return NULL;
}

static cold_path void say_full(void)
{
    if (race_threads.has_said_full) return;
    race_threads.has_said_full = true;
    print_warning("--check=races: more than %u threads at a time; later ones count as one with the thread that creates "
                  "them",
                  race_threads.n);
}

static struct race_thread *thread_of_new_number(void)
{
    if (race_threads.n == RACE_THREADS) return NULL;
    uint32_t *clock = calloc(1, clock_bytes());
    unsigned id = clock ? race_stream_number((int)race_threads.list[0]->id, RACE_NO_TARGET) : 0;
    struct race_thread *thread = id ? thread_make(clock, id) : NULL;
    if (thread) thread_add(thread);
    else free(clock);
    return thread;
}

struct race_thread *race_thread_new(struct race_thread *creator)
{
    struct race_thread *thread = thread_of_old(creator);
    if (!thread) thread = thread_of_new_number();
    if (!thread) {
        say_full();
        creator->users++;
        return creator;
    }
    uint32_t own = thread->clock[thread->id] + 1;
    memcpy(thread->clock, creator->clock, clock_bytes());
    memcpy(thread->fenced, creator->fenced, clock_bytes());
    memcpy(thread->fences_seen, creator->fences_seen, sizeof thread->fences_seen);
    memset(thread->acquired, 0, sizeof thread->acquired);
    store_relaxed(&thread->clock[thread->id], own);
    store_relaxed(&race_map.shared->stream[thread->id].now, own);
    thread->version++;
    thread->has_released = thread->must_step = thread->has_fenced = false;
    thread->users = 1;
    return thread;
}

/* Starts */

void race_start_add(struct race_start *start)
{
    struct race_start **end = &race_threads.starts;
    while (*end) end = &(*end)->next;
    start->next = NULL;
    *end = start;
}

void race_start_remove(struct race_start *start)
{
    struct race_start **link = &race_threads.starts;
    while (*link && *link != start) link = &(*link)->next;
    if (*link) *link = start->next;
}

struct race_start *race_start_find(pthread_t handle, bool has_ended)
{
    struct race_start *start = race_threads.starts;
    while (start && !(start->has_started && pthread_equal(start->handle, handle) && start->has_ended >= has_ended))
        start = start->next;
    return start;
}
