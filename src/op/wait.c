#include "op/wait.h"

#include <shmem.h>

#include "base/atomic.h"
#include "base/log.h"
#include "base/turn.h"
#include "context/context.h"
#include "lane/lane.h"
#include "lane/backoff.h"
#include "op/constants.h"

/* What a word is compared with, as the numbers from `low` to `low` + `span`, going round at 2^64; `outside` holds for
 * all the others. Any comparison of either signedness is one of these, and to test it takes three instructions. */
struct range {
    uint64_t low, span;
    bool outside;
};

static bool is_unsigned(enum word_kind kind) { return kind == WORD_U16 || kind == WORD_U32 || kind == WORD_U64; }

static struct range range_of(enum word_kind kind, int cmp, int64_t value, const char *where)
{
    uint64_t v = (uint64_t)value, least = is_unsigned(kind) ? 0 : (uint64_t)INT64_MIN, most = least - 1;
    switch (cmp) {
    case SHMEM_CMP_EQ:
        return (struct range){v, 0, false};
    case SHMEM_CMP_NE:
        return (struct range){v, 0, true};
    case SHMEM_CMP_GT:
        return (struct range){least, v - least, true};
    case SHMEM_CMP_GE:
        return (struct range){v, most - v, false};
    case SHMEM_CMP_LT:
        return (struct range){v, most - v, true};
    case SHMEM_CMP_LE:
        return (struct range){least, v - least, false};
    }
    return range_of(kind, constant_cmp(cmp, where), value, where);
}

static bool range_holds(struct range range, int64_t value)
{
    return ((uint64_t)value - range.low <= range.span) != range.outside;
}

force_inline int64_t word_load(enum word_kind kind, const void *words, size_t i)
{
    switch (kind) {
    case WORD_I16:
        return load_acquire((const int16_t *)words + i);
    case WORD_U16:
        return load_acquire((const uint16_t *)words + i);
    case WORD_I32:
        return load_acquire((const int32_t *)words + i);
    case WORD_U32:
        return load_acquire((const uint32_t *)words + i);
    case WORD_I64:
        return load_acquire((const int64_t *)words + i);
    case WORD_U64:
        return (int64_t)load_acquire((const uint64_t *)words + i);
    }
    __builtin_unreachable();
}

static inline void wait_step(struct backoff *backoff)
{
    context_push();
    backoff_step(backoff);
}

static inline bool told(bool found)
{
    if (!found) context_not_yet();
    return found;
}

/* Several words and what they are compared with: the arguments that all forms share. */
struct words {
    enum word_kind kind;
    const void *ivars;
    size_t n;
    const int *status;
    int cmp;
    const void *values;
    size_t step;
    const char *where;
};

static bool words_include(const struct words *w, size_t i) { return !w->status || !w->status[i]; }

static bool words_satisfied(const struct words *w, size_t i)
{
    return range_holds(range_of(w->kind, w->cmp, word_load(w->kind, w->values, i * w->step), w->where),
                       word_load(w->kind, w->ivars, i));
}

static bool words_are_empty(const struct words *w)
{
    for (size_t i = 0; i < w->n; i++)
        if (words_include(w, i)) return false;
    return true;
}

static size_t words_included(const struct words *w)
{
    size_t count = 0;
    if (!w->status) return w->n;
    for (size_t i = 0; i < w->n; i++) count += words_include(w, i);
    return count;
}

/* The first satisfied element at or behind `from`, going round; SIZE_MAX if there is none. */
static size_t words_find(const struct words *w, size_t from)
{
    for (size_t k = 0; k < w->n; k++) {
        size_t i = from + k < w->n ? from + k : from + k - w->n;
        if (words_include(w, i) && words_satisfied(w, i)) return i;
    }
    return SIZE_MAX;
}

/* Where a search begins: at another one of the included elements in each call, so that an element that stays satisfied
 * cannot hide the others, however many excluded elements lie between them. SIZE_MAX if none is included. */
static size_t words_begin(const struct words *w)
{
    size_t count = words_included(w), i = 0;
    if (!count) return SIZE_MAX;
    size_t k = turn_next(count);
    if (!w->status) return k;
    for (; !words_include(w, i) || k; i++) k -= words_include(w, i);
    return i;
}

