/* Memory spaces: of all PEs and of a part of them, several at a time, with all operations, and used by several threads.
 * CMakeLists.txt sets HEDDLE_SPACES=64M. */
#include "semantics.h"

#include <shmemx.h>

enum { MIB = 1 << 20, POOL = 64 * MIB, WORDS = 1000, THREADS = 3, ROUNDS = 50, MAX_PES = 16 };

static shmem_space_t space_on(shmem_team_t team, size_t size)
{
    shmem_space_t space = NULL;
    shmem_space_config_t config = {.size = size, .mtype = SHMEM_MTYPE_SYSTEM};
    check_equal(shmemx_space_create(team, 0, config, &space), 0);
    check(space != SHMEM_SPACE_INVALID);
    return space;
}

/* Puts, gets, atomics, signals, waits and collectives in a space of a team. */
static void operations_work(shmem_space_t space, shmem_team_t team)
{
    int size = shmem_team_n_pes(team), mine = shmem_team_my_pe(team);
    int next = shmem_team_translate_pe(team, (mine + 1) % size, SHMEM_TEAM_WORLD);
    int last = (mine + size - 1) % size;
    long *block = shmemx_space_calloc(space, 2 * WORDS, sizeof *block), local[WORDS];
    uint64_t *word = shmemx_space_calloc(space, 4, sizeof *word);
    long *all = shmemx_space_malloc(space, (size_t)size * sizeof *all);
    check(block && word && all);
    for (int i = 0; i < WORDS; i++) local[i] = mine * 100000L + i;
    shmem_long_put_signal(block, local, WORDS, word, 1, SHMEM_SIGNAL_ADD, next);
    shmem_signal_wait_until(word, SHMEM_CMP_EQ, 1);
    for (int i = 0; i < WORDS; i++) check_equal(block[i], last * 100000L + i);
    shmem_team_sync(team);
    memset(local, 0, sizeof local);
    shmem_long_get(local, block, WORDS, next);
    for (int i = 0; i < WORDS; i++) check_equal(local[i], mine * 100000L + i);
    shmem_uint64_atomic_add(word + 1, 5, shmem_team_translate_pe(team, 0, SHMEM_TEAM_WORLD));
    shmem_quiet();
    shmem_team_sync(team);
    if (!mine) check_equal(word[1], 5 * (uint64_t)size);
    block[WORDS] = mine + 1;
    check_equal(shmem_long_sum_reduce(team, block + WORDS + 1, block + WORDS, 1), 0);
    check_equal(block[WORDS + 1], size * (size + 1) / 2);
    check_equal(shmem_long_fcollect(team, all, block + WORDS, 1), 0);
    for (int i = 0; i < size; i++) check_equal(all[i], i + 1);
    check_equal(shmem_addr_accessible(block, next), 1);
    shmemx_space_free(space, all), shmemx_space_free(space, word), shmemx_space_free(space, block);
}

static void of_all_pes(void)
{
    shmem_space_t space = space_on(SHMEM_TEAM_WORLD, POOL);
    operations_work(space, SHMEM_TEAM_WORLD);
    char *block = shmemx_space_malloc(space, POOL);
    check(block != NULL); /* all of it can be had */
    check_equal(shmemx_space_malloc(space, 1), NULL);
    memset(block, 77, POOL);
    shmemx_space_free(space, block);
    block = shmemx_space_calloc(space, 1, MIB);
    for (int i = 0; i < MIB; i += 4095) check_equal(block[i], 0);
    shmem_free(block); /* it is symmetric memory of all PEs */
    check_equal(shmemx_space_destroy(space), 0);
}

/* The odd PEs are in no call of the library until the even ones have used a space. */
static void other_pes_take_no_part(void)
{
    static int done;
    shmem_team_t even;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (n + 1) / 2, NULL, 0, &even);
    if (me % 2 == 0) {
        shmem_space_t space = space_on(even, 8 * MIB);
        for (int i = 0; i < ROUNDS; i++) shmemx_space_free(space, shmemx_space_malloc(space, (size_t)(i + 1) * 1000));
        operations_work(space, even);
        check_equal(shmemx_space_destroy(space), 0);
        shmem_quiet();
        shmem_team_sync(even);
        if (me + 1 < n) shmem_int_p(&done, 1, me + 1);
        shmem_team_destroy(even);
    } else {
        while (!*(volatile int *)&done) nap(1);
    }
    long *ordinary = shmem_malloc(2 * sizeof *ordinary); /* has the same offset on all PEs still */
    ordinary[0] = -1;
    shmem_barrier_all();
    shmem_long_p(ordinary, me, after(1));
    shmem_barrier_all();
    check_equal(ordinary[0], before(1));
    shmem_free(ordinary);
}

/* Each PE is in two teams, which have a space each. Blocks that hold data of one team are not blocks of another. */
static void of_teams_that_overlap(void)
{
    enum { BYTES = 3 * MIB };
    shmem_team_t teams[MAX_PES];
    shmem_space_t spaces[MAX_PES];
    char *blocks[MAX_PES] = {NULL};
    for (int i = 0; i + 1 < n; i++) {
        shmem_team_split_strided(SHMEM_TEAM_WORLD, i, 1, 2, NULL, 0, &teams[i]);
        if (teams[i] == SHMEM_TEAM_INVALID) continue;
        spaces[i] = space_on(teams[i], BYTES);
        blocks[i] = shmemx_space_malloc(spaces[i], BYTES);
        check(blocks[i] != NULL);
        memset(blocks[i], i + 1, BYTES);
    }
    shmem_barrier_all();
    for (int i = 0; i + 1 < n; i++) {
        if (!blocks[i]) continue;
        char seen = 0;
        shmem_char_get(&seen, blocks[i] + BYTES - 1, 1, me == i ? i + 1 : i);
        check_equal(seen, i + 1);
        for (int k = 0; k < BYTES; k += 4095) check_equal(blocks[i][k], i + 1);
        shmem_space_t found;
        check_equal(shmemx_get_space(blocks[i] + BYTES - 1, &found), 0);
        check(found == spaces[i]);
        shmemx_space_free(spaces[i], blocks[i]);
        check_equal(shmemx_space_destroy(spaces[i]), 0);
        shmem_team_destroy(teams[i]);
    }
}

