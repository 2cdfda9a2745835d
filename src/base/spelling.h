/* How far two words are apart: for "did you mean". */
#ifndef HEDDLE_SPELLING_H
#define HEDDLE_SPELLING_H

#include "base/base.h"

enum { SPELLING_LONGEST = 64 };

/* How many letters are left out, put in, changed, or exchanged with their neighbour, between two words of at most
 * SPELLING_LONGEST letters. */
size_t spelling_distance(const char *a, size_t a_length, const char *b, size_t b_length);

#endif
