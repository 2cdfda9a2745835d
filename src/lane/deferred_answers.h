/* Acknowledgements to the lane that shares the connections of the receive endpoint (wire.h), kept for the thread that
 * holds the lane.
 *
 * They arrive at the thread that polls the endpoint. If that thread also holds the lane, it handles them at once; else
 * it keeps a copy. The thread that holds the lane begins with the copies, so that all are handled in order. Another
 * thread may poll the endpoint at the same time, for long, and keep more. */
#ifndef HEDDLE_DEFERRED_ANSWERS_H
#define HEDDLE_DEFERRED_ANSWERS_H

#include "base/base.h"

/* At the receive endpoint. */
void deferred_answers_add(void *stream, const void *bytes, size_t nbytes);
/* Inside the lane. Returns false if there were none. */
bool deferred_answers_hand_on(void (*answered)(void *stream, const void *bytes, size_t nbytes));
bool deferred_answers_are_none(void);

/* Frees all, after all other threads have ended. */
void deferred_answers_down(void);

#endif
