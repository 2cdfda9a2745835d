/* The symmetric heap's collective routines: every PE makes the same calls with the same arguments, so every PE's
 * allocator gives the same offset, without a word between them; but for the rare one at which the tables grow, where a
 * PE without memory for that makes the call fail on all. */
#ifndef HEDDLE_SYMMETRIC_MALLOC_H
#define HEDDLE_SYMMETRIC_MALLOC_H

#include "base/base.h"

void symmetric_up(void);
void symmetric_down(void);

void *symmetric_malloc(size_t size, long hints, const char *where);
void *symmetric_align(size_t alignment, size_t size, const char *where);
void *symmetric_calloc(size_t count, size_t size, const char *where);
void *symmetric_realloc(void *ptr, size_t size, const char *where);
/* The same in the partition of that number (partition.h); realloc and free find it by the address. */
void *symmetric_malloc_from(size_t size, int id, const char *where);
void *symmetric_align_from(size_t alignment, size_t size, int id, const char *where);
void *symmetric_calloc_from(size_t count, size_t size, int id, const char *where);

void symmetric_free(void *ptr, const char *where);

#endif
