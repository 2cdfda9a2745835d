/* The functions of the C library with which threads start, end and wait for each other: libheddle-races defines them
 * for the program, with the edges that they make. The build reads their names here. */
#ifndef HEDDLE_RACE_PTHREAD_H
#define HEDDLE_RACE_PTHREAD_H

#include <pthread.h>
#include <semaphore.h>
#include <threads.h>

#include "race_next.h"

RACE_HOOK int hook_pthread_mutex_lock(pthread_mutex_t *mutex);
RACE_HOOK int hook_pthread_mutex_trylock(pthread_mutex_t *mutex);
RACE_HOOK int hook_pthread_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *until);
RACE_HOOK int hook_pthread_mutex_unlock(pthread_mutex_t *mutex);
RACE_HOOK int hook_pthread_rwlock_rdlock(pthread_rwlock_t *lock);
RACE_HOOK int hook_pthread_rwlock_tryrdlock(pthread_rwlock_t *lock);
RACE_HOOK int hook_pthread_rwlock_timedrdlock(pthread_rwlock_t *lock, const struct timespec *until);
RACE_HOOK int hook_pthread_rwlock_wrlock(pthread_rwlock_t *lock);
RACE_HOOK int hook_pthread_rwlock_trywrlock(pthread_rwlock_t *lock);
RACE_HOOK int hook_pthread_rwlock_timedwrlock(pthread_rwlock_t *lock, const struct timespec *until);
RACE_HOOK int hook_pthread_rwlock_unlock(pthread_rwlock_t *lock);
RACE_HOOK int hook_pthread_spin_lock(pthread_spinlock_t *lock);
RACE_HOOK int hook_pthread_spin_trylock(pthread_spinlock_t *lock);
RACE_HOOK int hook_pthread_spin_unlock(pthread_spinlock_t *lock);
RACE_HOOK int hook_sem_wait(sem_t *semaphore);
RACE_HOOK int hook_sem_trywait(sem_t *semaphore);
RACE_HOOK int hook_sem_timedwait(sem_t *semaphore, const struct timespec *until);
RACE_HOOK int hook_sem_post(sem_t *semaphore);
RACE_HOOK int hook_mtx_lock(mtx_t *mutex);
RACE_HOOK int hook_mtx_trylock(mtx_t *mutex);
RACE_HOOK int hook_mtx_timedlock(mtx_t *restrict mutex, const struct timespec *restrict until);
RACE_HOOK int hook_mtx_unlock(mtx_t *mutex);
RACE_HOOK int hook_pthread_mutex_clocklock(pthread_mutex_t *mutex, clockid_t clock, const struct timespec *until);
RACE_HOOK int hook_pthread_rwlock_clockrdlock(pthread_rwlock_t *lock, clockid_t clock, const struct timespec *until);
RACE_HOOK int hook_pthread_rwlock_clockwrlock(pthread_rwlock_t *lock, clockid_t clock, const struct timespec *until);
RACE_HOOK int hook_sem_clockwait(sem_t *semaphore, clockid_t clock, const struct timespec *until);
RACE_HOOK int hook_pthread_barrier_wait(pthread_barrier_t *barrier);
RACE_HOOK int hook_pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex);
RACE_HOOK int hook_pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex,
                                          const struct timespec *until);
RACE_HOOK int hook_pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock,
                                          const struct timespec *until);
RACE_HOOK int hook_pthread_cond_signal(pthread_cond_t *condition);
RACE_HOOK int hook_pthread_cond_broadcast(pthread_cond_t *condition);
RACE_HOOK int hook_cnd_wait(cnd_t *condition, mtx_t *mutex);
RACE_HOOK int hook_cnd_timedwait(cnd_t *restrict condition, mtx_t *restrict mutex,
                                 const struct timespec *restrict until);
RACE_HOOK int hook_cnd_signal(cnd_t *condition);
RACE_HOOK int hook_cnd_broadcast(cnd_t *condition);
RACE_HOOK int hook_pthread_once(pthread_once_t *control, void (*run)(void));
RACE_HOOK void hook_call_once(once_flag *control, void (*run)(void));
RACE_HOOK int hook_pthread_create(pthread_t *handle, const pthread_attr_t *attributes, void *(*run)(void *),
                                  void *argument);
RACE_HOOK int hook_thrd_create(thrd_t *handle, thrd_start_t run, void *argument);
RACE_HOOK int hook_pthread_join(pthread_t handle, void **result);
RACE_HOOK int hook_thrd_join(thrd_t handle, int *result);
RACE_HOOK int hook_pthread_tryjoin_np(pthread_t handle, void **result);
RACE_HOOK int hook_pthread_timedjoin_np(pthread_t handle, void **result, const struct timespec *until);
RACE_HOOK int hook_pthread_clockjoin_np(pthread_t handle, void **result, clockid_t clock, const struct timespec *until);
RACE_HOOK int hook_pthread_detach(pthread_t handle);
RACE_HOOK int hook_thrd_detach(thrd_t handle);

RACE_HOOK void hook_free(void *at);
RACE_HOOK void *hook_realloc(void *at, size_t nbytes);
RACE_HOOK int hook_munmap(void *at, size_t nbytes);

/* Of the C++ library. */
int __cxa_guard_acquire(uint64_t *guard);
void __cxa_guard_release(uint64_t *guard);
RACE_HOOK int hook___cxa_guard_acquire(uint64_t *guard);
RACE_HOOK void hook___cxa_guard_release(uint64_t *guard);

#endif
