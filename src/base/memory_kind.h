/* The memory that an address is in, in words: for messages about addresses that are not symmetric. */
#ifndef HEDDLE_MEMORY_KIND_H
#define HEDDLE_MEMORY_KIND_H

#include "base/base.h"

enum { MEMORY_KIND_SIZE = 320 };

/* Writes "on the stack", "on the C heap", "in libx.so" or the like, from the kernel's list of mappings, and returns the
 * text. */
const char *memory_kind(const void *address, char text[MEMORY_KIND_SIZE]);

#endif
