/* Letting time pass while waiting, on a machine that may have fewer cores than PEs: pauses, then yields, then sleep. */
#ifndef HEDDLE_PAUSE_H
#define HEDDLE_PAUSE_H

#include "core/core.h"

/* One wait: call pause_step each time the condition was looked at and did not hold. */
struct pause {
    unsigned steps;
    unsigned sleep_us; /* length of the last sleep */
};

/* Lets time pass: the longer the wait, the more of it. For what nobody wakes us for. */
void pause_step(struct pause *pause);

/* The same, until it is time to sleep: false then, and the caller sleeps on a futex. */
bool pause_step_awake(struct pause *pause);

#endif
