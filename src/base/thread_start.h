/* Threads of the library. Signals are for threads of the program: these block all of them. */
#ifndef HEDDLE_THREAD_START_H
#define HEDDLE_THREAD_START_H

#include <pthread.h>
#include <signal.h>

/* Returns 0, or the error of pthread_create. */
static inline int thread_start(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *), void *arg)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    int failed = pthread_create(thread, attributes, run, arg);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return failed;
}

#endif
