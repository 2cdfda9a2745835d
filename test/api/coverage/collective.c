/* Collective data movement and barriers, over teams and over active sets. PEs outside do not call, and their
 * memory must stay as it was. */
#include "coverage.h"

#include <string.h>
#include <time.h>

static int me(const struct spot *s) { return s->group->me; }
static int size(const struct spot *s) { return s->group->size; }
static int movement(const struct spot *s) { return s->f->variant & ~(ON_SET | BY_REQUEST); }

/* Every member is the root of a spot, if there are no more members than spots. */
static int root(const struct spot *s) { return s->number % size(s); }

static size_t least(size_t a, size_t b) { return a < b ? a : b; }

/* The number of elements of each member for which an area has room: at least 1 for 256 members. */
static size_t room(const struct spot *s) { return (AREA - 2 * GUARD) / (s->f->size * (size_t)size(s)); }

/* How many elements a member gives. */
static size_t count(const struct spot *s, int member)
{
    static const size_t counts[SPOTS] = {3, 1, 5, 2};
    const bool differs = movement(s) == COLLECT && s->number != 3;
    return differs ? (size_t)(member + s->number) % 3 : least(counts[s->number], room(s));
}

/* Strides of shmem_alltoalls, for which there is room; shmem_alltoall has 1. */
static ptrdiff_t stride(const struct spot *s, int wanted)
{
    return movement(s) == ALLTOALLS ? (ptrdiff_t)least((size_t)wanted, room(s) / count(s, 0)) : 1;
}
static ptrdiff_t dst(const struct spot *s) { return stride(s, 1 + (s->number + 1) % 3); }
static ptrdiff_t sst(const struct spot *s) { return stride(s, 1 + s->number % 3); }

/* How many elements of its source this PE gives. */
static size_t given(const struct spot *s)
{
    const size_t n = count(s, me(s));
    return movement(s) >= ALLTOALL ? n * (size_t)size(s) * (size_t)sst(s) : n;
}

/* Puts element i of a member's source into dest. */
static void *move_element(const struct spot *s, void *dest, int member, size_t i)
{
    make_element(s->f, dest, seed_of(s, s->group->world[member], i, 0));
    return (char *)dest + s->f->size;
}

static void exchange(const struct spot *s, void *dest)
{
    const size_t n = count(s, 0);
    for (int member = 0; member < size(s); member++)
        for (size_t i = 0; i < n; i++) {
            const size_t to = ((size_t)member * n + i) * (size_t)dst(s);
            move_element(s, element(s->f, dest, to), member, ((size_t)me(s) * n + i) * (size_t)sst(s));
        }
}

/* What the function makes of dest. */
static void move(const struct spot *s, void *dest)
{
    const bool all = movement(s) != BROADCAST;
    if (movement(s) >= ALLTOALL) {
        exchange(s, dest);
        return;
    }
    if (s->f->variant == (BROADCAST | ON_SET) && me(s) == root(s)) return;
    for (int member = all ? 0 : root(s); member < (all ? size(s) : root(s) + 1); member++)
        for (size_t i = 0; i < count(s, member); i++) dest = move_element(s, dest, member, i);
}

static void prepare(const struct spot *s)
{
    fill_guard(s->area);
    memset(s->source, 0xee, AREA);
}

/* Only now: a source need not be ready before its own PE calls. */
static void make_source(const struct spot *s, void *area)
{
    fill_guard(area);
    make_elements(s, (char *)area + GUARD, given(s), my_pe, 0);
}

static void verify(const struct spot *s)
{
    unsigned char *image = fresh_image();
    if (me(s) >= 0) move(s, image + GUARD);
    expect_area(s, "dest", s->area, image);
}

/* On return dest is ready, and source may be used again. */
static void verify_and_reuse(const struct spot *s)
{
    unsigned char *image = fresh_image();
    make_source(s, image);
    expect_area(s, "source", s->source, image);
    verify(s);
    memset(s->source, 0xee, AREA);
}

static void call_both_ways(const struct spot *s)
{
    struct call c = call_on(s);
    c.pe = root(s);
    c.dst = dst(s);
    c.sst = sst(s);
    call_collective(s, c);
    c.dest = s->area + GUARD;
    c.source = s->source + GUARD;
    c.nelems = count(s, me(s));
    c.psync += SHMEM_SYNC_SIZE;
    come_late(s);
    make_source(s, s->source);
    call_collective(s, c);
    verify_and_reuse(s);
}

void test_movement(const struct function *f)
{
    static const struct steps steps = {prepare, call_both_ways, NULL, verify};
    run_collective(f, &steps);
}

/* Barriers */

enum { ROUNDS = 6 };

static void prepare_barrier(const struct spot *s)
{
    fill_guard(s->area);
    s->signals[0] = s->signals[1] = 0;
}

static void pause_in_turn(int round, int member, int members)
{
    const struct timespec moment = {0, 100000};
    if (round % members == member) nanosleep(&moment, NULL);
}

/* What a PE does before it comes to the barrier: it counts itself on the first PE, stores a number plainly,
 * and starts to put it to the next PE. */
static void before_barrier(const struct spot *s, uint64_t *number)
{
    shmem_uint64_atomic_fetch_inc(&s->signals[0], s->group->world[0]);
    s->signals[1] = *number;
    if (s->f->variant & QUIET) shmem_putmem_nbi(s->area + GUARD, number, sizeof *number, s->group->world[s->to]);
}

static void after_barrier(const struct spot *s, int round, uint64_t number)
{
    const uint64_t arrived = shmem_uint64_g(&s->signals[0], s->group->world[0]);
    const uint64_t stored = shmem_uint64_g(&s->signals[1], s->group->world[s->to]);
    const uint64_t put = *(uint64_t *)(void *)(s->area + GUARD);
    if (arrived < (uint64_t)(size(s) * (round + 1)))
        failed(s->f->name, "%s: round %d: only %ju have come", spot_name(s), round, (uintmax_t)arrived);
    if (stored != number && stored != number + 1)
        failed(s->f->name, "%s: round %d: a store is not visible", spot_name(s), round);
    if (s->f->variant & QUIET && put != number && put != number + 1)
        failed(s->f->name, "%s: round %d: a put is not complete", spot_name(s), round);
}

static void pass_barrier(const struct spot *s)
{
    uint64_t numbers[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
        numbers[round] = (uint64_t)round + 77;
        before_barrier(s, &numbers[round]);
        pause_in_turn(round, me(s), size(s));
        call_collective(s, call_on(s));
        after_barrier(s, round, numbers[round]);
    }
    shmem_quiet();
}

static void verify_barrier(const struct spot *s)
{
    if (me(s) < 0) expect_area(s, "memory outside", s->area, fresh_image());
}

static const struct steps barrier_steps = {prepare_barrier, pass_barrier, NULL, verify_barrier};

void test_barrier(const struct function *f) { run_collective(f, &barrier_steps); }

void test_barrier_all(const struct function *f) { run_steps(f, &barrier_steps, teams, 1); }
