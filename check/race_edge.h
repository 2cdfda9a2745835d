/* The lock of the state of this PE, and the edges between its threads. */
#ifndef HEDDLE_RACE_EDGE_H
#define HEDDLE_RACE_EDGE_H

#include <time.h>

#include "race.h"
#include "race_thread.h"

/* The calling thread. */
extern _Thread_local struct race_self {
    bool is_inside;            /* a signal handler, or a malloc of the program, may come meanwhile */
    bool is_unwatched;         /* a thread of the library: it makes no edges */
    int ignoring;              /* see race_ignore */
    uint32_t releases;         /* to other threads of this PE */
    struct race_thread *clock; /* under the lock */
    struct race_start *start;  /* NULL: it is the first thread, or was not made by pthread_create */
    unsigned generation;       /* of race_edge_up, to which the clock belongs */
} race_self;

/* The lock, and the C library's functions for it, which make no edges. */
extern struct race_edge {
    pthread_mutex_t mutex;
    int (*lock)(pthread_mutex_t *), (*unlock)(pthread_mutex_t *); /* NULL: not known yet */
    int (*timedlock)(pthread_mutex_t *, const struct timespec *until);
    uint32_t calls;      /* grows with each call that may change a clock */
    unsigned generation; /* grows with each initialisation of the library */
    bool has_said_full;
} race_edge;
void race_edge_find_lock(void);

void race_edge_up(void); /* the calling thread is the first one */

/* Around what uses clocks or the shadow. race_begin_access: of what is not a call. False: nothing is to be done. */
bool race_begin_access(void);
bool race_begin(void);
bool race_is_begun(void); /* has this thread its clock? */

/* Without a condition. */
static inline void race_hold(void)
{
    race_self.is_inside = true;
    if (unlikely(!race_edge.lock)) race_edge_find_lock(); /* a thread may be made before the constructors run */
    race_edge.lock(&race_edge.mutex);
}

static inline void race_end(void)
{
    race_edge.unlock(&race_edge.mutex);
    race_self.is_inside = false;
}

/* Grows with each call of this PE that may change a clock, and with each release of this thread. */
static inline uint32_t race_epoch(void) { return load_relaxed(&race_edge.calls) + race_self.releases; }

#endif
