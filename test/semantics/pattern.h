/* Longs that show which PE, place and round they are of, for tests of collectives. */
#ifndef HEDDLE_TEST_PATTERN_H
#define HEDDLE_TEST_PATTERN_H

#include "semantics.h"

static long *source, *dest; /* symmetric */

static long value(int pe, size_t i, int round) { return pe * 1000003L + (long)i * 7 + round * 31L; }

static void fill(long *at, size_t count, int pe, int round)
{
    for (size_t i = 0; i < count; i++) at[i] = value(pe, i, round);
}

static void fresh(size_t count, int round)
{
    shmem_barrier_all();
    memset(dest, 0xee, count * sizeof *dest);
    fill(source, count, me, round);
    shmem_barrier_all();
}

static void expect_from(const long *at, size_t count, int pe, int round)
{
    size_t wrong = 0;
    for (size_t i = 0; i < count; i++) wrong += at[i] != value(pe, i, round);
    check_equal(wrong, 0);
}

/* Block i is the one of PE i for this PE. */
static maybe_unused void expect_exchanged(const long *at, size_t count, int round)
{
    for (int i = 0; i < n; i++) {
        size_t wrong = 0;
        for (size_t k = 0; k < count; k++)
            wrong += at[(size_t)i * count + k] != value(i, (size_t)me * count + k, round);
        check_equal(wrong, 0);
    }
}

#endif
