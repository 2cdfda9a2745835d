/* The functions of an external heap: memory that the program provides (memory/external.h). */
#ifndef HEDDLE_EXTERNAL_HEAP_H
#define HEDDLE_EXTERNAL_HEAP_H

#include "base/base.h"

/* Stage of shmem_init. */
void external_heap_up(void);

/* Notes the memory for external_heap_finish. Ends the job if it cannot be one. */
void external_heap_create(void *base, size_t size, int device_type, const char *where);

/* Collective over all PEs. Makes the memory symmetric that they have noted, if they have. */
void external_heap_finish(const char *where);

#endif
