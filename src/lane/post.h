/* Posting: an operation on a PE of another node becomes a record, or several, in the batch of the context's lane. */
#ifndef HEDDLE_POST_H
#define HEDDLE_POST_H

#include <string.h>

#include "lane/lane.h"

enum {
    POST_PIECE = BATCH_SIZE / 2 - 64, /* bytes of one record of a long put or get: two and a header fit a batch */
    IN_PLACE_MOST = BATCH_SIZE - 64,  /* of one whose source is read where it is */
};

/* What a record has behind its first two words, and what its answer has; or nothing. */
struct extent {
    const void *bytes;
    size_t nbytes;
    void *to;
    size_t result;
};

force_inline void post_expect(struct batch *b, struct extent more)
{
    b->results[b->n_results++] = (struct result){.to = more.to, .nbytes = more.result};
    b->answer_size += record_padded(more.result);
}

force_inline bool post_fits(const struct batch *b, struct extent more)
{
    if (b->at + record_padded(more.nbytes) > b->end) return false;
    return !more.result ||
           (b->n_results < b->results_here && b->answer_size + record_padded(more.result) <= BATCH_SIZE);
}

/* The way that most take: a record for a span in the heap of a PE on another node, for which a batch is being gathered,
 * where it fits, on a lane that this thread owns, where this context has posted last, so that the batch is marked as
 * its own. False if it is anything else, right or wrong, and nothing has happened then. An aligned element, whose span
 * is given as 1, cannot stick out of the heap. To lane_count_fast, a put is as long as a word, and what is answered
 * has no length. Counted in test/lane/posting.c. */
force_inline bool post_record(struct context *c, const void *address, size_t span, int pe, unsigned op, uint64_t second,
                              struct extent more)
{
    const struct region *heap = &region_table[REGION_HEAP];
    struct lane *lane = context_lane(c);
    uint64_t header = (uintptr_t)address - heap->base;
    if (unlikely(!lock_own(&lane->lock))) return false;
    if (likely((unsigned)pe < (unsigned)c->team->n_pes && header < heap->size &&
               ((__builtin_constant_p(span) && span == 1) || span <= heap->size - header))) {
        struct peer peer = roster.peers[(unsigned)team_pe(c->team, pe)];
        struct batch *b = lane->gathering; /* for another node than ours */
        if (likely(peer.node == b->node && lane->poster == c && post_fits(b, more))) {
            uint64_t *at = (uint64_t *)b->at;
            b->at += 2 * sizeof *at + record_padded(more.nbytes);
            at[0] = header | (uint64_t)op << 58 | (uint64_t)peer.local << 44; /* REGION_HEAP is 0 */
            at[1] = second;
            if (more.result) {
                post_expect(b, more);
                count_more(&c->reads, 1);
                lane->counted += 2 * sizeof *at;
                lane->words++;
            }
            if (more.nbytes) {
                lane->counted += record_padded(more.nbytes);
                memcpy(at + 2, more.bytes, more.nbytes);
            }
            lock_disown(&lane->lock);
            return true;
        }
    }
    lock_disown(&lane->lock);
    return false;
}

force_inline bool post_scalar_fast(struct context *c, const void *address, int pe, unsigned op, uint64_t value)
{
    return post_record(c, address, 1, pe, op, value, (struct extent){0});
}

force_inline bool post_bytes_fast(struct context *c, void *dest, int pe, const void *source, size_t nbytes)
{
    if (unlikely(nbytes - 1 >= POST_PIECE)) return false;
    return post_record(c, dest, nbytes, pe, RECORD_PUT, nbytes, (struct extent){.bytes = source, .nbytes = nbytes});
}

/* What is answered with `nbytes` bytes of what is there. */
force_inline bool post_fetch_fast(struct context *c, const void *address, int pe, unsigned op, uint64_t operand,
                                  void *to, size_t nbytes)
{
    return post_record(c, address, nbytes, pe, op, operand, (struct extent){.to = to, .result = nbytes});
}

force_inline bool post_get_fast(struct context *c, const void *source, int pe, void *dest, size_t nbytes)
{
    return likely(nbytes - 1 < POST_PIECE) && post_fetch_fast(c, source, pe, RECORD_GET, nbytes, dest, nbytes);
}

/* One value of 1, 2, 4 or 8 bytes. */
void post_scalar(struct context *c, const struct target *t, uint64_t value, size_t nbytes);

/* The bytes are copied: the source may be reused at once. */
void post_put(struct context *c, const struct target *t, const void *source, size_t nbytes);
void post_put_signal(struct context *c, const struct target *t, const void *source, size_t nbytes,
                     const struct target *word, uint64_t signal, bool add);

/* The same, and the word is set; but a long source is read where it is, and this waits until it has been. */
void post_put_signal_in_place(struct context *c, const struct target *t, const void *source, size_t nbytes,
                              const struct target *word, uint64_t signal);

/* The result is there when the context's mark has been passed. */
void post_get(struct context *c, const struct target *t, void *dest, size_t nbytes);

/* An atomic operation on a word of 32 or 64 bits; `fetch` may be NULL, or receives the old value likewise. */
void post_amo(struct context *c, const struct target *t, enum amo op, unsigned bits, uint64_t cond, uint64_t value,
              void *fetch);

/* An atomic AND on a word of 32 bits; wakes the threads that sleep on it if one of the bits `asleep` was set. */
void post_and_wake(struct context *c, const struct target *t, uint32_t operand, uint32_t asleep);

/* With the target of a counter on the same PE, which counts behind the bytes; of no bytes, `t` is not looked at. */
void post_put_counted(struct context *c, const struct target *t, const void *source, size_t nbytes,
                      const struct target *counter);
void post_get_counted(struct context *c, const struct target *t, void *dest, size_t nbytes,
                      const struct target *counter);

enum { POST_PUSH_MAX = POST_PIECE };

/* To an append, at most POST_PUSH_MAX bytes. `counter` may be NULL; `came_of_it` too: then nothing is answered. */
void post_push(struct context *c, const struct target *append, const void *source, size_t nbytes,
               const struct target *counter, bool tries, uint64_t *came_of_it);

/* Asks for room for any number of bytes. */
struct append_answer;
void post_reserve(struct context *c, const struct target *append, size_t nbytes, bool tries,
                  struct append_answer *answer);

#endif
