#include "ext/nbc.h"

#include <string.h>

#include "base/log.h"
#include "coll/barrier.h"
#include "coll/nbc_queue.h"
#include "coll/members.h"
#include "coll/nodes.h"
#include "coll/pairs.h"
#include "ext/places.h"
#include "context/quiet.h"
#include "context/shard.h"
#include "core/wait_policy.h"
#include "lane/bulk.h"
#include "lane/post.h"
#include "ext/request_op.h"
#include "op/route.h"

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

/* Notifications. A member has a word in the meeting of each node: the number of its last collective of which all
 * members on that node have its data. It sends them, in the order of the collectives, in one connection to each node,
 * behind the data, when it starts a collective. So no other member depends on a later call of this one. */

static uint64_t *told_of(const struct nbc_op *s, int i) { return &nbc_team(s->nbc)->meeting->seats[i].told; }

static struct target told_at(const struct nbc_op *s, int node)
{
    const struct team *team = nbc_team(s->nbc);
    return barrier_meeting_of(team, node, told_of(s, team->my_pe));
}

/* A long transfer, after which the word is set. */
static void transfer(struct nbc_op *s, const struct target *t, const void *source, size_t nbytes,
                     const struct target *word, uint64_t number)
{
    bulk_put_signal(context_internal, t, source, nbytes, word, number, false);
    s->sent = load_acquire(&context_internal->mark); /* as in is_last, request_op.c */
}

/* Returns true if a message would overtake a long transfer. Long transfers do not overtake each other, so that whatever
 * follows must be one. */
static bool is_behind_transfer(void) { return bulk_is_unordered(&context_lane(context_internal)->bulk); }

/* The bytes of this member's place, if any, travel with the number. */
static void tell_node(struct nbc_op *s, int node, size_t nbytes)
{
    const struct team *team = nbc_team(s->nbc);
    const char *mine = nbytes ? meeting_place(team, s->place, team->my_pe) : (const char *)told_of(s, team->my_pe);
    struct target word = told_at(s, node), t = barrier_meeting_of(team, node, mine);
    if (is_behind_transfer()) transfer(s, &t, mine, nbytes, &word, s->number);
    else if (nbytes) post_put_signal(context_internal, &t, mine, nbytes, &word, s->number, false);
    else post_amo(context_internal, &word, AMO_SET, 64, 0, s->number, NULL);
}

/* Pairs with the loads in has_told: the data of this member is visible on this node. */
static void tell_here(struct nbc_op *s) { store_release(told_of(s, nbc_team(s->nbc)->my_pe), s->number); }

static void tell_all_with(struct nbc_op *s, size_t nbytes)
{
    const struct team *team = nbc_team(s->nbc);
    for (int k = 1; team->leaders && k < team->n_nodes; k++) tell_node(s, (team->my_node + k) % team->n_nodes, nbytes);
    tell_here(s);
}

static void tell_all(struct nbc_op *s) { tell_all_with(s, 0); }

/* Leaves bytes in this member's place on each node. */
static void contribute(struct nbc_op *s, const void *source, size_t nbytes)
{
    const struct team *team = nbc_team(s->nbc);
    memcpy(meeting_place(team, s->place, team->my_pe), source, nbytes);
    tell_all_with(s, nbytes);
}

static bool has_told(const struct nbc_op *s, int i) { return load_acquire(told_of(s, i)) >= s->number; }

/* Continues where the last call found a member that has not. */
static bool all_have_told(struct nbc_op *s)
{
    const struct team *team = nbc_team(s->nbc);
    while (s->round < team->n_pes && has_told(s, span_turn(team, s->round))) s->round++;
    return s->round == team->n_pes;
}

static bool node_has_told(const struct nbc_op *s)
{
    const struct team *team = nbc_team(s->nbc);
    for (int k = 0; k < team->node_members; k++)
        if (!has_told(s, members_on_node(team, k))) return false;
    return true;
}

