/* The functions of the C library with which threads start, end and wait for each other: libheddle-races defines them
 * for the program, with the edges that they make. The build reads their names here. */
#include <errno.h>
#include <limits.h>
#include <malloc.h>
#include <pthread.h>
#include <semaphore.h>
#include <sys/mman.h>
#include <threads.h>

#include "race.h"
#include "race_next.h"
#include "race_thread.h"

/* Programs use this version of the functions for conditions on x86-64, and dlsym finds the older one. */
#define CONDITIONS "GLIBC_2.3.2"

/* Locks and semaphores */

static int taken(int result, const volatile void *object)
{
    if (!result || result == EOWNERDEAD) race_acquire_at(object);
    return result;
}

RACE_HOOK(int, pthread_mutex_lock, pthread_mutex_t *mutex)
{
    NEXT(pthread_mutex_lock);
    return taken(next(mutex), mutex);
}

RACE_HOOK(int, pthread_mutex_trylock, pthread_mutex_t *mutex)
{
    NEXT(pthread_mutex_trylock);
    return taken(next(mutex), mutex);
}

RACE_HOOK(int, pthread_mutex_timedlock, pthread_mutex_t *mutex, const struct timespec *until)
{
    NEXT(pthread_mutex_timedlock);
    return taken(next(mutex, until), mutex);
}

RACE_HOOK(int, pthread_mutex_unlock, pthread_mutex_t *mutex)
{
    NEXT(pthread_mutex_unlock);
    race_release_at(mutex);
    return next(mutex);
}

RACE_HOOK(int, pthread_rwlock_rdlock, pthread_rwlock_t *lock)
{
    NEXT(pthread_rwlock_rdlock);
    return taken(next(lock), lock);
}

RACE_HOOK(int, pthread_rwlock_tryrdlock, pthread_rwlock_t *lock)
{
    NEXT(pthread_rwlock_tryrdlock);
    return taken(next(lock), lock);
}

RACE_HOOK(int, pthread_rwlock_timedrdlock, pthread_rwlock_t *lock, const struct timespec *until)
{
    NEXT(pthread_rwlock_timedrdlock);
    return taken(next(lock, until), lock);
}

RACE_HOOK(int, pthread_rwlock_wrlock, pthread_rwlock_t *lock)
{
    NEXT(pthread_rwlock_wrlock);
    return taken(next(lock), lock);
}

RACE_HOOK(int, pthread_rwlock_trywrlock, pthread_rwlock_t *lock)
{
    NEXT(pthread_rwlock_trywrlock);
    return taken(next(lock), lock);
}

RACE_HOOK(int, pthread_rwlock_timedwrlock, pthread_rwlock_t *lock, const struct timespec *until)
{
    NEXT(pthread_rwlock_timedwrlock);
    return taken(next(lock, until), lock);
}

RACE_HOOK(int, pthread_rwlock_unlock, pthread_rwlock_t *lock)
{
    NEXT(pthread_rwlock_unlock);
    race_release_at(lock);
    return next(lock);
}

RACE_HOOK(int, pthread_spin_lock, pthread_spinlock_t *lock)
{
    NEXT(pthread_spin_lock);
    return taken(next(lock), lock);
}

RACE_HOOK(int, pthread_spin_trylock, pthread_spinlock_t *lock)
{
    NEXT(pthread_spin_trylock);
    return taken(next(lock), lock);
}

RACE_HOOK(int, pthread_spin_unlock, pthread_spinlock_t *lock)
{
    NEXT(pthread_spin_unlock);
    race_release_at(lock);
    return next(lock);
}

RACE_HOOK(int, sem_wait, sem_t *semaphore)
{
    NEXT(sem_wait);
    return taken(next(semaphore), semaphore);
}

RACE_HOOK(int, sem_trywait, sem_t *semaphore)
{
    NEXT(sem_trywait);
    return taken(next(semaphore), semaphore);
}

RACE_HOOK(int, sem_timedwait, sem_t *semaphore, const struct timespec *until)
{
    NEXT(sem_timedwait);
    return taken(next(semaphore, until), semaphore);
}

RACE_HOOK(int, sem_post, sem_t *semaphore)
{
    NEXT(sem_post);
    race_release_at(semaphore);
    return next(semaphore);
}

RACE_HOOK(int, mtx_lock, mtx_t *mutex)
{
    NEXT(mtx_lock);
    return taken(next(mutex), mutex);
}

RACE_HOOK(int, mtx_trylock, mtx_t *mutex)
{
    NEXT(mtx_trylock);
    return taken(next(mutex), mutex);
}

RACE_HOOK(int, mtx_timedlock, mtx_t *restrict mutex, const struct timespec *restrict until)
{
    NEXT(mtx_timedlock);
    return taken(next(mutex, until), mutex);
}

RACE_HOOK(int, mtx_unlock, mtx_t *mutex)
{
    NEXT(mtx_unlock);
    race_release_at(mutex);
    return next(mutex);
}

