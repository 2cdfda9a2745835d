/* What a walk through a table (walk.h) writes there or reads, for programs that are compared, and for those that verify
 * them: every value follows from the word's index and from how often the walk came by. */
#ifndef BENCH_REPLAY_H
#define BENCH_REPLAY_H

#include <stdbool.h>

#include "walk.h"

enum operation { PUT, XOR, ADD };

struct walk {
    enum operation operation;
    bool random;
    size_t at, done; /* the next word, and how many operations there were */
};

static inline __attribute__((always_inline)) size_t walk_next(const struct walk *w, size_t i)
{
    return w->random ? next_random(i) : next_sequential(i);
}

static inline __attribute__((always_inline)) long value_of(size_t i, size_t k)
{
    return (long)(i ^ (k / (words - 1) + 1) << 24);
}

/* The same on another table, which is as the walked one was at first; the first word that differs, or `words`. */
static inline size_t walk_replay(const struct walk *w, const long *table, long *shadow)
{
    for (size_t k = 0, i = 1; k < w->done; k++, i = walk_next(w, i)) {
        switch (w->operation) {
        case PUT:
            shadow[i] = value_of(i, k);
            break;
        case XOR:
            shadow[i] ^= value_of(i, k);
            break;
        case ADD:
            shadow[i] += value_of(i, k);
            break;
        }
    }
    size_t i = 0;
    while (i < words && table[i] == shadow[i]) i++;
    return i;
}

#endif
