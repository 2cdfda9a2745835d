#include "lane/lane_pool.h"

#include <shmemx.h>

#include "base/thread_id.h"
#include "base/env.h"
#include "base/limit_text.h"
#include "base/log.h"
#include "base/yield.h"
#include "job/boot.h"
#include "lane/mem_reg.h"
#include "lane/failure.h"
#include "lane/lane_stats.h"

struct lane_pool_hints lane_pool_hints = {.domains_a_group = 1};

/* The owner of a lane after a context has taken it: the context's domain, or the thread of a PRIVATE context. The
 * threads of all other contexts are unknown. (A later thread may have the id of one that has ended: it inherits its
 * lanes.) */
enum { ANYBODY, SEVERAL }; /* values that no thread has */

/* True for an owner that may have several threads: domains have odd numbers, too. */
static bool is_several(uintptr_t owner) { return owner & 1; }

static uintptr_t owner_of(const struct context *c)
{
    if (c->domain->owner) return c->domain->owner;
    bool is_known = (c->options & SHMEM_CTX_PRIVATE) || env.lane_policy == LANE_POLICY_THREAD;
    return is_known ? c->thread : SEVERAL;
}

/* Contexts that request no lane of their own share the first ones. Lane 0, that of the default context, is the last of
 * these, if all lanes are shared. */
static struct lane *spread_lane(uint32_t k) { return &lane_pool.lanes[(k + 1) % lane_pool.n_lanes]; }

static bool is_free(const struct lane *lane) { return !lane->binding.users; }

/* Returns the number of an owner's lanes among those that contexts share. */
static uint32_t lanes_of(uintptr_t owner)
{
    uint32_t n = 0;
    for (uint32_t k = 0; k < lane_pool.n_spread; k++)
        n += !is_free(spread_lane(k)) && spread_lane(k)->binding.owner == owner;
    return n;
}

static uint32_t lanes_free(void)
{
    uint32_t n = 0;
    for (uint32_t k = 0; k < lane_pool.n_spread; k++) n += is_free(spread_lane(k));
    return n;
}

/* Returns a lane for a context that is to be undisturbed: a free one, preferably none of the shared ones. NULL if none
 * is free. */
static struct lane *lane_for_one(void)
{
    for (uint32_t k = lane_pool.n_lanes; k-- > 0;)
        if (is_free(spread_lane(k))) return spread_lane(k);
    return NULL;
}

/* Returns the cost of a lane for a context: it grows with the number of users, and is highest if one of them is urgent,
 * because others would delay it. */
static uint64_t reluctance(const struct lane *lane)
{
    return lane->binding.users + (lane->binding.urgent ? UINT32_MAX : 0ull);
}

/* Returns the best lane of ANYBODY or of this owner; NULL if there is none. */
static struct lane *least_used(uintptr_t owner)
{
    struct lane *best = NULL;
    for (uint32_t k = 0; k < lane_pool.n_spread; k++) {
        struct lane *lane = spread_lane(k);
        if (lane->binding.is_exclusive || (owner != ANYBODY && (is_free(lane) || lane->binding.owner != owner)))
            continue;
        if (!best || reluctance(lane) < reluctance(best)) best = lane;
    }
    return best;
}

/* Returns the lane with most users: for contexts of low priority. */
static struct lane *most_used(void)
{
    struct lane *best = &lane_pool.lanes[0];
    for (uint32_t i = 1; i < lane_pool.n_lanes; i++) {
        struct lane *lane = &lane_pool.lanes[i];
        if (!lane->binding.is_exclusive && !lane->binding.urgent && lane->binding.users > best->binding.users)
            best = lane;
    }
    return best;
}

/* Fair choice: an owner that has as many lanes as are free shares its own lanes from then on, so that a later owner
 * with fewer lanes still finds some. Owners with several threads, and domains, share when they have three times as
 * many. */
static struct lane *choose_fairly(uintptr_t owner)
{
    uint32_t taken = lanes_of(owner);
    bool shares = taken && taken >= lanes_free() * (is_several(owner) ? 3 : 1);
    return least_used(shares ? owner : ANYBODY);
}

/* Returns the largest number of lanes for the contexts of a domain, so that contexts of other domains find lanes
 * later. */
static uint32_t lane_limit(const struct domain *domain)
{
    const struct lane_pool_hints *hints = &lane_pool_hints;
    if (!domain->owner || !hints->domains) return UINT32_MAX;
    int a_group = hints->domains_a_group, groups = (hints->domains + a_group - 1) / a_group;
    int beside_default = (int)min_size(lane_pool.n_spread, lane_pool.n_lanes - 1);
    int share = beside_default / groups, limit = share ? share : 1;
    int threads = (hints->threads + groups - 1) / groups;
    int contexts = hints->contexts_a_domain * a_group;
    if (threads && threads < limit) limit = threads;
    if (contexts && contexts < limit) limit = contexts;
    return (uint32_t)limit;
}

