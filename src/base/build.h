/* The identity of this build: version and sources. Only processes of one build can communicate, whatever the compiler
 * and its options. */
#ifndef HEDDLE_BUILD_H
#define HEDDLE_BUILD_H

#include "base/base.h"

enum { BUILD_SIZE = 52 }; /* bytes of a name, its 0 among them, in this and every other build */

/* "0.1.0 (0123456789ab)" */
extern const char build_name[BUILD_SIZE] hidden_symbol;

#endif
