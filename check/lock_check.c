/* The locks that this PE holds or waits for. A lock belongs to a PE, whichever of its threads took it. */
#include "check.h"
#include "base/fork_lock.h"

#include <pthread.h>

enum lock_state { LOCK_WANTED, LOCK_HELD };

struct known_lock {
    const long *lock;
    enum lock_state state;
};

static struct {
    pthread_mutex_t mutex;
    struct known_lock *rows;
    size_t count, room;
} locks = {.mutex = PTHREAD_MUTEX_INITIALIZER};

__attribute__((constructor)) static void keep_lock(void) { fork_lock(&locks.mutex); }

static struct known_lock *row_find(const long *lock)
{
    for (size_t i = 0; i < locks.count; i++)
        if (locks.rows[i].lock == lock) return &locks.rows[i];
    return NULL;
}

static void row_add(const long *lock, enum lock_state state)
{
    if (locks.count == locks.room) {
        locks.room = locks.room ? 2 * locks.room : 16;
        locks.rows = realloc(locks.rows, locks.room * sizeof *locks.rows);
        if (!locks.rows) die(NULL, "out of memory for a list of %zu locks", locks.room);
    }
    locks.rows[locks.count++] = (struct known_lock){lock, state};
}

static void row_remove(const long *lock)
{
    struct known_lock *row = row_find(lock);
    if (row) *row = locks.rows[--locks.count];
}

static void check_not_ours(struct call *call, const long *lock)
{
    const struct known_lock *row = row_find(lock);
    if (!row) return;
    if (row->state == LOCK_HELD)
        fail_argument(call, "lock", "%p, a lock that this PE holds already", (const void *)lock);
    fail_argument(call, "lock", "%p, a lock that another thread of this PE is waiting for", (const void *)lock);
}

void lock_check_before_set(struct call *call, const long *lock)
{
    pthread_mutex_lock(&locks.mutex);
    check_not_ours(call, lock);
    row_add(lock, LOCK_WANTED);
    pthread_mutex_unlock(&locks.mutex);
}

bool lock_check_wait(struct call *call, long *lock)
{
    struct waiting waiting = {.call = call};
    if (call->post == NO_POST) return false;
    for (int held = pshmemx_raw_lock_enqueue(lock); held; held = pshmemx_raw_lock_turn(lock)) waiting_step(&waiting);
    return true;
}

void lock_check_before_turn(struct call *call, const long *lock)
{
    pthread_mutex_lock(&locks.mutex);
    const struct known_lock *row = row_find(lock);
    if (!row || row->state != LOCK_WANTED)
        fail_argument(call, "lock", "%p, a lock in whose queue this PE is not", (const void *)lock);
    pthread_mutex_unlock(&locks.mutex);
}

void lock_check_before_test(struct call *call, const long *lock)
{
    pthread_mutex_lock(&locks.mutex);
    check_not_ours(call, lock);
    pthread_mutex_unlock(&locks.mutex);
}

void lock_check_taken(const long *lock)
{
    pthread_mutex_lock(&locks.mutex);
    struct known_lock *row = row_find(lock);
    if (row) row->state = LOCK_HELD;
    else row_add(lock, LOCK_HELD);
    meet_lock_taken(lock);
    pthread_mutex_unlock(&locks.mutex);
}

void lock_check_before_clear(struct call *call, const long *lock)
{
    pthread_mutex_lock(&locks.mutex);
    const struct known_lock *row = row_find(lock);
    if (!row || row->state != LOCK_HELD)
        fail_argument(call, "lock", "%p, a lock that this PE does not hold", (const void *)lock);
    row_remove(lock);
    meet_lock_cleared(lock);
    pthread_mutex_unlock(&locks.mutex);
}

void lock_check_before_finalize(struct call *call)
{
    const long *held = NULL;
    struct symbol symbol;
    pthread_mutex_lock(&locks.mutex);
    for (size_t i = 0; i < locks.count; i++)
        if (locks.rows[i].state == LOCK_HELD) held = locks.rows[i].lock;
    pthread_mutex_unlock(&locks.mutex);
    if (!held) return;
    bool is_named = symbol_find((uintptr_t)held, &symbol);
    fail(call, "called while this PE holds the lock %p%s%s", (const void *)held, is_named ? ", " : "",
         is_named ? symbol.name : "");
}

void lock_check_down(void)
{
    pthread_mutex_lock(&locks.mutex);
    free(locks.rows);
    locks.rows = NULL;
    locks.count = locks.room = 0;
    pthread_mutex_unlock(&locks.mutex);
}
