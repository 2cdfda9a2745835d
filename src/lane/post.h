/* Posting: an operation on a PE of another node becomes a record, or several, in the batch of the context's lane. */
#ifndef HEDDLE_POST_H
#define HEDDLE_POST_H

#include <string.h>

#include "lane/lane.h"

enum {
    POST_PIECE = BATCH_SIZE / 2 - 64, /* bytes of one record of a long put or get: a batch has room for two */
    IN_PLACE_MOST = BATCH_SIZE - 64,  /* bytes of one whose source is read in place */
};

/* Numbers of bytes of a record behind its first two words, and of its result; may be 0. */
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

/* The fast path of most operations: appends a record for a span in the heap of a PE on another node. It applies if a
 * batch for that node is being gathered and has room, on a lane that this thread owns, and this context posted last, so
 * that its bit is in the batch. Returns false without an effect in all other cases, valid or not. An aligned element,
 * whose span is given as 1, cannot cross the end of the heap. lane_count_fast counts a put as one word, and an
 * operation with an answer as none. test/lane/posting.c counts its instructions. */
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
        struct batch *b = lane->post.gathering; /* for a remote node */
        if (likely(peer.node == b->node && lane->post.poster == c && post_fits(b, more))) {
            uint64_t *at = (uint64_t *)b->at;
            b->at += 2 * sizeof *at + record_padded(more.nbytes);
            at[0] = header | (uint64_t)op << 58 | (uint64_t)peer.local << 44; /* REGION_HEAP is 0 */
            at[1] = second;
            if (more.result) {
                post_expect(b, more);
                count_more(&c->reads, 1);
                lane->post.counted += 2 * sizeof *at;
                lane->counts.words++;
            }
            if (more.nbytes) {
                lane->post.counted += record_padded(more.nbytes);
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

/* The same on a lane that several threads share, by its lock. */
bool post_scalar_shared(struct context *c, const void *address, int pe, unsigned op, uint64_t value);

force_inline bool post_bytes_fast(struct context *c, void *dest, int pe, const void *source, size_t nbytes)
{
    if (unlikely(nbytes - 1 >= POST_PIECE)) return false;
    return post_record(c, dest, nbytes, pe, RECORD_PUT, nbytes, (struct extent){.bytes = source, .nbytes = nbytes});
}

/* Appends an operation whose answer has `nbytes` bytes. */
force_inline bool post_fetch_fast(struct context *c, const void *address, int pe, unsigned op, uint64_t operand,
                                  void *to, size_t nbytes)
{
    return post_record(c, address, nbytes, pe, op, operand, (struct extent){.to = to, .result = nbytes});
}

force_inline bool post_get_fast(struct context *c, const void *source, int pe, void *dest, size_t nbytes)
{
    return likely(nbytes - 1 < POST_PIECE) && post_fetch_fast(c, source, pe, RECORD_GET, nbytes, dest, nbytes);
}

/* Puts one value of 1, 2, 4 or 8 bytes. */
void post_scalar(struct context *c, const struct target *t, uint64_t value, size_t nbytes);

/* Puts bytes, which are copied: the source may be reused at once. */
void post_put(struct context *c, const struct target *t, const void *source, size_t nbytes);
void post_put_signal(struct context *c, const struct target *t, const void *source, size_t nbytes,
                     const struct target *word, uint64_t signal, bool add);

/* Puts bytes, then sets the word. A long source is read in place, and the call waits until it has been read. */
void post_put_signal_in_place(struct context *c, const struct target *t, const void *source, size_t nbytes,
                              const struct target *word, uint64_t signal);

/* Gets bytes, which are valid when the context's mark is complete. */
void post_get(struct context *c, const struct target *t, void *dest, size_t nbytes);

/* An atomic operation on a word of 32 or 64 bits. `fetch` may be NULL; else the old value is valid there when the
 * context's mark is complete. */
void post_amo(struct context *c, const struct target *t, enum amo op, unsigned bits, uint64_t cond, uint64_t value,
              void *fetch);

/* An atomic AND on a word of 32 bits; wakes the threads that sleep on it if one of the bits `asleep` was set. */
void post_and_wake(struct context *c, const struct target *t, uint32_t operand, uint32_t asleep);

/* Puts bytes, then increments a counter on the same PE. If there are no bytes, `t` is not read. */
void post_put_counted(struct context *c, const struct target *t, const void *source, size_t nbytes,
                      const struct target *counter);
void post_get_counted(struct context *c, const struct target *t, void *dest, size_t nbytes,
                      const struct target *counter);

enum { POST_PUSH_MAX = POST_PIECE };

/* Pushes at most POST_PUSH_MAX bytes to an append. `counter` and `came_of_it` may be NULL; without the latter there is
 * no answer. */
void post_push(struct context *c, const struct target *append, const void *source, size_t nbytes,
               const struct target *counter, bool tries, uint64_t *came_of_it);

/* Requests room for any number of bytes. */
struct append_answer;
void post_reserve(struct context *c, const struct target *append, size_t nbytes, bool tries,
                  struct append_answer *answer);

#endif
