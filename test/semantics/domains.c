/* Domains, and contexts made in them: what they promise, what they share, and that one waits for itself alone. */
#include "semantics.h"

#include <shmemx.h>

enum { THREADS = 32, ROUNDS = 40 };

static long counts[THREADS], data[64];
static char *area; /* symmetric */
enum {
    AREA = 8 << 20,   /* more than is given to a card, or copied by one that does so, when a few are posted */
    FENCED = 2 << 20, /* several pieces */
    AWAITED = 20000   /* moved by a card, if the thread waits for it */
};

static shmemx_domain_t static_domain = SHMEMX_DOMAIN_DEFAULT; /* before shmem_init */
static shmemx_ctx_t static_ctx = SHMEMX_CTX_DEFAULT;

static shmemx_ctx_info_t info_of(shmem_ctx_t ctx)
{
    shmemx_ctx_info_t info;
    shmemx_ctx_get_info(ctx, &info);
    return info;
}

static shmemx_resource_info_t resources(void)
{
    shmemx_resource_info_t info;
    shmemx_resource_query(&info);
    return info;
}

/* The usual policy, and enough lanes that it leaves some. */
static int has_fair_lanes(int lanes)
{
    const char *policy = getenv("HEDDLE_LANE_POLICY");
    return resources().spread >= lanes && (!policy || !strcmp(policy, "fair"));
}

static int is_forced(void)
{
    const char *lock = getenv("HEDDLE_LOCK");
    return lock && !strcmp(lock, "force");
}

static void levels_above_the_library_s_are_refused(void)
{
    shmemx_domain_t domains[2];
    for (int level = SHMEM_THREAD_SINGLE; level <= SHMEM_THREAD_MULTIPLE; level++) {
        begin(level);
        for (int asked = SHMEM_THREAD_SINGLE; asked <= SHMEM_THREAD_MULTIPLE; asked++) {
            check_equal(shmemx_domain_create(asked, 2, domains) != 0, asked > level);
            check_equal(domains[0] == SHMEMX_DOMAIN_NULL, asked > level);
            shmemx_domain_destroy(2, domains);
        }
        shmem_finalize();
    }
}

static void default_domain_initializes_static_objects(void)
{
    shmemx_ctx_t ctx;
    check_equal(shmemx_ctx_create(static_domain, &ctx), 0);
    shmemx_ctx_long_p(&data[0], 7, after(1), ctx);
    shmemx_ctx_quiet(ctx);
    shmemx_ctx_long_p(&data[1], 8, after(1), static_ctx);
    shmemx_ctx_quiet(static_ctx);
    shmem_barrier_all();
    check(data[0] == 7 && data[1] == 8);
    shmemx_ctx_destroy(ctx);
    shmem_barrier_all();
}

/* One context each, all of one domain, whose level says one thread at a time. */
static shmemx_ctx_t ctxs[THREADS];
static void *use_one(void *number)
{
    const intptr_t i = (intptr_t)number;
    for (long round = 1; round <= ROUNDS; round++) {
        shmemx_ctx_long_add(&counts[i], 1, after(1), ctxs[i]);
        if (round % 5) continue;
        shmemx_ctx_quiet(ctxs[i]);
        check_equal(shmemx_ctx_long_fetch(&counts[i], after(1), ctxs[i]), round);
    }
    return NULL;
}

static void run_all(void)
{
    memset(counts, 0, sizeof counts);
    shmem_barrier_all();
    in_threads(THREADS, use_one);
    shmem_barrier_all();
}

static void single_contexts_of_a_domain_are_used_by_many_threads(void)
{
    shmemx_domain_t domain;
    check_equal(shmemx_domain_create(SHMEM_THREAD_SINGLE, 1, &domain), 0);
    for (int i = 0; i < THREADS; i++) check_equal(shmemx_ctx_create(domain, &ctxs[i]), 0);
    run_all();
    run_all(); /* by other threads: that is allowed, too */
    for (int i = 0; i < THREADS; i++) shmemx_ctx_destroy(ctxs[i]);
    shmemx_domain_destroy(1, &domain);
}

static void domain_goes_before_its_contexts(void)
{
    shmemx_domain_t domains[3];
    shmemx_domain_create(SHMEM_THREAD_MULTIPLE, 3, domains);
    for (int i = 0; i < THREADS; i++) shmemx_ctx_create(domains[i % 3], &ctxs[i]);
    shmemx_domain_destroy(3, domains);
    run_all();
    for (int i = 0; i < THREADS; i++) shmemx_ctx_destroy(ctxs[i]);
}

