#include "context/request.h"

#include <shmemx.h>

#include "base/fork_lock.h"
#include "base/log.h"
#include "base/turn.h"
#include "base/yield.h"
#include "lane/backoff.h"
#include "lane/lane_pool.h"

/* A request that does not fit a handle. `word` is like a handle's; with marks on more lanes there is a table. */
struct request {
    uint64_t word;
    uint64_t *more;          /* marks by the number of a lane; 0: none */
    struct pending *pending; /* objects that it waits for */
    struct context *own;     /* its context with its own lane, if the options request one */
    long options;
    bool fenced;          /* later operations come after some of these marks */
    bool absorbed;        /* by the current merge */
    uint32_t place;       /* in the table */
    uint32_t generation;  /* odd while it is live */
    struct request *next; /* free; or absorbed */
};

/* Objects are made in chunks, each twice as large as the one before, that stay where they are. */
enum { FIRST_CHUNK_BITS = 6, CHUNKS = 24 };

static struct {
    pthread_mutex_t lock;
    struct request *chunks[CHUNKS];
    struct request *free;
    uint32_t made, live;
} table = {.lock = PTHREAD_MUTEX_INITIALIZER};

__attribute__((constructor)) static void keep_lock(void) { fork_lock(&table.lock); }

/* Of names. */
#define NAMED (1ull << 63)
enum { GENERATION_SHIFT = 32, GENERATION_MASK = INT32_MAX };

static bool is_mark(uint64_t word) { return !(word & NAMED); }
static bool is_empty(uint64_t word) { return word == IDLE_MARK; } /* a mark with nothing to wait for */

static struct request *at_place(uint32_t place)
{
    uint32_t from_first = place + (1u << FIRST_CHUNK_BITS), bits = 31 - (uint32_t)__builtin_clz(from_first);
    return &load_acquire(&table.chunks[bits - FIRST_CHUNK_BITS])[from_first - (1u << bits)];
}

_Noreturn static void die_wrong(uint64_t word, const char *where)
{
    die_argument(where, "request", "%#jx, neither NULL nor a live request", (uintmax_t)word);
}

static bool is_shared(const struct request *r) { return r->options & SHMEMX_REQUEST_SHARED; }

/* The invariant of a live object: marks are of lanes that there are, each in its place, and not of the future. Asserted
 * at level 2 when a name is looked up. */
static bool mark_is_valid(uint64_t word)
{
    return is_empty(word) || (is_mark(word) && mark_lane(word) < lane_pool.n_lanes &&
                              word <= load_relaxed(&lane_pool.lanes[mark_lane(word)].published.opened));
}

static bool request_is_valid(const struct request *r)
{
    const uint64_t *more = load_acquire(&r->more);
    if (!(load_relaxed(&r->generation) & 1) || r != at_place(r->place) || !mark_is_valid(load_acquire(&r->word)))
        return false;
    for (uint32_t i = 0; more && i < lane_pool.n_lanes; i++) {
        uint64_t word = load_acquire(&more[i]);
        if (word && (!mark_is_valid(word) || mark_lane(word) != i)) return false;
    }
    return !r->own || !r->own->is_request_ctx;
}

static struct request *object_of(uint64_t word, const char *where)
{
    uint32_t place = (uint32_t)word, generation = (uint32_t)(word >> GENERATION_SHIFT) & GENERATION_MASK;
    if (is_mark(word) || place >= load_acquire(&table.made)) die_wrong(word, where);
    struct request *r = at_place(place);
    if ((load_relaxed(&r->generation) & GENERATION_MASK) != generation || !(generation & 1)) die_wrong(word, where);
    expect(2, request_is_valid(r));
    return r;
}

static request_handle name_of(const struct request *r)
{
    return NAMED | (uint64_t)(r->generation & GENERATION_MASK) << GENERATION_SHIFT | r->place;
}

/* Marks */