/* A PE outside of the team reaches a block, if it knows where that is. */
static void other_pes_have_access(void)
{
    static long distance;
    static uint64_t caps;
    char *ordinary = shmem_malloc(8);
    shmem_team_t first;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 1, NULL, 0, &first);
    shmem_space_t space = NULL;
    long *block = NULL;
    if (!me) {
        space = space_on(first, MIB);
        block = shmemx_space_calloc(space, 1, sizeof *block);
        check_equal(shmemx_space_get_caps(space, &caps), 0);
        check(caps & SHMEMX_SPACE_WORLD_ACCESS);
        distance = (char *)block - ordinary;
        for (int pe = 1; pe < n; pe++) shmem_long_p(&distance, distance, pe);
    }
    shmem_barrier_all();
    shmem_long_atomic_add((long *)(void *)(ordinary + distance), me + 1, 0);
    shmem_barrier_all();
    if (!me) {
        check_equal(*block, n * (n + 1) / 2);
        shmemx_space_free(space, block);
        check_equal(shmemx_space_destroy(space), 0);
        shmem_team_destroy(first);
    }
    shmem_free(ordinary);
}

/* The pool is as empty after a space as before it. */
static void nothing_is_left(void)
{
    for (int i = 0; i < ROUNDS; i++) {
        shmem_space_t small = space_on(SHMEM_TEAM_WORLD, MIB), large = space_on(SHMEM_TEAM_WORLD, POOL - 2 * MIB);
        char *block = shmemx_space_malloc(large, 100);
        check(block != NULL);
        block[99] = 1;
        check_equal(shmemx_space_destroy(small), 0);
        shmemx_space_free(large, block);
        check_equal(shmemx_space_destroy(large), 0);
    }
}

/* A team of its own, and teams made from that: they are destroyed before the space. */
static void with_its_team(void)
{
    shmemx_space_device_config_t config = {.device_type = SHMEMX_SPACE_DEVICE_CPU, .size = 5 * MIB};
    shmem_space_t space;
    shmem_team_t team, found, child;
    check_equal(shmemx_space_create_with_team(&config, &space, &team), 0);
    check_equal(shmemx_space_get_team(space, &found), 0);
    check(found == team);
    check_equal(shmem_team_my_pe(team), me);
    operations_work(space, team);
    shmem_team_split_strided(team, 0, 1, n, NULL, 0, &child);
    shmem_team_destroy(child);
    shmem_team_destroy(team);
    check_equal(shmemx_space_destroy(space), 0);
}

/* Threads put into and get from a space; each has blocks of a space of a team of its own. */
static struct {
    shmem_team_t team;
    shmem_space_t space;
    shmem_ctx_t ctx;
    long *block;
} of_thread[THREADS];

static void *thread_runs(void *argument)
{
    int k = (int)(intptr_t)argument;
    long *shared = of_thread[k].block, seen;
    for (int i = 1; i <= ROUNDS; i++) {
        long *own = shmemx_space_malloc(of_thread[k].space, (size_t)i * 100 * sizeof *own);
        check(own != NULL);
        own[99] = 0;
        shmem_team_sync(of_thread[k].team);
        shmem_ctx_long_p(of_thread[k].ctx, own + 99, me * 1000L + i, after(1));
        shmem_ctx_long_p(of_thread[k].ctx, shared + 1, me * 1000L + i, after(1));
        shmem_ctx_quiet(of_thread[k].ctx);
        shmem_team_sync(of_thread[k].team);
        check_equal(own[99], before(1) * 1000L + i);
        seen = shmem_ctx_long_g(of_thread[k].ctx, shared + 1, after(1));
        check_equal(seen, me * 1000L + i);
        shmemx_space_free(of_thread[k].space, own);
        if (i % 10) continue;
        shmem_space_t another = space_on(of_thread[k].team, MIB); /* while other threads create theirs */
        check_equal(shmemx_space_destroy(another), 0);
    }
    return NULL;
}

static void by_threads(void)
{
    shmem_space_t space = space_on(SHMEM_TEAM_WORLD, MIB);
    for (int k = 0; k < THREADS; k++) {
        shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &of_thread[k].team);
        of_thread[k].space = space_on(of_thread[k].team, 2 * MIB);
        of_thread[k].block = shmemx_space_calloc(space, 2, sizeof(long));
        check_equal(shmem_ctx_create(0, &of_thread[k].ctx), 0);
    }
    in_threads(THREADS, thread_runs);
    for (int k = 0; k < THREADS; k++) {
        shmem_ctx_destroy(of_thread[k].ctx);
        shmemx_space_free(space, of_thread[k].block);
        check_equal(shmemx_space_destroy(of_thread[k].space), 0);
        shmem_team_destroy(of_thread[k].team);
    }
    check_equal(shmemx_space_destroy(space), 0);
}

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    of_all_pes();
    other_pes_take_no_part();
    of_teams_that_overlap();
    other_pes_have_access();
    nothing_is_left();
    with_its_team();
    by_threads();
    space_on(SHMEM_TEAM_WORLD, MIB); /* lives until shmem_finalize */
    return end();
}
