/* Two threads of each PE create and free counters and appends, and exchange data, on two teams with the same members.
 * The number of meetings of each call is bounded, whatever the other team does at the same time. The program is linked
 * with the library's insides, to count them. */
#include <shmemx.h>

#include "coll/team.h"
#include "memory/lines.h"
#include "semantics/semantics.h"

enum { TEAMS = 2, ROUNDS = 200, PIECE = 24 };

/* Meetings of one call at most: agreement on the lines takes one, what follows takes two. */
enum { MOST_MEETINGS = 3 };

struct user {
    shmem_team_t team;
    size_t *offsets, *sizes, *arrived;
    char *source, *dest;
    long *pSync;
    uint32_t most;
};

static uint32_t meetings(const struct user *u) { return team_of((team_handle)u->team)->round; }

static void count_since(struct user *u, uint32_t before)
{
    uint32_t took = meetings(u) - before;
    if (took > u->most) u->most = took;
}

static void create_and_free_counter(struct user *u)
{
    shmemx_ct_t ct;
    uint32_t before = meetings(u);
    check_equal(shmemx_team_ct_create(u->team, &ct), 0);
    count_since(u, before);
    shmemx_ct_add(ct, 1);
    check_equal(shmemx_ct_get(ct), 1);
    shmemx_ct_free(&ct);
}

static void create_and_destroy_append(struct user *u)
{
    shmemx_oct_t oct;
    uint32_t before = meetings(u);
    check_equal(shmemx_team_oct_create(u->team, &oct, u->dest, (size_t)n * PIECE), 0);
    count_since(u, before);
    shmemx_push(oct, &me, sizeof me, after(1));
    shmemx_oct_wait(oct, sizeof me);
    shmemx_oct_destroy(&oct);
}

static void fill(struct user *u, int round)
{
    for (int i = 0; i < n; i++) memset(u->source + i * PIECE, me * 7 + i + round, PIECE);
}

static void check_exchanged(struct user *u, int round)
{
    int rank = shmem_team_my_pe(u->team);
    for (int i = 0; i < n; i++)
        for (int k = 0; k < PIECE; k++) {
            int pe = shmem_team_translate_pe(u->team, i, SHMEM_TEAM_WORLD);
            check_equal(u->dest[i * PIECE + k], (char)(pe * 7 + rank + round));
        }
}

static void exchange_twice(struct user *u, int round)
{
    uint32_t before = meetings(u);
    fill(u, round);
    check_equal(shmemx_alltoallvmem(u->team, u->dest, u->offsets, u->sizes, u->source, u->offsets, u->sizes), 0);
    count_since(u, before);
    check_exchanged(u, round);
    shmem_team_sync(u->team);
    before = meetings(u);
    fill(u, round + 1);
    shmemx_team_alltoallv(u->dest, u->offsets, u->arrived, u->source, u->offsets, u->sizes, u->team, u->pSync);
    count_since(u, before);
    for (int i = 0; i < n; i++) check_equal(u->arrived[i], PIECE);
    check_exchanged(u, round + 1);
    shmem_team_sync(u->team);
}

static void *use(void *argument)
{
    struct user *u = argument;
    int rounds = is_delayed() || is_oversubscribed() ? ROUNDS / 4 : ROUNDS;
    for (int round = 0; round < rounds; round++) {
        create_and_free_counter(u);
        create_and_destroy_append(u);
        exchange_twice(u, round);
    }
    return NULL;
}

static void user_begin(struct user *u, int stride)
{
    int start = stride < 0 ? n - 1 : 0;
    check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, start, stride, n, NULL, 0, &u->team), 0);
    u->offsets = calloc((size_t)n, sizeof *u->offsets);
    u->sizes = calloc((size_t)n, sizeof *u->sizes);
    u->arrived = calloc((size_t)n, sizeof *u->arrived);
    u->source = calloc((size_t)n, PIECE);
    u->dest = shmem_malloc((size_t)n * PIECE);
    u->pSync = shmem_malloc(SHMEM_ALLTOALL_SYNC_SIZE * sizeof *u->pSync);
    for (int i = 0; i < SHMEM_ALLTOALL_SYNC_SIZE; i++) u->pSync[i] = SHMEM_SYNC_VALUE;
    for (int i = 0; i < n; i++) u->offsets[i] = (size_t)i * PIECE, u->sizes[i] = PIECE;
    shmem_barrier_all();
}

static void user_end(struct user *u)
{
    free(u->offsets), free(u->sizes), free(u->arrived), free(u->source);
    shmem_free(u->dest), shmem_free(u->pSync);
    shmem_team_destroy(u->team);
}

static void meetings_are_bounded(void)
{
    struct user users[TEAMS] = {{0}};
    pthread_t threads[TEAMS];
    for (int t = 0; t < TEAMS; t++) user_begin(&users[t], t ? -1 : 1);
    for (int t = 0; t < TEAMS; t++) threads[t] = thread_start(use, &users[t]);
    for (int t = 0; t < TEAMS; t++) pthread_join(threads[t], NULL);
    for (int t = 0; t < TEAMS; t++) {
        check(users[t].most <= MOST_MEETINGS);
        if (users[t].most > MOST_MEETINGS)
            fprintf(stderr, "PE %d: a call on team %d took %u meetings\n", me, t, users[t].most);
        user_end(&users[t]);
    }
}

static void no_block_is_kept(void)
{
    shmem_barrier_all();
    for (size_t w = 0; w < LINE_WORDS; w++) check_equal(lines_map()->taken.words[w], 0);
    shmem_barrier_all();
}

/* More counters than the first block has, freed in another order: the lines are used again. */
static void lines_are_used_again(void)
{
    enum { COUNTERS = 5 * LINE_BLOCK };
    shmem_team_t team;
    shmemx_ct_t cts[COUNTERS], first[COUNTERS];
    check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team), 0);
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < COUNTERS; i++) {
            check_equal(shmemx_team_ct_create(team, &cts[i]), 0);
            shmemx_ct_add(cts[i], i);
        }
        for (int i = 0; i < COUNTERS; i++) check_equal(shmemx_ct_get(cts[i]), i);
        if (!round) memcpy(first, cts, sizeof first);
        else check(!memcmp(first, cts, sizeof first));
        for (int i = 0; i < COUNTERS; i++) shmemx_ct_free(&cts[i * 7 % COUNTERS]);
    }
    check(team_of((team_handle)team)->lines <= 2 * COUNTERS);
    shmem_team_destroy(team);
    no_block_is_kept();
}

/* A team can have all lines but those of the predefined teams; then there is no room, which is no error. */
static void all_lines_can_be_used(void)
{
    static shmemx_ct_t cts[LINES];
    shmem_team_t team;
    size_t i = 0;
    check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team), 0);
    while (i < LINES && !shmemx_team_ct_create(team, &cts[i])) i++;
    check_equal(i, LINES - LINE_BLOCKS_FIXED * LINE_BLOCK);
    check(cts[i] == SHMEMX_CT_INVALID);
    while (i) shmemx_ct_free(&cts[--i]);
    check_equal(shmemx_team_ct_create(team, &cts[0]), 0);
    shmemx_ct_free(&cts[0]);
    shmem_team_destroy(team);
    no_block_is_kept();
}

int main(void)
{
    begin(SHMEM_THREAD_MULTIPLE);
    meetings_are_bounded();
    no_block_is_kept();
    lines_are_used_again();
    if (n == 1) all_lines_can_be_used();
    return end();
}
