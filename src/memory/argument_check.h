/* Checks of arguments: the range of a PE, the symmetry of an address, the validity of a context. If one fails, a
 * message names the function (`where`), the argument, its value and the valid values, and the job ends. */
#ifndef HEDDLE_ARGUMENT_CHECK_H
#define HEDDLE_ARGUMENT_CHECK_H

#include "base/log.h"
#include "core/core.h"

static inline void argument_check_started(const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
}

_Noreturn cold_path void argument_die_not_symmetric(const void *address, size_t nbytes, const char *where,
                                                    const char *argument);

/* Rejects memory of a GPU in operations in which the CPU would access it: atomics, signals, collectives. */
_Noreturn cold_path void argument_die_on_device(const void *address, const char *where, const char *argument);

/* Returns the world number of a member of the context's team. */
int argument_check_pe(const struct context *c, int pe, const char *where, const char *argument);

#endif
