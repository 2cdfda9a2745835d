/* Watching: in a job whose launcher may not end it when a PE dies, each process has a thread that notices. It sleeps,
 * and costs nothing while all is well. */
#ifndef HEDDLE_WATCH_H
#define HEDDLE_WATCH_H

#include "base/base.h"

/* For good, once there is a board: ends this process when the job is ending, or another PE of this machine is gone. */
void watch_up(void);

/* Additional work of this thread at each wake-up, or after the returned number of milliseconds; -1: only at the next
 * wake-up. Set by heartbeat.c, or NULL. Stored with release, because the work may read data that was written before.
 */
typedef int watch_work(void);
extern watch_work *watch_meanwhile hidden_symbol;
void watch_wake(void);

#endif