/* The lane of a mark that is not empty. */
static struct lane *lane_of(uint64_t mark, const char *where)
{
    struct lane *lane = is_mark(mark) && mark_lane(mark) < lane_pool.n_lanes ? &lane_pool.lanes[mark_lane(mark)] : NULL;
    if (!lane || mark > load_relaxed(&lane->published.opened)) die_wrong(mark, where);
    return lane;
}

/* Pairs with the release in lane_applied. */
static bool is_passed(uint64_t mark, const char *where)
{
    return is_empty(mark) || load_acquire(&lane_of(mark, where)->published.done) >= mark;
}

static void wait_for(uint64_t mark, const char *where)
{
    if (is_empty(mark)) return;
    struct lane *lane = lane_of(mark, where);
    enum waiter waiter = lane_pool_guest(lane);
    lane_wait(mark, ALL_CONTEXTS, waiter);
    lane_pool_guest_end(lane, waiter);
}

/* The mark until which memory of the program is read or written: lane_hold. */
static uint64_t held_up_to(uint64_t mark, const char *where)
{
    uint64_t holding = is_empty(mark) ? 0 : load_relaxed(&lane_of(mark, where)->published.holding);
    return !holding ? IDLE_MARK : mark < holding ? mark : holding;
}

/* Both marks as one, if one can stand for both: of two on one lane the later one, and any for one that is passed. */
static bool join(uint64_t a, uint64_t b, uint64_t *both, const char *where)
{
    bool one_lane = mark_lane(a) == mark_lane(b), a_passed = !one_lane && is_passed(a, where);
    if (!one_lane && !a_passed && !is_passed(b, where)) return false;
    *both = one_lane ? (a > b ? a : b) : a_passed ? b : a;
    return true;
}

/* Objects */

static struct request *object_new(long options)
{
    pthread_mutex_lock(&table.lock);
    if (!table.free) {
        uint32_t chunk = 0;
        while (chunk < CHUNKS && table.chunks[chunk]) chunk++;
        uint32_t n = 1u << (FIRST_CHUNK_BITS + chunk);
        struct request *made = chunk < CHUNKS ? calloc(n, sizeof *made) : NULL;
        if (!made) die(NULL, "out of memory for requests");
        for (uint32_t i = n; i--;) {
            made[i].place = table.made + i;
            made[i].next = table.free;
            table.free = &made[i];
        }
        store_release(&table.chunks[chunk], made);
        store_release(&table.made, table.made + n);
    }
    struct request *r = table.free;
    table.free = r->next;
    table.live++;
    pthread_mutex_unlock(&table.lock);
    r->word = IDLE_MARK;
    r->more = NULL;
    r->pending = NULL;
    r->own = NULL;
    r->options = options;
    r->fenced = r->absorbed = false;
    store_relaxed(&r->generation, r->generation + 1);
    return r;
}

static void own_end(struct request *r)
{
    if (!r->own) return;
    lane_pool_unbind(r->own);
    free(r->own);
    r->own = NULL;
}

static void release_pending(struct request *r)
{
    for (struct pending *p = r->pending, *next; p; p = next) {
        next = p->next;
        p->release(p);
    }
    r->pending = NULL;
}

static void object_end(struct request *r)
{
    release_pending(r);
    free(r->more);
    own_end(r);
    store_relaxed(&r->generation, r->generation + 1);
    pthread_mutex_lock(&table.lock);
    r->next = table.free;
    table.free = r;
    table.live--;
    pthread_mutex_unlock(&table.lock);
}

size_t request_objects(void) { return load_relaxed(&table.live); }

/* Adds a mark at a place that may have one; false if it has one of another lane. Several threads may do that at once.
 */
static bool add_at(const struct request *r, uint64_t *at, uint64_t word, const char *where)
{
    for (uint64_t old = load_acquire(at), both;;) {
        if (!join(old ? old : IDLE_MARK, word, &both, where)) return false;
        if (both == old) return true;
        if (!is_shared(r)) {
            store_relaxed(at, both);
            return true;
        }
        if (compare_exchange(at, &old, both)) return true;
    }
}

