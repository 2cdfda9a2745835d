/* The environment variables of the library and the tools, as oshinfo shows them. */
#ifndef HEDDLE_OSHINFO_ENV_H
#define HEDDLE_OSHINFO_ENV_H

#include <stdbool.h>

/* A line for each important variable, and for each other one that is set. */
void variables_print_brief(void);

/* All variables with their texts. */
void variables_print(void);

/* One variable, by any of its names; false, with a message on standard error, if there is none. */
bool variable_print(const char *name);

/* The same as members of a JSON object. */
void variables_json(void);

#endif
