/* Atomic operations: CPU atomics on the mapped page, for every PE of the node (law 5). */
#ifndef HEDDLE_AMO_H
#define HEDDLE_AMO_H

#include "core/amo_kind.h"
#include "core/rma.h"

#define BITS 32
#include "core/amo_width.h"
#define BITS 64
#include "core/amo_width.h"

#endif
