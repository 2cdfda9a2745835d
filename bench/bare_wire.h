/* The measurements of wire.c and wire_both.c by two processes without OpenSHMEM: rate, gups, latency, bandwidth, both.
 *
 * A program fills in `ways` and calls measure(). Process 1 makes progress all the time. Verified as there. */
#ifndef BENCH_BARE_WIRE_H
#define BENCH_BARE_WIRE_H

#include "bare_pair.h"
#include "both.h"
#include "transfers.h"

#include <time.h>

enum { table_bytes = words * 8, most_values = 64 };

/* What the other process's table is reached by. */
struct ways {
    void (*go)(struct walk *w, size_t n);                   /* n puts or atomics: begun */
    void (*get)(const struct walk *w, size_t n, long *got); /* the next n words of the walk, one by one */
    void (*get_at_once)(const struct walk *w, size_t n, long *got);
    void (*put)(size_t i, long value);                                /* begun; NULL: it has none */
    long (*fetch_inc)(size_t i);                                      /* likewise */
    void (*flush)(void);                                              /* all that was begun is done there */
    void (*transfer)(char *private, size_t size, size_t n, bool put); /* n of them, and done; NULL: it has none */
};
static struct ways ways;
static long *table; /* here: for the other process */

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void *bare_memory(size_t nbytes)
{
    void *found;
    if (posix_memalign(&found, 4096, nbytes)) fail("no memory");
    memset(found, 0, nbytes);
    return found;
}

/* ---- Results ---- */

struct series {
    const char *name, *op, *variant, *versus, *unit;
    size_t size;
    int n;
    double values[most_values];
};

