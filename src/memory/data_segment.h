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

/* A number for the executable, from its build ID; 0 if it has none. */
uint64_t data_segment_program(void);

/* Two PEs of the job that run different programs, so global variables are not symmetric; other_pe is -1 if all PEs run
 * one program. Written by region_up. */
struct data_programs {
    int pe, other_pe;
};
extern struct data_programs data_programs hidden_symbol;

#endif
