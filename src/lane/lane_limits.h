/* How much a lane takes. The model of completion has smaller ones, in a file that takes the place of this one,
 * test/model/lane/lane_limits.h: what holds must hold with any. A batch with BATCH_FULL bytes is full, since all of a
 * lane's are to stay in a cache; the long record with which it gets full may reach on to BATCH_SIZE. */
#ifndef HEDDLE_LANE_LIMITS_H
#define HEDDLE_LANE_LIMITS_H

enum {
    BATCH_FULL = 64 << 10,
    BATCH_SIZE = 120 << 10,      /* bytes of a message: one system call where TCP is below */
    SHORT_MESSAGE = 4096,        /* bytes that a driver takes whole, if nothing much is on its way */
    BATCHES = 16,                /* buffers of a lane: what may be gathered or in flight */
    HISTORY = 1024,              /* batches and long transfers that may follow the oldest one that is under way */
    UNSIGNALED_STREAK = 127,     /* unsignaled batches in a row on one stream; then one that asks */
    UNSIGNALED_BYTES = 32 << 10, /* likewise, if the driver does not say */
    UNSIGNALED_MAX = 256,        /* of a lane */
    IN_PLACE_FROM = 64 << 10, /* bytes of a put that the driver reads where they are: a shorter copy is in the cache */
    BULK_FROM = 128 << 10,    /* bytes of a transfer that is long, if nobody says; */
    RDMA_FROM = 16 << 10,     /* where a card moves it; */
    RDMA_AWAITED = 256 << 10, /* and of a put that its thread waits for, if no card but the kernel or UCX copies */
    RDMA_COPIED = 16 << 10,   /* of a put on an idle connection whose source is copied: a longer one is awaited */
    RDMA_ALONE = 2,           /* puts in a row of which each was followed by a quiet, before the NIC has the next */
    RDMA_CHUNK = 32 << 20,    /* bytes of memory to which there is one key, */
    RDMA_PIECE = 1 << 20,     /* of what a card is given at a time, */
    RDMA_WINDOW = 8,          /* how often, on a lane, before it is done with the first, */
    RDMA_TAIL = 64,           /* and of the last piece of a put with a signal, which goes as a message */
};

#endif
