/* Time that passes, whatever the calendar says. */
#ifndef HEDDLE_CLOCK_H
#define HEDDLE_CLOCK_H

#include <time.h>

#include "base/base.h"

force_inline int64_t clock_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

force_inline int64_t clock_ms(void) { return clock_ns() / 1000000; }

#endif
