/* Fence and quiet: what was issued before them is there when what was issued after them is. */
#include "coverage.h"

#include <string.h>

enum {
    WORDS = 8, /* in a round: most are put together, the last one alone, the one before it is added */
    ROUNDS = 40,
    BLOCK = WORDS * sizeof(uint64_t),
};
_Static_assert(2 * GUARD + ROUNDS * BLOCK <= AREA, "all rounds need room in an area");

/* The words of a round, in any of a spot's areas. */
static uint64_t *words(unsigned char *area, int round) { return (uint64_t *)(void *)(area + GUARD) + round * WORDS; }

static uint64_t word(const struct spot *s, int pe, int round, int i)
{
    return seed_of(s, pe, (size_t)(round * WORDS + i), 0);
}

static void prepare(const struct spot *s)
{
    memset(s->area, 0, AREA);
    s->signals[0] = 0;
    for (int round = 0; round < ROUNDS; round++)
        for (int i = 0; i < WORDS; i++) words(s->source, round)[i] = word(s, my_pe, round, i);
}

static void expect_words(const struct spot *s, const char *what, const uint64_t *seen, int pe, int round)
{
    for (int i = 0; i < WORDS; i++)
        if (seen[i] != word(s, pe, round, i))
            failed(s->f->name, "%s: round %d: word %d %s is not there", spot_name(s), round, i, what);
}

static void issue(const struct spot *s, int round)
{
    const shmem_ctx_t ctx = s->group->ctx;
    uint64_t *const dest = words(s->area, round), *const source = words(s->source, round);
    shmem_ctx_put64_nbi(ctx, dest, source, WORDS - 2, s->to);
    shmem_ctx_uint64_atomic_add(ctx, &dest[WORDS - 2], source[WORDS - 2], s->to);
    shmem_ctx_uint64_p(ctx, &dest[WORDS - 1], source[WORDS - 1], s->to);
    if (s->f->variant == QUIET) shmem_ctx_get64_nbi(ctx, words(s->local, round), source, WORDS, s->to);
}

/* Releases the target: after a quiet on another context, after a fence on the same. */
static void announce(const struct spot *s, int round)
{
    const uint64_t flag = (uint64_t)round + 1;
    if (s->f->variant == QUIET) shmem_uint64_atomic_set(&s->signals[0], flag, s->group->world[s->to]);
    else shmem_ctx_uint64_atomic_set(s->group->ctx, &s->signals[0], flag, s->to);
}

static void call_fence(const struct spot *s)
{
    const int pes[] = {s->to, s->group->me, s->to};
    struct call c = call_on(s);
    call(s->f, &c); /* for pe_quiet: with no PEs */
    c.pes = pes;
    c.nelems = 3;
    call(s->f, &c);
    c.ctx = SHMEM_CTX_INVALID;
    if (s->f->has_ctx) call(s->f, &c);
}

static void pass_rounds(const struct spot *s)
{
    const int to = s->group->world[s->to], from = s->group->world[s->from];
    for (int round = 0; round < ROUNDS; round++) {
        issue(s, round);
        call_fence(s);
        announce(s, round);
        if (s->f->variant == QUIET) expect_words(s, "of a get", words(s->local, round), to, round);
        shmem_uint64_wait_until(&s->signals[0], SHMEM_CMP_GE, (uint64_t)round + 1);
        expect_words(s, "of a put", words(s->area, round), from, round);
    }
}

static void verify(const struct spot *s)
{
    static const unsigned char zeros[AREA];
    if (s->group->me < 0) expect_area(s, "memory outside", s->area, zeros);
}

void test_order(const struct function *f)
{
    static const struct steps steps = {prepare, pass_rounds, NULL, verify};
    run_on_contexts(f, &steps);
}
