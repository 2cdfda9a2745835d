/* Debts: answers that this process's door owes for batches whose sender does not wait (late.h). What it owes a PE rides
 * in the header of the next batch that goes to that PE's door, from whatever lane; nobody sends it for its own sake,
 * because a sender that does wait asks.
 *
 * What holds: a debt says that all of a stream's batches up to one are applied. It is made and settled by who has the
 * door, and taken by any lane; in one word, which is its PE, too, so that nobody tells the wrong one. A PE has at most
 * one debt here, to one of its lanes; what finds the place taken is answered at once. */
#ifndef HEDDLE_DEBT_H
#define HEDDLE_DEBT_H

#include "base/base.h"

/* A sequence in 40 bits: the lane's, and what tells it from the lane's others that are under way. 0: none. */
enum { DEBT_BITS = 40 };

uint64_t debt_note(uint64_t sequence);
uint32_t debt_lane(uint64_t note); /* its number; whoever sent the note may have made it up */

/* At the door, when the batch has been applied: will its answer ride? If not, it is to be sent. */
bool debt_owe(uint32_t pe, uint64_t sequence);

/* At the door: an answer is sent, which says what a debt to the same lane would. */
void debt_settle(uint32_t pe, uint64_t sequence);

/* What is owed to the PE, a note, is going to be told; 0: nothing. By any thread. */
uint64_t debt_take(uint32_t pe);

/* Forgets all; while no other thread is here. */
void debt_down(void);

#endif
