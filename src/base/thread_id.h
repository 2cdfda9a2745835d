/* Identity of the calling thread, for objects of one thread: lanes, contexts, registrations. */
#ifndef HEDDLE_THREAD_ID_H
#define HEDDLE_THREAD_ID_H

#include "base/base.h"

/* The program's own number of the calling thread, if it has told how to find it; else NULL. */
extern uint64_t (*thread_id_gettid)(void) hidden_symbol;

/* A number that no other running thread has. Neither 0, 1 nor odd, which are other owners of lanes. */
uintptr_t thread_id(void);

#endif
