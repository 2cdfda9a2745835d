/* Opt-in: scalar puts and gets, and puts of 8 bytes, compiled into the program (-DHEDDLE_INLINE). They do what the
 * library's functions do; a profiler cannot see them, which is why this is not the default. Anything that is not a
 * plain access to a neighbour's heap is still a call. */
#ifndef HEDDLE_INLINE_H
#define HEDDLE_INLINE_H

#include <stddef.h>
#include <stdint.h>

/* How the default context's PE numbers reach the heaps that are mapped here; n and size are 0 outside
 * shmem_init ... shmem_finalize, so every access then takes the call, which says what is wrong. */
struct heddle_view {
    size_t first, n;
    uintptr_t heap;
    size_t step;
    uintptr_t base;
    size_t size;
};

#ifdef __cplusplus
extern "C" {
#endif
extern struct heddle_view heddle_view;
#ifdef __cplusplus
}
#endif

#endif
