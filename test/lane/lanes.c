/* Which lane a context gets, by each policy; and that lanes that are shared still complete what is posted to
 * them. The program is linked with the library's insides, to see the lanes. Run with HEDDLE_DIRECT=0 and 16
 * lanes. */
#include <sched.h>

#include "semantics/semantics.h"

#include <shmemx.h>
#include <sys/syscall.h>

#include "base/clock.h"
#include "base/yield.h"
#include "core/core.h"
#include "core/wait_policy.h"
#include "lane/lane.h"

enum { LANES = 16, THREADS = 4, MANY = 40 };

static long *counters; /* one for each lane user */

static struct lane *lane_of(shmem_ctx_t ctx) { return ((struct context *)ctx)->lane; }

/* A lane comes with the first operation that needs one. */
static int lane_number(shmem_ctx_t ctx)
{
    shmemx_ctx_info_t info;
    shmem_ctx_long_atomic_add(ctx, counters, 0, after(1));
    check_equal(shmemx_ctx_get_info(ctx, &info), 0);
    check(info.is_bound && info.lane == (int)lane_of(ctx)->fixed.number);
    return info.lane;
}

/* Creates contexts, returns how many lanes they have between them; `on` is set for each. */
static int create(shmem_ctx_t *ctx, int count, long options, bool *on)
{
    int lanes = 0;
    for (int i = 0; i < count; i++) {
        check_equal(shmem_ctx_create(options, &ctx[i]), 0);
        int number = lane_number(ctx[i]);
        lanes += !on[number];
        on[number] = true;
    }
    return lanes;
}

static void post_to_all(shmem_ctx_t *ctx, int count, long *counter)
{
    for (int round = 0; round < 50; round++)
        for (int i = 0; i < count; i++) shmem_ctx_long_atomic_add(ctx[i], counter, 1, after(1));
    for (int i = 0; i < count; i++) shmem_ctx_quiet(ctx[i]);
    check_equal(shmem_ctx_long_atomic_fetch(ctx[0], counter, after(1)), 50 * count);
}

static void destroy(shmem_ctx_t *ctx, int count)
{
    for (int i = 0; i < count; i++) shmem_ctx_destroy(ctx[i]);
}

struct hog {
    int number, lanes;
    long options;
    bool on[LANES];
};
static pthread_barrier_t together;

/* One after the other they take many contexts; then all use them at once. */
static void *take_many(void *argument)
{
    struct hog *hog = argument;
    shmem_ctx_t ctx[MANY];
    for (int turn = 0; turn < THREADS; turn++) {
        if (turn == hog->number) hog->lanes = create(ctx, MANY, hog->options, hog->on);
        pthread_barrier_wait(&together);
    }
    post_to_all(ctx, MANY, &counters[hog->number]);
    pthread_barrier_wait(&together);
    destroy(ctx, MANY);
    return NULL;
}

static void run_hogs(struct hog *hogs, long options)
{
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) {
        hogs[i] = (struct hog){.number = i, .options = options};
        counters[i] = 0;
    }
    shmem_barrier_all();
    pthread_barrier_init(&together, NULL, THREADS);
    for (int i = 0; i < THREADS; i++) threads[i] = thread_start(take_many, &hogs[i]);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    pthread_barrier_destroy(&together);
    shmem_barrier_all();
}

static int in_common(const struct hog *a, const struct hog *b)
{
    int lanes = 0;
    for (int i = 0; i < LANES; i++) lanes += a->on[i] && b->on[i];
    return lanes;
}

/* A thread with many private contexts leaves lanes to those that come later; each has its own. */
static void fair_leaves_lanes_to_others(void)
{
    struct hog hogs[THREADS];
    run_hogs(hogs, SHMEM_CTX_PRIVATE);
    for (int i = 0; i < THREADS; i++) {
        check_equal(hogs[i].lanes, 8 >> i); /* of the 15 beside the default context's: 8, 4, 2, 1 */
        check(!hogs[i].on[context_default->lane->fixed.number]);
        for (int j = 0; j < i; j++) check_equal(in_common(&hogs[i], &hogs[j]), 0);
    }
}

/* Contexts for several threads leave lanes to private ones, which need no lock even when one thread has
 * several. */
