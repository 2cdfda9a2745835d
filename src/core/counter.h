/* Counters of the operations that were posted to other nodes. What goes directly is complete at once, and not counted. */
#ifndef HEDDLE_COUNTER_H
#define HEDDLE_COUNTER_H

#include "core/core.h"

struct counters {
    uint64_t writes, reads, writes_done, reads_done;
};

/* Adds a context's. What is complete is a lower bound, exact after a quiet. */
void counters_add(struct counters *sum, struct context *c);

/* After a wait: so many are complete. */
void counters_raise(struct context *c, uint64_t writes, uint64_t reads);

uint64_t counter_issued_writes(context_handle handle, const char *where);
uint64_t counter_issued_reads(context_handle handle, const char *where);
uint64_t counter_completed_writes(context_handle handle, const char *where);
uint64_t counter_completed_reads(context_handle handle, const char *where);
uint64_t counter_target(const char *where);
void counter_all(context_handle handle, void *all, const char *where);

void counter_resources(void *info, const char *where);

#endif
