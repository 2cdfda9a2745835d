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

/* A registered thread is a shard of the default context: it issues on a context of its own. */
extern _Thread_local struct context *thread_shard hidden_symbol __attribute__((tls_model("initial-exec")));
enum { THREADS_ALIKE, THREADS_BY_TLS, THREADS_BY_HOOK }; /* are there any; and who is who? */
extern uint32_t thread_rule hidden_symbol;
cold_path struct context *shard_by_hook(void);

/* Returns the context on which operations of the calling thread are issued. Not needed on the direct route. */
force_inline struct context *context_issuing(struct context *c)
{
    uint32_t rule = load_relaxed(&thread_rule);
    if (likely(!rule) || c != context_default) return c;
    struct context *shard = rule == THREADS_BY_TLS ? load_relaxed(&thread_shard) : shard_by_hook();
    return shard ? shard : c;
}

/* Returns the same without a call, for post_record. A user-level thread gets the default context, because only a call
 * maps it to its own; post_record posts nothing there (struct context, needs_lookup). */
force_inline struct context *context_issuing_fast(struct context *c)
{
    if (likely(!load_relaxed(&thread_rule))) return c;
    struct context *shard = load_relaxed(&thread_shard);
    return c == context_default && shard ? shard : c;
}

#endif
