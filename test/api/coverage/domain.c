/* Domains, and what their contexts have beyond the standard's: whatever is asked of resources, puts arrive. */
#include "coverage.h"

int thread_level = SHMEM_THREAD_MULTIPLE;

enum { DOMAINS = 3 };

static uint64_t target, source;

/* What is put to the right neighbour, and completed by `complete`, is there from the left one. */
static void put_on(shmem_ctx_t ctx, uint64_t number)
{
    target = 0;
    source = number + (uint64_t)my_pe;
    shmem_barrier_all();
    shmem_ctx_put64_nbi(ctx, &target, &source, 1, (my_pe + 1) % n_pes);
}

static void expect_put(const struct function *f, uint64_t number)
{
    shmem_sync_all();
    const uint64_t wanted = number + (uint64_t)((my_pe + n_pes - 1) % n_pes);
    if (target != wanted) failed(f->name, "%#jx, not %#jx", (uintmax_t)target, (uintmax_t)wanted);
    shmem_sync_all();
}

/* Each level, and the domain that is there always; contexts outlive theirs. */
void test_domain_create(const struct function *f)
{
    shmemx_domain_t domains[DOMAINS];
    for (int level = SHMEM_THREAD_SINGLE; level <= SHMEM_THREAD_MULTIPLE; level++) {
        shmemx_ctx_t ctx = SHMEM_CTX_INVALID, other = SHMEM_CTX_INVALID;
        expect(shmemx_domain_create, shmemx_domain_create(level, DOMAINS, domains) == 0);
        expect(shmemx_domain_create, domains[0] != domains[1] && domains[1] != domains[2]);
        expect(shmemx_ctx_create, shmemx_ctx_create(domains[1], &ctx) == 0 && ctx != SHMEM_CTX_INVALID);
        expect(shmemx_ctx_create, shmemx_ctx_create(SHMEMX_DOMAIN_DEFAULT, &other) == 0 && other != ctx);
        shmemx_domain_destroy(DOMAINS, domains);
        expect(shmemx_domain_destroy, domains[0] == SHMEMX_DOMAIN_NULL);
        put_on(ctx, 0x1000);
        shmemx_ctx_quiet(ctx);
        expect_put(f, 0x1000);
        put_on(other, 0x1100);
        shmemx_ctx_destroy(other);
        expect_put(f, 0x1100);
        shmemx_ctx_destroy(ctx);
    }
}

void test_domain_destroy(const struct function *f)
{
    shmemx_domain_t none[2] = {SHMEMX_DOMAIN_NULL, SHMEMX_DOMAIN_NULL}, domain;
    shmemx_ctx_t ctx;
    shmemx_domain_destroy(0, NULL);
    shmemx_domain_destroy(2, none);
    shmemx_ctx_destroy(SHMEMX_CTX_INVALID);
    shmemx_domain_create(SHMEM_THREAD_SINGLE, 1, &domain);
    shmemx_ctx_create(domain, &ctx);
    put_on(ctx, 0x2000);
    shmemx_domain_destroy(1, &domain);
    shmemx_ctx_destroy(ctx); /* completes */
    expect_put(f, 0x2000);
}

void test_domain_config(const struct function *f)
{
    const shmemx_domain_config_t hints[] = {
        {.num_domains = -1}, {.num_domains = 2, .ctxs_per_domain = 2, .threads = 4}, {0}};
    shmemx_domain_t domain;
    shmemx_ctx_t ctx;
    shmemx_domain_create(SHMEM_THREAD_SERIALIZED, 1, &domain);
    shmemx_ctx_create(domain, &ctx);
    for (int i = 0; i < 3; i++) {
        const int result = shmemx_domain_config(&hints[i]);
        expect(shmemx_domain_config, i ? result == 0 : result != 0);
        put_on(ctx, 0x3000);
        shmem_ctx_quiet(ctx);
        expect_put(f, 0x3000);
    }
    shmemx_ctx_destroy(ctx);
    shmemx_domain_destroy(1, &domain);
}

