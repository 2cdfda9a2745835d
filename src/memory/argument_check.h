/* Checks of arguments, and what is said of a wrong one: a PE that is out of range, an address that is not symmetric, a
 * context that is none. The message names the function (`where`), the argument, its value and what would have been
 * right; the job ends. */
#ifndef HEDDLE_ARGUMENT_CHECK_H
#define HEDDLE_ARGUMENT_CHECK_H

#include "core/core.h"

_Noreturn cold_path void argument_die_not_symmetric(const void *address, size_t nbytes, const char *where,
                                                    const char *argument);

/* The same for a GPU's memory where the CPU would have to read or write it: atomics, signals, collectives. */
_Noreturn cold_path void argument_die_on_device(const void *address, const char *where, const char *argument);

/* A member of the context's team: returns its number in the world. */
int argument_check_pe(const struct context *c, int pe, const char *where, const char *argument);

#endif