static struct lane *choose(const struct context *c)
{
    uintptr_t owner = owner_of(c);
    struct lane *own = NULL;
    if (c->priority < 0) return most_used();
    if (c->priority > 0) own = lane_for_one();
    if (!own && lanes_of(owner) >= lane_limit(c->domain)) own = least_used(owner);
    if (!own) own = env.lane_policy == LANE_POLICY_THREAD ? least_used(owner) : choose_fairly(owner);
    if (!own) own = least_used(ANYBODY);
    return own ? own : &lane_pool.lanes[0]; /* which has no owner */
}

/* True if a thread of the library posts on the lane, at whatever thread level the program runs. */
static bool has_library_context(const struct lane *lane)
{
    for (const struct context *c = lane->binding.contexts; c; c = c->next_here)
        if (c->is_library_owned) return true;
    return false;
}

/* Returns the lock mode of a lane. If the program has one thread inside at a time, no lane needs a real lock. Else
 * neither the lane of one context for which the program promises that, nor that of several PRIVATE contexts of one
 * thread, needs one. The lane of one context without a promise belongs to the thread that posted on it first, until
 * another thread does. */
static uintptr_t rule_of(const struct lane *lane)
{
    const struct context *first = lane->binding.contexts;
    if (!lane_pool.can_bias || env.lock == LOCK_FORCE) return GATE_LOCKED;
    if (world.thread_level < SHMEM_THREAD_MULTIPLE) return has_library_context(lane) ? GATE_LOCKED : GATE_OPEN;
    if (!first->next_here)
        return first->options & (SHMEM_CTX_PRIVATE | SHMEM_CTX_SERIALIZED) ? (uintptr_t)GATE_OPEN : lane->binding.taken;
    for (const struct context *c = first; c; c = c->next_here)
        if (!(c->options & SHMEM_CTX_PRIVATE) || c->thread != first->thread) return GATE_LOCKED;
    return GATE_OPEN;
}

/* A guest that was the user under the earlier mode may be about to enter by it: it enters by the locked mode now, and
 * there must be no owner then. A thread that becomes owner later is not one under the current mode. */
static void change_rule(struct lane *lane, uintptr_t rule)
{
    bool is_so = load_relaxed(&lane->lock.gate) == rule;
    if (is_so && (rule == GATE_LOCKED || !load_ordered(&lane->shared.guests))) return; /* an open lane may be taken */
    lock_set_rule(&lane->lock, GATE_LOCKED);
    if (rule != GATE_LOCKED && !load_ordered(&lane->shared.guests)) lock_set_rule(&lane->lock, rule);
}

/* Updates a lane after its contexts or their priorities have changed. */
static void users_changed(struct lane *lane)
{
    uint64_t urgent = 0;
    uint32_t users = 0;
    for (const struct context *c = lane->binding.contexts; c; c = c->next_here) {
        urgent |= c->priority > 0 ? c->bit : 0;
        users++;
    }
    store_relaxed(&lane->binding.users, users);
    uintptr_t rule = users ? rule_of(lane) : GATE_LOCKED;
    bool has_thread = rule == GATE_OPEN && (lane->binding.contexts->options & SHMEM_CTX_PRIVATE);
    store_ordered(&lane->binding.user,
                  has_thread ? lane->binding.contexts->thread : 0); /* before change_rule reads `guests` */
    if (!users) store_relaxed(&lane_pool.changes, lane_pool.changes + 1);
    else change_rule(lane, rule);
    if (urgent == lane->binding.urgent) return;
    for (unsigned times = 0; !lane_visit(lane);) yield_step(&times);
    store_relaxed(&lane->binding.urgent, urgent); /* threads that wait for the lane read it without the lock */
    lane_visit_end(lane);
}

enum { CONTEXT_BITS = 62 }; /* bits for the contexts of a lane */

/* Returns a bit that no other context of the lane has or, if all are used, one with few users. */
static uint64_t free_bit(const struct lane *lane)
{
    uint64_t taken = 3ull << 62; /* of request contexts, and of the internal context */
    for (const struct context *c = lane->binding.contexts; c; c = c->next_here) taken |= c->bit;
    return ~taken ? ~taken & -~taken : 1ull << lane->binding.users_total % CONTEXT_BITS;
}

/* Initialises a lane; only its number is set already. */
static void lane_open(struct lane *lane)
{
    const char *why = lane_pool.wire->lane_open(&lane->fixed.wire);
    if (why) die(NULL, "cannot open lane %u: %s%s", lane->fixed.number, why, limit_text_if_few_files().text);
    lane->fixed.shares_rx = lane_pool.wire->lane_shares_rx && lane_pool.wire->lane_shares_rx(lane->fixed.wire);
    lane->post.recent = &no_stream;
    lane_gather_nothing(lane);
}