static uint64_t *table_of_lanes(struct request *r)
{
    uint64_t *old = load_acquire(&r->more), *made;
    if (old) return old;
    if (!(made = calloc(lane_pool.n_lanes, sizeof *made))) die(NULL, "out of memory for requests");
    if (compare_exchange(&r->more, &old, made)) return made;
    free(made);
    return old;
}

static void object_add(struct request *r, uint64_t word, const char *where)
{
    if (is_empty(word) || add_at(r, &r->word, word, where)) return;
    add_at(r, &table_of_lanes(r)[mark_lane(word)], word, where);
}

/* Calls do_it with each mark of the object, until it says false. */
static bool for_each_mark(const struct request *r, bool (*do_it)(uint64_t word, const char *where), const char *where)
{
    const uint64_t *more = load_acquire(&r->more);
    if (!do_it(load_acquire(&r->word), where)) return false;
    for (uint32_t i = 0; more && i < lane_pool.n_lanes; i++)
        if (load_acquire(&more[i]) && !do_it(load_acquire(&more[i]), where)) return false;
    return true;
}

/* Handles */

/* An object in the place of a mark that a fence may have come after; or of nothing. */
static struct request *object_for(uint64_t mark, const char *where)
{
    struct request *r = object_new(0);
    if (!mark || is_empty(mark)) return r;
    object_add(r, mark, where);
    r->fenced = load_relaxed(&lane_of(mark, where)->shared.fenced);
    return r;
}

static void handle_add(request_handle *request, uint64_t word, const char *where)
{
    uint64_t old = *request, both;
    if (!old) {
        *request = word;
    } else if (!is_mark(old)) {
        object_add(object_of(old, where), word, where);
    } else if (join(old, word, &both, where)) {
        *request = both;
    } else {
        struct request *r = object_for(old, where);
        object_add(r, word, where);
        *request = name_of(r);
    }
}

void request_note(request_handle *request, uint64_t mark, const char *where)
{
    if (mark) handle_add(request, mark, where);
    else request_exists(request);
}

void request_add_pending(request_handle *request, struct pending *p, const char *where)
{
    uint64_t old = *request;
    struct request *r = is_mark(old) ? object_for(old, where) : object_of(old, where);
    if (is_mark(old)) *request = name_of(r);
    p->next = load_relaxed(&r->pending); /* several threads may do that at once, as in add_at */
    while (!compare_exchange(&r->pending, &p->next, p)) continue;
}

/* Waits for what a fence has come after. A later mark of that lane may have taken the place of that one's. */
static bool wait_if_fenced(uint64_t word, const char *where)
{
    uint64_t fenced = is_empty(word) ? 0 : load_relaxed(&lane_of(word, where)->shared.fenced);
    if (fenced) wait_for(word < fenced ? word : fenced, where);
    return true;
}

struct context *request_context(struct context *c, bool on_ctx, const request_handle *request, const char *where)
{
    uint64_t word = *request;
    c = context_issuing(c);
    if (word && is_mark(word)) {
        if (!is_empty(word) && lane_of(word, where) != context_lane(c)) wait_if_fenced(word, where);
    } else if (word) {
        struct request *r = object_of(word, where);
        if (load_relaxed(&r->fenced)) for_each_mark(r, wait_if_fenced, where);
        if (!on_ctx && r->own) return r->own;
    }
    return on_ctx ? c : context_for_requests(c);
}

/* Records for one node arrive in the order of posting if they are posted on one lane: a fence hands over long
 * transfers, and costs nothing else until the next operation is posted on another lane, see request_context. */
static bool fence_mark(uint64_t word, const char *where)
{
    if (is_empty(word)) return true;
    struct lane *lane = lane_of(word, where);
    enum waiter waiter = lane_pool_guest(lane);
    lane_order(lane, waiter);
    lane_pool_guest_end(lane, waiter);
    for (uint64_t before = load_relaxed(&lane->shared.fenced); before < word;)
        if (compare_exchange(&lane->shared.fenced, &before, word)) break;
    return true;
}

