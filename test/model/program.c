#include "lane/network.h"
#include "program.h"

#include <string.h>

#include <shmemx.h>

#include "op/amo.h"
#include "ext/counting.h"
#include "ext/request_op.h"
#include "context/context.h"
#include "context/domain.h"
#include "lane/lane.h"
#include "context/quiet.h"
#include "context/pcntr.h"
#include "lane/lane_pool.h"
#include "lane/post.h"
#include "context/request.h"
#include "op/rma.h"
#include "op/signal.h"
#include "context/thread.h"
#include "explorer.h"
#include "network.h"
#include "weak.h"
#include "world.h"

enum { OPS = THREADS * STEPS, SLOT = 1280 };
_Static_assert(OPS *SLOT <= HEAP_SIZE, "each operation has a slot of its own in the heap");

/* One operation, and all that is known of it. Its slot in the heap is nobody else's. */
struct op {
    enum what what;
    enum an an;
    int thread, pe;
    size_t nbytes;
    char *slot;               /* our address of it */
    bool posted;              /* its call has returned */
    bool applied;             /* seen to be where it belongs */
    bool waited;              /* somebody was told so, */
    bool counted;             /* by a quiet of its context, after which counters are exact */
    bool reused;              /* its source has been overwritten */
    const struct context *on; /* whose quiet completes it; NULL: a request's wait alone does */
    uint32_t request;         /* which of the thread's; of all's: 0 */
    uint64_t mark;            /* of the lane, 0 if that is not known */
    unsigned behind;          /* operations before this one are ordered before it */
    unsigned fenced;          /* those from this one on behind it, whoever issues them on the same context; or 0 */
    char local[LARGE];
};

struct program program;
uint64_t program_operations, program_looks;

static struct op ops[OPS];
static unsigned n_ops;
static struct user {
    struct context *mine;
    request_handle request;
    uint32_t requests;       /* the number of the one that `request` is */
    unsigned fenced[PLACES]; /* operations before this one are ordered before those that follow there */
} users[THREADS];
static context_handle common;
static request_handle all_s;
static const char where[] = "model(dest, source, nelems, pe)";

_Noreturn static void fail(const struct op *op, const char *why)
{
    printf("\n");
    program_print();
    explorer_fail("%s (operation %d, %zu bytes) of thread %d on %s to PE %d: %s", program_kinds[op->what].name,
                  (int)(op - ops), op->nbytes, op->thread, program_places[op->an], op->pe, why);
}

/* What is where */

static bool is_get(enum what what) { return program_kinds[what].gets; }

/* What an operation moves: from another byte on each, of a row that repeats after 256. */
static const char *bytes_of(const struct op *op)
{
    enum { APART = 31 };
    static char row[OPS * APART + LARGE];
    if (!row[0])
        for (size_t i = 0; i < sizeof row; i++) row[i] = (char)(17 + 7 * i);
    return row + APART * (op - ops);
}

static void fill(const struct op *op, char *at) { memcpy(at, bytes_of(op), op->nbytes); }
static bool is_filled(const struct op *op, const char *at) { return !memcmp(at, bytes_of(op), op->nbytes); }

/* The program uses what a call has promised it. */
static void read_result(const struct op *op)
{
    weak_reads(is_get(op->what) ? op->local : network_there(op->pe, op->slot), op->nbytes);
}

static void overwrite(struct op *op)
{
    weak_writes(op->local, sizeof op->local);
    memset(op->local, 0xee, sizeof op->local);
}

static bool is_applied(struct op *op)
{
    program_looks++;
    if (!op->applied) op->applied = is_filled(op, is_get(op->what) ? op->local : network_there(op->pe, op->slot));
    return op->applied;
}

/* Invariants 2 and 3 */

static bool is_before(const struct op *op, const struct op *later)
{
    if (is_get(op->what) || op->thread != later->thread || op->pe != later->pe) return false;
    if (op->an == THREAD_CTX && later->an != THREAD_CTX) return false; /* thread_fence does not say so */
    bool same_context = op->on && op->on == later->on;
    bool same_request = op->an == later->an && op->request && op->request == later->request;
    return same_context || same_request;
}

