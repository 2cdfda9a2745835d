/* Sleeping until a word changes, also across processes that share its page. */
#ifndef HEDDLE_FUTEX_H
#define HEDDLE_FUTEX_H

#include <linux/futex.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/base.h"

/* How long to sleep before looking whether the job is ending. */
enum { FUTEX_LOOK_MS = 30 };

/* Sleeps while *word is `value`, at most so long; may also return for no reason. */
static inline void futex_wait_us(uint32_t *word, uint32_t value, long us)
{
    struct timespec limit = {.tv_sec = us / 1000000, .tv_nsec = us % 1000000 * 1000L};
    syscall(SYS_futex, word, FUTEX_WAIT, value, &limit, NULL, 0);
}

static inline void futex_wait(uint32_t *word, uint32_t value, int milliseconds)
{
    futex_wait_us(word, value, milliseconds * 1000L);
}

static inline void futex_wake_one(uint32_t *word) { syscall(SYS_futex, word, FUTEX_WAKE, 1, NULL, NULL, 0); }

static inline void futex_wake_all(uint32_t *word) { syscall(SYS_futex, word, FUTEX_WAKE, 0x7fffffff, NULL, NULL, 0); }

#endif
