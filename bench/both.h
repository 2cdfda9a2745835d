/* What goes both ways at once, in all programs that are compared (wire_both.c, bare_wire.h): operations at random words
 * of a table of 64 MiB. */
#ifndef BENCH_BOTH_H
#define BENCH_BOTH_H

#include "replay.h"

enum both_way { WRITES, GETS_AT_ONCE, GETS_ONE_BY_ONE };

struct both {
    const char *alone, *together;
    enum both_way way;
    enum operation operation; /* of those that write */
    size_t chunk;             /* operations between two looks at the clock; gets at once: that are on their way */
};

static const struct both both_forms[] = {
    {"puts, one way", "puts, both ways", WRITES, PUT, 256},
    {"atomic adds, one way", "atomic adds, both ways", WRITES, ADD, 256},
    {"non-blocking gets, one way", "non-blocking gets, both ways", GETS_AT_ONCE, PUT, 4096},
    {"blocking gets, one way", "blocking gets, both ways", GETS_ONE_BY_ONE, PUT, 16},
};

enum { most_gets = 4096 };

/* What process `at` has in its table, that others get. */
static inline void both_fill(long *table, int at)
{
    for (size_t i = 0; i < words; i++) table[i] = value_of(i, (size_t)at * words);
}

/* The walk goes on over n words, whose values were got from process `from`: are they what it has? */
static inline bool both_got(struct walk *w, const long *got, size_t n, int from)
{
    long wrong = 0;
    for (size_t j = 0; j < n; j++, w->at = walk_next(w, w->at)) wrong |= got[j] ^ value_of(w->at, (size_t)from * words);
    w->done += n;
    return !wrong;
}

#endif
