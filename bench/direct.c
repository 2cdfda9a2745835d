/* direct [puts] [gets] [atomics] [context]: how many 8-byte operations per second PE 0 does in PE 1's memory,
 * beside a bare shared-library call that does the same to the mapped address, and one that also checks and
 * translates.
 *
 * The table is 64 MiB. A walk visits each word but the first once per pass: upwards, or in the order of a
 * xorshift whose state is the index. Both are as fast as memory is; a third walk stays in the first 1.4 MiB,
 * which a cache holds, so that it is the calls that take the time. All operations of a family share one walk
 * and take turns at it, a slice each, so that they meet the same memory in the same state and their ratio
 * says what the calls differ by.
 *
 * Verified: a pass by each operation (three slices with --quick) before anything is timed, then what every
 * timed slice returned and what the table holds after the last. Both PEs replay the walk on a table of their
 * own: PE 0 compares what its operations returned, PE 1 what its memory holds. */
#include "bench.h"
#include "walk.h"

enum { slice_words = 178481, pass_slices = 47, max_ops = 8 };
_Static_assert(slice_words *pass_slices == words - 1, "a pass is a whole number of slices");

/* Where the operations go, and what they are given: a tag that makes the written words differ from pass to
 * pass. */
struct place {
    long *table, *mapped;
    shmem_ctx_t ctx;
    int pe;
    long tag;
};

struct slice {
    struct place at;
    size_t first, n; /* `first` becomes the first index of the next slice */
    bool random;
    unsigned long sum; /* of what the operations returned */
};

BENCH_INLINE void slice_run(struct slice *s, long (*one)(struct place at, size_t i))
{
    struct place at = s->at;
    size_t i = s->first;
    unsigned long sum = 0;
    if (s->random)
        for (size_t k = s->n; k; k--, i = next_random(i)) sum += (unsigned long)one(at, i);
    else
        for (size_t k = s->n; k; k--, i = next_sequential(i)) sum += (unsigned long)one(at, i);
    s->first = i;
    s->sum = sum;
}

/* ---- The operations. Loads return what they saw, stores 0. ---- */

BENCH_INLINE long word_of(struct place at, size_t i) { return (long)i ^ at.tag; }

BENCH_INLINE long one_bare_store(struct place at, size_t i)
{
    bare_store(&at.mapped[i], word_of(at, i));
    return 0;
}

BENCH_INLINE long one_checked_store(struct place at, size_t i)
{
    bare_checked_store(&at.table[i], word_of(at, i), at.pe);
    return 0;
}

BENCH_INLINE long one_long_p(struct place at, size_t i)
{
    shmem_long_p(&at.table[i], word_of(at, i), at.pe);
    return 0;
}

BENCH_INLINE long one_ctx_long_p(struct place at, size_t i)
{
    shmem_ctx_long_p(at.ctx, &at.table[i], word_of(at, i), at.pe);
    return 0;
}

BENCH_INLINE long one_putmem(struct place at, size_t i)
{
    long word = word_of(at, i);
    shmem_putmem(&at.table[i], &word, sizeof word, at.pe);
    return 0;
}

BENCH_INLINE long one_long_put(struct place at, size_t i)
{
    long word = word_of(at, i);
    shmem_long_put(&at.table[i], &word, 1, at.pe);
    return 0;
}

BENCH_INLINE long one_bare_load(struct place at, size_t i) { return bare_load(&at.mapped[i]); }

BENCH_INLINE long one_long_g(struct place at, size_t i) { return shmem_long_g(&at.table[i], at.pe); }

BENCH_INLINE long one_getmem(struct place at, size_t i)
{
    long word;
    shmem_getmem(&word, &at.table[i], sizeof word, at.pe);
    return word;
}

BENCH_INLINE long one_bare_add(struct place at, size_t i)
{
    bare_add(&at.mapped[i], 1);
    return 0;
}

BENCH_INLINE long one_checked_add(struct place at, size_t i)
{
    bare_checked_add(&at.table[i], 1, at.pe);
    return 0;
}

BENCH_INLINE long one_add(struct place at, size_t i)
{
    shmem_long_atomic_add(&at.table[i], 1, at.pe);
    return 0;
}

BENCH_INLINE long one_ctx_add(struct place at, size_t i)
{
    shmem_ctx_long_atomic_add(at.ctx, &at.table[i], 1, at.pe);
    return 0;
}

BENCH_INLINE long one_fetch_add(struct place at, size_t i)
{
    return shmem_long_atomic_fetch_add(&at.table[i], 1, at.pe);
}

/* Each word has been counted up once in each of the `tag` passes before, so every exchange succeeds. */
BENCH_INLINE long one_compare_swap(struct place at, size_t i)
{
    return shmem_long_atomic_compare_swap(&at.table[i], at.tag, at.tag + 1, at.pe);
}

/* What each kind of operation does to a local table: the model that the results are compared with. */
BENCH_INLINE long one_model_store(struct place at, size_t i)
{
    at.table[i] = word_of(at, i);
    return 0;
}

