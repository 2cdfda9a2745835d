/* A machine with weakly ordered memory, as C11 describes it, for the threads of an exploration. Atomic accesses of the
 * library's code come here by base/atomic.h, and plain ones by the calls that compilers insert for a thread sanitizer.
 *
 * A load may return any value that the order of memory permits; the explorer chooses. The usual value is the newest
 * one. Two plain accesses to the same bytes, of which one is a write, fail if nothing orders them. */
#ifndef MODEL_WEAK_H
#define MODEL_WEAK_H

#include "base/base.h"

#ifdef MODEL_WEAK

/* Forgets everything: before the first access of a run. */
void weak_reset(void);

uint64_t weak_load(const void *at, size_t size, int order);
void weak_store(void *at, size_t size, uint64_t value, int order);
enum weak_update { WEAK_SET, WEAK_ADD, WEAK_SUB, WEAK_AND, WEAK_OR, WEAK_XOR };
uint64_t weak_fetch(enum weak_update what, void *at, size_t size, uint64_t value, int order);
bool weak_compare_exchange(void *at, void *expected, size_t size, uint64_t value, int order, int order_else);
void weak_fence(int order);

/* All threads pass a fence. */
void weak_membarrier(void);

/* A thread that acquires a lock or takes a message out is behind the last thread that has released the lock or put the
 * message in. `key` is the address of either. A message is weak if its driver orders only what a fence has ordered. */
void weak_acquire(const void *key);
void weak_release(const void *key);
void weak_release_message(const void *key);

/* The program reads or writes these bytes. */
void weak_reads(const void *at, size_t nbytes);
void weak_writes(const void *at, size_t nbytes);

/* Ends memory that the library has accessed. Another thread may get it from malloc, which orders the two. */
void weak_free(void *at);

/* The thread acts for another process: no other access counts than to these bytes. With NULL, it is itself again. */
void weak_act_for(const void *memory, size_t nbytes);

/* The kernel compares the word and lets the thread sleep. No sleep ends by itself. */
void weak_futex_wait(uint32_t *word, uint32_t value);
void weak_futex_wake(uint32_t *word, unsigned most);

#else

force_inline void weak_reset(void) {}
force_inline void weak_acquire(const void *key) { (void)key; }
force_inline void weak_release(const void *key) { (void)key; }
force_inline void weak_release_message(const void *key) { (void)key; }
force_inline void weak_reads(const void *at, size_t nbytes) { (void)at, (void)nbytes; }
force_inline void weak_writes(const void *at, size_t nbytes) { (void)at, (void)nbytes; }
force_inline void weak_free(void *at) { free(at); }
force_inline void weak_act_for(const void *memory, size_t nbytes) { (void)memory, (void)nbytes; }

#endif
#endif
