/* The distance of two words, for "did you mean". */
#ifndef HEDDLE_SPELLING_H
#define HEDDLE_SPELLING_H

#include "base/base.h"

enum { SPELLING_LONGEST = 64 };

/* The number of letters that are left out, inserted, changed, or exchanged with their neighbours between two words of
 * at most SPELLING_LONGEST letters. */
size_t spelling_distance(const char *a, size_t a_length, const char *b, size_t b_length);

#endif