BENCH_INLINE long one_model_load(struct place at, size_t i) { return at.table[i]; }

BENCH_INLINE long one_model_add(struct place at, size_t i)
{
    at.table[i]++;
    return 0;
}

BENCH_INLINE long one_model_fetch_add(struct place at, size_t i) { return at.table[i]++; }

static void bare_stores(struct slice *s) { slice_run(s, one_bare_store); }
static void checked_stores(struct slice *s) { slice_run(s, one_checked_store); }
static void long_ps(struct slice *s) { slice_run(s, one_long_p); }
static void ctx_long_ps(struct slice *s) { slice_run(s, one_ctx_long_p); }
static void putmems(struct slice *s) { slice_run(s, one_putmem); }
static void long_puts(struct slice *s) { slice_run(s, one_long_put); }
static void bare_loads(struct slice *s) { slice_run(s, one_bare_load); }
static void long_gs(struct slice *s) { slice_run(s, one_long_g); }
static void getmems(struct slice *s) { slice_run(s, one_getmem); }
static void bare_adds(struct slice *s) { slice_run(s, one_bare_add); }
static void checked_adds(struct slice *s) { slice_run(s, one_checked_add); }
static void adds(struct slice *s) { slice_run(s, one_add); }
static void ctx_adds(struct slice *s) { slice_run(s, one_ctx_add); }
static void fetch_adds(struct slice *s) { slice_run(s, one_fetch_add); }
static void compare_swaps(struct slice *s) { slice_run(s, one_compare_swap); }
static void model_stores(struct slice *s) { slice_run(s, one_model_store); }
static void model_loads(struct slice *s) { slice_run(s, one_model_load); }
static void model_adds(struct slice *s) { slice_run(s, one_model_add); }
static void model_fetch_adds(struct slice *s) { slice_run(s, one_model_fetch_add); }

typedef void slice_function(struct slice *s);
struct op {
    const char *name;
    slice_function *run, *model;
    bool bare;
};
struct family {
    const char *word, *name, *versus;
    struct op ops[max_ops]; /* ended by one without a name */
};

static const struct family families[] = {
    {"puts",
     "8-byte put rate",
     "bare store",
     {{"bare store", bare_stores, model_stores, true},
      {"checked store", checked_stores, model_stores, true},
      {"long_p", long_ps, model_stores, false},
      {"putmem", putmems, model_stores, false},
      {"long_put", long_puts, model_stores, false}}},
    {"gets",
     "8-byte get rate",
     "bare load",
     {{"bare load", bare_loads, model_loads, true},
      {"long_g", long_gs, model_loads, false},
      {"getmem", getmems, model_loads, false}}},
    {"atomics",
     "atomic rate",
     "bare locked add",
     {{"bare locked add", bare_adds, model_adds, true},
      {"checked locked add", checked_adds, model_adds, true},
      {"long_atomic_add", adds, model_adds, false},
      {"long_atomic_fetch_add", fetch_adds, model_fetch_adds, false},
      {"long_atomic_compare_swap", compare_swaps, model_fetch_adds, false}}},
    {"context",
     "8-byte put rate on a context",
     "bare store",
     {{"bare store", bare_stores, model_stores, true}, {"ctx_long_p", ctx_long_ps, model_stores, false}}},
    {"context",
     "atomic rate on a context",
     "bare locked add",
     {{"bare locked add", bare_adds, model_adds, true}, {"ctx_long_atomic_add", ctx_adds, model_adds, false}}},
};

/* ---- One family, one kind of walk ---- */

enum order { SEQUENTIAL, RANDOM, CACHED, ORDERS };
static const char *const order_names[ORDERS] = {"sequential", "random", "in cache"};

struct walk {
    const struct family *family;
    enum order order;
    bool mapped, stores;  /* stores: the tag is the slice's number; else how often its words were visited before */
    size_t first, slices; /* where the walk is, and how many slices it has done */
    long *table, *remote, *shadow;
    shmem_ctx_t ctx;
    int rounds;
    unsigned long *sums; /* of PE 0's slices, for the replay */
};

/* The next slice of the walk, by `run` on `table`. */
static unsigned long walk_step(struct walk *w, slice_function *run, long *table)
{
    size_t visits = w->order == CACHED ? w->slices : w->slices / pass_slices;
    long tag = (long)(w->stores ? (w->slices + 1) << 24 : visits);
    struct slice s = {.at = {table, w->remote, w->ctx, bench.target, tag},
                      .first = w->order == CACHED ? 1 : w->first,
                      .n = slice_words,
                      .random = w->order == RANDOM};
    run(&s);
    w->first = s.first;
    w->slices++;
    return s.sum;
}

static void walk_check_table(const struct walk *w, const char *when)
{
    for (size_t i = 0; bench.pe == bench.target && i < words; i++)
        if (w->table[i] != w->shadow[i])
            bench_fail("%s, %s: word %zu is %ld, not %ld", w->family->name, when, i, w->table[i], w->shadow[i]);
}

static bool walk_has(const struct walk *w, const struct op *op) { return op->name && (w->mapped || !op->bare); }

