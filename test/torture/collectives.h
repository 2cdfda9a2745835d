/* Collectives: the same list at all PEs, which the first thread of each works off in its order, between its other
 * steps; those on a request it begins, and waits for later. */
#ifndef TORTURE_COLLECTIVES_H
#define TORTURE_COLLECTIVES_H

#include "plan.h"

enum { COLLECTIVES_SIZE = 1 << 20 }; /* bytes of sources, and of results */

/* One to be done, with buffers of its own; false if there is no room left. `may_block`: else only those on requests. */
bool collective_choose(struct random *r, struct collective *collective, uint32_t *used, int n_pes, bool may_block);

const char *collective_name(const struct collective *collective);
bool collective_is_barrier(const struct collective *collective);

/* Collective. */
void collectives_up(void);
void collectives_down(void);
void collectives_set(void);

/* `end`: waits for one that has been begun; does nothing for others. */
void collective_begin(const struct collective *collective);
void collective_end(const struct collective *collective);

#endif
