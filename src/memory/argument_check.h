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

/* Returns the bytes of `n` blocks of `block` elements that start `stride` elements apart, or SIZE_MAX, which no memory
 * has, if a size_t cannot hold them. `n` is not 0. */
static inline size_t argument_extent(size_t n, ptrdiff_t stride, size_t block, size_t element)
{
    size_t extent;
    bool is_wrapped = __builtin_mul_overflow(n - 1, (size_t)stride, &extent) ||
                      __builtin_add_overflow(extent, block, &extent) ||
                      __builtin_mul_overflow(extent, element, &extent);
    return is_wrapped ? SIZE_MAX : extent;
}

_Noreturn cold_path void argument_die_not_symmetric(const void *address, size_t nbytes, const char *where,
                                                    const char *argument);

/* Rejects memory of a GPU in operations in which the CPU would access it: atomics, signals, collectives. */
_Noreturn cold_path void argument_die_on_device(const void *address, const char *where, const char *argument);

/* Returns the world number of a member of the context's team. */
int argument_check_pe(const struct context *c, int pe, const char *where, const char *argument);

#endif
