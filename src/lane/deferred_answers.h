/* Answers to the lane that shares the connections of the receive endpoint (wire.h), kept for who is in it.
 *
 * Such answers come to whoever serves. If that thread is in the lane, too, it hands them on at once; if not, it keeps a
 * copy. Whoever is in the lane begins with those that are kept, so that all go in their order; another thread may serve
 * at the same time, for long, and keep more. */
#ifndef HEDDLE_DEFERRED_ANSWERS_H
#define HEDDLE_DEFERRED_ANSWERS_H

#include "base/base.h"

/* At the receive endpoint. */
void deferred_answers_add(void *stream, const void *bytes, size_t nbytes);
/* Inside the lane. False: there were none. */
bool deferred_answers_hand_on(void (*answered)(void *stream, const void *bytes, size_t nbytes));
bool deferred_answers_are_none(void);

/* Forgets all; while no other thread is here. */
void deferred_answers_down(void);

#endif
