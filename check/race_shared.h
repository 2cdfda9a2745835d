/* Memory that all PEs of a machine map: a file without a name that PE 0 makes. It is sparse, and only what is touched
 * takes memory. */
#ifndef HEDDLE_RACE_SHARED_H
#define HEDDLE_RACE_SHARED_H

#include <sched.h>

#include "base/atomic.h"
#include "base/base.h"

enum {
    RACE_PES = 64,        /* more PEs are refused */
    RACE_STREAMS = 8192,  /* activities whose progress a clock counts */
    RACE_LOCKS = 4096,    /* of the shadow */
    RACE_PAIRS = 4096,    /* of places, that were reported */
    RACE_SITES = 1 << 15, /* calls in the source, for each thread */
    RACE_FILES = 64,      /* programs and libraries with such calls */
    RACE_FILE_NAME = 256, /* bytes */
    RACE_ENTRIES = 64,    /* collectives that a PE was in last */
    RACE_NODES = 1 << 20, /* of accesses for which a cell has no room */
    RACE_NODE_WORDS = 8,  /* the last one is the number of the next node */
    RACE_CELL_WORDS = 4,
    RACE_GRANULE = 8, /* bytes that a cell stands for */
    RACE_NO_TARGET = 0xffff,
};

/* A call in the program's source, by one thread. */
struct race_site {
    uint32_t function; /* enum function */
    uint16_t thread, file;
    uint32_t place;  /* the same for all threads */
    uint64_t offset; /* of the return address in the file */
};

/* A stream of operations: those of a thread on one context to one target, or the accesses that a thread makes itself:
 * below RACE_PES those of the first thread of a PE, and otherwise with RACE_NO_TARGET. */
struct race_stream {
    uint16_t owner, target; /* PEs */
    uint32_t now;           /* the clock of the last operation; written by the owner */
};

/* A collective that a PE has entered, and where its clock was then. */
struct race_entry {
    uint64_t tag;
    uint32_t snapshot;
};

struct race_pe {
    uint64_t data_begin; /* the address of the program's global variables */
    uint32_t entries;    /* written so far */
    struct race_entry entry[RACE_ENTRIES];
    uint32_t snapshots;            /* taken so far */
    uint8_t has_pointer[RACE_PES]; /* it has asked for a pointer to the memory of that PE */
};

/* The head of the file. Arrays whose lengths vary lie behind it. */
struct race_shared {
    uint64_t nonce;
    uint32_t n_pes, clock_room, snapshot_room; /* words of a clock; clocks in a ring */
    uint32_t streams_used, nodes_used, free_node;
    uint32_t sites_used, files_used, pairs_used;
    uint32_t reports, not_printed, is_incomplete;
    uint32_t lock; /* protects sites, files, pairs and nodes */
    uint32_t cell_lock[RACE_LOCKS];
    uint64_t pair[RACE_PAIRS];
    char file[RACE_FILES][RACE_FILE_NAME];
    struct race_site site[RACE_SITES];
    struct race_stream stream[RACE_STREAMS];
    struct race_pe pe[RACE_PES];
};

/* As this process sees it. */
struct race_map {
    struct race_shared *shared; /* NULL: off */
    uint32_t *clocks;           /* of each PE: its present one, then the highest values of its release clocks */
    uint32_t *snapshots;        /* a ring of each PE */
    uint64_t *nodes;
    uint64_t *heap_cells, *data_cells; /* of each PE in turn */
    size_t heap_stride, data_stride;   /* words of one PE */
    size_t bytes;
};
extern struct race_map race_map;

/* Maps the memory: all PEs call it. heap and data: bytes of each PE. NULL, or why not. */
const char *race_map_up(int pe, int n_pes, size_t heap, size_t data);
void race_map_down(void);

/* A number for a stream of this PE; 0 if all are taken. */
unsigned race_stream_number(int owner, int target);

/* Are these the accesses of a thread itself, which are complete when they have been made? */
static inline bool race_stream_is_thread(unsigned stream)
{
    return stream < RACE_PES || race_map.shared->stream[stream].target == RACE_NO_TARGET;
}

/* A spin lock, held for some hundreds of instructions. A thread that waits longer yields, because the holder may have
 * lost its processor. */
static inline void race_take(uint32_t *lock)
{
    enum { SPINS = 100 };
    uint32_t is_free = 0;
    for (int i = 0; !compare_exchange_acquire(lock, &is_free, 1); i++) {
        is_free = 0;
        if (i < SPINS) cpu_pause();
        else sched_yield();
    }
}

static inline void race_give(uint32_t *lock) { store_release(lock, 0); }

static inline uint32_t *race_clock_of(int pe) { return race_map.clocks + (size_t)pe * 2 * race_map.shared->clock_room; }

/* The highest values of all release clocks of the PE. */
static inline uint32_t *race_highest_of(int pe) { return race_clock_of(pe) + race_map.shared->clock_room; }

#endif
