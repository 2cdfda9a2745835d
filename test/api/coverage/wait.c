/* Waiting and testing: with every comparison of values at the boundaries of the type, and of arrays with
 * every set of satisfied elements, also when some are left out. What waits is made to wait as well. */
#include "coverage.h"

#include <string.h>

enum { N = 6 }; /* elements of an array */
enum { VALUES = 5 };
enum { FIRST_CMP = SHMEM_CMP_EQ, LAST_CMP = SHMEM_CMP_LE };

/* On a busy machine a wait takes long, and so does a test that fails, because it yields the processor if PEs outnumber
 * processors. So one or two PEs that share memory test all combinations of values and sets, and others a few of each.
 */
static bool is_thorough(void) { return n_pes <= 2 && !uses_messages(); }

static const int no_status[N] = {0};
static const int some_status[N] = {0, 1, 0, 0, -1, 0}, all_status[N] = {1, 2, 3, -4, 5, 6};

/* Values at the boundaries: 0, 1, and those that signed and unsigned types see differently. */
static uint64_t boundary(const struct function *f, int i)
{
    const uint64_t top = 1ull << (f->size * 8 - 1), values[VALUES] = {0, 1, top, top - 1, top | (top - 1)};
    return values[i % VALUES];
}

static int compare(const struct function *f, uint64_t a, uint64_t b)
{
    if (f->kind == UNSIGNED) return (a > b) - (a < b);
    return (as_signed(f, a) > as_signed(f, b)) - (as_signed(f, a) < as_signed(f, b));
}

static bool satisfies(const struct function *f, uint64_t a, int cmp, uint64_t b)
{
    const int order = compare(f, a, b);
    switch (cmp) {
    case SHMEM_CMP_EQ:
        return order == 0;
    case SHMEM_CMP_NE:
        return order != 0;
    case SHMEM_CMP_GT:
        return order > 0;
    case SHMEM_CMP_GE:
        return order >= 0;
    case SHMEM_CMP_LT:
        return order < 0;
    default:
        return order <= 0;
    }
}

/* Finds a boundary value, from number i on, that satisfies the condition, or does not. */
static bool find_value(const struct function *f, int i, int cmp, uint64_t b, bool wanted, uint64_t *found)
{
    for (int k = 0; k < VALUES; k++) {
        *found = boundary(f, i + k);
        if (satisfies(f, *found, cmp, b) == wanted) return true;
    }
    return false;
}

static const char *cmp_name(int cmp)
{
    static const char *const names[] = {"?", "==", "!=", ">", ">=", "<", "<="};
    return names[cmp];
}

/* One PE after the other: PE 0 releases the next one and then waits, the others wait first. */

static uint64_t released; /* what the left neighbour did before the release */

static void set_on(const struct function *f, void *object, uint64_t value, int pe)
{
    switch (f->size) {
    case 2:
        shmem_uint16_p(object, (uint16_t)value, pe);
        break;
    case 4:
        shmem_uint32_atomic_set(object, (uint32_t)value, pe);
        break;
    default:
        shmem_uint64_atomic_set(object, value, pe);
    }
}

/* Sets the objects of the right neighbour that are in set to values[i]. The last one is the release. */
static void release_next(const struct function *f, void *objects, unsigned set, const uint64_t *values)
{
    const int next = (my_pe + 1) % n_pes;
    for (int i = 0; i < N; i++) {
        if (!(set >> i & 1)) continue;
        if (!(set >> i >> 1)) {
            shmem_uint64_p(&released, 1, next);
            shmem_fence();
        }
        set_on(f, element(f, objects, (size_t)i), values[i], next);
    }
}

static void wait_in_turn(const struct function *f, struct call *c, unsigned set, const uint64_t *values)
{
    released = 0;
    shmem_barrier_all();
    if (my_pe == 0) release_next(f, c->dest, set, values);
    call(f, c);
    if (my_pe != 0) release_next(f, c->dest, set, values);
    if (!released) failed(f->name, "returned too early, or without what came before the update");
    shmem_barrier_all();
}

/* One object */

/* A comparison of an object, which becomes a, with b, whose bytes must have a place. */
static struct call call_on_value(const struct function *f, int cmp, void *object, uint64_t a, void *b_bytes, uint64_t b)
{
    store_bits(f, object, a);
    store_bits(f, b_bytes, b);
    return (struct call){.dest = object, .cmp = cmp, .value = b_bytes};
}

