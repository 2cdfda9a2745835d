/* Registered threads: each is a shard of the default context, a context of its own on which it issues what it issues
 * without one. Quiet, fence and barriers still mean the whole. */
#ifndef HEDDLE_THREAD_H
#define HEDDLE_THREAD_H

#include "core/core.h"

/* For shmem_finalize: all threads' registrations end. */
void thread_down(void);

/* 0; nonzero if the options insist on what is not there. Nested calls count. */
int thread_register(long options, const char *where);
void thread_unregister(const char *where);
void thread_quiet(const char *where);
void thread_fence(const char *where);
context_handle thread_context(const char *where);
void thread_register_gettid(uint64_t (*gettid)(void), const char *where);

#endif
