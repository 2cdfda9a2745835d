#include "api/raw.h"

#include <shmemx.h>

#include "base/log.h"
#include "op/amo.h"

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
    if ((unsigned)type >= TYPES) die_argument(where, "type", "%d, expected SHMEMX_TYPE_..., 0 to %d", type, TYPES - 1);
    return &types[type];
}

enum word_kind raw_word(int type, const char *where)
{
    int word = type_of(type, where)->word;
    if (word == NO_WORD) die_argument(where, "type", "%d, a type that cannot be waited for", type);
    return (enum word_kind)word;
}

reduce_kernel *raw_reduction(int type, int op, const char *where)
{
    const struct type *t = type_of(type, where);
    if ((unsigned)op >= REDUCTIONS)
        die_argument(where, "op", "%d, expected SHMEMX_REDUCE_..., 0 to %d", op, REDUCTIONS - 1);
    if (!t->reductions[op]) die_argument(where, "op", "%d, an operation that type %d does not have", op, type);
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

/* An enum amo has the number of its SHMEMX_ATOMIC_... */
_Static_assert((int)AMO_FETCH == SHMEMX_ATOMIC_FETCH && (int)AMO_SET == SHMEMX_ATOMIC_SET &&
                   (int)AMO_SWAP == SHMEMX_ATOMIC_SWAP && (int)AMO_COMPARE_SWAP == SHMEMX_ATOMIC_COMPARE_SWAP &&
                   (int)AMO_ADD == SHMEMX_ATOMIC_ADD && (int)AMO_AND == SHMEMX_ATOMIC_AND &&
                   (int)AMO_OR == SHMEMX_ATOMIC_OR && (int)AMO_XOR == SHMEMX_ATOMIC_XOR,
               "shmemx.h and amo_apply.h number the atomic operations alike");

enum { SILENT = 1 << AMO_SET | 1 << AMO_ADD | 1 << AMO_AND | 1 << AMO_OR | 1 << AMO_XOR };

_Noreturn cold_path static void die_atomic(int op, size_t width, const char *where)
{
    if (width != 4 && width != 8) die_argument(where, "width", "%zu, not 4 or 8 bytes", width);
    die_argument(where, "op", "%d, not an SHMEMX_ATOMIC_... of this function", op);
}

/* That operation, where all have a meaning: what sets and tells what was before is a swap. */
force_inline enum amo fetching(int op, size_t width, const char *where)
{
    if (unlikely((unsigned)op > AMO_XOR)) die_atomic(op, width, where);
    return op == AMO_SET ? AMO_SWAP : (enum amo)op;
}

void raw_atomic(struct context *c, int op, size_t width, void *dest, uint64_t value, int pe, const char *where)
{
    bool is_one = (unsigned)op <= AMO_XOR && 1u << op & SILENT;
    if (likely(is_one && width == 8)) amo_silent64(c, dest, value, pe, where, (enum amo)op);
    else if (likely(is_one && width == 4)) amo_silent32(c, dest, (uint32_t)value, pe, where, (enum amo)op);
    else die_atomic(op, width, where);
}

uint64_t raw_atomic_fetch(struct context *c, int op, size_t width, void *dest, uint64_t cond, uint64_t value, int pe,
                          const char *where)
{
    enum amo amo = fetching(op, width, where);
    if (width == 8) return amo64(c, dest, cond, value, pe, where, amo);
    if (width == 4) return amo32(c, dest, (uint32_t)cond, (uint32_t)value, pe, where, amo);
    die_atomic(op, width, where);
}

void raw_atomic_fetch_nbi(struct context *c, int op, size_t width, void *fetch, void *dest, uint64_t cond,
                          uint64_t value, int pe, const char *where)
{
    enum amo amo = fetching(op, width, where);
    if (width == 8) amo_nbi64(c, fetch, dest, cond, value, pe, where, amo);
    else if (width == 4) amo_nbi32(c, fetch, dest, (uint32_t)cond, (uint32_t)value, pe, where, amo);
    else die_atomic(op, width, where);
}
