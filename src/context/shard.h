/* Shards of the default context: one for each registered thread, and free ones of earlier threads, which are used
 * again. Only shmem_finalize frees their memory, so that a quiet can visit them without a lock. */
#ifndef HEDDLE_SHARD_H
#define HEDDLE_SHARD_H

#include "base/atomic.h"
#include "core/core.h"

struct shard {
    struct context context;
    struct shard *next;
    struct context *
        *slot;       /* thread_shard of its thread; NULL: it has none. This and the fields below are under world.lock */
    uint64_t number; /* of a thread that the hook identifies */
    uint32_t nested; /* number of registrations; 0: free. Read without the lock */
};

extern struct shard *shard_list hidden_symbol; /* only grows, in thread.c */

/* The acquire pairs with the release in shard_take. */
static inline struct shard *shard_first(void) { return load_acquire(&shard_list); }

/* Returns the shard of the calling thread, or NULL. */
struct shard *shard_mine(void);

/* Checks once whether all their operations are complete. */
bool shard_test_all(void);

/* Returns true if a thread has its own lane, or may get one, whose batches are not ordered with those of the default
 * lane. */
bool shard_has_lanes(void);

#endif
