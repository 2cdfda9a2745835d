/* The end of the job: requests, checks for requests, and the end of this process. */
#ifndef HEDDLE_END_H
#define HEDDLE_END_H

#include <stdbool.h>
#include <stdint.h>

#include "base/base.h"

/* Ends the job because that PE has another build of the library, whose name is `build`. */
_Noreturn void end_for_builds(uint32_t pe, const char *build);

/* Requests the end of the whole job with this status. Returns true for the first request on this machine; that PE
 * prints the reason and then sets is_explained, for which other PEs wait. Does not end this process: call exit or
 * end_abort. */
bool end_ask(int status);
void end_explained(void);
void end_wait_until_explained(void);

/* Ends the processes that end_ask does not reach. */
void end_abort(int status);

/* True if a PE has requested the end of the job, or the launcher has ended. `status` is the exit status then. */
bool end_is_near(int *status);

/* True if a PE of this machine has requested it. A load. */
bool end_is_asked(void);

/* For long waits: ends this process if the job is ending. */
void end_leave_if_near(void);

#endif
