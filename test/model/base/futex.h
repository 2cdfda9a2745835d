/* The library's sleep on a word for the model; on the machine of weak.h, a sleep ends when another thread ends it. */
#ifdef MODEL_WEAK
#ifndef HEDDLE_FUTEX_H
#define HEDDLE_FUTEX_H

#include "weak.h"

enum { FUTEX_LOOK_MS = 30 };

static inline void futex_wait_us(uint32_t *word, uint32_t value, long us)
{
    (void)us;
    weak_futex_wait(word, value);
}

static inline void futex_wait(uint32_t *word, uint32_t value, int milliseconds)
{
    futex_wait_us(word, value, milliseconds);
}

static inline void futex_wake_one(uint32_t *word) { weak_futex_wake(word, 1); }
static inline void futex_wake_all(uint32_t *word) { weak_futex_wake(word, -1u); }

#endif
#else
#include_next "base/futex.h"
#endif
