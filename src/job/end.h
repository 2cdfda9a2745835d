/* The end of the job: who asks for it, who sees that it is near, and what this process does then. */
#ifndef HEDDLE_END_H
#define HEDDLE_END_H

#include <stdbool.h>
#include <stdint.h>

#include "base/base.h"

/* That PE has another build of the library than this one, of that name. */
_Noreturn void end_for_builds(uint32_t pe, const char *build);

/* Asks for the end of the whole job with this status; the first to ask on this machine wins, and is told so. It says
 * why, then that this is done: others stay so long. Does not end this process: exit, or end_abort, have to follow. */
bool end_ask(int status);
void end_explained(void);
void end_wait_until_explained(void);

/* Ends what end_ask cannot reach. */
void end_abort(int status);

/* True if a PE has requested the end of the job, or the launcher has ended. `status` is the exit status then. */
bool end_is_near(int *status);

/* True if a PE of this machine has requested it. A load. */
bool end_is_asked(void);

/* For waits that have become long: ends this process if the job is ending. */
void end_leave_if_near(void);

#endif
