/* Environment variables that are set but unknown, because their names are mistyped. */
#ifndef HEDDLE_MISSPELT_H
#define HEDDLE_MISSPELT_H

#include "base/base.h"

/* True if a name, up to its end or a "=", is nearly, but not quite, that of a row of an env.def; that name in `meant`.
 */
bool misspelt_name(const char *name, char *meant, size_t meant_size);

/* Prints a warning for each variable with such a name. */
void misspelt_warn(void);

#endif