static void add(struct series *s, double value)
{
    if (s->n < most_values) s->values[s->n++] = value;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void print(const struct series *s)
{
    if (pair.rank || !s->n) return;
    double sorted[most_values];
    memcpy(sorted, s->values, sizeof sorted);
    qsort(sorted, (size_t)s->n, sizeof *sorted, compare);
    printf(
        "{\"name\": \"%s\", \"op\": \"%s\", \"size\": %zu, \"variant\": \"%s\", \"versus\": \"%s\", \"unit\": \"%s\", "
        "\"pes\": 2, \"value\": %.6g, \"repetitions\": [",
        s->name, s->op, s->size, s->variant, s->versus ? s->versus : "", s->unit, sorted[s->n / 2]);
    for (int i = 0; i < s->n; i++) printf("%s%.6g", i ? ", " : "", s->values[i]);
    printf("]}\n");
    fflush(stdout);
}

static int repetitions(void) { return atoi(option("--rounds=", is_quick() ? "5" : "15")); }

/* Seconds of one repetition. */
static double share(void) { return 1e-3 * atof(option("--ms=", is_quick() ? "50" : "200")); }

/* ---- Rates ---- */

/* As often as there is time; millions per second. */
static double write_some(struct walk *w, size_t chunk)
{
    size_t before = w->done;
    double begin = now(), end = begin + share();
    while (now() < end) ways.go(w, chunk);
    ways.flush();
    return 1e-6 * (double)(w->done - before) / (now() - begin);
}

/* After `done` operations of the other process: the same on a table of its own. */
static void check_table(struct walk w, double done, const char *op)
{
    w.done = (size_t)done;
    long *shadow = bare_memory(table_bytes);
    size_t i = walk_replay(&w, table, shadow);
    if (i < words) fail("%s: word %zu is %ld, not %ld", op, i, table[i], shadow[i]);
    free(shadow);
}

static void clear_table(void)
{
    memset(table, 0, table_bytes);
    pair_wait();
}

static void rate(const char *name, const char *op, enum operation operation, bool random)
{
    struct series series = {
        .name = name, .op = op, .size = 8, .unit = "Mop/s", .variant = random ? "random" : "sequential"};
    struct walk w = {.operation = operation, .random = random, .at = 1};
    clear_table();
    for (int round = 0; !pair.rank && round < repetitions(); round++) add(&series, write_some(&w, 1000));
    double theirs = pair_swap((double)w.done);
    if (pair.rank) check_table(w, theirs, op);
    print(&series);
}

/* ---- Latency ---- */

struct latency {
    struct walk nowhere; /* word 0 */
    long sum;            /* of what operations returned */
};

static void latency_put(struct latency *l, long k)
{
    (void)l;
    ways.put(0, k);
    ways.flush();
}

static void latency_fetch_add(struct latency *l, long k)
{
    (void)k;
    l->sum += ways.fetch_inc(0);
}

static void latency_get(struct latency *l, long k)
{
    (void)k;
    long got;
    ways.get(&l->nowhere, 1, &got);
    l->sum += got;
}

static void latency(const char *op, void (*one)(struct latency *l, long k))
{
    struct series series = {.name = "wire latency", .op = op, .size = 8, .unit = "us", .variant = ""};
    struct latency l = {.sum = 0};
    long done = 0;
    double seconds = share() / 4;
    clear_table();
    for (int round = 0; !pair.rank && round < 4 * repetitions(); round++) {
        long n = 0;
        double begin = now(), end = begin;
        for (; end - begin < seconds; end = now(), n++) one(&l, ++done);
        add(&series, 1e6 * (end - begin) / (double)n);
    }
    long wanted = one == latency_fetch_add ? done * (done - 1) / 2 : 0;
    if (l.sum != wanted) fail("%s: wrong values came back", op);
    long theirs = (long)pair_swap((double)done);
    if (pair.rank && one != latency_get && *(volatile long *)table != theirs)
        fail("%s: the word is %ld, not %ld", op, *table, theirs);
    print(&series);
}

/* ---- Bandwidth ---- */

static void bandwidth(char *private, size_t size, bool put)
{
    struct series series = {
        .name = "wire bandwidth", .op = put ? "put" : "get", .size = size, .unit = "GB/s", .variant = ""};
    char *from = put ? private : (char *)table, *to = put ? (char *)table : private;
    size_t n = transfers_at_once(size), seed = transfers_seed(size, put);
    bool is_source = pair.rank == !put;
    memset(to, 0, window_bytes);
    transfers_fill(from, seed);
    pair_wait();
    for (int round = -1; !pair.rank && round < 2 * repetitions(); round++) { /* the first warms up */
        double begin = now(), end = begin, seconds = share() / 2;
        size_t times = 0;
        for (; end - begin < seconds; end = now(), times++) ways.transfer(private, size, n, put);
        if (round >= 0) add(&series, 1e-9 * (double)(times * n * size) / (end - begin));
    }
    pair_wait();
    size_t wrong = is_source ? n * size : transfers_wrong(to, seed, n * size);
    if (wrong < n * size) fail("%s: byte %zu is wrong", series.op, wrong);
    print(&series);
}

static void bandwidths(void)
{
    char *private = bare_memory(window_bytes);
    for (size_t size = smallest; size <= largest; size *= 2)
        for (int put = 1; put >= 0; put--) bandwidth(private, size, put);
    free(private);
}

/* ---- Both ways ---- */

static double get_some(struct walk *w, const struct both *form)
{
    static long got[most_gets];
    size_t before = w->done;
    double begin = now(), end = begin + share();
    while (now() < end) {
        (form->way == GETS_AT_ONCE ? ways.get_at_once : ways.get)(w, form->chunk, got);
        if (!both_got(w, got, form->chunk, !pair.rank)) fail("%s: wrong values came back", form->together);
    }
    return 1e-6 * (double)(w->done - before) / (now() - begin);
}

static double some(struct walk *w, const struct both *form)
{
    return form->way == WRITES ? write_some(w, form->chunk) : get_some(w, form);
}

static void both(const struct both *form)
{
    struct series one = {.name = "wire both ways", .op = form->alone, .size = 8, .unit = "Mop/s", .variant = ""};
    struct series two = one;
    two.op = form->together, two.versus = form->alone;
    struct walk w = {.operation = form->operation, .random = true, .at = 1};
    if (form->way != WRITES) both_fill(table, pair.rank);
    else memset(table, 0, table_bytes);
    for (int round = -1; round < repetitions(); round++) { /* the first warms up */
        pair_wait();
        double alone = pair.rank ? 0 : some(&w, form);
        pair_wait();
        double mine = some(&w, form), theirs = pair_swap(mine);
        if (round < 0) continue;
        add(&one, alone);
        add(&two, mine < theirs ? mine : theirs);
    }
    double theirs = pair_swap((double)w.done);
    if (form->way == WRITES) check_table(w, theirs, form->together);
    print(&one);
    print(&two);
}

/* ---- All ---- */

static void measure(void)
{
    if (wants("latency")) {
        if (ways.put) latency("put and quiet", latency_put);
        if (ways.fetch_inc) latency("fetch-add", latency_fetch_add);
        latency("get", latency_get);
    }
    if (wants("rate")) {
        rate("wire rate", "put", PUT, true);
        rate("wire rate", "put", PUT, false);
    }
    if (wants("gups")) {
        rate("wire atomic rate", "atomic xor", XOR, true);
        rate("wire atomic rate", "atomic add", ADD, true);
    }
    if (ways.transfer && wants("bandwidth")) bandwidths();
    for (size_t k = 0; wants("both") && k < sizeof both_forms / sizeof *both_forms; k++) both(both_forms + k);
    pair_wait(); /* nobody goes while the other one needs its help */
    pair.progress = NULL;
    pair_wait(); /* nor while the other one still looks whether it does */
}

#endif
