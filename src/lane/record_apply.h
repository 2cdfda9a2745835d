/* Applying the records of a batch that has arrived to the memory of this node's PEs. */
#ifndef HEDDLE_RECORD_APPLY_H
#define HEDDLE_RECORD_APPLY_H

#include "lane/record.h"

/* Applies a batch of this job (batch_is_of_job) to the memory of this node's PEs. The answer is written to
 * `answer`, which has room for BATCH_SIZE bytes behind the header; returns its length, or 0 and a sentence in *why if
 * the batch is damaged: then a part of it may have been applied, and nothing outside symmetric memory was touched. */
size_t record_apply_batch(const void *bytes, size_t nbytes, void *answer, size_t room, const char **why);

extern uint64_t record_count hidden_symbol; /* applied records; under the lock of the receive endpoint */

#endif
