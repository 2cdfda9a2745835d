/* Atomic operations: first each on an object of its own, where the value from before and the area around are
 * checked; then all PEs at once on one object. */
#include "coverage.h"

#include <string.h>

enum { OLD, NEW };          /* kinds of values */
enum { MOST_ROUNDS = 200 }; /* of all PEs on one object */

/* Few where each is a message there and back, which takes long on a busy machine. */
static int rounds(void) { return uses_messages() ? 10 : MOST_ROUNDS; }

static int operation(const struct spot *s) { return s->f->variant & OPERATION; }
static bool returns(const struct spot *s) { return s->f->variant & RETURNS; }
static void *object(const struct spot *s) { return s->area + GUARD; }

static uint64_t truncated(const struct spot *s, uint64_t bits)
{
    return s->f->size == 8 ? bits : bits & ((1ull << s->f->size * 8) - 1);
}

static uint64_t value_of(const struct spot *s, int pe, int kind)
{
    uint64_t element;
    make_element(s->f, &element, seed_of(s, pe, 0, kind));
    return load_bits(s->f, &element);
}

/* What an operation makes of an object. */
static uint64_t apply(const struct spot *s, uint64_t old, uint64_t value, uint64_t condition)
{
    switch (operation(s)) {
    case SET:
    case SWAP:
        return value;
    case COMPARE_SWAP:
        return old == condition ? value : old;
    case INC:
        return truncated(s, old + 1);
    case ADD:
        return truncated(s, old + value);
    case AND:
        return old & value;
    case OR:
        return old | value;
    case XOR:
        return old ^ value;
    default:
        return old;
    }
}

/* One call on member pe of the spot's group; the value from before is in s->local. */
static void operate(const struct spot *s, int pe, uint64_t value, uint64_t condition)
{
    _Alignas(8) unsigned char value_bytes[8], condition_bytes[8];
    struct call c = call_on(s);
    c.pe = pe;
    c.dest = object(s);
    c.result = s->local + GUARD;
    c.value = value_bytes;
    c.cond = condition_bytes;
    store_bits(s->f, value_bytes, value);
    store_bits(s->f, condition_bytes, condition);
    call(s->f, &c);
}

/* Alone */

/* The condition of PE pe, which holds in half of the spots; elsewhere it differs in the highest bit. */
static uint64_t condition_of(const struct spot *s, uint64_t old)
{
    const bool holds = s->number == 0 || s->number == 3;
    return holds ? old : old ^ 1ull << (s->f->size * 8 - 1);
}

static void prepare_alone(const struct spot *s)
{
    fill_guard(s->area);
    store_bits(s->f, object(s), value_of(s, my_pe, OLD));
}

static void operate_alone(const struct spot *s)
{
    const uint64_t old = value_of(s, s->group->world[s->to], OLD);
    fill_guard(s->local);
    operate(s, s->to, value_of(s, my_pe, NEW), condition_of(s, old));
}

static void verify_result(const struct spot *s)
{
    unsigned char *image = fresh_image();
    if (returns(s)) store_bits(s->f, image + GUARD, value_of(s, s->group->world[s->to], OLD));
    expect_area(s, "the value from before", s->local, image);
}

static void verify_alone(const struct spot *s)
{
    unsigned char *image = fresh_image();
    uint64_t value = value_of(s, my_pe, OLD);
    if (s->group->me >= 0) value = apply(s, value, value_of(s, s->group->world[s->from], NEW), condition_of(s, value));
    store_bits(s->f, image + GUARD, value);
    expect_area(s, "the object", s->area, image);
}

/* All at once, on member 0 of the group. Its first signal collects what swaps take out. */

/* The value that member pe uses in a round: each changes other bits. */
static uint64_t value_in_round(const struct spot *s, int pe, int round)
{
    const uint64_t bit = 1ull << (unsigned)(pe * 8 + round) % (s->f->size * 8);
    switch (operation(s)) {
    case AND:
        return truncated(s, ~bit);
    case OR:
        return bit;
    case SWAP:
        return truncated(s, mix((uint64_t)pe + 1));
    default:
        return truncated(s, mix((uint64_t)(pe * MOST_ROUNDS + round)));
    }
}

