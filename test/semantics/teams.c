/* Section 7: teams. */
#include "semantics.h"

#include <limits.h>

static shmem_team_t initialized_statically = SHMEM_TEAM_WORLD;

/* §7: predefined handles are constants, and handles compare with == */
static void handles_are_constants_that_compare(void)
{
    static shmem_team_t shared = SHMEM_TEAM_SHARED, invalid = SHMEM_TEAM_INVALID;
    check(initialized_statically == SHMEM_TEAM_WORLD && initialized_statically != shared && shared != invalid);
    check_equal(shmem_team_my_pe(initialized_statically), me);
    check_equal(shmem_team_n_pes(initialized_statically), n);
}

/* §7: SHARED holds at least this PE, and those whose heap can be loaded from */
static void shared_team_is_who_has_pointers(void)
{
    long *object = shmem_malloc(sizeof *object);
    check(shmem_team_n_pes(SHMEM_TEAM_SHARED) >= 1);
    check(shmem_team_my_pe(SHMEM_TEAM_SHARED) >= 0);
    for (int pe = 0; pe < n; pe++) {
        int inside = shmem_team_translate_pe(SHMEM_TEAM_WORLD, pe, SHMEM_TEAM_SHARED) >= 0;
        check_equal(inside, shmem_ptr(object, pe) != NULL);
    }
    if (all_share_memory()) check_equal(shmem_team_n_pes(SHMEM_TEAM_SHARED), n);
    shmem_free(object);
}

/* The triplet's members in order; 0 if it is not one of a team of `size` PEs. */
static int members_of(int parent_size, int start, int stride, int size)
{
    long last = start + (size - 1L) * stride;
    if (size < 1 || start < 0 || start >= parent_size || last < 0 || last >= parent_size) return 0;
    return stride != 0 || size == 1 ? size : 0;
}

/* A split of a parent whose member i is world PE first + i * step. */
static void check_split(shmem_team_t parent, int first, int step, int start, int stride, int size)
{
    int parent_size = shmem_team_n_pes(parent), expected = members_of(parent_size, start, stride, size);
    shmem_team_t team = SHMEM_TEAM_WORLD;
    int status = shmem_team_split_strided(parent, start, stride, size, NULL, 0, &team);
    if ((status == 0) != (expected > 0))
        fprintf(stderr, "split(%d, %d, %d) of %d PEs gave %d\n", start, stride, size, parent_size, status);
    check_equal(status == 0, expected > 0);
    int rank = -1;
    for (int i = 0; i < expected; i++)
        if (first + step * (start + i * stride) == me) rank = i;
    check_equal(team != SHMEM_TEAM_INVALID, rank >= 0);
    check_equal(shmem_team_my_pe(team), rank);
    check_equal(shmem_team_n_pes(team), rank >= 0 ? expected : -1);
    for (int i = -1; rank >= 0 && i <= expected; i++) {
        int world = i < 0 || i >= expected ? -1 : first + step * (start + i * stride);
        check_equal(shmem_team_translate_pe(team, i, SHMEM_TEAM_WORLD), world);
        if (world >= 0) check_equal(shmem_team_translate_pe(SHMEM_TEAM_WORLD, world, team), i);
    }
    shmem_team_destroy(team);
}

/* §7: every triplet: valid ones give the team, with negative and zero strides too; invalid ones, size 0
 * among them, give nonzero and the invalid team on all PEs */
static void every_triplet_of_a_parent(shmem_team_t parent, int first, int step)
{
    int size = shmem_team_n_pes(parent);
    for (int start = -1; start <= size; start++)
        for (int stride = -size; stride <= size; stride++)
            for (int members = -1; members <= size + 1; members++)
                check_split(parent, first, step, start, stride, members);
}

static void split_with_any_triplet_is_right_on_every_pe(void)
{
    shmem_team_t reversed, odd;
    every_triplet_of_a_parent(SHMEM_TEAM_WORLD, 0, 1);
    int first = shmem_team_translate_pe(SHMEM_TEAM_SHARED, 0, SHMEM_TEAM_WORLD);
    int second = shmem_team_translate_pe(SHMEM_TEAM_SHARED, 1, SHMEM_TEAM_WORLD);
    every_triplet_of_a_parent(SHMEM_TEAM_SHARED, first, second < 0 ? 1 : second - first);
    check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &reversed), 0);
    every_triplet_of_a_parent(reversed, n - 1, -1);
    shmem_team_destroy(reversed);
    if (n < 2) return;
    check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, 1, 2, n / 2, NULL, 0, &odd), 0);
    if (odd != SHMEM_TEAM_INVALID) every_triplet_of_a_parent(odd, 1, 2);
    shmem_team_destroy(odd);
}