static void test_at_once(const struct function *f, void *object, int cmp, uint64_t a, uint64_t b, bool waits)
{
    uint64_t b_bytes, result = a;
    struct call c = call_on_value(f, cmp, object, a, &b_bytes, b);
    const bool wanted = satisfies(f, a, cmp, b);
    if (waits && !wanted) return;
    c.result = &result;
    c.answer = 1;
    call(f, &c);
    if (c.answer != wanted)
        failed(f->name, "%#jx %s %#jx gave %d", (uintmax_t)a, cmp_name(cmp), (uintmax_t)b, c.answer);
    if (result != a) failed(f->name, "returned %#jx, not %#jx", (uintmax_t)result, (uintmax_t)a);
    if (load_bits(f, object) != a) failed(f->name, "changed the object");
}

static void test_wait_for_next(const struct function *f, void *object, int cmp, int i)
{
    uint64_t before, after, b_bytes;
    const uint64_t b = boundary(f, i);
    if (!find_value(f, i, cmp, b, false, &before) || !find_value(f, i, cmp, b, true, &after)) return;
    struct call c = call_on_value(f, cmp, object, before, &b_bytes, b);
    uint64_t result = after;
    c.result = &result;
    wait_in_turn(f, &c, 1, &after);
    if (load_bits(f, object) != after || result != after)
        failed(f->name, "%s %#jx: ended with %#jx in the object and %#jx as result, not %#jx", cmp_name(cmp),
               (uintmax_t)b, (uintmax_t)load_bits(f, object), (uintmax_t)result, (uintmax_t)after);
}

static void test_object(const struct function *f, void *object, bool waits)
{
    const int first = f->variant ? f->variant : FIRST_CMP, last = f->variant ? f->variant : LAST_CMP;
    for (int cmp = first; cmp <= last; cmp++)
        for (int i = 0; i < VALUES; i++) {
            for (int k = 0; k < VALUES; k++)
                if (is_thorough() || (i + k + cmp) % VALUES == 0)
                    test_at_once(f, object, cmp, boundary(f, i), boundary(f, k), waits);
            if (waits && (is_thorough() || i == cmp % VALUES)) test_wait_for_next(f, object, cmp, i);
        }
}

/* The variant is the only comparison that the function makes, or 0. */
void test_wait(const struct function *f)
{
    test_object(f, scratch(true), true);
    test_object(f, scratch(false), true);
}

void test_test(const struct function *f)
{
    test_object(f, scratch(true), false);
    test_object(f, scratch(false), false);
}

/* Many objects */

/* An array, its conditions, and for each element a value that satisfies its own and one that does not. */
struct many {
    const struct function *f;
    void *objects;
    const int *status;
    int cmp;
    uint64_t conditions[N], yes[N], no[N];
    _Alignas(8) unsigned char condition_bytes[N * 8];
    size_t indices[N + 1];
};

static bool is_vector(const struct function *f) { return f->variant & VECTOR; }
static int how_many(const struct function *f) { return f->variant & 3; }
static bool waits(const struct function *f) { return f->variant & WAITS; }

/* The elements, as bits, that are not left out. */
static unsigned included(const struct many *m)
{
    unsigned set = 0;
    for (int i = 0; i < N; i++) set |= (unsigned)(!m->status || !m->status[i]) << i;
    return set;
}

/* Chooses the condition of element i, with values that satisfy it and that do not. */
static void choose(struct many *m, int i)
{
    const int first = is_vector(m->f) ? i : 1;
    for (int k = 0; k < VALUES; k++) {
        m->conditions[i] = boundary(m->f, first + k);
        if (find_value(m->f, i, m->cmp, m->conditions[i], true, &m->yes[i]) &&
            find_value(m->f, i + 1, m->cmp, m->conditions[i], false, &m->no[i]))
            break;
    }
    store_bits(m->f, element(m->f, m->condition_bytes, (size_t)i), m->conditions[i]);
}

static struct many many_of(const struct function *f, void *objects, const int *status, int cmp)
{
    struct many m = {.f = f, .objects = objects, .status = status, .cmp = cmp};
    for (int i = 0; i < N; i++) choose(&m, i);
    return m;
}

static void set_objects(struct many *m, unsigned satisfied)
{
    for (int i = 0; i < N; i++)
        store_bits(m->f, element(m->f, m->objects, (size_t)i), satisfied >> i & 1 ? m->yes[i] : m->no[i]);
}

