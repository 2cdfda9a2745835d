/* Section 5: contexts. */
#include "semantics.h"

static long words[4];

/* §5: contexts are made one by one, by any PE alone, with any options */
static void creation_is_not_collective(void)
{
    static const long options[] = {0, SHMEM_CTX_SERIALIZED, SHMEM_CTX_PRIVATE, SHMEM_CTX_NOSTORE,
                                   SHMEM_CTX_PRIVATE | SHMEM_CTX_SERIALIZED | SHMEM_CTX_NOSTORE};
    if (me == n - 1)
        for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
            shmem_ctx_t ctx = SHMEM_CTX_INVALID;
            check_equal(shmem_ctx_create(options[i], &ctx), 0);
            check(ctx != SHMEM_CTX_INVALID && ctx != SHMEM_CTX_DEFAULT);
            shmem_ctx_long_p(ctx, &words[0], (long)i + 1, 0);
            shmem_ctx_quiet(ctx);
            check_equal(shmem_ctx_long_g(ctx, &words[0], 0), (long)i + 1);
            shmem_ctx_destroy(ctx);
        }
    shmem_barrier_all();
}

/* §5: every RMA, AMO, signal and ordering call acts on a context, the default one too */
static void all_operations_take_a_context(void)
{
    static uint64_t word;
    static long target[2], result;
    shmem_ctx_t contexts[2] = {SHMEM_CTX_DEFAULT};
    shmem_ctx_create(0, &contexts[1]);
    for (int c = 0; c < 2; c++) {
        shmem_ctx_t ctx = contexts[c];
        word = 0, target[0] = target[1] = result = 0;
        shmem_barrier_all();
        shmem_ctx_long_put_signal(ctx, target, &(long){70 + me}, 1, &word, 1, SHMEM_SIGNAL_ADD, after(1));
        shmem_ctx_long_atomic_fetch_add_nbi(ctx, &result, &target[1], 3, after(1));
        shmem_ctx_fence(ctx);
        shmem_ctx_signal_add(ctx, &word, 1, after(1));
        shmem_ctx_quiet(ctx);
        shmem_signal_wait_until(&word, SHMEM_CMP_EQ, 2);
        check_equal(target[0], 70 + before(1));
        check_equal(target[1], 3);
        check_equal(result, 0);
        shmem_barrier_all();
    }
    shmem_ctx_destroy(contexts[1]);
}

/* §5: PE numbers on a context are those of its team */
static void pe_numbers_are_the_teams(void)
{
    shmem_team_t reversed, self = SHMEM_TEAM_INVALID;
    shmem_ctx_t on_reversed, on_self;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &reversed);
    for (int pe = 0; pe < n; pe++) {
        shmem_team_t one;
        check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, pe, 1, 1, NULL, 0, &one), 0);
        if (pe == me) self = one;
    }
    check_equal(shmem_team_create_ctx(reversed, 0, &on_reversed), 0);
    check_equal(shmem_team_create_ctx(self, 0, &on_self), 0);
    long *heap = shmem_calloc(2, sizeof *heap);
    words[1] = 0;
    shmem_barrier_all();
    shmem_ctx_long_p(on_reversed, &words[1], 10 + me, n - 1 - after(1));
    shmem_ctx_long_p(on_reversed, &heap[0], 20 + me, n - 1 - after(1));
    shmem_ctx_long_atomic_set(on_self, &heap[1], 30 + me, 0);
    shmem_ctx_quiet(on_reversed);
    shmem_barrier_all();
    check_equal(words[1], 10 + before(1));
    check_equal(heap[0], 20 + before(1));
    check_equal(heap[1], 30 + me);
    int target = n - 1 - after(1);
    shmem_ctx_pe_quiet(on_reversed, &target, 1);
    shmem_ctx_destroy(on_reversed);
    shmem_ctx_destroy(on_self);
    shmem_team_destroy(self);
    shmem_team_destroy(reversed);
    shmem_free(heap);
}

