/* Environment variables that are set and that nobody reads, because their names are mistyped. */
#ifndef HEDDLE_MISSPELT_H
#define HEDDLE_MISSPELT_H

#include "base/base.h"

/* A line for each variable whose name is nearly, but not quite, that of a row of an env.def. */
void misspelt_warn(void);

#endif