static struct call call_on_many(struct many *m)
{
    for (int i = 0; i <= N; i++) m->indices[i] = 1000 + (size_t)i;
    return (struct call){.dest = m->objects,
                         .nelems = N,
                         .status = m->status,
                         .cmp = m->cmp,
                         .indices = m->indices,
                         .value = m->condition_bytes,
                         .answer = 1};
}

static void expect_some(const struct many *m, size_t count, unsigned wanted)
{
    unsigned seen = 0;
    bool sane = count <= N;
    for (size_t i = 0; sane && i < count; i++) {
        const unsigned bit = m->indices[i] < N ? 1u << m->indices[i] : 0;
        sane = bit && !(seen & bit);
        seen |= bit;
    }
    for (size_t i = sane ? count : 0; i <= N; i++) sane = sane && m->indices[i] == 1000 + i;
    if (!sane || seen != wanted)
        failed(m->f->name, "gave %zu indices%s, %#x, not %#x", count, sane ? "" : " (wrong)", seen, wanted);
}

/* Fails if the answer of a call is not the one for these elements that satisfy the condition. */
static void expect_answer(const struct many *m, const struct call *c, unsigned satisfied)
{
    const unsigned wanted = satisfied & included(m);
    const char *name = m->f->name;
    if (how_many(m->f) == SOME) {
        expect_some(m, c->index, wanted);
    } else if (how_many(m->f) == ANY) {
        const bool right = wanted ? c->index < N && wanted >> c->index & 1 : c->index == SIZE_MAX;
        if (!right) failed(name, "gave index %zd, which is not in the set %#x", (ptrdiff_t)c->index, wanted);
    } else if (c->answer != (wanted == included(m))) {
        failed(name, "gave %d for %#x satisfied of %#x", c->answer, wanted, included(m));
    }
}

static bool would_return(const struct many *m, unsigned satisfied)
{
    satisfied &= included(m);
    if (!waits(m->f) || !included(m)) return true;
    return how_many(m->f) == ALL ? satisfied == included(m) : satisfied != 0;
}

/* Every set of satisfied elements, or none, every second one, and all. */
static void test_sets(struct many *m)
{
    for (unsigned satisfied = 0; satisfied < 1u << N; satisfied += is_thorough() ? 1 : 0x15) {
        if (!would_return(m, satisfied)) continue;
        set_objects(m, satisfied);
        struct call c = call_on_many(m);
        call(m->f, &c);
        expect_answer(m, &c, satisfied);
    }
}

/* No elements at all, and none that is not left out: all of none are satisfied, and none is. */
static void test_empty(const struct function *f, void *objects)
{
    struct many m = many_of(f, objects, all_status, SHMEM_CMP_EQ);
    test_sets(&m);
    struct call c = call_on_many(&m);
    c.dest = NULL;
    c.nelems = 0;
    c.status = NULL;
    c.indices = NULL;
    if (is_vector(f)) c.value = NULL;
    call(f, &c);
    expect_answer(&m, &c, 0);
}

/* Every satisfied element gets its turn. */
static void test_fairness(const struct function *f, void *objects)
{
    const unsigned satisfied = 0x29;
    unsigned seen = 0;
    struct many m = many_of(f, objects, NULL, SHMEM_CMP_GE);
    if (how_many(f) != ANY) return;
    set_objects(&m, satisfied);
    for (int i = 0; i < 50; i++) {
        struct call c = call_on_many(&m);
        call(f, &c);
        if (c.index < N) seen |= 1u << c.index;
    }
    if (seen != satisfied) failed(f->name, "gave only %#x of %#x in 50 calls", seen, satisfied);
}

/* What is left out is satisfied where that must not matter, and not where it must not be waited for. */
static void test_many_wait(struct many *m)
{
    const bool all = how_many(m->f) == ALL;
    const unsigned last = all ? included(m) : 8, others = all ? 0 : ~included(m);
    set_objects(m, others);
    struct call c = call_on_many(m);
    wait_in_turn(m->f, &c, last, m->yes);
    expect_answer(m, &c, last);
}

void test_many(const struct function *f)
{
    const int *const statuses[] = {NULL, no_status, some_status};
    for (int i = 0; i < 6; i++)
        for (int cmp = FIRST_CMP; cmp <= LAST_CMP; cmp++) {
            struct many m = many_of(f, scratch(i % 2), statuses[i / 2], cmp);
            if (!is_thorough() && (i + cmp) % 6) continue;
            test_sets(&m);
            if (waits(f)) test_many_wait(&m);
        }
    test_empty(f, scratch(true));
    test_fairness(f, scratch(false));
}