/* On every team, with every option. */
void test_domain_ctx_create(const struct function *f)
{
    const long options[] = {SHMEMX_CTX_SHARED,
                            SHMEMX_CTX_EXCLUSIVE,
                            SHMEMX_CTX_PRIORITY_HIGH,
                            SHMEMX_CTX_PRIORITY_LOW,
                            SHMEM_CTX_PRIVATE | SHMEM_CTX_NOSTORE,
                            SHMEMX_CTX_BESTEFFORT | SHMEM_CTX_SERIALIZED};
    shmem_ctx_t ctx;
    for (int i = 0; i < 6 * TEAMS; i++) {
        const struct group *g = &teams[i % TEAMS];
        shmem_team_t team = SHMEM_TEAM_INVALID;
        target = 0;
        shmem_barrier_all();
        if (g->me >= 0) {
            expect(shmemx_domain_ctx_create,
                   shmemx_domain_ctx_create(SHMEMX_DOMAIN_DEFAULT, g->team, options[i / TEAMS], &ctx) == 0);
            expect(shmemx_domain_ctx_create, !shmem_ctx_get_team(ctx, &team) && team == g->team);
            shmem_ctx_uint64_p(ctx, &target, 0x4000, (g->me + 1) % g->size);
            shmem_ctx_destroy(ctx);
        }
        shmem_sync_all();
        if (target != (g->me < 0 ? 0 : 0x4000)) failed(f->name, "%#jx on %s", (uintmax_t)target, g->name);
        shmem_sync_all();
    }
}

void test_quiet_test(const struct function *f)
{
    for (int i = 0; i < TEAMS; i++) {
        shmem_ctx_t ctx = i ? teams[WORLD].ctx : SHMEM_CTX_DEFAULT;
        put_on(ctx, 0x5000);
        while (!shmemx_ctx_quiet_test(ctx)) shmem_ctx_fence(ctx);
        expect_put(f, 0x5000);
    }
    expect(shmemx_ctx_quiet_test, shmemx_ctx_quiet_test(SHMEM_CTX_INVALID) == 1);
}

void test_fence_test(const struct function *f)
{
    (void)f;
    static uint64_t words[2];
    for (uint64_t round = 1; round <= 20; round++) {
        shmem_uint64_p(&words[0], round, (my_pe + 1) % n_pes);
        while (!shmemx_ctx_fence_test(SHMEM_CTX_DEFAULT)) continue;
        shmem_uint64_p(&words[1], round, (my_pe + 1) % n_pes);
        shmem_uint64_wait_until(&words[1], SHMEM_CMP_GE, round);
        expect(shmemx_ctx_fence_test, __atomic_load_n(&words[0], __ATOMIC_RELAXED) >= round);
    }
    shmem_barrier_all();
}

/* The source is written over at once. */
void test_local_complete(const struct function *f)
{
    struct call c = {.ctx = SHMEM_CTX_DEFAULT};
    put_on(SHMEM_CTX_DEFAULT, 0x6000);
    call(f, &c);
    source = 0;
    shmem_quiet();
    expect_put(f, 0x6000);
    c.ctx = SHMEM_CTX_INVALID;
    if (f->has_ctx) call(f, &c);
}

static void expect_barrier(const struct function *f, int (*barrier)(shmem_team_t, const shmem_ctx_t *, size_t))
{
    for (int i = 0; i < TEAMS; i++) {
        const struct group *g = &teams[i];
        target = 0;
        shmem_barrier_all();
        if (g->me >= 0) {
            const shmem_ctx_t ctxs[] = {SHMEM_CTX_DEFAULT, g->ctx};
            shmem_ctx_uint64_p(g->ctx, &target, 0x7000, (g->me + 1) % g->size);
            expect_at(barrier(g->team, ctxs, 2) == 0, f->name, "the result is 0", __FILE__, __LINE__);
            if (target != 0x7000) failed(f->name, "%#jx on %s", (uintmax_t)target, g->name);
        }
        shmem_sync_all();
    }
}

void test_team_barrier(const struct function *f)
{
    expect(shmemx_team_barrier, shmemx_team_barrier(SHMEM_TEAM_INVALID, NULL, 0) != 0);
    expect_barrier(f, shmemx_team_barrier);
}

