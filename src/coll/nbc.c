#include "coll/nbc.h"

#include <string.h>

#include "base/log.h"
#include "coll/barrier.h"
#include "coll/nbc_queue.h"
#include "coll/members.h"
#include "coll/nodes.h"
#include "context/quiet.h"
#include "lane/bulk.h"
#include "lane/lane_pool.h"
#include "lane/post.h"
#include "op/request_op.h"

enum { CHUNK = 16 << 10 }; /* bytes that a thread combines before it checks for other work */

static void check_threads(int tid, int nthreads, const char *where)
{
    if (nthreads < 1) die_argument(where, "nthreads", "%d, not at least 1", nthreads);
    if (tid < 0 || tid >= nthreads) die_argument(where, "tid", "%d, but valid threads are 0 to %d", tid, nthreads - 1);
}

/* Returns the size of the k-th of n slices of `nbytes` at dest. Slices consist of whole cache lines, except at the
 * ends. */
static size_t slice(const char *dest, size_t nbytes, int k, int n, size_t *offset)
{
    size_t head = (uintptr_t)dest % cache_line, lines = (head + nbytes + cache_line - 1) / cache_line;
    size_t begin = lines * (size_t)k / (size_t)n * cache_line, end = lines * (size_t)(k + 1) / (size_t)n * cache_line;
    begin = begin > head ? begin - head : 0;
    end = end > head ? min_size(end - head, nbytes) : 0;
    *offset = begin;
    return end - begin;
}

static void put(const struct team *team, int i, char *dest, const char *source, size_t nbytes, request_handle *moved,
                const char *where)
{
    if (nbytes) request_put(context_implicit(), dest, source, nbytes, team_pe(team, i), moved, where, false);
}

/* Sync */

static bool sync_step(struct nbc_op *s) { return nbc_has_joined(s) && nbc_meet(s); }

int nbc_sync(struct team *team, request_handle *request, const char *where)
{
    if (!team->n_pes) return -1;
    nbc_start(nbc_of(team, where), &(struct nbc_op){.step = sync_step, .threads = 1}, 0, request, where);
    return 0;
}

/* Broadcast. Short data is forwarded down a binomial tree: counted from the root, member v receives from v without its
 * highest bit, and sends to all v + 2^j with a higher bit. Long data is sent by the root to all members; then the root
 * sends the number of the broadcast to each node. It does so for one broadcast after the other, in one connection, so
 * that the data of a number has arrived when a higher one does. Its threads put one slice each, and the root notifies
 * when these are complete. Or it sends all data in that connection, before the number, and waits for no
 * acknowledgement. It does that if no earlier broadcast is incomplete, and threads would not send at the same time. */

static void broadcast_pass(const struct nbc_op *s, int v, int j)
{
    const struct team *team = nbc_team(s->nbc);
    const char *data = v ? s->dest.address : s->source.address;
    for (; v + (1ll << j) < team->n_pes; j++) nbc_tell(s, j, data, s->nbytes);
    if (!v && s->dest.address != data) memmove(s->dest.address, data, s->nbytes);
}

static bool carry_step(struct nbc_op *s)
{
    const struct team *team = nbc_team(s->nbc);
    int v = (team->my_pe - s->root + team->n_pes) % team->n_pes, bits = v ? 32 - __builtin_clz((unsigned)v) : 0;
    if (!s->phase) {
        if (v ? !nbc_hears(s, bits - 1) : !nbc_has_joined(s)) return false;
        broadcast_pass(s, v, bits);
        s->phase = 1;
    }
    return nbc_has_joined(s);
}

/* Returns true if all data goes in one connection, and false if threads send slices. A put to another member of the
 * node may overtake a long transfer. Therefore the progress thread gets a transfer only if the node has no other
 * member. */
static bool is_streamed(const struct nbc_op *s)
{
    const struct team *team = nbc_team(s->nbc);
    bool is_for_one = s->threads == 1 && (!bulk_is_long(s->nbytes) || team->n_nodes == team->n_pes);
    return team->leaders && s->is_first && (is_for_one || lane_pool.nobody_helps);
}

static void broadcast_move(const struct nbc_op *s, int tid, request_handle *moved)
{
    const struct team *team = nbc_team(s->nbc);
    if (team->my_pe != s->root || is_streamed(s)) return;
    size_t offset, n = slice(s->dest.address, s->nbytes, tid, s->threads, &offset);
    char *dest = s->dest.address + offset, *source = s->source.address + offset;
    for (int k = 1; k < team->n_pes; k++) put(team, span_turn(team, k), dest, source, n, moved, s->where);
    if (n && dest != source) memmove(dest, source, n);
}

