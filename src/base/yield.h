/* Waiting for another thread to do a few instructions. A yield alone may come back at once, for ever: where that thread
 * has a lower priority, and on kernels where who yields in a loop keeps others from the processor for a minute (6.18).
 */
#ifndef HEDDLE_YIELD_H
#define HEDDLE_YIELD_H

/* Called again and again until that has happened, with the same `times`, 0 at first: yields, later sleeps. Is no
 * cancellation point. */
void yield_step(unsigned *times);

#endif
