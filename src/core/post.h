/* Posting: an operation on a PE of another node becomes a record, or several, in the batch of the context's lane. */
#ifndef HEDDLE_POST_H
#define HEDDLE_POST_H

#include "core/lane.h"

/* The way that most take: a word in the heap of a PE on another node, for which a batch is being gathered, on a lane
 * that this thread owns, where this context has posted last, so that the batch is marked as its own. False if it is
 * anything else, right or wrong, and nothing has happened then. Counted in test/core/posting.c. */
always_inline bool post_word(struct context *c, const void *address, int pe, unsigned op, uint64_t value)
{
    const struct region *heap = &region_table[REGION_HEAP];
    struct lane *lane = load_acquire(&c->lane); /* pairs with the release in bind, pool.c */
    uint64_t header = (uintptr_t)address - heap->base;
    if (unlikely(!lock_own(&lane->lock))) return false;
    if (likely((unsigned)pe < (unsigned)c->team->n_pes && header < heap->size)) {
        struct peer peer = roster.peers[(unsigned)team_pe(c->team, pe)];
        struct batch *b = lane->gathering; /* for another node than ours */
        if (likely(peer.node == b->node && lane->poster == c && b->at <= b->end)) {
            uint64_t *at = (uint64_t *)b->at;
            b->at += 2 * sizeof *at;
            at[0] = header | (uint64_t)op << 58 | (uint64_t)peer.local << 44; /* REGION_HEAP is 0 */
            at[1] = value;
            lock_disown(&lane->lock);
            return true;
        }
    }
    lock_disown(&lane->lock);
    return false;
}

/* One value of 1, 2, 4 or 8 bytes. */
void post_scalar(struct context *c, const struct target *t, uint64_t value, size_t nbytes);

/* The bytes are copied: the source may be reused at once. */
void post_put(struct context *c, const struct target *t, const void *source, size_t nbytes);
void post_put_signal(struct context *c, const struct target *t, const void *source, size_t nbytes,
                     const struct target *word, uint64_t signal, bool add);

/* The result is there when the context's mark has been passed. */
void post_get(struct context *c, const struct target *t, void *dest, size_t nbytes);

/* An atomic operation on a word of 32 or 64 bits; `fetch` may be NULL, or receives the old value likewise. */
void post_amo(struct context *c, const struct target *t, enum amo op, unsigned bits, uint64_t cond, uint64_t value,
              void *fetch);

/* With the target of a counter on the same PE, which counts behind the bytes; of no bytes, `t` is not looked at. */
void post_put_counted(struct context *c, const struct target *t, const void *source, size_t nbytes,
                      const struct target *counter);
void post_get_counted(struct context *c, const struct target *t, void *dest, size_t nbytes,
                      const struct target *counter);

enum { POST_PUSH_MAX = BATCH_SIZE / 2 - 64 };

/* To an append, at most POST_PUSH_MAX bytes. `counter` may be NULL; `came_of_it` too: then nothing is answered. */
void post_push(struct context *c, const struct target *append, const void *source, size_t nbytes,
               const struct target *counter, bool tries, uint64_t *came_of_it);

/* Asks for room for any number of bytes. */
struct append_answer;
void post_reserve(struct context *c, const struct target *append, size_t nbytes, bool tries,
                  struct append_answer *answer);

#endif
