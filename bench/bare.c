/* A shared library of functions that do nothing but the work itself, on an address that is known to be
 * mapped. No library that is called through the same kind of call can be faster; how near one comes is the
 * ratio that the benchmarks report.
 *
 * The checked ones also do what the standard's arguments force on every library: look the PE up, see that the
 * address is symmetric, translate it. They show how much of the distance to the bare call is that, on the
 * processor at hand. */
#include "bare.h"

#include <stdint.h>

void bare_store(long *at, long value) { __atomic_store_n(at, value, __ATOMIC_RELAXED); }

long bare_load(const long *at) { return __atomic_load_n(at, __ATOMIC_RELAXED); }

void bare_add(long *at, long value) { __atomic_fetch_add(at, value, __ATOMIC_SEQ_CST); }

enum { most_pes = 64 };
static uintptr_t symmetric_base;
static size_t symmetric_size;
static uintptr_t mapped_at[most_pes]; /* 0: that PE is not mapped */

void bare_symmetric(void *base, size_t nbytes, void *mapped, int pe)
{
    symmetric_base = (uintptr_t)base;
    symmetric_size = nbytes;
    if (pe >= 0 && pe < most_pes) mapped_at[pe] = (uintptr_t)mapped;
}

static inline long *translate(const long *at, int pe)
{
    size_t offset = (uintptr_t)at - symmetric_base;
    if (__builtin_expect((unsigned)pe >= most_pes || offset >= symmetric_size || !mapped_at[pe], 0)) __builtin_trap();
    return (long *)(mapped_at[pe] + offset); // NOLINT(performance-no-int-to-ptr)
}

void bare_checked_store(long *at, long value, int pe) { __atomic_store_n(translate(at, pe), value, __ATOMIC_RELAXED); }

void bare_checked_add(long *at, long value, int pe) { __atomic_fetch_add(translate(at, pe), value, __ATOMIC_SEQ_CST); }
