#include "api/raw.h"

#include <shmemx.h>

#include "base/log.h"
#include "op/amo.h"

#define BITS 32
#include "api/raw_width.inl"
#define BITS 64
#include "api/raw_width.inl"

enum { NO_WORD = -1, REDUCTIONS = SHMEMX_REDUCE_PROD + 1 };

/* What each type has; gen_entry.py makes the rows from the tables. */
static const struct type {
    size_t size;
    int word; /* an enum word_kind, or NO_WORD */
    reduce_kernel *reductions[REDUCTIONS];
} types[] = {
#define RAW_TYPE(number, type, word, ...) [number] = {sizeof(type), word, {__VA_ARGS__}},
#include "api/raw_types.def"
#undef RAW_TYPE
};
enum { TYPES = sizeof types / sizeof *types };

size_t raw_type_size(int type) { return (unsigned)type < TYPES ? types[type].size : 0; }

static const struct type *type_of(int type, const char *where)
{
    if ((unsigned)type >= TYPES) die_argument(where, "type", "%d, not one of SHMEMX_TYPE_..., in [0, %d)", type, TYPES);
    return &types[type];
}

enum word_kind raw_word(int type, const char *where)
{
    int word = type_of(type, where)->word;
    if (word == NO_WORD) die_argument(where, "type", "%d, which is none that can be waited for", type);
    return (enum word_kind)word;
}

reduce_kernel *raw_reduction(int type, int op, const char *where)
{
    const struct type *t = type_of(type, where);
    if ((unsigned)op >= REDUCTIONS)
        die_argument(where, "op", "%d, not one of SHMEMX_REDUCE_..., in [0, %d)", op, REDUCTIONS);
    if (!t->reductions[op]) die_argument(where, "op", "%d, which type %d does not have", op, type);
    return t->reductions[op];
}

size_t raw_step(size_t nelems, size_t nvalues, const char *where)
{
    if (nvalues != 1 && nvalues != nelems)
        die_argument(where, "nvalues", "%zu, neither 1 nor nelems, which is %zu", nvalues, nelems);
    return nvalues > 1;
}

/* The low bits of a value, as the number that the word has. */
static int64_t number_of(enum word_kind kind, uint64_t value)
{
    switch (kind) {
    case WORD_I16:
        return (int16_t)value;
    case WORD_U16:
        return (uint16_t)value;
    case WORD_I32:
        return (int32_t)value;
    case WORD_U32:
        return (uint32_t)value;
    default:
        return (int64_t)value;
    }
}

uint64_t raw_wait_until(int type, const void *ivar, int cmp, uint64_t value, const char *where)
{
    enum word_kind kind = raw_word(type, where);
    return (uint64_t)wait_until(kind, ivar, cmp, number_of(kind, value), where);
}

int raw_test(int type, const void *ivar, int cmp, uint64_t value, const char *where)
{
    enum word_kind kind = raw_word(type, where);
    return wait_test(kind, ivar, cmp, number_of(kind, value), where);
}

_Noreturn cold static void die_atomic(int op, size_t width, const char *where)
{
    if (width != 4 && width != 8) die_argument(where, "width", "%zu, not 4 or 8 bytes", width);
    die_argument(where, "op", "%d, not one of those SHMEMX_ATOMIC_... that this function has", op);
}

void raw_atomic(struct context *c, int op, size_t width, void *dest, uint64_t value, int pe, const char *where)
{
    bool done = width == 8   ? atomic64(c, op, dest, value, pe, where)
                : width == 4 ? atomic32(c, op, dest, (uint32_t)value, pe, where)
                             : false;
    if (unlikely(!done)) die_atomic(op, width, where);
}

uint64_t raw_atomic_fetch(struct context *c, int op, size_t width, void *dest, uint64_t cond, uint64_t value, int pe,
                          const char *where)
{
    uint64_t old = 0;
    uint32_t old32 = 0;
    if (width == 8 && atomic_fetch64(c, op, &old, dest, cond, value, pe, where)) return old;
    if (width == 4 && atomic_fetch32(c, op, &old32, dest, (uint32_t)cond, (uint32_t)value, pe, where)) return old32;
    die_atomic(op, width, where);
}

void raw_atomic_fetch_nbi(struct context *c, int op, size_t width, void *fetch, void *dest, uint64_t cond,
                          uint64_t value, int pe, const char *where)
{
    bool done = width == 8   ? atomic_fetch_nbi64(c, op, fetch, dest, cond, value, pe, where)
                : width == 4 ? atomic_fetch_nbi32(c, op, fetch, dest, (uint32_t)cond, (uint32_t)value, pe, where)
                             : false;
    if (unlikely(!done)) die_atomic(op, width, where);
}
