/* How much a lane takes. The model of completion, test/core/completion_model.c, has smaller ones, in a file that takes
 * the place of this one: what holds must hold with any. */
#ifndef HEDDLE_LANE_LIMITS_H
#define HEDDLE_LANE_LIMITS_H

enum {
    BATCH_SIZE = 120 << 10, /* bytes of a message: one system call where TCP is below */
    BATCH_FULL =
        64 << 10,         /* with so many it is full, as all of a lane's are to stay in a cache; but for what is long */
    SHORT_MESSAGE = 4096, /* bytes that a driver takes whole, if nothing much is on its way */
    BATCHES = 16,         /* buffers of a lane: what may be gathered or in flight */
    HISTORY = 1024,       /* batches and long transfers that may follow the oldest one that is under way */
    UNACKED_STREAK = 7,   /* unacked batches in a row on one stream; then one that asks */
    UNACKED_BYTES = 32 << 10, /* likewise */
    UNACKED_MAX = 256,        /* of a lane */
};

#endif
