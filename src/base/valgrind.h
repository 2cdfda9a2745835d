/* Programs under valgrind, whose tools follow each byte of memory. */
#ifndef HEDDLE_VALGRIND_H
#define HEDDLE_VALGRIND_H

#include <string.h>

#include "base/base.h"

#if __has_include(<valgrind/helgrind.h>)
#include <valgrind/helgrind.h>
#else
#define VALGRIND_HG_DISABLE_CHECKING(address, size) ((void)(address), (void)(size))
#endif

/* It loads a library of its own before the program. */
static inline bool valgrind_is_here(void)
{
    const char *before = getenv("LD_PRELOAD");
    return before && strstr(before, "/vgpreload_");
}

/* Helgrind is not to follow what threads of this process do to this memory, because some do it for other PEs: whether
 * that is a race is between the program and those. */
static inline void valgrind_ignore(const void *address, size_t size)
{
    if (valgrind_is_here()) VALGRIND_HG_DISABLE_CHECKING(address, size);
}

#endif