/* Behind what the longest one has of a slot, in a line of its own, as counters are. */
static uint64_t *signal_of(const struct op *op) { return (uint64_t *)(op->slot + round_up(LARGE, cache_line)); }

static counting_handle counter_of(const struct op *op) { return (counting_handle)(void *)signal_of(op); }

/* By its signal or counter. What a get has counted has been read: it may be written over. */
static void check_signal(struct op *op)
{
    uint64_t signal = program_kinds[op->what].signals ? *(uint64_t *)network_there(op->pe, signal_of(op)) : 0;
    if (signal > 1) fail(op, "it counts more than once");
    if (signal && is_get(op->what)) memset(network_there(op->pe, op->slot), 0xee, op->nbytes);
    else if (signal && !is_applied(op)) fail(op, "its signal overtakes it");
}

/* Is a part of it there? */
static bool is_touched(const struct op *op)
{
    const char *at = network_there(op->pe, op->slot);
    return at[0] || memcmp(at, at + 1, op->nbytes - 1) != 0;
}

/* By a fence of the default context that was over when another thread began. */
static bool is_before_all(const struct op *op, const struct op *later)
{
    return op->fenced && later >= ops + op->fenced && op->on == later->on && op->pe == later->pe;
}

static void check_order(const struct op *later)
{
    if (is_get(later->what) || !is_touched(later)) return;
    for (struct op *op = ops; op < later; op++) {
        bool is = is_before_all(op, later) || (op < ops + later->behind && is_before(op, later));
        if (is && !is_applied(op)) fail(op, "something behind a fence overtakes it");
    }
}

static void check_low_water(struct op *op)
{
    if (!op->mark || is_applied(op)) return;
    if (op->mark <= IDLE_MARK) fail(op, "its context's mark was forgotten");
    if (lane_pool.lanes && load_relaxed(&lane_pool.lanes[mark_lane(op->mark)].published.done) >= op->mark)
        fail(op, "below the low water");
}

static void check_invariants(void)
{
    explorer_quiet++;
    for (unsigned i = 0; i < n_ops; i++) {
        struct op *op = &ops[i];
        if (op->posted) check_low_water(op);
        if (!op->waited) check_order(op);
        check_signal(op);
    }
    explorer_quiet--;
}

/* Operations */

static struct context *context_here(int thread, enum an an)
{
    if (an == MINE || an == MY_REQUEST_CTX) return users[thread].mine ? users[thread].mine : context_default;
    return an == COMMON ? context_of(common) : context_default;
}

static request_handle *request_here(int thread, enum an an)
{
    if (an == ALL_S_REQUEST) return &all_s;
    return an == MY_REQUEST || an == MY_REQUEST_CTX ? &users[thread].request : NULL;
}

static void put_in_place(struct op *op, struct context *c)
{
    struct target t = peer_target(c, op->slot, op->nbytes, op->pe, where, "dest");
    struct target word = peer_target(c, signal_of(op), sizeof(uint64_t), op->pe, where, "signal");
    post_put_signal_in_place(c, &t, op->local, op->nbytes, &word, 1);
    overwrite(op);
}

static void tell(struct op *op)
{
    struct context *c = context_internal;
    struct target t = peer_target(c, op->slot, op->nbytes, op->pe, where, "dest");
    struct target word = peer_target(c, signal_of(op), sizeof(uint64_t), op->pe, where, "signal");
    post_put_signal(c, &t, op->local, op->nbytes, &word, 1, false);
    overwrite(op);
    lane_push(c->lane);
}

