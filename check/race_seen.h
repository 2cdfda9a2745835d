/* The last loads and stores that each thread has made of private memory, which has a shadow only after an operation has
 * accessed it: the operation searches here for accesses of other threads. */
#ifndef HEDDLE_RACE_SEEN_H
#define HEDDLE_RACE_SEEN_H

#include "race.h"
#include "race_thread.h"

/* Of the calling thread, which needs no lock. */
void race_seen_add(struct race_thread *thread, uintptr_t at, size_t nbytes, enum race_kind kind, const void *from);

/* An access of another thread that is not ordered before the present of `me`, and conflicts. */
struct race_seen_access {
    uintptr_t at;
    size_t nbytes;
    enum race_kind kind;
    const void *from;
    unsigned thread; /* as thread_me() counts */
};
bool race_seen_find(const struct race_thread *me, uintptr_t at, size_t nbytes, enum race_kind kind,
                    struct race_seen_access *found);

/* Forgets what is in memory that the program has given back. */
void race_seen_forget(uintptr_t at, size_t nbytes);

#endif