/* §7: numbers at the ends of int are invalid, not wrapped around */
static void split_with_extreme_numbers_fails(void)
{
    static const int extremes[] = {INT_MIN, INT_MIN + 1, INT_MAX - 1, INT_MAX, 1 << 30, -(1 << 30)};
    for (size_t i = 0; i < sizeof extremes / sizeof *extremes; i++) {
        shmem_team_t team = SHMEM_TEAM_WORLD;
        check(shmem_team_split_strided(SHMEM_TEAM_WORLD, extremes[i], 1, 1, NULL, 0, &team) != 0);
        check(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, extremes[i], 2, NULL, 0, &team) != 0);
        check(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, extremes[i], NULL, 0, &team) != 0);
        check(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, extremes[i], extremes[i], NULL, 0, &team) != 0);
        check(team == SHMEM_TEAM_INVALID);
    }
}

/* §7: an invalid parent: nonzero, the invalid team, and no communication, so one PE may ask alone */
static void split_of_an_invalid_parent_is_local(void)
{
    shmem_team_t team = SHMEM_TEAM_WORLD, other = SHMEM_TEAM_WORLD;
    if (me == n - 1) {
        check(shmem_team_split_strided(SHMEM_TEAM_INVALID, 0, 1, 1, NULL, 0, &team) != 0);
        check(team == SHMEM_TEAM_INVALID);
        team = SHMEM_TEAM_WORLD;
        check(shmem_team_split_2d(SHMEM_TEAM_INVALID, 2, NULL, 0, &team, NULL, 0, &other) != 0);
        check(team == SHMEM_TEAM_INVALID && other == SHMEM_TEAM_INVALID);
    }
    shmem_barrier_all();
}

/* §7: parent and children can be used at once, without another synchronization */
static void children_are_usable_at_once(void)
{
    static long source, sum, total;
    for (int round = 0; round < 50; round++) {
        shmem_team_t half, all;
        source = me + 1;
        if (me == round % n) nap(round % 10 == 0);
        shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (n + 1) / 2, NULL, 0, &half);
        if (half != SHMEM_TEAM_INVALID) check_equal(shmem_long_sum_reduce(half, &sum, &source, 1), 0);
        check_equal(shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &total, &source, 1), 0);
        check_equal(total, n * (n + 1L) / 2);
        long k = (n + 1) / 2;
        if (half != SHMEM_TEAM_INVALID) check_equal(sum, k * k);
        check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &all), 0);
        check_equal(shmem_team_sync(all), 0);
        shmem_team_destroy(all);
        shmem_team_destroy(half);
        shmem_barrier_all();
    }
}

/* §7: split_2d: x = pe % xrange, y = pe / xrange; the last row may be short; more columns than PEs are one
 * row */
static void check_2d(shmem_team_t parent, int xrange)
{
    int size = shmem_team_n_pes(parent), rank = shmem_team_my_pe(parent), width = xrange < size ? xrange : size;
    int x = rank % width, y = rank / width;
    int row = (y + 1) * width <= size ? width : size - y * width;
    int column = (size - x + width - 1) / width;
    shmem_team_t xteam, yteam;
    check_equal(shmem_team_split_2d(parent, xrange, NULL, 0, &xteam, NULL, 0, &yteam), 0);
    check_equal(shmem_team_my_pe(xteam), x);
    check_equal(shmem_team_n_pes(xteam), row);
    check_equal(shmem_team_my_pe(yteam), y);
    check_equal(shmem_team_n_pes(yteam), column);
    for (int i = 0; i < row; i++) check_equal(shmem_team_translate_pe(xteam, i, parent), y * width + i);
    for (int i = 0; i < column; i++) check_equal(shmem_team_translate_pe(yteam, i, parent), x + i * width);
    static long source, sum;
    source = 1;
    check_equal(shmem_long_sum_reduce(xteam, &sum, &source, 1), 0);
    check_equal(sum, row);
    shmem_team_sync(xteam);
    check_equal(shmem_long_sum_reduce(yteam, &sum, &source, 1), 0);
    check_equal(sum, column);
    shmem_team_destroy(xteam);
    shmem_team_destroy(yteam);
    shmem_barrier_all();
}

static void split_2d_with_every_range(void)
{
    shmem_team_t reversed;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &reversed);
    for (int xrange = 1; xrange <= n + 2; xrange++) {
        check_2d(SHMEM_TEAM_WORLD, xrange);
        check_2d(reversed, xrange);
    }
    check_2d(SHMEM_TEAM_WORLD, INT_MAX);
    shmem_team_destroy(reversed);
}

