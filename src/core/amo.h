/* Atomic operations: CPU atomics on the mapped page, for every PE of the node (law 5). */
#ifndef HEDDLE_AMO_H
#define HEDDLE_AMO_H

#include "base/atomic.h"
#include "core/rma.h"

enum amo {
    AMO_FETCH,
    AMO_SET,
    AMO_SWAP,
    AMO_COMPARE_SWAP,
    AMO_ADD,
    AMO_AND,
    AMO_OR,
    AMO_XOR,
};

#define BITS 32
#include "core/amo_width.h"
#define BITS 64
#include "core/amo_width.h"

#endif