/* `n` slices by one operation, verified. */
static void walk_verify(struct walk *w, const struct op *op, int n)
{
    struct walk before = *w;
    unsigned long sum = 0;
    for (int k = 0; k < n && !bench.pe; k++) sum += walk_step(w, op->run, w->table);
    shmem_ctx_quiet(w->ctx);
    shmem_barrier_all();
    *w = before;
    for (int k = 0; k < n; k++) sum -= walk_step(w, op->model, w->shadow);
    if (!bench.pe && sum) bench_fail("%s: %s returned wrong words", w->family->name, op->name);
    walk_check_table(w, op->name);
    shmem_barrier_all();
}

/* Faults the pages in with a whole pass, and verifies every operation: on all words, or on some for a quick
 * look. */
static void walk_warm_up(struct walk *w)
{
    int n = pass_slices;
    for (const struct op *op = w->family->ops; op->name; op++) {
        if (!walk_has(w, op)) continue;
        walk_verify(w, op, n);
        if (bench.quick) n = 3;
    }
}

/* The timed slices, PE 0 only; the other PEs are in the barrier that follows. */
static void walk_time(struct walk *w, struct bench_series *series)
{
    for (int round = 0; round < w->rounds; round++)
        for (int k = 0; w->family->ops[k].name; k++) {
            const struct op *op = &w->family->ops[k];
            if (!walk_has(w, op)) continue;
            size_t number = w->slices;
            double begin = bench_now();
            unsigned long sum = walk_step(w, op->run, w->table);
            if (!op->bare) shmem_ctx_quiet(w->ctx);
            bench_add(&series[k], slice_words / (bench_now() - begin) * 1e-6);
            w->sums[number] = sum;
        }
}

/* The same slices on the shadow. */
static void walk_replay(struct walk *w)
{
    for (int round = 0; round < w->rounds; round++)
        for (const struct op *op = w->family->ops; op->name; op++) {
            if (!walk_has(w, op)) continue;
            size_t number = w->slices;
            unsigned long sum = walk_step(w, op->model, w->shadow);
            if (!bench.pe && sum != w->sums[number])
                bench_fail("%s: %s returned wrong words in round %d", w->family->name, op->name, round);
        }
    walk_check_table(w, "at the end");
}

static void walk_run(struct walk *w)
{
    static struct bench_series series[max_ops];
    memset(series, 0, sizeof series);
    for (int k = 0; w->family->ops[k].name; k++)
        series[k] = (struct bench_series){.name = w->family->name,
                                          .op = w->family->ops[k].name,
                                          .size = sizeof(long),
                                          .unit = "Mop/s",
                                          .variant = order_names[w->order],
                                          .versus = w->mapped ? w->family->versus : NULL};
    bool loads = w->family->ops[0].run == bare_loads;
    for (size_t i = 0; i < words; i++) w->table[i] = w->shadow[i] = loads ? (long)i * 3 + 1 : 0;
    shmem_barrier_all();
    w->first = 1;
    w->slices = 0;
    walk_warm_up(w);
    struct walk before = *w;
    if (!bench.pe) walk_time(w, series);
    shmem_barrier_all();
    *w = before;
    walk_replay(w);
    shmem_barrier_all();
    for (int k = 0; w->family->ops[k].name; k++) bench_print(&series[k]);
}

/* A context of its own for the families that measure one; the default context for the others. */
static bool walk_context(struct walk *w)
{
    w->ctx = SHMEM_CTX_DEFAULT;
    if (strcmp(w->family->word, "context") != 0) return true;
    if (bench_agree(shmem_ctx_create(0, &w->ctx), 0) == 0) return true;
    bench_skip(w->family->name, "", "shmem_ctx_create refused");
    return false;
}

int main(int argc, char **argv)
{
    shmem_init();
    bench_begin("direct", argc, argv);
    struct walk w = {.rounds = (int)bench_option("--rounds", bench.quick ? 10 : 40)};
    if (w.rounds < 1 || w.rounds > 250) bench_fail("--rounds=%d is not in [1, 250]", w.rounds);
    w.table = bench_symmetric(words * sizeof *w.table);
    w.shadow = bench_memory(words * sizeof *w.shadow);
    w.sums = bench_memory((size_t)(w.rounds + pass_slices) * max_ops * max_ops * sizeof *w.sums);
    w.remote = bench_mapped(w.table, &w.mapped);
    bare_symmetric(w.table, words * sizeof *w.table, w.remote, bench.target);
    for (size_t f = 0; f < sizeof families / sizeof *families; f++) {
        w.family = &families[f];
        if (!bench_wants(w.family->word) || !walk_context(&w)) continue;
        if (!w.mapped) bench_skip(w.family->name, w.family->versus, "shmem_ptr gives NULL");
        w.stores = w.family->ops[0].run == bare_stores;
        for (w.order = 0; w.order < ORDERS; w.order++) walk_run(&w);
        if (w.ctx != SHMEM_CTX_DEFAULT) shmem_ctx_destroy(w.ctx);
    }
    shmem_finalize();
    return 0;
}