void request_fence(request_handle request, const char *where)
{
    uint64_t word = request;
    fence_puts_in_order(); /* for those on the direct route */
    if (!word) return;
    if (is_mark(word)) {
        fence_mark(word, where);
        return;
    }
    struct request *r = object_of(word, where);
    for_each_mark(r, fence_mark, where);
    store_relaxed(&r->fenced, true);
}

/* Completion */

static bool wait_and_go_on(uint64_t word, const char *where)
{
    wait_for(word, where);
    return true;
}

static bool wait_if_held(uint64_t word, const char *where)
{
    wait_for(held_up_to(word, where), where);
    return true;
}

static bool push_unless_passed(uint64_t word, const char *where)
{
    if (is_passed(word, where)) return true;
    struct lane *lane = lane_of(word, where);
    enum waiter waiter = lane_pool_guest(lane);
    lane_test(word, ALL_CONTEXTS, waiter);
    lane_pool_guest_end(lane, waiter);
    return true;
}

/* For the marks of any request. */
static bool of_each_mark(uint64_t word, bool (*do_it)(uint64_t word, const char *where), const char *where)
{
    return is_mark(word) ? do_it(word, where) : for_each_mark(object_of(word, where), do_it, where);
}

/* Goes on with all that is pending; true if all of that is over. */
static bool advance_pending(uint64_t word, const char *where)
{
    bool over = true;
    struct pending *p = is_mark(word) ? NULL : load_acquire(&object_of(word, where)->pending);
    for (; p; p = p->next) over &= p->advance(p);
    return over;
}

/* Another thread of this PE may have to call first. Where that needs the same processor, it comes before any look. */
static void wait_pending(uint64_t word, const char *where)
{
    bool lets_run = world.thread_level == SHMEM_THREAD_MULTIPLE && wait_policy.threads_share_cpu;
    for (struct backoff backoff = {0}; !advance_pending(word, where); backoff_step(&backoff))
        if (lets_run) yield_once();
}

static void finished(request_handle *request, const char *where)
{
    uint64_t word = *request;
    struct request *r = is_mark(word) ? NULL : object_of(word, where);
    fence_puts_complete(); /* what went over the direct route: as shmem_quiet */
    if (r) release_pending(r);
    if (r && (r->options & SHMEMX_REQUEST_PERSISTENT)) return; /* its marks are passed; a later one takes their place */
    if (r) object_end(r);
    *request = 0;
}

static bool is_local(uint64_t word, const char *where)
{
    return !is_mark(word) && (object_of(word, where)->options & SHMEMX_REQUEST_LOCAL);
}

/* What waits for nothing, as all that went over the direct route, is over at once. */
static bool finished_at_once(request_handle *request)
{
    if (!*request) return true;
    if (!is_empty(*request)) return false;
    fence_puts_complete();
    *request = 0;
    return true;
}

out_of_line static int wait_until_passed(request_handle *request, const char *where)
{
    uint64_t word = *request;
    of_each_mark(word, is_local(word, where) ? wait_if_held : wait_and_go_on, where);
    wait_pending(word, where);
    finished(request, where);
    return 0;
}

int request_wait(request_handle *request, const char *where)
{
    return likely(finished_at_once(request)) ? 0 : wait_until_passed(request, where);
}

int request_wait_local(request_handle *request, const char *where)
{
    uint64_t word = *request;
    if (!word) return 0;
    of_each_mark(word, wait_if_held, where);
    wait_pending(word, where);
    return 0;
}

static bool is_passed_or_free(uint64_t word, const char *where) { return is_passed(held_up_to(word, where), where); }

