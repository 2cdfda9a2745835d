/* The variables of these libraries, by the fields of their rows in env.def. */
#ifndef HEDDLE_OPTION_H
#define HEDDLE_OPTION_H

#include "base/base.h"

enum option {
#define ENV(field, kind, grammar, names, standard, help) OPTION_##field,
#include "env.def"
#undef ENV
};

/* The value that is set; NULL if none is, or an empty one. */
const char *option_text(enum option option);

/* The number that is set, or else the default; ends the job if it is not in (0, most] and at least `least`. */
double option_number(enum option option, double least, double most);

#endif
