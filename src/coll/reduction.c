#include "coll/reduction.h"

#include <string.h>

#include "base/env.h"
#include "coll/members.h"

struct reduction reduction_of(struct team *team, void *dest, const void *source, size_t nelems, size_t element,
                              reduce_kernel *kernel, const char *where)
{
    return (struct reduction){.team = team,
                              .to = span_of(dest, nelems * element, where, "dest"),
                              .from = span_of(source, nelems * element, where, "source"),
                              .nelems = nelems,
                              .element = element,
                              .kernel = kernel};
}

bool reduction_gathers(size_t nbytes, size_t most) { return nbytes <= most && env.reduce != REDUCE_SLICES; }

void reduction_leave(const struct reduction *r) { barrier_gather(r->team, r->from.address, r->nelems * r->element); }

void reduction_combine_left(const struct reduction *r, int end)
{
    char acc[GATHER_SIZE] aligned_to(cache_line);
    memset(acc, 0, sizeof acc);
    if (end) memcpy(acc, barrier_left(r->team, 0), r->nelems * r->element);
    for (int i = 1; i < end; i++) r->kernel(acc, barrier_left(r->team, i), r->nelems);
    memcpy(r->to.address, acc, r->nelems * r->element);
}

void reduction_part(const struct reduction *r, int k, int n, size_t *begin, size_t *end)
{
    size_t unit = r->element < cache_line ? cache_line / r->element : 1, all = *end - *begin;
    size_t part = round_up((all + (size_t)n - 1) / (size_t)n, unit);
    *begin += min_size(part * (size_t)k, all);
    *end = min_size(*begin + part, *end);
}

void reduction_slice(const struct reduction *r, size_t *begin, size_t *end)
{
    *begin = 0;
    *end = r->nelems;
    reduction_part(r, r->team->my_pe, r->team->n_pes, begin, end);
}

void reduction_combine_node(const struct reduction *r, size_t offset, void *acc, size_t n)
{
    const struct team *team = r->team;
    memcpy(acc, span_at(&r->from, team, members_on_node(team, 0)) + offset, n * r->element);
    for (int k = 1; k < team->node_members; k++)
        r->kernel(acc, span_at(&r->from, team, members_on_node(team, k)) + offset, n);
}

static size_t combine_to_tell(const struct team *team, void *told, const void *arg)
{
    (void)team;
    const struct reduction_piece *p = arg;
    reduction_combine_node(p->r, p->offset, told, p->n);
    return p->n * p->r->element;
}

void reduction_tell(const struct reduction_piece *p)
{
    struct cargo cargo = {.nbytes = p->n * p->r->element, .combine = combine_to_tell, .arg = p};
    barrier_tell(p->r->team, &cargo, NULL, 0);
}
