/* Locks, and records that are read and written by whoever has one. */
#ifndef TORTURE_LOCKS_H
#define TORTURE_LOCKS_H

#include <stdint.h>

void locks_set(void);

/* Takes a lock, adds 1 to its record by a get and puts, and gives the lock back. */
void locks_use(uint32_t how);

/* Everybody has been there as often as the plan says. */
void locks_check(void);

#endif