/* For an exchange that is not the last. */
static bool all_have_told_first(struct nbc_op *s)
{
    if (!all_have_told(s)) return false;
    s->number++;
    s->round = 0;
    return true;
}

/* The block for a member. */
struct block {
    const char *source;
    size_t nbytes;
    struct span dest; /* undefined if there are no bytes */
};

static struct block block_for(const struct nbc_op *s, int i)
{
    if (!s->parts)
        return (struct block){
            s->source.address + s->stride * (size_t)i, s->nbytes, {s->dest.region, s->dest.address + s->offset}};
    const struct places_part *part = &s->parts[i];
    struct block block = {part->source, part->nbytes, {0}};
    if (block.nbytes) block.dest = span_of(s->dest.address + part->there.offset, block.nbytes, s->where, "dest");
    return block;
}

/* Sends a block to a member of another node, and behind it, if `is_last` for this node, sets the word to the number of
 * the collective. Behind other long pieces it is set to the previous number, which notifies nothing new. */
static void send_block(struct nbc_op *s, int i, const struct block *b, const struct target *word, bool is_last)
{
    struct target t = span_target(&b->dest, nbc_team(s->nbc), i, 0);
    if (route_block_is_transfer(context_internal, &t, b->nbytes)) {
        transfer(s, &t, b->source, b->nbytes, word, s->number - !is_last);
        return;
    }
    for (size_t at = 0, n, piece = nodes_even_piece(b->nbytes); at < b->nbytes; at += n, t.offset += n) {
        n = min_size(piece, b->nbytes - at);
        bool tells = is_last && at + n == b->nbytes;
        if (tells || n >= IN_PLACE_FROM)
            post_put_signal_in_place(context_internal, &t, b->source + at, n, word, s->number - !tells);
        else post_put(context_internal, &t, b->source + at, n);
    }
}

static void send_to_node(struct nbc_op *s, int node)
{
    const struct team *team = nbc_team(s->nbc);
    struct target word = told_at(s, node);
    for (int k = 0, n = members_count(team, node); k < n; k++) {
        int i = members_of_node(team, node, k);
        struct block b = block_for(s, i);
        if (b.nbytes) send_block(s, i, &b, &word, k == n - 1);
        else if (k == n - 1) tell_node(s, node, 0);
    }
}

static void send_here(struct nbc_op *s)
{
    const struct team *team = nbc_team(s->nbc);
    for (int k = 0; k < team->n_pes; k++) {
        int i = span_turn(team, k);
        struct block b = block_for(s, i);
        char *to = b.nbytes ? span_at(&b.dest, team, i) : NULL;
        if (to && to != b.source) copy_bytes(to, b.source, b.nbytes);
    }
    tell_here(s);
}

/* Sends the blocks of this member to all members. */
static void send_all(struct nbc_op *s)
{
    const struct team *team = nbc_team(s->nbc);
    for (int k = 1; team->leaders && k < team->n_nodes; k++) send_to_node(s, (team->my_node + k) % team->n_nodes);
    send_here(s);
}

/* Several threads put slices, each on its lane, and this member notifies when these are complete. But one thread sends
 * short data, and all data if threads would not send at the same time. */
static bool is_sliced(const struct nbc_op *s)
{
    return s->threads > 1 && !nbc_is_carried(s->nbytes) && !(nbc_team(s->nbc)->leaders && wait_policy.wire_shares_cpu);
}

/* Returns true when all has been sent. */
static bool send_begin(struct nbc_op *s)
{
    if (s->move ? !nbc_has_moved(s) : !nbc_has_joined(s)) return false;
    if (s->move) tell_all(s);
    else send_all(s);
    return true;
}

static bool all_step(struct nbc_op *s) { return all_have_told(s) && nbc_has_moved(s); }

