/* One-sided append: every form of a push, and what else there is to do with an append. */
#include "coverage.h"

#include <string.h>

enum { ROOM = AREA - 2 * GUARD, KIND = 7 };

static shmemx_oct_t oct_of[SPOTS];
static shmemx_ct_t ct_of[SPOTS];

/* Push: one with elements, and an empty one. */

static size_t elements_of(const struct spot *s) { return (size_t[SPOTS]){7, 2, 16, 1}[s->number]; }

static int pusher(const struct spot *s) { return s->group->me < 0 ? -1 : s->group->world[s->from]; }

static void prepare_push(const struct spot *s)
{
    fill_guard(s->area);
    shmemx_oct_create(&oct_of[s->number], s->area + GUARD, ROOM);
    shmemx_ct_create(&ct_of[s->number]);
}

static void push_too_much(const struct spot *s, struct call c)
{
    if (!(s->f->variant & TRIES)) return;
    c.nelems = ROOM / s->f->size + 1;
    c.answer = 0;
    call(s->f, &c);
    if (!c.answer) failed(s->f->name, "%s: takes more than there is room for", spot_name(s));
}

static void push(const struct spot *s)
{
    struct call c = call_on(s);
    c.oct = oct_of[s->number];
    c.ct = ct_of[s->number];
    c.nelems = 0;
    c.answer = 0;
    call(s->f, &c);
    c.source = s->local;
    c.nelems = elements_of(s);
    make_elements(s, s->local, c.nelems, my_pe, KIND);
    push_too_much(s, c);
    c.answer = 0;
    call(s->f, &c);
    if (c.answer) failed(s->f->name, "%s: returned %d", spot_name(s), c.answer);
    if (!(s->f->variant & NBI)) memset(s->local, 0xee, AREA); /* the source may be reused */
}

static void expect_pushed(const struct spot *s)
{
    const int from = pusher(s);
    const size_t n = from < 0 ? 0 : elements_of(s), nbytes = n * s->f->size;
    unsigned char *image = fresh_image();
    make_elements(s, image + GUARD, n, from < 0 ? 0 : from, KIND);
    expect_area(s, "buffer", s->area, image);
    if (shmemx_oct_get(oct_of[s->number]) != nbytes || shmemx_oct_get_complete(oct_of[s->number]) != nbytes)
        failed(s->f->name, "%s: %zu bytes given out, %zu landed, not %zu", spot_name(s),
               shmemx_oct_get(oct_of[s->number]), shmemx_oct_get_complete(oct_of[s->number]), nbytes);
    if (shmemx_ct_get(ct_of[s->number]) != (s->f->variant & COUNTED && n ? 2 : 0))
        failed(s->f->name, "%s: %ld counted", spot_name(s), shmemx_ct_get(ct_of[s->number]));
    expect(shmemx_oct_overflow, !shmemx_oct_overflow(oct_of[s->number]));
}

/* The data is there once it has landed, and is counted. */
static void await_push(const struct spot *s)
{
    shmemx_oct_wait(oct_of[s->number], elements_of(s) * s->f->size);
    if (s->f->variant & COUNTED) shmemx_ct_wait(ct_of[s->number], 2);
    expect_pushed(s);
}

static void verify_push(const struct spot *s)
{
    expect_pushed(s);
    shmemx_oct_destroy(&oct_of[s->number]);
    shmemx_ct_free(&ct_of[s->number]);
}

void test_push(const struct function *f)
{
    static const struct steps steps = {prepare_push, push, await_push, verify_push};
    run_on_contexts(f, &steps);
}

/* Everything else */

static _Alignas(long double) long buffer[MAX_PES];

static void push_to_next(shmemx_oct_t oct, size_t nbytes)
{
    static const char bytes[sizeof buffer];
    shmemx_push(oct, bytes, nbytes, (my_pe + 1) % n_pes);
}

