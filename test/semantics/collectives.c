/* Section 13: collectives on teams. An argument NAME=VALUE is put into the environment first, to choose
 * algorithms. Argument `slow`: what a slow network between nodes may show, alone. */
#include "semantics.h"

enum { MOST = 8, LARGE = 12000 };
static shmem_team_t teams[3];      /* the world, the world backwards, the world's copy */
static long *dest, *source, *keep; /* on the heap */
static long static_dest[MOST * 64], static_source[MOST * 64];

static const char *current;
#define expect_long(seen, wanted) check_long(seen, wanted, __LINE__)
static void check_long(long seen, long wanted, int line)
{
    if (seen == wanted) return;
    __atomic_fetch_add(&test_failures, 1, __ATOMIC_RELAXED);
    if (test_failures < 4) fprintf(stderr, "PE %d, line %d: %s: %ld is not %ld\n", me, line, current, seen, wanted);
}

/* A collective as the checks below see it: what it needs, how it is called, and what must be in dest. */
struct kind {
    const char *name;
    int (*call)(shmem_team_t team, long *to, const long *from, size_t nelems, int root);
    long (*wanted)(int rank, int size, size_t nelems, int root, size_t i); /* of dest[i] */
    size_t blocks_out, blocks_in; /* in units of nelems; 0: one for each member */
    int may_be_in_place;
};

/* Member r's source at place i. */
static long value(int r, size_t i) { return (r + 1) * 1000003L + (long)i * 7; }
static const long GARBAGE = -77;

static int call_broadcast(shmem_team_t t, long *to, const long *from, size_t k, int root)
{
    return shmem_long_broadcast(t, to, from, k, root);
}
static int call_sum(shmem_team_t t, long *to, const long *from, size_t k, int root)
{
    (void)root;
    return shmem_long_sum_reduce(t, to, from, k);
}
static int call_max(shmem_team_t t, long *to, const long *from, size_t k, int root)
{
    (void)root;
    return shmem_long_max_reduce(t, to, from, k);
}
static int call_inscan(shmem_team_t t, long *to, const long *from, size_t k, int root)
{
    (void)root;
    return shmem_long_sum_inscan(t, to, from, k);
}
static int call_exscan(shmem_team_t t, long *to, const long *from, size_t k, int root)
{
    (void)root;
    return shmem_long_sum_exscan(t, to, from, k);
}
static int call_fcollect(shmem_team_t t, long *to, const long *from, size_t k, int root)
{
    (void)root;
    return shmem_long_fcollect(t, to, from, k);
}
static int call_collect(shmem_team_t t, long *to, const long *from, size_t k, int root)
{
    (void)root;
    return shmem_long_collect(t, to, from, k);
}
static int call_alltoall(shmem_team_t t, long *to, const long *from, size_t k, int root)
{
    (void)root;
    return shmem_long_alltoall(t, to, from, k);
}
static int call_alltoalls(shmem_team_t t, long *to, const long *from, size_t k, int root)
{
    (void)root;
    return shmem_long_alltoalls(t, to, from, 1, 1, k);
}

static long sum_below(int members, size_t i)
{
    long sum = 0;
    for (int r = 0; r < members; r++) sum += value(r, i);
    return sum;
}
static long wanted_broadcast(int rank, int size, size_t k, int root, size_t i)
{
    (void)rank, (void)size, (void)k;
    return value(root, i);
}
static long wanted_sum(int rank, int size, size_t k, int root, size_t i)
{
    (void)rank, (void)k, (void)root;
    return sum_below(size, i);
}
static long wanted_max(int rank, int size, size_t k, int root, size_t i)
{
    (void)rank, (void)k, (void)root;
    return value(size - 1, i);
}
static long wanted_inscan(int rank, int size, size_t k, int root, size_t i)
{
    (void)size, (void)k, (void)root;
    return sum_below(rank + 1, i);
}
static long wanted_exscan(int rank, int size, size_t k, int root, size_t i)
{
    (void)size, (void)k, (void)root;
    return sum_below(rank, i);
}
static long wanted_collect(int rank, int size, size_t k, int root, size_t i)
{
    (void)rank, (void)size, (void)root;
    return value((int)(i / k), i % k);
}
static long wanted_alltoall(int rank, int size, size_t k, int root, size_t i)
{
    (void)size, (void)root;
    return value((int)(i / k), (size_t)rank * k + i % k);
}