static uint64_t *told_of(const struct nbc_op *s) { return &nbc_team(s->nbc)->meeting->seats[s->root].told; }

static struct target told_at(const struct nbc_op *s, int node)
{
    return barrier_meeting_of(nbc_team(s->nbc), node, told_of(s));
}

/* Returns true if the progress thread or the NIC moves the data. */
static bool is_left_to_others(const struct nbc_op *s, const struct target *t)
{
    const struct team *team = nbc_team(s->nbc);
    if (!bulk_is_long(s->nbytes) || team->n_nodes != team->n_pes) return false;
    return !lane_pool.nobody_helps || bulk_suits_put(context_internal, t, s->nbytes);
}

/* Before the last piece, the previous number is sent, which signals nothing new. */
static void stream_to_member(const struct nbc_op *s, struct target t, const struct target *word, bool is_last)
{
    if (is_left_to_others(s, &t)) {
        bulk_put_signal(context_internal, &t, s->source.address, s->nbytes, word, s->number, false);
        return;
    }
    for (size_t at = 0, n, piece = nodes_even_piece(s->nbytes); at < s->nbytes; at += n, t.offset += n) {
        n = min_size(piece, s->nbytes - at);
        uint64_t number = s->number - !(is_last && at + n == s->nbytes);
        post_put_signal_in_place(context_internal, &t, s->source.address + at, n, word, number);
        lane_push(context_internal->lane);
    }
}

/* Sends to all members of a node, with the number behind the data. */
static void stream_to_node(const struct nbc_op *s, int node)
{
    const struct team *team = nbc_team(s->nbc);
    struct target word = told_at(s, node);
    for (int k = 0, n = members_count(team, node); k < n; k++)
        stream_to_member(s, span_target(&s->dest, team, members_of_node(team, node, k), 0), &word, k == n - 1);
}

static void stream_here(const struct nbc_op *s)
{
    const struct team *team = nbc_team(s->nbc);
    span_put_on_node(&s->dest, team, 0, s->source.address, s->nbytes);
    if (s->dest.address != s->source.address) memmove(s->dest.address, s->source.address, s->nbytes);
}

static void broadcast_tell(struct nbc_op *s)
{
    const struct team *team = nbc_team(s->nbc);
    bool streams = is_streamed(s);
    for (int k = 1; team->leaders && k < team->n_nodes; k++) {
        int node = (team->my_node + k) % team->n_nodes;
        struct target word = told_at(s, node);
        if (streams) stream_to_node(s, node);
        else post_amo(context_internal, &word, AMO_SET, 64, 0, s->number, NULL);
    }
    if (streams) stream_here(s);
    store_release(told_of(s), s->number); /* pairs with the load in broadcast_step */
}

/* Data that is left to the progress thread or the NIC belongs to the program again, and a higher number may follow,
 * when all of it has been handed over. */
static bool broadcast_step(struct nbc_op *s)
{
    if (nbc_team(s->nbc)->my_pe != s->root) return load_acquire(told_of(s)) >= s->number && nbc_has_joined(s);
    if (!s->phase) {
        if (!nbc_has_moved(s)) return false;
        broadcast_tell(s);
        s->phase = 1;
    }
    return !bulk_is_long(s->nbytes) || !is_streamed(s) || quiet_fence_test(context_internal);
}

int nbc_broadcast(struct team *team, void *dest, const void *source, size_t nbytes, int root, int tid, int nthreads,
                  request_handle *request, const char *where)
{
    if (!team->n_pes) return -1;
    check_threads(tid, nthreads, where);
    if (root < 0 || root >= team->n_pes)
        die_argument(where, "root", "%d, but valid PEs are 0 to %d", root, team->n_pes - 1);
    request_exists(request);
    if (!nbytes) return 0;
    struct nbc_op s = {.step = nbc_is_carried(nbytes) ? carry_step : broadcast_step,
                       .move = nbc_is_carried(nbytes) ? NULL : broadcast_move,
                       .threads = nthreads,
                       .root = root,
                       .nbytes = nbytes,
                       .dest = span_of(dest, nbytes, where, "dest"),
                       .source = span_of(source, nbytes, where, "source")};
    nbc_start(nbc_of(team, where), &s, tid, request, where);
    return 0;
}

/* Alltoall. Each member puts its blocks; when they are complete, all members sync. */

static bool alltoall_step(struct nbc_op *s)
{
    if (!s->phase && !nbc_has_moved(s)) return false;
    s->phase = 1;
    return nbc_meet(s);
}

