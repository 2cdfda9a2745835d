/* What programs about a wire share: how often and how long they measure, --rounds=N and --ms=N; walks (replay.h) and
 * long transfers (transfers.h) by the calls of OpenSHMEM. */
#ifndef BENCH_WIRE_H
#define BENCH_WIRE_H

#include "bench.h"
#include "replay.h"
#include "transfers.h"

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

/* ---- Long transfers ---- */

struct transfers {
    char *symmetric, *private; /* window_bytes each */
    size_t size;
    bool put;
};

BENCH_CODE const char *transfers_name(const struct transfers *t) { return t->put ? "put" : "get"; }

/* All PEs: the bytes that will be moved are there, and where they go to is clear. */
BENCH_CODE void transfers_prepare(const struct transfers *t)
{
    if (bench.pe == (t->put ? 0 : bench.target))
        transfers_fill(t->put ? t->private : t->symmetric, transfers_seed(t->size, t->put));
    else memset(t->put ? t->symmetric : t->private, 0, window_bytes);
    shmem_barrier_all();
}

/* PE 0: as many as are under way at once, and quiet. How many bytes. */
BENCH_CODE size_t transfers_go(const struct transfers *t)
{
    size_t n = transfers_at_once(t->size);
    for (size_t k = 0; k < n; k++) {
        char *at = t->symmetric + k * t->size, *with = t->private + k * t->size;
        if (t->put) shmem_putmem_nbi(at, with, t->size, bench.target);
        else shmem_getmem_nbi(with, at, t->size, bench.target);
    }
    shmem_quiet();
    return n * t->size;
}

/* All PEs: are the bytes there? */
BENCH_CODE void transfers_check(const struct transfers *t)
{
    size_t n = transfers_at_once(t->size) * t->size, wrong = n;
    shmem_barrier_all();
    if (bench.pe == (t->put ? bench.target : 0))
        wrong = transfers_wrong(t->put ? t->symmetric : t->private, transfers_seed(t->size, t->put), n);
    if (wrong < n) bench_fail("%s: byte %zu is wrong", transfers_name(t), wrong);
    shmem_barrier_all();
}

#endif