static void post_on_context(struct op *op, struct context *c)
{
    uint64_t word;
    memcpy(&word, op->local, sizeof word);
    switch (op->what) {
    case PUT_WORD:
        rma_p64_slow(c, op->slot, word, op->pe, where);
        break;
    case PUT:
        rma_put_slow(c, op->slot, op->local, op->nbytes, op->pe, where);
        overwrite(op);
        break;
    case PUT_LONG:
        rma_put_nbi_slow(c, op->slot, op->local, op->nbytes, op->pe, where);
        break;
    case PUT_LONG_SIGNAL:
        signal_put_nbi(c, op->slot, op->local, op->nbytes, signal_of(op), 1, SHMEM_SIGNAL_SET, op->pe, where);
        break;
    case PUT_COUNTED:
    case PUT_LONG_COUNTED:
        counting_put_nbi_slow(c, counter_of(op), op->slot, op->local, op->nbytes, op->pe, where);
        break;
    case PUT_AWAITED_COUNTED:
        counting_put_slow(c, counter_of(op), op->slot, op->local, op->nbytes, op->pe, where);
        overwrite(op);
        break;
    case PUT_IN_PLACE:
        put_in_place(op, context_issuing(c));
        break;
    case ADD:
        amo_silent64_slow(c, op->slot, word, op->pe, where, AMO_ADD);
        break;
    case GET_COUNTED:
    case GET_LONG_COUNTED:
        counting_get_nbi(c, counter_of(op), op->local, op->slot, op->nbytes, op->pe, where);
        break;
    case FETCH_ADD_NBI:
        amo_nbi64_slow(c, op->local, op->slot, 0, op->pe, where, AMO_ADD);
        break;
    case GET:
        rma_get_slow(c, op->local, op->slot, op->nbytes, op->pe, where);
        break;
    case FETCH_ADD:
        word = amo64_slow(c, op->slot, 0, op->pe, where, AMO_ADD);
        memcpy(op->local, &word, sizeof word);
        break;
    default:
        rma_get_nbi_slow(c, op->local, op->slot, op->nbytes, op->pe, where);
    }
}

static void post_word_on_request(struct op *op, request_handle *request, struct context *c)
{
    uint64_t word;
    memcpy(&word, op->local, sizeof word);
    if (op->what == PUT_WORD && c) request_p64_slow_on_ctx(c, op->slot, word, op->pe, request, where);
    else if (op->what == PUT_WORD) request_p64_slow(op->slot, word, op->pe, request, where);
    else if (op->what == ADD && c) request_amo_silent64_slow_on_ctx(c, op->slot, word, op->pe, request, where, AMO_ADD);
    else if (op->what == ADD) request_amo_silent64_slow(op->slot, word, op->pe, request, where, AMO_ADD);
    else if (c) request_amo_fetch64_slow_on_ctx(c, op->local, op->slot, 0, op->pe, request, where, AMO_ADD);
    else request_amo_fetch64_slow(op->local, op->slot, 0, op->pe, request, where, AMO_ADD);
}

static void post_on_request(struct op *op, request_handle *request, struct context *c)
{
    if (op->nbytes == sizeof(uint64_t)) post_word_on_request(op, request, c);
    else if (is_get(op->what) && c) request_get_on_ctx(c, op->local, op->slot, op->nbytes, op->pe, request, where);
    else if (is_get(op->what)) request_get_slow(op->local, op->slot, op->nbytes, op->pe, request, where);
    else if (c) request_put_on_ctx(c, op->slot, op->local, op->nbytes, op->pe, request, where);
    else request_put_slow(op->slot, op->local, op->nbytes, op->pe, request, where);
}

/* The program orders a call that covers the operation behind the call that has posted it. */
static bool is_posted(const struct op *op)
{
    if (op->posted) weak_acquire(op);
    return op->posted;
}

static bool is_covered(const struct op *op, int thread, enum an an)
{
    if (!is_posted(op)) return false;
    if (an == ALL_S_REQUEST) return op->an == ALL_S_REQUEST;
    if (!request_here(thread, an)) return op->on == context_here(thread, an);
    return op->thread == thread && request_here(thread, op->an) == &users[thread].request &&
           op->request == users[thread].requests;
}

