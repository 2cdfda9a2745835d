/* Collective routines of the symmetric heap. Every PE makes the same calls with the same arguments, so that every PE's
 * allocator returns the same offset without communication. The exception is the rare call at which the tables grow: if
 * one PE has no memory for that, the call fails on all PEs. */
#ifndef HEDDLE_SYMMETRIC_MALLOC_H
#define HEDDLE_SYMMETRIC_MALLOC_H

#include "base/base.h"

void symmetric_up(void);
void symmetric_down(void);

void *symmetric_malloc(size_t size, long hints, const char *where);
void *symmetric_align(size_t alignment, size_t size, const char *where);
void *symmetric_calloc(size_t count, size_t size, const char *where);
void *symmetric_realloc(void *ptr, size_t size, const char *where);
/* Allocates in the partition with that number (partition.h); realloc and free find the partition by the address. */
void *symmetric_malloc_from(size_t size, int id, const char *where);
void *symmetric_align_from(size_t alignment, size_t size, int id, const char *where);
void *symmetric_calloc_from(size_t count, size_t size, int id, const char *where);

void symmetric_free(void *ptr, const char *where);

/* Allocate in a partition or memory space, and free a block of it. Collective over the PEs that allocate from it. */
struct partition;
void *symmetric_take(struct partition *p, size_t size, const char *where);
void *symmetric_take_aligned(struct partition *p, size_t alignment, size_t size, const char *where);
void *symmetric_take_cleared(struct partition *p, size_t count, size_t size, const char *where);
void symmetric_release(struct partition *p, void *ptr, const char *where);

#endif