/* `busy` has long puts on their way to one PE; what `ctx` does with another is over before they are. */
static int overtakes(shmem_ctx_t ctx, shmem_ctx_t busy, int puts, int with_get)
{
    shmemx_pcntr_t own, other;
    for (int i = 0; i < puts; i++) shmem_ctx_putmem_nbi(busy, area, area, AREA, after(1));
    if (with_get) {
        shmem_ctx_long_g(ctx, &data[2], after(2));
    } else {
        shmem_ctx_long_p(ctx, &data[2], 1, after(2));
        shmem_ctx_quiet(ctx);
    }
    shmemx_pcntr_get_all(busy, &other);
    shmemx_pcntr_get_all(ctx, &own);
    check_equal(own.completed_put, own.pending_put);
    check_equal(own.completed_get, own.pending_get);
    check(other.completed_put <= other.pending_put);
    return other.completed_put < other.pending_put;
}

/* On lanes of their own, or on one: then to another node. Where a card moves what is long, and asks nobody, it takes
 * more of that to last as long as a message. */
static void context_waits_for_itself_alone(int with_get)
{
    struct timespec time = {0};
    shmem_ctx_t ctx, busy;
    int seen = 0, puts = 1;
    shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx);
    shmem_ctx_create(SHMEM_CTX_PRIVATE, &busy);
    while (!seen && goes_on(&time, 20000)) {
        seen = overtakes(ctx, busy, puts, with_get);
        if (puts < 64) puts *= 2;
        shmem_ctx_quiet(busy);
    }
    check(seen);
    shmem_ctx_destroy(ctx);
    shmem_ctx_destroy(busy);
    shmem_barrier_all();
}

static void quiet_waits_for_its_own_context(void) { context_waits_for_itself_alone(0); }
static void get_overtakes_puts_of_another_context(void) { context_waits_for_itself_alone(1); }

static void create_and_destroy(int rounds)
{
    for (int i = 0; i < rounds; i++) {
        shmem_ctx_t ctx;
        shmemx_domain_t domain;
        shmemx_domain_create(SHMEM_THREAD_SINGLE, 1, &domain);
        shmemx_ctx_create(domain, &ctx);
        shmemx_domain_destroy(1, &domain);
        if (i % 1000 == 0) shmem_ctx_long_p(ctx, &data[0], i, after(1));
        shmem_ctx_destroy(ctx);
    }
    shmem_barrier_all();
}

/* The first barrier makes the connections that the other PEs need for the second. */
static void create_and_destroy_without_growth(void)
{
    const int rounds = SANITIZED ? 20000 : 1000000;
    const size_t little = (size_t)(all_share_memory() ? 256 : 4096) << 10; /* lanes get buffers as they need them */
    create_and_destroy(rounds / 10);
    const size_t before = resident_alone();
    create_and_destroy(rounds);
    check(SANITIZED || resident_alone() < before + little + late_pools());
}

static void *post_once(void *ctx)
{
    shmem_ctx_long_p((shmem_ctx_t)ctx, &data[0], 1, after(1));
    shmem_ctx_quiet((shmem_ctx_t)ctx);
    return NULL;
}

/* A context has the options that it was made with, and its lane the rule that follows, whatever was there before. */
static void recycled_resources_keep_their_own_options(void)
{
    const long options[] = {SHMEM_CTX_PRIVATE, 0, SHMEM_CTX_SERIALIZED, SHMEM_CTX_NOSTORE};
    for (int round = 0; round < 20; round++) {
        shmem_ctx_t ctx;
        const long wanted = options[round % 4];
        check_equal(shmem_ctx_create(wanted, &ctx), 0);
        shmem_ctx_long_p(ctx, &data[0], round, after(1));
        shmem_ctx_quiet(ctx);
        shmemx_ctx_info_t info = info_of(ctx);
        check_equal(info.options, wanted);
        if (info.is_bound && !(wanted & (SHMEM_CTX_PRIVATE | SHMEM_CTX_SERIALIZED))) {
            check_equal(info.is_locked, is_forced() || info.sharers > 1); /* this thread alone has posted on it */
            pthread_join(thread_start(post_once, (void *)ctx), NULL);
            check(info_of(ctx).is_locked);
        }
        if (info.is_bound && info.sharers == 1 && (wanted & SHMEM_CTX_PRIVATE))
            check_equal(info.is_locked, is_forced());
        shmem_ctx_destroy(ctx);
    }
}

