/* NUMA nodes of this machine, and memory of chosen nodes. Uses system calls only, no library. */
#ifndef HEDDLE_NUMA_H
#define HEDDLE_NUMA_H

#include "memory/traits.h"

/* Makes the memory of [at, at + size), page by page when it is touched, come from the nodes that the traits specify.
 * For shared memory this holds for every process that accesses it. False with the reason in `why`; then nothing has
 * changed. */
must_check bool numa_bind(void *at, size_t size, const struct traits *traits, char *why, size_t why_size);

#endif
