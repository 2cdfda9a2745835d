/* Registered threads: each is a shard of the default context. Its operations without a context are issued on the
 * context of its shard. Quiet, fence and barriers of the default context include all shards. */
#ifndef HEDDLE_THREAD_H
#define HEDDLE_THREAD_H

#include "core/core.h"

/* For shmem_finalize: ends the registrations of all threads. */
void thread_down(void);

/* Returns 0, or nonzero if the options require a lane that is not available. Nested calls are counted. */
int thread_register(long options, const char *where);
void thread_unregister(const char *where);
void thread_quiet(const char *where);
void thread_fence(const char *where);
context_handle thread_context(const char *where);
void thread_register_gettid(uint64_t (*gettid)(void), const char *where);

#endif
