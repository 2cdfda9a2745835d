/* Boot: the number of this PE, the other PEs, and small exchanges before symmetric memory exists.
 *
 * A job has machines, a machine has PEs that share a board (board.h), and the PEs of a machine are one node, or each a
 * node of its own if direct memory is switched off. Machines exchange data through the launcher; each driver implements
 * the protocol of one launcher. */
#ifndef HEDDLE_BOOT_H
#define HEDDLE_BOOT_H

#include "base/base.h"
#include "job/boot_state.h"

extern const struct boot_driver boot_oshrun, boot_pmix, boot_pmi1, boot_pmi2, boot_alone;

/* Returns true if a launcher started this process as a PE. */
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

/* Collective over all PEs: combines `size` bytes of each PE (at most BOARD_BLOB_SIZE) to one result for all. Calls
 * combine(into, other) in the order of PEs on each machine. */
void boot_agree(void *mine, size_t size, void (*combine)(void *into, const void *other));

/* Collective over the PEs of a node: `all` gets `count` descriptors of each PE, duplicated into this process. */
void boot_share(const int *mine, int count, int *all);

/* No exchange follows until shmem_finalize: allows an MPI in this process to use the launcher. */
void boot_pause(void);

/* The job's secret, the same in all PEs of all machines. */
const struct secret *boot_secret(void);

/* Stores the state of this PE on the board. */
void boot_note(enum board_state state);

/* boot_meet.c: PEs under another launcher find the PEs with which they can share memory, and make a board. */
void boot_meet(void);

#endif
