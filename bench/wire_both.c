/* wire_both: both PEs do at once, in each other's memory, what PE 0 alone does in that of PE 1; both.h says what.
 *
 * Without OpenSHMEM: bare_wire.h. Of both ways, the slower direction counts.
 *
 * Verified: each PE replays what the other one wrote on a table of its own; all values that were got. */
#include "both.h"
#include "wire.h"

static double write_some(struct walk *w, const struct both *form, long *table, int pe)
{
    size_t before = w->done;
    double begin = bench_now(), end = begin + share();
    while (bench_now() < end) walk_go(w, table, form->chunk, pe);
    shmem_quiet();
    return 1e-6 * (double)(w->done - before) / (bench_now() - begin);
}

static void get_at_once(const struct walk *w, size_t n, const long *table, long *got, int pe)
{
    for (size_t j = 0, i = w->at; j < n; j++, i = walk_next(w, i)) shmem_long_get_nbi(got + j, table + i, 1, pe);
    shmem_quiet();
}

static void get_one_by_one(const struct walk *w, size_t n, const long *table, long *got, int pe)
{
    for (size_t j = 0, i = w->at; j < n; j++, i = walk_next(w, i)) got[j] = shmem_long_g(table + i, pe);
}

static double get_some(struct walk *w, const struct both *form, const long *table, int pe)
{
    static long got[most_gets];
    size_t before = w->done;
    double begin = bench_now(), end = begin + share();
    while (bench_now() < end) {
        (form->way == GETS_AT_ONCE ? get_at_once : get_one_by_one)(w, form->chunk, table, got, pe);
        if (!both_got(w, got, form->chunk, pe)) bench_fail("%s: wrong values came back", form->together);
    }
    return 1e-6 * (double)(w->done - before) / (bench_now() - begin);
}

/* Millions per second. */
static double some(struct walk *w, const struct both *form, long *table)
{
    int pe = 1 - bench.pe;
    return form->way == WRITES ? write_some(w, form, table, pe) : get_some(w, form, table, pe);
}

/* Each PE: what the other one has written here. */
static void check(const struct walk *mine, const struct both *form, const long *table)
{
    struct walk of[2] = {*mine, *mine};
    for (int pe = 0; pe < 2; pe++) of[pe].done = (size_t)bench_agree((long)mine->done, pe);
    walk_check(&of[1 - bench.pe], table, form->together);
}

static void both(const struct both *form)
{
    struct bench_series one = {.name = "wire both ways", .op = form->alone, .size = 8, .unit = "Mop/s", .variant = ""};
    struct bench_series two = one;
    two.op = form->together, two.versus = form->alone;
    struct walk w = {.operation = form->operation, .random = true, .at = 1};
    long *table = bench_symmetric(words * sizeof *table);
    if (form->way != WRITES) both_fill(table, bench.pe);
    for (int round = -1; round < repetitions(); round++) { /* the first warms up */
        shmem_barrier_all();
        double alone = bench.pe ? 0 : some(&w, form, table);
        shmem_barrier_all();
        double slower = -bench_worst(-some(&w, form, table));
        if (round < 0) continue;
        bench_add(&one, alone);
        bench_add(&two, slower);
    }
    if (form->way == WRITES) check(&w, form, table);
    shmem_barrier_all();
    bench_print(&one);
    bench_print(&two);
    shmem_free(table);
}

int main(int argc, char **argv)
{
    shmem_init();
    bench_begin("wire_both", argc, argv);
    if (bench.npes != 2) bench_fail("wants 2 PEs, not %d", bench.npes);
    for (size_t k = 0; k < sizeof both_forms / sizeof *both_forms; k++) both(both_forms + k);
    shmem_finalize();
    return 0;
}
