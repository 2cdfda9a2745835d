#include "base/fork_lock.h"

enum { LOCKS = 8 };

static struct {
    pthread_mutex_t *locks[LOCKS];
    int n;
} forking;

static void before_fork(void)
{
    for (int i = forking.n; i--;) pthread_mutex_lock(forking.locks[i]);
}

static void after_fork(void)
{
    for (int i = 0; i < forking.n; i++) pthread_mutex_unlock(forking.locks[i]);
}

void fork_lock(pthread_mutex_t *lock)
{
    expect(1, forking.n < LOCKS);
    if (!forking.n) pthread_atfork(before_fork, after_fork, after_fork);
    forking.locks[forking.n++] = lock;
}
