/* Gets of any size, and of one element. */
#include "kinds.h"

IN_FOUR(getmem, getmem, c->near, c->far, c->n, c->pe)
IN_FOUR(get16, get16, c->near, c->far, c->n, c->pe)
IN_FOUR(get32, get32, c->near, c->far, c->n, c->pe)
IN_FOUR(get64, get64, c->near, c->far, c->n, c->pe)
IN_FOUR(get128, get128, c->near, c->far, c->n, c->pe)
IN_TWO(getmem_nbi, getmem_nbi, c->near, c->far, c->n, c->pe)
IN_TWO(get64_nbi, get64_nbi, c->near, c->far, c->n, c->pe)
IN_TWO(get_short_nbi, short_get_nbi, c->near, c->far, c->n, c->pe)

#define G(function, type, name)                                                                                        \
    static void function(const struct call *c) { *(type *)c->near = shmem_##name##_g(c->far, c->pe); }                 \
    static void function##_ctx(const struct call *c) { *(type *)c->near = shmem_ctx_##name##_g(c->ctx, c->far, c->pe); }
G(g8, uint8_t, uint8)
G(g16, uint16_t, uint16)
G(g32, uint32_t, uint32)
G(g64, uint64_t, uint64)

static void get_last(const struct call *c) { shmemx_ctx_getmem(c->near, c->far, c->n, c->pe, c->ctx); }
static void get_raw(const struct call *c) { shmemx_raw_get(c->ctx, c->near, c->far, c->n, c->pe); }
static void get_raw_nbi(const struct call *c) { shmemx_raw_get_nbi(c->ctx, c->near, c->far, c->n, c->pe); }

static const struct kind table[] = {
    {"getmem", "get", SORT_GET, SIZED, 1, 5, .issue = FOUR(getmem)},
    {"get16", "get", SORT_GET, SIZED, 2, 1, .issue = FOUR(get16)},
    {"get32", "get", SORT_GET, SIZED, 4, 1, .issue = FOUR(get32)},
    {"get64", "get", SORT_GET, SIZED, 8, 2, .issue = FOUR(get64)},
    {"get128", "get", SORT_GET, SIZED, 16, 1, .issue = FOUR(get128)},
    {"shmemx_ctx_getmem (context last)", "get", SORT_GET, SIZED, 1, 1, .issue = {[ON_CTX] = get_last}},
    {"raw_get", "get", SORT_GET, SIZED, 1, 1, .issue = {[ON_CTX] = get_raw}},
    {"getmem_nbi", "get_nbi", SORT_GET, SIZED | OPEN, 1, 5, .issue = TWO(getmem_nbi)},
    {"get64_nbi", "get_nbi", SORT_GET, SIZED | OPEN, 8, 2, .issue = TWO(get64_nbi)},
    {"short_get_nbi", "get_nbi", SORT_GET, SIZED | OPEN, 2, 1, .issue = TWO(get_short_nbi)},
    {"raw_get_nbi", "get_nbi", SORT_GET, SIZED | OPEN, 1, 1, .issue = {[ON_CTX] = get_raw_nbi}},
    {"uint8_g", "g", SORT_GET, 0, 1, 1, .issue = TWO(g8)},
    {"uint16_g", "g", SORT_GET, 0, 2, 1, .issue = TWO(g16)},
    {"uint32_g", "g", SORT_GET, 0, 4, 1, .issue = TWO(g32)},
    {"uint64_g", "g", SORT_GET, 0, 8, 3, .issue = TWO(g64)},
};
TABLE(get_kinds, table);
