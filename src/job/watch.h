/* Watching: if the launcher may not end the job when a PE dies, a thread of each process detects it. The thread sleeps
 * and costs nothing until then. */
#ifndef HEDDLE_WATCH_H
#define HEDDLE_WATCH_H

#include "base/base.h"

/* Starts the thread for the rest of the process, after the board exists. It ends this process when the job is ending,
 * or when another PE of this machine has ended. */
void watch_up(void);

/* Additional work of this thread at each wake-up, or after the returned number of milliseconds; -1: only at the next
 * wake-up. Set by heartbeat.c, or NULL. Stored with release, because the work may read data that was written before.
 */
typedef int watch_work(void);
extern watch_work *watch_meanwhile hidden_symbol;
void watch_wake(void);

#endif
