/* External heap: memory that the program provides and makes symmetric. Its pages are replaced by pages of a span of
 * REGION_HEAP, which all PEs of a node have mapped, at the address that the program knows. An address in it stands for
 * the address of the same byte in the span. The views of contexts do not contain it: its addresses reach the
 * out-of-line functions, which translate them after all regions were searched. */
#ifndef HEDDLE_EXTERNAL_H
#define HEDDLE_EXTERNAL_H

#include "memory/region.h"

struct external {
    uintptr_t base; /* where the program has it */
    size_t size;    /* 0 while there is none */
    uintptr_t span; /* where this PE's copy of REGION_HEAP has it */
};
extern struct external external hidden_symbol;

/* Makes it private memory of the program again, with its contents. No PE accesses it meanwhile. */
void external_down(void);

/* Returns what is wrong with memory that the program provides, or NULL. */
const char *external_problem(const void *base, size_t size, char *why, size_t why_size);

/* Replaces its pages, which keep their contents, by those of a span of this PE's heap. Returns 0, or an error number.
 * No thread may access the memory meanwhile. */
must_check int external_map(void *base, size_t size, size_t offset);

/* Returns the address in REGION_HEAP that an address of the external heap stands for; NULL if the span is not in it. */
force_inline const void *external_in_heap(const void *address, size_t nbytes)
{
    size_t offset = (uintptr_t)address - external.base;
    if (offset >= external.size || nbytes > external.size - offset) return NULL;
    return (const void *)(external.span + offset);
}

#endif
