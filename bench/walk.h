/* The order in which words of a table are visited, by programs that are compared and by those that verify: upwards, or
 * by a xorshift whose state is the index. Both go through every index but 0, and then again. */
#ifndef BENCH_WALK_H
#define BENCH_WALK_H

#include <stddef.h>

enum { words = 1 << 23 };

static inline __attribute__((always_inline)) size_t next_random(size_t i)
{
    i ^= i << 7 & (words - 1);
    i ^= i >> 9;
    return i ^ (i << 10 & (words - 1));
}

static inline __attribute__((always_inline)) size_t next_sequential(size_t i) { return i == words - 1 ? 1 : i + 1; }

#endif
