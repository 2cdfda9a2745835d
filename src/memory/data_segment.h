/* The executable's .data and .bss: global variables, which are symmetric, too. */
#ifndef HEDDLE_DATA_SEGMENT_H
#define HEDDLE_DATA_SEGMENT_H

#include "base/base.h"

/* As moved by the constructor. fd is -1 if nothing was moved: then data_segment_find says where they are, which is
 * enough for a PE that has no neighbours. */
void data_segment_find(void);
struct data_segment {
    uintptr_t base;
    size_t size;
    int fd;
};
extern struct data_segment data_segment hidden_symbol;

#endif