static uint64_t first_value(const struct spot *s) { return operation(s) == AND ? truncated(s, ~0ull) : 0; }

static uint64_t result_of(const struct spot *s)
{
    complete(s->f, s->group);
    return load_bits(s->f, s->local + GUARD);
}

static void prepare_together(const struct spot *s)
{
    fill_guard(s->area);
    store_bits(s->f, object(s), first_value(s));
    s->signals[0] = 0;
}

/* Adds 1 for every round, by trying until nobody else comes between. */
static void compare_and_swap(const struct spot *s)
{
    for (uint64_t done = 0, old = 0; done < (uint64_t)rounds();) {
        operate(s, 0, truncated(s, old + 1), old);
        const uint64_t seen = result_of(s);
        done += seen == old;
        old = seen == old ? old + 1 : seen;
    }
}

/* Puts its value in and goes on with what was there; in the end everything is still somewhere. */
static void swap_around(const struct spot *s)
{
    uint64_t held = value_in_round(s, s->group->me, 0);
    for (int round = 0; round < rounds(); round++) {
        operate(s, 0, held, 0);
        held = result_of(s);
    }
    shmem_ctx_uint64_atomic_xor(s->group->ctx, &s->signals[0], held, 0);
}

static void operate_together(const struct spot *s)
{
    if (operation(s) == COMPARE_SWAP) {
        compare_and_swap(s);
    } else if (operation(s) == SWAP) {
        swap_around(s);
    } else {
        for (int round = 0; round < rounds(); round++) operate(s, 0, value_in_round(s, s->group->me, round), 0);
    }
}

static uint64_t value_together(const struct spot *s)
{
    const int size = s->group->size;
    uint64_t value = first_value(s);
    if (operation(s) == COMPARE_SWAP) return truncated(s, (uint64_t)(size * rounds()));
    if (operation(s) == SWAP) {
        value = s->signals[0];
        for (int pe = 0; pe < size; pe++) value ^= value_in_round(s, pe, 0);
        return value;
    }
    for (int pe = 0; pe < size; pe++)
        for (int round = 0; round < rounds(); round++) value = apply(s, value, value_in_round(s, pe, round), 0);
    return value;
}

static void verify_together(const struct spot *s)
{
    unsigned char *image = fresh_image();
    const bool is_target = s->group->me == 0;
    uint64_t value = is_target ? value_together(s) : first_value(s);
    if (operation(s) == SET && is_target) /* anybody's last one */
        for (int pe = 0; pe < s->group->size; pe++)
            if (load_bits(s->f, object(s)) == value_in_round(s, pe, rounds() - 1)) return;
    store_bits(s->f, image + GUARD, value);
    expect_area(s, "the object of all", s->area, image);
}

void test_atomic(const struct function *f)
{
    static const struct steps alone = {prepare_alone, operate_alone, verify_result, verify_alone};
    static const struct steps together = {prepare_together, operate_together, NULL, verify_together};
    run_on_contexts(f, &alone);
    if ((f->variant & OPERATION) == FETCH) return;
    run_steps(f, &together, &teams[f->has_ctx ? REVERSED : WORLD], 1);
}

/* Signals: fetched by their owner */

static void set_signal(const struct spot *s) { shmem_signal_set(&s->signals[0], value_of(s, my_pe, NEW), s->to); }

static void fetch_signal(const struct spot *s)
{
    uint64_t seen = 0, wanted = value_of(s, s->group->world[s->from], NEW);
    struct call c = {.source = &s->signals[0], .result = &seen};
    call(s->f, &c);
    if (seen != wanted) failed(s->f->name, "%s: %#jx, not %#jx", spot_name(s), (uintmax_t)seen, (uintmax_t)wanted);
}

void test_signal_fetch(const struct function *f)
{
    static const struct steps steps = {prepare_together, set_signal, NULL, fetch_signal};
    run_on_contexts(f, &steps);
}
