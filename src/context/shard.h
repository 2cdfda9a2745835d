/* Shards of the default context: one for each thread that is registered, and those that were. They are taken again, and
 * freed by shmem_finalize only, so that a quiet can visit them without a lock. */
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
    uint32_t nested; /* registrations; 0: free. Read without the lock */
};

extern struct shard *shard_list hidden_symbol; /* only grows, in thread.c */

/* The acquire pairs with the release in shard_take. */
static inline struct shard *shard_first(void) { return load_acquire(&shard_list); }

/* The calling thread's, or NULL. */
struct shard *shard_mine(void);

/* Once: has all that they have posted been applied? */
bool shard_test_all(void);

/* Has a thread a lane of its own, or may it get one, whose batches are not in order with the default lane's? */
bool shard_has_lanes(void);

#endif