struct covered {
    struct op *ops[OPS];
    unsigned n;
};

static void cover(struct covered *covered, int thread, enum an an)
{
    covered->n = 0;
    for (struct op *op = ops; op < ops + n_ops; op++)
        if (is_covered(op, thread, an)) covered->ops[covered->n++] = op;
}

static void fence(int thread, enum an an)
{
    request_handle *request = request_here(thread, an);
    struct covered covered;
    cover(&covered, thread, an);
    if (an == MY_REQUEST_CTX || !request) quiet_fence(context_here(thread, an));
    if (request) request_fence(*request, where);
    users[thread].fenced[an] = n_ops;
    if (an != DEFAULT) return;
    users[thread].fenced[THREAD_CTX] = n_ops;
    for (unsigned i = 0; i < covered.n; i++)
        if (!is_get(covered.ops[i]->what) && !covered.ops[i]->fenced) covered.ops[i]->fenced = n_ops;
}

/* Nobody but the progress thread goes on with long transfers meanwhile. */
static void fence_when_tested(int thread, enum an an)
{
    while (!quiet_fence_test(context_here(thread, an))) explorer_wait();
    users[thread].fenced[an] = n_ops;
}

static void fence_thread(int thread)
{
    thread_fence(where);
    users[thread].fenced[DEFAULT] = n_ops;
}

static void fence_domain(int thread)
{
    domain_fence((domain_handle)DOMAIN_DEFAULT, where);
    users[thread].fenced[DEFAULT] = users[thread].fenced[MINE] = users[thread].fenced[COMMON] = n_ops;
}

static void operate(int thread, const struct step *step)
{
    bool is_told = step->what == TELL; /* wherever it is issued */
    request_handle *request = is_told ? NULL : request_here(thread, (enum an)step->an);
    struct context *c = context_here(thread, (enum an)step->an), *on = is_told ? NULL : c;
    struct op *op = &ops[n_ops++];
    *op = (struct op){.what = step->what,
                      .an = step->an,
                      .thread = thread,
                      .pe = (int)step->to,
                      .nbytes = program_kinds[step->what].nbytes,
                      .slot = network_home + (op - ops) * SLOT,
                      .on = !request || step->an == MY_REQUEST_CTX ? on : NULL,
                      .request = request && request != &all_s ? users[thread].requests : 0,
                      .behind = users[thread].fenced[step->an]};
    weak_writes(op->local, sizeof op->local);
    fill(op, is_get(op->what) ? network_there(op->pe, op->slot) : op->local);
    if (step->an == THREAD_CTX) c = context_of(thread_context(where));
    if (is_told) tell(op);
    else if (request) post_on_request(op, request, op->on ? c : NULL);
    else post_on_context(op, c);
    /* The mark of where it was issued; a request may have a context of its own, which we do not know. */
    struct context *issuer = op->on ? context_issuing(c) : NULL;
    op->mark = issuer ? load_relaxed(&issuer->mark) : 0;
    if (issuer && !op->mark) op->mark = IDLE_MARK;
    weak_release(op);
    op->posted = true;
    program_operations++;
    if ((op->what != GET && op->what != FETCH_ADD) || request) return;
    if (!is_applied(op)) fail(op, "not there when it returns");
    read_result(op);
}

/* Waiting */

static void check_complete(const struct covered *covered, const char *call)
{
    for (unsigned i = 0; i < covered->n; i++) {
        if (!is_applied(covered->ops[i])) fail(covered->ops[i], call);
        if (covered->ops[i]->what != TELL) read_result(covered->ops[i]); /* that has been waited for elsewhere */
        covered->ops[i]->waited = true;
    }
}

/* Sources are overwritten, and what was to come is here. */
static void check_local(const struct covered *covered)
{
    for (unsigned i = 0; i < covered->n; i++) {
        struct op *op = covered->ops[i];
        if (is_get(op->what) && !is_applied(op)) fail(op, "not there after wait_local");
        if (is_get(op->what)) read_result(op);
        else if (!op->reused) overwrite(op);
        op->reused = true;
    }
}

