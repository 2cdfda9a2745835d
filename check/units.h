/* Numbers for people: at most four digits and a unit. `text` has room for LABEL characters, and is returned. */
#ifndef HEDDLE_UNITS_H
#define HEDDLE_UNITS_H

#include <stdint.h>

enum { LABEL = 32 };

const char *print_bytes(uint64_t bytes, char *text);
const char *print_time(double ns, char *text);

#endif
