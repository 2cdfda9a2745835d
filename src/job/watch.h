/* Watching: in a job whose launcher may not end it when a PE dies, each process has a thread that notices. It sleeps,
 * and costs nothing while all is well. */
#ifndef HEDDLE_WATCH_H
#define HEDDLE_WATCH_H

#include "base/base.h"

/* For good, once there is a board: ends this process when the job is ending, or another PE of this machine is gone. */
void watch_up(void);

/* What this thread does beside, whenever it is woken, or after as many milliseconds as it says; -1: not before. By
 * whoever asks other machines, heartbeat.c; NULL: nothing. Stored with release, as it may need what was written before.
 */
typedef int watch_work(void);
extern watch_work *watch_meanwhile hidden_symbol;
void watch_wake(void);

#endif
