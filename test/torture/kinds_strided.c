/* Puts and gets of elements, or blocks of them, that lie apart. */
#include "kinds.h"

IN_FOUR(iput8, iput8, c->far, c->near, c->far_stride, c->near_stride, c->n, c->pe)
IN_FOUR(iput32, iput32, c->far, c->near, c->far_stride, c->near_stride, c->n, c->pe)
IN_FOUR(iput64, iput64, c->far, c->near, c->far_stride, c->near_stride, c->n, c->pe)
IN_FOUR(iget16, iget16, c->near, c->far, c->near_stride, c->far_stride, c->n, c->pe)
IN_FOUR(iget64, iget64, c->near, c->far, c->near_stride, c->far_stride, c->n, c->pe)
IN_TWO(ibput16, ibput16, c->far, c->near, c->far_stride, c->near_stride, c->block, c->n, c->pe)
IN_TWO(ibput64, ibput64, c->far, c->near, c->far_stride, c->near_stride, c->block, c->n, c->pe)
IN_TWO(ibget32, ibget32, c->near, c->far, c->near_stride, c->far_stride, c->block, c->n, c->pe)

static void iput_raw(const struct call *c)
{
    shmemx_raw_iput(c->ctx, c->far, c->near, c->far_stride, c->near_stride, c->block, c->n, 8, c->pe);
}

static const struct kind table[] = {
    {"iput8", "iput", SORT_PUT, STRIDED, 1, 2, .issue = FOUR(iput8)},
    {"iput32", "iput", SORT_PUT, STRIDED, 4, 2, .issue = FOUR(iput32)},
    {"iput64", "iput", SORT_PUT, STRIDED, 8, 3, .issue = FOUR(iput64)},
    {"ibput16", "iput", SORT_PUT, STRIDED | BLOCKED, 2, 1, .issue = TWO(ibput16)},
    {"ibput64", "iput", SORT_PUT, STRIDED | BLOCKED, 8, 2, .issue = TWO(ibput64)},
    {"raw_iput", "iput", SORT_PUT, STRIDED | BLOCKED, 8, 1, .issue = {[ON_CTX] = iput_raw}},
    {"iget16", "iget", SORT_GET, STRIDED, 2, 1, .issue = FOUR(iget16)},
    {"iget64", "iget", SORT_GET, STRIDED, 8, 2, .issue = FOUR(iget64)},
    {"ibget32", "iget", SORT_GET, STRIDED | BLOCKED, 4, 1, .issue = TWO(ibget32)},
};
TABLE(strided_kinds, table);