/* Checks that lanes and contexts refer to each other. Under world.lock. */
static bool users_are_valid(const struct lane *lane)
{
    uint64_t bits = 0;
    uint32_t users = 0;
    for (const struct context *c = lane->binding.contexts; c; c = c->next_here) {
        if (c->lane != lane || !c->bit || c->is_request_ctx) return false;
        if (c->request_ctx != context_no_request_ctx && c->request_ctx->lane != lane) return false;
        bits |= c->bit;
        users++;
    }
    return lane->binding.users == users && (!lane->binding.is_exclusive || users == 1) &&
           !(lane->binding.urgent & ~bits);
}

/* The invariant, asserted at level 2 where contexts come and go. Under world.lock. */
static bool pool_is_valid(void)
{
    for (uint32_t i = 0; i < lane_pool.n_lanes; i++)
        if (!users_are_valid(&lane_pool.lanes[i])) return false;
    return !lane_pool.lanes[0].binding.is_exclusive;
}

static void bind_context(struct context *c, struct lane *lane, bool alone)
{
    if (!lane->fixed.wire) lane_open(lane);
    if (is_free(lane)) lane->binding.owner = owner_of(c);
    lane->binding.taken = is_free(lane) ? lock_own_gate() : GATE_LOCKED; /* no other thread may be about to enter */
    lane->binding.is_exclusive = alone;
    lane->binding.users_total++;
    store_relaxed(&c->bit, free_bit(lane));
    c->next_here = lane->binding.contexts;
    lane->binding.contexts = c;
    store_relaxed(&c->tried, lane_pool.changes);
    users_changed(lane);
    if (c->request_ctx != context_no_request_ctx) store_release(&c->request_ctx->lane, lane);
    store_release(&c->lane, lane); /* pairs with context_lane */
    expect(2, pool_is_valid());
}

static void unbind(struct context *c)
{
    struct lane *lane = c->lane;
    struct context **link = &lane->binding.contexts;
    while (*link != c) link = &(*link)->next_here;
    *link = c->next_here;
    lane->binding.is_exclusive = false;
    store_relaxed(&c->lane, &no_lane);
    struct context *request_ctx = c->request_ctx,
                   *poster = load_relaxed(&lane->post.poster); /* was c, or another one; no thread posts on c now */
    if (request_ctx != context_no_request_ctx) {
        store_relaxed(&request_ctx->lane, &no_lane);
        store_relaxed(&request_ctx->mark,
                      0); /* request contexts keep it; a mark of a lane with a lower number would hide later ones */
    }
    if (poster == c || poster == request_ctx) lane_forget(lane);
    users_changed(lane);
    expect(2, pool_is_valid());
}

enum waiter lane_pool_guest(struct lane *lane)
{
    if (world.thread_level < SHMEM_THREAD_MULTIPLE) return WAITER_USER;
    fetch_add(&lane->shared.guests, 1); /* before it reads the owner of the lane: pairs with the loads in change_rule */
    if (load_ordered(&lane->binding.user) == thread_id() || load_ordered(&lane->lock.gate) == lock_own_gate())
        return WAITER_USER;
    fetch_sub(&lane->shared.guests, 1);
    return WAITER_VISITOR;
}

void lane_pool_guest_end(struct lane *lane, enum waiter waiter)
{
    if (waiter == WAITER_USER && world.thread_level == SHMEM_THREAD_MULTIPLE) fetch_sub(&lane->shared.guests, 1);
}

/* Takes world.lock. Called outside all lanes, because a thread that changes the lock mode of a lane waits for the
 * thread inside. */
static void lock_world(void)
{
    expect(2, lane_is_outside());
    pthread_mutex_lock(&world.lock);
}

struct lane *lane_pool_bind(struct context *c)
{
    if (!lane_pool.wire) failure_die_in_child();
    lock_world();
    if (c->is_request_ctx) c = c->request_ctx;
    if (c->lane == &no_lane) bind_context(c, choose(c), false); /* unless another thread has bound it already */
    struct lane *lane = c->lane;
    pthread_mutex_unlock(&world.lock);
    return lane;
}

bool lane_pool_bind_alone(struct context *c)
{
    if (!lane_pool.wire) return true;
    lock_world();
    struct lane *lane = lane_for_one();
    bool found = lane != NULL;
    if (found) bind_context(c, lane, true);
    pthread_mutex_unlock(&world.lock);
    return found;
}

