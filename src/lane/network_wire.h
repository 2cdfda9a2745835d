/* The network driver of a job, by HEDDLE_WIRE. */
#ifndef HEDDLE_NETWORK_WIRE_H
#define HEDDLE_NETWORK_WIRE_H

#include "wire/wire.h"

/* Returns the driver that the first `name_length` bytes of HEDDLE_WIRE name, or for "auto" the best that all PEs have.
 * Ends the job if there is none. All PEs call it. */
const struct wire *network_wire_find(size_t name_length);

/* Ends the job if these bytes name no driver, in a job that needs none: the value would fail in the next job. It loads
 * nothing for a known name. */
void network_wire_check(size_t name_length);

#endif
