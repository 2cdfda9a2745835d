/* Distributed locks: a queue whose links are in the lock's word on each PE. Every waiter polls its own memory, and the
 * lock passes from PE to PE in the order of their arrival. */
#ifndef HEDDLE_GLOBAL_LOCK_H
#define HEDDLE_GLOBAL_LOCK_H

#include "core/core.h"

void global_lock_set(long *lock, const char *where);

/* global_lock_set in steps: global_lock_enqueue once, then global_lock_turn while the result is 1. */
int global_lock_enqueue(long *lock, const char *where); /* 0: acquired, 1: the PE is in the queue */
int global_lock_turn(long *lock, const char *where);    /* 0: acquired, 1: the PE is in the queue */

int global_lock_test(long *lock, const char *where); /* 0: acquired, 1: it was held */
void global_lock_clear(long *lock, const char *where);

#endif
