/* Posting: an operation on a PE of another node becomes a record, or several, in the batch of a lane. */
#ifndef HEDDLE_POST_H
#define HEDDLE_POST_H

#include "core/context.h"
#include "core/lane.h"

/* What an operation is charged to: where it is issued, and where it is noted what to wait for. */
struct issue {
    struct lane *lane;
    uint64_t *mark;
};

always_inline struct issue issue_on(struct context *c)
{
    c = context_issuing(c);
    return (struct issue){.lane = c->lane, .mark = &c->mark};
}

/* The way that most take: a word in the heap of a PE (of the context's team) on another node, for which a batch is being gathered, on a lane
 * that this thread owns. The mark is stored in *mark and, unless that is NULL, noted at `noted`. False if it is anything
 * else, right or wrong, and nothing has happened then. Counted in test/core/posting.c. */
always_inline bool post_word(const struct context *c, struct lane *lane, uint64_t *noted, uint64_t *mark,
                             const void *address, int pe, unsigned op, uint64_t value)
{
    const struct region *heap = &region_table[REGION_HEAP];
    uint64_t header = (uintptr_t)address - heap->base;
    if (unlikely(!lock_own(&lane->lock))) return false;
    if (likely((unsigned)pe < (unsigned)c->team->n_pes && header < heap->size)) {
        struct peer peer = roster.peers[team_pe(c->team, pe)];
        struct batch *b = lane->gathering; /* for another node than ours */
        if (likely(peer.node == b->node && b->at <= b->end)) {
            uint64_t *at = (uint64_t *)b->at;
            b->at += 2 * sizeof *at;
            at[0] = header | (uint64_t)op << 58 | (uint64_t)peer.local << 44; /* REGION_HEAP is 0 */
            at[1] = value;
            *mark = lane->opened; /* all that is on its way on this lane is its owner's */
            if (noted) store_relaxed(noted, *mark);
            lock_disown(&lane->lock);
            return true;
        }
    }
    lock_disown(&lane->lock);
    return false;
}

/* The same, noted on the context. */
always_inline bool post_word_noted(struct context *c, const void *address, int pe, unsigned op, uint64_t value)
{
    struct issue to = issue_on(c);
    uint64_t mark;
    return post_word(c, to.lane, to.mark, &mark, address, pe, op, value);
}

/* One value of 1, 2, 4 or 8 bytes. */
void post_scalar(struct issue to, const struct target *t, uint64_t value, size_t nbytes);

/* The bytes are copied: the source may be reused at once. */
void post_put(struct issue to, const struct target *t, const void *source, size_t nbytes);
void post_put_signal(struct issue to, const struct target *t, const void *source, size_t nbytes,
                     const struct target *word, uint64_t signal, bool add);

/* The result is there when the mark has been passed. */
void post_get(struct issue to, const struct target *t, void *dest, size_t nbytes);

/* An atomic operation on a word of 32 or 64 bits; `fetch` may be NULL, or receives the old value likewise. */
void post_amo(struct issue to, const struct target *t, enum amo op, unsigned bits, uint64_t cond, uint64_t value,
              void *fetch);

#endif
