#include "coll/pairs.h"

#include "coll/members.h"
#include "coll/nodes.h"
#include "lane/post.h"

bool pairs_suit(const struct team *team, const void *dest, const void *source)
{
    return team->n_nodes == 2 && 2 * team->node_members == team->n_pes && dest != source;
}

/* Of contributions, and as many of results. */
static uint64_t pieces_most(size_t nbytes) { return nbytes / NODES_PIECE + 1; }
uint64_t pairs_numbers(size_t nbytes) { return 2 * pieces_most(nbytes); }

static struct pairs_part part_of(const struct reduction *r, int node)
{
    struct pairs_part part = {.end = r->nelems};
    reduction_part(r, node, 2, &part.at, &part.end);
    reduction_part(r, r->team->node_member, r->team->node_members, &part.at, &part.end);
    part.step = nodes_even_piece((part.end - part.at) * r->element) / r->element;
    return part;
}

struct pairs pairs_of(const struct reduction *r, enum channel channel, uint64_t begun)
{
    const struct team *team = r->team;
    struct pairs p = {.r = *r, .node = !team->my_node, .channel = channel, .contributions = begun};
    p.rank = members_of_node(team, p.node, team->node_member);
    p.sent = p.results = begun + pieces_most(r->nelems * r->element);
    p.mine = part_of(r, team->my_node);
    p.others = part_of(r, p.node);
    return p;
}

static void send_piece(const struct pairs *p, size_t offset, const char *source, size_t nbytes, uint64_t number)
{
    const struct team *team = p->r.team;
    uint64_t *brought = &team->meeting->seats[team->my_pe].brought[p->channel];
    struct target to = span_target(&p->r.to, team, p->rank, offset), word = barrier_meeting_of(team, p->node, brought);
    post_put_signal_in_place(context_internal, &to, source, nbytes, &word, number);
}

static void contribute(const struct pairs *p)
{
    const struct reduction *r = &p->r;
    uint64_t number = p->contributions;
    for (size_t at = p->others.at, n; at < p->others.end; at += n) {
        size_t offset = at * r->element;
        const char *source = r->from.address + offset;
        n = min_size(p->others.step, p->others.end - at);
        if (r->team->node_members > 1) {
            reduction_combine_node(r, offset, r->to.address + offset, n);
            source = r->to.address + offset;
        }
        send_piece(p, offset, source, n * r->element, ++number);
    }
}

/* Adds the contributions of this node to those of the other one, of at most a piece. */
static void add_ours(const struct reduction *r, size_t at, size_t n)
{
    char acc[REDUCTION_CHUNK] aligned_to(cache_line);
    for (size_t end = at + n, step; at < end; at += step) {
        size_t offset = at * r->element;
        const char *ours = r->from.address + offset;
        step = min_size(r->team->node_members > 1 ? REDUCTION_CHUNK / r->element : n, end - at);
        if (r->team->node_members > 1) reduction_combine_node(r, offset, acc, step), ours = acc;
        r->kernel(r->to.address + offset, ours, step);
    }
}

/* Returns true, and the number of its elements, if there is a next piece and it has arrived; `last` is the number of
 * the one before it. The acquire pairs with the release of the signal behind the piece (record_apply.c). */
static bool has_next(const struct pairs *p, const struct pairs_part *part, uint64_t *last, size_t *n)
{
    const uint64_t *brought = &p->r.team->meeting->seats[p->rank].brought[p->channel];
    *n = min_size(part->step, part->end - part->at);
    if (!*n || load_acquire(brought) <= *last) return false;
    ++*last;
    return true;
}

static void spread(const struct reduction *r, size_t at, size_t n)
{
    size_t offset = at * r->element;
    if (r->team->node_members > 1) span_put_on_node(&r->to, r->team, offset, r->to.address + offset, n * r->element);
}

bool pairs_step(struct pairs *p)
{
    const struct reduction *r = &p->r;
    if (!p->has_contributed) contribute(p);
    p->has_contributed = true;
    for (size_t n; has_next(p, &p->mine, &p->contributions, &n); p->mine.at += n) {
        size_t offset = p->mine.at * r->element;
        add_ours(r, p->mine.at, n);
        send_piece(p, offset, r->to.address + offset, n * r->element, ++p->sent);
        spread(r, p->mine.at, n);
    }
    if (p->mine.at < p->mine.end) return false;
    for (size_t n; has_next(p, &p->others, &p->results, &n); p->others.at += n) spread(r, p->others.at, n);
    return p->others.at == p->others.end;
}
