/* The locks that this PE holds or waits for. A lock belongs to a PE, whichever of its threads took it. */
#include "check.h"

#include <pthread.h>

enum lock_state { LOCK_WANTED, LOCK_HELD };

struct held_lock {
    const long *lock;
    enum lock_state state;
};

static struct {
    pthread_mutex_t lock;
    struct held_lock *rows;
    size_t count, room;
} held = {.lock = PTHREAD_MUTEX_INITIALIZER};

static struct held_lock *held_find(const long *lock)
{
    for (size_t i = 0; i < held.count; i++)
        if (held.rows[i].lock == lock) return &held.rows[i];
    return NULL;
}

static void held_add(const long *lock, enum lock_state state)
{
    if (held.count == held.room) {
        held.room = held.room ? 2 * held.room : 16;
        held.rows = realloc(held.rows, held.room * sizeof *held.rows);
        if (!held.rows) die(NULL, "out of memory for a list of %zu locks", held.room);
    }
    held.rows[held.count++] = (struct held_lock){lock, state};
}

static void held_remove(const long *lock)
{
    struct held_lock *row = held_find(lock);
    if (row) *row = held.rows[--held.count];
}

static void check_not_ours(struct call *call, const long *lock)
{
    const struct held_lock *row = held_find(lock);
    if (!row) return;
    if (row->state == LOCK_HELD)
        fail_argument(call, "lock", "%p, a lock that this PE holds already", (const void *)lock);
    fail_argument(call, "lock", "%p, a lock that another thread of this PE is waiting for", (const void *)lock);
}

void lock_before_set(struct call *call, const long *lock)
{
    pthread_mutex_lock(&held.lock);
    check_not_ours(call, lock);
    held_add(lock, LOCK_WANTED);
    pthread_mutex_unlock(&held.lock);
}

void lock_before_test(struct call *call, const long *lock)
{
    pthread_mutex_lock(&held.lock);
    check_not_ours(call, lock);
    pthread_mutex_unlock(&held.lock);
}

void lock_taken(const long *lock)
{
    pthread_mutex_lock(&held.lock);
    struct held_lock *row = held_find(lock);
    if (row) row->state = LOCK_HELD;
    else held_add(lock, LOCK_HELD);
    pthread_mutex_unlock(&held.lock);
}

void lock_before_clear(struct call *call, const long *lock)
{
    pthread_mutex_lock(&held.lock);
    const struct held_lock *row = held_find(lock);
    if (!row || row->state != LOCK_HELD)
        fail_argument(call, "lock", "%p, a lock that this PE does not hold", (const void *)lock);
    held_remove(lock);
    pthread_mutex_unlock(&held.lock);
}

void held_down(void)
{
    pthread_mutex_lock(&held.lock);
    free(held.rows);
    held.rows = NULL;
    held.count = held.room = 0;
    pthread_mutex_unlock(&held.lock);
}