/* §5: WORLD and SHARED need no configuration */
static void predefined_teams_have_contexts(void)
{
    shmem_ctx_t ctx;
    shmem_team_t team;
    check_equal(shmem_team_create_ctx(SHMEM_TEAM_WORLD, 0, &ctx), 0);
    check_equal(shmem_ctx_get_team(ctx, &team), 0);
    check(team == SHMEM_TEAM_WORLD);
    shmem_ctx_destroy(ctx);
    check_equal(shmem_team_create_ctx(SHMEM_TEAM_SHARED, SHMEM_CTX_PRIVATE, &ctx), 0);
    check_equal(shmem_ctx_get_team(ctx, &team), 0);
    check(team == SHMEM_TEAM_SHARED);
    shmem_ctx_destroy(ctx);
}

/* §5: an invalid team gives an invalid context and nonzero */
static void invalid_team_gives_an_invalid_context(void)
{
    shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
    check(shmem_team_create_ctx(SHMEM_TEAM_INVALID, 0, &ctx) != 0);
    check(ctx == SHMEM_CTX_INVALID);
}

/* §5: what the invalid context is good for: nothing happens */
static void invalid_context_does_nothing(void)
{
    shmem_team_t team = SHMEM_TEAM_WORLD;
    shmem_ctx_session_config_t config = {.total_ops = 1};
    shmem_ctx_fence(SHMEM_CTX_INVALID);
    shmem_ctx_quiet(SHMEM_CTX_INVALID);
    shmem_ctx_destroy(SHMEM_CTX_INVALID);
    shmem_ctx_session_start(SHMEM_CTX_INVALID, SHMEM_CTX_SESSION_BATCH, &config, SHMEM_CTX_SESSION_TOTAL_OPS);
    shmem_ctx_session_stop(SHMEM_CTX_INVALID);
    shmem_ctx_pe_quiet(SHMEM_CTX_INVALID, &me, 1);
    check(shmem_ctx_get_team(SHMEM_CTX_INVALID, &team) != 0);
    check(team == SHMEM_TEAM_INVALID);
}

/* §5: shmem_ctx_get_team gives a handle equal to the original */
static void get_team_gives_the_original(void)
{
    shmem_team_t team = SHMEM_TEAM_INVALID, half;
    shmem_ctx_t ctx;
    check_equal(shmem_ctx_get_team(SHMEM_CTX_DEFAULT, &team), 0);
    check(team == SHMEM_TEAM_WORLD);
    shmem_ctx_create(0, &ctx);
    check_equal(shmem_ctx_get_team(ctx, &team), 0);
    check(team == SHMEM_TEAM_WORLD);
    shmem_ctx_destroy(ctx);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (n + 1) / 2, NULL, 0, &half);
    if (half != SHMEM_TEAM_INVALID) {
        check_equal(shmem_team_create_ctx(half, 0, &ctx), 0);
        check_equal(shmem_ctx_get_team(ctx, &team), 0);
        check(team == half);
        shmem_ctx_destroy(ctx);
    }
    shmem_team_destroy(half);
}

/* §5: shmem_ctx_destroy is a quiet on that context */
static void destroy_completes_the_context(void)
{
    static long target;
    static uint64_t flag;
    for (int round = 1; round <= 50; round++) {
        shmem_ctx_t ctx;
        shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx);
        shmem_ctx_long_put_nbi(ctx, &target, &(long){round}, 1, after(1));
        shmem_ctx_destroy(ctx);
        shmem_uint64_atomic_inc(&flag, after(1));
        shmem_uint64_wait_until(&flag, SHMEM_CMP_GE, (uint64_t)round);
        check_equal(target, round);
        shmem_sync_all();
    }
}

/* §5: fence and quiet on one context leave the others as they were */
static void contexts_are_independent(void)
{
    enum { MANY = 500 };
    static shmem_ctx_t contexts[MANY];
    static long slots[MANY], sources[MANY]; /* which must stay until the quiet */
    for (int i = 0; i < MANY; i++) check_equal(shmem_ctx_create(i % 2 ? SHMEM_CTX_SERIALIZED : 0, &contexts[i]), 0);
    for (int i = 0; i < MANY; i++)
        for (int k = 1; k <= 3; k++) check(contexts[i] != contexts[(i + k) % MANY]);
    for (int i = 0; i < MANY; i++) sources[i] = i + me;
    for (int i = 0; i < MANY; i++) shmem_ctx_long_put_nbi(contexts[i], &slots[i], &sources[i], 1, after(1));
    for (int i = 0; i < MANY; i += 3) shmem_ctx_fence(contexts[i]);
    for (int i = 0; i < MANY; i += 2) shmem_ctx_destroy(contexts[i]);
    for (int i = 1; i < MANY; i += 2) shmem_ctx_quiet(contexts[i]);
    shmem_barrier_all();
    for (int i = 0; i < MANY; i++) check_equal(slots[i], i + before(1));
    for (int i = 1; i < MANY; i += 2) shmem_ctx_destroy(contexts[i]);
    shmem_barrier_all();
}

