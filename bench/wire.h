/* What programs about a wire share: how often and how long they measure, --rounds=N and --ms=N; walks (replay.h) by the
 * calls of OpenSHMEM. */
#ifndef BENCH_WIRE_H
#define BENCH_WIRE_H

#include "bench.h"
#include "replay.h"

BENCH_CODE int repetitions(void) { return (int)bench_option("--rounds", bench.quick ? 5 : 15); }

/* Seconds of one repetition. */
BENCH_CODE double share(void) { return 1e-3 * (double)bench_option("--ms", bench.quick ? 50 : 200); }

BENCH_INLINE void walk_one(const struct walk *w, long *table, size_t i, size_t k, int pe)
{
    switch (w->operation) {
    case PUT:
        shmem_long_p(table + i, value_of(i, k), pe);
        break;
    case XOR:
        shmem_ulong_atomic_xor((unsigned long *)table + i, (unsigned long)value_of(i, k), pe);
        break;
    case ADD:
        shmem_long_atomic_add(table + i, value_of(i, k), pe);
        break;
    }
}

/* n operations, not completed. */
BENCH_CODE void walk_go(struct walk *w, long *table, size_t n, int pe)
{
    size_t i = w->at, k = w->done, end = k + n;
    if (w->random)
        for (; k < end; k++, i = next_random(i)) walk_one(w, table, i, k, pe);
    else
        for (; k < end; k++, i = next_sequential(i)) walk_one(w, table, i, k, pe);
    w->at = i, w->done = k;
}

/* The PE that was walked through: the same on a table of its own. */
BENCH_CODE void walk_check(const struct walk *w, const long *table, const char *name)
{
    long *shadow = bench_memory(words * sizeof *shadow);
    size_t i = walk_replay(w, table, shadow);
    if (i < words) bench_fail("%s: word %zu is %ld, not %ld", name, i, table[i], shadow[i]);
    free(shadow);
}

#endif