/* While its owner posts, others quiet and end what they may: TSan sees that nobody else touches it. */
static int over;
static void *own_private(void *unused_argument)
{
    (void)unused_argument;
    shmem_ctx_t ctx;
    shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx);
    shmemx_thread_register();
    for (int i = 0; !load(&over); i++) {
        shmem_ctx_long_atomic_add(ctx, &counts[0], 1, after(1));
        shmem_long_atomic_add(&counts[0], 1, after(1));
        if (i % 10 == 0) shmem_ctx_quiet(ctx);
        if (i % 64 == 0) nap(1);
    }
    shmem_ctx_destroy(ctx);
    return NULL;
}

static void private_context_is_its_thread_s_while_others_quiet(void)
{
    struct timespec time = {0};
    pthread_t threads[3];
    shmemx_resource_info_t info;
    over = 0;
    for (int i = 0; i < 3; i++) threads[i] = thread_start(own_private, NULL);
    while (goes_on(&time, 300)) {
        shmem_long_atomic_add(&counts[1], 1, after(1));
        shmem_quiet();
        shmemx_domain_quiet(SHMEMX_DOMAIN_DEFAULT);
        shmem_fence();
        shmemx_resource_query(&info);
    }
    store(&over, 1);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
    shmem_barrier_all();
}

/* A barrier completes the default context, and does not wait for others. */
static void barrier_with_open_contexts_comes_to_its_end(void)
{
    for (int i = 0; i < THREADS; i++) {
        shmem_ctx_create(i % 2 ? SHMEM_CTX_PRIVATE : 0, &ctxs[i]);
        shmem_ctx_long_p(ctxs[i], &counts[i], 5, after(1));
    }
    for (int i = 0; i < 10; i++) shmem_barrier_all();
    for (int i = 0; i < THREADS; i++) {
        shmem_ctx_quiet(ctxs[i]);
        check_equal(shmem_ctx_long_g(ctxs[i], &counts[i], after(1)), 5);
        shmem_ctx_destroy(ctxs[i]);
    }
    shmem_barrier_all();
}

static void nostore_quiet_completes_puts(void)
{
    shmem_ctx_t ctx;
    shmem_ctx_create(SHMEM_CTX_NOSTORE, &ctx);
    for (long round = 1; round <= ROUNDS; round++) {
        shmem_ctx_long_p(ctx, &data[3], round, after(1));
        shmem_ctx_quiet(ctx);
        check_equal(shmem_long_g(&data[3], after(1)), round);
    }
    shmem_ctx_destroy(ctx);
    shmem_barrier_all();
}

/* With REQUIRE it is a lane that nobody else gets, or nothing. */
static void required_lanes_are_exclusive_or_refused(void)
{
    shmem_ctx_t first, more[THREADS];
    const long options = SHMEM_CTX_PRIVATE | SHMEMX_CTX_REQUIRE;
    int failed = shmem_ctx_create(options, &first), got = 0;
    check_equal(failed != 0, resources().lanes == 1);
    check_equal(first == SHMEM_CTX_INVALID, failed != 0);
    for (int i = 0; i < THREADS; i++) {
        check_equal(shmem_ctx_create(i % 2 ? 0 : SHMEM_CTX_PRIVATE, &more[i]), 0);
        shmem_ctx_long_p(more[i], &data[0], 1, after(1));
    }
    if (!failed && resources().lanes) {
        shmem_ctx_long_p(first, &data[0], 1, after(1));
        shmemx_ctx_info_t info = info_of(first);
        check(info.is_exclusive && info.is_bound);
        check_equal(info.sharers, 1);
        check_equal(info.is_locked, is_forced());
        for (int i = 0; i < THREADS; i++) check(info_of(more[i]).lane != info.lane);
    }
    for (int i = 0; i < THREADS; i++) shmem_ctx_destroy(more[i]);
    for (; got < THREADS && !shmem_ctx_create(SHMEMX_CTX_EXCLUSIVE | SHMEMX_CTX_REQUIRE, &more[got]); got++) continue;
    if (resources().lanes) check(got < resources().lanes);
    check_equal(shmem_ctx_create(SHMEMX_CTX_EXCLUSIVE, &ctxs[0]), 0); /* shares, if it must */
    shmem_ctx_long_p(ctxs[0], &data[0], 1, after(1));
    shmem_ctx_destroy(ctxs[0]);
    while (got--) shmem_ctx_destroy(more[got]);
    shmem_ctx_destroy(first);
}

