/* Counters and appends that the program has made, by handle: are they live, is the PE of their team, and has the
 * program noticed what an append had to drop? Records are found without a lock and stay until the last shmem_finalize.
 */
#include "check.h"
#include "base/fork_lock.h"

#include <pthread.h>
#include <stdlib.h>

enum { BUCKETS = 1024 };

struct known_counter {
    const void *handle;
    struct known_counter *next;
    struct known_team *team;
    enum function maker;
    bool live;
    size_t asked; /* what shmemx_oct_overflow said last */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* protects the lists */
static struct known_counter *counters[BUCKETS];

__attribute__((constructor)) static void keep_lock(void) { fork_lock(&lock); }

static struct known_counter **bucket_of(const void *handle)
{
    return &counters[((uintptr_t)handle >> 6) % BUCKETS]; /* each has a cache line of its own */
}

static struct known_counter *counter_find(const void *handle)
{
    struct known_counter *counter = load_acquire(bucket_of(handle)); /* pairs with the store in counter_record */
    while (counter && counter->handle != handle) counter = counter->next;
    return counter;
}

static struct known_counter *counter_record(const void *handle)
{
    struct known_counter *counter = counter_find(handle), **bucket = bucket_of(handle);
    if (counter) return counter;
    counter = calloc(1, sizeof *counter);
    if (!counter) die(NULL, "out of memory for records of counters");
    counter->handle = handle;
    counter->next = *bucket;
    store_release(bucket, counter);
    return counter;
}

void counter_check_add(const struct call *call, const void *handle)
{
    if (!handle || !call->team) return;
    pthread_mutex_lock(&lock);
    struct known_counter *counter = counter_record(handle);
    counter->team = call->team;
    counter->maker = call->function;
    counter->asked = 0;
    store_release(&counter->live, true);
    pthread_mutex_unlock(&lock);
}

void counter_check_live(const struct call *call, const char *name, const void *handle, const char *what)
{
    struct known_counter *counter = counter_find(handle);
    if (!counter || !load_acquire(&counter->live))
        fail_argument(call, name, "%p, not %s%s", handle, what, counter ? ": it was given back" : "");
    if (!load_acquire(&counter->team->live) && counter->team != &team_world)
        fail_argument(call, name, "%p, of a team that was destroyed", handle);
}

/* The target must be one of those that made it. */
void counter_check_pe(const struct call *call, const char *name, const void *handle)
{
    const struct known_counter *counter = counter_find(handle);
    if (!counter || counter->team == &team_world || !call->team) return;
    int pe = team_member(call->team, call->pe);
    if (pshmem_team_translate_pe(SHMEM_TEAM_WORLD, pe, (shmem_team_t)counter->team->handle) < 0)
        fail_argument(call, name, "%p, whose team PE %d of the world is not in", handle, pe);
}

void counter_check_remove(const struct call *call, const char *name, const void *handle, const char *what)
{
    if (!handle) return;
    counter_check_live(call, name, handle, what);
    store_release(&counter_find(handle)->live, false);
}

void counter_check_overflow_asked(const void *handle, size_t dropped)
{
    struct known_counter *counter = counter_find(handle);
    if (counter) store_relaxed(&counter->asked, dropped);
}

/* Before what was dropped is forgotten. */
void counter_check_overflow(const struct call *call, const char *name, shmemx_oct_t oct)
{
    const struct known_counter *counter = oct ? counter_find(oct) : NULL;
    size_t dropped = counter && counter->live ? pshmemx_oct_overflow(oct) : 0;
    if (dropped && !load_relaxed(&counter->asked))
        fail_argument(call, name, "%p, to which %zu pushes were dropped, and shmemx_oct_overflow was not called",
                      (const void *)oct, dropped);
}

void counter_check_down(void)
{
    for (int i = 0; i < BUCKETS; i++) {
        for (struct known_counter *counter = counters[i], *next; counter; counter = next) {
            next = counter->next;
            free(counter);
        }
        counters[i] = NULL;
    }
}
