/* Small tables, in the place of those of src/lane/lane_limits.h; or those sizes, with batches that are as small. */
#ifdef MODEL_OF_TIME /* bench/virtual: the library's own */
#include_next "lane/lane_limits.h"
#endif
#ifndef HEDDLE_LANE_LIMITS_H
#define HEDDLE_LANE_LIMITS_H

#ifdef MODEL_LARGE
enum { BATCHES = 16, HISTORY = 1024, UNSIGNALED_STREAK = 127, UNSIGNALED_BYTES = 32 << 10, UNSIGNALED_MAX = 256 };
#else
enum { BATCHES = 4, HISTORY = 6, UNSIGNALED_STREAK = 2, UNSIGNALED_BYTES = 400, UNSIGNALED_MAX = 3 };
#endif
enum { BATCH_SIZE = 512, BATCH_FULL = 384, SHORT_MESSAGE = 64, IN_PLACE_FROM = 128 };
enum {
    BULK_FROM = 256,
    RDMA_FROM = 256,
    RDMA_AWAITED = 1000,
    RDMA_COPIED = 64,
    RDMA_ALONE = 0,
    RDMA_CHUNK = 16384,
    RDMA_PIECE = 500,
    RDMA_WINDOW = 2,
    RDMA_TAIL = 16
};

#endif
