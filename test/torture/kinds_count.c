/* Puts and gets that count at the target, and pushes to its appends. */
#include "kinds.h"

IN_TWO_EXTRA(put_ct, putmem_ct, c->ct, c->far, c->near, c->n, c->pe)
IN_TWO_EXTRA(put64_ct, put64_ct, c->ct, c->far, c->near, c->n, c->pe)
IN_TWO_EXTRA(put_ct_nbi, putmem_ct_nbi, c->ct, c->far, c->near, c->n, c->pe)
IN_TWO_EXTRA(get_ct, getmem_ct, c->ct, c->near, c->far, c->n, c->pe)
IN_TWO_EXTRA(get_ct_nbi, getmem_ct_nbi, c->ct, c->near, c->far, c->n, c->pe)
IN_TWO_EXTRA(push, push, c->oct, c->near, c->n, c->pe)
IN_TWO_EXTRA(push64, uint64_push, c->oct, c->near, c->n, c->pe)
IN_TWO_EXTRA(push_nbi, push_nbi, c->oct, c->near, c->n, c->pe)
IN_TWO_EXTRA(push_ct, push_ct, c->ct, c->oct, c->near, c->n, c->pe)
IN_TWO_EXTRA(push_ct_nbi, push_ct_nbi, c->ct, c->oct, c->near, c->n, c->pe)

static void push_try(const struct call *c) { *c->fits = !shmemx_push_try(c->oct, c->near, c->n, c->pe); }
static void push_try_ctx(const struct call *c)
{
    *c->fits = !shmemx_ctx_push_try(c->ctx, c->oct, c->near, c->n, c->pe);
}

static const struct kind table[] = {
    {"putmem_ct", "count", SORT_PUT, SIZED | COUNTS, 1, 6, .issue = TWO(put_ct)},
    {"put64_ct", "count", SORT_PUT, SIZED | COUNTS, 8, 3, .issue = TWO(put64_ct)},
    {"putmem_ct_nbi", "count", SORT_PUT, SIZED | COUNTS | OPEN, 1, 3, .issue = TWO(put_ct_nbi)},
    {"getmem_ct", "count", SORT_GET, SIZED | COUNTS, 1, 2, .issue = TWO(get_ct)},
    {"getmem_ct_nbi", "count", SORT_GET, SIZED | COUNTS | OPEN, 1, 2, .issue = TWO(get_ct_nbi)},
    {"push", "push", SORT_PUSH, SIZED, 1, 5, .issue = TWO(push)},
    {"uint64_push", "push", SORT_PUSH, SIZED, 8, 2, .issue = TWO(push64)},
    {"push_nbi", "push", SORT_PUSH, SIZED | OPEN, 1, 3, .issue = TWO(push_nbi)},
    {"push_ct", "push", SORT_PUSH, SIZED | COUNTS, 1, 3, .issue = TWO(push_ct)},
    {"push_ct_nbi", "push", SORT_PUSH, SIZED | COUNTS | OPEN, 1, 2, .issue = TWO(push_ct_nbi)},
    {"push_try", "push_try", SORT_PUSH, SIZED | TRIES, 1, 3, .issue = TWO(push_try)},
    {"push (to a ring)", "ring", SORT_PUSH, SIZED | RINGS, 1, 3, .issue = TWO(push)},
    {"push_nbi (to a ring)", "ring", SORT_PUSH, SIZED | RINGS | OPEN, 1, 1, .issue = TWO(push_nbi)},
};
TABLE(count_kinds, table);
