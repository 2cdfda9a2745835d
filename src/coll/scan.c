#include "coll/reduce.h"
#include "coll/reduction.h"

#include <string.h>

#include "base/log.h"
#include "coll/members.h"

/* Scans between nodes whose members are consecutive in the team: nodes exchange their results, one piece at a time. A
 * member adds the results of the nodes before its own to the combination of the members before it. */
static bool nodes_are_runs(const struct team *team)
{
    for (int node = 0; node < team->n_nodes; node++)
        if (members_runs(team, node + 1) != members_runs(team, node) + 1) return false;
    return true;
}

/* Returns the k-th operand: results of nodes, followed by contributions of members of this node. */
static const char *scan_contribution(const struct reduction_piece *p, int k)
{
    const struct team *team = p->r->team;
    if (k < team->my_node) return barrier_told(team, k);
    return span_at(&p->r->from, team, members_on_node(team, k - team->my_node)) + p->offset;
}

static void scan_piece(const struct reduction_piece *p, char *acc, bool inclusive)
{
    const struct reduction *r = p->r;
    int count = r->team->my_node + r->team->node_member + inclusive;
    if (count) memcpy(acc, scan_contribution(p, 0), p->n * r->element);
    else memset(acc, 0, p->n * r->element);
    for (int k = 1; k < count; k++) r->kernel(acc, scan_contribution(p, k), p->n);
}

static void scan_by_nodes(const struct reduction *r, bool inclusive, const char *where)
{
    size_t step = min_size(barrier_tell_size(r->team) / r->element, r->nelems);
    bool in_place = r->to.address == r->from.address;
    char *space = in_place ? aligned_alloc(cache_line, round_up(step * r->element, cache_line)) : NULL;
    if (in_place && !space) die(where, "out of memory for a scan");
    for (size_t at = 0; at < r->nelems; at += step) {
        struct reduction_piece p = {r, at * r->element, min_size(step, r->nelems - at)};
        char *dest = r->to.address + p.offset;
        reduction_tell(&p);
        scan_piece(&p, space ? space : dest, inclusive);
        barrier_node(r->team); /* all members on this node have read the source that it may overwrite */
        if (space) memcpy(dest, space, p.n * r->element);
    }
    free(space);
}

/* Any other scan: one member combines each part, and writes the partial results to the members. */
static void scan_slices(const struct reduction *r, bool inclusive)
{
    char acc[REDUCTION_CHUNK] aligned_to(cache_line), next[REDUCTION_CHUNK] aligned_to(cache_line);
    size_t begin, end, step = REDUCTION_CHUNK / r->element;
    reduction_slice(r, &begin, &end);
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

int collective_scan(struct team *team, void *dest, const void *source, size_t nelems, size_t element,
                    reduce_kernel *kernel, bool inclusive, const char *where)
{
    if (!team->n_pes) return -1;
    if (!nelems) return 0;
    struct reduction r = reduction_of(team, dest, source, nelems, element, kernel, where);
    if (reduction_gathers(nelems * element, GATHER_SIZE)) {
        reduction_leave(&r);
        reduction_combine_left(&r, team->my_pe + inclusive);
    } else if (team->leaders && nodes_are_runs(team)) {
        scan_by_nodes(&r, inclusive, where);
    } else {
        scan_slices(&r, inclusive);
    }
    return 0;
}