static void fair_leaves_lanes_to_private_contexts(void)
{
    struct hog hogs[THREADS];
    run_hogs(hogs, 0);
    bool all[LANES] = {0}, private[LANES] = {0};
    int lanes = 0;
    for (int i = 0; i < LANES; i++) {
        for (int k = 0; k < THREADS; k++) all[i] |= hogs[k].on[i];
        lanes += all[i];
    }
    check_equal(lanes, 12); /* beside the default context's, which is one of theirs */
    shmem_ctx_t shared[MANY], own[MANY];
    memset(all, 0, sizeof all);
    create(shared, MANY, 0, all);
    check_equal(create(own, MANY, SHMEM_CTX_PRIVATE, private), 2);
    for (int i = 0; i < LANES; i++) check(!(all[i] && private[i]));
    for (int i = 0; i < MANY; i++) {
        check_equal(load_relaxed(&lane_of(own[i])->lock.gate) == GATE_LOCKED, !lock_bias_available());
        check_equal(load_relaxed(&lane_of(shared[i])->lock.gate), GATE_LOCKED);
    }
    destroy(shared, MANY);
    destroy(own, MANY);
}

static void thread_keeps_to_one_lane(void)
{
    struct hog hogs[THREADS];
    run_hogs(hogs, 0);
    for (int i = 0; i < THREADS; i++) {
        check_equal(hogs[i].lanes, 1);
        for (int j = 0; j < i; j++) check_equal(in_common(&hogs[i], &hogs[j]), 0);
    }
}

/* On a lane whose driver refuses most of what it is given, what a context of high priority has posted waits in front of
 * what others have for other nodes. */
static char *area; /* symmetric */
enum { AREA = 60000 };

static bool overtakes(shmem_ctx_t low, shmem_ctx_t high)
{
    struct lane *lane = lane_of(high);
    bool is_behind = false, has_overtaken = false;
    for (int i = 0; i < 6; i++) shmem_ctx_putmem_nbi(low, area, area, AREA, after(1));
    shmem_ctx_long_atomic_add(high, &counters[0], 1, after(2));
    lock_enter(&lane->lock);
    for (const struct batch *b = lane->inside.unsent; b; b = b->next_unsent) {
        bool is_urgent = b->contexts & lane->binding.urgent;
        has_overtaken |= is_behind && !is_urgent;
        if (is_urgent) is_behind = true;
        if (is_urgent && b != lane->inside.unsent) check(lane->inside.unsent->contexts & lane->binding.urgent);
    }
    lock_leave(&lane->lock);
    shmem_ctx_putmem_nbi(low, area, area, AREA, after(1)); /* behind all of them, not behind who has overtaken */
    shmem_ctx_quiet(high);
    shmem_ctx_quiet(low);
    return has_overtaken;
}

static void urgent_batches_leave_first(void)
{
    shmem_ctx_t low, high;
    int overtaken = 0;
    area = shmem_malloc(AREA);
    check_equal(shmem_ctx_create(0, &low), 0);
    check_equal(shmem_ctx_create(0, &high), 0);
    check_equal(shmemx_ctx_set_priority(high, 1), 0);
    for (int i = 0; i < 50; i++) overtaken += overtakes(low, high);
    check(overtaken > 5);
    check_equal(shmem_ctx_long_atomic_fetch(high, &counters[0], after(2)), 50);
    shmem_ctx_destroy(low);
    shmem_ctx_destroy(high);
    shmem_barrier_all();
    shmem_free(area);
}

/* The library's, which is linked into this program: how often this thread yields soon after it has begun to wait. */
enum { SOON_NS = 100000 };
static _Thread_local int64_t begun;
static _Thread_local unsigned long soon;

int sched_yield(void)
{
    soon += begun && clock_ns() - begun < SOON_NS;
    return (int)syscall(SYS_sched_yield);
}

static unsigned long soon_yields(shmem_ctx_t ctx)
{
    soon = 0;
    for (int round = 0; round < 200; round++) {
        shmem_ctx_long_p(ctx, &counters[0], round, after(1));
        begun = clock_ns();
        shmem_ctx_quiet(ctx);
    }
    begun = 0;
    return soon;
}

/* Among threads that compute, who yields the processor gets it back milliseconds later. PE 1 serves without a rest.
 * Run with HEDDLE_LOCK=force: who finds a visitor in a lane without a lock yields to that, too. */
