/* Boot: who am I, who are my neighbours, and small exchanges before symmetric memory exists. One driver for each
 * way to be started. */
#ifndef HEDDLE_BOOT_H
#define HEDDLE_BOOT_H

#include "base/base.h"
#include "core/board.h"

struct boot_driver {
    const char *name;
    /* Was this process started this way? Looks at the environment only: it also runs in a constructor. */
    bool (*present)(void);
    /* Fills in boot.pe and what follows. Ends the job with a message if the launcher cannot be talked to. */
    void (*up)(void);
    /* All PEs: `all` gets every PE's `size` bytes (at most BOARD_BLOB_SIZE) in order. Also a barrier. */
    void (*gather)(const void *mine, size_t size, void *all);
    /* Leaves at most BOARD_CARD_SIZE bytes that any PE may look up after the next gather. Returns the size. */
    void (*publish)(const void *card, size_t size);
    size_t (*look_up)(int pe, void *card);
    /* All PEs of a node: `all` gets every one's `count` descriptors, duplicated into this process. */
    void (*share)(const int *mine, int count, int *all);
    /* Tells the launcher how far this PE has come. */
    void (*note)(enum board_state state);
    /* Asks for the end of the whole job with this status; the first to ask wins, and is told so. Does not end this
     * process. */
    bool (*end_job)(int status);
    /* Has somebody asked for it, or is the launcher gone? Then `status` is the status to exit with. */
    bool (*is_ending)(int *status);
};

extern const struct boot_driver boot_oshrun, boot_alone;

struct boot {
    const struct boot_driver *driver; /* NULL before the first boot_up */
    int pe, n_pes;
    int node_first, node_pes;
};
extern struct boot boot __attribute__((visibility("hidden")));

/* Did a launcher start this process as a PE? */
bool boot_started_as_pe(void);

/* Chooses the driver and brings it up, the first time; tells the launcher that this PE is joining the job. */
void boot_up(void);

/* A barrier of all PEs, without symmetric memory. */
void boot_barrier(void);

/* For waits that have become long: ends this process if the job is ending. */
void boot_leave_if_ending(void);

#endif
