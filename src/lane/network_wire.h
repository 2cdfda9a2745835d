/* Which driver this job's network has. All PEs call this. */
#ifndef HEDDLE_NETWORK_WIRE_H
#define HEDDLE_NETWORK_WIRE_H

#include "wire/wire.h"

/* The driver that HEDDLE_WIRE names by its first `name_length` bytes, or for "auto" the best that all PEs have. Ends
 * the job if there is none. */
const struct wire *network_wire_find(size_t name_length);

#endif
