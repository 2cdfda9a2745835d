/* The atomic operations, and their application to a word that is mapped in this process. */
#ifndef HEDDLE_AMO_APPLY_H
#define HEDDLE_AMO_APPLY_H

#include "base/atomic.h"
#include "core/width.h"

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
#include "memory/amo_apply.inl"
#define BITS 64
#include "memory/amo_apply.inl"

#endif
