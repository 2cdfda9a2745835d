/* The executable's .data and .bss: global variables, which are symmetric, too. */
#ifndef HEDDLE_DATA_SEGMENT_H
#define HEDDLE_DATA_SEGMENT_H

#include <sys/types.h>

#include "base/base.h"

struct data_segment {
    uintptr_t base;
    size_t size;
    int fd;       /* the memfd with the variables; -1 if the constructor did not move them */
    pid_t pid;    /* the process that moved them; 0 if none did */
    dev_t device; /* with `inode` identifies the memfd: the program may close the descriptor */
    ino_t inode;
};

/* Called by shmem_init: moves the variables again if this process shares them with another one or has closed the memfd.
 * Sets `base` and `size` also if nothing was moved, which suffices for a PE without others on its node. */
void data_segment_find(void);
extern struct data_segment data_segment hidden_symbol;

#endif