/* Starts a collective, and returns 0. `move`, or NULL, moves the slices of a thread. */
static int start(struct nbc_op *s, struct team *team, void (*move)(const struct nbc_op *, int, request_handle *),
                 int tid, request_handle *request, const char *where)
{
    s->nbc = nbc_of(team, where);
    if (is_sliced(s)) s->move = move;
    nbc_start(s->nbc, s, tid, request, where);
    return 0;
}

/* Sync */

static bool sync_begin(struct nbc_op *s)
{
    tell_all(s);
    return true;
}

int nbc_sync(struct team *team, request_handle *request, const char *where)
{
    if (!team->n_pes) return -1;
    struct nbc_op s = {.begin = sync_begin, .step = all_step, .threads = 1};
    nbc_start(nbc_of(team, where), &s, 0, request, where);
    return 0;
}

/* Barrier: a sync that begins when the operations of some contexts are complete. */

static bool barrier_begin(struct nbc_op *s)
{
    if (!nbc_has_moved(s)) return false;
    tell_all(s);
    return true;
}

static void note_operations(struct nbc_op *s, const struct context *c, const char *where)
{
    request_note(&s->moved, load_acquire(&c->mark), where); /* pairs with the release in lane_note */
    if (c != context_default) return;
    for (const struct shard *of = shard_first(); of; of = of->next)
        request_note(&s->moved, load_acquire(&of->context.mark), where);
}

int nbc_barrier(struct team *team, const context_handle *contexts, size_t n, request_handle *request, const char *where)
{
    if (!team->n_pes) return -1;
    struct nbc_op s = {.begin = barrier_begin, .step = all_step, .threads = 1};
    for (size_t i = 0; i < n; i++) note_operations(&s, context_of(contexts[i]), where);
    fence_puts_complete(); /* as in quiet_complete: direct puts, before notifications on any route */
    return start(&s, team, NULL, 0, request, where);
}

/* Broadcast. The root sends to all members. */

static bool broadcast_begin(struct nbc_op *s) { return nbc_team(s->nbc)->my_pe != s->root || send_begin(s); }

static void broadcast_move(const struct nbc_op *s, int tid, request_handle *moved)
{
    const struct team *team = nbc_team(s->nbc);
    if (team->my_pe != s->root) return;
    size_t offset, n = slice(s->dest.address, s->nbytes, tid, s->threads, &offset);
    char *dest = s->dest.address + offset, *source = s->source.address + offset;
    for (int k = 1; k < team->n_pes; k++) put(team, span_turn(team, k), dest, source, n, moved, s->where);
    if (n && dest != source) memmove(dest, source, n);
}

static bool broadcast_step(struct nbc_op *s) { return has_told(s, s->root) && nbc_has_moved(s); }

int nbc_broadcast(struct team *team, void *dest, const void *source, size_t nbytes, int root, int tid, int nthreads,
                  request_handle *request, const char *where)
{
    if (!team->n_pes) return -1;
    check_threads(tid, nthreads, where);
    if (root < 0 || root >= team->n_pes)
        die_argument(where, "root", "%d, but valid PEs are 0 to %d", root, team->n_pes - 1);
    request_exists(request);
    if (!nbytes) return 0;
    struct nbc_op s = {.begin = broadcast_begin,
                       .step = broadcast_step,
                       .threads = nthreads,
                       .root = root,
                       .nbytes = nbytes,
                       .dest = span_of(dest, nbytes, where, "dest"),
                       .source = span_of(source, nbytes, where, "source")};
    return start(&s, team, broadcast_move, tid, request, where);
}

/* Alltoall. Each member sends a different block to each. */