void lane_pool_bind_aside(struct context *c)
{
    if (!lane_pool.wire) return;
    lock_world();
    struct lane *lane = lane_for_one();
    bind_context(c, lane ? lane : choose(c), false);
    pthread_mutex_unlock(&world.lock);
}

void lane_pool_bind_first(struct context *c)
{
    if (!lane_pool.wire) return;
    lock_world();
    bind_context(c, &lane_pool.lanes[0], false);
    pthread_mutex_unlock(&world.lock);
}

void lane_pool_unbind(struct context *c)
{
    if (c->lane == &no_lane) return;
    lock_world();
    unbind(c);
    pthread_mutex_unlock(&world.lock);
}

/* Returns true if no request of the context is in flight. A quiet does not wait for these; they may be in flight, and
 * the counters learn of them only from the mark of the request context, which belongs to one lane. */
static bool requests_are_over(const struct context *c)
{
    struct context *request_ctx = load_acquire(&c->request_ctx);
    return lane_has_passed(load_acquire(&request_ctx->mark));
}

/* Returns a free lane for a context that shares its lane now; NULL if there is none, or if the policy makes it
 * share. */
static struct lane *better_lane(const struct context *c)
{
    if (c->lane->binding.users == 1 || c->priority < 0) return NULL;
    struct lane *lane = choose(c);
    return is_free(lane) ? lane : NULL;
}

/* Returns true if there is a single lane for contexts that request none of their own, and the context is on it. */
static bool is_where_it_belongs(const struct context *c)
{
    return lane_pool.n_spread == 1 && !load_relaxed(&c->priority) && context_lane(c) == spread_lane(0);
}

void lane_pool_move(struct context *c)
{
    if (is_where_it_belongs(c)) {
        store_relaxed(&c->tried, load_relaxed(&lane_pool.changes));
        return;
    }
    if (!requests_are_over(c)) return;
    lock_world();
    store_relaxed(&c->tried, lane_pool.changes);
    struct lane *lane = better_lane(c);
    if (lane) {
        unbind(c);
        bind_context(c, lane, false);
        c->moves++;
    }
    pthread_mutex_unlock(&world.lock);
}

void lane_pool_prioritize(struct context *c, int priority)
{
    lock_world();
    store_relaxed(&c->priority, priority);
    store_relaxed(&c->tried, lane_pool.changes - 1);
    if (c->lane != &no_lane) users_changed(c->lane);
    pthread_mutex_unlock(&world.lock);
}

struct lane_pool_count lane_pool_count(void)
{
    struct lane_pool_count count = {.lanes = lane_pool.n_lanes, .spread = lane_pool.n_spread};
    lock_world();
    for (uint32_t i = 0; i < lane_pool.n_lanes; i++) {
        const struct lane *lane = &lane_pool.lanes[i];
        count.open += lane->fixed.wire != NULL;
        count.leased += !is_free(lane);
        count.exclusive += lane->binding.is_exclusive;
        count.contexts += lane->binding.users;
    }
    pthread_mutex_unlock(&world.lock);
    return count;
}

/* A visitor may enter each lane, whichever thread owns it. */
bool lane_pool_is_quiet(void)
{
    bool all = true;
    for (uint32_t i = 0; i < lane_pool.n_lanes; i++) {
        uint64_t opened = load_acquire(&lane_pool.lanes[i].published.opened);
        all &= lane_has_passed(opened) || lane_test(opened, ALL_CONTEXTS, WAITER_VISITOR);
    }
    return all;
}

static void report_exposed(FILE *file)
{
    struct exposed_count count = mem_reg_count();
    if (!lane_pool.rma) return;
    fprintf(file, "PE %d: cards of other nodes use %u chunks of its node's memory, at most %d MiB each", world.pe,
            count.exposed, RDMA_CHUNK >> 20);
    if (count.refused) fprintf(file, "; %u more could not be exposed: %s", count.refused, count.why);
    fprintf(file, "\n");
}

/* Prints everything by one write, so that the tables of PEs do not mix. */
void lane_pool_report(void)
{
    struct lane_stats *looks = calloc(lane_pool.n_lanes, sizeof *looks);
    char *text = NULL;
    size_t size;
    FILE *file = looks ? open_memstream(&text, &size) : NULL;
    if (file) {
        for (uint32_t i = 0; i < lane_pool.n_lanes; i++) looks[i] = lane_stats_now(&lane_pool.lanes[i]);
        fprintf(file, "PE %d: lanes over %s; %d PEs share %d processors\n", world.pe, lane_pool.wire->name,
                boot.kernel_pes, world.cpus);
        lane_stats_print(file, LANE_STATS_END, looks, lane_pool.n_lanes);
        report_exposed(file);
        if (!fclose(file)) fwrite(text, 1, size, stderr);
    }
    free(text);
    free(looks);
}
