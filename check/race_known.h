/* Which threads may be distinguished: each edge between them has to be seen, because a report without it is wrong. */
#ifndef HEDDLE_RACE_KNOWN_H
#define HEDDLE_RACE_KNOWN_H

#include "base/base.h"

/* As HEDDLE_RACES_THREADS says, or else if all means of synchronisation that the program uses are known. */
bool race_threads_are_wanted(void);

#endif
