/* What the progress thread sleeps on, for itself and for those who wake it (progress.h). */
#ifndef HEDDLE_PROGRESS_WAKE_H
#define HEDDLE_PROGRESS_WAKE_H

#include "base/base.h"

enum { AWAKE, NAPPING, ASLEEP }; /* until the next look at the latest; for good */

struct progress_sleeper {
    int wake_fd;
    uint32_t asleep; /* AWAKE and so on: written by the thread; who has something for it looks at it and wakes it */
};
extern struct progress_sleeper progress_sleeper hidden_symbol;

#endif