/* More contexts than lanes; then all go but two that share one, and one of those goes on when it is quiet. */
static void context_goes_on_to_a_lane_that_is_free(void)
{
    if (!has_fair_lanes(4)) return;
    int pair[2] = {0, 0}, moves = 0;
    for (int i = 0; i < THREADS; i++) {
        shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctxs[i]);
        shmem_ctx_long_atomic_add(ctxs[i], &counts[i], 1, after(1));
        for (int k = 0; k < i; k++)
            if (info_of(ctxs[i]).lane == info_of(ctxs[k]).lane) pair[0] = k, pair[1] = i;
    }
    check(pair[0] != pair[1]);
    for (int i = 0; i < THREADS; i++)
        if (i != pair[0] && i != pair[1]) shmem_ctx_destroy(ctxs[i]);
    check_equal(info_of(ctxs[pair[0]]).sharers, 2);
    for (long round = 1; round <= ROUNDS; round++) {
        for (int k = 0; k < 2; k++) shmem_ctx_long_atomic_add(ctxs[pair[k]], &counts[pair[k]], 1, after(1));
        for (int k = 0; k < 2; k++) shmem_ctx_quiet(ctxs[pair[k]]);
    }
    for (int k = 0; k < 2; k++) {
        shmemx_pcntr_t counters;
        shmemx_pcntr_get_all(ctxs[pair[k]], &counters);
        check_equal(counters.completed_put, ROUNDS + 1);
        moves += info_of(ctxs[pair[k]]).moves;
        check_equal(info_of(ctxs[pair[k]]).sharers, 1);
        shmem_ctx_destroy(ctxs[pair[k]]);
    }
    check_equal(moves, 1);
    shmem_barrier_all();
}

/* A registered thread shares its lane, and others are free. A put that is charged to a request waits for the NIC: it
 * moves nothing to another lane. */
static void put_charged_to_a_request_stays_on_its_lane(void)
{
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    const char *tls = getenv("HEDDLE_TLS");
    if (!has_fair_lanes(4) || resources().lanes >= THREADS || (tls && !strcmp(tls, "off"))) return;
    shmemx_thread_register();
    for (int i = 0; i < THREADS; i++) {
        shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctxs[i]);
        shmem_ctx_long_atomic_add(ctxs[i], &counts[i], 1, after(1));
    }
    shmem_putmem(area, area + FENCED, AWAITED, after(1)); /* the lane gets the key */
    shmem_quiet();
    const int lane = info_of(shmemx_thread_ctx()).lane;
    for (int i = 0; i < THREADS; i++)
        if (info_of(ctxs[i]).lane != lane) shmem_ctx_destroy(ctxs[i]), ctxs[i] = SHMEM_CTX_INVALID;
    check(info_of(shmemx_thread_ctx()).sharers > 1);
    shmem_barrier_all();
    area[FENCED] = (char)(shmem_my_pe() + 1);
    shmemx_putmem_nbe(area, area + FENCED, AWAITED, after(1), &request);
    check_equal(info_of(shmemx_thread_ctx()).lane, lane);
    shmemx_request_wait(&request);
    shmem_barrier_all();
    check_equal(area[0], (char)(after(shmem_n_pes() - 1) + 1));
    for (int i = 0; i < THREADS; i++) shmem_ctx_destroy(ctxs[i]);
    shmemx_thread_unregister();
    shmem_barrier_all();
}

static void urgent_context_has_its_own_lane(void)
{
    shmem_ctx_t urgent, low[4];
    if (!has_fair_lanes(4)) return;
    for (int i = 0; i < 4; i++) {
        shmem_ctx_create(SHMEM_CTX_PRIVATE | SHMEMX_CTX_PRIORITY_LOW, &low[i]);
        shmem_ctx_long_p(low[i], &data[0], 1, after(1));
    }
    for (int i = 0; i < THREADS; i++) {
        shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctxs[i]);
        shmem_ctx_long_p(ctxs[i], &data[0], 1, after(1));
    }
    shmem_ctx_create(SHMEM_CTX_PRIVATE, &urgent);
    shmemx_ctx_set_priority(urgent, 1);
    shmem_ctx_long_p(urgent, &data[0], 1, after(1));
    check_equal(info_of(urgent).sharers, 1); /* by fairness there was a free one left, and it takes it */
    for (int i = 1; i < 4; i++) check_equal(info_of(low[i]).lane, info_of(low[0]).lane);
    check(info_of(low[0]).sharers >= 4);
    for (int i = 0; i < THREADS; i++) shmem_ctx_destroy(ctxs[i]);
    for (int i = 0; i < 4; i++) shmem_ctx_destroy(low[i]);
    shmem_ctx_destroy(urgent);
    shmem_barrier_all();
}

