/* For libheddle-check, which proves that no PE can continue. Exported, but not a part of the interface. */
#ifndef HEDDLE_ALL_QUIET_H
#define HEDDLE_ALL_QUIET_H

#include <stdbool.h>

/* Returns true if nothing that this PE has started can still change memory of any PE: its operations on all contexts
 * and requests, and the messages of its collectives, are applied, and each nonblocking collective that it has started
 * is complete here. Sends what is gathered, and does not wait. Any thread may call; the result covers what was started
 * before the call. */
__attribute__((visibility("default"))) bool heddle_is_quiet(void);

#endif
