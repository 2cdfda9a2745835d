/* Which Heddle this is, by version and sources: only those of one build understand each other, whoever compiled them
 * and how. */
#ifndef HEDDLE_BUILD_H
#define HEDDLE_BUILD_H

#include "base/base.h"

enum { BUILD_SIZE = 52 }; /* bytes of a name, its 0 among them, in this and every other build */

/* "0.1.0 (0123456789ab)" */
extern const char build_name[BUILD_SIZE] hidden_symbol;

#endif
