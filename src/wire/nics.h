/* Is there a network card on this machine that is more than a way to sockets? All that the kernel knows are listed
 * there: InfiniBand, RoCE, Omni-Path and EFA in the first, Slingshot in the second. */
#ifndef HEDDLE_NICS_H
#define HEDDLE_NICS_H

#include <stdbool.h>
#include <unistd.h>

static inline bool nics_are_here(void)
{
    return !access("/sys/class/infiniband", F_OK) || !access("/sys/class/cxi", F_OK);
}

#endif
