/* The lock of the state of this PE, and the edges between its threads. */
#ifndef HEDDLE_RACE_EDGE_H
#define HEDDLE_RACE_EDGE_H

#include "race.h"
#include "race_thread.h"

/* The calling thread. */
extern _Thread_local struct race_self {
    bool is_inside;            /* a signal handler, or a malloc of the program, may come meanwhile */
    bool is_unwatched;         /* a thread of the library: it makes no edges */
    int ignoring;              /* see race_ignore */
    uint32_t releases;         /* to other threads of this PE */
    struct race_thread *clock; /* under the lock */
    unsigned generation;       /* of race_edge_up, to which the clock belongs */
} race_self;

void race_edge_up(void); /* the calling thread is the first one */

/* Around what uses clocks or the shadow. race_begin_access: of what is not a call. False: nothing is to be done. */
bool race_begin_access(void);
bool race_begin(void);
void race_hold(void); /* without a condition */
void race_end(void);

/* Grows with each call of this PE that may change a clock, and with each release of this thread. */
uint32_t race_epoch(void);

#endif
