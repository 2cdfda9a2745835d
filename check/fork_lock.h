/* Locks that are free in a forked child, with the state that they protect whole, although other threads use them. */
#ifndef HEDDLE_FORK_LOCK_H
#define HEDDLE_FORK_LOCK_H

#include <pthread.h>

/* From now on fork() takes the lock before it copies the process. Call it in a constructor. A thread that holds one
 * such lock takes no other one; it may take those of the library, which fork() takes later. */
void fork_lock(pthread_mutex_t *lock);

#endif
