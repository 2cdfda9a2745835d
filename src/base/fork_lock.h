/* Locks that are free in a forked child, with the state that they protect whole, although other threads use them. Each
 * shared library that uses this file has its own list of them. */
#ifndef HEDDLE_FORK_LOCK_H
#define HEDDLE_FORK_LOCK_H

#include <pthread.h>

#include "base/base.h"

/* From now on fork() takes the lock before it copies the process: the locks of a list in the reverse order of their
 * registration, and those of libheddle after those of the libraries in check/, which are loaded behind it. A thread
 * that holds a lock of the list takes no other lock of the same list. Call it in a constructor. */
void fork_lock(pthread_mutex_t *lock) hidden_symbol;

#endif