static size_t words_collect(const struct words *w, size_t *indices)
{
    size_t found = 0;
    for (size_t i = 0; i < w->n; i++)
        if (words_include(w, i) && words_satisfied(w, i)) indices[found++] = i;
    return found;
}

/* The loop of one kind, so that nothing stands between a look at the word and the answer. */
force_inline int64_t wait_for(enum word_kind kind, const void *ivar, struct range range)
{
    struct backoff backoff = {0};
    for (int64_t seen;; wait_step(&backoff))
        if (range_holds(range, seen = word_load(kind, ivar, 0))) return seen;
}

int64_t wait_until(enum word_kind kind, const void *ivar, int cmp, int64_t value, const char *where)
{
    struct range range = range_of(kind, cmp, value, where);
    switch (kind) {
    case WORD_I16:
        return wait_for(WORD_I16, ivar, range);
    case WORD_U16:
        return wait_for(WORD_U16, ivar, range);
    case WORD_I32:
        return wait_for(WORD_I32, ivar, range);
    case WORD_U32:
        return wait_for(WORD_U32, ivar, range);
    case WORD_I64:
        return wait_for(WORD_I64, ivar, range);
    case WORD_U64:
        return wait_for(WORD_U64, ivar, range);
    }
    __builtin_unreachable();
}

void wait_until_all(enum word_kind kind, const void *ivars, size_t nelems, const int *status, int cmp,
                    const void *values, size_t step, const char *where)
{
    struct words w = {kind, ivars, nelems, status, cmp, values, step, where};
    for (size_t i = 0; i < nelems; i++) {
        struct backoff backoff = {0};
        while (words_include(&w, i) && !words_satisfied(&w, i)) wait_step(&backoff);
    }
}

size_t wait_until_any(enum word_kind kind, const void *ivars, size_t nelems, const int *status, int cmp,
                      const void *values, size_t step, const char *where)
{
    struct words w = {kind, ivars, nelems, status, cmp, values, step, where};
    struct backoff backoff = {0};
    size_t found, from = words_begin(&w);
    if (from == SIZE_MAX) return SIZE_MAX;
    for (;; wait_step(&backoff))
        if ((found = words_find(&w, from)) != SIZE_MAX) return found;
}

size_t wait_until_some(enum word_kind kind, const void *ivars, size_t nelems, size_t *indices, const int *status,
                       int cmp, const void *values, size_t step, const char *where)
{
    struct words w = {kind, ivars, nelems, status, cmp, values, step, where};
    struct backoff backoff = {0};
    if (words_are_empty(&w)) return 0;
    for (size_t found;; wait_step(&backoff))
        if ((found = words_collect(&w, indices))) return found;
}

int wait_test(enum word_kind kind, const void *ivar, int cmp, int64_t value, const char *where)
{
    return told(range_holds(range_of(kind, cmp, value, where), word_load(kind, ivar, 0)));
}

int wait_test_all(enum word_kind kind, const void *ivars, size_t nelems, const int *status, int cmp, const void *values,
                  size_t step, const char *where)
{
    struct words w = {kind, ivars, nelems, status, cmp, values, step, where};
    for (size_t i = 0; i < nelems; i++)
        if (words_include(&w, i) && !words_satisfied(&w, i)) return told(false);
    return 1;
}

size_t wait_test_any(enum word_kind kind, const void *ivars, size_t nelems, const int *status, int cmp,
                     const void *values, size_t step, const char *where)
{
    struct words w = {kind, ivars, nelems, status, cmp, values, step, where};
    size_t from = words_begin(&w), found = from == SIZE_MAX ? SIZE_MAX : words_find(&w, from);
    told(found != SIZE_MAX);
    return found;
}

size_t wait_test_some(enum word_kind kind, const void *ivars, size_t nelems, size_t *indices, const int *status,
                      int cmp, const void *values, size_t step, const char *where)
{
    struct words w = {kind, ivars, nelems, status, cmp, values, step, where};
    size_t found = words_collect(&w, indices);
    told(found);
    return found;
}
