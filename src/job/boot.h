/* Boot: who am I, who are my neighbours, and small exchanges before symmetric memory exists.
 *
 * A job has machines, a machine has PEs that share a board (board.h), and the PEs of a machine are one node, or each a
 * node of its own where direct memory is switched off. What machines tell each other goes through the launcher, which
 * each driver knows how to talk to. */
#ifndef HEDDLE_BOOT_H
#define HEDDLE_BOOT_H

#include <sys/types.h>

#include "base/base.h"
#include "job/board.h"

struct boot_driver {
    const char *name;
    /* Was this process started this way? Looks at the environment only: it also runs in a constructor. */
    bool (*present)(void);
    /* Fills in boot.pe and boot.n_pes, and takes the place at the board if the launcher has made one. Ends the job with
     * a message if the launcher cannot be talked to. */
    void (*up)(void);

    /* NULL where a job is one machine with a board from its launcher. */
    void (*publish)(const void *record, size_t size); /* for the next fence */
    void (*fence)(void);                              /* all PEs of the job */
    /* What a PE has published before the last fence; its size, which is 0 if it is nothing, and may be beyond `room`.
     */
    size_t (*look_up)(int pe, void *record, size_t room);
    void (*abort)(int status); /* asks for the end of all PEs, as far as they have not ended by themselves */
    void (*pause)(void);       /* between shmem_init and the next exchange; may be NULL */
    void (*leave)(void);       /* before this process ends well */

    bool (*is_gone)(void); /* has the launcher ended? May be NULL */
};

extern const struct boot_driver boot_oshrun, boot_pmix, boot_pmi1, boot_pmi2, boot_alone;

struct boot {
    const struct boot_driver *driver; /* NULL before the first boot_up */
    pid_t pid;                        /* a child of fork() has another */
    int pe, n_pes;
    int node_pe, node_pes;   /* which PE of its node this is, of how many */
    int kernel_pes;          /* that share this machine's processors: with those of other containers on it */
    bool hosts_share_kernel; /* the job is on several, and they are containers of one kernel: the same on all PEs */
    uint32_t n_nodes, my_node;
    const struct peer *peers; /* by world PE, where each is; NULL with one node */
    const uint32_t *members;  /* the world PEs of this node, ascending; NULL with one node */
};
extern struct boot boot hidden_symbol;

/* Did a launcher start this process as a PE? */
bool boot_started_as_pe(void);

/* Chooses the driver and brings it up, the first time; notes that this PE is joining the job. */
void boot_up(void);

/* Publishes the address of this PE on the wire, for boot_card() after all PEs have called this. */
void boot_publish_card(const void *card, size_t size);
enum { NODE_CARDS = 4 }; /* PEs of each node whose addresses are published: enough to share the work */

/* Writes the card of a receive endpoint of that node, at most BOARD_CARD_SIZE bytes; different choices may be different
 * receive endpoints. */
size_t boot_card(uint32_t node, uint32_t choice, void *card);

/* A barrier of all PEs, without symmetric memory. */
void boot_barrier(void);

/* All PEs: makes of everybody's `size` bytes (at most BOARD_BLOB_SIZE) one, the same for all. combine(into, other) is
 * called in the order of PEs on each machine. */
void boot_agree(void *mine, size_t size, void (*combine)(void *into, const void *other));

/* All PEs of a node: `all` gets every one's `count` descriptors, duplicated into this process. */
void boot_share(const int *mine, int count, int *all);

/* No exchange follows until shmem_finalize: lets an MPI in this process talk to the launcher. */
void boot_pause(void);

/* The job's secret, the same in all PEs of all machines. */
const struct secret *boot_secret(void);

/* Notes on the board how far this PE has come. */
void boot_note(enum board_state state);

/* boot_meet.c: PEs that no launcher of ours has brought together find those they can share memory with, and sit down
 * at a board. */
void boot_meet(void);

#endif