static int barrier_nb_and_wait(shmem_team_t team, const shmem_ctx_t *ctxs, size_t nctxs)
{
    shmemx_request_h request;
    int result = shmemx_team_barrier_nb(team, ctxs, nctxs, &request);
    return result ? result : shmemx_req_wait(&request);
}

void test_team_barrier_nb(const struct function *f) { expect_barrier(f, barrier_nb_and_wait); }

void test_domain_quiet(const struct function *f)
{
    shmemx_domain_t domain;
    shmemx_ctx_t ctxs[2];
    shmemx_domain_create(SHMEM_THREAD_SINGLE, 1, &domain);
    for (int i = 0; i < 2; i++) shmemx_ctx_create(domain, &ctxs[i]);
    for (int i = 0; i < 2; i++) {
        put_on(ctxs[i], 0x8000);
        shmemx_domain_quiet(domain);
        expect_put(f, 0x8000);
    }
    put_on(SHMEM_CTX_DEFAULT, 0x8100);
    shmemx_domain_quiet(SHMEMX_DOMAIN_DEFAULT);
    expect_put(f, 0x8100);
    for (int i = 0; i < 2; i++) shmemx_ctx_destroy(ctxs[i]);
    shmemx_domain_destroy(1, &domain);
}

void test_domain_fence(const struct function *f)
{
    (void)f;
    static uint64_t words[2];
    shmemx_domain_t domain;
    shmemx_ctx_t ctx;
    shmemx_domain_create(SHMEM_THREAD_SINGLE, 1, &domain);
    shmemx_ctx_create(domain, &ctx);
    for (uint64_t round = 1; round <= 20; round++) {
        shmem_ctx_uint64_p(ctx, &words[0], round, (my_pe + 1) % n_pes);
        shmemx_domain_fence(domain);
        shmem_ctx_uint64_p(ctx, &words[1], round, (my_pe + 1) % n_pes);
        shmem_uint64_wait_until(&words[1], SHMEM_CMP_GE, round);
        expect(shmemx_domain_fence, __atomic_load_n(&words[0], __ATOMIC_RELAXED) >= round);
    }
    shmemx_domain_fence(SHMEMX_DOMAIN_DEFAULT);
    shmemx_ctx_destroy(ctx);
    shmemx_domain_destroy(1, &domain);
    shmem_barrier_all();
}

void test_ctx_set_priority(const struct function *f)
{
    shmem_ctx_t ctx;
    shmemx_ctx_info_t info;
    shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx);
    for (int priority = -1; priority <= 1; priority++) {
        expect(shmemx_ctx_set_priority, shmemx_ctx_set_priority(ctx, priority) == 0);
        put_on(ctx, 0x9000);
        shmem_ctx_quiet(ctx);
        expect_put(f, 0x9000);
        expect(shmemx_ctx_set_priority, !shmemx_ctx_get_info(ctx, &info) && info.priority == priority);
    }
    shmem_ctx_destroy(ctx);
    expect(shmemx_ctx_set_priority, shmemx_ctx_set_priority(SHMEM_CTX_INVALID, 1) != 0);
}

void test_ctx_get_info(const struct function *f)
{
    shmem_ctx_t ctx;
    shmemx_ctx_info_t info = {.lane = 7};
    shmemx_resource_info_t resources;
    expect(shmemx_ctx_get_info, shmemx_ctx_get_info(SHMEM_CTX_INVALID, &info) != 0);
    expect(shmemx_ctx_get_info, info.lane == -1 && !info.is_bound);
    shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx);
    expect(shmemx_ctx_get_info, !shmemx_ctx_get_info(ctx, &info) && info.lane == -1);
    put_on(ctx, 0xa000);
    shmem_ctx_quiet(ctx);
    expect_put(f, 0xa000);
    shmemx_resource_query(&resources);
    expect(shmemx_ctx_get_info, !shmemx_ctx_get_info(ctx, &info) && info.options == SHMEM_CTX_PRIVATE);
    expect(shmemx_ctx_get_info, info.is_bound == (info.lane >= 0) && info.is_bound == (info.sharers > 0));
    expect(shmemx_ctx_get_info, info.is_bound <= (resources.lanes > 0));
    shmem_ctx_destroy(ctx);
}
