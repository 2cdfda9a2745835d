/* Signals, and puts with one. */
#include "kinds.h"

IN_FOUR(set, putmem_signal, c->far, c->near, c->n, c->signal, c->operand, SHMEM_SIGNAL_SET, c->pe)
IN_FOUR(add, put64_signal, c->far, c->near, c->n, c->signal, c->operand, SHMEM_SIGNAL_ADD, c->pe)
IN_TWO(set_nbi, put32_signal_nbi, c->far, c->near, c->n, c->signal, c->operand, SHMEM_SIGNAL_SET, c->pe)
IN_TWO(add_nbi, putmem_signal_nbi, c->far, c->near, c->n, c->signal, c->operand, SHMEM_SIGNAL_ADD, c->pe)
IN_TWO(signal_set, signal_set, c->far, c->operand, c->pe)
IN_TWO(signal_add, signal_add, c->far, c->operand, c->pe)

static const struct kind table[] = {
    {"putmem_signal (set)", "put_signal", SORT_SIGNALLED, SIZED, 1, 6, AMO_SET, FOUR(set)},
    {"put64_signal (add)", "put_signal", SORT_SIGNALLED, SIZED, 8, 4, AMO_ADD, FOUR(add)},
    {"put32_signal_nbi (set)", "put_signal", SORT_SIGNALLED, SIZED | OPEN, 4, 4, AMO_SET, TWO(set_nbi)},
    {"putmem_signal_nbi (add)", "put_signal", SORT_SIGNALLED, SIZED | OPEN, 1, 4, AMO_ADD, TWO(add_nbi)},
    {"signal_set", "signal", SORT_ATOMIC, FLAG, 8, 3, AMO_SET, TWO(signal_set)},
    {"signal_add", "signal", SORT_ATOMIC, FLAG, 8, 3, AMO_ADD, TWO(signal_add)},
};
TABLE(signal_kinds, table);
