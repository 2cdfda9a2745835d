/* Counters: made by all or by a team, read, set, added to, waited for and tested. */
#include "coverage.h"

static uint64_t slots[MAX_PES];

/* Everybody counts once at the next one of a group. */
static void count_at_next(shmemx_ct_t ct, const struct group *g)
{
    const uint64_t number = (uint64_t)g->me;
    shmemx_ctx_put64_ct(g->ctx, ct, &slots[g->me], &number, 1, (g->me + 1) % g->size);
}

static shmemx_ct_t made(const struct function *f)
{
    shmemx_ct_t ct = SHMEMX_CT_INVALID;
    shmemx_ct_create(&ct);
    if (ct == SHMEMX_CT_INVALID) failed(f->name, "no counter");
    return ct;
}

void test_ct_create(const struct function *f)
{
    enum { N = 100 };
    shmemx_ct_t cts[N];
    for (int i = 0; i < N; i++) {
        cts[i] = made(f);
        if (shmemx_ct_get(cts[i])) failed(f->name, "a new counter has %ld", shmemx_ct_get(cts[i]));
        for (int k = 0; k < i; k++) expect(shmemx_ct_create, cts[k] != cts[i]);
    }
    shmem_barrier_all();
    for (int i = 0; i < N; i += 9) count_at_next(cts[i], &teams[WORLD]);
    for (int i = 0; i < N; i += 9) shmemx_ct_wait(cts[i], 1);
    for (int i = 0; i < N; i++) shmemx_ct_free(&cts[i]);
}

void test_team_ct_create(const struct function *f)
{
    shmemx_ct_t ct = (shmemx_ct_t)&ct;
    expect(shmemx_team_ct_create, shmemx_team_ct_create(SHMEM_TEAM_INVALID, &ct) != 0);
    expect(shmemx_team_ct_create, ct == SHMEMX_CT_INVALID);
    for (int i = 0; i < TEAMS; i++) {
        const struct group *g = &teams[i];
        if (g->me < 0 || !g->size) continue;
        if (shmemx_team_ct_create(g->team, &ct)) failed(f->name, "on %s", g->name);
        count_at_next(ct, g);
        shmemx_ct_wait(ct, 1);
        shmem_team_sync(g->team);
        expect(shmemx_team_ct_create, shmemx_ct_get(ct) == 1);
        shmemx_ct_free(&ct);
    }
}

void test_ct_free(const struct function *f)
{
    shmemx_ct_t ct = made(f), invalid = SHMEMX_CT_INVALID;
    const shmemx_ct_t old = ct;
    shmemx_ct_add(ct, 5);
    shmemx_ct_free(&ct);
    expect(shmemx_ct_free, ct == SHMEMX_CT_INVALID);
    ct = made(f);
    expect(shmemx_ct_free, ct == old && shmemx_ct_get(ct) == 0); /* the room is used again, and is clean */
    shmemx_ct_free(&ct);
    shmemx_ct_free(&invalid);
}

void test_ct_get(const struct function *f)
{
    shmemx_ct_t ct = made(f);
    for (int i = 0; i < 10; i++) count_at_next(ct, &teams[WORLD]);
    shmem_barrier_all();
    expect(shmemx_ct_get, shmemx_ct_get(ct) == 10);
    shmemx_ct_free(&ct);
}

void test_ct_set(const struct function *f)
{
    shmemx_ct_t ct = made(f);
    const long values[] = {7, -3, 0, LONG_MAX, LONG_MIN, 1};
    for (int i = 0; i < 6; i++) {
        shmemx_ct_set(ct, values[i]);
        expect(shmemx_ct_set, shmemx_ct_get(ct) == values[i]);
    }
    shmem_barrier_all();
    count_at_next(ct, &teams[WORLD]);
    shmemx_ct_wait(ct, 2);
    shmemx_ct_free(&ct);
}

void test_ct_add(const struct function *f)
{
    shmemx_ct_t ct = made(f);
    shmemx_ct_add(ct, 10);
    shmemx_ct_add(ct, -4);
    for (int phase = 0; phase < 20; phase++) { /* no barrier between them: the next one's counts may come early */
        count_at_next(ct, &teams[WORLD]);
        shmemx_ct_wait(ct, 7);
        shmemx_ct_add(ct, -1);
    }
    shmem_barrier_all();
    expect(shmemx_ct_add, shmemx_ct_get(ct) == 6);
    shmemx_ct_free(&ct);
}

void test_ct_wait(const struct function *f)
{
    shmemx_ct_t ct = made(f);
    shmemx_ct_wait(ct, 0);
    shmemx_ct_wait(ct, -1);
    for (int round = 1; round <= 10; round++) {
        count_at_next(ct, &teams[WORLD]);
        shmemx_ct_wait(ct, round);
        expect(shmemx_ct_wait, shmemx_ct_get(ct) >= round);
    }
    shmem_barrier_all();
    shmemx_ct_wait(ct, 3); /* long passed */
    shmemx_ct_free(&ct);
}

void test_ct_wait_dec(const struct function *f)
{
    shmemx_ct_t ct = made(f);
    for (int round = 0; round < 10; round++) {
        count_at_next(ct, &teams[WORLD]);
        count_at_next(ct, &teams[WORLD]);
        shmemx_ct_wait_dec(ct, 2);
    }
    shmem_barrier_all();
    expect(shmemx_ct_wait_dec, shmemx_ct_get(ct) == 0);
    shmemx_ct_free(&ct);
}

void test_ct_test(const struct function *f)
{
    shmemx_ct_t ct = made(f);
    expect(shmemx_ct_test, shmemx_ct_test(ct, 0) == 1 && shmemx_ct_test(ct, 1) == 0 && shmemx_ct_test(ct, -1) == 1);
    shmem_barrier_all();
    count_at_next(ct, &teams[WORLD]);
    while (!shmemx_ct_test(ct, 1)) continue;
    expect(shmemx_ct_test, shmemx_ct_get(ct) >= 1 && !shmemx_ct_test(ct, 2));
    shmemx_ct_free(&ct);
}