static void finish_request(int thread, enum an an)
{
    if (an == MY_REQUEST || an == MY_REQUEST_CTX) users[thread].requests++;
}

/* The program orders a look at counters behind the quiet that has counted the operation. */
static void note_counted(struct op *op)
{
    weak_release(&op->counted);
    op->counted = true;
}

static bool is_counted(const struct op *op)
{
    if (op->counted) weak_acquire(&op->counted);
    return op->counted;
}

static void quiet(int thread, enum an an, bool tests)
{
    struct covered covered;
    request_handle *request = request_here(thread, an);
    struct context *c = context_here(thread, an);
    int flag = 0;
    if (request && !*request) return;
    cover(&covered, thread, an);
    if (request && tests) {
        while (request_test(request, &flag, where), !flag) explorer_wait();
    } else if (request) {
        request_wait(request, where);
    } else if (tests) {
        while (!quiet_test(c)) explorer_wait();
    } else {
        quiet_complete(c);
    }
    check_complete(&covered, tests ? "not applied when a test has said so" : "not applied when a wait has returned");
    if (request) finish_request(thread, an);
    /* Of what other threads have on contexts of their own, as registered ones do, they may have issued more. */
    for (unsigned i = 0; !request && !tests && i < covered.n; i++)
        if (c != context_default || covered.ops[i]->thread == thread) note_counted(covered.ops[i]);
}

static void quiet_domain(void)
{
    struct covered covered = {.n = 0};
    for (struct op *op = ops; op < ops + n_ops; op++)
        if (op->on && is_posted(op)) covered.ops[covered.n++] = op;
    domain_quiet((domain_handle)DOMAIN_DEFAULT, where);
    check_complete(&covered, "not applied after domain_quiet");
}

static void wait_local(int thread, enum an an)
{
    struct covered covered, puts = {.n = 0};
    request_handle *request = request_here(thread, an);
    if (request && !*request) return;
    cover(&covered, thread, an);
    if (request) {
        request_wait_local(request, where);
        check_local(&covered);
        return;
    }
    for (unsigned i = 0; i < covered.n; i++)
        if (!is_get(covered.ops[i]->what)) puts.ops[puts.n++] = covered.ops[i];
    quiet_local(context_here(thread, an));
    check_local(&puts);
}

static void wait_registered(int thread)
{
    struct covered covered, mine = {.n = 0};
    cover(&covered, thread, DEFAULT);
    for (unsigned i = 0; i < covered.n; i++)
        if (covered.ops[i]->thread == thread) mine.ops[mine.n++] = covered.ops[i];
    thread_quiet(where);
    check_complete(&mine, "not applied after thread_quiet");
}

/* Counters. What requests have posted is the default context's, unless they have one of their own. */

struct count {
    uint64_t issued[2], done[2]; /* puts and gets */
};

static struct count least_count(const struct context *c)
{
    struct count count = {0};
    for (struct op *op = ops; op < ops + n_ops; op++) {
        count.issued[is_get(op->what)] += op->on == c && is_posted(op);
        count.done[is_get(op->what)] += op->on == c && is_counted(op);
    }
    return count;
}

static struct count most_count(const struct context *c)
{
    struct count count = {0};
    for (struct op *op = ops; op < ops + n_ops; op++) {
        bool may_be = op->on == c || (c == context_default && !op->on);
        count.issued[is_get(op->what)] += may_be;
        bool is_on_its_way_here = op->what == FETCH_ADD && !op->posted; /* its value is not in `local` yet */
        count.done[is_get(op->what)] += may_be && (is_applied(op) || is_on_its_way_here);
    }
    return count;
}

static void check_count(uint64_t seen, uint64_t least, uint64_t most, const char *what)
{
    if (seen >= least && seen <= most) return;
    printf("\n");
    program_print();
    explorer_fail("%ju %s are counted, not %ju to %ju", (uintmax_t)seen, what, (uintmax_t)least, (uintmax_t)most);
}