static const struct kind kinds[] = {
    {"broadcast", call_broadcast, wanted_broadcast, 1, 1, 0},
    {"sum_reduce", call_sum, wanted_sum, 1, 1, 1},
    {"max_reduce", call_max, wanted_max, 1, 1, 1},
    {"sum_inscan", call_inscan, wanted_inscan, 1, 1, 1},
    {"sum_exscan", call_exscan, wanted_exscan, 1, 1, 1},
    {"fcollect", call_fcollect, wanted_collect, 0, 1, 0},
    {"collect", call_collect, wanted_collect, 0, 1, 0},
    {"alltoall", call_alltoall, wanted_alltoall, 0, 0, 0},
    {"alltoalls", call_alltoalls, wanted_alltoall, 0, 0, 0},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

static size_t room(const struct kind *kind, size_t nelems, int out)
{
    size_t blocks = out ? kind->blocks_out : kind->blocks_in;
    return nelems * (blocks ? blocks : (size_t)n);
}

static void fill_source(const struct kind *kind, long *from, size_t nelems, int rank)
{
    for (size_t i = 0; i < room(kind, nelems, 0); i++) from[i] = value(rank, i);
}

static void check_dest(const struct kind *kind, const long *to, size_t nelems, int rank, int root)
{
    for (size_t i = 0; i < room(kind, nelems, 1); i++) expect_long(to[i], kind->wanted(rank, n, nelems, root, i));
}

/* §13: before a PE enters, its source need not be ready; when it returns, its dest is final and its source
 * free. One PE comes late and fills its source just before; every PE spoils its source as soon as it returns.
 */
static void check_readiness(const struct kind *kind, shmem_team_t team, size_t nelems, int late, long *to, long *from)
{
    int rank = shmem_team_my_pe(team), root = late;
    current = kind->name;
    for (size_t i = 0; i < room(kind, nelems, 1); i++) to[i] = GARBAGE;
    for (size_t i = 0; i < room(kind, nelems, 0); i++) from[i] = GARBAGE;
    shmem_barrier_all();
    if (rank == late) nap(2);
    fill_source(kind, from, nelems, rank);
    expect_long(kind->call(team, to, from, nelems, root), 0);
    for (size_t i = 0; i < room(kind, nelems, 0); i++) from[i] = 13 * GARBAGE;
    check_dest(kind, to, nelems, rank, root);
    shmem_barrier_all();
    check_dest(kind, to, nelems, rank, root); /* and nothing came late */
    shmem_barrier_all();
}

static void source_is_read_only_between_entry_and_return(void)
{
    static const size_t sizes[] = {1, 3, 24, 25, 64, 2100, 4096, 4097, LARGE};
    for (int k = 0; k < KINDS; k++)
        for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
            for (int late = 0; late < n; late++) {
                check_readiness(&kinds[k], teams[(s + (size_t)late) % 3], sizes[s], late, dest, source);
                if (sizes[s] <= 64)
                    check_readiness(&kinds[k], teams[s % 3], sizes[s], late, static_dest, static_source);
            }
}

/* §13: dest and source may be the same array in reductions and scans */
static void in_place_gives_the_same(void)
{
    static const size_t sizes[] = {1, 5, 24, 25, 300, 4096, 4097, LARGE};
    for (int k = 0; k < KINDS; k++)
        for (size_t s = 0; kinds[k].may_be_in_place && s < sizeof sizes / sizeof *sizes; s++)
            for (int late = 0; late < n; late++) {
                shmem_team_t team = teams[(s + (size_t)late) % 3];
                int rank = shmem_team_my_pe(team);
                current = kinds[k].name;
                shmem_barrier_all();
                if (rank == late) nap(1);
                fill_source(&kinds[k], dest, sizes[s], rank);
                expect_long(kinds[k].call(team, dest, dest, sizes[s], 0), 0);
                check_dest(&kinds[k], dest, sizes[s], rank, 0);
            }
    shmem_barrier_all();
}

/* Many pieces for each PE, in place and not. */
static void long_sums_are_right(void)
{
    const size_t nelems = MOST * LARGE;
    for (int in_place = 0; in_place < 2; in_place++) {
        long *from = in_place ? dest : source;
        for (size_t i = 0; i < nelems; i++) from[i] = value(me, i);
        shmem_barrier_all();
        expect_long(shmem_long_sum_reduce(teams[in_place], dest, from, nelems), 0);
        for (size_t i = 0; i < nelems; i++) {
            long sum = 0;
            for (int pe = 0; pe < n; pe++) sum += value(pe, i);
            expect_long(dest[i], sum);
        }
        shmem_barrier_all();
    }
}

/* Between nodes, what is longer than a message goes in pieces: of one, of two, and of one byte more; and of several
 * blocks that make one together. */
static void what_comes_in_pieces_is_whole(void)
{
    enum { PIECE = 122752 / sizeof(long) };
    static const size_t of_one[] = {PIECE, PIECE + 1, 2 * PIECE, 2 * PIECE + 1, 3 * PIECE, MOST * LARGE};
    static const size_t of_each[] = {PIECE / 4, PIECE / 2, PIECE / 2 + 1, LARGE};
    for (int k = 0; k < KINDS; k++) {
        int is_of_one = kinds[k].blocks_in == 1 && kinds[k].blocks_out == 1;
        const size_t *sizes = is_of_one ? of_one : of_each;
        size_t count = is_of_one ? sizeof of_one / sizeof *of_one : sizeof of_each / sizeof *of_each;
        for (size_t s = 0; s < count; s++) check_readiness(&kinds[k], teams[s % 3], sizes[s], (int)s % n, dest, source);
    }
}

/* Where all share memory, what all together write fits no cache, and is written past it. */
static void large_alltoalls_are_right(void)
{
    enum { WRITTEN = 26 << 20 };
    const size_t nelems = WRITTEN / sizeof(long) / (size_t)n / (size_t)n + 3, room = (size_t)n * nelems;
    if (n == 1 || !all_share_memory()) return;
    long *to = shmem_malloc(room * sizeof *to), *from = shmem_malloc(room * sizeof *from);
    for (long round = 1; round < 3; round++) {
        for (size_t i = 0; i < room; i++) from[i] = round * value(me, i);
        expect_long(shmem_long_alltoall(SHMEM_TEAM_WORLD, to, from, nelems), 0);
        for (size_t i = 0; i < room; i++)
            expect_long(to[i], round * value((int)(i / nelems), (size_t)me * nelems + i % nelems));
        shmem_barrier_all();
    }
    shmem_free(to);
    shmem_free(from);
}

/* §13: calls follow each other without any synchronization; only the dest is a fresh one each time, as it
 * must be */
static void back_to_back_needs_no_synchronization(size_t nelems)
{
    enum { ROUNDS = 40 };
    for (int k = 0; k < KINDS; k++) {
        size_t step = room(&kinds[k], nelems, 1);
        shmem_team_t team = teams[k % 3];
        int rank = shmem_team_my_pe(team);
        current = kinds[k].name;
        shmem_barrier_all();
        for (int round = 0; round < ROUNDS; round++) {
            fill_source(&kinds[k], source, nelems, rank);
            kinds[k].call(team, keep + (size_t)round * step, source, nelems, round % n);
            memset(source, -1, room(&kinds[k], nelems, 0) * sizeof *source);
        }
        for (int round = 0; round < ROUNDS; round++)
            check_dest(&kinds[k], keep + (size_t)round * step, nelems, rank, round % n);
    }
    shmem_barrier_all();
}

/* §13: a root does not leave while a member that came late has yet to read its source, though others have
 * gone on to the next broadcasts, from other roots */
static void root_waits_for_the_slowest_reader(size_t nelems)
{
    for (int late = 0; late < n; late++) {
        shmem_barrier_all();
        if (me == late) nap(3);
        for (int round = 0; round < n; round++) {
            long *to = keep + (size_t)round * nelems;
            for (size_t i = 0; i < nelems; i++) source[i] = me == round ? value(me, i) : GARBAGE;
            shmem_long_broadcast(SHMEM_TEAM_WORLD, to, source, nelems, round);
            memset(source, -1, nelems * sizeof *source);
        }
        current = "broadcast";
        for (int round = 0; round < n; round++)
            for (size_t i = 0; i < nelems; i++) expect_long(keep[(size_t)round * nelems + i], value(round, i));
    }
    shmem_barrier_all();
}

/* §13: and different ones on different teams, each in its own order */
static void mixed_calls_on_several_teams(void)
{
    for (int round = 0; round < 100; round++) {
        const struct kind *kind = &kinds[(size_t)round * 5 % KINDS];
        shmem_team_t team = teams[round * 7 % 3];
        int rank = shmem_team_my_pe(team);
        size_t nelems = round % 3 ? 4 : 2500;
        current = kind->name;
        fill_source(kind, source, nelems, rank);
        kind->call(team, dest, source, nelems, round % n);
        check_dest(kind, dest, nelems, rank, round % n);
        shmem_team_sync(teams[round % 3]);
    }
    shmem_barrier_all();
}

/* How many elements a member contributes. From some number of bytes on, they are too many to go with the sizes: around
 * that, of one member, and of all of a node's. */
static size_t collected(int round, int rank)
{
    static const size_t scales[] = {[5] = 0, [7] = 900, [9] = 2040, [10] = 2047, [11] = 3070, [12] = 6142, [13] = 6144};
    size_t scale = round < (int)(sizeof scales / sizeof *scales) && (round == 5 || scales[round]) ? scales[round] : 1;
    size_t share = (size_t)((rank * 3 + round) % 4) * scale;
    return share < LARGE ? share : LARGE;
}

/* §13: collect: each PE's own number of elements, zero too; concatenated by rank */
static void collect_takes_different_counts(void)
{
    for (int round = 0; round < 14; round++) {
        shmem_team_t team = teams[round % 3];
        int rank = shmem_team_my_pe(team);
        size_t before_me = 0, total = 0, mine = collected(round, rank);
        for (int r = 0; r < n; total += collected(round, r++))
            if (r == rank) before_me = total;
        for (size_t i = 0; i < mine; i++) source[i] = (long)(before_me + i);
        memset(dest, -1, (total + 1) * sizeof *dest);
        shmem_barrier_all();
        check_equal(shmem_long_collect(team, dest, mine ? source : NULL, mine), 0);
        memset(source, -1, mine * sizeof *source); /* all have read it */
        for (size_t i = 0; i < total; i++) check_equal(dest[i], (long)i);
        check_equal(dest[total], -1);
        shmem_barrier_all();
    }
}

/* §13: alltoalls: element m of block b is at stride * (b * nelems + m); gaps stay; the mem form counts bytes
 */
static void alltoalls_leaves_gaps_alone(void)
{
    for (ptrdiff_t dst = 1; dst < 4; dst++)
        for (ptrdiff_t sst = 1; sst < 4; sst++) {
            size_t nelems = 3, count = nelems * (size_t)n;
            unsigned char *bytes = (unsigned char *)keep;
            for (size_t i = 0; i < count * 3; i++) source[i] = value(me, i), dest[i] = GARBAGE;
            memset(bytes, 0, 1024);
            for (size_t i = 0; i < 256; i++) bytes[512 + i] = (unsigned char)(1 + me * 31 + (int)i);
            shmem_barrier_all();
            shmem_long_alltoalls(SHMEM_TEAM_WORLD, dest, source, dst, sst, nelems);
            shmem_alltoallsmem(SHMEM_TEAM_WORLD, bytes, bytes + 512, dst, sst, nelems);
            for (size_t i = 0; i < count * (size_t)dst - (size_t)dst + 1; i++) {
                size_t place = i / (size_t)dst, from = (size_t)me * nelems + place % nelems;
                int whose = (int)(place / nelems);
                check_equal(dest[i], i % (size_t)dst ? GARBAGE : value(whose, from * (size_t)sst));
                check_equal(bytes[i],
                            i % (size_t)dst ? 0 : (unsigned char)(1 + whose * 31 + (int)(from * (size_t)sst)));
            }
            shmem_barrier_all();
        }
}

/* §13: the root is a number in the team, and gets its own data too */
static void broadcast_updates_the_root_too(void)
{
    for (int t = 0; t < 3; t++)
        for (int root = 0; root < n; root++) {
            source[0] = shmem_team_my_pe(teams[t]) + 100, dest[0] = -1;
            shmem_barrier_all();
            shmem_long_broadcast(teams[t], dest, source, 1, root);
            check_equal(dest[0], root + 100);
            check_equal(source[0], shmem_team_my_pe(teams[t]) + 100);
            shmem_barrier_all();
        }
}

/* §13: exscan writes zero on the team's first PE */
static void exscan_begins_with_zero(void)
{
    for (size_t nelems = 1; nelems < 600; nelems = 3 * nelems + 1) {
        for (size_t i = 0; i < nelems; i++) dest[i] = source[i] = 5;
        shmem_barrier_all();
        shmem_long_sum_exscan(SHMEM_TEAM_WORLD, dest, source, nelems);
        for (size_t i = 0; i < nelems; i++) check_equal(dest[i], 5 * me);
        shmem_long_sum_exscan(SHMEM_TEAM_WORLD, source, source, nelems);
        for (size_t i = 0; i < nelems; i++) check_equal(source[i], 5 * me);
        shmem_barrier_all();
    }
}

/* §13: all PEs get the same bits of a floating-point sum */
static void sums_have_the_same_bits_everywhere(void)
{
    enum { FLOATS = 3000 };
    float *in = (float *)source, *out = (float *)dest, *theirs = (float *)keep;
    for (size_t k = 3; k <= FLOATS; k *= 10) {
        for (size_t i = 0; i < k; i++) in[i] = 1.0f / (float)(me * 7 + (int)i + 1) * (i % 3 ? 1e6f : 1e-3f);
        shmem_barrier_all();
        shmem_float_sum_reduce(SHMEM_TEAM_WORLD, out, in, k);
        shmem_barrier_all();
        shmem_float_get(theirs, out, k, after(1));
        check(!memcmp(theirs, out, k * sizeof *out));
        shmem_barrier_all();
    }
}

/* §13: sync publishes plain stores */
static void sync_publishes_stores(void)
{
    for (long round = 1; round <= 200; round++) {
        static_source[0] = round + me;
        round % 2 ? (void)shmem_team_sync(teams[round % 3]) : shmem_sync_all();
        check_equal(shmem_long_g(&static_source[0], after(1)), round + after(1));
        shmem_sync_all();
    }
}

/* §13: barrier_all completes puts, atomics and non-blocking gets of the default context */
static void barrier_completes_the_default_context(void)
{
    static long counter;
    for (long round = 1; round <= 100; round++) {
        long here = -1;
        static_source[1] = round;
        shmem_sync_all();
        shmem_long_put_nbi(&static_dest[0], &round, 1, after(1));
        shmem_long_atomic_inc(&counter, after(1));
        shmem_long_get_nbi(&here, &static_source[1], 1, before(1));
        shmem_barrier_all();
        check_equal(static_dest[0], round);
        check_equal(counter, round);
        check_equal(here, round);
        shmem_barrier_all();
    }
}

/* §13: nobody leaves a barrier before all have come */
static void barriers_hold_until_all_have_come(void)
{
    static long came;
    for (long round = 1; round <= 30; round++) {
        if (round % n == me && round % 5 == 0) nap(2);
        shmem_long_atomic_inc(&came, 0);
        if (round % 3) shmem_quiet(); /* which a barrier does itself */
        if (round % 3 == 0) shmem_barrier_all();
        if (round % 3 == 1) shmem_sync_all();
        if (round % 3 == 2) shmem_team_sync(teams[1]);
        check(shmem_long_atomic_fetch(&came, 0) >= round * n);
        shmem_team_sync(teams[2]);
    }
}

/* §13: a bad team gives nonzero */
static void invalid_team_gives_nonzero(void)
{
    for (int k = 0; k < KINDS; k++) check(kinds[k].call(SHMEM_TEAM_INVALID, dest, source, 1, 0) != 0);
    check(shmem_team_sync(SHMEM_TEAM_INVALID) != 0);
}

/* §13: parts of the world, at the same time, each for itself */
static void parts_work_side_by_side(void)
{
    shmem_team_t row, column;
    shmem_team_split_2d(SHMEM_TEAM_WORLD, 2, NULL, 0, &row, NULL, 0, &column);
    for (int round = 0; round < 100; round++) {
        source[0] = me, source[1] = me;
        shmem_long_sum_reduce(row, &keep[round], &source[0], 1);
        shmem_long_max_reduce(column, &keep[200 + round], &source[1], 1);
        long first = shmem_team_translate_pe(row, 0, SHMEM_TEAM_WORLD), size = shmem_team_n_pes(row);
        check_equal(keep[round], size * first + size * (size - 1) / 2);
        check_equal(keep[200 + round], shmem_team_translate_pe(column, shmem_team_n_pes(column) - 1, SHMEM_TEAM_WORLD));
    }
    shmem_team_destroy(row);
    shmem_team_destroy(column);
    shmem_barrier_all();
}

/* Who comes last on its node tells the others: another one each time, whose messages may be faster. */
static void sums_are_told_by_another_member_each_time(void)
{
    enum { ROUNDS = 20 };
    long sum = 0;
    current = "sums after each other";
    for (int round = 0; round < ROUNDS; round++) {
        static_source[0] = value(me, (size_t)round);
        if (round % n == me) nap(2);
        shmem_long_sum_reduce(SHMEM_TEAM_WORLD, static_dest, static_source, 1);
        for (int pe = sum = 0; pe < n; pe++) sum += value(pe, (size_t)round);
        expect_long(static_dest[0], sum);
    }
}

static int slow(void)
{
    begin(SHMEM_THREAD_SINGLE);
    sums_are_told_by_another_member_each_time();
    return end();
}

int main(int argc, char **argv)
{
    if (argc > 1 && !strcmp(argv[1], "slow")) return slow();
    for (int i = 1; i < argc; i++) putenv(argv[i]);
    begin(SHMEM_THREAD_SINGLE);
    dest = shmem_malloc(MOST * LARGE * sizeof *dest);
    source = shmem_malloc(MOST * LARGE * sizeof *source);
    keep = shmem_malloc(MOST * 40 * 400 * sizeof *keep);
    teams[0] = SHMEM_TEAM_WORLD;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &teams[1]);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &teams[2]);
    source_is_read_only_between_entry_and_return();
    in_place_gives_the_same();
    long_sums_are_right();
    what_comes_in_pieces_is_whole();
    large_alltoalls_are_right();
    back_to_back_needs_no_synchronization(1);
    back_to_back_needs_no_synchronization(400);
    root_waits_for_the_slowest_reader(10);
    root_waits_for_the_slowest_reader(4000);
    mixed_calls_on_several_teams();
    collect_takes_different_counts();
    alltoalls_leaves_gaps_alone();
    broadcast_updates_the_root_too();
    exscan_begins_with_zero();
    sums_have_the_same_bits_everywhere();
    sync_publishes_stores();
    barrier_completes_the_default_context();
    barriers_hold_until_all_have_come();
    invalid_team_gives_nonzero();
    parts_work_side_by_side();
    return end();
}
