/* Waiting for another thread to do a few instructions. A yield alone may come back at once, for ever: where that thread
 * has a lower priority, and on kernels where who yields in a loop keeps others from the processor for a minute (6.18).
 */
#ifndef HEDDLE_YIELD_H
#define HEDDLE_YIELD_H

#include <stdbool.h>
#include <stdint.h>

/* Yields the processor. False, and nothing is done, if a yield a short while ago gave it to a program that computes:
 * then the caller sleeps instead. The kernel lets a thread that has slept run as soon as it is woken, before programs
 * that compute, but a thread that yields waits until the time slice of each of them is over, several milliseconds.
 * `*now_ns`: the clock a moment ago, or 0 if that is not known; becomes the clock after the yield. */
bool yield_if_cheap(int64_t *now_ns);

/* So many threads of this job that copy may share a processor. A yield to all of them is not yet one to a program that
 * computes. */
void yield_expect(int sharers);

/* Yields the processor, or sleeps for a moment where a yield is not cheap. */
void yield_once(void);

/* Called again and again until that has happened, with the same `times`, 0 at first: yields, later sleeps. */
void yield_step(unsigned *times);

#endif