static void count(int thread, enum an an)
{
    shmemx_pcntr_t seen;
    const struct context *c = context_here(thread, an);
    struct count least = least_count(c);
    pcntr_all(c == context_default ? (context_handle)CONTEXT_DEFAULT : (context_handle)c, &seen, where);
    struct count most = most_count(c);
    check_count(seen.pending_put, least.issued[0], most.issued[0], "puts");
    check_count(seen.completed_put, least.done[0], most.done[0], "completed puts");
    check_count(seen.pending_get, least.issued[1], most.issued[1], "gets");
    check_count(seen.completed_get, least.done[1], most.done[1], "completed gets");
}

/* Threads */

static void context_make(int thread, long options)
{
    context_handle handle;
    if (users[thread].mine || context_create(options, &handle, where)) return;
    users[thread].mine = context_of(handle);
}

static void context_end(int thread)
{
    struct covered covered;
    if (!users[thread].mine) return;
    cover(&covered, thread, MINE);
    context_destroy((context_handle)users[thread].mine, where);
    check_complete(&covered, "not applied when its context has been destroyed");
    users[thread].mine = NULL;
    users[thread].fenced[MINE] = users[thread].fenced[MY_REQUEST_CTX] = 0; /* what follows there is on another */
    /* What was on it is nobody's now. */
    for (unsigned i = 0; i < covered.n; i++) covered.ops[i]->on = NULL;
}

static void forget(int thread, enum an an)
{
    *request_here(thread, an) = 0;
    finish_request(thread, an);
}

static bool is_over(struct pending *p) { return (void)p, true; }
static void pending_free(struct pending *p) { weak_free(p); }

static void add_pending(int thread, enum an an)
{
    request_handle *request = request_here(thread, an);
    struct pending *p = request ? malloc(sizeof *p) : NULL;
    if (!p) return;
    *p = (struct pending){.advance = is_over, .release = pending_free};
    request_add_pending(request, p, where);
}

static void merge(int thread, enum an an)
{
    request_handle merged = 0, *request = request_here(thread, an);
    if (!request || !*request) return;
    request_merge(1, &request, &merged, where);
    *request = merged;
}

static void use_stale(void)
{
    jmp_buf found_out;
    request_handle request, kept;
    request_alloc(SHMEMX_REQUEST_PERSISTENT, &request, where);
    kept = request;
    request_free(&request, where);
    explorer_quiet++;
    world_wrong_argument = &found_out;
    if (!setjmp(found_out)) {
        request_wait(&kept, where);
        explorer_fail("the handle of a request that has ended is taken for one that lives");
    }
    world_wrong_argument = NULL;
    explorer_quiet--;
}

static void await(long posted)
{
    for (;; explorer_wait()) {
        long n = 0;
        for (struct op *op = ops; op < ops + n_ops; op++) n += op->posted && is_applied(op);
        if (n >= posted) return;
    }
}

static void do_step(int thread, const struct step *step)
{
    enum an an = (enum an)step->an;
    if (step->what < OPERATIONS_END) operate(thread, step);
    else if (step->what == FENCE) fence(thread, an);
    else if (step->what == THREAD_QUIET) wait_registered(thread);
    else if (step->what == THREAD_FENCE) fence_thread(thread);
    else if (step->what == DOMAIN_QUIET) quiet_domain();
    else if (step->what == DOMAIN_FENCE) fence_domain(thread);
    else if (step->what == COUNT) count(thread, an);
    else if (step->what == QUIET || step->what == QUIET_TEST) quiet(thread, an, step->what == QUIET_TEST);
    else if (step->what == WAIT_LOCAL) wait_local(thread, an);
    else if (step->what == REGISTER) thread_register(step->to, where);
    else if (step->what == UNREGISTER) thread_unregister(where);
    else if (step->what == CONTEXT) context_make(thread, step->to);
    else if (step->what == DESTROY) context_end(thread);
    else if (step->what == LOOK) context_push();
    else if (step->what == FENCE_TEST) fence_when_tested(thread, an);
    else if (step->what == FORGET) forget(thread, an);
    else if (step->what == MERGE) merge(thread, an);
    else if (step->what == PENDING) add_pending(thread, an);
    else if (step->what == STALE) use_stale();
    else if (step->what == AWAIT) await(step->to);
    else if (step->what == PASS)
        for (long i = 0; i < step->to; i++) explorer_wait();
    else if (!users[thread].request) request_alloc(step->to, &users[thread].request, where);
    check_invariants();
    explorer_event();
}

