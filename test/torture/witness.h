/* Looking: whether memory at the target is what it should be, now that somebody has been told that an operation is
 * complete there, or has seen its flag. The witness of a PE is a thread that does this for all PEs; they ask on the
 * board. */
#ifndef TORTURE_WITNESS_H
#define TORTURE_WITNESS_H

#include "stage.h"

/* The witness's thread, while there may be several. */
void witness_up(void);
void witness_down(void);

/* Looks at what others ask for; by the main thread, if there is no witness. */
void witness_serve(void);

enum { LOT_ALL = (1 << 16) - 1, PES_ALL = (1 << MAX_PES) - 1 };

/* The calling thread looks from outside, at once: at those operations of a lot that come before place `count` in it and
 * have a target among `pes` (bits); at what is there when the word of an operation is, if that comes soon. */
void witness_peek(const struct lot *lot, uint32_t count, uint32_t pes);
void witness_peek_flag(const struct op *flag);

/* The target's thread looks, in its own memory. */
void witness_look_here(const struct op *op, const char *why);

/* A thread asks others to look at those operations of a lot that come before place `count` in it, have a target among
 * `pes` (bits), and are its witness's (or its target's) to look at. Waits for the verdicts, or goes on. */
void witness_ask(int thread, const struct lot *lot, uint32_t count, uint32_t pes, enum look look, bool waits);

/* The operation will set a word: whoever sees that sees its data, and what it is a flag of. Before it is issued. */
void witness_watch(int thread, const struct op *op);

/* Until nobody is still to look for this thread. */
void witness_wait(int thread);

#endif