/* §7: splits of splits of splits number their PEs through all levels */
static void splits_of_splits(void)
{
    shmem_team_t level[4] = {SHMEM_TEAM_WORLD};
    int depth = 0;
    for (; depth < 3 && level[depth] != SHMEM_TEAM_INVALID; depth++) {
        int size = shmem_team_n_pes(level[depth]);
        /* every other PE, from the last one down */
        check_equal(shmem_team_split_strided(level[depth], size - 1, -2, (size + 1) / 2, NULL, 0, &level[depth + 1]) ==
                        0,
                    members_of(size, size - 1, -2, (size + 1) / 2) > 0);
        if (level[depth + 1] == SHMEM_TEAM_INVALID) continue;
        for (int i = 0; i < shmem_team_n_pes(level[depth + 1]); i++) {
            int parent = shmem_team_translate_pe(level[depth + 1], i, level[depth]);
            check_equal(parent, size - 1 - 2 * i);
            check_equal(shmem_team_translate_pe(level[depth + 1], i, SHMEM_TEAM_WORLD),
                        shmem_team_translate_pe(level[depth], parent, SHMEM_TEAM_WORLD));
        }
    }
    for (; depth > 0; depth--) shmem_team_destroy(level[depth]);
}

/* §7: translate_pe: -1 unless 0 <= pe < n, both teams are valid and the PE is in both */
static void translate_stays_in_bounds(void)
{
    static const int outside[] = {-1, INT_MIN, INT_MAX};
    shmem_team_t all, evens;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &all);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, (n + 1) / 2, NULL, 0, &evens);
    for (int pe = 0; pe < n; pe++) {
        check_equal(shmem_team_translate_pe(all, pe, SHMEM_TEAM_WORLD), pe);
        check_equal(shmem_team_translate_pe(SHMEM_TEAM_INVALID, pe, all), -1);
        check_equal(shmem_team_translate_pe(all, pe, SHMEM_TEAM_INVALID), -1);
        if (evens != SHMEM_TEAM_INVALID) check_equal(shmem_team_translate_pe(all, pe, evens), pe % 2 ? -1 : pe / 2);
    }
    for (int i = 0; i < 3; i++) check_equal(shmem_team_translate_pe(all, outside[i], SHMEM_TEAM_WORLD), -1);
    check_equal(shmem_team_translate_pe(all, n, SHMEM_TEAM_WORLD), -1);
    check_equal(shmem_team_translate_pe(SHMEM_TEAM_WORLD, n, all), -1);
    if (evens != SHMEM_TEAM_INVALID) check_equal(shmem_team_translate_pe(evens, (n + 1) / 2, all), -1);
    check_equal(shmem_team_translate_pe(SHMEM_TEAM_INVALID, 0, SHMEM_TEAM_INVALID), -1);
    shmem_team_destroy(evens);
    shmem_team_destroy(all);
}

/* §7: my_pe and n_pes of the invalid team are -1; destroying it does nothing */
static void invalid_team_has_no_pes(void)
{
    check_equal(shmem_team_my_pe(SHMEM_TEAM_INVALID), -1);
    check_equal(shmem_team_n_pes(SHMEM_TEAM_INVALID), -1);
    shmem_team_destroy(SHMEM_TEAM_INVALID);
    check(shmem_team_sync(SHMEM_TEAM_INVALID) != 0);
}

/* §7: configuration: masked fields only; NULL with mask 0; get_config of the invalid team is nonzero, no
 * action */
static void configurations_follow_their_mask(void)
{
    shmem_team_config_t config = {.num_contexts = 3}, seen = {.num_contexts = -7};
    shmem_team_t with, without;
    check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, &config, SHMEM_TEAM_NUM_CONTEXTS, &with), 0);
    config.num_contexts = 1000000000; /* not masked, so not looked at */
    check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, &config, 0, &without), 0);
    check(shmem_team_get_config(SHMEM_TEAM_INVALID, SHMEM_TEAM_NUM_CONTEXTS, &seen) != 0);
    check_equal(seen.num_contexts, -7);
    check(shmem_team_get_config(SHMEM_TEAM_INVALID, 0, NULL) != 0);
    check_equal(shmem_team_get_config(with, 0, &seen), 0);
    check_equal(seen.num_contexts, -7);
    check_equal(shmem_team_get_config(with, 0, NULL), 0);
    check_equal(shmem_team_get_config(with, SHMEM_TEAM_NUM_CONTEXTS, &seen), 0);
    check_equal(seen.num_contexts, 3);
    check_equal(shmem_team_get_config(without, SHMEM_TEAM_NUM_CONTEXTS, &seen), 0);
    check(seen.num_contexts >= 0 && seen.num_contexts < 1000000000);
    check_equal(shmem_team_get_config(SHMEM_TEAM_WORLD, SHMEM_TEAM_NUM_CONTEXTS, &seen), 0);
    shmem_team_destroy(with);
    shmem_team_destroy(without);
}