static shmemx_oct_t made(const struct function *f)
{
    shmemx_oct_t oct = SHMEMX_OCT_INVALID;
    shmemx_oct_create(&oct, buffer, sizeof buffer);
    if (oct == SHMEMX_OCT_INVALID) failed(f->name, "no append");
    return oct;
}

/* What is pushed takes whole elements. */
void test_typed_oct_create(const struct function *f)
{
    struct call c = {.dest = buffer, .nelems = sizeof buffer / f->size};
    call(f, &c);
    if (c.oct == SHMEMX_OCT_INVALID) failed(f->name, "no append");
    push_to_next(c.oct, 1);
    push_to_next(c.oct, f->size);
    shmemx_oct_wait(c.oct, 2 * f->size);
    shmem_barrier_all();
    if (shmemx_oct_get(c.oct) != 2 * f->size) failed(f->name, "%zu bytes given out", shmemx_oct_get(c.oct));
    shmemx_oct_destroy(&c.oct);
}

void test_oct_create(const struct function *f)
{
    shmemx_oct_t oct = made(f);
    expect(shmemx_oct_create, !shmemx_oct_get(oct) && !shmemx_oct_get_complete(oct) && !shmemx_oct_overflow(oct));
    shmem_barrier_all();
    push_to_next(oct, sizeof buffer);
    shmemx_oct_wait(oct, sizeof buffer);
    shmemx_oct_destroy(&oct);
}

void test_team_oct_create(const struct function *f)
{
    shmemx_oct_t oct = (shmemx_oct_t)&oct;
    expect(shmemx_team_oct_create, shmemx_team_oct_create(SHMEM_TEAM_INVALID, &oct, buffer, sizeof buffer) != 0);
    expect(shmemx_team_oct_create, oct == SHMEMX_OCT_INVALID);
    for (int i = 0; i < TEAMS; i++) {
        const struct group *g = &teams[i];
        if (g->me < 0 || !g->size) continue;
        if (shmemx_team_oct_create(g->team, &oct, buffer, sizeof buffer)) failed(f->name, "on %s", g->name);
        const long number = 100 + g->me;
        for (int pe = 0; pe < g->size; pe++) shmemx_ctx_push(g->ctx, oct, &number, sizeof number, pe);
        shmemx_oct_wait(oct, sizeof number * (size_t)g->size);
        long sum = 0;
        for (int pe = 0; pe < g->size; pe++) sum += buffer[pe] - 100 - pe;
        if (sum) failed(f->name, "on %s: not everybody's", g->name);
        shmemx_oct_destroy(&oct);
    }
}

/* A ring, through which goes more than there is room for. */
static shmemx_oct_t ring(const struct function *f)
{
    shmemx_oct_t oct = SHMEMX_OCT_INVALID;
    if (shmemx_team_oct_create_with_options(SHMEM_TEAM_WORLD, &oct, buffer, 4 * sizeof(long), sizeof(long),
                                            SHMEMX_OCT_WRAP))
        failed(f->name, "no ring");
    return oct;
}

static void stream_through(const struct function *f, shmemx_oct_t oct)
{
    long next = 0, seen[3];
    for (long i = 0; i < 50; i++) {
        shmemx_push(oct, &i, sizeof i, (my_pe + 1) % n_pes);
        const size_t n = shmemx_oct_consume(oct, seen, sizeof seen) / sizeof *seen;
        for (size_t k = 0; k < n; k++)
            if (seen[k] != next++) failed(f->name, "%ld comes where %ld should", seen[k], next - 1);
    }
    while (next < 50)
        if (shmemx_oct_consume(oct, seen, sizeof *seen) && *seen != next++) failed(f->name, "%ld is late", *seen);
}

void test_oct_with_options(const struct function *f)
{
    shmemx_oct_t oct = ring(f);
    stream_through(f, oct);
    shmemx_oct_destroy(&oct);
    if (shmemx_team_oct_create_with_options(SHMEM_TEAM_WORLD, &oct, buffer, sizeof buffer, 4, 0))
        failed(f->name, "no append without options");
    push_to_next(oct, 5);
    shmemx_oct_wait(oct, 8);
    shmemx_oct_destroy(&oct);
}

