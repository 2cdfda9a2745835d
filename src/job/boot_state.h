/* The place of this PE in its job, and the interface of the launcher that started it (boot.h). */
#ifndef HEDDLE_BOOT_STATE_H
#define HEDDLE_BOOT_STATE_H

#include <sys/types.h>

#include "base/base.h"
#include "base/clock.h"
#include "base/log.h"
#include "job/board.h"

struct boot_driver {
    const char *name;
    /* Returns true if this launcher started the process. Reads the environment only: it also runs in a constructor. */
    bool (*present)(void);
    /* Sets boot.pe and boot.n_pes, and joins the board if the launcher has made one. Ends the job with a message if it
     * cannot connect to the launcher. */
    void (*up)(void);

    /* NULL if a job is one machine with a board from its launcher. */
    void (*publish)(const void *record, size_t size); /* for the next fence */
    /* All PEs of the job. Ends it if the launcher does not answer for so many seconds; 0: waits for PEs that come
     * late. */
    void (*fence)(uint64_t patience);
    /* Reads the record that a PE published before the last fence. Returns its size, which is 0 without a record, and
     * may exceed `room`. */
    size_t (*look_up)(int pe, void *record, size_t room);
    void (*abort)(int status); /* requests the end of all PEs that have not ended by themselves */
    void (*pause)(void);       /* between shmem_init and the next exchange; may be NULL */
    void (*leave)(void);       /* before this process ends without an error */

    bool (*is_gone)(void); /* has the launcher ended? May be NULL */
};

struct boot {
    const struct boot_driver *driver; /* NULL before the first boot_up */
    pid_t pid;                        /* a child of fork() has another */
    int pe, n_pes;
    int node_pe, node_pes; /* the number of this PE on its node, and the number of PEs there */
    int kernel_pes;        /* that share this machine's processors: with those of other containers on it */
    uint32_t n_nodes, my_node;
    const struct peer *peers; /* the place of each world PE; NULL with one node */
    const uint32_t *members;  /* the world PEs of this node, ascending; NULL with one node */
};
extern struct boot boot hidden_symbol;

/* Ends the job if the launcher has been asked at `begin_ns`, as many seconds ago as the patience of the last fence. */
static inline void fence_check(int64_t begin_ns, uint64_t patience)
{
    if (!patience || (uint64_t)(clock_ns() - begin_ns) / 1000000000 < patience) return;
    die(NULL,
        "shmem_init: the launcher has not answered for %llu s (HEDDLE_TIMEOUT): a machine or its network is down, or a "
        "PE is stopped",
        (unsigned long long)patience);
}

#endif