static void alltoall_move(const struct nbc_op *s, int tid, request_handle *moved)
{
    const struct team *team = nbc_team(s->nbc);
    char *dest = s->dest.address + s->nbytes * (size_t)team->my_pe;
    size_t offset, n = slice(dest, s->nbytes, tid, s->threads, &offset);
    for (int k = 0; k < team->n_pes; k++) {
        int i = span_turn(team, k);
        put(team, i, dest + offset, s->source.address + s->nbytes * (size_t)i + offset, n, moved, s->where);
    }
}

int nbc_alltoall(struct team *team, void *dest, const void *source, size_t nbytes, int tid, int nthreads,
                 request_handle *request, const char *where)
{
    if (!team->n_pes) return -1;
    check_threads(tid, nthreads, where);
    request_exists(request);
    if (!nbytes) return 0;
    size_t all = nbytes * (size_t)team->n_pes;
    struct nbc_op s = {.step = alltoall_step,
                       .move = alltoall_move,
                       .threads = nthreads,
                       .nbytes = nbytes,
                       .dest = span_of(dest, all, where, "dest"),
                       .source = span_of(source, all, where, "source")};
    nbc_start(nbc_of(team, where), &s, tid, request, where);
    return 0;
}

/* Reduction. When all members have arrived, each combines its part of the elements. It alone reads that part, so that
 * the result may overwrite it. Then all members sync. The part is combined in pieces by each thread that progresses the
 * collective, so that all threads that wait for it take part. */

enum { GATHERS, COMBINES, ENDS };

/* Returns the elements of member i. If they are not mapped, they are fetched into `space`, and valid when *coming is
 * complete. */
static const char *fetch(const struct nbc_op *s, int i, size_t offset, char *space, size_t nbytes,
                         request_handle *coming)
{
    const struct team *team = nbc_team(s->nbc);
    const char *mapped = span_at(&s->source, team, i);
    if (mapped) return mapped + offset;
    request_get(context_implicit(), space, s->source.address + offset, nbytes, team_pe(team, i), coming, s->where,
                false);
    return space;
}

/* Combines n elements from `at`, in the order of members; those of the next member are fetched in the meantime. */
static void combine(const struct nbc_op *s, size_t at, size_t n)
{
    char acc[CHUNK] aligned_to(cache_line), space[2][CHUNK] aligned_to(cache_line);
    const struct team *team = nbc_team(s->nbc);
    size_t offset = at * s->element, nbytes = n * s->element;
    request_handle coming[2] = {0}, moved = 0;
    const char *here = fetch(s, 0, offset, space[0], nbytes, &coming[0]), *next = NULL;
    for (int i = 0; i < team->n_pes; i++, here = next) {
        if (i + 1 < team->n_pes) next = fetch(s, i + 1, offset, space[(i + 1) % 2], nbytes, &coming[(i + 1) % 2]);
        request_wait(&coming[i % 2], s->where);
        if (i) s->kernel(acc, here, n);
        else memcpy(acc, here, nbytes);
    }
    for (int k = 0; k < team->n_pes; k++)
        put(team, span_turn(team, k), s->dest.address + offset, acc, nbytes, &moved, s->where);
    request_wait(&moved, s->where);
}

/* Takes pieces until none is left; returns true when all are combined. */
static bool combine_pieces(struct nbc_op *s)
{
    while (s->at < s->end) {
        size_t at = s->at, n = min_size(CHUNK / s->element, s->end - at);
        s->at += n;
        s->at_work++; /* keeps the collective alive */
        nbc_leave(s->nbc);
        combine(s, at, n);
        nbc_enter(s->nbc);
        s->at_work--;
    }
    return !s->at_work;
}

static bool reduce_step(struct nbc_op *s)
{
    if (!nbc_has_joined(s)) return false;
    if (s->phase == GATHERS && nbc_meet(s)) s->phase = COMBINES;
    if (s->phase == COMBINES && combine_pieces(s)) s->phase = ENDS;
    return s->phase == ENDS && nbc_meet(s);
}

int nbc_reduce(struct team *team, void *dest, const void *source, size_t nelems, size_t element, reduce_kernel *kernel,
               int tid, int nthreads, request_handle *request, const char *where)
{
    if (!team->n_pes) return -1;
    check_threads(tid, nthreads, where);
    request_exists(request);
    if (!nelems) return 0;
    size_t nbytes = nelems * element, offset, mine = slice(dest, nbytes, team->my_pe, team->n_pes, &offset);
    struct nbc_op s = {.step = reduce_step,
                       .threads = nthreads,
                       .nbytes = nbytes,
                       .kernel = kernel,
                       .element = element,
                       .at = offset / element,
                       .end = (offset + mine) / element,
                       .dest = span_of(dest, nbytes, where, "dest"),
                       .source = span_of(source, nbytes, where, "source")};
    nbc_start(nbc_of(team, where), &s, tid, request, where);
    return 0;
}
