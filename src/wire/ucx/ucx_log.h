/* The errors that UCX logs after its start. UCX would print them at once, even if the cause is only that the job has
 * ended at a peer. The driver gets a status for each failure, so the last error is kept for the message with that
 * status, which a job that ends in order does not print. */
#ifndef HEDDLE_UCX_LOG_H
#define HEDDLE_UCX_LOG_H

#include <stddef.h>

#include "base/base.h"

/* Keeps errors from now on, unless the user has set UCX_LOG_LEVEL or an MPI is in the process, whose errors they may
 * be. */
void ucx_log_start(void) hidden_symbol;
void ucx_log_stop(void) hidden_symbol;

/* Writes " (ERROR)" to `text` if UCX has logged an error in the last second, and forgets it; else "". */
void ucx_log_take(char *text, size_t size) hidden_symbol;

#endif