/* §5: a context that takes the place of a destroyed one has its own team and options */
static void recycled_context_keeps_nothing(void)
{
    shmem_team_t reversed, seen;
    shmem_ctx_t ctx;
    static long word;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &reversed);
    for (int i = 0; i < 100; i++) {
        shmem_team_create_ctx(reversed, SHMEM_CTX_PRIVATE | SHMEM_CTX_NOSTORE, &ctx);
        shmem_ctx_session_start(ctx, SHMEM_CTX_SESSION_BATCH, NULL, 0);
        shmem_ctx_destroy(ctx);
        shmem_ctx_create(SHMEM_CTX_SERIALIZED, &ctx);
        shmem_ctx_get_team(ctx, &seen);
        check(seen == SHMEM_TEAM_WORLD);
        shmem_ctx_long_p(ctx, &word, i + me, after(1));
        shmem_ctx_quiet(ctx);
        check_equal(shmem_long_g(&word, after(1)), i + me);
        shmem_ctx_destroy(ctx);
    }
    shmem_barrier_all();
    shmem_team_destroy(reversed);
}

static void make_and_destroy(int rounds)
{
    for (int i = 0; i < rounds; i++) {
        shmem_ctx_t ctx;
        check_equal(shmem_ctx_create(i & 7, &ctx), 0);
        shmem_ctx_destroy(ctx);
    }
    shmem_barrier_all();
}

/* §5: a million contexts made and destroyed leave no memory behind. The first barrier makes the connections that the
 * other PEs need for the second. */
static void churn_does_not_grow(void)
{
    const int rounds = is_oversubscribed() || SANITIZED ? 100000 : 1000000;
    make_and_destroy(rounds / 10);
    const size_t begun = resident_alone();
    make_and_destroy(rounds);
    check(SANITIZED || resident_alone() <= begun + ((size_t)256 << 10) + late_pools());
}

/* §5: num_contexts is a reservation, not a cap: more either work or are refused cleanly */
static void more_contexts_than_reserved(void)
{
    shmem_team_config_t config = {.num_contexts = 1};
    shmem_team_t team;
    shmem_ctx_t ctx[3];
    static long word;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, &config, SHMEM_TEAM_NUM_CONTEXTS, &team);
    for (int i = 0; i < 3; i++)
        if (shmem_team_create_ctx(team, 0, &ctx[i])) check(ctx[i] == SHMEM_CTX_INVALID);
    check(ctx[0] != SHMEM_CTX_INVALID);
    shmem_ctx_long_p(ctx[0], &word, me, me);
    check_equal(word, me);
    for (int i = 0; i < 3; i++) shmem_ctx_destroy(ctx[i]);
    shmem_team_destroy(team);
}

/* §5: handles are constants */
static shmem_ctx_t initialized_statically = SHMEM_CTX_DEFAULT;
static void handles_initialize_static_objects(void)
{
    static shmem_ctx_t invalid = SHMEM_CTX_INVALID;
    check(initialized_statically == SHMEM_CTX_DEFAULT && invalid == SHMEM_CTX_INVALID);
    check(initialized_statically != invalid);
    shmem_ctx_quiet(initialized_statically);
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    handles_initialize_static_objects();
    creation_is_not_collective();
    all_operations_take_a_context();
    pe_numbers_are_the_teams();
    predefined_teams_have_contexts();
    invalid_team_gives_an_invalid_context();
    invalid_context_does_nothing();
    get_team_gives_the_original();
    destroy_completes_the_context();
    contexts_are_independent();
    recycled_context_keeps_nothing();
    churn_does_not_grow();
    more_contexts_than_reserved();
    return end();
}
