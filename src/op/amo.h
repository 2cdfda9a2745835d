/* Atomic operations: CPU atomics on the mapped page, for every PE of the node (law 5). */
#ifndef HEDDLE_AMO_H
#define HEDDLE_AMO_H

#include "memory/amo_apply.h"
#include "op/rma.h"

#define BITS 32
#include "op/amo_width.inl"
#define BITS 64
#include "op/amo_width.inl"

#endif
