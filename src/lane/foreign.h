/* Foreign messages: those that arrive without the secret of this job, from another job or from a process that is not
 * trusted. They are dropped and counted, and the job continues. */
#ifndef HEDDLE_FOREIGN_H
#define HEDDLE_FOREIGN_H

#include "wire/wire.h"

/* Counts one. The first of a process is a warning. Any thread may call it. */
cold_path void foreign_dropped(enum wire_foreign what);

/* Returns the number of dropped messages, of one kind or, with WIRE_FOREIGN_KINDS, of all. */
uint64_t foreign_count(enum wire_foreign what);

/* Prints their number, if it is larger than in the warning, and forgets them. */
void foreign_down(void);

#endif
