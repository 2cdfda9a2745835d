/* Limits of a lane. The model of completion has smaller ones, in a file that replaces this one,
 * test/model/lane/lane_limits.h: the protocol must hold with any. A batch with BATCH_FULL bytes is full, because all
 * batches of a lane are to stay in a cache. The long record that fills it may reach up to BATCH_SIZE. */
#ifndef HEDDLE_LANE_LIMITS_H
#define HEDDLE_LANE_LIMITS_H

enum {
    BATCH_FULL = 64 << 10,
    BATCH_SIZE = 120 << 10,      /* bytes of a message: one system call over TCP */
    SHORT_MESSAGE = 4096,        /* bytes that a driver takes whole, if little is in flight */
    BATCHES = 16,                /* buffers of a lane, for batches that are gathered or in flight */
    HISTORY = 1024,              /* batches and long transfers that may follow the oldest one in flight */
    UNSIGNALED_STREAK = 127,     /* consecutive unsignaled batches on one connection; the next one is signaled */
    UNSIGNALED_BYTES = 32 << 10, /* bytes of these, if the driver does not give a limit */
    UNSIGNALED_MAX = 256,        /* unsignaled batches of a lane */
    IN_PLACE_FROM = 64 << 10,    /* bytes of a put that the driver reads in place: a shorter copy stays in the cache */
    BULK_FROM = 128 << 10,       /* bytes of a long transfer, by default */
    RDMA_FROM = 16 << 10,        /* bytes of a long transfer that the NIC moves */
    RDMA_AWAITED = 256 << 10,    /* bytes of a blocking put by RDMA, if the kernel or UCX emulates the NIC */
    RDMA_COPIED = 16 << 10,      /* bytes of a put on an idle connection that are copied; a longer one is awaited */
    RDMA_ALONE = 2,              /* consecutive puts with a quiet each, before the NIC has the next one */
    RDMA_CHUNK = 32 << 20,       /* bytes of memory with one key */
    RDMA_PIECE = 1 << 20,        /* bytes that the NIC gets in one piece */
    RDMA_WINDOW = 8,             /* pieces that the NIC has at most, for each lane */
    RDMA_TAIL = 64,              /* bytes at the end of a put with a signal, which go as a message */
};

#endif
