/* This machine's TCP: on some kernels (6.18 is one), when it is very busy, what was sent stays with the kernel for a
 * minute, as the thread that would hand it on does not run. */
#ifndef TORTURE_LOOPBACK_H
#define TORTURE_LOOPBACK_H

#include <stdbool.h>

/* Does a byte that is sent from this processor to oneself not come within half a second? */
bool loopback_stands_still(void);

#endif