static void urgent_waits_keep_the_processor(void)
{
    static long over;
    shmem_ctx_t ctx;
    if (wait_policy.pes_share_cpu) return;
    if (shmem_my_pe()) {
        while (!shmem_long_test(&over, SHMEM_CMP_NE, 0)) continue;
        return;
    }
    yield_expect(1000000); /* other programs make yields long: then too, waits yield here, */
    nanosleep(&(struct timespec){.tv_nsec = 200000000}, NULL); /* also if one was long before */
    shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx);
    const unsigned long usual = soon_yields(ctx);
    check_equal(shmemx_ctx_set_priority(ctx, 1), 0);
    const unsigned long urgent = soon_yields(ctx);
    shmem_long_p(&over, 1, after(1));
    shmem_quiet();
    check(usual > 0);
    check_equal(urgent, 0);
    shmem_ctx_destroy(ctx);
}

static void start_some(shmem_ctx_t ctx)
{
    shmem_ctx_long_p(ctx, &counters[0], 1, after(1));
    shmem_ctx_quiet(ctx);
}

/* A thread that shares its lane, and finds another one free at a quiet while its request is under way. */
static void free_a_lane_and_quiet(shmem_ctx_t *other, int which, shmemx_request_h *request)
{
    shmem_ctx_destroy(other[which]);
    shmem_long_p(&counters[0], 1, after(1));
    for (int i = 0; i < 5; i++) shmemx_long_p_nbe(&counters[1], 1, after(1), request);
    shmemx_thread_quiet();
}

static void requests_under_way_are_not_counted_as_complete(void)
{
    for (int round = 0; round < 20; round++) {
        shmem_ctx_t other[2];
        shmemx_request_h request = SHMEMX_REQUEST_NULL;
        uint64_t issued, completed;
        int is_over;
        for (int i = 0; i < 2; i++) check_equal(shmem_ctx_create(0, &other[i]), 0);
        for (int i = 0; i < 2; i++) start_some(other[i]);
        shmemx_thread_register();
        start_some(shmemx_thread_ctx());
        free_a_lane_and_quiet(other, round % 2, &request);
        shmemx_pcntr_get_issued_write(shmemx_thread_ctx(), &issued);
        shmemx_pcntr_get_completed_write(shmemx_thread_ctx(), &completed);
        shmemx_request_test(&request, &is_over);
        check(completed < issued || is_over);
        shmemx_long_p_nbe(&counters[1], 1, after(1), &request);
        shmemx_thread_unregister();
        shmemx_request_test(&request, &is_over); /* it has completed what the thread has issued */
        check(is_over);
        shmem_ctx_destroy(other[1 - round % 2]);
    }
}

/* At the next quiet. */
static void becomes_urgent_and_gets_a_lane(shmem_ctx_t ctx)
{
    check(lane_of(ctx)->binding.users > 1);
    check_equal(shmemx_ctx_set_priority(ctx, 1), 0);
    shmem_ctx_quiet(ctx);
    check_equal(lane_of(ctx)->binding.users, 1);
}

/* Where messages go through the kernel, a processor moves them: contexts share as many lanes as there are of those for
 * the PE; but who asks for one alone, or is urgent, still gets one. */
static void through_the_kernel_as_many_lanes_as_processors(void)
{
    struct hog hogs[THREADS];
    shmem_ctx_t alone, urgent, more[MANY];
    cpu_set_t cpus;
    int used = 0;
    check_equal(sched_getaffinity(0, sizeof cpus, &cpus), 0);
    int of_a_pe = CPU_COUNT(&cpus) / shmem_n_pes(), spread = of_a_pe < 1 ? 1 : of_a_pe > LANES ? LANES : of_a_pe;
    shmemx_resource_info_t resources;
    shmemx_resource_query(&resources);
    check_equal(resources.spread, spread);
    check_equal(resources.lanes, LANES);
    run_hogs(hogs, SHMEM_CTX_PRIVATE);
    for (int i = 0; i < LANES; i++) {
        bool any = false;
        for (int k = 0; k < THREADS; k++) any |= hogs[k].on[i];
        used += any;
    }
    check(used > 0 && used <= spread);
    check_equal(shmem_ctx_create(SHMEMX_CTX_EXCLUSIVE | SHMEMX_CTX_REQUIRE, &alone), 0);
    check_equal(shmem_ctx_create(SHMEM_CTX_PRIVATE, &urgent), 0);
    check_equal(shmemx_ctx_set_priority(urgent, 1), 0);
    check(lane_number(urgent) != lane_number(alone));
    for (int i = 0; i < MANY; i++) {
        check_equal(shmem_ctx_create(i % 2 ? SHMEM_CTX_PRIVATE : 0, &more[i]), 0);
        check(lane_number(more[i]) != lane_number(urgent) && lane_of(more[i]) != lane_of(alone));
    }
    check_equal(lane_of(alone)->binding.users, 1);
    check_equal(lane_of(urgent)->binding.users, 1);
    becomes_urgent_and_gets_a_lane(more[1]);
    destroy(more, MANY);
    shmem_ctx_destroy(alone);
    shmem_ctx_destroy(urgent);
}