/* Progresses what is not over; true if all is. With `wants_local`, memory of the program need only be free. */
static bool is_over_after_push(uint64_t word, bool wants_local, const char *where)
{
    bool (*is_over)(uint64_t word, const char *where) = wants_local ? is_passed_or_free : is_passed;
    if (!of_each_mark(word, is_over, where)) of_each_mark(word, push_unless_passed, where);
    return advance_pending(word, where) && of_each_mark(word, is_over, where);
}

out_of_line static int test_if_passed(request_handle *request, int *flag, const char *where)
{
    uint64_t word = *request;
    *flag = is_over_after_push(word, is_local(word, where), where);
    if (*flag) finished(request, where);
    return 0;
}

int request_test(request_handle *request, int *flag, const char *where)
{
    *flag = finished_at_once(request);
    return likely(*flag) ? 0 : test_if_passed(request, flag, where);
}

int request_poll(request_handle *request, int *flag, const char *where)
{
    request_test(request, flag, where);
    if (unlikely(!*flag)) context_not_yet();
    return 0;
}

bool request_is_over(request_handle request, bool wants_local, const char *where)
{
    if (!request || is_empty(request)) return true;
    if (is_over_after_push(request, wants_local || is_local(request, where), where)) return true;
    context_not_yet();
    return false;
}

int request_await(request_handle *request, const char *where)
{
    return request && *request ? request_wait(request, where) : -1;
}

int request_ask(request_handle *request, const char *where)
{
    int flag;
    if (!request || !*request) return -1;
    request_poll(request, &flag, where);
    return !flag;
}

int request_free(request_handle *request, const char *where)
{
    uint64_t word = *request;
    if (!word) return 0;
    of_each_mark(word, wait_and_go_on, where);
    wait_pending(word, where);
    if (!is_mark(word)) object_end(object_of(word, where));
    fence_puts_complete();
    *request = 0;
    return 0;
}

/* Many */

int request_wait_all(size_t count, request_handle *requests, const char *where)
{
    for (size_t i = 0; i < count; i++) request_wait(&requests[i], where);
    return 0;
}

/* Where a search for one of them begins: at another one of those that exist in each call, so that one that is complete
 * again and again cannot hide the others. */
static size_t begin_any(size_t count, const request_handle *requests)
{
    size_t n = 0, i = 0;
    for (size_t k = 0; k < count; k++) n += requests[k] != 0;
    if (!n) return 0;
    for (size_t k = turn_next(n); !requests[i] || k; i++) k -= requests[i] != 0;
    return i;
}

/* Tests all of them once, from `from`, going round. Those that are finished become NULL. */
static size_t test_some(size_t count, request_handle *requests, size_t from, size_t most, size_t *indices, bool *any,
                        const char *where)
{
    size_t found = 0;
    *any = false;
    for (size_t k = 0; k < count && found < most; k++) {
        size_t i = from + k < count ? from + k : from + k - count;
        int flag = 0;
        if (!requests[i]) continue;
        *any = true;
        request_test(&requests[i], &flag, where);
        if (flag) indices[found++] = i;
    }
    return found;
}

static size_t wait_some(size_t count, request_handle *requests, size_t from, size_t most, size_t *indices,
                        const char *where)
{
    for (struct backoff backoff = {0};; backoff_step(&backoff)) {
        bool any;
        size_t found = test_some(count, requests, from, most, indices, &any, where);
        if (found || !any) return found;
    }
}

int request_wait_any(size_t count, request_handle *requests, size_t *index, const char *where)
{
    if (!wait_some(count, requests, begin_any(count, requests), 1, index, where)) *index = SIZE_MAX;
    return 0;
}

int request_wait_some(size_t count, request_handle *requests, size_t *completed, size_t *indices, const char *where)
{
    *completed = wait_some(count, requests, 0, count, indices, where);
    return 0;
}

/* Merging */

