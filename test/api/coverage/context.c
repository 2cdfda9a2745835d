/* Contexts: all kinds work, belong to a team, and complete what was issued on them. Sessions are hints. */
#include "coverage.h"

enum { OPTIONS = 8 }; /* combinations of SHMEM_CTX_SERIALIZED, _PRIVATE and _NOSTORE */

static uint64_t target, source;

/* Starts to put a number to the right neighbour in a group. */
static void put_to_next(shmem_ctx_t ctx, const struct group *g, uint64_t number)
{
    target = 0;
    source = number + (uint64_t)g->me;
    shmem_barrier_all();
    if (g->me >= 0) shmem_ctx_put64_nbi(ctx, &target, &source, 1, (g->me + 1) % g->size);
}

/* Sees that the left neighbour's put has arrived. */
static void expect_put(const char *function, const struct group *g, uint64_t number)
{
    shmem_sync_all();
    const uint64_t wanted = g->me < 0 ? 0 : number + (uint64_t)((g->me + g->size - 1) % g->size);
    if (target != wanted) failed(function, "on %s: %#jx, not %#jx", g->name, (uintmax_t)target, (uintmax_t)wanted);
    shmem_sync_all();
}

static void expect_team(const char *function, shmem_ctx_t ctx, shmem_team_t wanted)
{
    shmem_team_t team = SHMEM_TEAM_INVALID;
    if (shmem_ctx_get_team(ctx, &team)) failed(function, "shmem_ctx_get_team fails");
    if (team != wanted) failed(function, "gave a context of another team");
}

void test_ctx_create(const struct function *f)
{
    enum { N = 64 };
    shmem_ctx_t ctxs[N];
    for (int i = 0; i < N; i++) {
        if (shmem_ctx_create(i % OPTIONS, &ctxs[i])) failed(f->name, "context %d with options %d", i, i % OPTIONS);
        expect_team(f->name, ctxs[i], SHMEM_TEAM_WORLD);
        for (int k = 0; k < i; k++) expect(shmem_ctx_create, ctxs[k] != ctxs[i]);
    }
    for (int i = 0; i < N; i += 7) {
        put_to_next(ctxs[i], &teams[WORLD], 0x1000);
        shmem_ctx_quiet(ctxs[i]);
        expect_put(f->name, &teams[WORLD], 0x1000);
    }
    for (int i = 0; i < N; i++) shmem_ctx_destroy(ctxs[i]);
}

void test_team_create_ctx(const struct function *f)
{
    shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
    expect(shmem_team_create_ctx, shmem_team_create_ctx(SHMEM_TEAM_INVALID, 0, &ctx) != 0);
    expect(shmem_team_create_ctx, ctx == SHMEM_CTX_INVALID);
    for (int i = 0; i < TEAMS * OPTIONS; i++) {
        const struct group *g = &teams[i / OPTIONS];
        ctx = SHMEM_CTX_INVALID;
        if (g->me >= 0 && shmem_team_create_ctx(g->team, i % OPTIONS, &ctx)) failed(f->name, "on %s", g->name);
        if (g->me >= 0) expect_team(f->name, ctx, g->team);
        put_to_next(ctx, g, 0x2000);
        shmem_ctx_quiet(ctx);
        expect_put(f->name, g, 0x2000);
        shmem_ctx_destroy(ctx);
    }
}

/* What was issued is complete afterwards. */
void test_ctx_destroy(const struct function *f)
{
    shmem_ctx_destroy(SHMEM_CTX_INVALID);
    for (int i = 0; i < TEAMS * OPTIONS; i++) {
        const struct group *g = &teams[i / OPTIONS];
        shmem_ctx_t ctx = SHMEM_CTX_INVALID;
        if (g->me >= 0) shmem_team_create_ctx(g->team, i % OPTIONS, &ctx);
        put_to_next(ctx, g, 0x3000);
        shmem_ctx_destroy(ctx);
        expect_put(f->name, g, 0x3000);
    }
}

void test_ctx_get_team(const struct function *f)
{
    shmem_team_t team = SHMEM_TEAM_WORLD;
    expect(shmem_ctx_get_team, shmem_ctx_get_team(SHMEM_CTX_INVALID, &team) != 0);
    expect(shmem_ctx_get_team, team == SHMEM_TEAM_INVALID);
    for (int i = 0; i < TEAMS; i++)
        if (teams[i].me >= 0) expect_team(f->name, teams[i].ctx, teams[i].team);
}

/* Sessions are hints: whatever they say, puts arrive as without them. */
void test_ctx_session(const struct function *f)
{
    const shmem_ctx_session_config_t configs[] = {{1}, {SIZE_MAX}, {0}}; /* total_ops */
    for (int i = 0; i < TEAMS; i++) {
        const struct group *g = &teams[i];
        const shmem_ctx_t ctx = g->me < 0 ? SHMEM_CTX_INVALID : g->ctx;
        shmem_ctx_session_start(ctx, 0, NULL, 0);
        for (int k = 0; k < 3; k++) {
            shmem_ctx_session_start(ctx, SHMEM_CTX_SESSION_BATCH, &configs[k], SHMEM_CTX_SESSION_TOTAL_OPS);
            put_to_next(ctx, g, 0x4000);
            if (k) shmem_ctx_session_stop(ctx);
            shmem_ctx_quiet(ctx);
            expect_put(f->name, g, 0x4000);
        }
        shmem_ctx_session_start(ctx, ~0L, &configs[0], 0);
        shmem_ctx_session_stop(ctx);
        shmem_ctx_session_stop(ctx);
    }
}
