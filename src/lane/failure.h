/* The network has failed: a connection is gone, or something has come that cannot be. The job cannot go on then; nor
 * can a child of fork(), which has none. */
#ifndef HEDDLE_FAILURE_H
#define HEDDLE_FAILURE_H

#include "base/base.h"

/* What came is damaged: ends the job. */
_Noreturn void failure_die(const char *why);

/* fork() leaves the child without a network: whatever it posts ends it with a message. */
_Noreturn void failure_die_in_child(void);

/* For the driver: a process at the other end is gone. Whoever started it knows more than we do, and ends this one, too;
 * threads that wait see that. The progress thread gives them some time, and then ends the job itself. */
void failure_note(const char *why);
bool failure_is_noted(void);
_Noreturn void failure_end_job(void);

/* Forgets it; while no other thread is here. */
void failure_down(void);

#endif
