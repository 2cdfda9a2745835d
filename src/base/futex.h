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

/* Sleeps while *word is `value`, at most `milliseconds`; may also return for no reason. */
static inline void futex_wait(uint32_t *word, uint32_t value, int milliseconds)
{
    struct timespec limit = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000L};
    syscall(SYS_futex, word, FUTEX_WAIT, value, &limit, NULL, 0);
}

static inline void futex_wake_one(uint32_t *word) { syscall(SYS_futex, word, FUTEX_WAKE, 1, NULL, NULL, 0); }

static inline void futex_wake_all(uint32_t *word) { syscall(SYS_futex, word, FUTEX_WAKE, 0x7fffffff, NULL, NULL, 0); }

#endif