void test_oct_consume(const struct function *f)
{
    shmemx_oct_t oct = ring(f);
    long seen = 0;
    expect(shmemx_oct_consume, !shmemx_oct_consume(oct, &seen, sizeof seen));
    shmem_barrier_all();
    stream_through(f, oct);
    expect(shmemx_oct_consume, !shmemx_oct_consume(oct, &seen, sizeof seen));
    shmemx_oct_destroy(&oct);
}

void test_oct_destroy(const struct function *f)
{
    shmemx_oct_t oct = made(f);
    push_to_next(oct, 9);
    shmemx_oct_destroy(&oct); /* which waits for the push */
    expect(shmemx_oct_destroy, oct == SHMEMX_OCT_INVALID);
    shmemx_oct_destroy(&oct);
    oct = made(f);
    expect(shmemx_oct_destroy, !shmemx_oct_get(oct)); /* the room is used again, and is clean */
    shmemx_oct_destroy(&oct);
}

void test_oct_free(const struct function *f)
{
    shmemx_oct_t oct = made(f);
    shmemx_oct_free(&oct);
    expect(shmemx_oct_free, oct == SHMEMX_OCT_INVALID);
    shmemx_oct_free(&oct);
}

void test_oct_reset(const struct function *f)
{
    shmemx_oct_t oct = made(f);
    for (int phase = 0; phase < 5; phase++) {
        push_to_next(oct, sizeof buffer - 8);
        shmemx_oct_wait(oct, sizeof buffer - 8);
        shmem_barrier_all();
        shmemx_oct_reset(oct);
        expect(shmemx_oct_reset, !shmemx_oct_get(oct) && !shmemx_oct_get_complete(oct));
        shmem_barrier_all();
    }
    shmemx_oct_destroy(&oct);
}

void test_oct_get(const struct function *f)
{
    shmemx_oct_t oct = made(f);
    push_to_next(oct, 3);
    push_to_next(oct, 10);
    shmem_barrier_all();
    expect(shmemx_oct_get, shmemx_oct_get(oct) == 13);
    shmemx_oct_destroy(&oct);
}

void test_oct_get_complete(const struct function *f)
{
    shmemx_oct_t oct = made(f);
    push_to_next(oct, 3);
    push_to_next(oct, 10);
    while (shmemx_oct_get_complete(oct) < 13) continue;
    shmem_barrier_all();
    expect(shmemx_oct_get_complete, shmemx_oct_get_complete(oct) == 13);
    shmemx_oct_destroy(&oct);
}

void test_oct_overflow(const struct function *f)
{
    shmemx_oct_t oct = made(f);
    push_to_next(oct, sizeof buffer - 3);
    push_to_next(oct, 4);
    shmem_barrier_all();
    expect(shmemx_oct_overflow, shmemx_oct_overflow(oct) == 1);
    expect(shmemx_oct_overflow, shmemx_oct_get(oct) == sizeof buffer - 3);
    shmem_barrier_all();
    push_to_next(oct, 3); /* what is shorter still fits */
    shmem_barrier_all();
    expect(shmemx_oct_overflow, shmemx_oct_overflow(oct) == 1 && shmemx_oct_get_complete(oct) == sizeof buffer);
    shmemx_oct_destroy(&oct);
}

void test_oct_wait(const struct function *f)
{
    shmemx_oct_t oct = made(f);
    shmemx_oct_wait(oct, 0);
    push_to_next(oct, 20);
    shmemx_oct_wait(oct, 20);
    expect(shmemx_oct_wait, shmemx_oct_get_complete(oct) == 20);
    shmemx_oct_wait(oct, 19);
    shmemx_oct_destroy(&oct);
}
