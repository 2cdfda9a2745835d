/* Which kernel runs this process: containers on one machine have names, networks and memory of their own, and share its
 * processors all the same. */
#ifndef HEDDLE_KERNEL_H
#define HEDDLE_KERNEL_H

#include "base/base.h"

enum { KERNEL_SIZE = 40 };

/* The number that it has made up when it began; "" if it does not say. */
void kernel_read(char id[KERNEL_SIZE]);

#endif
