/* The network has failed: a connection is lost, or an invalid message has arrived. Then the job cannot continue. A
 * child of fork() cannot either, because it has no network. */
#ifndef HEDDLE_FAILURE_H
#define HEDDLE_FAILURE_H

#include "base/base.h"

/* A message is damaged: ends the job. */
_Noreturn void failure_die(const char *why);

/* fork() leaves the child without a network: any operation that it posts ends it with a message. */
_Noreturn void failure_die_in_child(void);

/* For the driver: a remote process is gone. The launcher knows more about the reason, and ends this process, too;
 * waiting threads check for that. The progress thread waits for some time, and then ends the job itself. */
void failure_note(const char *why);
bool failure_is_noted(void);
_Noreturn void failure_end_job(void);

/* Forgets it, after all other threads have ended. */
void failure_down(void);

#endif
