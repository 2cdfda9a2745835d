/* Loads and stores of the program. With -fsanitize=thread a compiler adds a call of one of these functions to each.
 *
 * libheddle-access defines these functions without a check, and a program made by oshcc --check is linked with it.
 * libheddle-races defines the same functions: it is loaded before, so that they come first. */
#ifndef HEDDLE_RACE_ACCESS_H
#define HEDDLE_RACE_ACCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum race_access { RACE_LOAD, RACE_STORE };

#ifdef HEDDLE_ACCESS_UNCHECKED

static inline void access_plain(const volatile void *at, size_t nbytes, enum race_access kind, const void *from)
{
    (void)at, (void)nbytes, (void)kind, (void)from;
}

static inline void access_before_atomic(const volatile void *at, size_t nbytes, const void *from)
{
    (void)at, (void)nbytes, (void)from;
}

static inline void access_after_atomic(const volatile void *at, size_t nbytes, const void *from)
{
    (void)at, (void)nbytes, (void)from;
}

static inline void access_ignore(int change) { (void)change; }

#else

#include "race.h"

static inline bool access_is_watched(const volatile void *at)
{
    uintptr_t address = (uintptr_t)at;
    return address - race_watch.heap < race_watch.heap_size || address - race_watch.data < race_watch.data_size ||
           load_relaxed(&race_watch.has_private);
}

static inline void access_plain(const volatile void *at, size_t nbytes, enum race_access kind, const void *from)
{
    if (unlikely(access_is_watched(at))) race_plain(at, nbytes, kind == RACE_LOAD ? RACE_READ : RACE_WRITE, from);
}

/* Around an atomic operation of C or C++: one that writes is recorded before, one that reads after it. */
static inline void access_before_atomic(const volatile void *at, size_t nbytes, const void *from)
{
    if (unlikely(access_is_watched(at))) race_atomic(at, nbytes, RACE_ATOMIC, from);
}

static inline void access_after_atomic(const volatile void *at, size_t nbytes, const void *from)
{
    if (unlikely(access_is_watched(at))) race_atomic(at, nbytes, RACE_ATOMIC_READ, from);
}

static inline void access_ignore(int change) { race_ignore(change); }

#endif
#endif
