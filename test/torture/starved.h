/* Threads that the kernel does not let run: on some kernels (6.18 is one) a thread that yields in a loop can keep
 * others from a processor for a minute, those of the kernel among them, which then says that they are stuck. */
#ifndef TORTURE_STARVED_H
#define TORTURE_STARVED_H

#include <stdbool.h>
#include <stdint.h>

/* Is there a thread of these processes that could run, and has not for a moment since the call before? */
bool starved_is_any(const int32_t *pids, int n);

#endif