/* §7: team_destroy takes along contexts that are left, and completes them */
static void destroy_takes_contexts_along(void)
{
    static long target;
    for (int round = 1; round <= 20; round++) {
        shmem_team_t team;
        shmem_ctx_t contexts[3];
        shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &team);
        for (int i = 0; i < 3; i++) check_equal(shmem_team_create_ctx(team, 0, &contexts[i]), 0);
        shmem_ctx_long_put_nbi(contexts[1], &target, &(long){round}, 1, n - 1 - after(1));
        shmem_team_destroy(team);
        shmem_sync_all();
        check_equal(target, round);
        shmem_sync_all();
    }
}

/* §7: many teams at once, and each still works */
static void many_teams_live_together(void)
{
    enum { MANY = 200 };
    static shmem_team_t teams[MANY];
    static long source, sum;
    for (int i = 0; i < MANY; i++)
        check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, i % n, 1, n - i % n, NULL, 0, &teams[i]), 0);
    for (int i = 0; i < MANY; i++) {
        source = 1;
        for (int k = 1; k < 4 && teams[i] != SHMEM_TEAM_INVALID; k++) check(teams[i] != teams[(i + k) % MANY]);
        if (teams[i] != SHMEM_TEAM_INVALID) check_equal(shmem_long_sum_reduce(teams[i], &sum, &source, 1), 0);
        if (teams[i] != SHMEM_TEAM_INVALID) check_equal(sum, n - i % n);
        shmem_barrier_all();
    }
    for (int i = MANY - 1; i >= 0; i--) shmem_team_destroy(teams[i]);
}

static void make_and_destroy(int rounds)
{
    for (int i = 0; i < rounds; i++) {
        shmem_team_t team, part;
        check_equal(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team), 0);
        check_equal(shmem_team_split_strided(team, n - 1, -1, n, NULL, 0, &part), 0);
        shmem_team_destroy(team); /* the child outlives its parent */
        shmem_team_destroy(part);
    }
}

/* §7: a hundred thousand teams made and destroyed leave no memory behind */
static void churn_does_not_grow(void)
{
    int rounds = !all_share_memory() || is_checked() ? 400 : n > 2 || is_oversubscribed() || SANITIZED ? 4000 : 50000;
    const size_t buffers = all_share_memory() ? 0 : (size_t)1 << 20; /* of a lane, made when they are first needed */
    make_and_destroy(rounds / 10);
    size_t begun = resident();
    make_and_destroy(rounds);
    check(SANITIZED || resident() <= begun + buffers + ((size_t)256 << 10) + late_pools());
}

/* §7: if memory for teams runs out on one PE, the split fails on all, and works again after some are
 * destroyed */
static void exhaustion_on_one_pe_fails_on_all(void)
{
    enum { MANY = 120000 };
    static shmem_team_t teams[MANY];
    static long made, least, most;
    if (n != 2 || !all_share_memory()) return; /* between nodes it takes too long */
    for (made = 0; made < MANY; made++)        /* the first member is always the last PE */
        if (shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &teams[made])) break;
    shmem_long_min_reduce(SHMEM_TEAM_WORLD, &least, &made, 1);
    shmem_long_max_reduce(SHMEM_TEAM_WORLD, &most, &made, 1);
    check_equal(least, most);
    for (long i = 0; i < made; i++) shmem_team_destroy(teams[i]);
    make_and_destroy(10);
}

int main(void)
{
    begin(SHMEM_THREAD_SINGLE);
    handles_are_constants_that_compare();
    shared_team_is_who_has_pointers();
    split_with_any_triplet_is_right_on_every_pe();
    split_with_extreme_numbers_fails();
    split_of_an_invalid_parent_is_local();
    children_are_usable_at_once();
    split_2d_with_every_range();
    splits_of_splits();
    translate_stays_in_bounds();
    invalid_team_has_no_pes();
    configurations_follow_their_mask();
    destroy_takes_contexts_along();
    many_teams_live_together();
    churn_does_not_grow();
    exhaustion_on_one_pe_fails_on_all();
    return end();
}
