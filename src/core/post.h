/* Posting: an operation on a PE of another node becomes a record, or several, in the batch of the context's lane. */
#ifndef HEDDLE_POST_H
#define HEDDLE_POST_H

#include "core/lane.h"

/* The way that most take: a word in the heap of a PE on another node, for which a batch is being gathered, without
 * waiting for anything. False if it is anything else, right or wrong, and nothing has happened then. */
always_inline bool post_word(struct context *c, const void *address, int pe, unsigned op, uint64_t value)
{
    const struct region *heap = &region_table[REGION_HEAP];
    struct lane *lane = c->lane;
    uint64_t offset = (uintptr_t)address - heap->base;
    if (unlikely(!lane || (unsigned)pe >= (unsigned)c->team->n_pes || offset >= heap->size)) return false;
    struct peer peer = roster.peers[team_pe(c->team, pe)];
    if (unlikely(peer.node == roster.my_node || !lock_try(&lane->lock))) return false;
    struct stream *s = lane->recent;
    struct batch *b = s->open;
    bool room = s->node == peer.node && b && s->first && b->used <= BATCH_SIZE - 2 * sizeof(uint64_t);
    if (likely(room)) {
        uint64_t *at = (uint64_t *)(b->bytes + b->used);
        at[0] = (uint64_t)op << 58 | (uint64_t)peer.local << 44 | offset; /* REGION_HEAP is 0 */
        at[1] = value;
        b->used += 2 * sizeof(uint64_t);
        if (c->mark < b->sequence) store_relaxed(&c->mark, b->sequence);
    }
    lock_leave(&lane->lock);
    return room;
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

#endif
