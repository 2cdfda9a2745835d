/* The futex and the descriptor on which the progress thread sleeps (progress.h). */
#ifndef HEDDLE_PROGRESS_WAKE_H
#define HEDDLE_PROGRESS_WAKE_H

#include "base/base.h"

enum { AWAKE, NAPPING, ASLEEP }; /* until the next check at the latest; without a limit */

struct progress_sleeper {
    int wake_fd;
    uint32_t asleep; /* AWAKE, NAPPING or ASLEEP; the progress thread writes it, and threads with work for it read it
                        and wake it */
};
extern struct progress_sleeper progress_sleeper hidden_symbol;

/* Wakes the progress thread: after a while for gathered records, which it sends if the caller does not return; or at
 * once. */
void progress_wake(void);
void progress_wake_now(void);

#endif
