/* Symmetric addresses: where the copies of PEs are mapped in this process. */
#ifndef HEDDLE_REGION_REACH_H
#define HEDDLE_REGION_REACH_H

#include "memory/region.h"

/* Where context PE `pe`'s copy of a symmetric address is mapped here. Ends the job, naming function and argument,
 * if the library is not initialised, the PE is out of range, or the span is not symmetric. `argument` is the
 * address's name in `where`. The inline fast path calls it for everything that it does not handle. */
cold_path void *region_reach(const struct context *c, const void *address, size_t nbytes, int pe, const char *where,
                             const char *argument);

void *region_ptr(const struct context *c, const void *address, int pe);
int region_accessible(const void *address, int pe);
int region_pe_accessible(int pe);

/* The view that a team's PE numbers have of the heaps mapped here. */
struct heddle_view region_view(const struct team *team);

#endif