static void alltoall_move(const struct nbc_op *s, int tid, request_handle *moved)
{
    const struct team *team = nbc_team(s->nbc);
    char *dest = s->dest.address + s->offset;
    size_t offset, n = slice(dest, s->nbytes, tid, s->threads, &offset);
    for (int k = 0; k < team->n_pes; k++) {
        int i = span_turn(team, k);
        put(team, i, dest + offset, s->source.address + s->stride * (size_t)i + offset, n, moved, s->where);
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
    struct nbc_op s = {.begin = send_begin,
                       .step = all_step,
                       .threads = nthreads,
                       .nbytes = nbytes,
                       .offset = nbytes * (size_t)team->my_pe,
                       .stride = nbytes,
                       .dest = span_of(dest, all, where, "dest"),
                       .source = span_of(source, all, where, "source")};
    return start(&s, team, alltoall_move, tid, request, where);
}

/* Fcollect. Each member sends the same block to all. */
int nbc_fcollect(struct team *team, void *dest, const void *source, size_t nbytes, request_handle *request,
                 const char *where)
{
    if (!team->n_pes) return -1;
    request_exists(request);
    if (!nbytes) return 0;
    struct nbc_op s = {.begin = send_begin,
                       .step = all_step,
                       .threads = 1,
                       .nbytes = nbytes,
                       .offset = nbytes * (size_t)team->my_pe,
                       .dest = span_of(dest, nbytes * (size_t)team->n_pes, where, "dest"),
                       .source = span_of(source, nbytes, where, "source")};
    return start(&s, team, NULL, 0, request, where);
}

/* Collect. Each member contributes its size, and sends its block when it has the sizes of all members. Later
 * collectives of the team begin behind that. */

enum { STARTS, GATHERS, FETCHES, COMBINES };

static bool collect_begin(struct nbc_op *s)
{
    const struct team *team = nbc_team(s->nbc);
    size_t total = 0;
    if (s->phase == STARTS) {
        if (!nbc_has_place(s)) return false;
        contribute(s, &s->nbytes, sizeof s->nbytes);
        s->phase = GATHERS;
    }
    if (!all_have_told_first(s)) return false;
    for (int i = 0; i < team->n_pes; i++) {
        size_t nbytes;
        memcpy(&nbytes, meeting_place(team, s->place, i), sizeof nbytes);
        if (i == team->my_pe) s->offset = total;
        total += nbytes;
    }
    if (total) s->dest = span_of(s->dest.address, total, s->where, "dest");
    if (s->nbytes) send_all(s);
    else tell_all(s);
    return true;
}

int nbc_collect(struct team *team, void *dest, const void *source, size_t nbytes, request_handle *request,
                const char *where)
{
    if (!team->n_pes) return -1;
    request_exists(request);
    struct nbc_op s = {.begin = collect_begin,
                       .step = all_step,
                       .threads = 1,
                       .numbers = 1,
                       .contributes = 1,
                       .nbytes = nbytes,
                       .dest = {.address = dest}};
    if (nbytes) s.source = span_of(source, nbytes, where, "source");
    return start(&s, team, NULL, 0, request, where);
}

/* Alltoall with blocks of different sizes. Members contribute the places in their dests, and send their blocks when
 * they have those of all members. Later collectives of the team begin behind that. In the packed form members first
 * contribute the sizes of their blocks, in the same kind of table. */

/* Exchanges a table. Returns true when this member has its entries of all members. */
static bool parts_exchange(struct nbc_op *s)
{
    if (s->phase == STARTS) {
        size_t nbytes;
        const void *places = places_publish(s, &nbytes);
        contribute(s, places, nbytes);
        s->phase = GATHERS;
    }
    if (s->phase == GATHERS) {
        if (!all_have_told_first(s)) return false;
        places_fetch(s);
        s->phase = FETCHES;
    }
    return nbc_has_moved(s);
}

static bool parts_begin(struct nbc_op *s)
{
    if (s->phase == STARTS && !nbc_has_place(s)) return false;
    if (!parts_exchange(s)) return false;
    places_check(s);
    send_all(s);
    return true;
}

/* Its phases are those of the second exchange when is_placed is set. The second place is free: after the first exchange
 * each member has found its first place free, so it has read what was contributed to all places before it but one. Each
 * has begun this collective, so no member reads the table of an earlier one. */
static bool packed_begin(struct nbc_op *s)
{
    if (!s->is_placed) {
        if (s->phase == STARTS && !nbc_has_place(s)) return false;
        if (!parts_exchange(s)) return false;
        places_pack(s);
        s->place++;
        s->phase = STARTS;
        s->is_placed = true;
    }
    if (!parts_exchange(s)) return false;
    places_leave_out(s);
    send_all(s);
    return true;
}

/* Starts one whose block from member i comes to t_offsets[i], or to 0 without t_offsets. */
static int parts_start(struct team *team, struct nbc_op *s, const size_t *t_offsets, const size_t *t_sizes,
                       const void *source, const size_t *s_offsets, const size_t *s_sizes, request_handle *request,
                       const char *where)
{
    s->step = all_step;
    s->threads = 1;
    s->numbers = s->contributes;
    s->parts = malloc((size_t)team->n_pes * sizeof *s->parts);
    if (!s->parts) die(where, "out of memory for a collective");
    for (int i = 0; i < team->n_pes; i++)
        s->parts[i] = (struct places_part){.here = {t_offsets ? t_offsets[i] : 0, t_sizes[i]},
                                           .source = (const char *)source + s_offsets[i],
                                           .nbytes = s_sizes[i]};
    places_prepare(nbc_of(team, where), where);
    return start(s, team, NULL, 0, request, where);
}

int nbc_alltoallv(struct team *team, void *dest, const size_t *t_offsets, const size_t *t_sizes, const void *source,
                  const size_t *s_offsets, const size_t *s_sizes, request_handle *request, const char *where)
{
    if (!team->n_pes) return -1;
    struct nbc_op s = {.begin = parts_begin, .contributes = 1, .dest = {.address = dest}};
    return parts_start(team, &s, t_offsets, t_sizes, source, s_offsets, s_sizes, request, where);
}

int nbc_alltoallv_packed(struct team *team, void *dest, size_t dest_len, size_t *total, size_t *fitting,
                         const void *source, const size_t *s_offsets, const size_t *s_sizes, request_handle *request,
                         const char *where)
{
    if (!team->n_pes) return -1;
    struct nbc_op s = {.begin = packed_begin,
                       .contributes = 2,
                       .dest = {.address = dest},
                       .room = dest_len,
                       .total = total,
                       .fitting = fitting};
    return parts_start(team, &s, NULL, s_sizes, source, s_offsets, s_sizes, request, where);
}

/* Alltoall with strides. Elements are copied, each into a record of its own for another node. */

static bool strided_begin(struct nbc_op *s)
{
    const struct team *team = nbc_team(s->nbc);
    for (int k = 0; k < team->n_pes; k++) {
        int i = span_turn(team, k);
        span_put_strided(&s->dest, team, i, s->offset, s->source.address + s->stride * (size_t)i, s->to_step,
                         s->from_step, s->element, s->nbytes / s->element);
    }
    tell_all(s);
    return true;
}

int nbc_alltoalls(struct team *team, void *dest, const void *source, ptrdiff_t dst, ptrdiff_t sst, size_t nelems,
                  size_t element, request_handle *request, const char *where)
{
    if (!team->n_pes) return -1;
    size_t to_step = span_step(dst, element, where, "dst"), from_step = span_step(sst, element, where, "sst");
    request_exists(request);
    if (!nelems) return 0;
    size_t n = nelems * (size_t)team->n_pes;
    struct nbc_op s = {.begin = strided_begin,
                       .step = all_step,
                       .threads = 1,
                       .nbytes = nelems * element,
                       .element = element,
                       .to_step = to_step,
                       .from_step = from_step,
                       .offset = nelems * to_step * (size_t)team->my_pe,
                       .stride = nelems * from_step,
                       .dest = span_of(dest, argument_extent(n, dst, 1, element), where, "dest"),
                       .source = span_of(source, argument_extent(n, sst, 1, element), where, "source")};
    return start(&s, team, NULL, 0, request, where);
}

/* Short reductions and scans: each member contributes all its elements, and combines those of all members. */

static bool contribution_begin(struct nbc_op *s)
{
    if (!nbc_has_joined(s) || !nbc_has_place(s)) return false;
    contribute(s, s->source.address, s->nbytes);
    return true;
}

static void add(const struct nbc_op *s, char *acc, const char *x, bool is_first)
{
    if (is_first) memcpy(acc, x, s->nbytes);
    else s->kernel(acc, x, s->nbytes / s->element);
}

/* As the blocking form: first the members of each node, and then the nodes. */
static void add_nodes(const struct nbc_op *s)
{
    const struct team *team = nbc_team(s->nbc);
    char acc[MEETING_PLACE_MOST] aligned_to(cache_line), *dest = s->dest.address;
    for (int node = 0; node < team->n_nodes; node++) {
        int n = members_count(team, node);
        const char *x = meeting_place(team, s->place, members_of_node(team, node, 0));
        for (int k = 1; k < n; k++) {
            if (k == 1) memcpy(acc, x, s->nbytes), x = acc;
            add(s, acc, meeting_place(team, s->place, members_of_node(team, node, k)), false);
        }
        add(s, dest, x, !node);
    }
}

/* Those of the first members, in their order. */
static void add_members(const struct nbc_op *s, int count)
{
    if (!count) memset(s->dest.address, 0, s->nbytes);
    for (int i = 0; i < count; i++) add(s, s->dest.address, meeting_place(nbc_team(s->nbc), s->place, i), !i);
}

static bool contribution_step(struct nbc_op *s)
{
    const struct team *team = nbc_team(s->nbc);
    if (!all_step(s)) return false;
    if (s->scans) add_members(s, team->my_pe + (s->scans == SCANS_INCLUSIVE));
    else if (team->leaders) add_nodes(s);
    else add_members(s, team->n_pes);
    return true;
}

/* Long ones. When all members have arrived, each combines its part of the elements. It alone reads that part, so that
 * the result may overwrite it. Then all members notify each other again. The part is combined in pieces by each thread
 * that progresses the collective, so that all threads that wait for it take part. Later collectives of the team begin
 * behind that. */

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

/* The same for a scan: each member gets the combination of the members up to it, or before it. Two buffers alternate,
 * so that a put is complete when its buffer is combined into again. */
static void combine_scan(const struct nbc_op *s, size_t at, size_t n)
{
    char acc[2][CHUNK] aligned_to(cache_line), space[2][CHUNK] aligned_to(cache_line);
    const struct team *team = nbc_team(s->nbc);
    size_t offset = at * s->element, nbytes = n * s->element;
    request_handle coming[2] = {0}, moved[2] = {0};
    const char *here = fetch(s, 0, offset, space[0], nbytes, &coming[0]), *next = NULL;
    memset(acc[1], 0, nbytes);
    for (int i = 0; i < team->n_pes; i++, here = next) {
        int now = i % 2, before = (i + 1) % 2, given = s->scans == SCANS_INCLUSIVE ? now : before;
        if (i + 1 < team->n_pes) next = fetch(s, i + 1, offset, space[before], nbytes, &coming[before]);
        request_wait(&coming[now], s->where);
        request_wait(&moved[now], s->where);
        memcpy(acc[now], i ? acc[before] : here, nbytes);
        if (i) s->kernel(acc[now], here, n);
        put(team, i, s->dest.address + offset, acc[given], nbytes, &moved[given], s->where);
    }
    request_wait(&moved[0], s->where);
    request_wait(&moved[1], s->where);
}

/* Two nodes whose members combine in pairs. */
static void pairs_begin(struct nbc_op *s)
{
    struct team *team = nbc_team(s->nbc);
    struct reduction r = {.team = team,
                          .to = s->dest,
                          .from = s->source,
                          .nelems = s->nbytes / s->element,
                          .element = s->element,
                          .kernel = s->kernel};
    s->pairs = malloc(sizeof *s->pairs);
    if (!s->pairs) die(s->where, "out of memory for a reduction");
    *s->pairs = pairs_of(&r, CHANNEL_NONBLOCKING, s->number);
}

static void take_part(struct nbc_op *s)
{
    const struct team *team = nbc_team(s->nbc);
    size_t offset, mine = slice(s->dest.address, s->nbytes, team->my_pe, team->n_pes, &offset);
    s->at = offset / s->element;
    s->end = (offset + mine) / s->element;
    s->phase = COMBINES;
    if (team->leaders && !s->scans && pairs_suit(team, s->dest.address, s->source.address)) pairs_begin(s);
}

/* Takes pieces until none is left; returns true when all are combined. */
static bool combine_pieces(struct nbc_op *s)
{
    while (s->at < s->end) {
        size_t at = s->at, n = min_size(CHUNK / s->element, s->end - at);
        s->at += n;
        s->at_work++; /* keeps the collective alive */
        nbc_leave(s->nbc);
        if (s->scans) combine_scan(s, at, n);
        else combine(s, at, n);
        nbc_enter(s->nbc);
        s->at_work--;
    }
    return !s->at_work;
}

static bool reduce_begin(struct nbc_op *s)
{
    if (!nbc_has_joined(s)) return false;
    if (s->phase == STARTS) {
        tell_all(s);
        s->phase = GATHERS;
    }
    if (s->phase == GATHERS && all_have_told_first(s)) take_part(s);
    if (s->phase != COMBINES || !(s->pairs ? pairs_step(s->pairs) : combine_pieces(s))) return false;
    if (s->pairs) tell_here(s); /* the members on this node alone have read its sources, and written its dests */
    else tell_all(s);
    return true;
}

static bool reduce_step(struct nbc_op *s) { return s->pairs ? node_has_told(s) : all_step(s); }

static int reduce_start(struct team *team, struct nbc_op *s, size_t nelems, int tid, request_handle *request,
                        void *dest, const void *source, const char *where)
{
    size_t nbytes = nelems * s->element;
    s->contributes = reduction_gathers(nbytes, meeting_place_size(team->n_pes));
    s->begin = s->contributes ? contribution_begin : reduce_begin;
    s->step = s->contributes ? contribution_step : reduce_step;
    s->numbers = s->contributes ? 0 : 1 + pairs_numbers(nbytes);
    s->nbytes = nbytes;
    s->dest = span_of(dest, nbytes, where, "dest");
    s->source = span_of(source, nbytes, where, "source");
    return start(s, team, NULL, tid, request, where);
}

int nbc_reduce(struct team *team, void *dest, const void *source, size_t nelems, size_t element, reduce_kernel *kernel,
               int tid, int nthreads, request_handle *request, const char *where)
{
    if (!team->n_pes) return -1;
    check_threads(tid, nthreads, where);
    request_exists(request);
    if (!nelems) return 0;
    struct nbc_op s = {.threads = nthreads, .kernel = kernel, .element = element};
    return reduce_start(team, &s, nelems, tid, request, dest, source, where);
}

int nbc_scan(struct team *team, void *dest, const void *source, size_t nelems, size_t element, reduce_kernel *kernel,
             bool inclusive, request_handle *request, const char *where)
{
    if (!team->n_pes) return -1;
    request_exists(request);
    if (!nelems) return 0;
    struct nbc_op s = {.threads = 1, .kernel = kernel, .element = element};
    s.scans = inclusive ? SCANS_INCLUSIVE : SCANS_EXCLUSIVE;
    return reduce_start(team, &s, nelems, 0, request, dest, source, where);
}
