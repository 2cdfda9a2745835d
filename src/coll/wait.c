#include "coll/wait.h"

#include <shmem.h>

#include "base/atomic.h"
#include "base/log.h"
#include "core/pause.h"

/* A word as a signed 64-bit number whose order is that of its kind: unsigned ones are shifted down by 2^63. */
static int64_t ordered(enum word_kind kind, int64_t value)
{
    return kind == WORD_U64 ? (int64_t)((uint64_t)value ^ (1ull << 63)) : value;
}

static int64_t word_load(enum word_kind kind, const void *words, size_t i)
{
    switch (kind) {
    case WORD_I16: return load_acquire((const int16_t *)words + i);
    case WORD_U16: return load_acquire((const uint16_t *)words + i);
    case WORD_I32: return load_acquire((const int32_t *)words + i);
    case WORD_U32: return load_acquire((const uint32_t *)words + i);
    case WORD_I64: return load_acquire((const int64_t *)words + i);
    case WORD_U64: return (int64_t)load_acquire((const uint64_t *)words + i);
    }
    __builtin_unreachable();
}

static bool compare(enum word_kind kind, int64_t a, int cmp, int64_t b, const char *where)
{
    a = ordered(kind, a), b = ordered(kind, b);
    switch (cmp) {
    case SHMEM_CMP_EQ: return a == b;
    case SHMEM_CMP_NE: return a != b;
    case SHMEM_CMP_GT: return a > b;
    case SHMEM_CMP_GE: return a >= b;
    case SHMEM_CMP_LT: return a < b;
    case SHMEM_CMP_LE: return a <= b;
    }
    die_argument(where, "cmp", "%d, not one of the constants SHMEM_CMP_EQ (%d) to SHMEM_CMP_LE", cmp, SHMEM_CMP_EQ);
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
    return compare(w->kind, word_load(w->kind, w->ivars, i), w->cmp, word_load(w->kind, w->values, i * w->step),
                   w->where);
}

static bool words_are_empty(const struct words *w)
{
    for (size_t i = 0; i < w->n; i++)
        if (words_include(w, i)) return false;
    return true;
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

/* Where a search begins: elsewhere every time, in no rhythm that a program could fall into, so that an element that
 * stays satisfied cannot hide the others for ever. */
static size_t words_begin(size_t n)
{
    static _Thread_local uint64_t turn;
    turn += 0x9e3779b97f4a7c15; /* 2^64 by the golden ratio */
    return n ? (turn >> 32) % n : 0;
}

static size_t words_collect(const struct words *w, size_t *indices)
{
    size_t found = 0;
    for (size_t i = 0; i < w->n; i++)
        if (words_include(w, i) && words_satisfied(w, i)) indices[found++] = i;
    return found;
}

int64_t wait_until(enum word_kind kind, const void *ivar, int cmp, int64_t value, const char *where)
{
    struct pause pause = {0};
    for (;;) {
        int64_t seen = word_load(kind, ivar, 0);
        if (compare(kind, seen, cmp, value, where)) return seen;
        pause_step(&pause);
    }
}

void wait_until_all(enum word_kind kind, const void *ivars, size_t nelems, const int *status, int cmp,
                    const void *values, size_t step, const char *where)
{
    struct words w = {kind, ivars, nelems, status, cmp, values, step, where};
    for (size_t i = 0; i < nelems; i++) {
        struct pause pause = {0};
        while (words_include(&w, i) && !words_satisfied(&w, i)) pause_step(&pause);
    }
}

size_t wait_until_any(enum word_kind kind, const void *ivars, size_t nelems, const int *status, int cmp,
                      const void *values, size_t step, const char *where)
{
    struct words w = {kind, ivars, nelems, status, cmp, values, step, where};
    struct pause pause = {0};
    if (words_are_empty(&w)) return SIZE_MAX;
    for (size_t found, from = words_begin(nelems);; pause_step(&pause))
        if ((found = words_find(&w, from)) != SIZE_MAX) return found;
}

size_t wait_until_some(enum word_kind kind, const void *ivars, size_t nelems, size_t *indices, const int *status,
                       int cmp, const void *values, size_t step, const char *where)
{
    struct words w = {kind, ivars, nelems, status, cmp, values, step, where};
    struct pause pause = {0};
    if (words_are_empty(&w)) return 0;
    for (size_t found;; pause_step(&pause))
        if ((found = words_collect(&w, indices))) return found;
}

int wait_test(enum word_kind kind, const void *ivar, int cmp, int64_t value, const char *where)
{
    return compare(kind, word_load(kind, ivar, 0), cmp, value, where);
}

int wait_test_all(enum word_kind kind, const void *ivars, size_t nelems, const int *status, int cmp,
                  const void *values, size_t step, const char *where)
{
    struct words w = {kind, ivars, nelems, status, cmp, values, step, where};
    for (size_t i = 0; i < nelems; i++)
        if (words_include(&w, i) && !words_satisfied(&w, i)) return 0;
    return 1;
}

size_t wait_test_any(enum word_kind kind, const void *ivars, size_t nelems, const int *status, int cmp,
                     const void *values, size_t step, const char *where)
{
    struct words w = {kind, ivars, nelems, status, cmp, values, step, where};
    return words_find(&w, words_begin(nelems));
}

size_t wait_test_some(enum word_kind kind, const void *ivars, size_t nelems, size_t *indices, const int *status,
                      int cmp, const void *values, size_t step, const char *where)
{
    struct words w = {kind, ivars, nelems, status, cmp, values, step, where};
    return words_collect(&w, indices);
}
