/* Counters and appends: what is counted at each PE, and what is pushed there. A push brings an item, which says which
 * operation it is of, and is followed by that operation's pattern. */
#ifndef TORTURE_APPENDS_H
#define TORTURE_APPENDS_H

#include "plan.h"

enum { COUNTERS = 2, ITEM_HEAD = 16 };

/* Collective. */
void appends_up(void);
void appends_down(void);

/* For a round: everything is empty, and nothing is counted. */
void appends_set(void);

/* Of an operation. */
shmemx_ct_t appends_counter(const struct op *op);
shmemx_oct_t appends_of(const struct op *op);

/* The item of an operation, as it is pushed. */
void appends_item(const struct op *op, unsigned char *item);

/* Is it in these bytes of an append? */
bool appends_has(const struct op *op, const unsigned char *bytes, size_t nbytes);

/* The witness takes what is in the ring; true while more will come. */
bool appends_consume(void);

/* Waits until everything has come that is counted and pushed here, and looks at it. `serve` is called meanwhile. */
void appends_wait(void (*serve)(void));

/* Everything is complete: the numbers are exact, and each item is there once. */
void appends_check(void);

#endif
