/* Puts of any size, and of one element. */
#include "kinds.h"

IN_FOUR(putmem, putmem, c->far, c->near, c->n, c->pe)
IN_FOUR(put8, put8, c->far, c->near, c->n, c->pe)
IN_FOUR(put16, put16, c->far, c->near, c->n, c->pe)
IN_FOUR(put32, put32, c->far, c->near, c->n, c->pe)
IN_FOUR(put64, put64, c->far, c->near, c->n, c->pe)
IN_FOUR(put128, put128, c->far, c->near, c->n, c->pe)
IN_FOUR(put_double, double_put, c->far, c->near, c->n, c->pe)
IN_TWO(putmem_nbi, putmem_nbi, c->far, c->near, c->n, c->pe)
IN_TWO(put64_nbi, put64_nbi, c->far, c->near, c->n, c->pe)
IN_TWO(put128_nbi, put128_nbi, c->far, c->near, c->n, c->pe)
IN_TWO(put_int_nbi, int_put_nbi, c->far, c->near, c->n, c->pe)

IN_FOUR(p8, uint8_p, c->far, *(const uint8_t *)c->near, c->pe)
IN_FOUR(p16, uint16_p, c->far, *(const uint16_t *)c->near, c->pe)
IN_FOUR(p32, uint32_p, c->far, *(const uint32_t *)c->near, c->pe)
IN_FOUR(p64, uint64_p, c->far, *(const uint64_t *)c->near, c->pe)
IN_FOUR(p_double, double_p, c->far, *(const double *)c->near, c->pe)

static void put_last(const struct call *c) { shmemx_ctx_putmem(c->far, c->near, c->n, c->pe, c->ctx); }
static void put_last_nb(const struct call *c) { shmemx_ctx_put64_nb(c->far, c->near, c->n, c->pe, c->ctx); }
static void put_raw(const struct call *c) { shmemx_raw_put(c->ctx, c->far, c->near, c->n, c->pe); }
static void put_raw_nbi(const struct call *c) { shmemx_raw_put_nbi(c->ctx, c->far, c->near, c->n, c->pe); }

static const struct kind table[] = {
    {"putmem", "put", SORT_PUT, SIZED, 1, 10, .issue = FOUR(putmem)},
    {"put8", "put", SORT_PUT, SIZED, 1, 1, .issue = FOUR(put8)},
    {"put16", "put", SORT_PUT, SIZED, 2, 1, .issue = FOUR(put16)},
    {"put32", "put", SORT_PUT, SIZED, 4, 2, .issue = FOUR(put32)},
    {"put64", "put", SORT_PUT, SIZED, 8, 5, .issue = FOUR(put64)},
    {"put128", "put", SORT_PUT, SIZED, 16, 1, .issue = FOUR(put128)},
    {"double_put", "put", SORT_PUT, SIZED, 8, 1, .issue = FOUR(put_double)},
    {"shmemx_ctx_putmem (context last)", "put", SORT_PUT, SIZED, 1, 1, .issue = {[ON_CTX] = put_last}},
    {"raw_put", "put", SORT_PUT, SIZED, 1, 1, .issue = {[ON_CTX] = put_raw}},
    {"putmem_nbi", "put_nbi", SORT_PUT, SIZED | OPEN, 1, 8, .issue = TWO(putmem_nbi)},
    {"put64_nbi", "put_nbi", SORT_PUT, SIZED | OPEN, 8, 4, .issue = TWO(put64_nbi)},
    {"put128_nbi", "put_nbi", SORT_PUT, SIZED | OPEN, 16, 1, .issue = TWO(put128_nbi)},
    {"int_put_nbi", "put_nbi", SORT_PUT, SIZED | OPEN, 4, 1, .issue = TWO(put_int_nbi)},
    {"shmemx_ctx_put64_nb (context last)", "put_nbi", SORT_PUT, SIZED | OPEN, 8, 1, .issue = {[ON_CTX] = put_last_nb}},
    {"raw_put_nbi", "put_nbi", SORT_PUT, SIZED | OPEN, 1, 1, .issue = {[ON_CTX] = put_raw_nbi}},
    {"uint8_p", "p", SORT_PUT, 0, 1, 2, .issue = FOUR(p8)},
    {"uint16_p", "p", SORT_PUT, 0, 2, 2, .issue = FOUR(p16)},
    {"uint32_p", "p", SORT_PUT, FLAG, 4, 3, .issue = FOUR(p32)},
    {"uint64_p", "p", SORT_PUT, FLAG, 8, 8, .issue = FOUR(p64)},
    {"double_p", "p", SORT_PUT, 0, 8, 1, .issue = FOUR(p_double)},
};
TABLE(put_kinds, table);
