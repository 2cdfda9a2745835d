/* Reductions and scans, over teams and over active sets, with separate buffers and in place. The values are
 * such that every result is exact, needs the whole width of its type, and overflows only where it may. */
#include "coverage.h"

#include <float.h>
#include <string.h>

/* A value of any type. */
struct number {
    uint64_t bits;
    long double real, imaginary;
};

static int operation(const struct spot *s) { return s->f->variant & OPERATION; }
static bool is_integer(const struct spot *s) { return s->f->kind == SIGNED || s->f->kind == UNSIGNED; }
static bool is_in_place(const struct spot *s) { return s->number == 1 || s->number == 2; }

static size_t count(const struct spot *s)
{
    static const size_t counts[SPOTS] = {5, 1, 33, 100}, counts_of_crowd[SPOTS] = {5, 1, 3, 7};
    return (is_crowd() ? counts_of_crowd : counts)[s->number]; /* each result is computed from the values of all PEs */
}

/* Values */

/* How many bits of the type's values are used: two less than it has, for products. */
static int width(const struct spot *s)
{
    if (is_integer(s)) return (int)s->f->size * 8 - 1;
    const size_t part = s->f->kind == COMPLEX ? s->f->size / 2 : s->f->size;
    return (part == sizeof(float) ? FLT_MANT_DIG : part == sizeof(double) ? DBL_MANT_DIG : 64) - 3;
}

/* An odd number with a sign whose absolute value is at most that of the limit. */
static int64_t odd_number(uint64_t random, int64_t limit)
{
    const int64_t size = (int64_t)(random >> 1) % limit | 1;
    return random & 1 ? -size : size;
}

/* A factor: in element i one member has a large one, the next one 3, and all others 1 or -1. */
static int64_t factor(const struct spot *s, int member, size_t i, uint64_t random)
{
    const int members = s->group->size, large = (int)(i % (size_t)members);
    if (member == large) return odd_number(random, (int64_t)((1ull << width(s)) / 4));
    if (member == (large + 1) % members) return 3;
    return random & 1 ? -1 : 1;
}

/* A summand: so small that all together are in range. */
static int64_t summand(const struct spot *s, uint64_t random)
{
    const int64_t limit = (int64_t)((1ull << width(s)) / (uint64_t)s->group->size);
    return odd_number(random, limit ? limit : 1); /* many summands of 8 bits: 1 and -1 */
}

/* Integers of any size, except where sums and products of signed ones must not overflow. */
static struct number integer_of(const struct spot *s, int member, size_t i, uint64_t random)
{
    const bool free = s->f->kind == UNSIGNED || operation(s) < SUM;
    if (free) return (struct number){.bits = random};
    const int64_t v = operation(s) == PROD ? factor(s, member, i, random) : summand(s, random);
    return (struct number){.bits = (uint64_t)v};
}

/* The products of complex numbers stay exact: all but one of the factors are 1, i, -1, -i or 1 + 2i. */
static struct number complex_factor(const struct spot *s, int member, size_t i, uint64_t random)
{
    const int members = s->group->size, large = (int)(i % (size_t)members);
    const int real[] = {1, 0, -1, 0}, imaginary[] = {0, 1, 0, -1};
    const int64_t limit = (int64_t)((1ull << width(s)) / 4);
    if (member == large) return (struct number){0, odd_number(random, limit), odd_number(mix(random), limit)};
    if (member == (large + 1) % members) return (struct number){.real = 1, .imaginary = 2};
    return (struct number){.real = real[random % 4], .imaginary = imaginary[random % 4]};
}

static struct number value_of(const struct spot *s, int member, size_t i)
{
    const uint64_t random = seed_of(s, s->group->world[member], i, 0);
    if (is_integer(s)) return integer_of(s, member, i, random);
    if (operation(s) == PROD && s->f->kind == COMPLEX) return complex_factor(s, member, i, random);
    if (operation(s) == PROD) return (struct number){.real = factor(s, member, i, random)};
    return (struct number){.real = summand(s, random), .imaginary = summand(s, mix(random))};
}

