/* Counters of the operations that were posted to other nodes. Direct operations are complete at once, and not counted.
 */
#ifndef HEDDLE_PCNTR_H
#define HEDDLE_PCNTR_H

#include "core/core.h"

struct counters {
    uint64_t writes, reads, writes_done, reads_done;
};

/* Adds the counters of a context. Completed operations are a lower bound, exact after a quiet. */
void pcntr_add(struct counters *sum, struct context *c);

/* Raises the completed counters after a wait. */
void pcntr_raise(struct context *c, uint64_t writes, uint64_t reads);

/* After a wait for this mark: raises them to all counted operations, if none was posted after the mark. */
void pcntr_raise_up_to(struct context *c, uint64_t mark);

uint64_t pcntr_issued_writes(context_handle handle, const char *where);
uint64_t pcntr_issued_reads(context_handle handle, const char *where);
uint64_t pcntr_completed_writes(context_handle handle, const char *where);
uint64_t pcntr_completed_reads(context_handle handle, const char *where);
uint64_t pcntr_target(const char *where);
void pcntr_all(context_handle handle, void *all, const char *where);

void pcntr_resources(void *info, const char *where);

#endif
