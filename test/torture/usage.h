/* The resources of this process: test/faults/soak.py checks that they do not grow. */
#ifndef TORTURE_USAGE_H
#define TORTURE_USAGE_H

#include <stdint.h>

/* Prints a line: private memory in KiB, maps, descriptors and threads. Between two rounds, when none is in flight. */
void usage_print(int pe, uint64_t rounds);

#endif
