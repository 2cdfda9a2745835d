/* Atomic operations on words of 32 and 64 bits: without a result, with one, and with one that comes later. */
#include "kinds.h"

#define VALUE(type) ((type)c->operand)
#define COND(type)  ((type)c->cond)

/* With a result at once; what is charged to a request has it later. */
#define FETCHING(function, type, spelling, ...)                                                                        \
    static void function(const struct call *c) { *(type *)c->near = shmem_##spelling(__VA_ARGS__); }                   \
    static void function##_ctx(const struct call *c) { *(type *)c->near = shmem_ctx_##spelling(c->ctx, __VA_ARGS__); } \
    static void function##_nbe(const struct call *c) { shmemx_##spelling##_nbe(c->near, __VA_ARGS__, c->request); }    \
    static void function##_ctx_nbe(const struct call *c)                                                               \
    {                                                                                                                  \
        shmemx_ctx_##spelling##_nbe(c->ctx, c->near, __VA_ARGS__, c->request);                                         \
    }                                                                                                                  \
    IN_TWO(function##_nbi, spelling##_nbi, c->near, __VA_ARGS__)

#define WIDTH(w, type, name)                                                                                           \
    IN_FOUR(set##w, name##_atomic_set, c->far, VALUE(type), c->pe)                                                     \
    IN_FOUR(add##w, name##_atomic_add, c->far, VALUE(type), c->pe)                                                     \
    IN_FOUR(and##w, name##_atomic_and, c->far, VALUE(type), c->pe)                                                     \
    IN_FOUR(or ##w, name##_atomic_or, c->far, VALUE(type), c->pe)                                                      \
    IN_FOUR(xor##w, name##_atomic_xor, c->far, VALUE(type), c->pe)                                                     \
    FETCHING(fetch##w, type, name##_atomic_fetch, c->far, c->pe)                                                       \
    FETCHING(swap##w, type, name##_atomic_swap, c->far, VALUE(type), c->pe)                                            \
    FETCHING(cswap##w, type, name##_atomic_compare_swap, c->far, COND(type), VALUE(type), c->pe)                       \
    FETCHING(fetch_add##w, type, name##_atomic_fetch_add, c->far, VALUE(type), c->pe)                                  \
    FETCHING(fetch_and##w, type, name##_atomic_fetch_and, c->far, VALUE(type), c->pe)                                  \
    FETCHING(fetch_or##w, type, name##_atomic_fetch_or, c->far, VALUE(type), c->pe)                                    \
    FETCHING(fetch_xor##w, type, name##_atomic_fetch_xor, c->far, VALUE(type), c->pe)
WIDTH(32, uint32_t, uint32)
WIDTH(64, uint64_t, uint64)

static void atomic_raw(const struct call *c)
{
    shmemx_raw_atomic(c->ctx, SHMEMX_ATOMIC_XOR, 8, c->far, c->operand, c->pe);
}

#define ROWS(w, weight)                                                                                                \
    {"atomic_set", "atomic", SORT_ATOMIC, FLAG, w / 8, 3 * weight, AMO_SET, FOUR(set##w)},                             \
        {"atomic_add", "atomic", SORT_ATOMIC, FLAG, w / 8, 3 * weight, AMO_ADD, FOUR(add##w)},                         \
        {"atomic_and", "atomic", SORT_ATOMIC, 0, w / 8, weight, AMO_AND, FOUR(and##w)},                                \
        {"atomic_or", "atomic", SORT_ATOMIC, 0, w / 8, weight, AMO_OR, FOUR(or ##w)},                                  \
        {"atomic_xor", "atomic", SORT_ATOMIC, 0, w / 8, weight, AMO_XOR, FOUR(xor##w)},                                \
        {"atomic_fetch", "fetch", SORT_ATOMIC, FETCHES, w / 8, weight, AMO_FETCH, FOUR(fetch##w)},                     \
        {"atomic_swap", "fetch", SORT_ATOMIC, FETCHES, w / 8, weight, AMO_SET, FOUR(swap##w)},                         \
        {"atomic_compare_swap", "fetch", SORT_ATOMIC, FETCHES, w / 8, weight, AMO_CSWAP, FOUR(cswap##w)},              \
        {"atomic_fetch_add", "fetch", SORT_ATOMIC, FETCHES, w / 8, 2 * weight, AMO_ADD, FOUR(fetch_add##w)},           \
        {"atomic_fetch_and", "fetch", SORT_ATOMIC, FETCHES, w / 8, weight, AMO_AND, FOUR(fetch_and##w)},               \
        {"atomic_fetch_or", "fetch", SORT_ATOMIC, FETCHES, w / 8, weight, AMO_OR, FOUR(fetch_or##w)},                  \
        {"atomic_fetch_xor", "fetch", SORT_ATOMIC, FETCHES, w / 8, weight, AMO_XOR, FOUR(fetch_xor##w)},               \
        {"atomic_fetch_nbi", "fetch_nbi", SORT_ATOMIC, FETCHES | OPEN, w / 8, weight, AMO_FETCH, TWO(fetch##w##_nbi)}, \
        {"atomic_swap_nbi", "fetch_nbi", SORT_ATOMIC, FETCHES | OPEN, w / 8, weight, AMO_SET, TWO(swap##w##_nbi)},     \
        {"atomic_compare_swap_nbi", "fetch_nbi", SORT_ATOMIC, FETCHES | OPEN, w / 8, weight, AMO_CSWAP,                \
         TWO(cswap##w##_nbi)},                                                                                         \
        {"atomic_fetch_add_nbi", "fetch_nbi", SORT_ATOMIC, FETCHES | OPEN, w / 8, 2 * weight, AMO_ADD,                 \
         TWO(fetch_add##w##_nbi)},                                                                                     \
        {"atomic_fetch_and_nbi", "fetch_nbi", SORT_ATOMIC, FETCHES | OPEN, w / 8, weight, AMO_AND,                     \
         TWO(fetch_and##w##_nbi)},                                                                                     \
        {"atomic_fetch_or_nbi", "fetch_nbi", SORT_ATOMIC, FETCHES | OPEN, w / 8, weight, AMO_OR,                       \
         TWO(fetch_or##w##_nbi)},                                                                                      \
    {                                                                                                                  \
        "atomic_fetch_xor_nbi", "fetch_nbi", SORT_ATOMIC, FETCHES | OPEN, w / 8, weight, AMO_XOR,                      \
            TWO(fetch_xor##w##_nbi)                                                                                    \
    }

static const struct kind table[] = {
    ROWS(32, 1),
    ROWS(64, 2),
    {"raw_atomic (xor)", "atomic", SORT_ATOMIC, 0, 8, 1, AMO_XOR, {[ON_CTX] = atomic_raw}},
};
TABLE(atomic_kinds, table);
