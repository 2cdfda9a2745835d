/* Late batches: their sender does not expect an answer of their own. An answer is a message as dear as the one that it
 * answers, and where nobody waits for it, what comes from there next can as well bring it (debt.h), or the answer to
 * a later batch, because a stream is applied in order. What was sent late and is waited for after all is asked for, by
 * an empty batch behind it.
 *
 * A batch goes late if it may be expected that nobody will wait for it: nobody has waited for the one before it on its
 * stream, of the same contexts; and if it is not one of many in a row, of which those that follow gather until it is
 * answered: its thread has looked for something in vain since. Never more than LATE_STREAK in a row on one stream.
 *
 * What holds, inside the lane:
 *
 *   - The book has each late batch that is not known to be applied, in their order. Its buffer is free already, and it
 *     does not hold the lane's low water back: who waits for a context's mark looks into the book, too.
 *   - What is charged to a request is never late, as the low water is all that a request knows.
 *   - A batch that is not late says, when it is answered, that all late ones before it on its stream are applied.
 *   - What the door is told (late_tell, without the lane) are hints: one that is lost, doubled or made up does no harm.
 */
#ifndef HEDDLE_LATE_H
#define HEDDLE_LATE_H

#include "base/base.h"

struct context;
struct lane;
struct stream;
struct batch;

enum {
    LATE_STREAK = 7, /* then one that is answered */
    LATE_MAX = 256,  /* of a lane */
    LATE_HINTS = 64, /* that its lane has not looked at: more are lost */
};

struct late_book {
    uint32_t n;
    struct late {
        uint64_t sequence, contexts;
        struct stream *stream;
    } late[LATE_MAX];
    uint64_t contexts; /* whose they are; read without the lock */
    uint64_t never;    /* contexts that go late no more; without the lock */
    uint64_t awaited;  /* the highest mark for which somebody has waited, whatever came of it; without the lock */
    uint32_t turns;    /* how often the lane's thread has looked in vain; without the lock */
    uint32_t heard;    /* of the hints below */
    uint32_t told aligned(cache_line); /* written by who has the door, as are these */
    uint64_t hints[LATE_HINTS];
};

/* A gathered batch is going to be sent: will it be late? Then it is in the book. */
bool late_goes(struct lane *lane, struct batch *b);

/* An answer: everything of the stream up to there is applied. True if there was a late batch with just this number. */
bool late_answered(struct lane *lane, struct stream *stream, uint64_t sequence);

/* Takes note of what the door was told. */
void late_listen(struct lane *lane);

/* Sees to it that all late batches of these contexts up to the mark are answered. True if there are none. */
bool late_ask(struct lane *lane, uint64_t mark, uint64_t contexts);

/* The door was told, in a batch for whatever lane. Under the baton. */
void late_tell(uint64_t note);

/* Somebody waits, or tests: of no batch up to this mark it can be said that nobody did. */
void late_note_wait(struct late_book *book, uint64_t mark);

/* Requests are charged with what the context posts from now on. */
cold void late_never(struct context *c);

/* The lane's thread has looked for something in vain. */
void late_note_turn(struct late_book *book);

#endif