/* The marks of one handle become *out's. Objects are kept for the end, as a handle may be there twice. */
static void absorb(request_handle *in, request_handle *out, struct request **absorbed, const char *where)
{
    uint64_t word = *in;
    if (in == out || !word) return;
    *in = 0;
    if (word == *out) return;
    if (is_mark(word)) {
        handle_add(out, word, where);
        return;
    }
    struct request *r = object_of(word, where);
    if (r->absorbed) return;
    r->absorbed = true;
    r->next = *absorbed;
    *absorbed = r;
    handle_add(out, r->word, where);
    for (uint32_t i = 0; r->more && i < lane_pool.n_lanes; i++)
        if (r->more[i]) handle_add(out, r->more[i], where);
    for (struct pending *p = r->pending, *next; p; p = next) {
        next = p->next;
        request_add_pending(out, p, where);
    }
    r->pending = NULL;
    if (load_relaxed(&r->fenced) && !is_mark(*out)) store_relaxed(&object_of(*out, where)->fenced, true);
}

static void end_absorbed(struct request *absorbed)
{
    for (struct request *next; absorbed; absorbed = next) {
        next = absorbed->next;
        object_end(absorbed);
    }
}

int request_merge(size_t count, request_handle **in, request_handle *out, const char *where)
{
    struct request *absorbed = NULL;
    for (size_t i = 0; i < count; i++)
        if (in[i]) absorb(in[i], out, &absorbed, where);
    request_exists(out);
    end_absorbed(absorbed);
    return 0;
}

int request_merge_array(request_handle *out, int count, request_handle *requests, const char *where)
{
    struct request *absorbed = NULL;
    if (count < 0) die_argument(where, "count", "%d, not at least 0", count);
    for (int i = 0; i < count; i++) absorb(&requests[i], out, &absorbed, where);
    request_exists(out);
    end_absorbed(absorbed);
    return 0;
}

/* Making */

void request_clear(request_handle *request, const char *where)
{
    if (!request) die_argument(where, "request", "NULL, not the address of a variable");
    *request = 0;
}

/* Takes an exclusive lane, or a shared one if the options allow it. */
static bool lease(struct request *r, long options)
{
    struct context *own = aligned_alloc(cache_line, sizeof *own);
    if (!own) die(NULL, "out of memory for requests");
    context_begin(own, team_world, (options & SHMEMX_REQUEST_PRIVATE) ? SHMEM_CTX_PRIVATE : 0);
    own->is_waited_by_requests = true;
    r->own = own;
    return lane_pool_bind_alone(own) || !(options & SHMEMX_REQUEST_EXCLUSIVE);
}

int request_alloc(long options, request_handle *request, const char *where)
{
    const long all = SHMEMX_REQUEST_ALL,
               own = SHMEMX_REQUEST_EXCLUSIVE | SHMEMX_REQUEST_EXCLUSIVE_TRY | SHMEMX_REQUEST_PRIORITY_HIGH;
    const long need_object = own | SHMEMX_REQUEST_SHARED | SHMEMX_REQUEST_LOCAL | SHMEMX_REQUEST_PERSISTENT;
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    if (options & ~all)
        die_argument(where, "params", "%#lx, with bits that no SHMEMX_REQUEST_... constant has", options);
    if ((options & SHMEMX_REQUEST_SHARED) && (options & SHMEMX_REQUEST_PRIVATE))
        die_argument(where, "params", "%#lx, both SHARED and PRIVATE", options);
    *request = 0;
    if (!(options & need_object)) {
        request_exists(request);
        return 0;
    }
    struct request *r = object_new(options);
    if ((options & own) && !lease(r, options)) {
        object_end(r);
        return -1;
    }
    *request = name_of(r);
    return 0;
}

void request_down(void)
{
    for (uint32_t i = 0; i < table.made; i++) {
        struct request *r = at_place(i);
        if (r->generation & 1) object_end(r);
    }
    for (uint32_t i = 0; i < CHUNKS; i++) {
        free(table.chunks[i]);
        table.chunks[i] = NULL;
    }
    table.free = NULL;
    table.made = 0;
}