/* One thread at a time is inside: what it waits for on one context is not behind what is on its way on another. */
static void one_thread_has_a_lane_for_each_context(void)
{
    shmemx_resource_info_t resources;
    enum { FEW = LANES / 2 }; /* of more some share, so that others who come later find lanes, too */
    shmem_ctx_t few[FEW];
    shmemx_ctx_info_t info;
    shmemx_resource_query(&resources);
    check_equal(resources.spread, LANES);
    for (int i = 0; i < FEW; i++) {
        check_equal(shmem_ctx_create(0, &few[i]), 0);
        check_equal(lane_number(few[i]), i + 1);
        shmemx_ctx_get_info(few[i], &info);
        check(!info.is_locked); /* nobody else can be inside */
    }
    destroy(few, FEW);
}

static void *look_for_a_word(void *unused_argument)
{
    static long word;
    (void)unused_argument;
    for (int i = 0; i < 10; i++) check(!shmem_long_test(&word, SHMEM_CMP_NE, 0));
    return NULL;
}

/* What the main thread has put is still gathered when another thread polls a variable. Run with a delay. */
static void lane_keeps_its_owner_while_another_thread_waits(void)
{
    shmemx_ctx_info_t info;
    uint64_t biased = context_default->lane->counts.biased;
    for (int i = 0; i < 3; i++) shmem_long_p(&counters[0], i, after(1));
    check(load_relaxed(&context_default->lane->published.gathered));
    pthread_join(thread_start(look_for_a_word, NULL), NULL);
    check(!load_relaxed(&context_default->lane->published.gathered)); /* the other thread has sent it */
    check_equal(shmemx_ctx_get_info(SHMEM_CTX_DEFAULT, &info), 0);
    check(!info.is_locked || !lock_bias_available());
    shmem_long_atomic_add(&counters[0], 1, after(1));
    check(context_default->lane->counts.biased > biased || !lock_bias_available());
    shmem_barrier_all();
}

int main(int argc, char **argv)
{
    const char *policy = getenv("HEDDLE_LANE_POLICY");
    bool is_serial = argc > 1 && !strcmp(argv[1], "serial");
    begin(is_serial ? SHMEM_THREAD_SERIALIZED : SHMEM_THREAD_MULTIPLE);
    counters = shmem_calloc(THREADS, sizeof *counters);
    if (argc > 1 && !strcmp(argv[1], "urgent")) {
        urgent_batches_leave_first();
    } else if (argc > 1 && !strcmp(argv[1], "requests")) {
        requests_under_way_are_not_counted_as_complete();
    } else if (argc > 1 && !strcmp(argv[1], "owner")) {
        lane_keeps_its_owner_while_another_thread_waits();
    } else if (argc > 1 && !strcmp(argv[1], "patient")) {
        urgent_waits_keep_the_processor();
    } else if (is_serial) {
        one_thread_has_a_lane_for_each_context();
    } else if (argc > 1 && !strcmp(argv[1], "kernel")) {
        through_the_kernel_as_many_lanes_as_processors();
    } else if (!policy || !strcmp(policy, "fair")) {
        fair_leaves_lanes_to_others();
        fair_leaves_lanes_to_private_contexts();
    } else {
        thread_keeps_to_one_lane();
    }
    shmem_free(counters);
    return end();
}