static bool all_puts_are_there(void)
{
    for (unsigned i = 0; i < n_ops; i++)
        if (!is_get(ops[i].what) && !is_applied(&ops[i])) return false;
    return true;
}

/* The slow node applies no message before an operation on another node is complete. */
static bool is_slow(uint32_t node)
{
    enum { SLOW_PE = 2, SLOW_NODE = 2 };
    if (!program.has_slow_node || node != SLOW_NODE) return false;
    for (unsigned i = 0; i < n_ops; i++)
        if (ops[i].posted && ops[i].pe != SLOW_PE && is_applied(&ops[i])) return false;
    return true;
}

/* Invariant 5, when shmem_finalize is done with the lanes. */
static void check_end(void)
{
    for (uint32_t i = 0; i < lane_pool.n_lanes; i++) {
        struct lane *lane = &lane_pool.lanes[i];
        if (!lane->fixed.wire) continue;
        lane_settle(lane, WAITER_VISITOR); /* who has made it so may be inside still */
        if (lane->unsignaled.n || lane->inside.expected || lane->published.gathered || lane->bulk.n ||
            lane->published.done != lane->published.opened)
            explorer_fail(
                "lane %u ends with %u unsignaled, %u unanswered, %u gathered batches, %u transfers, at %#jx of %#jx", i,
                lane->unsignaled.n, lane->inside.expected, lane->published.gathered, lane->bulk.n,
                (uintmax_t)lane->published.done, (uintmax_t)lane->published.opened);
    }
}

/* The first thread sees the others end, and that all comes although nobody calls; and is the one who finalizes. */
static void end_job(void)
{
    for (int t = 1; t < THREADS; t++)
        while (!explorer_has_ended(t)) explorer_wait();
    while (!all_puts_are_there()) explorer_wait(); /* invariant 4 */
    quiet(0, ALL_S_REQUEST, false);
    for (int t = 0; t < THREADS; t++) {
        quiet(t, MY_REQUEST, false);
        context_end(t);
    }
    world_down();
}

void program_run(int thread)
{
    for (int i = 0; i < STEPS && program.steps[thread][i].what; i++) do_step(thread, &program.steps[thread][i]);
    if (thread == 0 || !program.beats) thread_unregister(where);
    if (thread == 0) end_job();
}

void program_prepare(void)
{
    const struct world_options options = {.lanes = program.lanes,
                                          .is_locked = program.is_locked,
                                          .is_tls_off = program.is_tls_off,
                                          .is_crowded = program.is_crowded,
                                          .beats = program.beats};
    network_used = n_ops * SLOT;
    n_ops = 0;
    memset(users, 0, sizeof users);
    all_s = 0;
    network_applied = check_invariants;
    network_is_slow = is_slow;
    network_keeps = program.is_driver_slow;
    network_has_card = program.has_card;
    network_card_keeps_order = program.is_card_ordered;
    world_barrier = check_end;
    world_up(&options, where);
    for (int t = 0; t < THREADS; t++) users[t].requests = 1;
    context_create(0, &common, where);
    request_alloc(SHMEMX_REQUEST_SHARED, &all_s, where);
}

void program_finish(void)
{
    for (unsigned i = 0; i < n_ops; i++)
        if (!is_applied(&ops[i])) fail(&ops[i], "not applied at the end");
}
