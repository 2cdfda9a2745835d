/* Which kernel runs this process: containers on one machine have names, networks and memory of their own, and share its
 * processors all the same. */
#ifndef HEDDLE_KERNEL_H
#define HEDDLE_KERNEL_H

#include <string.h>

#include "base/base.h"

enum { KERNEL_SIZE = 40 };

/* The number that it has made up when it began; "" if it does not say. */
static inline void kernel_read(char id[KERNEL_SIZE])
{
    FILE *file = fopen("/proc/sys/kernel/random/boot_id", "re");
    memset(id, 0, KERNEL_SIZE);
    if (file && !fgets(id, KERNEL_SIZE, file)) id[0] = 0;
    if (file) fclose(file);
}

#endif