static void store(const struct spot *s, void *at, struct number v)
{
    const struct function *f = s->f;
    if (is_integer(s)) {
        store_bits(f, at, v.bits);
    } else if (f->kind == COMPLEX && f->size == 2 * sizeof(float)) {
        ((float *)at)[0] = (float)v.real;
        ((float *)at)[1] = (float)v.imaginary;
    } else if (f->kind == COMPLEX) {
        ((double *)at)[0] = (double)v.real;
        ((double *)at)[1] = (double)v.imaginary;
    } else if (f->size == sizeof(float)) {
        *(float *)at = (float)v.real;
    } else if (f->size == sizeof(double)) {
        *(double *)at = (double)v.real;
    } else {
        *(long double *)at = v.real;
    }
}

/* Whether a is less than b, as numbers of the type. */
static bool is_less(const struct spot *s, struct number a, struct number b)
{
    if (s->f->kind == SIGNED) return as_signed(s->f, a.bits) < as_signed(s->f, b.bits);
    const unsigned unused = 64 - 8 * (unsigned)s->f->size;
    if (s->f->kind == UNSIGNED) return a.bits << unused < b.bits << unused;
    return a.real < b.real;
}

static struct number product(struct number a, struct number b)
{
    return (struct number){.bits = a.bits * b.bits,
                           .real = a.real * b.real - a.imaginary * b.imaginary,
                           .imaginary = a.real * b.imaginary + a.imaginary * b.real};
}

static struct number combine(const struct spot *s, struct number a, struct number b)
{
    switch (operation(s)) {
    case AND:
        return (struct number){.bits = a.bits & b.bits};
    case OR:
        return (struct number){.bits = a.bits | b.bits};
    case XOR:
        return (struct number){.bits = a.bits ^ b.bits};
    case MAX:
        return is_less(s, a, b) ? b : a;
    case MIN:
        return is_less(s, a, b) ? a : b;
    case PROD:
        return product(a, b);
    default:
        return (struct number){
            .bits = a.bits + b.bits, .real = a.real + b.real, .imaginary = a.imaginary + b.imaginary};
    }
}

/* The members whose values make this PE's result: up to the last one. */
static int last_member(const struct spot *s)
{
    if (operation(s) == INSCAN) return s->group->me;
    if (operation(s) == EXSCAN) return s->group->me - 1;
    return s->group->size - 1;
}

static struct number result_of(const struct spot *s, size_t i)
{
    struct number result = {0};
    const int last = last_member(s);
    if (last >= 0) result = value_of(s, 0, i);
    for (int member = 1; member <= last; member++) result = combine(s, result, value_of(s, member, i));
    return result;
}

/* Calls */

/* Elements, of which the function is to take only the first ones. */
static void make_source(const struct spot *s, unsigned char *area)
{
    enum { MORE = 4 };
    fill_guard(area);
    for (size_t i = 0; i < count(s) + MORE && s->group->me >= 0; i++) {
        unsigned char *at = element(s->f, area + GUARD, i);
        for (size_t k = 0; k < s->f->size; k++) at[k] = 0; /* the padding too */
        store(s, at, value_of(s, s->group->me, i));
    }
}

static void prepare(const struct spot *s)
{
    memset(s->source, 0xee, AREA);
    if (is_in_place(s)) make_source(s, s->area);
    else fill_guard(s->area);
}

static void verify(const struct spot *s)
{
    unsigned char *image = fresh_image();
    if (is_in_place(s)) make_source(s, image);
    for (size_t i = 0; i < count(s) && s->group->me >= 0; i++)
        store(s, element(s->f, image + GUARD, i), result_of(s, i));
    expect_area(s, is_in_place(s) ? "dest, in place," : "dest", s->area, image);
}

/* On return dest is ready, and source, if it is another, may be used again. */
static void verify_and_reuse(const struct spot *s)
{
    verify(s);
    if (is_in_place(s)) return;
    unsigned char *image = fresh_image();
    make_source(s, image);
    expect_area(s, "source", s->source, image);
    memset(s->source, 0xee, AREA);
}

static void reduce(const struct spot *s)
{
    struct call c = call_on(s);
    call_collective(s, c);
    c.dest = s->area + GUARD;
    c.source = is_in_place(s) ? c.dest : s->source + GUARD;
    c.nelems = count(s);
    c.psync += SHMEM_SYNC_SIZE;
    come_late(s);
    if (!is_in_place(s)) make_source(s, s->source); /* it need not be ready before its own PE calls */
    call_collective(s, c);
    verify_and_reuse(s);
}

void test_reduce(const struct function *f)
{
    static const struct steps steps = {prepare, reduce, NULL, verify};
    run_collective(f, &steps);
}