RACE_HOOK(int, pthread_mutex_clocklock, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *until)
{
    NEXT(pthread_mutex_clocklock);
    return taken(next(mutex, clock, until), mutex);
}

RACE_HOOK(int, pthread_rwlock_clockrdlock, pthread_rwlock_t *lock, clockid_t clock, const struct timespec *until)
{
    NEXT(pthread_rwlock_clockrdlock);
    return taken(next(lock, clock, until), lock);
}

RACE_HOOK(int, pthread_rwlock_clockwrlock, pthread_rwlock_t *lock, clockid_t clock, const struct timespec *until)
{
    NEXT(pthread_rwlock_clockwrlock);
    return taken(next(lock, clock, until), lock);
}

RACE_HOOK(int, sem_clockwait, sem_t *semaphore, clockid_t clock, const struct timespec *until)
{
    NEXT(sem_clockwait);
    return taken(next(semaphore, clock, until), semaphore);
}

/* A fast thread that comes to the next round of a barrier may release before a slow one has acquired: that hides races.
 */
RACE_HOOK(int, pthread_barrier_wait, pthread_barrier_t *barrier)
{
    NEXT(pthread_barrier_wait);
    race_release_at(barrier);
    int result = next(barrier);
    race_acquire_at(barrier);
    return result;
}

/* Conditions: the mutex is unlocked and locked inside. A cancelled thread has it locked, too. */

struct waiter {
    const void *condition, *mutex;
};

static void waiter_end(void *at)
{
    const struct waiter *waiter = at;
    race_acquire_at(waiter->mutex);
    race_acquire_at(waiter->condition);
}

RACE_HOOK(int, pthread_cond_wait, pthread_cond_t *condition, pthread_mutex_t *mutex)
{
    NEXT_VERSION(pthread_cond_wait, CONDITIONS);
    struct waiter waiter = {condition, mutex};
    int result;
    race_release_at(mutex);
    pthread_cleanup_push(waiter_end, &waiter);
    result = next(condition, mutex);
    pthread_cleanup_pop(1);
    return result;
}

RACE_HOOK(int, pthread_cond_timedwait, pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *until)
{
    NEXT_VERSION(pthread_cond_timedwait, CONDITIONS);
    struct waiter waiter = {condition, mutex};
    int result;
    race_release_at(mutex);
    pthread_cleanup_push(waiter_end, &waiter);
    result = next(condition, mutex, until);
    pthread_cleanup_pop(1);
    return result;
}

RACE_HOOK(int, pthread_cond_clockwait, pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock,
          const struct timespec *until)
{
    NEXT(pthread_cond_clockwait);
    struct waiter waiter = {condition, mutex};
    int result;
    race_release_at(mutex);
    pthread_cleanup_push(waiter_end, &waiter);
    result = next(condition, mutex, clock, until);
    pthread_cleanup_pop(1);
    return result;
}

RACE_HOOK(int, pthread_cond_signal, pthread_cond_t *condition)
{
    NEXT_VERSION(pthread_cond_signal, CONDITIONS);
    race_release_at(condition);
    return next(condition);
}

RACE_HOOK(int, pthread_cond_broadcast, pthread_cond_t *condition)
{
    NEXT_VERSION(pthread_cond_broadcast, CONDITIONS);
    race_release_at(condition);
    return next(condition);
}

RACE_HOOK(int, cnd_wait, cnd_t *condition, mtx_t *mutex)
{
    NEXT(cnd_wait);
    struct waiter waiter = {condition, mutex};
    int result;
    race_release_at(mutex);
    pthread_cleanup_push(waiter_end, &waiter);
    result = next(condition, mutex);
    pthread_cleanup_pop(1);
    return result;
}

RACE_HOOK(int, cnd_timedwait, cnd_t *restrict condition, mtx_t *restrict mutex, const struct timespec *restrict until)
{
    NEXT(cnd_timedwait);
    struct waiter waiter = {condition, mutex};
    int result;
    race_release_at(mutex);
    pthread_cleanup_push(waiter_end, &waiter);
    result = next(condition, mutex, until);
    pthread_cleanup_pop(1);
    return result;
}

RACE_HOOK(int, cnd_signal, cnd_t *condition)
{
    NEXT(cnd_signal);
    race_release_at(condition);
    return next(condition);
}

RACE_HOOK(int, cnd_broadcast, cnd_t *condition)
{
    NEXT(cnd_broadcast);
    race_release_at(condition);
    return next(condition);
}

/* Once */

static _Thread_local const struct once {
    void (*run)(void);
    const void *control;
} * once;

static void once_run(void)
{
    struct once mine = *once;
    mine.run();
    race_release_at(mine.control);
}

RACE_HOOK(int, pthread_once, pthread_once_t *control, void (*run)(void))
{
    NEXT(pthread_once);
    const struct once mine = {run, control}, *outer = once;
    once = &mine;
    int result = next(control, once_run);
    once = outer;
    race_acquire_at(control);
    return result;
}

