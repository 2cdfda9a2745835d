/* Time slices of the kernel's scheduler. */
#ifndef HEDDLE_SHORT_SLICE_H
#define HEDDLE_SHORT_SLICE_H

/* For a thread that works for some microseconds each time it wakes: it gets a processor at once, even if another thread
 * computes there. With a slice as long as that thread's it may have to wait until theirs is over, for milliseconds.
 * Linux 6.12 and later; without effect before. */
void short_slice_request(void);

#endif
