/* Unsignaled batches: those that are sent without asking for an answer, as verbs and UCX call it unsignaled. An answer
 * is a message as dear as the one that it answers, and where nobody waits for it, it need not come: a stream is applied
 * in order, so that the answer to any later batch says the same.
 *
 * The protocol:
 *
 *   - Each message of a stream has a number, one more than the message before it. The target applies them in order and
 *     answers those that ask. An answer to number k says that all messages of the stream up to k are applied.
 *   - An unsignaled batch is in the lane's table from when it is handed to the driver until an answer tells that it is
 *     applied. It holds the lane's low water back like any other batch, although its buffer is free already.
 *   - Whoever waits for, or tests, what is in the table asks: by an empty batch on that stream, unless a message that
 *     asks is on its way behind it. So does who finds no room because the lane's history is full.
 *
 * Which batches go unsignaled is a guess, on which only speed hangs: those of whose predecessor on the stream, by the
 * same contexts, nobody has waited for; but not one of many in a row, of which those that follow gather until it is
 * answered (its thread has looked for something in vain since), unless it is full; nor where requests are charged, as
 * these will be waited for.
 *
 * One that nobody asks about must not depend on anybody's progress, once the driver has it: so what its stream has sent
 * since the last answer is few bytes, or as many as the driver says that a connection takes at once; or its sender
 * waits until it has left (lane_posted_in_place). */
#ifndef HEDDLE_UNSIGNALED_H
#define HEDDLE_UNSIGNALED_H

#include "base/base.h"
#include "lane/lane_limits.h"

struct lane;
struct stream;
struct batch;

struct unsignaled_table {
    uint32_t n;
    struct unsignaled {
        uint64_t sequence, number, contexts;
        struct stream *stream;
    } batches[UNSIGNALED_MAX];
    uint64_t awaited;     /* the highest mark for which somebody has waited, whatever came of it; without the lock */
    uint32_t empty_polls; /* how often the lane's thread has looked for something in vain; without the lock */
};

/* Inside the lane. A gathered batch is going to be sent: does it have to ask? If not, it is in the table as soon as it
 * has its number. */
bool unsignaled_must_ask(struct lane *lane, const struct batch *b);
void unsignaled_add(struct lane *lane, const struct batch *b);

/* An answer: the messages of the stream up to this number are applied. */
void unsignaled_answered(struct lane *lane, struct stream *stream, uint64_t number);

/* Sees to it that those of these contexts up to the mark are answered. True if there are none. */
bool unsignaled_ask(struct lane *lane, uint64_t mark, uint64_t contexts);

/* Not inside the lane: somebody waits, or tests; and the lane's thread has looked for something in vain. Not exact
 * where several threads do it at once: it is a guess that hangs on it. */
void unsignaled_note_wait(struct unsignaled_table *table, uint64_t mark);
void unsignaled_note_empty_poll(struct unsignaled_table *table);

#endif
