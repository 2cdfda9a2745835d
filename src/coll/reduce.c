#include "coll/reduce.h"

#include <string.h>

#include "base/env.h"
#include "base/log.h"
#include "coll/barrier.h"
#include "coll/span.h"

/* One loop per operation and type. Integer sums and products wrap. */
#define COMBINE_and(a, b)  ((a) & (b))
#define COMBINE_or(a, b)   ((a) | (b))
#define COMBINE_xor(a, b)  ((a) ^ (b))
#define COMBINE_min(a, b)  ((b) < (a) ? (b) : (a))
#define COMBINE_max(a, b)  ((a) < (b) ? (b) : (a))
#define COMBINE_sum(a, b)  ((a) + (b))
#define COMBINE_prod(a, b) ((a) * (b))
#define REDUCE_DECLARE(op, name, type)                                                                 \
    void reduce_##op##_##name(void *acc, const void *x, size_t n)                                      \
    {                                                                                                  \
        type *restrict a = acc;                                                                        \
        const type *restrict b = x;                                                                    \
        for (size_t i = 0; i < n; i++) a[i] = (type)COMBINE_##op(a[i], b[i]);                          \
    }
#include "coll/reduce.def"

enum { CHUNK = 16 << 10 }; /* bytes that are combined before they are written out: they stay in the first cache */

/* Everything a reduction or scan needs, in one place. */
struct reduction {
    struct team *team;
    void *dest;
    const void *source;
    struct span to, from;
    size_t nelems, element;
    reduce_kernel *kernel;
};

/* Gather: everybody leaves its whole contribution at the meeting and combines those of members first ... last - 1. */
static void gather_contributions(const struct reduction *r)
{
    barrier_gather(r->team, r->source, r->nelems * r->element);
}

static void combine_left(const struct reduction *r, int end)
{
    char acc[GATHER_SIZE] aligned(cache_line);
    memset(acc, 0, sizeof acc);
    if (end) memcpy(acc, barrier_left(r->team, 0), r->nelems * r->element);
    for (int i = 1; i < end; i++) r->kernel(acc, barrier_left(r->team, i), r->nelems);
    memcpy(r->dest, acc, r->nelems * r->element);
}

/* The part of the elements that this member combines for all: whole cache lines where they can be. */
static void my_slice(const struct reduction *r, size_t *begin, size_t *end)
{
    size_t n = (size_t)r->team->n_pes, unit = r->element < cache_line ? cache_line / r->element : 1;
    size_t slice = round_up((r->nelems + n - 1) / n, unit);
    *begin = min_size(slice * (size_t)r->team->my_pe, r->nelems);
    *end = min_size(*begin + slice, r->nelems);
}

/* n elements of member i's source: where they are mapped, or fetched into `space`. */
static const void *part_of(const struct reduction *r, int i, size_t offset, void *space, size_t n)
{
    char *mapped = span_at(&r->from, r->team, i);
    if (mapped) return mapped + offset;
    span_get(&r->from, r->team, i, offset, space, n * r->element);
    return space;
}

/* Slices: each member reads its slice of everybody's source, and only it reads that; so it may write the result over
 * it on every member, also where dest is source. */
static void reduce_slices(const struct reduction *r)
{
    char acc[CHUNK] aligned(cache_line), next[CHUNK] aligned(cache_line);
    size_t begin, end, step = CHUNK / r->element;
    my_slice(r, &begin, &end);
    barrier_sync(r->team);
    for (size_t at = begin; at < end; at += step) {
        size_t n = min_size(step, end - at), offset = at * r->element;
        span_get(&r->from, r->team, 0, offset, acc, n * r->element);
        for (int i = 1; i < r->team->n_pes; i++) r->kernel(acc, part_of(r, i, offset, next, n), n);
        for (int k = 0; k < r->team->n_pes; k++)
            span_put(&r->to, r->team, span_turn(r->team, k), offset, acc, n * r->element);
    }
    span_quiet();
    barrier_sync(r->team);
}

/* The same, writing to each member what has been combined on the way to it. */
static void scan_slices(const struct reduction *r, bool inclusive)
{
    char acc[CHUNK] aligned(cache_line), next[CHUNK] aligned(cache_line);
    size_t begin, end, step = CHUNK / r->element;
    my_slice(r, &begin, &end);
    barrier_sync(r->team);
    for (size_t at = begin; at < end; at += step) {
        size_t n = min_size(step, end - at), offset = at * r->element;
        memset(acc, 0, sizeof acc);
        for (int i = 0; i < r->team->n_pes; i++) {
            span_get(&r->from, r->team, i, offset, next, n * r->element); /* dest may be source */
            if (!inclusive) span_put(&r->to, r->team, i, offset, acc, n * r->element);
            if (i) r->kernel(acc, next, n);
            else memcpy(acc, next, n * r->element);
            if (inclusive) span_put(&r->to, r->team, i, offset, acc, n * r->element);
        }
    }
    span_quiet();
    barrier_sync(r->team);
}

static struct reduction reduction_of(struct team *team, void *dest, const void *source, size_t nelems, size_t element,
                                     reduce_kernel *kernel, const char *where)
{
    return (struct reduction){.team = team,
                              .dest = dest,
                              .source = source,
                              .to = span_of(dest, nelems * element, where, "dest"),
                              .from = span_of(source, nelems * element, where, "source"),
                              .nelems = nelems,
                              .element = element,
                              .kernel = kernel};
}

/* Gathering is for what can be left at a meeting, and then the best: one meeting instead of two. */
static bool gathers(size_t nbytes) { return nbytes <= GATHER_SIZE && env.reduce != REDUCE_SLICES; }

int collective_reduce(struct team *team, void *dest, const void *source, size_t nelems, size_t element,
                      reduce_kernel *kernel, const char *where)
{
    if (!team->n_pes) return -1;
    if (!nelems) return 0;
    struct reduction r = reduction_of(team, dest, source, nelems, element, kernel, where);
    if (!gathers(nelems * element)) {
        reduce_slices(&r);
        return 0;
    }
    gather_contributions(&r);
    combine_left(&r, team->n_pes);
    return 0;
}

int collective_scan(struct team *team, void *dest, const void *source, size_t nelems, size_t element,
                    reduce_kernel *kernel, bool inclusive, const char *where)
{
    if (!team->n_pes) return -1;
    if (!nelems) return 0;
    struct reduction r = reduction_of(team, dest, source, nelems, element, kernel, where);
    if (!gathers(nelems * element)) {
        scan_slices(&r, inclusive);
        return 0;
    }
    gather_contributions(&r);
    combine_left(&r, team->my_pe + inclusive);
    return 0;
}
