/* Acknowledgements that arrive: their results are stored, and the low water of the lane rises. */
#ifndef HEDDLE_LANE_ANSWER_H
#define HEDDLE_LANE_ANSWER_H

#include "base/base.h"

/* For the driver: an acknowledgement has arrived on a connection. Called inside its lane, or for the lane that shares
 * them, at the receive endpoint. */
void lane_answered(void *stream, const void *bytes, size_t nbytes);
void lane_answered_at_rx(void *stream, const void *bytes, size_t nbytes);

#endif