/* The hint may come when domains and contexts exist: lanes are taken when there is something to post. */
static void late_hints_count(void)
{
    enum { DOMAINS = 4, EACH = 4 };
    shmemx_domain_t domains[DOMAINS];
    shmem_ctx_t ctx[DOMAINS][EACH];
    if (!has_fair_lanes(DOMAINS + 1)) return;
    shmemx_domain_create(SHMEM_THREAD_SINGLE, DOMAINS, domains);
    for (int d = 0; d < DOMAINS; d++)
        for (int i = 0; i < EACH; i++) shmemx_ctx_create(domains[d], &ctx[d][i]);
    check_equal(shmemx_domain_config(&(shmemx_domain_config_t){.num_domains = DOMAINS, .threads = DOMAINS}), 0);
    for (int d = 0; d < DOMAINS; d++) {
        for (int i = 0; i < EACH; i++) {
            shmem_ctx_long_p(ctx[d][i], &data[0], 1, after(1));
            check_equal(info_of(ctx[d][i]).lane, info_of(ctx[d][0]).lane); /* one thread: one lane */
        }
        for (int e = 0; e < d; e++) check(info_of(ctx[d][0]).lane != info_of(ctx[e][0]).lane);
    }
    shmemx_domain_config(&(shmemx_domain_config_t){0});
    for (int d = 0; d < DOMAINS; d++)
        for (int i = 0; i < EACH; i++) shmem_ctx_destroy(ctx[d][i]);
    shmemx_domain_destroy(DOMAINS, domains);
    shmem_barrier_all();
}

static void quiet_all_and_team_barrier_complete_several(void)
{
    for (int i = 0; i < THREADS; i++) shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctxs[i]);
    for (long round = 1; round <= 10; round++) {
        for (int i = 0; i < THREADS; i++) shmem_ctx_long_p(ctxs[i], &counts[i], round, after(1));
        if (round % 2) {
            shmemx_quiet_all(ctxs, THREADS);
            shmem_sync_all();
        } else {
            check_equal(shmemx_team_barrier(SHMEM_TEAM_WORLD, ctxs, THREADS), 0);
        }
        for (int i = 0; i < THREADS; i++) check_equal(__atomic_load_n(&counts[i], __ATOMIC_RELAXED), round);
        shmem_sync_all();
    }
    for (int i = 0; i < THREADS; i++) shmem_ctx_destroy(ctxs[i]);
}

/* Long transfers wait beside what is gathered; a fence of the domain hands them over first. */
static void fence_orders_long_transfers(void)
{
    static long flag;
    char *source = malloc(FENCED);
    shmemx_domain_t domain;
    shmem_ctx_t ctx;
    check_equal(shmemx_domain_create(SHMEM_THREAD_SERIALIZED, 1, &domain), 0);
    check_equal(shmemx_ctx_create(domain, &ctx), 0);
    for (int round = 1; round <= (SANITIZED || is_delayed() ? 10 : 40); round++) {
        memset(source, round, FENCED);
        shmem_ctx_putmem_nbi(ctx, area, source, FENCED, after(1));
        shmemx_domain_fence(domain);
        shmem_ctx_long_p(ctx, &flag, round, after(1));
        shmem_long_wait_until(&flag, SHMEM_CMP_EQ, round);
        int wrong = 0;
        for (size_t i = 0; i < FENCED; i++) wrong += area[i] != (char)round;
        check_equal(wrong, 0);
        shmem_ctx_quiet(ctx);
        shmem_barrier_all();
    }
    shmem_ctx_destroy(ctx);
    shmemx_domain_destroy(1, &domain);
    free(source);
}

int main(void)
{
    levels_above_the_library_s_are_refused();
    begin(SHMEM_THREAD_MULTIPLE);
    area = shmem_malloc(AREA);
    default_domain_initializes_static_objects();
    single_contexts_of_a_domain_are_used_by_many_threads();
    domain_goes_before_its_contexts();
    if (!all_share_memory() && n > 2) {
        quiet_waits_for_its_own_context();
        get_overtakes_puts_of_another_context();
    }
    create_and_destroy_without_growth();
    recycled_resources_keep_their_own_options();
    private_context_is_its_thread_s_while_others_quiet();
    barrier_with_open_contexts_comes_to_its_end();
    nostore_quiet_completes_puts();
    required_lanes_are_exclusive_or_refused();
    context_goes_on_to_a_lane_that_is_free();
    put_charged_to_a_request_stays_on_its_lane();
    urgent_context_has_its_own_lane();
    late_hints_count();
    quiet_all_and_team_barrier_complete_several();
    fence_orders_long_transfers();
    return end();
}