RACE_HOOK(void, call_once, once_flag *control, void (*run)(void))
{
    NEXT(call_once);
    const struct once mine = {run, control}, *outer = once;
    once = &mine;
    next(control, once_run);
    once = outer;
    race_acquire_at(control);
}

/* Static variables of functions in C++. A thread that finds them initialised does so by an atomic load. */

RACE_HOOK(int, __cxa_guard_acquire, uint64_t *guard)
{
    NEXT(__cxa_guard_acquire);
    int is_mine = next(guard);
    race_acquire_at(guard);
    return is_mine;
}

RACE_HOOK(void, __cxa_guard_release, uint64_t *guard)
{
    NEXT(__cxa_guard_release);
    if (race_watch.has_threads && race_is_watched()) race_atomic(guard, 1, RACE_ATOMIC, __builtin_return_address(0));
    race_release_at(guard);
    next(guard);
}

/* Start and end */

static pthread_key_t end_key;
static bool has_end_key;

/* In the last round of destructors, because those of the program access memory, too. */
static void thread_end(void *at)
{
    struct race_start *start = at;
    if (++start->rounds_of_end < PTHREAD_DESTRUCTOR_ITERATIONS) pthread_setspecific(end_key, start);
    else race_thread_ended(start);
}

__attribute__((constructor)) static void end_watch(void) { has_end_key = !pthread_key_create(&end_key, thread_end); }

static void thread_begin(struct race_start *start)
{
    race_thread_started(start);
    if (has_end_key) pthread_setspecific(end_key, start);
}

static void *thread_run(void *at)
{
    struct race_start *start = at;
    thread_begin(start);
    return start->run(start->argument);
}

static int thread_run_c11(void *at)
{
    struct race_start *start = at;
    thread_begin(start);
    return start->run_c11(start->argument);
}

static struct race_start *start_new(void *argument)
{
    struct race_start *start = calloc(1, sizeof *start);
    if (!start) return NULL;
    start->argument = argument;
    race_thread_create(start);
    return start;
}

RACE_HOOK(int, pthread_create, pthread_t *handle, const pthread_attr_t *attributes, void *(*run)(void *),
          void *argument)
{
    NEXT(pthread_create);
    int state = PTHREAD_CREATE_JOINABLE;
    struct race_start *start = start_new(argument);
    if (!start) return EAGAIN;
    if (attributes) pthread_attr_getdetachstate(attributes, &state);
    start->is_detached = state == PTHREAD_CREATE_DETACHED;
    start->run = run;
    int result = next(handle, attributes, thread_run, start);
    if (result) race_thread_not_created(start);
    return result;
}

RACE_HOOK(int, thrd_create, thrd_t *handle, thrd_start_t run, void *argument)
{
    NEXT(thrd_create);
    struct race_start *start = start_new(argument);
    if (!start) return thrd_nomem;
    start->run_c11 = run;
    int result = next(handle, thread_run_c11, start);
    if (result != thrd_success) race_thread_not_created(start);
    return result;
}

static int joined(int result, pthread_t handle)
{
    if (!result) race_thread_joined(handle);
    return result;
}

RACE_HOOK(int, pthread_join, pthread_t handle, void **result)
{
    NEXT(pthread_join);
    return joined(next(handle, result), handle);
}

RACE_HOOK(int, thrd_join, thrd_t handle, int *result)
{
    NEXT(thrd_join);
    return joined(next(handle, result), handle);
}

RACE_HOOK(int, pthread_tryjoin_np, pthread_t handle, void **result)
{
    NEXT(pthread_tryjoin_np);
    return joined(next(handle, result), handle);
}

RACE_HOOK(int, pthread_timedjoin_np, pthread_t handle, void **result, const struct timespec *until)
{
    NEXT(pthread_timedjoin_np);
    return joined(next(handle, result, until), handle);
}

RACE_HOOK(int, pthread_clockjoin_np, pthread_t handle, void **result, clockid_t clock, const struct timespec *until)
{
    NEXT(pthread_clockjoin_np);
    return joined(next(handle, result, clock, until), handle);
}

RACE_HOOK(int, pthread_detach, pthread_t handle)
{
    NEXT(pthread_detach);
    race_thread_detached(handle);
    return next(handle);
}

RACE_HOOK(int, thrd_detach, thrd_t handle)
{
    NEXT(thrd_detach);
    race_thread_detached(handle);
    return next(handle);
}

/* Memory that a thread gives back, and another one gets. */

RACE_HOOK(void, free, void *at)
{
    NEXT(free);
    if (unlikely(race_watch.has_threads) && at) race_memory_freed(at, malloc_usable_size(at));
    next(at);
}

RACE_HOOK(void *, realloc, void *at, size_t nbytes)
{
    NEXT(realloc);
    if (unlikely(race_watch.has_threads) && at) race_memory_freed(at, malloc_usable_size(at));
    return next(at, nbytes);
}

RACE_HOOK(int, munmap, void *at, size_t nbytes)
{
    NEXT(munmap);
    if (unlikely(race_watch.has_threads)) race_memory_freed(at, nbytes);
    return next(at, nbytes);
}
