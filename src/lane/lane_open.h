/* Opening and closing a lane. */
#ifndef HEDDLE_LANE_OPEN_H
#define HEDDLE_LANE_OPEN_H

#include "lane/lane.h"

/* Initialises a lane; only its number is set already. */
void lane_open(struct lane *lane);
void lane_close(struct lane *lane);

#endif
